#pragma once

#include "core/files/FileSystem.h"

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace sparkwright
{

/// Texts that stand in for files, by their absolute paths without links.
using TextOverlay = std::map<std::filesystem::path, std::string>;

/// Finds and reads resources by name: in mounted file systems, then below a list of data directories, and nowhere else.
class FileService
{
public:
  /// Directories are searched in the order in which they were added.
  void addDirectory(const std::filesystem::path& directory);
  /// Adds a directory that is searched before all other directories.
  void addFirstDirectory(const std::filesystem::path& directory);
  const std::vector<std::filesystem::path>& directories() const { return directories_; }

  /// Mounted file systems are searched before the directories, in the order in which they were mounted.
  void mount(std::shared_ptr<const FileSystem> system) { mounted_.push_back(std::move(system)); }
  void unmount(const FileSystem& system);

  /// What is read of files below the directories instead of their contents, whether they exist or not.
  void setOverlay(TextOverlay overlay) { overlay_ = std::move(overlay); }
  bool hasOverlay(const std::filesystem::path& file) const { return overlay_.contains(file); }

  /// Where the file called `name` is. A relative name is looked for in each place; an absolute one must lie inside one of
  /// them. Names that lead out (`../..`) are not found, and neither are resources that are no files of their own, as
  /// those in archives.
  std::optional<std::filesystem::path> find(const std::string& name) const;
  /// The same for a file or folder below the data directories.
  std::optional<std::filesystem::path> findAny(const std::string& name) const;

  /// What the resource called `name` is, wherever it comes from.
  std::optional<Resource> locate(const std::string& name) const;

  /// Whole content, or nothing if it is missing, unreadable or larger than `limit` bytes.
  std::optional<std::string> read(const std::string& name, std::size_t limit = 64u << 20) const;

private:
  /// The first place that has a resource of this name; nullptr if none does.
  const FileSystem* place(const std::string& name) const;
  /// The text that stands in for the file of this name; end() if there is none.
  TextOverlay::const_iterator overlaid(const std::string& name) const;

  std::vector<std::shared_ptr<const FileSystem>> mounted_;
  std::vector<std::filesystem::path> directories_;
  std::vector<DirectoryFileSystem> systems_; ///< One for each of the directories.
  TextOverlay overlay_;
};

} // namespace sparkwright
