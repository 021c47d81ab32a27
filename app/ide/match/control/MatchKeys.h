#pragma once

#include "app/ide/common/Actions.h"
#include "app/ide/match/control/MatchDirector.h"

#include <QKeyEvent>
#include <QKeySequence>
#include <QList>

#include <functional>
#include <utility>
#include <vector>

namespace sparkwright
{

/// Single keys that act on the match, as those of the usual viewer of the league, while they are armed and a view has
/// the keyboard: J and K kick-off, B drop ball, L and R free kick, with Shift direct ones, O play modes, Shift+T clock.
/// They are off when the program starts, since a key that is hit by mistake changes a match.
class MatchKeys : public QObject
{
  Q_OBJECT
public:
  /// @param director  must outlive this
  MatchKeys(const WindowPart::Surroundings& around, MatchDirector& director, QObject* parent);

  /// Arms and disarms the keys.
  QAction& armAction() const { return *arm_; }
  /// Those of the keys.
  const QList<QAction*>& keys() const { return keys_; }
  void setState();
  /// Adds a key. @param carryOut  what it does; called while keys are armed only
  QAction* add(const Actions::Words& words, const char* ofWords, std::function<void()> carryOut);

  /// Keys of the number pad: on X11, Qt does not tell them from others when it looks for shortcuts.
  bool eventFilter(QObject* watched, QEvent* event) override;

signals:
  /// The list of play modes is wanted.
  void playModesWanted();
  /// One of them was pressed in a view, and nothing took it.
  void pressedUnarmed();

private:
  void act(bool on);
  /// Null: none has this key.
  QAction* keyFor(const QKeyEvent& event) const;

  Actions& actions_;
  ViewArea& area_;
  MatchDirector& director_;
  QAction* arm_;
  QList<QAction*> keys_;
  bool acting_ = false;
  std::vector<std::pair<QAction*, QList<QKeySequence>>> lent_; ///< Actions that have the same keys else.
};

} // namespace sparkwright
