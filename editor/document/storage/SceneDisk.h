#pragma once

#include <QString>

#include <optional>
#include <string>

namespace sparkwright
{

/// File access of documents and journals, from any thread. Replaced in tests.
class SceneDisk
{
public:
  virtual ~SceneDisk() = default;

  /// Reads a file; nothing if it is missing or cannot be read.
  virtual std::optional<std::string> read(const QString& file) const;
  /// Replaces the file completely or not at all. @return empty, or an error message
  virtual QString write(const QString& file, const std::string& text);
  /// Appends to a file, and returns when the bytes are on the disk. @return empty, or an error message
  virtual QString append(const QString& file, const std::string& bytes);
  /// Whether the file can probably be written.
  virtual bool writable(const QString& file) const;
  virtual void remove(const QString& file);
  /// Names of regular files in a folder with that ending.
  virtual QStringList list(const QString& folder, const QString& ending) const;
};

} // namespace sparkwright
