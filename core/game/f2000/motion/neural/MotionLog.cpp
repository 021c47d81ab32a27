#include "core/game/f2000/motion/neural/MotionLog.h"

#include "core/game/f2000/motion/neural/MotionTexts.h"
#include "core/disk/ReadFile.h"
#include "core/text/ReadNumber.h"

#include <algorithm>
#include <array>
#include <sstream>

namespace sparkwright::f2000
{

namespace
{

constexpr std::size_t columns = 8, mostProblems = 20;
constexpr double longestGap = 0.25; // s
constexpr double mdeg = unit::degree / 1000;

class LogReader
{
public:
  explicit LogReader(std::string file) : file_(std::move(file)) {}

  MotionLog read(const std::string& text)
  {
    std::istringstream lines(text);
    std::string line;
    for(line_ = 1; std::getline(lines, line); ++line_)
      if(line_ > 1 && line.find_first_not_of(" \t\r,") != line.npos)
        readLine(line);
    std::erase_if(log_.pieces, [](const auto& piece) { return piece.empty(); });
    return std::move(log_);
  }

private:
  void report(Diagnostic::Severity severity, LocalText message, LocalText hint = {})
  {
    if(log_.problems.size() < mostProblems)
      log_.problems.push_back(Diagnostic::of(severity, file_, line_, 1, std::move(message), std::move(hint)));
  }

  void readLine(std::string line)
  {
    std::ranges::replace(line, ',', ' ');
    std::istringstream words(line);
    std::array<double, columns> values{};
    std::string word;
    std::size_t count = 0;
    constexpr double most = 1e12;
    while(words >> word)
      if(count == columns || !readNumber(word, -most, most, values[count++]))
        return report(Diagnostic::Severity::Error, motionText("f2000.log.columns"));
    if(count < columns)
      return report(Diagnostic::Severity::Error, motionText("f2000.log.columns"));
    add({values[0] * unit::ms,
         {values[1] * unit::mm, values[2] * unit::mm, normalized(values[3] * mdeg)},
         values[4] * unit::mm, values[5] * mdeg, values[6] * unit::mm, values[7] * mdeg});
  }

  void add(const MotionSample& sample)
  {
    if(!log_.pieces.empty() && !log_.pieces.back().empty())
    {
      const double last = log_.pieces.back().back().time, since = sample.time - last;
      if(since <= 0)
        return report(Diagnostic::Severity::Error, motionText("f2000.log.time", sample.time / unit::ms, last / unit::ms),
                      motionText("f2000.log.order"));
      if(since > longestGap)
      {
        report(Diagnostic::Severity::Note, motionText("f2000.log.gap", since / unit::ms));
        log_.pieces.emplace_back();
      }
    }
    else if(log_.pieces.empty())
      log_.pieces.emplace_back();
    log_.pieces.back().push_back(sample);
  }

  const std::string file_;
  int line_ = 0;
  MotionLog log_;
};

MotionSample between(const MotionSample& a, const MotionSample& b, double time)
{
  const double share = (time - a.time) / (b.time - a.time);
  const auto mixed = [share](double from, double to) { return from + share * (to - from); };
  return {time,
          {mixed(a.pose.x, b.pose.x), mixed(a.pose.y, b.pose.y),
           normalized(a.pose.theta + share * normalized(b.pose.theta - a.pose.theta))},
          mixed(a.v, b.v), mixed(a.omega, b.omega), a.vSet, a.omegaSet};
}

} // namespace

std::size_t MotionLog::size() const
{
  std::size_t sum = 0;
  for(const auto& piece : pieces)
    sum += piece.size();
  return sum;
}

bool MotionLog::isUsable() const
{
  return size() > 0 && std::ranges::none_of(problems, [](const Diagnostic& each)
                                            { return each.severity == Diagnostic::Severity::Error; });
}

MotionLog parseMotionLog(const std::string& text, const std::string& file)
{
  return LogReader(file).read(text);
}

MotionLog readMotionLog(const std::filesystem::path& file)
{
  constexpr std::uint64_t maxBytes = 1 << 30;
  ReadFile read = readFile(file, maxBytes);
  if(!read)
  {
    MotionLog log;
    log.problems.push_back(
        Diagnostic::of(Diagnostic::Severity::Error, file.string(), 0, 0, motionText("f2000.log.unreadable")));
    return log;
  }
  MotionLog log = parseMotionLog(read.text, file.string());
  constexpr int needed = 3000;
  if(log.size() == 0 && log.problems.empty())
    log.problems.push_back(Diagnostic::of(Diagnostic::Severity::Error, file.string(), 0, 0, motionText("f2000.log.few", 0, needed)));
  return log;
}

MotionLog resampled(const MotionLog& log, double period)
{
  MotionLog result;
  result.problems = log.problems;
  for(const auto& piece : log.pieces)
  {
    auto& out = result.pieces.emplace_back();
    std::size_t i = 0;
    for(std::size_t n = 0; piece.size() > 1; ++n)
    {
      const double time = piece.front().time + static_cast<double>(n) * period;
      if(time > piece.back().time)
        break;
      while(i + 2 < piece.size() && piece[i + 1].time <= time)
        ++i;
      out.push_back(between(piece[i], piece[i + 1], time));
    }
  }
  return result;
}

} // namespace sparkwright::f2000
