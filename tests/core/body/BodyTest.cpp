#include "BodySupport.h"
#include "tests/VerifyNear.h"

#include <QtTest>

using namespace sparkwright;

class BodyTest : public QObject
{
  Q_OBJECT

private slots:
  void worldTakesFloatsAndGivesThem();
  void aBodyIsMadeAtTheParentsPose();
  void theTransformFollowsTheBody();
  void theTransformFollowsBelowOthers();
  void massMethodsCheckTheirArguments();
  void addedMassMovesTheBodyToTheCentre();
  void bodyMethodsReachTheEngine();
  void dragBrakesInFloat();
  void controllersLimitAndFly();
  void bodiesWithoutAWorldAreReported();
  void removedPartsLeaveTheEngine();
  void everyMethodIsDocumented();
};

void BodyTest::worldTakesFloatsAndGivesThem()
{
  BodyScene s;
  QCOMPARE(s.world->world().gravity().z(), static_cast<double>(-9.81f));
  QCOMPARE(s.world->world().cfm(), static_cast<double>(0.00001f));
  QCOMPARE(s.world->world().erp(), 0.2); // nobody has set it
  QVERIFY(s.call(*s.world, "setERP", {"0.4"}));
  QCOMPARE(s.number(*s.world, "getERP"), static_cast<double>(0.4f));
  QVERIFY(s.call(*s.world, "setAutoDisableFlag", {"true"}));
  QVERIFY(s.world->world().autoDisable());
  QVERIFY(!s.call(*s.world, "setAutoDisableFlag", {"1"})); // not a boolean
  QVERIFY(!s.call(*s.world, "setGravity", words("0 0")));
  QVERIFY(s.call(*s.space, "disableInnerCollision", {"true"}));
  QVERIFY(!s.space->space().innerCollision());
}

void BodyTest::aBodyIsMadeAtTheParentsPose()
{
  BodyScene s;
  Transform& outer = s.add<Transform>(*s.scene, "Transform");
  outer.setLocalPosition({0.1f, 0, 0});
  outer.setLocalRotation({0, 0, 90});
  Transform& part = s.addPart(outer, "part", {1, 0, 0.2f});
  const RigidBody& body = *part.childOf<RigidBody>();
  QCOMPARE(body.owner(), &part);
  VERIFY_NEAR(body.position(), Vec3f(0.1f, 1, 0.2f), 1e-6f);
  VERIFY_NEAR(body.body().rotation() * physics::Vec3::UnitX(), physics::Vec3::UnitY(), 1e-6);
  QCOMPARE(body.body().mass().mass, 1.0);

  // Moved afterwards, the Transform is pulled back to the body.
  part.setLocalPosition({5, 5, 5});
  s.world->world().setGravity({0, 0, 0});
  s.cycle();
  VERIFY_NEAR(translation(part.worldPose()), Vec3f(0.1f, 1, 0.2f), 1e-5f);
}

void BodyTest::theTransformFollowsTheBody()
{
  BodyScene s;
  Transform& part = s.addPart(*s.scene, "part", {0, 0, 10});
  RigidBody& body = *part.childOf<RigidBody>();
  s.cycle(5);
  QCOMPARE(part.worldPose()(2, 3), static_cast<float>(body.body().position().z()));
  QVERIFY(part.worldPose() == body.bodyPose()); // every bit
  QVERIFY(part.local() == body.bodyPose());
  const float h = physicsStep;
  VERIFY_NEAR(part.worldPose()(2, 3), 10 - 9.81f * h * h * 15, 1e-5f);
}

void BodyTest::theTransformFollowsBelowOthers()
{
  BodyScene s;
  Transform& outer = s.add<Transform>(*s.scene, "Transform");
  outer.setLocalPosition({3, 0, 0});
  outer.setLocalRotation({0, 0, 90});
  Transform& part = s.addPart(outer, "part", {1, 0, 10});
  s.cycle(5);
  VERIFY_NEAR(translation(part.local()), Vec3f(1, 0, translation(part.worldPose()).z()), 1e-5f);
}

void BodyTest::massMethodsCheckTheirArguments()
{
  BodyScene s;
  RigidBody& body = *s.addPart(*s.scene, "part", {0, 0, 0}).childOf<RigidBody>();
  const auto mass = [&] { return body.body().mass().mass; };
  QVERIFY(s.call(body, "setBoxTotal", words("1.2171 0.1 0.1 0.18")));
  QCOMPARE(mass(), static_cast<double>(1.2171f));
  QCOMPARE(body.body().mass().inertia(0, 0), 0.0043004203769774355); // as the reference's engine has it
  QVERIFY(s.call(body, "setCapsuleTotal", words("0.05 0.015 0.08")));
  QCOMPARE(body.body().mass().inertia(0, 0), 4.4983331992725519e-05);
  QVERIFY(s.call(body, "setSphereTotal", words("0.35 0.065")));
  QCOMPARE(body.body().mass().inertia(0, 0), 0.00059149994653463528);

  QVERIFY(!s.call(body, "setCapsuleTotal", words("1 2")));           // too few
  QVERIFY(!s.call(body, "setSphereTotal", words("1 2 0 0 0 0 0 0"))); // takes no pose
  QVERIFY(!s.call(body, "setBox", words("1 2")));
  QVERIFY(!s.call(body, "setSphere", words("-1 1")));
  QVERIFY(!s.call(body, "setMass", {"0"}));
  QVERIFY(!s.call(body, "setMass", {"abc"}));
  QCOMPARE(mass(), static_cast<double>(0.35f));
  QVERIFY(s.call(body, "setMass", {"0.7"}));
  VERIFY_NEAR(body.body().mass().inertia(0, 0), 2 * 0.00059149994653463528, 1e-9);

  QVERIFY(s.call(body, "setMassParameters", words("2 0 0 0 1 2 3 0.1 0.2 0.3")));
  const physics::Mass m = body.body().mass();
  QCOMPARE(m.inertia(1, 1), 2.0);
  QCOMPARE(m.inertia(1, 2), static_cast<double>(0.3f));
  QVERIFY(!s.call(body, "setMassParameters", words("2 0.1 0 0 1 2 3 0 0 0")));
  QVERIFY(!s.call(body, "setMassParameters", words("2 0 0 0 1 -2 3 0 0 0")));
  QVERIFY(s.call(body, "translateMass", words("1 2 3")));
  QVERIFY(body.body().mass().centre.isZero());
  QVERIFY(s.call(body, "setCylinder", words("100 0.1 1")));
  VERIFY_NEAR(s.number(body, "getMass"), M_PI, 1e-5);
}

void BodyTest::addedMassMovesTheBodyToTheCentre()
{
  BodyScene s;
  s.world->world().setGravity({0, 0, 0});
  Transform& part = s.addPart(*s.scene, "part", {0, 0, 1});
  RigidBody& body = *part.childOf<RigidBody>();
  Transform& visual = s.add<Transform>(part, "Transform");
  auto& wrapper = s.add<TransformCollider>(part, "TransformCollider");
  auto& inner = s.add<BoxCollider>(wrapper, "BoxCollider");
  QVERIFY(s.call(body, "setBoxTotal", words("1 1 1 1")));
  QVERIFY(s.call(body, "addBoxTotal", words("1 1 1 1 2 0 0 0 0 0")));
  VERIFY_NEAR(body.position(), Vec3f(1, 0, 1), 1e-6f);
  QCOMPARE(body.body().mass().mass, 2.0);
  VERIFY_NEAR(body.body().mass().inertia(2, 2), 2 / 6.0 + 2, 1e-6); // both 1 m off the centre

  // A third one at the frame's first origin.
  QVERIFY(s.call(body, "addSphereTotal", words("2 0.5")));
  VERIFY_NEAR(body.position(), Vec3f(0.5f, 0, 1), 1e-6f);
  s.cycle();
  VERIFY_NEAR(translation(part.worldPose()), Vec3f(0.5f, 0, 1), 1e-6f);
  VERIFY_NEAR(translation(visual.worldPose()), Vec3f(0, 0, 1), 1e-6f); // stays where it was
  VERIFY_NEAR(inner.shape()->position(), physics::Vec3(-0.5, 0, 0), 1e-6);
  s.cycle();
  VERIFY_NEAR(translation(visual.worldPose()), Vec3f(0, 0, 1), 1e-6f); // once

  QVERIFY(!s.call(body, "addBoxTotal", words("1 1 1 1 2 0 0"))); // no pose has three numbers
  QVERIFY(!s.call(body, "addCapsuleTotal", words("1 1 1 0 0 0 0 0 0")));
  QVERIFY(!s.call(body, "addSphere", words("0 1")));
}

void BodyTest::bodyMethodsReachTheEngine()
{
  BodyScene s;
  RigidBody& body = *s.addPart(*s.scene, "part", {0, 0, 0}).childOf<RigidBody>();
  QVERIFY(s.call(body, "useGravity", {"false"}));
  QVERIFY(!s.call(body, "useGravity", {"0"}));
  QVERIFY(!body.body().gravityMode());
  QVERIFY(s.call(body, "setVelocity", words("1 2 3")));
  QVERIFY(s.call(body, "setAngularVelocity", words("0.1 0 0")));
  QVERIFY(!s.call(body, "setAngularVelocity", {"1"}));
  QVERIFY(s.call(body, "setPosition", words("4 5 6")));
  QVERIFY(body.velocity() == Vec3f(1, 2, 3));
  QCOMPARE(body.body().angularVelocity().x(), static_cast<double>(0.1f));
  QVERIFY(body.position() == Vec3f(4, 5, 6));
  QVERIFY(s.call(body, "disable"));
  QCOMPARE(std::get<bool>(s.get(body, "isEnabled")), false);
  QVERIFY(s.call(body, "enable"));
  QVERIFY(s.call(body, "addForce", words("50 0 0")));
  s.cycle();
  VERIFY_NEAR(body.velocity().x(), 2, 1e-5f);
  QVERIFY(!s.call(body, "setVelocity", words("nan 0 0")));
  QVERIFY(body.body().linearVelocity().allFinite());
}

void BodyTest::dragBrakesInFloat()
{
  BodyScene s;
  s.world->world().setGravity({0, 0, 0});
  RigidBody& body = *s.addPart(*s.scene, "part", {0, 0, 0}).childOf<RigidBody>();
  auto& drag = s.add<BaseNode>(body, "DragController");
  QCOMPARE(s.number(drag, "getLinearDrag"), static_cast<double>(0.1f));
  QVERIFY(s.call(drag, "setLinearDrag", {"0.5"}));
  QVERIFY(s.call(drag, "setAngularDrag", {"0"}));
  body.setVelocity({0.3f, 0, 0});
  body.setAngularVelocity({0, 0, 1});
  s.cycle();
  const double force = static_cast<double>((0.3f * 0.5f) * -1.f);
  QCOMPARE(body.body().linearVelocity().x(), static_cast<double>(0.3f) + force * physicsStep);
  QCOMPARE(body.body().angularVelocity().z(), 1.0); // k = 0: no torque
}

void BodyTest::controllersLimitAndFly()
{
  BodyScene s;
  s.world->world().setGravity({0, 0, 0});
  RigidBody& body = *s.addPart(*s.scene, "part", {0, 0, 0}).childOf<RigidBody>();
  auto& limit = s.add<BaseNode>(body, "VelocityController");
  body.setVelocity({30, 40, 0});
  s.cycle();
  VERIFY_NEAR(body.velocity().norm(), 50, 1e-4f);
  QVERIFY(s.call(limit, "setMaxVelocity", {"5"}));
  s.cycle();
  VERIFY_NEAR(body.velocity(), Vec3f(3, 4, 0), 1e-5f);

  body.setVelocity({0, 0, 0});
  auto& fly = s.add<BaseNode>(body, "FPSController");
  QVERIFY(s.call(fly, "setHAngle", {"90"}));
  QVERIFY(s.call(fly, "setVAngle", {"120"}));
  s.cycle();
  // Turned clockwise, forward (+Y) looks to +X, and down.
  const physics::Vec3 forward = body.body().rotation() * physics::Vec3::UnitY();
  VERIFY_NEAR(forward, physics::Vec3(std::cos(88 * M_PI / 180), 0, -std::sin(88 * M_PI / 180)), 1e-5);

  s.add<BaseNode>(*s.scene, "DragController").prePhysics(); // no body: nothing happens
}

void BodyTest::bodiesWithoutAWorldAreReported()
{
  BodyScene s;
  Scene& empty = s.add<Scene>(*s.root, "Scene", "empty");
  Transform& part = s.addPart(empty, "part", {0, 0, 0});
  QCOMPARE(s.errors, 1);
  QVERIFY(part.childOf<RigidBody>()->hasBody()); // complete, but alone
  s.add<SphereCollider>(part, "SphereCollider");
  auto& hinge = s.add<HingeJoint>(part, "HingeJoint");
  QVERIFY(s.call(hinge, "attach", {"../body"}));
  QVERIFY(s.errors > 1);
  s.cycle();
}

void BodyTest::removedPartsLeaveTheEngine()
{
  BodyScene s;
  Transform& part = s.addPart(*s.scene, "part", {0, 0, 0.9f});
  s.add<SphereCollider>(part, "SphereCollider");
  s.add<PlaneCollider>(*s.scene, "PlaneCollider");
  s.cycle();
  const std::shared_ptr<Object> kept = s.scene->removeChild(part);
  QVERIFY(!part.childOf<RigidBody>()->hasBody());
  s.cycle();
  s.scene->addChild(kept); // and back again
  QVERIFY(part.childOf<RigidBody>()->hasBody());
  s.cycle(50);
  VERIFY_NEAR(translation(part.worldPose()).z(), 1, 0.05f);
}

void BodyTest::everyMethodIsDocumented()
{
  BodyScene s;
  int methods = 0;
  for(const ClassInfo* const info : s.registry.classes())
  {
    QVERIFY2(!info->documentation.empty(), info->name.c_str());
    for(const Method& method : info->methods)
    {
      ++methods;
      QVERIFY2(!method.documentation.empty(), method.name.c_str());
      QVERIFY2(method.most < 0 || method.least <= method.most, method.name.c_str());
      for(const Parameter& parameter : method.parameters)
        QVERIFY2(!parameter.name.empty(), method.name.c_str());
    }
  }
  QVERIFY(methods > 150);
}

QTEST_APPLESS_MAIN(BodyTest)
#include "BodyTest.moc"
