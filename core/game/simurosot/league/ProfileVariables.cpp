#include "core/game/simurosot/league/ProfileVariables.h"

#include "core/game/simurosot/profile/ProfileKeys.h"
#include "core/game/simurosot/profile/SizeLimits.h"
#include "core/script/ScriptEngine.h"

#include <cctype>
#include <string>
#include <type_traits>
#include <utility>

namespace sparkwright::simurosot
{

namespace
{

/// `FieldLength`, `RulesR7Seconds`
std::string variableNameOf(const ProfileKey& key)
{
  std::string name;
  for(const std::string_view part : {key.section, key.rule, key.name})
    if(!part.empty())
    {
      name += static_cast<char>(std::toupper(static_cast<unsigned char>(part[0])));
      name += part.substr(1);
    }
  return name;
}

ScriptEngine::Variable variableOf(const ProfileKey& key, const LeagueProfile& profile)
{
  auto& values = const_cast<LeagueProfile&>(profile); // The table has members for reading and writing alike.
  return std::visit(
      [&](const auto& member) -> ScriptEngine::Variable
      {
        using Member = std::decay_t<decltype(member)>;
        if constexpr(std::is_same_v<Member, double& (*)(LeagueProfile&)>)
          return member(values);
        else if constexpr(std::is_same_v<Member, int& (*)(LeagueProfile&)>)
          return static_cast<std::int64_t>(member(values));
        else if constexpr(std::is_same_v<Member, bool& (*)(LeagueProfile&)>)
          return member(values);
        else
          return valueOf(key, profile);
      },
      key.member);
}

std::string textOf(const ScriptEngine::Variable& variable)
{
  return std::visit(
      [](const auto& value) -> std::string
      {
        using Value = std::decay_t<decltype(value)>;
        if constexpr(std::is_same_v<Value, std::string>)
          return value;
        else if constexpr(std::is_same_v<Value, bool>)
          return value ? "true" : "false";
        else if constexpr(std::is_same_v<Value, double>)
          return numberText(value);
        else
          return std::to_string(value);
      },
      variable);
}

} // namespace

void defineVariables(const LeagueProfile& profile, ScriptEngine& scripts)
{
  for(const ProfileKey& key : profileKeys())
    scripts.setVariable(variableSpace, variableNameOf(key), variableOf(key, profile));
}

LeagueProfile profileOfVariables(const ScriptEngine* scripts)
{
  if(!scripts)
    return {};
  const auto name = scripts->variable(variableSpace, "Name");
  LeagueProfile base = profileOf(name ? textOf(*name) : std::string()).value_or(LeagueProfile());
  LeagueProfile profile = base;
  for(const ProfileKey& key : profileKeys())
    if(const auto value = scripts->variable(variableSpace, variableNameOf(key)))
      setValue(key, textOf(*value), profile);
  return profile;
}

} // namespace sparkwright::simurosot
