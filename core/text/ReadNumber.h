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

/// Reads `HOST:PORT`, `HOST` or `:PORT`. An address of IPv6 stands in brackets, which `host` does not get; without a port
/// it needs none: `[::1]:3100`, `::1`.
/// @param leastPort  the port is from this to 65535
/// @return false if the text is none of these; what it does not have is left as it is
inline bool readPlace(const std::string& text, int leastPort, std::string& host, int& port)
{
  const std::size_t bracket = text.starts_with('[') ? text.find(']') : 0;
  if(bracket == std::string::npos)
    return false;
  std::size_t colon = text.find(':', bracket);
  if(bracket == 0 && colon != std::string::npos && text.find(':', colon + 1) != std::string::npos)
    colon = std::string::npos; // Several without brackets: they are of the address.
  if(bracket > 0 && colon != bracket + 1 && bracket + 1 < text.size())
    return false;
  if(colon != std::string::npos && !readNumber(text.substr(colon + 1), leastPort, 65535, port))
    return false;
  const std::string name = bracket > 0 ? text.substr(1, bracket - 1) : text.substr(0, colon);
  if(!name.empty())
    host = name;
  return !text.empty() && text != ":" && !(bracket > 0 && name.empty());
}

} // namespace sparkwright
