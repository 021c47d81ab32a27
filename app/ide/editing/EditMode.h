#pragma once

#include "app/ide/common/Actions.h"
#include "app/ide/editing/EditBanner.h"
#include "app/ide/editing/EditedScene.h"
#include "app/ide/editing/PoseEditing.h"
#include "app/ide/scene/ManipulationCommands.h"
#include "app/ide/session/Session.h"

#include <QObject>

#include <functional>
#include <memory>

namespace sparkwright
{

class ViewArea;

/// Editing the scene file by moving things in the views.
///
/// Switches it on and off: while it is on, the World stands still at the beginning, made from the text as edited, and is made anew after each
/// edit. When the simulation runs again, the text and its steps stay; the banner says if the World differs from it.
class EditMode : public QObject
{
  Q_OBJECT
public:
  /// What the window brings. All of it must outlive this.
  struct Surroundings
  {
    Actions& actions;
    Session& session;
    ViewArea& area;
    ManipulationCommands& manipulation;
    QWidget* window;
  };
  /// @param shipped  scenes below this folder belong to the program and are saved elsewhere; empty: none do
  /// @param disk     null: the real one
  EditMode(const Surroundings& around, const QString& shipped, std::shared_ptr<SceneDisk> disk = {});

  void retranslate();
  /// Takes over what the session says.
  void show(const SessionState& state);

  bool editing() const { return editing_; }
  /// Null before something has been edited.
  SceneDocument* document() const { return scene_.document(); }
  /// Whether the next World will be this one again, but for what was edited.
  bool rebuilding() const { return scene_.document() && asked_ != shown_.texts; }
  bool nothingToSave() const { return scene_.nothingToSave(); }
  /// Calls `go` once nothing unsaved is lost by it: at once, after a question, or never.
  void whenSaved(const std::function<void()>& go);
  /// Something else is opened: the edits of this scene are over.
  void close();
  /// The same scene from the beginning, with unsaved edits. @return false if nothing is edited
  bool reset();
  QString bannerText() const { return banner_->text(); }

signals:
  /// For the status line.
  void told(const QString& words);
  void noted(Diagnostic::Severity severity, const QString& message);
  /// The scene has been saved elsewhere, where it is to be opened from now on.
  void movedTo(const QString& file);

private:
  void start();
  void stop();
  QString fileToEdit() const;
  void carryOut(const ManipulationRequest& request);
  void restore(const QString& file, const std::string& text);
  void rebuild(bool run);
  void showActions();
  void warn(const QString& message);

  Surroundings around_;
  EditBanner* banner_;
  EditedScene scene_;
  std::unique_ptr<PoseEditing> poses_; ///< As long as there is a document.
  SessionState shown_;
  bool editing_ = false;
  bool wanted_ = false; ///< To edit what is still being loaded.
  bool stale_ = false;  ///< The World was asked for with another text.
  long asked_ = 0;      ///< Number of the texts that the last World was asked for with …
  std::string askedText_; ///< … and the one of this file.
};

} // namespace sparkwright
