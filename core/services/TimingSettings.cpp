#include "core/services/TimingSettings.h"

#include "core/text/ReadNumber.h"

#include <algorithm>

namespace sparkwright
{

namespace
{

bool readMilliseconds(std::string_view text, double& seconds)
{
  double milliseconds = 0;
  if(!readNumber(std::string(text), 0.0, TimingSettings::longest * 1e3, milliseconds))
    return false;
  seconds = milliseconds / 1e3;
  return true;
}

std::string_view trimmed(std::string_view text)
{
  const std::size_t first = text.find_first_not_of(' ');
  return first == std::string_view::npos ? std::string_view()
                                         : text.substr(first, text.find_last_not_of(' ') + 1 - first);
}

} // namespace

std::string_view TimingSettings::readKind(std::string_view text)
{
  reproducible = text == "reproducible";
  return reproducible || text == "plain" ? "" : "plain or reproducible";
}

std::string_view TimingSettings::readThinking(std::string_view text)
{
  constexpr std::string_view wanted = "milliseconds from 0 to 10000, such as 20 or `Red 3=12,Red=15,20`, or reported";
  reported = text == "reported";
  table.clear();
  if(reported)
    return {};
  for(std::size_t at = 0; at <= text.size();)
  {
    const std::size_t end = std::min(text.find(',', at), text.size());
    const std::string_view part = text.substr(at, end - at);
    at = end + 1;
    const std::size_t equals = part.find('=');
    double seconds = 0;
    if(!readMilliseconds(trimmed(equals == std::string_view::npos ? part : part.substr(equals + 1)), seconds))
      return wanted;
    const std::string_view name =
        equals == std::string_view::npos ? std::string_view() : trimmed(part.substr(0, equals));
    if(equals == std::string_view::npos)
      think = seconds;
    else if(name.empty())
      return wanted;
    else
      table.emplace_back(name, seconds);
  }
  return {};
}

double TimingSettings::lengthFor(std::string_view name) const
{
  const std::string_view team = name.substr(0, name.find(' '));
  for(const std::string_view wanted : {name, team})
    for(const auto& [known, seconds] : table)
      if(!wanted.empty() && known == wanted)
        return seconds;
  return think;
}

} // namespace sparkwright
