#pragma once

#include "app/ide/common/WindowPart.h"
#include "app/ide/session/StatusRow.h"
#include "app/ide/session/StepMenu.h"
#include "app/ide/settings/RecentFiles.h"

#include <QComboBox>
#include <QLabel>
#include <QMenu>

namespace sparkwright
{

/// The session as a part of the window: opening scenes, running the simulation, saving projects, status bar.
class SessionPart : public WindowPart
{
  Q_OBJECT
public:
  explicit SessionPart(const Surroundings& around);

  /// Writes the scene and the set variables to a project file; logs errors.
  void saveProject(const QString& file);
  /// Asks up to where the run goes, then runs.
  void askUntil();
  QComboBox& speedBox() { return *speed_; }
  const StatusRow& status() const { return status_; }

  void retranslate() override;
  /// Adds a file to the recently opened ones.
  void remember(const QString& file);
  RecentFiles& recent() { return recent_; }
  /// The project that is open; empty: a scene without one.
  const QString& project() const { return project_; }
  void opening(const QString& scene, Variables& variables) override;
  void showState(const SessionState& state) override;
  void addRemedies(const SessionState& state, std::vector<Remedy>& remedies) override;

private:
  void addSpeed();
  void changeSpeed(int step);
  void fillRecentMenu();
  void chooseScene();

  Surroundings around_;
  QAction* until_;
  QAction* iterative_; ///< Large heaps are solved iteratively.
  std::optional<RunUntil> lastUntil_; ///< As asked for.
  std::optional<long> reached_;       ///< SessionState::reachedCount that has been told.
  long reachedIn_ = 0;                ///< SessionState::generation of that.
  QString folder_;  ///< Where dialogs start.
  QString project_; ///< That is open; empty: a scene without one.
  RecentFiles recent_;
  StatusRow status_;
  StepMenu stepMenu_;
  std::unique_ptr<QMenu> recentMenu_;
  QAction* clearRecent_;
  QLabel* speedLabel_;
  QComboBox* speed_;
};

} // namespace sparkwright
