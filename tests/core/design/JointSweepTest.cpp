#include "core/design/JointSweep.h"
#include "tests/core/WorldSupport.h"

#include <QTemporaryDir>
#include <QTest>

#include <fstream>

using namespace sparkwright;

namespace
{

std::string boxPart(const std::string& name, const std::string& place, const std::string& joint,
                    const std::string& length = "1")
{
  return "(nd Transform (setName " + name + ") (setLocalPos " + place +
         ") (nd RigidBody (setName body) (setBoxTotal 1 0.2 0.2 1))\n"
         "(nd BoxCollider (setName collider) (setBoxLengths 0.2 0.2 " +
         length + "))" + joint + ")\n";
}

/// A chain of three rods on top of each other; each hinge turns about x at the lower end of its rod.
struct FoldingRods
{
  explicit FoldingRods(const std::string& limits)
  {
    const auto hinge = [&](const std::string& name, const std::string& below, const std::string& end)
    {
      return "(nd HingeJoint (setName joint) (attach ../body ../../" + below + "/body) (setAnchor 0 0 " + end +
             ") (setAxis 1 0 0) " + limits + "(nd HingePerceptor (setName " + name + ")) (nd HingeEffector (setName " +
             name + "_motor)))";
    };
    const std::string file = folder.filePath("rods.rsg").toStdString();
    std::ofstream(file) << "(RSG 0 1)\n((nd Space (setName rods) (disableInnerCollision true)\n" +
                               boxPart("a", "0 0 0.5", "") + boxPart("b", "0 0 1.6", hinge("lower", "a", "-0.55")) +
                               boxPart("c", "0 0 2.9", hinge("upper", "b", "-0.75"), "1.4") + "))\n";
    loaded = world.load(file);
  }
  QTemporaryDir folder;
  World world{test::soccerOptions(false)};
  bool loaded = false;
};

} // namespace

/// Sweeps of joints over their limits.
class JointSweepTest : public QObject
{
  Q_OBJECT
private slots:
  void tellsWhichPartsTouchAndWhere()
  {
    // One hinge leaves the rods apart; both together fold the upper one onto the lowest.
    FoldingRods rods("(setLowStopDeg 0 -150) (setHighStopDeg 0 150) ");
    QVERIFY(rods.loaded);
    const std::atomic<bool> cancel = false;
    double last = -1;
    const design::SweepReport report = design::sweepJoints(
        rods.world, {}, [&](double share) { last = share; }, cancel);
    QVERIFY(report.problem.empty());
    QCOMPARE(report.joints, 2);
    QVERIFY(last > 0.9);
    QVERIFY(!report.collisions.empty());
    for(const design::SelfCollision& hit : report.collisions)
    {
      QCOMPARE(hit.first + hit.second, std::string("ac"));
      QCOMPARE(hit.joint + ' ' + hit.otherJoint, std::string("lower upper"));
      QCOMPARE(hit.posture.size(), std::size_t{2});
      QVERIFY(hit.depth > 0 && hit.low <= hit.high);
    }
  }

  void oneJointAloneIsTestedFinely()
  {
    FoldingRods rods("");
    const std::atomic<bool> cancel = false;
    const design::SweepReport report = design::sweepJoints(rods.world, {}, {}, cancel);
    // The upper rod is longer than the middle one, and reaches the lowest when it is folded back.
    QVERIFY(!report.collisions.empty());
    int back = 0, front = 0;
    for(const design::SelfCollision& hit : report.collisions)
      if(hit.otherJoint.empty())
      {
        QCOMPARE(hit.joint, std::string("upper"));
        // On each side a range of its own, with free positions between them.
        ++(hit.low < 0 ? back : front);
        QVERIFY(hit.low * hit.high > 0 && std::abs(hit.low) > 2.3f && std::abs(hit.high) > 2.3f);
        QVERIFY(hit.posture.front().value >= hit.low && hit.posture.front().value <= hit.high);
      }
    QCOMPARE(back, 1);
    QCOMPARE(front, 1);
  }

  void narrowLimitsAreFree()
  {
    FoldingRods rods("(setLowStopDeg 0 -20) (setHighStopDeg 0 20) ");
    const std::atomic<bool> cancel = false;
    QVERIFY(design::sweepJoints(rods.world, {}, {}, cancel).collisions.empty());
  }

  void itCanBeCancelled()
  {
    FoldingRods rods("");
    std::atomic<bool> cancel = false;
    const design::SweepReport report = design::sweepJoints(
        rods.world, {}, [&](double) { cancel = true; }, cancel);
    QVERIFY(report.cancelled);
    QVERIFY(report.postures < 100);
  }

  void aRobotWithoutJointsIsTold()
  {
    World world(test::soccerOptions(false));
    const std::atomic<bool> cancel = false;
    QCOMPARE(design::sweepJoints(world, {}, {}, cancel).problem.english(),
             std::string("there is no joint that can be moved"));
  }
};

QTEST_APPLESS_MAIN(JointSweepTest)
#include "JointSweepTest.moc"
