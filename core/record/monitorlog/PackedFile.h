#pragma once

#include "core/text/LocalText.h"

#include <cstddef>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

/// A packed file that is read from its beginning to its end.
class PackedFile
{
public:
  virtual ~PackedFile() = default;

  /// Unpacks the next bytes. @return their number, which may be 0 before the end
  virtual std::size_t read(std::span<char> out) = 0;
  /// Whether there are no more bytes; problem() may say why.
  virtual bool atEnd() const = 0;
  /// Empty unless the content is damaged or has ended too early.
  virtual std::string problem() const = 0;
  /// How much of the packed file has been read, 0 to 1.
  virtual double done() const = 0;

  enum class Kind
  {
    None, ///< Not packed.
    Gzip,
    Bzip2,
    Xz,
    Zstd,
    Zip
  };
  /// @param start  the first bytes of the file, 6 at least
  static Kind kindOf(std::string_view start);
  /// @param problem  set on failure
  /// @return null on failure
  static std::unique_ptr<PackedFile> open(Kind kind, const std::filesystem::path& path, LocalText& problem);
};

/// The log among the files of an archive: its index; -1: none of them looks like one.
int findLog(const std::vector<std::string>& names);

} // namespace sparkwright
