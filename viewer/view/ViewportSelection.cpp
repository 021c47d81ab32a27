// What is selected in a Viewport, and how the user chooses it.

#include "viewer/scene/NodeName.h"
#include "viewer/view/Viewport.h"

#include <QContextMenuEvent>
#include <QToolTip>

#include <algorithm>

namespace sparkwright
{

ManipulationTool::Surroundings Viewport::manipulationSurroundings()
{
  return {[this]() -> const Camera& { return director_.camera(); },
          [this]() -> const SceneDrawing& { return *scene_; },
          [this](const QPointF& place) { return hitAt(place); },
          [this]() -> const std::vector<int>& { return selection_; },
          [this] { advance(); },
          [this](const ManipulationRequest& request) { emit manipulated(request); },
          [this] { return static_cast<double>(clock_.elapsed()) / 1000; }};
}

RubberBand::Surroundings Viewport::bandSurroundings()
{
  return {[this]() -> const Camera& { return director_.camera(); }, [this]() -> const SceneDrawing& { return *scene_; },
          [this] { schedule(); }, [this](const std::vector<int>& nodes) { emit nodesPicked(nodes, false); }};
}

void Viewport::hover(const QMouseEvent& event)
{
  mouse_ = event.position();
  int now = -1;
  if(event.buttons() == Qt::NoButton && !director_.rides())
    if(const auto hit = hitAt(event.position()); hit && !(scene_->field() && hit->node == scene_->field()->node))
      now = hit->node;
  setCursor(manipulation_.holding() ? Qt::ClosedHandCursor : manipulation_.overHandle() ? Qt::OpenHandCursor : Qt::ArrowCursor);
  if(now == hovered_)
    return;
  hovered_ = now;
  schedule();
}

/// What is selected, and what a click would select.
void Viewport::mark(Renderer::Options& options) const
{
  if(!scene_->frame() || !scene_->frame()->structure)
    return;
  const auto& nodes = scene_->frame()->structure->nodes;
  const auto add = [&](int node, const QColor& colour, float width, float tint)
  {
    if(node >= 0 && node < static_cast<int>(nodes.size()))
      options.marks.push_back({node, nodes[static_cast<std::size_t>(node)].end, colour, width, tint});
  };
  if(hovered_ >= 0 && hovered_ < static_cast<int>(nodes.size()) && !manipulation_.holding())
  {
    const int part = nodes[static_cast<std::size_t>(hovered_)].parent;
    add(part >= 0 ? part : hovered_, Qt::white, 1.2f, 0);
  }
  for(const int node : band_.nodes())
    add(node, Qt::white, 1.2f, 0);
  add(outlined_, Qt::white, 2, 0);
  // A tint would fill what is to be seen through.
  const bool tinted = !manipulation_.holding() && layers_.mode(Layer::Appearance) == LayerMode::Solid;
  for(const int node : selection_)
    add(node, Renderer::Mark().colour, 2.5f, tinted ? 0.28f : 0.f);
}

void Viewport::setSelection(std::vector<int> nodes)
{
  if(nodes == selection_)
    return;
  selection_ = std::move(nodes);
  showHint();
  update();
}

void Viewport::setOutlinedNode(int node)
{
  if(node == outlined_)
    return;
  outlined_ = node;
  schedule();
}

std::optional<SceneDrawing::Hit> Viewport::hitAt(const QPointF& position) const
{
  return scene_->pick(
      director_.camera().rayThrough(static_cast<float>(position.x()), static_cast<float>(position.y())));
}

std::vector<int> Viewport::partsAt(const QPointF& position) const
{
  std::vector<int> parts;
  const auto hits = scene_->pickAll(
      director_.camera().rayThrough(static_cast<float>(position.x()), static_cast<float>(position.y())));
  for(const SceneDrawing::Hit& hit : hits)
  {
    const int parent = scene_->frame()->structure->nodes[static_cast<std::size_t>(hit.node)].parent;
    const int part = parent >= 0 ? parent : hit.node;
    if(std::ranges::find(parts, part) == parts.end())
      parts.push_back(part);
  }
  return parts;
}

void Viewport::clicked(const QPointF& position, Navigation::Click click)
{
  using Click = Navigation::Click;
  const auto hit = hitAt(position);
  const bool ground = !hit || (scene_->field() && hit->node == scene_->field()->node);
  if(click == Click::Menu)
    emit menuWanted(position.toPoint());
  else if(click == Click::More)
  {
    // Several are chosen in order to be moved: what moves as one is chosen as one.
    if(const auto movable = hit ? Movable::of(*scene_, hit->node, manipulation_.settings().staticToo) : std::nullopt)
      emit nodesPicked({movable->node}, true);
  }
  else if(!ground || click == Click::Part)
    emit nodePicked(ground ? -1 : hit->node, click == Click::Whole);
}

/// Goes on to what lies behind under the mouse, or back. @return whether there is anything
bool Viewport::selectBehind(bool next)
{
  const std::vector<int> parts = mouse_ && !manipulation_.holding() ? partsAt(*mouse_) : std::vector<int>();
  const int count = static_cast<int>(parts.size());
  const auto& field = scene_->field();
  const auto isGround = [&](int part)
  {
    return field && field->node >= part &&
           field->node < scene_->frame()->structure->nodes[static_cast<std::size_t>(part)].end;
  };
  if(count == 0 || (count == 1 && isGround(parts.front())))
    return false; // Over nothing but grass, Tab goes where it goes everywhere.
  const auto found = std::ranges::find(parts, selectedNode());
  const int now = static_cast<int>(found - parts.begin());
  const int chosen = found == parts.end() ? (next ? 0 : count - 1) : (now + (next ? 1 : count - 1)) % count;
  const int node = parts[static_cast<std::size_t>(chosen)];
  emit nodesPicked({node}, false);
  constexpr QPointF beside(14, 10);
  QToolTip::showText(mapToGlobal(*mouse_ + beside).toPoint(),
                     tr("%1 of %2: %3").arg(chosen + 1).arg(count).arg(nodeName(*scene_, node)), this);
  return true;
}

bool Viewport::focusNextPrevChild(bool next)
{
  return selectBehind(next) || QOpenGLWidget::focusNextPrevChild(next);
}

void Viewport::contextMenuEvent(QContextMenuEvent* event)
{
  event->accept();
  if(event->reason() != QContextMenuEvent::Keyboard)
    return; // Of the mouse, a click that has moved nothing opens the menu: other presses move the view.
  QPointF at = mouse_.value_or(QPointF(width() / 2., height() / 2.));
  if(const auto sphere = selectedNode() >= 0 && !mouse_ ? scene_->bounds(selectedNode()) : std::nullopt)
    if(const auto pixel = camera().pixelOf(sphere->centre))
      at = {(*pixel)[0], (*pixel)[1]};
  emit menuWanted(at.toPoint());
}

} // namespace sparkwright
