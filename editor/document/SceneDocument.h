#pragma once

#include "core/syntax/Document.h"
#include "editor/document/storage/Journal.h"
#include "editor/document/storage/SceneDisk.h"
#include "editor/language/code/TextLanguage.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>
#include <QUndoStack>

#include <memory>
#include <optional>

namespace sparkwright
{

class EarlierVersions;

/// A file being edited: its text, an undo step per edit, and the file on disk. Its tokens and its tree say something
/// about scenes only; the language tells.
///
/// Text outside of edits keeps every byte. Unsaved edits are stored as they are made; see Journal.
class SceneDocument : public QObject
{
  Q_OBJECT
public:
  /// @param journals  for unsaved edits
  /// @param disk      null: the real one
  explicit SceneDocument(std::shared_ptr<JournalFolder> journals, std::shared_ptr<SceneDisk> disk = {},
                         QObject* parent = nullptr);
  ~SceneDocument() override;
  /// Where to keep what saving replaces; null: nowhere.
  void setEarlierVersions(std::shared_ptr<EarlierVersions> versions) { versions_ = std::move(versions); }

  /// Reads a file, replacing the former text. @return empty, or an error message
  /// @param path  by which somebody has named it; empty: `file`
  QString open(const QString& file, const QString& path = {});
  const QString& file() const { return file_; }
  /// The path to the file by which it was opened, as a person knows it: a symbolic link, or file(). Its ending tells the
  /// language.
  const QString& shownAs() const { return shownAs_; }
  TextLanguage language() const { return language_; }
  /// Of the file: saving writes the same again, saving as another file writes UTF-8.
  const TextEncoding& encoding() const { return encoding_; }
  /// Whether it is a scene in RSG, which the World follows while it is edited.
  bool isScene() const { return language_ == TextLanguage::Scene; }
  const Document& document() const { return document_; }
  const TokenRope& tokens() const { return document_.tokens(); }
  std::shared_ptr<const SyntaxTree> tree() const { return document_.tree(); }
  /// The whole text. Reads the whole text after an edit; parts of it come from tokens() at once.
  const std::string& text() const { return document_.text(); }

  /// Which edits join the undo step before them.
  enum class Merge
  {
    Never,
    Typing, ///< Characters typed or deleted one after the other, up to the next word or line.
    Value   ///< New values in the places of the last ones, as a slider gives them.
  };
  QUndoStack& undoStack() { return undo_; }
  /// Applies edits as one undo step. @param what  for the menu: `Move ball`
  /// @return false, without effect, if the edits overlap or lie outside of the text
  bool apply(const std::vector<TextEdit>& edits, const QString& what, Merge merge = Merge::Never);
  /// The same for a step that is part of an act of several documents; see OpenDocuments::applyTogether(). @param act  not 0
  bool applyInAct(const std::vector<TextEdit>& edits, const QString& what, int act);
  /// The act that a step of the undo stack is part of; 0: none.
  int actOf(int step) const;
  /// Ends a row of merged edits: the next one is a step of its own.
  void endMerge() { ++row_; }
  /// Replaces the whole text as one undo step that changes only the part that differs.
  void replaceText(const std::string& text, const QString& what);

  /// Whether the text is not that of the file, or there is no file any more.
  bool isModified() const { return !undo_.isClean(); }
  /// Number of undo steps between text and file; at least 1 if modified.
  int changes() const;

  enum class OnDisk
  {
    Same,    ///< As read or written last.
    Changed, ///< By another program.
    Gone
  };
  OnDisk onDisk() const;
  bool writable() const { return disk_->writable(file_); }
  // Saving replaces a file completely or not at all. If it fails, the document stays modified, the file as it was.

  /// Writes the file, even if it has changed on disk. @return empty, or an error message
  QString save();
  /// Writes the file unless another program has changed it, up to the moment when it is replaced.
  /// @return empty, or an error message; nothing, without effect, if another program has changed it
  std::optional<QString> saveIfSame();
  /// Writes to another file, and edits that from now on. @return empty, or an error message, without effect
  QString saveAs(const QString& file);
  /// Reads the file again, as an undo step. @return empty, or an error message
  QString revert();
  /// Accepts the present file on disk: onDisk() is Same until it changes again. The document is modified if its text is not
  /// that of the file.
  void acceptDisk();

  /// Takes over a text that an earlier run has kept, as one undo step. Another text than `base` on disk is then one that
  /// another program has written since: see onDisk().
  /// @param base  what the file had on disk when that text was edited; nothing: unknown, so that it may have any
  void restore(const std::string& text, const std::optional<std::string>& base);

  /// Deletes the stored edits: they are not wanted.
  void forgetKept() { journal_.forget(); }

signals:
  /// A range of the text has changed. Emitted for each range of an edit, the last one in the text first.
  void edited(const sparkwright::TokenRope::Change& change);
  /// Emitted after all changes of an edit.
  void textChanged();
  /// The name, the number of changes, or the undo steps have changed.
  void stateChanged();
  /// Another program has changed or deleted the file.
  void diskChanged();
  /// Unsaved edits cannot be stored, and would be lost in a crash.
  void journalFailed(const QString& problem);
  /// The file was saved, but what it was before is not among the earlier versions.
  void versionNotKept(const QString& problem);

private:
  enum class Overwrite
  {
    SameOnly,
    Always
  };
  std::optional<QString> write(const QString& file, Overwrite overwrite);
  std::vector<TextEdit> carryOut(const std::vector<TextEdit>& edits);
  void load(const std::string& text);
  void setFile(const QString& file, const QString& path);
  void watch();
  void look();
  void compareWithDisk();

  std::shared_ptr<SceneDisk> disk_;
  std::shared_ptr<EarlierVersions> versions_;
  QString file_, shownAs_;
  TextLanguage language_ = TextLanguage::Scene;
  TextEncoding encoding_;
  Document document_;
  QUndoStack undo_;
  bool edited_ = false;              ///< By the step that is being done.
  int row_ = 0;                      ///< Number of the row of merged edits.
  std::optional<std::string> known_; ///< The text of the file when last checked.
  QFileSystemWatcher watcher_;
  QTimer lookTimer_;
  Journal journal_;
};

} // namespace sparkwright
