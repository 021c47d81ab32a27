#include "viewer/manipulation/Grab.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace sparkwright
{

namespace
{

using Part = Handles::Part;

constexpr int clickReach = 4;         // pixels
constexpr float kickPerMetre = 4;     // m/s per m of the arrow
constexpr float pushPerMetre = 40;    // N per m
constexpr float twistPerPixel = 0.02f; // N·m
constexpr double pushEvery = 0.1, holdEvery = 0.02; // s
constexpr double throwMemory = 0.1;   // s

/// Whether a place is at the outer end of an arrow.
bool isTip(const std::vector<QPointF>& line, Part part, const QPointF& place)
{
  constexpr double near = 12;
  return Handles::isAxis(part) && (line.back() - place).manhattanLength() < near;
}

bool isAlt(Qt::KeyboardModifiers modifiers) { return modifiers & Qt::AltModifier; }

Vec3f middleOf(const std::vector<Grip>& grips)
{
  Vec3f sum = Vec3f::Zero();
  for(const Grip& grip : grips)
    sum += grip.centre;
  return grips.empty() ? sum : Vec3f(sum / static_cast<float>(grips.size()));
}

/// The one that a structure node is part of; null: none.
const Grip* holder(const std::vector<Grip>& grips, int node)
{
  const auto found = std::ranges::find_if(grips, [node](const Grip& grip) { return grip.holds(node); });
  return found == grips.end() ? nullptr : &*found;
}

/// Whether what stands on the ground stands on it after the motion, too.
bool isLevel(const Mat4f& motion)
{
  constexpr float small = 1e-4f;
  return std::abs(motion(2, 0)) < small && std::abs(motion(2, 1)) < small && std::abs(motion(2, 3)) < small;
}

} // namespace

void Grab::setSettings(const Settings& settings)
{
  settings_ = settings;
  if(settings_.locked)
    end();
  around_.changed();
}

/// What can be moved of what is selected.
Grab::Grips Grab::grips() const
{
  Grips grips;
  if(!settings_.locked)
    for(const int node : around_.selected())
      if(const auto grip = gripAt(node))
      {
        std::erase_if(grips, [&](const Grip& known) { return known.node == grip->node; }); // Another part of the same robot.
        grips.push_back(*grip);
      }
  return grips;
}

std::optional<Grip> Grab::gripAt(int node) const
{
  const SceneDrawing& scene = around_.scene();
  std::optional<Grip> grip = Grip::of(scene, node, settings_.staticToo);
  const auto wide = grip && settings_.widen ? settings_.widen(*grip) : std::nullopt;
  if(!wide)
    return grip;
  if(wide->first != grip->node)
    if(const auto first = Grip::of(scene, wide->first, settings_.staticToo))
      grip = first;
  grip->end = std::max(grip->end, wide->end);
  // Handles at the origin of a Transform far from all that hangs in it would seem to belong to nothing.
  if(const auto bounds = scene.bounds(grip->node); bounds && (grip->centre - bounds->centre).norm() > bounds->radius)
    grip->centre = bounds->centre;
  return grip;
}

Handles Grab::handlesOf(const Grips& grips) const
{
  return {around_.camera(), middleOf(grips), settings_.localAxes ? grips.back().axes : Mat3f(Mat3f::Identity())};
}

Handles::Part Grab::partAt(const Grips& grips, const QPointF& place, Vec3f& grabbed) const
{
  const Handles handles = handlesOf(grips);
  const Part part = handles.at(place);
  const auto hit = around_.hitAt(place);
  const Grip* const grip = hit ? holder(grips, hit->node) : nullptr;
  if(!grip)
    return part;
  const auto takeGround = [&]
  {
    grabbed = hit->point;
    return Part::Ground;
  };
  // Handles would cover a thing that is small on the screen: there only the tips of arrows come before it.
  const auto bounds = around_.scene().bounds(grip->node);
  const bool small = bounds && handles.pixels(bounds->radius) < 1.5 * static_cast<double>(Handles::size);
  // Where they meet, nobody means one of them.
  constexpr double crowded = 16;
  if(const auto origin = handles.origin(); origin && (*origin - place).manhattanLength() < crowded)
    return takeGround();
  if(part != Part::None && (!small || isTip(handles.outline(part), part, place)))
    return part;
  return takeGround();
}

bool Grab::pressArrow(const QMouseEvent& event)
{
  const auto hit = around_.hitAt(event.position());
  const auto grip = hit && !settings_.locked ? Grip::of(around_.scene(), hit->node) : std::nullopt;
  if(!grip)
    return false;
  const bool left = event.button() == Qt::LeftButton;
  if(!left && event.button() != Qt::RightButton)
    return false;
  held_ = {*grip};
  deed_ = !left ? Deed::Twist : grip->ball ? Deed::Kick : Deed::Push;
  grabbed_ = deed_ == Deed::Kick ? grip->centre : hit->point;
  pushedAt_ = around_.now();
  return true;
}

bool Grab::press(const QMouseEvent& event)
{
  if(deed_ != Deed::None)
    return true; // A second button changes nothing.
  pressed_ = place_ = event.position();
  modifiers_ = event.modifiers();
  typed_.clear();
  past_.clear();
  if(isAlt(modifiers_))
    return settings_.pushes && pressArrow(event);
  const Grips grips = event.button() == Qt::LeftButton ? this->grips() : Grips();
  if(grips.empty())
    return false;
  if(const Part part = partAt(grips, place_, grabbed_); part != Part::None && !(modifiers_ & Qt::ShiftModifier))
  {
    drag_.emplace(handlesOf(grips), part, place_, grabbed_);
    deed_ = Deed::Drag;
  }
  else if(modifiers_ == Qt::ControlModifier)
    deed_ = Deed::Click;
  else
    return false;
  held_ = grips;
  return true;
}

void Grab::move(const QMouseEvent& event)
{
  place_ = event.position();
  modifiers_ = event.modifiers();
  if(deed_ == Deed::Drag)
    remember();
  around_.changed();
}

void Grab::remember()
{
  const double now = around_.now();
  past_.push_back({now, translation(motion())});
  while(past_.size() > 2 && past_.front().time < now - throwMemory)
    past_.pop_front();
}

void Grab::release(const QMouseEvent& event)
{
  if(event.button() != Qt::LeftButton && event.button() != Qt::RightButton)
    return;
  place_ = event.position();
  const bool still = (place_ - pressed_).manhattanLength() < clickReach;
  switch(deed_)
  {
  case Deed::Drag:
    if(!still || !typed_.isEmpty() || settings_.live)
      report(dragKind());
    break;
  case Deed::Click:
    if(const auto hit = around_.hitAt(place_); still && hit && !holder(held_, hit->node))
    {
      const Vec3f middle = middleOf(held_);
      Handling wish = handling(Handling::Kind::Place);
      setTranslation(wish.motion, Vec3f(hit->point.x() - middle.x(), hit->point.y() - middle.y(), 0));
      around_.done(wish);
    }
    break;
  case Deed::Kick:
    if(!still)
      report(Handling::Kind::Kick);
    break;
  default: break;
  }
  end();
}

Handling::Kind Grab::dragKind() const
{
  if(settings_.live)
    return Handling::Kind::Release;
  // Several would soon be in each other's way: along the ground each stands where there is room.
  const bool stands = drag_->part() == Part::Ground || (held_.size() > 1 && isLevel(motion()));
  return stands ? Handling::Kind::Place : Handling::Kind::Move;
}

/// What is held live would hang in the air.
void Grab::letGo()
{
  if(deed_ == Deed::Drag && settings_.live)
    around_.done(handling(Handling::Kind::Release));
  end();
}

void Grab::left()
{
  const bool shown = deed_ != Deed::None || hovered_ != Part::None;
  hovered_ = Part::None;
  letGo();
  if(shown)
    around_.changed();
}

void Grab::end()
{
  const bool was = deed_ != Deed::None;
  deed_ = Deed::None;
  held_.clear();
  drag_.reset();
  typed_.clear();
  past_.clear();
  if(was)
    around_.changed();
}

bool Grab::hover(const QMouseEvent& event)
{
  const Grips grips = this->grips();
  Vec3f grabbed;
  const Part now = grips.empty() ? Part::None : partAt(grips, event.position(), grabbed);
  if(now != hovered_)
  {
    hovered_ = now;
    around_.changed();
  }
  return now != Part::None;
}

bool Grab::key(const QKeyEvent& event)
{
  if(deed_ == Deed::None)
    return false;
  if(event.key() == Qt::Key_Escape)
  {
    letGo();
    return true;
  }
  if(deed_ != Deed::Drag)
    return false;
  if(event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter)
  {
    report(dragKind());
    end();
    return true;
  }
  if(event.key() == Qt::Key_Backspace)
    typed_.chop(1);
  else if(const QString text = event.text(); text.size() == 1 && (text[0].isDigit() || QStringLiteral("-.,; \t").contains(text[0])))
    typed_ += text[0] == '\t' ? QChar(' ') : text[0];
  else
    return false;
  around_.changed();
  return true;
}

std::vector<double> Grab::typedNumbers() const
{
  // A comma is a decimal point, unless two numbers are wanted and it stands between blanks or letters of neither.
  std::vector<double> numbers;
  for(QString word : typed_.split(QRegularExpression(QStringLiteral("[ ;]+")), Qt::SkipEmptyParts))
    numbers.push_back(word.replace(',', '.').toDouble());
  return numbers;
}

Mat4f Grab::motion() const
{
  if(!drag_)
    return Mat4f::Identity();
  if(!typed_.isEmpty())
    return drag_->motion(typedNumbers());
  Handles::Drag::Step step;
  if(modifiers_ & Qt::ControlModifier)
    step = {settings_.grid, toRadians(settings_.angleDeg)};
  return drag_->motion(around_.camera(), place_, step);
}

/// What the mouse has drawn: a velocity, a force or a torque.
Vec3f Grab::arrow() const
{
  const Camera& camera = around_.camera();
  if(deed_ == Deed::Twist)
  {
    const QPointF drawn = place_ - pressed_;
    return twistPerPixel * (static_cast<float>(drawn.y()) * camera.right() + static_cast<float>(drawn.x()) * camera.up());
  }
  const Ray ray = camera.rayThrough(static_cast<float>(place_.x()), static_cast<float>(place_.y()));
  const bool kick = deed_ == Deed::Kick;
  const Vec3f normal = kick ? Vec3f(Vec3f::UnitZ()) : Vec3f(-camera.forward());
  const float slope = ray.direction.dot(normal), distance = (grabbed_ - ray.origin).dot(normal) / slope;
  if(!(std::abs(slope) > 0.02f) || !(distance > 0) || distance > 150)
    return Vec3f::Zero();
  Vec3f drawn = ray.origin + distance * ray.direction - grabbed_;
  if(!kick)
    return pushPerMetre * drawn;
  drawn *= kickPerMetre;
  if(modifiers_ & Qt::ShiftModifier)
    drawn.z() = drawn.head<2>().norm();
  return drawn;
}

Handling Grab::handling(Handling::Kind kind) const
{
  Handling wish;
  wish.kind = kind;
  wish.grip = held_.back();
  wish.with.assign(held_.begin(), held_.end() - 1);
  return wish;
}

void Grab::report(Handling::Kind kind)
{
  Handling handling = this->handling(kind);
  if(drag_)
  {
    handling.motion = motion();
    if(past_.size() > 1 && past_.back().time > past_.front().time && typed_.isEmpty())
      handling.velocity = (past_.back().shift - past_.front().shift) / static_cast<float>(past_.back().time - past_.front().time);
  }
  else
  {
    handling.at = grabbed_;
    handling.vector = arrow();
  }
  around_.done(handling);
}

void Grab::advance()
{
  if(deed_ == Deed::Drag && settings_.live && around_.now() >= pushedAt_)
  {
    pushedAt_ = around_.now() + holdEvery;
    report(Handling::Kind::Hold);
  }
  if((deed_ != Deed::Push && deed_ != Deed::Twist) || around_.now() < pushedAt_)
    return;
  // The point that was taken hold of moves with the thing.
  Grip& held = held_.back();
  if(const auto now = Grip::of(around_.scene(), held.node); now && now->id == held.id)
  {
    grabbed_ = transform(multiply(now->pose, rigidInverse(held.pose)), grabbed_);
    held = *now;
  }
  pushedAt_ = around_.now() + pushEvery;
  report(deed_ == Deed::Push ? Handling::Kind::Push : Handling::Kind::Twist);
}

std::vector<Renderer::Ghost> Grab::ghosts() const
{
  std::vector<Renderer::Ghost> ghosts;
  if(deed_ != Deed::Drag || settings_.live)
    return ghosts;
  const Mat4f motion = this->motion();
  for(const Grip& held : held_)
  {
    Renderer::Ghost& ghost = ghosts.emplace_back();
    ghost.from = held.node;
    ghost.to = held.end;
    ghost.motion = motion;
    // The thing itself may have gone on meanwhile: the ghost shows where it was taken from, moved.
    if(const auto now = gripAt(held.node))
      ghost.motion = multiply(multiply(motion, held.pose), rigidInverse(now->pose));
  }
  return ghosts;
}

QString Grab::hint() const
{
  if(deed_ == Deed::Drag)
    return tr("Release: move · Ctrl: steps · Type numbers · Enter: take them · Esc: leave it");
  if(deed_ == Deed::Kick)
    return tr("Release: kick · Shift: high · Esc: do not");
  if(deed_ == Deed::Push || deed_ == Deed::Twist)
    return tr("Pushes until you let go");
  if(hovered_ == Part::Ground)
    return settings_.pushes ? tr("Drag: put it elsewhere · Ctrl+click: put it there · Alt+drag: push or kick")
                            : tr("Drag: put it elsewhere · Ctrl+click: put it there");
  if(hovered_ != Part::None)
    return Handles::isRing(hovered_) ? tr("Drag: turn · Ctrl: steps of %1°").arg(settings_.angleDeg)
                                     : tr("Drag: move · Ctrl: steps of %1 m").arg(static_cast<double>(settings_.grid));
  return {};
}

} // namespace sparkwright
