#pragma once

#include <charconv>
#include <string>
#include <system_error>

namespace sparkwright
{

/// Reads a number that fills the whole text and lies in [least, most]. @return false if not; `out` is then unchanged
template <class T>
bool readNumber(const std::string& text, T least, T most, T& out)
{
  T value{};
  const char* const end = text.data() + text.size();
  const auto [at, error] = std::from_chars(text.data(), end, value);
  if(error != std::errc() || at != end || !(value >= least && value <= most))
    return false;
  out = value;
  return true;
}

} // namespace sparkwright
