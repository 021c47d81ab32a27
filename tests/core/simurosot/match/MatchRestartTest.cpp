#include "MatchSupport.h"

#include <QtTest>

#include <cmath>
#include <limits>

using namespace sparkwright;
using namespace sparkwright::simurosot;
using simurosot::test::MatchRig;
using simurosot::test::ScriptedReferee;
using simurosot::test::MatchSituation;

/// How robots and ball get to their places before play goes on: SimuroSot specification 6 to 8, without the corrections
/// themselves.
class MatchRestartTest : public QObject
{
  Q_OBJECT

  using Kind = MatchCommand::Kind;
  using Event = MatchEvent::Kind;

  static LeagueProfile manual()
  {
    LeagueProfile profile;
    profile.match.startWhenConnected = false;
    return profile;
  }
  static sref_targets row(double x, double y)
  {
    sref_targets targets{};
    targets.n = 11;
    for(int i = 0; i < targets.n; ++i)
      targets.pose[i] = {x, y - 12 * i, 90};
    return targets;
  }
  /// Puts nothing right, and gives whatever a test wants.
  class CarelessReferee : public ScriptedReferee
  {
  public:
    bool knows = true;
    double everywhere = 0;
    bool placementSpec(const sref_verdict& verdict, Side side, int blueEnd, sref_region& region) override
    {
      ScriptedReferee::placementSpec(verdict, side, blueEnd, region);
      region.first = 55;
      region.ball = {everywhere, everywhere};
      return knows;
    }
    void validate(const sref_placing&, sref_targets& targets, std::span<sref_correction>) override
    {
      targets.n = 4000;
      for(sst_pose& pose : targets.pose)
        pose = {everywhere, everywhere, everywhere};
    }
  };

private slots:
  // S27
  void fromCornerToCornerIn98Frames()
  {
    Lineup from, to;
    from.robot(Side::Yellow, 3) = Pose{-200, -140, 10};
    to.robot(Side::Yellow, 3) = Pose{200, 140, -170};
    Reposition reposition;
    reposition.begin(from, to);
    int frames = 0;
    Pose before = *from.robot(Side::Yellow, 3);
    for(bool arrived = false; !arrived && frames < 1000; ++frames)
    {
      arrived = reposition.step(PlacementSpec());
      const Pose now = *reposition.now().robot(Side::Yellow, 3);
      QVERIFY(distance(before.point(), now.point()) <= 5 + 1e-9);
      QVERIFY(std::abs(normalizedDeg(now.angle - before.angle)) <= 18 + 1e-9);
      QVERIFY(std::abs(now.x * 140 - now.y * 200) < 1e-6); // On the straight line.
      before = now;
    }
    QCOMPARE(frames, 98);
    QCOMPARE(before, (Pose{200, 140, -170}));
  }

  // S27
  void theMatchWaitsForIt()
  {
    MatchRig rig(manual());
    rig.answering = false;
    rig.world.robot[1][0].x = -200;
    rig.world.robot[1][0].y = -140;
    rig.bring(MatchSituation::ReposQuery);
    const double time = rig.machine.status().time;
    for(int asked = 0; asked < 2; ++asked)
    {
      const Side side = *rig.machine.status().placesNow;
      QVERIFY(rig.machine.answer(side, side == Side::Yellow ? row(200, 140) : row(100, 100)));
      rig.frame();
    }
    QCOMPARE(rig.state(), MatchState::ReposMove);
    QVERIFY(!rig.machine.status().positDone);
    const int frames = rig.until(MatchState::Ready);
    QVERIFY2(std::abs(frames - 98) <= 2, qPrintable(QString::number(frames)));
    QVERIFY(rig.machine.orders().stop);
    QVERIFY(rig.machine.status().positDone);
    QCOMPARE(rig.machine.status().time, time);
    QCOMPARE(rig.until(MatchState::Normal), 50);
    QCOMPARE(rig.machine.status().time, time);
  }

  void orNotIfThingsArePlacedAtOnce()
  {
    LeagueProfile profile = manual();
    profile.placement.stepCm = 0;
    MatchRig rig(profile);
    rig.bring(MatchSituation::ReposMove);
    QCOMPARE(rig.until(MatchState::Ready), 1);
    QCOMPARE(rig.world.robot[0][0].x, 90.);
    QCOMPARE(rig.world.ball.x, 0.);
  }

  void theSecondSideSeesWhereTheFirstGoes()
  {
    MatchRig rig(manual());
    rig.answering = false;
    rig.bring(MatchSituation::ReposQuery);
    const Side first = *rig.machine.status().placesFirst, second = other(first);
    QCOMPARE(first, actorOf(rig.machine.lastRestart()));
    QCOMPARE(rig.machine.status().placesNow, std::optional(first));
    QVERIFY(rig.machine.query(first));
    QVERIFY(!rig.machine.query(second));
    QCOMPARE(rig.machine.query(first)->placing.others_placed, 0);
    QVERIFY(!rig.machine.answer(second, row(-50, 60)));
    sref_targets wish = row(50, 60);
    wish.n = 2;
    QVERIFY(rig.machine.answer(first, wish));
    QVERIFY(!rig.machine.answer(first, row(0, 0))); // It has answered.
    rig.frame();
    QVERIFY(!rig.machine.query(first));
    const PlacementQuery* const query = rig.machine.query(second);
    QVERIFY(query);
    QCOMPARE(query->placing.others_placed, 1);
    QCOMPARE(query->placing.others[1].y, 48.);
    QCOMPARE(std::abs(query->placing.others[2].x), 40.); // By default.
    QCOMPARE(query->placing.side, indexOf(second));
    QCOMPARE(query->placing.verdict.kind, SST_PLACE_KICK + 0);
    QCOMPARE(rig.count(Event::Corrections), 1);
    QCOMPARE(rig.events.back().corrections.size(), std::size_t(11));
    QCOMPARE(rig.events.back().corrections[1].why, SREF_ACCEPTED + 0);
    QCOMPARE(rig.events.back().corrections[2].why, SREF_REPLACED + 0);
    QCOMPARE(rig.events.back().side, std::optional(first));
    QVERIFY(rig.machine.answer(second, row(-90, 60)));
    rig.frame();
    QCOMPARE(rig.state(), MatchState::ReposMove);
    rig.until(MatchState::Ready);
    QCOMPARE(rig.world.robot[indexOf(first)][1].x, 50.);
    QCOMPARE(rig.world.robot[indexOf(second)][10].y, -60.);
    QCOMPARE(rig.world.robot[indexOf(second)][10].angle, 90.);
  }

  void whoDoesNotAnswerStandsInTheDefaultFormation()
  {
    MatchRig rig(manual());
    rig.answering = false;
    rig.bring(MatchSituation::ReposQuery);
    const Side first = *rig.machine.status().placesFirst;
    rig.frames(24);
    QVERIFY(rig.machine.query(first));
    rig.frame();
    QVERIFY(rig.machine.query(other(first)));
    rig.machine.setConnected(other(first), false); // It is not waited for.
    rig.frame();
    QCOMPARE(rig.state(), MatchState::ReposMove);
    QCOMPARE(rig.count(Event::Corrections), 2);
    rig.until(MatchState::Pause);
    QCOMPARE(rig.world.robot[0][1].x, 60.);
    QCOMPARE(rig.world.robot[1][1].x, -60.);
  }

  void theActorOfAGoalKickChoosesThePlaceOfTheBall()
  {
    MatchRig rig(manual());
    rig.bring(MatchSituation::Normal);
    rig.answering = false;
    QVERIFY(rig.give(Kind::Foul, Restart::GoalKick, Side::Blue).empty());
    sref_targets wish = row(90, 70);
    wish.ball_wanted = 1;
    wish.ball = {181, -30};
    QVERIFY(rig.machine.answer(Side::Blue, wish));
    rig.frame();
    QCOMPARE(rig.machine.query(Side::Yellow)->placing.ball.x, 181.);
    sref_targets others = row(-90, 70);
    others.ball_wanted = 1; // It is not asked for that.
    others.ball = {-100, 0};
    QVERIFY(rig.machine.answer(Side::Yellow, others));
    rig.until(MatchState::Ready);
    QCOMPARE(rig.world.ball.x, 181.);
    QCOMPARE(rig.world.ball.y, -30.);
  }

  void theRobotInTheGoalAreaIsTheKeeper()
  {
    MatchRig rig(manual());
    rig.answering = false;
    rig.bring(MatchSituation::ReposQuery);
    const Side first = *rig.machine.status().placesFirst;
    QCOMPARE(rig.machine.query(first)->placing.keeper, 0); // By default.
    rig.until(MatchState::Normal);
    rig.world.robot[0][4].x = 190;
    rig.world.robot[0][4].y = 5;
    rig.frame();
    QVERIFY(rig.give(Kind::Foul, Restart::PlaceKick, Side::Blue).empty());
    QCOMPARE(rig.machine.query(Side::Blue)->placing.keeper, 4);
    rig.until(MatchState::Normal);
    rig.world.robot[0][4].x = 190;
    rig.world.robot[0][2].x = 180;
    rig.world.robot[0][2].y = rig.world.robot[0][4].y = -10;
    rig.frame();
    QVERIFY(rig.give(Kind::Foul, Restart::PlaceKick, Side::Blue).empty());
    QCOMPARE(rig.machine.query(Side::Blue)->placing.keeper, 4); // Who was it keeps the role.
  }

  void aCarelessRefereeDoesNoHarm_data()
  {
    QTest::addColumn<double>("everywhere");
    QTest::newRow("no number") << std::nan("");
    QTest::newRow("infinite") << std::numeric_limits<double>::infinity();
    QTest::newRow("far away") << -1e9;
  }
  void aCarelessRefereeDoesNoHarm()
  {
    QFETCH(double, everywhere);
    CarelessReferee referee;
    referee.everywhere = everywhere;
    MatchMachine machine({}, &referee, 1);
    machine.setConnected(Side::Blue, true);
    machine.setConnected(Side::Yellow, true);
    sref_frame world{};
    for(auto& side : world.robot)
      for(sref_robot& robot : side)
        robot.valid = 1;
    world.robot[0][1].x = std::nan("");
    world.robot[0][2].y = 1e300;
    world.robot[1][2].angle = std::numeric_limits<double>::infinity();
    world.ball.x = std::nan("");
    for(int i = 0; i < 2000 && machine.state() != MatchState::Normal; ++i)
    {
      machine.advance(world);
      for(const auto& side : machine.orders().places.robots)
        for(const std::optional<Pose>& pose : side)
          if(pose)
            QVERIFY(std::abs(pose->x) <= 1000 && std::abs(pose->y) <= 1000 && std::abs(pose->angle) <= 180);
    }
    QCOMPARE(machine.state(), MatchState::Normal);
    QVERIFY(std::abs(machine.targets().ball->x) <= 200);
  }

  void aRefereeWithoutPlacesLeavesRobotsWhereTheyAre()
  {
    CarelessReferee referee;
    referee.knows = false;
    MatchRig rig(manual());
    MatchMachine machine({}, &referee, 1);
    machine.setConnected(Side::Blue, true);
    machine.setConnected(Side::Yellow, true);
    for(int i = 0; i < 200 && machine.state() != MatchState::Ready; ++i)
    {
      machine.advance(rig.world);
      QVERIFY(!machine.query(Side::Blue) && !machine.query(Side::Yellow));
    }
    QCOMPARE(machine.state(), MatchState::Ready);
    QCOMPARE(machine.targets().robot(Side::Blue, 5)->x, rig.world.robot[0][5].x);
  }

  void robotsThatAreNotThereAreNotMoved()
  {
    MatchRig rig(manual());
    rig.world.robot[0][7].valid = 0;
    rig.bring(MatchSituation::ReposMove);
    rig.frame();
    QVERIFY(!rig.machine.orders().places.robot(Side::Blue, 7));
    QVERIFY(rig.machine.orders().places.robot(Side::Blue, 8));
  }
};

QTEST_APPLESS_MAIN(MatchRestartTest)
#include "MatchRestartTest.moc"
