#include "viewer/camera/CameraDirector.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>

namespace sparkwright
{

namespace
{

constexpr double flightTime = 0.45;
constexpr float keysSettle = 0.07f, followSettle = 0.18f, headingSettle = 0.35f;
constexpr float deadBand = 0.03f;       // Of the distance: what shivers within it does not shake the picture.
constexpr float longestTurn = 0.1f;     // A program that was stopped for a while does not make the camera leap.
constexpr float walkPerDistance = 1.1f; // 1/s
constexpr float slowly = 0.2f;
constexpr float minSpeed = 0.1f, maxSpeed = 50;

constexpr float presetBehind = 1.8f, pitchBehind = 0.3f, aboveBody = 0.12f;
constexpr float wideSight = 1.05f, beforeHead = 0.08f, farSight = 1;

/// The same view for somebody who flies: has an eye, and what is near it is not cut off.
Viewpoint forFlying(const Viewpoint& view)
{
  constexpr float near = 2;
  Camera camera;
  camera.setViewpoint(view);
  camera.setOrthographic(false);
  camera.setFocus(std::min(camera.distance(), near));
  return camera.viewpoint();
}

bool finite(float a, float b) { return std::isfinite(a) && std::isfinite(b); }

} // namespace

float CameraDirector::share(float dt, float settling) const
{
  return animated_ ? 1 - std::exp(-dt / settling) : 1;
}

void CameraDirector::depart(const Viewpoint& goal)
{
  if(!goal.finite())
    return;
  Camera there = camera_;
  there.setViewpoint(goal); // Into the range of what is possible.
  flight_ = Flight{camera_.viewpoint(), there.viewpoint(), {}};
}

void CameraDirector::flyTo(const Viewpoint& goal)
{
  if(moving())
  {
    mode_ = rest_;
    subject_.reset();
    before_.reset();
  }
  depart(mode_ == Mode::Fly ? forFlying(goal) : goal);
}

void CameraDirector::jumpTo(const Viewpoint& goal)
{
  mode_ = rest_;
  subject_.reset();
  before_.reset();
  flight_.reset();
  velocity_.setZero();
  camera_.setViewpoint(mode_ == Mode::Fly ? forFlying(goal) : goal);
}

void CameraDirector::leaveRobot()
{
  if(!rides())
    return;
  Viewpoint upright = camera_.viewpoint();
  upright.roll = 0;
  upright.fieldOfView = Viewpoint::naturalFieldOfView;
  depart(before_.value_or(upright));
  before_.reset();
}

Viewpoint CameraDirector::destination() const
{
  if(rides() && before_)
    return *before_;
  return flight_ ? flight_->to : camera_.viewpoint();
}

void CameraDirector::orbit()
{
  leaveRobot();
  mode_ = Mode::Orbit;
  subject_.reset();
}

void CameraDirector::rest()
{
  orbit();
  if(rest_ != Mode::Fly)
    return;
  mode_ = Mode::Fly;
  if(flight_) // From a robot to where the user was before.
    flight_->to = forFlying(flight_->to);
  else
    camera_.setViewpoint(forFlying(camera_.viewpoint()));
}

void CameraDirector::dolly(float metres)
{
  if(!std::isfinite(metres))
    return;
  halt();
  camera_.fly(0, metres, 0);
}

void CameraDirector::setMotionFactor(float factor)
{
  if(std::isfinite(factor))
    motionFactor_ = std::clamp(factor, 0.1f, 5.f);
}

void CameraDirector::fly()
{
  if(rides())
  {
    // From the robot's head into the air, upright.
    Viewpoint upright = camera_.viewpoint();
    upright.roll = 0;
    upright.fieldOfView = Viewpoint::naturalFieldOfView;
    before_.reset();
    flight_.reset();
    camera_.setViewpoint(upright);
  }
  halt();
  camera_.setViewpoint(forFlying(camera_.viewpoint()));
  subject_.reset();
  mode_ = Mode::Fly;
}

void CameraDirector::follow(const Subject& subject)
{
  leaveRobot();
  subject_ = subject;
  mode_ = Mode::Follow;
  followed_ = flight_ ? flight_->to.target : camera_.target();
  aside_.setZero();
}

void CameraDirector::ride(const Subject& subject, bool firstPerson)
{
  if(!rides())
    before_ = destination();
  subject_ = subject;
  mode_ = firstPerson ? Mode::FirstPerson : Mode::ThirdPerson;
  flight_ = Flight{camera_.viewpoint(), camera_.viewpoint(), {}};
  heading_.reset();
  yaw_ = 0;
  pitch_ = firstPerson ? 0 : pitchBehind;
  behindDistance_ = presetBehind;
  fieldOfView_ = wideSight;
}

void CameraDirector::setOrthographic(bool parallel)
{
  // A sight has an eye: who flies or sees with a robot stays with perspective.
  if(mode_ == Mode::Fly || mode_ == Mode::FirstPerson)
    return;
  halt();
  camera_.setOrthographic(parallel);
}

void CameraDirector::halt()
{
  if(rides() || !flight_)
    return;
  flight_.reset();
  followed_ = camera_.target() - aside_;
}

void CameraDirector::turnAbout(float dx, float dy, const std::optional<Vec3f>& pivot)
{
  constexpr float radiansPerPixel = 0.006f, widest = 1.4f;
  if(!finite(dx, dy))
    return;
  halt();
  if(rides())
  {
    const bool first = mode_ == Mode::FirstPerson;
    yaw_ = std::remainder(yaw_ + (first ? dx : -dx) * radiansPerPixel, static_cast<float>(2 * M_PI));
    pitch_ = std::clamp(pitch_ + (first ? -dy : dy) * radiansPerPixel, first ? -widest : -0.2f, widest);
  }
  else if(mode_ == Mode::Fly)
    camera_.turn(dx, dy);
  else if(pivot && pivot->allFinite() && mode_ == Mode::Orbit)
    camera_.orbit(dx, dy, *pivot);
  else
    camera_.orbit(dx, dy);
}

void CameraDirector::pan(float dx, float dy)
{
  if(!finite(dx, dy) || rides())
    return;
  halt();
  const Vec3f before = camera_.target();
  camera_.pan(dx, dy);
  if(mode_ == Mode::Follow)
    aside_ += camera_.target() - before;
}

void CameraDirector::zoom(float factor, const Vec3f& anchor)
{
  if(!std::isfinite(factor) || factor <= 0 || !anchor.allFinite())
    return;
  halt();
  if(mode_ == Mode::Fly)
    setSpeed(speed_ / factor);
  else if(mode_ == Mode::FirstPerson)
    fieldOfView_ = std::clamp(fieldOfView_ * factor, 0.3f, 2.f);
  else if(mode_ == Mode::ThirdPerson)
    behindDistance_ = std::clamp(behindDistance_ * factor, 0.4f, 30.f);
  else
    camera_.zoom(factor, mode_ == Mode::Follow ? camera_.target() : anchor);
}

void CameraDirector::setMotion(const Vec3f& wanted, bool slow)
{
  wanted_ = wanted.cwiseMax(-1.f).cwiseMin(1.f);
  slow_ = slow;
  if(!wanted_.isZero())
    halt();
}

void CameraDirector::setSpeed(float speed)
{
  if(std::isfinite(speed))
    speed_ = std::clamp(speed, minSpeed, maxSpeed);
}

bool CameraDirector::takeLost()
{
  return std::exchange(lost_, false);
}

bool CameraDirector::advance(const Subjects& subjects, double now)
{
  const float dt = last_ ? std::clamp(static_cast<float>(now - *last_), 0.f, longestTurn) : 0;
  last_ = now;
  bool more = advanceMotion(dt);
  if(moving())
  {
    const Subjects::Sighting seen = subject_ ? subjects.look(*subject_) : Subjects::Sighting{};
    if(seen.state == Subjects::State::Gone)
    {
      rest();
      lost_ = true;
    }
    else if(seen.state == Subjects::State::Seen) // Who is nowhere will be somewhere again: wait.
      more |= mode_ == Mode::Follow ? advanceFollow(seen, dt) : advanceRide(seen, dt);
  }
  return advanceFlight(now) || more;
}

bool CameraDirector::advanceMotion(float dt)
{
  if(rides())
  {
    velocity_.setZero();
    return false;
  }
  velocity_ += (wanted_ - velocity_) * share(dt, keysSettle);
  if(wanted_.isZero() && velocity_.norm() < 0.01f)
    velocity_.setZero();
  if(velocity_.isZero())
    return !wanted_.isZero();
  const float fast = (mode_ == Mode::Fly ? speed_ : walkPerDistance * camera_.distance()) * motionFactor_ * (slow_ ? slowly : 1);
  const Vec3f way = velocity_ * fast * dt;
  const Vec3f before = camera_.target();
  if(mode_ == Mode::Fly)
    camera_.fly(way.x(), way.y(), way.z());
  else
    camera_.walk(way.x(), way.y(), way.z());
  if(mode_ == Mode::Follow)
    aside_ += camera_.target() - before;
  return true;
}

bool CameraDirector::advanceFlight(double now)
{
  if(!flight_)
    return false;
  if(!flight_->start)
    flight_->start = now;
  const double t = animated_ ? std::clamp((now - *flight_->start) / flightTime, 0., 1.) : 1;
  camera_.setViewpoint(mix(flight_->from, flight_->to, static_cast<float>(t * t * (3 - 2 * t))));
  if(t >= 1)
    flight_.reset();
  return t < 1;
}

bool CameraDirector::advanceFollow(const Subjects::Sighting& seen, float dt)
{
  const Vec3f away = translation(seen.body) - followed_;
  const float free = deadBand * camera_.distance(), beyond = away.norm() - free;
  if(beyond > 0)
    followed_ += away.normalized() * (beyond * share(dt, followSettle));
  Viewpoint v = flight_ ? flight_->to : camera_.viewpoint();
  v.target = followed_ + aside_;
  if(flight_)
    flight_->to = v;
  else
    camera_.setViewpoint(v);
  return beyond > 0.01f * free;
}

Viewpoint CameraDirector::behind(const Mat4f& body, float dt)
{
  // Which way a robot that lies on its face or back has turned cannot be told: the last direction stays.
  const Vec3f ahead = body.col(1).head<3>();
  const float level = ahead.head<2>().norm();
  if(level > 0.4f || !heading_)
  {
    const float heading = std::atan2(-ahead.x(), ahead.y());
    const float turn = std::remainder(heading - heading_.value_or(heading), static_cast<float>(2 * M_PI));
    heading_ = heading_.value_or(heading) + turn * share(dt, headingSettle);
  }
  Viewpoint v;
  v.target = translation(body) + Vec3f(0, 0, aboveBody);
  v.distance = behindDistance_;
  v.yaw = *heading_ + yaw_;
  v.pitch = pitch_;
  return v;
}

Viewpoint CameraDirector::inside(const Mat4f& head) const
{
  const Eigen::Matrix3f turned = head.topLeftCorner<3, 3>() *
                                 (Eigen::AngleAxisf(yaw_, Vec3f::UnitZ()) * Eigen::AngleAxisf(-pitch_, Vec3f::UnitX()))
                                     .toRotationMatrix();
  const Vec3f sight = turned.col(1);
  Viewpoint v =
      Viewpoint::along(translation(head) + beforeHead * head.col(1).head<3>(), sight, turned.col(2), farSight);
  v.fieldOfView = fieldOfView_;
  return v;
}

bool CameraDirector::advanceRide(const Subjects::Sighting& seen, float dt)
{
  const std::optional<float> was = heading_;
  const Viewpoint goal = mode_ == Mode::FirstPerson ? inside(seen.head) : behind(seen.body, dt);
  if(flight_)
  {
    flight_->to = goal;
    return true;
  }
  camera_.setViewpoint(goal);
  return mode_ == Mode::ThirdPerson && std::abs(*heading_ - was.value_or(*heading_)) > 1e-3f;
}

} // namespace sparkwright
