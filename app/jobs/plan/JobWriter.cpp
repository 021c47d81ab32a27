#include "app/jobs/plan/Job.h"
#include "app/jobs/plan/TomlReading.h"
#include "core/text/ReadNumber.h"

#include <algorithm>

namespace sparkwright
{

namespace
{

void line(std::string& text, std::string_view key, const std::string& value)
{
  text.append(key).append(" = ").append(value).append("\n");
}

template <class List, class Write>
std::string listText(const List& list, Write&& write)
{
  std::string text;
  for(const auto& each : list)
    text.append(text.empty() ? "" : ", ").append(write(each));
  return '[' + text + ']';
}

std::string numberText(double value)
{
  return *tomlText(toml::value<double>(value));
}

void variablesText(std::string& text, const char* heading, const JobVariables& variables)
{
  if(variables.empty())
    return;
  text.append("\n[").append(heading).append("]\n");
  for(const auto& [name, value] : variables)
    line(text, tomlKey(name), tomlValue(value));
}

/// `"1-20"` for many that follow one another, else a list.
std::string seedsText(const std::vector<std::uint64_t>& seeds)
{
  bool row = seeds.size() > 2;
  for(std::size_t i = 1; i < seeds.size(); ++i)
    row = row && seeds[i] == seeds[i - 1] + 1;
  if(row)
    return '"' + std::to_string(seeds.front()) + '-' + std::to_string(seeds.back()) + '"';
  return listText(seeds, [](std::uint64_t seed) { return std::to_string(seed); });
}

void parametersText(std::string& text, const Job& job, JobParameter::Kind kind, const char* heading)
{
  bool any = false;
  for(const JobParameter& parameter : job.parameters)
    if(parameter.kind == kind)
    {
      if(!std::exchange(any, true))
        text.append("\n[").append(heading).append("]\n");
      line(text, tomlKey(parameter.name), listText(parameter.values, tomlValue));
    }
}

void teamsText(std::string& text, const Job& job)
{
  const JobTeam preset;
  for(const JobTeam& team : job.teams)
  {
    text += "\n[[team]]\n";
    line(text, "name", tomlQuoted(team.name));
    if(!team.file.empty())
      line(text, "file", tomlQuoted(team.file));
    if(team.players != preset.players)
      line(text, "players", std::to_string(team.players));
    for(const auto& [key, member] : {std::pair("behavior", &JobTeam::behavior), std::pair("bundle", &JobTeam::bundle),
                                     std::pair("command", &JobTeam::command)})
      if(team.*member != preset.*member)
        line(text, key, tomlQuoted(team.*member));
  }
  for(const JobMatch& match : job.matches)
  {
    if(match == JobMatch() && job.matches.size() == 1)
      continue;
    text += "\n[[match]]\n";
    if(!match.name.empty())
      line(text, "name", tomlQuoted(match.name));
    if(!match.scene.empty())
      line(text, "scene", tomlQuoted(match.scene));
    if(match.left >= 0)
      line(text, "left", tomlQuoted(job.teams[static_cast<std::size_t>(match.left)].name));
    if(match.right >= 0)
      line(text, "right", tomlQuoted(job.teams[static_cast<std::size_t>(match.right)].name));
    variablesText(text, "match.variables", match.variables);
  }
}

} // namespace

std::string jobText(const Job& job)
{
  const Job preset;
  std::string text = "# Runs of a simulation without a window; docs/experiments.md explains all settings.\n\n";
  line(text, "name", tomlQuoted(job.name));
  line(text, "scene", tomlQuoted(job.scene));
  line(text, "seeds", seedsText(job.seeds));
  if(job.repeat != preset.repeat)
    line(text, "repeat", std::to_string(job.repeat));
  if(!job.until.empty())
    line(text, "until", tomlQuoted(job.until));
  if(job.atMost > 0)
    line(text, "at-most", numberText(job.atMost));
  if(job.wallLimit > 0)
    line(text, "wall-limit", numberText(job.wallLimit));
  if(job.connectLimit != preset.connectLimit)
    line(text, "connect-limit", numberText(job.connectLimit));
  if(job.parallel > 0)
    line(text, "parallel", std::to_string(job.parallel));
  if(!job.measure.empty())
    line(text, "measure", listText(job.measure, tomlQuoted));
  if(job.shares)
    line(text, "shares", "true");
  if(job.record)
    line(text, "record", "true");
  if(job.combine == Job::Combine::Zip)
    line(text, "combine", "\"zip\"");
  if(job.robots != preset.robots)
    line(text, "robots", tomlQuoted(job.robots));
  if(job.timing != preset.timing)
    line(text, "timing", job.timing == Job::Timing::Sync ? "\"sync\"" : "\"real-time\"");
  if(!job.options.empty())
    line(text, "options", listText(job.options, tomlQuoted));
  variablesText(text, "variables", job.variables);
  parametersText(text, job, JobParameter::Kind::Variable, "vary.variables");
  parametersText(text, job, JobParameter::Kind::RobotValue, "vary.robots");
  teamsText(text, job);
  return text;
}

std::optional<std::vector<std::uint64_t>> parseNumbers(std::string_view text, std::size_t most)
{
  const auto trimmed = [](std::string_view word)
  {
    const std::size_t from = word.find_first_not_of(' '), to = word.find_last_not_of(' ');
    return from == std::string_view::npos ? std::string() : std::string(word.substr(from, to - from + 1));
  };
  std::vector<std::uint64_t> numbers;
  for(std::size_t from = 0, end = 0; end != std::string_view::npos; from = end + 1)
  {
    end = text.find(',', from);
    const std::string part = trimmed(text.substr(from, end == std::string_view::npos ? end : end - from));
    const std::size_t dash = part.find('-');
    std::uint64_t first = 0, last = 0;
    if(!readNumber<std::uint64_t>(trimmed(part.substr(0, dash)), 0, INT64_MAX, first))
      return std::nullopt;
    last = first;
    if(dash != std::string::npos && !readNumber<std::uint64_t>(trimmed(part.substr(dash + 1)), first, INT64_MAX, last))
      return std::nullopt;
    if(last - first >= most || numbers.size() + (last - first) + 1 > most)
      return std::nullopt;
    for(std::uint64_t number = first; number <= last; ++number)
      numbers.push_back(number);
  }
  return numbers;
}

} // namespace sparkwright
