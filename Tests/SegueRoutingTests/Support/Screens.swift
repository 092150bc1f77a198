import SegueRouting
import SegueTesting

/// A screen that makes its destinations from a table.
class FactoryScreen: FakeScreen {
  var factories: [String: () throws -> FakeScreen?] = [:]

  override func makeDestination(for identifier: String) throws -> FakeScreen? {
    try factories[identifier]?()
  }
}

final class Master: FactoryScreen, SegueSource {
  lazy var router = SegueRouter(source: self)
}

class Detail: FactoryScreen, SegueSource {
  lazy var router: SegueRouter<Detail> = SegueRouter(source: self)
  var row = 0
  var text = ""
}

final class SpecialDetail: Detail {}

final class About: FactoryScreen, SegueSource {
  lazy var router = SegueRouter(source: self)
}

/// A base class and a subclass, each with a router of its own.
class Base: FactoryScreen {
  lazy var baseRouter: SegueRouter<Base> = SegueRouter(source: self)
}

final class Derived: Base, SegueSource {
  lazy var router = SegueRouter(source: self)
}

final class Other: Base, SegueSource {
  lazy var router = SegueRouter(source: self)
}

/// A navigation container that shows all its elements side by side, so that each of them can
/// perform again and again.
final class Columns: FakeNavigation {
  override var visibleChildren: [FakeScreen] { children }
}

/// A container of its own kind, which can bring a child to the front, or cannot.
final class Drawer: FakeNavigation {
  var reveals = true

  override var segueContainer: SegueContainer { .custom(reveals: reveals) }
}

final class Box {
  var value: Int
  init(_ value: Int) { self.value = value }
}

class Animal {}
final class Dog: Animal {}

struct Trouble: Error, CustomStringConvertible {
  var description: String { "trouble" }
}

extension Segue where Source == Master, Destination == Detail, Payload == Int {
  static var detail: Segue { Segue("detail") }
  static var detailInNavigation: Segue { Segue("detailInNavigation", at: .root) }
  static var presented: Segue { Segue("presented", kind: .presentation) }
}

extension Segue where Source == Master, Destination == Detail, Payload == Void {
  static var plain: Segue { Segue("plain") }
  static var found: Segue { Segue("found", at: .search) }
  static var pane: Segue { Segue("pane", kind: .embed) }
}

extension Segue where Source == Master, Destination == About, Payload == Void {
  static var about: Segue { Segue("about") }
}

extension Segue where Source == Master, Destination == Detail, Payload == Animal {
  static var animal: Segue { Segue("animal") }
}

extension Segue where Source == Detail, Destination == Master, Payload == Int {
  static var back: Segue { Segue("back", kind: .unwind) }
}
