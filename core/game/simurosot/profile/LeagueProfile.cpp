#include "core/game/simurosot/profile/LeagueProfile.h"

#include <algorithm>

namespace sparkwright::simurosot
{

namespace
{

constexpr std::array<std::string_view, ruleCount> ruleNames{"R0", "R1", "R1b", "R2", "R3", "R4",  "R4b",
                                                            "R5", "R6", "R7",  "R8", "R9", "R10", "R11"};
constexpr std::array<std::string_view, 4> profiles{"large-simurosot", "large-mirosot", "middle-mirosot",
                                                   "middle-platform2019"};

void set(RuleSpec& rules, RuleId rule, bool enabled) { rules.enabled[static_cast<std::size_t>(rule)] = enabled; }

LeagueProfile middle(std::string_view name)
{
  LeagueProfile profile;
  profile.name = name;
  profile.field = FieldSpec::middle();
  profile.rules.mirosot = true;
  set(profile.rules, RuleId::CrowdedPenaltyArea, true);
  set(profile.rules, RuleId::ManyAttackers, true);
  return profile;
}

} // namespace

std::string_view nameOf(RuleId rule) { return ruleNames[static_cast<std::size_t>(rule)]; }

std::optional<RuleId> ruleOf(std::string_view name)
{
  const auto found = std::ranges::find(ruleNames, name);
  if(found == ruleNames.end())
    return {};
  return static_cast<RuleId>(found - ruleNames.begin());
}

LeagueProfile::LeagueProfile()
{
  rules.enabled.fill(true);
  // The rules of the Large League have neither.
  set(rules, RuleId::CrowdedPenaltyArea, false);
  set(rules, RuleId::ManyAttackers, false);
}

std::span<const std::string_view> profileNames() { return profiles; }

std::optional<LeagueProfile> profileOf(std::string_view name)
{
  if(name == "large-simurosot")
    return LeagueProfile();
  if(name == "large-mirosot")
  {
    LeagueProfile profile;
    profile.name = name;
    profile.rules.mirosot = true;
    return profile;
  }
  if(name == "middle-mirosot")
    return middle(name);
  if(name == "middle-platform2019")
  {
    LeagueProfile profile = middle(name);
    profile.rules.centreTest = true;
    profile.placement.freeBallGap = 30;
    profile.robot.wheelUnit = 2.58;
    profile.field.goalDepth = 15;
    profile.match.goldenGoal = false;
    profile.match.shootOutKicks = 5;
    return profile;
  }
  return {};
}

} // namespace sparkwright::simurosot
