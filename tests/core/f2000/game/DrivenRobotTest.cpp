#include "tests/core/f2000/game/GameSupport.h"

#include "core/body/RigidBody.h"
#include "core/game/f2000/data/ArrayData.h"

#include <QtTest>

#include <cmath>

using namespace sparkwright;
using namespace sparkwright::f2000;
using sparkwright::test::F2000World;

namespace
{

const std::string robotAtCentre = "(robot (file plain.f2krobot) (pose 0 0 0))";

/// Robots that friction of their wheels drives.
test::F2000World::Files rollingFiles()
{
  const std::string body = "(robot (mass 20))(body (primitive (shape ellipse 400 400) (z 20 300)))\n";
  return {{"plain.f2krobot", body + "(motion (plugin differential) (mode wheels) (maxTransVel 3000) (maxRotVel 360) "
                                    "(maxTransAcc 100000) (maxRotAcc 10000) (wheelBase 350))"},
          {"omni.f2krobot", body + "(motion (plugin omni) (mode wheels) (maxTransVel 3000) (maxWheelVel 3000) (maxTransAcc 3000) "
                                   "(wheelAngles 60 180 300) (wheelDistance 200))"}};
}

double speedOf(const RobotNode& robot)
{
  return std::hypot(robot.twist().vx, robot.twist().vy);
}

} // namespace

/// Robots of the middle-size league in the world of the physics engine: their drives lead them with limited force.
class DrivenRobotTest : public QObject
{
  Q_OBJECT
private slots:
  void F01_theWorldFollowsTheDrive()
  {
    F2000World play(test::fieldWith(robotAtCentre), test::plainFiles());
    QVERIFY(play.loaded);
    play.cycle();
    RobotNode& robot = play.robot();
    robot.devices->drive(1, 0);
    play.cycles(50);
    QVERIFY2(std::abs(robot.twist().vx - 1) < 0.01, qPrintable(QString::number(robot.twist().vx)));
    QVERIFY2(std::abs(robot.pose().x - 0.25) < 0.002, qPrintable(QString::number(robot.pose().x)));
    play.cycles(50);
    QVERIFY2(std::abs(robot.pose().x - 0.75) < 0.002, qPrintable(QString::number(robot.pose().x)));
    QVERIFY(std::abs(robot.pose().y) < 1e-4);
  }

  void wheelsFollowTheDriveUntilTheySkid()
  {
    F2000World play(test::fieldWith(robotAtCentre), rollingFiles());
    QVERIFY(play.loaded);
    play.cycle();
    RobotNode& robot = play.robot();
    robot.devices->drive(2, 0);
    play.cycles(10);
    constexpr double most = 0.9 * 9.81; // m/s²: more than that, friction does not give.
    QVERIFY2(std::abs(robot.twist().vx - most * 0.1) < 0.03, qPrintable(QString::number(robot.twist().vx)));
    QVERIFY(robot.grip() != RobotNode::Grip::Holds);
    play.cycles(30);
    QVERIFY2(std::abs(robot.twist().vx - 2) < 0.01, qPrintable(QString::number(robot.twist().vx)));
    QVERIFY(robot.grip() == RobotNode::Grip::Holds);
    QVERIFY(std::abs(robot.pose().y) < 1e-3);
    robot.place({0, 0, 0});
    robot.devices->drive(0, 1);
    play.cycles(100);
    QVERIFY(std::abs(robot.twist().omega - 1) < 0.01);
    QVERIFY2(std::hypot(robot.pose().x, robot.pose().y) < 0.2, qPrintable(QString::number(robot.pose().x)));
  }
  void plainWheelsHoldSidewaysAndRollersDoNot()
  {
    for(const bool plain : {true, false})
    {
      F2000World play(test::fieldWith(plain ? robotAtCentre : "(robot (file omni.f2krobot) (pose 0 0 0))"), rollingFiles());
      play.cycle();
      RobotNode& robot = play.robot();
      robot.devices->drive(0, 0);
      // At a right angle to a wheel of the omnidirectional robot, the other two hold with half of their friction.
      robot.setTwist({0, 1, 0});
      play.cycles(100);
      const double way = robot.pose().y, expected = 1 / (2 * 0.9 * 9.81);
      QVERIFY2(speedOf(robot) < 0.01, qPrintable(QString::number(speedOf(robot))));
      QVERIFY2(plain ? std::abs(way - expected) < 0.01 : way > 1.2 * expected, qPrintable(QString::number(way)));
    }
  }

  void F05_aWallStopsARobotWhichNoticesIt()
  {
    F2000World play(test::fieldWith(robotAtCentre + "(primitive (shape rect 200 2000) (pose 1500 0 0) (z 0 500) (class wall))"),
                    test::plainFiles());
    play.cycle();
    RobotNode& robot = play.robot();
    robot.devices->drive(1, 0);
    play.cycles(350);
    constexpr double wall = 1.4 - 0.22; // The kicker is ahead of the round body.
    QVERIFY2(speedOf(robot) < 0.02, qPrintable(QString::number(speedOf(robot))));
    QVERIFY2(robot.pose().x < wall + 0.005, qPrintable(QString::number(robot.pose().x, 'f', 4)));
    QVERIFY2(robot.pose().x > wall - 0.01, qPrintable(QString::number(robot.pose().x, 'f', 4)));
    QVERIFY(robot.grip() == RobotNode::Grip::Stalled);
    const auto* const odometry = dynamic_cast<const ArrayData*>(robot.devices->sensors().at(1));
    QVERIFY(odometry);
    QCOMPARE(odometry->words()[6] & 1u, 1u);
    QVERIFY(odometry->words()[0] < 20); // mm/s
  }

  void twoRobotsCollideAsTheReferenceSays()
  {
    // F06: 10 kg at 1 m/s hit 10 kg at rest, e = 0.5: 0.25 and 0.75 m/s.
    const std::string free = "(robot (name Free) (mass 10)) (body (primitive (shape ellipse 400 400) (z 20 400)))"
                             "(motion (plugin differential) (maxForce 0.001) (maxTorque 0.001))";
    F2000World play(test::fieldWith("(friction 0) (restitution 0.5) (cycleTime 4)"
                                    "(robot (file free.f2krobot) (pose -300 0 0)) (robot (file free.f2krobot) (pose 300 0 0))"),
                    {{"free.f2krobot", free}});
    QVERIFY(play.loaded);
    play.cycle();
    play.robot(0).setTwist({1, 0, 0});
    play.cycles(150);
    QVERIFY2(std::abs(play.robot(0).twist().vx - 0.25) < 0.25 * 0.03, qPrintable(QString::number(play.robot(0).twist().vx)));
    QVERIFY2(std::abs(play.robot(1).twist().vx - 0.75) < 0.75 * 0.03, qPrintable(QString::number(play.robot(1).twist().vx)));
  }

  void robotsThatOverlapPartGently()
  {
    F2000World play(test::fieldWith("(robot (file plain.f2krobot) (pose 0 0 0)) (robot (file plain.f2krobot) (pose 150 30 0))"),
                    test::plainFiles());
    double fastest = 0;
    for(int i = 0; i < 200; ++i)
    {
      play.cycle();
      fastest = std::max({fastest, speedOf(play.robot(0)), speedOf(play.robot(1))});
    }
    QVERIFY2(fastest < 1, qPrintable(QString::number(fastest)));
    const Pose a = play.robot(0).pose(), b = play.robot(1).pose();
    QVERIFY2(std::hypot(a.x - b.x, a.y - b.y) > 0.39, qPrintable(QString::number(std::hypot(a.x - b.x, a.y - b.y))));
  }

  void aBallBetweenRobotsIsNotShotAway()
  {
    F2000World play(test::fieldWith("(robot (file plain.f2krobot) (pose -600 0 0)) (robot (file plain.f2krobot) (pose 600 0 180))",
                                    "(ball 0 0)"),
                    test::plainFiles());
    play.cycle();
    for(std::size_t i : {0u, 1u})
      play.robot(i).devices->drive(1, 0);
    double fastest = 0;
    for(int i = 0; i < 600; ++i)
    {
      play.cycle();
      fastest = std::max({fastest, speedOf(play.robot(0)), speedOf(play.robot(1)), static_cast<double>(play.ball().velocity().norm())});
    }
    QVERIFY2(fastest < 4, qPrintable(QString::number(fastest)));
  }

  void robotsStandWhereTheyWerePut()
  {
    F2000World play(test::fieldWith("(robot (file plain.f2krobot) (pose 1000 500 90))"), test::plainFiles());
    play.cycles(200);
    const Pose at = play.robot().pose();
    QVERIFY(std::hypot(at.x - 1, at.y - 0.5) < 1e-4);
    QVERIFY(std::abs(at.theta - std::acos(-1.) / 2) < 1e-4);
  }

  void theCentreOfMassMayBeElsewhere()
  {
    std::string robot = test::plainRobot;
    robot.replace(robot.find("(body "), 6, "(body (com 100 50 100) ");
    F2000World play(test::fieldWith("(robot (file plain.f2krobot) (pose 0 0 0))"), {{"plain.f2krobot", robot}});
    play.cycle();
    play.robot().devices->drive(0, 1);
    play.cycles(300);
    // It turns about its own frame, not about the centre of mass.
    QVERIFY2(std::hypot(play.robot().pose().x, play.robot().pose().y) < 0.02,
             qPrintable(QString("%1 %2").arg(play.robot().pose().x).arg(play.robot().pose().y)));
    QVERIFY(std::abs(play.robot().twist().omega - 1) < 0.02);
  }
};

QTEST_MAIN(DrivenRobotTest)
#include "DrivenRobotTest.moc"
