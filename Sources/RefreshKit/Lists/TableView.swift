public import ScrollCore

/// A scroll view that shows rows under an optional header.
///
/// ```swift
/// let table = TableView(viewportSize: ScrollSize(width: 390, height: 844))
/// table.dataSource = list   // asks for the rows, and makes the content as high as they are
/// table.delegate = screen   // hears of taps on rows if it conforms to TableViewDelegate
/// table.addRefreshControl()
/// ```
///
/// Everything of ``ScrollView`` holds for it, the refresh control included; only the place of the
/// control knows of the header. Without a data source the content is as large as `contentSize`
/// says.
public final class TableView: ScrollView {
  private weak var rowDelegate: (any TableViewDelegate)?

  /// The object that is asked for the rows, at once and at every ``reloadData()``; held weakly.
  public weak var dataSource: (any TableViewDataSource)? {
    didSet { reloadData() }
  }

  /// The height of the header view above the rows, in points up to 1e9; 0 for no header.
  ///
  /// With a data source the content grows and shrinks with it. Without one the header lies in the
  /// content, whose size says how high the whole is.
  public var tableHeaderHeight: Double {
    get { model.headerHeight }
    set {
      guard newValue >= 0, ScrollLimits.allow(newValue) else {
        return refuse("tableHeaderHeight", newValue)
      }
      setHeader(height: newValue)
    }
  }

  /// Asks the data source for the rows anew and makes the content as high as header and rows.
  ///
  /// The content is as wide as the view from then on. As at every change of the size, content that
  /// rests at the top stays there, and nothing moves under a finger. A height or a number that
  /// makes no sense counts as 0 and is reported, and so does a row with which all would be higher
  /// than 1e9 points. Without a data source nothing happens.
  ///
  /// - Complexity: O(n) in the number of rows.
  public func reloadData() {
    setRows {
      dataSource.map { source in
        (source.numberOfRows(in: self), { source.tableView(self, heightForRowAt: $0) })
      }
    }
  }

  /// Returns the row at a point of the content, `nil` where there is none.
  ///
  /// - Complexity: O(log n) in the number of rows.
  public func indexForRow(at point: ScrollPoint) -> Int? { row(at: point) }

  /// Returns where a row stands in the content, `nil` for a row that is not there.
  public func rectForRow(at row: Int) -> ScrollRect? { rect(ofRow: row) }

  override func delegateChanged() {
    rowDelegate = delegate as? any TableViewDelegate
  }

  override func notifyTap(onRow row: Int) {
    rowDelegate?.tableView(self, didSelectRowAt: row)
  }
}
