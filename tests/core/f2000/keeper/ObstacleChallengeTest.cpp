#include "core/game/f2000/benchmark/ObstacleChallenge.h"

#include <QtTest>

#include <cmath>

using namespace sparkwright::f2000;

/// The obstacle challenge of 2002: how attempts begin, end and are counted.
class ObstacleChallengeTest : public QObject
{
  Q_OBJECT

  using Seen = ObstacleChallenge::Seen;
  using End = ObstacleChallenge::End;

  static ObstacleChallenge::Options two(int attempts)
  {
    ObstacleChallenge::Options options;
    options.players = {"a", "b"};
    options.attempts = attempts;
    options.seed = 5;
    return options;
  }
  static Seen ballAt(double x, double y)
  {
    Seen seen;
    seen.x = x;
    seen.y = y;
    seen.z = 0.11;
    return seen;
  }

private slots:
  void eachPlayerHasTheSameAttempts()
  {
    ObstacleChallenge challenge(two(20), {});
    std::vector<ObstacleChallenge::Begin> begins{challenge.begin()};
    while(!challenge.isOver())
      if(const auto next = challenge.advance(0.01, ballAt(0, 3)))
        begins.push_back(*next);
    QCOMPARE(begins.size(), std::size_t(40));
    for(std::size_t i = 0; i < 20; ++i)
    {
      const auto& begin = begins[i];
      QVERIFY(begin.player == "a" && begins[i + 20].player == "b");
      QVERIFY(begin.ball == begins[i + 20].ball && begin.cylinders == begins[i + 20].cylinders);
      QCOMPARE(begin.ball.x, 4.5); // The front of the goal area.
      QVERIFY(begin.robot.x > begin.ball.x && begin.robot.x <= 5);
      const double gap = begin.cylinders[1].y - begin.cylinders[0].y;
      QVERIFY(gap >= 1.2 && gap <= 1.8 && begin.cylinders[0].x == begin.cylinders[1].x);
      QVERIFY(begin.cylinders[0].x <= -0.5 && begin.cylinders[0].x >= -3);
    }
    QVERIFY(!(begins[0].cylinders == begins[1].cylinders));
  }

  void attemptsAreCounted_data()
  {
    QTest::addColumn<bool>("passes");
    QTest::addColumn<QString>("end");
    QTest::addColumn<int>("touched");
    QTest::addColumn<int>("points"); // Without another player: its goal is the fastest.
    QTest::newRow("all well") << true << "goal" << 0 << 3;
    QTest::newRow("goal beside the cylinders") << false << "goal" << 0 << 2;
    QTest::newRow("passage only") << true << "out" << 0 << 1;
    QTest::newRow("both touched") << true << "goal" << 2 << 1;
    QTest::newRow("too late") << true << "time up" << 1 << 0;
    QTest::newRow("nothing") << false << "time up" << 0 << 0;
  }
  void attemptsAreCounted()
  {
    QFETCH(bool, passes);
    QFETCH(QString, end);
    QFETCH(int, touched);
    QFETCH(int, points);
    ObstacleChallenge::Options options = two(1);
    options.players = {"a"};
    ObstacleChallenge challenge(options, {});
    const auto begin = challenge.begin();
    const double x = begin.cylinders[0].x, middle = (begin.cylinders[0].y + begin.cylinders[1].y) / 2;
    const double y = passes ? middle : begin.cylinders[1].y + 0.2;
    challenge.advance(1, ballAt(x + 0.1, y));
    Seen beyond = ballAt(x - 0.1, y);
    for(int i = 0; i < touched; ++i)
      beyond.touches[static_cast<std::size_t>(i)] = true;
    challenge.advance(1, beyond);
    if(end == "goal")
      challenge.advance(1, ballAt(-5.2, 0.5));
    else if(end == "out")
      challenge.advance(1, ballAt(-3, 2.7));
    else
      challenge.advance(90, ballAt(-3, 0));
    QVERIFY(challenge.isOver());
    QCOMPARE(challenge.rows().size(), std::size_t(1));
    const auto& row = challenge.rows()[0];
    QCOMPARE(row.passed, passes);
    QCOMPARE(QString::fromUtf8(nameOf(row.end).data()), end);
    QCOMPARE(row.touched, touched);
    QCOMPARE(row.points(), points);
  }
  void backwardsIsNoPassage()
  {
    ObstacleChallenge challenge(two(1), {});
    const auto begin = challenge.begin();
    const double x = begin.cylinders[0].x, y = (begin.cylinders[0].y + begin.cylinders[1].y) / 2;
    challenge.advance(1, ballAt(x - 0.1, y));
    challenge.advance(1, ballAt(x + 0.1, y));
    challenge.advance(1, ballAt(0, 3));
    QVERIFY(!challenge.rows()[0].passed);
  }

  void theFastestGoalOfAnAttemptCounts()
  {
    ObstacleChallenge challenge(two(2), {});
    challenge.begin();
    const auto attempt = [&challenge](double seconds, bool goal) { challenge.advance(seconds, goal ? ballAt(-5.2, 0) : ballAt(0, 3)); };
    attempt(20, true);
    attempt(30, true);
    attempt(10, true);
    attempt(5, false);
    QVERIFY(challenge.isOver());
    const auto& rows = challenge.rows();
    QVERIFY(!rows[0].fastest && rows[1].fastest && rows[2].fastest && !rows[3].fastest);
    const auto results = challenge.results();
    QCOMPARE(results[0].goals, 2);
    QCOMPARE(results[0].seconds, 25.);
    QCOMPARE(results[0].points, 3);
    QCOMPARE(results[1].points, 2);
    QCOMPARE(challenge.table().size(), std::size_t(3));
    QVERIFY(challenge.csv().find("5,b,0,goal,0,0,1,10.000,2\n") != std::string::npos);
  }

  void nothingToPlayIsOver()
  {
    QVERIFY(ObstacleChallenge({{}, 10, 1}, {}).isOver());
    QVERIFY(ObstacleChallenge({{"a"}, 0, 1}, {}).isOver());
  }
};

QTEST_APPLESS_MAIN(ObstacleChallengeTest)
#include "ObstacleChallengeTest.moc"
