#pragma once

#include "core/body/RigidBody.h"
#include "core/game/soccer3d/effectors/SoccerEffectors.h"
#include "core/object/Watched.h"

namespace sparkwright
{

class Transform;

// What the sphere agents of the league's first years could do, and the wheeled robots after them. All act in the phase
// before physics; the last command of a cycle counts. The radius of a robot is that of the SphereCollider below its
// Transform; other robots reach as far as the script variable `Soccer.AgentRadius` says, and count as being on the ground.

/// How near to other things a robot is.
struct Reach
{
  float radius = 0;
  bool onGround = true;

  static Reach of(const Transform* robot, const SoccerGame& game);
};

/// `(drive x y z)`: a force in field coordinates of the own side, in percent of the greatest power, in force until the
/// next command. Acts only while the robot is on the ground, and uses up the battery of its AgentState.
class DriveEffector : public SoccerEffector
{
public:
  float forceFactor = 60;    ///< N for each unit of the command.
  float sigma = 0;           ///< Standard deviation of each component, as a share of it; drawn with each command.
  float maxPower = 100;      ///< Longest command; longer ones are shortened.
  float consumption = 18000; ///< Each cycle uses up the force divided by this, of a battery that holds 100; 0: nothing.

  std::string_view predicate() const override { return "drive"; }
  void receive(const Action& action) override;
  void halt() override { force_.setZero(); }
  void prePhysics() override;

protected:
  void onLink() override;

private:
  const Transform* robot_ = nullptr;
  Watched<RigidBody> body_;
  Vec3f force_ = Vec3f::Zero(); ///< Own field coordinates.
};

/// `(kick angle power)`: pushes the ball away from the robot, `angle` degrees above the ground, over some cycles. Power
/// is from 1 to maxPower. Kicks while the last one of this robot still acts have no effect.
class KickEffector : public SoccerEffector
{
public:
  float margin = 0.04f;      ///< Gap between robot and ball that is still within reach, m.
  float forceFactor = 4;     ///< N for each unit of power.
  float torqueFactor = 0.1f; ///< Makes the ball roll: N·m for each N, times 2π.
  int steps = 10;            ///< How long the force acts, in cycles.
  float maxPower = 100;
  float lowestAngle = 0, highestAngle = 50; ///< deg, of the elevation.

  // Standard deviations.
  float sigmaPower = 0;
  float sigmaHorizontal = 0;                ///< Of the direction over ground, rad.
  float sigmaEnds = 0.9f, sigmaMiddle = 4.5f; ///< Of the elevation, deg: at both ends of its range and in its middle.

  std::string_view predicate() const override { return "kick"; }
  void receive(const Action& action) override;
  void prePhysics() override;

protected:
  void onLink() override;

private:
  float elevationSigma(float angleDeg) const;

  const Transform* robot_ = nullptr;
  bool asked_ = false;
  float angleDeg_ = 0, power_ = 0;
};

/// `(catch)`: the goal keeper (number 1) takes a ball that lies in its penalty area: it then rests in front of it, and
/// everybody else is moved away.
class CatchEffector : public SoccerEffector
{
public:
  float margin = 1; ///< Gap between robot and ball that is still within reach, m.

  std::string_view predicate() const override { return "catch"; }
  void receive(const Action&) override { asked_ = true; }
  void prePhysics() override;

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

private:
  bool asked_ = false;
  float pan_ = 0, tilt_ = 0;
};

} // namespace sparkwright
