#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <system_error>

namespace sparkwright
{

/// What became of reading a file.
struct ReadFile
{
  enum class Outcome
  {
    Read,       ///< `text` has all of it.
    Unreadable, ///< It is missing or not permitted (`error` says which), or no regular file: a folder, a device, a pipe.
    TooLarge
  };

  Outcome outcome = Outcome::Unreadable;
  std::string text;
  std::error_code error; ///< `not_supported` for what is no regular file.

  explicit operator bool() const { return outcome == Outcome::Read; }
};

/// Reads a file whole. Never waits, as opening a pipe would, and never takes more memory than `maxBytes`. All files that
/// people, scenes, scripts or clients name are read by this function.
/// @param maxBytes  larger ones are refused, also if they grow meanwhile
ReadFile readFile(const std::filesystem::path& file, std::uint64_t maxBytes);

} // namespace sparkwright
