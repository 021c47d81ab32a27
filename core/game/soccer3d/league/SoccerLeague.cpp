#include "core/game/soccer3d/league/SoccerLeague.h"

#include "core/game/soccer3d/game/Rulebook.h"
#include "core/game/soccer3d/league/MatchNodes.h"
#include "core/game/soccer3d/league/SoccerClasses.h"
#include "core/game/soccer3d/match/MatchEvent.h"
#include "core/game/soccer3d/match/PlayMode.h"
#include "core/game/soccer3d/match/SoccerState.h"

#include <algorithm>
#include <array>

namespace sparkwright
{

namespace
{

constexpr std::size_t foulsKept = 500;
constexpr std::size_t mostPlayers = 2 * SoccerTeams::teamSize;
constexpr std::array<std::string_view, 2> waitFields{"pass_mode_score_wait_left", "pass_mode_score_wait_right"};

class SoccerLeague : public League
{
public:
  std::string_view name() const override { return "soccer3d"; }
  std::vector<std::string> games() const override { return {"soccer3d", "spl"}; }
  std::string_view variables() const override { return "Soccer"; }
  LocalText whyNotVariable(std::string_view name, const std::string& value) const override
  {
    return whyNotVariableOfRules(name, value);
  }
  std::vector<std::string> standardScripts() const override
  {
    return {"setups/soccer_variables.rb", "setups/materials.rb", "setups/nao_types.rb"};
  }
  std::span<const std::string> modes() const override { return playModeNames(); }
  std::span<const std::string_view> fouls() const override { return foulNames; }
  void registerClasses(Registry& registry) const override
  {
    registerSoccerClasses(registry);
    registerMatchNodes(registry);
  }
  void install(Object& root, const Registry& registry, std::string_view game) const override
  {
    makeMatchNodes(root, registry, game == "spl");
  }

  void tellMonitors(const GameState& state, int newsAfter, MonitorFields& out) const override
  {
    for(const GameState::Discipline& one : state.discipline)
      out.add("discipline", std::array{one.team, one.unum, one.yellowCards, one.redCard ? 1 : 0, one.seconds});
    for(const GameState::SwitchedOff& one : state.switchedOff)
      out.add("switched_off", std::array{one.team, one.unum});
    const auto* const soccer = state.part<SoccerState>();
    if(!soccer)
      return;
    for(std::size_t side = 0; side < waitFields.size(); ++side)
      if(soccer->passScoreWait[side] > 0)
        out.add(waitFields[side], soccer->passScoreWait[side]);
    for(const SoccerState::Foul& foul : soccer->fouls)
      if(foul.index > newsAfter)
        out.add("foul", std::array{foul.index, foul.type, foul.team, foul.unum});
  }
  int newestNews(const GameState& state, int known) const override
  {
    const auto* const soccer = state.part<SoccerState>();
    return soccer && !soccer->fouls.empty() ? std::max(known, soccer->fouls.back().index) : known;
  }
  void startMessage(GameState& state) const override
  {
    state.discipline.clear();
    state.switchedOff.clear();
    if(const auto* const soccer = state.part<SoccerState>(); soccer && soccer->passScoreWait != std::array{0.f, 0.f})
      state.ownPart<SoccerState>().passScoreWait = {0, 0};
  }
  bool takeField(GameState& state, std::string_view name, std::span<const float> values) const override
  {
    if(const auto wait = std::ranges::find(waitFields, name); wait != waitFields.end() && values.size() == 1)
      state.ownPart<SoccerState>().passScoreWait[static_cast<std::size_t>(wait - waitFields.begin())] = values[0];
    else if(name == "discipline" && values.size() == 5)
      takeDiscipline(state, values);
    else if(name == "switched_off" && values.size() == 2)
      takeSwitchedOff(state, values);
    else if(name == "foul" && values.size() >= 3)
      takeFoul(state.ownPart<SoccerState>(), values);
    else
      return false;
    return true;
  }

private:
  static int value(float number) { return static_cast<int>(std::clamp(number, -1e9f, 1e9f)); }
  static void takeDiscipline(GameState& state, std::span<const float> values)
  {
    if(state.discipline.size() < mostPlayers)
      state.discipline.push_back(
          {value(values[0]), value(values[1]), value(values[2]), values[3] > 0, std::max(value(values[4]), 0)});
  }
  static void takeSwitchedOff(GameState& state, std::span<const float> values)
  {
    if(state.switchedOff.size() < mostPlayers)
      state.switchedOff.push_back({value(values[0]), value(values[1])});
  }
  static void takeFoul(SoccerState& soccer, std::span<const float> values)
  {
    // Newer servers do not number them.
    const bool numbered = values.size() > 3;
    const int next = soccer.fouls.empty() ? 1 : soccer.fouls.back().index + 1;
    const auto rest = values.subspan(numbered ? 1 : 0);
    soccer.fouls.push_back({numbered ? value(values[0]) : next, value(rest[0]), value(rest[1]), value(rest[2])});
    if(soccer.fouls.size() > foulsKept)
      soccer.fouls.erase(soccer.fouls.begin());
  }
};

} // namespace

const League& soccerLeague()
{
  static const SoccerLeague league;
  return league;
}

} // namespace sparkwright
