#include "app/f2k/Session.h"

#include "core/game/f2000/board/ClockOffset.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <limits>

namespace f2k
{

namespace
{

using Clock = BoardConnection::Clock;

constexpr double mm = 1e-3, mdeg = 3.14159265358979323846 / 180'000;
constexpr std::int64_t anyTime = std::numeric_limits<std::int64_t>::max() / 4;
constexpr std::int64_t mostFeatures = 1024, mostWords = std::int64_t{1} << 25;

} // namespace

std::int64_t clockNow()
{
  return std::chrono::duration_cast<std::chrono::microseconds>(Clock::now().time_since_epoch()).count();
}

Client::Session::Session(Parameters robotParameters, Options options)
: parameters(std::move(robotParameters)), options_(std::move(options)),
  cycle_(std::max(1, static_cast<int>(std::lround(parameters.cycle() * 1000))))
{
  state_.sensors = filler_.snapshot(0);
}

Client::Session::~Session()
{
  stop();
  try
  {
    disconnect();
  }
  catch(const std::exception&) // It ends anyhow.
  {
  }
}

Client::Session::State Client::Session::state() const
{
  const Lock look(looking_);
  return state_;
}

void Client::Session::setSink(UpdateSink* sink)
{
  const Lock held(dialogue_);
  sink_ = sink;
}

void Client::Session::send(const std::string& bytes)
{
  const Lock held(sending_);
  if(!connected_)
    throw Error(Error::local, "there is no connection to a server");
  connection_.send(bytes, options_.timeout);
}

void Client::Session::command(const std::string& line)
{
  send(line + '\n');
}

/// The connection has ended.
void Client::Session::lose()
{
  const Lock held(sending_);
  connected_ = false;
  connection_.close();
}

BoardWords Client::Session::answerTo(const std::string& sequence, std::string_view answer)
{
  const auto until = Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(options_.timeout));
  for(;;)
  {
    const BoardWords words = wordsOfLine(connection_.line(until));
    if(words.is("ERR"))
    {
      const Error error(static_cast<int>(words.number(1, 0, std::numeric_limits<int>::max())),
                        words.words.size() > 2 ? words.words[2] : "refused");
      if(words.sequence == sequence || sequence.empty())
        throw error;
      tell(error);
    }
    else if(words.is("HEAR") && words.words.size() > 3)
    {
      const int from = static_cast<int>(words.number(1, 0, std::numeric_limits<int>::max()));
      const std::int64_t stamp = words.number(2, -anyTime, anyTime);
      const Lock look(looking_);
      events_.push_back(
          [this, from, stamp, text = words.words[3]]
          {
            if(callbacks.hear)
              callbacks.hear(from, stamp, text);
          });
    }
    else if(words.is(answer) && (words.sequence.empty() || words.sequence == sequence))
      return words;
  }
}

BoardWords Client::Session::ask(const std::string& name, const std::string& rest, std::string_view answer)
{
  const std::string sequence = '#' + std::to_string(++lastSequence_);
  try
  {
    send(name + ' ' + sequence + rest + '\n');
    return answerTo(sequence, answer);
  }
  catch(const Error& error)
  {
    if(error.code() == Error::local) // The next answer could be to this question.
      lose();
    throw;
  }
}

BoardWords Client::Session::request(const std::string& name, const std::string& rest, std::string_view answer)
{
  BoardWords words;
  {
    const Lock held(dialogue_);
    words = ask(name, rest, answer);
  }
  deliver();
  return words;
}

void Client::Session::connect(const std::string& host, int port)
{
  {
    const Lock held(dialogue_);
    host_ = host;
    port_ = port;
    converse();
  }
  deliver();
}

void Client::Session::converse()
{
  lose();
  {
    const Lock held(sending_);
    connection_.open(host_, port_, options_.timeout);
    connected_ = true;
  }
  try
  {
    welcome();
    compareClocks();
    bringRobot();
  }
  catch(const Error&)
  {
    lose();
    throw;
  }
}

void Client::Session::welcome()
{
  const BoardWords words = answerTo("", "WELCOME");
  if(words.words.size() < 3 || words.words[1] != "f2000" || words.words[2] != "1")
    throw Error(Error::local, "the server speaks another protocol");
  ask("HELLO", ' ' + quoted(options_.name) + " 1" + (options_.token.empty() ? "" : ' ' + quoted(options_.token)), "OK");
}

void Client::Session::compareClocks()
{
  constexpr int exchanges = 5;
  sparkwright::f2000::ClockOffset clocks;
  for(int i = 0; i < exchanges; ++i)
  {
    const std::int64_t sent = clockNow();
    const BoardWords words = ask("SYNC", ' ' + std::to_string(sent), "SYNC");
    clocks.add(sent, words.number(2, -anyTime, anyTime), words.number(3, -anyTime, anyTime), clockNow());
  }
  ask("OFFSET", ' ' + std::to_string(clocks.offset()), "OK");
  const Lock look(looking_);
  state_.offset = clocks.offset();
  state_.roundTrip = clocks.roundTrip().value_or(0);
}

void Client::Session::synchronise()
{
  {
    const Lock held(dialogue_);
    compareClocks();
  }
  deliver();
}

void Client::Session::bringRobot()
{
  const std::string sequence = '#' + std::to_string(++lastSequence_);
  send("CONFIG " + sequence + ' ' + std::to_string(parameters.text().size()) + '\n' + parameters.text());
  const int robot = static_cast<int>(answerTo(sequence, "OK").number(2, 0, std::numeric_limits<int>::max()));
  filler_.clear();
  std::vector<FeatureInfo> features;
  const auto until = Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(options_.timeout));
  for(BoardWords words = wordsOfLine(connection_.line(until)); !words.is("END", "SENSOR");
      words = wordsOfLine(connection_.line(until)))
  {
    if(!words.is("SENSOR") || words.words.size() < 7)
      continue;
    FeatureInfo info;
    info.number = static_cast<int>(words.number(1, 1, mostFeatures));
    info.identity = {words.words[2], words.words[3], words.words[4], words.words[5]};
    info.layout = static_cast<int>(words.number(6, 0, std::numeric_limits<int>::max()));
    if(info.number != static_cast<int>(features.size()) + 1)
      throw Error(Error::local, "the server has left out a sensor");
    filler_.add(info.identity, info.layout);
    features.push_back(std::move(info));
  }
  std::string place;
  if(options_.start)
    place = ' ' + std::to_string(std::llround(options_.start->x / mm)) + ' ' + std::to_string(std::llround(options_.start->y / mm)) +
            ' ' + std::to_string(std::llround(options_.start->theta / mdeg));
  ask("START", place, "OK");
  if(sink_)
    sink_->begin(parameters.text(), features);
  const Lock look(looking_);
  state_.robot = robot;
  state_.features = std::move(features);
  state_.sensors = filler_.snapshot(clockNow());
}

void Client::Session::disconnect()
{
  {
    const Lock held(dialogue_);
    if(!connected_)
      return;
    try
    {
      ask("BYE", "", "OK");
    }
    catch(const Error&) // It has gone before.
    {
    }
    lose();
  }
  deliver();
}

std::int64_t Client::Session::readUpdate()
{
  const BoardWords head = ask("UPDATE", "", "UPD");
  const std::int64_t simulated = head.number(1, 0, anyTime), count = head.number(2, 0, mostFeatures);
  const auto until = Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(options_.timeout));
  std::vector<Measurement> measurements;
  for(std::int64_t i = 0; i < count; ++i)
  {
    const BoardWords words = wordsOfLine(connection_.line(until));
    const std::int64_t size = words.number(3, 0, mostWords);
    if(!words.is("DATA") || words.words.size() != static_cast<std::size_t>(size) + 4)
      throw Error(Error::local, "the server has sent data of another length than it says");
    Measurement one;
    one.number = static_cast<int>(words.number(1, 1, mostFeatures));
    one.stamp = words.number(2, -anyTime, anyTime);
    for(std::size_t word = 4; word < words.words.size(); ++word)
      one.words.push_back(static_cast<std::uint32_t>(words.number(word, 0, std::numeric_limits<std::uint32_t>::max())));
    measurements.push_back(std::move(one));
  }
  if(!wordsOfLine(connection_.line(until)).is("END", "UPD"))
    throw Error(Error::local, "the server has not ended an update");
  const std::int64_t received = clockNow();
  for(const Measurement& one : measurements)
    if(one.stamp != 0 && !filler_.put(one.number, one.stamp, one.words))
      tell(Error(Error::local, "the array of sensor " + std::to_string(one.number) + " is damaged"));
  if(sink_)
    sink_->update(received, simulated, measurements);
  const Lock look(looking_);
  state_.sensors = filler_.snapshot(received);
  return simulated;
}

std::int64_t Client::Session::update()
{
  std::int64_t simulated = 0;
  {
    const Lock held(dialogue_);
    try
    {
      simulated = readUpdate();
    }
    catch(const Error& error)
    {
      if(error.code() == Error::local)
        lose();
      throw;
    }
  }
  deliver();
  if(callbacks.update)
    callbacks.update(simulated);
  return simulated;
}

void Client::Session::tell(const Error& error)
{
  const Lock look(looking_);
  events_.push_back(
      [this, error]
      {
        if(callbacks.error)
          callbacks.error(error);
      });
}

void Client::Session::deliver()
{
  std::vector<std::function<void()>> events;
  {
    const Lock look(looking_);
    events.swap(events_);
  }
  for(const auto& each : events)
    each();
}

void Client::Session::setCycle(int milliseconds)
{
  if(milliseconds < 1)
    throw Error(Error::local, "a cycle has at least 1 ms");
  cycle_ = milliseconds;
}

void Client::Session::start()
{
  if(running_)
    return;
  stop();
  running_ = true;
  thread_ = std::thread([this] { run(); });
}

void Client::Session::stop()
{
  {
    const Lock held(pausing_);
    running_ = false;
  }
  pause_.notify_all();
  if(thread_.joinable())
    thread_.join();
}

/// The thread of the updates.
void Client::Session::run()
{
  auto next = Clock::now();
  while(running_)
  {
    try
    {
      if(connected_)
        update();
      else if(options_.reconnects)
        restore();
      else
        break;
    }
    catch(const Error& error)
    {
      deliver();
      if(callbacks.error)
        callbacks.error(error);
    }
    constexpr auto patience = std::chrono::seconds(1); // Between two attempts to connect.
    const auto now = Clock::now();
    next = connected_ ? std::max(next + std::chrono::milliseconds(cycle_), now) : now + patience;
    Lock held(pausing_);
    pause_.wait_until(held, next, [this] { return !running_; });
  }
  running_ = false;
}

void Client::Session::restore()
{
  {
    const Lock held(dialogue_);
    converse();
  }
  deliver();
  if(callbacks.robot)
    callbacks.robot(state().robot);
}

} // namespace f2k
