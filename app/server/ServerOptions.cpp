#include "app/server/ServerOptions.h"

#include "netserver/host/HostOptions.h"

#include "core/record/export/RunExport.h"
#include "core/signal/SignalList.h"
#include "core/text/CommandLine.h"
#include "core/text/ReadNumber.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <filesystem>
#include <iterator>
#include <set>
#include <thread>
#include <utility>
#include <vector>

namespace sparkwright
{

namespace
{

using Option = CommandOption<ServerOptions>;

constexpr std::string_view listOfSignals = "a list of signals with commas between them";

/// Reads signals with commas between them.
bool readNames(const std::string& text, std::vector<std::string>& names)
{
  names = signalList(text);
  return std::ranges::none_of(names, &std::string::empty);
}

Option jobFlag(std::string_view name, bool ServerOptions::Jobs::*member, std::string_view help)
{
  const auto set = [member](ServerOptions& o, const std::string&)
  {
    o.jobs.*member = true;
    return std::string_view();
  };
  return {name, "", help, set};
}

/// Options of this program only.
const Option ownTable[] = {
    Option{"--web", "[PORT=8080]", "shows the run in browsers on this port; 0: any free one, see the log; docs/web.md",
           [](ServerOptions& o, const std::string& v)
           { return std::string_view(readNumber(v, 0, 65535, o.webPort.emplace()) ? "" : "a port, 0 to 65535"); }},
    Option{"--web-address", "ADDRESS", "--web: address to listen on [127.0.0.1], also of IPv6; all: 0.0.0.0, or :: for both",
           [](ServerOptions& o, const std::string& v)
           {
             o.webAddress = v;
             return std::string_view(v.empty() ? "an address" : "");
           }},
    Option{"--web-host", "NAME", "--web: browsers may ask by this name of the machine, too; repeatable",
           [](ServerOptions& o, const std::string& v)
           {
             o.webHosts.push_back(v);
             return std::string_view(v.empty() ? "the name of a machine" : "");
           }},
    Option{"--record", "FILE.mcap", "records the run in this file, see docs/recordings.md",
           [](ServerOptions& o, const std::string& v)
           {
             o.record = v;
             return std::string_view(v.empty() ? "a file name" : "");
           }},
    Option::flag("--record-agents", &ServerOptions::recordAgents, "--record: with every message from and to agents, also inside"),
    Option{"--record-states", "SECONDS", "--record: with an exact state every so often, from which a run can go on",
           [](ServerOptions& o, const std::string& v)
           { return std::string_view(readNumber(v, 0.02, 1e6, o.recordStates) ? "" : "seconds, 0.02 or more"); }},
    Option{"--resume", "FILE.mcap", "goes on from a moment of a recording with states, see docs/rewind.md",
           [](ServerOptions& o, const std::string& v)
           {
             o.resume.file = v;
             return std::string_view(v.empty() ? "a file name" : "");
           }},
    Option{"--at", "SECONDS", "--resume: the moment, simulated time [that of the first state]",
           [](ServerOptions& o, const std::string& v)
           { return std::string_view(readNumber(v, 0.0, 1e9, o.resume.seconds.emplace()) ? "" : "seconds, 0 or more"); }},
    Option{"--recorded", "left|right|both|none", "--resume: teams that act as recorded; agents take the others [both]",
           [](ServerOptions& o, const std::string& v)
           {
             static constexpr std::pair<std::string_view, RecordedTeams> teams[] = {{"left", RecordedTeams::Left},
                                                                                    {"right", RecordedTeams::Right},
                                                                                    {"both", RecordedTeams::Both},
                                                                                    {"none", RecordedTeams::None}};
             const auto team = std::ranges::find(teams, v, &std::pair<std::string_view, RecordedTeams>::first);
             if(team == std::end(teams))
               return std::string_view("left, right, both or none");
             o.resume.recorded = team->second;
             return std::string_view();
           }},
    Option{"--then", "end|live", "--resume: where the recorded part ends, the run ends, or goes on [end]",
           [](ServerOptions& o, const std::string& v)
           {
             o.thenLive = v == "live";
             return std::string_view(v == "end" || v == "live" ? "" : "end or live");
           }},
    Option{"--state", "FILE.sparkstate", "goes on from a kept state of a run, see docs/rewind.md",
           [](ServerOptions& o, const std::string& v)
           {
             o.state = v;
             return std::string_view(v.empty() ? "a file name" : "");
           }},
    Option{"--summary", "FILE.json", "writes a summary of the run to this file",
           [](ServerOptions& o, const std::string& v)
           {
             o.summary = v;
             return std::string_view(v.empty() ? "a file name" : "");
           }},
    Option{"--measure", "A,B,...", "--summary: with end, least, greatest and mean value of signals, e.g. ball/x,ball/speed",
           [](ServerOptions& o, const std::string& v)
           { return std::string_view(readNames(v, o.measured) ? "" : listOfSignals); }},
    Option::flag("--progress", &ServerOptions::progress, "prints ports, time and score, or losses of --train-motion, as lines of JSON"),
    Option{"--parent", "PID", "ends when this process ends, which must have started it",
           [](ServerOptions& o, const std::string& v)
           { return std::string_view(readNumber(v, 1, INT32_MAX, o.parent) ? "" : "the number of a process"); }},
    Option::flag("--quiet", &ServerOptions::quiet, "only warnings and errors"),
    Option::flag("--version", &ServerOptions::version, "print the version"),
    Option::flag("--help", &ServerOptions::help, "print this", true, "-h"),
    Option::flag("--check", &ServerOptions::check,
                 "checks scenes and directories instead; exit code: 0 clean, 1 warnings, 2 errors"),
    Option::flag("--lint", &ServerOptions::lint,
                 "checks robots: masses, overlaps, joints; exit code: 0 clean, 1 findings, 2 unusable"),
    Option{"--param", "V", "--check: value for a template; each file takes as many as it declares; repeatable",
           [](ServerOptions& o, const std::string& v)
           {
             o.parameters.push_back(v);
             return std::string_view();
           }},
    Option{"--script-path", "FILE.rb", "the set-up to run, as rcssserver3d has it; the same as its name alone",
           [](ServerOptions& o, const std::string& v)
           {
             o.files.push_back(v);
             return std::string_view(v.empty() ? "a file name" : "");
           }},
    Option{"--init-script-prefix", "DIR", "its zeitgeist.rb, oxygen.rb, kerosin.rb, spark.rb run before a set-up, not ours",
           [](ServerOptions& o, const std::string& v)
           {
             o.initScripts = v;
             return std::string_view(v.empty() ? "a directory" : "");
           }},
    Option{"--rvdraw-host", "HOST", "taken as rcssserver3d does, without effect: views show the server's drawings",
           [](ServerOptions&, const std::string& v) { return std::string_view(v.empty() ? "the name of a machine" : ""); }},
    Option{"--script", "SETUP.rb", "--check: set-up that defines what the files need",
           [](ServerOptions& o, const std::string& v)
           {
             o.script = v;
             return std::string_view(v.empty() ? "a file name" : "");
           }},
    Option::flag("--json", &ServerOptions::json,
                 "--check: prints one array with file, line, column, severity, message, hint"),
    Option{"--fit-motor", "LOG.csv", "fits a motor's T_env, lambda and C to a log of dt, T, I2R; see docs/motors.md",
           [](ServerOptions& o, const std::string& v)
           {
             o.motorLog = v;
             return std::string_view(v.empty() ? "a file name" : "");
           }},
    Option{"--fit-window", "SECONDS", "--fit-motor: puts rows together to so long steps, for noisy temperatures",
           [](ServerOptions& o, const std::string& v)
           { return std::string_view(readNumber(v, 1e-6, 1e9, o.fitWindow) ? "" : "seconds, more than 0"); }},
    Option{"--train-motion", "LOG.csv", "trains a drive and writes it to the model that is named after it; docs/f2000.md",
           [](ServerOptions& o, const std::string& v)
           {
             o.drivingLog = v;
             return std::string_view(v.empty() ? "a file name" : "");
           }},
    Option{"--robot", "FILE.f2krobot", "--train-motion: the robot, whose greatest speeds the log should reach",
           [](ServerOptions& o, const std::string& v)
           {
             o.robot = v;
             return std::string_view(v.empty() ? "a file name" : "");
           }},
    Option{"--convert", "FROM", "a robot: FROM.urdf to the scene after it, or a scene to TO.urdf; --robot: node of it",
           [](ServerOptions& o, const std::string& v)
           {
             o.converted = v;
             return std::string_view(v.empty() ? "a file name" : "");
           }},
    Option{"--convert-urdf", "IN.urdf", "converts a robot to the scene that is named after it; see docs/robots-from-files.md",
           [](ServerOptions& o, const std::string& v)
           {
             o.urdf = v;
             return std::string_view(v.empty() ? "a file name" : "");
           }},
    Option{"--package", "DIR", "--convert-urdf: where package:// is looked for; repeatable",
           [](ServerOptions& o, const std::string& v)
           {
             o.packages.push_back(v);
             return std::string_view(v.empty() ? "a directory" : "");
           }},
    Option{"--xacro-arg", "NAME:=VALUE", "--convert-urdf: value of an argument of Xacro; repeatable",
           [](ServerOptions& o, const std::string& v)
           {
             const std::size_t at = v.find(":=");
             const bool good = at != std::string::npos && at > 0;
             if(good)
               o.xacroArguments.emplace_back(v.substr(0, at), v.substr(at + 2));
             return std::string_view(good ? "" : "a name, := and a value");
           }},
    Option::flag("--ground", &ServerOptions::ground, "--convert-urdf: the scene has ground and lamps, too"),
    Option::flag("--fixed", &ServerOptions::fixed, "--convert-urdf: the root of the robot does not move"),
    Option{"--mesh-shape", "KIND", "--convert-urdf: how meshes collide: hull (preset), parts, triangles or box",
           [](ServerOptions& o, const std::string& v)
           {
             static constexpr std::string_view kinds[] = {"hull", "parts", "triangles", "box"};
             o.meshShape = static_cast<int>(std::ranges::find(kinds, v) - std::begin(kinds));
             return std::string_view(o.meshShape < 4 ? "" : "hull, parts, triangles or box");
           }},
    Option{"--export", "FILE", "writes a recording or monitor log as another file, docs/plots-and-export.md",
           [](ServerOptions& o, const std::string& v)
           {
             o.exported = v;
             return std::string_view(v.empty() ? "a file name" : "");
           }},
    Option{"--to", "OUT", "--export: .csv .json .jsonl .mcap .log .sparkmonitor .html; .mp4 .webm DIR/: pictures",
           [](ServerOptions& o, const std::string& v)
           {
             o.to = v;
             return std::string_view(
                 exportFormatOf(v) || isFilm(v)
                     ? ""
                     : "a name that ends with .csv, .json, .jsonl, .mcap, .log, .sparkmonitor, .html, "
                       ".mp4, .webm, or with / for a folder of pictures");
           }},
    Option{"--columns", "A,B,...", "--export: signals of tables, * for any name, e.g. ball/x,robots/left/*/joints",
           [](ServerOptions& o, const std::string& v)
           { return std::string_view(readNames(v, o.columns) ? "" : listOfSignals); }},
    Option::flag("--list-columns", &ServerOptions::listColumns, "--export: prints the signals of the file instead"),
    Option{"--size", "WxH", "--export of pictures: their size in pixels [1280x720]",
           [](ServerOptions& o, const std::string& v)
           {
             const std::size_t cross = v.find('x');
             const bool good = cross != std::string::npos && readNumber(v.substr(0, cross), 16, 8192, o.film.width) &&
                               readNumber(v.substr(cross + 1), 16, 8192, o.film.height);
             return std::string_view(good ? ""
                                          : "width and height from 16 to 8192 with an x between them, e.g. 1280x720");
           }},
    Option{"--view", "WHERE", "--export of pictures: home, 1 to 8 as in the window, or ball: follows it [home]",
           [](ServerOptions& o, const std::string& v)
           {
             o.film.view = v;
             return std::string_view(isFilmView(v) ? "" : "home, 1 to 8, or ball");
           }},
    Option{"--rate", "HZ", "--export: frames per simulated second [all; monitor logs: 5; .html: 25; pictures: 30]",
           [](ServerOptions& o, const std::string& v)
           { return std::string_view(readNumber(v, 1e-6, 1e6, o.exportRate) ? "" : "Hz, more than 0"); }},
    Option{"--from", "SECONDS", "--export: begins at this simulated time; --until ends it",
           [](ServerOptions& o, const std::string& v)
           { return std::string_view(readNumber(v, 0.0, 1e9, o.from) ? "" : "seconds, 0 or more"); }},
    Option{"--jobs", "FILE.sparkjobs", "does the runs of a job file, docs/experiments.md; again: goes on with the rest",
           [](ServerOptions& o, const std::string& v)
           {
             o.jobs.file = v;
             return std::string_view(v.empty() ? "a file name" : "");
           }},
    Option{"--parallel", "N|auto", "--jobs: runs at a time [as the job says, else auto]; auto: one per core",
           [](ServerOptions& o, const std::string& v)
           {
             if(v == "auto")
               o.jobs.parallel = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
             else if(!readNumber(v, 1, 1024, o.jobs.parallel))
               return std::string_view("a number from 1 to 1024, or auto");
             return std::string_view();
           }},
    Option{"--only", "NUMBERS", "--jobs: these runs, e.g. 3,7-9, with results in a part of their own",
           [](ServerOptions& o, const std::string& v)
           {
             o.jobs.only = v;
             return std::string_view(v.empty() ? "a list of numbers" : "");
           }},
    Option{"--results", "DIR", "--jobs: folder of results [FILE.results beside the job file]",
           [](ServerOptions& o, const std::string& v)
           {
             o.jobs.results = v;
             return std::string_view(v.empty() ? "a folder" : "");
           }},
    jobFlag("--retry", &ServerOptions::Jobs::retry, "--jobs: failed runs once more, too"),
    jobFlag("--again", &ServerOptions::Jobs::again, "--jobs: all runs anew; former results become results.N.old"),
    jobFlag("--collect", &ServerOptions::Jobs::collect, "--jobs: runs nothing, makes the tables of the results there"),
    jobFlag("--list-runs", &ServerOptions::Jobs::list, "--jobs: runs nothing, prints numbers and names of the runs"),
    jobFlag("--trust", &ServerOptions::Jobs::trust, "--jobs: starts its programs, plugins and options, and remembers that"),
    Option{"--list-classes", "[FORM=text]", "prints all classes and their methods; =json, =markdown: in that form",
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
    for(const RunOption& option : runOptions())
      options.push_back({option.name, option.value, option.help, option.read, option.alias});
    options.insert(options.end(), std::begin(ownTable), std::end(ownTable));
    return options;
  }();
  return all;
}

/// Checks combinations of options with `--jobs`.
std::string whatIsMissingForJobs(const ServerOptions& options)
{
  if(options.jobs.file.empty())
  {
    for(const char* const option : {"--parallel", "--only", "--results", "--retry", "--again", "--collect", "--list-runs",
                                  "--trust"})
      if(options.isGiven(option))
        return std::string(option) + " goes with --jobs";
    return {};
  }
  static const std::set<std::string, std::less<>> allowed{"--jobs",    "--parallel", "--only", "--results",
                                                          "--retry",   "--again",    "--data", "--collect",
                                                          "--list-runs", "--mount",  "--plugins",  "--trust"};
  for(const std::string& option : options.given)
    if(!allowed.contains(option))
      return option + " does not go with --jobs: write it into the job file";
  if(!options.files.empty())
    return "--jobs has its scene in the job file, `" + options.files.front() + "` is too much";
  if(options.jobs.again && (options.jobs.collect || options.jobs.list || !options.jobs.only.empty()))
    return "--again is for all runs: without --only, --collect and --list-runs";
  return {};
}

/// Which way `--convert` goes: a robot in URDF becomes one for `--convert-urdf`.
std::string chooseConversion(ServerOptions& options)
{
  if(options.converted.empty())
    return {};
  if(!options.urdf.empty())
    return "--convert and --convert-urdf do the same: choose one";
  if(options.files.size() != 1)
    return "--convert needs two files: the one to read and the one to write, e.g. robot.rsg robot.urdf";
  const auto endingOf = [](const std::string& file) { return std::filesystem::path(file).extension().string(); };
  const std::string from = endingOf(options.converted), to = endingOf(options.files.front());
  if(const bool isUrdf = from == ".urdf" || from == ".xacro" || from == ".xml"; isUrdf && to == ".rsg")
    options.urdf = std::exchange(options.converted, {});
  else if(isUrdf || to != ".urdf")
    return "--convert makes a scene (.rsg) of a robot (.urdf), or a robot (.urdf) of a scene, not `" +
           options.files.front() + "` of `" + options.converted + '`';
  return {};
}

/// Checks combinations of options.
std::string whatIsMissing(ServerOptions& options)
{
  if(std::string missing = whatIsMissingForJobs(options); !missing.empty() || !options.jobs.file.empty())
    return missing;
  if(options.check && options.lint)
    return "--check and --lint are two things: choose one";
  if(options.check)
    return options.files.empty() ? "--check needs files or directories" : "";
  if(options.lint)
    return options.files.empty() ? "--lint needs scenes" : "";
  if(std::string problem = chooseConversion(options); !problem.empty())
    return problem;
  if(options.json || !options.script.empty() || (!options.parameters.empty() && options.converted.empty()))
    return "--json, --script and --param go with --check and --lint";
  if(const auto ending = options.record.extension(); ending == ".log" || ending == ".sparkmonitor")
    return "--record writes .mcap files, not `" + options.record.string() + "`: `--export FILE.mcap --to " +
           options.record.string() + "` makes a monitor log of one";
  if(options.recordAgents && options.record.empty())
    return "--record-agents goes with --record";
  if(options.recordStates > 0 && options.record.empty())
    return "--record-states goes with --record";
  if(options.resume.file.empty() && (options.isGiven("--at") || options.isGiven("--recorded") || options.isGiven("--then")))
    return "--at and --recorded go with --resume";
  if(!options.state.empty() && !options.resume.file.empty())
    return "--state and --resume both say where the run begins: choose one";
  if(!options.state.empty() && !options.files.empty())
    return "--state has its scene in the file, `" + options.files.front() + "` is too much";
  if(!options.resume.file.empty() && !options.files.empty())
    return "--resume has its scene in the recording, `" + options.files.front() + "` is too much";
  if(!options.measured.empty() && options.summary.empty())
    return "--measure goes with --summary";
  if(options.isGiven("--drawing-port") && options.record.empty())
    return "--drawing-port goes with --record";
  if(!options.exported.empty())
  {
    if(options.to.empty() != options.listColumns)
      return "--export needs the file to write, --to OUT, or --list-columns";
    if(!options.files.empty())
      return "--export takes no scene, `" + options.files.front() + "` is too much";
    if(options.untilReached)
      return "--export: --until is a simulated time, in seconds";
    if(options.until > 0 && options.until < options.from)
      return "--until is before --from";
    const bool film = isFilm(options.to);
    if(exportFormatOf(options.to) == ExportFormat::Page && !options.columns.empty())
      return "--columns are of tables, not of pages";
    if(film && !options.columns.empty())
      return "--columns are of tables, not of pictures";
    if(!film && (options.isGiven("--size") || options.isGiven("--view")))
      return "--size and --view go with --export of pictures";
    if(film && options.isGiven("--rate") &&
       (options.exportRate < 1 || options.exportRate > 120 || options.exportRate != std::floor(options.exportRate)))
      return "--rate of pictures is a whole number of Hz from 1 to 120";
    return {};
  }
  if(options.isGiven("--size") || options.isGiven("--view"))
    return "--size and --view go with --export";
  if(!options.to.empty() || !options.columns.empty() || options.listColumns || options.exportRate > 0 ||
     options.from > 0)
    return "--to, --columns, --list-columns, --rate and --from go with --export";
  if(options.isGiven("--web-address") && !options.webPort)
    return "--web-address goes with --web";
  if(options.isGiven("--web-host") && !options.webPort)
    return "--web-host goes with --web";
  if(options.fitWindow > 0 && options.motorLog.empty())
    return "--fit-window goes with --fit-motor";
  if(!options.drivingLog.empty())
    return options.files.size() != 1 ? "--train-motion needs a log and the model to write: LOG.csv MODEL.json" : "";
  if(!options.converted.empty())
    return options.packages.empty() && !options.ground && !options.fixed && options.meshShape == 0
               ? ""
               : "--package, --ground, --fixed and --mesh-shape go with --convert of a robot (.urdf) to a scene";
  if(!options.robot.empty())
    return "--robot goes with --train-motion, and with --convert of a scene";
  if(!options.urdf.empty())
    return options.files.size() != 1 ? "--convert-urdf needs a robot and the scene to write: IN.urdf OUT.rsg" : "";
  if(!options.packages.empty() || options.ground || options.fixed || options.meshShape != 0)
    return "--package, --ground, --fixed and --mesh-shape go with --convert-urdf";
  if(!options.motorLog.empty() && !options.files.empty())
    return "--fit-motor takes one log and no scene";
  if(options.files.size() > 1)
    return "one scene or set-up is enough, `" + options.files[1] + "` is too much";
  if(!options.files.empty())
    options.scene = options.files.front();
  else if(options.asReference && options.resume.file.empty() && options.state.empty())
    options.scene = "rcssserver3d.rb";
  return {};
}

} // namespace

std::string parseServerOptions(std::span<const std::string> arguments, ServerOptions& options)
{
  const auto word = [&](const std::string& name)
  {
    options.files.push_back(name);
    return std::string(name.empty() ? "an empty name is no scene" : "");
  };
  const auto given = [&](std::string_view name) { options.given.insert(std::string(name)); };
  if(std::string problem = parseCommandLine(std::span<const Option>(table()), arguments, options, {word, given});
     !problem.empty())
    return problem;
  return whatIsMissing(options);
}

std::string checkFiles(const ServerOptions& options)
{
  namespace fs = std::filesystem;
  struct Named
  {
    std::string_view name;
    fs::path file;
  };
  if(!options.initScripts.empty())
  {
    std::error_code failed;
    const auto isThere = [&](const char* name) { return fs::exists(options.initScripts / name, failed); };
    if(!isThere("zeitgeist.rb") && !isThere("oxygen.rb") && !isThere("kerosin.rb") && !isThere("spark.rb"))
      return "--init-script-prefix: `" + options.initScripts.string() +
             "` has none of zeitgeist.rb, oxygen.rb, kerosin.rb and spark.rb; name the folder in which they are";
  }
  std::vector<Named> read{{"--resume", options.resume.file}, {"--state", options.state},
                          {"the scene", options.scene}};
  for(const fs::path& mounted : options.mounts)
    read.push_back({"--mount", mounted});
  std::vector<Named> written{{"--record", options.record}, {"--summary", options.summary}};
  if(!options.converted.empty() || !options.urdf.empty())
  {
    read.push_back({"the file to convert", options.converted.empty() ? options.urdf : options.converted});
    written.push_back({"the file to write", options.files.front()});
  }
  const auto same = [](const fs::path& a, const fs::path& b)
  {
    std::error_code failed;
    if(a.empty() || b.empty())
      return false;
    if(fs::exists(a, failed) && fs::exists(b, failed))
      return fs::equivalent(a, b, failed) && fs::is_regular_file(a, failed); // Devices such as /dev/null lose nothing.
    return fs::weakly_canonical(fs::absolute(a), failed) == fs::weakly_canonical(fs::absolute(b), failed);
  };
  const auto clash = [](const Named& one, const Named& other)
  {
    return std::string(one.name) + " and " + std::string(other.name) + " name the same file, " + one.file.string() +
           ": it would be lost; give another name";
  };
  for(auto one = written.begin(); one != written.end(); ++one)
  {
    for(const Named& other : read)
      if(same(one->file, other.file))
        return clash(*one, other);
    for(auto other = std::next(one); other != written.end(); ++other)
      if(same(one->file, other->file))
        return clash(*one, *other);
  }
  return {};
}

std::string serverHelp(bool asReference)
{
  std::string text = asReference ?
      "usage: rcssserver3d [--agent-port N] [--server-port N] [--script-path FILE] [--init-script-prefix DIR] [options]\n\n"
      "Runs matches of the RoboCup 3D simulation league by sparkwright-server, with the command line of the reference's\n"
      "server. Without --script-path: rcssserver3d.rb. Ports are open on this machine only, unless --bind says otherwise.\n\n"
      "options (--x y or --x=y), and those of sparkwright-server, see there:\n" :
      "usage: sparkwright-server [options] [SCENE.rsg|SCENE.ros|WORLD.f2kworld|SETUP.rb|FILE.sparkproject]\n"
      "       sparkwright-server --check FILE|DIRECTORY... [--param V ...] [--script SETUP.rb] [--json]\n"
      "       sparkwright-server --lint SCENE... [--param V ...] [--script SETUP.rb] [--json]\n"
      "       sparkwright-server --convert ROBOT.urdf SCENE.rsg [--package DIR ...] [--ground] [--fixed] [--mesh-shape KIND]\n"
      "       sparkwright-server --convert SCENE.rsg ROBOT.urdf [--robot NODE] [--param V ...]\n"
      "       sparkwright-server --train-motion LOG.csv MODEL.json [--robot FILE.f2krobot] [--seed N]\n"
      "       sparkwright-server --export FILE --to OUT [--columns A,B] [--rate HZ] [--from S] [--until S]\n"
      "       sparkwright-server --jobs FILE.sparkjobs [--parallel N] [--only NUMBERS] [--results DIR]\n"
      "       sparkwright-server --export FILE --to film.mp4|DIR/ [--view WHERE] [--size WxH] [--rate HZ]\n"
      "       sparkwright-server --export FILE --to match.html [--rate HZ] [--from S] [--until S]\n\n"
      "Runs a simulation without a window and serves agents and monitors over TCP, and browsers with --web.\n"
      "Without a scene: the soccer set-up, " +
      std::string(HostOptions::defaultScene) + ".\n\noptions (--x y or --x=y):\n";
  if(asReference)
  {
    std::vector<Option> ofReference;
    for(const Option& option : table())
      for(const char* const name : {"--agent-port", "--monitor-port", "--script-path", "--init-script-prefix", "--rvdraw-host",
                                    "--bind", "--help", "--version"})
        if(option.name == name)
          ofReference.push_back(option);
    return text + commandLineHelp(std::span<const Option>(ofReference), 34);
  }
  text += commandLineHelp(std::span<const Option>(table()), 34);
  text += "\nCtrl-C ends the run; the summary is then written as well.\n"
          "exit codes: 0 done, 1 run failed, 2 bad usage or input; --jobs: 1 some runs failed, 3 some are missing\n";
  return text;
}

} // namespace sparkwright
