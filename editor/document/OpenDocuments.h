#pragma once

#include "core/files/FileService.h"
#include "editor/document/SceneDocument.h"

#include <QObject>

#include <memory>
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

  /// For documents that are opened from now on; see SceneDocument.
  void setEarlierVersions(std::shared_ptr<EarlierVersions> versions) { versions_ = std::move(versions); }
  /// Opens a file, or finds it among the open ones. @param problem  error message, if it cannot be read
  /// @return nullptr if it cannot be read
  SceneDocument* open(const QString& file, QString* problem = nullptr);
  /// The document of a file, also by another path to it; nullptr if it is not open.
  SceneDocument* find(const QString& file) const;
  /// In the order of opening.
  std::vector<SceneDocument*> all() const;
  std::vector<SceneDocument*> modified() const;
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
  /// The list of documents, their names, or which are modified.
  void changed();

private:
  std::shared_ptr<JournalFolder> journals_;
  std::shared_ptr<SceneDisk> disk_;
  std::shared_ptr<EarlierVersions> versions_;
  std::vector<std::unique_ptr<SceneDocument>> documents_;
};

} // namespace sparkwright
