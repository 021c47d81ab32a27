#include "app/jobs/plan/Job.h"
#include "app/jobs/plan/JobPlan.h"
#include "app/jobs/plan/TomlReading.h"
#include "core/game/StandardLeagues.h"
#include "core/run/until/RunUntil.h"
#include "core/disk/ReadFile.h"
#include "core/programs/TeamFile.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <system_error>
#include <variant>

namespace sparkwright
{

namespace fs = std::filesystem;

namespace
{

constexpr std::uintmax_t largestJobFile = 1u << 20; // bytes
constexpr std::size_t mostValues = 10'000;

/// Options of the server that a job may not give, since the runs get them anyhow.
constexpr std::string_view ownOptions[] = {
    "--agent-port", "--bind",    "--check",        "--convert-urdf", "--export",      "--fit-motor",
    "--help",       "--jobs",    "--list-classes", "--log-dir",      "--measure",     "--parent",
    "--progress",   "--record",  "--resume",       "--seed",         "--set",         "--summary",
    "--trust",      "--until",   "--version",      "--monitor-port", "--server-port",  "--drawing-port"};

JobVariables readVariables(const TomlTable& table)
{
  JobVariables variables;
  for(const auto& [name, value] : table.raw())
  {
    auto text = tomlText(value);
    if(!text)
      table.refuse(value.source().begin, jobsText("job.noValue", name.str()), jobsText("job.giveValue"));
    if(LocalText why = whyNotVariable(standardLeagues(), name.str(), *text); !why.empty())
      table.refuse(value.source().begin, std::move(why));
    variables.emplace_back(name.str(), std::move(*text));
  }
  return variables;
}

double numberOf(const toml::node& node)
{
  return node.is_integer() ? static_cast<double>(**node.as_integer()) : **node.as_floating_point();
}

/// `{ from = 10, to = 20, step = 5 }`
std::vector<std::string> readRange(const TomlTable& parent, const TomlTable& range, std::string_view name)
{
  range.allow({"from", "to", "step"});
  const toml::node *const from = range.find("from"), *const to = range.find("to"), *const step = range.find("step");
  const bool numbers = from && to && from->is_number() && to->is_number() && (!step || step->is_number());
  if(!numbers || (step && !(numberOf(*step) > 0)) || !(numberOf(*to) >= numberOf(*from)))
    parent.refuse(range.place(), jobsText("job.wrongType", name, jobsText("job.values")));
  const double first = numberOf(*from), size = step ? numberOf(*step) : 1;
  const double count = std::floor((numberOf(*to) - first) / size + 1e-9) + 1;
  if(!(count <= static_cast<double>(mostValues)))
    parent.refuse(range.place(), jobsText("job.tooManyValues", name, mostValues));
  const bool whole = from->is_integer() && (!step || step->is_integer());
  std::vector<std::string> values;
  for(int i = 0; i < static_cast<int>(count); ++i)
  {
    // Without the rounding of the sum: 0.3 instead of 0.30000000000000004.
    const double value = std::round((first + i * size) * 1e12) / 1e12;
    values.push_back(whole ? std::to_string(static_cast<long long>(value)) : *tomlText(toml::value<double>(value)));
  }
  return values;
}

std::vector<std::string> readValues(const TomlTable& table, std::string_view name, const toml::node& node,
                                    const fs::path& file)
{
  if(const toml::table* const range = node.as_table())
    return readRange(table, TomlTable(*range, file), name);
  const toml::array* const list = node.as_array();
  if(!list)
    table.refuse(node.source().begin, jobsText("job.wrongType", name, jobsText("job.values")));
  if(list->empty())
    table.refuse(node.source().begin, jobsText("job.noValues", name));
  if(list->size() > mostValues)
    table.refuse(node.source().begin, jobsText("job.tooManyValues", name, mostValues));
  std::vector<std::string> values;
  for(const toml::node& each : *list)
    if(auto text = tomlText(each))
      values.push_back(std::move(*text));
    else
      table.refuse(each.source().begin, jobsText("job.noValue", name), jobsText("job.giveValue"));
  return values;
}

void readSeeds(const TomlTable& table, Job& job, const fs::path& file)
{
  const toml::node* const node = table.find("seeds");
  if(!node)
    return;
  job.seeds.clear();
  const auto wrong = [&](const toml::node& at)
  { table.refuse(at.source().begin, jobsText("job.wrongType", "seeds", jobsText("job.seeds"))); };
  if(node->is_string())
  {
    if(auto numbers = parseNumbers(**node->as_string(), mostValues))
      job.seeds = std::move(*numbers);
    else
      wrong(*node);
  }
  else
    for(const std::string& value : readValues(table, "seeds", *node, file))
    {
      const auto number = parseNumbers(value, 1);
      if(!number)
        wrong(*node);
      job.seeds.push_back(number->front());
    }
  if(job.seeds.empty())
    wrong(*node);
}

/// A value that a variable of a league cannot have is refused where it stands.
void checkValues(const TomlTable& vary, const JobParameter& parameter, const toml::node& node)
{
  const toml::array* const list = node.as_array();
  for(std::size_t i = 0; i < parameter.values.size(); ++i)
    if(LocalText why = whyNotVariable(standardLeagues(), parameter.name, parameter.values[i]); !why.empty())
      vary.refuse((list ? *list->get(i) : node).source().begin, std::move(why));
}

void readParameters(const TomlTable& vary, JobParameter::Kind kind, Job& job, const fs::path& file)
{
  // In the order of the file, not of the names.
  std::vector<std::pair<toml::source_position, JobParameter>> found;
  for(const auto& [key, value] : vary.raw())
  {
    JobParameter parameter{kind, std::string(key.str()), readValues(vary, key.str(), value, file)};
    if(kind == JobParameter::Kind::Variable)
      checkValues(vary, parameter, value);
    const std::size_t dot = parameter.name.find('.');
    if(kind == JobParameter::Kind::RobotValue &&
       (dot == 0 || dot == std::string::npos || dot + 1 == parameter.name.size()))
      vary.refuse(key.source().begin, jobsText("job.robotName", parameter.name), jobsText("job.robotForm"));
    found.emplace_back(key.source().begin, std::move(parameter));
  }
  std::ranges::sort(found, [](const auto& a, const auto& b)
                    { return std::pair(a.first.line, a.first.column) < std::pair(b.first.line, b.first.column); });
  for(auto& [place, parameter] : found)
  {
    if(job.combine == Job::Combine::Zip && !job.parameters.empty() &&
       job.parameters.front().values.size() != parameter.values.size())
      vary.refuse(place,
                  jobsText("job.unequal", job.parameters.front().name, job.parameters.front().values.size(),
                           parameter.name, parameter.values.size()),
                  jobsText("job.zipNeeds"));
    job.parameters.push_back(std::move(parameter));
  }
}

void readTeams(const TomlTable& table, Job& job, JobPlaces& places)
{
  for(const TomlTable& each : table.tables("team"))
  {
    each.allow({"name", "file", "players", "behavior", "bundle", "command"});
    JobTeam team;
    team.name = each.text("name", {});
    team.file = each.text("file", {});
    team.players = each.whole("players", team.players, 1, 11);
    team.behavior = each.text("behavior", team.behavior);
    team.bundle = each.text("bundle", team.bundle);
    team.command = each.text("command", team.command);
    if(team.name.empty())
      each.refuse(each.placeOf("name"), jobsText("job.noTeamName"));
    if(std::ranges::find(job.teams, team.name, &JobTeam::name) != job.teams.end())
      each.refuse(each.placeOf("name"), jobsText("job.twice", team.name), jobsText("job.otherName"));
    const toml::source_position place = each.placeOf("file");
    places.teamFiles.push_back({static_cast<int>(place.line), static_cast<int>(place.column)});
    job.teams.push_back(std::move(team));
  }
}

int teamOf(const Job& job, const TomlTable& table, const std::string& name, const toml::source_position& place)
{
  const auto team = std::ranges::find(job.teams, name, &JobTeam::name);
  if(team == job.teams.end())
    table.refuse(place, jobsText("job.noTeam", name), jobsText("job.addTeam"));
  return static_cast<int>(team - job.teams.begin());
}

void readTournament(const TomlTable& table, Job& job)
{
  table.allow({"teams", "legs"});
  std::vector<int> teams;
  for(const std::string& name : table.texts("teams"))
    teams.push_back(teamOf(job, table, name, table.placeOf("teams")));
  if(!table.find("teams"))
    for(std::size_t i = 0; i < job.teams.size(); ++i)
      teams.push_back(static_cast<int>(i));
  if(std::set<int>(teams.begin(), teams.end()).size() != teams.size())
    table.refuse(table.placeOf("teams"), jobsText("job.oneTeam"));
  if(teams.size() < 2)
    table.refuse(table.placeOf("teams"), jobsText("job.fewTeams"), jobsText("job.addTeam"));
  const int legs = table.whole("legs", 1, 1, 100);
  const double count = static_cast<double>(teams.size());
  if(const LocalText tooMany = tooManyRuns(job, legs * count * (count - 1) / 2); !tooMany.empty())
    table.refuse(table.place(), tooMany, jobsText("job.fewerRuns"));
  for(int leg = 0; leg < legs; ++leg)
    for(std::size_t a = 0; a < teams.size(); ++a)
      for(std::size_t b = a + 1; b < teams.size(); ++b)
      {
        JobMatch match;
        match.left = leg % 2 == 0 ? teams[a] : teams[b];
        match.right = leg % 2 == 0 ? teams[b] : teams[a];
        job.matches.push_back(std::move(match));
      }
}

void readMatches(const TomlTable& table, Job& job)
{
  for(const TomlTable& each : table.tables("match"))
  {
    each.allow({"name", "scene", "left", "right", "variables"});
    JobMatch match;
    match.name = each.text("name", {});
    match.scene = each.text("scene", {});
    if(const std::string left = each.text("left", {}); !left.empty())
      match.left = teamOf(job, each, left, each.placeOf("left"));
    if(const std::string right = each.text("right", {}); !right.empty())
      match.right = teamOf(job, each, right, each.placeOf("right"));
    const bool none = match.left < 0 && match.right < 0;
    if(!none && (match.left == match.right || match.left < 0 || match.right < 0))
      each.refuse(each.place(), jobsText("job.oneTeam"), jobsText("job.giveBoth"));
    if(const auto variables = each.table("variables"))
      match.variables = readVariables(*variables);
    job.matches.push_back(std::move(match));
  }
  const auto tournament = table.table("tournament");
  if(tournament && !job.matches.empty())
    table.refuse(table.placeOf("match"), jobsText("job.matchesOrTournament"), jobsText("job.takeOne"));
  if(tournament)
    readTournament(*tournament, job);
  if(job.matches.empty() && job.teams.size() == 2)
    job.matches.push_back({{}, {}, 0, 1, {}});
  if(job.matches.empty())
    job.matches.emplace_back();
}

void readEnd(const TomlTable& table, Job& job)
{
  if(const toml::node* const until = table.find("until"); until && until->is_number())
    job.atMost = table.number("until", 0, 0.02, 1e9);
  else
    job.until = table.text("until", {});
  job.atMost = table.number("at-most", job.atMost, 0.02, 1e9);
  if(!job.until.empty())
  {
    const auto read = RunUntil::parse(job.until);
    if(const LocalText* const problem = std::get_if<LocalText>(&read))
      table.refuse(table.placeOf("until"), jobsText("job.badUntil", job.until, *problem));
    if(const RunUntil& until = std::get<RunUntil>(read); until.kind == RunUntil::Kind::Time)
    {
      job.atMost = until.number;
      job.until.clear();
    }
  }
  if(job.until.empty() && job.atMost <= 0)
    table.refuse({1, 1}, jobsText("job.noEnd"), jobsText("job.addEnd"));
}

Job read(const toml::table& parsed, const fs::path& file, JobPlaces& places)
{
  const TomlTable table(parsed, file);
  table.allow({"name",       "scene",         "seeds",    "repeat",     "variables", "vary",   "combine",
               "robots",     "team",          "match",    "tournament", "timing",    "until",  "at-most",
               "wall-limit", "connect-limit", "parallel", "measure",    "record",    "options", "shares"});
  Job job;
  job.file = file;
  job.name = table.text("name", file.stem().string());
  readSeeds(table, job, file);
  job.repeat = table.whole("repeat", job.repeat, 1, 1000);
  job.combine = table.choice("combine", 0, {"grid", "zip"}) == 0 ? Job::Combine::Grid : Job::Combine::Zip;
  job.robots = table.text("robots", job.robots);
  if(const auto variables = table.table("variables"))
    job.variables = readVariables(*variables);
  if(const auto vary = table.table("vary"))
  {
    vary->allow({"variables", "robots"});
    if(const auto variables = vary->table("variables"))
      readParameters(*variables, JobParameter::Kind::Variable, job, file);
    if(const auto robots = vary->table("robots"))
      readParameters(*robots, JobParameter::Kind::RobotValue, job, file);
  }
  readTeams(table, job, places);
  readMatches(table, job);
  job.timing = static_cast<Job::Timing>(table.choice("timing", 0, {"reproducible", "sync", "real-time"}));
  readEnd(table, job);
  job.wallLimit = table.number("wall-limit", job.wallLimit, 0, 1e7);
  job.connectLimit = table.number("connect-limit", job.connectLimit, 1, 1e5);
  job.parallel = table.whole("parallel", job.parallel, 0, 1024);
  job.measure = table.texts("measure");
  job.shares = table.flag("shares", job.shares);
  job.record = table.flag("record", job.record);
  job.options = table.texts("options");
  for(const std::string& option : job.options)
    if(std::ranges::find(ownOptions, std::string_view(option).substr(0, option.find('='))) != std::end(ownOptions))
      table.refuse(table.placeOf("options"), jobsText("job.option", option), jobsText("job.leaveOut"));
  const bool teamsPlay = std::ranges::all_of(job.matches, [](const JobMatch& match) { return match.left >= 0; });
  job.scene = table.text("scene", teamsPlay ? "setups/match.rb" : "");
  if(job.scene.empty() && !std::ranges::all_of(job.matches, [](const JobMatch& match) { return !match.scene.empty(); }))
    table.refuse({1, 1}, jobsText("job.noScene"), jobsText("job.addScene", "scene = \"setups/demo.rb\""));
  return job;
}

} // namespace

bool isJob(const fs::path& file)
{
  return file.extension() == Job::extension;
}

std::optional<Job> parseJob(std::string_view text, const fs::path& file, Diagnostic& problem, JobPlaces* places)
{
  JobPlaces found;
  try
  {
    Job job = read(parseToml(text, file.string()), file, found);
    if(places)
      *places = std::move(found);
    return job;
  }
  catch(const TomlProblem& refused)
  {
    problem = refused.problem;
  }
  catch(const toml::parse_error& broken)
  {
    const toml::source_position place = broken.source().begin;
    problem = Diagnostic::of(Diagnostic::Severity::Error, file.string(), static_cast<int>(place.line),
                             static_cast<int>(place.column), std::string(broken.description()), jobsText("job.toml"));
  }
  return std::nullopt;
}

std::optional<Job> readJob(const fs::path& file, Diagnostic& problem, JobPlaces* places)
{
  const ReadFile read = readFile(file, largestJobFile);
  if(!read)
  {
    const bool large = read.outcome == ReadFile::Outcome::TooLarge;
    problem = Diagnostic::of(Diagnostic::Severity::Error, file.string(), 0, 0,
                             large ? jobsText("job.large") : jobsText("job.unreadable"),
                             large ? jobsText("job.otherFile") : jobsText("job.permissions"));
    return std::nullopt;
  }
  return parseJob(read.text, file, problem, places);
}

Diagnostics teamFileProblems(const Job& job, const JobPlaces& places)
{
  Diagnostics problems;
  for(std::size_t i = 0; i < job.teams.size(); ++i)
  {
    const std::string& name = job.teams[i].file;
    if(name.empty())
      continue;
    std::error_code failed;
    const std::string file = besideJob(job, name);
    if(fs::is_regular_file(file, failed))
    {
      readTeamFile(file, problems);
      continue;
    }
    const JobPlaces::Place place = i < places.teamFiles.size() ? places.teamFiles[i] : JobPlaces::Place();
    problems.push_back(Diagnostic::of(Diagnostic::Severity::Error, job.file.string(), place.line, place.column,
                                      jobsText("job.noTeamFile", name), jobsText("job.teamBeside")));
  }
  return problems;
}

std::string besideJob(const Job& job, const std::string& name)
{
  std::error_code failed;
  if(const fs::path beside = job.file.parent_path() / name;
     fs::path(name).is_relative() && fs::is_regular_file(beside, failed))
    return fs::absolute(beside, failed).lexically_normal().string();
  return name;
}

} // namespace sparkwright
