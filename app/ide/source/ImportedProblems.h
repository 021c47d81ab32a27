#pragma once

#include "app/ide/source/KnowledgeSource.h"
#include "editor/document/OpenDocuments.h"
#include "editor/language/help/Findings.h"

#include <QObject>
#include <QString>

#include <filesystem>
#include <vector>

namespace sparkwright
{

/// Finds what is wrong in files that open documents import, at any depth, and that are not open themselves. Checks them
/// in a thread of its own when what is known has changed.
class ImportedProblems : public QObject
{
  Q_OBJECT
public:
  struct File
  {
    QString path;
    std::vector<Finding> findings;
  };

  /// Both must outlive this.
  ImportedProblems(OpenDocuments& documents, KnowledgeSource& knowledge, QObject* parent = nullptr);

  /// The files that have problems, by path.
  const std::vector<File>& files() const { return files_; }

  static constexpr std::size_t most = 500;            ///< Files that are checked.
  static constexpr std::uintmax_t largest = 4u << 20; ///< Bytes of a file that is checked.

signals:
  void changed();

private:
  void check();
  std::vector<std::filesystem::path> imported() const;

  OpenDocuments& documents_;
  KnowledgeSource& knowledge_;
  std::vector<File> files_;
  bool checking_ = false, again_ = false;
};

} // namespace sparkwright
