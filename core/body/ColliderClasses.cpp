#include "core/body/BodyRegistration.h"
#include "core/body/Collider.h"
#include "core/body/CollisionHandler.h"
#include "core/object/Context.h"
#include "core/object/ObjectTexts.h"

#include <algorithm>

namespace sparkwright
{

namespace
{

CallResult addCollisionHandler(Collider& collider, const Arguments& a)
{
  const Context* const context = collider.context();
  std::shared_ptr<Object> made = context && context->registry ? context->registry->create(a.text(0)) : nullptr;
  if(!dynamic_cast<CollisionHandler*>(made.get()))
    return CallResult::refuse(objectText("body.noHandler", a.text(0)));
  collider.addChild(std::move(made));
  return {};
}

CallResult setIgnored(Collider& collider, const Arguments& a)
{
  const std::optional<bool> on = a.boolean(1);
  if(!on)
    return CallResult::refuse(objectText("call.noFlag", a.text(1)));
  collider.ignore(a.text(0), *on);
  return {};
}

CallResult setRotation(Collider& collider, const Arguments& a)
{
  const std::optional<Mat4f> pose = a.matrix(0);
  if(!pose)
    return CallResult::refuse(objectText("body.rotation"));
  collider.setRotation(*pose);
  return {};
}

CallResult setPlane(PlaneCollider& plane, const Arguments& a)
{
  if(a.count() != 4 && a.count() != 6)
    return CallResult::refuse(objectText("body.plane"));
  const Vec3f normal = a.vector(a.count() == 4 ? 0 : 3);
  if(!normal.allFinite() || normal.isZero(0))
    return CallResult::refuse(objectText("expected.normal"));
  const auto normalised = [](const Vec3f& v) {
    const float length = std::sqrt(v.x() * v.x() + v.y() * v.y() + v.z() * v.z());
    return length > 0 ? Vec3f(v / length) : v;
  };
  if(a.count() == 4)
  {
    plane.setPlane(normalised(a.vector(0)), a.real(3));
    return {};
  }
  const Vec3f p = a.vector(0), n = normalised(a.vector(3));
  plane.setPlane(n, p.x() * n.x() + p.y() * n.y() + p.z() * n.z());
  return {};
}

void registerBases(Registry& registry)
{
  ClassBuilder<Collider>(registry, "oxygen/Collider", {"PhysicsObject"},
                         "A shape that touches others. Follows the RigidBody listed before it beside it, else static.")
      .abstract()
      .method("setPosition", xyz("m"), "Moves to the parent's world pose · position; with a body, the body moves.",
              [](Collider& c, const Arguments& a) { return withNumbers(a, 3, [&] { c.setPosition(a.vector(0)); }); })
      .arity(3, anyMore)
      .method("setLocalPosition", xyz("m"),
              "Offset from the body for the collider inside a TransformCollider; world position otherwise.",
              [](Collider& c, const Arguments& a)
              { return withNumbers(a, 3, [&] { c.setLocalPosition(a.vector(0)); }); })
      .arity(3, anyMore)
      .method("setRotation", {real("matrix...")}, "Rotation, from a matrix of 16 numbers or a pose of 6.", setRotation)
      .arity(6, 16)
      .method("addCollisionHandler", {{"class", "string", "", ""}}, "Adds a handler of that class.",
              addCollisionHandler)
      .method("addNotCollideWithColliderName", {{"name", "string", "", ""}, flag("ignore")},
              "true: never touches colliders of that name in the same space; false: touches them again.", setIgnored);

  for(const char* const name : {"oxygen/ConvexCollider", "oxygen/ConcaveCollider", "oxygen/CompoundCollider",
                                "oxygen/EmptyCollider", "oxygen/CylinderCollider", "oxygen/ConeCollider"})
    ClassBuilder<Collider>(registry, name, {"Collider"}, "Has no geometry, so it touches nothing.");
}

template<class T>
void declareCapsule(ClassBuilder<T> c)
{
  c.method("setParams", {real("radius", "m", "1"), real("length", "m", "1")}, "Radius, and length without the caps.",
           [](T& k, const Arguments& a) {
             return withSizes(a, 0, 2, [&] {
               if(k.shape())
                 k.shape()->setCapsule(a.real(0), a.real(1));
             });
           })
      .method("setRadius", {real("radius", "m", "1")}, "Radius.",
              [](T& k, const Arguments& a) {
                return withSizes(a, 0, 1, [&] {
                  if(k.shape())
                    k.shape()->setRadius(a.real(0));
                });
              })
      .arity(1, anyMore)
      .method("setLength", {real("length", "m", "1")}, "Length without the caps.",
              [](T& k, const Arguments& a) {
                return withSizes(a, 0, 1, [&] {
                  if(k.shape())
                    k.shape()->setLength(a.real(0));
                });
              })
      .arity(1, anyMore)
      .method("getRadius", {}, "Radius, m.",
              [](T& k, const Arguments&) { return toValue(k.shape() ? k.shape()->radius() : 0); })
      .method("getLength", {}, "Length without the caps, m.",
              [](T& k, const Arguments&) { return toValue(k.shape() ? k.shape()->length() : 0); });
  declareDepth(c);
}

void registerShapes(Registry& registry)
{
  ClassBuilder<BoxCollider> box(registry, "oxygen/BoxCollider", {"ConvexCollider"}, "A box, centred.");
  box.method("setBoxLengths", xyz("m", "1"), "Full edge lengths.",
             [](BoxCollider& b, const Arguments& a) {
               return withSizes(a, 0, 3, [&] { b.setLengths(a.vector(0)); });
             })
      .arity(3, anyMore)
      .method("addSCFreezeJointEffName", {{"effector", "string", "", ""}},
              "Names a joint effector to lock when the rule against self collision triggers on this box.",
              [](BoxCollider& b, const Arguments& a) { b.freezeEffectors.push_back(a.text(0)); })
      .arity(1, anyMore)
      .method("getBoxLength", {{"axis", "int", "", ""}}, "Edge length along axis 0, 1 or 2, m.",
              [](BoxCollider& b, const Arguments& a) {
                const int axis = a.integer(0);
                return toValue(axis >= 0 && axis < 3 ? b.lengths()[axis] : 0.f);
              })
      .arity(1, anyMore);
  declareDepth(box);

  ClassBuilder<SphereCollider> sphere(registry, "oxygen/SphereCollider", {"ConvexCollider"}, "A sphere, centred.");
  sphere
      .method("setRadius", {real("radius", "m", "1")}, "Radius.",
              [](SphereCollider& s, const Arguments& a) {
                return withSizes(a, 0, 1, [&] {
                  if(s.shape())
                    s.shape()->setRadius(a.real(0));
                });
              })
      .arity(1, anyMore)
      .method("getRadius", {}, "Radius, m.",
              [](SphereCollider& s, const Arguments&) { return toValue(s.shape() ? s.shape()->radius() : 0); });
  declareDepth(sphere);

  declareCapsule(ClassBuilder<CapsuleCollider>(registry, "oxygen/CapsuleCollider", {"ConvexCollider"},
                                               "A cylinder along z with half spheres at its ends, centred."));
  declareCapsule(ClassBuilder<CapsuleCollider>(registry, "oxygen/CCylinderCollider", {"Collider"},
                                               "Obsolete name of CapsuleCollider."));

  ClassBuilder<SolidCylinderCollider> cylinder(registry, "SolidCylinderCollider", {"ConvexCollider"},
                                               "A cylinder along z, centred, which stands, lies and rolls. The "
                                               "CylinderCollider has no geometry.");
  cylinder
      .method("setParams", {real("radius", "m", "1"), real("length", "m", "1")}, "Radius and length.",
              [](SolidCylinderCollider& k, const Arguments& a) {
                return withSizes(a, 0, 2, [&] {
                  if(k.shape())
                    k.shape()->setCylinder(a.real(0), a.real(1));
                });
              })
      .method("getRadius", {}, "Radius, m.",
              [](SolidCylinderCollider& k, const Arguments&) { return toValue(k.shape() ? k.shape()->radius() : 0); })
      .method("getLength", {}, "Length, m.",
              [](SolidCylinderCollider& k, const Arguments&) { return toValue(k.shape() ? k.shape()->length() : 0); });
  declareDepth(cylinder);

  ClassBuilder<PlaneCollider> plane(registry, "oxygen/PlaneCollider", {"Collider"},
                                    "The half space below a plane in world coordinates; ignores its Transform.");
  plane
      .method("setParams", {real("a", "", "0"), real("b", "", "0"), real("c", "", "1"), real("d", "m", "0")},
              "a·x + b·y + c·z = d, or a point and a normal (6 values). The normal is normalised, d is not.", setPlane)
      .arity(4, 6);
  declareDepth(plane);

  ClassBuilder<RayCollider>(registry, "oxygen/RayCollider", {"Collider"}, "A ray, which touches what it meets first.")
      .method("setParams",
              {real("px", "m", "0"), real("py", "m", "0"), real("pz", "m", "0"), real("dx", "", "0"),
               real("dy", "", "0"), real("dz", "", "1"), real("length", "m", "1")},
              "Start, direction and length.",
              [](RayCollider& r, const Arguments& a) {
                if(!a.vector(0).allFinite() || !a.vector(3).allFinite() || a.vector(3).isZero(0))
                  return CallResult::refuse(objectText("expected.ray"));
                return withSizes(a, 6, 1, [&] {
                  if(!r.shape())
                    return;
                  r.shape()->setRay(toEngine(a.vector(0)), toEngine(a.vector(3)));
                  r.shape()->setLength(a.real(6));
                });
              })
      .arity(7, anyMore);

  ClassBuilder<TransformCollider>(registry, "oxygen/TransformCollider", {"Collider"},
                                  "Gives the one collider below it an offset from the body. Handlers and names to "
                                  "ignore belong to this node, not to the one below.");
}

} // namespace

void registerColliderClasses(Registry& registry)
{
  registerBases(registry);
  registerShapes(registry);
}

void registerHandlerClasses(Registry& registry)
{
  ClassBuilder<CollisionHandler>(registry, "oxygen/CollisionHandler", {"BaseNode"},
                                 "Decides what happens when the collider above touches another.")
      .abstract();

  using Handler = ContactJointHandler;
  const auto mode = [](bool Handler::* member) {
    return [member](Handler& h, const Arguments& a) { return withFlag(a, [&](bool on) { h.*member = on; }); };
  };
  const auto value = [](float Handler::* member, float low, float high) {
    return [=](Handler& h, const Arguments& a) {
      const float given = a.real(0);
      if(std::isnan(given))
        return CallResult::refuse(objectText("expected.aNumber"));
      h.*member = std::clamp(given, low, high);
      return CallResult{};
    };
  };
  constexpr float infinity = std::numeric_limits<float>::infinity();
  ClassBuilder<Handler>(registry, "oxygen/ContactJointHandler", {"CollisionHandler"},
                        "Makes contacts with colliders that have one, too. Where both sides have a mode on, their "
                        "values are averaged; where one has it, its value counts.")
      .method("setContactBounceMode", {flag("on", "true")}, "Whether it bounces.", mode(&Handler::bounceMode))
      .method("setContactBounceValue", {real("bounce", "", "0.8")}, "Share of the speed that comes back.",
              value(&Handler::bounce, 0, infinity))
      .method("setMinBounceVel", {limit("speed", "m/s", "2")}, "Slower approach does not bounce.",
              value(&Handler::minBounceVelocity, 0, infinity))
      .method("setContactSoftERPMode", {flag("on", "false")}, "Whether its own ERP counts.",
              mode(&Handler::softErpMode))
      .method("setContactSoftERP", {real("erp", "", "0")}, "Share of penetration that a step repairs, 0 to 1.",
              value(&Handler::softErp, 0, 1))
      .method("setContactSoftCFMMode", {flag("on", "false")}, "Whether its own CFM counts.",
              mode(&Handler::softCfmMode))
      .method("setContactSoftCFM", {real("cfm", "", "0")}, "Softness, >= 0.", value(&Handler::softCfm, 0, infinity))
      .method("setContactSlipMode", {flag("on", "false")}, "Whether it slips in proportion to force.",
              mode(&Handler::slipMode))
      .method("setContactSlip", {real("slip", "", "0.005")}, "Slip in both directions of friction.",
              value(&Handler::slip, -infinity, infinity))
      .method("setContactMu", {limit("mu", "", "infinity")},
              "Friction: the mean of both sides; a limit of the force in N, or with the mode below Coulomb's coefficient.",
              value(&Handler::mu, 0, infinity))
      .method("setContactCoulombMode", {flag("on", "false")},
              "Whether friction grows with the force between the surfaces, as Coulomb says.",
              mode(&Handler::coulombMode));

  ClassBuilder<WheelContactHandler>(registry, "WheelContactHandler", {"ContactJointHandler"},
                                    "The tread of a wheel: makes contacts with planes only, and has another friction "
                                    "along the axle.")
      .method("setAxle", xyz("", "0 1 0"), "Direction of the axle in the frame of the body.",
              [](WheelContactHandler& h, const Arguments& a)
              { return withNumbers(a, 3, [&] { h.axle = a.vector(0); }); })
      .method("setMuAcross", {limit("mu", "", "infinity")}, "Coefficient of friction along the axle.",
              [](WheelContactHandler& h, const Arguments& a)
              {
                if(!(a.real(0) >= 0))
                  return CallResult::refuse(objectText("expected.notNegative", a.text(0)));
                h.muAcross = a.real(0);
                return CallResult{};
              });
  ClassBuilder<TouchPerceptorHandler>(registry, "TouchPerceptorHandler", {"ContactJointHandler"},
                                      "Makes contacts, and tells the force sensor of the body part, which must be "
                                      "listed before.");
  ClassBuilder<RecorderHandler>(registry, "oxygen/RecorderHandler", {"CollisionHandler"},
                                "Remembers what the collider touches. With this handler only, nothing bounces off it.");
}

} // namespace sparkwright
