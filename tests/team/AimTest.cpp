#include "app/team/play/Aim.h"
#include "app/team/play/Steering.h"
#include "tests/VerifyNear.h"

#include <QTest>

#include <cmath>
#include <numbers>

using namespace sparkwright::team;
using Eigen::Vector2d;
using Eigen::Vector3d;

namespace
{

constexpr double now = 10;

/// A ball that lies still, and opponents.
WorldModel worldWith(const Vector2d& ball, const std::vector<Vector2d>& opponents = {})
{
  WorldModel world;
  Percepts percepts;
  percepts.now = now;
  percepts.sees = true;
  for(const Vector2d& place : opponents)
    percepts.players.push_back({.number = static_cast<int>(percepts.players.size()) + 2,
                                .place = Vector3d(place.x(), place.y(), 0.3)});
  percepts.ball = Vector3d(ball.x(), ball.y(), Field::ballRadius);
  world.update(percepts, Eigen::Isometry3d::Identity(), "Red");
  return world;
}

/// From behind the ball, looking ahead.
double aimFrom(const WorldModel& world)
{
  return chooseAim(world, world.ball().place - Vector2d(0.3, 0), 0, 0, now);
}

/// Where a ball crosses the opponents' goal line.
double crossing(const Vector2d& ball, double angle)
{
  return ball.y() + std::tan(angle) * (Field::halfLength - ball.x());
}

} // namespace

/// Where the ball is played, and what is done at it.
class AimTest : public QObject
{
  Q_OBJECT

private slots:
  void nearTheGoalItIsAShot_data();
  void nearTheGoalItIsAShot();
  void theKeeperIsShotPast();
  void opponentsArePlayedPast();
  void itStaysOnTheField();
  void theBallBeforeTheFootIsKicked_data();
  void theBallBeforeTheFootIsKicked();
  void withAnOpponentAtTheBallThereIsNoTime();
  void fromTheWrongSideItGoesAround();
};

void AimTest::nearTheGoalItIsAShot_data()
{
  QTest::addColumn<double>("x");
  QTest::addColumn<double>("y");
  QTest::newRow("4 m away") << 11. << 0.5;
  QTest::newRow("aside") << 13. << 2.;
  QTest::newRow("before the line, near a post") << 14.84 << -0.8;
}

void AimTest::nearTheGoalItIsAShot()
{
  QFETCH(double, x);
  QFETCH(double, y);
  const double angle = aimFrom(worldWith({x, y}));
  VERIFY_NEAR(angle, 0, std::numbers::pi / 2);
  QVERIFY2(std::abs(crossing({x, y}, angle)) < Field::halfGoalWidth, qPrintable(QString::number(angle)));
}

void AimTest::theKeeperIsShotPast()
{
  const Vector2d ball(11.5, 0);
  const Vector2d keeperPlace(14, 0);
  const double angle = aimFrom(worldWith(ball, {keeperPlace}));
  VERIFY_NEAR(crossing(ball, angle), 0, Field::halfGoalWidth);
  QCOMPARE_GT(std::abs(std::tan(angle) * (keeperPlace.x() - ball.x())), 0.3);
}

void AimTest::opponentsArePlayedPast()
{
  VERIFY_NEAR(aimFrom(worldWith({0, 0})), 0, 0.1);
  QVERIFY(aimFrom(worldWith({0, 0}, {{1.5, -0.3}, {3, -0.5}})) > 0.15);
  QVERIFY(aimFrom(worldWith({0, 0}, {{1.5, 0.3}, {3, 0.5}})) < -0.15);
  // Those behind are not in the way.
  VERIFY_NEAR(aimFrom(worldWith({0, 0}, {{-2, 0}})), 0, 0.1);
}

void AimTest::itStaysOnTheField()
{
  const Vector2d ball(0, 9.5);
  const double angle = aimFrom(worldWith(ball));
  QVERIFY(ball.y() + kickReach * std::sin(angle) < Field::halfWidth);
}

void AimTest::theBallBeforeTheFootIsKicked_data()
{
  QTest::addColumn<double>("ahead");
  QTest::addColumn<double>("left");
  QTest::addColumn<bool>("stops");
  QTest::addColumn<bool>("leftFoot");
  QTest::newRow("right foot") << 0.2 << -0.055 << true << false;
  QTest::newRow("left foot") << 0.2 << 0.055 << true << true;
  QTest::newRow("too near") << 0.14 << -0.055 << false << false;
  QTest::newRow("too far") << 0.25 << -0.055 << false << false;
  QTest::newRow("between the feet") << 0.2 << 0. << false << false;
}

void AimTest::theBallBeforeTheFootIsKicked()
{
  QFETCH(double, ahead);
  QFETCH(double, left);
  QFETCH(bool, stops);
  QFETCH(bool, leftFoot);
  const WorldModel world = worldWith({0, 0});
  const Self self{2, {-ahead, -left}, 0, false};
  const BallPlay play = playBall(self, 0, world, true, now);
  QCOMPARE(play.stop, stops);
  if(stops)
    QCOMPARE(play.foot, leftFoot ? Left : Right);
  else
    QCOMPARE_GT(std::abs(play.walk.forward) + std::abs(play.walk.left), 0.01);
  QVERIFY(!playBall(self, 0, world, false, now).stop);
}

void AimTest::withAnOpponentAtTheBallThereIsNoTime()
{
  const Self self{2, {-0.2, 0.055}, 0, false};
  QVERIFY(playBall(self, 0, worldWith({0, 0}, {{1, 0}}), true, now).stop);
  const BallPlay play = playBall(self, 0, worldWith({0, 0}, {{0.2, 0}}), true, now);
  QVERIFY(!play.stop);
  QVERIFY(play.walk.forward > 0.1);
}

void AimTest::fromTheWrongSideItGoesAround()
{
  // In front of the ball: not straight back through it.
  const Self self{2, {0.3, 0.02}, std::numbers::pi, false};
  const BallPlay play = playBall(self, 0, worldWith({0, 0}), true, now);
  QVERIFY(!play.stop);
  QCOMPARE_GT(std::abs(play.walk.left), 0.1);
}

QTEST_APPLESS_MAIN(AimTest)
#include "AimTest.moc"
