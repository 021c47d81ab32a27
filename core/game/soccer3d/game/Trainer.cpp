#include "core/game/soccer3d/game/Trainer.h"

#include "core/game/CommandSource.h"
#include "core/game/soccer3d/game/Ball.h"
#include "core/game/soccer3d/game/SoccerGame.h"
#include "core/game/soccer3d/match/SoccerTexts.h"
#include "core/game/soccer3d/referee/PlayerMover.h"
#include "core/object/Context.h"
#include "core/object/Log.h"
#include "core/robot/agent/Agent.h"
#include "core/robot/language/Action.h"
#include "core/text/Number.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>

namespace sparkwright
{

namespace
{

using Values = std::span<const std::string_view>;

/// Beyond this the engine refuses to put things, m and m/s; robots must not be torn at the border.
constexpr float farthest = 1e5f;

Side sideNamed(std::string_view word)
{
  return word == "Left" ? Side::Left : word == "Right" ? Side::Right : Side::None;
}

Side sideOf(const Action& action)
{
  const Action::Named* const team = action.find("team");
  return team && !team->values.empty() ? sideNamed(team->values[0]) : Side::None;
}

/// `illegal defence` of `(foul illegal defence)`, `(foul illegal_defence)` or `(foul 2)`.
std::optional<FoulType> foulNamed(Values words)
{
  std::string name;
  for(const std::string_view word : words)
    name.append(name.empty() ? "" : " ").append(word);
  std::ranges::replace(name, '_', ' ');
  for(std::size_t i = 0; i < foulNames.size(); ++i)
    if(name == foulNames[i] || name == std::to_string(i))
      return static_cast<FoulType>(i);
  return std::nullopt;
}

std::string foulList()
{
  std::string list;
  for(const std::string_view name : foulNames)
    list += (list.empty() ? "" : ", ") + std::string(name);
  return list;
}

bool namesPlayer(const Action& action)
{
  return action.find("unum") && action.find("team");
}

} // namespace

const std::array<Trainer::Entry, 17> Trainer::commands = {{
    {"kickOff", &Trainer::kickOff},
    {"playMode", &Trainer::playMode},
    {"dropBall", &Trainer::dropBall},
    {"ball", &Trainer::ball},
    {"agent", &Trainer::agent},
    {"select", &Trainer::select},
    {"kill", &Trainer::kill},
    {"repos", &Trainer::repos},
    {"card", &Trainer::card},
    {"suspend", &Trainer::suspend},
    {"switch", &Trainer::switchRobot},
    {"time", &Trainer::time},
    {"score", &Trainer::score},
    {"set", &Trainer::set},
    {"confirm", &Trainer::confirm},
    {"overrule", &Trainer::overrule},
    {"undo", &Trainer::undo},
}};

std::vector<std::string> Trainer::names()
{
  std::vector<std::string> names;
  for(const Entry& entry : commands)
    names.emplace_back(entry.name);
  return names;
}

bool Trainer::command(const Action& action)
{
  const auto entry =
      std::find_if(commands.begin(), commands.end(), [&](const Entry& e) { return e.name == action.name; });
  if(entry == commands.end())
    return false;
  (this->*entry->carryOut)(action);
  return true;
}

void Trainer::ignored(const Action& action, const LocalText& why) const
{
  tell(action, soccerText("trainer.ignored", action.name, why), why);
}

void Trainer::tell(const Action& action, const LocalText& warning, const LocalText& reason) const
{
  if(CommandSource* const source = game_.context().service<CommandSource>())
    source->tell(game_.context().log, action, warning, reason);
  else if(Log* const log = game_.context().log)
    log->warning(warning);
}

/// As rcssserver3d reads it: the longest prefix that is a number, `1,50` as 1. What is no number at all has no effect.
std::optional<double> Trainer::number(const Action& action, std::string_view text) const
{
  const double value = toNumber(text);
  const std::size_t length = numberLength(text);
  if(length == 0 || !std::isfinite(value))
  {
    ignored(action, soccerText("trainer.noNumber", text));
    return {};
  }
  if(length < text.size())
  {
    const LocalText why = soccerText("trainer.readAs", text, value);
    tell(action, soccerText("trainer.partly", action.name, why), why);
  }
  return value;
}

std::optional<int> Trainer::integer(const Action& action, std::string_view name) const
{
  const Action::Named* const named = action.find(name);
  if(!named || named->values.empty())
    return {};
  const auto value = number(action, named->values[0]);
  if(!value)
    return {};
  const int whole = toInteger(*value);
  if(static_cast<double>(whole) != *value)
  {
    const LocalText why = soccerText("trainer.readAs", named->values[0], whole);
    tell(action, soccerText("trainer.partly", action.name, why), why);
  }
  return whole;
}

template <std::size_t N>
std::optional<std::array<float, N>> Trainer::numbers(const Action& action, std::span<const std::string_view> values) const
{
  if(values.size() < N)
  {
    ignored(action, soccerText("trainer.fewNumbers", N, values.size()));
    return {};
  }
  std::array<float, N> read;
  for(std::size_t i = 0; i < N; ++i)
  {
    const auto value = number(action, values[i]);
    if(!value)
      return {};
    read[i] = static_cast<float>(*value);
  }
  return read;
}

/// @return nothing, also if there is no such list
template <std::size_t N>
std::optional<std::array<float, N>> Trainer::numbers(const Action& action, std::string_view name) const
{
  const Action::Named* const named = action.find(name);
  return named ? numbers<N>(action, named->values) : std::nullopt;
}

/// The same for places and velocities.
template <std::size_t N>
std::optional<std::array<float, N>> Trainer::coordinates(const Action& action, std::string_view name) const
{
  const auto read = numbers<N>(action, name);
  if(!read || std::ranges::all_of(*read, [](float v) { return std::abs(v) <= farthest; }))
    return read;
  ignored(action, soccerText("trainer.far", farthest));
  return {};
}

AgentState* Trainer::named(const Action& action) const
{
  AgentState* const player = game_.player(sideOf(action), integer(action, "unum").value_or(0));
  if(!player)
    ignored(action, soccerText("trainer.noPlayer"));
  return player;
}

void Trainer::teleport(AgentState& player, const Vec3f& position)
{
  player.robot().moveTo(position);
  show(player);
}

void Trainer::show(AgentState& player)
{
  player.robot().wake();
  player.robot().showPoses();
  game_.noteMoved(player);
}

void Trainer::kickOff(const Action& action)
{
  const std::string_view word = action.values.empty() ? std::string_view() : action.values[0];
  if(const Side side = sideNamed(word); side != Side::None || word == "None")
    game_.officiate([side](Referee& referee) { referee.kickOff(side); });
  else
    ignored(action, soccerText("trainer.side"));
}

void Trainer::playMode(const Action& action)
{
  if(const auto mode = playModeNamed(action.values.empty() ? std::string_view() : action.values[0]))
    game_.officiate([mode](Referee& referee) { referee.setMode(*mode); });
  else
    ignored(action, soccerText("trainer.noMode"));
}

void Trainer::dropBall(const Action&)
{
  game_.officiate([](Referee& referee) { referee.dropBall(); });
  // Somebody may look on while the simulation is paused.
  if(Ball* const ball = game_.field().ball())
    ball->showPose();
  for(AgentState* const player : game_.players())
    player->robot().showPoses();
}

void Trainer::ball(const Action& action)
{
  Ball* const ball = game_.field().ball();
  if(!ball)
    return ignored(action, soccerText("trainer.noBall"));
  if(!action.find("pos") && !action.find("vel"))
    return ignored(action, soccerText("trainer.ball"));
  if(const auto pos = coordinates<3>(action, "pos"))
    ball->moveTo({(*pos)[0], (*pos)[1], (*pos)[2]});
  if(const auto vel = coordinates<3>(action, "vel"))
    ball->setVelocity({(*vel)[0], (*vel)[1], (*vel)[2]});
  ball->showPose();
}

void Trainer::agent(const Action& action)
{
  if(!namesPlayer(action))
  {
    moveSelectedBack();
    return;
  }
  AgentState* const player = named(action);
  if(!player)
    return;
  if(std::ranges::none_of(std::array{"pos", "move", "battery", "temperature"}, [&](const char* name) { return action.find(name); }))
    return ignored(action, soccerText("trainer.agent"));
  if(const auto pos = coordinates<3>(action, "pos"))
    teleport(*player, {(*pos)[0], (*pos)[1], (*pos)[2]});
  if(const auto move = coordinates<4>(action, "move"))
  {
    player->robot().place({(*move)[0], (*move)[1], (*move)[2]}, (*move)[3]);
    show(*player);
  }
  if(const auto battery = numbers<1>(action, "battery"))
    player->battery = (*battery)[0];
  if(const auto temperature = numbers<1>(action, "temperature"))
    player->temperature = (*temperature)[0];
}

void Trainer::moveSelectedBack()
{
  const Situation& now = game_.referee().now();
  for(AgentState* const player : game_.players())
    if(player->selected() && player->inTeam())
      teleport(*player, PlayerMover::wayBack(now, player->side(), player->position(), player->position()));
}

void Trainer::select(const Action& action)
{
  const std::optional<int> unum = integer(action, "unum");
  AgentState* chosen = nullptr;
  if(unum != -1)
  {
    if(!unum)
    {
      selectNext();
      return;
    }
    chosen = named(action);
    if(!chosen)
      return;
  }
  for(AgentState* const player : game_.players())
    player->setSelected(player == chosen);
}

void Trainer::selectNext()
{
  AgentState* first = nullptr;
  AgentState* next = nullptr;
  bool passed = false; // The selected one.
  for(AgentState* const player : game_.players())
  {
    if(!player->inTeam())
      continue;
    if(!first)
      first = player;
    if(passed && !next)
      next = player;
    passed = passed || player->selected();
  }
  if(!next)
    next = first;
  for(AgentState* const player : game_.players())
    player->setSelected(player == next);
}

void Trainer::kill(const Action& action)
{
  AgentHost* const host = game_.context().service<AgentHost>();
  if(!host)
    return;
  if(namesPlayer(action))
  {
    if(const AgentState* const player = named(action))
      host->closeAgent(player->agentId());
    return;
  }
  std::vector<int> selected; // The host may take robots out at once.
  for(const AgentState* const player : game_.players())
    if(player->selected())
      selected.push_back(player->agentId());
  for(const int agent : selected)
    host->closeAgent(agent);
}

void Trainer::repos(const Action& action)
{
  if(namesPlayer(action))
  {
    if(AgentState* const player = named(action))
      reposition(*player);
    return;
  }
  for(AgentState* const player : game_.players())
    if(player->selected() && player->inTeam())
      reposition(*player);
}

void Trainer::card(const Action& action)
{
  const Action::Named* const named = action.find("colour");
  const std::string_view colour = named && !named->values.empty() ? std::string_view(named->values[0]) : "";
  if(!namesPlayer(action) || (colour != "yellow" && colour != "red"))
    return ignored(action, soccerText("trainer.card"));
  const AgentState* const player = this->named(action);
  if(!player)
    return;
  bool out = colour == "red";
  game_.officiate(
      [&](Referee& referee)
      {
        if(out)
          referee.giveRedCard(player->id());
        else
          out = referee.giveYellowCard(player->id());
      });
  if(out)
    sendOff(*player);
}

void Trainer::sendOff(const AgentState& player)
{
  game_.teams().ban(player.side(), player.unum());
  if(AgentHost* const host = game_.context().service<AgentHost>())
    host->closeAgent(player.agentId());
}

void Trainer::suspend(const Action& action)
{
  const auto seconds = numbers<1>(action, "seconds");
  if(!namesPlayer(action) || !seconds || (*seconds)[0] < 0)
    return ignored(action, soccerText("trainer.suspend"));
  AgentState* const player = named(action);
  if(!player)
    return;
  game_.officiate([&](Referee& referee) { referee.suspend(player->id(), (*seconds)[0]); });
  if((*seconds)[0] > 0)
    reposition(*player);
}

void Trainer::switchRobot(const Action& action)
{
  const Action::Named* const named = action.find("power");
  const std::string_view power = named && !named->values.empty() ? std::string_view(named->values[0]) : "";
  if(!namesPlayer(action) || (power != "on" && power != "off"))
    return ignored(action, soccerText("trainer.switch"));
  const AgentState* const player = this->named(action);
  if(AgentHost* const host = game_.context().service<AgentHost>(); player && host)
    host->switchRobot(player->agentId(), power == "on");
}

void Trainer::reposition(AgentState& player)
{
  const Ball* const ball = game_.field().ball();
  Vec3f place = game_.referee().now().field.sideLinePlace(player.id(), ball ? ball->position().y() : 0.f);
  place.z() = 1;
  teleport(player, place);
}

void Trainer::time(const Action& action)
{
  if(action.values.empty())
    return ignored(action, soccerText("trainer.seconds"));
  const auto time = numbers<1>(action, action.values);
  if(time && (*time)[0] >= 0)
    game_.officiate([&time](Referee& referee) { referee.setTime((*time)[0]); });
  else if(time)
    ignored(action, soccerText("trainer.seconds"));
}

void Trainer::score(const Action& action)
{
  const std::optional<int> left = integer(action, "left"), right = integer(action, "right");
  if(!left || !right)
  {
    if(!action.find("left") || !action.find("right"))
      ignored(action, soccerText("trainer.score"));
    return;
  }
  if(*left < 0 || *right < 0)
    return ignored(action, soccerText("trainer.score"));
  game_.setScores(*left, *right);
}

void Trainer::set(const Action& action)
{
  if(action.named.empty())
    ignored(action, soccerText("trainer.set"));
  for(const Action::Named& variable : action.named)
  {
    std::string text;
    for(const std::string_view value : variable.values)
      text.append(text.empty() ? "" : " ").append(value);
    if(const LocalText problem = game_.setRule(variable.name, text); !problem.empty())
      ignored(action, problem);
  }
}

void Trainer::judge(const Action& action, LocalText (Referee::*verdict)())
{
  if(!action.values.empty() || !action.named.empty())
    return ignored(action, soccerText("trainer.nothing"));
  LocalText refusal;
  game_.judge([&](Referee& referee) { refusal = (referee.*verdict)(); });
  tellRefusal(action, refusal);
}

/// Depends on the match, so it is told each time.
void Trainer::tellRefusal(const Action& action, const LocalText& refusal) const
{
  if(Log* const log = game_.context().log; log && !refusal.empty())
    log->warning(soccerText("trainer.ignored", action.name, refusal));
}

void Trainer::confirm(const Action& action)
{
  judge(action, &Referee::confirm);
}

void Trainer::undo(const Action& action)
{
  judge(action, &Referee::undo);
}

void Trainer::overrule(const Action& action)
{
  if(action.values.empty() && action.named.empty())
    return judge(action, &Referee::overrule);
  const Action::Named* const foul = action.find("foul");
  if(!action.values.empty() || action.named.size() != 3 || !foul || !namesPlayer(action))
    return ignored(action, soccerText("trainer.overrule"));
  const auto kind = foulNamed(foul->values);
  if(!kind)
    return ignored(action, soccerText("trainer.noFoul", foulList()));
  const AgentState* const offender = named(action);
  if(!offender)
    return;
  LocalText refusal;
  game_.judge([&](Referee& referee) { refusal = referee.overrule(*kind, offender->id()); });
  tellRefusal(action, refusal);
}

} // namespace sparkwright
