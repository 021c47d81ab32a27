#include "app/jobs/runner/RunProcess.h"

#include "app/jobs/plan/JobTexts.h"
#include "app/jobs/runner/LogTail.h"
#include "app/jobs/runner/RobotVariant.h"
#include "core/programs/TeamFile.h"
#include "core/text/WriteFile.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <sstream>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace sparkwright
{

namespace fs = std::filesystem;

namespace
{

std::string secondsText(double seconds)
{
  char text[32];
  std::snprintf(text, sizeof text, "%.10g", seconds);
  return text;
}

std::optional<std::string> contentOf(const fs::path& file)
{
  std::ifstream in(file, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return in ? std::optional(std::move(text).str()) : std::nullopt;
}

/// Players that the team files of a run connect; 0: it has none, or they cannot be read.
int agentsOutside(const Job& job, const PlannedRun& run)
{
  int agents = 0;
  for(const int index : {run.left, run.right})
    if(index >= 0 && !job.teams[static_cast<std::size_t>(index)].file.empty())
    {
      Diagnostics problems;
      if(const auto file = readTeamFile(besideJob(job, job.teams[static_cast<std::size_t>(index)].file), problems))
        agents += file->agents();
    }
  return agents;
}

bool hasPrograms(const Job& job, const PlannedRun& run)
{
  return std::ranges::any_of(std::initializer_list<int>{run.left, run.right}, [&](int team)
                             { return team >= 0 && !job.teams[static_cast<std::size_t>(team)].file.empty(); });
}

/// The teams of the run of which nobody had a robot, with commas between them.
std::string teamsWithoutPlayers(const Job& job, const PlannedRun& run, const RunResult& result)
{
  std::string names;
  if(run.left < 0 || result.teamsThatPlayed.size() > 1) // Programs may give their teams names of their own.
    return names;
  for(const int team : {run.left, run.right})
    if(const std::string& name = job.teams[static_cast<std::size_t>(team)].name;
       std::ranges::find(result.teamsThatPlayed, name) == result.teamsThatPlayed.end())
      names.append(names.empty() ? "" : ", ").append(name);
  return names;
}

fs::path robotsSource(const std::vector<fs::path>& data, const Job& job)
{
  const fs::path beside = besideJob(job, job.robots);
  if(beside.is_absolute())
    return beside;
  std::error_code failed;
  for(const fs::path& directory : data)
    if(fs::is_regular_file(directory / job.robots, failed))
      return directory / job.robots;
  return job.robots;
}

} // namespace

fs::path runFolder(const fs::path& results, const PlannedRun& run)
{
  std::error_code failed;
  return fs::absolute(results, failed) / "runs" / run.key;
}

fs::path recordingOf(const fs::path& results, const PlannedRun& run)
{
  return runFolder(results, run) / "recording.mcap";
}

StartCommand runCommand(const Job& job, const PlannedRun& run, const RunSetting& setting)
{
  const fs::path folder = runFolder(setting.results, run);
  StartCommand command;
  command.program = setting.server.string();
  command.team = run.name;
  std::vector<std::string>& words = command.arguments;
  const auto add = [&words](std::initializer_list<std::string> more) { words.insert(words.end(), more); };
  const bool programs = hasPrograms(job, run);
  add({programs && job.timing == Job::Timing::RealTime ? "--real-time" : "--fast", "--agent-port", "0",
       "--monitor-port", "0", "--seed", std::to_string(run.seed), "--log-dir", folder.string()});
  if(programs && job.timing == Job::Timing::Reproducible)
    add({"--engine", "reproducible", "--wait-agents", std::to_string(agentsOutside(job, run))});
  else if(programs && job.timing == Job::Timing::Sync)
    add({"--sync"});
  for(const fs::path& data : setting.data)
    add({"--data", data.string()});
  if(!run.robotValues.empty())
    add({"--mount", (folder / "data").string()});
  words.insert(words.end(), setting.arguments.begin(), setting.arguments.end());
  if(job.atMost > 0)
    add({"--until", secondsText(job.atMost)});
  if(!job.until.empty())
    add({"--until", job.until});
  for(const auto& [name, value] : run.variables)
    add({"--set", name + '=' + value});
  std::string measured;
  for(const std::string& path : job.measure)
    measured.append(measured.empty() ? "" : ",").append(path);
  add({"--summary", (folder / "summary.json").string()});
  if(!measured.empty())
    add({"--measure", measured});
  if(job.record)
    add({"--record", recordingOf(setting.results, run).string(), "--drawing-port", "0"});
  words.insert(words.end(), job.options.begin(), job.options.end());
  add({"--", run.scene});
  return command;
}

RunProcess::RunProcess(const Job& job, const PlannedRun& run, const RunSetting& setting, std::function<double()> clock)
    : job_(job), run_(run), setting_(setting), folder_(runFolder(setting.results, run)), clock_(std::move(clock)),
      startedAt_(clock_())
{
  if(!prepare())
    return;
  StartCommand command = runCommand(job_, run_, setting_);
  if(std::string problem = writeAtomically(folder_ / "command.txt", shellText(command) + '\n'); !problem.empty())
  {
    fail(RunFailure::Folder, 0, std::move(problem));
    return;
  }
  command.arguments.insert(command.arguments.begin(), {"--progress", "--parent", std::to_string(::getpid())});
  std::string problem;
  server_ = SpawnedProcess::start(command, folder_ / "log.txt", SpawnedProcess::Output::Lines, problem);
  if(!server_)
    fail(RunFailure::NotStarted, 0, problem);
}

RunProcess::~RunProcess() = default;

/// Makes the folder, without anything of a former run, and checks the files that the job names.
bool RunProcess::prepare()
{
  std::error_code failed;
  if(std::string link = linkProblem(folder_.parent_path()); !link.empty())
  {
    fail(RunFailure::Folder, 0, std::move(link));
    return false;
  }
  fs::remove_all(folder_, failed);
  if(!failed)
    fs::create_directories(folder_, failed);
  if(failed)
  {
    fail(RunFailure::Folder, 0, folder_.string() + ": " + failed.message());
    return false;
  }
  // The variant stands below the folder of the run, under the name by which scenes find it.
  const fs::path robots = fs::path(job_.robots).lexically_normal();
  if(!run_.robotValues.empty() && (robots.is_absolute() || robots.empty() || *robots.begin() == ".."))
  {
    fail(RunFailure::Folder, 0, jobsText("robots.outside", job_.robots).english());
    return false;
  }
  if(!run_.robotValues.empty())
    if(const LocalText problem =
           writeRobotVariant(robotsSource(setting_.data, job_), run_.robotValues, folder_ / "data" / robots);
       !problem.empty())
    {
      fail(RunFailure::Folder, 0, problem.english());
      return false;
    }
  return readTeams(0, 0);
}

bool RunProcess::readTeams(int agentPort, int monitorPort)
{
  teams_.clear();
  for(const int index : {run_.left, run_.right})
  {
    if(index < 0 || job_.teams[static_cast<std::size_t>(index)].file.empty())
      continue;
    const JobTeam& team = job_.teams[static_cast<std::size_t>(index)];
    Diagnostics problems;
    const auto file = readTeamFile(besideJob(job_, team.file), problems);
    if(!file)
    {
      const std::string why = problems.empty() ? team.file : problems.front().text();
      fail(RunFailure::Team, 0, team.name + ": " + jobsText("team.unusable", why).english());
      return false;
    }
    TeamPlace place;
    place.port = agentPort;
    place.monitorPort = monitorPort;
    place.team = team.name;
    place.side = index == run_.left ? "left" : "right";
    place.programFolders = {setting_.server.parent_path()};
    teams_.push_back({team.name, startCommands(*file, place), file->agents()});
  }
  return true;
}

void RunProcess::startTeam(const Team& team)
{
  for(const StartCommand& command : team.commands)
  {
    const std::string number = std::to_string(players_.size() + 1);
    Player player{command.label(), folder_ / ("player-" + number + ".txt"), {}};
    std::string problem = whyNotStartable(command).english();
    if(problem.empty())
      player.process = SpawnedProcess::start(command, player.log, SpawnedProcess::Output::ToErrors, problem);
    if(!player.process)
      return fail(RunFailure::Team, 0, team.name + ": " + problem);
    players_.push_back(std::move(player));
  }
}

void RunProcess::readLine(const std::string& line)
{
  const auto read = nlohmann::json::parse(line, nullptr, false);
  if(!read.is_object())
    return;
  try
  {
    if(phase_ == Phase::Loading && read.contains("monitors"))
    {
      phase_ = Phase::Connecting;
      listenedAt_ = clock_();
      readTeams(read.at("agents").get<int>(), read.at("monitors").get<int>());
      return;
    }
    if(!read.contains("time"))
      return;
    progress_.time = read.at("time").get<double>();
    agents_ = read.value("connected", 0);
    progress_.match = read.contains("score");
    if(!progress_.match)
      return;
    progress_.scoreLeft = read.at("score").at(0).get<int>();
    progress_.scoreRight = read.at("score").at(1).get<int>();
    progress_.mode = read.at("mode").get<std::string>();
  }
  catch(const nlohmann::json::exception&)
  {
    // A line of something else, such as a plugin that prints.
  }
}

/// Starts the programs of teams: all at once if agents are numbered by their names, else the right team's when the left
/// team's agents are there, so that each plays on its side.
void RunProcess::lookAtTeams()
{
  if(phase_ != Phase::Connecting)
    return;
  const bool atOnce = job_.timing == Job::Timing::Reproducible;
  int agentsSoFar = 0;
  for(std::size_t i = 0; i < teamsStarted_; ++i)
    agentsSoFar += teams_[i].agents;
  while(teamsStarted_ < teams_.size() && (atOnce || agents_ >= agentsSoFar) && phase_ == Phase::Connecting)
  {
    const Team& team = teams_[teamsStarted_++];
    agentsSoFar += team.agents;
    startTeam(team);
  }
  if(phase_ == Phase::Connecting && teamsStarted_ == teams_.size() &&
     (agentsSoFar == 0 || (atOnce ? progress_.time > 0 : agents_ >= agentsSoFar)))
    phase_ = Phase::Running;
}

void RunProcess::lookAtLimits()
{
  const double now = clock_();
  if(phase_ == Phase::Ending)
  {
    if(now - askedAt_ > setting_.grace && server_)
      server_->kill();
    return;
  }
  for(Player& player : players_)
    if(const auto end = player.process->end(); end && (end->crashed || end->code != 0))
    {
      RunResult how;
      how.failure = end->crashed ? RunFailure::Crashed : RunFailure::Exit;
      how.code = end->code;
      how.detail = lastLineOf(player.log);
      return fail(RunFailure::Team, 0, player.label + ": " + reasonOf(how).english());
    }
  if(job_.wallLimit > 0 && now - startedAt_ > job_.wallLimit)
    return fail(RunFailure::WallLimit, static_cast<int>(job_.wallLimit), {});
  if(phase_ == Phase::Connecting && !teams_.empty() && now - listenedAt_ > job_.connectLimit)
    fail(RunFailure::NoConnection, static_cast<int>(job_.connectLimit),
         players_.empty() ? std::string() : lastLineOf(players_.back().log));
}

void RunProcess::fail(RunFailure failure, int code, std::string detail)
{
  if(failed_.good())
  {
    failed_.failure = failure;
    failed_.code = code;
    failed_.detail = std::move(detail);
  }
  if(phase_ != Phase::Ending && server_)
    server_->askToEnd();
  phase_ = Phase::Ending;
  askedAt_ = clock_();
}

void RunProcess::stop()
{
  if(phase_ != Phase::Ending)
    fail(RunFailure::Stopped, 0, {});
}

std::optional<RunResult> RunProcess::look()
{
  if(!server_)
    return resultOf({});
  if(result_)
    return teamsHaveLeft() ? result_ : std::nullopt;
  for(const std::string& line : server_->takeLines())
    readLine(line);
  const auto end = server_->end();
  if(!end)
  {
    lookAtTeams();
    lookAtLimits();
    return std::nullopt;
  }
  result_ = resultOf(*end);
  askedAt_ = clock_();
  for(const Player& player : players_)
    if(!player.process->end())
      player.process->askToEnd();
  return teamsHaveLeft() ? result_ : std::nullopt;
}

/// Players have lost their connections, too. Those that do not end in time are ended.
bool RunProcess::teamsHaveLeft()
{
  if(clock_() - askedAt_ > setting_.grace)
    players_.clear();
  std::erase_if(players_, [](Player& player) { return player.process->end().has_value(); });
  return players_.empty();
}

RunResult RunProcess::resultOf(const SpawnedProcess::End& end)
{
  RunResult result;
  bool summarised = false;
  if(const auto summary = contentOf(folder_ / "summary.json"); server_ && summary)
    summarised = readSummary(*summary, result);
  result.number = run_.number;
  result.key = run_.key;
  result.seed = run_.seed;
  if(!summarised || result.wallSeconds <= 0)
    result.wallSeconds = clock_() - startedAt_;
  result.failure = failed_.failure;
  result.code = failed_.code;
  result.detail = failed_.detail;
  // What came too late to end it has not failed it.
  if(result.failure == RunFailure::Stopped && summarised && result.end != "stopped" && !end.crashed && end.code == 0)
    result.failure = RunFailure::None;
  if(!result.good())
    return result;
  result.code = end.code;
  if(end.crashed || end.code != 0)
    result.failure = end.crashed ? RunFailure::Crashed : RunFailure::Exit;
  else if(!summarised)
    result.failure = RunFailure::NoSummary;
  else if(result.end == "stopped")
    result.failure = RunFailure::Stopped; // By a signal of somebody else.
  if(!result.good())
    result.detail = lastErrorOf(folder_ / "log.txt");
  else if(std::string missing = teamsWithoutPlayers(job_, run_, result); !missing.empty())
  {
    result.failure = RunFailure::NoPlayers;
    result.detail = std::move(missing);
  }
  return result;
}

} // namespace sparkwright
