#include "ArmSupport.h"

#include "core/robot/agent/Agent.h"
#include "core/robot/language/Action.h"
#include "core/robot/effectors/JointEffectors.h"

#include <QTest>

#include <cmath>

using namespace sparkwright;
using namespace sparkwright::test;

namespace
{

struct Lift : Arms
{
  Lift() : Arms({"SliderJoint (setLowStopPos 0 0) (setHighStopPos 0 0.3) (setMaxMotorForce 0 100) (setSteadyMotor 0 true) "
                 "(setJointMaxSpeed1 0.5)"})
  {
  }
  SliderEffector& effector() { return *joint("a").childOf<SliderEffector>(); }
  void send(const std::string& speed)
  {
    Action action;
    const std::string_view values[] = {speed};
    action.values = values;
    effector().receive(action);
  }
  double place() { return joint("a").joint()->position(); }
  QString sensed()
  {
    PerceptWriter out;
    joint("a").childOf<Perceptor>()->sense(out);
    return QString::fromStdString(out.text());
  }
};

} // namespace

/// Agents drive sliders and feel where they are.
class SliderAgentTest : public QObject
{
  Q_OBJECT

private slots:
  void itMovesAtTheSpeedAndIsFelt()
  {
    Lift lift; // Starts at its lower stop.
    QVERIFY2(lift.said.isEmpty(), qPrintable(lift.said.join('\n')));
    lift.send("0.2");
    lift.cycle(50);
    QVERIFY2(std::abs(lift.place() - 0.2) < 0.01, std::to_string(lift.place()).c_str());
    QVERIFY2(lift.sensed().startsWith("(SJ (n pa) (ax 0."), qPrintable(lift.sensed()));
    QCOMPARE(lift.joint("a").childOf<Perceptor>()->channels().size(), std::size_t{1});
    lift.send("0");
    lift.cycle(50);
    QVERIFY(std::abs(lift.place() - 0.2) < 0.015);
    lift.send("-9"); // No faster than 0.5 m/s.
    lift.cycle(10);
    QVERIFY(std::abs(lift.place() - 0.1) < 0.02);
    lift.cycle(50);
    QVERIFY(std::abs(lift.place()) < 0.01);
    lift.send("0.2"); // Also from its stop.
    lift.cycle(50);
    QVERIFY(lift.place() > 0.15);
  }
  void otherValuesAreIgnored()
  {
    Lift lift;
    lift.send("0.1");
    for(const char* const bad : {"nan", "inf"})
      lift.send(bad);
    lift.effector().receive({});
    QCOMPARE(lift.joint("a").parameter(physics::JointParameter::MotorVelocity, 0), 0.1f);
  }
  void whileFrozenItStands()
  {
    Lift lift;
    lift.effector().setFrozen(true);
    lift.send("0.2");
    lift.cycle(50);
    QVERIFY(std::abs(lift.place()) < 0.01);
    lift.effector().setFrozen(false);
    lift.send("0.2");
    lift.effector().halt();
    QCOMPARE(lift.joint("a").parameter(physics::JointParameter::MotorVelocity, 0), 0.f);
  }
  void elsewhereItIsMisplaced()
  {
    Arms arms({"HingeJoint (nd SliderEffector (setName wrong)) (nd SliderPerceptor (setName wrongly))"});
    QCOMPARE(arms.said.filter("belongs below a SliderJoint").size(), 2);
    PerceptWriter out;
    dynamic_cast<Perceptor&>(*arms.world.root().find("/usr/scene/a/joint/wrongly")).sense(out);
    QVERIFY(out.text().empty());
  }
};

QTEST_APPLESS_MAIN(SliderAgentTest)
#include "SliderAgentTest.moc"
