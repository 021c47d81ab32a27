#include "app/team/body/Walk.h"

#include "app/team/body/JointDriver.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sparkwright::team
{

namespace
{

using Eigen::AngleAxisd;
using Eigen::Matrix3d;
using Eigen::Vector3d;

constexpr double pi = std::numbers::pi;

double approach(double from, double to, double most) { return from + std::clamp(to - from, -most, most); }

} // namespace

void holdArms(double forward, JointAngles& out)
{
  out[RShoulderPitch] = -1.6 + forward;
  out[LShoulderPitch] = -1.6 - forward;
  out[RShoulderRoll] = -0.25;
  out[LShoulderRoll] = 0.25;
  out[RElbowYaw] = 1.5;
  out[LElbowYaw] = -1.5;
  out[RElbowRoll] = 1.0;
  out[LElbowRoll] = -1.0;
}

void Walk::reset()
{
  speed_ = {};
  phase_ = 0;
  standing_ = true;
  catch_.setZero();
  caught_ = {Eigen::Vector2d::Zero(), Eigen::Vector2d::Zero()};
}

void Walk::stand(JointAngles& out) const
{
  Walk still(nao_, parameters_);
  still.step({}, Vector3d::UnitZ(), Vector3d::Zero(), out);
}

/// Between steps the speed may change, by as much as the robot can take.
void Walk::chooseSpeed(const WalkRequest& request)
{
  const WalkParameters& p = parameters_;
  WalkRequest wanted;
  const bool stops = request.forward == 0 && request.left == 0 && request.turn == 0;
  wanted.forward = stops ? 0 : std::clamp(request.forward + p.drift, -p.mostBack, p.most);
  wanted.left = std::clamp(request.left, -p.mostSide, p.mostSide);
  wanted.turn = std::clamp(request.turn, -p.mostTurn, p.mostTurn);
  // All at once would be steps that are too long: the shares have to fit on an ellipsoid.
  const double share = std::hypot(wanted.forward / (wanted.forward > 0 ? p.most : p.mostBack), wanted.left / p.mostSide,
                                  wanted.turn / p.mostTurn);
  if(share > 1)
  {
    wanted.forward /= share;
    wanted.left /= share;
    wanted.turn /= share;
  }
  speed_.forward = approach(speed_.forward, wanted.forward, p.change);
  speed_.left = approach(speed_.left, wanted.left, p.change);
  speed_.turn = approach(speed_.turn, wanted.turn, 4 * p.change);
}

void Walk::placeFoot(Side side, double progress, bool swings, Vector3d& ankle, double& yaw) const
{
  const WalkParameters& p = parameters_;
  // A foot on the ground goes back evenly as the torso goes forward; one in the air comes forward again.
  double way = 0.5 - progress; // of a step
  double height = 0;
  if(swings)
  {
    const double air = std::clamp((progress - p.ground / 2) / (1 - p.ground), 0., 1.);
    way = -0.5 * std::cos(pi * air);
    height = p.lift * std::sin(pi * air) * std::sin(pi * air);
  }
  const double step = way * p.period / 2;
  const auto s = static_cast<std::size_t>(side);
  const Eigen::Vector2d reach = swings ? Eigen::Vector2d(caught_[s] + (catch_ - caught_[s]) * progress)
                                       : Eigen::Vector2d(caught_[s] * (1 - progress));
  const double outward = side == Right ? 1 : -1;
  // When turning, the feet go around the torso. Hips do not turn inwards, so the toes point outwards by as much as one
  // foot would be turned in at the end of its step.
  const double turned = speed_.turn * step;
  yaw = turned - outward * std::abs(speed_.turn) * p.period / 4;
  const double apart = outward * (nao_.halfHipWidth() + p.stance);
  ankle = {apart * std::cos(turned) - speed_.left * step + reach.x(),
           apart * std::sin(turned) + speed_.forward * step + p.footForward + reach.y(), height};
}

void Walk::step(const WalkRequest& request, const Vector3d& torsoUp, const Vector3d& torsoRate, JointAngles& out)
{
  const WalkParameters& p = parameters_;
  const bool wanted = request.forward != 0 || request.left != 0 || request.turn != 0;
  if(standing_ && wanted)
  {
    standing_ = false;
    phase_ = 0;
  }
  if(!standing_)
  {
    const double before = phase_;
    phase_ += JointDriver::cycle / p.period;
    const bool rightLands = before < 0.5 && phase_ >= 0.5;
    const bool leftLands = phase_ >= 1;
    phase_ -= leftLands ? 1 : 0;
    if(rightLands || leftLands)
    {
      caught_[rightLands ? Right : Left] = catch_;
      caught_[rightLands ? Left : Right].setZero();
      chooseSpeed(request);
      standing_ = !wanted && speed_.forward == 0 && speed_.left == 0 && speed_.turn == 0;
      if(standing_)
        reset();
    }
  }

  // How far the torso is from where it should be: positive when it leans forward, or to the right.
  const double lean = p.lean + p.leanBySpeed * speed_.forward;
  const double forwardError = std::clamp(std::atan2(-torsoUp.y(), torsoUp.z()) - lean, -0.5, 0.5);
  const double forwardRate = std::clamp(-torsoRate.x(), -4., 4.);
  const double rightError = std::clamp(std::atan2(-torsoUp.x(), torsoUp.z()), -0.5, 0.5);
  const double rightRate = std::clamp(torsoRate.y(), -4., 4.);

  const bool rightSwings = phase_ < 0.5;
  const double progress = rightSwings ? 2 * phase_ : 2 * phase_ - 1;
  if(!standing_)
    catch_ = {p.catchSide * rightError + p.catchSideRate * rightRate,
              p.catchForward * forwardError + p.catchForwardRate * forwardRate};
  const double sway = standing_ ? 0 : p.sway * std::sin(2 * pi * (phase_ + p.swayLead));

  const double drop = (nao_.legLength() - Nao::soleBelowAnkle) * p.legShare;
  const Matrix3d upright = AngleAxisd(lean, Vector3d::UnitX()).toRotationMatrix();
  const double pitch = p.pitchGain * forwardError + p.pitchRateGain * forwardRate;
  const double roll = p.rollGain * rightError + p.rollRateGain * rightRate;
  for(const Side side : {Right, Left})
  {
    Vector3d ankle;
    double yaw = 0;
    const bool swings = !standing_ && (side == Right) == rightSwings;
    placeFoot(side, standing_ ? 0.5 : progress, swings, ankle, yaw);
    ankle.x() += sway;
    ankle.z() -= drop;
    // The feet stand on the ground, which the torso leans over.
    const Vector3d hips = nao_.hip(side).cwiseProduct(Vector3d(0, 1, 1)); // Between the two.
    const Matrix3d foot = upright * AngleAxisd(yaw, Vector3d::UnitZ()).toRotationMatrix() *
                          AngleAxisd(-pitch, Vector3d::UnitX()).toRotationMatrix() *
                          AngleAxisd(roll, Vector3d::UnitY()).toRotationMatrix();
    nao_.legAngles(side, hips + upright * ankle, foot, out);
  }

  holdArms(p.armSwing * speed_.forward * std::sin(2 * pi * phase_), out);
  out[RToe] = out[LToe] = 0;
}

} // namespace sparkwright::team
