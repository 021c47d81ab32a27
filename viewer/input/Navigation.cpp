#include "viewer/input/Navigation.h"

#include <QStringList>

#include <algorithm>
#include <cmath>
#include <span>

namespace sparkwright
{

namespace
{

using Mode = CameraDirector::Mode;

constexpr float precisely = 0.2f;
constexpr float tooFar = 100;      // m: nobody means to come nearer to the horizon.
constexpr float perStep = 0.85f, perFineStep = 0.96f;
constexpr float perPixel = 1.01f;  // Zoom by dragging.
constexpr float turnStep = 12;     // Pixels, by key.
constexpr float dollyStep = 0.5f, fineDollyStep = 0.1f; // m, a step of the wheel.

/// Right, forward, up; zero: no movement.
Vec3f wayOf(ViewKey key)
{
  switch(key)
  {
  case ViewKey::Forward: return {0, 1, 0};
  case ViewKey::Back: return {0, -1, 0};
  case ViewKey::Left: return {-1, 0, 0};
  case ViewKey::Right: return {1, 0, 0};
  case ViewKey::Up:
  case ViewKey::FlyUp: return {0, 0, 1};
  case ViewKey::Down:
  case ViewKey::FlyDown: return {0, 0, -1};
  default: return Vec3f::Zero();
  }
}

bool rides(Mode mode) { return mode == Mode::FirstPerson || mode == Mode::ThirdPerson; }

} // namespace

Navigation::Navigation(CameraDirector& director, Surroundings surroundings)
    : director_(director), around_(std::move(surroundings))
{
}

void Navigation::setControls(std::shared_ptr<const ViewControls> controls)
{
  controls_ = std::move(controls);
  director_.setMotionFactor(controls_->moveSpeed);
  const bool resting = director_.mode() == director_.restMode();
  director_.setRestMode(controls_->restMode);
  if(resting && director_.mode() != director_.restMode())
    director_.rest();
  around_.moved();
}

bool Navigation::press(const QMouseEvent& event)
{
  if(down_)
    return true; // A second button changes nothing.
  const bool flying = director_.mode() == Mode::Fly;
  press_ = {event.button(), event.modifiers(), false};
  pressed_ = last_ = event.position();
  down_ = true;
  dragging_ = false;
  pivot_.reset();
  // While flying, Shift always means small steps.
  MousePress meant = press_;
  if(flying)
    meant.modifiers &= ~Qt::KeyboardModifiers(Qt::ShiftModifier);
  static constexpr MouseGesture afoot[] = {MouseGesture::Turn, MouseGesture::Pan, MouseGesture::Zoom};
  static constexpr MouseGesture aloft[] = {MouseGesture::Rise, MouseGesture::Turn, MouseGesture::Pan,
                                           MouseGesture::Zoom};
  const std::span<const MouseGesture> among = flying ? std::span<const MouseGesture>(aloft) : afoot;
  gesture_ = controls_->best(among, meant, ViewControls::Fit::Bare);
  refused_ = gesture_ != MouseGesture::Count && locks_->holds(ViewLocks::Camera);
  if(refused_)
  {
    gesture_ = MouseGesture::Count;
    return true;
  }
  shiftIsMeant_ = gesture_ != MouseGesture::Count && !flying && (meant.modifiers & Qt::ShiftModifier) &&
                  controls_->fit(gesture_, meant) == ViewControls::Fit::Exact;
  if(gesture_ == MouseGesture::Turn && director_.mode() == Mode::Orbit)
    pivot_ = around_.pointAt(event.position());
  director_.halt();
  setMotion(event.modifiers());
  return true;
}

void Navigation::move(const QMouseEvent& event)
{
  if(!down_ || gesture_ == MouseGesture::Rise)
    return setMotion(event.modifiers());
  if(!dragging_ && (event.position() - pressed_).manhattanLength() < clickReach)
    return;
  if(!dragging_ && refused_)
    locks_->refuses(ViewLocks::Camera);
  dragging_ = true;
  const float scale = (event.modifiers() & Qt::ShiftModifier) && !shiftIsMeant_ ? precisely : 1;
  const QPointF moved = event.position() - last_;
  last_ = event.position();
  const float dx = static_cast<float>(moved.x()) * scale, dy = static_cast<float>(moved.y()) * scale;
  const float turn = controls_->turnSpeed;
  if(gesture_ == MouseGesture::Turn)
    director_.turnAbout(dx * turn * (controls_->invertX ? -1.f : 1.f), dy * turn * (controls_->invertY ? -1.f : 1.f),
                        pivot_);
  else if(gesture_ == MouseGesture::Zoom)
    director_.zoom(std::pow(perPixel, dy), anchorAt(pressed_));
  else if(gesture_ == MouseGesture::Pan)
    director_.pan(dx, dy);
  around_.moved();
}

std::optional<Navigation::Click> Navigation::clickOf(const MousePress& press) const
{
  static constexpr MouseGesture clicks[] = {MouseGesture::SelectPart, MouseGesture::SelectWhole,
                                            MouseGesture::SelectMore, MouseGesture::Menu};
  switch(controls_->best(clicks, press, press.twice ? ViewControls::Fit::Precise : ViewControls::Fit::Bare))
  {
  case MouseGesture::SelectPart: return Click::Part;
  case MouseGesture::SelectWhole: return Click::Whole;
  case MouseGesture::SelectMore: return Click::More;
  case MouseGesture::Menu: return Click::Menu;
  default: return {};
  }
}

void Navigation::release(const QMouseEvent& event)
{
  if(event.button() != press_.button)
    return;
  if(director_.mode() == Mode::Fly)
    press_.modifiers &= ~Qt::KeyboardModifiers(Qt::ShiftModifier);
  const std::optional<Click> click =
      down_ && !dragging_ && gesture_ != MouseGesture::Rise ? clickOf(press_) : std::nullopt;
  gesture_ = MouseGesture::Count;
  press_ = {};
  down_ = false;
  setMotion(event.modifiers());
  if(click)
    around_.clicked(event.position(), *click);
}

void Navigation::click(const MousePress& press, const QPointF& place)
{
  if(const auto meant = clickOf(press))
    around_.clicked(place, *meant);
}

bool Navigation::doubleClick(const QMouseEvent& event)
{
  press(event);
  dragging_ = true; // The release that follows is no click of its own.
  if(const auto click = clickOf({event.button(), event.modifiers(), true}))
    around_.clicked(event.position(), *click);
  return true;
}

void Navigation::left()
{
  gesture_ = MouseGesture::Count;
  press_ = {};
  down_ = false;
  held_.clear();
  setMotion({});
}

Vec3f Navigation::anchorAt(const QPointF& position) const
{
  const Camera& camera = director_.camera();
  const auto point = around_.pointAt(position);
  if(point && (*point - camera.position()).norm() < tooFar)
    return *point;
  // The sky: what is as far as the target.
  const Ray ray = camera.rayThrough(static_cast<float>(position.x()), static_cast<float>(position.y()));
  const Vec3f f = camera.forward();
  return ray.origin + ray.direction * ((camera.target() - ray.origin).dot(f) / ray.direction.dot(f));
}

bool Navigation::wheel(const QWheelEvent& event)
{
  // Some systems turn the wheel sideways while Alt or Shift is held.
  const QPoint turned = event.angleDelta();
  const float steps = static_cast<float>(turned.y() ? turned.y() : turned.x()) / 120;
  if(steps == 0)
    return false;
  if(!locks_->refuses(ViewLocks::Camera))
    zoomBy(steps, event.modifiers() & Qt::ShiftModifier, event.position());
  return true;
}

void Navigation::zoomBy(float steps, bool fine, const QPointF& at)
{
  if(director_.mode() == Mode::Fly && controls_->flyWheel == ViewControls::FlyWheel::Move)
    director_.dolly(steps * (fine ? fineDollyStep : dollyStep));
  else
    director_.zoom(std::pow(fine ? perFineStep : perStep, steps), anchorAt(at));
  around_.moved();
}

void Navigation::pinch(const QPointF& centre, float factor)
{
  if(!std::isfinite(factor) || factor <= 0 || locks_->refuses(ViewLocks::Camera))
    return;
  director_.zoom(1 / factor, anchorAt(centre));
  around_.moved();
}

ViewKey Navigation::keyOf(QKeyCombination key) const
{
  const Mode mode = director_.mode();
  const ViewKey found = controls_->keyOf(key, mode == Mode::Fly);
  // On a robot, forward and back set the angle of view or the distance; nothing moves the camera sideways.
  const bool works = found != ViewKey::Count && (!rides(mode) || found == ViewKey::Forward || found == ViewKey::Back ||
                                                 wayOf(found).isZero());
  return works ? found : ViewKey::Count;
}

bool Navigation::wants(const QKeyEvent& event) const { return keyOf(event.keyCombination()) != ViewKey::Count; }

void Navigation::setMotion(Qt::KeyboardModifiers modifiers)
{
  const bool shift = modifiers & Qt::ShiftModifier;
  Vec3f wanted = Vec3f::Zero();
  if(!rides(director_.mode()))
    for(const int key : held_)
      wanted += wayOf(keyOf(QKeyCombination::fromCombined(key)));
  if(gesture_ == MouseGesture::Rise)
    wanted.z() += shift ? -1.f : 1.f;
  director_.setMotion(wanted, shift && gesture_ != MouseGesture::Rise);
  around_.moved();
}

/// What happens once for each press of a key, and for each repetition.
void Navigation::step(ViewKey key, Qt::KeyboardModifiers modifiers)
{
  const bool fine = modifiers & Qt::ShiftModifier;
  const Camera& camera = director_.camera();
  const QPointF middle(camera.width() / 2.0, camera.height() / 2.0);
  const float turn = turnStep * controls_->turnSpeed * (fine ? precisely : 1);
  const float x = controls_->invertX ? -turn : turn, y = controls_->invertY ? -turn : turn;
  switch(key)
  {
  case ViewKey::Forward:
  case ViewKey::ZoomIn: return zoomBy(1, fine, middle);
  case ViewKey::Back:
  case ViewKey::ZoomOut: return zoomBy(-1, fine, middle);
  case ViewKey::TurnLeft: director_.turnAbout(x, 0, {}); break;
  case ViewKey::TurnRight: director_.turnAbout(-x, 0, {}); break;
  case ViewKey::TurnUp: director_.turnAbout(0, y, {}); break;
  case ViewKey::TurnDown: director_.turnAbout(0, -y, {}); break;
  default: return;
  }
  around_.moved();
}

bool Navigation::keyPress(const QKeyEvent& event)
{
  if(event.key() == Qt::Key_Shift)
    setMotion(event.modifiers() | Qt::ShiftModifier);
  const ViewKey key = keyOf(event.keyCombination());
  if(key == ViewKey::Count)
    return false;
  if(locks_->holds(ViewLocks::Camera))
  {
    if(!event.isAutoRepeat())
      locks_->refuses(ViewLocks::Camera);
    return true;
  }
  if(rides(director_.mode()) || wayOf(key).isZero())
    step(key, event.modifiers());
  else
    held_.insert(event.key());
  setMotion(event.modifiers());
  return true;
}

bool Navigation::keyRelease(const QKeyEvent& event)
{
  if(event.key() == Qt::Key_Shift)
    setMotion(event.modifiers() & ~Qt::ShiftModifier);
  if(event.isAutoRepeat() || !held_.erase(event.key()))
    return held_.contains(event.key());
  setMotion(event.modifiers());
  return true;
}

QString Navigation::hint() const
{
  const auto first = [this](MouseGesture gesture)
  {
    const auto& presses = controls_->presses(gesture);
    return presses.isEmpty() ? QString() : ViewControls::isClick(gesture) ? ViewControls::clickName(presses.first())
                                                                          : ViewControls::dragName(presses.first());
  };
  QStringList parts;
  const auto add = [&](MouseGesture gesture, const QString& what)
  {
    if(const QString name = first(gesture); !name.isEmpty())
      parts.append(tr("%1: %2", "a gesture and what it does").arg(name, what));
  };
  const auto keys = [this](std::initializer_list<ViewKey> wanted)
  {
    QStringList list;
    for(const ViewKey key : wanted)
      if(!controls_->keys(key).isEmpty())
        list.append(QKeySequence(controls_->keys(key).first()).toString(QKeySequence::NativeText));
    return list.join(QLatin1Char(' '));
  };
  const QString end = tr("Esc: end");
  switch(director_.mode())
  {
  case Mode::Fly:
    if(controls_->flyWheel == ViewControls::FlyWheel::Speed)
      parts.append(tr("Flying at %1 m/s").arg(static_cast<double>(director_.speed()), 0, 'g', 2));
    add(MouseGesture::Turn, tr("look"));
    parts.append(tr("%1: fly").arg(keys({ViewKey::Forward, ViewKey::Left, ViewKey::Back, ViewKey::Right})));
    if(const QString upAndDown = keys({ViewKey::FlyDown, ViewKey::FlyUp}); !upAndDown.isEmpty())
      parts.append(tr("%1: down, up").arg(upAndDown));
    else
      add(MouseGesture::Rise, tr("up, with Shift down"));
    parts.append(controls_->flyWheel == ViewControls::FlyWheel::Speed ? tr("Wheel: speed")
                                                                      : tr("Wheel: forward, back"));
    if(director_.restMode() != Mode::Fly)
      parts.append(end);
    break;
  case Mode::Follow:
    parts.append(tr("Following"));
    add(MouseGesture::Turn, tr("orbit"));
    add(MouseGesture::Pan, tr("look beside it"));
    parts.append({tr("Wheel: distance"), end});
    break;
  case Mode::FirstPerson:
    parts.append(tr("Robot's view"));
    add(MouseGesture::Turn, tr("look around"));
    parts.append({tr("Wheel: angle of view"), end});
    break;
  case Mode::ThirdPerson:
    parts.append(tr("Behind the robot"));
    add(MouseGesture::Turn, tr("orbit"));
    parts.append({tr("Wheel: distance"), end});
    break;
  case Mode::Orbit:
    add(MouseGesture::Turn, tr("orbit"));
    add(MouseGesture::Pan, tr("pan"));
    parts.append(tr("Wheel: zoom"));
    add(MouseGesture::SelectPart, tr("select"));
    add(MouseGesture::SelectMore, tr("one more"));
    add(MouseGesture::Menu, tr("menu"));
    parts.append(tr("Tab: what is behind"));
    break;
  }
  return parts.join(QStringLiteral(" · "));
}

} // namespace sparkwright
