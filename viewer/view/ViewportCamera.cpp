// What a Viewport lets others do with its camera.

#include "viewer/camera/CameraPresets.h"
#include "viewer/view/Viewport.h"

#include <algorithm>

namespace sparkwright
{

namespace
{

constexpr float nearEnough = 7; // m: from where a place is looked at

} // namespace

void Viewport::flyTo(const Viewpoint& view)
{
  director_.flyTo(view);
  advance();
}

void Viewport::jumpTo(const Viewpoint& view)
{
  cameraPlaced_ = true;
  start_.reset();
  director_.jumpTo(view);
  advance();
}

void Viewport::startWith(int preset)
{
  jumpTo(preset == home ? CameraPresets::home(*scene_, camera()) : CameraPresets::view(preset, *scene_, camera()));
  start_ = Start{preset, director_.destination()};
}

void Viewport::resetCamera()
{
  flyTo(CameraPresets::home(*scene_, camera()));
}

void Viewport::showPreset(int index)
{
  flyTo(CameraPresets::view(index, *scene_, camera()));
}

void Viewport::frameSelection()
{
  const auto sphere = scene_->bounds(selectedNode());
  if(!sphere || !sphere->centre.allFinite())
    return;
  Camera there = camera();
  there.setViewpoint(director_.destination());
  there.frame(sphere->centre, sphere->radius);
  flyTo(there.viewpoint());
}

void Viewport::showPlace(const Vec3f& place, const QString& words)
{
  place_ = place;
  placeWords_ = words;
  lookAt(place);
}

void Viewport::lookAt(const Vec3f& place)
{
  Viewpoint view = director_.destination();
  view.target = place;
  view.distance = std::min(view.distance, nearEnough);
  flyTo(view);
}

void Viewport::clearPlace()
{
  if(!place_)
    return;
  place_.reset();
  director_.halt();
  update();
}

void Viewport::fly()
{
  director_.mode() == CameraDirector::Mode::Fly ? director_.orbit() : director_.fly();
  advance();
}

void Viewport::followBall()
{
  const Subjects::Subject ball{true, 0};
  if(mode() == CameraDirector::Mode::Follow && director_.subject() == ball)
    director_.orbit();
  else if(scene_->subjects().hasBall())
    director_.follow(ball);
  else
    emit told(tr("There is no ball to follow"));
  advance();
}

void Viewport::watchBall()
{
  const auto& ball = scene_->subjects().ball();
  if(!ball)
    return;
  jumpTo(CameraPresets::beside(*ball, *scene_, camera()));
  director_.follow({true, 0});
  advance();
}

std::optional<Subjects::Subject> Viewport::selectedSubject()
{
  const auto subject = scene_->subjects().subjectOf(selectedNode());
  if(!subject)
    emit told(tr("Select a robot first"));
  return subject;
}

void Viewport::followSelected()
{
  const auto subject = scene_->subjects().subjectOf(selectedNode());
  if(mode() == CameraDirector::Mode::Follow && (!subject || director_.subject() == subject))
    director_.orbit();
  else if(const auto whom = selectedSubject())
    director_.follow(*whom);
  advance();
}

void Viewport::rideSelected(bool firstPerson)
{
  const auto wanted = firstPerson ? CameraDirector::Mode::FirstPerson : CameraDirector::Mode::ThirdPerson;
  const auto subject = scene_->subjects().subjectOf(selectedNode());
  if(mode() == wanted && (!subject || director_.subject() == subject))
    director_.orbit();
  else if(const auto whom = selectedSubject())
    director_.ride(*whom, firstPerson);
  advance();
}

void Viewport::toggleOrthographic()
{
  director_.setOrthographic(!camera().orthographic());
  advance();
}

bool Viewport::endMode()
{
  if(mode() == CameraDirector::Mode::Orbit)
    return false;
  director_.orbit();
  advance();
  return true;
}

} // namespace sparkwright
