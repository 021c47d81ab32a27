#include "RobotTables.h"
#include "StageSupport.h"

#include "core/joint/AngularMotor.h"
#include "core/joint/Joints.h"
#include "core/scene/Transform.h"

#include <QTest>

#include <cmath>
#include <map>

using namespace sparkwright;

/// Every robot that we ship is what its table says, stands or lies still in the end, and obeys an agent.
class RobotModelsTest : public QObject
{
  Q_OBJECT

private slots:
  void partsAreThoseOfTheTable_data() { robots(); }
  void partsAreThoseOfTheTable();
  void jointsAreThoseOfTheTable_data() { robots(); }
  void jointsAreThoseOfTheTable();
  void motorsAreThoseOfTheTable_data() { robots(); }
  void motorsAreThoseOfTheTable();
  void motorsOfTheV4HaveTheirClasses();
  void settlesWithoutExploding_data() { robots(); }
  void settlesWithoutExploding();
  void agentFeelsAndMovesEveryJoint_data() { robots(); }
  void agentFeelsAndMovesEveryJoint();
  void agentGetsNothingButRobots_data();
  void agentGetsNothingButRobots();

private:
  /// Where a robot's joint differs from its row; empty if nowhere.
  static QString difference(const JointNode& node, const JointRow& row, const std::map<std::string, Transform*>& parts);
  static void robots();
  static const RobotTable& fetch();
  /// Runs the set-up of a robot and imports it, without an agent.
  static bool load(Stage& stage, const RobotTable& robot);
};

namespace
{

using Kind = physics::Joint::Kind;
using physics::JointParameter;

/// The joints between parts: all but the motors inside of them.
std::map<std::string, JointNode*> jointsOf(World& world)
{
  std::map<std::string, JointNode*> joints;
  world.root().visit<JointNode>(
      [&](JointNode& joint)
      {
        if(!dynamic_cast<AngularMotor*>(&joint))
          joints[partOf(joint.firstBody())] = &joint;
      });
  return joints;
}

/// Name of the first node of that class below a joint; empty if there is none.
std::string nameBelow(Object& node, const char* className)
{
  std::string name;
  node.visit<Object>(
      [&](Object& below)
      {
        if(name.empty() && below.isA(className))
          name = below.name();
      });
  return name;
}

QString text(const Vec3f& v) { return QString("(%1 %2 %3)").arg(v.x()).arg(v.y()).arg(v.z()); }

bool near(float a, float b, float tolerance) { return a == b || std::abs(a - b) <= tolerance; }

} // namespace

bool RobotModelsTest::load(Stage& stage, const RobotTable& robot)
{
  const std::string arguments = robot.arguments.empty() ? "" : ", " + robot.arguments;
  return stage.run("run('" + robot.setup + "')\nimportScene('" + robot.file + "'" + arguments + ")\n");
}

void RobotModelsTest::robots()
{
  QTest::addColumn<int>("index");
  int index = 0;
  for(const RobotTable& robot : robotTables())
    QTest::newRow(robot.name.c_str()) << index++;
}

const RobotTable& RobotModelsTest::fetch()
{
  static const std::vector<RobotTable> all = robotTables();
  QFETCH(int, index);
  return all[static_cast<std::size_t>(index)];
}

void RobotModelsTest::partsAreThoseOfTheTable()
{
  const RobotTable& robot = fetch();
  Stage stage;
  QVERIFY(load(stage, robot));
  QCOMPARE(stage.complaints, QStringList());

  std::map<std::string, RigidBody*> bodies;
  for(RigidBody* const body : stage.bodies())
    bodies[partOf(body)] = body;
  QCOMPARE(bodies.size(), robot.parts.size());

  double total = 0;
  QStringList wrong;
  QVERIFY(bodies.contains(robot.parts.front().name));
  const Vec3f origin = translation(bodies[robot.parts.front().name]->owner()->worldPose());
  for(const PartRow& part : robot.parts)
  {
    const auto found = bodies.find(part.name);
    if(found == bodies.end())
    {
      wrong << QString::fromStdString(part.name) + " is missing";
      continue;
    }
    const double mass = found->second->body().mass().mass;
    const Vec3f position = translation(found->second->owner()->worldPose()) - origin;
    total += mass;
    if(std::abs(mass - part.mass) > 1e-4 * part.mass)
      wrong << QString("%1 weighs %2 kg, not %3").arg(part.name.c_str()).arg(mass).arg(part.mass);
    if((position - part.position).norm() > 2e-5f)
      wrong << QString("%1 is at %2, not %3").arg(part.name.c_str(), text(position), text(part.position));
  }
  QCOMPARE(wrong, QStringList());
  QVERIFY2(std::abs(total - robot.totalMass) < 1e-4 * robot.totalMass, qPrintable(QString::number(total)));
}

QString RobotModelsTest::difference(const JointNode& node, const JointRow& row,
                                    const std::map<std::string, Transform*>& parts)
{
  const physics::Joint& joint = *node.joint();
  if(joint.kind() != row.kind)
    return "is of another kind";
  if(partOf(node.secondBody()) != row.parent)
    return "hangs on " + QString::fromStdString(partOf(node.secondBody()));
  if(row.kind == Kind::Fixed)
    return {};
  const Mat4f& pose = parts.at(row.child)->worldPose();
  const auto toPart = [&pose](const Vec3f& v) { return Vec3f(pose.topLeftCorner<3, 3>().transpose() * v); };
  const Vec3f anchor = toPart(joint.anchor().cast<float>() - translation(pose));
  if((anchor - row.anchor).norm() > 2e-5f)
    return "has its anchor at " + text(anchor);
  for(std::size_t i = 0; i < row.axes.size(); ++i)
  {
    const int index = static_cast<int>(i);
    const Vec3f axis = toPart(joint.axis(index).cast<float>());
    if((axis - row.axes[i].normalized()).norm() > 1e-4f)
      return "turns about " + text(axis);
    const auto low = static_cast<float>(node.lowStopDeg(index)), high = static_cast<float>(node.highStopDeg(index));
    if(!near(low, row.low[i], 1e-3f) || !near(high, row.high[i], 1e-3f))
      return QString("stops at %1 and %2 degrees").arg(low).arg(high);
  }
  return {};
}

void RobotModelsTest::jointsAreThoseOfTheTable()
{
  const RobotTable& robot = fetch();
  Stage stage;
  QVERIFY(load(stage, robot));

  std::map<std::string, Transform*> parts;
  for(RigidBody* const body : stage.bodies())
    parts[partOf(body)] = body->owner();
  const std::map<std::string, JointNode*> joints = jointsOf(stage.world);
  QCOMPARE(joints.size(), robot.joints.size());

  QStringList wrong;
  for(const JointRow& row : robot.joints)
  {
    const QString name = QString::fromStdString(row.child);
    const auto found = joints.find(row.child);
    if(found == joints.end())
    {
      wrong << name + " has no joint";
      continue;
    }
    const QString what = difference(*found->second, row, parts);
    if(!what.isEmpty())
      wrong << name + " " + what;
    const std::string perceptor = nameBelow(*found->second, "Perceptor");
    const std::string effector = nameBelow(*found->second, "Effector");
    if(perceptor != row.perceptor || effector != row.effector)
      wrong << name + QString::fromStdString(" has " + perceptor + " and " + effector);
  }
  QCOMPARE(wrong, QStringList());
}

void RobotModelsTest::motorsAreThoseOfTheTable()
{
  const RobotTable& robot = fetch();
  Stage stage;
  QVERIFY(load(stage, robot));
  const std::map<std::string, JointNode*> joints = jointsOf(stage.world);

  struct Constant
  {
    JointParameter parameter;
    float value;
  };
  const Constant constants[] = {{JointParameter::Cfm, 1e-8f},         {JointParameter::StopCfm, 1e-8f},
                                {JointParameter::StopErp, 0.8f},      {JointParameter::FudgeFactor, 1e-5f},
                                {JointParameter::Bounce, 1}};
  for(const JointRow& row : robot.joints)
  {
    const JointNode* const joint = joints.contains(row.child) ? joints.at(row.child) : nullptr;
    QVERIFY2(joint, row.child.c_str());
    QVERIFY2(near(joint->maxSpeed(0), row.maxSpeed, 1e-4f), row.child.c_str());
    const bool wheel = row.kind == Kind::Hinge2;
    for(int axis = 0; axis < static_cast<int>(row.axes.size()); ++axis)
    {
      const bool driven = !row.effector.empty() && (!wheel || axis == 1);
      QCOMPARE(joint->parameter(JointParameter::MaxMotorForce, axis), driven ? robot.motorForce : 0.f);
      for(const Constant& constant : constants)
        if(robot.hasServoStops)
          QCOMPARE(joint->parameter(constant.parameter, axis), constant.value);
    }
  }
}

void RobotModelsTest::motorsOfTheV4HaveTheirClasses()
{
  struct MotorClass
  {
    float maxSpeed, ke, kt, resistance, loss, capacity, torque;
  };
  const MotorClass classes[] = {{4.15738f, 0.230384f, 4.3f, 6.44f, 0.0158f, 27.2f, 12},
                                {8.29382f, 0.397936f, 2.5f, 6, 0.0158f, 27.2f, 10},
                                {6.39839f, 0.356048f, 2.8f, 6.44f, 0.0198f, 43.6f, 7.8f},
                                {7.19426f, 0.345576f, 2.9f, 32.1f, 0.0198f, 43.6f, 2.6f}};
  const std::map<std::string, std::pair<int, float>> expected{
      {"neck", {1, 38}},  {"head", {3, 38}},  {"shoulder", {1, 38}}, {"upperarm", {3, 38}},
      {"elbow", {1, 38}}, {"lowerarm", {3, 38}}, {"hip1", {0, 33}},  {"hip2", {0, 27}},
      {"thigh", {2, 27}}, {"shank", {2, 27}}, {"ankle", {2, 27}},    {"foot", {0, 27}}};
  Stage stage;
  QVERIFY(load(stage, naoTables().back()));

  int motors = 0;
  for(const auto& [child, joint] : jointsOf(stage.world))
  {
    const auto* const motor = joint->childOf<AngularMotor>();
    QVERIFY2(motor, child.c_str());
    const auto& [index, environment] = expected.at(expected.contains(child) ? child : child.substr(1));
    const MotorClass& k = classes[index];
    QCOMPARE(motor->maxSpeed(0), k.maxSpeed);
    QCOMPARE(motor->speedConstant, k.ke);
    QCOMPARE(motor->torqueConstant, k.kt);
    QCOMPARE(motor->resistance, k.resistance);
    QCOMPARE(motor->thermalConductivity, k.loss);
    QCOMPARE(motor->heatCapacity, k.capacity);
    QCOMPARE(motor->maxTorque(), k.torque);
    QCOMPARE(motor->temperature(), environment);
    QCOMPARE(motor->protectionTemperature, 80.f);
    ++motors;
  }
  QCOMPARE(motors, 22);
}

void RobotModelsTest::settlesWithoutExploding()
{
  const RobotTable& robot = fetch();
  Stage stage;
  QVERIFY(load(stage, robot));
  const std::vector<RigidBody*> bodies = stage.bodies();
  QVERIFY(!bodies.empty());

  // Put it on the ground as it is, away from the ball.
  const Vec3f start(3, 3, robot.soleDepth + 0.001f);
  const Vec3f shift = start - translation(bodies.front()->owner()->worldPose());
  for(RigidBody* const body : bodies)
    body->setPosition(body->position() + shift);

  float fastest = 0;
  for(int i = 0; i < 500; ++i)
  {
    stage.world.cycle();
    for(const RigidBody* const body : bodies)
    {
      QVERIFY2(body->position().allFinite() && body->velocity().allFinite(), partOf(body).c_str());
      fastest = std::max(fastest, body->velocity().norm());
    }
  }
  const float reach = 2 * robot.soleDepth + 1;
  for(const RigidBody* const body : bodies)
  {
    const Vec3f way = body->position() - start;
    QVERIFY2(way.norm() < reach && body->position().z() > -0.05f,
             qPrintable(QString("%1 at %2").arg(partOf(body).c_str(), text(body->position()))));
    QVERIFY2(body->velocity().norm() < 0.5f,
             qPrintable(QString("%1 still at %2 m/s").arg(partOf(body).c_str()).arg(body->velocity().norm())));
  }
  QVERIFY2(fastest < 2, qPrintable(QString("up to %1 m/s").arg(fastest)));
  const float height = bodies.front()->position().z(); // motors that nobody drives hold still, so it stands
  QVERIFY2(height > 0.97f * robot.soleDepth, qPrintable(QString("its torso is at %1 m").arg(height)));
  QCOMPARE(stage.complaints, QStringList());
}

void RobotModelsTest::agentFeelsAndMovesEveryJoint()
{
  const RobotTable& robot = fetch();
  Stage stage;
  QVERIFY(stage.world.load(robot.setup));
  const AgentId agent = stage.world.addAgent();
  stage.world.cycle();
  stage.world.deliver(agent, "(scene " + robot.file + " " + robot.arguments + ")");

  // Slow senses (the battery) speak every 50 cycles.
  std::string heard;
  std::string commands;
  for(const JointRow& joint : robot.joints)
    if(!joint.effector.empty())
      commands += "(" + joint.effector +
                  (joint.kind == Kind::Universal ? " 0.2 -0.1)"
                   : joint.kind == Kind::Hinge2  ? " 20)"
                                                 : " 0.2)");
  for(int i = 0; i < 120; ++i)
  {
    stage.world.cycle();
    heard += stage.world.percepts(agent);
    stage.world.perceptsSent(agent);
    if(i == 4 && robot.plays)
      stage.world.deliver(agent, "(init (unum 3)(teamname Red))");
    if(i > 2)
      stage.world.deliver(agent, commands);
  }

  QStringList missing;
  for(const JointRow& joint : robot.joints)
    if(!joint.perceptor.empty() && heard.find("(n " + joint.perceptor + ")") == std::string::npos)
      missing << QString::fromStdString(joint.perceptor);
  for(const std::string& sensor : robot.sensors)
    if(heard.find(sensor) == std::string::npos)
      missing << QString::fromStdString(sensor);
  QCOMPARE(missing, QStringList());
  if(robot.plays)
    QVERIFY(heard.find("(unum 3) (team left)") != std::string::npos);
  QVERIFY(heard.find("nan") == std::string::npos && heard.find("inf") == std::string::npos);
  QCOMPARE(stage.complaints, QStringList());

  const std::map<std::string, JointNode*> joints = jointsOf(stage.world);
  QStringList still;
  for(const JointRow& row : robot.joints)
    if(!row.effector.empty() && row.kind != Kind::Hinge2 && std::abs(joints.at(row.child)->angleDeg(0)) < 0.5f)
      still << QString::fromStdString(row.child);
  QCOMPARE(still, QStringList());
}

void RobotModelsTest::agentGetsNothingButRobots_data()
{
  QTest::addColumn<QString>("request");
  QTest::newRow("field") << "rsg/agent/nao/soccer.rsg";
  QTest::newRow("ball") << "rsg/agent/ball.rsg";
  QTest::newRow("arena") << "rsg/agent/samplesim.rsg";
  QTest::newRow("box") << "rsg/boxspheres/box.rsg 1 1 1 1 matRed";
  QTest::newRow("another folder") << "rsg/agent/../environment/soccer/ball.rsg";
  QTest::newRow("script") << "rsg/agent/nao/arm.rsg r 1 0 none \"createVariable('Soccer','GoalWidth',9);0\" 0 0";
  QTest::newRow("script behind a good request")
      << "rsg/agent/nao/nao.rsg)(scene rsg/agent/nao/arm.rsg r 1 0 none x=1 0 0";
}

void RobotModelsTest::agentGetsNothingButRobots()
{
  QFETCH(QString, request);
  Stage stage;
  QVERIFY(stage.run("run('setups/soccer.rb')"));
  const int nodes = stage.count("Leaf");
  const AgentId agent = stage.world.addAgent();
  stage.world.cycle();
  stage.world.deliver(agent, "(scene " + request.toStdString() + ")");
  stage.cycle(0.1);
  QCOMPARE(stage.complaints.isEmpty(), false);
  QCOMPARE(stage.count("Ball"), 1);
  const bool good = request.startsWith("rsg/agent/nao/nao.rsg");
  QCOMPARE(stage.count("AgentAspect"), good ? 2 : 1);
  if(!good)
    QVERIFY(stage.count("Leaf") < nodes + 10); // the root of the agent and what it starts with
}

QTEST_APPLESS_MAIN(RobotModelsTest)
#include "RobotModelsTest.moc"
