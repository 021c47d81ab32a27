#pragma once

#include "app/ide/common/WindowPart.h"
#include "core/programs/TeamFile.h"

namespace sparkwright
{

/// The open project as a part of the window: brings back what a person's window keeps of it (UserFile), and keeps it
/// when the project is left. Saves projects.
class ProjectPart : public WindowPart
{
  Q_OBJECT
public:
  explicit ProjectPart(const Surroundings& around);

  /// The file of the open project; empty: a scene is open that belongs to none.
  QString project() const { return project_; }
  /// Its teams, with their names, as far as their files can be read.
  const std::vector<TeamFile>& teams() const { return teams_; }

  void opening(const QString& scene, Variables& variables) override;
  void showScene(const QString& scene) override;
  void closing() override;

private:
  /// Reads the teams, and says what is wrong with them.
  void readTeams();
  /// Stores what there is now.
  void keep();
  void openDocuments();

  Surroundings around_;
  QString project_;
  std::vector<TeamFile> teams_;
  bool isShown_ = false; ///< Its scene has been shown, so that there is something to keep.
};

} // namespace sparkwright
