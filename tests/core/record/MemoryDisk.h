#pragma once

#include "core/record/mcap/Disk.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace sparkwright::test
{

/// A disk in memory, which may be full or fail.
struct MemoryDisk : mcap::ByteSink
{
  std::string append(std::string_view more) override
  {
    ++calls;
    if(bytes.size() + more.size() > room)
    {
      bytes += more.substr(0, room - bytes.size()); // A full disk takes some of it.
      return "No space left on device";
    }
    bytes += more;
    return {};
  }
  bool cutTo(std::uint64_t size) override
  {
    bytes.resize(static_cast<std::size_t>(size));
    return true;
  }

  std::string bytes;
  std::size_t room = std::size_t(1) << 40;
  int calls = 0;
};

} // namespace sparkwright::test
