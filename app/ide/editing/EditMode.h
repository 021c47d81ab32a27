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

/// Edit mode: changes the scene file by drags in the views.
///
/// While it is on, the World is paused at its beginning, made from the edited text, and rebuilt after each edit. When
/// the simulation runs again, text and undo steps stay; the banner tells whether the World differs from the text.
class EditMode : public QObject
{
  Q_OBJECT
public:
  /// Objects of the window, which must outlive this.
  struct Surroundings
  {
    Actions& actions;
    Session& session;
    ViewArea& area;
    ManipulationCommands& manipulation;
    QWidget* window;
  };
  /// @param shipped  folder of the program's own scenes, which must be saved elsewhere; empty: none
  /// @param disk     null: the real one
  EditMode(const Surroundings& around, const QString& shipped, std::shared_ptr<SceneDisk> disk = {});

  void retranslate();
  /// Updates from the session.
  void show(const SessionState& state);

  bool editing() const { return editing_; }
  /// The edited document; null before the first edit.
  SceneDocument* document() const { return scene_.document(); }
  /// Whether the next World is a rebuild of this one from the edited text.
  bool rebuilding() const { return scene_.document() && asked_ != shown_.texts; }
  bool nothingToSave() const { return scene_.nothingToSave(); }
  /// Calls `go` at once if there are no unsaved changes, else when the user agrees.
  void whenSaved(const std::function<void()>& go);
  /// Ends editing of this scene, before another one is opened.
  void close();
  /// Resets the scene, with unsaved edits. @return false if nothing is edited
  bool reset();
  QString bannerText() const { return banner_->text(); }

signals:
  /// For the status line.
  void told(const QString& words);
  void noted(Diagnostic::Severity severity, const QString& message);
  /// The scene has been saved to another file, to be used from now on.
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
  std::unique_ptr<PoseEditing> poses_; ///< While there is a document.
  SessionState shown_;
  bool editing_ = false;
  bool wanted_ = false;   ///< Edit mode starts when loading has finished.
  bool stale_ = false;    ///< The World was requested with another text.
  long asked_ = 0;        ///< Number of the texts of the last requested World …
  std::string askedText_; ///< … and its text of this file.
};

} // namespace sparkwright
