#include "core/joint/JointClasses.h"

#include "core/body/BodyRegistration.h"
#include "core/joint/JointMotor.h"
#include "core/object/ObjectTexts.h"

#include <sstream>

namespace sparkwright
{

namespace
{

/// A constant of a motor: the method that sets it, and what it may be.
struct Row
{
  const char* method;
  double MotorConstants::* member;
  const char* unit;
  const char* preset;
  double lowest, highest;
  const char* documentation;
};

constexpr double any = 1e6;
constexpr double absoluteZero = -273.15; // °C

// Heat: so little capacity and so much conductivity that a step would overshoot is refused.
constexpr Row rows[] = {
    {"setMaxTorque", &MotorConstants::maxTorque, "N·m", "0", 0, any, "Torque at stiffness 1."},
    {"setFriction", &MotorConstants::friction, "N·m", "0", 0, any, "Of the gear, while the motor is off."},
    {"setTorqueConstant", &MotorConstants::torqueConstant, "N·m/A", "4.3", 1e-6, any,
     "Torque at the joint per current."},
    {"setSpeedConstant", &MotorConstants::speedConstant, "V·s/rad", "4.3", 0, any, "Voltage per speed of the joint."},
    {"setResistance", &MotorConstants::resistance, "Ω", "6.44", 0, any, "Of the winding."},
    {"setThermalConductivity", &MotorConstants::thermalConductivity, "W/°C", "0.025", 0, 1, "To what surrounds it."},
    {"setHeatCapacity", &MotorConstants::heatCapacity, "J/°C", "26", 0.1, any, "Of the motor."},
    {"setHotTemperature", &MotorConstants::hotTemperature, "°C", "70", absoluteZero, any,
     "From here on the torque is reduced."},
    {"setHotStiffness", &MotorConstants::hotStiffness, "0..1", "0.5", 0, 1,
     "Share of the torque that is left just below the shut-down."},
    {"setShutdownTemperature", &MotorConstants::shutdownTemperature, "°C", "90", absoluteZero, any,
     "Here the motor shuts down until it is hot no longer."},
    {"setEnvironmentTemperature", &MotorConstants::environment, "°C", "20", absoluteZero, any,
     "Of what surrounds it; also its own until it has moved."},
};

CallResult setConstant(JointMotor& motor, const Row& row, const Arguments& a)
{
  const double value = static_cast<double>(a.real(0));
  if(!(value >= row.lowest && value <= row.highest))
  {
    const auto text = [](double limit)
    {
      std::ostringstream out;
      out << limit;
      return std::move(out).str();
    };
    return CallResult::refuse(objectText("expected.range", text(row.lowest), text(row.highest), a.text(0)));
  }
  MotorConstants constants = motor.model().constants();
  constants.*row.member = value;
  motor.setConstants(constants);
  return {};
}

} // namespace

void registerMotorClasses(Registry& registry)
{
  ClassBuilder<JointMotor> c(registry, "JointMotor", {"BaseNode"},
                             "A realistic motor for the HingeJoint or AngularMotor directly above: needs current, gets "
                             "warm, and gives no more torque than stiffness, temperature and battery allow.");
  for(const Row& row : rows)
    c.method(row.method, {real("value", row.unit, row.preset)}, row.documentation,
             [&row](JointMotor& m, const Arguments& a) { return setConstant(m, row, a); });
  c.method("setBattery", {{"battery", "path", "", ""}}, "Where its energy comes from; without one it never ends.",
           [](JointMotor& m, const Arguments& a)
           { return m.setBattery(a.text(0)) ? CallResult{} : CallResult::refuse(objectText("joint.noBattery")); })
      .method("setStiffness", {real("stiffness", "0..1", "1")}, "Share of the torque that it may use.",
              [](JointMotor& m, const Arguments& a)
              { return withNumbers(a, 1, [&] { m.setStiffness(static_cast<double>(a.real(0))); }); })
      .method("setTemperature", {real("temperature", "°C", "20")}, "How warm it is now.",
              [](JointMotor& m, const Arguments& a)
              { return withNumbers(a, 1, [&] { m.setTemperature(static_cast<double>(a.real(0))); }); })
      .method("getStiffness", {}, "Share of the torque that it may use.",
              [](JointMotor& m, const Arguments&) { return toValue(m.model().stiffness()); })
      .method("getTorque", {}, "Of the last step, N·m.",
              [](JointMotor& m, const Arguments&) { return toValue(m.model().torque()); })
      .method("getCurrent", {}, "Of the last step, A.",
              [](JointMotor& m, const Arguments&) { return toValue(m.model().current()); })
      .method("getPower", {}, "Of the last step, W.",
              [](JointMotor& m, const Arguments&) { return toValue(m.model().power()); })
      .method("getTemperature", {}, "°C.",
              [](JointMotor& m, const Arguments&) { return toValue(m.model().temperature()); });
}

} // namespace sparkwright
