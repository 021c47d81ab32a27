#include "viewer/manipulation/ManipulationTool.h"

#include <algorithm>
#include <cmath>

namespace sparkwright
{

namespace
{

using Part = Gizmo::Part;

constexpr double pushEvery = 0.1, holdEvery = 0.02; // s

/// Whether a place is at the outer end of an arrow.
bool isTip(const std::vector<QPointF>& line, Part part, const QPointF& place)
{
  constexpr double near = 12;
  return Gizmo::isAxis(part) && (line.back() - place).manhattanLength() < near;
}

Vec3f middleOf(const std::vector<Movable>& movables)
{
  Vec3f sum = Vec3f::Zero();
  for(const Movable& movable : movables)
    sum += movable.centre;
  return movables.empty() ? sum : Vec3f(sum / static_cast<float>(movables.size()));
}

/// The one that a structure node is part of; null: none.
const Movable* holder(const std::vector<Movable>& movables, int node)
{
  const auto found = std::ranges::find_if(movables, [node](const Movable& movable) { return movable.holds(node); });
  return found == movables.end() ? nullptr : &*found;
}

/// Whether what stands on the ground stands on it after the motion, too.
bool isLevel(const Mat4f& motion)
{
  constexpr float small = 1e-4f;
  return std::abs(motion(2, 0)) < small && std::abs(motion(2, 1)) < small && std::abs(motion(2, 3)) < small;
}

} // namespace

void ManipulationTool::setSettings(const Settings& settings)
{
  settings_ = settings;
  if(settings_.locked)
    end();
  around_.changed();
}

/// What can be moved of what is selected.
ManipulationTool::Movables ManipulationTool::movables() const
{
  Movables movables;
  if(!settings_.locked)
    for(const int node : around_.selected())
      if(const auto movable = movableAt(node))
      {
        std::erase_if(movables, [&](const Movable& known)
                      { return known.node == movable->node; }); // Another part of the same robot.
        movables.push_back(*movable);
      }
  return movables;
}

std::optional<Movable> ManipulationTool::movableAt(int node) const
{
  const SceneDrawing& scene = around_.scene();
  std::optional<Movable> movable = Movable::of(scene, node, settings_.staticToo);
  const auto wide = movable && settings_.widen ? settings_.widen(*movable) : std::nullopt;
  if(!wide)
    return movable;
  if(wide->first != movable->node)
    if(const auto first = Movable::of(scene, wide->first, settings_.staticToo))
      movable = first;
  movable->end = std::max(movable->end, wide->end);
  // Gizmo at the origin of a Transform far from all that hangs in it would seem to belong to nothing.
  if(const auto bounds = scene.bounds(movable->node);
     bounds && (movable->centre - bounds->centre).norm() > bounds->radius)
    movable->centre = bounds->centre;
  return movable;
}

Gizmo ManipulationTool::gizmoOf(const Movables& movables) const
{
  return {around_.camera(), middleOf(movables), settings_.localAxes ? movables.back().axes : Mat3f(Mat3f::Identity())};
}

Gizmo::Part ManipulationTool::partAt(const Movables& movables, const QPointF& place, Vec3f& grabbed) const
{
  const Gizmo gizmo = gizmoOf(movables);
  const Part part = gizmo.at(place);
  const auto hit = around_.hitAt(place);
  const Movable* const movable = hit ? holder(movables, hit->node) : nullptr;
  if(!movable)
    return part;
  const auto takeGround = [&]
  {
    grabbed = hit->point;
    return Part::Ground;
  };
  // Gizmo would cover a thing that is small on the screen: there only the tips of arrows come before it.
  const auto bounds = around_.scene().bounds(movable->node);
  const bool small = bounds && gizmo.pixels(bounds->radius) < 1.5 * static_cast<double>(Gizmo::size);
  // Where they meet, nobody means one of them.
  constexpr double crowded = 16;
  if(const auto origin = gizmo.origin(); origin && (*origin - place).manhattanLength() < crowded)
    return takeGround();
  if(part != Part::None && (!small || isTip(gizmo.outline(part), part, place)))
    return part;
  return takeGround();
}

bool ManipulationTool::pressArrow(const QMouseEvent& event, bool twist)
{
  const auto hit = around_.hitAt(event.position());
  const auto movable = hit ? Movable::of(around_.scene(), hit->node) : std::nullopt;
  if(!movable)
    return false;
  held_ = {*movable};
  gesture_ = twist ? Gesture::Twist : movable->ball ? Gesture::Kick : Gesture::Push;
  grabbed_ = gesture_ == Gesture::Kick ? movable->centre : hit->point;
  pushedAt_ = around_.now();
  return true;
}

/// Takes hold of what is under the mouse, selected or not.
bool ManipulationTool::pressThing(const QMouseEvent& event, MouseGesture gesture)
{
  const auto hit = around_.hitAt(event.position());
  const auto movable = hit ? movableAt(hit->node) : std::nullopt;
  if(!movable)
    return false;
  held_ = {*movable};
  grabbed_ = hit->point;
  const Part part = gesture == MouseGesture::TurnThing   ? Part::RingZ
                    : gesture == MouseGesture::LiftThing ? Part::AxisZ
                                                         : Part::Ground;
  drag_.emplace(Gizmo(around_.camera(), movable->centre, Mat3f::Identity()), part, place_, grabbed_);
  gesture_ = Gesture::Drag;
  thing_ = true;
  return true;
}

/// Says that things are locked, if the press was for one. Those without modifiers move the camera instead.
void ManipulationTool::refuse()
{
  static constexpr MouseGesture gestures[] = {MouseGesture::Push, MouseGesture::Twist, MouseGesture::MoveThing,
                                              MouseGesture::TurnThing, MouseGesture::LiftThing};
  const auto isMovable = [this](int node)
  { return Movable::of(around_.scene(), node, settings_.staticToo).has_value(); };
  if(!around_.refused || press_.modifiers == Qt::NoModifier)
    return;
  const auto hit = around_.hitAt(place_);
  const bool thing = controls_->best(gestures, press_, ViewControls::Fit::Exact) != MouseGesture::Count && hit &&
                     isMovable(hit->node);
  const bool place = controls_->fit(MouseGesture::Place, press_) == ViewControls::Fit::Exact && hit &&
                     std::ranges::any_of(around_.selected(), isMovable);
  if(thing || place)
    around_.refused();
}

bool ManipulationTool::press(const QMouseEvent& event)
{
  if(gesture_ != Gesture::None)
    return true; // A second button changes nothing.
  press_ = {event.button(), event.modifiers(), false};
  pressed_ = place_ = event.position();
  modifiers_ = event.modifiers();
  typed_.clear();
  throw_.clear();
  thing_ = false;
  if(settings_.locked)
  {
    refuse();
    return false;
  }
  static constexpr MouseGesture arrows[] = {MouseGesture::Push, MouseGesture::Twist};
  if(const MouseGesture arrow = controls_->best(arrows, press_); arrow != MouseGesture::Count)
    return settings_.pushes && pressArrow(event, arrow == MouseGesture::Twist);
  using Fit = ViewControls::Fit;
  const bool moves = controls_->fit(MouseGesture::Move, press_) == Fit::Exact;
  const Movables movables = moves || controls_->fit(MouseGesture::Place, press_) == Fit::Exact ? this->movables()
                                                                                               : Movables();
  if(const Part part = movables.empty() ? Part::None : partAt(movables, place_, grabbed_); moves && part != Part::None)
  {
    drag_.emplace(gizmoOf(movables), part, place_, grabbed_);
    gesture_ = Gesture::Drag;
  }
  else
  {
    static constexpr MouseGesture things[] = {MouseGesture::MoveThing, MouseGesture::TurnThing,
                                              MouseGesture::LiftThing};
    const MouseGesture thing = controls_->best(things, press_, Fit::Exact);
    if(thing != MouseGesture::Count && pressThing(event, thing))
      return true;
    if(movables.empty() || controls_->fit(MouseGesture::Place, press_) != Fit::Exact)
      return false;
    gesture_ = Gesture::Click;
  }
  held_ = movables;
  return true;
}

void ManipulationTool::move(const QMouseEvent& event)
{
  place_ = event.position();
  modifiers_ = event.modifiers();
  if(gesture_ == Gesture::Drag)
    throw_.record(around_.now(), translation(motion()));
  around_.changed();
}

void ManipulationTool::release(const QMouseEvent& event)
{
  if(event.button() != press_.button)
    return;
  place_ = event.position();
  const bool still = (place_ - pressed_).manhattanLength() < clickReach;
  switch(gesture_)
  {
  case Gesture::Drag:
    if(!still || !typed_.empty() || settings_.live)
      report(dragKind());
    if(still && thing_ && around_.clicked)
    {
      end();
      return around_.clicked(press_, place_);
    }
    break;
  case Gesture::Click:
    if(const auto hit = around_.hitAt(place_); still && hit && !holder(held_, hit->node))
    {
      const Vec3f middle = middleOf(held_);
      ManipulationRequest wish = request(ManipulationRequest::Kind::Place);
      setTranslation(wish.motion, Vec3f(hit->point.x() - middle.x(), hit->point.y() - middle.y(), 0));
      around_.done(wish);
    }
    break;
  case Gesture::Kick:
    if(!still)
      report(ManipulationRequest::Kind::Kick);
    break;
  default: break;
  }
  end();
}

ManipulationRequest::Kind ManipulationTool::dragKind() const
{
  if(settings_.live)
    return ManipulationRequest::Kind::Release;
  // Several would soon be in each other's way: along the ground each stands where there is room.
  const bool stands = drag_->part() == Part::Ground || (held_.size() > 1 && isLevel(motion()));
  return stands ? ManipulationRequest::Kind::Place : ManipulationRequest::Kind::Move;
}

/// What is held live would hang in the air.
void ManipulationTool::letGo()
{
  if(gesture_ == Gesture::Drag && settings_.live)
    around_.done(request(ManipulationRequest::Kind::Release));
  end();
}

void ManipulationTool::left()
{
  const bool shown = gesture_ != Gesture::None || hovered_ != Part::None;
  hovered_ = Part::None;
  letGo();
  if(shown)
    around_.changed();
}

void ManipulationTool::end()
{
  const bool was = gesture_ != Gesture::None;
  gesture_ = Gesture::None;
  held_.clear();
  drag_.reset();
  typed_.clear();
  throw_.clear();
  if(was)
    around_.changed();
}

bool ManipulationTool::hover(const QMouseEvent& event)
{
  const Movables movables = this->movables();
  Vec3f grabbed;
  const Part now = movables.empty() ? Part::None : partAt(movables, event.position(), grabbed);
  if(now != hovered_)
  {
    hovered_ = now;
    around_.changed();
  }
  return now != Part::None;
}

bool ManipulationTool::key(const QKeyEvent& event)
{
  if(gesture_ == Gesture::None)
    return false;
  if(event.key() == Qt::Key_Escape)
  {
    letGo();
    return true;
  }
  if(gesture_ != Gesture::Drag)
    return false;
  if(event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter)
  {
    report(dragKind());
    end();
    return true;
  }
  if(!typed_.key(event))
    return false;
  around_.changed();
  return true;
}

Mat4f ManipulationTool::motion() const
{
  if(!drag_)
    return Mat4f::Identity();
  if(!typed_.empty())
    return drag_->motion(typed_.numbers());
  Gizmo::Drag::Step step;
  if(modifiers_ & Qt::ControlModifier)
    step = {settings_.grid, toRadians(settings_.angleDeg)};
  return drag_->motion(around_.camera(), place_, step);
}

/// What the mouse has drawn: a velocity, a force or a torque.
Vec3f ManipulationTool::arrow() const
{
  using Kind = ManipulationArrow::Kind;
  const Kind kind = gesture_ == Gesture::Kick ? Kind::Kick : gesture_ == Gesture::Push ? Kind::Push : Kind::Twist;
  return ManipulationArrow{kind, grabbed_, pressed_}.vector(around_.camera(), place_, modifiers_ & Qt::ShiftModifier);
}

ManipulationRequest ManipulationTool::request(ManipulationRequest::Kind kind) const
{
  ManipulationRequest wish;
  wish.kind = kind;
  wish.movable = held_.back();
  wish.with.assign(held_.begin(), held_.end() - 1);
  return wish;
}

void ManipulationTool::report(ManipulationRequest::Kind kind)
{
  ManipulationRequest request = this->request(kind);
  if(drag_)
  {
    request.motion = motion();
    if(typed_.empty())
      request.velocity = throw_.velocity();
  }
  else
  {
    request.at = grabbed_;
    request.vector = arrow();
  }
  around_.done(request);
}

void ManipulationTool::advance()
{
  if(gesture_ == Gesture::Drag && settings_.live && around_.now() >= pushedAt_)
  {
    pushedAt_ = around_.now() + holdEvery;
    report(ManipulationRequest::Kind::Hold);
  }
  if((gesture_ != Gesture::Push && gesture_ != Gesture::Twist) || around_.now() < pushedAt_)
    return;
  // The point that was taken hold of moves with the thing.
  Movable& held = held_.back();
  if(const auto now = Movable::of(around_.scene(), held.node); now && now->id == held.id)
  {
    grabbed_ = transform(multiply(now->pose, rigidInverse(held.pose)), grabbed_);
    held = *now;
  }
  pushedAt_ = around_.now() + pushEvery;
  report(gesture_ == Gesture::Push ? ManipulationRequest::Kind::Push : ManipulationRequest::Kind::Twist);
}

std::vector<Renderer::Ghost> ManipulationTool::ghosts() const
{
  std::vector<Renderer::Ghost> ghosts;
  if(gesture_ != Gesture::Drag || settings_.live)
    return ghosts;
  const Mat4f motion = this->motion();
  for(const Movable& held : held_)
  {
    Renderer::Ghost& ghost = ghosts.emplace_back();
    ghost.from = held.node;
    ghost.to = held.end;
    ghost.motion = motion;
    // The thing itself may have gone on meanwhile: the ghost shows where it was taken from, moved.
    if(const auto now = movableAt(held.node))
      ghost.motion = multiply(multiply(motion, held.pose), rigidInverse(now->pose));
  }
  return ghosts;
}

QString ManipulationTool::hint() const
{
  if(gesture_ == Gesture::Drag)
    return tr("Release: move · Ctrl: steps · Type numbers · Enter: apply · Esc: cancel");
  if(gesture_ == Gesture::Kick)
    return tr("Release: kick · Shift: high · Esc: cancel");
  if(gesture_ == Gesture::Push || gesture_ == Gesture::Twist)
    return tr("Pushes until you let go");
  if(hovered_ == Part::Ground)
    return settings_.pushes ? tr("Drag: move · Ctrl+click: place here · Alt+drag: push or kick")
                            : tr("Drag: move · Ctrl+click: place here");
  if(hovered_ != Part::None)
    return Gizmo::isRing(hovered_) ? tr("Drag: turn · Ctrl: steps of %1°").arg(settings_.angleDeg)
                                     : tr("Drag: move · Ctrl: steps of %1 m").arg(static_cast<double>(settings_.grid));
  return {};
}

} // namespace sparkwright
