#pragma once

#include "app/ide/common/WindowPart.h"
#include "viewer/input/ViewLocks.h"

#include <QByteArray>

class QAction;
class QMainWindow;

namespace sparkwright
{

class LockCommands;
class ViewNotice;

/// Shows nothing but the views, on the full screen, with everything in them locked, until a key ends it.
class Exhibition : public QObject
{
  Q_OBJECT
public:
  enum class State
  {
    Off,
    On
  };
  /// @param locks  must outlive this
  Exhibition(const WindowPart::Surroundings& around, LockCommands& locks, QObject* parent);

  State state() const { return state_; }
  QAction& action() const { return *action_; }
  /// The window is as before again. Nothing happens without an exhibition.
  void end();
  /// Hides what has come since the beginning.
  void hideDocks();

private:
  void begin();
  void showBars(bool shown);
  /// Says for some seconds how to end it.
  void hint();
  QMainWindow& window() const;

  WindowPart::Surroundings around_;
  LockCommands& locks_;
  QAction* action_;
  ViewNotice* notice_;
  State state_ = State::Off;
  // As before the exhibition:
  ViewLocks::Parts lockedBefore_;
  QByteArray layoutBefore_;
  bool fullBefore_ = false;
};

} // namespace sparkwright
