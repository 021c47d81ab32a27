#pragma once

#include "app/team/body/Archive.h"
#include "app/team/body/Nao.h"

namespace sparkwright::team
{

/// Requested walking velocity in the robot's frame.
struct WalkRequest
{
  double forward = 0; ///< m/s
  double left = 0;    ///< m/s
  double turn = 0;    ///< rad/s, to the left

  void archive(StateArchive& a) { a(forward, left, turn); }
};

/// Parameters of the gait. Trained in the simulator by random variation: the variants that walked fastest without
/// falling were varied further.
struct WalkParameters
{
  double period = 0.36;         ///< s, of two steps
  double lift = 0.03;           ///< m, height of a foot in the middle of its step
  double legShare = 0.92;       ///< distance from hip to ankle, as a share of the stretched leg
  double stance = 0.0;          ///< m, by which each foot is further out than the hip
  double sway = 0.02;           ///< m, of the torso over the standing foot
  double swayLead = 0.0;        ///< share of a period by which the torso sways earlier
  double ground = 0.15;         ///< share of a step with both feet on the ground, at its start and end together
  double lean = 0.05;           ///< rad, of the torso forward
  double leanBySpeed = 0.1;     ///< rad per m/s
  double footForward = 0.0;     ///< m, of the ankles in front of the hips
  double pitchGain = 0.1;       ///< of the feet's pitch against the torso's inclination
  double pitchRateGain = 0.02;  ///< s, against its angular rate
  double rollGain = 0.1;
  double rollRateGain = 0.02;
  double catchForward = 0.05;     ///< m per rad: extension of the next step if the torso falls forward
  double catchForwardRate = 0.01; ///< m per rad/s
  double catchSide = 0.05;
  double catchSideRate = 0.01;
  double armSwing = 0.4;        ///< rad per m/s
  double most = 0.7;            ///< m/s forward
  double mostBack = 0.4;        ///< m/s
  double mostSide = 0.4;        ///< m/s
  double mostTurn = 2.0;        ///< rad/s
  double drift = 0;             ///< m/s, backward compensation of steps on the spot
  double change = 0.15;         ///< m/s, greatest change of speed per step
};

/// Walks: computes the tracks of the feet from the phase of the step, and the joints by inverse kinematics.
class Walk
{
public:
  Walk(const Nao& nao, const WalkParameters& parameters) : nao_(nao), parameters_(parameters) {}

  /// Computes the posture of legs and arms for the next cycle.
  /// @param torsoUp    the world's upward direction in the torso's frame
  /// @param torsoRate  rad/s, in the torso's frame
  /// @param out        the head is unchanged
  void step(const WalkRequest& request, const Eigen::Vector3d& torsoUp, const Eigen::Vector3d& torsoRate,
            JointAngles& out);

  /// Restarts, standing.
  void reset();

  /// Whether both feet are on the ground and the robot does not move.
  bool standing() const { return standing_; }
  /// The posture in which the robot stands still.
  void stand(JointAngles& out) const;
  /// The present velocity.
  const WalkRequest& speed() const { return speed_; }

  void archive(StateArchive& a) { a(speed_, phase_, standing_, catch_, caught_); }

private:
  void chooseSpeed(const WalkRequest& request);
  void placeFoot(Side side, double progress, bool swings, Eigen::Vector3d& ankle, double& yaw) const;

  const Nao& nao_;
  WalkParameters parameters_;
  WalkRequest speed_;
  double phase_ = 0; ///< 0 to 1; the right foot swings in the first half.
  bool standing_ = true;
  Eigen::Vector2d catch_ =
      Eigen::Vector2d::Zero(); ///< m, right and forward: extension of the present step to avoid a fall.
  /// By Side, of the last step.
  std::array<Eigen::Vector2d, 2> caught_ = {Eigen::Vector2d::Zero(), Eigen::Vector2d::Zero()};
};

/// Holds the arms bent beside the body.
/// @param forward  swing of the right arm forward and the left one back, rad
void holdArms(double forward, JointAngles& out);

/// The gait trained for a robot type.
const WalkParameters& gaitOf(int robotType);

} // namespace sparkwright::team
