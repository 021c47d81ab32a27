#include "ProgramSupport.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace sparkwright;

/// `sparkwright-server --train-motion`: what it prints and writes, and its exit code.
class TrainMotionTest : public QObject
{
  Q_OBJECT

  QTemporaryDir directory_;

  QString fileOf(const char* name, const QByteArray& text) const
  {
    QFile file(directory_.filePath(QString::fromUtf8(name)));
    if(!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
      qFatal("cannot write %s", name);
    return file.fileName();
  }

  /// A robot that takes on its commanded speeds with 2 m/s² and 6 rad/s², logged each 100 ms.
  static QByteArray drive(int samples)
  {
    QByteArray text("t_ms x_mm y_mm theta_mdeg vt_mms vr_mdegs vt_set_mms vr_set_mdegs\n");
    double x = 0, y = 0, theta = 0, v = 0, w = 0;
    for(int i = 0; i < samples; ++i)
    {
      const double vSet = 0.8 * std::sin(0.7 * (i / 10)), wSet = 3 * std::sin(1.9 * (i / 10));
      const double values[] = {x * 1000, y * 1000, std::remainder(theta, 2 * M_PI) * 180000 / M_PI, v * 1000, w * 180000 / M_PI,
                               vSet * 1000, wSet * 180000 / M_PI};
      text += QByteArray::number(100 * i);
      for(const double value : values)
        text += ' ' + QByteArray::number(std::lround(value));
      text += '\n';
      const double nextV = v + std::clamp(vSet - v, -0.2, 0.2), nextW = w + std::clamp(wSet - w, -0.6, 0.6);
      const double middle = theta + (w + nextW) / 4 * 0.1;
      x += (v + nextV) / 2 * 0.1 * std::cos(middle);
      y += (v + nextV) / 2 * 0.1 * std::sin(middle);
      theta += (w + nextW) / 2 * 0.1;
      v = nextV;
      w = nextW;
    }
    return text;
  }

private slots:
  void aDriveIsLearnedAndUsed()
  {
    const QString model = directory_.filePath(QStringLiteral("model.json"));
    const ServerOutcome outcome = runServer({QStringLiteral("--train-motion"), fileOf("drive.csv", drive(3200)), model});
    QCOMPARE(outcome.code, 0);
    QVERIFY2(outcome.error.isEmpty(), qPrintable(outcome.error));
    for(const char* const row : {"samples: 3200, pieces: 1, ", "epoch +0  loss ", "error of one step: [0-9]", "error after 2 s: [0-9]"})
      QVERIFY2(outcome.out.contains(QRegularExpression(QString::fromUtf8(row))), qPrintable(outcome.out));
    QFile file(model);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonObject report = QJsonDocument::fromJson(file.readAll()).object()[QLatin1String("report")].toObject();
    QVERIFY(report[QLatin1String("training_loss")].toArray().size() > 5);
    QVERIFY(report[QLatin1String("step_error_mm")].toDouble() > 0);
    QVERIFY(report[QLatin1String("step_error_mm")].toDouble() < 10);

    fileOf("learned.f2krobot", "(robot (name Learned))(body (primitive (shape rect 400 400)))\n"
                               "(motion (plugin neural) (param model " + model.toUtf8() + "))\n");
    const QString world = fileOf("learned.f2kworld", "(field msl2002)(robot (file learned.f2krobot) (pose 0 0 0) (player patrol))\n");
    const ServerOutcome run = runServer({world, QStringLiteral("--fast"), QStringLiteral("--until"), QStringLiteral("1"),
                                         QStringLiteral("--agent-port=0"), QStringLiteral("--monitor-port=0"), QStringLiteral("--game-port=0")});
    QCOMPARE(run.code, 0);
    QVERIFY2(!run.error.contains(QLatin1String("error")), qPrintable(run.error));
  }

  void whatIsWrongIsToldWithItsPlace_data()
  {
    QTest::addColumn<QByteArray>("log");
    QTest::addColumn<QString>("told");
    QTest::newRow("time goes back") << drive(20) + "5 0 0 0 0 0 0 0\n" << "drive.csv:22";
    QTest::newRow("no numbers") << drive(20) + "2000 fast 0 0 0 0 0 0\n" << "drive.csv:22";
    QTest::newRow("nothing") << QByteArray() << "drive.csv";
  }
  void whatIsWrongIsToldWithItsPlace()
  {
    QFETCH(QByteArray, log);
    QFETCH(QString, told);
    const QString model = directory_.filePath(QStringLiteral("none.json"));
    const ServerOutcome outcome = runServer({QStringLiteral("--train-motion"), fileOf("drive.csv", log), model});
    QCOMPARE(outcome.code, 2);
    QVERIFY2(outcome.error.contains(told), qPrintable(outcome.error));
    QVERIFY(!QFile::exists(model));
  }

  void aModelThatCannotBeWrittenIsToldAtOnce()
  {
    const ServerOutcome outcome = runServer(
        {QStringLiteral("--train-motion"), fileOf("drive.csv", drive(3200)), directory_.filePath(QStringLiteral("no/such/model.json"))});
    QCOMPARE(outcome.code, 2);
    QVERIFY(outcome.error.contains(QLatin1String("model.json")));
    QVERIFY(!outcome.out.contains(QLatin1String("epoch")));
  }
};

QTEST_GUILESS_MAIN(TrainMotionTest)
#include "TrainMotionTest.moc"
