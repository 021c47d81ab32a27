#pragma once

#include "app/ide/common/Actions.h"
#include "app/ide/editing/DocumentCommands.h"
#include "app/ide/editing/EditBanner.h"
#include "app/ide/editing/LiveLink.h"
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
/// While it is on, the World is paused at its beginning, and takes over each edit of the text. When the simulation runs
/// again, text and undo steps stay, and it goes on to take over edits; the banner tells what it could not take.
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
    DocumentCommands& commands;
    LiveLink& link;
    QWidget* window;
  };
  explicit EditMode(const Surroundings& around);

  void retranslate();
  /// Updates from the session.
  void show(const SessionState& state);

  bool editing() const { return editing_; }
  /// Begins to edit the scene that has just been opened, as soon as it is loaded.
  void begin() { wanted_ = true; }
  /// The document that says where things stand; null before the first edit.
  SceneDocument* document() const { return document_; }
  /// Whether the World has not taken over the newest edit yet.
  bool building() const { return around_.link.standing() == LiveLink::Standing::Waiting; }
  /// Calls `go` at once if there are no unsaved changes, else when the user agrees.
  void whenSaved(const std::function<void()>& go);
  /// Ends editing of this scene, before another one is opened. Texts with unsaved edits, and those that the user has
  /// opened, stay open.
  void close();
  /// Resets the scene, with unsaved edits. @return false if nothing is edited
  bool reset();
  /// The scene file of what is shown: the scene itself, or the first that a set-up imports. Empty if there is none.
  QString sceneFile() const;
  /// The file that was opened, if it is a text of its own beside sceneFile(): a set-up script, or a scene in RoSi. Empty
  /// if there is none.
  QString setUpFile() const;
  QString bannerText() const { return banner_->text(); }

signals:
  /// What begin() asked for has been done.
  void begun();
  /// For the status line.
  void told(const QString& words);
  void noted(Diagnostic::Severity severity, const QString& message);
  /// The scene has been saved to another file, to be used from now on.
  void movedTo(const QString& file);

private:
  void start();
  void stop();
  void carryOut(const ManipulationRequest& request);
  void restored(SceneDocument* restored);
  void lookForKept();
  void forgetDrag();
  void standingChanged();
  void showActions();
  void showBanner();
  void editWith(SceneDocument& document);
  QUndoStack* undoStack() const;
  void warn(const QString& message);

  Surroundings around_;
  EditBanner* banner_;
  QPointer<SceneDocument> document_;
  std::unique_ptr<PoseEditing> poses_; ///< While there is a document.
  SessionState shown_;
  bool editing_ = false;
  bool wanted_ = false; ///< Edit mode starts when loading has finished.
};

} // namespace sparkwright
