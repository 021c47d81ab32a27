#include "viewer/layers/LayerDrawing.h"

#include "viewer/layers/LayerParts.h"

namespace sparkwright
{

void LayerDrawing::setFrame(const SceneDrawing& scene)
{
  drawn_ = false;
  if(!scene.frame() || !scene.frame()->structure)
    return trails_.clear();
  const LayerSettings none;
  context_.update(scene, none, -1);
  trails_.add(context_);
}

void LayerDrawing::setDrawings(const DrawingsPtr& drawings)
{
  drawn_ &= drawings == drawings_;
  drawings_ = drawings;
}

const LayerCanvas& LayerDrawing::update(const SceneDrawing& scene, const LayerSettings& settings, int selected)
{
  if(drawn_ && shown_ == scene.frame() && settings_ == settings && selected_ == selected)
    return canvas_;
  drawn_ = true;
  shown_ = scene.frame();
  settings_ = settings;
  selected_ = selected;
  canvas_.clear();
  const bool drawings =
      drawings_ && !(drawings_->sets.empty() && drawings_->agentTexts.empty()) && settings_.shows(Layer::Drawings);
  if(!shown_ || !shown_->structure || !(drawings || settings_.showsAny()))
    return canvas_;
  context_.update(scene, settings_, selected);
  using Draw = void (*)(const LayerContext&, LayerCanvas&);
  constexpr std::pair<Layer, Draw> layers[] = {
      {Layer::Colliders, drawColliders}, {Layer::Contacts, drawContacts},      {Layer::Joints, drawJoints},
      {Layer::CentresOfMass, drawMasses}, {Layer::SupportPolygon, drawSupport}, {Layer::Frames, drawFrames},
      {Layer::Sensors, drawSensors},     {Layer::Names, drawNames}};
  for(const auto& [layer, draw] : layers)
    if(settings_.shows(layer))
      draw(context_, canvas_);
  if(settings_.shows(Layer::Trails))
    trails_.draw(context_, canvas_);
  if(drawings)
    drawDrawings(context_, *drawings_, canvas_);
  return canvas_;
}

} // namespace sparkwright
