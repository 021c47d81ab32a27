#include "core/record/monitorlog/MonitorLogReader.h"

#include "core/record/monitorlog/LogLine.h"
#include "core/record/monitorlog/MonitorLogTexts.h"

#include <algorithm>

namespace sparkwright
{

namespace
{

constexpr std::size_t mostKept = 256; // Places; each has a frame.

/// Leaves out every second place and doubles their distance.
template<class Places>
void thinOut(Places& places, std::size_t& distance)
{
  if(places.size() < mostKept)
    return;
  distance *= 2;
  std::erase_if(places, [&](const auto& place) { return place.first % distance != 0; });
}

} // namespace

std::unique_ptr<MonitorLogReader> MonitorLogReader::open(const std::filesystem::path& path,
                                                         const LogProgress& progress, LogIndex::Report report,
                                                         LocalText& problem)
{
  // Unpacking takes most of the time, where there is any.
  const auto part = [&progress](double from, double to) -> LogProgress
  {
    if(!progress)
      return {};
    return [&progress, from, to](double done) { return progress(from + (to - from) * done); };
  };
  std::unique_ptr<MonitorLogReader> reader(new MonitorLogReader);
  reader->name_ = path.string();
  reader->report_ = std::move(report);
  reader->file_ = UnpackedFile::open(path, part(0, 0.5), problem);
  if(reader->file_)
    problem = reader->index_.read(*reader->file_, reader->name_, part(0.5, 1), reader->report_);
  if(!problem.empty())
    return nullptr;
  const auto& records = reader->index_.records();
  for(std::size_t i = 0; i < records.size(); ++i)
    if(records[i].drawn)
      reader->drawn_.push_back(i);
  return reader;
}

std::string_view MonitorLogReader::line(std::size_t record)
{
  const LogIndex::Record& place = index_.records()[record];
  file_->read(place.offset, place.length, line_);
  return line_;
}

FramePtr MonitorLogReader::frame(std::size_t index)
{
  if(place_.next != index + 1)
  {
    goTo(index);
    while(place_.next <= index)
      if(!take(place_.next) && !place_.decoder.frame() && index_.records()[place_.next - 1].full)
      {
        // The scene that reading has started from is damaged: there may be one before it.
        index_.forgetFull(place_.next - 1);
        goTo(index);
      }
  }
  return frame_;
}

/// Puts the place at or before a record, as near as it can.
void MonitorLogReader::goTo(std::size_t record)
{
  const std::size_t full = index_.fullBefore(record);
  const auto after = kept_.upper_bound(record);
  const std::size_t kept = after == kept_.begin() ? 0 : std::prev(after)->first;
  if(place_.decoder.frame() && place_.next <= record && place_.next > full && place_.next >= kept)
    return;
  if(kept > full)
  {
    place_ = {kept, std::prev(after)->second};
    return;
  }
  place_.next = full;
  place_.decoder.restart(index_.stateBefore(full));
}

/// Reads a record at the place. @return whether it could be decoded
bool MonitorLogReader::take(std::size_t record)
{
  place_.next = record + 1;
  frame_ = nullptr;
  std::string error;
  try
  {
    const MonitorDecoder::Result result = place_.decoder.decode(splitLogLine(line(record)).message);
    error = result.error;
    if(result.frame)
    {
      const auto copy = std::make_shared<Frame>(*result.frame);
      copy->time = index_.records()[record].time;
      copy->cycle = static_cast<long>(record) + 1;
      frame_ = copy;
      keepPlace();
      return true;
    }
  }
  catch(const Malformed& problem) // The disk has failed.
  {
    error = problem.what();
  }
  if(!std::exchange(told_, true) && report_)
    report_(Diagnostic::of(Diagnostic::Severity::Warning, name_, index_.records()[record].line, 0,
                           monitorLogText("monitorlog.damaged", error)));
  return false;
}

void MonitorLogReader::keepPlace()
{
  if(place_.next % keepEvery_ != 0 || place_.next - index_.fullBefore(place_.next - 1) < keepEvery_)
    return;
  kept_.try_emplace(place_.next, place_.decoder);
  thinOut(kept_, keepEvery_);
}

DrawingsPtr MonitorLogReader::drawings(std::size_t index)
{
  if(drawn_.empty())
    return {};
  const auto wanted =
      static_cast<std::size_t>(std::ranges::upper_bound(drawn_, index) - drawn_.begin()); // So many of drawn_.
  const auto after = keptBoards_.upper_bound(wanted);
  const std::size_t kept = after == keptBoards_.begin() ? 0 : std::prev(after)->first;
  if(board_.next > wanted || board_.next < kept)
    board_ = kept > 0 ? BoardPlace{kept, std::prev(after)->second} : BoardPlace();
  while(board_.next < wanted)
  {
    try
    {
      for(const std::string& datagram : readDatagrams(splitLogLine(line(drawn_[board_.next])).drawings))
        board_.board.take(datagram);
    }
    catch(const Malformed&) // The disk has failed; frame() tells.
    {
    }
    if(++board_.next % keepBoardEvery_ == 0)
    {
      keptBoards_.try_emplace(board_.next, board_.board);
      thinOut(keptBoards_, keepBoardEvery_);
    }
  }
  return board_.board.drawings();
}

} // namespace sparkwright
