#include "app/server/ServerOptions.h"

#include "core/text/ReadNumber.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <thread>
#include <vector>

namespace sparkwright
{

namespace
{

/// One option of the command line: the single source of parsing and help.
struct Option
{
  std::string_view name;
  std::string_view alias;
  std::string_view value; ///< What it takes, for the help; empty for switches, `[preset]` if it may be left out.
  std::string_view help;
  /// Takes the value; returns what would be right, or empty.
  std::function<std::string_view(ServerOptions&, const std::string& value)> read;
};

/// What is not of serving.
const std::array<Option, 29> ownTable{
    Option{"--bind", "", "ADDR", "IPv4 address to listen on [127.0.0.1]; 0.0.0.0: all",
           [](ServerOptions& o, const std::string& v)
           {
             o.net.address = v;
             return std::string_view(v.empty() ? "an IPv4 address" : "");
           }},
    Option{"--fast", "", "", "as fast as possible instead of real time",
           [](ServerOptions& o, const std::string&)
           {
             o.fast = true;
             return std::string_view();
           }},
    Option{"--real-time", "", "", "paced by the clock, whatever the set-up says",
           [](ServerOptions& o, const std::string&)
           {
             o.fast = false;
             return std::string_view();
           }},
    Option{"--threads", "", "N|auto", "threads that compute a cycle [1]; auto: one per core. Results do not depend on it",
           [](ServerOptions& o, const std::string& v)
           {
             constexpr int most = 64;
             if(v == "auto")
               o.threads = std::clamp(static_cast<int>(std::thread::hardware_concurrency()), 1, most);
             else if(!readNumber(v, 1, most, o.threads))
               return std::string_view("a number from 1 to 64, or auto");
             return std::string_view();
           }},
    Option{"--exact-heaps", "", "N", "heaps of more than N bodies are solved iteratively: faster, other results",
           [](ServerOptions& o, const std::string& v)
           {
             return std::string_view(readNumber(v, 0, 1'000'000, o.largestExactIsland) ? "" : "a number of bodies (0: any)");
           }},
    Option{"--seed", "", "N", "seed of all chance [from the clock]; the same seed and input give the same run",
           [](ServerOptions& o, const std::string& v)
           { return std::string_view(readNumber<std::uint64_t>(v, 0, UINT64_MAX, o.seed) ? "" : "a whole number"); }},
    Option{"--until", "", "SECONDS", "end after so much simulated time",
           [](ServerOptions& o, const std::string& v)
           { return std::string_view(readNumber(v, 1e-6, 1e9, o.until) ? "" : "seconds, more than 0"); }},
    Option{"--data", "", "DIR", "scenes, set-ups and robots [$SPARKWRIGHT_DATA, else beside the program]; repeatable",
           [](ServerOptions& o, const std::string& v)
           {
             o.data.push_back(v);
             return std::string_view(v.empty() ? "a directory" : "");
           }},
    Option{"--mount", "", "DIR|ZIP", "directory or zip archive that is searched before the data; repeatable",
           [](ServerOptions& o, const std::string& v)
           {
             o.mounts.push_back(v);
             return std::string_view(v.empty() ? "a directory or archive" : "");
           }},
    Option{"--log-dir", "", "DIR", "where set-ups may write logs and recordings [the current directory]",
           [](ServerOptions& o, const std::string& v)
           {
             o.logDirectory = v;
             return std::string_view(v.empty() ? "a directory" : "");
           }},
    Option{"--set", "", "NAME=VALUE", "sets a variable whatever the set-up says, e.g. BeamNoiseXY=0; repeatable",
           [](ServerOptions& o, const std::string& v)
           {
             const std::size_t equals = v.find('=');
             if(equals == 0 || equals == std::string::npos)
               return std::string_view("NAME=VALUE");
             o.overrides.emplace_back(v.substr(0, equals), v.substr(equals + 1));
             return std::string_view();
           }},
    Option{"--bundle", "", "NAME", "loads the plugin NAME.so at the start; repeatable",
           [](ServerOptions& o, const std::string& v)
           {
             o.bundles.push_back(v);
             return std::string_view(v.empty() ? "the name of a plugin" : "");
           }},
    Option{"--plugins", "", "DIR", "looks for plugins there first; repeatable [also $SPARKWRIGHT_PLUGINS]",
           [](ServerOptions& o, const std::string& v)
           {
             o.plugins.push_back(v);
             return std::string_view(v.empty() ? "a directory" : "");
           }},
    Option{"--images", "", "auto|off", "what robots' cameras see: drawn once a robot has a camera, or never [auto]",
           [](ServerOptions& o, const std::string& v)
           {
             o.images = v != "off";
             return std::string_view(v == "auto" || v == "off" ? "" : "auto or off");
           }},
    Option{"--script-budget", "", "N", "steps that a script may take before it counts as endless [20000000]; 0: any number",
           [](ServerOptions& o, const std::string& v)
           { return std::string_view(readNumber<std::int64_t>(v, 0, INT64_MAX, o.scriptBudget) ? "" : "a number of steps"); }},
    Option{"--script-memory", "", "MIB", "memory that scripts may take [256]",
           [](ServerOptions& o, const std::string& v)
           { return std::string_view(readNumber<std::size_t>(v, 8, 1u << 20, o.scriptMemory) ? "" : "MiB, 8 or more"); }},
    Option{"--summary", "", "FILE.json", "writes figures of the run there at its end",
           [](ServerOptions& o, const std::string& v)
           {
             o.summary = v;
             return std::string_view(v.empty() ? "a file name" : "");
           }},
    Option{"--quiet", "", "", "only warnings and errors",
           [](ServerOptions& o, const std::string&)
           {
             o.quiet = true;
             return std::string_view();
           }},
    Option{"--version", "", "", "print the version",
           [](ServerOptions& o, const std::string&)
           {
             o.version = true;
             return std::string_view();
           }},
    Option{"--help", "-h", "", "print this",
           [](ServerOptions& o, const std::string&)
           {
             o.help = true;
             return std::string_view();
           }},
    Option{"--strict", "", "", "reports whatever scene files are forgiven because files rely on it",
           [](ServerOptions& o, const std::string&)
           {
             o.strict = true;
             return std::string_view();
           }},
    Option{"--reference-skew", "", "", "a wrong number of template arguments shifts definitions, as in the reference",
           [](ServerOptions& o, const std::string&)
           {
             o.referenceSkew = true;
             return std::string_view();
           }},
    Option{"--check", "", "", "checks scenes and directories instead; exit code: 0 clean, 1 warnings, 2 errors",
           [](ServerOptions& o, const std::string&)
           {
             o.check = true;
             return std::string_view();
           }},
    Option{"--param", "", "V", "--check: value for a template; each file takes as many as it declares; repeatable",
           [](ServerOptions& o, const std::string& v)
           {
             o.parameters.push_back(v);
             return std::string_view();
           }},
    Option{"--script", "", "SETUP.rb", "--check: set-up that defines what the files need",
           [](ServerOptions& o, const std::string& v)
           {
             o.script = v;
             return std::string_view(v.empty() ? "a file name" : "");
           }},
    Option{"--json", "", "", "--check: prints one array with file, line, column, severity, message, hint",
           [](ServerOptions& o, const std::string&)
           {
             o.json = true;
             return std::string_view();
           }},
    Option{"--fit-motor", "", "LOG.csv", "tells a motor's T_env, lambda and C from a log of dt, T, I2R; see docs/motors.md",
           [](ServerOptions& o, const std::string& v)
           {
             o.motorLog = v;
             return std::string_view(v.empty() ? "a file name" : "");
           }},
    Option{"--fit-window", "", "SECONDS", "--fit-motor: puts rows together to so long steps, for noisy temperatures",
           [](ServerOptions& o, const std::string& v)
           { return std::string_view(readNumber(v, 1e-6, 1e9, o.fitWindow) ? "" : "seconds, more than 0"); }},
    Option{"--list-classes", "", "[text]", "prints all classes and their methods; =json, =markdown: in that form",
           [](ServerOptions& o, const std::string& v)
           {
             o.classList = v;
             return std::string_view(v == "text" || v == "json" || v == "markdown" ? "" : "text, json or markdown");
           }},
};

/// All options in the order of the help.
const std::vector<Option>& table()
{
  static const std::vector<Option> all = []
  {
    std::vector<Option> options;
    for(const ServeOption& option : serveOptions())
      options.push_back({option.name, option.alias, option.value, option.help, option.read});
    options.insert(options.end(), ownTable.begin(), ownTable.end());
    return options;
  }();
  return all;
}

const Option* find(std::string_view name)
{
  for(const Option& option : table())
    if(name == option.name || (!option.alias.empty() && name == option.alias))
      return &option;
  return nullptr;
}

/// What only makes sense together.
std::string whatIsMissing(ServerOptions& options)
{
  if(options.check)
    return options.files.empty() ? "--check needs files or directories" : "";
  if(options.json || !options.script.empty() || !options.parameters.empty())
    return "--json, --script and --param go with --check";
  if(options.fitWindow > 0 && options.motorLog.empty())
    return "--fit-window goes with --fit-motor";
  if(!options.motorLog.empty() && !options.files.empty())
    return "--fit-motor takes one log and no scene";
  if(options.files.size() > 1)
    return "one scene or set-up is enough, `" + options.files[1] + "` is too much";
  if(!options.files.empty())
    options.scene = options.files.front();
  return {};
}

} // namespace

std::string parseServerOptions(std::span<const std::string> arguments, ServerOptions& options)
{
  bool onlyNames = false;
  for(std::size_t i = 0; i < arguments.size(); ++i)
  {
    const std::string& argument = arguments[i];
    if(!onlyNames && argument == "--")
      onlyNames = true;
    else if(onlyNames || argument.size() < 2 || argument[0] != '-')
    {
      if(argument.empty())
        return "an empty name is no scene";
      options.files.push_back(argument);
    }
    else
    {
      const std::size_t equals = argument.find('=');
      const std::string name = argument.substr(0, equals);
      const Option* const option = find(name);
      if(!option)
        return "unknown option `" + name + "` (see --help)";
      options.given.insert(std::string(option->name));
      std::string value;
      if(option->value.empty())
      {
        if(equals != std::string::npos)
          return name + " takes no value";
      }
      else if(equals != std::string::npos)
        value = argument.substr(equals + 1);
      else if(option->value.front() == '[')
        value = option->value.substr(1, option->value.size() - 2);
      else if(i + 1 < arguments.size())
        value = arguments[++i];
      else
        return name + " needs a value: " + std::string(option->value);
      if(const std::string_view wanted = option->read(options, value); !wanted.empty())
        return name + ": `" + value + "` is not " + std::string(wanted);
    }
  }
  return whatIsMissing(options);
}

std::string serverHelp()
{
  std::string text = "usage: sparkwright-server [options] [SCENE.rsg|SCENE.ros|SETUP.rb|FILE.sparkproject]\n"
                     "       sparkwright-server --check FILE|DIRECTORY... [--param V ...] [--script SETUP.rb] [--json]\n\n"
                     "Runs a simulation without a window and serves agents and monitors over TCP.\n"
                     "Without a scene: the soccer set-up, " +
                     std::string(ServerOptions::defaultScene) + ".\n\noptions (--x y or --x=y):\n";
  for(const Option& option : table())
  {
    std::string line = "  " + std::string(option.name);
    if(option.value.starts_with('['))
      line += "[=FORM]";
    else if(!option.value.empty())
      line += ' ' + std::string(option.value);
    if(!option.alias.empty())
      line += " (" + std::string(option.alias) + ')';
    line.resize(std::max<std::size_t>(line.size() + 2, 34), ' ');
    text += line + std::string(option.help) + '\n';
  }
  text += "\nCtrl-C ends the run; the summary is then written as well.\n"
          "exit codes: 0 done, 1 run failed, 2 bad usage or input\n";
  return text;
}

} // namespace sparkwright
