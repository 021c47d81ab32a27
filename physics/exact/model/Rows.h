#pragma once

// Private to physics: the rows of constraints that joints and contacts contribute to a step.

#include "physics/Joint.h"

#include <ode/ode.h>

#include <array>
#include <atomic>
#include <cstdint>
#include <optional>
#include <span>

namespace sparkwright::physics
{

class World;

/// What one body takes into a step, and what the step makes of it. World axes, SI units.
struct StepBody
{
  dBodyID id = nullptr;
  double inverseMass = 1;
  std::array<double, 12> inverseInertia{}; ///< Three rows of four, as all matrices of the engine.
  std::array<double, 3> force{}, torque{};  ///< Without those of constraints.
  std::array<double, 6> rate{};             ///< Speed per step and acceleration, m/s² and rad/s².

  const double* position() const { return dBodyGetPosition(id); }
  const double* rotation() const { return dBodyGetRotation(id); }
  const double* linearVelocity() const { return dBodyGetLinearVel(id); }
  const double* angularVelocity() const { return dBodyGetAngularVel(id); }
  void addForce(double x, double y, double z);
  void addTorque(double x, double y, double z);
};

/// A row: J₁v₁ + J₂v₂ + CFM·λ = rhs, unless the force λ reaches one of its limits.
struct Row
{
  std::array<double, 6> first{}, second{}; ///< J of both bodies: force, then torque.
  double rhs = 0;                          ///< m/s or rad/s
  double cfm = 0;
  double low = -dInfinity, high = dInfinity; ///< N or N·m
  int normal = -1; ///< The row of the same joint whose force the limits are multiplied with; -1: none.
};

/// Stops and motor of one axis, as they are at the beginning of a step.
struct LimitMotor
{
  enum class Stop
  {
    None,
    Low,
    High
  };
  double velocity = 0, maxForce = 0;
  double low = -dInfinity, high = dInfinity;
  double fudge = 1, cfm = 0, stopErp = 0, stopCfm = 0, bounce = 0;
  Stop stop = Stop::None;
  double excess = 0; ///< Position beyond the stop, with sign.

  bool wantsRow() const { return maxForce > 0 || stop != Stop::None; }
  /// Compares the position with the stops.
  void test(double position);
  /// The same for an angle, whose stops hold only within half a turn.
  void testAngle(double angle);
};

/// One joint or contact of an island.
struct StepJoint
{
  dJointID id = nullptr;
  dJointType type = dJointTypeNone;
  const dContact* contact = nullptr;        ///< Of a contact.
  const struct JointFrames* frames = nullptr; ///< Of all others.
  /// Of an angular motor: where its Euler angles are kept.
  std::optional<std::array<double, 3>>* eulerAngles = nullptr;
  dJointFeedback* feedback = nullptr;
  std::uint32_t first = 0; ///< Body in the island.
  std::int32_t second = -1; ///< Body in the island; -1: the static environment.
  bool reversed = false;    ///< The first of the engine's bodies is our second.
  int rows = 0;
  int unbounded = 0; ///< Rows that have no limits, whatever happens.
  std::uint32_t firstRow = 0;
  LimitMotor* motors = nullptr; ///< Room for those of three axes.
};

/// What the world sets for all of its joints.
struct StepSettings
{
  double seconds = 0;
  double perSecond = 0; ///< 1 / seconds
  double erp = 0, cfm = 0;
  double surfaceLayer = 0, maxCorrectingVelocity = dInfinity; ///< Of contacts: m, m/s.
  std::array<double, 3> gravity{};
  std::uint32_t kindsLeftToEngine = 0; ///< Bits of Joint::Kind.
  const std::atomic<bool>* interrupt = nullptr; ///< Ends the step early when it is true; may be null.

  bool isLeftToEngine(Joint::Kind kind) const { return (kindsLeftToEngine >> static_cast<unsigned>(kind) & 1) != 0; }
};

/// Counts the rows of a joint, for which it measures stops.
/// @return false if it is a joint or contact of a kind that only the engine knows
bool countRows(StepJoint& joint);
/// Writes the rows of a joint. Motors that push against a stop add their forces to the bodies.
void writeRows(const StepSettings& settings, StepJoint& joint, std::span<StepBody> bodies, std::span<Row> rows);

// Parts of these.

bool countContactRows(StepJoint& contact);
constexpr int maxContactRows = 3; ///< That countContactRows() finds.
/// Reads the stops and the motor of an axis. `get`: the engine's function for joints of this kind.
LimitMotor readMotor(dJointID joint, dReal (*get)(dJointID, int), int group);
void countMotorRows(StepJoint& angularMotor);
void writeMotorRows(const StepSettings& settings, const StepJoint& angularMotor, std::span<StepBody> bodies,
                    std::span<Row> rows);
void writeContactRows(const StepSettings& settings, const StepJoint& contact, std::span<StepBody> bodies,
                      std::span<Row> rows);
/// The row of stops and motor along an axis. @return whether there is one
bool writeMotorRow(const StepSettings& settings, const LimitMotor& motor, const StepJoint& joint, const double* axis,
                   bool turns, std::span<StepBody> bodies, Row& row);

} // namespace sparkwright::physics
