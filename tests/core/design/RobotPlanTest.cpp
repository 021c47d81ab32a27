#include "core/design/RobotPlan.h"
#include "core/joint/Joints.h"
#include "core/run/SceneCheck.h"
#include "core/scene/Transform.h"
#include "tests/core/WorldSupport.h"

#include <QTemporaryDir>
#include <QTest>

#include <fstream>

using namespace sparkwright;
using design::RobotPlan;

namespace
{

struct PlannedRobot
{
  explicit PlannedRobot(const RobotPlan& plan)
  {
    file = folder.filePath("planned.rsg").toStdString();
    std::ofstream(file) << design::robotScene(plan);
    world.log().setSink(
        [this](const Diagnostic& d)
        {
          if(d.severity >= Diagnostic::Severity::Warning)
            said << QString::fromStdString(d.text());
        });
    if(!world.load(file))
      said << "not loaded";
    root = "/usr/scene/" + plan.name + '/';
  }
  Mat4f trunk() { return dynamic_cast<Transform&>(*world.root().find(root + "trunk")).worldPose(); }
  std::vector<JointNode*> motors()
  {
    std::vector<JointNode*> all;
    world.root().visit<HingeJoint>([&](HingeJoint& joint) { all.push_back(&joint); });
    return all;
  }
  void run(double seconds)
  {
    for(int i = 0; i < static_cast<int>(seconds / 0.02 + 0.5); ++i)
      world.cycle();
  }

  QTemporaryDir folder;
  std::string file, root;
  QStringList said;
  World world{test::soccerOptions(false)};
};

} // namespace

/// First robots from a plan.
class RobotPlanTest : public QObject
{
  Q_OBJECT
private slots:
  void theyStandAndTheirMotorsMoveThem_data()
  {
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("limbs");
    QTest::addColumn<int>("joints");
    for(int wheels = 2; wheels <= 8; wheels += 2)
      QTest::addRow("%d wheels", wheels) << 0 << wheels << 1;
    for(int legs = 2; legs <= 8; legs += 2)
      for(int joints = 1; joints <= 6; ++joints)
        QTest::addRow("%d legs, %d joints each", legs, joints) << 1 << legs << joints;
  }
  void theyStandAndTheirMotorsMoveThem()
  {
    QFETCH(int, kind);
    QFETCH(int, limbs);
    QFETCH(int, joints);
    RobotPlan plan = RobotPlan::of(kind == 0 ? RobotPlan::Kind::Wheeled : RobotPlan::Kind::Legged);
    (kind == 0 ? plan.wheels : plan.legs) = limbs;
    plan.jointsPerLeg = joints;
    plan.position = plan.camera = true;
    if(kind == 1 && limbs > 2)
      plan.body = {0.3, 0.15 * limbs, 0.1};
    QVERIFY(design::problemOf(plan).empty());
    PlannedRobot robot(plan);
    QCOMPARE(robot.said, QStringList());
    QCOMPARE(robot.motors().size(), design::jointNames(plan).size());
    const Mat4f before = robot.trunk();
    robot.run(2);
    const Mat4f after = robot.trunk();
    QVERIFY2(std::abs(after(2, 3) - before(2, 3)) < 0.02f, qPrintable(QString::number(after(2, 3) - before(2, 3))));
    QVERIFY2(after(2, 2) > 0.98f, qPrintable(QString::number(after(2, 2))));
    for(JointNode* const joint : robot.motors())
    {
      joint->setMotorVelocity(0, kind == 0 ? 5 : 0.3f);
      joint->wakeFirstBody();
    }
    robot.run(1);
    if(kind == 0)
    {
      // 5 rad/s on wheels of 8 cm: 0.4 m in a second.
      const float way = robot.trunk()(1, 3) - after(1, 3);
      QVERIFY2(std::abs(way - 0.4f) < 0.08f, qPrintable(QString::number(way)));
    }
    else
      QVERIFY(std::abs(robot.motors().front()->angleDeg(0)) > 5);
    QCOMPARE(robot.said, QStringList());
  }

  void theSceneIsCleanForTheChecker()
  {
    for(const RobotPlan::Kind kind : {RobotPlan::Kind::Wheeled, RobotPlan::Kind::Legged})
    {
      PlannedRobot robot(RobotPlan::of(kind));
      SceneCheckOptions options;
      options.world = test::soccerOptions(false);
      options.world.strict = true;
      const std::vector<std::string> files{robot.file};
      for(const Diagnostic& d : SceneCheck(options).check(files))
        QFAIL(d.text().c_str());
    }
  }

  void badPlansAreRefused()
  {
    RobotPlan plan;
    plan.wheels = 3;
    QCOMPARE(design::problemOf(plan).english(),
             std::string("a robot has 2 wheels, with a caster, or an even number up to 12"));
    plan = {};
    plan.bodyMass = 0;
    QCOMPARE(design::problemOf(plan).english(), std::string("mass of the trunk must be from 0.001 to 1000"));
    plan = {};
    plan.wheelRadius = std::numeric_limits<double>::quiet_NaN();
    QVERIFY(!design::problemOf(plan).empty());
    plan = {};
    plan.name = "my robot";
    QVERIFY(!design::problemOf(plan).empty());
    plan = RobotPlan::of(RobotPlan::Kind::Legged);
    plan.jointsPerLeg = 7;
    QVERIFY(!design::problemOf(plan).empty());
    plan.jointsPerLeg = 1;
    plan.legs = 5;
    QVERIFY(!design::problemOf(plan).empty());
  }
};

QTEST_APPLESS_MAIN(RobotPlanTest)
#include "RobotPlanTest.moc"
