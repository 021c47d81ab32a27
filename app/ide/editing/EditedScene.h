#pragma once

#include "editor/document/SceneDocument.h"

#include <functional>
#include <memory>

class QWidget;

namespace sparkwright
{

/// The edited scene file: opens and saves it, asks before changes are lost, and handles changes by other programs.
class EditedScene : public QObject
{
  Q_OBJECT
public:
  /// @param window   asks the questions; must outlive this
  /// @param shipped  folder of the program's own scenes, which must be saved elsewhere; empty: none
  /// @param disk     null: the real one
  EditedScene(QWidget& window, const QString& shipped, std::shared_ptr<SceneDisk> disk);

  /// The edited document; nullptr: none.
  SceneDocument* document() const { return document_.get(); }
  /// Opens a file, unless one is open. @return whether one is open; errors are reported by warned()
  bool open(const QString& file);
  void save() { save({}, Overwrite::Ask); }
  /// Asks for another file, saves there, and continues with that file.
  void saveElsewhere() { saveElsewhere({}, {}); }
  /// Reverts to the file on disk, after a question.
  void revert();
  bool nothingToSave() const { return !document_ || !document_->isModified(); }
  /// Calls `go` at once if there are no unsaved changes, else when the user agrees.
  /// @param discard  called before `go` if the user discards changes
  void whenSaved(const std::function<void()>& go, const std::function<void()>& discard);
  void close();
  /// Offers to restore unsaved edits of an earlier run; once per file in a row.
  void lookForKept(const QString& file);

signals:
  void textChanged();
  /// Unsaved changes or undo steps have changed.
  void stateChanged();
  /// For the status line.
  void told(const QString& words);
  /// For the status line and the log.
  void warned(const QString& message);
  void noted(Diagnostic::Severity severity, const QString& message);
  /// The scene has been saved to another file, to be used from now on.
  void savedElsewhere(const QString& file);
  /// The user wants to restore edits of an earlier run.
  void restoreWanted(const QString& file, const std::string& text);

private:
  enum class Overwrite
  {
    Ask, ///< If another program has changed the file.
    Yes
  };
  void save(const std::function<void()>& then, Overwrite overwrite);
  void saveElsewhere(const QString& reason, const std::function<void()>& then);
  void diskChanged();

  QWidget& window_;
  QString shipped_;
  std::shared_ptr<SceneDisk> disk_;
  std::shared_ptr<JournalFolder> journals_;
  std::unique_ptr<SceneDocument> document_;
  QString lookedFor_;   ///< The file whose unsaved edits were looked for last.
  bool asking_ = false; ///< A question about a changed file is open.
};

} // namespace sparkwright
