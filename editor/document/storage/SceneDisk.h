#pragma once

#include "editor/document/storage/TextEncoding.h"

#include <QDateTime>
#include <QString>

#include <functional>
#include <optional>
#include <string>

namespace sparkwright
{

/// One name for all paths to a file; also while it does not exist.
QString fileIdentity(const QString& file);

/// What there is under the name of a file.
enum class FileKind
{
  File,
  TooLarge, ///< A file with more than SceneDisk::mostBytes.
  Missing,
  MissingFolder, ///< The folder does not exist, either.
  Folder,
  Special,      ///< A device, a pipe or a socket.
  DanglingLink, ///< A link to a file that does not exist.
  LinkLoop,     ///< Links that lead to each other.
  Unreachable   ///< In a folder that may not be looked into.
};

/// What came of replacing a file.
struct Replacement
{
  enum class Outcome
  {
    Written,
    Stopped, ///< By the caller, or because another program was changing the file; it is as it was.
    ReadOnlyFile,
    ReadOnlyFolder,
    MissingFolder,
    NoSpace,
    NoFile, ///< A folder, a device, or links that lead to each other.
    Failed  ///< For another reason.
  };
  Outcome outcome = Outcome::Written;
  QString reason{}; ///< In the system's words; of Failed.
};

/// A file as it was before it was replaced.
struct FormerFile
{
  std::string bytes;
  QDateTime modified;
};

/// File access of documents and journals, from any thread. Replaced in tests.
class SceneDisk
{
public:
  virtual ~SceneDisk() = default;

  static constexpr qint64 mostBytes = qint64(1) << 30; ///< Of a file that is read.

  /// Reads a file; nothing if it is missing, cannot be read, or is no file. Never waits for a pipe or a device.
  virtual std::optional<std::string> read(const QString& file) const;
  /// The text of a file of the user, whatever its encoding; see textOfBytes(). Nothing as read().
  /// @param encoding  gets how the file says it
  std::optional<std::string> readText(const QString& file, TextEncoding* encoding = nullptr) const;
  virtual FileKind kind(const QString& file) const;
  /// Replaces the file completely or not at all, and makes its folder. @return empty, or an error message
  virtual QString write(const QString& file, const std::string& text);
  /// Replaces a file of the user completely or not at all: see replaceFile(). Makes no folders, and does not replace
  /// files without permission to write, which the system would let pass.
  /// @param proceed  gets the present file (nothing: there is none) right before it is replaced; `false` stops it
  virtual Replacement replace(const QString& file, const std::string& text,
                              const std::function<bool(std::optional<FormerFile>)>& proceed);
  /// Appends to a file, and returns when the bytes are on the disk. @return empty, or an error message
  virtual QString append(const QString& file, const std::string& bytes);
  /// Whether the file can probably be written.
  virtual bool writable(const QString& file) const;
  /// In bytes; 0 if it is missing.
  virtual std::size_t size(const QString& file) const;
  virtual void remove(const QString& file);
  /// Names of regular files in a folder with that ending.
  virtual QStringList list(const QString& folder, const QString& ending) const;
};

} // namespace sparkwright
