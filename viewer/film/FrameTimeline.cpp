#include "viewer/film/FrameTimeline.h"

#include <Eigen/Geometry>

#include <algorithm>

namespace sparkwright
{

namespace
{

constexpr double rounding = 1e-6;  // s
constexpr float longestWay = 0.5f; // m between two frames; more is a jump

Mat4f blend(const Mat4f& from, const Mat4f& to, float share)
{
  const Vec3f a = translation(from), b = translation(to);
  const Mat3f ra = from.topLeftCorner<3, 3>(), rb = to.topLeftCorner<3, 3>();
  const auto isRotation = [](const Mat3f& m)
  { return (m * m.transpose() - Mat3f::Identity()).norm() < 1e-3f && m.determinant() > 0; };
  if((b - a).norm() > longestWay || !isRotation(ra) || !isRotation(rb))
    return share < 0.5f ? from : to;
  Mat4f m = Mat4f::Identity();
  m.topLeftCorner<3, 3>() = Eigen::Quaternionf(ra).slerp(share, Eigen::Quaternionf(rb)).toRotationMatrix();
  setTranslation(m, a + share * (b - a));
  return m;
}

} // namespace

FramePtr FrameTimeline::between(const FramePtr& from, const FramePtr& to, double share)
{
  if(share <= 0)
    return from;
  if(share >= 1)
    return to;
  if(from->structure != to->structure || from->local.size() != to->local.size())
    return share < 0.5 ? from : to;
  auto frame = std::make_shared<Frame>(share < 0.5 ? *from : *to);
  frame->time = from->time + share * (to->time - from->time);
  for(std::size_t i = 0; i < frame->local.size(); ++i)
    if(from->local[i] != to->local[i])
      frame->local[i] = blend(from->local[i], to->local[i], static_cast<float>(share));
  return frame;
}

void FrameTimeline::add(const FramePtr& frame, double time, const Show& show)
{
  if(!last_ || time < lastTime_ - rounding)
  {
    start_ = time;
    shown_ = 0;
  }
  for(; due() <= time + rounding; ++shown_)
    show(shown_ > 0 ? between(last_, frame, (due() - lastTime_) / (time - lastTime_)) : frame);
  last_ = frame;
  lastTime_ = time;
}

void FrameTimeline::hold(double time, const Show& show)
{
  if(!last_)
    return;
  for(; due() <= time + rounding; ++shown_)
    show(last_);
  lastTime_ = std::max(lastTime_, time);
}

} // namespace sparkwright
