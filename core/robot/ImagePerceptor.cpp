#include "core/robot/ImagePerceptor.h"

#include "core/robot/Placement.h"

#include <cmath>

namespace sparkwright
{

void ImagePerceptor::onLink()
{
  placed(*this, nearestTransform(), "below a Transform");
  reported_ = false;
}

std::optional<SensorRange> ImagePerceptor::covers() const
{
  const float horizontal = toRadians(fovDeg);
  const float aspect = static_cast<float>(height) / static_cast<float>(width);
  return SensorRange{SensorRange::Kind::Camera, horizontal, 2 * std::atan(std::tan(horizontal / 2) * aspect), zNear, zFar};
}

void ImagePerceptor::sense(PerceptWriter&)
{
  if(!reported_)
    warnAbout(*this, "this server draws no images, so agents get none of this camera");
  reported_ = true;
}

} // namespace sparkwright
