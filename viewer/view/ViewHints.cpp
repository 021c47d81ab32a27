#include "viewer/view/ViewHints.h"

#include <QStringList>

namespace sparkwright
{

namespace
{

using Fit = ViewControls::Fit;

constexpr Qt::MouseButton hintButtons[] = {Qt::LeftButton, Qt::MiddleButton, Qt::RightButton};

} // namespace

/// What a drag with a button does, in the order in which the tools of a view are asked. Empty: nothing.
QString ViewHints::dragWords(const ViewControls& controls, const Situation& now, Qt::MouseButton button)
{
  const MousePress press{button, now.modifiers, false};
  const auto is = [&](MouseGesture gesture, Fit atLeast = Fit::Exact)
  { return controls.fit(gesture, press) >= atLeast; };
  const bool movable = now.under == Under::Thing || now.under == Under::Selected;
  if(is(MouseGesture::Band))
    return now.locks & ViewLocks::Selection ? QString() : tr("select in a rectangle");
  if(movable && now.pushes && is(MouseGesture::Push, Fit::Precise))
    return now.ball ? tr("kick") : tr("push");
  if(movable && now.pushes && is(MouseGesture::Twist, Fit::Precise))
    return tr("twist");
  if((now.under == Under::Handle || now.under == Under::Selected) && is(MouseGesture::Move))
    return now.modifiers & Qt::ControlModifier ? tr("move in steps") : tr("move");
  if(movable && is(MouseGesture::MoveThing))
    return tr("move");
  if(movable && is(MouseGesture::TurnThing))
    return tr("turn it");
  if(movable && is(MouseGesture::LiftThing))
    return tr("lift");
  if(now.locks & ViewLocks::Camera)
    return {};
  static constexpr MouseGesture afoot[] = {MouseGesture::Turn, MouseGesture::Pan, MouseGesture::Zoom};
  static constexpr MouseGesture aloft[] = {MouseGesture::Rise, MouseGesture::Turn, MouseGesture::Pan,
                                           MouseGesture::Zoom};
  MousePress meant = press;
  if(now.flying)
    meant.modifiers &= ~Qt::KeyboardModifiers(Qt::ShiftModifier);
  switch(controls.best(now.flying ? std::span<const MouseGesture>(aloft) : afoot, meant, Fit::Precise))
  {
  case MouseGesture::Turn:
    return now.flying ? tr("look around") : tr("orbit");
  case MouseGesture::Pan:
    return tr("pan");
  case MouseGesture::Zoom:
    return tr("zoom");
  case MouseGesture::Rise:
    return now.modifiers & Qt::ShiftModifier ? tr("sink") : tr("rise");
  default:
    return {};
  }
}

QString ViewHints::clickWords(const ViewControls& controls, const Situation& now, const MousePress& press)
{
  if(now.selection && now.under != Under::Nothing && controls.fit(MouseGesture::Place, press) == Fit::Exact)
    return tr("put the selection here");
  static constexpr MouseGesture clicks[] = {MouseGesture::SelectPart, MouseGesture::SelectWhole,
                                            MouseGesture::SelectMore, MouseGesture::Menu};
  const bool thing = now.under != Under::Nothing && now.under != Under::Ground;
  const MouseGesture click = controls.best(clicks, press, Fit::Exact);
  if((click != MouseGesture::Menu && now.locks & ViewLocks::Selection) || now.locks == ViewLocks::everything())
    return {};
  switch(click)
  {
  case MouseGesture::SelectPart:
    return !thing               ? now.selection ? tr("clear the selection") : QString()
                         : now.name.isEmpty() ? tr("select")
                                : tr("select %1").arg(now.name);
  case MouseGesture::SelectWhole:
    return thing ? tr("select all of it") : QString();
  case MouseGesture::SelectMore:
    return thing ? tr("select one more") : QString();
  case MouseGesture::Menu:
    return tr("menu");
  default:
    return {};
  }
}

QString ViewHints::text(const ViewControls& controls, const Situation& now)
{
  QStringList parts;
  const auto add = [&](const QString& gesture, const QString& words)
  {
    if(!words.isEmpty())
      parts.append(tr("%1: %2", "a gesture and what it does").arg(gesture, words));
  };
  const bool held = now.modifiers != Qt::NoModifier;
  for(const Qt::MouseButton button : hintButtons)
    if(button != Qt::MiddleButton || held || controls.presses(MouseGesture::Zoom).contains(MousePress{button}))
      add(ViewControls::dragName({button, now.modifiers, false}), dragWords(controls, now, button));
  for(const Qt::MouseButton button : hintButtons)
    for(const bool twice : {false, true})
    {
      const MousePress press{button, now.modifiers, twice};
      add(ViewControls::clickName(press), clickWords(controls, now, press));
    }
  const bool moves = now.flying && controls.flyWheel == ViewControls::FlyWheel::Move;
  const QString wheel = moves ? tr("forward, back") : now.flying ? tr("speed") : tr("zoom");
  const bool zooms = !(now.locks & ViewLocks::Camera);
  if(zooms && held && (now.modifiers & Qt::ShiftModifier))
    parts.append(tr("Shift+wheel: %1, finely").arg(wheel));
  else if(zooms && !held)
    parts.append(tr("Wheel: %1").arg(wheel));
  if(!held && now.locks != ViewLocks::everything())
    parts.append(tr("more with Ctrl, Shift, Alt"));
  QStringList locked;
  if(now.locks & ViewLocks::Camera)
    locked.append(tr("camera"));
  if(now.locks & ViewLocks::Selection)
    locked.append(tr("selection"));
  if(now.locks & ViewLocks::Things)
    locked.append(tr("things"));
  if(!locked.isEmpty())
    parts.prepend(tr("Locked: %1").arg(locked.join(QStringLiteral(", "))));
  return parts.join(QStringLiteral(" · "));
}

} // namespace sparkwright
