// A session's instants, states and answers are those of RefreshCore.
@_exported public import RefreshCore
