#include "app/f2k/Error.h"
#include "app/f2k/Parameters.h"
#include "tests/f2k/FakeBoardSupport.h"

#include <QTemporaryDir>
#include <QtTest>

#include <cmath>

using f2k::Error;
using f2k::Parameters;

/// A robot's file as programs of robots read it.
class ParametersTest : public QObject
{
  Q_OBJECT
private slots:
  void theFileIsRead()
  {
    const Parameters robot = Parameters::fromText(test::f2k::robotText);
    QCOMPARE(robot.name(), std::string("Mine"));
    QCOMPARE(robot.team(), std::string("blue"));
    QCOMPARE(robot.number(), 2);
    QCOMPARE(robot.mass(), 12.);
    QCOMPARE(robot.maxTransVel(), 0.9);
    QVERIFY(std::abs(robot.maxRotVel() - M_PI / 2) < 1e-9);
    QCOMPARE(robot.sensors().size(), std::size_t(1));
    QCOMPARE(robot.sensorPose("laser").x, 0.1);
    QVERIFY(std::abs(robot.sensorPose("laser").theta - M_PI / 2) < 1e-9);
    QVERIFY(robot.manipulators() == std::vector<std::string>{"kicker"});
    QCOMPARE(robot.cycle(), 0.05);
    QCOMPARE(robot.text(), std::string(test::f2k::robotText));
  }
  void whatIsUnknownIsThrown_data()
  {
    QTest::addColumn<QByteArray>("known");
    QTest::addColumn<QByteArray>("unknown");
    QTest::newRow("of the client") << QByteArray("(cycle 50)") << QByteArray("(cycel 50)");
    QTest::newRow("of the robot") << QByteArray("(mass 12)") << QByteArray("(mass 12) (colour blue)");
    QTest::newRow("of all") << QByteArray("(client (cycle 50))") << QByteArray("(options (cycle 50))");
  }
  void whatIsUnknownIsThrown()
  {
    QFETCH(QByteArray, known);
    QFETCH(QByteArray, unknown);
    QByteArray text(test::f2k::robotText);
    QVERIFY(text.contains(known));
    text.replace(known, unknown);
    try
    {
      Parameters::fromText(text.toStdString(), "mine.f2krobot");
      QFAIL("taken");
    }
    catch(const Error& error)
    {
      const std::string what = error.what();
      QVERIFY2(what.starts_with("mine.f2krobot:") && what.find("there is no `") != std::string::npos, what.c_str());
    }
  }
  void whatIsWrongIsThrown()
  {
    QVERIFY_EXCEPTION_THROWN(Parameters("/no/such/file.f2krobot"), Error);
    QVERIFY_EXCEPTION_THROWN(Parameters::fromText(test::f2k::robotText).sensorPose("eye"), Error);
    try
    {
      Parameters::fromText("(robot (mass 0))\n(body (primitive (shape rect 1 1)))", "bad.f2krobot");
      QFAIL("taken");
    }
    catch(const Error& error)
    {
      QVERIFY2(std::string(error.what()).find("bad.f2krobot:1:") != std::string::npos, error.what());
      QCOMPARE(error.code(), Error::local);
    }
  }
};

QTEST_APPLESS_MAIN(ParametersTest)
#include "ParametersTest.moc"
