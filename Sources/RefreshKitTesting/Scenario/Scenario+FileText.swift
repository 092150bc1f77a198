import RefreshKit

extension Scenario {
  /// The text of a scenario file, which `refreshkit replay` runs.
  ///
  /// Each step has a line of its own, and what has the default of the format is left out. A number
  /// that is NaN or infinite, which JSON does not have, is written as `null`; the tool refuses that
  /// with its place. Ends with a line feed.
  ///
  /// - Complexity: O(n) in the number of steps.
  public var fileText: String {
    var lines = ["\"format\": 1"]
    if !name.isEmpty { lines.append("\"name\": \(name.fileText)") }
    lines.append("\"scrollView\": \(scrollView.fileObject.text)")
    if let refreshControl {
      var object = FileObject()
      refreshControl.addFields(to: &object)
      lines.append("\"refreshControl\": \(object.text)")
    }
    if delegate != .refresh { lines.append("\"delegate\": \(delegate.rawValue.fileText)") }
    if endsWhenBegun { lines.append("\"endsWhenBegun\": true") }
    if frame != 1.0 / 60 { lines.append("\"frame\": \(frame.fileText)") }
    let texts = steps.map { "    \($0.fileText)" }.joined(separator: ",\n")
    lines.append(steps.isEmpty ? "\"steps\": []" : "\"steps\": [\n\(texts)\n  ]")
    if let until { lines.append("\"until\": \(until.fileText)") }
    return "{\n" + lines.map { "  \($0)" }.joined(separator: ",\n") + "\n}\n"
  }
}

extension Scenario.Step {
  /// The step on one line of a scenario file.
  var fileText: String {
    var object = FileObject()
    object.add("at", at)
    object.add("do", action.name)
    action.addFields(to: &object)
    return object.text
  }
}

extension Scenario.ScrollViewSetup {
  fileprivate var fileObject: FileObject {
    var object = FileObject()
    object.add("kind", kind.rawValue, unless: Scenario.ViewKind.scroll.rawValue)
    object.add("width", width)
    object.add("height", height)
    object.add("contentWidth", contentWidth)
    object.add("contentHeight", contentHeight, unless: 0)
    object.add("contentInset", contentInset.fileObject)
    object.add("safeAreaInsets", safeAreaInsets.fileObject)
    object.add(
      "contentInsetAdjustmentBehavior", contentInsetAdjustmentBehavior.rawValue,
      unless: ContentInsetAdjustmentBehavior.automatic.rawValue)
    object.add("bounces", bounces, unless: true)
    object.add("alwaysBounceVertical", alwaysBounceVertical, unless: false)
    switch decelerationRate {
    case .normal: break
    case .fast: object.add("decelerationRate", "fast")
    case .custom(let rate): object.add("decelerationRate", rate)
    }
    object.add("tableHeaderHeight", tableHeaderHeight, unless: 0)
    if let contentOffset {
      var offset = FileObject()
      offset.add("x", contentOffset.x)
      offset.add("y", contentOffset.y)
      object.add("contentOffset", offset)
    }
    object.add("onScreen", onScreen, unless: true)
    return object
  }
}

extension ContentInsets {
  fileprivate var fileObject: FileObject {
    var object = FileObject()
    object.add("top", top, unless: 0)
    object.add("left", left, unless: 0)
    object.add("bottom", bottom, unless: 0)
    object.add("right", right, unless: 0)
    return object
  }
}

extension Scenario.RefreshControlSetup {
  func addFields(to object: inout FileObject) {
    let standard = Self()
    object.add("height", height, unless: standard.height)
    object.add("triggerDistance", triggerDistance)
    object.add("trigger", trigger.rawValue, unless: standard.trigger.rawValue)
    object.add("hysteresis", hysteresis, unless: standard.hysteresis)
    object.add(
      "ignoresTableHeaderView", ignoresTableHeaderView, unless: standard.ignoresTableHeaderView)
    object.add("enabled", enabled, unless: standard.enabled)
    object.add("title", title)
    object.add("minimumDuration", minimumDuration, unless: standard.minimumDuration)
    object.add("maximumDuration", maximumDuration)
    object.add("titleHeight", titleHeight, unless: standard.titleHeight)
    object.add("hidden", hidden, unless: standard.hidden)
  }
}
