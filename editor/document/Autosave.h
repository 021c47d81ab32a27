#pragma once

#include "editor/document/SceneDisk.h"

#include <QDateTime>

#include <memory>
#include <vector>

namespace sparkwright
{

/// Edits that have not been saved, kept aside in case the program does not end as it should: one file each in a folder.
class Autosave
{
public:
  struct Kept
  {
    QString file; ///< That was edited.
    std::string text;
    QDateTime time;
    QString keptIn;
  };

  Autosave(QString folder, std::shared_ptr<SceneDisk> disk) : folder_(std::move(folder)), disk_(std::move(disk)) {}

  /// @return empty, or why it could not be kept
  QString keep(const QString& file, const std::string& text);
  void forget(const QString& file);
  /// What programs have left behind that do not run any more.
  std::vector<Kept> left() const;

private:
  QString placeOf(const QString& file) const;

  QString folder_;
  std::shared_ptr<SceneDisk> disk_;
};

} // namespace sparkwright
