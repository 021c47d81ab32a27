#pragma once

#include "core/agents/DurationHistogram.h"

#include <string>
#include <string_view>
#include <vector>

namespace sparkwright::strategy
{

/// How long the calls of each function took.
class CallTimes
{
public:
  /// @param name  must live as long as the program
  void add(const char* name, double seconds);

  /// A table, one line for each function; empty if there was no call.
  std::string report() const;
  /// The times of the function that was called most often; null: there was no call.
  const DurationHistogram* busiest() const;

private:
  struct Entry
  {
    const char* name;
    DurationHistogram times;
  };
  std::vector<Entry> entries_;
};

} // namespace sparkwright::strategy
