// `import RefreshKit` is all that a user writes.
@_exported public import PullCore
@_exported public import RefreshCore
@_exported public import ScrollCore
@_exported public import SegueRouting
