#include "netserver/host/RunOptions.h"

#include "core/files/LogFiles.h"
#include "core/setup/Plugins.h"
#include "core/text/ReadNumber.h"

#include <algorithm>
#include <iterator>
#include <thread>

namespace sparkwright
{

namespace
{

/// Those that are not ServeOptions.
const RunOption runTable[] = {
    RunOption{"--bind", "ADDR", "address to listen on [127.0.0.1], also of IPv6; all: 0.0.0.0, or :: for both",
           [](RunOptions& o, const std::string& v)
           {
             o.net.address = v;
             return std::string_view(v.empty() ? "an address" : "");
           }},
    RunOption::flag("--fast", &RunOptions::fast, "as fast as possible instead of real time"),
    RunOption::flag("--real-time", &RunOptions::fast, "paced by the clock, whatever the set-up says", false),
    RunOption{"--threads", "N|auto", "threads that compute a cycle [1]; auto: one per core. Results do not depend on it",
           [](RunOptions& o, const std::string& v)
           {
             constexpr int most = 64;
             if(v == "auto")
               o.threads = std::clamp(static_cast<int>(std::thread::hardware_concurrency()), 1, most);
             else if(!readNumber(v, 1, most, o.threads))
               return std::string_view("a number from 1 to 64, or auto");
             return std::string_view();
           }},
    RunOption{"--exact-heaps", "N", "heaps of more than N bodies are solved iteratively: faster, other results",
           [](RunOptions& o, const std::string& v) {
             return std::string_view(readNumber(v, 0, 1'000'000, o.largestExactIsland) ? ""
                                                                                       : "a number of bodies (0: any)");
           }},
    RunOption{"--exact-rows", "N",
           "heaps with more contact rows are solved iteratively [750]; 0: none; docs/physics.md",
           [](RunOptions& o, const std::string& v)
           {
             return std::string_view(readNumber(v, 0, 1'000'000'000, o.maxExactContactRows.emplace())
                                         ? ""
                                         : "a number of constraint rows (0: no limit)");
           }},
    RunOption{"--step", "KIND",
           "physics: exact [preset], engine (same results, slower) or iterative (other results)",
           [](RunOptions& o, const std::string& v)
           {
             o.step = stepKindOf(v);
             return std::string_view(o.step ? "" : "exact, engine or iterative");
           }},
    RunOption{"--seed", "N", "seed of random numbers [from the clock]; the same seed and input give the same run",
           [](RunOptions& o, const std::string& v)
           { return std::string_view(readNumber<std::uint64_t>(v, 0, UINT64_MAX, o.seed) ? "" : "a whole number"); }},
    RunOption{"--until", "SECONDS|WHAT",
           "end after this simulated time, or at goal, foul, event, 'mode M' or 'ball/speed > 2'",
           [](RunOptions& o, const std::string& v)
           {
             if(readNumber(v, 1e-6, 1e9, o.until))
               return std::string_view();
             const auto read = RunUntil::parse(v);
             const RunUntil* const until = std::get_if<RunUntil>(&read);
             if(!until || until->kind == RunUntil::Kind::Time)
               return std::string_view("seconds, more than 0, or goal, foul, event, 500 cycles, mode NAME, or a signal "
                                       "compared with a number, such as 'ball/speed > 2'");
             o.untilReached = *until;
             return std::string_view();
           }},
    RunOption{"--data", "DIR", "scenes, set-ups and robots [$SPARKWRIGHT_DATA, else beside the program]; repeatable",
           [](RunOptions& o, const std::string& v)
           {
             o.data.push_back(v);
             return std::string_view(v.empty() ? "a directory" : "");
           }},
    RunOption{"--mount", "DIR|ZIP", "directory or zip archive searched before the data; repeatable",
           [](RunOptions& o, const std::string& v)
           {
             o.mounts.push_back(v);
             return std::string_view(v.empty() ? "a directory or archive" : "");
           }},
    RunOption{"--log-dir", "DIR", "where set-ups may write logs and recordings [~/.local/state/sparkwright/logs]",
           [](RunOptions& o, const std::string& v)
           {
             o.logDirectory = v;
             return std::string_view(v.empty() ? "a directory" : "");
           }},
    RunOption{"--set", "NAME=VALUE", "sets a variable, overriding the set-up, e.g. BeamNoiseXY=0; repeatable",
           [](RunOptions& o, const std::string& v)
           {
             const std::size_t equals = v.find('=');
             if(equals == 0 || equals == std::string::npos)
               return std::string_view("NAME=VALUE");
             o.overrides.emplace_back(v.substr(0, equals), v.substr(equals + 1));
             return std::string_view();
           }},
    RunOption{"--bundle", "NAME", "loads the plugin NAME.so at the start; repeatable",
           [](RunOptions& o, const std::string& v)
           {
             o.bundles.push_back(v);
             return std::string_view(v.empty() ? "the name of a plugin" : "");
           }},
    RunOption{"--plugins", "DIR", "directory of plugins, searched first; repeatable [also $SPARKWRIGHT_PLUGINS]",
           [](RunOptions& o, const std::string& v)
           {
             o.plugins.push_back(v);
             return std::string_view(v.empty() ? "a directory" : "");
           }},
    RunOption{"--images", "auto|off", "pictures of robots' cameras: when a robot has one, or never [auto]",
           [](RunOptions& o, const std::string& v)
           {
             o.images = v != "off";
             return std::string_view(v == "auto" || v == "off" ? "" : "auto or off");
           }},
    RunOption{"--script-budget", "N", "steps of a script before it is stopped [20000000]; 0: no limit",
           [](RunOptions& o, const std::string& v) {
             return std::string_view(readNumber<std::int64_t>(v, 0, INT64_MAX, o.scriptBudget) ? ""
                                                                                               : "a number of steps");
           }},
    RunOption{"--script-time", "SECONDS", "time of scripts to load a scene [60]; 0: no limit",
           [](RunOptions& o, const std::string& v)
           { return std::string_view(readNumber(v, 0.0, 1e6, o.scriptSeconds) ? "" : "seconds, 0 or more"); }},
    RunOption{"--script-memory", "MIB", "memory of scripts [256]",
           [](RunOptions& o, const std::string& v) {
             return std::string_view(readNumber<std::size_t>(v, 8, 1u << 20, o.scriptMemory) ? "" : "MiB, 8 or more");
           }},
    RunOption{"--drawing-port", "N", "UDP port for drawings of agents; in the server with --record [32769]; 0: none",
           [](RunOptions& o, const std::string& v)
           { return std::string_view(readNumber(v, 0, 65535, o.drawingPort) ? "" : "a port, 0 to 65535 (0: none)"); }},
    RunOption::flag("--strict", &RunOptions::strict,
                 "reports whatever scene files are forgiven because files rely on it"),
    RunOption::flag("--reference-skew", &RunOptions::referenceSkew,
                 "a wrong number of template arguments shifts definitions, as in the reference"),
};

} // namespace

const std::vector<RunOption>& runOptions()
{
  static const std::vector<RunOption> all = []
  {
    std::vector<RunOption> options;
    for(const ServeOption& option : serveOptions())
      options.push_back({option.name, option.value, option.help, option.read, option.alias});
    options.insert(options.end(), std::begin(runTable), std::end(runTable));
    return options;
  }();
  return all;
}

const RunOption* findRunOption(std::string_view name)
{
  const auto found = std::ranges::find_if(runOptions(), [name](const RunOption& each)
                                          { return each.name == name || (!each.alias.empty() && each.alias == name); });
  return found == runOptions().end() ? nullptr : &*found;
}

WorldOptions worldOptionsOf(const RunOptions& options)
{
  WorldOptions world;
  world.logDirectory = options.logDirectory.empty() ? ownLogDirectory() : options.logDirectory;
  world.seed = options.seed;
  world.syncMode = options.sync;
  world.threads = options.threads;
  world.largestExactIsland = options.largestExactIsland;
  world.maxExactContactRows = options.maxExactContactRows;
  world.step = options.step;
  world.overrides = options.overrides;
  world.strict = options.strict;
  world.referenceSkew = options.referenceSkew;
  world.pluginDirectories = options.plugins;
  for(std::filesystem::path& directory : findPluginDirectories())
    world.pluginDirectories.push_back(std::move(directory));
  world.bundles = options.bundles;
  world.scriptBudget = options.scriptBudget;
  world.scriptSeconds = options.scriptSeconds;
  world.scriptMemory = options.scriptMemory << 20;
  world.thinking = options.thinking;
  return world;
}

MakeImageDrawer noImages()
{
  return [](std::string& problem)
  {
    problem = "the program was started with --images off";
    return nullptr;
  };
}

} // namespace sparkwright
