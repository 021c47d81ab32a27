#include "viewer/manipulation/Movable.h"
#include "viewer/view/Viewport.h"

// What mouse and keys do in a view now, in words.

namespace sparkwright
{

namespace
{

/// The event of a modifier's own key does not have it yet, or still has it.
Qt::KeyboardModifier modifierOf(int key)
{
  switch(key)
  {
  case Qt::Key_Control:
    return Qt::ControlModifier;
  case Qt::Key_Shift:
    return Qt::ShiftModifier;
  case Qt::Key_Alt:
    return Qt::AltModifier;
  case Qt::Key_Meta:
    return Qt::MetaModifier;
  default:
    return Qt::NoModifier;
  }
}

} // namespace

QString Viewport::hint() const
{
  using Mode = CameraDirector::Mode;
  const Mode mode = cameraControl_.mode();
  const bool holding = manipulation_.holding() || pointTool_.holding();
  const bool still = locks_->holds(ViewLocks::Camera); // Then its modes have no gestures of their own.
  QString words = pointTool_.hint();
  if(words.isEmpty() && (holding || under_.modifiers == Qt::NoModifier))
    words = manipulation_.hint();
  if(words.isEmpty() && (still || mode == Mode::Orbit || mode == Mode::Fly))
  {
    ViewHints::Situation now = under_;
    now.locks = locks_->parts();
    words = ViewHints::text(controls(), now);
    if(!still && mode == Mode::Fly && cameraControl_.director().restMode() != Mode::Fly)
      words = navigation_.hint();
  }
  if(words.isEmpty())
    words = navigation_.hint();
  const int count = static_cast<int>(selection_.nodes().size());
  return count < 2 ? words : QStringLiteral("%1 · %2").arg(tr("%n thing(s) selected", nullptr, count), words);
}

void Viewport::look(const std::optional<QPointF>& place, Qt::KeyboardModifiers modifiers)
{
  using Under = ViewHints::Under;
  constexpr Qt::KeyboardModifiers meant = Qt::ControlModifier | Qt::ShiftModifier | Qt::AltModifier | Qt::MetaModifier;
  mouse_ = place;
  ViewHints::Situation now;
  now.modifiers = modifiers & meant;
  now.flying = cameraControl_.mode() == CameraDirector::Mode::Fly;
  const ManipulationTool::Settings& settings = manipulation_.settings();
  now.pushes = settings.pushes;
  const auto movable = [&](int node)
  { return settings.locked ? std::nullopt : Movable::of(*scene_, node, settings.staticToo); };
  for(const int node : selection_.nodes())
    now.selection = now.selection || movable(node).has_value();
  const int hovered = selection_.hovered();
  if(manipulation_.overHandle())
    now.under = hovered >= 0 ? Under::Selected : Under::Handle;
  else if(const auto thing = hovered >= 0 ? movable(hovered) : std::nullopt)
  {
    now.under = Under::Thing;
    now.ball = thing->ball;
  }
  else if(hovered >= 0)
    now.under = Under::Fixed;
  else if(place && picking_.hitAt(*place))
    now.under = Under::Ground;
  under_ = std::move(now);
  showHint();
}

void Viewport::lookForModifier(const QKeyEvent& event, bool down)
{
  const Qt::KeyboardModifiers modifier = modifierOf(event.key());
  if(modifier != Qt::NoModifier)
    look(mouse_, down ? event.modifiers() | modifier : event.modifiers() & ~modifier);
}

void Viewport::showHint()
{
  if(const QString now = hint(); now != hint_)
  {
    hint_ = now;
    emit hintChanged();
  }
}

} // namespace sparkwright
