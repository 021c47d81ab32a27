#include "core/wire/NumberText.h"

#include <QtTest>

#include <bit>
#include <cmath>
#include <cstdio>
#include <limits>
#include <random>

using namespace sparkwright;

namespace
{

std::string written(float value)
{
  std::string text;
  appendNumber(text, value);
  return text;
}

std::string printed(float value)
{
  char text[64];
  std::snprintf(text, sizeof text, "%g", static_cast<double>(value));
  return text;
}

} // namespace

class NumberTextTest : public QObject
{
  Q_OBJECT

private slots:
  void writesAsPrintfDoes_data();
  void writesAsPrintfDoes();
  void writesAnyFloatAsPrintfDoes();
  void tiesRoundToEven();
  void whatIsNoNumberBecomesZero();
  void integersAndDoubles();
};

void NumberTextTest::writesAsPrintfDoes_data()
{
  QTest::addColumn<float>("value");
  QTest::addColumn<QString>("text");
  QTest::newRow("0") << 0.0f << "0";
  QTest::newRow("-0") << -0.0f << "-0";
  QTest::newRow("1") << 1.0f << "1";
  QTest::newRow("-1") << -1.0f << "-1";
  QTest::newRow("30") << 30.0f << "30";
  QTest::newRow("2.1") << 2.1f << "2.1";
  QTest::newRow("0.042") << 0.042f << "0.042";
  QTest::newRow("104.86") << 104.86f << "104.86";
  QTest::newRow("300.939") << 300.939f << "300.939";
  QTest::newRow("1e-05") << 1e-5f << "1e-05";
  QTest::newRow("0.0001") << 1e-4f << "0.0001";
  QTest::newRow("-4.37114e-08") << -4.37114e-08f << "-4.37114e-08";
  QTest::newRow("0.0228259") << 0.0228259f << "0.0228259";
  QTest::newRow("0.999999") << 0.999999f << "0.999999";
  QTest::newRow("rounds up to 1") << 0.9999999f << "1";
  QTest::newRow("rounds up to 10") << 9.999999f << "10";
  QTest::newRow("99998.5") << 99998.5f << "99998.5";
  QTest::newRow("100000") << 100000.0f << "100000";
  QTest::newRow("999999") << 999999.0f << "999999";
  QTest::newRow("1e+06") << 1e6f << "1e+06";
  QTest::newRow("1e+38") << 1e38f << "1e+38";
  QTest::newRow("smallest") << std::numeric_limits<float>::denorm_min() << "1.4013e-45";
}

void NumberTextTest::writesAsPrintfDoes()
{
  QFETCH(const float, value);
  QFETCH(const QString, text);
  QCOMPARE(QString::fromStdString(written(value)), text);
  QCOMPARE(printed(value), text.toStdString());
}

void NumberTextTest::writesAnyFloatAsPrintfDoes()
{
  std::mt19937 random(7);
  for(int i = 0; i < 400000; ++i)
  {
    const float any = std::bit_cast<float>(static_cast<std::uint32_t>(random()));
    const float usual = static_cast<float>(
        std::ldexp(static_cast<double>(random()) / 4294967296.0, static_cast<int>(random() % 40) - 20));
    const float round = static_cast<float>(static_cast<int>(random() % 2000001) - 1000000) / 1000.0f;
    for(const float value : {any, usual, -usual, round})
      if(std::isfinite(value) && written(value) != printed(value))
        QFAIL(("wrote " + written(value) + " for " + printed(value)).c_str());
  }
}

void NumberTextTest::tiesRoundToEven()
{
  // Exactly between two texts of six digits.
  for(const float value : {0.5f + 1.0f / 131072, 1024.125f, 1024.375f, 10000.25f, 10000.75f, 12345.25f})
    QCOMPARE(written(value), printed(value));
}

void NumberTextTest::whatIsNoNumberBecomesZero()
{
  QCOMPARE(written(std::numeric_limits<float>::quiet_NaN()), std::string("0"));
  QCOMPARE(written(std::numeric_limits<float>::infinity()), std::string("0"));
  QCOMPARE(written(-std::numeric_limits<float>::infinity()), std::string("0"));
  std::string text;
  appendNumber(text, std::nan(""));
  QCOMPARE(text, std::string("0"));
}

void NumberTextTest::integersAndDoubles()
{
  std::string text;
  appendInteger(text, -12);
  text += ' ';
  appendNumber(text, 0.1);
  text += ' ';
  appendNumber(text, 1234567.0);
  QCOMPARE(text, std::string("-12 0.1 1.23457e+06"));
}

QTEST_APPLESS_MAIN(NumberTextTest)
#include "NumberTextTest.moc"
