#pragma once

#include "app/ide/common/WindowPart.h"
#include "app/ide/session/Session.h"

#include <QToolButton>

namespace sparkwright
{

/// A button beside the reason why a run is slower than asked for: its menu lists what would make it faster, collected
/// from the parts of the window when it is opened. Shown only while there is such a reason.
class RemedyButton : public QToolButton
{
  Q_OBJECT
public:
  explicit RemedyButton(WindowShell& shell);

  void show(const SessionState& state);
  void retranslate();

private:
  void fill();

  WindowShell& shell_;
  SessionState state_; ///< Shown last.
  QMenu* menu_;
};

} // namespace sparkwright
