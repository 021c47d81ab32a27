#include "app/server/RunSummary.h"

#include "core/text/Json.h"

#include <array>
#include <charconv>
#include <cstdio>
#include <initializer_list>
#include <iterator>
#include <utility>

namespace sparkwright
{

namespace
{

std::string fixed(double value, int digits)
{
  char text[64];
  std::snprintf(text, sizeof text, "%.*f", digits, value);
  return text;
}

using Members = std::initializer_list<std::pair<const char*, std::string>>;

/// @param gap  before each member; with a line break in it, the closing brace stands on a line of its own, two less far
/// in
std::string object(const std::string& gap, const Members& members)
{
  std::string out;
  for(const auto& [name, value] : members)
    out += (out.empty() ? "{" + gap : "," + gap) + jsonString(name) + ": " + value;
  return out + (gap.front() == '\n' ? gap.substr(0, gap.size() - 2) + '}' : " }");
}

/// @param median,p99,most  s
std::string milliseconds(double median, double p99, double most)
{
  return object(" ",
                {{"median", fixed(median * 1e3, 3)}, {"p99", fixed(p99 * 1e3, 3)}, {"most", fixed(most * 1e3, 3)}});
}

std::string sideJson(int team)
{
  return team == 1 ? "\"left\"" : team == 2 ? "\"right\"" : "null";
}

std::string scoreJson(const std::array<int, 2>& score)
{
  return '[' + std::to_string(score[0]) + ", " + std::to_string(score[1]) + ']';
}

std::string eventJson(const GameEvent& event)
{
  std::string players;
  for(const GameEvent::Player& player : event.players)
    players += (players.empty() ? "" : ", ") +
               object(" ", {{"team", sideJson(player.team)}, {"number", std::to_string(player.unum)}});
  const Vec3f& at = event.position;
  const std::string team = event.team > 0 ? event.teams.at(static_cast<std::size_t>(event.team - 1)) : std::string();
  const std::string foul = event.foul.empty() ? "null" : jsonString(event.foul);
  return object(" ", {{"index", std::to_string(event.index)},
                      {"time", fixed(event.time, 2)},
                      {"game_time", fixed(static_cast<double>(event.gameTime), 2)},
                      {"half", std::to_string(event.period)},
                      {"kind", jsonString(nameOf(event.kind))},
                      {"foul", foul},
                      {"rule", jsonString(event.rule)},
                      {"mode_before", jsonString(event.mode)},
                      {"mode_after", jsonString(event.next)},
                      {"team", sideJson(event.team)},
                      {"team_name", jsonString(team)},
                      {"players", '[' + players + ']'},
                      {"position", '[' + fixed(static_cast<double>(at.x()), 3) + ", " +
                                       fixed(static_cast<double>(at.y()), 3) + ", " +
                                       fixed(static_cast<double>(at.z()), 3) + ']'},
                      {"score", scoreJson(event.score)},
                      {"reason", jsonString(event.reason.english())},
                      {"consequence", jsonString(event.consequence.english())},
                      {"overruled", event.overruled ? "true" : "false"}});
}

/// @param gap  a line break and how far in the items stand; the closing bracket stands two less far in
template <class Items, class Write>
std::string list(const Items& items, const std::string& gap, Write&& write)
{
  std::string out;
  for(const auto& item : items)
    out += (out.empty() ? gap : "," + gap) + write(item);
  return '[' + out + (out.empty() ? "]" : gap.substr(0, gap.size() - 2) + ']');
}

std::string playersJson(const std::map<std::string, int>& players)
{
  std::string out;
  for(const auto& [team, most] : players)
    out += (out.empty() ? " " : ", ") + jsonString(team) + ": " + std::to_string(most);
  return '{' + out + (out.empty() ? "}" : " }");
}

std::string matchJson(const GameState& game, const std::map<std::string, int>& players)
{
  if(!game.present)
    return "null";
  return object("\n    ", {{"time", fixed(static_cast<double>(game.time), 2)},
                           {"half", std::to_string(game.period)},
                           {"play_mode", jsonString(game.mode)},
                           {"team_left", jsonString(game.team[0])},
                           {"team_right", jsonString(game.team[1])},
                           {"score_left", std::to_string(game.score[0])},
                           {"score_right", std::to_string(game.score[1])},
                           {"players", playersJson(players)},
                           {"pending", game.judgement.pending ? eventJson(*game.judgement.pending) : "null"},
                           {"events", list(game.events ? *game.events : GameEvents(), "\n      ",
                                           [](const auto& event) { return eventJson(*event); })}});
}

std::string agentJson(const NetServer::AgentRecord& agent)
{
  const ConnectionInfo& info = agent.info;
  const AnswerFigures& answers = info.answers;
  return object(" ", {{"agent", std::to_string(info.agent)},
                      {"address", jsonString(info.address)},
                      {"team", jsonString(agent.team)},
                      {"number", std::to_string(agent.unum)},
                      {"connected_at", fixed(info.since, 2)},
                      {"messages", std::to_string(info.messages)},
                      {"told", std::to_string(answers.told)},
                      {"missed", std::to_string(answers.missed)},
                      {"longest_lag", std::to_string(answers.longestLag)},
                      {"answer_ms", milliseconds(answers.median, answers.p99, answers.most)}});
}

/// With all digits, so that equal runs have equal texts.
std::string exact(double value)
{
  char text[32];
  const std::to_chars_result end = std::to_chars(std::begin(text), std::end(text), value);
  return std::string(text, end.ptr);
}

std::string signalsJson(const std::vector<SignalFigures::Figures>& signals)
{
  std::string out;
  for(const SignalFigures::Figures& signal : signals)
    out += (out.empty() ? "{\n    " : ",\n    ") + jsonString(signal.path) + ": " +
           (signal.frames == 0 ? "null"
                               : object(" ", {{"end", exact(signal.end)},
                                              {"min", exact(signal.least)},
                                              {"max", exact(signal.most)},
                                              {"mean", exact(signal.mean)},
                                              {"unit", jsonString(unitOf(signal.quantity))}}));
  return out.empty() ? "{}" : out + "\n  }";
}

const char* nameOf(RunSummary::End end)
{
  switch(end)
  {
  case RunSummary::End::Asked:
    return "asked";
  case RunSummary::End::Time:
    return "time";
  case RunSummary::End::Reached:
    return "reached";
  case RunSummary::End::Stopped:
    return "stopped";
  }
  return "";
}

} // namespace

std::string RunSummary::json() const
{
  const double perCycle = load.cycles.count() > 0 ? 1e3 / static_cast<double>(load.cycles.count()) : 0;
  const CycleTimes& parts = load.parts;
  return object("\n  ",
                {{"version", jsonString(version)},
                 {"scene", jsonString(scene)},
                 {"seed", std::to_string(seed)},
                 {"cycles", std::to_string(cycles)},
                 {"simulated_seconds", fixed(simulatedSeconds, 2)},
                 {"wall_seconds", fixed(wallSeconds, 3)},
                 {"cpu_seconds", fixed(cpuSeconds, 3)},
                 {"agents_seen", std::to_string(agentsSeen)},
                 {"score_left", std::to_string(scoreLeft)},
                 {"score_right", std::to_string(scoreRight)},
                 {"end", jsonString(nameOf(end))},
                 {"reached", reached.empty() ? "null" : jsonString(reached)},
                 {"digest", jsonString(figures.digest())},
                 {"signals", signalsJson(figures.measured())},
                 {"edits", std::to_string(edits.count)},
                 {"edited_since", edits.count > 0 ? fixed(edits.since, 2) : "null"},
                 {"cycle_ms", milliseconds(load.cycles.quantile(0.5), load.cycles.quantile(0.99), load.cycles.most())},
                 {"part_ms", object(" ", {{"act", fixed(parts.act * perCycle, 4)},
                                          {"collide", fixed(parts.collide * perCycle, 4)},
                                          {"solve", fixed(parts.solve * perCycle, 4)},
                                          {"rule", fixed(parts.rule * perCycle, 4)},
                                          {"publish", fixed(parts.publish * perCycle, 4)},
                                          {"sense", fixed(parts.sense * perCycle, 4)},
                                          {"think", fixed(parts.think * perCycle, 4)}})},
                 {"agents", list(agents, "\n    ", agentJson)},
                 {"match", matchJson(game, figures.players())}}) +
         '\n';
}

} // namespace sparkwright
