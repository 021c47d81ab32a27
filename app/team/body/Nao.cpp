#include "app/team/body/Nao.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sparkwright::team
{

namespace
{

using Eigen::AngleAxisd;
using Eigen::Isometry3d;
using Eigen::Matrix3d;
using Eigen::Vector3d;

constexpr double radians = std::numbers::pi / 180;

/// The knee lies this far in front of the line from the hip down.
constexpr double kneeForward = 0.005;
/// The axis of the hip's yaw-pitch joint leans by this towards the other leg.
constexpr double yawLean = -45 * radians;

struct Limits
{
  double low, high; ///< Degrees.
};

constexpr std::array<Limits, JointCount> limits = {{{-120, 120}, {-45, 45}, {-120, 120}, {-95, 1},  {-120, 120},
                                                    {-1, 90},    {-120, 120}, {-1, 95},  {-120, 120}, {-90, 1},
                                                    {-90, 1},    {-45, 25},  {-25, 100}, {-130, 1},   {-45, 75},
                                                    {-25, 45},   {-90, 1},   {-25, 45},  {-25, 100},  {-130, 1},
                                                    {-45, 75},   {-45, 25},  {-1, 70},   {-1, 70}}};

Matrix3d about(const Vector3d& axis, double angle) { return AngleAxisd(angle, axis).toRotationMatrix(); }
Matrix3d aboutX(double angle) { return about(Vector3d::UnitX(), angle); }
Matrix3d aboutY(double angle) { return about(Vector3d::UnitY(), angle); }

/// A left leg is a right leg in the mirror: x changes its sign, and so do turns about y and z.
Matrix3d mirrored(const Matrix3d& turn)
{
  const Vector3d mirror(-1, 1, 1);
  return mirror.asDiagonal() * turn * mirror.asDiagonal();
}

} // namespace

Nao::Nao(int type) : type_(std::clamp(type, 0, types - 1)), hipX_(0.055), thigh_(0.12), shank_(0.1)
{
  // How the types differ: the league's table of heterogeneous robots.
  if(type_ == 1)
  {
    thigh_ = 0.05832 + 0.08;
    shank_ = 0.045 + 0.07332;
  }
  if(type_ == 3)
  {
    hipX_ = 0.072954143;
    thigh_ = 0.067868424 + 0.08;
    shank_ = 0.045 + 0.082868424;
  }
}

Vector3d Nao::hip(Side side) const { return {side == Right ? hipX_ : -hipX_, -0.01, -0.115}; }

void Nao::legAngles(Side side, const Vector3d& ankle, const Matrix3d& foot, JointAngles& out) const
{
  // Everything for a right leg.
  Vector3d reach = ankle - hip(side);
  Matrix3d turn = foot;
  if(side == Left)
  {
    reach.x() = -reach.x();
    turn = mirrored(foot);
  }

  // The hip as seen from the foot: the ankle has to point there, and the knee has to be bent for its distance.
  Vector3d toHip = -(turn.transpose() * reach);
  const double upper = std::hypot(thigh_, kneeForward);
  const double straight = std::atan2(kneeForward, thigh_);
  const double longest = std::sqrt(upper * upper + shank_ * shank_ + 2 * upper * shank_ * std::cos(straight));
  const double distance = std::clamp(toHip.norm(), 0.06, longest);
  const double corner =
      std::acos(std::clamp((upper * upper + shank_ * shank_ - distance * distance) / (2 * upper * shank_), -1., 1.));
  const double knee = corner - std::numbers::pi + straight;
  const double ankleRoll = -std::atan2(toHip.x(), toHip.z());
  const Vector3d inFoot = aboutY(ankleRoll) * toHip;
  const Vector3d inShank = Vector3d(0, 0, shank_) + aboutX(-knee) * Vector3d(0, -kneeForward, thigh_);
  const double anklePitch = std::atan2(inShank.z(), inShank.y()) - std::atan2(inFoot.z(), inFoot.y());

  // What is left of the foot's turn is the hip's: yaw about the leaning axis, then roll, then pitch.
  const Matrix3d hips = turn * (aboutX(knee + anklePitch) * aboutY(ankleRoll)).transpose();
  const Matrix3d leaned = aboutY(-yawLean) * hips;
  const double hipYaw = std::atan2(leaned(1, 0), leaned(0, 0));
  const double hipRoll = std::asin(std::clamp(-leaned(2, 0), -1., 1.)) + yawLean;
  const double hipPitch = std::atan2(leaned(2, 1), leaned(2, 2));

  const double mirror = side == Left ? -1 : 1;
  const std::array<double, 6> angles = {hipYaw, mirror * hipRoll, hipPitch, knee, anklePitch, mirror * ankleRoll};
  const int first = side == Right ? RHipYawPitch : LHipYawPitch;
  for(int i = 0; i < 6; ++i)
    out[static_cast<std::size_t>(first + i)] = limited(first + i, angles[static_cast<std::size_t>(i)]);
}

Isometry3d Nao::foot(Side side, const JointAngles& joints) const
{
  const std::size_t first = side == Right ? RHipYawPitch : LHipYawPitch;
  const Vector3d yawAxis = Vector3d(-1, 0, side == Right ? 1 : -1).normalized();
  Isometry3d pose = Isometry3d::Identity();
  pose.translation() = hip(side);
  pose.rotate(AngleAxisd(joints[first], yawAxis));
  pose.rotate(AngleAxisd(joints[first + 1], Vector3d::UnitY()));
  pose.rotate(AngleAxisd(joints[first + 2], Vector3d::UnitX()));
  pose.translate(Vector3d(0, kneeForward, -thigh_));
  pose.rotate(AngleAxisd(joints[first + 3], Vector3d::UnitX()));
  pose.translate(Vector3d(0, 0, -shank_));
  pose.rotate(AngleAxisd(joints[first + 4], Vector3d::UnitX()));
  pose.rotate(AngleAxisd(joints[first + 5], Vector3d::UnitY()));
  return pose;
}

Isometry3d Nao::head(const JointAngles& joints) const
{
  Isometry3d pose = Isometry3d::Identity();
  pose.translation() = Vector3d(0, 0, 0.09);
  pose.rotate(AngleAxisd(joints[HeadYaw], Vector3d::UnitZ()));
  pose.translate(Vector3d(0, 0, 0.06));
  pose.rotate(AngleAxisd(joints[HeadPitch], Vector3d::UnitX()));
  pose.translate(Vector3d(0, 0, 0.005));
  return pose;
}

double Nao::maxSpeed(int joint) const
{
  if(type_ == 2 && (joint == RAnklePitch || joint == LAnklePitch))
    return 8.80667;
  if(type_ == 2 && (joint == RAnkleRoll || joint == LAnkleRoll))
    return 3.47234;
  return 6.1395;
}

double Nao::limited(int joint, double angle)
{
  constexpr double margin = 0.5 * radians;
  const Limits& limit = limits[static_cast<std::size_t>(joint)];
  return std::clamp(angle, limit.low * radians + margin, limit.high * radians - margin);
}

} // namespace sparkwright::team
