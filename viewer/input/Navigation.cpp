#include "viewer/input/Navigation.h"

#include <algorithm>
#include <cmath>

namespace sparkwright
{

namespace
{

using Mode = CameraDirector::Mode;

constexpr float precisely = 0.2f;
constexpr float tooFar = 100;      // m: nobody means to come nearer to the horizon.

struct MotionKey
{
  int key;
  Vec3f way;     ///< Right, forward, up.
  bool flying;   ///< Only there: elsewhere it is a shortcut.
};

const std::array<MotionKey, 12>& motionKeys()
{
  static const std::array<MotionKey, 12> keys{{{Qt::Key_W, {0, 1, 0}, false},
                                               {Qt::Key_Up, {0, 1, 0}, false},
                                               {Qt::Key_S, {0, -1, 0}, false},
                                               {Qt::Key_Down, {0, -1, 0}, false},
                                               {Qt::Key_A, {-1, 0, 0}, false},
                                               {Qt::Key_Left, {-1, 0, 0}, false},
                                               {Qt::Key_D, {1, 0, 0}, false},
                                               {Qt::Key_Right, {1, 0, 0}, false},
                                               {Qt::Key_PageUp, {0, 0, 1}, false},
                                               {Qt::Key_PageDown, {0, 0, -1}, false},
                                               {Qt::Key_E, {0, 0, 1}, true},
                                               {Qt::Key_Q, {0, 0, -1}, true}}};
  return keys;
}

const MotionKey* motionOf(int key, Mode mode)
{
  if(mode == Mode::FirstPerson || mode == Mode::ThirdPerson)
    return nullptr;
  for(const MotionKey& motion : motionKeys())
    if(motion.key == key && (mode == Mode::Fly || !motion.flying))
      return &motion;
  return nullptr;
}

} // namespace

Navigation::Navigation(CameraDirector& director, Surroundings surroundings)
    : director_(director), around_(std::move(surroundings))
{
}

bool Navigation::press(const QMouseEvent& event)
{
  if(gesture_ != Gesture::None)
    return true; // A second button changes nothing.
  const bool shift = event.modifiers() & Qt::ShiftModifier, leftButton = event.button() == Qt::LeftButton;
  button_ = event.button();
  pressed_ = last_ = event.position();
  dragging_ = false;
  panByShift_ = leftButton && shift && director_.mode() != Mode::Fly;
  pivot_.reset();
  gesture_ = leftButton && !panByShift_ ? Gesture::Turn : Gesture::Pan;
  if(director_.mode() == Mode::Fly && event.button() == Qt::RightButton)
    gesture_ = Gesture::Rise;
  if(gesture_ == Gesture::Turn && director_.mode() == Mode::Orbit)
    pivot_ = around_.pointAt(event.position());
  director_.halt();
  setMotion(event.modifiers());
  return true;
}

void Navigation::move(const QMouseEvent& event)
{
  if(gesture_ == Gesture::None || gesture_ == Gesture::Rise)
    return setMotion(event.modifiers());
  if(!dragging_ && (event.position() - pressed_).manhattanLength() < clickReach)
    return;
  dragging_ = true;
  const float scale = (event.modifiers() & Qt::ShiftModifier) && !panByShift_ ? precisely : 1;
  const QPointF moved = event.position() - last_;
  last_ = event.position();
  const float dx = static_cast<float>(moved.x()) * scale, dy = static_cast<float>(moved.y()) * scale;
  if(gesture_ == Gesture::Turn)
    director_.turnAbout(dx, dy, pivot_);
  else
    director_.pan(dx, dy);
  around_.moved();
}

void Navigation::release(const QMouseEvent& event)
{
  if(event.button() != button_)
    return;
  std::optional<Click> click;
  if(!dragging_ && gesture_ == Gesture::Turn)
    click = Click::Part;
  else if(!dragging_ && gesture_ == Gesture::Pan && button_ != Qt::MiddleButton)
    click = button_ == Qt::RightButton ? Click::Menu : Click::More;
  gesture_ = Gesture::None;
  button_ = Qt::NoButton;
  setMotion(event.modifiers());
  if(click)
    around_.clicked(event.position(), *click);
}

bool Navigation::doubleClick(const QMouseEvent& event)
{
  press(event);
  dragging_ = true; // The release that follows is no click of its own.
  if(event.button() == Qt::LeftButton)
    around_.clicked(event.position(), Click::Whole);
  return true;
}

void Navigation::left()
{
  gesture_ = Gesture::None;
  button_ = Qt::NoButton;
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
  const float fine = event.modifiers() & Qt::ShiftModifier ? 0.96f : 0.85f;
  director_.zoom(std::pow(fine, steps), anchorAt(event.position()));
  around_.moved();
  return true;
}

void Navigation::pinch(const QPointF& centre, float factor)
{
  if(!std::isfinite(factor) || factor <= 0)
    return;
  director_.zoom(1 / factor, anchorAt(centre));
  around_.moved();
}

bool Navigation::wants(const QKeyEvent& event) const
{
  return !(event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) && motionOf(event.key(), director_.mode());
}

void Navigation::setMotion(Qt::KeyboardModifiers modifiers)
{
  const bool shift = modifiers & Qt::ShiftModifier;
  Vec3f wanted = Vec3f::Zero();
  for(const int key : held_)
    if(const MotionKey* const motion = motionOf(key, director_.mode()))
      wanted += motion->way;
  if(gesture_ == Gesture::Rise)
    wanted.z() += shift ? -1.f : 1.f;
  director_.setMotion(wanted, shift && gesture_ != Gesture::Rise);
  around_.moved();
}

bool Navigation::keyPress(const QKeyEvent& event)
{
  if(event.key() == Qt::Key_Shift)
    setMotion(event.modifiers() | Qt::ShiftModifier);
  if(!wants(event))
    return false;
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
  switch(director_.mode())
  {
  case Mode::Fly:
    return tr("Flying at %1 m/s · Drag: look · W A S D: fly · Q E: down, up · Wheel: speed · Esc: end")
        .arg(static_cast<double>(director_.speed()), 0, 'g', 2);
  case Mode::Follow: return tr("Following · Drag: orbit · Right drag: look beside it · Wheel: distance · Esc: end");
  case Mode::FirstPerson:
    return tr("Robot's view · Drag: look around · Wheel: angle of view · E: from behind · Esc: end");
  case Mode::ThirdPerson: return tr("Behind the robot · Drag: orbit · Wheel: distance · V: robot's view · Esc: end");
  case Mode::Orbit: break;
  }
  return tr("Drag: orbit · Right drag: pan · Wheel: zoom · Click: select · Shift+click: one more · Right click: menu · "
            "Tab: what is behind");
}

} // namespace sparkwright
