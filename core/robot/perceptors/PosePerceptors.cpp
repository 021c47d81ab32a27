#include "core/robot/perceptors/PosePerceptors.h"

#include "core/object/ObjectTexts.h"
#include "core/robot/agent/ParentCheck.h"

#include <array>

namespace sparkwright
{

void GpsPerceptor::onLink()
{
  transform_ = foundOrWarn(*this, nearestTransform(), objectText("place.transform"));
}

void GpsPerceptor::sense(PerceptWriter& out)
{
  if(!transform_)
    return;
  const Mat4f& pose = transform_->worldPose();
  out.open("GPS");
  out.pair("n", name());
  out.open("tf");
  for(int row = 0; row < 4; ++row)
    for(int column = 0; column < 4; ++column)
      out.number(pose(row, column));
  out.close();
  out.close();
}

std::span<const SensorChannel> GpsPerceptor::channels() const
{
  static constexpr std::array<SensorChannel, 3> all{{{"x", "m"}, {"y", "m"}, {"z", "m"}}};
  return all;
}

void GpsPerceptor::measure(std::span<float> out) const
{
  const Vec3f place = transform_ ? translation(transform_->worldPose()) : Vec3f(Vec3f::Zero());
  for(int i = 0; i < 3; ++i)
    out[static_cast<std::size_t>(i)] = place[i];
}

void PerfectVisionPerceptor::onLink()
{
  seen_ = 0;
  if(!nearestTransform())
    warnAbout(*this, objectText("place.world"));
}

void PerfectVisionPerceptor::refresh()
{
  if(seen_ == context()->structureVersion)
    return;
  seen_ = context()->structureVersion;
  all_.clear();
  Object* const scene = ancestor<Scene>();
  (scene ? *scene : *root()).visit<Transform>([this](const Transform& t) { all_.push_back(&t); });
}

void PerfectVisionPerceptor::sense(PerceptWriter& out)
{
  refresh();
  const Vec3f here = translation(worldPose());
  out.open("PerfectVision");
  for(const Transform* const t : all_)
  {
    out.open(t->name());
    out.open("pos");
    const Vec3f offset = translation(t->worldPose()) - here;
    for(int i = 0; i < 3; ++i)
      out.number(inverted[static_cast<std::size_t>(i)] ? -offset[i] : offset[i]);
    out.close();
    out.close();
  }
  out.close();
}

} // namespace sparkwright
