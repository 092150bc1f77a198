extension Scenario.Action {
  /// The numbers of the action, in a fixed order, without those of a new refresh control.
  var numbers: [Double] {
    var numbers: [Double] = []
    _ = mapNumbers { number in
      numbers.append(number)
      return number
    }
    return numbers
  }

  /// Returns the action with one of its numbers replaced.
  func replacingNumber(at place: Int, with replacement: Double) -> Self {
    var index = -1
    return mapNumbers { number in
      index += 1
      return index == place ? replacement : number
    }
  }

  private func mapNumbers(_ map: (Double) -> Double) -> Self {
    switch self {
    case .touchBegan(let x, let y): .touchBegan(x: x.map(map), y: map(y))
    case .touchMoved(let x, let y): .touchMoved(x: x.map(map), y: map(y))
    case .touchEnded(let x, let y): .touchEnded(x: x.map(map), y: y.map(map))
    case .touchCancelled(let x, let y): .touchCancelled(x: x.map(map), y: y.map(map))
    case .dragTo(let y, let x): .dragTo(y: map(y), x: x.map(map))
    case .release(let velocity): .release(velocity: map(velocity))
    case .setContentOffset(let y, let x, let animated):
      .setContentOffset(y: map(y), x: x.map(map), animated: animated)
    case .assignContentOffset(let y, let x): .assignContentOffset(y: map(y), x: x.map(map))
    case .scrollRectToVisible(let y, let height, let animated):
      .scrollRectToVisible(y: map(y), height: map(height), animated: animated)
    case .setContentInset(let sides): .setContentInset(sides.mapNumbers(map))
    case .setSafeAreaInsets(let sides): .setSafeAreaInsets(sides.mapNumbers(map))
    case .setContentSize(let width, let height):
      .setContentSize(width: width.map(map), height: height.map(map))
    case .setViewportSize(let width, let height):
      .setViewportSize(width: width.map(map), height: height.map(map))
    case .setTableHeader(let height): .setTableHeader(height: map(height))
    case .endRefreshing(let deadline, let after, let outcome):
      .endRefreshing(deadline: deadline.map(map), after: after.map(map), outcome: outcome)
    case .cancelDrag, .setBounces, .setAlwaysBounceVertical, .setScrollEnabled,
      .setRefreshEnabled, .setRefreshHidden, .setTitle, .setIgnoresTableHeader, .setVeto,
      .setAllowsScrollToTop, .setAutomaticContainer, .beginRefreshing, .startRefreshing,
      .pullAndRefresh, .cancelRefreshing, .attachControl, .detachControl, .leaveWindow,
      .enterWindow, .refreshActivityIndicator, .showRunningControl, .setDelegate, .scrollToTop,
      .checkpoint:
      self
    }
  }
}

extension Scenario.Sides {
  fileprivate func mapNumbers(_ map: (Double) -> Double) -> Self {
    Self(
      top: top.map(map), left: left.map(map), bottom: bottom.map(map), right: right.map(map))
  }
}
