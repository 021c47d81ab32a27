#include "core/record/monitorlog/LogIndex.h"

#include "core/record/monitorlog/LogLine.h"
#include "core/record/monitorlog/MonitorLogTexts.h"
#include "core/wire/NumberText.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace sparkwright
{

namespace
{

constexpr std::size_t atOnce = 1u << 20;        // Bytes.
constexpr double presetStep = 0.2;              // s between records, if none can be told from the clock:
constexpr double presetStepOfDrawn = 0.04;      // those with drawings hold each message.
constexpr double longestStep = 5;               // s; more is a jump of the clock.
constexpr int severalSteps = 10;                // As many may have been missed.
constexpr double betweenFullScenes = 3;         // s, in logs of servers (MonitorLogWriter).
constexpr std::size_t leastBetween = 3;         // Records, where full scenes tell the step.

/// Game clocks of successive records, or simulated times.
struct Times
{
  std::vector<double> clock;
  bool simulated = true; ///< All are simulated times.
};

/// Differences of decimals are none; logs have no smaller ones.
double toMicroseconds(double seconds)
{
  constexpr double resolution = 1e6;
  return std::round(seconds * resolution) / resolution;
}

/// The usual difference of two times that follow one another; nothing if time stands still.
std::optional<double> usualStep(const std::vector<double>& clock)
{
  std::vector<double> steps;
  for(std::size_t i = 1; i < clock.size(); ++i)
    if(const double step = clock[i] - clock[i - 1]; step > 1e-4 && step < longestStep)
      steps.push_back(step);
  if(steps.empty())
    return {};
  const auto middle = steps.begin() + static_cast<std::ptrdiff_t>(steps.size() / 2);
  std::ranges::nth_element(steps, middle);
  return toMicroseconds(*middle);
}

} // namespace

/// Reads the lines of a file in turn.
class LogIndex::Scan
{
public:
  Scan(LogIndex& index, const std::string& name, const Report& report) : index_(index), name_(name), report_(report) {}

  /// @param last  the file ends without an end of the line
  void line(std::string_view text, std::uint64_t offset, bool last)
  {
    ++number_;
    if(text.ends_with('\r'))
      text.remove_suffix(1);
    if(text.empty())
      return;
    try
    {
      const LogLine parts = splitLogLine(text);
      GameState before = state_.game();
      const MessageOutline outline = state_.take(parts.message);
      if(index_.starts_.empty() && !outline.full)
      {
        ++early_;
        return;
      }
      if(outline.full && index_.starts_.empty() && early_ == 0)
        tellEarlyDamage();
      if(outline.full)
        index_.starts_.push_back({index_.records_.size(), std::move(before)});
      index_.records_.push_back({offset, static_cast<std::uint32_t>(text.size()), number_, outline.full,
                                 !parts.drawings.empty()});
      drawn_ = drawn_ || !parts.drawings.empty();
      times_.simulated = times_.simulated && outline.time;
      times_.clock.push_back(outline.time.value_or(decimalOf(state_.game().time)));
    }
    catch(const Malformed& problem)
    {
      if(last)
        tell(Diagnostic::Severity::Note, number_, monitorLogText("monitorlog.lastLine"));
      else
        damaged(problem.what());
    }
  }
  /// A line that is too long to be read.
  void longLine()
  {
    ++number_;
    damaged(monitorLogText("monitorlog.long", static_cast<long>(longestLine >> 20)));
  }

  LocalText finish(bool cut)
  {
    if(damaged_ > 1)
      tell(Diagnostic::Severity::Warning, 0, monitorLogText("monitorlog.moreDamaged", static_cast<long>(damaged_ - 1)));
    if(cut)
      tell(Diagnostic::Severity::Warning, 0, monitorLogText("monitorlog.cut"));
    if(index_.records_.empty())
      return early_ > 0 ? monitorLogText("monitorlog.onlyDiffs", name_, static_cast<long>(early_))
                        : monitorLogText("monitorlog.empty", name_);
    if(early_ > 0)
      tellEarly();
    setTimes();
    return {};
  }

private:
  void damaged(LocalText why)
  {
    if(index_.starts_.empty())
    {
      if(earlyDamage_++ == 0)
        firstDamage_ = {number_, std::move(why)};
      return;
    }
    if(damaged_++ == 0)
      tell(Diagnostic::Severity::Warning, number_, monitorLogText("monitorlog.damaged", std::move(why)));
  }
  /// Damaged lines before a full scene are nothing special if there are no others.
  void tellEarlyDamage()
  {
    if(earlyDamage_ > 0)
      tell(Diagnostic::Severity::Warning, firstDamage_.first, monitorLogText("monitorlog.damaged", std::move(firstDamage_.second)));
    damaged_ += std::exchange(earlyDamage_, 0);
  }
  /// The log begins in the middle of a run, perhaps of a line.
  void tellEarly()
  {
    const auto lines = static_cast<long>(early_ + earlyDamage_);
    const long first = index_.records_.front().line;
    if(earlyDamage_ > 0)
      tell(Diagnostic::Severity::Note, 0,
           monitorLogText("monitorlog.noStartDamaged", lines, first, static_cast<long>(earlyDamage_)));
    else
      tell(Diagnostic::Severity::Note, 0, monitorLogText("monitorlog.noStart", lines, first));
  }
  void tell(Diagnostic::Severity severity, int line, LocalText text)
  {
    if(report_)
      report_(Diagnostic::of(severity, name_, line, 0, std::move(text)));
  }

  /// Servers write a full scene every few seconds, viewers get one where something has changed: the step between
  /// records if full scenes come at an even pace, s.
  std::optional<double> stepOfFullScenes() const
  {
    std::size_t most = 0;
    int times = 0;
    const auto& starts = index_.starts_;
    for(std::size_t i = 1; i < starts.size(); ++i)
      if(const std::size_t gap = starts[i].record - starts[i - 1].record; gap > most)
      {
        most = gap;
        times = 1;
      }
      else
        times += gap == most;
    if(times < 2 || most < leastBetween || index_.records_.size() - starts.back().record > most)
      return {};
    return betweenFullScenes / static_cast<double>(most);
  }

  /// The clock of the game stands still before and after a match, and commands set it. Records come at an even pace.
  void setTimes()
  {
    auto& records = index_.records_;
    const double preset = drawn_ ? stepOfFullScenes().value_or(presetStepOfDrawn) : presetStep;
    const double step = usualStep(times_.clock).value_or(times_.simulated ? 0 : preset);
    for(std::size_t i = 1; i < records.size(); ++i)
    {
      double passed = times_.clock[i] - times_.clock[i - 1];
      const bool usual = passed > 0 && passed < severalSteps * step;
      if(!usual)
        passed = times_.simulated ? std::max(passed, 0.0) : step;
      records[i].time = toMicroseconds(records[i - 1].time + passed); // 0.02 is not 0.01999998.
    }
  }

  LogIndex& index_;
  const std::string& name_;
  const Report& report_;
  LogState state_;
  Times times_;
  int number_ = 0;
  std::size_t damaged_ = 0;
  std::size_t early_ = 0, earlyDamage_ = 0; ///< Lines before the first full scene: sound, and damaged.
  std::pair<int, LocalText> firstDamage_;   ///< Of these: line and reason.
  bool drawn_ = false;
};

LocalText LogIndex::read(UnpackedFile& file, const std::string& name, const LogProgress& progress,
                         const Report& report)
{
  Scan scan(*this, name, report);
  std::string piece, rest; // What is left of a line.
  bool tooLong = false;
  std::uint64_t lineAt = 0;
  for(std::uint64_t at = 0; at < file.size(); at += piece.size())
  {
    file.read(at, atOnce, piece);
    if(piece.empty())
      break;
    std::string_view view(piece);
    while(!view.empty())
    {
      const std::size_t end = view.find('\n');
      const std::string_view part = view.substr(0, end);
      tooLong = tooLong || rest.size() + part.size() > longestLine;
      if(tooLong)
        rest.clear();
      if(end == std::string_view::npos)
      {
        if(!tooLong)
          rest += part;
        break;
      }
      if(tooLong)
        scan.longLine();
      else if(rest.empty())
        scan.line(part, lineAt, false);
      else
        scan.line(rest += part, lineAt, false);
      rest.clear();
      tooLong = false;
      view.remove_prefix(end + 1);
      lineAt = at + (piece.size() - view.size());
    }
    if(progress && !progress(static_cast<double>(at) / static_cast<double>(file.size())))
      return monitorLogText("monitorlog.cancelled");
  }
  if(!rest.empty())
    scan.line(rest, lineAt, true);
  return scan.finish(file.isCut());
}

std::size_t LogIndex::fullBefore(std::size_t record) const
{
  const auto after = std::ranges::upper_bound(starts_, record, {}, &Start::record);
  return after == starts_.begin() ? 0 : std::prev(after)->record;
}

const GameState& LogIndex::stateBefore(std::size_t fullRecord) const
{
  static const GameState none;
  const auto found = std::ranges::lower_bound(starts_, fullRecord, {}, &Start::record);
  return found != starts_.end() && found->record == fullRecord ? found->before : none;
}

void LogIndex::forgetFull(std::size_t record)
{
  records_[record].full = false;
  std::erase_if(starts_, [&](const Start& start) { return start.record == record; });
}

} // namespace sparkwright
