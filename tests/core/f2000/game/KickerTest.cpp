#include "tests/core/f2000/game/GameSupport.h"

#include <QtTest>

#include <cmath>

using namespace sparkwright;
using namespace sparkwright::f2000;
using sparkwright::test::F2000World;

/// Kickers in the world: F24 of the scenarios.
class KickerTest : public QObject
{
  Q_OBJECT
private slots:
  void F24_aKickerAcceleratesTheBallItTouches()
  {
    F2000World play("(field msl2002) (ball -4000 2000)");
    const int robot = play.bring(1, test::plainRobot, "0 0 0");
    QVERIFY(robot > 0);
    play.cycles(2);
    play.ball().place(0.2 + 0.02 + 0.11 + 0.001, 0); // It touches the rest of the kicker.
    play.say(1, "MANIP \"kicker\" \"kick\"");
    QCOMPARE(play.take(1), std::string("OK MANIP\n"));
    play.cycle();
    QVERIFY2(std::abs(play.ball().velocity().x() - 3) < 0.15, qPrintable(QString::number(play.ball().velocity().x())));

    play.cycles(20); // It has come back, but is not ready yet.
    play.say(1, "MANIP \"kicker\" \"kick\"");
    QVERIFY(play.take(1).starts_with("ERR 43"));
    play.cycles(100);
    play.say(1, "MANIP \"kicker\" \"kick\"");
    QCOMPARE(play.take(1), std::string("OK MANIP\n"));
  }

  void F24_nothingHappensToABallThatIsAway_data()
  {
    QTest::addColumn<double>("x");
    QTest::addColumn<double>("y");
    QTest::newRow("100 mm ahead") << 0.2 + 0.03 + 0.11 + 0.1 << 0.;
    QTest::newRow("behind") << -0.35 << 0.;
    QTest::newRow("beside") << 0.2 << 0.35;
  }
  void F24_nothingHappensToABallThatIsAway()
  {
    QFETCH(double, x);
    QFETCH(double, y);
    F2000World play("(field msl2002) (ball -4000 2000)");
    QVERIFY(play.bring(1, test::plainRobot, "0 0 0") > 0);
    play.cycle();
    play.ball().place(x, y);
    play.say(1, "MANIP \"kicker\" \"kick\"");
    play.cycles(5);
    QVERIFY(play.ball().velocity().norm() < 0.05);
  }

  void theRobotIsPushedBack()
  {
    F2000World play("(field msl2002) (ball -4000 2000)");
    std::string light = test::plainRobot;
    light.replace(light.find("(plugin differential)"), 21, "(plugin differential) (maxForce 0.001)");
    QVERIFY(play.bring(1, light, "0 0 0") > 0);
    play.cycle();
    play.ball().place(0.331, 0);
    play.say(1, "MANIP \"kicker\" \"kick\"");
    play.cycle();
    // 0.43 kg at 3 m/s, and 10 kg at the other side.
    QVERIFY2(std::abs(play.robot().twist().vx + 0.43 * 3 / 10) < 0.01, qPrintable(QString::number(play.robot().twist().vx)));
  }

  void wrongNamesAreTold()
  {
    F2000World play("(field msl2002)");
    QVERIFY(play.bring(1, test::plainRobot, "-1000 0 0") > 0);
    play.say(1, "MANIP \"kicker\" \"fly\"\nMANIP \"wing\" \"kick\"");
    const std::string answer = play.take(1);
    QVERIFY(answer.find("ERR 42 \"kicker has no state fly\"") != answer.npos);
    QVERIFY(answer.find("ERR 42 \"there is no manipulator wing\"") != answer.npos);
  }

  void statesAreSensed()
  {
    F2000World play("(field msl2002) (ball -4000 2000)");
    QVERIFY(play.bring(1, test::plainRobot, "0 0 0") > 0);
    play.say(1, "MANIP \"kicker\" \"kick\"\nUPDATE 2");
    play.cycle();
    // One manipulator, number 0, in its second state, ready in 1000 ms less a cycle.
    const std::string answer = play.take(1);
    QVERIFY2(answer.find(" 4 1 0 1 990\n") != answer.npos, answer.c_str());
    play.cycles(11);
    play.say(1, "UPDATE 2");
    play.cycle();
    QVERIFY(play.take(1).find(" 4 1 0 0 870\n") != std::string::npos);
  }
};

QTEST_MAIN(KickerTest)
#include "KickerTest.moc"
