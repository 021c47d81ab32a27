#include "app/team/play/Tactics.h"
#include "tests/VerifyNear.h"

#include <QTest>

#include <cmath>

using namespace sparkwright::team;
using Eigen::Vector2d;

/// Who does what, in which play mode.
class TacticsTest : public QObject
{
  Q_OBJECT

private slots:
  void beforeAKickOffPlayersAreBeamedIntoTheirHalf();
  void whoeverIsNearestPlaysTheBall();
  void aFallenOneLeavesItToOthers();
  void theKeeperStandsBetweenBallAndGoal();
  void nobodyCrowdsTheBall();
  void theirFreeKickIsLeftAlone_data();
  void theirFreeKickIsLeftAlone();
  void aSetPlayIsFollowedUpBySomebodyElse();
  void nobodyMovesAfterTheMatch();
};

namespace
{

Percepts playing(PlayMode::Kind kind = PlayMode::PlayOn, bool ours = false, bool theirs = false)
{
  Percepts percepts;
  percepts.now = 10;
  percepts.gameTime = 10;
  percepts.left = true;
  percepts.mode = {kind, ours, theirs};
  return percepts;
}

/// Red mates at these places, as their shouts tell.
void tell(WorldModel& world, std::vector<std::pair<int, Vector2d>> mates, bool fallen = false)
{
  for(const auto& [number, place] : mates)
  {
    Percepts percepts;
    percepts.now = 10;
    percepts.shouts.push_back({"Red", false, WorldModel().shout(number, {place, 10, fallen}, 10)});
    world.update(percepts, Eigen::Isometry3d::Identity(), "Red");
  }
}

} // namespace

void TacticsTest::beforeAKickOffPlayersAreBeamedIntoTheirHalf()
{
  WorldModel world;
  std::vector<Vector2d> places;
  for(int number = 1; number <= 11; ++number)
    for(const bool left : {true, false})
    {
      Tactics tactics;
      Percepts percepts = playing(PlayMode::BeforeKickOff);
      percepts.gameTime = 0;
      percepts.left = left;
      const Task task = tactics.decide(percepts, world, {number, {0, 0}, 0, false});
      QCOMPARE(task.kind, Task::Beam);
      QVERIFY(task.place.x() < -0.3);
      QVERIFY(task.place.x() >= -15);
      VERIFY_NEAR(task.place.y(), 0, 10);
      if(number != 2 || !left) // The one who kicks off may stand in the circle.
        QCOMPARE_GT(task.place.norm(), 2);
      if(left)
      {
        for(const Vector2d& other : places)
          QCOMPARE_GT((other - task.place).norm(), 0.8);
        places.push_back(task.place);
      }
    }
}

void TacticsTest::whoeverIsNearestPlaysTheBall()
{
  WorldModel world;
  world.moveBall({1, 0}, 10);
  tell(world, {{3, {-2, 0}}, {4, {5, 5}}});
  Tactics near;
  QCOMPARE(near.decide(playing(), world, {2, {0, 0}, 0, false}).kind, Task::Play);
  QVERIFY(near.striking());
  Tactics far;
  QCOMPARE(far.decide(playing(), world, {2, {-6, 0}, 0, false}).kind, Task::Go);
  QVERIFY(!far.striking());
  // In front of the ball the way around it counts.
  Tactics before;
  QCOMPARE(before.decide(playing(), world, {2, {3.6, 0}, 0, false}).kind, Task::Go);
  // Nobody knows where the ball is.
  WorldModel empty;
  QCOMPARE(Tactics().decide(playing(), empty, {2, {0, 0}, 0, false}).kind, Task::Go);
}

void TacticsTest::aFallenOneLeavesItToOthers()
{
  WorldModel world;
  world.moveBall({1, 0}, 10);
  tell(world, {{3, {-0.5, 0}}});
  QCOMPARE(Tactics().decide(playing(), world, {2, {0, 0}, 0, false}).kind, Task::Play);
  QCOMPARE(Tactics().decide(playing(), world, {2, {0, 0}, 0, true}).kind, Task::Go);
  tell(world, {{3, {-0.5, 0}}}, true);
  QCOMPARE(Tactics().decide(playing(), world, {2, {0, 0}, 0, true}).kind, Task::Play);
}

void TacticsTest::theKeeperStandsBetweenBallAndGoal()
{
  WorldModel world;
  world.moveBall({-5, 5}, 10);
  tell(world, {{3, {-5, 4}}});
  const Task task = Tactics().decide(playing(), world, {keeper, {-14, 0}, 0, false});
  QCOMPARE(task.kind, Task::Go);
  QVERIFY(task.place.x() < -13.5 && task.place.x() > -15);
  QVERIFY(task.place.y() > 0.2 && task.place.y() < 1.05);
  QVERIFY(task.heading > 0.2);
  // Right in front of the goal it clears the ball itself.
  world.moveBall({-13.6, 0.5}, 10);
  QCOMPARE(Tactics().decide(playing(), world, {keeper, {-14, 0}, 0, false}).kind, Task::Play);
}

void TacticsTest::nobodyCrowdsTheBall()
{
  for(const Vector2d& ball : {Vector2d(0, 0), Vector2d(10, 4), Vector2d(-12, -3), Vector2d(3, 9)})
  {
    WorldModel world;
    world.moveBall(ball, 10);
    tell(world, {{3, ball}});
    for(int number = 4; number <= 11; ++number)
    {
      const Task task = Tactics().decide(playing(), world, {number, {-7, 0}, 0, false});
      QCOMPARE(task.kind, Task::Go);
      QCOMPARE_GT((task.place - ball).norm(), 1.4);
      VERIFY_NEAR(task.place.x(), 0, 15);
      VERIFY_NEAR(task.place.y(), 0, 10);
    }
  }
}

void TacticsTest::theirFreeKickIsLeftAlone_data()
{
  QTest::addColumn<int>("kind");
  QTest::newRow("kick-off") << int(PlayMode::KickOff);
  QTest::newRow("kick-in") << int(PlayMode::KickIn);
  QTest::newRow("corner") << int(PlayMode::CornerKick);
  QTest::newRow("goal kick") << int(PlayMode::GoalKick);
  QTest::newRow("free kick") << int(PlayMode::FreeKick);
}

void TacticsTest::theirFreeKickIsLeftAlone()
{
  QFETCH(int, kind);
  const Vector2d ball = kind == PlayMode::KickOff ? Vector2d(0, 0) : Vector2d(3, 4);
  for(int number = 2; number <= 11; ++number)
  {
    WorldModel world;
    world.moveBall(ball, 10);
    const Self self{number, {1, 3}, 0, false};
    const Task task = Tactics().decide(playing(PlayMode::Kind(kind), false, true), world, self);
    QCOMPARE(task.kind, Task::Go);
    QCOMPARE_GT((task.place - ball).norm(), 2);
    if(kind == PlayMode::KickOff)
      QVERIFY(task.place.x() < 0);
    // Ours is taken.
    Tactics ours;
    QCOMPARE(ours.decide(playing(PlayMode::Kind(kind), true, false), world, self).kind, Task::Play);
  }
}

void TacticsTest::aSetPlayIsFollowedUpBySomebodyElse()
{
  WorldModel world;
  world.moveBall({0, 0}, 10);
  Tactics taker;
  const Self self{2, {-0.4, 0}, 0, false};
  QCOMPARE(taker.decide(playing(PlayMode::KickOff, true, false), world, self).kind, Task::Play);
  QCOMPARE(taker.decide(playing(PlayMode::KickOff, true, false), world, self).kind, Task::Play);
  QCOMPARE(taker.decide(playing(), world, self).kind, Task::Go);
  QVERIFY(taker.waits());

  // Its mate knows from its shout, and goes although it is further away.
  Percepts shout;
  shout.now = 10;
  shout.shouts.push_back({"Red", false, world.shout(2, {{-0.4, 0}, 10, false, true}, 10)});
  WorldModel matesWorld;
  matesWorld.moveBall({0, 0}, 10);
  matesWorld.update(shout, Eigen::Isometry3d::Identity(), "Red");
  QCOMPARE(Tactics().decide(playing(), matesWorld, {3, {-2, 0}, 0, false}).kind, Task::Play);

  // Once the mate is at the ball, both may play.
  tell(world, {{3, {-0.1, 0.1}}});
  taker.decide(playing(), world, self);
  QVERIFY(!taker.waits());
}

void TacticsTest::nobodyMovesAfterTheMatch()
{
  WorldModel world;
  world.moveBall({0, 0}, 10);
  QCOMPARE(Tactics().decide(playing(PlayMode::GameOver), world, {5, {1, 1}, 0, false}).kind, Task::Stand);
}

QTEST_APPLESS_MAIN(TacticsTest)
#include "TacticsTest.moc"
