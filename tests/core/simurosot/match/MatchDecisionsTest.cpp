#include "MatchSupport.h"

#include <QtTest>

#include <cmath>

using namespace sparkwright;
using namespace sparkwright::simurosot;
using simurosot::test::foul;
using simurosot::test::goalFor;
using simurosot::test::MatchRig;

/// What becomes of verdicts, with people and without them: SimuroSot specification 5.3 and 6.
class MatchDecisionsTest : public QObject
{
  Q_OBJECT

  using Kind = MatchCommand::Kind;
  using Event = MatchEvent::Kind;

private slots:
  void policies_data()
  {
    QTest::addColumn<int>("hardness");
    QTest::addColumn<int>("policy");
    QTest::addColumn<int>("frames"); // −1: never
    QTest::addColumn<int>("next");
    const int query = static_cast<int>(MatchState::ReposQuery), resume = static_cast<int>(MatchState::Resume),
              pause = static_cast<int>(MatchState::Pause);
    QTest::newRow("certain") << SREF_CERTAIN + 0 << static_cast<int>(HumanPolicy::Reject) << 25 << query;
    QTest::newRow("confirm") << SREF_NEEDS_HUMAN + 0 << static_cast<int>(HumanPolicy::Confirm) << 150 << query;
    QTest::newRow("reject") << SREF_NEEDS_HUMAN + 0 << static_cast<int>(HumanPolicy::Reject) << 150 << resume;
    QTest::newRow("ask") << SREF_NEEDS_HUMAN + 0 << static_cast<int>(HumanPolicy::Ask) << 2000 << pause;
  }
  void policies()
  {
    QFETCH(int, hardness);
    QFETCH(int, policy);
    QFETCH(int, frames);
    QFETCH(int, next);
    LeagueProfile profile;
    profile.match.policy = static_cast<HumanPolicy>(policy);
    MatchRig rig(profile);
    rig.kickOff();
    rig.find(foul(Restart::FreeKick, Side::Blue, SREF_R9_PUSHING, hardness));
    rig.frame();
    rig.frames(frames - 1);
    QCOMPARE(rig.state(), MatchState::Pause);
    rig.frame();
    QCOMPARE(static_cast<int>(rig.state()), next);
  }

  void goalsNeedNobodyUnlessTheyAreToBeConfirmed()
  {
    for(const bool confirmed : {false, true})
    {
      LeagueProfile profile;
      profile.match.confirmGoals = confirmed;
      MatchRig rig(profile);
      rig.machine.enterConsole(1, false);
      rig.kickOff();
      rig.find(goalFor(Side::Yellow));
      rig.frame();
      QCOMPARE(rig.machine.status().score, (std::array{0, 1}));
      rig.frames(25);
      QCOMPARE(rig.state(), confirmed ? MatchState::Pause : MatchState::ReposQuery);
      if(confirmed)
        QVERIFY(rig.command(Kind::Confirm, 1).empty());
      QCOMPARE(rig.machine.lastRestart().actor, SREF_BLUE + 0); // Who has conceded it.
      QCOMPARE(rig.count(Event::Goal), 1);
    }
  }

  void aRejectedGoalBecomesAFreeBallWhereItWas()
  {
    MatchRig rig;
    rig.kickOff();
    rig.world.ball.x = -206;
    rig.world.ball.y = -12;
    rig.find(goalFor(Side::Blue));
    rig.frame();
    QCOMPARE(rig.machine.status().score, (std::array{1, 0}));
    QVERIFY(rig.command(Kind::Reject).empty());
    QCOMPARE(rig.machine.status().score, (std::array{0, 0}));
    QCOMPARE(rig.machine.lastRestart().kind, SST_FREE_BALL_MINUS_MINUS + 0);
    QCOMPARE(rig.machine.lastRestart().actor, SREF_YELLOW + 0);
    rig.until(MatchState::Normal);
    QCOMPARE(rig.world.ball.x, -100.);
    QCOMPARE(rig.world.ball.y, -93.);
    QCOMPARE(rig.count(Event::NoGoal), 1);
  }

  void anOverruledGoalIsTakenBack()
  {
    MatchRig rig;
    rig.kickOff();
    rig.find(goalFor(Side::Blue));
    rig.frame();
    QVERIFY(rig.give(Kind::Overrule, Restart::GoalKick, Side::Yellow).empty());
    QCOMPARE(rig.machine.status().score, (std::array{0, 0}));
    QCOMPARE(rig.machine.lastRestart().kind, SST_GOAL_KICK + 0);
    QCOMPARE(rig.machine.lastRestart().reason, SREF_HUMAN + 0);
    rig.until(MatchState::Normal);
    rig.find(foul(Restart::FreeKick, Side::Blue));
    rig.frame();
    QVERIFY(rig.give(Kind::Overrule, Restart::PlaceKick, Side::Yellow, Side::Blue).empty());
    QCOMPARE(rig.machine.status().score, (std::array{1, 0}));
  }

  void aRejectedFoulIsNotFoundAgainWhileItLasts()
  {
    MatchRig rig;
    rig.kickOff();
    for(std::uint32_t frame = 1; frame < 2000; ++frame)
      if(frame <= 300 || frame > 360)
        rig.referee.script[frame] = foul(Restart::PenaltyKick, Side::Blue, SREF_R2_TWO_IN_GOAL_AREA);
    rig.frame();
    QCOMPARE(rig.state(), MatchState::Pause);
    QVERIFY(rig.command(Kind::Reject).empty());
    rig.frame();
    rig.frames(359);
    QCOMPARE(rig.state(), MatchState::Normal);
    rig.frame();
    QCOMPARE(rig.state(), MatchState::Pause); // It had ended, and is there again.
  }

  void advantageWaitsForAGoal()
  {
    LeagueProfile profile;
    profile.rules.advantage = true;
    const sref_verdict pushing = foul(Restart::FreeKick, Side::Blue, SREF_R9_PUSHING, SREF_NEEDS_HUMAN);
    {
      MatchRig rig(profile);
      rig.kickOff();
      rig.find(pushing);
      rig.frames(30);
      QCOMPARE(rig.state(), MatchState::Normal);
      rig.find(goalFor(Side::Blue));
      rig.frame();
      QCOMPARE(rig.machine.pending()->reason, SREF_R1_GOAL + 0);
    }
    {
      MatchRig rig(profile);
      rig.kickOff();
      rig.find(pushing);
      rig.frames(30);
      rig.find(goalFor(Side::Yellow)); // Of the offenders: it does not count.
      rig.frame();
      QCOMPARE(rig.machine.pending()->reason, SREF_R9_PUSHING + 0);
      QCOMPARE(rig.machine.status().score, (std::array{0, 0}));
    }
    MatchRig rig(profile);
    rig.kickOff();
    rig.find(pushing);
    rig.frames(50);
    QCOMPARE(rig.state(), MatchState::Normal);
    rig.frame();
    QCOMPARE(rig.state(), MatchState::Pause);
  }

  void nonsenseOfARefereeIsNotCarriedOut()
  {
    MatchRig rig;
    rig.kickOff();
    for(const auto& [kind, actor] : {std::pair(99, 0), std::pair(-1, 1), std::pair(3, 7), std::pair(9, 0)})
    {
      sref_verdict verdict = foul(Restart::FreeKick, Side::Blue);
      verdict.kind = kind;
      verdict.actor = actor;
      rig.find(verdict);
      rig.frame();
      QCOMPARE(rig.state(), MatchState::Normal);
    }
    sref_verdict verdict = foul(Restart::FreeKick, Side::Blue);
    std::fill(std::begin(verdict.text), std::end(verdict.text), 'x');
    verdict.evidence.count = 1000;
    verdict.evidence.value = std::nan("");
    verdict.goal_for = 12;
    verdict.offender_robot = 400;
    rig.find(verdict);
    rig.frame();
    QCOMPARE(rig.state(), MatchState::Pause);
    QCOMPARE(rig.machine.pending()->evidence.count, 8);
    QCOMPARE(rig.machine.pending()->offender_robot, -1);
    QCOMPARE(rig.machine.status().score, (std::array{0, 0}));
  }
};

QTEST_APPLESS_MAIN(MatchDecisionsTest)
#include "MatchDecisionsTest.moc"
