#pragma once

#include "core/files/FileSystem.h"

#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace sparkwright
{

/// Texts that replace the contents of files, by absolute path without links.
using TextOverlay = std::map<std::filesystem::path, std::string>;

/// Finds and reads resources by name: in mounted file systems, then below the data directories, and nowhere else.
class FileService
{
public:
  /// Adds a directory. Directories are searched in order.
  void addDirectory(const std::filesystem::path& directory);
  /// Adds a directory that is searched before all other directories.
  void addFirstDirectory(const std::filesystem::path& directory);
  const std::vector<std::filesystem::path>& directories() const { return directories_; }

  /// Mounts a file system. Mounted ones are searched before the directories, in order.
  void mount(std::shared_ptr<const FileSystem> system) { mounted_.push_back(std::move(system)); }
  void unmount(const FileSystem& system);

  /// Sets texts that replace files below the directories. The files need not exist.
  void setOverlay(TextOverlay overlay) { overlay_ = std::move(overlay); }
  const TextOverlay& overlay() const { return overlay_; }
  bool hasOverlay(const std::filesystem::path& file) const { return overlay_.contains(file); }

  /// The path of a file. A relative name is looked up in each place; an absolute one must lie inside one of them. Finds
  /// neither names that lead out (`../..`) nor resources that are not files on disk, such as entries of archives.
  std::optional<std::filesystem::path> find(const std::string& name) const;
  /// The path of a file or folder below the data directories.
  std::optional<std::filesystem::path> findAny(const std::string& name) const;

  /// Location and version of a resource.
  std::optional<Resource> locate(const std::string& name) const;

  /// Whole content, or nothing if it is missing, unreadable or larger than `limit` bytes.
  std::optional<std::string> read(const std::string& name, std::size_t limit = 64u << 20) const;

  /// The same for who only looks at a file, such as checks: nothing in the World comes from it.
  std::optional<std::string> lookAt(const std::string& name, std::size_t limit = 64u << 20) const;

  /// Whether a file has been read, not only looked at, by its location. Any thread may ask.
  bool hasRead(const std::string& location) const;

private:
  void noteRead(const std::optional<std::filesystem::path>& file) const;

  /// The first place that has a resource of this name; nullptr if none does.
  const FileSystem* place(const std::string& name) const;
  /// The text that replaces the file of this name; end() if there is none.
  TextOverlay::const_iterator overlaid(const std::string& name) const;

  std::vector<std::shared_ptr<const FileSystem>> mounted_;
  std::vector<std::filesystem::path> directories_;
  std::vector<DirectoryFileSystem> systems_; ///< One for each of the directories.
  TextOverlay overlay_;
  mutable std::mutex readMutex_; ///< Guards read_.
  mutable std::set<std::string> read_;
};

} // namespace sparkwright
