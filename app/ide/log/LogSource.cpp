#include "app/ide/log/LogSource.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace sparkwright
{

namespace
{

using Area = std::pair<std::string_view, LogSource>;
/// First words of keys. What is missing here is about scenes, like most messages.
constexpr Area areas[] = {
    {"script", LogSource::Scripts},      {"log", LogSource::Scripts},         {"agent", LogSource::Agents},
    {"client", LogSource::Agents},       {"command", LogSource::Agents},      {"host", LogSource::Agents},
    {"init", LogSource::Agents},         {"program", LogSource::Agents},      {"server", LogSource::Agents},
    {"session", LogSource::Agents},      {"socket", LogSource::Agents},       {"team", LogSource::Agents},
    {"ball", LogSource::Match},          {"clock", LogSource::Match},         {"event", LogSource::Match},
    {"formation", LogSource::Match},     {"foul", LogSource::Match},          {"keepaway", LogSource::Match},
    {"kickOff", LogSource::Match},       {"match", LogSource::Match},         {"noGoal", LogSource::Match},
    {"pass", LogSource::Match},          {"penalty", LogSource::Match},       {"rule", LogSource::Match},
    {"shootOut", LogSource::Match},      {"spl", LogSource::Match},           {"trainer", LogSource::Match},
    {"variable", LogSource::Match},      {"verdict", LogSource::Match},       {"export", LogSource::Recording},
    {"monitorlog", LogSource::Recording}, {"record", LogSource::Recording},    {"recording", LogSource::Recording},
    {"restart", LogSource::Recording},   {"state", LogSource::Recording}};

} // namespace

LogSource sourceOf(const Diagnostic& diagnostic)
{
  const TextKey* const key = diagnostic.said.key();
  if(!key)
    return diagnostic.file.empty() ? LogSource::Other : LogSource::Scene;
  const std::string_view name = key->name;
  const std::string_view first = name.substr(0, name.find('.'));
  const auto* const found = std::ranges::find(areas, first, &Area::first);
  return found == std::end(areas) ? LogSource::Scene : found->second;
}

} // namespace sparkwright
