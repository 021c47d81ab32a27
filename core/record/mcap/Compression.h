#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace sparkwright::mcap
{

/// The CRC-32 of zlib. @param before  of the bytes that come before these; 0: none
std::uint32_t crc32(std::string_view bytes, std::uint32_t before = 0);

/// Compresses with zstd; keeps its memory from one call to the next.
class Compressor
{
public:
  /// @param level  of zstd, 1 (fast) to 19
  explicit Compressor(int level);
  ~Compressor();

  /// Valid until the next call. Empty if there is not enough memory.
  std::string_view compress(std::string_view bytes);

private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

/// Unpacks the contents of a chunk. @param compression  as the chunk names it: `zstd`, `lz4`, or empty
enum class Unpacked
{
  Whole,
  Damaged, ///< Or there is not enough memory.
  Unknown  ///< No compression of the format.
};
/// @param size  that the result must have
Unpacked unpack(std::string_view compression, std::string_view bytes, std::size_t size, std::string& out);

/// Reverses Compressor. @param size  that the result must have
/// @return false if the bytes are damaged or there is not enough memory
bool decompress(std::string_view bytes, std::size_t size, std::string& out);

} // namespace sparkwright::mcap
