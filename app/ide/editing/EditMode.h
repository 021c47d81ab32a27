#pragma once

#include "app/ide/common/Actions.h"
#include "app/ide/editing/EditBanner.h"
#include "app/ide/scene/HandCommands.h"
#include "app/ide/session/Session.h"
#include "core/rsg/PoseForm.h"
#include "core/world/PlaceInText.h"
#include "editor/document/SceneDocument.h"

#include <QObject>

#include <functional>
#include <memory>

namespace sparkwright
{

class ViewArea;

/// Editing the scene file by moving things in the views.
///
/// While it is on, the World stands still at the beginning, made from the text as edited, and is made anew after each
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
    HandCommands& hands;
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
  SceneDocument* document() { return document_.get(); }
  /// Whether the next World will be this one again, but for what was edited.
  bool rebuilding() const { return document_ && asked_ != shown_.texts; }
  bool nothingToSave() const { return !document_ || !document_->isModified(); }
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
  struct Pending ///< A wish that the simulation carries out.
  {
    long number = 0;
    std::vector<Grip> grips;
    Mat4f motion;
    FramePtr frame;
  };
  void start();
  void stop();
  QString fileToEdit() const;
  bool take(const QString& file);
  /// Whether an earlier run has left edits of the scene behind, once for each scene that is opened.
  void lookForKept();
  void restore(const Autosave::Kept& kept);
  void carryOut(const Handling& handling);
  void finish(const Pending& pending);
  std::optional<PlaceInText> placeOf(const Frame& frame, int node, const Arrangement::Thing& arranged) const;
  rsg::PoseEdit editFor(const PlaceInText& place, const Mat4f& motion) const;
  /// Why nothing in the text says where the node stands.
  QString whyNot(const Frame& frame, int node) const;
  QString sentence(const rsg::PoseRefusal& refusal, const PlaceInText& place) const;
  QString nameOf(const std::vector<PlaceInText>& places, const Mat4f& motion) const;
  std::optional<Grab::Settings::Range> widen(const Grip& grip) const;
  void rebuild(bool run);
  void showActions();
  void save(const std::function<void()>& then = {}, bool overwrite = false);
  void saveElsewhere(const QString& reason, const std::function<void()>& then);
  void revert();
  void diskChanged();
  void warn(const QString& message);

  Surroundings around_;
  QString shipped_;
  std::shared_ptr<SceneDisk> disk_;
  EditBanner* banner_;
  std::unique_ptr<SceneDocument> document_;
  std::optional<Pending> pending_;
  SessionState shown_;
  bool editing_ = false;
  bool wanted_ = false; ///< To edit what is still being loaded.
  bool stale_ = false;  ///< The World was asked for with another text.
  QString lookedFor_;   ///< Kept edits of this file.
  bool asking_ = false; ///< About a file that somebody else has changed.
  long asked_ = 0;      ///< Number of the texts that the last World was asked for with …
  std::string askedText_; ///< … and the one of this file.
};

} // namespace sparkwright
