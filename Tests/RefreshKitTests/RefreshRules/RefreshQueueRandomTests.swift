import RefreshKit
import XCTest

/// D5, S12: whatever callbacks do, what comes of it is told in the order in which it was done.
final class RefreshQueueRandomTests: XCTestCase {
  private enum Deed {
    case scroll(Double)
    case inset(Double)
    case actions
    case turn(Int)
  }

  /// The rule by itself: one list of what is to be told, and each thing told may do the next deeds.
  private struct Model {
    var deeds: [[Deed]]
    /// What waits, with how many scrolls had been told when it was done.
    private var waiting: [(deed: Deed, toldBefore: Int)] = []
    private var toldScrolls = 0
    private var offset = 0.0
    private var toldOffset = 0.0
    private var bottom = 0.0
    private(set) var log: [String] = []

    init(deeds: [[Deed]]) { self.deeds = deeds }

    mutating func run() {
      while !deeds.isEmpty {
        doNext()
        while !waiting.isEmpty {
          let (deed, toldBefore) = waiting.removeFirst()
          tell(deed, toldBefore: toldBefore)
        }
      }
    }

    private mutating func tell(_ deed: Deed, toldBefore: Int) {
      switch deed {
      case .scroll:
        // One that was told later, with the offset of then, has told this one too.
        if offset == toldOffset || toldBefore != toldScrolls { return }
        toldOffset = offset
        toldScrolls += 1
        log.append("S \(offset)")
      case .inset: log.append("inset \(bottom)")
      case .actions: log.append("action")
      case .turn(let number): log.append("turn \(number)")
      }
      doNext()
    }

    private mutating func doNext() {
      guard !deeds.isEmpty else { return }
      for deed in deeds.removeFirst() {
        switch deed {
        case .scroll(let y):
          if y == offset { continue }
          offset = y
          // Two with nothing between them are one.
          if case (.scroll, toldScrolls)? = waiting.last { continue }
        case .inset(let new):
          if new == bottom { continue }
          bottom = new
        case .actions, .turn: break
        }
        waiting.append((deed, toldScrolls))
      }
    }
  }

  /// The same on a view.
  private final class Run: ScrollViewDelegate {
    let view = ScrollView(
      viewportSize: ScrollSize(width: 320, height: 480),
      contentSize: ScrollSize(width: 320, height: 2000))
    var deeds: [[Deed]]
    var log: [String] = []
    private var isTelling = false

    init(deeds: [[Deed]]) {
      self.deeds = deeds
      view.delegate = self
      view.addRefreshControl().addAction { [unowned self] _ in note("action") }
    }

    func run() {
      while !deeds.isEmpty {
        // Several deeds of a turn that nobody has been told of yet: they begin in a turn of the
        // view.
        view.enqueueCallback { [unowned self] in doNext() }
      }
    }

    private func note(_ entry: String) {
      XCTAssertFalse(isTelling, "nested")
      isTelling = true
      log.append(entry)
      doNext()
      isTelling = false
    }

    private func doNext() {
      guard !deeds.isEmpty else { return }
      for deed in deeds.removeFirst() {
        switch deed {
        case .scroll(let y): view.contentOffset.y = y
        case .inset(let bottom): view.contentInset.bottom = bottom
        case .actions: view.refreshControl?.sendActions()
        case .turn(let number): view.enqueueCallback { [unowned self] in note("turn \(number)") }
        }
      }
    }

    func scrollViewDidScroll(_ scrollView: ScrollView) { note("S \(scrollView.contentOffset.y)") }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {
      note("inset \(scrollView.contentInset.bottom)")
    }
  }

  func testRandomDeedsInCallbacksAreToldInOrder() {
    var random = ScriptGenerator(state: 11)
    for script in 0..<scriptCount(500) {
      let deeds = (0..<8).map { _ in
        (0..<Int.random(in: 0...3, using: &random)).map { _ in
          random.pick([
            Deed.scroll(random.pick([0, 10, 20, 30])), .scroll(random.pick([0, 10, 20, 30])),
            .inset(random.pick([0, 5, 10])), .actions, .turn(Int.random(in: 0..<9, using: &random)),
          ])
        }
      }
      var model = Model(deeds: deeds)
      let run = Run(deeds: deeds)
      model.run()
      run.run()
      XCTAssertEqual(run.log, model.log, "script \(script): \(deeds)")
    }
  }
}
