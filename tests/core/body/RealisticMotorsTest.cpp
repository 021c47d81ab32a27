#include "WorldSupport.h"

#include "core/body/Battery.h"
#include "core/joint/JointMotor.h"
#include "core/joint/Joints.h"
#include "core/object/Context.h"
#include "core/robot/agent/Agent.h"
#include "tests/VerifyNear.h"

#include <QtTest>

#include <algorithm>
#include <array>
#include <cmath>

using namespace sparkwright;
using namespace sparkwright::test;

namespace
{

WorldOptions withMotors(bool on = true)
{
  WorldOptions options = soccerOptions();
  if(on)
    options.overrides.emplace_back("RealisticMotors", "true");
  return options;
}

/// A robot of the league with realistic motors.
class Robot
{
public:
  explicit Robot(WorldOptions options = withMotors()) : s(std::move(options))
  {
    agent = s.connect();
    say("(init (unum 1)(teamname Makers))"); // Puts it down on its feet.
    s.cycle(3);
    s.world.root().visit<Battery>([this](Battery& b) { battery = &b; });
    s.world.root().visit<JointMotor>([this](JointMotor& m) { motors.push_back(&m); });
  }
  void say(const std::string& text) { s.world.deliver(agent, text + "(syn)"); }
  std::string told() { return std::string(s.world.percepts(agent)); }
  double angle(const std::string& joint) { return hinge(s.world.percepts(agent), joint); }

  /// The motor that an effector drives.
  JointMotor& motor(const std::string& effector)
  {
    for(JointMotor* const m : motors)
      if(m->joint()->child(effector))
        return *m;
    qFatal("no such motor");
  }
  /// Commands that lead joints to angles, degrees, in a few cycles.
  void lead(const std::vector<std::pair<std::string, double>>& goals)
  {
    std::string text;
    for(const auto& [joint, goal] : goals)
    {
      std::string effector = joint;
      effector[joint.size() - 2] = 'e';
      const double speed = std::clamp((goal - angle(joint)) * 0.1, -2.0, 2.0);
      text += '(' + effector + ' ' + QString::number(speed, 'f', 4).toStdString() + ')';
    }
    say(text);
    s.cycle();
  }
  /// Feet below the hip, the more bent the deeper.
  void squat(double goal)
  {
    depth_ += std::clamp(goal - depth_, -0.4, 0.4); // Slowly enough not to fall over.
    const double depth = depth_;
    lead({{"laj1", -90},
          {"raj1", -90},
          {"llj3", depth},
          {"rlj3", depth},
          {"llj4", -2 * depth},
          {"rlj4", -2 * depth},
          {"llj5", depth},
          {"rlj5", depth},
          {"llj1", 0},
          {"rlj1", 0},
          {"llj2", 0},
          {"rlj2", 0},
          {"llj6", 0},
          {"rlj6", 0}});
  }

  SoccerWorld s;
  AgentId agent = 0;
  Battery* battery = nullptr;
  std::vector<JointMotor*> motors;

private:
  double depth_ = 0;
};

} // namespace

/// Robots with realistic motors: what they are told and can do, and that current, heat and energy follow the equations.
class RealisticMotorsTest : public QObject
{
  Q_OBJECT

private slots:
  void offNothingIsThere()
  {
    Robot robot(withMotors(false));
    QVERIFY(robot.motors.empty() && !robot.battery);
    QVERIFY(robot.told().find("(ct ") == std::string::npos);
    QVERIFY(robot.told().find("(bat ") == std::string::npos);
    robot.say("(rle4s 0)");
    robot.s.cycle();
    QVERIFY(robot.s.messages.back().find("no effector 'rle4s'") != std::string::npos);
  }

  void onEveryJointHasOne()
  {
    Robot robot;
    QCOMPARE(robot.motors.size(), std::size_t(22));
    QVERIFY(robot.battery);
    QCOMPARE(robot.motor("rle4").model().constants().heatCapacity, 43.6);
    QCOMPARE(robot.motor("lle1").model().constants().environment, 33.);
    QCOMPARE(robot.motor("he1").model().constants().resistance, 23.1);
    robot.s.cycle(50);
    const std::string told = robot.told();
    QVERIFY2(told.find("(bat 1.00))(GYR") != std::string::npos, told.c_str()); // at the end of GS
    QCOMPARE(percept(told, "(HJ (n rlj4)").find("(HJ (n rlj4) (ax "), std::size_t(0));
    const std::size_t at = percept(told, "(HJ (n rlj4)").find(" (ct ");
    QVERIFY(at != std::string_view::npos);
    for(const std::string& message : robot.s.messages)
      QVERIFY2(message.find("motor") == std::string::npos, message.c_str());
    // With toes there are two more.
    const AgentId other = robot.s.connect("(scene rsg/agent/nao/nao_hetero.rsg 4)");
    QVERIFY(percept(robot.s.world.percepts(other), "(HJ (n rlj7)").find("(ct ") != std::string_view::npos);
  }

  void temperatureIsToldWhenItHasChanged()
  {
    Robot robot;
    QVERIFY(percept(robot.told(), "(HJ (n rlj4)").find("(tp ") == std::string_view::npos);
    robot.motor("rle4").setTemperature(27.9);
    robot.s.cycle();
    QVERIFY(percept(robot.told(), "(HJ (n rlj4)").find("(tp ") == std::string_view::npos);
    robot.motor("rle4").setTemperature(50);
    robot.s.cycle();
    QVERIFY(percept(robot.told(), "(HJ (n rlj4)").find("(tp 50.00)") != std::string_view::npos);
    QVERIFY(percept(robot.told(), "(HJ (n llj4)").find("(tp ") == std::string_view::npos);
  }

  void withoutStiffnessAJointIsLimp()
  {
    Robot robot;
    robot.s.cycle(10);
    // Arms stretched forward fall, unless they are held.
    robot.say("(rae1s 0)(lae1s nan)(lae1s )");
    QCOMPARE(robot.motor("rae1").model().stiffness(), 0.);
    QCOMPARE(robot.motor("lae1").model().stiffness(), 1.);
    robot.s.cycle(50);
    QVERIFY2(std::abs(robot.angle("raj1")) > 20, qPrintable(QString::number(robot.angle("raj1"))));
    QVERIFY2(std::abs(robot.angle("laj1")) < 3, qPrintable(QString::number(robot.angle("laj1"))));
    QCOMPARE(robot.motor("rae1").model().torque(), 0.);
    QVERIFY(robot.motor("lae1").model().torque() != 0);
    robot.say("(rae1 2)");
    QCOMPARE(robot.motor("rae1").permittedTorque(), 0.);
  }

  void anEmptyBatteryMakesItCollapse()
  {
    Robot robot;
    for(int i = 0; i < 150; ++i)
      robot.squat(30);
    const auto height = [&robot] {
      const FramePtr frame = robot.s.world.frame();
      double z = 1e9;
      robot.s.world.root().visit<AgentAspect>([&z](AgentAspect& a) {
        if(a.name() == "body")
          z = static_cast<double>(a.worldPose()(2, 3));
      });
      return z;
    };
    const double standing = height();
    QVERIFY2(standing > 0.3, qPrintable(QString::number(standing)));
    robot.battery->setPower(5);
    int cycles = 0;
    while(robot.battery->power() > 0 && ++cycles < 20)
      robot.squat(30);
    QVERIFY(cycles > 1 && cycles < 20); // 33 W are 0.66 J in a cycle
    for(int i = 0; i < 100; ++i)
      robot.squat(30);
    QVERIFY2(height() < standing - 0.05, qPrintable(QString::number(height())));
    QVERIFY(robot.told().find("(bat 0.00)") != std::string::npos);
    for(const JointMotor* const motor : robot.motors)
      QCOMPARE(motor->model().torque(), 0.);
  }

  /// Ten simulated minutes of squats. The regulation begins at 29 °C here, so that both sides of it are seen.
  void squattingHeatsTheKnees()
  {
    Robot robot;
    for(JointMotor* const motor : robot.motors)
    {
      MotorConstants constants = motor->model().constants();
      constants.hotTemperature = 29;
      constants.shutdownTemperature = 39;
      motor->setConstants(constants);
    }
    JointMotor& knee = robot.motor("rle4");
    const MotorConstants c = knee.model().constants();
    MotorModel alone(c);
    alone.setTemperature(knee.model().temperature());
    const double drawnBefore = robot.battery->drawn(), energyBefore = [&] {
      double sum = 0;
      for(const JointMotor* const motor : robot.motors)
        sum += motor->model().energy();
      return sum;
    }();
    double integral = 0, heat = 0, lost = 0;
    const double start = knee.model().temperature();
    std::array<double, 10> temperature{}, permitted{};
    constexpr int minute = 3000;
    for(int i = 0; i < 10 * minute; ++i)
    {
      robot.squat(20 + 20 * std::sin(i * 0.02 * 2 * M_PI / 4));
      // The model alone, with what the engine did, and the equations with plain sums.
      lost += 0.0198 * (alone.temperature() - 27) * 0.02;
      alone.advance(knee.model().torque(), 0, 0.02);
      heat += std::pow(knee.model().torque() / 2.8, 2) * 6.44 * 0.02;
      for(const JointMotor* const motor : robot.motors)
        integral += motor->model().power() * 0.02;
      integral += 33 * 0.02;
      temperature[static_cast<std::size_t>(i / minute)] = knee.model().temperature();
      permitted[static_cast<std::size_t>(i / minute)] = knee.permittedTorque();
      VERIFY_WITHIN(knee.model().torque(), 0, knee.permittedTorque() + 1e-9);
    }
    VERIFY_NEAR(knee.model().temperature(), alone.temperature(), 1e-5);
    VERIFY_NEAR(knee.model().temperature(), start + (heat - lost) / 43.6, 1e-5); // Heat balance.
    for(std::size_t i = 1; i < temperature.size(); ++i)
      QVERIFY2(temperature[i] > temperature[i - 1], qPrintable(QString::number(temperature[i])));
    qInfo("knee: %.2f to %.2f °C, torque limit %.3f to %.3f N·m", start, temperature[9], permitted[0], permitted[9]);
    QVERIFY(temperature[9] > 30);
    QVERIFY(permitted[9] < permitted[0]);
    // Of the cycle before, so almost as warm as now.
    const double expected = 7.78 * (1 - 0.5 * (temperature[9] - 29) / 10);
    VERIFY_NEAR(permitted[9], expected, 1e-3);

    const double drawn = robot.battery->drawn() - drawnBefore;
    VERIFY_NEAR(drawn, integral, 1e-6 * integral);
    double energy = -energyBefore;
    for(const JointMotor* const motor : robot.motors)
      energy += motor->model().energy();
    VERIFY_NEAR(energy + 33 * 600, drawn, 1e-6 * drawn);
    VERIFY_NEAR(167184 - robot.battery->drawn(), static_cast<double>(robot.battery->power()), 0.02);
    // It did stand all the time, or this was no squatting.
    QVERIFY(percept(robot.told(), "(FRP (n rf)").find("(f ") != std::string_view::npos);
    VERIFY_NEAR(robot.angle("llj3"), robot.angle("rlj3"), 5);
  }

  void theRulesPanelCanSwitchThem()
  {
    SoccerWorld s;
    s.world.command("(set (RealisticMotors true))");
    const AgentId agent = s.connect();
    QVERIFY(percept(s.world.percepts(agent), "(HJ (n rlj4)").find("(ct ") != std::string_view::npos);
  }

  /// Its servos have a model of their own, which steps aside.
  void theRobotOfTheStandardPlatformLeagueCanHaveThem()
  {
    World world(withMotors());
    QVERIFY(world.load("setups/spl.rb"));
    const AgentId agent = world.addAgent();
    world.deliver(agent, "(scene rsg/agent/naov4/nao.rsg)(syn)");
    const auto cycle = [&](int count) {
      for(int i = 0; i < count; ++i)
      {
        world.perceptsSent(agent);
        world.cycle();
      }
    };
    cycle(4);
    std::vector<JointMotor*> motors;
    world.root().visit<JointMotor>([&](JointMotor& m) { motors.push_back(&m); });
    QCOMPARE(motors.size(), std::size_t(22));
    JointMotor* knee = nullptr;
    for(JointMotor* const m : motors)
      if(m->joint()->child("rle4"))
        knee = m;
    QVERIFY(knee);
    world.deliver(agent, "(rle4s 0.25)(syn)");
    QCOMPARE(knee->model().stiffness(), 0.25);
    knee->setTemperature(55);
    cycle(1);
    QCOMPARE(knee->permittedTorque(), 0.25 * 7.78);
    const std::string told(percept(world.percepts(agent), "(HJ (n rlj4)"));
    QVERIFY2(told.find("(tp 55.") != std::string::npos || told.find("(tp 54.") != std::string::npos, told.c_str());
    double energy = 0, heat = 0;
    world.deliver(agent, "(rle4 1)(lle4 -1)(syn)");
    cycle(50);
    for(const JointMotor* const m : motors)
    {
      energy += m->model().energy();
      heat += m->model().heating();
    }
    QVERIFY(heat > 0 && std::isfinite(energy)); // It has just landed, and landing gives energy back.
  }

  void framesTellWhatMotorsDo()
  {
    Robot robot;
    QVERIFY(robot.s.world.frame()->physics.motors.empty()); // while nobody wants it
    robot.s.world.setPhysicsView(true);
    robot.motor("rle4").setTemperature(61);
    robot.motor("rle4").setStiffness(0.5);
    for(int i = 0; i < 100; ++i)
      robot.squat(30);
    const FramePtr frame = robot.s.world.frame();
    const PhysicsStructure& structure = *frame->physics.structure;
    QCOMPARE(structure.motors.size(), std::size_t(22));
    QCOMPARE(frame->physics.motors.size(), std::size_t(22));
    QCOMPARE(structure.batteries.size(), std::size_t(1));
    QCOMPARE(structure.batteries[0].capacity, 167184.f);
    QCOMPARE(frame->physics.batteries[0].left, robot.battery->power());
    QCOMPARE(frame->physics.batteries[0].drawn, robot.battery->drawn());
    const auto found = std::ranges::find(structure.motors, std::string("rle4"), &PhysicsStructure::Motor::name);
    QVERIFY(found != structure.motors.end());
    QCOMPARE(found->battery, 0);
    QCOMPARE(found->shutdown, 90.f);
    QVERIFY(found->joint >= 0 && found->agent != 0);
    const MotorModel& model = robot.motor("rle4").model();
    const PhysicsView::Motor& now = frame->physics.motors[static_cast<std::size_t>(found - structure.motors.begin())];
    QCOMPARE(now.torque, static_cast<float>(model.torque()));
    QCOMPARE(now.current, static_cast<float>(model.current()));
    QCOMPARE(now.power, static_cast<float>(model.power()));
    QCOMPARE(now.temperature, static_cast<float>(model.temperature()));
    QCOMPARE(now.limit, static_cast<float>(0.5 * 7.78));
    QCOMPARE(now.stiffness, 0.5f);
    QVERIFY(now.torque != 0 && !now.shutDown);
    robot.s.world.setPhysicsView(false);
    robot.s.cycle();
    QVERIFY(robot.s.world.frame()->physics.motors.empty() && robot.s.world.frame()->physics.batteries.empty());
  }

  void theSameSeedGivesTheSameRun()
  {
    const auto run = [] {
      Robot robot;
      std::string all;
      for(int i = 0; i < 200; ++i)
      {
        robot.squat(i % 40);
        all += robot.told();
      }
      return all;
    };
    QVERIFY(run() == run());
  }
};

QTEST_GUILESS_MAIN(RealisticMotorsTest)
#include "RealisticMotorsTest.moc"
