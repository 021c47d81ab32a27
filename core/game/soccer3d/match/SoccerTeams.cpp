#include "core/game/soccer3d/match/SoccerTeams.h"

#include "core/archive/StateArchive.h"
#include "core/game/soccer3d/match/SoccerTexts.h"

#include <algorithm>
#include <map>

namespace sparkwright
{

namespace
{

/// Viewers read names as single atoms.
bool isTeamName(std::string_view name)
{
  return !name.empty() && name.size() <= SoccerTeams::longestName &&
         std::all_of(name.begin(), name.end(),
                     [](char c)
                     {
                       const auto byte = static_cast<unsigned char>(c);
                       return byte > 0x20 && byte != 0x7f && c != '(' && c != ')';
                     });
}

} // namespace

SoccerTeams::SoccerTeams(const SoccerSettings& settings) : settings_(settings)
{
  const float r = settings.agentRadius;
  const float x = settings.fieldLength / 2 - 2 * r, y = settings.fieldWidth / 2 - 2 * r;
  waiting_[0] = {-x, y, r};
  waiting_[1] = {x, y, r};
}

Side SoccerTeams::sideFor(std::string_view teamName) const
{
  for(const Side side : {Side::Left, Side::Right})
    if(name(side) == teamName)
      return side;
  for(const Side side : {Side::Left, Side::Right})
    if(name(side).empty())
      return side;
  return Side::None;
}

SoccerTeams::Place SoccerTeams::join(std::string_view teamName, int unum, int robotType, std::optional<int> most)
{
  if(!isTeamName(teamName))
    return {Side::None, 0,
            soccerText("init.name", longestName)};
  if(unum < 0 || unum > teamSize)
    return {Side::None, 0, soccerText("init.number", teamSize)};
  const Side side = sideFor(teamName);
  if(side == Side::None)
    return {Side::None, 0, soccerText("init.twoTeams", teams_[0].name, teams_[1].name)};

  Team& team = teams_[index(side)];
  if(LocalText refusal = refusalOf(team, unum, robotType, most); !refusal.empty())
    return {Side::None, 0, std::move(refusal)};
  if(unum == 0)
    while(team.typeOf[static_cast<std::size_t>(++unum)] || team.banned[static_cast<std::size_t>(unum)])
    {
    }
  team.name = teamName;
  team.typeOf[static_cast<std::size_t>(unum)] = robotType;
  return {side, unum, {}};
}

LocalText SoccerTeams::refusalOf(const Team& team, int unum, int robotType, std::optional<int> most) const
{
  const auto players = static_cast<int>(
      std::count_if(team.typeOf.begin() + 1, team.typeOf.end(), [](const auto& type) { return type.has_value(); }));
  if(unum > 0 && team.typeOf[static_cast<std::size_t>(unum)])
    return soccerText("init.taken", unum);
  if(unum > 0 && team.banned[static_cast<std::size_t>(unum)])
    return soccerText("init.sentOff", unum);
  if(players + static_cast<int>(std::ranges::count(team.banned, true)) >= teamSize)
    return soccerText("init.complete");
  return typeRefusal(team, robotType, most, players);
}

LocalText SoccerTeams::typeRefusal(const Team& team, int robotType, std::optional<int> most, int players) const
{
  std::map<int, int> counts;
  for(const auto& type : team.typeOf)
    if(type)
      ++counts[*type];
  const bool known = counts.contains(robotType);
  const int same = known ? counts[robotType] : 0;
  int others = 0; // The most of any other type.
  for(const auto& [type, count] : counts)
    if(type != robotType)
      others = std::max(others, count);

  const int limit = static_cast<int>(settings_.maxRobotTypeCount);
  if(same >= std::min(limit, most.value_or(limit)))
    return soccerText("init.types", same, robotType);
  if(same + 1 + others > static_cast<int>(settings_.maxSumTwoRobotTypes))
    return soccerText("init.twoTypes", same + 1 + others);
  const int missing = static_cast<int>(settings_.minRobotTypesCount) - static_cast<int>(counts.size());
  if(known && teamSize - players <= missing)
    return soccerText("init.otherTypes");
  return {};
}

void SoccerTeams::ban(Side side, int unum)
{
  if(side != Side::None && unum >= 1 && unum <= teamSize)
    teams_[index(side)].banned[static_cast<std::size_t>(unum)] = true;
}

void SoccerTeams::leave(Side side, int unum)
{
  if(side != Side::None && unum >= 1 && unum <= teamSize)
    teams_[index(side)].typeOf[static_cast<std::size_t>(unum)].reset();
}

Vec3f SoccerTeams::nextWaitingPlace(Side side)
{
  Vec3f& next = waiting_[index(side)];
  const Vec3f place = next;
  const float r = settings_.agentRadius;
  next.y() -= 3 * r;
  if(next.y() < -settings_.fieldWidth / 2)
  {
    next.y() = settings_.fieldWidth / 2 - 2 * r;
    next.x() += 2 * r;
  }
  return place;
}

void SoccerTeams::archive(StateArchive& a)
{
  for(Team& team : teams_)
    a(team.name, team.typeOf, team.banned);
  a(waiting_);
}

} // namespace sparkwright
