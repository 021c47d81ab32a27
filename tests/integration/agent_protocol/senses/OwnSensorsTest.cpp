#include "OwnRobotSupport.h"
#include "tests/VerifyNear.h"

using namespace sparkwright;

namespace
{

/// A heavy foot with an arm of 1 kg, which a servo turns about z. %1 is what the battery holds.
const QString servo = OwnRobots::player(R"(
    (nd RigidBody (setName body) (setBoxTotal 1000 1 1 1))
    (nd BoxCollider (setName geometry) (setBoxLengths 1 1 0.44)
      (nd ContactJointHandler (setContactBounceMode false)))
    (nd Battery (setName battery) (setCapacity 100) (setPower %1) (nd BatteryPerceptor (setName BAT))))",
                                        R"(
  (nd Transform
    (setName arm)
    (setLocalPos 0 0 0.6)
    (nd RigidBody (setName body) (setBoxTotal 1 0.2 0.2 0.2))
    (nd HingeJoint
      (setName joint)
      (attach ../body ../../body/body)
      (setAxis 2)
      (nd AngularMotor
        (attach ../../body ../../../body/body)
        (setNumAxes 1)
        (setMotorAxis 0 1 0 0 1)
        (setMaxTorque 5)
        (setJointMaxSpeed1 2)
        (setBattery ../../../body/battery)
        (nd AngularMotorEffector (setName he1))
        (nd StiffnessEffector (setName he1s))
        (nd AngularMotorPerceptor (setName hj1) (setSenseRate true))))))");

/// A ball that stays where it is put, with something in it.
const QString sphere = OwnRobots::player(R"(
    (nd RigidBody (setName physics) (setSphereTotal 75 0.22))
    (nd SphereCollider (setName geometry) (setRadius 0.22)
      (nd ContactJointHandler (setContactBounceMode false)))
    %1)");

/// What comes behind time and game.
std::string tailOf(const Percepts& percepts)
{
  const std::string game = percepts.source("GS");
  const std::size_t at = percepts.text().find(game);
  return game.empty() || at == std::string::npos ? "no game: " + percepts.text()
                                                 : percepts.text().substr(at + game.size());
}

} // namespace

/// node-reference 5 and 6: percepts and effectors of robots other than the NAO, see also OtherEyesTest and TouchTest.
class OwnSensorsTest : public QObject
{
  Q_OBJECT

private slots:
  void servosAreDrivenAndTold();
  void servosKeepTheirLimits_data();
  void servosKeepTheirLimits();
  void stiffnessIsAShareOfTheTorque();
  void anEmptyBatteryMovesNothing();
  void sonarsTellDistances();
  void camerasAreSilent();
  void motionDescriptionsAreRefused();
};

void OwnSensorsTest::servosAreDrivenAndTold()
{
  OwnRobots s(servo.arg(97));
  s.join();
  QCOMPARE(tailOf(s.pitch.cycle({"(he1 1)"})[0]), std::string("(BAT 0.97)(HJ (n hj1) (ax 0.00) (rt 0.00))"));
  QCOMPARE(tailOf(s.pitch.cycle()[0]), std::string("(BAT 0.97)(HJ (n hj1) (ax 0.00) (rt 0.00))"));
  for(const char* const angle : {"1.15", "2.29", "3.44"}) // 1 rad/s is 1.146 degrees per cycle.
    QCOMPARE(tailOf(s.pitch.cycle()[0]), "(BAT 0.97)(HJ (n hj1) (ax " + std::string(angle) + ") (rt 57.30))");
}

void OwnSensorsTest::servosKeepTheirLimits_data()
{
  QTest::addColumn<QString>("command");
  QTest::addColumn<double>("rate"); // deg/s, after 1 rad/s
  QTest::newRow("the other way") << "(he1 -1)" << -57.3;
  QTest::newRow("faster than it can") << "(he1 7)" << 114.6;
  QTest::newRow("the last one") << "(he1 7)(he1 0)" << 0.;
  QTest::newRow("nothing") << "(he1)" << 57.3;
  QTest::newRow("not a number") << "(he1 nan)" << 57.3;
  QTest::newRow("infinite") << "(he1 inf)" << 57.3;
  QTest::newRow("the name of the perceptor") << "(hj1 0)" << 57.3;
}

void OwnSensorsTest::servosKeepTheirLimits()
{
  QFETCH(const QString, command);
  QFETCH(const double, rate);
  OwnRobots s(servo.arg(97));
  s.join();
  s.after("(he1 1)");
  const Percepts percepts = s.after(command.toStdString());
  const Expression* const joint = percepts.find("HJ", "hj1");
  QVERIFY(joint && joint->find("rt"));
  VERIFY_WITHIN(joint->find("rt")->number(1), rate, 0.2);
}

void OwnSensorsTest::stiffnessIsAShareOfTheTorque()
{
  OwnRobots s(servo.arg(97));
  s.join();
  s.after("(he1s 0)");
  VERIFY_WITHIN(s.after("(he1 1)").joint("hj1"), 0, 0.1);
  VERIFY_WITHIN(s.pitch.listen(10).back().joint("hj1"), 0, 0.1);
  VERIFY_WITHIN(s.after("(he1s nan)(he1s)").joint("hj1"), 0, 0.1);
  s.after("(he1s 1)");
  QVERIFY(s.after("(he1 1)").joint("hj1") > 1);
}

void OwnSensorsTest::anEmptyBatteryMovesNothing()
{
  OwnRobots s(servo.arg(0));
  s.join();
  s.after("(he1 1)");
  QCOMPARE(tailOf(s.pitch.listen(5).back()).substr(0, 10), std::string("(BAT 0.00)"));
  VERIFY_WITHIN(s.pitch.listen(5).back().joint("hj1"), 0, 0.1);
}

void OwnSensorsTest::sonarsTellDistances()
{
  // Sorted, at most 5 m, within 30 degrees to either side.
  OwnRobots s(sphere.arg("(nd SonarPerceptor (setName chest) (setMaxEchoes 3))"));
  for(int unum = 1; unum <= 4; ++unum)
    s.join("Red", unum);
  const auto put = [&s](int unum, float x, float y) { s.pitch.put(true, unum, {x, y, 0.22f}, 0); };
  put(1, -8, 0);
  put(2, -4, 0); // 4 m ahead
  put(3, -6, 0); // 2 m ahead
  put(4, -8, 3); // beside it
  s.pitch.listen(4);
  const auto percepts = s.pitch.cycle();
  QCOMPARE(tailOf(percepts[0]), std::string("(US chest (2.00 4.00 5.00))"));
  QCOMPARE(tailOf(percepts[1]), std::string("(US chest (5.00 5.00 5.00))")); // They are behind it.
}

void OwnSensorsTest::camerasAreSilent()
{
  // Without images there is no IMG, which is said once, and all else goes on; with them: CameraTest.
  OwnRobots s(sphere.arg("(nd ImagePerceptor (setName camera) (setResolution 64 48))"), {"--images", "off"});
  s.join();
  for(const Percepts& percepts : s.pitch.listen(20))
    QCOMPARE(tailOf(percepts), std::string());
  QCOMPARE(s.pitch.server().log().count("agents get no pictures of this camera"), 1);
}

void OwnSensorsTest::motionDescriptionsAreRefused()
{
  // agent-protocol 6.13
  OwnRobots s(sphere.arg("(nd HMDPEffector (setName motion)) (nd HMDPPerceptor (setName answer))"));
  s.join();
  QCOMPARE(tailOf(s.after("(HMDP !0123)")), std::string("(hmdp unsupported )"));
  for(const Percepts& percepts : s.pitch.listen(5))
    QCOMPARE(tailOf(percepts), std::string());
}

QTEST_GUILESS_MAIN(OwnSensorsTest)
#include "OwnSensorsTest.moc"
