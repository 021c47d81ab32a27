#include "core/game/f2000/keeper/KeeperPolicy.h"
#include "core/game/f2000/keeper/LineServo.h"

#include <QtTest>

#include <array>
#include <cmath>

using namespace sparkwright::f2000;

namespace
{

constexpr double interval = 0.01; // s

/// A keeper on its line in front of the blue goal, and a ball that rolls.
class Shot
{
public:
  enum class Outcome
  {
    Saved,
    Goal,
    Wide,
    Stopped
  };

  Shot(Policy policy, const KnownBall& ball) : policy_(policy, task_, 1), ball_(ball) {}

  Outcome play()
  {
    for(double time = 0; time < 30; time += interval)
    {
      step(time);
      const double line = task_.lineX();
      if(ball_.x - task_.ballRadius <= line && ball_.x > task_.goalX &&
         std::abs(ball_.y - place_) < task_.margin + task_.ballRadius)
        return Outcome::Saved;
      if(ball_.x < task_.goalX - task_.ballRadius)
        return std::abs(ball_.y) < task_.goalWidth / 2 ? Outcome::Goal : Outcome::Wide;
      if(std::hypot(ball_.vx, ball_.vy) < 1e-3)
        return Outcome::Stopped;
    }
    return Outcome::Stopped;
  }
  void step(double time)
  {
    const double target = policy_.target(time, ball_).y;
    speed_ = servo_.speed(target - place_, speed_, interval);
    place_ += speed_ * interval;
    const double v = std::hypot(ball_.vx, ball_.vy), left = std::max(v - task_.rollingResistance * interval, 0.);
    if(v > 0)
    {
      ball_.vx *= left / v;
      ball_.vy *= left / v;
    }
    ball_.x += ball_.vx * interval;
    ball_.y += ball_.vy * interval;
  }
  double place() const { return place_; }

private:
  KeeperTask task_;
  KeeperPolicy policy_;
  KnownBall ball_;
  LineServo servo_;
  double place_ = 0, speed_ = 0;
};

/// A ball 3 m in front of the goal that is shot at a place of its line.
KnownBall shotAt(double y, double speed)
{
  const double way = std::hypot(3, y);
  return {-2, 0, -3 / way * speed, y / way * speed};
}

} // namespace

/// Goalkeepers of the F2000 league: F27 to F30 of its scenarios, and where each policy wants to be.
class KeeperPolicyTest : public QObject
{
  Q_OBJECT
private slots:
  void F27_F28_shots_data()
  {
    QTest::addColumn<int>("policy");
    QTest::addColumn<double>("y");
    QTest::addColumn<double>("speed");
    QTest::addColumn<int>("outcome");
    const auto row = [](const char* name, Policy policy, double y, double speed, Shot::Outcome outcome)
    { QTest::newRow(name) << static_cast<int>(policy) << y << speed << static_cast<int>(outcome); };
    row("F27, at it", Policy::Still, 0, 2, Shot::Outcome::Saved);
    row("F27, beside it", Policy::Still, 0.8, 2, Shot::Outcome::Goal);
    row("F28, slow", Policy::Intercept, 0.6, 1.5, Shot::Outcome::Saved);
    row("F28, fast", Policy::Intercept, 0.6, 5, Shot::Outcome::Goal);
    row("beside the goal", Policy::Still, 1.3, 2, Shot::Outcome::Wide);
    row("blocked", Policy::Block, -0.7, 1.3, Shot::Outcome::Saved);
  }
  void F27_F28_shots()
  {
    QFETCH(int, policy);
    QFETCH(double, y);
    QFETCH(double, speed);
    QFETCH(int, outcome);
    QCOMPARE(static_cast<int>(Shot(static_cast<Policy>(policy), shotAt(y, speed)).play()), outcome);
  }

  void F29_aPatternHasTwoPeriodsIn12s()
  {
    Shot keeper(Policy::Pattern, {3, 0, 0, 0});
    std::vector<double> extremes;
    int crossings = 0;
    double before = 0;
    bool rising = true;
    for(double time = 0; time < 12; time += interval)
    {
      keeper.step(time);
      if(keeper.place() != before && (keeper.place() > before) != rising)
      {
        extremes.push_back(before);
        rising = !rising;
      }
      crossings += before < 0 && keeper.place() >= 0; // Upwards through the middle.
      before = keeper.place();
    }
    QCOMPARE(extremes.size(), 4u);
    for(std::size_t i = 0; i < 4; ++i)
      QVERIFY2(std::abs(extremes[i]) > 0.6 && std::abs(extremes[i]) < 0.72 && (extremes[i] > 0) == (i % 2 == 0),
               qPrintable(QString::number(extremes[i])));
    QVERIFY(crossings >= 1 && crossings <= 2); // The second may come just after 12 s.
  }

  void F30_lotsAreFair()
  {
    std::array<int, 5> drawn{};
    for(std::uint64_t seed = 1; seed <= 500; ++seed)
      ++drawn[static_cast<std::size_t>(KeeperPolicy(Policy::Mixed, {}, seed).current())];
    for(const int count : drawn)
      QVERIFY2(count >= 70 && count <= 130, qPrintable(QString::number(count)));
  }

  void theLotChangesOnlyWhenItShall()
  {
    KeeperTask task;
    task.change = 10;
    KeeperPolicy changing(Policy::Mixed, task, 3), fixed(Policy::Mixed, {}, 3);
    int changes = 0;
    Policy last = changing.current();
    const Policy first = fixed.current();
    for(double time = 0; time < 1000; time += 1)
    {
      changing.target(time, {});
      fixed.target(time, {});
      if(changing.current() != last)
      {
        QCOMPARE(std::fmod(time, 10), 0.0);
        ++changes;
      }
      last = changing.current();
      QVERIFY(fixed.current() == first && last != Policy::Mixed);
    }
    QVERIFY(changes > 50);
  }

  void aBlockingKeeperStandsBetweenBallAndGoal()
  {
    KeeperPolicy keeper(Policy::Block, {}, 1);
    const auto y = [&](double ballX, double ballY) { return keeper.target(0, {ballX, ballY, 0, 0}).y; };
    QVERIFY(std::abs(keeper.target(0, {0, 0, 0, 0}).x + 4.65) < 1e-9);
    QVERIFY(std::abs(y(0, 2) - 2 * 0.35 / 5) < 1e-9);
    QCOMPARE(y(-4.5, 2), 0.75);   // Kept between the posts.
    QCOMPARE(y(-4.8, 0.1), 0.75); // Behind its line: the nearer post.
    QCOMPARE(y(-4.8, -0.1), -0.75);
    KeeperTask other;
    other.goalX = 5;
    KeeperPolicy mirrored(Policy::Block, other, 1);
    QVERIFY(std::abs(mirrored.target(0, {0, 2, 0, 0}).y - 2 * 0.35 / 5) < 1e-9);
    QVERIFY(std::abs(mirrored.target(0, {0, 2, 0, 0}).x - 4.65) < 1e-9);
  }

  void anInterceptingKeeperLooksAhead()
  {
    KeeperPolicy keeper(Policy::Intercept, {}, 1);
    QVERIFY(std::abs(keeper.target(0, {-2, 0, -2, 0.4}).y - 0.2 * 2.65) < 1e-9);
    // It stops before the line: only blocked.
    QVERIFY(std::abs(keeper.target(0, {-2, 1, -1, 0.5}).y - 1 * 0.35 / 3) < 1e-9);
    QVERIFY(std::abs(keeper.target(0, {-2, 1, 2, 0}).y - 1 * 0.35 / 3) < 1e-9); // It rolls away.
    const Pose push = keeper.target(0, {-4.2, 0.3, 0, 0});
    QVERIFY(push.x > -4.2 && push.y > 0.3); // Through it, to its side.
    QVERIFY(keeper.target(0, {-4.2, -0.3, 0, 0}).y < -0.3);
  }

  void aRandomKeeperRepeats()
  {
    KeeperPolicy one(Policy::Random, {}, 7), same(Policy::Random, {}, 7), other(Policy::Random, {}, 8);
    int changes = 0, different = 0;
    double last = 0;
    for(double time = 0; time < 100; time += 0.1)
    {
      const double y = one.target(time, {}).y;
      QVERIFY(std::abs(y) <= 0.75);
      QCOMPARE(same.target(time, {}).y, y);
      different += other.target(time, {}).y != y;
      changes += std::exchange(last, y) != y;
    }
    QVERIFY(changes >= 50 && changes <= 100); // Every one to two seconds.
    QVERIFY(different > 900);
  }

  void wayPointsReplaceTheWave()
  {
    KeeperTask task;
    task.wayPoints = {0.5, -0.5, 2};
    KeeperPolicy keeper(Policy::Pattern, task, 1);
    QCOMPARE(keeper.target(0, {}).y, 0.5);
    QCOMPARE(keeper.target(2.1, {}).y, -0.5);
    QCOMPARE(keeper.target(5.9, {}).y, 0.75); // Kept.
    QCOMPARE(keeper.target(6.1, {}).y, 0.5);
    QCOMPARE(policyNames().size(), 6u);
  }
};

QTEST_APPLESS_MAIN(KeeperPolicyTest)
#include "KeeperPolicyTest.moc"
