#include "app/jobs/results/TextTable.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace sparkwright
{

namespace
{

std::string shortNumber(double value)
{
  if(!std::isfinite(value))
    return "–";
  char text[32];
  std::snprintf(text, sizeof text, "%.4g", value);
  return text;
}

/// Characters, not bytes: names are in UTF-8.
std::size_t widthOf(const std::string& text)
{
  return static_cast<std::size_t>(std::ranges::count_if(text, [](char c) { return (c & 0xc0) != 0x80; }));
}

/// Rows of cells, each column as wide as its widest cell.
class Columns
{
public:
  /// @param right  whether a column is of numbers
  explicit Columns(std::vector<std::pair<std::string, bool>> headings)
  {
    std::vector<std::string> first;
    for(auto& [name, right] : headings)
    {
      first.push_back(std::move(name));
      right_.push_back(right);
    }
    rows_.push_back(std::move(first));
  }
  void add(std::vector<std::string> row) { rows_.push_back(std::move(row)); }

  std::string text() const
  {
    std::vector<std::size_t> widths(right_.size());
    for(const auto& row : rows_)
      for(std::size_t i = 0; i < row.size(); ++i)
        widths[i] = std::max(widths[i], widthOf(row[i]));
    std::string text;
    for(const auto& row : rows_)
    {
      std::string line;
      for(std::size_t i = 0; i < row.size(); ++i)
      {
        const std::string space(widths[i] - widthOf(row[i]), ' ');
        line += (i > 0 ? "  " : "") + (right_[i] ? space + row[i] : row[i] + space);
      }
      line.erase(line.find_last_not_of(' ') + 1);
      text += line + '\n';
    }
    return text;
  }

private:
  std::vector<bool> right_;
  std::vector<std::vector<std::string>> rows_;
};

} // namespace

std::string meanText(const Statistics& statistics)
{
  std::string text = shortNumber(statistics.mean);
  if(std::isfinite(statistics.interval))
    text += " ± " + shortNumber(statistics.interval);
  else if(std::isfinite(statistics.low))
    text += " (" + shortNumber(statistics.low) + "–" + shortNumber(statistics.high) + ')';
  return text;
}

std::string runTable(const Job& job, const std::vector<ResultRow>& rows)
{
  const bool withMatch =
      std::ranges::any_of(rows, [](const ResultRow& row) { return row.result && row.result->match; });
  std::vector<std::pair<std::string, bool>> headings{{"run", true}, {"name", false}, {"state", false}};
  if(withMatch)
    headings.insert(headings.end(), {{"score", false}, {"mode", false}});
  headings.insert(headings.end(), {{"simulated", true}, {"wall", true}});
  for(const std::string& path : job.measure)
    headings.emplace_back(path, true);
  headings.emplace_back("reason", false);
  Columns columns(std::move(headings));
  for(const ResultRow& row : rows)
  {
    static const RunResult none;
    const RunResult& result = row.result ? *row.result : none;
    const bool told = row.result && !result.digest.empty();
    std::vector<std::string> cells{std::to_string(row.run->number), row.run->name,
                                   !row.result     ? "missing"
                                   : result.good() ? "done"
                                                   : "failed"};
    if(withMatch)
    {
      cells.push_back(result.match ? std::to_string(result.scoreLeft) + ':' + std::to_string(result.scoreRight) : "");
      cells.push_back(result.playMode);
    }
    cells.push_back(told ? shortNumber(result.simulatedSeconds) + " s" : "");
    cells.push_back(row.result ? shortNumber(result.wallSeconds) + " s" : "");
    for(std::size_t i = 0; i < job.measure.size(); ++i)
      cells.push_back(row.result ? shortNumber(valueOf({ResultQuantity::Kind::SignalEnd, i}, job, *row.run, &result))
                                 : "");
    cells.push_back(reasonOf(result).english());
    columns.add(std::move(cells));
  }
  return columns.text();
}

std::string groupTable(const Job& job, const std::vector<GroupStatistics>& groups,
                       const std::vector<ResultQuantity>& quantities)
{
  Columns columns({{"averages", false}, {"quantity", false}, {"runs", true}, {"mean ± 95 %", false}});
  for(const GroupStatistics& group : groups)
    for(std::size_t i = 0; i < quantities.size(); ++i)
      if(group.quantities[i].count > 0)
        columns.add({i == 0 ? (group.name.empty() ? "all runs" : group.name) : "", nameOf(quantities[i], job),
                     std::to_string(group.quantities[i].count), meanText(group.quantities[i])});
  return columns.text();
}

std::string standingTable(const std::vector<Standing>& standings)
{
  Columns columns({{"team", false},
                   {"played", true},
                   {"won", true},
                   {"drawn", true},
                   {"lost", true},
                   {"goals", true},
                   {"points", true}});
  for(const Standing& s : standings)
    columns.add({s.team, std::to_string(s.played), std::to_string(s.won), std::to_string(s.drawn),
                 std::to_string(s.lost), std::to_string(s.goalsFor) + ':' + std::to_string(s.goalsAgainst),
                 std::to_string(s.points)});
  return columns.text();
}

} // namespace sparkwright
