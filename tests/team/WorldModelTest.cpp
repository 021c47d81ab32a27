#include "app/team/play/WorldModel.h"
#include "tests/VerifyNear.h"

#include <QTest>

#include <cmath>

using namespace sparkwright::team;
using Eigen::Isometry3d;
using Eigen::Vector2d;
using Eigen::Vector3d;

/// What a player believes of the ball and of others.
class WorldModelTest : public QObject
{
  Q_OBJECT

private slots:
  void aRollingBallHasItsSpeed();
  void playersArePlacedOnTheField();
  void shoutsTellMates();
  void whatIsSeenCountsMoreThanShouts();
  void strangeShoutsAreIgnored();
};

namespace
{

/// A camera half a metre above the middle of the field, looking towards the opponents' goal.
Isometry3d camera()
{
  Isometry3d pose = Isometry3d::Identity();
  pose.translation() = Vector3d(0, 0, 0.5);
  pose.linear() << 0, 1, 0, -1, 0, 0, 0, 0, 1;
  return pose;
}

/// A picture with nothing but the ball.
Percepts seen(const Vector3d& ball, double now)
{
  Percepts percepts;
  percepts.now = now;
  percepts.sees = true;
  percepts.ball = ball;
  return percepts;
}

Percepts heard(const std::string& text, double now)
{
  Percepts percepts;
  percepts.now = now;
  percepts.shouts.push_back({"Red", false, text});
  return percepts;
}

} // namespace

void WorldModelTest::aRollingBallHasItsSpeed()
{
  // As the simulator has it: a rolling ball loses two thirds of its speed in a second.
  const double slowing = 1.05;
  const Vector2d speed(1.6, 0.6);
  const auto place = [&](double time) -> Vector2d // Not an expression of Eigen's, which would outlive what it is of.
  { return Vector2d(2, 0) + speed * (1 - std::exp(-slowing * time)) / slowing; };
  WorldModel world;
  double now = 0;
  for(int i = 0; i < 40; ++i)
  {
    now = 0.02 * i;
    Percepts percepts = seen({-place(now).y(), place(now).x(), -0.458}, now);
    percepts.sees = i % 3 == 0;
    if(!percepts.sees)
      percepts.ball.reset();
    world.update(percepts, camera(), "Red");
  }
  VERIFY_NEAR(world.ball().velocity, speed * std::exp(-slowing * now), 0.1);
  QVERIFY2((world.ball().place - place(now)).norm() < 0.05,
           qPrintable(QString::number((world.ball().place - place(now)).norm())));
  VERIFY_NEAR(world.ball().placeAfter(2), place(now + 2), 0.1);
}

void WorldModelTest::playersArePlacedOnTheField()
{
  WorldModel world;
  Percepts percepts;
  percepts.now = 3;
  percepts.sees = true;
  percepts.players = {{true, 4, Vector3d(-1, 2, -0.3), Vector3d(-1, 2, 0)},
                      {false, 9, Vector3d(0, 3, -0.4), Vector3d(0, 3, -0.4)},
                      {false, 99, Vector3d(0, 3, 0), {}}};
  world.update(percepts, camera(), "Red");
  VERIFY_NEAR(world.mate(4).place, Vector2d(2, 1), 1e-9);
  QVERIFY(!world.mate(4).fallen);
  VERIFY_NEAR(world.opponent(9).place, Vector2d(3, 0), 1e-9);
  QVERIFY(world.opponent(9).fallen);
  QCOMPARE(world.opponent(9).seen, 3.);
  QVERIFY(world.opponent(4).seen < 0);
}

void WorldModelTest::shoutsTellMates()
{
  WorldModel speaker;
  speaker.update(seen({0, 4, -0.458}, 5), camera(), "Red");
  for(const int number : {1, 11})
  {
    const std::string text = speaker.shout(number, {Vector2d(-14.9, 9.99), 5, true}, 5);
    QVERIFY(text.size() <= 20);
    for(const char c : text)
      QVERIFY(c > ' ' && c < 0x7f && c != '(' && c != ')');
    WorldModel listener;
    listener.update(heard(text, 5.02), camera(), "Red");
    VERIFY_NEAR(listener.mate(number).place, Vector2d(-14.9, 9.99), 0.02);
    QVERIFY(listener.mate(number).fallen);
    VERIFY_NEAR(listener.ball().place, Vector2d(4, 0), 0.02);
    QCOMPARE(listener.ball().known, 5.02);
    QVERIFY(listener.ball().seen < 0);
  }
}

void WorldModelTest::whatIsSeenCountsMoreThanShouts()
{
  WorldModel world, other;
  world.update(seen({0, 4, -0.458}, 5), camera(), "Red");
  other.update(seen({0, 9, -0.458}, 5), camera(), "Red");
  world.update(heard(other.shout(2, {Vector2d(0, 0), 5}, 5), 5.1), camera(), "Red");
  VERIFY_NEAR(world.ball().place, Vector2d(4, 0), 0.05);
  world.update(heard(other.shout(2, {Vector2d(0, 0), 5}, 5), 6), camera(), "Red");
  VERIFY_NEAR(world.ball().place, Vector2d(9, 0), 0.05);
}

void WorldModelTest::strangeShoutsAreIgnored()
{
  WorldModel world;
  for(const char* text : {"", "s", "s1", "hello", "s1u", "s1u!!!!", "sZu00000000", "s0u0000", "s1u000", "\xff\xfe"})
    world.update(heard(text, 1), camera(), "Red");
  Percepts theirs = heard("s1u0000", 1);
  theirs.shouts[0].team = "Blue";
  world.update(theirs, camera(), "Red");
  for(int number = 1; number <= WorldModel::mostPlayers; ++number)
    QVERIFY(world.mate(number).seen < 0);
  QVERIFY(world.ball().known < 0);
}

QTEST_APPLESS_MAIN(WorldModelTest)
#include "WorldModelTest.moc"
