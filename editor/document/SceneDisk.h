#pragma once

#include <QString>

#include <optional>
#include <string>

namespace sparkwright
{

/// The files behind a SceneDocument. Tests bring disks of their own.
class SceneDisk
{
public:
  virtual ~SceneDisk() = default;

  /// Nothing if the file is missing or cannot be read.
  virtual std::optional<std::string> read(const QString& file) const;
  /// Whole or not at all. @return empty, or why it failed
  virtual QString write(const QString& file, const std::string& text);
  /// Whether write() may be tried.
  virtual bool writable(const QString& file) const;
  virtual void remove(const QString& file);
  /// Plain files of a folder that end so.
  virtual QStringList list(const QString& folder, const QString& ending) const;
};

} // namespace sparkwright
