#include "core/body/RigidBody.h"
#include "core/joint/Joints.h"
#include "core/robot/language/Action.h"
#include "core/world/manipulation/Manipulator.h"
#include "tests/core/WorldSupport.h"

#include <QTemporaryDir>
#include <QTest>

#include <fstream>

using namespace sparkwright;

namespace
{

std::string linkText(const std::string& name, const std::string& x, const std::string& joint, const char* mass = "1")
{
  return "(nd Transform (setName " + name + ") (setLocalPos " + x +
         " 0 2)\n(nd RigidBody (setName body) (setBoxTotal " + mass + " 0.1 0.1 0.1))" + joint + ")\n";
}

std::string hingeText(const std::string& calls, const std::string& attach = "../body ../../a/body")
{
  return "(nd HingeJoint (setName joint) (attach " + attach + ") (setAnchor -0.5 0 0) (setAxis 0 1 0) " + calls +
         "(nd HingePerceptor (setName p)) (nd HingeEffector (setName e)))";
}

/// Parts in a World.
struct JointedParts
{
  explicit JointedParts(const std::string& parts)
  {
    const std::string file = folder.filePath("parts.rsg").toStdString();
    std::ofstream(file) << "(RSG 0 1)\n(\n" << parts << ")\n";
    world.log().setSink([this](const Diagnostic& d) { said << QString::fromStdString(d.text()); });
    if(!world.load(file))
      said << "not loaded";
  }

  void set(const std::string& joint, float value, int axis = 0)
  {
    world.manipulate(SetJoint{{0, "/usr/scene/" + joint}, axis, value});
  }
  void drive(const std::string& joint, std::optional<float> value)
  {
    world.manipulate(DriveJoint{{0, "/usr/scene/" + joint}, 0, value});
  }
  JointNode& joint(const std::string& path)
  {
    return dynamic_cast<JointNode&>(*world.root().find("/usr/scene/" + path));
  }
  Vec3f position(const std::string& part)
  {
    return dynamic_cast<RigidBody&>(*world.root().find("/usr/scene/" + part + "/body")).position();
  }
  void cycle(int count)
  {
    for(int i = 0; i < count; ++i)
      world.cycle();
  }

  QTemporaryDir folder;
  QStringList said;
  World world{test::soccerOptions(false)};
};

const std::string twoParts = linkText("a", "0", "", "5") + linkText("b", "1", hingeText("(setMaxMotorForce 0 100)"));

} // namespace

/// Joints that are set or driven from outside.
class JointDrivesTest : public QObject
{
  Q_OBJECT
private slots:
  void aSetJointMovesTheLighterSide()
  {
    JointedParts parts(twoParts);
    parts.set("b/joint", 0.5f);
    QCOMPARE(parts.said, QStringList());
    QVERIFY(std::abs(parts.joint("b/joint").angleDeg(0) - 28.6479f) < 1e-3f);
    QVERIFY(parts.position("a").isApprox(Vec3f(0, 0, 2)));
    // About +y at (0.5, 0, 2): b goes down.
    const Vec3f wanted(0.5f + 0.5f * std::cos(0.5f), 0, 2 - 0.5f * std::sin(0.5f));
    QVERIFY((parts.position("b") - wanted).norm() < 1e-5f);
    parts.set("b/joint", 0);
    QVERIFY((parts.position("b") - Vec3f(1, 0, 2)).norm() < 1e-5f);
  }

  void theOrderOfTheBodiesDoesNotMatter()
  {
    JointedParts parts(linkText("a", "0", "", "5") + linkText("b", "1", hingeText("", "../../a/body ../body")));
    for(const float angle : {3.f, -3.f, 0.02f, 1.f})
    {
      parts.set("b/joint", angle);
      QVERIFY(std::abs(toRadians(parts.joint("b/joint").angleDeg(0)) - angle) < 1e-4f);
      QVERIFY(parts.position("a").isApprox(Vec3f(0, 0, 2)));
    }
  }

  void aSetJointStaysWithinItsStops()
  {
    JointedParts parts(linkText("a", "0", "", "5") +
                       linkText("b", "1", hingeText("(setLowStopDeg 0 -10) (setHighStopDeg 0 20)")));
    parts.set("b/joint", 1);
    QVERIFY(std::abs(parts.joint("b/joint").angleDeg(0) - 20) < 1e-3f);
    parts.set("b/joint", -1);
    QVERIFY(std::abs(parts.joint("b/joint").angleDeg(0) + 10) < 1e-3f);
  }

  void whatHangsOnTheEnvironmentStaysThere()
  {
    JointedParts parts(linkText("a", "0", "(nd FixedJoint (attach ../body) (setFixed))", "0.1") +
                       linkText("b", "1", hingeText(""), "9"));
    parts.set("b/joint", 0.5f);
    QCOMPARE(parts.said, QStringList());
    QVERIFY(parts.position("a").isApprox(Vec3f(0, 0, 2)));
  }

  void slidersAndUniversalJointsCanBeSet()
  {
    JointedParts parts(
        linkText("a", "0", "", "5") +
        linkText("b", "1", "(nd SliderJoint (setName joint) (attach ../body ../../a/body) (setHighStopPos 0 0.3))") +
        linkText("c", "-1",
                 "(nd UniversalJoint (setName joint) (attach ../body ../../a/body) (setAnchor 0.5 0 0) "
                 "(setAxis1 0 1 0) (setAxis2 0 0 1))"));
    parts.set("b/joint", 0.2f);
    QVERIFY((parts.position("b") - Vec3f(1, 0, 2.2f)).norm() < 1e-5f);
    parts.set("c/joint", 0.4f, 0);
    parts.set("c/joint", -0.3f, 1);
    QCOMPARE(parts.said, QStringList());
    QVERIFY(std::abs(toRadians(parts.joint("c/joint").angleDeg(0)) - 0.4f) < 1e-3f);
    QVERIFY(std::abs(toRadians(parts.joint("c/joint").angleDeg(1)) + 0.3f) < 1e-3f);
  }

  void aDrivenJointGetsThereAndStays()
  {
    JointedParts parts(twoParts);
    parts.drive("b/joint", 0.8f);
    parts.cycle(60);
    QVERIFY(std::abs(toRadians(parts.joint("b/joint").angleDeg(0)) - 0.8f) < 0.02f);
    parts.drive("b/joint", -0.2f);
    parts.cycle(60);
    QVERIFY(std::abs(toRadians(parts.joint("b/joint").angleDeg(0)) + 0.2f) < 0.02f);
  }

  void commandsOfAgentsGoOnWhenDrivingEnds()
  {
    JointedParts parts(twoParts);
    JointNode& joint = parts.joint("b/joint");
    const auto speed = [&] { return joint.parameter(physics::JointParameter::MotorVelocity, 0); };
    joint.setMotorVelocity(0, 0.5f);
    parts.drive("b/joint", 0.8f);
    parts.cycle(5);
    QVERIFY(speed() != 0.5f);
    parts.drive("b/joint", std::nullopt);
    QCOMPARE(speed(), 0.5f);
    // What is commanded meanwhile comes back, too; and driving ends by itself.
    parts.drive("b/joint", -0.8f);
    parts.cycle(5);
    joint.setMotorVelocity(0, 0.25f);
    parts.cycle(static_cast<int>(Manipulator::longestHold / 0.02) + 1);
    QCOMPARE(speed(), 0.25f);
  }

  void aWheelIsDrivenAtASpeed()
  {
    JointedParts parts(linkText("a", "0", "(nd FixedJoint (attach ../body) (setFixed))", "5") +
                       linkText("b", "1", hingeText("(setMaxMotorForce 0 100)")) +
                       linkText("c", "-1", "(nd Hinge2Joint (setName joint) (attach ../../a/body ../body) (setAnchor 0 "
                                           "0 0) (setMaxMotorForce 0 50) (setMaxMotorForce 1 50))"));
    parts.world.command("(drive (path /usr/scene/b/joint)(turn 90))(drive (path /usr/scene/c/joint)(axis 1)(turn 90))");
    QCOMPARE(parts.said, QStringList());
    parts.cycle(25);
    QVERIFY(std::abs(parts.joint("b/joint").angleRateDeg(0) - 90) < 5);
    QCOMPARE(parts.joint("c/joint").parameter(physics::JointParameter::MotorVelocity, 1), toRadians(90.f));
    // To an angle, and nothing else afterwards.
    parts.world.command("(drive (path /usr/scene/b/joint)(deg 0))(drive (path /usr/scene/c/joint)(axis 1))");
    parts.cycle(60);
    QVERIFY(std::abs(parts.joint("b/joint").angleDeg(0)) < 1);
    QCOMPARE(parts.joint("c/joint").parameter(physics::JointParameter::MotorVelocity, 1), 0.f);
    // It ends by itself if nobody goes on.
    parts.world.command("(drive (path /usr/scene/c/joint)(axis 1)(turn 90))");
    parts.cycle(static_cast<int>(Manipulator::longestHold / 0.02) + 1);
    QCOMPARE(parts.joint("c/joint").parameter(physics::JointParameter::MotorVelocity, 1), 0.f);
    QCOMPARE(parts.said, QStringList());
  }

  void whatCannotBeDoneIsRefused_data()
  {
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("said");
    QTest::newRow("no joint")
        << "(joint (path /usr/scene/b)(deg 3))"
        << "warning: command joint ignored: /usr/scene/b is no joint with bodies (name one by (id "
           "<number>) or (path /usr/scene/…))";
    QTest::newRow("no node") << "(drive (path /usr/scene/x)(deg 3))"
                             << "warning: command drive ignored: there is no such node (name one by (id <number>) or "
                                "(path /usr/scene/…))";
    QTest::newRow("no axis")
        << "(joint (path /usr/scene/b/joint)(axis 1)(deg 3))"
        << "warning: command joint ignored: the joint /usr/scene/b/joint has no axis 1 that can be "
           "set";
    QTest::newRow("no number") << "(joint (path /usr/scene/b/joint)(deg nan))"
                               << "warning: command joint ignored: expected (deg <angle>), or (pos <m>) for a slider, "
                                  "and perhaps (axis <0 or 1>)";
    QTest::newRow("no value") << "(joint (path /usr/scene/b/joint))"
                              << "warning: command joint ignored: expected (deg <angle>), or (pos <m>) for a slider, "
                                 "and perhaps (axis <0 or 1>)";
    QTest::newRow("no motor") << "(drive (path /usr/scene/c/joint)(deg 3))"
                              << "warning: command drive ignored: the joint /usr/scene/c/joint has no motor (give it "
                                 "one by setMaxMotorForce)";
    QTest::newRow("no speed") << "(drive (path /usr/scene/b/joint)(turn nan))"
                              << "warning: command drive ignored: expected (turn <deg/s>), or (slide <m/s>) for a "
                                 "slider, and perhaps (axis <0 or 1>)";
    QTest::newRow("no wheel") << "(drive (path /usr/scene/b/joint)(axis 1)(turn 3))"
                              << "warning: command drive ignored: the joint /usr/scene/b/joint has no axis 1 that can "
                                 "turn at a speed";
    QTest::newRow("ring") << "(joint (path /usr/scene/d/joint)(deg 3))"
                          << "warning: command joint ignored: the joint /usr/scene/d/joint is part of a ring, so it "
                             "cannot be set alone";
  }
  void whatCannotBeDoneIsRefused()
  {
    QFETCH(QString, command);
    QFETCH(QString, said);
    JointedParts parts(twoParts + linkText("c", "2", hingeText("")) +
                       linkText("d", "3", hingeText("") + "(nd FixedJoint (attach ../body ../../a/body) (setFixed))"));
    QCOMPARE(parts.said, QStringList());
    parts.world.command(command.toStdString());
    QCOMPARE(parts.said, QStringList{said});
  }

  void commandsOfMonitorsSetAndDriveJoints()
  {
    JointedParts parts(twoParts);
    parts.world.command("(joint (path /usr/scene/b/joint)(deg 30))");
    QVERIFY(std::abs(parts.joint("b/joint").angleDeg(0) - 30) < 1e-3f);
    parts.world.command("(drive (path /usr/scene/b/joint)(deg -10))");
    parts.cycle(60);
    QVERIFY(std::abs(parts.joint("b/joint").angleDeg(0) + 10) < 1);
    parts.world.command("(drive (path /usr/scene/b/joint))");
    QCOMPARE(parts.joint("b/joint").parameter(physics::JointParameter::MotorVelocity, 0), 0.f);
    QCOMPARE(parts.said, QStringList());
  }
};

QTEST_APPLESS_MAIN(JointDrivesTest)
#include "JointDrivesTest.moc"
