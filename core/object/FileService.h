#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace sparkwright
{

/// Where a resource is, and which version of it.
struct Resource
{
  std::string location;      ///< Says where it is; the same for the same resource by whatever name.
  std::uint64_t version = 0; ///< Another one whenever the content may have changed.
  std::uintmax_t size = 0;   ///< Bytes.
};

/// Finds and reads resources by name, below a list of data directories and nowhere else.
class FileService
{
public:
  /// Directories are searched in the order in which they were added.
  void addDirectory(std::filesystem::path directory);
  /// Adds a directory that is searched before all others.
  void addFirstDirectory(std::filesystem::path directory);
  const std::vector<std::filesystem::path>& directories() const { return directories_; }

  /// Where `name` is. A relative name is looked for below each directory; an absolute one must lie inside one of them.
  /// Names that lead out of the directories (`../..`) are not found.
  std::optional<std::filesystem::path> find(const std::string& name) const;

  /// The same for those who only want to know what it is.
  std::optional<Resource> locate(const std::string& name) const;

  /// Whole content, or nothing if it is missing, unreadable or larger than `limit` bytes.
  std::optional<std::string> read(const std::string& name, std::size_t limit = 64u << 20) const;

private:
  std::vector<std::filesystem::path> directories_;
};

} // namespace sparkwright
