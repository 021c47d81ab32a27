#pragma once

#include "app/ide/common/WindowPart.h"

#include <QMenu>

namespace sparkwright
{

class ManipulationCommands;
class PlayerSelection;
class ScenePanel;
class SelectionCommands;

/// The scene as a part of the window: tree, selection and manipulation.
class ScenePart : public WindowPart
{
  Q_OBJECT
public:
  explicit ScenePart(const Surroundings& around);
  ~ScenePart() override;

  ScenePanel& panel() { return *panel_; }
  ManipulationCommands& manipulation() { return *manipulation_; }
  SelectionCommands& selectionCommands() { return *commands_; }
  QAction& goToSource() { return *source_; }

  void retranslate() override;
  void showFrame(const SessionState& state) override;

signals:
  /// The place where a node was made shall be shown. @param node  index in the structure
  void sourceWanted(int node);

private:
  void connectSelection();
  void showMenu(const QPoint& at);
  void removePlayer(int team, int unum);

  Surroundings around_;
  ManipulationCommands* manipulation_;
  SelectionCommands* commands_;
  PlayerSelection* players_;
  QAction* source_; ///< Shows where the selected node was made.
  ScenePanel* panel_;
  QDockWidget* dock_;
  QMenu menu_;
};

} // namespace sparkwright
