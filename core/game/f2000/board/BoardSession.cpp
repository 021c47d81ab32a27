#include "core/game/f2000/board/BoardSession.h"

#include "core/game/f2000/board/BoardUnits.h"
#include "core/game/f2000/file/FormReader.h"

#include <algorithm>
#include <limits>

namespace sparkwright::f2000
{

namespace
{

using Code = BoardErrorCode;

constexpr std::int64_t anyTime = std::int64_t{1} << 62; // µs
constexpr std::int64_t fastest = 100'000'000; ///< mm/s or mdeg/s
constexpr std::int64_t silence = 2'000'000;   ///< µs, after which a robot that moves is stopped.

} // namespace

const BoardSession::Command* BoardSession::commandOf(std::string_view name)
{
  using S = State;
  using B = BoardSession;
  using W = WorldCommands;
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
      {"SCORE", S::Greeted, S::Active, false, &W::score},
      {"TIME", S::Greeted, S::Active, false, &W::time},
      {"STATE", S::Greeted, S::Active, false, &W::playState},
      {"RESET", S::Greeted, S::Active, true, &W::reset},
      {"PAUSE", S::Greeted, S::Active, true, &W::pause},
      {"RESUME", S::Greeted, S::Active, true, &W::resume},
      {"SPEED", S::Greeted, S::Active, true, &W::speed},
      {"PLACE", S::Greeted, S::Active, true, &W::place},
      {"TRUTH", S::Greeted, S::Active, true, &W::truth},
      {"PING", S::Connected, S::Active, false, &W::ping},
      {"BYE", S::Connected, S::Active, false, &B::bye},
  };
  const auto* const found = std::ranges::find(commands, name, &Command::name);
  return found == std::end(commands) ? nullptr : found;
}

BoardSession::BoardSession(int client, BoardHost& host, const Rights& rights, std::function<void(const std::string&)> said)
    : client_(client), host_(host), rights_(rights), said_(std::move(said)), world_(host, replies_), lastLine_(host.clock())
{
  replies_.say("WELCOME f2000 1 \"Sparkwright\"");
}

void BoardSession::receive(std::string_view bytes)
{
  using Piece = BoardStream::Piece;
  stream_.add(bytes);
  while(state_ != State::Closed)
  {
    std::string_view piece;
    const Piece kind = stream_.next(piece);
    if(kind == Piece::None)
      break;
    if(kind == Piece::Line)
      line(piece);
    else if(kind == Piece::Block)
      robotFile(std::string(piece));
    else
    {
      replies_.fail({Code::LineTooLong, "a line has at most 1048576 bytes"});
      close();
    }
  }
  stream_.dropRead();
}

void BoardSession::line(std::string_view text)
{
  lastLine_ = host_.clock();
  const std::optional<BoardLine> parsed = BoardLine::parse(text);
  if(!parsed)
  {
    constexpr int mostErrors = 10;
    replies_.fail({Code::Syntax, "a message is a command and words; texts stand in quotes, which have to end"});
    if(++syntaxErrors_ >= mostErrors || state_ == State::Connected)
      close();
    return;
  }
  syntaxErrors_ = 0;
  if(parsed->command.empty())
    return;
  const Command* const command = commandOf(parsed->command);
  if(!command)
  {
    replies_.fail({Code::UnknownCommand, "there is no command " + parsed->command.substr(0, 40)}, parsed->sequence);
    // Who begins so is no client of the board, but a web page, say, whose further lines must not count.
    if(state_ == State::Connected)
      close();
    return;
  }
  if(state_ < command->least || state_ > command->most)
  {
    static constexpr std::string_view after[] = {"a connection", "HELLO", "OFFSET", "CONFIG", "START"};
    return replies_.fail({Code::WrongState, parsed->command + (state_ < command->least
                                                          ? " comes after " + std::string(after[static_cast<std::size_t>(command->least)])
                                                          : " comes once, and has come")},
                parsed->sequence);
  }
  if(command->trainer && !trainer_)
    return replies_.fail({Code::NoRight, parsed->command + " is for trainers: HELLO with the token that the simulator shows"},
                parsed->sequence);
  if(const auto* const own = std::get_if<Own>(&command->run))
    (this->**own)(*parsed);
  else
    (world_.*std::get<OfWorld>(command->run))(*parsed);
}

void BoardSession::hello(const BoardLine& line)
{
  if(!line.text(0) || line.whole(1, 1, 1) != 1)
    return replies_.badNumber(line, "the name of the client in quotes, and the version 1");
  const std::string* const token = line.text(2);
  trainer_ = rights_.allTrain || (token && !rights_.token.empty() && *token == rights_.token);
  state_ = State::Greeted;
  replies_.ok(line, std::to_string(client_));
}

void BoardSession::sync(const BoardLine& line)
{
  const std::int64_t received = host_.clock();
  const auto sent = line.whole(0, -anyTime, anyTime);
  if(!sent)
    return replies_.badNumber(line, "the client's time in microseconds");
  replies_.say("SYNC " + std::to_string(*sent) + ' ' + std::to_string(received) + ' ' + std::to_string(host_.clock()));
}

void BoardSession::offset(const BoardLine& line)
{
  const auto microseconds = line.whole(0, -anyTime, anyTime);
  if(!microseconds)
    return replies_.badNumber(line, "the client's time less the server's, in microseconds");
  offset_ = *microseconds;
  state_ = std::max(state_, State::Synced);
  replies_.ok(line);
}

void BoardSession::config(const BoardLine& line)
{
  const auto bytes = line.whole(0, 1, FormReader::largestFile);
  if(!bytes)
    return replies_.badNumber(line, "the length of the robot's file: 1 to 262144 bytes");
  stream_.expectBlock(static_cast<std::size_t>(*bytes));
  fileSequence_ = line.sequence;
}

void BoardSession::robotFile(std::string text)
{
  const RobotFile file = parseRobot(std::move(text));
  for(const Diagnostic& each : file.problems)
    if(each.severity == Diagnostic::Severity::Error)
      return replies_.fail({Code::RobotFile, std::to_string(each.line) + ':' + std::to_string(each.column) + ": " + each.message},
                  fileSequence_);
  if(const auto refused = host_.makeRobot(file.robot, robot_))
    return replies_.fail(*refused, fileSequence_);
  state_ = State::Configured;
  BoardLine asked;
  asked.command = "CONFIG";
  asked.sequence = fileSequence_;
  replies_.ok(asked, std::to_string(robot_));
  const SensorContainer& sensors = host_.sensors(robot_);
  for(int i = 1; i <= static_cast<int>(sensors.size()); ++i)
  {
    const SensorIdentity& is = sensors.at(i)->identity();
    replies_.say("SENSOR " + std::to_string(i) + ' ' + quotedForBoard(is.device) + ' ' + quotedForBoard(is.model) + ' ' +
          quotedForBoard(is.type) + ' ' + quotedForBoard(is.feature) + ' ' + std::to_string(sensors.at(i)->layout()));
  }
  replies_.say("END SENSOR");
}

void BoardSession::start(const BoardLine& line)
{
  std::optional<Pose> place;
  if(!line.words.empty())
  {
    const auto x = line.whole(0, -farthestPlace, farthestPlace), y = line.whole(1, -farthestPlace, farthestPlace);
    const auto theta = line.whole(2, -anyTurn, anyTurn);
    if(!x || !y || !theta)
      return replies_.badNumber(line, "nothing, or x and y in mm and a direction in mdeg");
    place = poseOfWords(*x, *y, *theta);
  }
  Pose placed;
  if(const auto refused = host_.startRobot(robot_, place, placed))
    return replies_.fail(*refused, line.sequence);
  state_ = State::Active;
  replies_.ok(line, inMm(placed.x) + ' ' + inMm(placed.y) + ' ' + inMdeg(placed.theta));
}

void BoardSession::translate(const BoardLine& line)
{
  const auto v = line.whole(0, -fastest, fastest);
  if(!v)
    return replies_.badNumber(line, "a velocity in mm/s");
  host_.drive(robot_, static_cast<double>(*v) * unit::mm, {});
  replies_.okIfNumbered(line);
}

void BoardSession::rotate(const BoardLine& line)
{
  const auto omega = line.whole(0, -fastest, fastest);
  if(!omega)
    return replies_.badNumber(line, "a velocity in mdeg/s");
  host_.drive(robot_, {}, static_cast<double>(*omega) * mdeg);
  replies_.okIfNumbered(line);
}

void BoardSession::move(const BoardLine& line)
{
  const auto v = line.whole(0, -fastest, fastest), omega = line.whole(1, -fastest, fastest);
  if(!v || !omega)
    return replies_.badNumber(line, "velocities in mm/s and mdeg/s");
  host_.drive(robot_, static_cast<double>(*v) * unit::mm, static_cast<double>(*omega) * mdeg);
  replies_.okIfNumbered(line);
}

void BoardSession::motion(const BoardLine& line)
{
  constexpr std::int64_t mostNumbers = 64;
  constexpr double most = 1e6;
  const auto count = line.whole(0, 0, mostNumbers);
  if(!count || line.words.size() != static_cast<std::size_t>(*count) + 1)
    return replies_.badNumber(line, "how many numbers follow, and these");
  std::vector<double> values;
  for(std::size_t i = 1; i < line.words.size(); ++i)
  {
    const auto value = line.number(i, -most, most);
    if(!value)
      return replies_.badNumber(line, "numbers in units of the drive");
    values.push_back(*value);
  }
  if(!host_.command(robot_, values))
  {
    std::string names;
    const std::vector<std::string> known = host_.commandNames(robot_);
    for(const std::string& name : known)
      names += (names.empty() ? ": " : ", ") + name;
    return replies_.fail({Code::WrongDimension, "the drive takes " + std::to_string(known.size()) + " values" + names}, line.sequence);
  }
  replies_.okIfNumbered(line);
}

void BoardSession::manipulate(const BoardLine& line)
{
  const std::string* const name = line.text(0);
  const std::string* const state = line.text(1);
  if(!name || !state)
    return replies_.badNumber(line, "a manipulator and a state, both in quotes");
  if(const auto refused = host_.manipulate(robot_, *name, *state))
    return replies_.fail(*refused, line.sequence);
  replies_.ok(line);
}

void BoardSession::stop(const BoardLine& line)
{
  host_.drive(robot_, 0, 0);
  replies_.ok(line);
}

std::optional<std::vector<int>> BoardSession::sensorsIn(const BoardLine& line)
{
  std::vector<int> sensors;
  std::vector<bool> named(host_.sensors(robot_).size() + 1); // Each is sent once, however often it is named.
  for(std::size_t i = 0; i < line.words.size(); ++i)
  {
    const auto number = line.whole(i, 0, std::numeric_limits<int>::max());
    if(!number)
      replies_.badNumber(line, "numbers of sensors");
    else if(!host_.sensors(robot_).at(static_cast<int>(*number)))
      replies_.fail({Code::UnknownSensor, "there is no sensor " + std::to_string(*number)}, line.sequence);
    else
    {
      if(!named[static_cast<std::size_t>(*number)])
        sensors.push_back(static_cast<int>(*number));
      named[static_cast<std::size_t>(*number)] = true;
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
    return replies_.ok(line, std::to_string(host_.sensors(robot_).size()));
  }
  if(line.words.empty())
    return replies_.badNumber(line, "ALL, or numbers of sensors");
  const auto sensors = sensorsIn(line);
  if(!sensors)
    return;
  subset_ = *sensors;
  replies_.ok(line, std::to_string(subset_.size()));
}

void BoardSession::noise(const BoardLine& line)
{
  const std::string wanted = line.words.size() == 1 && !line.words[0].quoted ? line.words[0].text : std::string();
  if(wanted != "ON" && wanted != "OFF")
    return replies_.badNumber(line, "ON or OFF");
  host_.setNoise(robot_, wanted == "ON");
  replies_.ok(line);
}

void BoardSession::say(const BoardLine& line)
{
  const std::string* const text = line.text(0);
  if(!text || text->size() > longestSaying)
    return replies_.badNumber(line, "a text in quotes of at most 512 bytes");
  said_(*text);
  replies_.ok(line);
}

void BoardSession::bye(const BoardLine& line)
{
  replies_.ok(line);
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
    replies_.say(line);
  const SensorContainer& container = host_.sensors(robot_);
  std::vector<int> numbers = sensors;
  if(numbers.empty())
    for(std::size_t i = 0; i < container.size(); ++i)
      numbers.push_back(static_cast<int>(i) + 1);
  // The robot may have been removed since these were asked for.
  std::erase_if(numbers, [&container](int number) { return !container.at(number); });
  replies_.say("UPD " + std::to_string(host_.clock()) + ' ' + std::to_string(numbers.size()));
  for(const int number : numbers)
  {
    const SensorDataPlugin& data = *container.at(number);
    words_.clear();
    data.getData(words_);
    std::string line = "DATA " + std::to_string(number) + ' ' + std::to_string(data.stamp() == 0 ? 0 : data.stamp() + offset_) +
                       ' ' + std::to_string(words_.size());
    for(const std::uint32_t word : words_)
      line += ' ' + std::to_string(word);
    replies_.say(line);
  }
  replies_.say("END UPD");
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
