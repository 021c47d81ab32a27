#pragma once

#include "core/files/FileService.h"
#include "core/object/Registry.h"
#include "editor/document/OpenDocuments.h"
#include "editor/language/names/SceneKnowledge.h"

#include <QObject>
#include <QStringList>
#include <QTimer>

#include <memory>
#include <string>
#include <vector>

namespace sparkwright
{

/// What language help knows beside the text of a document: classes, the files of the project and the program, what they
/// define, and the materials of the World. Files are read in a thread of their own, and again when documents change.
class KnowledgeSource : public QObject
{
  Q_OBJECT
public:
  /// @param documents   must outlive this
  /// @param dataFolder  contains the program's scenes; empty: none
  KnowledgeSource(OpenDocuments& documents, std::shared_ptr<const Registry> registry, const QString& dataFolder,
                  QObject* parent = nullptr);

  /// Never null. May be read by any thread, and does not change.
  std::shared_ptr<const SceneKnowledge> of(const SceneDocument& document) { return of(document.file()); }
  /// The same for a file that is not open.
  std::shared_ptr<const SceneKnowledge> of(const QString& file);
  /// The files of the project and the program; null until they have been read first.
  std::shared_ptr<const SceneIndex> index() const { return index_; }
  /// To find imported files. For the GUI thread.
  const FileService& files() const { return files_; }
  const Registry& registry() const { return *registry_; }
  /// Folders in which files of the open documents are looked up, in order.
  QStringList folders() const;
  /// Names of materials that the World has.
  void setMaterials(std::vector<std::string> names);

  static constexpr int readAfter = 700; ///< ms after an edit.

signals:
  /// More or something else is known: check again.
  void changed();

private:
  struct Stock;
  void readSoon();
  void read();
  void addFolders();
  std::shared_ptr<const Stock> stock();

  OpenDocuments& documents_;
  std::shared_ptr<const Registry> registry_;
  QString dataFolder_;
  FileService files_;
  std::shared_ptr<const SceneIndex> index_; ///< Null until the first has been read.
  std::vector<std::string> materials_;
  std::shared_ptr<const Stock> stock_; ///< What of() has told; null: has changed since.
  QTimer soon_;
  bool reading_ = false, again_ = false;
};

} // namespace sparkwright
