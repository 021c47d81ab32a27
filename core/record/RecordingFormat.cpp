#include "core/record/RecordingFormat.h"

#include "core/text/ReadNumber.h"

#include <charconv>
#include <cmath>

namespace sparkwright
{

mcap::Properties RecordingInfo::properties() const
{
  mcap::Properties all = more;
  // Whatever way a length took to a number, such as by one of single precision: whole nanoseconds, as World has them.
  constexpr double resolution = 1e9;
  char step[32];
  const auto end = std::to_chars(step, step + sizeof step, std::round(cycleSeconds * resolution) / resolution).ptr;
  all["format"] = std::to_string(format);
  all["version"] = version;
  all["scene"] = scene;
  all["started"] = started;
  all["seed"] = std::to_string(seed);
  all["cycle_seconds"] = std::string(step, end);
  return all;
}

RecordingInfo RecordingInfo::from(mcap::Properties properties, mcap::Properties variables)
{
  RecordingInfo info;
  const auto take = [&](const char* name)
  {
    const auto node = properties.extract(name);
    return node.empty() ? std::string() : node.mapped();
  };
  info.version = take("version");
  info.scene = take("scene");
  info.started = take("started");
  readNumber<std::uint64_t>(take("seed"), 0, UINT64_MAX, info.seed);
  readNumber(take("cycle_seconds"), 1e-6, 1e6, info.cycleSeconds);
  take("format");
  info.variables = std::move(variables);
  info.more = std::move(properties);
  return info;
}

} // namespace sparkwright
