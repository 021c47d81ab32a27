#pragma once

#include "app/ide/editing/KeptEdits.h"
#include "editor/document/OpenDocuments.h"
#include "editor/document/storage/EarlierVersions.h"
#include "editor/document/storage/OpenFileMarks.h"

#include <QPointer>
#include <QThreadPool>

#include <functional>
#include <memory>

class QWidget;

namespace sparkwright
{

/// Opens, saves and closes scene files, asks before changes are lost, and handles changes by other programs.
class DocumentCommands : public QObject
{
  Q_OBJECT
public:
  /// @param window   asks the questions; must outlive this
  /// @param shipped  folder of the program's own scenes, which must be saved elsewhere; empty: none
  /// @param disk     null: the real one
  DocumentCommands(QWidget& window, const QString& shipped, std::shared_ptr<SceneDisk> disk);
  ~DocumentCommands() override;

  OpenDocuments& documents() { return documents_; }
  /// The document that commands of the menu apply to; nullptr: none.
  SceneDocument* current() const { return current_; }
  void setCurrent(SceneDocument* document);
  /// Opens a file, or finds it among the open ones, and makes it the current one. Errors are reported by warned().
  SceneDocument* open(const QString& file);

  /// Whether something else asks about a file that another program has changed, so that no dialog is needed.
  using AsksItself = std::function<bool(const SceneDocument&)>;
  void setAsksItself(AsksItself asks) { asksItself_ = std::move(asks); }

  const QString& shippedFolder() const { return shipped_; }
  /// Whether a file is one of the program's own, which must be saved elsewhere.
  bool isShipped(const QString& file) const;

  /// The directory in which names of files are found from everywhere, beside the program's own; empty: none.
  void setDataFolder(const QString& folder) { dataFolder_ = folder; }

  using Then = std::function<void()>;
  void save(SceneDocument& document, const Then& then = {}) { save(document, then, Overwrite::Ask); }
  /// Saves all modified documents, one after the other.
  void saveAll(const Then& then = {});
  /// Asks for another file, saves there, and continues with that file. If the text uses files that would not be found from
  /// there, offers to copy them first.
  void saveElsewhere(SceneDocument& document) { saveElsewhere(document, {}, {}); }
  /// Reverts to the file on disk, after a question.
  void revert(SceneDocument& document);
  /// Shows what the file was before it was saved, and brings a version back as one edit.
  void showEarlier(SceneDocument& document);
  /// Closes a document, after a question about unsaved changes.
  void close(SceneDocument& document);
  /// The same for several: one question for all of them.
  void close(const std::vector<QPointer<SceneDocument>>& documents);

  bool nothingToSave() const { return documents_.modified().empty(); }
  /// Calls `go` at once if there are no unsaved changes, else when the user agrees: one question for all documents.
  /// @param discard  called before `go` if the user discards changes
  void whenSaved(const Then& go, const Then& discard);
  /// Keeps a document open when another scene is opened: the user has opened it as a text.
  void keepOpen(const SceneDocument& document);
  /// Closes the documents that belong to the scene, when another one is opened: those that were not opened as texts,
  /// and have no unsaved edits.
  void closeOfScene();
  /// Closes the documents with unsaved edits, which the user discards, without a question.
  void discardEdits();
  /// Unsaved edits of earlier runs.
  KeptEdits& kept() { return *kept_; }

  /// How long an edit may stay in memory only, ms.
  void setJournalDelay(int milliseconds);

signals:
  void currentChanged();
  /// For the status line.
  void told(const QString& words);
  /// For the status line and the log.
  void warned(const QString& message);
  void noted(Diagnostic::Severity severity, const QString& message);
  /// A document has been saved to another file, to be used from now on.
  void savedElsewhere(const QString& before, const QString& file);

private:
  enum class Overwrite
  {
    Ask, ///< If another program has changed the file.
    Yes
  };
  void save(SceneDocument& document, const Then& then, Overwrite overwrite);
  void saveElsewhere(SceneDocument& document, const QString& reason, const Then& then);
  void saveOneOf(std::vector<QPointer<SceneDocument>> rest, const Then& then);
  void follow(SceneDocument& document);
  void moveTo(SceneDocument& document, const QString& file, const Then& then);
  void copyNeeded(const struct NeededFiles& needed, const Then& then);
  void diskChanged(SceneDocument& document);
  void markOpen();
  void tellOthers();
  void forget(SceneDocument& document);

  QWidget& window_;
  QString shipped_, dataFolder_;
  QThreadPool copying_; ///< Who waits for it must not wait for what reads folders in the background.
  std::shared_ptr<SceneDisk> disk_;
  std::shared_ptr<JournalFolder> journals_;
  std::shared_ptr<EarlierVersions> versions_;
  OpenDocuments documents_;
  OpenFileMarks marks_;
  QStringList toldOthers_; ///< Files that another program has open, too, as told to the user.
  QPointer<SceneDocument> current_;
  AsksItself asksItself_;
  std::vector<const SceneDocument*> keptOpen_;
  std::unique_ptr<KeptEdits> kept_;
  QStringList asking_; ///< Files that questions about changes by others are open for.
};

} // namespace sparkwright
