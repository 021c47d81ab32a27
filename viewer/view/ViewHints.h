#pragma once

#include "viewer/input/ViewControls.h"
#include "viewer/input/ViewLocks.h"

#include <QCoreApplication>
#include <QString>

namespace sparkwright
{

/// Says in one line what the mouse would do now: at its place, with the modifiers that are held, by the key map.
///
/// Knows no view: what is under the mouse is told.
class ViewHints
{
  Q_DECLARE_TR_FUNCTIONS(sparkwright::ViewHints)
public:
  enum class Under
  {
    Nothing, ///< The sky, or the mouse is elsewhere.
    Ground,
    Fixed,    ///< A thing that cannot be moved.
    Thing,    ///< One that can.
    Selected, ///< One that is selected, and can be moved.
    Handle
  };
  struct Situation
  {
    Under under = Under::Nothing;
    Qt::KeyboardModifiers modifiers = Qt::NoModifier;
    bool flying = false;
    bool selection = false; ///< Something that can be moved is selected.
    bool ball = false;      ///< What is under the mouse is the ball.
    bool pushes = true;     ///< Things can be pushed.
    QString name;           ///< Of what is under the mouse; may be empty.
    ViewLocks::Parts locks{};
  };

  static QString text(const ViewControls& controls, const Situation& now);

private:
  static QString dragWords(const ViewControls& controls, const Situation& now, Qt::MouseButton button);
  static QString clickWords(const ViewControls& controls, const Situation& now, const MousePress& press);
};

} // namespace sparkwright
