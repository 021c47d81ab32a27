#pragma once

#include "core/text/LocalText.h"

#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>

namespace sparkwright
{

class PackedFile;

/// Tells how much has been done, 0 to 1. @return false: stop
using LogProgress = std::function<bool(double)>;

/// The content of a log file in any order: as it is, or unpacked from gzip, bzip2, xz, zstd, zip or tar, also tar in one
/// of the first four. Their first bytes tell, not their names.
///
/// Of an archive with several files, that whose name ends with `sparkmonitor.log`, else the only one or the first whose
/// name ends with `.log` or `.sparkmonitor`. Packed content is written to a file without a name in the directory for
/// temporary files; one that ends too early is read as far as it goes.
class UnpackedFile
{
public:
  static constexpr std::uint64_t largest = std::uint64_t(4) << 30; ///< Bytes of unpacked content.

  /// @param problem   set if the file cannot be read
  /// @return null on failure
  static std::unique_ptr<UnpackedFile> open(const std::filesystem::path& path, const LogProgress& progress,
                                            LocalText& problem);

  std::uint64_t size() const { return size_; } ///< Bytes.
  /// Whether the archive has ended before its content did.
  bool isCut() const { return cut_; }
  /// Reads bytes from an offset; fewer at the end of the content, or if the disk fails.
  void read(std::uint64_t offset, std::size_t count, std::string& out);

private:
  struct Close
  {
    void operator()(std::FILE* file) const { std::fclose(file); }
  };
  using File = std::unique_ptr<std::FILE, Close>;

  LocalText unpack(const std::filesystem::path& path, const LogProgress& progress);
  LocalText unpackFrom(PackedFile& packed, const std::filesystem::path& path, const LogProgress& progress);
  LocalText findInTar(const std::filesystem::path& path);

  File file_;
  std::uint64_t begin_ = 0, size_ = 0; ///< Of the content in the file.
  bool cut_ = false;
};

} // namespace sparkwright
