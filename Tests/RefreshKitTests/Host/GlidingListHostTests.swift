import XCTest

/// The behaviours of a refresh control on a list in character cells that glides.
final class GlidingListHostTests: XCTestCase {
  private let suite = HostSuite.glidingList

  // MARK: Pulls

  func testPullOfExactlyTheTriggerArms() throws { try suite.pullOfExactlyTheTriggerArms() }
  func testOneMovePastTheTriggerIsThatOfManySteps() throws {
    try suite.oneMovePastTheTriggerIsThatOfManySteps()
  }
  func testThresholdBeginsUnderTheFinger() throws { try suite.thresholdBeginsUnderTheFinger() }
  func testReleaseBeginsAtTheLift() throws { try suite.releaseBeginsAtTheLift() }
  func testPushingBackDisarms() throws { try suite.pushingBackDisarms() }
  func testPushingBackToTheRestEndsThePull() throws { try suite.pushingBackToTheRestEndsThePull() }
  func testCancelledTouchBeginsNothing() throws { try suite.cancelledTouchBeginsNothing() }
  func testContentMovedByCodeNeverBegins() throws { try suite.contentMovedByCodeNeverBegins() }
  func testContentMovedByCodeUnderAFingerDisarmsAndNeverArms() throws {
    try suite.contentMovedByCodeUnderAFingerDisarmsAndNeverArms()
  }
  func testGestureBeginsOneRefreshAtMost() throws { try suite.gestureBeginsOneRefreshAtMost() }
  func testGestureThatBeganInARefreshBeginsNone() throws {
    try suite.gestureThatBeganInARefreshBeginsNone()
  }
  func testStrokeFromTheContentPastTheTriggerBegins() throws {
    try suite.strokeFromTheContentPastTheTriggerBegins()
  }
  func testShortWindowCanBePulledAndOneWithoutHeightCannot() throws {
    try suite.shortWindowCanBePulledAndOneWithoutHeightCannot()
  }
  func testVetoIsAskedOnceAGesture() throws { try suite.vetoIsAskedOnceAGesture() }
  func testDisablingBlocksPullsAndBeginsButNoEnd() throws {
    try suite.disablingBlocksPullsAndBeginsButNoEnd()
  }
  func testProgressAndVisibleHeightFollowThePull() throws {
    try suite.progressAndVisibleHeightFollowThePull()
  }

  // MARK: Commands

  func testEveryCommandAnswers() throws { try suite.everyCommandAnswers() }
  func testBeginEndBeginInATurnIsRefreshing() throws {
    try suite.beginEndBeginInATurnIsRefreshing()
  }
  func testEndWithoutARefreshStopsNothing() throws { try suite.endWithoutARefreshStopsNothing() }
  func testBeginRefreshingTellsNobodyAndMovesNothing() throws {
    try suite.beginRefreshingTellsNobodyAndMovesNothing()
  }
  func testStartRefreshingTellsAndMovesNothing() throws {
    try suite.startRefreshingTellsAndMovesNothing()
  }
  func testPullAndRefreshTellsOnceAndShowsTheControl() throws {
    try suite.pullAndRefreshTellsOnceAndShowsTheControl()
  }
  func testPullAndRefreshUnderAFingerWaitsForTheLift() throws {
    try suite.pullAndRefreshUnderAFingerWaitsForTheLift()
  }
  func testPullAndRefreshThatEndsInBeginMovesNothing() throws {
    try suite.pullAndRefreshThatEndsInBeginMovesNothing()
  }
  func testShowingTheRunningRefreshScrollsToHold() throws {
    try suite.showingTheRunningRefreshScrollsToHold()
  }
  func testEndIsToldForTheBeginsThatWereTold() throws {
    try suite.endIsToldForTheBeginsThatWereTold()
  }
  func testTargetsAreCalledInOrderAndHeldWeakly() throws {
    try suite.targetsAreCalledInOrderAndHeldWeakly()
  }

  // MARK: Ends

  func testRefreshInsetComesAndGoesBesideTheOwnInset() throws {
    try suite.refreshInsetComesAndGoesBesideTheOwnInset()
  }
  func testEndWithAVisibleControlBringsTheContentToRest() throws {
    try suite.endWithAVisibleControlBringsTheContentToRest()
  }
  func testEndWithAControlOutOfSightMovesNothing() throws {
    try suite.endWithAControlOutOfSightMovesNothing()
  }
  func testEndUnderAFingerWaitsForTheLift() throws { try suite.endUnderAFingerWaitsForTheLift() }
  func testFingerThatClosesTheControlEndsIt() throws {
    try suite.fingerThatClosesTheControlEndsIt()
  }
  func testEndOnTheWayToHoldGoesOnToRest() throws { try suite.endOnTheWayToHoldGoesOnToRest() }
  func testEndIsToldWhenTheControlHasClosed() throws {
    try suite.endIsToldWhenTheControlHasClosed()
  }
  func testTouchOnAClosingControlEndsItAndPulls() throws {
    try suite.touchOnAClosingControlEndsItAndPulls()
  }
  func testBeginWhileClosingReturnsToHold() throws { try suite.beginWhileClosingReturnsToHold() }
  func testPullThatIsLetGoComesBack() throws { try suite.pullThatIsLetGoComesBack() }
  func testAnotherHeightMovesContentAtHold() throws { try suite.anotherHeightMovesContentAtHold() }

  // MARK: Time

  func testDeadlineNeverEndsALaterRefresh() throws { try suite.deadlineNeverEndsALaterRefresh() }
  func testEarliestDeadlineWins() throws { try suite.earliestDeadlineWins() }
  func testDeadlineIsDueAtItsInstantAndAPastOneAtOnce() throws {
    try suite.deadlineIsDueAtItsInstantAndAPastOneAtOnce()
  }
  func testMinimumDelaysAnEndAndNoCancel() throws { try suite.minimumDelaysAnEndAndNoCancel() }
  func testMaximumEndsAsTimedOut() throws { try suite.maximumEndsAsTimedOut() }
  func testDetachRemovesTheDeadline() throws { try suite.detachRemovesTheDeadline() }
  func testLateFrameFindsEveryInstantAsItWasDue() throws {
    try suite.lateFrameFindsEveryInstantAsItWasDue()
  }
  func testNextEventLeadsThroughAWholeRefresh() throws {
    try suite.nextEventLeadsThroughAWholeRefresh()
  }
  func testFramesDoNotChangeWhatHappens() throws { try suite.framesDoNotChangeWhatHappens() }
  func testTimeThatGoesBackIsReported() throws { try suite.timeThatGoesBackIsReported() }
  func testTimeSourceIsFollowedAtEachCall() throws { try suite.timeSourceIsFollowedAtEachCall() }
  func testDroppedHostControlAndDelegateAreFreed() throws {
    try suite.droppedHostControlAndDelegateAreFreed()
  }
  func testControlOutlivesItsHostAsIdle() throws { try suite.controlOutlivesItsHostAsIdle() }

  // MARK: Hosts

  func testAddKeepsTheControlThatIsThere() throws { try suite.addKeepsTheControlThatIsThere() }
  func testReplacingEndsTheRefreshAndLeavesNoTrace() throws {
    try suite.replacingEndsTheRefreshAndLeavesNoTrace()
  }
  func testRemovingInEachStateEndsWithinTheCall() throws {
    try suite.removingInEachStateEndsWithinTheCall()
  }
  func testControlAttachedUnderAFingerIsPulledByTheNextGesture() throws {
    try suite.controlAttachedUnderAFingerIsPulledByTheNextGesture()
  }
  func testControlMovedToAHostOfAnotherKindLeavesTheFirst() throws {
    try suite.controlMovedToAHostOfAnotherKindLeavesTheFirst()
  }
  func testLeavingAndReturningRestartsTheIndicatorOnly() throws {
    try suite.leavingAndReturningRestartsTheIndicatorOnly()
  }
  func testLeavingTheScreenCancelsAPull() throws { try suite.leavingTheScreenCancelsAPull() }
  func testBeginBeforeTheWindowHasASize() throws { try suite.beginBeforeTheWindowHasASize() }
  func testTitleCountsWhenTheControlIsNextOutOfSight() throws {
    try suite.titleCountsWhenTheControlIsNextOutOfSight()
  }
  func testHiddenControlIsBegunByCommandOnly() throws {
    try suite.hiddenControlIsBegunByCommandOnly()
  }
  func testHidingWhileRefreshingBringsTheContentToRest() throws {
    try suite.hidingWhileRefreshingBringsTheContentToRest()
  }
  func testHidingWhileClosingEndsWithinTheCall() throws {
    try suite.hidingWhileClosingEndsWithinTheCall()
  }

  // MARK: Callbacks

  func testEndInsideBeginGivesBeginBeforeEnd() throws {
    try suite.endInsideBeginGivesBeginBeforeEnd()
  }
  func testCommandsInsideATransitionAreToldInOrder() throws {
    try suite.commandsInsideATransitionAreToldInOrder()
  }
  func testTimeInsideACallbackWaits() throws { try suite.timeInsideACallbackWaits() }
  func testControlTakenAwayInsideEachCallbackLeavesNoTrace() throws {
    try suite.controlTakenAwayInsideEachCallbackLeavesNoTrace()
  }
  func testEndOfAControlTakenAwayIsToldAfterACommandOnIt() throws {
    try suite.endOfAControlTakenAwayIsToldAfterACommandOnIt()
  }
  func testControlMovedInsideACallbackIsToldInOrder() throws {
    try suite.controlMovedInsideACallbackIsToldInOrder()
  }
  func testDelegateChangedInsideACallbackHearsTheRest() throws {
    try suite.delegateChangedInsideACallbackHearsTheRest()
  }
  func testRefreshThatNobodyHearsIsReportedWithItsReason() throws {
    try suite.refreshThatNobodyHearsIsReportedWithItsReason()
  }
  func testRefreshThatSomebodyHearsIsNotReported() throws {
    try suite.refreshThatSomebodyHearsIsNotReported()
  }
  func testWholeLifeIsToldInOrder() throws { try suite.wholeLifeIsToldInOrder() }
}
