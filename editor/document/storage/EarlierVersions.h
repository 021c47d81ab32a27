#pragma once

#include "editor/document/storage/SceneDisk.h"

#include <QDateTime>
#include <QString>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace sparkwright
{

/// Keeps what files were before they were saved, to get it back after a save that was a mistake. Each version is a
/// plain copy of the file's bytes, in a folder per file.
class EarlierVersions
{
public:
  /// @param folder  of the versions of all files; need not exist
  /// @param disk    null: the real one
  explicit EarlierVersions(QString folder, std::shared_ptr<SceneDisk> disk = {});

  struct Version
  {
    QString keptIn;    ///< The file that has its bytes.
    QDateTime written; ///< When the file got these bytes.
    QDateTime kept;    ///< When they were replaced.
  };
  /// Keeps a version, unless the newest one is the same, and deletes versions beyond the limits below.
  /// @param now  the time
  /// @return empty, or an error message
  QString keep(const QString& file, const FormerFile& former, const QDateTime& now = QDateTime::currentDateTimeUtc());
  /// Those of a file, the newest first. Also by another path to the file.
  std::vector<Version> of(const QString& file) const;
  /// Nothing if it is gone.
  std::optional<std::string> read(const Version& version) const { return disk_->read(version.keptIn); }

  // Limits per file. The newest version always stays.
  static constexpr int mostVersions = 20;
  static constexpr int mostDays = 90;
  static constexpr std::size_t mostBytes = std::size_t(256) << 20;

private:
  QString folderOf(const QString& file) const;
  void tidy(const QString& file, const QDateTime& now);

  QString folder_;
  std::shared_ptr<SceneDisk> disk_;
};

} // namespace sparkwright
