#include "core/game/League.h"

#include <algorithm>
#include <cctype>

namespace sparkwright
{

const League* leagueOfGame(const Leagues& leagues, std::string_view game)
{
  const auto plays = [game](const League* league) { return std::ranges::count(league->games(), game) > 0; };
  const auto found = std::ranges::find_if(leagues, plays);
  return found == leagues.end() ? nullptr : *found;
}

std::pair<std::string, std::string> variableNamed(std::string_view name, std::string_view nameSpace)
{
  const std::size_t dot = name.find('.');
  std::pair<std::string, std::string> named(dot == std::string_view::npos ? nameSpace : name.substr(0, dot),
                                            dot == std::string_view::npos ? name : name.substr(dot + 1));
  // Variables begin with a capital letter, but some of the names that people know, such as visionInterval, do not.
  if(!named.second.empty())
    named.second.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(named.second.front())));
  return named;
}

LocalText whyNotVariable(const Leagues& leagues, std::string_view nameSpace, std::string_view name, const std::string& value)
{
  const auto found = std::ranges::find_if(leagues, [nameSpace](const League* league) { return league->variables() == nameSpace; });
  return found == leagues.end() ? LocalText() : (*found)->whyNotVariable(name, value);
}

LocalText whyNotVariable(const Leagues& leagues, std::string_view name, const std::string& value)
{
  const auto [space, plain] = variableNamed(name, leagues.empty() ? std::string_view() : leagues.front()->variables());
  return whyNotVariable(leagues, space, plain, value);
}

} // namespace sparkwright
