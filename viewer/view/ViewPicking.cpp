#include "viewer/view/ViewPicking.h"

#include "viewer/manipulation/Movable.h"
#include "viewer/scene/NodeName.h"

#include <algorithm>

namespace sparkwright
{

Ray ViewPicking::rayAt(const QPointF& place) const
{
  return around_.director.camera().rayThrough(static_cast<float>(place.x()), static_cast<float>(place.y()));
}

bool ViewPicking::isGround(const SceneDrawing::Hit& hit) const
{
  const auto& field = around_.scene.field();
  return field && hit.node == field->node;
}

std::optional<SceneDrawing::Hit> ViewPicking::hitAt(const QPointF& place) const
{
  return around_.scene.pick(rayAt(place));
}

std::optional<SceneDrawing::Hit> ViewPicking::pointAt(const QPointF& place) const
{
  constexpr float tooFar = 100; // m
  if(const auto hit = hitAt(place))
    return hit;
  const Ray ray = rayAt(place);
  const float distance = -ray.origin.z() / ray.direction.z();
  if(!(distance > 0 && distance < tooFar)) // Not a number, for a ray along the plane.
    return {};
  return SceneDrawing::Hit{-1, distance, ray.origin + distance * ray.direction};
}

std::vector<int> ViewPicking::partsAt(const QPointF& place) const
{
  std::vector<int> parts;
  for(const SceneDrawing::Hit& hit : around_.scene.pickAll(rayAt(place)))
  {
    const int parent = around_.scene.frame()->structure->nodes[static_cast<std::size_t>(hit.node)].parent;
    const int part = parent >= 0 ? parent : hit.node;
    if(std::ranges::find(parts, part) == parts.end())
      parts.push_back(part);
  }
  return parts;
}

void ViewPicking::mouseAt(const QPointF& place, bool buttons)
{
  mouse_ = place;
  // Where nothing can be selected or moved, nothing looks as if it could.
  const bool idle = locks_->holds(ViewLocks::Selection) && locks_->holds(ViewLocks::Things);
  const auto hit = !buttons && !idle && !around_.director.rides() ? hitAt(place) : std::nullopt;
  around_.selection.setHovered(hit && !isGround(*hit) ? hit->node : -1);
  emit mouseMoved();
}

void ViewPicking::mouseLeft()
{
  mouse_.reset();
  around_.selection.setHovered(-1);
  emit mouseMoved();
}

void ViewPicking::clicked(const QPointF& place, Navigation::Click click)
{
  using Click = Navigation::Click;
  const auto hit = hitAt(place);
  const bool ground = !hit || isGround(*hit);
  if(locks_->parts() == ViewLocks::everything() || (click != Click::Menu && locks_->holds(ViewLocks::Selection)))
  {
    if(!ground || !around_.selection.nodes().empty() || click == Click::Menu)
      locks_->refuses(ViewLocks::Selection);
  }
  else if(click == Click::Menu)
    emit menuWanted(place.toPoint());
  else if(click == Click::More)
  {
    // Several are chosen in order to be moved: what moves as one is chosen as one.
    if(const auto movable = hit ? Movable::of(around_.scene, hit->node, around_.staticToo()) : std::nullopt)
      emit nodesPicked({movable->node}, true);
  }
  else if(!ground || click == Click::Part)
    emit nodePicked(ground ? -1 : hit->node, click == Click::Whole);
}

bool ViewPicking::selectBehind(bool next)
{
  const std::vector<int> parts = mouse_ && !around_.moving() ? partsAt(*mouse_) : std::vector<int>();
  const int count = static_cast<int>(parts.size());
  const auto& field = around_.scene.field();
  const auto holdsGround = [&](int part)
  {
    return field && field->node >= part &&
           field->node < around_.scene.frame()->structure->nodes[static_cast<std::size_t>(part)].end;
  };
  if(count == 0 || (count == 1 && holdsGround(parts.front())))
    return false; // Over nothing but grass, Tab goes where it goes everywhere.
  if(locks_->refuses(ViewLocks::Selection))
    return false;
  const QPointF place = *mouse_;
  const auto found = std::ranges::find(parts, around_.selection.last());
  const int now = static_cast<int>(found - parts.begin());
  const int chosen = found == parts.end() ? (next ? 0 : count - 1) : (now + (next ? 1 : count - 1)) % count;
  const int node = parts[static_cast<std::size_t>(chosen)];
  emit nodesPicked({node}, false);
  emit describedAt(place, tr("%1 of %2: %3").arg(chosen + 1).arg(count).arg(nodeName(around_.scene, node)));
  return true;
}

void ViewPicking::menuByKey()
{
  if(locks_->parts() == ViewLocks::everything())
  {
    locks_->refuses(ViewLocks::Selection);
    return;
  }
  const Camera& camera = around_.director.camera();
  const int selected = around_.selection.last();
  QPointF place = mouse_.value_or(QPointF(camera.width() / 2., camera.height() / 2.));
  if(const auto sphere = selected >= 0 && !mouse_ ? around_.scene.bounds(selected) : std::nullopt)
    if(const auto pixel = camera.pixelOf(sphere->centre))
      place = {(*pixel)[0], (*pixel)[1]};
  emit menuWanted(place.toPoint());
}

} // namespace sparkwright
