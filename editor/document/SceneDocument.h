#pragma once

#include "core/syntax/Document.h"
#include "editor/document/Autosave.h"
#include "editor/document/SceneDisk.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>
#include <QUndoStack>

#include <memory>

namespace sparkwright
{

/// A scene file that is being edited: its text, every edit as one step that can be undone, and the file on disk.
///
/// What is not edited keeps every byte. Edits that are not saved are kept aside after a moment, see Autosave.
class SceneDocument : public QObject
{
  Q_OBJECT
public:
  /// @param disk            null: the real one
  /// @param autosaveFolder  need not exist
  explicit SceneDocument(const QString& autosaveFolder, std::shared_ptr<SceneDisk> disk = {}, QObject* parent = nullptr);
  ~SceneDocument() override;

  /// Reads a file, in place of what was there. @return empty, or why it cannot be read
  QString open(const QString& file);
  const QString& file() const { return file_; }
  const Document& document() const { return document_; }
  const std::string& text() const { return document_.text(); }

  QUndoStack& undoStack() { return undo_; }
  /// One step. @param what  for the menu: `Move ball`
  /// @return false, and nothing changes, if the edits overlap or lie outside of the text
  bool apply(const std::vector<TextEdit>& edits, const QString& what);
  /// The same for another text as a whole.
  void replaceText(const std::string& text, const QString& what);

  bool isModified() const { return !undo_.isClean(); }
  /// Steps between the text and the file; at least 1 if it is modified.
  int changes() const;

  enum class OnDisk
  {
    Same,    ///< As it was read or written last.
    Changed, ///< By somebody else.
    Gone
  };
  OnDisk onDisk() const;
  bool writable() const { return disk_->writable(file_); }
  /// Writes the file, whatever is there. @return empty, or why it failed
  QString save();
  /// From now on it is that file. @return empty, or why it failed; then nothing has changed
  QString saveAs(const QString& file);
  /// Reads the file anew; steps are gone. @return empty, or why it cannot be read
  QString revert();
  /// What is on disk now is known: the next look says Same until it changes again.
  void acceptDisk();

  /// Throws away what is kept aside for this file.
  void forgetKept() { autosave_.forget(file_); }

  static constexpr int keepAfter = 1000; ///< ms, after the last edit.

signals:
  void textChanged();
  /// Name, number of changes, or what can be undone.
  void stateChanged();
  /// Somebody else has changed or deleted the file.
  void diskChanged();

private:
  class Step;
  std::vector<TextEdit> carryOut(const std::vector<TextEdit>& edits);
  void keep();
  void watch();
  void look();

  std::shared_ptr<SceneDisk> disk_;
  Autosave autosave_;
  QString file_;
  Document document_;
  QUndoStack undo_;
  std::optional<std::string> known_; ///< What the file held when it was last looked at.
  QFileSystemWatcher watcher_;
  QTimer keepTimer_, lookTimer_;
};

} // namespace sparkwright
