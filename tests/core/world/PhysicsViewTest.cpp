#include "BareWorldSupport.h"

#include "core/body/Collider.h"
#include "core/body/RigidBody.h"
#include "core/body/TriMeshCollider.h"
#include "core/object/Context.h"
#include "core/object/Registry.h"
#include "core/robot/agent/Agent.h"
#include "core/scene/Transform.h"
#include "tests/VerifyNear.h"

#include <Eigen/Geometry>

#include <QtTest>

#include <cstring>

using namespace sparkwright;
using namespace sparkwright::test;
using Shape = PhysicsStructure::Collider;

namespace
{

/// A World with an example of resources/examples, or with boxes from them.
class Stage
{
public:
  explicit Stage(const std::string& example = {}) : world(soccerOptions(false))
  {
    loaded = example.empty() || world.load("examples/" + example + ".rsg");
    world.setPhysicsView(true);
    world.publish();
  }
  void cycles(int count)
  {
    for(int i = 0; i < count; ++i)
      world.cycle();
  }
  const PhysicsView& view() { return world.frame()->physics; }
  const PhysicsStructure& structure() { return *view().structure; }
  int body(const std::string& transform) { return bodyBelow(*world.frame(), transform); }

  static int bodyBelow(const Frame& frame, const std::string& transform)
  {
    const auto& bodies = frame.physics.structure->bodies;
    for(std::size_t i = 0; i < bodies.size(); ++i)
      if(bodies[i].node >= 0 && frame.structure->nodes[static_cast<std::size_t>(bodies[i].node)].name == transform)
        return static_cast<int>(i);
    return -1;
  }

  World world;
  bool loaded = false;
};

/// Deals with anything that frames tell, bit by bit.
void append(std::string& to, const void* data, std::size_t bytes) { to.append(static_cast<const char*>(data), bytes); }

enum class Details
{
  Off,
  On,
  NowAndThen
};

/// What robots that move wildly and fall over each other come to.
std::string play(Details details, int threads)
{
  WorldOptions options = soccerOptions();
  options.threads = threads;
  SoccerWorld s(options);
  s.world.setPhysicsView(details == Details::On);
  std::vector<AgentId> agents;
  for(int i = 0; i < 3; ++i)
  {
    agents.push_back(s.connect("(scene rsg/agent/nao/nao_hetero.rsg " + std::to_string(i) + ")"));
    s.world.deliver(agents.back(), i % 2 ? "(init (unum 0)(teamname B))" : "(init (unum 0)(teamname A))");
    s.cycle();
    s.world.deliver(agents.back(), "(beam -" + std::to_string(1 + i * 0.3) + " 0 0)(syn)");
  }
  std::string all;
  for(int i = 0; i < 400; ++i)
  {
    if(details == Details::NowAndThen)
      s.world.setPhysicsView(i % 60 > 30);
    for(const AgentId agent : agents)
    {
      s.world.perceptsSent(agent);
      s.world.deliver(agent, i / 20 % 2 ? "(lle3 2)(rle4 -2)(lae1 2)(lle1 1)(syn)" : "(lle3 -2)(rle4 3)(rae2 -1)(syn)");
    }
    s.world.cycle();
    const FramePtr frame = s.world.frame();
    append(all, frame->local.data(), frame->local.size() * sizeof(Mat4f));
    for(const AgentId agent : agents)
      all += s.world.percepts(agent);
  }
  return all;
}

} // namespace

/// What frames tell about bodies, shapes, joints, sensors and contacts.
class PhysicsViewTest : public QObject
{
  Q_OBJECT

private slots:
  void nothingUnlessAskedFor();
  void aRestingBoxStandsOnItsCorners();
  void shapesAreWhereTheyAre();
  void aTriangleMeshIsSharedNotCopied();
  void hingesTellAnchorAxisAndLimits();
  void positiveAnglesTurnTheFirstBodyAboutTheAxis();
  void slidersAndUniversalJointsHaveTheirLimits();
  void changedSizesAndLimitsAreSeen();
  void robotsKnowTheirParts();
  void standingFeetFeelTheirWeight();
  void theRunStaysTheSame_data();
  void theRunStaysTheSame();
};

void PhysicsViewTest::nothingUnlessAskedFor()
{
  SoccerWorld s;
  s.connect();
  QVERIFY(!s.world.frame()->physics.structure);
  s.world.setPhysicsView(true);
  s.cycle(2);
  const FramePtr frame = s.world.frame();
  const PhysicsView& view = frame->physics;
  QVERIFY(view.structure);
  QVERIFY(!view.contacts.empty());
  QCOMPARE(view.asleep.size(), view.structure->bodies.size());
  QCOMPARE(view.touching.size(), view.structure->colliders.size());
  QCOMPARE(view.angles.size(), view.structure->joints.size());
  QCOMPARE(view.readings.size(), view.structure->sensors.size());
  s.cycle();
  QCOMPARE(s.world.frame()->physics.structure, view.structure); // Nothing has changed.
  s.world.setPhysicsView(false);
  s.cycle(4); // Every frame that is used again, too.
  for(int i = 0; i < 4; ++i, s.cycle())
  {
    const PhysicsView& now = s.world.frame()->physics;
    QVERIFY(!now.structure);
    QVERIFY(now.contacts.empty() && now.asleep.empty() && now.touching.empty() && now.angles.empty() &&
            now.readings.empty());
  }
}

void PhysicsViewTest::aRestingBoxStandsOnItsCorners()
{
  Stage stage;
  QVERIFY(stage.world.setUp());
  QVERIFY(stage.world.importScene("examples/ground.rsg"));
  const std::vector<std::string> box{"crate", "1", "2", "0.2", "0", "0.6", "0.4", "0.4", "matYellow"};
  QVERIFY(stage.world.importScene("examples/box.rsg", box));
  RigidBody* node = nullptr;
  stage.world.root().visit<RigidBody>([&](RigidBody& found) { node = &found; });
  QVERIFY(node);
  for(int i = 0; i < 100; ++i)
  {
    node->body().enable(); // What sleeps feels no forces.
    stage.cycles(1);
  }
  const int body = stage.body("crate");
  QVERIFY(body >= 0);
  const double mass = 600 * 0.6 * 0.4 * 0.4;
  VERIFY_NEAR(static_cast<double>(stage.structure().bodies[static_cast<std::size_t>(body)].mass), mass, 1e-3);

  Vec3f sum = Vec3f::Zero();
  int corners = 0;
  for(const PhysicsView::Contact& contact : stage.view().contacts)
  {
    const auto& first = stage.structure().colliders[static_cast<std::size_t>(contact.first)];
    QCOMPARE(
        stage.structure().colliders[static_cast<std::size_t>(first.body == body ? contact.second : contact.first)].kind,
        Shape::Kind::Plane);
    sum += first.body == body ? contact.force : Vec3f(-contact.force);
    VERIFY_NEAR(std::abs(contact.normal.z()), 1, 1e-3f);
    QVERIFY(!contact.watched);
    QVERIFY(contact.depth >= 0 && contact.depth < 0.02f);
    const Vec3f from = contact.point - Vec3f(1, 2, 0);
    corners += std::abs(std::abs(from.x()) - 0.3f) < 0.02f && std::abs(std::abs(from.y()) - 0.2f) < 0.02f &&
               std::abs(from.z()) < 0.02f;
  }
  QCOMPARE(corners, 4);
  QCOMPARE(static_cast<int>(stage.view().contacts.size()), 4);
  QVERIFY2(std::abs(sum.z() - static_cast<float>(mass * 9.81)) < 0.01f * static_cast<float>(mass * 9.81),
           qPrintable(QString::number(sum.z())));
  VERIFY_NEAR(sum.head<2>().norm(), 0, 0.01f * sum.z());
  for(const std::uint8_t touching : stage.view().touching)
    QCOMPARE(touching, 1);

  // It sleeps when it is told to, and does not touch anything up in the air.
  QCOMPARE(stage.view().asleep[static_cast<std::size_t>(body)], 0);
  node->body().disable();
  stage.cycles(1);
  QCOMPARE(stage.view().asleep[static_cast<std::size_t>(body)], 1);
  node->body().enable();
  node->setPosition({1, 2, 3});
  stage.cycles(1);
  QVERIFY(stage.view().contacts.empty());
  for(const std::uint8_t touching : stage.view().touching)
    QCOMPARE(touching, 0);
}

void PhysicsViewTest::shapesAreWhereTheyAre()
{
  Stage stage("slider");
  QVERIFY(stage.loaded);
  stage.cycles(1);
  const PhysicsStructure& s = stage.structure();
  const auto planes = std::ranges::count_if(s.colliders, [](const Shape& c) { return c.kind == Shape::Kind::Plane; });
  QCOMPARE(planes, 1);
  std::vector<Mat4f> world;
  stage.world.frame()->worldTransforms(world);
  for(const Shape& collider : s.colliders)
  {
    if(collider.kind == Shape::Kind::Plane)
    {
      QCOMPARE(collider.slot, -1);
      VERIFY_NEAR(collider.pose.col(2).head<3>(), Vec3f::UnitZ(), 1e-6f);
      continue;
    }
    QCOMPARE(collider.kind, Shape::Kind::Box);
    QVERIFY(collider.body >= 0);
    QCOMPARE(collider.slot, s.bodies[static_cast<std::size_t>(collider.body)].slot);
    const std::string& name = stage.world.frame()->structure->nodes[static_cast<std::size_t>(collider.node)].name;
    VERIFY_NEAR(collider.size, name == "platform" ? Vec3f(1, 1, 0.08f) : Vec3f(0.4f, 0.4f, 0.4f), 1e-5f);
    const Vec3f at = translation(multiply(world[static_cast<std::size_t>(collider.slot)], collider.pose));
    VERIFY_NEAR(at, name == "platform" ? Vec3f(0, 0, 0.2f) : Vec3f(0, 0, 0.45f), 0.1f);
  }
  QCOMPARE(s.colliders.size(), std::size_t(3));
}

void PhysicsViewTest::aTriangleMeshIsSharedNotCopied()
{
  Stage stage("trimesh");
  QVERIFY(stage.loaded);
  const auto meshOfChute = [&]
  {
    for(const Shape& collider : stage.structure().colliders)
      if(collider.kind == Shape::Kind::Mesh)
        return collider.mesh;
    return std::shared_ptr<const PhysicsStructure::Mesh>();
  };
  const auto mesh = meshOfChute();
  QVERIFY(mesh);
  QVERIFY(mesh->indices.size() > 6 && mesh->indices.size() % 3 == 0);
  for(const std::uint32_t index : mesh->indices)
    QVERIFY(index < mesh->vertices.size());
  const auto before = stage.view().structure;
  QVERIFY(stage.world.importScene("examples/marble.rsg", std::vector<std::string>{"0.1", "matRed"}));
  stage.cycles(1);
  QVERIFY(stage.view().structure != before);
  QCOMPARE(meshOfChute(), mesh);
  TriMeshCollider* chute = nullptr;
  stage.world.root().visit<TriMeshCollider>([&](TriMeshCollider& found) { chute = &found; });
  QVERIFY(chute && chute->setScale({2, 2, 2}).empty()); // It has other triangles then.
  stage.world.publish();
  QVERIFY(meshOfChute() && meshOfChute() != mesh);
  VERIFY_NEAR(meshOfChute()->vertices[0], 2 * mesh->vertices[0], 1e-3f);
}

void PhysicsViewTest::hingesTellAnchorAxisAndLimits()
{
  Stage stage("hinge");
  QVERIFY(stage.loaded);
  QCOMPARE(stage.structure().joints.size(), std::size_t(1));
  const auto& joint = stage.structure().joints[0];
  QCOMPARE(joint.kind, PhysicsStructure::Joint::Kind::Hinge);
  QCOMPARE(joint.first, stage.body("door"));
  QCOMPARE(joint.second, -1);
  QCOMPARE(joint.axisCount, 1);
  VERIFY_NEAR(joint.anchor, Vec3f(-0.4f, 0, 0), 1e-5f);
  VERIFY_NEAR(joint.axes[0].direction, Vec3f::UnitZ(), 1e-5f);
  VERIFY_NEAR(joint.axes[0].low, 0, 1e-6f);
  VERIFY_NEAR(joint.axes[0].high, toRadians(100), 1e-5f);
  stage.cycles(20);
  // The anchor stays where the post is, while the door turns as the angle says.
  std::vector<Mat4f> world;
  stage.world.frame()->worldTransforms(world);
  const Mat4f& door = world[static_cast<std::size_t>(joint.slot)];
  VERIFY_NEAR(transform(door, joint.anchor), Vec3f(-0.4f, 0, 1), 0.01f);
  const float turned = std::atan2(door(1, 0), door(0, 0));
  QVERIFY(turned > 0.1f);
  VERIFY_NEAR(stage.view().angles[0][0], turned, 1e-3f);
}

void PhysicsViewTest::positiveAnglesTurnTheFirstBodyAboutTheAxis()
{
  BareWorld bare;
  QVERIFY(bare.run(fallingBody + "new('oxygen/Transform', '/usr/scene/other')\n"
                                 "new('oxygen/RigidBody', '/usr/scene/other/body')\n"
                                 "get('/usr/scene/thing').setLocalPos(1, 0, 5)\n"
                                 "new('oxygen/HingeJoint', '/usr/scene/other/joint')\n"
                                 "get('/usr/scene/other/joint').attach('../body', '../../thing/body')\n"
                                 "get('/usr/scene/other/joint').setAxis(0, 0, 1)\n"
                                 "get('/usr/scene/other/body').setAngularVelocity(0, 0, 3)\n"));
  bare.world.setPhysicsView(true);
  bare.cycle(5);
  const PhysicsView& view = bare.world.frame()->physics;
  QCOMPARE(view.structure->joints.size(), std::size_t(1));
  const auto& joint = view.structure->joints[0];
  QCOMPARE(joint.first, Stage::bodyBelow(*bare.world.frame(), "other"));
  QCOMPARE(joint.second, Stage::bodyBelow(*bare.world.frame(), "thing"));
  QVERIFY2(view.angles[0][0] > 0.01f, qPrintable(QString::number(view.angles[0][0])));
  const auto& bodies = view.structure->bodies;
  QCOMPARE(bodies[0].group, bodies[1].group); // The joint makes them one.
  QVERIFY(std::isinf(joint.axes[0].low) && std::isinf(joint.axes[0].high));
}

void PhysicsViewTest::slidersAndUniversalJointsHaveTheirLimits()
{
  Stage lift("slider");
  const auto& slider = lift.structure().joints[0];
  QCOMPARE(slider.kind, PhysicsStructure::Joint::Kind::Slider);
  VERIFY_NEAR(slider.axes[0].high, 1.5f, 1e-5f);
  lift.cycles(50);
  std::vector<Mat4f> world;
  lift.world.frame()->worldTransforms(world);
  const float height = translation(world[static_cast<std::size_t>(slider.slot)]).z();
  QVERIFY(lift.view().angles[0][0] > 0.1f);
  VERIFY_NEAR(lift.view().angles[0][0], height - 0.2f, 0.01f);

  Stage lever("universal");
  const auto& joint = lever.structure().joints[0];
  QCOMPARE(joint.kind, PhysicsStructure::Joint::Kind::Universal);
  QCOMPARE(joint.axisCount, 2);
  VERIFY_NEAR(joint.anchor, Vec3f(0, 0, -0.6f), 1e-5f);
  for(const auto& axis : joint.axes)
  {
    VERIFY_NEAR(axis.low, -toRadians(30), 1e-5f);
    VERIFY_NEAR(axis.high, toRadians(30), 1e-5f);
  }
  QCOMPARE(joint.axes[1].slot, -1); // The second axis belongs to the world.
}

void PhysicsViewTest::changedSizesAndLimitsAreSeen()
{
  Stage stage("hinge");
  const auto before = stage.view().structure;
  BoxCollider* box = nullptr;
  stage.world.root().visit<BoxCollider>([&](BoxCollider& found) { box = &found; });
  QVERIFY(box);
  box->setLengths({0.5f, 0.04f, 1.9f});
  stage.cycles(25); // At the latest.
  QVERIFY(stage.view().structure != before);
  for(const Shape& collider : stage.structure().colliders)
    if(collider.kind == Shape::Kind::Box)
      VERIFY_NEAR(collider.size.x(), 0.5f, 1e-6f);
  const auto sized = stage.view().structure;
  stage.cycles(60);
  QCOMPARE(stage.view().structure, sized);
  box->setLengths({0.4f, 0.04f, 1.9f});
  stage.world.publish(); // Who looks while nothing runs sees it at once.
  QVERIFY(stage.view().structure != sized);
}

void PhysicsViewTest::robotsKnowTheirParts()
{
  SoccerWorld s;
  s.world.setPhysicsView(true);
  const AgentId first = s.connect(), second = s.connect();
  s.cycle(2);
  const FramePtr frame = s.world.frame();
  const PhysicsStructure& structure = *frame->physics.structure;
  QCOMPARE(frame->agents.size(), std::size_t(2));
  for(const AgentInfo& agent : frame->agents)
  {
    QVERIFY(agent.id == first || agent.id == second);
    const auto mine = [&](const auto& parts)
    { return std::ranges::count_if(parts, [&](const auto& part) { return part.agent == agent.rootId; }); };
    QVERIFY(mine(structure.bodies) > 15);
    QVERIFY(mine(structure.colliders) > 8);
    QCOMPARE(mine(structure.joints), 22L);
    const auto has = [&](SensorRange::Kind kind)
    {
      return std::ranges::count_if(structure.sensors, [&](const auto& sensor)
                                   { return sensor.agent == agent.rootId && sensor.range.kind == kind; });
    };
    QCOMPARE(has(SensorRange::Kind::Vision), 1L);
    QCOMPARE(has(SensorRange::Kind::Force), 2L);
  }
  float mass = 0;
  for(const auto& body : structure.bodies)
    mass += body.agent == frame->agents[0].rootId ? body.mass : 0;
  QVERIFY2(mass > 3 && mass < 7, qPrintable(QString::number(mass)));
  for(const auto& sensor : structure.sensors)
    if(sensor.range.kind == SensorRange::Kind::Vision)
      VERIFY_NEAR(sensor.range.horizontal, toRadians(120), 1e-5f);

  s.world.removeAgent(second);
  s.cycle(2);
  for(const auto& body : s.world.frame()->physics.structure->bodies)
    QVERIFY(body.agent == 0 || body.agent == s.world.frame()->agents[0].rootId);
}

void PhysicsViewTest::standingFeetFeelTheirWeight()
{
  SoccerWorld s;
  s.world.setPhysicsView(true);
  const AgentId agent = s.connect();
  s.world.deliver(agent, "(init (unum 1)(teamname A))(syn)");
  s.cycle(2);
  s.world.deliver(agent, "(beam -3 0 0)(syn)");
  for(int i = 0; i < 150; ++i)
  {
    s.world.deliver(agent, i % 2 ? "(he1 0.2)(syn)" : "(he1 -0.2)(syn)"); // So that it does not fall asleep.
    s.cycle();
  }
  const FramePtr frame = s.world.frame();
  const PhysicsView& view = frame->physics;
  float mass = 0, felt = 0;
  for(const auto& body : view.structure->bodies)
    mass += body.agent ? body.mass : 0;
  for(std::size_t i = 0; i < view.readings.size(); ++i)
    if(view.structure->sensors[i].range.kind == SensorRange::Kind::Force)
    {
      QVERIFY(view.readings[i].active);
      VERIFY_NEAR(view.readings[i].point.z(), 0, 0.02f);
      felt += view.readings[i].force.z();
    }
  QVERIFY2(std::abs(felt - mass * 9.81f) < 0.15f * mass * 9.81f,
           qPrintable(QString("%1 of %2").arg(felt).arg(mass * 9.81f)));
}

void PhysicsViewTest::theRunStaysTheSame_data()
{
  QTest::addColumn<int>("threads");
  QTest::newRow("one thread") << 1;
  QTest::newRow("two threads") << 2;
}

void PhysicsViewTest::theRunStaysTheSame()
{
  QFETCH(const int, threads);
  const std::string plain = play(Details::Off, threads);
  QVERIFY(plain.size() > 100'000);
  QVERIFY(play(Details::On, threads) == plain);
  QVERIFY(play(Details::NowAndThen, threads) == plain);
}

QTEST_APPLESS_MAIN(PhysicsViewTest)
#include "PhysicsViewTest.moc"
