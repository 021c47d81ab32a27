#include "app/team/play/Localiser.h"

#include <Eigen/Cholesky>

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
using Eigen::Vector2d;
using Eigen::Vector3d;
using Vector6d = Eigen::Matrix<double, 6, 1>;
using Matrix6d = Eigen::Matrix<double, 6, 6>;
using Row6d = Eigen::Matrix<double, 1, 6>;

constexpr double standingHeight = 0.35;

/// Normal equations of a least-squares problem in a small shift and turn of the torso, both in the team's frame.
struct Fit
{
  Matrix6d information = Matrix6d::Zero();
  Vector6d pull = Vector6d::Zero();
  int count = 0;

  /// A scalar that should be zero, its derivative, and how exactly it is known.
  void add(double residual, const Row6d& slope, double deviation)
  {
    const double weight = 1 / (deviation * deviation);
    information += weight * slope.transpose() * slope;
    pull -= weight * residual * slope.transpose();
    ++count;
  }
};

/// How a point of the team's frame moves when the torso is shifted (first three) and turned (last three).
Eigen::Matrix<double, 3, 6> motionOf(const Vector3d& fromTorso)
{
  Eigen::Matrix<double, 3, 6> slope;
  slope.leftCols<3>().setIdentity();
  slope.rightCols<3>() << 0, fromTorso.z(), -fromTorso.y(), -fromTorso.z(), 0, fromTorso.x(), fromTorso.y(),
      -fromTorso.x(), 0;
  return slope;
}

/// How exactly a point at this distance is seen, m.
double deviationAt(double distance) { return 0.006 + 0.0027 * distance; }

/// The field line that a seen one belongs to: the nearest of those with about its direction; nullptr if none is near.
const Field::Line* lineNear(const Vector2d& begin, const Vector2d& end)
{
  const Field::Line* best = nullptr;
  double least = 0.5;
  const Vector2d seen = (end - begin).normalized();
  for(const Field::Line& line : fieldLines())
  {
    const Vector2d along = (line.end - line.begin).normalized();
    if(std::abs(along.dot(seen)) < 0.9)
      continue;
    const auto distance = [&](const Vector2d& point)
    {
      const double way = std::clamp((point - line.begin).dot(along), 0., (line.end - line.begin).norm());
      return (point - line.begin - way * along).norm();
    };
    const double far = std::max(distance(begin), distance(end));
    if(far < least)
    {
      least = far;
      best = &line;
    }
  }
  return best;
}

} // namespace

void Localiser::setPose(const Vector2d& place, double heading)
{
  attitude_.reset(heading);
  torso_.linear() = attitude_.torso();
  torso_.translation() << place, standingHeight;
  started_ = true;
}

void Localiser::archive(StateArchive& a)
{
  a(attitude_);
  archivePose(a, torso_);
  for(Eigen::Isometry3d& foot : feet_)
    archivePose(a, foot);
  a(lastTime_, age_, started_);
}

void Localiser::update(const Percepts& percepts)
{
  const double seconds = std::clamp(percepts.now - lastTime_, 0., 0.2);
  lastTime_ = percepts.now;
  age_ += seconds;
  attitude_.advance(percepts.gyro, percepts.acceleration, seconds);
  walk(percepts);
  if(!percepts.sees || !percepts.left)
    return;
  if(!started_ || age_ > 2)
    startFromFlags(percepts);
  // Landmarks cannot be mistaken for one another, lines can: they join in when the pose is about right.
  const bool found = improve(percepts, false);
  if(improve(percepts, true) || found)
    age_ = 0;
}

/// The foot that bears the robot stays where it is, so the torso moves against it.
void Localiser::walk(const Percepts& percepts)
{
  const std::array<Isometry3d, 2> feet = {nao_.foot(Right, percepts.joints), nao_.foot(Left, percepts.joints)};
  const double forces[] = {percepts.feet[Right].force.norm(), percepts.feet[Left].force.norm()};
  const Side bearing = forces[Right] > forces[Left] ? Right : Left;
  const Matrix3d before = torso_.linear();
  torso_.linear() = attitude_.torso();
  if(percepts.feet[bearing].touches)
    torso_.translation() +=
        before * feet_[bearing].translation() - torso_.linear() * feet[bearing].translation();
  feet_ = feet;
}

/// From nothing: the heading and place that fit two landmarks, taking the attitude for granted but for its heading.
void Localiser::startFromFlags(const Percepts& percepts)
{
  struct Pair
  {
    Vector2d seen, place;
  };
  std::vector<Pair> pairs;
  const Isometry3d head = nao_.head(percepts.joints);
  for(int i = 0; i < LandmarkCount; ++i)
    if(const auto& seen = percepts.landmarks[static_cast<std::size_t>(i)])
    {
      const Vector3d fromTorso = attitude_.torso() * (head * *seen);
      pairs.push_back({fromTorso.head<2>(), placeOf(static_cast<Landmark>(i), *percepts.left).head<2>()});
    }
  if(pairs.size() < 2)
    return;
  Vector2d seenMean = Vector2d::Zero();
  Vector2d placeMean = Vector2d::Zero();
  for(const Pair& pair : pairs)
  {
    seenMean += pair.seen / static_cast<double>(pairs.size());
    placeMean += pair.place / static_cast<double>(pairs.size());
  }
  double sine = 0;
  double cosine = 0;
  for(const Pair& pair : pairs)
  {
    const Vector2d s = pair.seen - seenMean;
    const Vector2d p = pair.place - placeMean;
    sine += s.x() * p.y() - s.y() * p.x();
    cosine += s.dot(p);
  }
  const double turn = std::atan2(sine, cosine);
  attitude_.setTorso(AngleAxisd(turn, Vector3d::UnitZ()) * attitude_.torso());
  torso_.linear() = attitude_.torso();
  torso_.translation() << placeMean - Eigen::Rotation2Dd(turn) * seenMean, standingHeight;
  started_ = true;
}

/// One step towards the pose that fits the picture best. @return false if there was too little to go by
bool Localiser::improve(const Percepts& percepts, bool withLines)
{
  Fit fit;
  const Isometry3d camera = this->camera(percepts.joints);
  const Vector3d torso = torso_.translation();
  for(int i = 0; i < LandmarkCount; ++i)
  {
    const auto& seen = percepts.landmarks[static_cast<std::size_t>(i)];
    if(!seen)
      continue;
    const Vector3d point = camera * *seen;
    const Vector3d off = point - placeOf(static_cast<Landmark>(i), *percepts.left);
    const auto slope = motionOf(point - torso);
    for(int axis = 0; axis < 3; ++axis)
      fit.add(off[axis], slope.row(axis), deviationAt(seen->norm()));
  }
  const int landmarks = fit.count / 3;
  for(const SeenLine& seen : percepts.lines)
  {
    if(!withLines)
      break;
    const Vector3d begin = camera * seen.begin;
    const Vector3d end = camera * seen.end;
    if((end - begin).norm() < 0.3)
      continue;
    const Field::Line* const line = lineNear(begin.head<2>(), end.head<2>());
    for(const auto& [point, distance] : {std::pair{begin, seen.begin.norm()}, {end, seen.end.norm()}})
    {
      const auto slope = motionOf(point - torso);
      fit.add(point.z(), slope.row(2), deviationAt(distance)); // Lines lie on the ground.
      if(!line)
        continue;
      const Vector2d along = (line->end - line->begin).normalized();
      const Vector2d across(-along.y(), along.x());
      const double off = across.dot(point.head<2>() - line->begin);
      fit.add(off, across.x() * slope.row(0) + across.y() * slope.row(1), 2 * deviationAt(distance));
    }
  }
  if(landmarks == 0 && fit.count < 4)
    return false;

  // What was known before: the place within what steps may have missed, up and down to within the gyro's drift.
  const double drift = 0.03 + 0.05 * std::min(age_, 2.);
  for(int i = 0; i < 6; ++i)
    fit.information(i, i) += i < 3 ? 1 / (drift * drift) : 1 / (0.05 * 0.05);
  const Vector6d step = fit.information.ldlt().solve(fit.pull);
  if(!step.allFinite() || step.norm() > 60)
    return false;
  torso_.translation() += step.head<3>();
  const double angle = step.tail<3>().norm();
  if(angle > 1e-9)
    attitude_.setTorso(AngleAxisd(angle, step.tail<3>() / angle) * attitude_.torso());
  torso_.linear() = attitude_.torso();
  return landmarks > 0 || fit.count >= 8;
}

} // namespace sparkwright::team
