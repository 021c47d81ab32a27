#include "app/jobs/results/Statistics.h"
#include "tests/VerifyNear.h"

#include <QtTest>

#include <cmath>
#include <limits>
#include <vector>

using namespace sparkwright;

/// Means and confidence intervals, against values of tables.
class StatisticsTest : public QObject
{
  Q_OBJECT

private slots:
  void quantilesAreThoseOfTables_data();
  void quantilesAreThoseOfTables();
  void aSampleOfKnownFigures();
  void smallSamples();
  void whatIsNoNumberIsLeftOut();
  void sharesArePooled();
};

void StatisticsTest::quantilesAreThoseOfTables_data()
{
  QTest::addColumn<double>("p");
  QTest::addColumn<double>("degrees");
  QTest::addColumn<double>("quantile");
  // NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.2.
  QTest::newRow("1") << 0.975 << 1.0 << 12.706;
  QTest::newRow("2") << 0.975 << 2.0 << 4.303;
  QTest::newRow("4") << 0.975 << 4.0 << 2.776;
  QTest::newRow("9") << 0.975 << 9.0 << 2.262;
  QTest::newRow("19") << 0.975 << 19.0 << 2.093;
  QTest::newRow("30") << 0.975 << 30.0 << 2.042;
  QTest::newRow("100") << 0.975 << 100.0 << 1.984;
  QTest::newRow("99 %, 10") << 0.99 << 10.0 << 2.764;
  QTest::newRow("99.9 %, 1") << 0.999 << 1.0 << 318.309; // cot(0.001 pi)
  QTest::newRow("normal") << 0.975 << 1e6 << 1.960;
  QTest::newRow("below the middle") << 0.025 << 4.0 << -2.776;
  QTest::newRow("middle") << 0.5 << 3.0 << 0.0;
}

void StatisticsTest::quantilesAreThoseOfTables()
{
  QFETCH(const double, p);
  QFETCH(const double, degrees);
  QFETCH(const double, quantile);
  VERIFY_NEAR(studentQuantile(p, degrees), quantile, 0.0006);
}

void StatisticsTest::aSampleOfKnownFigures()
{
  const Statistics s = statisticsOf(std::vector{2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0});
  QCOMPARE(s.count, std::size_t(8));
  VERIFY_NEAR(s.mean, 5.0, 1e-12);
  VERIFY_NEAR(s.deviation, std::sqrt(32.0 / 7), 1e-12);
  VERIFY_NEAR(s.interval, 2.364624 * std::sqrt(32.0 / 7) / std::sqrt(8.0), 1e-5);
  VERIFY_NEAR(s.low, s.mean - s.interval, 1e-12);
  VERIFY_NEAR(s.high, s.mean + s.interval, 1e-12);
  QCOMPARE(s.least, 2.0);
  QCOMPARE(s.most, 9.0);
}

void StatisticsTest::smallSamples()
{
  const Statistics none = statisticsOf({});
  QVERIFY(none.count == 0 && std::isnan(none.mean) && std::isnan(none.interval));
  const Statistics one = statisticsOf(std::vector{3.0});
  QCOMPARE(one.mean, 3.0);
  QVERIFY(std::isnan(one.deviation) && std::isnan(one.interval));
  const Statistics equal = statisticsOf(std::vector{3.0, 3.0});
  QCOMPARE(equal.interval, 0.0);
}

void StatisticsTest::whatIsNoNumberIsLeftOut()
{
  const Statistics s = statisticsOf(std::vector{1.0, std::numeric_limits<double>::quiet_NaN(), 3.0});
  QCOMPARE(s.count, std::size_t(2));
  QCOMPARE(s.mean, 2.0);
}

void StatisticsTest::sharesArePooled()
{
  const std::vector<std::pair<int, int>> tries{{3, 10}, {5, 10}, {0, 0}};
  const Statistics s = shareOf(tries); // 8 of 20.
  QCOMPARE(s.count, std::size_t(2));
  VERIFY_NEAR(s.mean, 0.4, 1e-12);
  VERIFY_NEAR(s.low, 0.2188, 5e-5);
  VERIFY_NEAR(s.high, 0.6134, 5e-5);
  QVERIFY(std::isnan(s.interval));
  QVERIFY(s.least == 0.3 && s.most == 0.5);
  const Statistics none = shareOf({});
  QVERIFY(none.count == 0 && std::isnan(none.mean) && std::isnan(none.low));
}

QTEST_APPLESS_MAIN(StatisticsTest)
#include "StatisticsTest.moc"
