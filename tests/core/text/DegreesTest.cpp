#include "core/text/Number.h"

#include <QtTest>

#include <cmath>
#include <limits>
#include <random>

using namespace sparkwright;

/// Angles in degrees, as all leagues' sensors send them: in (-180, 180].
class DegreesTest : public QObject
{
  Q_OBJECT
private slots:
  void anglesAreInTheRange_data()
  {
    QTest::addColumn<double>("degrees");
    QTest::addColumn<double>("same");
    QTest::newRow("zero") << 0. << 0.;
    QTest::newRow("half a turn") << 180. << 180.;
    QTest::newRow("half a turn back") << -180. << 180.;
    QTest::newRow("a bit more") << 190. << -170.;
    QTest::newRow("turns back") << -540. << 180.;
    QTest::newRow("many turns") << 36'000'090. << 90.;
  }
  void anglesAreInTheRange()
  {
    QFETCH(const double, degrees);
    QFETCH(const double, same);
    QCOMPARE(normalizedDeg(degrees), same);
  }

  void whatIsNotFiniteStaysSo()
  {
    for(const double degrees : {std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity()})
    {
      QVERIFY(std::isnan(normalizedDeg(degrees)));
      QVERIFY(std::isnan(sentDeg(degrees, 2)));
    }
  }

  void roundedAnglesAreInTheRange_data()
  {
    QTest::addColumn<double>("degrees");
    QTest::addColumn<int>("decimals");
    QTest::addColumn<QString>("text");
    QTest::newRow("to minus half a turn") << -179.997 << 2 << "180.00";
    QTest::newRow("not to it") << -179.994 << 2 << "-179.99";
    QTest::newRow("exactly") << -180. << 2 << "180.00";
    QTest::newRow("to half a turn") << 179.998 << 2 << "180.00";
    QTest::newRow("beyond it") << 180.004 << 2 << "180.00";
    QTest::newRow("three decimals") << -179.997 << 3 << "-179.997";
    QTest::newRow("no decimals") << -179.6 << 0 << "180";
    QTest::newRow("more turns") << 540.001 << 2 << "180.00";
    QTest::newRow("a common one") << -30.256 << 2 << "-30.26";
  }
  void roundedAnglesAreInTheRange()
  {
    QFETCH(const double, degrees);
    QFETCH(const int, decimals);
    QFETCH(const QString, text);
    std::string out;
    appendFixed(sentDeg(degrees, decimals), decimals, out);
    QCOMPARE(QString::fromStdString(out), text);
  }

  void anyAngleIsSentInTheRange()
  {
    std::mt19937_64 random(1);
    std::uniform_real_distribution<double> near(-0.02, 0.02), any(-1000, 1000);
    for(int i = 0; i < 100'000; ++i)
    {
      const int decimals = i % 4;
      const double degrees = i % 2 ? any(random) : (i % 3 - 1) * 180 + near(random);
      std::string out;
      appendFixed(sentDeg(degrees, decimals), decimals, out);
      const double sent = toNumber(out);
      QVERIFY2(sent > -180 && sent <= 180, out.c_str());
      QVERIFY(std::abs(std::remainder(sent - degrees, 360)) <= 0.5 * std::pow(10, -decimals) + 1e-9);
    }
  }
};

QTEST_APPLESS_MAIN(DegreesTest)
#include "DegreesTest.moc"
