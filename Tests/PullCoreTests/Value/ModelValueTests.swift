import PullCore
import RefreshCore
import ScrollCore
import XCTest

/// A model is a value: equal by what it has taken, independent in copies, and sent between tasks.
final class ModelValueTests: XCTestCase {
  /// A way through much of what a model does.
  private let inputs: [PullInput] = [
    .touchBegan(.y(100)), .touchMoved(.y(130)), .timePassed(to: .at(16)), .touchMoved(.y(400)),
    .touchEnded(.fromTouches), .timePassed(to: .at(100)), .timePassed(to: .at(900)),
    .dragged(to: .y(300)), .touchEnded(.given(.y(900))), .timePassed(to: .at(950)),
    .touchBegan(.zero), .touchCancelled, .timePassed(to: .at(5000)),
  ]

  private func model() -> PullModel { PullStory().model }

  // MARK: Equality

  func testModelsThatTookTheSameAreEqualAtEachStep() {
    var (one, other) = (PullStory(), PullStory())
    for input in inputs {
      let before = one.model
      one.take(input)
      XCTAssertNotEqual(one.model, before, "\(input)")
      XCTAssertNotEqual(one.model, other.model, "\(input)")
      other.take(input)
      XCTAssertEqual(one.model, other.model, "\(input)")
    }
    XCTAssertEqual(one.effects, other.effects)
  }

  func testModelsThatWereToldTheSameCommandsAreEqual() {
    let commands: [(inout PullModel) -> Void] = [
      { $0.change { $0.contentInset.top = 64 } }, { $0.setContentOffset(.y(500), animated: true) },
      { $0.pullAndRefresh() }, { $0.endRefreshing(deadline: .at(700)) },
      { $0.assign(contentOffset: .y(-20)) }, { $0.cancelRefreshing() }, { $0.isEnabled = false },
      { $0.detachControl() }, { $0.attach(.mjRefresh) }, { $0.physics = .standard },
    ]
    var (one, other) = (PullStory(), PullStory())
    for command in commands.dropLast() {
      one.command(command)
      XCTAssertNotEqual(one.model, other.model)
      other.command(command)
      XCTAssertEqual(one.model, other.model)
    }
  }

  func testModelsAreUnequalByWhatStillWaits() {
    var (one, other) = (model(), model())
    for input in [PullInput.dragged(to: .y(-130)), .timePassed(to: .at(9))] {
      one.take(input)
      other.take(input)
    }
    XCTAssertEqual(one, other)
    while one.next() != nil {
      XCTAssertNotEqual(one, other, "one of them has told more")
      XCTAssertNotNil(other.next())
      XCTAssertEqual(one, other)
    }
    XCTAssertNil(other.next())
    XCTAssertEqual(one, other)
  }

  func testModelsOfOtherSizesAreUnequal() {
    XCTAssertNotEqual(PullModel(), PullModel(viewportSize: ScrollSize(width: 1, height: 0)))
    XCTAssertEqual(PullModel(), PullModel())
  }

  // MARK: Copies

  func testCopyGoesItsOwnWay() {
    var story = PullStory()
    for input in inputs { story.take(input) }
    for length in 0..<inputs.count {
      var one = PullStory()
      for input in inputs[..<length] { one.take(input) }
      let kept = one.model
      var copy = one
      copy.drag(-130)
      copy.command { $0.endRefreshing() }
      XCTAssertEqual(one.model, kept, "the first one knows nothing of it")
      for input in inputs[length...] { one.take(input) }
      XCTAssertEqual(one.model, story.model)
    }
  }

  func testCopyInTheMiddleOfItsEffectsTellsTheRestOfThem() {
    var whole = model()
    whole.take(.dragged(to: .y(-130)))
    var told: [PullEffect] = []
    var copies: [PullModel] = []
    while let effect = whole.next() {
      told.append(effect)
      copies.append(whole)
    }
    for (number, copy) in copies.enumerated() {
      var copy = copy
      var rest: [PullEffect] = []
      while let effect = copy.next() { rest.append(effect) }
      XCTAssertEqual(rest, Array(told[(number + 1)...]))
      XCTAssertEqual(copy, whole)
    }
  }

  // MARK: Tasks

  @MainActor
  func testModelIsSentToATaskAndBack() async {
    var here = PullStory()
    for input in inputs.prefix(6) { here.take(input) }
    let sent = here.model
    let rest = Array(inputs.dropFirst(6))
    let back = await Task.detached {
      var there = PullStory(sent)
      for input in rest { there.take(input) }
      return there.model
    }.value
    for input in rest { here.take(input) }
    XCTAssertEqual(back, here.model)
  }

  @MainActor
  func testModelStandsInAnActor() async {
    let keeper = Keeper()
    async let one: Void = keeper.take(.timePassed(to: .at(40)))
    async let other: Void = keeper.take(.timePassed(to: .at(40)))
    _ = await (one, other)
    let model = await keeper.model
    XCTAssertEqual(model.now, .at(40))
    XCTAssertFalse(model.isBusy)
  }

  private actor Keeper {
    private(set) var model = PullModel()

    func take(_ input: PullInput) {
      model.take(input)
      while model.next() != nil {}
    }
  }
}
