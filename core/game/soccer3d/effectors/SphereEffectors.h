#pragma once

#include "core/body/RigidBody.h"
#include "core/game/soccer3d/effectors/SoccerEffectors.h"
#include "core/object/Watched.h"

namespace sparkwright
{

class Transform;

// Effectors of sphere agents, the robots of the league's first years, and of wheeled robots. All act in the phase
// before physics; the last command of a cycle is used. The radius of a robot is that of the SphereCollider below its
// Transform; for other robots it is the script variable `Soccer.AgentRadius`, and they are always regarded as on the
// ground.

/// Radius of a robot, m, and whether it is on the ground.
struct Reach
{
  float radius = 0;
  bool onGround = true;

  static Reach of(const Transform* robot, const SoccerGame& game);
};

/// `(drive x y z)`: applies a force until the next command, in field coordinates of the own side, in percent of the
/// greatest power. Acts only on the ground, and discharges the battery of the AgentState.
class DriveEffector : public SoccerEffector
{
public:
  float forceFactor = 60;    ///< N per unit of the command.
  float sigma = 0;           ///< Relative standard deviation of each component, drawn per command.
  float maxPower = 100;      ///< Longest vector; longer ones are shortened.
  float consumption = 18000; ///< Battery (capacity 100) used per cycle: force / consumption; 0: none.

  std::string_view predicate() const override { return "drive"; }
  void receive(const Action& action) override;
  void halt() override { force_.setZero(); }
  void prePhysics() override;
  void archive(StateArchive& a) override;

protected:
  void onLink() override;

private:
  const Transform* robot_ = nullptr;
  Watched<RigidBody> body_;
  Vec3f force_ = Vec3f::Zero(); ///< Own field coordinates.
};

/// `(kick angle power)`: pushes the ball away from the robot for some cycles, `angle` degrees above the ground. Power
/// is from 1 to maxPower. Without effect while the last kick of this robot still acts.
class KickEffector : public SoccerEffector
{
public:
  float margin = 0.04f;      ///< Greatest gap between robot and ball, m.
  float forceFactor = 4;     ///< N per unit of power.
  float torqueFactor = 0.1f; ///< Torque that makes the ball roll: N·m per N, times 2π.
  int steps = 10;            ///< Duration of the force, cycles.
  float maxPower = 100;
  float lowestAngle = 0, highestAngle = 50; ///< deg, of the elevation.

  // Standard deviations.
  float sigmaPower = 0;
  float sigmaHorizontal = 0;                  ///< Of the horizontal direction, rad.
  float sigmaEnds = 0.9f, sigmaMiddle = 4.5f; ///< Of the elevation, deg: at both ends of its range, and in its middle.

  std::string_view predicate() const override { return "kick"; }
  void receive(const Action& action) override;
  void prePhysics() override;
  void archive(StateArchive& a) override;

protected:
  void onLink() override;

private:
  float elevationSigma(float angleDeg) const;

  const Transform* robot_ = nullptr;
  bool asked_ = false;
  float angleDeg_ = 0, power_ = 0;
};

/// `(catch)`: the goal keeper (number 1) catches a ball in its penalty area: the ball rests in front of it, and all
/// others are moved away.
class CatchEffector : public SoccerEffector
{
public:
  float margin = 1; ///< Greatest gap between robot and ball, m.

  std::string_view predicate() const override { return "catch"; }
  void receive(const Action&) override { asked_ = true; }
  void prePhysics() override;
  void archive(StateArchive& a) override;

protected:
  void onLink() override;

private:
  const Transform* robot_ = nullptr;
  bool asked_ = false;
};

/// `(pantilt dpan dtilt)`: turns the camera, degrees; within the ranges of the robot's RestrictedVisionPerceptor.
class PanTiltEffector : public SoccerEffector
{
public:
  int maxPanDelta = 90, maxTiltDelta = 10; ///< deg per command
  float sigma = 0.25f;                     ///< Standard deviation of both, deg.

  std::string_view predicate() const override { return "pantilt"; }
  void receive(const Action& action) override;
  void prePhysics() override;
  void archive(StateArchive& a) override;

private:
  bool asked_ = false;
  float pan_ = 0, tilt_ = 0;
};

} // namespace sparkwright
