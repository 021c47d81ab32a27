#include "app/ide/plots/SampleTable.h"

#include "core/record/export/TableWriter.h"

#include <algorithm>
#include <limits>

namespace sparkwright
{

void SampleTable::setColumns(std::vector<std::string> paths)
{
  std::vector<std::vector<double>> values;
  for(const std::string& path : paths)
  {
    const auto known = std::ranges::find(paths_, path);
    if(known != paths_.end())
      values.push_back(values_[static_cast<std::size_t>(known - paths_.begin())]);
    else
      values.emplace_back(times_.size(), std::numeric_limits<double>::quiet_NaN());
  }
  paths_ = std::move(paths);
  values_ = std::move(values);
  ++revision_;
}

void SampleTable::add(double time, std::span<const double> values)
{
  if(!times_.empty() && time <= times_.back())
    removeFrom(static_cast<std::size_t>(std::ranges::lower_bound(times_, time) - times_.begin()));
  if(times_.size() >= limit_)
    removeFirst(std::max<std::size_t>(limit_ / 4, 1));
  times_.push_back(time);
  for(std::size_t i = 0; i < values_.size(); ++i)
    values_[i].push_back(i < values.size() ? values[i] : std::numeric_limits<double>::quiet_NaN());
}

void SampleTable::removeFirst(std::size_t count)
{
  count = std::min(count, times_.size());
  const auto cut = [count](std::vector<double>& list) { list.erase(list.begin(), list.begin() + static_cast<std::ptrdiff_t>(count)); };
  cut(times_);
  std::ranges::for_each(values_, cut);
  gone_ += count;
}

void SampleTable::removeFrom(std::size_t row)
{
  times_.resize(row);
  for(std::vector<double>& list : values_)
    list.resize(row);
  ++revision_;
}

void SampleTable::clear()
{
  removeFrom(0);
  gone_ = 0;
}

std::size_t SampleTable::rowAt(double time) const
{
  const auto after = std::ranges::upper_bound(times_, time);
  return after == times_.begin() ? rows() : static_cast<std::size_t>(after - times_.begin()) - 1;
}

std::string SampleTable::text(char separator, const std::vector<std::string>& heads, double from, double to) const
{
  const std::string_view end = separator == ',' ? "\r\n" : "\n";
  std::string text = "time [s]";
  for(const std::string& head : heads)
  {
    text += separator;
    appendCsv(head, text);
  }
  text += end;
  for(std::size_t row = 0; row < times_.size(); ++row)
  {
    if(times_[row] < from || times_[row] > to)
      continue;
    appendNumber(times_[row], text, 12);
    for(const std::vector<double>& column : values_)
    {
      text += separator;
      appendNumber(column[row], text);
    }
    text += end;
  }
  return text;
}

} // namespace sparkwright
