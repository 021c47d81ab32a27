#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace sparkwright
{

/// SHA-256 (FIPS 180-4): a digest of bytes that nobody can match with other bytes.
class Sha256
{
public:
  void add(std::string_view bytes);
  /// The digest of all that was added, as 64 hexadecimal digits. Nothing may be added after it.
  std::string hex();

private:
  void takeBlock(const unsigned char* block);

  std::array<std::uint32_t, 8> state_{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                      0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  std::array<unsigned char, 64> block_{};
  std::uint64_t length_ = 0; ///< Bytes.
};

/// The digest of one text.
std::string sha256(std::string_view bytes);

} // namespace sparkwright
