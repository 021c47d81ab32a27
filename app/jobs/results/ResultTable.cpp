#include "app/jobs/results/ResultTable.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <map>
#include <optional>
#include <utility>

namespace sparkwright
{

namespace
{

using Kind = ResultQuantity::Kind;

constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();

std::optional<double> numberIn(const std::string& text)
{
  double value = 0;
  const auto end = std::from_chars(text.data(), text.data() + text.size(), value);
  return end.ec == std::errc() && end.ptr == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

double signalValue(const ResultQuantity& quantity, const Job& job, const RunResult& result)
{
  const auto signal = std::ranges::find(result.measured, job.measure.at(quantity.index), &RunResult::Signal::path);
  if(signal == result.measured.end() || !signal->known)
    return notANumber;
  switch(quantity.kind)
  {
  case Kind::SignalEnd:
    return signal->end;
  case Kind::SignalLeast:
    return signal->least;
  case Kind::SignalMost:
    return signal->most;
  default:
    return signal->mean;
  }
}

double matchValue(Kind kind, const RunResult& result)
{
  if(!result.match)
    return notANumber;
  switch(kind)
  {
  case Kind::ScoreLeft:
    return result.scoreLeft;
  case Kind::ScoreRight:
    return result.scoreRight;
  case Kind::ScoreDifference:
    return result.scoreLeft - result.scoreRight;
  case Kind::ShareRight:
    return static_cast<double>(result.scoreRight) / (result.scoreLeft + result.scoreRight); // NaN without tries.
  case Kind::Goals:
    return result.goals;
  default:
    return result.fouls;
  }
}

class CsvText
{
public:
  CsvText& operator<<(std::string_view cell)
  {
    text_.append(begun_ ? "," : "").append(csvCell(cell));
    begun_ = true;
    return *this;
  }
  CsvText& operator<<(double value) { return *this << exactNumber(value); }
  CsvText& operator<<(int value) { return *this << std::to_string(value); }
  void end()
  {
    text_ += "\n";
    begun_ = false;
  }
  std::string take() { return std::move(text_); }

private:
  std::string text_;
  bool begun_ = false;
};

std::string teamName(const Job& job, int team)
{
  return team < 0 ? std::string() : job.teams[static_cast<std::size_t>(team)].name;
}

const char* stateOf(const ResultRow& row)
{
  return !row.result ? "missing" : row.result->good() ? "done" : "failed";
}

} // namespace

std::string exactNumber(double value)
{
  if(!std::isfinite(value))
    return {};
  char text[32];
  const std::to_chars_result end = std::to_chars(std::begin(text), std::end(text), value);
  return std::string(text, end.ptr);
}

std::string csvCell(std::string_view text)
{
  if(text.find_first_of(",\"\n") == std::string_view::npos)
    return std::string(text);
  std::string cell = "\"";
  for(const char c : text)
    cell.append(c == '"' ? 2 : 1, c);
  return cell + '"';
}

std::string nameOf(const ResultQuantity& quantity, const Job& job)
{
  switch(quantity.kind)
  {
  case Kind::Parameter:
    return job.parameters.at(quantity.index).name;
  case Kind::Seed:
    return "seed";
  case Kind::ScoreLeft:
    return "score_left";
  case Kind::ScoreRight:
    return "score_right";
  case Kind::ShareRight:
    return "share_right";
  case Kind::ScoreDifference:
    return "score_difference";
  case Kind::Goals:
    return "goals";
  case Kind::Fouls:
    return "fouls";
  case Kind::SimulatedSeconds:
    return "simulated_seconds";
  case Kind::WallSeconds:
    return "wall_seconds";
  case Kind::SignalEnd:
    return job.measure.at(quantity.index) + " end";
  case Kind::SignalLeast:
    return job.measure.at(quantity.index) + " min";
  case Kind::SignalMost:
    return job.measure.at(quantity.index) + " max";
  case Kind::SignalMean:
    return job.measure.at(quantity.index) + " mean";
  }
  return {};
}

std::vector<ResultQuantity> resultQuantities(const Job& job, bool withMatch)
{
  std::vector<ResultQuantity> all;
  if(withMatch)
    for(const Kind kind : {Kind::ScoreLeft, Kind::ScoreRight, Kind::ScoreDifference, Kind::Goals, Kind::Fouls})
      all.push_back({kind, 0});
  if(withMatch && job.shares)
    all.push_back({Kind::ShareRight, 0});
  for(std::size_t i = 0; i < job.measure.size(); ++i)
    for(const Kind kind : {Kind::SignalEnd, Kind::SignalLeast, Kind::SignalMost, Kind::SignalMean})
      all.push_back({kind, i});
  all.push_back({Kind::SimulatedSeconds, 0});
  all.push_back({Kind::WallSeconds, 0});
  return all;
}

std::vector<ResultQuantity> parameterQuantities(const Job& job)
{
  std::vector<ResultQuantity> all;
  for(std::size_t i = 0; i < job.parameters.size(); ++i)
    if(std::ranges::all_of(job.parameters[i].values,
                           [](const std::string& value) { return numberIn(value).has_value(); }))
      all.push_back({Kind::Parameter, i});
  all.push_back({Kind::Seed, 0});
  return all;
}

double valueOf(const ResultQuantity& quantity, const Job& job, const PlannedRun& run, const RunResult* result)
{
  if(quantity.kind == Kind::Parameter)
    return numberIn(run.values.at(quantity.index)).value_or(notANumber);
  if(quantity.kind == Kind::Seed)
    return static_cast<double>(run.seed);
  if(!result)
    return notANumber;
  switch(quantity.kind)
  {
  case Kind::SimulatedSeconds:
    return result->simulatedSeconds;
  case Kind::WallSeconds:
    return result->wallSeconds;
  case Kind::SignalEnd:
  case Kind::SignalLeast:
  case Kind::SignalMost:
  case Kind::SignalMean:
    return signalValue(quantity, job, *result);
  default:
    return matchValue(quantity.kind, *result);
  }
}

std::vector<std::pair<int, int>> differences(const std::vector<ResultRow>& rows)
{
  std::vector<std::pair<int, int>> all;
  std::map<std::pair<int, std::uint64_t>, const ResultRow*> first; // By group and seed.
  for(const ResultRow& row : rows)
  {
    if(!row.result || !row.result->good() || row.result->digest.empty())
      continue;
    const auto [before, fresh] = first.try_emplace({row.run->group, row.run->seed}, &row);
    if(!fresh && before->second->result->digest != row.result->digest)
      all.emplace_back(before->second->run->number, row.run->number);
  }
  return all;
}

std::string csvOf(const Job& job, const std::vector<ResultRow>& rows)
{
  CsvText text;
  for(const char* heading : {"run", "name", "left", "right"})
    text << heading;
  for(const JobParameter& parameter : job.parameters)
    text << parameter.name;
  for(const char* heading :
      {"seed", "repetition", "state", "reason", "exit_code", "end", "simulated_seconds", "team_left", "team_right",
       "score_left", "score_right", "winner", "play_mode", "half", "goals", "fouls"})
    text << heading;
  for(std::size_t i = 0; i < job.measure.size(); ++i)
    for(const Kind kind : {Kind::SignalEnd, Kind::SignalLeast, Kind::SignalMost, Kind::SignalMean})
      text << nameOf({kind, i}, job);
  text << "digest"
       << "wall_seconds";
  text.end();
  for(const ResultRow& row : rows)
  {
    const PlannedRun& run = *row.run;
    text << run.number << run.name << teamName(job, run.left) << teamName(job, run.right);
    for(const std::string& value : run.values)
      text << value;
    text << std::to_string(run.seed) << run.repetition << stateOf(row);
    static const RunResult none;
    const RunResult& result = row.result ? *row.result : none;
    const bool exits = result.good() || result.failure == RunFailure::Exit;
    text << reasonOf(result).english() << (row.result && exits ? std::to_string(result.code) : std::string())
         << (result.reached.empty() ? result.end : result.reached)
         << (result.digest.empty() ? notANumber : result.simulatedSeconds) << result.teamLeft << result.teamRight;
    for(const int value : {result.scoreLeft, result.scoreRight})
      text << (result.match ? std::to_string(value) : std::string());
    text << result.winner() << result.playMode;
    for(const int value : {result.half, result.goals, result.fouls})
      text << (result.match ? std::to_string(value) : std::string());
    for(std::size_t i = 0; i < job.measure.size(); ++i)
      for(const Kind kind : {Kind::SignalEnd, Kind::SignalLeast, Kind::SignalMost, Kind::SignalMean})
        text << valueOf({kind, i}, job, run, &result);
    text << result.digest << (row.result ? result.wallSeconds : notANumber);
    text.end();
  }
  return text.take();
}

std::vector<GroupStatistics> groupStatistics(const Job& job, const std::vector<ResultRow>& rows,
                                             const std::vector<ResultQuantity>& quantities)
{
  std::vector<GroupStatistics> groups;
  std::vector<std::vector<std::vector<double>>> values; // By group and quantity.
  std::vector<std::vector<std::pair<int, int>>> tries;  // By group: won by the right team, and all.
  for(const ResultRow& row : rows)
  {
    const auto index = static_cast<std::size_t>(row.run->group);
    if(index >= groups.size())
    {
      groups.resize(index + 1);
      tries.resize(index + 1);
      values.resize(index + 1, std::vector<std::vector<double>>(quantities.size()));
    }
    GroupStatistics& group = groups[index];
    group.name = row.run->groupName;
    ++group.runs;
    if(!row.result)
      continue;
    ++(row.result->good() ? group.done : group.failed);
    if(row.result->good() && row.result->match)
      tries[index].emplace_back(row.result->scoreRight, row.result->scoreLeft + row.result->scoreRight);
    for(std::size_t i = 0; row.result->good() && i < quantities.size(); ++i)
      values[index][i].push_back(valueOf(quantities[i], job, *row.run, row.result));
  }
  for(std::size_t group = 0; group < groups.size(); ++group)
    for(std::size_t i = 0; i < quantities.size(); ++i)
      groups[group].quantities.push_back(quantities[i].kind == Kind::ShareRight ? shareOf(tries[group])
                                                                                : statisticsOf(values[group][i]));
  return groups;
}

std::string csvOf(const Job& job, const std::vector<GroupStatistics>& groups,
                  const std::vector<ResultQuantity>& quantities)
{
  CsvText text;
  for(const char* heading :
      {"group", "runs", "failed", "quantity", "count", "mean", "confidence_95", "low_95", "high_95", "deviation", "min", "max"})
    text << heading;
  text.end();
  for(const GroupStatistics& group : groups)
    for(std::size_t i = 0; i < quantities.size(); ++i)
    {
      const Statistics& s = group.quantities[i];
      text << group.name << group.runs << group.failed << nameOf(quantities[i], job) << static_cast<int>(s.count)
           << s.mean << s.interval << s.low << s.high << s.deviation << s.least << s.most;
      text.end();
    }
  return text.take();
}

std::vector<Standing> standings(const Job& job, const std::vector<ResultRow>& rows)
{
  std::vector<Standing> all;
  for(const JobTeam& team : job.teams)
    all.push_back({team.name});
  const auto add = [&all](const std::string& team, int goals, int against)
  {
    const auto found = std::ranges::find(all, team, &Standing::team);
    if(found == all.end())
      return;
    ++found->played;
    found->goalsFor += goals;
    found->goalsAgainst += against;
    found->won += goals > against;
    found->drawn += goals == against;
    found->lost += goals < against;
    found->points += goals > against ? 3 : goals == against ? 1 : 0;
  };
  for(const ResultRow& row : rows)
  {
    if(!row.result || !row.result->good() || !row.result->match || row.run->left < 0)
      continue;
    // Teams take sides as they connect, so the names in the match count; planned ones if these are of other teams.
    const RunResult& result = *row.result;
    const std::string left = teamName(job, row.run->left), right = teamName(job, row.run->right);
    const bool crossed = result.teamLeft == right || result.teamRight == left;
    add(crossed ? right : left, result.scoreLeft, result.scoreRight);
    add(crossed ? left : right, result.scoreRight, result.scoreLeft);
  }
  std::ranges::sort(all,
                    [](const Standing& a, const Standing& b)
                    {
                      const auto rank = [](const Standing& s)
                      { return std::tuple(-s.points, s.goalsAgainst - s.goalsFor, -s.goalsFor, s.team); };
                      return rank(a) < rank(b);
                    });
  return all;
}

std::string csvOf(const std::vector<Standing>& standings)
{
  CsvText text;
  for(const char* heading : {"team", "played", "won", "drawn", "lost", "goals_for", "goals_against", "points"})
    text << heading;
  text.end();
  for(const Standing& s : standings)
  {
    text << s.team << s.played << s.won << s.drawn << s.lost << s.goalsFor << s.goalsAgainst << s.points;
    text.end();
  }
  return text.take();
}

} // namespace sparkwright
