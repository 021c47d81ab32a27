#include "core/joint/JointClasses.h"

#include "core/body/BodyRegistration.h"
#include "core/joint/AngularMotor.h"
#include "core/joint/Joints.h"
#include "core/object/ObjectTexts.h"

namespace sparkwright
{

namespace
{

using physics::JointParameter;

Parameter axisIndex() { return {"axis", "int", "0..2", ""}; }

template<class T>
auto& anchored(ClassBuilder<T>& c)
{
  return c
      .method("setAnchor", xyz("m", "0"), "Where the bodies are joined, in the frame of this node.",
              [](T& j, const Arguments& a) { return withNumbers(a, 3, [&] { j.setAnchor(a.vector(0)); }); })
      .arity(3, anyMore);
}

/// A setter and a getter of one parameter of one axis, as the engine has it.
struct PlainParameter
{
  const char* name;
  JointParameter parameter;
  const char* unit;
  const char* preset;
  const char* documentation;
  bool mayBeInfinite = false;
  bool mayBeNegative = true; ///< Nor infinite, if not.
};

constexpr PlainParameter plainParameters[] = {
    {"LowStopPos", JointParameter::LowStop, "m or rad", "-infinity",
     "Lower stop, metres for sliders, radians otherwise.", true},
    {"HighStopPos", JointParameter::HighStop, "m or rad", "infinity",
     "Upper stop, metres for sliders, radians otherwise.", true},
    {"Bounce", JointParameter::Bounce, "0..1", "0", "Restitution at the stops."},
    {"CFM", JointParameter::Cfm, "", "1e-10", "Softness while not at a stop."},
    {"StopCFM", JointParameter::StopCfm, "", "1e-10", "Softness at a stop."},
    {"StopERP", JointParameter::StopErp, "0..1", "0.2", "Error reduction at a stop."},
    {"FudgeFactor", JointParameter::FudgeFactor, "0..1", "1", "Scales the motor's force at a stop."},
    {"SuspensionERP", JointParameter::SuspensionErp, "0..1", "0.2", "Error reduction of the suspension, Hinge2 only."},
    {"SuspensionCFM", JointParameter::SuspensionCfm, "", "1e-10", "Softness of the suspension, Hinge2 only."},
    {"LinearMotorVelocity", JointParameter::MotorVelocity, "m/s", "0", "Speed that the motor tries to reach."},
    {"MaxMotorForce", JointParameter::MaxMotorForce, "N or N·m", "0", "0 switches the motor off; it also brakes.",
     true},
    {"Damping", JointParameter::Damping, "N·m·s/rad or N·s/m", "0",
     "Resists in proportion to speed. Hinges and sliders: axis 0; Hinge2 and universal joints: axes 0 and 1.", false, false},
    {"Friction", JointParameter::Friction, "N·m or N", "0",
     "Dry friction: resists with up to so much, and holds a joint that stands. Axes as for damping.", false, false}};

/// Calls `set(axis, value)` if the first value is an axis and the second one a number; infinite ones are no limit.
template<class Set>
CallResult forAxis(const Arguments& a, Set set)
{
  if(a.integer(0) < 0 || a.integer(0) > 2)
    return CallResult::refuse(objectText("expected.axis", a.text(0)));
  if(std::isnan(a.real(1)))
    return CallResult::refuse(objectText("expected.number", a.text(1)));
  set(a.integer(0), a.real(1));
  return {};
}

void declareParameters(ClassBuilder<JointNode>& c)
{
  for(const PlainParameter& p : plainParameters)
  {
    const JointParameter parameter = p.parameter;
    c.method(std::string("set") + p.name,
             {axisIndex(), p.mayBeInfinite ? limit("value", p.unit, p.preset) : real("value", p.unit, p.preset)},
             p.documentation,
             [parameter, mayBeNegative = p.mayBeNegative](JointNode& j, const Arguments& a)
             {
               if(!mayBeNegative && !(a.real(1) >= 0 && std::isfinite(a.real(1))))
                 return CallResult::refuse(objectText("expected.notNegative", a.text(1)));
               return forAxis(a, [&](int axis, float value) { j.setParameter(parameter, axis, value); });
             })
        .arity(2, anyMore)
        .method(std::string("get") + p.name, {axisIndex()}, p.documentation,
                [parameter](JointNode& j, const Arguments& a) { return toValue(j.parameter(parameter, a.integer(0))); })
        .arity(1, anyMore);
  }
  c.method("setSteadyMotor", {axisIndex(), flag("steady", "false")},
           "Whether the motor of a hinge or slider keeps to its speed and force at stops, too, and takes commands there. If not, "
           "it pushes with all its force at a stop, which can throw light parts.",
           [](JointNode& j, const Arguments& a)
           {
             const std::optional<bool> steady = a.boolean(1);
             if(!steady)
               return CallResult::refuse(objectText("call.noFlag", a.text(1)));
             return forAxis(a, [&](int axis, float) { j.setParameter(JointParameter::SteadyMotor, axis, *steady ? 1 : 0); });
           })
      .arity(2, anyMore)
      .method("getSteadyMotor", {axisIndex()}, "Whether its motor is a steady one.",
              [](JointNode& j, const Arguments& a)
              { return toValue(j.parameter(JointParameter::SteadyMotor, a.integer(0)) != 0 ? 1.0 : 0.0); })
      .arity(1, anyMore);
  c.method("setLowStopDeg", {axisIndex(), limit("angle", "deg", "-infinity")}, "Lower stop of an angle.",
           [](JointNode& j, const Arguments& a) {
             return forAxis(a, [&](int axis, float value) { j.setLowStopDeg(axis, value); });
           })
      .arity(2, anyMore)
      .method("getLowStopDeg", {axisIndex()}, "Lower stop, degrees.",
              [](JointNode& j, const Arguments& a) { return toValue(j.lowStopDeg(a.integer(0))); })
      .arity(1, anyMore)
      .method("setHighStopDeg", {axisIndex(), limit("angle", "deg", "infinity")}, "Upper stop of an angle.",
              [](JointNode& j, const Arguments& a) {
             return forAxis(a, [&](int axis, float value) { j.setHighStopDeg(axis, value); });
           })
      .arity(2, anyMore)
      .method("getHighStopDeg", {axisIndex()}, "Upper stop, degrees.",
              [](JointNode& j, const Arguments& a) { return toValue(j.highStopDeg(a.integer(0))); })
      .arity(1, anyMore)
      .method("setAngularMotorVelocity", {axisIndex(), real("speed", "deg/s", "0")},
              "Speed that the motor tries to reach.",
              [](JointNode& j, const Arguments& a) {
                return forAxis(a, [&](int axis, float value) {
                  j.setParameter(JointParameter::MotorVelocity, axis, toRadians(value));
                });
              })
      .arity(2, anyMore)
      .method("getAngularMotorVelocity", {axisIndex()}, "Speed that the motor tries to reach, deg/s.",
              [](JointNode& j, const Arguments& a) {
                return toValue(toDegrees(j.parameter(JointParameter::MotorVelocity, a.integer(0))));
              })
      .arity(1, anyMore);
}

void registerBase(Registry& registry)
{
  ClassBuilder<JointNode> c(registry, "oxygen/Joint", {"PhysicsObject"},
                            "Joins two bodies. Call attach first, then anchor, axis and limits.");
  c.abstract()
      .method("attach", {{"first", "path", "", ""}, {"second", "path", "", ""}},
              "The bodies to join, as paths from this node; none: the static environment.",
              [](JointNode& j, const Arguments& a) { j.attach(a.text(0), a.text(1)); })
      .arity(0, 2)
      .method("setJointMaxSpeed1", {limit("speed", "rad/s", "infinity")}, "Bound of commands for the first axis.",
              [](JointNode& j, const Arguments& a) { j.setMaxSpeed(0, a.real(0)); })
      .arity(1, anyMore)
      .method("setJointMaxSpeed2", {limit("speed", "rad/s", "infinity")}, "Bound of commands for the second axis.",
              [](JointNode& j, const Arguments& a) { j.setMaxSpeed(1, a.real(0)); })
      .arity(1, anyMore)
      .method("enableFeedback", {flag("enable", "false")}, "Whether forces of the joint can be read.",
              [](JointNode& j, const Arguments& a) {
                return withFlag(a, [&](bool enable) { j.enableFeedback(enable); });
              })
      .arity(1, anyMore);
  declareParameters(c);
  ClassBuilder<JointNode>(registry, "oxygen/Generic6DOFJoint", {"Joint"}, "Without effect of its own.");
  ClassBuilder<JointNode>(registry, "oxygen/ConeTwistJoint", {"Generic6DOFJoint"}, "Without effect.");
}

CallResult setOneAxis(JointNode& joint, const Arguments& a)
{
  if(a.count() == 3)
  {
    joint.setAxis(0, a.vector(0));
    return {};
  }
  const int axis = a.integer(0);
  if(a.count() != 1 || axis < 0 || axis > 2)
    return CallResult::refuse(objectText("joint.hingeAxis"));
  joint.setAxis(0, Vec3f::Unit(axis));
  return {};
}

template<class T>
auto& following(ClassBuilder<T>& c, const char* offsetUnit)
{
  return c
      .method("setMimic",
              {{"path", "path", "", ""}, real("multiplier", "", "1"), real("offset", offsetUnit, "0")},
              "Follows another hinge or slider, listed before it: place = multiplier · place of the other + offset, in rad "
              "and m but for the offset. A steady motor holds it there, with 1000 N·m or N unless setMaxMotorForce says "
              "otherwise.",
              [](T& j, const Arguments& a)
              {
                const float multiplier = a.count() > 1 ? a.real(1) : 1, offset = a.count() > 2 ? a.real(2) : 0;
                for(std::size_t i = 1; i < a.count(); ++i)
                  if(!std::isfinite(a.real(i)))
                    return CallResult::refuse(objectText("expected.number", a.text(i)));
                LocalText problem = j.follow(a.text(0), multiplier, offset);
                return problem.empty() ? CallResult{} : CallResult::refuse(std::move(problem));
              })
      .arity(1, 3);
}

void registerKinds(Registry& registry)
{
  const std::vector<std::string> base{"Generic6DOFJoint"};
  ClassBuilder<BallJoint> ball(registry, "oxygen/BallJoint", base, "Holds two bodies together at a point.");
  anchored(ball);

  ClassBuilder<HingeJoint> hinge(registry, "oxygen/HingeJoint", base, "Turns about one axis.");
  anchored(hinge)
      .method("setAxis", {real("x", "", "1"), real("y", "", "0"), real("z", "", "0")},
              "The axis in the frame of this node, or the index of one: 0 x, 1 y, 2 z.",
              [](HingeJoint& j, const Arguments& a) { return setOneAxis(j, a); })
      .arity(1, 3)
      .method("getAngle", {}, "Angle, degrees from -180 to 180; with a stop near half a turn or beyond it counts on.",
              [](HingeJoint& j, const Arguments&) { return toValue(j.angleDeg(0)); })
      .method("getAngleRate", {}, "Speed, deg/s.",
              [](HingeJoint& j, const Arguments&) { return toValue(j.angleRateDeg(0)); });
  following(hinge, "deg");

  ClassBuilder<Hinge2Joint> hinge2(registry, "oxygen/Hinge2Joint", base,
                                   "A steered and sprung wheel: steers about z (axis 0) and rolls about x (axis 1) of "
                                   "this node.");
  anchored(hinge2)
      .method("getAngle", {axisIndex()}, "Steering angle, degrees; axis 0 only.",
              [](Hinge2Joint& j, const Arguments& a) { return toValue(j.angleDeg(a.integer(0))); })
      .arity(0, anyMore)
      .method("getAngleRate", {axisIndex()}, "Speed, deg/s.",
              [](Hinge2Joint& j, const Arguments& a) { return toValue(j.angleRateDeg(a.integer(0))); })
      .arity(0, anyMore);

  ClassBuilder<SliderJoint> slider(registry, "oxygen/SliderJoint", base, "Slides along z of this node.");
  following(slider, "m")
      .method("getPosition", {}, "Way from where it was attached, m.",
              [](SliderJoint& j, const Arguments&) { return toValue(j.joint() ? j.joint()->position() : 0); })
      .method("getPositionRate", {}, "Speed, m/s.",
              [](SliderJoint& j, const Arguments&) { return toValue(j.joint() ? j.joint()->positionRate() : 0); });

  ClassBuilder<PlanarJoint>(registry, "PlanarJoint", base,
                            "Free to slide in a plane and to turn about its normal, which is z of this node unless set.")
      .method("setAxis", {real("x", "", "0"), real("y", "", "0"), real("z", "", "1")},
              "The normal of the plane in the frame of this node, or the index of an axis: 0 x, 1 y, 2 z. The plane is where "
              "the bodies are now.",
              [](PlanarJoint& j, const Arguments& a) { return setOneAxis(j, a); })
      .arity(1, 3);

  ClassBuilder<UniversalJoint> universal(registry, "oxygen/UniversalJoint", base,
                                         "Turns about two perpendicular axes.");
  anchored(universal)
      .method("setAxis1", {real("x", "", "1"), real("y", "", "0"), real("z", "", "0")},
              "First axis, in the frame of this node.",
              [](UniversalJoint& j, const Arguments& a) { j.setAxis(0, a.vector(0)); })
      .arity(3, anyMore)
      .method("setAxis2", {real("x", "", "0"), real("y", "", "1"), real("z", "", "0")},
              "Second axis, in the frame of this node.",
              [](UniversalJoint& j, const Arguments& a) { j.setAxis(1, a.vector(0)); })
      .arity(3, anyMore)
      .method("getAngle", {axisIndex()}, "Angle about axis 0 or 1, degrees.",
              [](UniversalJoint& j, const Arguments& a) { return toValue(j.angleDeg(a.integer(0))); })
      .arity(0, anyMore)
      .method("getAngleRate", {axisIndex()}, "Speed about axis 0 or 1, deg/s.",
              [](UniversalJoint& j, const Arguments& a) { return toValue(j.angleRateDeg(a.integer(0))); })
      .arity(0, anyMore);

  ClassBuilder<FixedJoint>(registry, "oxygen/FixedJoint", base, "Holds two bodies in their relative pose.")
      .method("setFixed", {}, "Freezes the pose that the bodies have now.", [](FixedJoint& j, const Arguments&) {
        if(j.joint())
          j.joint()->setFixed();
      });
}

CallResult accepted(bool done, LocalText why)
{
  return done ? CallResult{} : CallResult::refuse(std::move(why));
}

void declareServo(ClassBuilder<AngularMotor>& c)
{
  struct Row
  {
    const char* name;
    float AngularMotor::* member;
    const char* unit;
    const char* preset;
    const char* documentation;
  };
  const Row rows[] = {
      {"setSpeedConstant", &AngularMotor::speedConstant, "V·s/rad", "4.3", "Voltage per speed."},
      {"setTorqueConstant", &AngularMotor::torqueConstant, "N·m/A", "4.3", "Torque per current."},
      {"setResistance", &AngularMotor::resistance, "Ω", "6.44", "Of the winding."},
      {"setThermalConductivity", &AngularMotor::thermalConductivity, "W/°C", "0.025", "To the environment."},
      {"setHeatCapacity", &AngularMotor::heatCapacity, "J/°C", "26", "Of the motor."},
      {"setProtectionTempeature", &AngularMotor::protectionTemperature, "°C", "80", "From here on it protects itself."},
      {"setProtectionStiffness", &AngularMotor::protectionStiffness, "0..1", "0.8", "Stiffness while it does."}};
  for(const Row& row : rows)
  {
    float AngularMotor::* const member = row.member;
    c.method(row.name, {real("value", row.unit, row.preset)}, row.documentation,
             setNumber(member))
        .arity(1, anyMore);
  }
  c.method("setMaxTorque", {real("torque", "N·m", "0")}, "Torque at full stiffness.",
           [](AngularMotor& m, const Arguments& a) { m.setMaxTorque(a.real(0)); })
      .arity(1, anyMore)
      .method("setEnvironmentTempeature", {real("temperature", "°C", "20")}, "Also the motor's own from now on.",
              [](AngularMotor& m, const Arguments& a)
              { return withNumbers(a, 1, [&] { m.setEnvironmentTemperature(a.real(0)); }); })
      .arity(1, anyMore)
      .method("setBattery", {{"battery", "path", "", ""}}, "Where its energy comes from.",
              [](AngularMotor& m, const Arguments& a)
              { return accepted(m.setBattery(a.text(0)), objectText("joint.noBattery")); })
      .arity(1, anyMore);
}

void registerMotor(Registry& registry)
{
  ClassBuilder<AngularMotor> c(registry, "oxygen/AngularMotor", {"Joint"},
                               "A servo for the HingeJoint that it is below; needs an attach of its own.");
  c.method("setUserMode", {}, "Axes and angles are set by the user.",
           [](AngularMotor& m, const Arguments&) { m.setEulerMode(false); })
      .method("setEulerMode", {}, "Three axes, angles measured as Euler angles.",
              [](AngularMotor& m, const Arguments&) { m.setEulerMode(true); })
      .method("getMode", {}, "0 user, 1 Euler.",
              [](AngularMotor& m, const Arguments&) { return toValue(m.eulerMode() ? 1.0 : 0.0); })
      .method("setNumAxes", {{"count", "int", "0..3", "0"}}, "Number of axes.",
              [](AngularMotor& m, const Arguments& a)
              { return accepted(m.setAxisCount(a.integer(0)), objectText("joint.axes")); })
      .arity(1, anyMore)
      .method("getNumAxes", {}, "Number of axes.",
              [](AngularMotor& m, const Arguments&) { return toValue(static_cast<double>(m.axisCount())); })
      .method("setMotorAxis",
              {axisIndex(),
               {"anchor", "int", "0 world, 1 first body, 2 second body", "0"},
               real("x"),
               real("y"),
               real("z")},
              "An axis in world coordinates, and what it stays fixed to.",
              [](AngularMotor& m, const Arguments& a) {
                return accepted(m.setMotorAxis(a.integer(0), a.integer(1), a.vector(2)),
                                "axis and anchor are 0, 1 or 2");
              })
      .arity(5, anyMore)
      .method("getAxisAnchor", {axisIndex()}, "What an axis is fixed to.",
              [](AngularMotor& m, const Arguments& a)
              { return toValue(static_cast<double>(m.axisAnchor(a.integer(0)))); })
      .arity(1, anyMore)
      .method("setAxisAngle", {axisIndex(), {"angle", "int", "deg", "0"}}, "Tells the angle, in user mode.",
              [](AngularMotor& m, const Arguments& a) { m.setAxisAngle(a.integer(0), a.integer(1)); })
      .arity(2, anyMore)
      .method("getAxisAngle", {axisIndex()}, "Angle of the hinge, degrees.",
              [](AngularMotor& m, const Arguments& a) { return toValue(m.angleDeg(a.integer(0))); })
      .arity(1, anyMore)
      .method("getAxisAngleRate", {axisIndex()}, "Speed, deg/s.",
              [](AngularMotor& m, const Arguments& a) { return toValue(m.angleRateDeg(a.integer(0))); })
      .arity(1, anyMore);
  declareServo(c);
}

} // namespace

void registerJointClasses(Registry& registry)
{
  registerBase(registry);
  registerKinds(registry);
  registerMotor(registry);
}

} // namespace sparkwright
