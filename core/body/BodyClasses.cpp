#include "core/body/BodyClasses.h"

#include "core/body/Battery.h"
#include "core/body/BodyControllers.h"
#include "core/body/BodyRegistration.h"
#include "core/body/RigidBody.h"
#include "core/body/SpaceNode.h"
#include "core/body/WorldNode.h"
#include "core/object/ObjectTexts.h"

#include <algorithm>

namespace sparkwright
{

namespace
{

using physics::Mass;

/// Class that can be named, but has nothing of its own yet.
class PlaceholderBody : public PhysicsObject
{
};

void registerWorld(Registry& registry)
{
  ClassBuilder<PhysicsObject>(registry, "oxygen/PhysicsObject", {"BaseNode"}, "Something in the physics engine.")
      .abstract();

  ClassBuilder<WorldNode>(registry, "oxygen/World", {"PhysicsObject"},
                          "The physics world; directly below the scene, before any other physics node.")
      .method("setGravity", xyz("m/s²", "0"), "Gravity.",
              [](WorldNode& w, const Arguments& a)
              { return withNumbers(a, 3, [&] { w.world().setGravity(toEngine(a.vector(0))); }); })
      .arity(3, anyMore)
      .method("getGravity", {}, "Gravity, m/s².",
              [](WorldNode& w, const Arguments&) { return toValue(Vec3f(w.world().gravity().cast<float>())); })
      .method("setERP", {real("erp", "", "0.2")}, "Share of a joint's error that a step repairs, 0 to 1.",
              [](WorldNode& w, const Arguments& a)
              {
                if(!(a.real(0) >= 0 && a.real(0) <= 1))
                  return CallResult::refuse(objectText("expected.range", "0", "1", a.text(0)));
                w.world().setErp(a.real(0));
                return CallResult{};
              })
      .arity(1, anyMore)
      .method("getERP", {}, "Error reduction.", [](WorldNode& w, const Arguments&) { return toValue(w.world().erp()); })
      .method("setCFM", {real("cfm", "", "1e-10")}, "Softness of all constraints, >= 0.",
              [](WorldNode& w, const Arguments& a)
              {
                if(!(a.real(0) >= 0))
                  return CallResult::refuse(objectText("expected.notNegative", a.text(0)));
                return withNumbers(a, 1, [&] { w.world().setCfm(a.real(0)); });
              })
      .arity(1, anyMore)
      .method("getCFM", {}, "Softness of constraints.",
              [](WorldNode& w, const Arguments&) { return toValue(w.world().cfm()); })
      .method(
          "setAutoDisableFlag", {flag("on", "false")}, "Whether bodies made from now on fall asleep when they rest.",
          [](WorldNode& w, const Arguments& a) { return withFlag(a, [&](bool on) { w.world().setAutoDisable(on); }); })
      .arity(1, anyMore)
      .method("getAutoDisableFlag", {}, "Whether bodies fall asleep.",
              [](WorldNode& w, const Arguments&) { return Value(w.world().autoDisable()); })
      .method("setContactSurfaceLayer", {real("depth", "m", "0")}, "How far things sink in before contacts push.",
              [](WorldNode& w, const Arguments& a)
              {
                if(!(a.real(0) >= 0))
                  return CallResult::refuse(objectText("expected.notNegative", a.text(0)));
                return withNumbers(a, 1, [&] { w.world().setContactSurfaceLayer(a.real(0)); });
              })
      .arity(1, anyMore)
      .method("getContactSurfaceLayer", {}, "Depth of the layer, m.",
              [](WorldNode& w, const Arguments&) { return toValue(w.world().contactSurfaceLayer()); })
      .method("setSubSteps", {{"count", "int", {}, "1"}}, "Physics steps in each cycle, 1 to 100.",
              [](WorldNode& w, const Arguments& a)
              { return withCount(a, WorldNode::mostSubSteps, [&](int count) { w.subSteps = count; }); })
      .method("setIterations", {{"count", "int", {}, "20"}},
              "Turns of the solver for heaps that are solved iteratively: see setLargestExactIsland.",
              [](WorldNode& w, const Arguments& a)
              { return withCount(a, physics::World::mostIterations, [&](int count) { w.world().setIterations(count); }); })
      .method("setLargestExactIsland", {{"bodies", "int", {}, "0"}},
              "Bodies that touch each other, at most, for which steps are solved exactly; larger heaps are solved faster "
              "and softer. 0: all are solved exactly.",
              [](WorldNode& w, const Arguments& a)
              {
                w.largestExactIsland = std::max(a.integer(0), 0);
                w.world().setLargestExactIsland(w.largestExactIsland);
              })
      .method("setMaxExactContactRows", {{"rows", "int", {}, "750"}},
              "Constraint rows of the contacts of one heap, at most, for which steps are solved exactly: one for each "
              "contact that slides freely, three for one with friction. Larger heaps are solved faster and softer. 0: all "
              "are solved exactly. The option --exact-rows has precedence.",
              [](WorldNode& w, const Arguments& a)
              {
                w.maxExactContactRows = std::max(a.integer(0), 0);
                w.world().setMaxExactContactRows(w.maxExactContactRows);
              })
      .method("setStep", {{"kind", "string", {}, "exact"}},
              "How steps are computed: `exact`, `engine` (the same numbers by the engine's own exact step, slower) or "
              "`iterative` (faster for large heaps, softer, other numbers). The option --step has precedence.",
              [](WorldNode& w, const Arguments& a)
              {
                const auto kind = stepKindOf(a.text(0));
                if(!kind)
                  return CallResult::refuse(objectText("expected.stepKind", a.text(0)));
                w.stepKind = *kind;
                w.world().setSolver(*kind);
                return CallResult{};
              })
      .arity(1, anyMore)
      .method("setJointHeating", {flag("on", "false")}, "Whether motors get warm.",
              [](WorldNode& w, const Arguments& a) { return withFlag(a, [&](bool on) { w.jointHeating = on; }); })
      .arity(1, anyMore)
      .method("setBatteryDischarge", {flag("on", "false")}, "Whether motors use up their batteries.",
              [](WorldNode& w, const Arguments& a) { return withFlag(a, [&](bool on) { w.batteryDischarge = on; }); })
      .arity(1, anyMore);

  ClassBuilder<SpaceNode>(registry, "oxygen/Space", {"PhysicsObject"},
                          "A group of colliders: those below it. Spaces may be nested.")
      .method("disableInnerCollision", {flag("disable", "false")},
              "true: colliders of this space are never tested against each other.",
              [](SpaceNode& s, const Arguments& a) {
                return withFlag(a, [&](bool disable) { s.setInnerCollision(!disable); });
              })
      .arity(1, anyMore);
}

CallResult massSet(RigidBody& body, const Mass& mass)
{
  return body.setMass(mass) ? CallResult{} : CallResult::refuse(objectText("body.sizes"));
}

CallResult massAdded(RigidBody& body, const Mass& mass, const Arguments& a, std::size_t poseAt)
{
  Mat4f pose = Mat4f::Identity();
  if(a.count() > poseAt)
  {
    const std::optional<Mat4f> given = a.matrix(poseAt);
    if(!given)
      return CallResult::refuse(objectText("body.pose"));
    pose = *given;
  }
  return body.addMass(mass, pose) ? CallResult{} : CallResult::refuse(objectText("body.sizes"));
}

CallResult setMassParameters(RigidBody& body, const Arguments& a)
{
  Mass mass;
  mass.mass = a.real(0);
  mass.centre = toEngine(a.vector(1));
  const Vec3f diagonal = a.vector(4), mixed = a.vector(7);
  mass.inertia << diagonal.x(), mixed.x(), mixed.y(), mixed.x(), diagonal.y(), mixed.z(), mixed.y(), mixed.z(),
      diagonal.z();
  return body.setMass(mass) ? CallResult{} : CallResult::refuse(objectText("body.inertia"));
}

/// Methods that set or add a solid, in their four shapes.
void declareMasses(ClassBuilder<RigidBody>& c)
{
  using Solid = Mass (*)(const Arguments&);
  struct Row
  {
    const char* suffix;
    const char* amount;
    const char* amountUnit;
    std::vector<Parameter> sizes;
    Solid solid;
    bool takesPose;
  };
  const std::vector<Parameter> radius{real("radius", "m")};
  const std::vector<Parameter> lengths{real("lx", "m"), real("ly", "m"), real("lz", "m")};
  const std::vector<Parameter> shaft{real("radius", "m"), real("length", "m")};
  const Row rows[] = {{"Sphere", "density", "kg/m³", radius,
                       [](const Arguments& a) { return Mass::sphere(a.real(0), a.real(1)); }, true},
                      {"SphereTotal", "mass", "kg", radius,
                       [](const Arguments& a) { return Mass::sphereTotal(a.real(0), a.real(1)); }, true},
                      {"Box", "density", "kg/m³", lengths,
                       [](const Arguments& a) { return Mass::box(a.real(0), toEngine(a.vector(1))); }, true},
                      {"BoxTotal", "mass", "kg", lengths,
                       [](const Arguments& a) { return Mass::boxTotal(a.real(0), toEngine(a.vector(1))); }, true},
                      {"Cylinder", "density", "kg/m³", shaft,
                       [](const Arguments& a) { return Mass::cylinder(a.real(0), a.real(1), a.real(2)); }, true},
                      {"CylinderTotal", "mass", "kg", shaft,
                       [](const Arguments& a) { return Mass::cylinderTotal(a.real(0), a.real(1), a.real(2)); }, true},
                      {"Capsule", "density", "kg/m³", shaft,
                       [](const Arguments& a) { return Mass::capsule(a.real(0), a.real(1), a.real(2)); }, true},
                      {"CapsuleTotal", "mass", "kg", shaft,
                       [](const Arguments& a) { return Mass::capsuleTotal(a.real(0), a.real(1), a.real(2)); }, false}};

  for(const Row& row : rows)
  {
    std::vector<Parameter> parameters{real(row.amount, row.amountUnit)};
    parameters.insert(parameters.end(), row.sizes.begin(), row.sizes.end());
    const int count = static_cast<int>(parameters.size());
    const Solid solid = row.solid;
    c.method(std::string("set") + row.suffix, parameters, "Replaces the mass by that of a homogeneous solid.",
             [solid](RigidBody& b, const Arguments& a) { return massSet(b, solid(a)); });
    if(std::string_view(row.suffix).starts_with("Box"))
      c.arity(count, anyMore); // the only ones that take surplus values
    if(row.takesPose)
      parameters.push_back(real("pose..."));
    c.method(std::string("add") + row.suffix, parameters,
             row.takesPose ? "Adds a homogeneous solid, optionally at a pose (16 or 6 numbers), and moves the body to "
                             "the common centre of mass. Begin with a set… call."
                           : "Adds a homogeneous solid at the origin.",
             [solid, count](RigidBody& b, const Arguments& a) {
               return massAdded(b, solid(a), a, static_cast<std::size_t>(count));
             });
    c.arity(count, row.takesPose ? anyMore : count);
  }
}

void registerBody(Registry& registry)
{
  ClassBuilder<PlaceholderBody>(registry, "oxygen/Body", {"PhysicsObject"}, "Common base of bodies.").abstract();
  for(const char* const name : {"oxygen/StaticBody", "oxygen/DynamicBody", "oxygen/SoftBody"})
    ClassBuilder<PlaceholderBody>(registry, name, {"Body"}, "Without effect; use RigidBody.");

  ClassBuilder<RigidBody> c(registry, "oxygen/RigidBody", {"Body"},
                            "A rigid body at its parent's pose; the parent, a Transform, follows it. 1 kg until a mass "
                            "is set.");
  declareMasses(c);
  c.method("setMass", {real("mass", "kg", "1")}, "Scales mass and inertia to a new total.",
           [](RigidBody& b, const Arguments& a)
           {
             Mass mass = b.body().mass();
             mass.adjust(a.real(0));
             return a.real(0) > 0 ? massSet(b, mass) : CallResult::refuse(objectText("body.mass"));
           })
      .method("getMass", {}, "Mass, kg.", [](RigidBody& b, const Arguments&) { return toValue(b.body().mass().mass); })
      .method("setMassParameters",
              {real("mass", "kg", "1"), real("cx", "m", "0"), real("cy", "m", "0"), real("cz", "m", "0"),
               real("I11", "kg·m²", "1"), real("I22", "kg·m²", "1"), real("I33", "kg·m²", "1"),
               real("I12", "kg·m²", "0"), real("I13", "kg·m²", "0"), real("I23", "kg·m²", "0")},
              "Sets mass, centre (must be 0 0 0) and inertia about the body's origin.", setMassParameters)
      .arity(10, anyMore)
      .method("translateMass", xyz("m"), "Without effect, as ever.", [](RigidBody&, const Arguments&) {})
      .arity(3, anyMore)
      .method("enable", {}, "Wakes the body.", [](RigidBody& b, const Arguments&) { b.body().enable(); })
      .method("disable", {}, "Puts the body to sleep.", [](RigidBody& b, const Arguments&) { b.body().disable(); })
      .method("isEnabled", {}, "Whether the body is awake.",
              [](RigidBody& b, const Arguments&) { return Value(b.body().isEnabled()); })
      .method("useGravity", {flag("use", "true")}, "Whether gravity acts on this body.",
              [](RigidBody& b, const Arguments& a)
              { return withFlag(a, [&](bool use) { b.body().setGravityMode(use); }); })
      .arity(1, anyMore)
      .method("setVelocity", xyz("m/s"), "Linear velocity in the world.",
              [](RigidBody& b, const Arguments& a) { return withNumbers(a, 3, [&] { b.setVelocity(a.vector(0)); }); })
      .arity(3, anyMore)
      .method("setAngularVelocity", xyz("rad/s"), "Angular velocity in the world.",
              [](RigidBody& b, const Arguments& a)
              { return withNumbers(a, 3, [&] { b.setAngularVelocity(a.vector(0)); }); })
      .arity(3, anyMore)
      .method("addForce", xyz("N"), "Force in world axes, for the next step only.",
              [](RigidBody& b, const Arguments& a)
              { return withNumbers(a, 3, [&] { b.body().addForce(toEngine(a.vector(0))); }); })
      .arity(3, anyMore)
      .method("addTorque", xyz("N·m"), "Torque in world axes, for the next step only.",
              [](RigidBody& b, const Arguments& a)
              { return withNumbers(a, 3, [&] { b.body().addTorque(toEngine(a.vector(0))); }); })
      .arity(3, anyMore)
      .method("setPosition", xyz("m"), "Position in the world.",
              [](RigidBody& b, const Arguments& a) { return withNumbers(a, 3, [&] { b.setPosition(a.vector(0)); }); })
      .arity(3, anyMore);
}

void registerControllers(Registry& registry)
{
  ClassBuilder<BodyController>(registry, "oxygen/BodyController", {"BaseNode"},
                               "Acts before each step on the RigidBody above.")
      .abstract();

  ClassBuilder<DragController>(registry, "oxygen/DragController", {"BodyController"},
                               "Brakes in proportion to speed, whatever the mass.")
      .method("setLinearDrag", {real("drag", "N·s/m", "0.1")}, "Linear drag; 0 or less: none.",
              setNumber(&DragController::linear))
      .arity(1, anyMore)
      .method("getLinearDrag", {}, "Linear drag, N·s/m.",
              [](DragController& d, const Arguments&) { return toValue(d.linear); })
      .method("setAngularDrag", {real("drag", "N·m·s", "0.1")}, "Angular drag; 0 or less: none.",
              setNumber(&DragController::angular))
      .arity(1, anyMore)
      .method("getAngularDrag", {}, "Angular drag, N·m·s.",
              [](DragController& d, const Arguments&) { return toValue(d.angular); });

  ClassBuilder<VelocityController>(registry, "oxygen/VelocityController", {"BodyController"},
                                   "Keeps the body from getting faster than a maximum.")
      .method("setMaxVelocity", {real("speed", "m/s", "0")}, "The maximum; 0: none.",
              setNumber(&VelocityController::maxVelocity))
      .arity(1, anyMore)
      .method("getMaxVelocity", {}, "The maximum, m/s.",
              [](VelocityController& v, const Arguments&) { return toValue(v.maxVelocity); });

  ClassBuilder<FpsController>(registry, "oxygen/FPSController", {"BodyController"}, "Flies a body like a camera.")
      .method("setAcceleration", {real("acceleration", "m/s²", "10")}, "How hard held keys push.",
              setNumber(&FpsController::acceleration))
      .arity(1, anyMore)
      .method("getAcceleration", {}, "How hard held keys push, m/s².",
              [](FpsController& f, const Arguments&) { return toValue(f.acceleration); })
      .method("setHAngle", {real("angle", "deg", "0")}, "Heading, clockwise from above.",
              setNumber(&FpsController::horizontalDeg))
      .arity(1, anyMore)
      .method("setVAngle", {real("angle", "deg", "0")}, "Inclination, down is positive; clamped to ±88.",
              setNumber(&FpsController::verticalDeg))
      .arity(1, anyMore);

  ClassBuilder<Battery>(registry, "oxygen/Battery", {"PhysicsObject"}, "A store of energy for motors and electronics.")
      .method("setCapacity", {real("energy", "J", "0")}, "How much it can hold.",
              [](Battery& b, const Arguments& a) { return withNumbers(a, 1, [&] { b.setCapacity(a.real(0)); }); })
      .arity(1, anyMore)
      .method("setPower", {real("energy", "J", "0")}, "How much it holds; at most the capacity, so set that before.",
              [](Battery& b, const Arguments& a) { return withNumbers(a, 1, [&] { b.setPower(a.real(0)); }); })
      .arity(1, anyMore)
      .method("setIdlePower", {real("power", "W", "0")}, "What the robot uses with all motors off.",
              [](Battery& b, const Arguments& a)
              {
                if(!(a.real(0) >= 0))
                  return CallResult::refuse(objectText("expected.notNegative", a.text(0)));
                return withNumbers(a, 1, [&] { b.idlePower = a.real(0); });
              })
      .arity(1, anyMore)
      .method("getPower", {}, "Energy that is left, J.",
              [](Battery& b, const Arguments&) { return toValue(b.power()); });
}

} // namespace

void registerBodyClasses(Registry& registry)
{
  registerWorld(registry);
  registerBody(registry);
  registerControllers(registry);
  registerColliderClasses(registry);
  registerTriMeshCollider(registry);
  registerHullCollider(registry);
  registerHandlerClasses(registry);
}

} // namespace sparkwright
