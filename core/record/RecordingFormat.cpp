#include "core/record/RecordingFormat.h"

#include "core/text/ReadNumber.h"

#include <charconv>

namespace sparkwright
{

mcap::Properties RecordingInfo::properties() const
{
  mcap::Properties all = more;
  char step[32];
  const auto end = std::to_chars(step, step + sizeof step, cycleSeconds).ptr;
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
