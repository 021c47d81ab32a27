#pragma once

#include "core/files/FileSystem.h"
#include "core/text/LocalText.h"

#include <map>

namespace sparkwright
{

/// A zip archive, read only. Ignores encrypted entries, and entries with names that are absolute or lead out of it.
class ZipFileSystem : public FileSystem
{
public:
  static constexpr std::uintmax_t largestArchive = 1u << 30; ///< Bytes.
  static constexpr std::int64_t mostEntries = 100'000;

  /// @param problem  set on failure
  /// @return nullptr on failure
  static std::unique_ptr<ZipFileSystem> open(const std::filesystem::path& path, LocalText& problem);
  ~ZipFileSystem() override;

  std::optional<Resource> locate(const std::string& name) const override;
  std::optional<std::string> read(const std::string& name, std::size_t limit) const override;

private:
  struct Archive;
  struct Entry
  {
    std::uint64_t index = 0;
    std::uint64_t size = 0; ///< Bytes, unpacked.
    std::uint32_t checksum = 0;
  };

  explicit ZipFileSystem(std::unique_ptr<Archive> archive);
  LocalText readIndex();
  const Entry* entry(const std::string& name) const;

  std::unique_ptr<Archive> archive_;
  std::map<std::string, Entry, std::less<>> entries_;
};

} // namespace sparkwright
