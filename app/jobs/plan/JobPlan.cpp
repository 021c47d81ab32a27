#include "app/jobs/plan/JobPlan.h"

#include "app/jobs/plan/JobTexts.h"

#include <algorithm>
#include <cstdio>
#include <map>

namespace sparkwright
{

namespace
{

/// FNV-1a of texts, each with its end.
class KeyOfRun
{
public:
  KeyOfRun& operator<<(std::string_view text)
  {
    for(const char c : text)
      add(static_cast<unsigned char>(c));
    add(0);
    return *this;
  }
  std::string text() const
  {
    char digits[17];
    std::snprintf(digits, sizeof digits, "%016llx", static_cast<unsigned long long>(value_));
    return digits;
  }

private:
  void add(unsigned char byte) { value_ = (value_ ^ byte) * 1099511628211u; }

  std::uint64_t value_ = 14695981039346656037u;
};

/// The combinations of the parameters' values, as indices.
std::vector<std::vector<std::size_t>> combinationsOf(const Job& job)
{
  std::vector<std::vector<std::size_t>> all;
  if(job.parameters.empty())
    return {{}};
  if(job.combine == Job::Combine::Zip)
  {
    for(std::size_t i = 0; i < job.parameters.front().values.size(); ++i)
      all.emplace_back(job.parameters.size(), i);
    return all;
  }
  // The last parameter changes fastest.
  std::vector<std::size_t> digits(job.parameters.size(), 0);
  for(bool carried = false; !carried;)
  {
    all.push_back(digits);
    carried = true;
    for(std::size_t i = digits.size(); carried && i-- > 0;)
    {
      carried = ++digits[i] == job.parameters[i].values.size();
      if(carried)
        digits[i] = 0;
    }
  }
  return all;
}

/// Runs as a floating-point number, since the product of the sizes may be too large for others.
double countOf(const Job& job, double matches)
{
  double combinations = 1;
  for(const JobParameter& parameter : job.parameters)
    combinations = job.combine == Job::Combine::Zip ? static_cast<double>(parameter.values.size())
                                                    : combinations * static_cast<double>(parameter.values.size());
  return combinations * matches * static_cast<double>(job.seeds.size()) * job.repeat;
}

/// About what a planned run takes in memory.
double bytesOfRun(const Job& job)
{
  constexpr double itself = 1000, eachText = 100;
  double bytes = itself;
  const auto add = [&bytes](std::size_t texts) { bytes += eachText + static_cast<double>(texts); };
  for(const auto& [name, value] : job.variables)
    add(name.size() + value.size());
  for(const JobParameter& parameter : job.parameters)
  {
    std::size_t longest = 0;
    for(const std::string& value : parameter.values)
      longest = std::max(longest, value.size());
    add(4 * (parameter.name.size() + longest)); // In the settings and in the names.
  }
  std::size_t longest = 0;
  for(const JobMatch& match : job.matches)
  {
    std::size_t texts = 2 * match.name.size() + match.scene.size();
    for(const auto& [name, value] : match.variables)
      texts += name.size() + value.size();
    longest = std::max(longest, texts);
  }
  add(longest);
  longest = 0;
  for(const JobTeam& team : job.teams)
    longest = std::max(longest, 3 * team.name.size() + team.behavior.size() + team.bundle.size() + team.command.size());
  add(2 * longest);
  return bytes;
}

std::string wholeText(double number)
{
  char text[32];
  std::snprintf(text, sizeof text, number < 1e15 ? "%.0f" : "%.3g", number);
  return text;
}

void setVariable(JobVariables& variables, const std::string& name, const std::string& value)
{
  const auto found = std::ranges::find(variables, name, &JobVariables::value_type::first);
  if(found == variables.end())
    variables.emplace_back(name, value);
  else
    found->second = value;
}

/// What setups/match.rb wants to know of a team.
void addTeam(const JobTeam& team, const std::string& side, JobVariables& variables)
{
  const auto set = [&](const char* what, const std::string& value)
  { setVariable(variables, "Match." + side + what, value); };
  set("Team", team.name);
  set("Players", team.file.empty() ? std::to_string(team.players) : "0");
  if(!team.file.empty())
    return;
  set("Behavior", team.behavior);
  set("Bundle", team.bundle);
  set("Command", team.command);
}

std::string matchName(const Job& job, const JobMatch& match, std::size_t index)
{
  if(!match.name.empty())
    return match.name;
  if(match.left >= 0)
    return job.teams[static_cast<std::size_t>(match.left)].name + " – " +
           job.teams[static_cast<std::size_t>(match.right)].name;
  if(job.matches.size() == 1)
    return {};
  return match.scene.empty() ? "match " + std::to_string(index + 1)
                             : std::filesystem::path(match.scene).filename().string();
}

std::string keyOf(const Job& job, const PlannedRun& run)
{
  KeyOfRun key;
  key << run.scene << std::to_string(run.seed) << std::to_string(run.repetition) << job.until
      << std::to_string(job.atMost) << job.robots;
  for(const JobVariables* const variables : {&run.variables, &run.robotValues})
  {
    for(const auto& [name, value] : *variables)
      key << name << value;
    key << "";
  }
  for(const int team : {run.left, run.right})
    key << (team < 0 ? "" : job.teams[static_cast<std::size_t>(team)].name)
        << (team < 0 ? "" : job.teams[static_cast<std::size_t>(team)].file);
  for(const std::vector<std::string>* const list : {&job.measure, &job.options})
  {
    for(const std::string& each : *list)
      key << each;
    key << "";
  }
  key << std::to_string(static_cast<int>(job.timing));
  return key.text();
}

PlannedRun planGroup(const Job& job, std::size_t matchIndex, const std::vector<std::size_t>& combination)
{
  const JobMatch& match = job.matches[matchIndex];
  PlannedRun run;
  run.match = static_cast<int>(matchIndex);
  run.scene = besideJob(job, match.scene.empty() ? job.scene : match.scene);
  run.left = match.left;
  run.right = match.right;
  if(match.left >= 0)
    addTeam(job.teams[static_cast<std::size_t>(match.left)], "Left", run.variables);
  if(match.right >= 0)
    addTeam(job.teams[static_cast<std::size_t>(match.right)], "Right", run.variables);
  for(const JobVariables* const variables : {&job.variables, &match.variables})
    for(const auto& [name, value] : *variables)
      setVariable(run.variables, name, value);
  run.groupName = matchName(job, match, matchIndex);
  for(std::size_t i = 0; i < combination.size(); ++i)
  {
    const JobParameter& parameter = job.parameters[i];
    const std::string& value = parameter.values[combination[i]];
    run.values.push_back(value);
    if(parameter.kind == JobParameter::Kind::Variable)
      setVariable(run.variables, parameter.name, value);
    else
      run.robotValues.emplace_back(parameter.name, value);
    run.groupName.append(run.groupName.empty() ? "" : ", ").append(parameter.name).append(" = ").append(value);
  }
  return run;
}

} // namespace

LocalText tooManyRuns(const Job& job, double matches)
{
  constexpr double mostBytes = 1 << 30, mebibyte = 1 << 20;
  const double runs = countOf(job, matches), bytes = runs * bytesOfRun(job);
  if(runs > static_cast<double>(mostRuns))
    return jobsText("job.tooManyRuns", wholeText(runs), mostRuns);
  if(bytes > mostBytes)
    return jobsText("job.runsTooLarge", wholeText(runs), wholeText(bytes / mebibyte), wholeText(mostBytes / mebibyte));
  return {};
}

std::vector<PlannedRun> planRuns(const Job& job, Diagnostic& problem)
{
  std::vector<PlannedRun> runs;
  if(LocalText tooMany = tooManyRuns(job, static_cast<double>(job.matches.size())); !tooMany.empty())
  {
    problem = Diagnostic::of(Diagnostic::Severity::Error, job.file.string(), 0, 0, std::move(tooMany),
                             jobsText("job.fewerRuns"));
    return runs;
  }
  const auto combinations = combinationsOf(job);
  std::map<std::string, int> seen; // As in the third leg of a tournament.
  int group = 0;
  for(std::size_t match = 0; match < job.matches.size(); ++match)
    for(const auto& combination : combinations)
    {
      PlannedRun run = planGroup(job, match, combination);
      run.group = group++;
      for(const std::uint64_t seed : job.seeds)
        for(int repetition = 1; repetition <= job.repeat; ++repetition)
        {
          run.number = static_cast<int>(runs.size()) + 1;
          run.seed = seed;
          run.repetition = repetition;
          run.name = run.groupName + (run.groupName.empty() ? "" : ", ") + "seed " + std::to_string(seed);
          if(job.repeat > 1)
            run.name += " (" + std::to_string(repetition) + ')';
          run.key = keyOf(job, run);
          if(const int before = seen[run.key]++; before > 0)
            run.key = (KeyOfRun() << run.key << std::to_string(before)).text();
          runs.push_back(run);
        }
    }
  return runs;
}

std::vector<std::string> groupNames(const std::vector<PlannedRun>& runs)
{
  std::vector<std::string> names;
  for(const PlannedRun& run : runs)
    if(run.group == static_cast<int>(names.size()))
      names.push_back(run.groupName);
  return names;
}

} // namespace sparkwright
