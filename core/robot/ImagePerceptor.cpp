#include "core/robot/ImagePerceptor.h"

#include "core/robot/Placement.h"

namespace sparkwright
{

void ImagePerceptor::onLink()
{
  placed(*this, nearestTransform(), "below a Transform");
  reported_ = false;
}

void ImagePerceptor::sense(PerceptWriter&)
{
  if(!reported_)
    warnAbout(*this, "this server draws no images, so agents get none of this camera");
  reported_ = true;
}

} // namespace sparkwright
