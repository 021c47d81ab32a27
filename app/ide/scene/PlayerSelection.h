#pragma once

#include "app/ide/common/Actions.h"
#include "app/ide/scene/Selection.h"
#include "app/ide/views/ViewArea.h"

#include <QMenu>

#include <memory>

namespace sparkwright
{

/// Selects the ball and players by keys that act in the views: Ctrl+F1 … F11 for the left team, with Shift for the
/// right one, and the next and the previous player of a team.
class PlayerSelection : public QObject
{
  Q_OBJECT
public:
  /// @param actions,selection,area  must outlive this
  PlayerSelection(Actions& actions, Selection& selection, ViewArea& area, QObject* parent);
  ~PlayerSelection() override;

  /// For the View menu.
  QAction* menu() const { return menu_->menuAction(); }
  void retranslate();

  static constexpr int mostPlayers = 11;

private:
  QAction* add(const QString& name, const QString& key);
  void select(int team, int unum);
  void selectBall();
  void go(int step);

  Selection& selection_;
  ViewArea& area_;
  std::unique_ptr<QMenu> menu_, leftMenu_, rightMenu_;
  QAction *ball_, *next_, *previous_;
  QList<QAction*> left_, right_; ///< By number.
};

} // namespace sparkwright
