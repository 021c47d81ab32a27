#include "core/design/MassSummary.h"
#include "tests/core/WorldSupport.h"

#include <QTemporaryDir>
#include <QTest>

#include <fstream>

using namespace sparkwright;

/// Masses of robots, from frames.
class MassSummaryTest : public QObject
{
  Q_OBJECT
private slots:
  void massesCentresAndInertiasAreSummedUp()
  {
    QTemporaryDir folder;
    const std::string file = folder.filePath("r.rsg").toStdString();
    // Two balls at x = 0 and x = 1, turned as a whole by 90 degrees about z, and another thing.
    std::ofstream(file)
        << "(RSG 0 1)\n((nd Transform (setName robot) (setLocalPos 0 0 5) (setLocalRotation 0 0 90)\n"
           "(nd Space (setName space)\n"
           "(nd Transform (setName a) (nd RigidBody (setName body) (setSphereTotal 3 0.1)))\n"
           "(nd Transform (setName b) (setLocalPos 1 0 0) (nd RigidBody (setName body) (setBoxTotal 1 0.6 0.3 0.1))\n"
           "(nd HingeJoint (attach ../body ../../a/body))))) \n"
           "(nd Transform (setName ball) (nd RigidBody (setName body) (setSphereTotal 7 1))))\n";
    World world(test::soccerOptions(false));
    world.setPhysicsView(true);
    QVERIFY(world.load(file));
    const auto robots = design::massSummary(*world.frame());
    QCOMPARE(robots.size(), std::size_t{2});
    const design::RobotMass& robot = robots[0];
    QCOMPARE(robot.name, std::string("a"));
    QCOMPARE(robot.links.size(), std::size_t{2});
    QCOMPARE(robot.links[1].name, std::string("b"));
    QCOMPARE(robot.mass, 4.0);
    QVERIFY(robot.centre.isApprox(Eigen::Vector3d(0, 0.25, 5), 1e-6));
    QVERIFY((robot.centreInRobot - Eigen::Vector3d(0.25, 0, 0)).norm() < 1e-6);
    // About the common centre: 3 kg at 0.25 m and 1 kg at 0.75 m along the world's y.
    const double ball = 0.4 * 3 * 0.01, apart = 3 * 0.0625 + 1 * 0.5625;
    QVERIFY(std::abs(robot.inertia(0, 0) - (ball + (0.36 + 0.01) / 12 + apart)) < 1e-5);
    QVERIFY(std::abs(robot.inertia(1, 1) - (ball + (0.09 + 0.01) / 12)) < 1e-5);
    QVERIFY(std::abs(robot.inertia(2, 2) - (ball + (0.36 + 0.09) / 12 + apart)) < 1e-5);
    QVERIFY(std::abs(robots[1].inertia(2, 2) - 0.4 * 7) < 1e-5);
  }

  void aFrameWithoutPhysicsHasNone() { QVERIFY(design::massSummary(Frame()).empty()); }

  void theNaoWeighsWhatItsPartsWeigh()
  {
    World world(test::soccerOptions(false));
    world.setPhysicsView(true);
    QVERIFY(world.load("rsg/agent/nao/nao.rsg"));
    const auto robots = design::massSummary(*world.frame());
    QCOMPARE(robots.size(), std::size_t{1});
    QCOMPARE(robots[0].links.size(), std::size_t{23});
    QVERIFY(std::abs(robots[0].mass - 4.6071) < 1e-4);
    QVERIFY(std::abs(robots[0].centreInRobot.x()) < 1e-4);
  }
};

QTEST_APPLESS_MAIN(MassSummaryTest)
#include "MassSummaryTest.moc"
