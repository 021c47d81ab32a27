#pragma once

#include "core/text/WriteFile.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

namespace sparkwright::mcap
{

/// Where a file is written to. A disk may fail or be full at any time.
class ByteSink
{
public:
  virtual ~ByteSink() = default;
  /// Appends; when it returns, the bytes survive the end of the program. @return empty, or why not
  virtual std::string append(std::string_view bytes) = 0;
  /// Shortens the file to so many bytes, after append() has failed. @return whether it could
  virtual bool cutTo(std::uint64_t size) = 0;
};

/// Where a file is read from.
class ByteSource
{
public:
  virtual ~ByteSource() = default;
  /// Number of bytes; may grow while the file is written.
  virtual std::uint64_t size() const = 0;
  /// Reads from a place into `out`, which gets shorter than `count` if the file ends before.
  /// @return false on an error of the disk
  virtual bool read(std::uint64_t offset, std::size_t count, std::string& out) = 0;
};

/// Creates or overwrites a file. @param problem  set if the result is null
std::unique_ptr<ByteSink> writeTo(const std::filesystem::path& file, std::string& problem,
                                  FileLinks links = FileLinks::Follow);
/// Opens a file. @param problem  set if the result is null
std::unique_ptr<ByteSource> readFrom(const std::filesystem::path& file, std::string& problem);
/// Bytes in memory.
std::unique_ptr<ByteSource> readFromMemory(std::string bytes);

} // namespace sparkwright::mcap
