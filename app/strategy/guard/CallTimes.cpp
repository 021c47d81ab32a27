#include "app/strategy/guard/CallTimes.h"

#include <algorithm>
#include <cstdio>

namespace sparkwright::strategy
{

void CallTimes::add(const char* name, double seconds)
{
  const auto found = std::find_if(entries_.begin(), entries_.end(),
                                  [name](const Entry& entry) { return std::string_view(entry.name) == name; });
  Entry& entry = found != entries_.end() ? *found : entries_.emplace_back(Entry{name, {}});
  entry.times.add(seconds);
}

std::string CallTimes::report() const
{
  if(entries_.empty())
    return {};
  std::string text = "function                calls   ms: median      p99     most\n";
  for(const Entry& entry : entries_)
  {
    char line[120];
    std::snprintf(line, sizeof line, "%-20.20s %8llu %12.3f %8.3f %8.3f\n", entry.name,
                  static_cast<unsigned long long>(entry.times.count()), entry.times.quantile(0.5) * 1000,
                  entry.times.quantile(0.99) * 1000, entry.times.most() * 1000);
    text += line;
  }
  return text;
}

const DurationHistogram* CallTimes::busiest() const
{
  const auto most = std::max_element(entries_.begin(), entries_.end(), [](const Entry& a, const Entry& b)
                                     { return a.times.count() < b.times.count(); });
  return most == entries_.end() ? nullptr : &most->times;
}

} // namespace sparkwright::strategy
