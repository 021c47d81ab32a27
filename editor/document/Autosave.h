#pragma once

#include "editor/document/SceneDisk.h"

#include <QDateTime>

#include <memory>
#include <vector>

namespace sparkwright
{

/// Stores unsaved edits in a folder, one file per document, to recover them after a crash.
class Autosave
{
public:
  struct Kept
  {
    QString file; ///< The edited file.
    std::string text;
    QDateTime time;
    QString keptIn;
  };

  Autosave(QString folder, std::shared_ptr<SceneDisk> disk) : folder_(std::move(folder)), disk_(std::move(disk)) {}

  /// Stores the text of a file. @return empty, or an error message
  QString keep(const QString& file, const std::string& text);
  void forget(const QString& file);
  /// Texts left behind by programs that no longer run.
  std::vector<Kept> left() const;

private:
  QString placeOf(const QString& file) const;

  QString folder_;
  std::shared_ptr<SceneDisk> disk_;
};

} // namespace sparkwright
