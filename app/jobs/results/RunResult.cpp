#include "app/jobs/results/RunResult.h"

#include "app/jobs/plan/JobTexts.h"

#include <nlohmann/json.hpp>

#include <cstring>

namespace sparkwright
{

namespace
{

using Json = nlohmann::ordered_json;

constexpr const char* failureNames[] = {"none",       "not started",   "folder", "exit",       "crashed",
                                        "wall limit", "no connection", "team",   "no summary", "no players", "stopped"};

std::optional<RunFailure> failureOf(const std::string& name)
{
  for(std::size_t i = 0; i < std::size(failureNames); ++i)
    if(name == failureNames[i])
      return static_cast<RunFailure>(i);
  return std::nullopt;
}

RunResult::Signal signalOf(const std::string& path, const Json& value)
{
  RunResult::Signal signal;
  signal.path = path;
  if(!value.is_object())
    return signal;
  signal.known = true;
  signal.unit = value.value("unit", "");
  signal.end = value.at("end").get<double>();
  signal.least = value.at("min").get<double>();
  signal.most = value.at("max").get<double>();
  signal.mean = value.at("mean").get<double>();
  return signal;
}

Json signalsJson(const std::vector<RunResult::Signal>& signals)
{
  Json all = Json::object();
  for(const RunResult::Signal& signal : signals)
    if(signal.known)
      all[signal.path] = {{"end", signal.end},
                          {"min", signal.least},
                          {"max", signal.most},
                          {"mean", signal.mean},
                          {"unit", signal.unit}};
    else
      all[signal.path] = nullptr;
  return all;
}

void countEvents(const Json& events, RunResult& result)
{
  for(const Json& event : events)
  {
    if(event.value("overruled", false))
      continue;
    result.goals += event.value("kind", "") == "goal";
    result.fouls += event.value("kind", "") == "foul";
  }
}

const char* signalName(int number)
{
  const char* const name = ::sigabbrev_np(number);
  return name ? name : "?";
}

LocalText withDetail(LocalText text, const std::string& detail)
{
  return detail.empty() ? text : jobsText("run.because", std::move(text), detail);
}

} // namespace

std::string RunResult::winner() const
{
  if(!match)
    return {};
  const std::string& name = scoreLeft > scoreRight ? teamLeft : teamRight;
  return scoreLeft == scoreRight ? "draw" : !name.empty() ? name : scoreLeft > scoreRight ? "left" : "right";
}

LocalText reasonOf(const RunResult& result)
{
  switch(result.failure)
  {
  case RunFailure::None:
    break;
  case RunFailure::NotStarted:
    return jobsText("run.notStarted", result.detail);
  case RunFailure::Folder:
    return jobsText("run.noFolder", result.detail);
  case RunFailure::Exit:
    return withDetail(jobsText("run.exit", result.code), result.detail);
  case RunFailure::Crashed:
    return withDetail(jobsText("run.crashed", std::string("SIG") + signalName(result.code), result.code),
                      result.detail);
  case RunFailure::WallLimit:
    return withDetail(jobsText("run.wallLimit", result.code), result.detail);
  case RunFailure::NoConnection:
    return withDetail(jobsText("run.noConnection", result.code), result.detail);
  case RunFailure::Team:
  {
    const std::size_t colon = result.detail.find(": ");
    return jobsText("run.team", result.detail.substr(0, colon),
                    colon == std::string::npos ? std::string() : result.detail.substr(colon + 2));
  }
  case RunFailure::NoSummary:
    return withDetail(jobsText("run.noSummary"), result.detail);
  case RunFailure::NoPlayers:
    return jobsText("run.noPlayers", result.detail);
  case RunFailure::Stopped:
    return jobsText("run.stopped");
  }
  return {};
}

bool readSummary(std::string_view json, RunResult& result)
{
  try
  {
    const Json summary = Json::parse(json);
    result.seed = summary.at("seed").get<std::uint64_t>();
    result.simulatedSeconds = summary.at("simulated_seconds").get<double>();
    result.wallSeconds = summary.at("wall_seconds").get<double>();
    result.end = summary.at("end").get<std::string>();
    if(summary.at("reached").is_string())
      result.reached = summary.at("reached").get<std::string>();
    result.digest = summary.at("digest").get<std::string>();
    for(const auto& [path, value] : summary.at("signals").items())
      result.measured.push_back(signalOf(path, value));
    const Json& match = summary.at("match");
    result.match = match.is_object();
    if(!result.match)
      return true;
    result.teamLeft = match.at("team_left").get<std::string>();
    result.teamRight = match.at("team_right").get<std::string>();
    result.scoreLeft = match.at("score_left").get<int>();
    result.scoreRight = match.at("score_right").get<int>();
    result.playMode = match.at("play_mode").get<std::string>();
    result.half = match.at("half").get<int>();
    for(const auto& [team, most] : match.at("players").items())
      result.teamsThatPlayed.push_back(team);
    countEvents(match.at("events"), result);
    return true;
  }
  catch(const Json::exception&)
  {
    return false;
  }
}

std::string toLine(const RunResult& result)
{
  Json line = {{"run", result.number},
               {"key", result.key},
               {"seed", result.seed},
               {"failure", failureNames[static_cast<std::size_t>(result.failure)]},
               {"code", result.code},
               {"detail", result.detail},
               {"simulated_seconds", result.simulatedSeconds},
               {"wall_seconds", result.wallSeconds},
               {"end", result.end},
               {"reached", result.reached},
               {"digest", result.digest},
               {"signals", signalsJson(result.measured)}};
  if(result.match)
    line["match"] = {{"team_left", result.teamLeft},   {"team_right", result.teamRight},
                     {"score_left", result.scoreLeft}, {"score_right", result.scoreRight},
                     {"play_mode", result.playMode},   {"half", result.half},
                     {"goals", result.goals},          {"fouls", result.fouls}};
  return line.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::optional<RunResult> fromLine(std::string_view text)
{
  try
  {
    const Json line = Json::parse(text);
    RunResult result;
    result.number = line.at("run").get<int>();
    result.key = line.at("key").get<std::string>();
    result.seed = line.at("seed").get<std::uint64_t>();
    const auto failure = failureOf(line.at("failure").get<std::string>());
    if(!failure || result.number < 1)
      return std::nullopt;
    result.failure = *failure;
    result.code = line.at("code").get<int>();
    result.detail = line.at("detail").get<std::string>();
    result.simulatedSeconds = line.at("simulated_seconds").get<double>();
    result.wallSeconds = line.at("wall_seconds").get<double>();
    result.end = line.at("end").get<std::string>();
    result.reached = line.at("reached").get<std::string>();
    result.digest = line.at("digest").get<std::string>();
    for(const auto& [path, value] : line.at("signals").items())
      result.measured.push_back(signalOf(path, value));
    const auto match = line.find("match");
    result.match = match != line.end();
    if(!result.match)
      return result;
    result.teamLeft = match->at("team_left").get<std::string>();
    result.teamRight = match->at("team_right").get<std::string>();
    result.scoreLeft = match->at("score_left").get<int>();
    result.scoreRight = match->at("score_right").get<int>();
    result.playMode = match->at("play_mode").get<std::string>();
    result.half = match->at("half").get<int>();
    result.goals = match->at("goals").get<int>();
    result.fouls = match->at("fouls").get<int>();
    return result;
  }
  catch(const Json::exception&)
  {
    return std::nullopt;
  }
}

} // namespace sparkwright
