#include "core/game/simurosot/game/Trainer.h"

#include "core/game/CommandSource.h"
#include "core/game/simurosot/game/GameTexts.h"
#include "core/game/simurosot/game/PlayModes.h"
#include "core/game/simurosot/game/SimurosotGame.h"
#include "core/object/Context.h"
#include "core/object/Log.h"
#include "core/robot/language/Action.h"
#include "core/text/Number.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>
#include <utility>

namespace sparkwright::simurosot
{

namespace
{

constexpr float farthest = 1e3f; ///< m
constexpr double mostGoals = 1e6;

std::optional<int> teamNamed(std::string_view word)
{
  if(word == "Left")
    return 1;
  if(word == "Right")
    return 2;
  return {};
}

std::string_view firstWord(const Action& action)
{
  return action.values.empty() ? std::string_view() : action.values[0];
}

std::string_view valueOf(const Action& action, std::string_view name)
{
  const Action::Named* const named = action.find(name);
  return named && !named->values.empty() ? named->values[0] : std::string_view();
}

/// The whole text as a number up to an amount.
std::optional<double> numberOf(std::string_view text, double most)
{
  const double value = toNumber(text);
  const bool isNumber = !text.empty() && numberLength(text) == text.size() && std::abs(value) <= most;
  return isNumber ? std::optional(value) : std::nullopt;
}

/// The first two numbers of a list, as a place in cm.
std::optional<Point> placeOf(const Action& action, std::string_view name)
{
  const Action::Named* const named = action.find(name);
  if(!named || named->values.size() < 2)
    return {};
  const auto x = numberOf(named->values[0], farthest), y = numberOf(named->values[1], farthest);
  return x && y ? std::optional(Point{*x / metresPerCm, *y / metresPerCm}) : std::nullopt;
}

/// Commands that need no more than their name.
constexpr std::pair<std::string_view, MatchCommand::Kind> plain[] = {
    {"confirm", MatchCommand::Kind::Confirm},   {"pause", MatchCommand::Kind::Pause},
    {"resume", MatchCommand::Kind::Resume},     {"whistle", MatchCommand::Kind::Whistle},
    {"start", MatchCommand::Kind::Start},       {"startPeriod", MatchCommand::Kind::StartPeriod},
    {"newMatch", MatchCommand::Kind::NewMatch},
};

} // namespace

const std::array<Trainer::Entry, 16> Trainer::entries{{
    {"confirm", &Trainer::simple},
    {"pause", &Trainer::simple},
    {"resume", &Trainer::simple},
    {"whistle", &Trainer::simple},
    {"start", &Trainer::simple},
    {"startPeriod", &Trainer::simple},
    {"newMatch", &Trainer::simple},
    {"overrule", &Trainer::overrule},
    {"kickOff", &Trainer::kickOff},
    {"playMode", &Trainer::playMode},
    {"dropBall", &Trainer::dropBall},
    {"restartHere", &Trainer::restartHere},
    {"ball", &Trainer::ball},
    {"agent", &Trainer::agent},
    {"score", &Trainer::score},
    {"timeOut", &Trainer::timeOut},
}};

std::vector<std::string> Trainer::names()
{
  std::vector<std::string> names;
  for(const Entry& entry : entries)
    names.emplace_back(entry.name);
  return names;
}

bool Trainer::command(const Action& action)
{
  const auto entry = std::ranges::find(entries, action.name, &Entry::name);
  if(entry == entries.end())
    return false;
  (this->*entry->carryOut)(action);
  return true;
}

void Trainer::ignored(const Action& action, const LocalText& why) const
{
  if(CommandSource* const source = game_.context().service<CommandSource>())
    source->tell(game_.context().log, action, gameNodeText("simuroTrainer.ignored", action.name, why), why);
}

void Trainer::give(const Action& action, const MatchCommand& command)
{
  if(const LocalText why = game_.machine().command(command); !why.empty())
    ignored(action, why);
}

void Trainer::simple(const Action& action)
{
  MatchCommand command;
  command.kind = std::ranges::find(plain, action.name, &std::pair<std::string_view, MatchCommand::Kind>::first)->second;
  give(action, command);
}

/// Another restart than the one that waits for its decision, or one that nobody has asked for.
void Trainer::restart(const Action& action, Restart restart, Side side, Placer placer)
{
  MatchCommand command;
  command.kind = game_.machine().pending() ? MatchCommand::Kind::Overrule : MatchCommand::Kind::Foul;
  command.restart = restart;
  command.side = side;
  command.placer = placer;
  give(action, command);
}

void Trainer::overrule(const Action& action)
{
  const std::string_view mode = action.values.empty() ? valueOf(action, "mode") : firstWord(action);
  const auto other = restartOf(mode, game_.machine().status().blueEnd);
  if(other)
    return restart(action, other->restart, other->actor);
  MatchCommand command;
  command.kind = MatchCommand::Kind::Reject;
  give(action, command);
}

void Trainer::kickOff(const Action& action)
{
  const MatchStatus status = game_.machine().status();
  MatchCommand command;
  command.kind = status.state == MatchState::Before  ? MatchCommand::Kind::Start
                 : status.state == MatchState::Break ? MatchCommand::Kind::StartPeriod
                                                     : MatchCommand::Kind::NewMatch;
  if(command.kind != MatchCommand::Kind::NewMatch)
    return give(action, command);
  const std::optional<int> team = teamNamed(firstWord(action));
  restart(action, Restart::PlaceKick, sideOfTeam(team.value_or(1), status.blueEnd));
}

void Trainer::playMode(const Action& action)
{
  const std::string_view mode = firstWord(action);
  const MatchStatus status = game_.machine().status();
  if(const auto wanted = restartOf(mode, status.blueEnd))
    return restart(action, wanted->restart, wanted->actor);
  MatchCommand command;
  if(mode == "PlayOn")
    command.kind = status.state == MatchState::Ready ? MatchCommand::Kind::Whistle : MatchCommand::Kind::Resume;
  else if(mode == "Pause")
    command.kind = MatchCommand::Kind::Pause;
  else if(mode == "BeforeKickOff")
    command.kind = MatchCommand::Kind::NewMatch;
  else
    return ignored(action, gameNodeText("simuroTrainer.noMode"));
  give(action, command);
}

/// A free ball in the quarter where the ball is.
void Trainer::dropBall(const Action& action)
{
  const sst_ball& at = game_.seen().ball;
  const MatchStatus status = game_.machine().status();
  restart(action, freeBallAt(at.x, at.y), (at.x >= 0) == (status.blueEnd > 0) ? Side::Blue : Side::Yellow);
}

/// A restart for which people have placed the robots.
void Trainer::restartHere(const Action& action)
{
  const auto wanted = restartOf(firstWord(action), game_.machine().status().blueEnd);
  if(!wanted)
    return ignored(action, gameNodeText("simuroTrainer.noMode"));
  restart(action, wanted->restart, wanted->actor, Placer::Person);
}

void Trainer::ball(const Action& action)
{
  const std::optional<Point> place = placeOf(action, "pos");
  if(!place)
    return ignored(action, gameNodeText("simuroTrainer.noPlace"));
  MatchCommand command;
  command.kind = MatchCommand::Kind::Place;
  command.object = SREF_BALL;
  command.pose = {place->x, place->y, 0};
  give(action, command);
}

void Trainer::agent(const Action& action)
{
  const std::optional<int> team = teamNamed(valueOf(action, "team"));
  const int number = toInteger(valueOf(action, "unum")) - 1;
  const Side side = sideOfTeam(team.value_or(1), game_.machine().status().blueEnd);
  const RobotNode* const robot = team ? game_.robot(side, number) : nullptr;
  if(!robot)
    return ignored(action, gameNodeText("simuroTrainer.noRobot"));
  const std::string_view list = action.find("move") ? "move" : "pos";
  const std::optional<Point> place = placeOf(action, list);
  if(!place)
    return ignored(action, gameNodeText("simuroTrainer.noPlace"));
  const Action::Named& named = *action.find(list);
  MatchCommand command;
  command.kind = MatchCommand::Kind::Place;
  command.object = number + (side == Side::Yellow ? SST_MAX_ROBOTS : 0);
  command.pose = {place->x, place->y, robot->pose().angle};
  if(list == "move" && named.values.size() >= 4) // Headings are told from +y there.
  {
    const auto heading = numberOf(named.values[3], 1e6);
    if(!heading)
      return ignored(action, gameNodeText("simuroTrainer.noPlace"));
    command.pose.angle = normalizedDeg(*heading + 90);
  }
  give(action, command);
}

void Trainer::score(const Action& action)
{
  const int blueEnd = game_.machine().status().blueEnd;
  MatchCommand command;
  command.kind = MatchCommand::Kind::SetScore;
  for(const auto& [name, team] : {std::pair("left", 1), std::pair("right", 2)})
  {
    const Side side = sideOfTeam(team, blueEnd);
    const Action::Named* const named = action.find(name);
    const auto index = static_cast<std::size_t>(indexOf(side));
    command.score[index] = game_.machine().status().score[index];
    if(!named)
      continue;
    const auto goals = named->values.empty() ? std::nullopt : numberOf(named->values[0], mostGoals);
    if(!goals || *goals < 0 || std::trunc(*goals) != *goals)
      return ignored(action, gameNodeText("simuroTrainer.score"));
    command.score[index] = static_cast<int>(*goals);
  }
  give(action, command);
}

void Trainer::timeOut(const Action& action)
{
  const std::optional<int> team = teamNamed(firstWord(action));
  if(!team)
    return ignored(action, gameNodeText("simuroTrainer.side"));
  MatchCommand command;
  command.kind = MatchCommand::Kind::TimeOut;
  command.side = sideOfTeam(*team, game_.machine().status().blueEnd);
  give(action, command);
}

} // namespace sparkwright::simurosot
