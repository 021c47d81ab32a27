#include "BodySupport.h"
#include "tests/VerifyNear.h"

#include <QtTest>

using namespace sparkwright;

namespace
{

struct Scenery : BodyScene
{
  QStringList lines; ///< Of the log.
  Scenery()
  {
    log.setSink([this](const Diagnostic& d) { lines << QString::fromStdString(d.text()); });
  }
  bool said(const char* text) const
  {
    return std::ranges::any_of(lines, [text](const QString& line) { return line.contains(text); });
  }
  float height(Transform& t) const { return translation(t.worldPose()).z(); }
};

} // namespace

/// Physics nodes in places where they make little sense: what they do there is defined, and they say so.
class MisplacedNodesTest : public QObject
{
  Q_OBJECT

private slots:
  void twoBodiesShareATransform();
  void aBodyOutsideOfATransform();
  void aColliderBeforeItsBody();
  void aJointThatIsNeverAttached();
  void jointsThatCannotHold();
  void onlyTheFirstWorldCounts();
  void withoutASpaceNothingTouches();
  void raysTellWhatTheyMeet();
  void collidersWithoutGeometry();
  void handlersAndControllersOutside();
  void refusedCallsSayWhatWasExpected_data();
  void refusedCallsSayWhatWasExpected();
};

void MisplacedNodesTest::twoBodiesShareATransform()
{
  Scenery s;
  Transform& part = s.addPart(*s.scene, "part", {0, 0, 1});
  auto& second = s.add<RigidBody>(part, "RigidBody", "second");
  QCOMPARE(s.lines.size(), 1);
  QVERIFY(s.said("has a body already, body"));
  second.setVelocity({1, 0, 0});
  s.cycle(10);
  QVERIFY(part.worldPose() == second.bodyPose());
  VERIFY_NEAR(part.childOf<RigidBody>()->position().x(), 0, 1e-6f); // both live
  part.removeChild(second);
  s.cycle();
  QVERIFY(part.worldPose() == part.childOf<RigidBody>()->bodyPose());
}

void MisplacedNodesTest::aBodyOutsideOfATransform()
{
  Scenery s;
  auto& body = s.add<RigidBody>(*s.scene, "RigidBody");
  QVERIFY(s.said("belongs directly below a Transform"));
  s.cycle(5);
  QVERIFY(body.position().z() < 0);
}

void MisplacedNodesTest::aColliderBeforeItsBody()
{
  Scenery s;
  Transform& part = s.add<Transform>(*s.scene, "Transform", "part");
  s.add<SphereCollider>(part, "SphereCollider", "geometry");
  s.add<PlaneCollider>(part, "PlaneCollider"); // is never placed anyway
  QVERIFY(s.lines.isEmpty());
  s.add<RigidBody>(part, "RigidBody");
  QCOMPARE(s.lines.size(), 1);
  QVERIFY(s.said("the collider geometry is listed before this body"));
}

void MisplacedNodesTest::aJointThatIsNeverAttached()
{
  for(const char* const kind :
      {"BallJoint", "HingeJoint", "Hinge2Joint", "SliderJoint", "UniversalJoint", "FixedJoint"})
  {
    Scenery s;
    Transform& part = s.addPart(*s.scene, "part", {0, 0, 1});
    auto& joint = s.add<JointNode>(part, kind);
    s.call(joint, "setMaxMotorForce", words("0 10"));
    s.call(joint, "setLinearMotorVelocity", words("0 1"));
    QVERIFY(s.lines.isEmpty());
    s.cycle(3);
    QCOMPARE(s.lines.size(), 1);
    QVERIFY(s.said("never attached"));
    QVERIFY(s.height(part) < 1);
    QCOMPARE(joint.angleDeg(0), 0.f);

    // Held by the static environment on purpose: nothing to say.
    auto& held = s.add<JointNode>(part, kind);
    QVERIFY(s.call(held, "attach", {}));
    s.cycle(3);
    QCOMPARE(s.lines.size(), 1);
  }
}

void MisplacedNodesTest::jointsThatCannotHold()
{
  Scenery s;
  Transform& part = s.addPart(*s.scene, "part", {0, 0, 1});
  QVERIFY(s.call(s.add<JointNode>(part, "HingeJoint"), "attach", words("../body ../body")));
  QCOMPARE(s.lines.size(), 1);
  QVERIFY(s.call(s.add<JointNode>(part, "Hinge2Joint"), "attach", words("../body")));
  QCOMPARE(s.lines.size(), 2);
  QVERIFY(s.said("cannot join these two"));
  QVERIFY(s.call(s.add<JointNode>(part, "HingeJoint"), "attach", words("../nothing")));
  QVERIFY(s.said("there is no RigidBody at '../nothing'"));
  s.cycle(3);
}

void MisplacedNodesTest::onlyTheFirstWorldCounts()
{
  Scenery s;
  auto& second = s.add<WorldNode>(*s.scene, "World", "second");
  QVERIFY(s.said("only the first World"));
  s.lines.clear();
  Transform& part = s.add<Transform>(*s.scene, "Transform");
  s.add<WorldNode>(part, "World");
  QCOMPARE(s.lines.size(), 1);
  auto& body = s.add<RigidBody>(part, "RigidBody");
  QVERIFY(s.call(second, "setGravity", words("0 0 50")));
  s.cycle(5);
  QVERIFY(body.velocity().z() < 0);
}

void MisplacedNodesTest::withoutASpaceNothingTouches()
{
  Scenery s;
  Transform& part = s.addPart(*s.scene, "part", {0, 0, 1});
  s.scene->removeChild(*s.space->shared_from_this());
  auto& sphere = s.add<SphereCollider>(part, "SphereCollider");
  QVERIFY(s.said("there is no Space"));
  QCOMPARE(sphere.shape()->space(), nullptr);
}

void MisplacedNodesTest::raysTellWhatTheyMeet()
{
  Scenery s;
  auto& ray = s.add<RayCollider>(*s.scene, "RayCollider", "beam");
  auto& recorder = s.add<RecorderHandler>(ray, "RecorderHandler");
  QVERIFY(s.call(ray, "setParams", words("0 0 2 1 0 0 5")));
  Transform& near = s.addPart(*s.scene, "near", {3, 0, 2});
  auto& box = s.add<BoxCollider>(near, "BoxCollider");
  Transform& far = s.addPart(*s.scene, "far", {9, 0, 2});
  s.add<BoxCollider>(far, "BoxCollider");
  s.cycle();
  QCOMPARE(recorder.touched().size(), std::size_t(1));
  QCOMPARE(recorder.touched().front(), &box);
  VERIFY_NEAR(near.childOf<RigidBody>()->velocity().x(), 0, 1e-6f); // only seen
  QVERIFY(s.call(ray, "setParams", words("0 0 2 -1 0 0 5")));
  s.cycle();
  QVERIFY(recorder.touched().empty());
}

void MisplacedNodesTest::collidersWithoutGeometry()
{
  for(const char* const kind : {"CylinderCollider", "ConeCollider", "ConvexCollider", "ConcaveCollider",
                                "CompoundCollider", "EmptyCollider"})
  {
    Scenery s;
    s.add<PlaneCollider>(*s.scene, "PlaneCollider");
    Transform& part = s.addPart(*s.scene, "part", {0, 0, 0.1f});
    s.add<Collider>(part, kind);
    QCOMPARE(s.lines.size(), 1);
    QVERIFY(s.said("has no geometry"));
    s.cycle(20);
    QVERIFY(s.height(part) < 0);
  }
}

void MisplacedNodesTest::handlersAndControllersOutside()
{
  Scenery s;
  for(const char* const kind : {"ContactJointHandler", "RecorderHandler", "DragController", "VelocityController",
                                "FPSController"})
  {
    s.lines.clear();
    s.add<BaseNode>(*s.scene, kind);
    QCOMPARE(s.lines.size(), 1);
  }
  s.cycle(2);
}

void MisplacedNodesTest::refusedCallsSayWhatWasExpected_data()
{
  QTest::addColumn<QString>("className");
  QTest::addColumn<QString>("method");
  QTest::addColumn<QString>("values");
  QTest::addColumn<QString>("why");
  const auto row = [](const char* className, const char* method, const char* values, const char* why)
  {
    QTest::newRow(qPrintable(QString("%1.%2 %3").arg(className, method, values)))
        << className << method << values << why;
  };
  row("World", "setGravity", "0 0", "at least 3");
  row("World", "setGravity", "0 0 nan", "expected a number, not nan");
  row("World", "setERP", "2", "from 0 to 1");
  row("World", "setCFM", "-1", ">= 0");
  row("World", "setAutoDisableFlag", "yes", "true or false");
  row("RigidBody", "setSphere", "1", "takes 2 values, not 1");
  row("RigidBody", "setSphere", "1 2 3", "takes 2 values, not 3");
  row("RigidBody", "setBox", "1 2 3", "at least 4");
  row("RigidBody", "setBox", "1 0 1 1", "must be > 0");
  row("RigidBody", "addCapsuleTotal", "1 1 1 0 0 0 0 0 0", "takes 3 values");
  row("RigidBody", "addSphere", "1 1 0 0 0", "a pose has 16 numbers, or 6");
  row("RigidBody", "setMassParameters", "1 1 0 0 1 1 1 0 0 0", "the centre 0 0 0");
  row("RigidBody", "addForce", "0 1e308 0", "expected a number, not 1e308");
  row("BoxCollider", "setBoxLengths", "1 0 1", "expected a size > 0, not 0");
  row("SphereCollider", "setRadius", "-1", "expected a size > 0, not -1");
  row("CapsuleCollider", "setParams", "1 1 1", "takes 2 values");
  row("PlaneCollider", "setParams", "0 0 1 0 1", "4 values (a b c d) or 6");
  row("PlaneCollider", "setParams", "0 0 0 1", "a normal that is not 0 0 0");
  row("RayCollider", "setParams", "0 0 0 0 0 0 1", "a direction that is not 0 0 0");
  row("BoxCollider", "setRotation", "0 0 90", "takes 6 to 16 values");
  row("BoxCollider", "setRotation", "0 0 0 0 0 0 0", "16 numbers, or 6");
  row("BoxCollider", "addCollisionHandler", "Transform", "no collision handler class Transform");
  row("ContactJointHandler", "setContactSlip", "1 1", "takes 1 value, not 2");
  row("ContactJointHandler", "setContactMu", "nan", "expected a number");
  row("HingeJoint", "attach", "a b c", "takes 0 to 2 values");
  row("HingeJoint", "setAxis", "3", "0 for x, 1 for y, 2 for z");
  row("HingeJoint", "setLowStopDeg", "7 0", "expected axis 0, 1 or 2, not 7");
  row("HingeJoint", "setBounce", "0 nan", "expected a number, not nan");
  row("AngularMotor", "setNumAxes", "4", "0 to 3 axes");
  row("AngularMotor", "setHeatCapacity", "inf", "expected a number, not inf");
  row("AngularMotor", "setBattery", "../nothing", "no Battery at that path");
  row("DragController", "setLinearDrag", "nan", "expected a number, not nan");
}

void MisplacedNodesTest::refusedCallsSayWhatWasExpected()
{
  QFETCH(QString, className);
  QFETCH(QString, method);
  QFETCH(QString, values);
  QFETCH(QString, why);
  Scenery s;
  Object& node = s.add<Object>(s.addPart(*s.scene, "part", {0, 0, 1}), className.toStdString());
  bool known = false;
  const std::vector<std::string> list = words(values.toStdString());
  const CallResult result = callMethod(node, method.toStdString(), Arguments(list), known);
  QVERIFY(known);
  QVERIFY(!result.accepted);
  QVERIFY2(QString::fromStdString(result.why.english()).contains(why), result.why.english().c_str());
  s.cycle();
}

QTEST_APPLESS_MAIN(MisplacedNodesTest)
#include "MisplacedNodesTest.moc"
