#include "ArmSupport.h"

#include "core/joint/JointLoads.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace sparkwright;
using namespace sparkwright::test;
using physics::JointParameter;

/// Damping, friction, following and planes as scenes ask for them, and what is refused.
class JointCallsTest : public QObject
{
  Q_OBJECT

private slots:
  void dampingAndFrictionTakeEffect()
  {
    Arms arms({"HingeJoint", "HingeJoint (setDamping 0 5)", "HingeJoint (setFriction 0 3)"});
    QVERIFY2(arms.said.isEmpty(), qPrintable(arms.said.join('\n')));
    arms.cycle(25);
    QVERIFY(std::abs(arms.angle("a")) > 30);
    QVERIFY(std::abs(arms.angle("b")) > 1 && std::abs(arms.angle("b")) < 20);
    QVERIFY(std::abs(arms.angle("c")) < 0.01);
    QCOMPARE(arms.joint("b").parameter(JointParameter::Damping, 0), 5.f);
    QCOMPARE(arms.joint("c").parameter(JointParameter::Friction, 0), 3.f);
  }
  void impossibleValuesAreRefusedInWords_data()
  {
    QTest::addColumn<QString>("call");
    QTest::addColumn<QString>("why");
    QTest::newRow("negative damping") << "(setDamping 0 -1)" << "a number >= 0, not -1";
    QTest::newRow("endless damping") << "(setDamping 0 inf)" << "inf";
    QTest::newRow("no damping") << "(setDamping 0 nan)" << "nan";
    QTest::newRow("negative friction") << "(setFriction 0 -0.5)" << "a number >= 0, not -0.5";
    QTest::newRow("no friction") << "(setFriction 0 nan)" << "nan";
    QTest::newRow("axis") << "(setFriction 3 1)" << "axis 0, 1 or 2, not 3";
    QTest::newRow("steady") << "(setSteadyMotor 0 7)" << "true or false, not 7";
    QTest::newRow("no leader") << "(setMimic ../../nobody/joint 1 0)" << "no HingeJoint or SliderJoint at '../../nobody/joint'";
    QTest::newRow("a body") << "(setMimic ../body 1 0)" << "no HingeJoint or SliderJoint at '../body'";
    QTest::newRow("itself") << "(setMimic ../joint 1 0)" << "cannot follow '../joint', which follows it";
    QTest::newRow("multiplier") << "(setMimic ../../a/joint nan 0)" << "nan";
    QTest::newRow("offset") << "(setMimic ../../a/joint 1 inf)" << "inf";
  }
  void impossibleValuesAreRefusedInWords()
  {
    QFETCH(QString, call);
    QFETCH(QString, why);
    Arms arms({"HingeJoint", "HingeJoint " + call.toStdString()});
    QVERIFY2(arms.said.size() == 1 && arms.said[0].contains(why), qPrintable(arms.said.join('\n')));
    QVERIFY(!arms.joint("b").joint()->leader());
    arms.cycle(10);
    QVERIFY(std::isfinite(arms.angle("b")));
  }
  void jointsFollowOthersAndChainsDo()
  {
    Arms arms({"HingeJoint (setMaxMotorForce 0 50)", "HingeJoint (setMimic ../../a/joint -1 10)",
               "HingeJoint (setMimic ../../b/joint 0.5)", "SliderJoint (setMimic ../../a/joint 0.2 0.05)"});
    QVERIFY2(arms.said.isEmpty(), qPrintable(arms.said.join('\n')));
    arms.joint("a").setMotorVelocity(0, 1);
    arms.cycle(50);
    const double leader = arms.angle("a");
    QVERIFY(leader > 50);
    QVERIFY(std::abs(arms.angle("b") - (10 - leader)) < 0.5);
    QVERIFY(std::abs(arms.angle("c") - (10 - leader) / 2) < 0.5);
    QVERIFY(std::abs(arms.joint("d").joint()->position() - (0.2 * leader * M_PI / 180 + 0.05)) < 0.002);
  }
  void planarJointsLeaveAPlane()
  {
    Arms arms({"PlanarJoint (setAxis 2)", "PlanarJoint (setAxis 0 1 1)", "PlanarJoint", "PlanarJoint (setAxis 5)"});
    QVERIFY2(arms.said.size() == 9, qPrintable(arms.said.join('\n'))); // Perceptors and effectors of hinges, and the axis.
    QVERIFY(arms.said.filter("setAxis takes three numbers").size() == 1);
    arms.body("a").setVelocity({0.5f, 0.5f, 0});
    arms.cycle(50);
    QVERIFY(std::abs(arms.body("a").position().z() - 2) < 1e-3f);
    QVERIFY(arms.body("a").position().x() > 0.4f);
    QVERIFY(arms.body("b").position().z() < 1); // Slides down the slope …
    QVERIFY(std::abs(arms.body("b").position().y() + arms.body("b").position().z() - 2) < 0.02f); // … along it.
  }
  void whatAStepBearsGrowsWithWhatIsMoved()
  {
    QCOMPARE(maxBearableMotorForce(0.002, 0.02), 100.);
    QCOMPARE(maxBearableMotorForce(1e6, 0.02), 1e5);
    for(const double wrong : {0., -1., std::nan("")})
    {
      QCOMPARE(maxBearableMotorForce(wrong, 0.02), 0.);
      QCOMPARE(maxBearableMotorForce(1, wrong), 0.);
    }
    Arms arms({"HingeJoint", "HingeJoint", "SliderJoint", "BallJoint"}, true);
    const double last = maxBearableMotorForce(arms.joint("c"), 0.02);
    QVERIFY2(std::abs(last - 2 * 1e3 / 0.02) < 1, std::to_string(last).c_str()); // c and d, since a and b hang at the environment.
    QCOMPARE(maxBearableMotorForce(arms.joint("d"), 0.02), 1e5);
    QCOMPARE(maxBearableMotorForce(arms.joint("a"), 0.02), 1e5);
  }
};

QTEST_APPLESS_MAIN(JointCallsTest)
#include "JointCallsTest.moc"
