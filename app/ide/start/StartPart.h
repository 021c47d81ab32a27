#pragma once

#include "app/ide/common/WindowPart.h"

#include <QPointer>

#include <memory>

namespace sparkwright
{

class NewSceneDialog;
class ProjectWizard;
class StartPage;
class Thumbnails;

/// The start page as a part of the window, with what leads to it and from it: closing the scene, new projects.
class StartPart : public WindowPart
{
  Q_OBJECT
public:
  explicit StartPart(const Surroundings& around);
  ~StartPart() override;

  /// Shows the page in place of the views and docks.
  void show();
  /// Leaves the page, if it is shown, for a scene: the one that is open, else the soccer field.
  void goToScene();
  /// Shows the views again, with the scene as it was.
  void leave();
  bool isShown() const { return shown_; }
  StartPage& page() { return *page_; }
  Thumbnails& pictures() { return *pictures_; }
  /// The wizard that is open; null: none.
  ProjectWizard* wizard() const;
  void newProject();
  /// Asks for a new scene, which is then opened in edit mode.
  void newScene();
  /// The dialog for it that is open; null: none.
  NewSceneDialog* sceneDialog() const;
  /// Closes the scene if that is all right with unsaved changes, and shows the page.
  void closeScene();

  void retranslate() override;
  void opening(const QString& scene, Variables& variables) override;
  void follow(const SessionState& state) override;
  void showState(const SessionState& state) override;

private:
  void connectPage();
  void showRecent();

  Surroundings around_;
  QAction *show_, *new_, *newScene_, *close_;
  std::unique_ptr<Thumbnails> pictures_;
  StartPage* page_;
  QPointer<ProjectWizard> wizard_;
  QPointer<NewSceneDialog> sceneDialog_;
  QString sceneFolder_; ///< Of the last new scene.
  bool shown_ = false;
  bool paused_ = false; ///< The scene, when the page was shown.
  long generation_ = 0; ///< Of the session when the page was shown.
};

} // namespace sparkwright
