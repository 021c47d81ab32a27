#include "core/joint/MotorFit.h"

#include <QtTest>

#include <cmath>
#include <random>
#include <sstream>

using namespace sparkwright;

namespace
{

struct Truth
{
  double environment, conductivity, capacity;
};

/// An hour of loads and pauses of different length, as a motor of this kind would be measured.
/// @param noise  share of I2R that is added at random
/// @param digits of the temperature behind the point
std::string logOf(const Truth& truth, unsigned seed, double noise, int digits = 9, double dt = 1)
{
  std::mt19937 engine(seed);
  std::normal_distribution<double> normal(0, noise);
  std::ostringstream out;
  out << "dt,T,I2R\n";
  double temperature = truth.environment;
  for(int i = 0; i * dt < 3600; ++i)
  {
    const double seconds = i * dt;
    const double load = std::fmod(seconds, 700) < 350 ? 1.5 + std::sin(seconds / 300) : 0.05;
    temperature += (load - truth.conductivity * (temperature - truth.environment)) * dt / truth.capacity;
    out.precision(17);
    out << dt << ',';
    out.setf(std::ios::fixed);
    out.precision(digits);
    out << temperature << ',' << load * (1 + normal(engine)) << '\n';
    out.unsetf(std::ios::fixed);
  }
  return out.str();
}

std::optional<MotorFit> fitOf(const std::string& text, double window = 0, Diagnostic* why = nullptr)
{
  Diagnostic reason;
  const MotorLog log = parseMotorLog(text, "motor.csv");
  return log.usable() ? fitMotor(log, window, why ? *why : reason) : std::nullopt;
}

bool near(double value, double truth, double share) { return std::abs(value - truth) <= share * std::abs(truth); }

} // namespace

/// The constants of a motor come out of a log of it, and logs that do not tell them are refused with words.
class MotorFitTest : public QObject
{
  Q_OBJECT

private slots:
  void theMeasuredMotorsAreFoundAgain_data()
  {
    QTest::addColumn<double>("environment");
    QTest::addColumn<double>("conductivity");
    QTest::addColumn<double>("capacity");
    QTest::newRow("hip yaw-pitch") << 33. << 0.0158 << 27.2;
    QTest::newRow("hip roll, ankle roll") << 27. << 0.0158 << 27.2;
    QTest::newRow("hip pitch, knee, ankle pitch") << 27. << 0.0198 << 43.6;
  }
  void theMeasuredMotorsAreFoundAgain()
  {
    QFETCH(const double, environment);
    QFETCH(const double, conductivity);
    QFETCH(const double, capacity);
    const Truth truth{environment, conductivity, capacity};
    int covered = 0;
    constexpr unsigned seeds = 40;
    for(unsigned seed = 1; seed <= seeds; ++seed)
    {
      const std::optional<MotorFit> fit = fitOf(logOf(truth, seed, 0.01));
      QVERIFY(fit);
      QVERIFY2(near(fit->environment.value, environment, 0.01), qPrintable(QString::number(fit->environment.value)));
      QVERIFY2(near(fit->conductivity.value, conductivity, 0.01), qPrintable(QString::number(fit->conductivity.value)));
      QVERIFY2(near(fit->capacity.value, capacity, 0.01), qPrintable(QString::number(fit->capacity.value)));
      QVERIFY(fit->capacity.margin > 0 && fit->capacity.margin < 0.01 * capacity);
      covered += std::abs(fit->capacity.value - capacity) <= fit->capacity.margin;
      covered += std::abs(fit->conductivity.value - conductivity) <= fit->conductivity.margin;
      covered += std::abs(fit->environment.value - environment) <= fit->environment.margin;
    }
    // 95 % of 120; the noise grows with the load, which the intervals do not know.
    QVERIFY2(covered >= 102 && covered <= 120, qPrintable(QString::number(covered)));
  }

  void withoutNoiseItIsExact()
  {
    const std::optional<MotorFit> fit = fitOf(logOf({27, 0.0198, 43.6}, 1, 0, 12));
    QVERIFY(fit);
    QVERIFY(near(fit->environment.value, 27, 1e-6) && near(fit->conductivity.value, 0.0198, 1e-6) &&
            near(fit->capacity.value, 43.6, 1e-6));
    QVERIFY(fit->residual < 1e-6);
  }

  /// With three numbers and five equations, by hand: the quantile of Student's distribution for 2 degrees is 4.303.
  void intervalsAreStudents()
  {
    MotorLog log;
    log.segments = {{{1, 0, 0}, {1, 1, 3}, {1, 0, -1}, {1, 1, 3.2}, {1, 0, -0.8}, {1, 0, 1}}};
    Diagnostic why;
    const std::optional<MotorFit> fit = fitMotor(log, 0, why);
    // With u = lambda T_env, the equations C·slope + lambda·T - u = I2R are (slope T -1 | I2R):
    // (1 0 -1|3) (-1 1 -1|-1) (1 0 -1|3.2) (-1 1 -1|-0.8) (0 0 -1|1).
    // Rows that are alike average, so C - u = 3.1, -C + lambda - u = -0.9, -u = 1: C = 2.1, lambda = 0.2. Residuals are
    // ±0.1 four times: s² = 0.04 / 2.
    // lambda = 0.2 ± 4.303 · 0.1414 · sqrt((X'X)^-1) is not told from 0.
    QVERIFY(!fit);
    QVERIFY2(why.message.find("C = 2.1") != std::string::npos, why.message.c_str());
    // (X'X)^-1 of C: 1.5, by hand; 4.3027 · sqrt(0.02 · 1.5) = 0.745.
    QVERIFY2(why.message.find("± 0.745") != std::string::npos, why.message.c_str());
  }

  void wholeDegreesNeedAWindow()
  {
    const std::string log = logOf({27, 0.0198, 43.6}, 3, 0.01, 0);
    Diagnostic why;
    const std::optional<MotorFit> fit = fitOf(log, 350, &why);
    QVERIFY2(fit, why.text().c_str());
    QVERIFY2(near(fit->capacity.value, 43.6, 0.08), qPrintable(QString::number(fit->capacity.value)));
    const std::optional<MotorFit> raw = fitOf(log);
    QVERIFY(!raw || !near(raw->capacity.value, 43.6, 0.2));
  }

  void headersCommentsAndSeparators()
  {
    const std::string plain = logOf({27, 0.0198, 43.6}, 1, 0);
    const double capacity = fitOf(plain)->capacity.value;
    std::string other = "# knee\n\n" + plain.substr(plain.find('\n') + 1);
    std::ranges::replace(other, ',', ';');
    QCOMPARE(fitOf(other)->capacity.value, capacity);
    std::ranges::replace(other, ';', ' ');
    QCOMPARE(fitOf(other)->capacity.value, capacity);
    std::istringstream in(plain.substr(plain.find('\n') + 1));
    std::string turned = "\xEF\xBB\xBFtime;I2R;Temperature;dt\r\n";
    for(std::string dt, t, heat; std::getline(in, dt, ',') && std::getline(in, t, ',') && std::getline(in, heat);)
      turned += "12:30;" + heat + ';' + t + ';' + dt + " # as measured\r\n";
    QCOMPARE(fitOf(turned)->capacity.value, capacity);
  }

  void gapsAndMissingValuesSplit()
  {
    const Truth truth{27, 0.0198, 43.6};
    std::string log = logOf(truth, 1, 0);
    // The motor was somewhere else in between: to bridge it would be wrong.
    log += "500,60,0\n";
    double temperature = 60;
    for(int i = 0; i < 100; ++i)
    {
      if(i == 50)
        log += "1,nan,0\n";
      temperature += -0.0198 * (temperature - 27) / 43.6;
      log += "1," + QString::number(temperature, 'f', 9).toStdString() + ",0\n";
    }
    const MotorLog parsed = parseMotorLog(log, "motor.csv");
    QVERIFY(parsed.usable());
    QCOMPARE(parsed.segments.size(), std::size_t(3));
    QCOMPARE(parsed.problems.size(), std::size_t(2));
    QCOMPARE(parsed.problems[0].line, 3653);
    QVERIFY(parsed.problems[0].message.find("T is missing") != std::string::npos);
    QCOMPARE(parsed.problems[1].line, 3602);
    QVERIFY(parsed.problems[1].message.find("gap") != std::string::npos);
    QVERIFY(near(fitOf(log)->capacity.value, 43.6, 1e-5));
  }

  void badLogsAreRefusedWithWords_data()
  {
    QTest::addColumn<QString>("log");
    QTest::addColumn<QString>("message");
    QTest::addColumn<int>("line");
    QString constantHeat, constantT, steady;
    double temperature = 30;
    for(int i = 0; i < 100; ++i)
    {
      temperature += (2 - 0.0198 * (temperature - 27)) / 43.6;
      constantHeat += QStringLiteral("1,%1,2\n").arg(temperature, 0, 'f', 9);
      constantT += QStringLiteral("1,40,%1\n").arg(i % 7);
      steady += QStringLiteral("1,%1,%2\n").arg(30 + 0.5 * i).arg(i % 7);
    }
    QTest::newRow("empty") << "" << "no rows" << 1;
    QTest::newRow("comments only") << "# a\n# b\n" << "no rows" << 2;
    QTest::newRow("text") << "dt,T,I2R\n1,20,1\n1,warm,2\n" << "'warm' is no number" << 3;
    QTest::newRow("a stray letter") << "1,20,1\n1,20.5x,2\n" << "'20.5x' is no number" << 2;
    QTest::newRow("two columns") << "1,20\n1,21\n" << "2 columns" << 1;
    QTest::newRow("another header") << "a,b,c\n1,2,3\n" << "no column dt" << 1;
    QTest::newRow("few rows") << "1,20,1\n1,21,2\n1,21.5,1\n" << "2 equations" << 0;
    QTest::newRow("all missing") << "1,nan,1\n1,,1\n1,NaN,1\n" << "0 equations" << 0;
    QTest::newRow("time stands still") << "0,20,1\n0,21,1\n-1,22,1\n" << "0 equations" << 0;
    QTest::newRow("constant temperature") << constantT << "temperature is the same" << 0;
    QTest::newRow("constant rate") << steady << "same rate" << 0;
    QTest::newRow("constant load") << constantHeat << "I2R is the same" << 0;
    QTest::newRow("a picture") << QString::fromLatin1("\x89PNG\r\n\x1a\n1,2,3\n\x01\x02") << "" << 1;
  }
  void badLogsAreRefusedWithWords()
  {
    QFETCH(const QString, log);
    QFETCH(const QString, message);
    QFETCH(const int, line);
    const MotorLog parsed = parseMotorLog(log.toStdString(), "motor.csv");
    Diagnostic why;
    if(parsed.usable())
      QVERIFY(!fitMotor(parsed, 0, why));
    else
      why = *std::ranges::find(parsed.problems, Diagnostic::Severity::Error, &Diagnostic::severity);
    QVERIFY2(why.message.find(message.toStdString()) != std::string::npos, why.text().c_str());
    QCOMPARE(why.line, line);
    QVERIFY(!why.hint.empty());
    if(parsed.usable())
      QVERIFY2(why.message.find("the fit is not determined") == 0, why.message.c_str());
  }

  /// Everything that changes goes together: a column that is a sum of the others.
  void aRankThatIsMissingIsTold()
  {
    std::string log;
    double temperature = 100;
    for(int i = 0; i < 200; ++i)
    {
      temperature -= 0.001 * (temperature - 20); // cooling alone
      log += "1," + QString::number(temperature, 'g', 17).toStdString() + "," + std::to_string(i % 3) + "\n";
    }
    Diagnostic why;
    QVERIFY(!fitOf(log, 0, &why));
    QVERIFY2(why.message.find("only ever go together") != std::string::npos, why.message.c_str());
  }

  void thousandsOfMistakesAreNotAllTold()
  {
    std::string log;
    for(int i = 0; i < 10000; ++i)
      log += "1,nan,1\n";
    QVERIFY(parseMotorLog(log, "motor.csv").problems.size() <= 21);
    // … and the good rows behind them count.
    const MotorLog parsed = parseMotorLog(log + logOf({27, 0.0198, 43.6}, 1, 0).substr(9), "motor.csv");
    Diagnostic why;
    QVERIFY(fitMotor(parsed, 0, why));
  }
};

QTEST_GUILESS_MAIN(MotorFitTest)
#include "MotorFitTest.moc"
