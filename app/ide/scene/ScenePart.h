#pragma once

#include "app/ide/common/WindowPart.h"

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

  void retranslate() override;
  void showFrame(const SessionState& state) override;

private:
  void connectSelection();

  Surroundings around_;
  ManipulationCommands* manipulation_;
  SelectionCommands* commands_;
  PlayerSelection* players_;
  ScenePanel* panel_;
  QDockWidget* dock_;
};

} // namespace sparkwright
