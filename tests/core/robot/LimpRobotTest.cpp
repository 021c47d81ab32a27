#include "tests/core/WorldSupport.h"

#include "core/body/RigidBody.h"
#include "core/joint/JointMotor.h"
#include "core/joint/Joints.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <random>

using namespace sparkwright;
using namespace sparkwright::test;

namespace
{

/// A robot of the league whose realistic motors shut down and come back with their heat, while its agent goes on to
/// command wild speeds. Its limp arms turn faster than the engine can follow, until a step gives them invalid
/// velocities.
class LimpRobot
{
public:
  explicit LimpRobot(unsigned seed) : s(options(seed)), chance_(seed)
  {
    agent_ = s.connect();
    s.world.deliver(agent_, "(init (unum 1)(teamname Limp))(syn)");
    s.cycle(3);
    s.world.root().visit<JointMotor>([this](JointMotor& motor) { motors.push_back(&motor); });
    s.world.root().visit<RigidBody>(
        [this](RigidBody& body)
        {
          if(body.path().find("AgentAspect") != std::string::npos)
            bodies.push_back(&body);
        });
    s.messages.clear();
  }

  void cycle()
  {
    std::string text = "(syn)";
    if(cycles_ % 10 == 0)
      for(const char* const effector : effectors)
        text += '(' + std::string(effector) + ' ' + std::to_string(number() * 14 - 7) + ')';
    if(cycles_ % 25 == 0)
      for(JointMotor* const motor : motors)
        motor->setTemperature(number() < 0.5 ? 95 : 30);
    ++cycles_;
    s.world.deliver(agent_, text);
    s.cycle();
  }
  std::size_t putBack() const
  {
    return static_cast<std::size_t>(
        std::ranges::count_if(bodies, [](const RigidBody* body) { return body->body().wasRestored(); }));
  }
  int told() const
  {
    return static_cast<int>(std::ranges::count_if(s.messages, [](const std::string& message)
                                                  { return message.find("impossible numbers") != std::string::npos; }));
  }

  SoccerWorld s;
  std::vector<JointMotor*> motors;
  std::vector<RigidBody*> bodies;

private:
  static constexpr const char* effectors[] = {"he1",  "he2",  "lae1", "lae2", "lae3", "lae4", "rae1", "rae2",
                                              "rae3", "rae4", "lle1", "lle2", "lle3", "lle4", "lle5", "lle6",
                                              "rle1", "rle2", "rle3", "rle4", "rle5", "rle6"};
  static WorldOptions options(unsigned seed)
  {
    WorldOptions options = soccerOptions();
    options.overrides.emplace_back("RealisticMotors", "true");
    options.seed = seed;
    return options;
  }
  double number() { return static_cast<double>(chance_()) / 4294967296.; }

  std::mt19937 chance_;
  AgentId agent_ = 0;
  int cycles_ = 0;
};

} // namespace

/// A robot to which a step gives invalid poses or velocities is put back as a whole, and goes on.
class LimpRobotTest : public QObject
{
  Q_OBJECT

private slots:
  void aRobotThatExplodesIsPutBackAsAWhole()
  {
    int times = 0, told = 0;
    bool before = false;
    for(unsigned seed = 1; seed <= 4; ++seed)
    {
      LimpRobot robot(seed);
      for(int i = 0; i < 1500; ++i)
      {
        robot.cycle();
        const std::size_t restored = robot.putBack();
        for(const RigidBody* const body : robot.bodies)
          QVERIFY(body->position().allFinite());
        QVERIFY2(restored == 0 || restored == robot.bodies.size(), "all of it or nothing");
        QVERIFY2(restored == 0 || !before, "what is put back is in order, and does not explode again at once");
        before = restored > 0;
        if(restored == 0)
          continue;
        ++times;
        for(const RigidBody* const body : robot.bodies)
          QVERIFY(body->velocity().isZero() && body->angularVelocity().isZero());
        for(const JointMotor* const motor : robot.motors)
        {
          const physics::Joint& joint = *motor->joint()->joint();
          QVERIFY(joint.angle(0) > joint.parameter(physics::JointParameter::LowStop, 0) - 0.21);
          QVERIFY(joint.angle(0) < joint.parameter(physics::JointParameter::HighStop, 0) + 0.21);
        }
      }
      told += robot.told();
    }
    QVERIFY2(times > 0, "without an explosion nothing is proven");
    QVERIFY(told > 0 && told <= times);
  }
};

QTEST_APPLESS_MAIN(LimpRobotTest)
#include "LimpRobotTest.moc"
