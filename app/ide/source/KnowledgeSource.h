#pragma once

#include "core/files/FileService.h"
#include "core/object/Registry.h"
#include "editor/document/OpenDocuments.h"
#include "editor/language/names/SceneKnowledge.h"

#include <QObject>
#include <QStringList>
#include <QTimer>

#include <filesystem>
#include <map>
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
  /// To find what a file imports, as the World of that file does: in the data root of the file, in those of open texts
  /// above it, which may import it, and in that of the program. For the GUI thread; valid until
  /// documents or knowledge change.
  const FileService* filesOf(const QString& file);
  const Registry& registry() const { return *registry_; }
  /// Folders in which files of the open documents are looked up, in order.
  QStringList folders() const;
  /// Further folders with scenes, such as those that are mounted; looked up after the others. Others than folders are left
  /// out.
  void addFurther(const QStringList& folders);
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
  void followFolders();
  void forgetStocks();
  std::vector<std::filesystem::path> rootsOf(const std::filesystem::path& file) const;
  std::shared_ptr<const Stock> stockOf(const QString& file);

  OpenDocuments& documents_;
  std::shared_ptr<const Registry> registry_;
  QString dataFolder_;
  std::vector<std::filesystem::path> folders_; ///< Data roots, those of the newest texts first.
  std::vector<std::filesystem::path> further_; ///< Of addFurther(); for the files of all folders.
  std::shared_ptr<const SceneIndex> index_; ///< Null until the first has been read.
  std::vector<std::string> materials_;
  std::map<std::vector<std::filesystem::path>, std::shared_ptr<const Stock>> stocks_; ///< What of() has told, by roots.
  QTimer soon_;
  bool reading_ = false, again_ = false;
};

} // namespace sparkwright
