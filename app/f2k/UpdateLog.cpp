#include "app/f2k/UpdateLog.h"

#include "app/f2k/BoardConnection.h"
#include "app/f2k/Error.h"

#include <algorithm>
#include <chrono>
#include <limits>
#include <thread>

namespace f2k
{

namespace
{

constexpr const char* title = "f2klog 1";
constexpr std::int64_t largestFile = 262'144, mostInUpdate = 1024;
constexpr std::int64_t latest = std::numeric_limits<std::int64_t>::max() / 4;

} // namespace

UpdateLog::UpdateLog(const std::string& file) : out_(file, std::ios::binary | std::ios::trunc)
{
  out_ << title << '\n';
  if(!out_)
    throw Error(Error::local, file + ": cannot be written");
}

void UpdateLog::begin(const std::string& robotFile, const std::vector<FeatureInfo>& features)
{
  out_ << "ROBOT " << robotFile.size() << '\n' << robotFile << '\n';
  for(const FeatureInfo& each : features)
    out_ << "SENSOR " << each.number << ' ' << quoted(each.identity.device) << ' ' << quoted(each.identity.model) << ' '
         << quoted(each.identity.type) << ' ' << quoted(each.identity.feature) << ' ' << each.layout << '\n';
  out_ << "END SENSOR\n";
}

void UpdateLog::update(std::int64_t received, std::int64_t simulated, const std::vector<Measurement>& measurements)
{
  out_ << "UPD " << received << ' ' << simulated << ' ' << measurements.size() << '\n';
  for(const Measurement& each : measurements)
  {
    out_ << "DATA " << each.number << ' ' << each.stamp;
    for(const std::uint32_t word : each.words)
      out_ << ' ' << word;
    out_ << '\n';
  }
  out_ << "END UPD\n";
}

bool UpdateLog::flush()
{
  return static_cast<bool>(out_.flush());
}

LogSource::LogSource(const std::string& file) : file_(file), in_(file, std::ios::binary)
{
  std::string line;
  if(!in_.is_open() || !readLine(line) || line != title)
    throw Error(Error::local, file + ": is no log of updates; it would begin with `f2klog 1`");
  sensors_ = filler_.snapshot(0);
}

LogSource::~LogSource() = default;

void LogSource::fail(const std::string& text) const
{
  throw Error(Error::local, file_ + ':' + std::to_string(line_) + ": " + text);
}

bool LogSource::readLine(std::string& line)
{
  ++line_;
  return static_cast<bool>(std::getline(in_, line)) && !in_.eof(); // A last line without its end is cut off.
}

const Parameters& LogSource::parameters() const
{
  if(!parameters_)
    throw Error(Error::local, "next() comes before parameters()");
  return *parameters_;
}

void LogSource::readRobot(const std::string& head)
{
  const std::int64_t size = wordsOfLine(head).number(1, 1, largestFile);
  std::string text(static_cast<std::size_t>(size), '\0');
  if(!in_.read(text.data(), size) || in_.get() != '\n')
    fail("the robot's file is cut off");
  line_ += 1 + std::count(text.begin(), text.end(), '\n');
  filler_.clear();
  parameters_ = std::make_unique<Parameters>(Parameters::fromText(std::move(text), file_));
  std::string line;
  while(readLine(line))
  {
    const BoardWords words = wordsOfLine(line);
    if(words.is("END", "SENSOR"))
      return;
    if(!words.is("SENSOR") || words.words.size() != 7)
      fail("a sensor is expected: SENSOR number \"device\" \"model\" \"type\" \"feature\" layout");
    filler_.add({words.words[2], words.words[3], words.words[4], words.words[5]},
                static_cast<int>(words.number(6, 0, std::numeric_limits<int>::max())));
  }
  fail("the list of sensors is cut off");
}

bool LogSource::readUpdate(const std::string& head)
{
  const BoardWords words = wordsOfLine(head);
  const std::int64_t received = words.number(1, 0, latest), simulated = words.number(2, 0, latest);
  const std::int64_t count = words.number(3, 0, mostInUpdate);
  if(received < received_)
    fail("the time goes back");
  std::vector<Measurement> measurements;
  std::string line;
  for(std::int64_t i = 0; i < count; ++i)
  {
    if(!readLine(line))
      return false;
    const BoardWords data = wordsOfLine(line);
    if(!data.is("DATA"))
      fail("DATA is expected");
    Measurement one;
    one.number = static_cast<int>(data.number(1, 1, mostInUpdate));
    one.stamp = data.number(2, -latest, latest);
    for(std::size_t word = 3; word < data.words.size(); ++word)
      one.words.push_back(static_cast<std::uint32_t>(data.number(word, 0, std::numeric_limits<std::uint32_t>::max())));
    measurements.push_back(std::move(one));
  }
  if(!readLine(line))
    return false;
  if(line != "END UPD")
    fail("END UPD is expected");
  for(const Measurement& one : measurements)
    if(one.stamp != 0 && !filler_.put(one.number, one.stamp, one.words))
      fail("the array of sensor " + std::to_string(one.number) + " does not fit its feature");
  received_ = received;
  simulated_ = simulated;
  sensors_ = filler_.snapshot(received);
  return true;
}

bool LogSource::next()
{
  std::string line;
  try
  {
    while(readLine(line))
    {
      if(line.rfind("ROBOT ", 0) == 0)
        readRobot(line);
      else if(line.rfind("UPD ", 0) == 0 && parameters_)
      {
        complete_ = readUpdate(line);
        return complete_;
      }
      else
        fail("ROBOT or UPD is expected");
    }
  }
  catch(const Error& error)
  {
    const std::string what = error.what();
    if(what.rfind(file_, 0) == 0)
      throw;
    fail(what); // A word that is no number.
  }
  complete_ = line.empty();
  return false;
}

void LogSource::play(double speed, double longestPause, const std::function<bool()>& each)
{
  using Seconds = std::chrono::duration<double>;
  constexpr double microsecond = 1e-6;
  if(!(speed > 0))
    throw Error(Error::local, "a speed is greater than 0");
  bool first = true;
  for(std::int64_t before = received_; next(); before = received_)
  {
    if(!first)
      std::this_thread::sleep_for(Seconds(std::min(longestPause, static_cast<double>(received_ - before) * microsecond / speed)));
    first = false;
    if(!each())
      return;
  }
}

} // namespace f2k
