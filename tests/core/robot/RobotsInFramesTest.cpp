#include "WorldSupport.h"
#include "tests/AllocationCounting.h"

#include "core/body/Battery.h"
#include "core/joint/AngularMotor.h"
#include "core/joint/JointMotor.h"
#include "core/joint/Joints.h"
#include "core/robot/types/RobotTypes.h"

#include <QtTest>

using namespace sparkwright;
using namespace sparkwright::test;

/// What frames tell about the robot of each agent: what it is made from, and how battery and motors are.
class RobotsInFramesTest : public QObject
{
  Q_OBJECT

private slots:
  void robotsHaveTypesOrFiles()
  {
    SoccerWorld s;
    s.connect("(scene rsg/agent/nao/nao_hetero.rsg 3)");
    s.connect("(scene robottype nao1)");
    s.connect("(scene rsg/agent/soccerbot058/soccerbot.rsg)");
    s.connect("(scene rsg/agent/there_is_none.rsg)");
    const auto& agents = s.world.frame()->agents;
    QCOMPARE(agents.size(), std::size_t(4));
    QVERIFY(agents[0].model && agents[1].model && agents[2].model);
    QCOMPARE(agents[0].model->type, std::string("nao3"));
    QCOMPARE(agents[0].model->file, std::string("rsg/agent/nao/nao_hetero.rsg"));
    QVERIFY(!agents[0].model->meaning.empty());
    QCOMPARE(agents[1].model->type, std::string("nao1"));
    QCOMPARE(agents[2].model->type, std::string());
    QCOMPARE(agents[2].model->file, std::string("rsg/agent/soccerbot058/soccerbot.rsg"));
    QVERIFY(!agents[3].model);
  }
  void idealMotorsSayNothing()
  {
    SoccerWorld s;
    s.connect();
    s.cycle(5);
    QCOMPARE(only(s).motors, AgentInfo::Motors());
  }
  void theHottestMotorAndTheBatteryAreTold()
  {
    SoccerWorld s(withMotors());
    s.connect();
    s.cycle(20);
    const AgentInfo::Motors before = only(s).motors;
    QCOMPARE(before.count, 22);
    QVERIFY(before.hottest > 25 && before.hottest < 45);
    QCOMPARE(before.weakened + before.shutDown, 0);
    QVERIFY(before.charge && *before.charge > 0.99f && *before.charge <= 1);

    std::vector<JointMotor*> motors;
    Battery* battery = nullptr;
    s.world.root().visit<JointMotor>([&](JointMotor& m) { motors.push_back(&m); });
    s.world.root().visit<Battery>([&](Battery& b) { battery = &b; });
    JointMotor* knee = nullptr;
    for(JointMotor* const m : motors)
      if(m->joint()->child("rle4"))
        knee = m;
    QVERIFY(knee && battery);
    const MotorConstants& constants = knee->model().constants();
    knee->setTemperature(constants.hotTemperature + 1);
    battery->setPower(battery->capacity() / 4);
    s.world.publish();
    AgentInfo::Motors now = only(s).motors;
    QCOMPARE(now.joint, std::string("rle4"));
    QCOMPARE(now.hottest, static_cast<float>(constants.hotTemperature + 1));
    QCOMPARE(now.weakened, 1);
    QCOMPARE(now.shutDown, 0);
    QCOMPARE(*now.charge, 0.25f);
    knee->setTemperature(constants.shutdownTemperature + 5);
    battery->setPower(0);
    s.world.publish();
    now = only(s).motors;
    QCOMPARE(now.weakened, 0);
    QCOMPARE(now.shutDown, 1);
    QCOMPARE(*now.charge, 0.f);
  }
  void servosAreMotorsToo()
  {
    World world(soccerOptions());
    QVERIFY(world.load("setups/spl.rb"));
    const AgentId agent = world.addAgent();
    world.deliver(agent, "(scene rsg/agent/naov4/nao.rsg)(syn)");
    for(int i = 0; i < 5; ++i)
      world.cycle();
    const AgentInfo::Motors before = world.frame()->agents.at(0).motors;
    QVERIFY(before.count > 15);
    QVERIFY(before.charge.has_value());
    AngularMotor* servo = nullptr;
    world.root().visit<AngularMotor>([&](AngularMotor& m) { servo = &m; });
    servo->setEnvironmentTemperature(servo->protectionTemperature + 1);
    world.publish();
    const AgentInfo::Motors now = world.frame()->agents.at(0).motors;
    QCOMPARE(now.hottest, servo->temperature());
    QVERIFY(!now.joint.empty());
    QCOMPARE(now.shutDown, 1);
  }
  void robotsThatLeaveTakeTheirsWithThem()
  {
    SoccerWorld s(withMotors());
    const AgentId first = s.connect();
    s.connect("(scene rsg/agent/nao/nao_hetero.rsg 4)");
    s.world.removeAgent(first);
    s.world.publish();
    QCOMPARE(only(s).model->type, std::string("nao4"));
    QCOMPARE(only(s).motors.count, 24); // It has toes.
    s.cycle(3);
    QCOMPARE(only(s).motors.count, 24);
  }
  void tellingItDoesNotAllocate_data()
  {
    QTest::addColumn<bool>("motors");
    QTest::newRow("ideal") << false;
    QTest::newRow("realistic") << true;
  }
  void tellingItDoesNotAllocate()
  {
    QFETCH(const bool, motors);
    SoccerWorld s(motors ? withMotors() : soccerOptions());
    const long empty = allocationsOf(s.world);
    s.connect();
    s.connect("(scene rsg/agent/nao/nao_hetero.rsg 4)");
    s.cycle(10);
    QCOMPARE(allocationsOf(s.world), empty); // Reading the settings of scripts costs some.
  }

private:
  /// Of making a hundred frames, once there are frames to be used again.
  static long allocationsOf(World& world)
  {
    for(int i = 0; i < 5; ++i)
      world.publish();
    allocations = 0;
    counting = true;
    for(int i = 0; i < 100; ++i)
      world.publish();
    counting = false;
    return allocations;
  }
  static WorldOptions withMotors()
  {
    WorldOptions options = soccerOptions();
    options.overrides.emplace_back("RealisticMotors", "true");
    return options;
  }
  static AgentInfo only(const SoccerWorld& s)
  {
    const FramePtr frame = s.world.frame();
    return frame->agents.size() == 1 ? frame->agents[0] : AgentInfo();
  }
};

QTEST_APPLESS_MAIN(RobotsInFramesTest)
#include "RobotsInFramesTest.moc"
