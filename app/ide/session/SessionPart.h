#pragma once

#include "app/ide/common/WindowPart.h"
#include "app/ide/session/RecentFiles.h"
#include "app/ide/session/StatusRow.h"

#include <QComboBox>
#include <QLabel>
#include <QMenu>

namespace sparkwright
{

/// Opening scenes, running the simulation, keeping projects; and the words of the status bar on how it goes.
class SessionPart : public WindowPart
{
  Q_OBJECT
public:
  explicit SessionPart(const Surroundings& around);

  /// Keeps the scene and the variables that have been set; says in the log if it cannot be written.
  void saveProject(const QString& file);
  QComboBox& speedBox() { return *speed_; }
  const StatusRow& status() const { return status_; }

  void retranslate() override;
  void opening(const QString& scene, Variables& variables) override;
  void showState(const SessionState& state) override;

private:
  void addSpeed();
  void fillRecentMenu();
  void chooseScene();

  Surroundings around_;
  QString folder_; ///< Where dialogs start.
  RecentFiles recent_;
  StatusRow status_;
  std::unique_ptr<QMenu> recentMenu_;
  QAction* clearRecent_;
  QLabel* speedLabel_;
  QComboBox* speed_;
};

} // namespace sparkwright
