#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace sparkwright
{

/// Values of signals over time: a row for each moment, NaN where there is no value. Bounded: the oldest rows go.
class SampleTable
{
public:
  static constexpr std::size_t mostRows = 40'000; ///< Preset of setLimit(): ten minutes at 60 frames per second.

  /// Sets the columns. Those that were there before keep their values; new ones have none so far.
  void setColumns(std::vector<std::string> paths);
  const std::vector<std::string>& columns() const { return paths_; }
  /// Most rows; when there are more, a quarter of them goes.
  void setLimit(std::size_t rows) { limit_ = rows; }

  /// Adds a row. Rows after it, when time has gone back, are removed before. @param values  one for each column
  void add(double time, std::span<const double> values);
  void clear();

  std::size_t rows() const { return times_.size(); }
  const std::vector<double>& times() const { return times_; }
  /// Values of a column, one for each row.
  const std::vector<double>& values(std::size_t column) const { return values_[column]; }
  /// Index of the last row at or before a time; rows() if there is none.
  std::size_t rowAt(double time) const;
  /// Counts what was removed or changed, as opposed to added at the end.
  long revision() const { return revision_; }
  /// Number of rows that have gone since the last clear().
  std::size_t gone() const { return gone_; }

  /// As text: a head with the paths, a line for each row between two times. @param separator  `,` for CSV, or a tab
  std::string text(char separator, const std::vector<std::string>& heads, double from, double to) const;

private:
  void removeFirst(std::size_t count);
  void removeFrom(std::size_t row);

  std::vector<std::string> paths_;
  std::vector<double> times_;
  std::vector<std::vector<double>> values_;
  std::size_t limit_ = mostRows, gone_ = 0;
  long revision_ = 0;
};

} // namespace sparkwright
