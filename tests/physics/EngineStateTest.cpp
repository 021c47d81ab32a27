#include "physics/State.h"
#include "PhysicsSupport.h"

#include <QtTest>

#include <cmath>
#include <functional>
#include <map>

using namespace sparkwright::physics;

namespace
{

/// Boxes that fall upon one another and fall asleep, in spaces within a space, and an arm with a motor that now and
/// then pushes them.
struct Playground
{
  World world;
  std::unique_ptr<Space> space = world.createSpace();
  std::unique_ptr<Space> inner[3] = {world.createSpace(space.get()), world.createSpace(space.get()),
                                     world.createSpace(space.get())};
  std::unique_ptr<Shape> plane = world.createPlane();
  std::vector<Thing> boxes;
  std::vector<std::unique_ptr<Joint>> joints;
  TouchAll listener;
  int steps = 0;

  explicit Playground(int exact = 0)
  {
    world.setGravity({0, 0, -9.81});
    world.setCfm(1e-5);
    world.setAutoDisable(true);
    world.setLargestExactIsland(exact);
    plane->addTo(*space);
    for(int i = 0; i < 9; ++i)
      boxes.push_back(
          boxThing(world, *inner[i % 3], 1, {0.2, 0.2, 0.2}, {0.07 * (i % 3), 0.05 * (i % 4), 0.15 + 0.25 * i}));
    for(int i = 0; i < 2; ++i)
    {
      boxes.push_back(boxThing(world, *space, 1, {0.1, 0.1, 0.4}, {0.6 + 0.3 * i, 0, 0.25}));
      joints.push_back(world.createJoint(i == 0 ? Joint::Kind::Hinge : Joint::Kind::AngularMotor));
    }
    joints[0]->attach(boxes[9].body.get(), boxes[10].body.get());
    joints[0]->setAnchor({0.75, 0, 0.25});
    joints[0]->setAxis(0, {0, 0, 1});
    joints[0]->enableFeedback(true);
    joints[1]->attach(boxes[9].body.get(), nullptr);
    joints[1]->setMotorAxisCount(1);
    joints[1]->setMotorAxis(0, 1, {0, 0, 1});
  }

  void step(int count)
  {
    for(; count > 0; --count, ++steps)
    {
      if(steps % 60 == 45) // Long enough at rest before.
        joints[0]->setParameter(JointParameter::MaxMotorForce, 0, 30);
      joints[0]->setParameter(JointParameter::MotorVelocity, 0, steps % 60 < 45 ? 0 : 6);
      if(steps % 60 == 45)
        boxes[9].body->enable();
      if(steps % 70 == 30) // Moves a sleeping one, whose shape then comes to the front.
        boxes[static_cast<std::size_t>(steps / 70 % 9)].body->setPosition(
            boxes[static_cast<std::size_t>(steps / 70 % 9)].body->position() + Vec3(0, 0, 0.001));
      run(world, *space, listener, 1);
      world.clearContacts();
    }
  }

  struct State
  {
    std::vector<BodyState> bodies;
    std::vector<JointState> joints;
    std::vector<SpaceOrder> orders;
    WorldState world;
    int steps = 0;
  };
  State state()
  {
    State all;
    for(const Thing& thing : boxes)
      all.bodies.push_back(thing.body->state());
    for(const auto& joint : joints)
      all.joints.push_back(joint->state());
    all.orders = world.shapeOrder();
    all.world = world.state();
    all.steps = steps;
    return all;
  }
  bool set(const State& all)
  {
    bool good = true;
    for(std::size_t i = 0; i < boxes.size(); ++i)
      good = boxes[i].body->setState(all.bodies[i]) && good;
    for(std::size_t i = 0; i < joints.size(); ++i)
      good = joints[i]->setState(all.joints[i]) && good;
    world.setState(all.world);
    world.sortBodies();
    steps = all.steps;
    return world.setShapeOrder(all.orders) && good;
  }
};

/// Whether two are the same to the bit, sleep and order included.
QString differ(Playground& one, Playground& other)
{
  const auto a = one.state(), b = other.state();
  const auto same = [](const Vec3& x, const Vec3& y)
  { return std::memcmp(x.data(), y.data(), sizeof(double) * 3) == 0; };
  for(std::size_t i = 0; i < a.bodies.size(); ++i)
  {
    const BodyState &x = a.bodies[i], &y = b.bodies[i];
    if(std::memcmp(x.pose.data(), y.pose.data(), sizeof x.pose) != 0 ||
       x.rotation.has_value() != y.rotation.has_value())
      return QString("pose of %1").arg(i);
    if(!same(x.linearVelocity, y.linearVelocity) || !same(x.angularVelocity, y.angularVelocity))
      return QString("velocity of %1").arg(i);
    if(x.enabled != y.enabled || x.stepsToSleep != y.stepsToSleep)
      return QString("sleep of %1").arg(i);
  }
  for(std::size_t i = 0; i < a.joints.size(); ++i)
    if(a.joints[i].axes != b.joints[i].axes || a.joints[i].feedback.has_value() != b.joints[i].feedback.has_value())
      return QString("joint %1").arg(i);
  for(std::size_t i = 0; i < a.orders.size(); ++i)
    if(a.orders[i].members != b.orders[i].members || a.orders[i].moved != b.orders[i].moved)
      return QString("order of %1").arg(i);
  return {};
}

} // namespace

class EngineStateTest : public QObject
{
  Q_OBJECT

private slots:
  void aWorldGoesOnFromAState_data();
  void aWorldGoesOnFromAState();
  void readingTheOrderChangesNothing();
  void theCountOfRestIsThatOfTheEngine();
  void impossibleStatesAreRefused();
  void ordersOfOtherWorldsAreRefused();
};

void EngineStateTest::aWorldGoesOnFromAState_data()
{
  QTest::addColumn<int>("step");
  QTest::addColumn<int>("exact");
  for(const int exact : {0, 4})
    for(const int step : {1, 2, 17, 52, 100, 103, 170, 230})
      QTest::addRow("step %d, islands %d", step, exact) << step << exact;
}

void EngineStateTest::aWorldGoesOnFromAState()
{
  QFETCH(int, step);
  QFETCH(int, exact);
  Playground first(exact), second(exact);
  first.step(step);
  QVERIFY(second.set(first.state()));
  QCOMPARE(differ(first, second), QString());
  for(int i = 0; i < 120; ++i)
  {
    first.step(1);
    second.step(1);
    QVERIFY2(differ(first, second).isEmpty(), qPrintable(QString("step %1: %2").arg(i).arg(differ(first, second))));
  }
}

void EngineStateTest::readingTheOrderChangesNothing()
{
  Playground read, plain;
  for(int i = 0; i < 200; ++i)
  {
    read.world.shapeOrder();
    read.step(1);
    plain.step(1);
  }
  QCOMPARE(differ(read, plain), QString());
}

/// If it were not, a body would sleep before its count is 0, or be awake afterwards.
void EngineStateTest::theCountOfRestIsThatOfTheEngine()
{
  Playground play;
  int asleep = 0, counting = 0;
  for(int i = 0; i < 300; ++i)
  {
    std::vector<bool> before;
    for(const Thing& thing : play.boxes)
      before.push_back(thing.body->isEnabled());
    play.step(1);
    for(std::size_t k = 0; k < play.boxes.size(); ++k)
    {
      const BodyState state = play.boxes[k].body->state();
      if(before[k] && !state.enabled)
        QVERIFY2(state.stepsToSleep <= 0, qPrintable(QString("step %1, body %2").arg(i).arg(k)));
      if(state.enabled && before[k] && play.boxes[k].body->linearVelocity().norm() > 1)
        QVERIFY(state.stepsToSleep >= 0);
      asleep += !state.enabled;
      counting += state.enabled && state.stepsToSleep < 10;
    }
  }
  QVERIFY(asleep > 100);
  QVERIFY(counting > 10);
}

void EngineStateTest::impossibleStatesAreRefused()
{
  Playground play;
  play.step(5);
  const BodyState good = play.boxes[0].body->state();
  const double notANumber = std::numeric_limits<double>::quiet_NaN();
  const std::function<void(BodyState&)> faults[] = {[&](BodyState& s) { s.pose[0] = notANumber; },
                                                    [](BodyState& s) { s.pose[2] = 1e300; },
                                                    [](BodyState& s) { s.pose[3] = 7; },
                                                    [&](BodyState& s) { s.linearVelocity.y() = notANumber; },
                                                    [](BodyState& s) { s.force.x() = 1e200; },
                                                    [&](BodyState& s) { s.rotation = Mat3::Constant(notANumber); },
                                                    [&](BodyState& s) { s.inOrder[1] = notANumber; }};
  for(const auto& fault : faults)
  {
    BodyState bad = good;
    fault(bad);
    QVERIFY(!play.boxes[0].body->setState(bad));
    QVERIFY(play.boxes[0].body->state().pose == good.pose);
  }
  JointState joint = play.joints[0]->state();
  joint.axes.push_back(joint.axes.front());
  QVERIFY(!play.joints[0]->setState(joint));
  joint = play.joints[0]->state();
  joint.axes[0][2] = notANumber;
  QVERIFY(!play.joints[0]->setState(joint));
}

void EngineStateTest::ordersOfOtherWorldsAreRefused()
{
  Playground play;
  play.step(20);
  const std::vector<SpaceOrder> good = play.world.shapeOrder();
  std::vector<SpaceOrder> fewer = good, twice = good, beyond = good, marked = good;
  fewer.pop_back();
  twice[1].members[0] = twice[1].members[1];
  beyond[1].members[0] = 1000;
  marked[1].moved = 1000;
  for(const auto& orders : {fewer, twice, beyond, marked})
    QVERIFY(!play.world.setShapeOrder(orders));
  const std::vector<SpaceOrder> now = play.world.shapeOrder();
  for(std::size_t i = 0; i < good.size(); ++i)
    QVERIFY(now[i].members == good[i].members && now[i].moved == good[i].moved);
}

QTEST_APPLESS_MAIN(EngineStateTest)
#include "EngineStateTest.moc"
