#pragma once

#include "editor/document/SceneDocument.h"

#include <functional>
#include <memory>

class QWidget;

namespace sparkwright
{

/// The scene file that is edited: opens and saves it, asks before changes are lost, and notices what other programs do
/// to the file.
class EditedScene : public QObject
{
  Q_OBJECT
public:
  /// @param window   asks the questions; must outlive this
  /// @param shipped  scenes below this folder belong to the program and are saved elsewhere; empty: none do
  /// @param disk     null: the real one
  EditedScene(QWidget& window, const QString& shipped, std::shared_ptr<SceneDisk> disk);

  /// nullptr: nothing is edited.
  SceneDocument* document() const { return document_.get(); }
  /// Opens a file, if none is open. @return whether one is; else it says why not
  bool open(const QString& file);
  void save() { save({}, Overwrite::Ask); }
  /// Asks where to, and goes on with that file.
  void saveElsewhere() { saveElsewhere({}, {}); }
  /// Back to the file as it is on disk, after a question.
  void revert();
  bool nothingToSave() const { return !document_ || !document_->isModified(); }
  /// Calls `go` once nothing unsaved is lost by it: at once, after a question, or never.
  /// @param discard  called before `go` if changes are to be lost
  void whenSaved(const std::function<void()>& go, const std::function<void()>& discard);
  void close();
  /// Offers what an earlier run has left unsaved of a file; once for each file in a row.
  void lookForKept(const QString& file);

signals:
  void textChanged();
  /// Whether there is something to save or to undo.
  void stateChanged();
  /// For the status line.
  void told(const QString& words);
  /// For the status line and the log.
  void warned(const QString& message);
  void noted(Diagnostic::Severity severity, const QString& message);
  /// The scene has another file from now on.
  void savedElsewhere(const QString& file);
  /// Edits of an earlier run are to be taken up again.
  void restoreWanted(const QString& file, const std::string& text);

private:
  enum class Overwrite
  {
    Ask, ///< If somebody else has changed the file.
    Yes
  };
  void save(const std::function<void()>& then, Overwrite overwrite);
  void saveElsewhere(const QString& reason, const std::function<void()>& then);
  void diskChanged();

  QWidget& window_;
  QString shipped_;
  std::shared_ptr<SceneDisk> disk_;
  std::unique_ptr<SceneDocument> document_;
  QString lookedFor_;   ///< Kept edits of this file.
  bool asking_ = false; ///< About a file that somebody else has changed.
};

} // namespace sparkwright
