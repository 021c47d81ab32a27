#pragma once

#include "editor/document/OpenDocuments.h"
#include "editor/document/storage/EarlierVersions.h"

#include <QObject>
#include <QStringList>
#include <QTimer>

#include <memory>
#include <set>
#include <vector>

class QWidget;

namespace sparkwright
{

struct SceneStructure;

/// Offers the unsaved edits that earlier runs of the program have left: of the scene and all files that it is made from,
/// and of texts that are opened. One question for all of them, and never twice for a file.
class KeptEdits : public QObject
{
  Q_OBJECT
public:
  /// @param window,documents  must outlive this
  KeptEdits(QWidget& window, OpenDocuments& documents, std::shared_ptr<JournalFolder> journals,
            std::shared_ptr<SceneDisk> disk, std::shared_ptr<EarlierVersions> versions);

  /// A scene is being loaded: its offer waits for the files that it is made from.
  void waitForScene() { loading_ = true; }
  /// A scene has been loaded. Reads nothing if it is the World of the last call.
  /// @param files       that were opened: the scene, its set-up
  /// @param generation  number of the World
  /// @param structure   whose nodes tell what it is made from; null: unknown
  void lookFor(const QStringList& files, long generation, const std::shared_ptr<const SceneStructure>& structure);
  /// Offers those of texts, too, whose tabs there are.
  void lookAlso(const QStringList& files);
  /// Files with such edits, those edited last first.
  QStringList files() const;
  /// Deletes what is left of a file, unless an offer has not been answered yet.
  void forget(const QString& file);

signals:
  /// The edits of a document have been restored.
  void restored(sparkwright::SceneDocument* document);
  void noted(Diagnostic::Severity severity, const QString& message);

private:
  bool isWanted(const QString& file) const;
  void findFiles();
  void offer();
  void restore(std::vector<JournalFolder::Kept> rest);
  void take(const JournalFolder::Kept& kept);
  void leave(const JournalFolder::Kept& kept);
  void discard(const QString& file);

  QWidget& window_;
  OpenDocuments& documents_;
  std::shared_ptr<JournalFolder> journals_;
  std::shared_ptr<SceneDisk> disk_;
  std::shared_ptr<EarlierVersions> versions_;
  QStringList scene_;                               ///< What was opened, and …
  std::shared_ptr<const SceneStructure> structure_; ///< … what it is made of, as looked for last; it may have changed since.
  long generation_ = 0;
  std::set<QString> ofScene_;                       ///< All files of that, one name for each.
  std::set<QString> texts_;                         ///< Of lookAlso().
  bool loading_ = false;
  bool othersTold_ = false;      ///< Of edits of other files.
  std::set<QString> offered_;    ///< Files whose edits have been offered …
  std::set<QString> unanswered_; ///< … and those among them whose offer has no answer.
  QTimer soon_;                  ///< Several files may be opened in a row.
};

} // namespace sparkwright
