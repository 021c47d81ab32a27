#include "core/game/f2000/board/BoardSession.h"

#include "core/game/f2000/file/FormReader.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sparkwright::f2000
{

namespace
{

using Code = BoardErrorCode;

constexpr std::int64_t anyTime = std::int64_t{1} << 62; // µs
constexpr std::int64_t farthest = 1'000'000, anyTurn = 360'000'000, fastest = 100'000'000; // mm, mdeg, mm/s or mdeg/s
constexpr double mdeg = unit::degree / 1000;
constexpr std::int64_t silence = 2'000'000; ///< µs, after which a robot that moves is stopped.

std::string inMm(double metres)
{
  return std::to_string(std::lround(metres * 1000));
}

std::string inMdeg(double angle)
{
  return std::to_string(std::lround(angle / mdeg));
}

} // namespace

const BoardSession::Command* BoardSession::commandOf(std::string_view name)
{
  using S = State;
  using B = BoardSession;
  static constexpr Command commands[] = {
      {"HELLO", S::Connected, S::Connected, false, &B::hello},
      {"SYNC", S::Greeted, S::Active, false, &B::sync},
      {"OFFSET", S::Greeted, S::Active, false, &B::offset},
      {"CONFIG", S::Synced, S::Synced, false, &B::config},
      {"START", S::Configured, S::Configured, false, &B::start},
      {"TV", S::Active, S::Active, false, &B::translate},
      {"RV", S::Active, S::Active, false, &B::rotate},
      {"MV", S::Active, S::Active, false, &B::move},
      {"MOTION", S::Active, S::Active, false, &B::motion},
      {"MANIP", S::Active, S::Active, false, &B::manipulate},
      {"STOP", S::Active, S::Active, false, &B::stop},
      {"UPDATE", S::Active, S::Active, false, &B::update},
      {"SUBSET", S::Configured, S::Active, false, &B::subset},
      {"NOISE", S::Configured, S::Active, true, &B::noise},
      {"SAY", S::Active, S::Active, false, &B::say},
      {"SCORE", S::Greeted, S::Active, false, &B::score},
      {"TIME", S::Greeted, S::Active, false, &B::time},
      {"STATE", S::Greeted, S::Active, false, &B::playState},
      {"RESET", S::Greeted, S::Active, true, &B::reset},
      {"PAUSE", S::Greeted, S::Active, true, &B::pause},
      {"RESUME", S::Greeted, S::Active, true, &B::resume},
      {"SPEED", S::Greeted, S::Active, true, &B::speed},
      {"PLACE", S::Greeted, S::Active, true, &B::place},
      {"TRUTH", S::Greeted, S::Active, true, &B::truth},
      {"PING", S::Connected, S::Active, false, &B::ping},
      {"BYE", S::Connected, S::Active, false, &B::bye},
  };
  const auto* const found = std::ranges::find(commands, name, &Command::name);
  return found == std::end(commands) ? nullptr : found;
}

BoardSession::BoardSession(int client, BoardHost& host, const Rights& rights, std::function<void(const std::string&)> said)
    : client_(client), host_(host), rights_(rights), said_(std::move(said)), lastLine_(host.clock())
{
  reply("WELCOME f2000 1 \"Sparkwright\"");
}

void BoardSession::receive(std::string_view bytes)
{
  input_ += bytes;
  std::size_t begin = 0;
  while(state_ != State::Closed)
  {
    if(fileLeft_ > 0)
    {
      if(input_.size() - begin < fileLeft_)
        break;
      std::string text = input_.substr(begin, fileLeft_);
      begin += std::exchange(fileLeft_, 0);
      robotFile(std::move(text));
      continue;
    }
    const std::size_t end = input_.find('\n', begin);
    if((end == input_.npos ? input_.size() : end) - begin > longestLine)
    {
      fail({Code::LineTooLong, "a line has at most 1048576 bytes"});
      close();
      break;
    }
    if(end == input_.npos)
      break;
    std::string_view text(input_.data() + begin, end - begin);
    while(text.ends_with('\r'))
      text.remove_suffix(1);
    begin = end + 1;
    line(text);
  }
  input_.erase(0, begin);
}

void BoardSession::line(std::string_view text)
{
  lastLine_ = host_.clock();
  const std::optional<BoardLine> parsed = BoardLine::parse(text);
  if(!parsed)
  {
    constexpr int mostErrors = 10;
    fail({Code::Syntax, "a message is a command and words; texts stand in quotes, which have to end"});
    if(++syntaxErrors_ >= mostErrors)
      close();
    return;
  }
  syntaxErrors_ = 0;
  if(parsed->command.empty())
    return;
  const Command* const command = commandOf(parsed->command);
  if(!command)
    return fail({Code::UnknownCommand, "there is no command " + parsed->command.substr(0, 40)}, parsed->sequence);
  if(state_ < command->least || state_ > command->most)
  {
    static constexpr std::string_view after[] = {"a connection", "HELLO", "OFFSET", "CONFIG", "START"};
    return fail({Code::WrongState, parsed->command + (state_ < command->least
                                                          ? " comes after " + std::string(after[static_cast<std::size_t>(command->least)])
                                                          : " comes once, and has come")},
                parsed->sequence);
  }
  if(command->trainer && !trainer_)
    return fail({Code::NoRight, parsed->command + " is for trainers: HELLO with the token that the simulator shows"},
                parsed->sequence);
  (this->*command->run)(*parsed);
}

void BoardSession::reply(const std::string& text)
{
  output_ += text + '\n';
}

void BoardSession::ok(const BoardLine& line, const std::string& rest)
{
  reply("OK " + line.command + (line.sequence.empty() ? "" : " " + line.sequence) + (rest.empty() ? "" : " " + rest));
}

void BoardSession::okIfNumbered(const BoardLine& line)
{
  if(!line.sequence.empty())
    ok(line);
}

void BoardSession::fail(const BoardError& error, const std::string& sequence)
{
  reply("ERR " + std::to_string(static_cast<int>(error.code)) + (sequence.empty() ? "" : " " + sequence) + ' ' +
        quotedForBoard(error.text));
}

void BoardSession::badNumber(const BoardLine& line, const std::string& wanted)
{
  fail({Code::BadNumber, line.command + " takes " + wanted}, line.sequence);
}

void BoardSession::hello(const BoardLine& line)
{
  if(!line.text(0) || line.whole(1, 1, 1) != 1)
    return badNumber(line, "the name of the client in quotes, and the version 1");
  const std::string* const token = line.text(2);
  trainer_ = rights_.allTrain || (token && !rights_.token.empty() && *token == rights_.token);
  state_ = State::Greeted;
  ok(line, std::to_string(client_));
}

void BoardSession::sync(const BoardLine& line)
{
  const std::int64_t received = host_.clock();
  const auto sent = line.whole(0, -anyTime, anyTime);
  if(!sent)
    return badNumber(line, "the client's time in microseconds");
  reply("SYNC " + std::to_string(*sent) + ' ' + std::to_string(received) + ' ' + std::to_string(host_.clock()));
}

void BoardSession::offset(const BoardLine& line)
{
  const auto microseconds = line.whole(0, -anyTime, anyTime);
  if(!microseconds)
    return badNumber(line, "the client's time less the server's, in microseconds");
  offset_ = *microseconds;
  state_ = std::max(state_, State::Synced);
  ok(line);
}

void BoardSession::config(const BoardLine& line)
{
  const auto bytes = line.whole(0, 1, FormReader::largestFile);
  if(!bytes)
    return badNumber(line, "the length of the robot's file: 1 to 262144 bytes");
  fileLeft_ = static_cast<std::size_t>(*bytes);
  fileSequence_ = line.sequence;
}

void BoardSession::robotFile(std::string text)
{
  const RobotFile file = parseRobot(std::move(text));
  for(const Diagnostic& each : file.problems)
    if(each.severity == Diagnostic::Severity::Error)
      return fail({Code::RobotFile, std::to_string(each.line) + ':' + std::to_string(each.column) + ": " + each.message},
                  fileSequence_);
  if(const auto refused = host_.makeRobot(file.robot, robot_))
    return fail(*refused, fileSequence_);
  state_ = State::Configured;
  BoardLine asked;
  asked.command = "CONFIG";
  asked.sequence = fileSequence_;
  ok(asked, std::to_string(robot_));
  const SensorContainer& sensors = host_.sensors(robot_);
  for(int i = 1; i <= static_cast<int>(sensors.size()); ++i)
  {
    const SensorIdentity& is = sensors.at(i)->identity();
    reply("SENSOR " + std::to_string(i) + ' ' + quotedForBoard(is.device) + ' ' + quotedForBoard(is.model) + ' ' +
          quotedForBoard(is.type) + ' ' + quotedForBoard(is.feature) + ' ' + std::to_string(sensors.at(i)->layout()));
  }
  reply("END SENSOR");
}

void BoardSession::start(const BoardLine& line)
{
  std::optional<Pose> place;
  if(!line.words.empty())
  {
    const auto x = line.whole(0, -farthest, farthest), y = line.whole(1, -farthest, farthest);
    const auto theta = line.whole(2, -anyTurn, anyTurn);
    if(!x || !y || !theta)
      return badNumber(line, "nothing, or x and y in mm and a direction in mdeg");
    place = Pose{static_cast<double>(*x) * unit::mm, static_cast<double>(*y) * unit::mm,
                 normalized(static_cast<double>(*theta) * mdeg)};
  }
  Pose placed;
  if(const auto refused = host_.startRobot(robot_, place, placed))
    return fail(*refused, line.sequence);
  state_ = State::Active;
  ok(line, inMm(placed.x) + ' ' + inMm(placed.y) + ' ' + inMdeg(placed.theta));
}

void BoardSession::translate(const BoardLine& line)
{
  const auto v = line.whole(0, -fastest, fastest);
  if(!v)
    return badNumber(line, "a velocity in mm/s");
  host_.drive(robot_, static_cast<double>(*v) * unit::mm, {});
  okIfNumbered(line);
}

void BoardSession::rotate(const BoardLine& line)
{
  const auto omega = line.whole(0, -fastest, fastest);
  if(!omega)
    return badNumber(line, "a velocity in mdeg/s");
  host_.drive(robot_, {}, static_cast<double>(*omega) * mdeg);
  okIfNumbered(line);
}

void BoardSession::move(const BoardLine& line)
{
  const auto v = line.whole(0, -fastest, fastest), omega = line.whole(1, -fastest, fastest);
  if(!v || !omega)
    return badNumber(line, "velocities in mm/s and mdeg/s");
  host_.drive(robot_, static_cast<double>(*v) * unit::mm, static_cast<double>(*omega) * mdeg);
  okIfNumbered(line);
}

void BoardSession::motion(const BoardLine& line)
{
  constexpr std::int64_t mostNumbers = 64;
  constexpr double most = 1e6;
  const auto count = line.whole(0, 0, mostNumbers);
  if(!count || line.words.size() != static_cast<std::size_t>(*count) + 1)
    return badNumber(line, "how many numbers follow, and these");
  std::vector<double> values;
  for(std::size_t i = 1; i < line.words.size(); ++i)
  {
    const auto value = line.number(i, -most, most);
    if(!value)
      return badNumber(line, "numbers in units of the drive");
    values.push_back(*value);
  }
  if(!host_.command(robot_, values))
    return fail({Code::WrongDimension, "the drive takes another number of values"}, line.sequence);
  okIfNumbered(line);
}

void BoardSession::manipulate(const BoardLine& line)
{
  const std::string* const name = line.text(0);
  const std::string* const state = line.text(1);
  if(!name || !state)
    return badNumber(line, "a manipulator and a state, both in quotes");
  if(const auto refused = host_.manipulate(robot_, *name, *state))
    return fail(*refused, line.sequence);
  ok(line);
}

void BoardSession::stop(const BoardLine& line)
{
  host_.drive(robot_, 0, 0);
  ok(line);
}

std::optional<std::vector<int>> BoardSession::sensorsIn(const BoardLine& line)
{
  std::vector<int> sensors;
  for(std::size_t i = 0; i < line.words.size(); ++i)
  {
    const auto number = line.whole(i, 0, std::numeric_limits<int>::max());
    if(!number)
      badNumber(line, "numbers of sensors");
    else if(!host_.sensors(robot_).at(static_cast<int>(*number)))
      fail({Code::UnknownSensor, "there is no sensor " + std::to_string(*number)}, line.sequence);
    else
    {
      sensors.push_back(static_cast<int>(*number));
      continue;
    }
    return {};
  }
  return sensors;
}

void BoardSession::update(const BoardLine& line)
{
  const auto sensors = sensorsIn(line);
  if(!sensors)
    return;
  wanted_ = sensors->empty() ? subset_ : *sensors;
  host_.requestData(robot_);
}

void BoardSession::subset(const BoardLine& line)
{
  if(line.words.size() == 1 && !line.words[0].quoted && line.words[0].text == "ALL")
  {
    subset_.clear();
    return ok(line, std::to_string(host_.sensors(robot_).size()));
  }
  if(line.words.empty())
    return badNumber(line, "ALL, or numbers of sensors");
  const auto sensors = sensorsIn(line);
  if(!sensors)
    return;
  subset_ = *sensors;
  ok(line, std::to_string(subset_.size()));
}

void BoardSession::noise(const BoardLine& line)
{
  const std::string wanted = line.words.size() == 1 && !line.words[0].quoted ? line.words[0].text : std::string();
  if(wanted != "ON" && wanted != "OFF")
    return badNumber(line, "ON or OFF");
  host_.setNoise(robot_, wanted == "ON");
  ok(line);
}

void BoardSession::say(const BoardLine& line)
{
  const std::string* const text = line.text(0);
  if(!text || text->size() > longestSaying)
    return badNumber(line, "a text in quotes of at most 512 bytes");
  said_(*text);
  ok(line);
}

void BoardSession::score(const BoardLine&)
{
  const auto [blue, yellow] = host_.score();
  reply("SCORE " + std::to_string(blue) + ' ' + std::to_string(yellow));
}

void BoardSession::time(const BoardLine&)
{
  std::string factor = std::to_string(host_.speedFactor());
  reply("TIME " + std::to_string(host_.clock()) + ' ' + factor);
}

void BoardSession::playState(const BoardLine&)
{
  static constexpr std::string_view names[] = {"PLAY", "KICKOFF", "HALT"};
  reply("STATE " + std::string(names[static_cast<std::size_t>(host_.playState())]));
}

void BoardSession::reset(const BoardLine& line)
{
  const std::string what = line.words.empty() ? "ALL" : line.words[0].text;
  if(what != "ALL" && what != "KICKOFF")
    return badNumber(line, "KICKOFF or ALL");
  host_.reset(what == "ALL" ? BoardHost::ResetKind::All : BoardHost::ResetKind::Kickoff);
  ok(line);
}

void BoardSession::pause(const BoardLine& line)
{
  host_.setPaused(true);
  ok(line);
}

void BoardSession::resume(const BoardLine& line)
{
  host_.setPaused(false);
  ok(line);
}

void BoardSession::speed(const BoardLine& line)
{
  constexpr double slowest = 0.01, fastestFactor = 1000;
  const auto factor = line.number(0, slowest, fastestFactor);
  if(!factor)
    return badNumber(line, "a multiple of real time, 0.01 to 1000");
  host_.setSpeedFactor(*factor);
  ok(line);
}

void BoardSession::place(const BoardLine& line)
{
  const std::string what = line.words.empty() || line.words[0].quoted ? std::string() : line.words[0].text;
  const bool robot = what == "ROBOT";
  const std::size_t first = robot ? 2 : 1;
  const auto x = line.whole(first, -farthest, farthest), y = line.whole(first + 1, -farthest, farthest);
  if((!robot && what != "BALL") || !x || !y)
    return badNumber(line, "BALL x y, or ROBOT id x y theta, in mm and mdeg");
  const Pose pose{static_cast<double>(*x) * unit::mm, static_cast<double>(*y) * unit::mm, 0};
  if(!robot)
  {
    host_.placeBall(pose.x, pose.y);
    return ok(line);
  }
  const auto id = line.whole(1, 1, std::numeric_limits<int>::max());
  const auto theta = line.whole(first + 2, -anyTurn, anyTurn);
  if(!id || !theta)
    return badNumber(line, "ROBOT id x y theta, in mm and mdeg");
  if(const auto refused = host_.placeRobot(static_cast<int>(*id), {pose.x, pose.y, normalized(static_cast<double>(*theta) * mdeg)}))
    return fail(*refused, line.sequence);
  ok(line);
}

void BoardSession::truth(const BoardLine&)
{
  const std::vector<TrueObject> objects = host_.truth();
  reply("TRUTH " + std::to_string(objects.size()));
  for(const TrueObject& each : objects)
    reply("OBJ " + std::to_string(each.id) + ' ' + quotedForBoard(each.kind) + ' ' + inMm(each.pose.x) + ' ' + inMm(each.pose.y) +
          ' ' + inMm(each.z) + ' ' + inMdeg(each.pose.theta));
  reply("END TRUTH");
}

void BoardSession::ping(const BoardLine& line)
{
  const std::string what = line.words.empty() ? std::string() : line.words[0].quoted ? quotedForBoard(line.words[0].text) : line.words[0].text;
  reply("PONG" + (what.empty() ? "" : " " + what));
}

void BoardSession::bye(const BoardLine& line)
{
  ok(line);
  close();
}

void BoardSession::hear(int from, std::int64_t stamp, const std::string& text)
{
  constexpr std::size_t mostHeard = 64;
  if(heard_.size() == mostHeard)
    heard_.erase(heard_.begin()); // The oldest.
  heard_.push_back("HEAR " + std::to_string(from) + ' ' + std::to_string(stamp + offset_) + ' ' + quotedForBoard(text));
}

void BoardSession::cycle()
{
  if(state_ != State::Active)
    return;
  if(host_.clock() - lastLine_ > silence && host_.isMoving(robot_))
    host_.drive(robot_, 0, 0);
  if(wanted_)
    sendData(*std::exchange(wanted_, {}));
}

void BoardSession::sendData(const std::vector<int>& sensors)
{
  for(const std::string& line : std::exchange(heard_, {}))
    reply(line);
  const SensorContainer& container = host_.sensors(robot_);
  const std::size_t count = sensors.empty() ? container.size() : sensors.size();
  reply("UPD " + std::to_string(host_.clock()) + ' ' + std::to_string(count));
  for(std::size_t i = 0; i < count; ++i)
  {
    const int number = sensors.empty() ? static_cast<int>(i) + 1 : sensors[i];
    const SensorDataPlugin& data = *container.at(number);
    words_.clear();
    data.getData(words_);
    output_ += "DATA " + std::to_string(number) + ' ' + std::to_string(data.stamp() == 0 ? 0 : data.stamp() + offset_) + ' ' +
               std::to_string(words_.size());
    for(const std::uint32_t word : words_)
      output_ += ' ' + std::to_string(word);
    output_ += '\n';
  }
  reply("END UPD");
}

void BoardSession::close()
{
  if(state_ == State::Closed)
    return;
  state_ = State::Closed;
  if(robot_ != 0)
    host_.removeRobot(std::exchange(robot_, 0));
}

} // namespace sparkwright::f2000
