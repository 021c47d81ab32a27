#include "core/game/f2000/benchmark/KeeperBenchmark.h"

#include <QtTest>

#include <cmath>

using namespace sparkwright;
using namespace sparkwright::f2000;

/// Episodes by which policies of goalkeepers are compared.
class KeeperBenchmarkTest : public QObject
{
  Q_OBJECT

  using Seen = KeeperBenchmark::Seen;
  using Outcome = KeeperBenchmark::Outcome;

  static KeeperBenchmark::Options two(int episodes)
  {
    KeeperBenchmark::Options options;
    options.policies = {Policy::Still, Policy::Block};
    options.episodes = episodes;
    options.seed = 3;
    return options;
  }
  static Seen ballAt(double x, double y, double z = 0.11)
  {
    Seen seen;
    seen.x = x;
    seen.y = y;
    seen.z = z;
    return seen;
  }

private slots:
  void intervalsAreThoseOfWilson()
  {
    // Values of the method's usual examples: 8 of 20, 0 of 10, 10 of 10.
    const auto near = [](double a, double b) { return std::abs(a - b) < 5e-4; };
    const WilsonInterval some = WilsonInterval::of(8, 20), none = WilsonInterval::of(0, 10), all = WilsonInterval::of(10, 10);
    QVERIFY(near(some.share, 0.4) && near(some.low, 0.2188) && near(some.high, 0.6134));
    QVERIFY(near(none.low, 0) && near(none.high, 0.2775));
    QVERIFY(near(all.low, 0.7225) && near(all.high, 1));
    QVERIFY(WilsonInterval::of(0, 0).low == 0 && WilsonInterval::of(0, 0).high == 1);
  }

  void eachPolicyPlaysTheSameEpisodes()
  {
    KeeperBenchmark benchmark(two(30), {});
    std::vector<KeeperBenchmark::Begin> begins{benchmark.begin()};
    while(!benchmark.isOver())
      if(const auto next = benchmark.advance(0.01, ballAt(0, 3))) // Out at once.
        begins.push_back(*next);
    QCOMPARE(begins.size(), std::size_t(60));
    for(std::size_t i = 0; i < 30; ++i)
    {
      QVERIFY(begins[i].policy == Policy::Still && begins[i + 30].policy == Policy::Block);
      QVERIFY(begins[i].ball == begins[i + 30].ball && begins[i].attacker == begins[i + 30].attacker);
      QVERIFY(std::hypot(begins[i].ball.x + 5, begins[i].ball.y) >= 2);
      QVERIFY(begins[i].ball.x < 0 && std::abs(begins[i].ball.y) < 2.5);
    }
    QVERIFY(!(begins[0].ball == begins[1].ball));
  }

  void episodesEnd_data()
  {
    QTest::addColumn<QString>("outcome");
    QTest::addColumn<double>("x");
    QTest::addColumn<double>("y");
    QTest::addColumn<double>("z");
    QTest::newRow("goal") << "goal" << -5.12 << 0.9 << 0.3;
    QTest::newRow("over the bar") << "out" << -5.12 << 0.9 << 0.95;
    QTest::newRow("beside the goal") << "out" << -5.12 << 1.1 << 0.11;
    QTest::newRow("side") << "out" << -2. << 2.62 << 0.11;
    QTest::newRow("other goal") << "out" << 5.12 << 0. << 0.11;
    QTest::newRow("on the line") << "time up" << -5.1 << 0. << 0.11;
  }
  void episodesEnd()
  {
    QFETCH(QString, outcome);
    QFETCH(double, x);
    QFETCH(double, y);
    QFETCH(double, z);
    KeeperBenchmark benchmark(two(1), {});
    benchmark.begin();
    for(int cycle = 0; cycle < 4000 && benchmark.rows().empty(); ++cycle)
      benchmark.advance(0.01, ballAt(x, y, z));
    QCOMPARE(benchmark.rows().size(), std::size_t(1));
    const std::string_view name = nameOf(benchmark.rows()[0].outcome);
    QCOMPARE(QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size())), outcome);
    if(outcome == "time up")
      QVERIFY(std::abs(benchmark.rows()[0].seconds - 30) < 0.02);
  }

  void aBallIsSavedWhenTheAttackerStaysAway()
  {
    KeeperBenchmark benchmark(two(1), {});
    benchmark.begin();
    Seen seen = ballAt(-4, 0);
    const auto pass = [&](double seconds, bool keeper, bool attacker)
    {
      seen.keeperTouches = keeper;
      seen.attackerTouches = attacker;
      for(int i = 0; i < std::lround(seconds * 100); ++i)
        benchmark.advance(0.01, seen);
    };
    pass(3, false, false);
    pass(0.1, true, false);
    pass(1.5, false, false);
    pass(0.1, false, true); // It comes back.
    pass(3, false, false);
    QVERIFY(benchmark.rows().empty());
    pass(0.1, true, false);
    pass(1.8, false, false);
    QVERIFY(benchmark.rows().empty());
    pass(0.3, false, false);
    QCOMPARE(benchmark.rows().size(), std::size_t(1));
    QVERIFY(benchmark.rows()[0].outcome == Outcome::Saved);
  }

  void resultsAreCountedAndWritten()
  {
    KeeperBenchmark benchmark(two(2), {});
    benchmark.begin();
    for(const double x : {-5.2, 0., -5.2, -5.2})
      benchmark.advance(0.5, ballAt(x, x == 0 ? 3 : 0));
    QVERIFY(benchmark.isOver());
    const auto results = benchmark.results();
    QCOMPARE(results[0].goals, 1);
    QCOMPARE(results[0].out, 1);
    QCOMPARE(results[1].goals, 2);
    QCOMPARE(results[1].seconds, 0.5);
    QVERIFY(benchmark.table()[2].starts_with("block             2      2 100.0 (34.2–100.0)"));
    QVERIFY(benchmark.csv().starts_with("seed,policy,episode,outcome,seconds,shot_speed,ball_way\n3,still,0,goal,0.500,"));
  }

  void withoutPoliciesThereIsNothingToDo()
  {
    KeeperBenchmark benchmark({}, {});
    QVERIFY(benchmark.isOver());
    QVERIFY(!benchmark.advance(0.01, ballAt(0, 0)));
  }
};

QTEST_MAIN(KeeperBenchmarkTest)
#include "KeeperBenchmarkTest.moc"
