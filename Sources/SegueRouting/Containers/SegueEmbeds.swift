/// The children that a screen embeds, as an enum for one `switch`.
///
/// ```swift
/// enum Child: SegueEmbeds {
///   case header(Header)
///   case list(List)
///
///   static var embeds: [SegueEmbed<Child>] {
///     [SegueEmbed("header", Child.header), SegueEmbed("list", at: .root, Child.list)]
///   }
/// }
///
/// try router.handleEmbeds(Child.self) { screen, child in
///   switch child {
///   case .header(let header): header.text = screen.text
///   case .list(let list): list.rows = screen.rows
///   }
/// }
/// ```
public protocol SegueEmbeds {
  /// The embed segues, one for each case.
  static var embeds: [SegueEmbed<Self>] { get }
}

/// One embed segue: its identifier, and the case that its child becomes.
public struct SegueEmbed<Children> {
  let registration: any EmbedRegistration<Children>

  /// Declares an embed segue.
  /// - Parameters:
  ///   - identifier: The name of the segue.
  ///   - path: Where the child stands in what is embedded.
  ///   - wrap: The case, which takes the child.
  public init<Child>(
    _ identifier: String, at path: SeguePath = .direct, _ wrap: @escaping (Child) -> Children
  ) {
    registration = TypedEmbed(identifier: identifier, path: path, wrap: wrap)
  }
}

/// An embed segue whose type of child is erased.
protocol EmbedRegistration<Children> {
  associatedtype Children

  func register<Source>(
    on router: SegueRouter<Source>, place: SeguePlace,
    body: @escaping (Source, Children) throws -> Void
  ) throws(SegueError) -> SegueToken
}

private struct TypedEmbed<Child, Children>: EmbedRegistration {
  let identifier: String
  let path: SeguePath
  let wrap: (Child) -> Children

  func register<Source>(
    on router: SegueRouter<Source>, place: SeguePlace,
    body: @escaping (Source, Children) throws -> Void
  ) throws(SegueError) -> SegueToken {
    let segue = Segue<Source, Child, Void>(identifier, kind: .embed, at: path)
    return try router.register(segue, as: .first, at: place) { [wrap] in
      try body($0.source, wrap($0.destination))
    }
  }
}

extension SegueRouter {
  /// Registers one handler for all children that the source embeds.
  /// - Returns: A token for each embed segue, in order.
  /// - Throws: What ``handle(_:once:late:fileID:line:with:)`` throws; none is registered then.
  @discardableResult
  public func handleEmbeds<Children: SegueEmbeds>(
    _ children: Children.Type, fileID: String = #fileID, line: UInt = #line,
    with body: @escaping (_ source: Source, _ child: Children) throws -> Void
  ) throws(SegueError) -> [SegueToken] {
    let place = SeguePlace(fileID: fileID, line: line)
    var tokens: [SegueToken] = []
    let fired = firedEmbeds
    for embed in children.embeds {
      do throws(SegueError) {
        tokens.append(try embed.registration.register(on: self, place: place, body: body))
      } catch {
        for token in tokens { token.cancel() }
        // What was run for a child can be run again, with all of them.
        for (key, embed) in fired { firedEmbeds[key] = embed }
        throw error
      }
    }
    return tokens
  }
}
