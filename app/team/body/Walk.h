#pragma once

#include "app/team/body/Nao.h"

namespace sparkwright::team
{

/// How fast the robot is to walk, seen from itself.
struct WalkRequest
{
  double forward = 0; ///< m/s
  double left = 0;    ///< m/s
  double turn = 0;    ///< rad/s, to the left
};

/// What the gait is made of. The values come from training in the simulator: many variants were tried, and those that
/// walked fast without falling were varied further.
struct WalkParameters
{
  double period = 0.36;         ///< s, of two steps
  double lift = 0.03;           ///< m, of a foot in the middle of its step
  double legShare = 0.92;       ///< hip to ankle, as a share of the stretched leg
  double stance = 0.0;          ///< m, how much further apart the feet are than the hips, each
  double sway = 0.02;           ///< m, the torso's way over the foot that stands
  double swayLead = 0.0;        ///< of a period, how much sooner the torso sways
  double ground = 0.15;         ///< of a step, at its begin and end together, when both feet stand
  double lean = 0.05;           ///< rad, of the torso forward
  double leanBySpeed = 0.1;     ///< rad per m/s
  double footForward = 0.0;     ///< m, of the ankles before the hips
  double pitchGain = 0.1;       ///< of the feet against the torso's inclination
  double pitchRateGain = 0.02;  ///< s, and against its speed
  double rollGain = 0.1;
  double rollRateGain = 0.02;
  double catchForward = 0.05;   ///< m per rad: how much further the next step goes if the torso falls forward
  double catchForwardRate = 0.01; ///< m per rad/s
  double catchSide = 0.05;
  double catchSideRate = 0.01;
  double armSwing = 0.4;        ///< rad per m/s
  double most = 0.7;            ///< m/s forward
  double mostBack = 0.4;        ///< m/s
  double mostSide = 0.4;        ///< m/s
  double mostTurn = 2.0;        ///< rad/s
  double drift = 0;             ///< m/s, back, of steps on the spot
  double change = 0.15;         ///< m/s by which the speed may change in a step
};

/// The gait: feet that step in turn, computed from the phase of the step, and legs that follow them.
class Walk
{
public:
  Walk(const Nao& nao, const WalkParameters& parameters) : nao_(nao), parameters_(parameters) {}

  /// The posture of legs and arms for the next cycle.
  /// @param torsoUp    the world's upward direction in the torso's frame
  /// @param torsoRate  rad/s, in the torso's frame
  /// @param out        the head is left as it is
  void step(const WalkRequest& request, const Eigen::Vector3d& torsoUp, const Eigen::Vector3d& torsoRate,
            JointAngles& out);

  /// Begins anew, standing.
  void reset();

  /// Both feet are on the ground and the robot does not move.
  bool standing() const { return standing_; }
  /// The posture in which the robot stands still.
  void stand(JointAngles& out) const;
  /// What the legs do at present.
  const WalkRequest& speed() const { return speed_; }

private:
  void chooseSpeed(const WalkRequest& request);
  void placeFoot(Side side, double progress, bool swings, Eigen::Vector3d& ankle, double& yaw) const;

  const Nao& nao_;
  WalkParameters parameters_;
  WalkRequest speed_;
  double phase_ = 0; ///< 0 to 1; the right foot swings in the first half.
  bool standing_ = true;
  Eigen::Vector2d catch_ = Eigen::Vector2d::Zero(); ///< m, right and forward: how far the swinging foot reaches out.
  /// By Side, of the last step.
  std::array<Eigen::Vector2d, 2> caught_ = {Eigen::Vector2d::Zero(), Eigen::Vector2d::Zero()};
};

/// Arms bent, beside the body.
/// @param forward  how far the right one swings ahead and the left one back, rad
void holdArms(double forward, JointAngles& out);

/// The gait that was trained for a robot type.
const WalkParameters& gaitOf(int robotType);

} // namespace sparkwright::team
