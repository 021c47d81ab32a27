#pragma once

#include "core/files/FileService.h"
#include "editor/document/SceneDocument.h"

#include <QObject>

#include <memory>
#include <unordered_map>
#include <vector>

namespace sparkwright
{

/// The open documents, each file once.
class OpenDocuments : public QObject
{
  Q_OBJECT
public:
  /// @param journals,disk  as for SceneDocument
  explicit OpenDocuments(std::shared_ptr<JournalFolder> journals, std::shared_ptr<SceneDisk> disk = {},
                         QObject* parent = nullptr);
  ~OpenDocuments() override;

  /// For documents that are opened from now on; see SceneDocument.
  void setEarlierVersions(std::shared_ptr<EarlierVersions> versions) { versions_ = std::move(versions); }
  /// Opens a file, or finds it among the open ones. @param problem  error message, if it cannot be read
  /// @return nullptr if it cannot be read
  SceneDocument* open(const QString& file, QString* problem = nullptr);
  /// The document of a file, also by another path to it; nullptr if it is not open.
  SceneDocument* find(const QString& file) const;
  /// Remembers the path by which somebody has opened a file, as a symbolic link to it: a document that is opened later by
  /// the file's own path is shown as that; see SceneDocument::shownAs().
  void noteName(const QString& path);
  /// In the order of opening.
  std::vector<SceneDocument*> all() const;
  std::vector<SceneDocument*> modified() const;
  /// Edits of one of several documents.
  struct Edits
  {
    SceneDocument* document = nullptr;
    std::vector<TextEdit> edits;
  };
  /// Applies edits of several documents as one act, one undo step in each: undoing or redoing it in one of them does so in
  /// all of them where nothing has been edited since. Edits that a document does not accept are left out.
  /// @return the act; 0: nothing has changed
  int applyTogether(const std::vector<Edits>& all, const QString& what);
  /// Takes an act back. @return whether a document had it as its last step
  bool undo(int act);
  /// Whether undo() would.
  bool canUndo(int act) const;
  /// Closes a document, without a question.
  void close(SceneDocument* document);

  /// The texts of modified documents, to be read in place of the files.
  TextOverlay texts() const;

signals:
  void opened(sparkwright::SceneDocument* document);
  /// Emitted while the document still exists.
  void closing(sparkwright::SceneDocument* document);
  /// The text of a document has changed.
  void textChanged(sparkwright::SceneDocument* document);
  /// An act was undone or redone, but not in these documents: they have been edited since.
  void actLeft(const std::vector<sparkwright::SceneDocument*>& documents);
  /// The list of documents, their names, or which are modified.
  void changed();

private:
  /// Under which names a document is known.
  struct Names
  {
    QString file, identity;
  };
  void followSteps(SceneDocument* document, int index);
  void enter(SceneDocument* document);
  void leave(const SceneDocument* document);

  std::shared_ptr<JournalFolder> journals_;
  std::shared_ptr<SceneDisk> disk_;
  std::shared_ptr<EarlierVersions> versions_;
  std::vector<std::unique_ptr<SceneDocument>> documents_;
  std::unordered_map<QString, SceneDocument*> byIdentity_; ///< The first of those that are saved to one file.
  std::unordered_map<const SceneDocument*, Names> names_;
  std::unordered_map<QString, QString> paths_; ///< Other paths to files, by identity.
  std::unordered_map<const SceneDocument*, int> steps_; ///< Done by now, of each undo stack.
  int acts_ = 0;
  bool following_ = false; ///< One document carries out what another one did.
};

} // namespace sparkwright
