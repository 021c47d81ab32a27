#include "viewer/camera/CameraControl.h"

#include "viewer/camera/CameraPresets.h"
#include "viewer/scene/SceneDrawing.h"

#include <algorithm>

namespace sparkwright
{

namespace
{

constexpr float nearEnough = 7; // m: from where a place is looked at

} // namespace

CameraControl::CameraControl(const SceneDrawing& scene, std::function<int()> selected)
    : scene_(scene), selected_(std::move(selected))
{
  director_.camera().look({0, 0, 0.3f}, 12, 0, 0.4f);
}

void CameraControl::resize(int width, int height)
{
  director_.camera().setViewport(width, height);
  // What has moved since would be looked for wherever it is now.
  if(start_ && director_.destination() == start_->view && (!start_->bounds || start_->bounds == bounds()))
    startWith(start_->preset);
}

bool CameraControl::advance(double now)
{
  const bool more = director_.advance(scene_.subjects(), now);
  if(director_.takeLost())
    emit told(tr("The subject of the camera has left the scene"));
  return more;
}

void CameraControl::flyTo(const Viewpoint& view)
{
  if(locked_())
    return;
  director_.flyTo(view);
  emit moved();
}

void CameraControl::jumpTo(const Viewpoint& view)
{
  placed_ = true;
  start_.reset();
  director_.jumpTo(view);
  emit moved();
}

void CameraControl::startWith(int preset)
{
  const Camera& camera = director_.camera();
  jumpTo(preset == home ? CameraPresets::home(scene_, camera) : CameraPresets::view(preset, scene_, camera));
  start_ = Start{preset, director_.destination(), bounds()};
}

std::optional<std::pair<Vec3f, float>> CameraControl::bounds() const
{
  const auto sphere = scene_.bounds(-1);
  return sphere ? std::optional(std::pair(sphere->centre, sphere->radius)) : std::nullopt;
}

void CameraControl::reset()
{
  flyTo(CameraPresets::home(scene_, director_.camera()));
}

void CameraControl::showPreset(int index)
{
  flyTo(CameraPresets::view(index, scene_, director_.camera()));
}

void CameraControl::frameSelection()
{
  const auto sphere = scene_.bounds(selected_());
  if(!sphere || !sphere->centre.allFinite())
    return;
  Camera there = director_.camera();
  there.setViewpoint(director_.destination());
  there.frame(sphere->centre, sphere->radius);
  flyTo(there.viewpoint());
}

void CameraControl::setOpeningAngle(float angle)
{
  Viewpoint view = director_.destination();
  view.fieldOfView = angle;
  flyTo(view);
}

void CameraControl::lookAt(const Vec3f& place)
{
  Viewpoint view = director_.destination();
  view.target = place;
  view.distance = std::min(view.distance, nearEnough);
  flyTo(view);
}

void CameraControl::fly()
{
  if(locked_())
    return;
  mode() == Mode::Fly ? director_.orbit() : director_.fly();
  emit moved();
}

void CameraControl::followBall()
{
  if(locked_())
    return;
  const Subjects::Subject ball{true, 0};
  if(mode() == Mode::Follow && director_.subject() == ball)
    director_.rest();
  else if(scene_.subjects().hasBall())
    director_.follow(ball);
  else
    emit told(tr("There is no ball to follow"));
  emit moved();
}

void CameraControl::watchBall()
{
  const auto& ball = scene_.subjects().ball();
  if(!ball)
    return;
  jumpTo(CameraPresets::beside(*ball, scene_, director_.camera()));
  director_.follow({true, 0});
  emit moved();
}

std::optional<Subjects::Subject> CameraControl::selectedSubject() const
{
  return scene_.subjects().subjectOf(selected_());
}

void CameraControl::tellNobodySelected()
{
  emit told(tr("Select a robot first"));
}

void CameraControl::followSelected()
{
  if(locked_())
    return;
  const auto subject = selectedSubject();
  if(mode() == Mode::Follow && (!subject || director_.subject() == subject))
    director_.rest();
  else if(subject)
    director_.follow(*subject);
  else
    tellNobodySelected();
  emit moved();
}

void CameraControl::rideSelected(bool firstPerson)
{
  if(locked_())
    return;
  const auto wanted = firstPerson ? Mode::FirstPerson : Mode::ThirdPerson;
  const auto subject = selectedSubject();
  if(mode() == wanted && (!subject || director_.subject() == subject))
    director_.rest();
  else if(subject)
    director_.ride(*subject, firstPerson);
  else
    tellNobodySelected();
  emit moved();
}

void CameraControl::toggleOrthographic()
{
  if(locked_())
    return;
  director_.setOrthographic(!director_.camera().orthographic());
  emit moved();
}

bool CameraControl::endMode()
{
  if(mode() == director_.restMode() || mode() == Mode::Orbit)
    return false;
  if(locked_())
    return true;
  director_.rest();
  emit moved();
  return true;
}

} // namespace sparkwright
