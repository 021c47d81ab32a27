#include "core/robot/perceptors/ImagePerceptor.h"

#include "core/object/Context.h"
#include "core/object/ObjectTexts.h"
#include "core/robot/agent/ParentCheck.h"
#include "core/text/Base64.h"

#include <cmath>

namespace sparkwright
{

namespace
{

/// What agents get no pictures for while there is no ImageSource.
constexpr std::string_view nobodyDraws = "nothing here draws pictures";

} // namespace

void ImagePerceptor::onLink()
{
  transform_ = foundOrWarn(*this, nearestTransform(), objectText("place.transform"));
  images_ = context()->service<ImageService>();
  reported_.clear();
}

std::optional<SensorRange> ImagePerceptor::covers() const
{
  const float horizontal = toRadians(settings_.fovDeg);
  if(settings_.lens == ImageSettings::Lens::Mirror)
    return SensorRange{SensorRange::Kind::Camera, horizontal, horizontal, settings_.zNear, settings_.zFar};
  const float aspect = static_cast<float>(settings_.height) / static_cast<float>(settings_.width);
  return SensorRange{SensorRange::Kind::Camera, horizontal, 2 * std::atan(std::tan(horizontal / 2) * aspect),
                     settings_.zNear, settings_.zFar};
}

void ImagePerceptor::setSettings(const ImageSettings& settings)
{
  settings_ = settings;
  if(context())
    context()->structureChanged(); // Frames tell of cameras.
}

std::string ImagePerceptor::percept() const
{
  const bool colour = settings_.kind == ImageSettings::Kind::Colour;
  return predicateName() + (colour ? "IMG" : settings_.kind == ImageSettings::Kind::Depth ? "DEPTH" : "SEG");
}

void ImagePerceptor::report(std::string_view problem)
{
  if(problem == reported_)
    return;
  reported_ = problem;
  LocalText why = reported_ == nobodyDraws ? objectText("picture.nobody") : LensModel(settings_).problem();
  if(why.english() != reported_)
    why = reported_;
  warnAbout(*this, objectText("picture.none", std::move(why)));
}

void ImagePerceptor::sense(PerceptWriter& out)
{
  if(!transform_)
    return;
  if(!images_)
    return report(nobodyDraws);
  if(const std::string_view problem = images_->draw(settings_, transform_->worldPose(), bytes_); !problem.empty())
    return report(problem);
  encodeBase64(bytes_, text_);
  out.open(percept());
  out.open("s");
  out.integer(settings_.width);
  out.integer(settings_.height);
  out.close();
  out.open("d");
  out.atom(text_);
  out.close();
  out.close();
}

} // namespace sparkwright
