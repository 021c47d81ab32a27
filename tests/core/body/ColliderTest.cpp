#include "BodySupport.h"
#include "core/body/ContactForceListener.h"
#include "tests/VerifyNear.h"

#include <QtTest>

using namespace sparkwright;

namespace
{

/// A force sensor as robots have it.
class Sensor : public BaseNode, public ContactForceListener
{
public:
  std::vector<physics::ContactForce> contacts;
  void contactForce(const physics::ContactForce& contact) override { contacts.push_back(contact); }
  bool hasPrePhysics() const override { return true; }
  void prePhysics() override { contacts.clear(); }
  double up() const
  {
    double sum = 0;
    for(const physics::ContactForce& c : contacts)
      sum += c.force.z();
    return sum;
  }
};

/// A box of 1 kg, 0.2 m wide, resting on the ground.
struct Standing : BodyScene
{
  PlaneCollider& ground = add<PlaneCollider>(*scene, "PlaneCollider", "ground");
  Transform& part = addPart(*scene, "part", {0, 0, 0.1f});
  RigidBody& body = *part.childOf<RigidBody>();

  BoxCollider& addBox(Object& parent, const std::string& name = "box")
  {
    auto& box = add<BoxCollider>(parent, "BoxCollider", name);
    call(box, "setBoxLengths", words("0.2 0.2 0.2"));
    return box;
  }
  float height() const { return translation(part.worldPose()).z(); }
};

} // namespace

class ColliderTest : public QObject
{
  Q_OBJECT

private slots:
  void aColliderFollowsTheBodyListedBefore();
  void aColliderListedBeforeTheBodyIsStatic();
  void collidersWithoutHandlerBounceByDefault();
  void goalVolumesOnlyWatch();
  void recordersThatTouchedDoNotKeepEachOther();
  void surfacesCombineAsTheReferenceDoes();
  void handlersCheckTheirArguments();
  void touchHandlersMeasure();
  void touchHandlersMeasureAsSecond();
  void namesCanBeIgnoredInOneSpace();
  void spacesNest();
  void transformCollidersGiveAnOffset();
  void wrappersRefuseWhatTheyCannotHold();
  void collidersTakeTheirParameters();
  void collidersMoveBodies();
  void handlersMayComeAndGo();
};

void ColliderTest::aColliderFollowsTheBodyListedBefore()
{
  Standing s;
  BoxCollider& box = s.addBox(s.part);
  QCOMPARE(box.shape()->body(), &s.body.body());
  QCOMPARE(box.shape()->space(), &s.space->space());
  s.cycle(100);
  VERIFY_NEAR(s.height(), 0.1f, 0.01f);
}

void ColliderTest::aColliderListedBeforeTheBodyIsStatic()
{
  Standing s;
  Transform& wall = s.add<Transform>(*s.scene, "Transform", "wall");
  wall.setLocalPosition({0, 2, 3});
  wall.setLocalRotation({0, 0, 90});
  BoxCollider& box = s.addBox(wall);
  s.add<RigidBody>(wall, "RigidBody");
  QCOMPARE(box.shape()->body(), nullptr);
  QVERIFY(box.shape()->position().isApprox(physics::Vec3(0, 2, 3)));
  VERIFY_NEAR(box.shape()->rotation() * physics::Vec3::UnitX(), physics::Vec3::UnitY(), 1e-6);
  s.cycle(3);
  QVERIFY(box.shape()->position().isApprox(physics::Vec3(0, 2, 3)));
}

void ColliderTest::collidersWithoutHandlerBounceByDefault()
{
  Standing s;
  BoxCollider& box = s.addBox(s.part);
  s.body.setVelocity({0, 0, -4});
  s.cycle(3);
  QVERIFY(s.body.velocity().z() > 2); // 0.8 · 4, and gravity
  QVERIFY(box.children().empty());    // the preset handler is not in the tree
}

void ColliderTest::goalVolumesOnlyWatch()
{
  for(const bool volumeHasBody : {false, true})
  {
    BodyScene s;
    s.world->world().setGravity({0, 0, 0});
    Transform& goal = s.add<Transform>(*s.scene, "Transform", "goal");
    if(volumeHasBody)
      s.add<RigidBody>(goal, "RigidBody");
    auto& volume = s.add<BoxCollider>(goal, "BoxCollider");
    auto& recorder = s.add<RecorderHandler>(volume, "RecorderHandler", "recorder");
    Transform& ball = s.addPart(*s.scene, "ball", {-2, 0, 0});
    auto& sphere = s.add<SphereCollider>(ball, "SphereCollider");
    s.call(sphere, "setRadius", {"0.1"});
    auto& own = s.add<RecorderHandler>(sphere, "RecorderHandler");
    s.add<ContactJointHandler>(sphere, "ContactJointHandler");
    RigidBody& body = *ball.childOf<RigidBody>();
    body.setVelocity({10, 0, 0});
    int seen = 0;
    for(int i = 0; i < 20; ++i)
    {
      s.cycle();
      QCOMPARE(recorder.touched().size(), own.touched().size()); // both sides, whoever is first
      if(!recorder.touched().empty())
      {
        ++seen;
        QCOMPARE(recorder.touched().front(), &sphere);
        QCOMPARE(own.touched().front(), &volume);
      }
    }
    QVERIFY(seen >= 5);
    VERIFY_NEAR(body.velocity().x(), 10, 1e-5f); // flew through
    s.cycle(10);
    QVERIFY(recorder.touched().empty());
  }
}

void ColliderTest::recordersThatTouchedDoNotKeepEachOther()
{
  std::weak_ptr<Object> left, right;
  {
    BodyScene s;
    for(auto* const kept : {&left, &right})
    {
      Transform& part = s.addPart(*s.scene, "part", {0, 0, 1});
      auto& sphere = s.add<SphereCollider>(part, "SphereCollider");
      s.add<RecorderHandler>(sphere, "RecorderHandler", "recorder");
      *kept = sphere.shared_from_this();
    }
    s.cycle();
    QCOMPARE(left.lock()->childOf<RecorderHandler>()->touched().size(), std::size_t(1));
    QCOMPARE(right.lock()->childOf<RecorderHandler>()->touched().size(), std::size_t(1));
  }
  QVERIFY(left.expired() && right.expired());
}

void ColliderTest::surfacesCombineAsTheReferenceDoes()
{
  ContactJointHandler ball, ground, foot, plain;
  ball.minBounceVelocity = 0.8f;
  ball.softErpMode = ball.softCfmMode = ball.slipMode = true;
  ball.softErp = 0.5f;
  ball.softCfm = 0.05f;
  ball.slip = 0.6f;
  ground.bounceMode = false;
  ground.softErpMode = ground.slipMode = true;
  ground.softErp = 0.2f;
  foot.bounceMode = false;
  foot.softErpMode = foot.softCfmMode = foot.slipMode = true;
  foot.softErp = 0.6f;
  foot.softCfm = 1e-4f;

  physics::Surface s = ContactJointHandler::combine(ball, ground);
  QVERIFY(s.bounceMode && s.softErpMode && s.softCfmMode && s.slipMode);
  QCOMPARE(s.softErp, 0.34999999403953552);
  QCOMPARE(s.softCfm, 0.05000000074505806);
  QCOMPARE(s.slip, 0.30250000953674316);
  QCOMPARE(s.bounce, 0.80000001192092896);
  QCOMPARE(s.bounceVelocity, 0.80000001192092896);
  QVERIFY(std::isinf(s.mu));

  s = ContactJointHandler::combine(foot, ground);
  QVERIFY(!s.bounceMode);
  QCOMPARE(s.softErp, 0.40000000596046448);
  QCOMPARE(s.softCfm, 9.9999997473787516e-05);
  QCOMPARE(s.slip, 0.004999999888241291);

  s = ContactJointHandler::combine(ball, plain);
  QCOMPARE(s.bounceVelocity, 1.3999999761581421);
  QCOMPARE(s.softErp, 0.5);
  QCOMPARE(s.slip, 0.60000002384185791);

  plain.mu = 1;
  ground.mu = 0.5f;
  QCOMPARE(ContactJointHandler::combine(plain, ground).mu, 0.75);
}

void ColliderTest::handlersCheckTheirArguments()
{
  Standing s;
  BoxCollider& box = s.addBox(s.part);
  auto& handler = s.add<ContactJointHandler>(box, "ContactJointHandler");
  QVERIFY(!s.call(handler, "setContactSlip", words("0.1 0.1"))); // exactly one value: files rely on it
  QCOMPARE(handler.slip, 0.005f);
  QVERIFY(s.call(handler, "setContactSlip", {"0.1"}));
  QCOMPARE(handler.slip, 0.1f);
  QVERIFY(s.call(handler, "setContactSoftCFM", {"true"})); // reads as 0
  QCOMPARE(handler.softCfm, 0.f);
  QVERIFY(!handler.softCfmMode);
  QVERIFY(s.call(handler, "setContactSoftERP", {"7"}));
  QCOMPARE(handler.softErp, 1.f);
  QVERIFY(s.call(handler, "setContactBounceValue", {"-1"}));
  QCOMPARE(handler.bounce, 0.f);
  QVERIFY(!s.call(handler, "setContactBounceMode", {"0"}));
  QVERIFY(s.call(handler, "setContactBounceMode", {"false"}));
  QVERIFY(!handler.bounceMode);
  QVERIFY(s.call(handler, "setContactMu", {"0.5"}));
  QCOMPARE(handler.mu, 0.5f);

  QVERIFY(s.call(box, "addCollisionHandler", {"RecorderHandler"}));
  QVERIFY(box.childOf<RecorderHandler>() != nullptr);
  QVERIFY(!s.call(box, "addCollisionHandler", {"Transform"}));
  QVERIFY(!s.call(box, "addCollisionHandler", {"Nonsense"}));
}

void ColliderTest::touchHandlersMeasure()
{
  Standing s;
  ClassBuilder<Sensor>(s.registry, "Sensor", {"BaseNode"}, "Test");
  auto& sensor = s.add<Sensor>(s.part, "Sensor");
  BoxCollider& box = s.addBox(s.part);
  auto& handler = s.add<TouchPerceptorHandler>(box, "TouchPerceptorHandler");
  s.call(handler, "setContactBounceMode", {"false"});
  QCOMPARE(s.warnings, 0);
  s.cycle(100);
  QCOMPARE(sensor.contacts.size(), std::size_t(4));
  VERIFY_NEAR(sensor.up(), 9.81, 1e-3);
  QCOMPARE(s.world->world().contactCount(), 0); // taken away after they were read

  s.part.removeChild(sensor);
  s.cycle(2); // nobody listens any more
  QVERIFY(handler.forceListener() == nullptr);

  Transform& other = s.addPart(*s.scene, "other", {5, 0, 1});
  s.add<TouchPerceptorHandler>(s.addBox(other), "TouchPerceptorHandler");
  QCOMPARE(s.warnings, 1); // the sensor must be listed before
}

void ColliderTest::touchHandlersMeasureAsSecond()
{
  BodyScene s;
  ClassBuilder<Sensor>(s.registry, "Sensor", {"BaseNode"}, "Test");
  s.world->world().setGravity({0, 0, -10});
  // A static scale below a weight; the weight has moved last, so it is first.
  Transform& scale = s.add<Transform>(*s.scene, "Transform", "scale");
  auto& sensor = s.add<Sensor>(scale, "Sensor");
  auto& plate = s.add<BoxCollider>(scale, "BoxCollider");
  auto& handler = s.add<TouchPerceptorHandler>(plate, "TouchPerceptorHandler");
  s.call(handler, "setContactBounceMode", {"false"});
  Transform& weight = s.addPart(*s.scene, "weight", {0, 0, 1});
  auto& box = s.add<BoxCollider>(weight, "BoxCollider");
  s.call(s.add<ContactJointHandler>(box, "ContactJointHandler"), "setContactBounceMode", {"false"});
  s.cycle(100);
  QCOMPARE(sensor.contacts.size(), std::size_t(4));
  VERIFY_NEAR(sensor.up(), -10, 1e-3); // pressed down
}

void ColliderTest::namesCanBeIgnoredInOneSpace()
{
  for(const bool ignore : {false, true})
  {
    Standing s;
    BoxCollider& box = s.addBox(s.part);
    QVERIFY(s.call(box, "addNotCollideWithColliderName", words("ground true")));
    if(!ignore)
      QVERIFY(s.call(box, "addNotCollideWithColliderName", words("ground false")));
    QVERIFY(!s.call(box, "addNotCollideWithColliderName", words("ground 1")));
    s.cycle(50);
    QCOMPARE(s.height() < -1, ignore);
  }
  // From the other side, and only within one space.
  for(const bool sameSpace : {false, true})
  {
    Standing s;
    auto& robot = s.add<SpaceNode>(*s.scene, "Space", "robot");
    Transform& part = s.addPart(sameSpace ? static_cast<Object&>(*s.scene) : robot, "other", {1, 0, 0.1f});
    s.addBox(part, "theBox");
    s.call(s.ground, "addNotCollideWithColliderName", words("theBox true"));
    s.cycle(50);
    QCOMPARE(translation(part.worldPose()).z() < -1, sameSpace);
  }
}

void ColliderTest::spacesNest()
{
  BodyScene s;
  auto& outer = s.add<SpaceNode>(*s.scene, "Space", "robot");
  auto& inner = s.add<SpaceNode>(outer, "Space", "hand");
  QCOMPARE(outer.space().parent(), &s.space->space());
  QCOMPARE(inner.space().parent(), &outer.space());
  QCOMPARE(s.space->space().parent(), nullptr);
  Transform& part = s.addPart(inner, "part", {0, 0, 1});
  QCOMPARE(s.add<SphereCollider>(part, "SphereCollider").shape()->space(), &inner.space());
  const auto removed = s.scene->removeChild(outer); // It lives on as long as somebody holds it.
  QVERIFY(!outer.hasSpace());
  s.cycle();
}

void ColliderTest::transformCollidersGiveAnOffset()
{
  Standing s;
  auto& wrapper = s.add<TransformCollider>(s.part, "TransformCollider", "wrapper");
  BoxCollider& box = s.addBox(wrapper);
  s.add<RecorderHandler>(box, "RecorderHandler"); // never consulted there
  QVERIFY(s.call(box, "setLocalPosition", words("0 0 -0.4")));
  s.body.setPosition({0, 0, 0.5f});
  QCOMPARE(wrapper.shape()->body(), &s.body.body());
  QCOMPARE(box.shape()->space(), nullptr);
  s.cycle(5);
  VERIFY_NEAR(s.height(), 0.5f, 0.02f);
  VERIFY_NEAR(wrapper.shape()->bounds().min.z(), 0, 0.02);

  wrapper.removeChild(box);
  s.cycle(50);
  QVERIFY(s.height() < -1); // nothing left to stand on
}

void ColliderTest::wrappersRefuseWhatTheyCannotHold()
{
  Standing s;
  auto& wrapper = s.add<TransformCollider>(s.part, "TransformCollider");
  auto& plane = s.add<PlaneCollider>(wrapper, "PlaneCollider");
  auto& nested = s.add<TransformCollider>(wrapper, "TransformCollider");
  QCOMPARE(s.warnings, 2);
  QCOMPARE(plane.shape(), nullptr);
  QCOMPARE(nested.shape(), nullptr);
  BoxCollider& box = s.addBox(wrapper);
  auto& second = s.add<SphereCollider>(wrapper, "SphereCollider");
  QVERIFY(box.shape() != nullptr);
  QCOMPARE(second.shape(), nullptr);
  QVERIFY(s.call(second, "setRadius", {"1"}));
  auto& inNested = s.add<SphereCollider>(nested, "SphereCollider");
  QCOMPARE(inNested.shape(), nullptr);
  s.cycle();
}

void ColliderTest::collidersTakeTheirParameters()
{
  Standing s;
  BoxCollider& box = s.addBox(s.part);
  QCOMPARE(s.number(box, "getBoxLength", {"1"}), static_cast<double>(0.2f));
  QVERIFY(!s.call(box, "setBoxLengths", words("-1 1 1")));
  QCOMPARE(s.number(box, "getBoxLength", {"0"}), static_cast<double>(0.2f));
  QVERIFY(s.call(box, "addSCFreezeJointEffName", {"rae1"}));
  QCOMPARE(box.freezeEffectors, std::vector<std::string>{"rae1"});
  VERIFY_NEAR(s.number(box, "getPointDepth", words("0 0 0.1")), 0.1, 1e-6);

  for(const char* const name : {"CapsuleCollider", "CCylinderCollider"})
  {
    auto& capsule = s.add<CapsuleCollider>(*s.scene, name);
    QVERIFY(!s.call(capsule, "setParams", {"1"}));
    QVERIFY(s.call(capsule, "setParams", words("0.3 2")));
    QVERIFY(s.call(capsule, "setLength", {"4"}));
    QCOMPARE(s.number(capsule, "getRadius"), static_cast<double>(0.3f));
    QCOMPARE(s.number(capsule, "getLength"), 4.0);
  }

  auto& plane = s.add<PlaneCollider>(*s.scene, "PlaneCollider");
  QVERIFY(s.call(plane, "setParams", words("0 0 4 2"))); // d stays 2
  QCOMPARE(s.number(plane, "getPointDepth", words("0 0 0")), 2.0);
  QVERIFY(s.call(plane, "setParams", words("1 2 3 0 0 2")));
  QCOMPARE(s.number(plane, "getPointDepth", words("0 0 0")), 3.0);
  QVERIFY(!s.call(plane, "setParams", words("1 2 3 0 0")));

  auto& ray = s.add<RayCollider>(*s.scene, "RayCollider");
  QVERIFY(s.call(ray, "setParams", words("0 0 9 0 0 -1 3")));
  QCOMPARE(ray.shape()->length(), 3.0);
  for(const char* const name : {"ConvexCollider", "ConcaveCollider", "CompoundCollider", "EmptyCollider",
                                "CylinderCollider", "ConeCollider"})
  {
    auto& placeholder = s.add<Collider>(*s.scene, name);
    QCOMPARE(placeholder.shape(), nullptr);
    QVERIFY(s.call(placeholder, "setPosition", words("1 2 3")));
  }
  s.cycle();
}

void ColliderTest::collidersMoveBodies()
{
  Standing s;
  Transform& wall = s.add<Transform>(*s.scene, "Transform");
  wall.setLocalPosition({0, 0, 5});
  BoxCollider& fixed = s.addBox(wall);
  QVERIFY(s.call(fixed, "setPosition", words("1 0 0")));
  QVERIFY(fixed.shape()->position().isApprox(physics::Vec3(1, 0, 5)));
  QVERIFY(s.call(fixed, "setLocalPosition", words("1 0 0")));
  QVERIFY(fixed.shape()->position().isApprox(physics::Vec3(1, 0, 0)));
  QVERIFY(!s.call(fixed, "setRotation", words("0 0 90")));
  QVERIFY(s.call(fixed, "setRotation", words("0 0 0 0 0 90")));
  VERIFY_NEAR(fixed.shape()->rotation() * physics::Vec3::UnitX(), physics::Vec3::UnitY(), 1e-6);

  BoxCollider& moving = s.addBox(s.part);
  QVERIFY(s.call(moving, "setLocalPosition", words("3 4 5")));
  QVERIFY(s.body.position() == Vec3f(3, 4, 5));
}

void ColliderTest::handlersMayComeAndGo()
{
  Standing s;
  BoxCollider& box = s.addBox(s.part);
  auto& recorder = s.add<RecorderHandler>(box, "RecorderHandler");
  s.cycle();
  auto& contact = s.add<ContactJointHandler>(box, "ContactJointHandler");
  s.body.setPosition({0, 0, 0.0999f});
  s.body.setVelocity({0, 0, 0});
  s.cycle(2);
  QCOMPARE(recorder.touched().size(), std::size_t(1));
  VERIFY_NEAR(s.height(), 0.1f, 0.01f);
  box.removeChild(contact);
  s.cycle(50);
  QVERIFY(s.height() < -1);
}

QTEST_APPLESS_MAIN(ColliderTest)
#include "ColliderTest.moc"
