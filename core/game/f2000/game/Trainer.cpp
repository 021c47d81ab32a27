#include "core/game/f2000/game/Trainer.h"

#include "core/game/CommandSource.h"
#include "core/game/f2000/game/GameTexts.h"
#include "core/object/Log.h"
#include "core/robot/language/Action.h"
#include "core/text/Number.h"

#include <cmath>
#include <optional>
#include <string_view>
#include <vector>

namespace sparkwright::f2000
{

namespace
{

std::optional<RobotTeam> teamNamed(std::string_view word)
{
  if(word == "Left")
    return RobotTeam::Blue;
  if(word == "Right")
    return RobotTeam::Yellow;
  return {};
}

/// The first numbers of a list; nothing if there are fewer, or one is no number or too large.
std::optional<std::vector<double>> numbersOf(const Action& action, std::string_view name, std::size_t count)
{
  constexpr double farthest = 1000; // m
  const Action::Named* const named = action.find(name);
  if(!named || named->values.size() < count)
    return {};
  std::vector<double> numbers;
  for(std::size_t i = 0; i < count; ++i)
  {
    numbers.push_back(toNumber(named->values[i]));
    const std::size_t length = numberLength(named->values[i]);
    if(length == 0 || length != named->values[i].size() || !(std::abs(numbers.back()) <= farthest))
      return {};
  }
  return numbers;
}

} // namespace

std::vector<std::string> Trainer::names()
{
  return {"pause", "resume", "kickOff", "newMatch", "dropBall", "playMode", "ball", "agent", "score"};
}

bool Trainer::command(const Action& action)
{
  if(action.name == "pause" || action.name == "resume")
    course_.setPaused(action.name == "pause");
  else if(action.name == "kickOff")
    course_.kickOff();
  else if(action.name == "newMatch")
    course_.beginAnew();
  else if(action.name == "dropBall")
    course_.dropBall();
  else if(action.name == "playMode")
    playMode(action);
  else if(action.name == "ball")
    ball(action);
  else if(action.name == "agent")
    agent(action);
  else if(action.name == "score")
    score(action);
  else
    return false;
  return true;
}

void Trainer::ignored(const Action& action, const LocalText& why) const
{
  if(source_)
    source_->tell(log_, action, gameText("f2kGame.ignored", action.name, why), why);
}

void Trainer::playMode(const Action& action)
{
  if(!course_.setMode(action.values.empty() ? std::string_view() : action.values[0]))
    ignored(action, gameText("f2kGame.noMode"));
}

void Trainer::ball(const Action& action)
{
  BallNode* const ball = parts_.ball();
  const auto place = numbersOf(action, "pos", 2), speed = numbersOf(action, "vel", 2);
  if(!ball)
    return ignored(action, gameText("f2kGame.noBall"));
  if(!place && !speed)
    return ignored(action, gameText("f2kGame.noPlace"));
  if(place)
    ball->place((*place)[0], (*place)[1]);
  if(speed)
    ball->setVelocity({static_cast<float>((*speed)[0]), static_cast<float>((*speed)[1]), 0});
}

void Trainer::agent(const Action& action)
{
  const Action::Named* const team = action.find("team");
  const auto number = numbersOf(action, "unum", 1);
  const auto side = team && !team->values.empty() ? teamNamed(team->values[0]) : std::nullopt;
  RobotNode* const robot = side && number ? parts_.robots().ofTeam(*side, static_cast<int>((*number)[0])) : nullptr;
  if(!robot)
    return ignored(action, gameText("f2kGame.noRobot"));
  if(const auto move = numbersOf(action, "move", 4))
    robot->place({(*move)[0], (*move)[1], normalized((*move)[3] * unit::degree)});
  else if(const auto place = numbersOf(action, "pos", 2))
    robot->place({(*place)[0], (*place)[1], robot->pose().theta});
  else
    ignored(action, gameText("f2kGame.noPlace"));
}

void Trainer::score(const Action& action)
{
  const auto left = numbersOf(action, "left", 1), right = numbersOf(action, "right", 1);
  const auto isCount = [](const auto& numbers) { return numbers && (*numbers)[0] >= 0 && std::trunc((*numbers)[0]) == (*numbers)[0]; };
  if(!isCount(left) || !isCount(right))
    return ignored(action, gameText("f2kGame.numbers"));
  course_.referee().setScore(static_cast<int>((*left)[0]), static_cast<int>((*right)[0]));
  records_.recordScore();
}

} // namespace sparkwright::f2000
