#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>

namespace sparkwright
{

/// Location and version of a resource.
struct Resource
{
  std::string location;      ///< Identifies the resource, whatever name it was found by.
  std::uint64_t version = 0; ///< Changes whenever the content may have changed.
  std::uintmax_t size = 0;   ///< Bytes.
};

/// A source of resources: a directory or an archive. Names are relative to its root, with `/` between parts; names that
/// lead out of it are not found.
class FileSystem
{
public:
  virtual ~FileSystem() = default;

  virtual std::optional<Resource> locate(const std::string& name) const = 0;
  /// Whole content, or nothing if it is missing, unreadable or larger than `limit` bytes.
  virtual std::optional<std::string> read(const std::string& name, std::size_t limit) const = 0;
  /// Path of the file on disk; nothing if the resource is none.
  virtual std::optional<std::filesystem::path> find(const std::string&) const { return std::nullopt; }
};

/// A directory on disk and what is below it.
class DirectoryFileSystem : public FileSystem
{
public:
  explicit DirectoryFileSystem(const std::filesystem::path& directory);

  std::optional<Resource> locate(const std::string& name) const override;
  std::optional<std::string> read(const std::string& name, std::size_t limit) const override;
  /// Also finds absolute names that lie inside.
  std::optional<std::filesystem::path> find(const std::string& name) const override;
  /// The same for a folder.
  std::optional<std::filesystem::path> findFolder(const std::string& name) const;

  const std::filesystem::path& directory() const { return directory_; }

private:
  std::optional<std::filesystem::path> inside(const std::string& name) const;

  std::filesystem::path directory_;
};

} // namespace sparkwright
