#pragma once

#include "app/ide/common/WindowPart.h"
#include "viewer/input/ViewLocks.h"

#include <QByteArray>
#include <QKeySequence>
#include <QList>

class QAction;
class QMainWindow;

namespace sparkwright
{

class LockCommands;
class ViewNotice;

/// Shows nothing but the views, on the full screen, with everything in them locked, until a key ends it. No other key,
/// no button and nothing that is dropped on the window acts meanwhile; dialogs do.
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

protected:
  /// Of the application.
  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  void begin();
  void showBars(bool shown);
  /// The keys that end it: the default ones if people have taken them all away.
  QList<QKeySequence> endKeys() const;
  /// Whether an event in the window is one by which people act.
  bool acts(QEvent& event);
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
