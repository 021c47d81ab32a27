// Logs of monitor messages: packed or not, read in order and from the end.

#include "core/record/monitorlog/MonitorLogReader.h"

#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <string>
#include <unistd.h>

namespace
{

/// A file of this process alone.
const std::string& place()
{
  static const std::string path =
      (std::filesystem::temp_directory_path() / ("monitor-log-fuzz-" + std::to_string(::getpid()))).string();
  return path;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
  if(std::FILE* const file = std::fopen(place().c_str(), "w"))
  {
    std::fwrite(data, 1, size, file);
    std::fclose(file);
  }
  sparkwright::LocalText problem;
  const auto log = sparkwright::MonitorLogReader::open(place(), {}, {}, problem);
  if(log)
  {
    for(std::size_t i = 0; i < log->count(); ++i)
      log->frame(i);
    for(std::size_t i = log->count(); i-- > 0;)
    {
      log->frame(i);
      log->drawings(i);
    }
  }
  std::remove(place().c_str());
  return 0;
}
