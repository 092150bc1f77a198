/// How a segue moves on to its destination.
public enum SegueKind: Hashable, Sendable {
  /// Pushed on the nearest navigation container that takes it, else presented.
  case show
  /// The secondary column of the nearest split container, else presented.
  case showDetail
  /// Pushed on the nearest navigation container; an error where there is none.
  case push
  /// Presented by the source.
  case presentation
  /// Presented by the source, in a popover.
  case popoverPresentation
  /// Put into the source while the source's view loads, once.
  case embed
  /// Back to a screen that is there already, which is looked for when the segue is performed.
  case unwind
  /// What makes up a container (root, tabs, columns). It is never performed and never prepared.
  case relationship
  /// A move of your own, told by its name to ``SegueMover/segueRun(_:animated:completion:)``.
  case custom(String)
}
