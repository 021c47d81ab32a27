#include "ProgramSupport.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace sparkwright;

/// `sparkwright-server --fit-motor`: what it prints, and its exit code.
class FitMotorTest : public QObject
{
  Q_OBJECT

  QTemporaryDir directory_;

  QString fileOf(const QByteArray& text) const
  {
    QFile file(directory_.filePath(QStringLiteral("motor.csv")));
    if(!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
      qFatal("cannot write the log");
    return file.fileName();
  }

  static QByteArray log()
  {
    QByteArray text("dt, T, I2R\n");
    double temperature = 33;
    for(int i = 0; i < 2000; ++i)
    {
      const double load = i % 500 < 200 ? 1 + i % 3 : 0;
      temperature += (load - 0.0158 * (temperature - 33)) / 27.2;
      text += "1, " + QByteArray::number(temperature, 'f', 9) + ", " + QByteArray::number(load) + '\n';
    }
    return text;
  }

private slots:
  void aGoodLogIsFitted()
  {
    const ServerOutcome outcome = runServer({QStringLiteral("--fit-motor"), fileOf(log())});
    QCOMPARE(outcome.code, 0);
    QVERIFY2(outcome.error.isEmpty(), qPrintable(outcome.error));
    for(const char* const row :
        {"T_env +33\\.?0* ± ", "lambda +0\\.0158 ± ", "C +27\\.2 ± ", "equations: 1999, segments: 1;"})
      QVERIFY2(outcome.out.contains(QRegularExpression(QString::fromUtf8(row))), qPrintable(outcome.out));
  }

  void whatIsWrongIsToldWithItsPlace()
  {
    const QString file = fileOf(log() + "1, hot, 2\n");
    const ServerOutcome outcome = runServer({QStringLiteral("--fit-motor"), file});
    QCOMPARE(outcome.code, 2);
    QVERIFY(outcome.out.isEmpty());
    QVERIFY2(outcome.error.startsWith(file + ":2002:4: error: 'hot' is no number"), qPrintable(outcome.error));
  }

  void aGapIsAWarning()
  {
    const ServerOutcome outcome = runServer({QStringLiteral("--fit-motor"), fileOf(log() + "60, 20, 0\n1, 20.1, 0\n")});
    QCOMPARE(outcome.code, 0);
    QVERIFY2(outcome.error.contains(QStringLiteral(":2002:1: warning: a gap")), qPrintable(outcome.error));
    QVERIFY2(outcome.out.contains(QStringLiteral("segments: 2")), qPrintable(outcome.out));
  }

  void whatIsNotDeterminedIsSaid()
  {
    const ServerOutcome outcome = runServer({QStringLiteral("--fit-motor"), fileOf("1,20,1\n1,21,1\n1,22,1\n")});
    QCOMPARE(outcome.code, 2);
    QVERIFY2(outcome.error.contains(QStringLiteral("the fit is not determined: there are 2 equations")),
             qPrintable(outcome.error));
    const ServerOutcome missing =
        runServer({QStringLiteral("--fit-motor"), directory_.filePath(QStringLiteral("none.csv"))});
    QCOMPARE(missing.code, 2);
    QVERIFY2(missing.error.contains(QStringLiteral("cannot be read")), qPrintable(missing.error));
    QCOMPARE(runServer({QStringLiteral("--fit-motor"), directory_.path()}).code, 2);
  }
};

QTEST_GUILESS_MAIN(FitMotorTest)
#include "FitMotorTest.moc"
