#include "tests/core/f2000/game/GameSupport.h"

#include <QtTest>

#include <cmath>

using namespace sparkwright;
using namespace sparkwright::f2000;
using sparkwright::test::F2000World;

/// The referee of the middle-size league: F37 and F38 of its scenarios.
class FieldRefereeTest : public QObject
{
  Q_OBJECT

  static void throwBall(F2000World& play, double x, double y, double z, double vx, double vy)
  {
    play.ball().place(x, y);
    play.ball().body().setPosition({static_cast<float>(x), static_cast<float>(y), static_cast<float>(z)});
    play.ball().setVelocity({static_cast<float>(vx), static_cast<float>(vy), 0});
  }

private slots:
  void F37_goalsCountBelowTheBarOnly()
  {
    F2000World play(test::fieldWith("", "(ball 0 0)"));
    QVERIFY(play.loaded);
    play.cycle();
    throwBall(play, 4.9, 0.5, 0.3, 3, 0);
    play.cycles(10);
    QCOMPARE(play.state().score, (std::array{1, 0}));
    QVERIFY(play.state().events && play.state().events->back()->kind == GameEvent::Kind::Goal);
    QCOMPARE(play.state().mode, std::string("Pause"));
    play.cycles(205); // After 2 s, everything begins anew.
    QCOMPARE(play.state().mode, std::string("BeforeKickOff"));
    QVERIFY(std::hypot(play.ball().position().x(), play.ball().position().y()) < 0.01);

    throwBall(play, 4.9, 0.5, 1.2, 3, 0);
    play.cycles(10);
    QCOMPARE(play.state().score, (std::array{1, 0}));
    QCOMPARE(play.state().events->back()->rule, std::string("ballOut"));
    play.cycles(105);
    // The nearest restart point: the penalty mark's x, a quarter of the width.
    QVERIFY(std::abs(play.ball().position().x() - 3) < 0.01 && std::abs(play.ball().position().y() - 1.25) < 0.01);
  }

  void F38_aBallOverTheTouchLineComesBack()
  {
    F2000World play(test::fieldWith("", "(ball 0 0)"));
    play.cycle();
    throwBall(play, 1.2, 2.5, 0.11, 0, 2);
    play.cycles(20);
    QCOMPARE(play.state().mode, std::string("Pause"));
    QVERIFY(play.ball().position().y() > 2.6);
    play.cycles(100);
    const Vec3f at = play.ball().position();
    QVERIFY2(std::abs(at.x() - 1.2) < 0.01 && std::abs(at.y() - 2) < 0.01,
             qPrintable(QString("%1 %2").arg(at.x()).arg(at.y())));
    QVERIFY(play.ball().velocity().norm() < 0.01);
    QCOMPARE(play.state().mode, std::string("PlayOn"));
  }

  void occupiedPlacesAreAvoided()
  {
    F2000World play(test::fieldWith("(robot (file plain.f2krobot) (pose 1200 2000 0))", "(ball 0 0)"), test::plainFiles());
    play.cycle();
    throwBall(play, 1.2, 2.65, 0.11, 0, 0);
    play.cycles(115);
    const Vec3f at = play.ball().position();
    const double away = std::hypot(at.x() - 1.2, at.y() - 2);
    QVERIFY2(away > 0.3 && away < 0.6, qPrintable(QString::number(away)));
  }

  void aBallThatFliesAwayComesBack()
  {
    F2000World play(test::fieldWith("", "(ball 1000 0)"));
    play.cycle();
    throwBall(play, 1, 0, 3.5, 0, 0);
    play.cycles(2);
    QVERIFY(play.ball().position().z() < 0.2);
    QCOMPARE(play.state().events->back()->rule, std::string("ballHeight"));
  }

  void commandsOfPeopleCount()
  {
    F2000World play(test::fieldWith("(robot (file plain.f2krobot) (pose 0 1000 0))"), test::plainFiles());
    play.cycle();
    play.world().command("(score (left 3) (right 1))");
    QCOMPARE(play.state().score, (std::array{3, 1}));
    play.world().command("(ball (pos 1 -1 0))");
    play.world().command("(agent (team Left) (unum 1) (move -2 0.5 0 90))");
    QVERIFY(std::abs(play.robot().pose().x + 2) < 1e-3 && std::abs(play.robot().pose().theta - std::acos(-1.) / 2) < 1e-3);
    QVERIFY(std::abs(play.ball().position().y() + 1) < 1e-3);
    play.world().command("(pause)");
    play.robot().devices->drive(1, 0);
    play.cycles(50);
    QVERIFY(std::abs(play.robot().pose().x + 2) < 1e-3);
    QCOMPARE(play.state().mode, std::string("Pause"));
    play.world().command("(resume)");
    play.cycles(50);
    QVERIFY(play.robot().pose().y > 0.6);
    play.world().command("(playMode Pause)");
    QCOMPARE(play.state().mode, std::string("Pause"));
    play.world().command("(playMode PlayOn)");
    QCOMPARE(play.state().mode, std::string("PlayOn"));
    play.world().command("(dropBall)"); // To the nearest of the four points.
    QVERIFY(std::abs(play.ball().position().x() - 3) < 1e-3 && std::abs(play.ball().position().y() + 1.25) < 1e-3);
    play.world().command("(newMatch)");
    QCOMPARE(play.state().score, (std::array{0, 0}));
    QVERIFY(std::abs(play.robot().pose().y - 1) < 1e-3);
  }

  void commandsThatCannotBeAreExplained_data()
  {
    QTest::addColumn<QString>("command");
    QTest::newRow("no place") << "(ball)";
    QTest::newRow("no numbers") << "(ball (pos here there))";
    QTest::newRow("far away") << "(ball (pos 1e9 0))";
    QTest::newRow("no robot") << "(agent (team Right) (unum 7) (pos 0 0 0))";
    QTest::newRow("no team") << "(agent (unum 1) (pos 0 0 0))";
    QTest::newRow("no mode") << "(playMode free_kick_left)";
    QTest::newRow("half a score") << "(score (left 1))";
  }
  void commandsThatCannotBeAreExplained()
  {
    QFETCH(QString, command);
    F2000World play(test::fieldWith("(robot (file plain.f2krobot) (pose 0 1000 0))"), test::plainFiles());
    play.cycle();
    play.messages.clear();
    play.world().command(command.toStdString());
    QVERIFY(play.logs("has no effect"));
  }
};

QTEST_MAIN(FieldRefereeTest)
#include "FieldRefereeTest.moc"
