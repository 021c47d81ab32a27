#include "core/signal/SignalReader.h"
#include "tests/AllocationCounting.h"
#include "tests/core/FrameSupport.h"
#include "tests/core/WorldSupport.h"

#include <QtTest>

#include <cmath>

using namespace sparkwright;
using namespace sparkwright::test;

/// The values of signals are those of the frames.
class SignalReaderTest : public QObject
{
  Q_OBJECT

private slots:
  void aMovingThing();
  void anglesOfAThing();
  void ratesNeedAFrameBefore();
  void theGame();
  void jointsAreThoseThatAgentsFeel();
  void jointsAreKnownWithoutDetailsOfPhysics();
  void sensorsMeasureWhatAgentsAreTold();
  void theLoadIsTold();
  void whatAFrameLacksIsNoNumber();
  void readingAllocatesNothing();
};

namespace
{

/// A frame with a box that is a body.
std::shared_ptr<Frame> boxFrame()
{
  FrameBuilder builder;
  builder.transform(10, 0, 0).transform(1, 2, 3).end().end();
  auto frame = builder.frame(1);
  auto structure = std::make_shared<SceneStructure>(*frame->structure);
  structure->nodes[1].name = "box";
  structure->nodes[1].body = true;
  frame->structure = structure;
  frame->game.present = false;
  return frame;
}

std::vector<double> valuesOf(SignalReader& reader, const Frame& frame, const SignalReader::Beside& beside = {})
{
  std::vector<double> values(reader.paths().size(), -1);
  reader.read(frame, beside, values);
  return values;
}

bool isNear(double value, double expected, double tolerance = 1e-5)
{
  return std::abs(value - expected) < tolerance;
}

} // namespace

void SignalReaderTest::aMovingThing()
{
  const auto before = boxFrame();
  auto now = std::make_shared<Frame>(*before);
  now->time = before->time + 0.02;
  setTranslation(now->local[1], {1.02f, 2.04f, 3});
  SignalReader reader({"bodies/box/x", "bodies/box/y", "bodies/box/z", "bodies/box/vx", "bodies/box/vy", "bodies/box/speed",
                       "run/time"});
  const std::vector<double> values = valuesOf(reader, *now, {.before = before.get()});
  QVERIFY(isNear(values[0], 11.02) && isNear(values[1], 2.04) && isNear(values[2], 3)); // In the world.
  QVERIFY(isNear(values[3], 1, 1e-3) && isNear(values[4], 2, 1e-3));
  QVERIFY(isNear(values[5], std::sqrt(5.0), 1e-3));
  QCOMPARE(values[6], now->time);
  QVERIFY(reader.quantity(5) == Quantity::Speed);
}

void SignalReaderTest::anglesOfAThing()
{
  const auto frame = boxFrame();
  frame->local[1] = multiply(multiply(rotationZ(0.5f), rotationY(-0.3f)), rotationX(0.2f));
  SignalReader reader({"bodies/box/roll", "bodies/box/pitch", "bodies/box/yaw"});
  const std::vector<double> values = valuesOf(reader, *frame);
  QVERIFY(isNear(values[0], 0.2 * 180 / M_PI, 1e-3));
  QVERIFY(isNear(values[1], -0.3 * 180 / M_PI, 1e-3));
  QVERIFY(isNear(values[2], 0.5 * 180 / M_PI, 1e-3));
}

void SignalReaderTest::ratesNeedAFrameBefore()
{
  const auto before = boxFrame();
  auto now = std::make_shared<Frame>(*before);
  now->time = before->time + 0.02;
  SignalReader reader({"bodies/box/speed"});
  QVERIFY(std::isnan(valuesOf(reader, *now)[0]));
  QVERIFY(std::isnan(valuesOf(reader, *now, {.before = now.get()})[0])); // No time has passed.
  QCOMPARE(valuesOf(reader, *now, {.before = before.get()})[0], 0.0);
  now->time = before->time + 60;
  QVERIFY(std::isnan(valuesOf(reader, *now, {.before = before.get()})[0])); // A gap.
  const auto other = boxFrame();
  QVERIFY(std::isnan(valuesOf(reader, *now, {.before = other.get()})[0])); // Of another structure.
}

void SignalReaderTest::theGame()
{
  SoccerWorld match;
  match.cycle(5);
  match.world.command("(playMode PlayOn)");
  match.cycle(2);
  Frame frame = *match.world.frame();
  frame.game.score = {2, 1};
  SignalReader reader({"game/mode", "game/score/left", "game/score/right", "game/clock", "game/period", "run/cycleTime"});
  std::vector<double> values = valuesOf(reader, frame, {.cycleSeconds = 0.004});
  const auto modes = frame.game.league->modes();
  QCOMPARE(modes[static_cast<std::size_t>(values[0])], std::string("PlayOn"));
  QCOMPARE(values[1], 2.0);
  QCOMPARE(values[2], 1.0);
  QCOMPARE(values[3], static_cast<double>(frame.game.time));
  QCOMPARE(values[4], 1.0);
  QCOMPARE(values[5], 0.004);
  frame.game.mode = "Unheard";
  values = valuesOf(reader, frame);
  QVERIFY(std::isnan(values[0]) && std::isnan(values[5]));
}

void SignalReaderTest::jointsAreThoseThatAgentsFeel()
{
  SoccerWorld match;
  const AgentId agent = match.connect();
  match.world.deliver(agent, "(init (unum 3)(teamname Red))(syn)");
  match.cycle(3);
  match.world.setPhysicsView(true);
  SignalReader reader({"robots/left/3/joints/laj1/angle", "robots/left/3/joints/laj1/rate"});
  FramePtr before;
  for(int i = 0; i < 20; ++i)
  {
    match.world.deliver(agent, "(lae1 1.5)(syn)");
    before = match.world.frame();
    match.cycle();
  }
  const std::vector<double> values = valuesOf(reader, *match.world.frame(), {.before = before.get()});
  const double felt = hinge(match.world.percepts(agent), "laj1");
  QVERIFY2(isNear(values[0], felt, 0.05), qPrintable(QString("%1, felt %2").arg(values[0]).arg(felt)));
  QVERIFY2(isNear(values[1], 1.5 * 180 / M_PI, 2), qPrintable(QString::number(values[1])));
}

void SignalReaderTest::jointsAreKnownWithoutDetailsOfPhysics()
{
  World world(soccerOptions(false));
  QVERIFY(world.load("examples/pendulum.rsg"));
  world.setPhysicsView(true);
  world.cycle();
  const JointGeometryPtr joints = jointGeometry(*world.frame());
  QVERIFY(joints);
  const std::string path = "joints/" + joints->joints[0].name + "/angle";
  SignalReader reader({path}), other({path});
  for(int i = 0; i < 30; ++i)
    world.cycle();
  Frame bare = *world.frame();
  bare.physics = {};
  const double with = valuesOf(reader, *world.frame())[0], without = valuesOf(other, bare, {.joints = joints})[0];
  QVERIFY(std::abs(with) > 0.5);
  QVERIFY(isNear(with, without, 0.02));
  QVERIFY(std::isnan(valuesOf(other, bare)[0]));
}

/// The last number of the first percept of a sensor.
static double toldOf(std::string_view percepts, std::string_view start)
{
  const std::size_t at = percepts.find(start);
  if(at == std::string_view::npos)
    return std::nan("");
  const std::size_t end = percepts.find(')', at + start.size()), blank = percepts.rfind(' ', end);
  return std::stod(std::string(percepts.substr(blank + 1, end - blank - 1)));
}

void SignalReaderTest::sensorsMeasureWhatAgentsAreTold()
{
  SoccerWorld match;
  const AgentId agent = match.connect();
  match.world.deliver(agent, "(init (unum 1)(teamname Red))(syn)");
  match.world.setPhysicsView(true);
  match.cycle(60);
  SignalReader reader({"robots/left/1/sensors/gyro/torso/z", "robots/left/1/sensors/accelerometer/torso/z",
                       "robots/left/1/sensors/hinge/hj1/angle", "robots/left/1/sensors/force/lf/fz",
                       "robots/left/1/sensors/gyro/nothing/z", "run/physics/awake"});
  const std::vector<double> values = valuesOf(reader, *match.world.frame());
  const std::string_view percepts = match.world.percepts(agent);
  QVERIFY2(isNear(values[0], toldOf(percepts, "(GYR (n torso) (rt "), 0.006), std::string(percepts).c_str());
  QVERIFY2(isNear(values[1], toldOf(percepts, "(ACC (n torso) (a "), 0.006), std::string(percepts).c_str());
  QVERIFY(isNear(values[2], toldOf(percepts, "(HJ (n hj1) (ax "), 0.006));
  if(const std::size_t foot = percepts.find("(FRP (n lf)"); foot != std::string_view::npos)
    QVERIFY(isNear(values[3], toldOf(percepts.substr(foot), "(f "), 0.006));
  QVERIFY(std::isnan(values[4]));
  QVERIFY(values[5] > 0);
  QCOMPARE(reader.quantity(0), Quantity::AngularRate);
  QCOMPARE(reader.quantity(1), Quantity::Acceleration);
  QCOMPARE(reader.quantity(3), Quantity::Force);
}

void SignalReaderTest::theLoadIsTold()
{
  const auto frame = boxFrame();
  SignalReader reader({"run/load/solver", "run/load/scripts", "run/load/waiting", "run/physics/contacts"});
  const CycleTimes times{.act = 0.001, .solve = 0.004};
  const std::vector<double> values = valuesOf(reader, *frame, {.parts = &times, .waited = 0.5});
  QVERIFY(isNear(values[0], 4) && isNear(values[1], 1) && isNear(values[2], 500)); // ms
  QVERIFY(std::isnan(values[3])); // Without details of physics.
  QCOMPARE(reader.quantity(0), Quantity::Duration);
  QVERIFY(std::isnan(valuesOf(reader, *frame)[0]));
}

void SignalReaderTest::whatAFrameLacksIsNoNumber()
{
  const auto frame = boxFrame();
  SignalReader reader({"bodies/box/x", "robots/left/3/x", "", "bodies/box", "joints/knee/angle"});
  QVERIFY(isNear(valuesOf(reader, *frame)[0], 11));
  for(std::size_t i = 1; i < 5; ++i)
    QVERIFY(std::isnan(valuesOf(reader, *frame)[i]));
  frame->local[1](0, 3) = std::numeric_limits<float>::infinity();
  QVERIFY(std::isnan(valuesOf(reader, *frame)[0]));
  QVERIFY(std::isnan(valuesOf(reader, Frame())[0]));
}

void SignalReaderTest::readingAllocatesNothing()
{
  SoccerWorld match;
  const AgentId agent = match.connect();
  match.world.deliver(agent, "(init (unum 3)(teamname Red))(syn)");
  match.cycle(3);
  match.world.setPhysicsView(true);
  match.world.deliver(agent, "(syn)");
  match.cycle();
  std::vector<std::string> paths;
  SignalCatalog(*match.world.frame(), nullptr).match("**", paths);
  QVERIFY(paths.size() > 200);
  SignalReader reader(paths);
  FramePtr before = match.world.frame();
  std::vector<double> values(paths.size());
  reader.read(*before, {}, values);
  match.world.deliver(agent, "(syn)");
  match.cycle();
  const FramePtr now = match.world.frame();
  const SignalReader::Beside beside{.before = before.get()};
  allocations = 0;
  counting = true;
  reader.read(*now, beside, values);
  counting = false;
  QCOMPARE(allocations.load(), 0L);
  QVERIFY(std::ranges::count_if(values, [](double value) { return std::isfinite(value); }) >
          static_cast<long>(values.size() * 9 / 10));
}

QTEST_APPLESS_MAIN(SignalReaderTest)
#include "SignalReaderTest.moc"
