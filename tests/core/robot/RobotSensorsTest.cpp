#include "BodySupport.h"

#include "core/body/Battery.h"
#include "core/joint/AngularMotor.h"
#include "core/robot/RobotClasses.h"
#include "core/robot/agent/Agent.h"
#include "core/robot/language/ActionReader.h"
#include "tests/VerifyNear.h"

#include <QtTest>

using namespace sparkwright;

namespace
{

/// A robot of one part at (0, 0, 1) with a body of 1 kg, in a world without gravity.
struct Robot : BodyScene
{
  std::vector<std::string> lines; ///< Of the log.
  Object* agent = nullptr;
  Transform* part = nullptr;
  RigidBody* body = nullptr;

  Robot()
  {
    registerRobotClasses(registry);
    world->world().setGravity({0, 0, 0});
    log.setSink([this](const Diagnostic& d) { lines.push_back(d.text()); });
    agent = &add<AgentAspect>(*scene, "AgentAspect", "agent");
    part = &addPart(*agent, "part", {0, 0, 1});
    body = part->childOf<RigidBody>();
  }

  static QString sense(Perceptor& perceptor)
  {
    PerceptWriter out;
    perceptor.sense(out);
    return QString::fromStdString(out.text());
  }
  void send(const std::string& message)
  {
    ActionReader reader;
    reader.start(message);
    while(reader.next())
      agent->visit<Effector>([&](Effector& e) {
        if(e.predicate() == reader.action().name)
          e.receive(reader.action());
      });
  }
};

/// The same with a heavy base, a hinge about z between the two, and a servo in it.
struct Servo : Robot
{
  Battery* battery = nullptr;
  HingeJoint* hinge = nullptr;
  AngularMotor* motor = nullptr;

  Servo()
  {
    Transform& base = addPart(*agent, "base", {0, 0, 0.5f});
    call(*base.childOf<RigidBody>(), "setBoxTotal", words("1000 1 1 1"));
    call(*body, "setBoxTotal", words("1 0.2 0.2 0.2"));
    battery = &add<Battery>(base, "Battery", "Battery");
    call(*battery, "setCapacity", {"100"});
    call(*battery, "setPower", {"97"});
    hinge = &add<HingeJoint>(*part, "HingeJoint");
    call(*hinge, "attach", words("../body ../../base/body"));
    call(*hinge, "setAxis", {"2"});
    motor = &add<AngularMotor>(*hinge, "AngularMotor");
    call(*motor, "attach", words("../../body ../../../base/body"));
    call(*motor, "setNumAxes", {"1"});
    call(*motor, "setMotorAxis", words("0 1 0 0 1"));
    call(*motor, "setMaxTorque", {"5"});
    call(*motor, "setBattery", {"../../../base/Battery"});
  }
};

} // namespace

/// What the sensors of robots say, to the byte, and what their effectors do.
class RobotSensorsTest : public QObject
{
  Q_OBJECT

private slots:
  void gpsTellsTheMatrixRowByRow();
  void perfectVisionTellsPositions();
  void touchIsTold();
  void collisionsAreTold();
  void servosAreDrivenAndTold();
  void servosTellTemperatureWhenItChanges();
  void stiffnessLimitsTheTorque();
  void batteriesTellTheirLevel();
  void forcesPush();
  void camerasSayThatNothingIsDrawn();
  void motionDescriptionsAreRefusedOnce();
  void misplacedOnesSayWhere_data();
  void misplacedOnesSayWhere();
  void restIsPlainZero();
  void halfATurnIsPositive();
  void bodiesMayGoBeforeTheirSensors();
};

void RobotSensorsTest::gpsTellsTheMatrixRowByRow()
{
  Robot s;
  s.part->setLocalPosition({1, 2, 3});
  s.part->setLocalRotation({0, 0, 90});
  auto& gps = s.add<Perceptor>(*s.part, "GPS", "torso");
  QCOMPARE(s.sense(gps),
           QString("(GPS (n torso) (tf -0.00 -1.00 0.00 1.00 1.00 -0.00 0.00 2.00 0.00 0.00 1.00 3.00 0.00 0.00 "
                   "0.00 1.00))"));
}

void RobotSensorsTest::perfectVisionTellsPositions()
{
  Robot s;
  Transform& ball = s.add<Transform>(*s.scene, "Transform", "Ball");
  ball.setLocalPosition({2, -1, 0});
  auto& vision = s.add<Perceptor>(*s.part, "PerfectVisionPerceptor");
  QCOMPARE(s.sense(vision), QString("(PerfectVision (agent (pos 0.00 0.00 -1.00)) (part (pos 0.00 0.00 0.00)) "
                            "(Ball (pos 2.00 -1.00 -1.00)))"));
  QVERIFY(s.call(vision, "setInversion", words("false true true")));
  QVERIFY(!s.call(vision, "setInversion", words("false true 1")));
  s.agent->removeChild(*s.part);
  s.add<Perceptor>(*s.scene, "PerfectVisionPerceptor", "other");
  QCOMPARE(s.sense(*s.scene->childOf<Perceptor>()),
           QString("(PerfectVision (agent (pos 0.00 0.00 0.00)) (Ball (pos 2.00 -1.00 0.00)))"));
}

void RobotSensorsTest::touchIsTold()
{
  for(const bool contacts : {false, true})
  {
    Robot s;
    auto& touch = s.add<Perceptor>(*s.part, "TouchPerceptor", "lf");
    auto& box = s.add<BoxCollider>(*s.part, "BoxCollider");
    s.add<CollisionHandler>(box, "PerceptorHandler");
    if(contacts)
      s.add<CollisionHandler>(box, "ContactJointHandler");
    s.add<PlaneCollider>(*s.scene, "PlaneCollider");
    s.cycle();
    QCOMPARE(s.sense(touch), QString("(TCH (n lf) (val 0))"));
    s.body->setPosition({0, 0, 0.49f});
    s.cycle();
    QCOMPARE(s.sense(touch), QString("(TCH (n lf) (val 1))"));
    QCOMPARE(s.sense(touch), QString("(TCH (n lf) (val 1))")); // asking changes nothing
    QCOMPARE(s.body->velocity().z() > 0, contacts);
    s.body->setPosition({0, 0, 2});
    s.cycle();
    QCOMPARE(s.sense(touch), QString("(TCH (n lf) (val 0))"));
    QVERIFY(s.lines.empty());
  }
}

void RobotSensorsTest::collisionsAreTold()
{
  Robot s;
  auto& box = s.add<BoxCollider>(*s.part, "BoxCollider");
  s.add<CollisionHandler>(box, "PerceptorHandler");
  for(const char* const name : {"wall", "post"})
  {
    Transform& other = s.addPart(*s.scene, name, {0.5f, 0, 1});
    s.add<BoxCollider>(other, "BoxCollider");
  }
  auto& collision = s.add<Perceptor>(*s.part, "CollisionPerceptor"); // after the handler that looks for it
  QCOMPARE(s.sense(collision), QString(""));
  s.cycle();
  const QString told = s.sense(collision);
  QVERIFY(told == "(collision wall post)" || told == "(collision post wall)");
  s.scene->removeChild(*s.scene->child("wall"));
  QCOMPARE(s.sense(collision), QString("(collision post)"));
  s.body->setPosition({9, 0, 1});
  s.cycle();
  QCOMPARE(s.sense(collision), QString(""));
}

void RobotSensorsTest::servosAreDrivenAndTold()
{
  Servo s;
  s.add<Effector>(*s.motor, "AngularMotorEffector", "he1");
  auto& perceptor = s.add<Perceptor>(*s.motor, "AngularMotorPerceptor", "hj1");
  QCOMPARE(s.sense(perceptor), QString("(HJ (n hj1) (ax -0.00))"));
  QVERIFY(s.call(*s.motor, "setJointMaxSpeed1", {"2"}));
  s.send("(he1 7)");
  QCOMPARE(s.motor->joint()->parameter(physics::JointParameter::MotorVelocity, 0), 2.0);
  s.cycle(25);
  VERIFY_NEAR(s.hinge->angleDeg(0), toDegrees(1), 1);
  QCOMPARE(s.motor->angleDeg(0), s.hinge->angleDeg(0));
  s.send("(he1)(he1 nan)(he1 inf)"); // nothing to go by
  QCOMPARE(s.motor->joint()->parameter(physics::JointParameter::MotorVelocity, 0), 2.0);

  for(const char* const what : {"setSenseRate", "setSenseTorque", "setSenseCurrent", "setSenseTemperature"})
    QVERIFY(s.call(perceptor, what, {"true"}));
  QVERIFY(!s.call(perceptor, "setSenseRate", {"1"}));
  const QString told = s.sense(perceptor);
  QVERIFY2(QRegularExpression("^\\(HJ \\(n hj1\\) \\(ax [-0-9.]+\\) \\(rt 114\\.[0-9]+\\) \\(tq [0-9.]+\\) "
                              "\\(tp 20\\.00\\) \\(ct [0-9.]+\\)\\)$")
               .match(told)
               .hasMatch(),
           qPrintable(told));
  QVERIFY(s.call(perceptor, "setSenseAngle", {"false"}));
  QVERIFY(s.sense(perceptor).startsWith("(HJ (n hj1) (rt "));
}

void RobotSensorsTest::servosTellTemperatureWhenItChanges()
{
  Servo s;
  QVERIFY(s.call(*s.world, "setJointHeating", {"true"}));
  auto& perceptor = s.add<Perceptor>(*s.motor, "AngularMotorPerceptor", "hj1");
  QVERIFY(s.call(perceptor, "setSenseAngle", {"false"}));
  QVERIFY(s.call(perceptor, "setSenseTemperature", {"true"}));
  QCOMPARE(s.sense(perceptor), QString("(HJ (n hj1) (tp 20.00))"));
  QCOMPARE(s.sense(perceptor), QString("(HJ (n hj1))"));
  QVERIFY(s.call(*s.motor, "setHeatCapacity", {"0.1"}));
  s.motor->setMotorVelocity(0, 1000); // works as hard as it can
  s.cycle(2);
  QVERIFY(s.motor->temperature() > 21);
  QVERIFY(s.sense(perceptor).startsWith("(HJ (n hj1) (tp "));
}

void RobotSensorsTest::stiffnessLimitsTheTorque()
{
  Servo s;
  s.add<Effector>(*s.motor, "StiffnessEffector", "he1s");
  s.send("(he1s 0.4)(he1s)");
  QCOMPARE(s.motor->stiffness(), 0.4f);
  s.motor->setMotorVelocity(0, 1000);
  s.cycle(2);
  QCOMPARE(s.motor->joint()->parameter(physics::JointParameter::MaxMotorForce, 0), static_cast<double>(0.4f * 5));
  VERIFY_NEAR(s.motor->torque(), 2, 0.01f);
  s.send("(he1s 7)");
  QCOMPARE(s.motor->stiffness(), 1.f);
  s.send("(he1s nan)");
  QCOMPARE(s.motor->stiffness(), 1.f);
}

void RobotSensorsTest::batteriesTellTheirLevel()
{
  Servo s;
  auto& perceptor = s.add<Perceptor>(*s.battery, "BatteryPerceptor", "BAT");
  QCOMPARE(s.sense(perceptor), QString("(BAT 0.97)"));
  QVERIFY(s.call(*s.world, "setBatteryDischarge", {"true"}));
  s.motor->setMotorVelocity(0, 10);
  s.cycle(3);
  QVERIFY(s.battery->power() < 97);
  // Empty: no torque, and no command is taken, whether batteries run down or not.
  QVERIFY(s.call(*s.battery, "setPower", {"0"}));
  QVERIFY(s.call(*s.world, "setBatteryDischarge", {"false"}));
  s.motor->setMotorVelocity(0, 1000);
  QCOMPARE(s.motor->joint()->parameter(physics::JointParameter::MotorVelocity, 0), 0.0);
  QCOMPARE(s.sense(perceptor), QString("(BAT 0.00)"));
  QVERIFY(!s.call(*s.battery, "setPower", {"nan"}));
}

void RobotSensorsTest::forcesPush()
{
  Robot s;
  s.add<Effector>(*s.part, "ForceEffector");
  s.send("(force 9 9 9)(force 50 0 -25)(force 1)"); // the last whole one counts
  s.cycle();
  VERIFY_NEAR(s.body->velocity(), Vec3f(1, 0, -0.5f), 1e-5f);
  s.cycle();
  VERIFY_NEAR(s.body->velocity(), Vec3f(1, 0, -0.5f), 1e-5f); // one step only
  s.send("(force nan 0 0)");
  s.cycle();
  QVERIFY(s.body->velocity().allFinite());
}

void RobotSensorsTest::camerasSayThatNothingIsDrawn()
{
  Robot s;
  auto& camera = s.add<Perceptor>(*s.part, "ImagePerceptor");
  QVERIFY(s.call(camera, "setResolution", words("64 48")));
  QVERIFY(!s.call(camera, "setResolution", words("64 0")));
  QVERIFY(!s.call(camera, "setResolution", {"64"}));
  QVERIFY(s.call(camera, "setFOV", {"70"}));
  QVERIFY(!s.call(camera, "setFOV", {"-1"}));
  QVERIFY(s.lines.empty());
  QCOMPARE(s.sense(camera), QString(""));
  QCOMPARE(s.lines.size(), std::size_t(1));
  QCOMPARE(s.sense(camera), QString(""));
  QCOMPARE(s.lines.size(), std::size_t(1));
}

void RobotSensorsTest::motionDescriptionsAreRefusedOnce()
{
  Robot s;
  auto& answers = s.add<Perceptor>(*s.part, "HMDPPerceptor");
  s.add<Effector>(*s.part, "HMDPEffector");
  QCOMPARE(s.sense(answers), QString(""));
  s.send("(HMDP !0123)(HMDP !0456)");
  QCOMPARE(s.lines.size(), std::size_t(1));
  QCOMPARE(s.sense(answers), QString("(hmdp unsupported )"));
  QCOMPARE(s.sense(answers), QString(""));
}

void RobotSensorsTest::misplacedOnesSayWhere_data()
{
  QTest::addColumn<QString>("className");
  for(const char* const name :
      {"HingePerceptor",    "Hinge2Perceptor",        "UniversalJointPerceptor",  "AngularMotorPerceptor",
       "GyroRatePerceptor", "Accelerometer",          "ForceResistancePerceptor", "GPS",
       "BatteryPerceptor",  "PerfectVisionPerceptor", "ImagePerceptor",           "HingeEffector",
       "Hinge2Effector",    "UniversalJointEffector", "AngularMotorEffector",     "StiffnessEffector",
       "ForceEffector",     "PerceptorHandler",       "RecorderHandler",          "ContactJointHandler",
       "DragController"})
    QTest::newRow(name) << name;
}

void RobotSensorsTest::misplacedOnesSayWhere()
{
  QFETCH(QString, className);
  Robot s;
  std::shared_ptr<Object> node = s.registry.create(className.toStdString());
  node->setOrigin({std::make_shared<const std::string>("robot.rsg"), 7, 3});
  s.scene->addChild(node);
  QCOMPARE(s.lines.size(), std::size_t(1));
  QVERIFY2(s.lines[0].starts_with("robot.rsg:7:3: warning: "), s.lines[0].c_str());
  if(auto* const perceptor = dynamic_cast<Perceptor*>(node.get()))
    for(int i = 0; i < 2; ++i)
      s.sense(*perceptor);
  if(auto* const effector = dynamic_cast<Effector*>(node.get()))
  {
    ActionReader reader;
    reader.start("(any 1 2 3)");
    QVERIFY(reader.next());
    effector->receive(reader.action());
  }
  s.cycle(2);
}

// What the reference server tells of a robot that rests turned like this.
void RobotSensorsTest::restIsPlainZero()
{
  Robot s;
  auto& gyro = s.add<Perceptor>(*s.part, "GyroRatePerceptor", "torso");
  const Vec3f x = Vec3f(-1, -1, -1).normalized(), y = Vec3f(1, -1, 0).normalized();
  Mat4f turned = Mat4f::Identity();
  turned.col(0).head<3>() = x;
  turned.col(1).head<3>() = y;
  turned.col(2).head<3>() = Vec3f(-1, -1, 2).normalized();
  s.body->setAngularVelocity(Vec3f::Zero());
  s.body->setRotation(turned);
  QCOMPARE(s.sense(gyro), QString("(GYR (n torso) (rt 0.00 0.00 0.00))"));
}

// Angles of joints are in (-180, 180], also after rounding.
void RobotSensorsTest::halfATurnIsPositive()
{
  Servo s;
  auto& joint = s.add<Perceptor>(*s.hinge, "HingePerceptor", "hj1");
  auto& servo = s.add<Perceptor>(*s.motor, "AngularMotorPerceptor", "hj1");
  int half = 0, negative = 0;
  for(const float turn : {179.9f, 179.99f, 179.996f, 179.998f, 180.f, 180.002f, 180.004f, 180.01f, 180.1f})
    for(const float sign : {-1.f, 1.f})
    {
      s.body->setRotation(rotationFromDegrees({0, 0, sign * turn}));
      const QString told = s.sense(joint);
      QVERIFY2(told.startsWith("(HJ (n hj1) (ax ") && !told.contains("-180.00"), qPrintable(told));
      QCOMPARE(s.sense(servo), told);
      half += told.contains("(ax 180.00)");
      negative += told.contains("(ax -179.9");
    }
  QVERIFY(half >= 6);
  QVERIFY(negative >= 4);
}

void RobotSensorsTest::bodiesMayGoBeforeTheirSensors()
{
  Robot s;
  auto& gyro = s.add<Perceptor>(*s.part, "GyroRatePerceptor", "torso");
  auto& acc = s.add<Perceptor>(*s.part, "Accelerometer", "torso");
  s.add<Effector>(*s.part, "ForceEffector");
  s.cycle();
  QCOMPARE(s.sense(gyro), QString("(GYR (n torso) (rt 0.00 0.00 0.00))"));
  const std::shared_ptr<Object> kept = s.part->removeChild(*s.body);
  s.send("(force 1 2 3)");
  s.cycle();
  QCOMPARE(s.sense(gyro), QString(""));
  QCOMPARE(s.sense(acc), QString(""));
}

QTEST_APPLESS_MAIN(RobotSensorsTest)
#include "RobotSensorsTest.moc"
