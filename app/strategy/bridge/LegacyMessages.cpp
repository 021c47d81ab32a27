#include "app/strategy/bridge/LegacyMessages.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdio>

namespace sparkwright::strategy::legacy
{

using namespace simurosot;

namespace
{

constexpr double left = 65, right = 965, top = 95, bottom = 723; ///< Of the field in the picture.
constexpr std::size_t longestName = 60;

bool isBlank(char c)
{
  return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == '\0';
}

/// Reads words and brackets of a message one after another.
class Words
{
public:
  explicit Words(std::string_view text) : rest_(text) {}

  /// A bracket as a word of its own; empty: the end.
  std::string_view next()
  {
    while(!rest_.empty() && isBlank(rest_.front()))
      rest_.remove_prefix(1);
    if(rest_.empty())
      return {};
    std::size_t end = 1;
    if(rest_.front() != '(' && rest_.front() != ')')
      while(end < rest_.size() && rest_[end] != '(' && rest_[end] != ')' && !isBlank(rest_[end]))
        ++end;
    const std::string_view word = rest_.substr(0, end);
    rest_.remove_prefix(end);
    return word;
  }
  bool take(std::string_view word) { return next() == word; }
  bool number(double& value)
  {
    const std::string_view word = next();
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    return error == std::errc() && end == word.data() + word.size() && std::isfinite(value);
  }

private:
  std::string_view rest_;
};

void appendObject(std::string& out, const char* name, double x, double y, double angle, const FieldSpec& field)
{
  const auto [column, row] = inPicture(x, y, field);
  char text[96];
  std::snprintf(text, sizeof text, " ((%s) %d %d %.1f)", name, column, row, -normalizedDeg(angle));
  out += text;
}

} // namespace

std::optional<std::string> readInit(std::string_view datagram)
{
  Words words(datagram);
  if(!words.take("(") || !words.take("init"))
    return {};
  const std::string_view name = words.next();
  if(name.empty() || name == "(" || name == ")")
    return std::string();
  return std::string(name.substr(0, longestName));
}

std::string init(bool isLeft, std::string_view mode)
{
  return std::string("(init ") + (isLeft ? 'l' : 'r') + ' ' + std::string(mode) + ')';
}

std::vector<Wheels> readCommands(std::string_view datagram)
{
  std::vector<Wheels> all;
  Words words(datagram);
  while(all.size() < SST_MAX_ROBOTS && words.take("(") && words.take("(") && words.take("player"))
  {
    Wheels wheels;
    const std::string_view side = words.next();
    double number = 0;
    if((side != "left" && side != "right") || !words.number(number) || !words.take(")") ||
       !words.number(wheels.leftWheel) || !words.number(wheels.rightWheel) || !words.take(")"))
      break;
    wheels.left = side == "left";
    if(number < 1 || number > SST_MAX_ROBOTS || number != std::floor(number))
      continue;
    wheels.number = static_cast<int>(number);
    all.push_back(wheels);
  }
  return all;
}

std::pair<int, int> inPicture(double x, double y, const FieldSpec& field)
{
  const auto pixel = [](double value, double half, double from, double to)
  {
    const double share = half > 0 && std::isfinite(value) ? std::clamp(value / half, -2., 2.) : 0;
    return static_cast<int>(std::lround((from + to) / 2 + share * (to - from) / 2));
  };
  return {pixel(x, field.halfLength(), left, right), pixel(-y, field.halfWidth(), top, bottom)};
}

std::string see(const FullFrame& frame, const FieldSpec& field)
{
  const double turn = frame.blueEnd >= 0 ? 1 : -1; // So that blue defends the right end.
  const double turnDeg = turn > 0 ? 0 : 180;
  std::string text = "(see " + std::to_string(frame.frame);
  for(const Side side : {Side::Yellow, Side::Blue})
    for(int i = 0; i < std::min(frame.robots, SST_MAX_ROBOTS); ++i)
    {
      const ShownRobot& robot = frame.robot[static_cast<std::size_t>(indexOf(side))][static_cast<std::size_t>(i)];
      if(!(robot.flags & SST_VALID))
        continue;
      char name[32];
      const bool isLeft = side == Side::Yellow;
      std::snprintf(name, sizeof name, "player %s %d", isLeft ? "left" : "right", (isLeft ? 1 : 12) + i);
      appendObject(text, name, turn * robot.x, turn * robot.y, robot.angle + turnDeg, field);
    }
  appendObject(text, "ball", turn * frame.ball.x, turn * frame.ball.y, 0, field);
  return text + ')';
}

std::string_view playMode(const FullFrame& frame)
{
  switch(frame.state)
  {
  case SST_STATE_NORMAL:
    return "play_on";
  case SST_STATE_BEFORE:
    return "before_kick_off";
  case SST_STATE_FINISHED:
    return "time_over";
  default:
    return "pause";
  }
}

} // namespace sparkwright::strategy::legacy
