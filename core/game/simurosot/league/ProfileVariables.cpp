#include "core/game/simurosot/league/ProfileVariables.h"

#include "core/game/simurosot/field/FieldSpec.h"
#include "core/game/simurosot/game/GameTexts.h"
#include "core/game/simurosot/profile/ProfileFile.h"
#include "core/game/simurosot/profile/ProfileKeys.h"
#include "core/game/simurosot/profile/SizeLimits.h"
#include "core/script/ScriptEngine.h"

#include <algorithm>
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

/// Gives the sizes of a limit their presets, and says so.
/// @return whether one of them had another value
bool takeBack(const SizeLimit& limit, const LeagueProfile& preset, LeagueProfile& profile,
              std::vector<ImpossibleVariable>& problems)
{
  bool taken = false;
  for(const ProfileKey& key : profileKeys())
  {
    const std::string value = valueOf(key, profile), wanted = valueOf(key, preset);
    if(std::ranges::find(limit.sizes, pathOf(key)) == limit.sizes.end() || value == wanted)
      continue;
    taken = true;
    setValue(key, wanted, profile);
    const std::string name = variableNameOf(key);
    problems.push_back({name, gameNodeText("profile.apart", name, value, wanted, LocalText(limit.wanted, {}))});
  }
  return taken;
}

} // namespace

void defineVariables(const LeagueProfile& profile, ScriptEngine& scripts)
{
  for(const ProfileKey& key : profileKeys())
    scripts.setVariable(variableSpace, variableNameOf(key), variableOf(key, profile));
}

LocalText whyNotProfileVariable(std::string_view name, const std::string& value)
{
  const auto keys = profileKeys();
  const auto key = std::ranges::find_if(keys, [name](const ProfileKey& one) { return variableNameOf(one) == name; });
  LeagueProfile profile;
  const std::string_view text = std::string_view(value).substr(value.starts_with('+') ? 1 : 0);
  return key == keys.end() || setValue(*key, text, profile) ? LocalText() : expectationOf(*key, value);
}

LeagueProfile profileOfVariables(const ScriptEngine& scripts, const LeagueProfile& preset,
                                 std::vector<ImpossibleVariable>& problems)
{
  LeagueProfile profile = preset;
  for(const ProfileKey& key : profileKeys())
  {
    const std::string name = variableNameOf(key);
    const auto value = scripts.variable(variableSpace, name);
    if(value && !setValue(key, textOf(*value), profile))
      problems.push_back({name, gameNodeText("profile.impossible", name, textOf(*value), valueOf(key, preset))});
  }
  const auto broken = [&profile]
  { return std::ranges::find_if(sizeLimits(), [&](const SizeLimit& one) { return !one.holds(profile); }); };
  auto limit = broken();
  while(limit != sizeLimits().end() && takeBack(*limit, preset, profile, problems))
    limit = broken();
  return profile;
}

LeagueProfile baseOfVariables(const ScriptEngine& scripts)
{
  const auto name = scripts.variable(variableSpace, "Name");
  if(const auto named = profileOf(name ? textOf(*name) : std::string()))
    return *named;
  const bool small = scripts.number(variableSpace, "League", SST_MAX_ROBOTS) <= FieldSpec::middle().robots;
  return small ? *profileOf("middle-mirosot") : LeagueProfile();
}

} // namespace sparkwright::simurosot
