#include "core/game/f2000/board/WorldCommands.h"

#include "core/game/f2000/board/BoardUnits.h"

#include <limits>
#include <string_view>

namespace sparkwright::f2000
{

void WorldCommands::score(const BoardLine&)
{
  const auto [blue, yellow] = host_.score();
  replies_.say("SCORE " + std::to_string(blue) + ' ' + std::to_string(yellow));
}

void WorldCommands::time(const BoardLine&)
{
  replies_.say("TIME " + std::to_string(host_.clock()) + ' ' + std::to_string(host_.speedFactor()));
}

void WorldCommands::playState(const BoardLine&)
{
  static constexpr std::string_view names[] = {"PLAY", "KICKOFF", "HALT"};
  replies_.say("STATE " + std::string(names[static_cast<std::size_t>(host_.playState())]));
}

void WorldCommands::reset(const BoardLine& line)
{
  const std::string what = line.words.empty() ? "ALL" : line.words[0].text;
  if(what != "ALL" && what != "KICKOFF")
    return replies_.badNumber(line, "KICKOFF or ALL");
  host_.reset(what == "ALL" ? BoardHost::ResetKind::All : BoardHost::ResetKind::Kickoff);
  replies_.ok(line);
}

void WorldCommands::pause(const BoardLine& line)
{
  host_.setPaused(true);
  replies_.ok(line);
}

void WorldCommands::resume(const BoardLine& line)
{
  host_.setPaused(false);
  replies_.ok(line);
}

void WorldCommands::speed(const BoardLine& line)
{
  constexpr double slowest = 0.01, fastestFactor = 1000;
  const auto factor = line.number(0, slowest, fastestFactor);
  if(!factor)
    return replies_.badNumber(line, "a multiple of real time, 0.01 to 1000");
  host_.setSpeedFactor(*factor);
  replies_.ok(line);
}

void WorldCommands::place(const BoardLine& line)
{
  const std::string what = line.words.empty() || line.words[0].quoted ? std::string() : line.words[0].text;
  const bool robot = what == "ROBOT";
  const std::size_t first = robot ? 2 : 1;
  const auto x = line.whole(first, -farthestPlace, farthestPlace), y = line.whole(first + 1, -farthestPlace, farthestPlace);
  if((!robot && what != "BALL") || !x || !y)
    return replies_.badNumber(line, "BALL x y, or ROBOT id x y theta, in mm and mdeg");
  if(!robot)
  {
    host_.placeBall(static_cast<double>(*x) * unit::mm, static_cast<double>(*y) * unit::mm);
    return replies_.ok(line);
  }
  const auto id = line.whole(1, 1, std::numeric_limits<int>::max());
  const auto theta = line.whole(first + 2, -anyTurn, anyTurn);
  if(!id || !theta)
    return replies_.badNumber(line, "ROBOT id x y theta, in mm and mdeg");
  if(const auto refused = host_.placeRobot(static_cast<int>(*id), poseOfWords(*x, *y, *theta)))
    return replies_.fail(*refused, line.sequence);
  replies_.ok(line);
}

void WorldCommands::truth(const BoardLine&)
{
  const std::vector<TrueObject> objects = host_.truth();
  replies_.say("TRUTH " + std::to_string(objects.size()));
  for(const TrueObject& each : objects)
    replies_.say("OBJ " + std::to_string(each.id) + ' ' + quotedForBoard(each.kind) + ' ' + inMm(each.pose.x) + ' ' + inMm(each.pose.y) +
          ' ' + inMm(each.z) + ' ' + inMdeg(each.pose.theta));
  replies_.say("END TRUTH");
}

void WorldCommands::ping(const BoardLine& line)
{
  const std::string what = line.words.empty() ? std::string() : line.words[0].quoted ? quotedForBoard(line.words[0].text) : line.words[0].text;
  replies_.say("PONG" + (what.empty() ? "" : " " + what));
}

} // namespace sparkwright::f2000
