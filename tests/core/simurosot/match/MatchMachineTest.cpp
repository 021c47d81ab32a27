#include "MatchSupport.h"

#include <QtTest>

#include <cmath>
#include <functional>

using namespace sparkwright;
using namespace sparkwright::simurosot;
using simurosot::test::foul;
using simurosot::test::goalFor;
using simurosot::test::MatchRig;

using MatchScenario = std::function<void()>;
/// States and course of a match: SimuroSot specification 3 and 6, with its scenarios.
class MatchMachineTest : public QObject
{
  Q_OBJECT

  using Kind = MatchCommand::Kind;
  using Event = MatchEvent::Kind;

  static LeagueProfile shortMatch()
  {
    LeagueProfile profile;
    profile.match.halfSeconds = 10;
    profile.match.overtimeSeconds = 6;
    profile.match.shootOutSeconds = 2;
    return profile;
  }
  static const MatchEvent* last(const MatchRig& rig, Event kind)
  {
    const auto found = std::find_if(rig.events.rbegin(), rig.events.rend(),
                                    [kind](const MatchEvent& event) { return event.kind == kind; });
    return found == rig.events.rend() ? nullptr : &*found;
  }

  static void countsAreForgottenInARestart()
  {
    MatchRig rig;
    rig.kickOff();
    rig.frames(499);
    rig.find(foul(Restart::FreeBallPlusPlus, Side::Blue));
    rig.frame();
    QCOMPARE(rig.state(), MatchState::Pause);
    const int before = rig.referee.resets;
    QVERIFY(rig.command(Kind::Confirm).empty());
    rig.until(MatchState::Normal);
    QCOMPARE(rig.referee.resets, before + 1);
    QCOMPARE(rig.referee.lastReset, 500u); // The next stalemate can be found in frame 1000 at the earliest.
    rig.frame();
    QCOMPARE(rig.referee.judged.frame, 501u);
  }

  static void aFoulPausesAndARejectedOneLeavesNoTrace()
  {
    MatchRig rig;
    rig.kickOff();
    rig.setVelocities(3.25, -1. / 3);
    rig.frames(10);
    rig.find(foul(Restart::FreeKick, Side::Yellow, SREF_R9_PUSHING, SREF_NEEDS_HUMAN));
    rig.frame();
    QCOMPARE(rig.state(), MatchState::Pause);
    QCOMPARE(rig.machine.status().pause, std::optional(PauseReason::Foul));
    QVERIFY(rig.machine.orders().saveVelocities);
    QVERIFY(rig.machine.pending());
    const double time = rig.machine.status().time;
    rig.frames(20);
    QCOMPARE(rig.machine.status().time, time);
    QVERIFY(!rig.machine.orders().saveVelocities);
    rig.setVelocities(77, 77); // As an engine may leave them.

    QVERIFY(rig.command(Kind::Reject).empty());
    QCOMPARE(rig.state(), MatchState::Resume);
    rig.frame();
    QVERIFY(rig.machine.orders().restoreVelocities);
    QCOMPARE(rig.state(), MatchState::Normal);
    QCOMPARE(rig.machine.status().time, time);
    QVERIFY(std::abs(rig.world.robot[1][4].vx - 3.25) < 1e-9);
    QVERIFY(std::abs(rig.world.ball.vx + 1. / 3) < 1e-9);
    rig.frame();
    QVERIFY(std::abs(rig.machine.status().time - (time - frameSeconds)) < 1e-9);
  }

  static void confirmingNothingChangesNothing()
  {
    MatchRig rig;
    rig.kickOff();
    rig.frame();
    for(const Kind kind : {Kind::Confirm, Kind::Reject, Kind::Overrule})
    {
      QVERIFY(!rig.command(kind).empty());
      QCOMPARE(rig.state(), MatchState::Normal);
    }
    QVERIFY(rig.command(Kind::Pause).empty());
    QVERIFY(!rig.command(Kind::Confirm).empty());
    QCOMPARE(rig.state(), MatchState::Pause);
  }

  static void mostConsolesDecideAndTheChiefAtOnce()
  {
    MatchRig rig;
    for(const int console : {1, 2, 3})
      rig.machine.enterConsole(console, false);
    rig.kickOff();
    rig.find(foul(Restart::PenaltyKick, Side::Yellow)); // Against blue.
    rig.frame();
    rig.frames(500); // While people are there, nothing is decided without them.
    QCOMPARE(rig.state(), MatchState::Pause);
    QVERIFY(rig.command(Kind::Confirm, 1).empty());
    QVERIFY(rig.command(Kind::Reject, 2).empty());
    const MatchStatus status = rig.machine.status();
    QCOMPARE(status.verdict.confirms, 1);
    QCOMPARE(status.verdict.rejects, 1);
    QCOMPARE(status.verdict.ballots, (std::array{1, 1}));
    QCOMPARE(rig.state(), MatchState::Pause);
    QVERIFY(rig.command(Kind::Confirm, 3).empty());
    QCOMPARE(rig.state(), MatchState::ReposQuery);
    QCOMPARE(rig.machine.status().placement, Restart::PenaltyKick);

    rig.machine.enterConsole(4, true);
    rig.until(MatchState::Normal);
    rig.find(foul(Restart::PenaltyKick, Side::Yellow));
    rig.frame();
    QVERIFY(rig.command(Kind::Confirm, 1).empty());
    QVERIFY(rig.command(Kind::Confirm, 2).empty());
    QCOMPARE(rig.machine.status().verdict.ballots, (std::array{2, 0}));
    QVERIFY(rig.command(Kind::Reject, 4).empty());
    QCOMPARE(rig.state(), MatchState::Resume);
    rig.frame();
    QCOMPARE(last(rig, Event::Decision)->console, 4);
  }

  static void aLostStrategyPausesUntilItIsBack()
  {
    MatchRig rig;
    rig.kickOff();
    rig.find(goalFor(Side::Blue));
    rig.frame();
    rig.until(MatchState::Normal);
    rig.frames(50);
    const MatchStatus before = rig.machine.status();
    rig.machine.setConnected(Side::Yellow, false);
    rig.frames(100);
    QCOMPARE(rig.state(), MatchState::Pause);
    QCOMPARE(rig.machine.status().pause, std::optional(PauseReason::ConnectionLost));
    QVERIFY(!last(rig, Event::Pause)->reason.empty());
    QVERIFY(rig.machine.mayChangeStrategy(Side::Yellow));
    QVERIFY(!rig.machine.mayChangeStrategy(Side::Blue));
    QVERIFY(!rig.command(Kind::Resume).empty());
    rig.machine.setConnected(Side::Yellow, true);
    rig.frames(10);
    QCOMPARE(rig.state(), MatchState::Pause);
    QVERIFY(rig.command(Kind::Resume).empty());
    rig.frame();
    QCOMPARE(rig.state(), MatchState::Normal);
    QCOMPARE(rig.machine.status().score, before.score);
    QCOMPARE(rig.machine.status().time, before.time);
  }

  static void aTieLeadsToOvertimeAndItsFirstGoalEndsTheMatch()
  {
    LeagueProfile profile;
    MatchRig rig(profile);
    rig.kickOff();
    QVERIFY(rig.until(MatchState::Break, 15000) == 15000);
    rig.until(MatchState::Normal);
    QVERIFY(rig.until(MatchState::Break) == 15000);
    rig.until(MatchState::Normal);
    QCOMPARE(rig.machine.status().period, Period::Overtime);
    rig.frames(2999);
    rig.find(goalFor(Side::Yellow));
    rig.frame();
    QVERIFY(std::abs(rig.machine.status().time - 120) < 1e-6); // At 1:00 of 3 minutes.
    QVERIFY(rig.until(MatchState::Finished, 30) > 0);
    QCOMPARE(rig.machine.status().winner, std::optional(Side::Yellow));
    QCOMPARE(rig.machine.status().score, (std::array{0, 1}));
    QCOMPARE(rig.count(Event::Overtime), 1);
    QCOMPARE(rig.count(Event::MatchStop), 1);
  }

  static void withoutGoalsThereAreThreeKicksEach()
  {
    MatchRig rig(shortMatch());
    rig.kickOff();
    rig.until(MatchState::Break);
    while(rig.machine.status().period != Period::ShootOut)
      rig.frame();
    QCOMPARE(rig.count(Event::PeriodOver), 3);
    // All kicks but the last time out; the second kicker scores with its third.
    for(int kick = 0; kick < 5; ++kick)
    {
      rig.until(MatchState::Normal);
      QCOMPARE(rig.until(MatchState::ReposQuery), 100);
    }
    rig.until(MatchState::Normal);
    rig.frame();
    const int shooter = rig.referee.judged.shooter;
    rig.find(goalFor(*sideOf(shooter)));
    rig.frame();
    rig.until(MatchState::Finished, 100);
    const MatchStatus status = rig.machine.status();
    QCOMPARE(status.state, MatchState::Finished);
    QCOMPARE(status.shootOutTaken, (std::array{3, 3}));
    QCOMPARE(status.winner, sideOf(shooter));
    QCOMPARE(status.score, (std::array{0, 0}));
  }

  static void endsChangeAtHalfTime()
  {
    MatchRig rig(shortMatch());
    rig.kickOff();
    const Side kicksOff = actorOf(rig.machine.lastRestart());
    rig.until(MatchState::Break);
    const double x = rig.world.robot[0][3].x, y = rig.world.robot[0][3].y;
    QVERIFY(x > 0);
    rig.until(MatchState::ReposQuery);
    const MatchStatus status = rig.machine.status();
    QCOMPARE(status.blueEnd, -1);
    QCOMPARE(rig.world.robot[0][3].x, -x);
    QCOMPARE(rig.world.robot[0][3].y, -y);
    QVERIFY(inTeamFrame(status.blueEnd, Pose{rig.world.robot[0][3].x, 0, 0}).x > 0);
    QCOMPARE(actorOf(rig.machine.lastRestart()), other(kicksOff));
    rig.until(MatchState::Normal);
    QVERIFY(rig.world.robot[0][3].x < 0);
    QCOMPARE(rig.machine.status().period, Period::SecondHalf);
    rig.frame();
    QCOMPARE(rig.referee.judged.blue_end, -1);
    QCOMPARE(rig.referee.judged.period, 2);
  }

  static void withoutARefereePeopleStillGiveFouls()
  {
    MatchRig rig(shortMatch(), 7, false);
    rig.kickOff();
    QCOMPARE(rig.state(), MatchState::Normal);
    rig.frame();
    QVERIFY(rig.give(Kind::Foul, Restart::FreeBallMinusPlus, Side::Yellow).empty());
    QVERIFY(rig.until(MatchState::Normal, 300) > 0);
    QCOMPARE(rig.world.ball.x, -100.);
    QCOMPARE(rig.world.ball.y, 93.);
    QCOMPARE(rig.machine.status().placement, Restart::FreeBallMinusPlus);
    for(const auto& side : rig.world.robot)
      for(const sref_robot& robot : side)
        QVERIFY(std::hypot(robot.x + 100, robot.y - 93) > 2.135 + 3.75);
    QVERIFY(rig.until(MatchState::Break, 1000) > 0); // The clock ends the half all the same.
  }

private slots:
  void scenarios_data()
  {
    QTest::addColumn<MatchScenario>("scenario");
    QTest::newRow("S16 counts are forgotten in a restart") << MatchScenario(countsAreForgottenInARestart);
    QTest::newRow("S18 reject restores velocities") << MatchScenario(aFoulPausesAndARejectedOneLeavesNoTrace);
    QTest::newRow("S19 confirm without a foul") << MatchScenario(confirmingNothingChangesNothing);
    QTest::newRow("S20 votes") << MatchScenario(mostConsolesDecideAndTheChiefAtOnce);
    QTest::newRow("S32 lost strategy") << MatchScenario(aLostStrategyPausesUntilItIsBack);
    QTest::newRow("S35 golden goal") << MatchScenario(aTieLeadsToOvertimeAndItsFirstGoalEndsTheMatch);
    QTest::newRow("S35 shoot-out") << MatchScenario(withoutGoalsThereAreThreeKicksEach);
    QTest::newRow("S36 half time") << MatchScenario(endsChangeAtHalfTime);
    QTest::newRow("S40 no referee") << MatchScenario(withoutARefereePeopleStillGiveFouls);
  }
  void scenarios()
  {
    QFETCH(MatchScenario, scenario);
    scenario();
  }

  void aMatchBeginsWhenBothStrategiesAreThere()
  {
    MatchRig rig;
    rig.frames(10);
    QVERIFY(!rig.command(Kind::Start).empty());
    rig.machine.setConnected(Side::Blue, true);
    rig.frames(10);
    QCOMPARE(rig.state(), MatchState::Before);
    rig.machine.setConnected(Side::Yellow, true);
    rig.frame();
    QCOMPARE(rig.state(), MatchState::ReposQuery);
    rig.until(MatchState::Normal);
    QCOMPARE(rig.count(Event::MatchStart), 1);
    QCOMPARE(rig.count(Event::FirstHalf), 1);
    QCOMPARE(rig.machine.status().placement, Restart::PlaceKick);
    rig.world.ball.vx = 100;
    rig.frames(2);
    QCOMPARE(rig.machine.status().placement, Restart::None);
  }

  void orWhenSomebodyStartsIt()
  {
    LeagueProfile profile = shortMatch();
    profile.match.startWhenConnected = false;
    profile.match.automaticPeriods = false;
    MatchRig rig(profile);
    rig.connect();
    rig.frames(100);
    QCOMPARE(rig.state(), MatchState::Before);
    QVERIFY(rig.command(Kind::Start).empty());
    rig.until(MatchState::Break);
    rig.frames(1000);
    QCOMPARE(rig.state(), MatchState::Break);
    QVERIFY(rig.command(Kind::StartPeriod).empty());
    QCOMPARE(rig.state(), MatchState::ReposQuery);
    rig.frame();
    QCOMPARE(rig.machine.status().period, Period::SecondHalf);
  }

  void kickOffIsByLot()
  {
    std::array<int, 2> first{};
    for(std::uint64_t seed = 0; seed < 64; ++seed)
    {
      MatchRig one({}, seed), two({}, seed);
      one.kickOff();
      two.kickOff();
      QCOMPARE(one.machine.lastRestart().actor, two.machine.lastRestart().actor);
      ++first[static_cast<std::size_t>(one.machine.lastRestart().actor)];
    }
    QVERIFY(first[0] > 15 && first[1] > 15);
  }

  void theRefereeIsToldOfTheMatch()
  {
    MatchRig rig;
    rig.kickOff();
    rig.frames(7);
    QCOMPARE(rig.referee.judged.frame, 7u);
    QCOMPARE(rig.referee.judged.period, 1);
    QCOMPARE(rig.referee.judged.blue_end, 1);
    QCOMPARE(rig.referee.judged.shooter, SREF_NOBODY + 0);
    QVERIFY(std::abs(rig.referee.judged.time_left - (300 - 7 * 0.02)) < 1e-9);
  }

  void aScoreThatIsPutRightInTheBreakDecides()
  {
    MatchRig rig(shortMatch());
    rig.kickOff();
    rig.until(MatchState::Break);
    rig.until(MatchState::Normal);
    rig.until(MatchState::Break); // Before overtime.
    MatchCommand command;
    command.kind = Kind::SetScore;
    command.score = {2, 1};
    QVERIFY(rig.machine.command(command).empty());
    QVERIFY(rig.until(MatchState::Finished, 200) > 0);
    QCOMPARE(rig.machine.status().winner, std::optional(Side::Blue));
  }

  void aNewMatchBeginsAnew()
  {
    MatchRig rig(shortMatch());
    rig.kickOff();
    rig.find(goalFor(Side::Blue));
    rig.frame();
    rig.until(MatchState::Finished);
    QCOMPARE(rig.machine.status().winner, std::optional(Side::Blue));
    QVERIFY(rig.world.robot[0][0].x < 0);
    QVERIFY(rig.command(Kind::NewMatch).empty());
    QCOMPARE(rig.state(), MatchState::Before);
    QCOMPARE(rig.machine.status().score, (std::array{0, 0}));
    QCOMPARE(rig.machine.status().period, Period::FirstHalf);
    QCOMPARE(rig.machine.status().placement, Restart::None);
    rig.frame();
    QVERIFY(rig.world.robot[0][0].x > 0);
    rig.until(MatchState::Normal);
    QCOMPARE(rig.count(Event::MatchStart), 2);
    QCOMPARE(rig.machine.status().time, 10.);
  }
};

QTEST_APPLESS_MAIN(MatchMachineTest)
#include "MatchMachineTest.moc"
