#pragma once

#include <cstdint>
#include <string>

namespace sparkwright::strategy
{

/// Notices that a file was replaced or written anew.
class FileWatch
{
public:
  /// From now on changes of this file count.
  void watch(const std::string& file);

  /// Whether the file has changed since watch() or the last true, and has been at rest since the last call: a linker
  /// that is still writing is left alone. To be called every few tenths of a second.
  bool changed();

private:
  struct State
  {
    std::int64_t time = 0, size = -1;
    std::uint64_t node = 0;
    bool operator==(const State&) const = default;
  };
  State look() const;

  std::string file_;
  State known_, last_;
};

} // namespace sparkwright::strategy
