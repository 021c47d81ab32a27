#include "core/record/Recording.h"

#include "core/game/StandardLeagues.h"
#include "core/record/RecordedFrames.h"
#include "core/record/mcap/RecordingTexts.h"
#include "core/text/ReadNumber.h"

#include <algorithm>
#include <cmath>

namespace sparkwright
{

namespace
{

mcap::Nanoseconds nanoseconds(double seconds)
{
  return seconds > 0 ? static_cast<mcap::Nanoseconds>(std::llround(std::min(seconds, 9e9) * 1e9)) : 0;
}

AgentBytes readAgentBytes(const mcap::Message& message)
{
  AgentBytes bytes;
  bytes.time = static_cast<double>(message.time) / 1e9;
  for(proto::ProtoReader in(message.data); in.next();)
    switch(in.field())
    {
    case 1:
      bytes.cycle = static_cast<long>(in.whole());
      break;
    case 2:
      bytes.agent = in.integer();
      break;
    case 3:
      bytes.kind =
          static_cast<AgentBytes::Kind>(std::clamp(in.integer(), 0, static_cast<int>(AgentBytes::Kind::GameReceived)));
      break;
    case 4:
      bytes.data = in.text();
      break;
    default:
      break;
    }
  return bytes;
}

WorldStateRecord readWorldState(std::string_view message)
{
  WorldStateRecord record;
  for(proto::ProtoReader in(message); in.next();)
    if(in.field() == 1)
      record.cycle = static_cast<long>(in.whole());
    else if(in.field() == 2)
      record.time = in.number();
    else if(in.field() == 3)
      record.state = in.text();
  return record;
}

} // namespace

Recording::Recording(std::unique_ptr<mcap::McapReader> file, const Leagues& leagues)
    : file_(std::move(file)), states_(std::make_unique<RecordedStates>(*file_)),
      frames_(std::make_unique<RecordedFrames>(*file_, *states_, leagues))
{
}

Recording::~Recording() = default;

std::unique_ptr<Recording> Recording::open(const std::filesystem::path& file, LocalText& problem)
{
  std::string why;
  std::unique_ptr<mcap::ByteSource> source = mcap::readFrom(file, why);
  if(source)
    return open(std::move(source), standardLeagues(), problem);
  problem = LocalText(why);
  return nullptr;
}

std::unique_ptr<Recording> Recording::open(std::unique_ptr<mcap::ByteSource> source, const Leagues& leagues,
                                           LocalText& problem)
{
  std::unique_ptr<mcap::McapReader> file = mcap::McapReader::open(std::move(source), problem);
  if(!file)
    return nullptr;
  std::unique_ptr<Recording> recording(new Recording(std::move(file), leagues));
  return recording->takeInfo(problem) ? std::move(recording) : nullptr;
}

bool Recording::takeInfo(LocalText& problem)
{
  const mcap::Properties properties = file_->metadata("sparkwright");
  const mcap::Channel* const frames = file_->channel(RecordingTopics::frame);
  const bool isOurs = frames && file_->schemas().contains(frames->schema) &&
                      file_->schemas().at(frames->schema).name == "sparkwright.Frame";
  if(properties.empty() && !isOurs)
  {
    problem = recordingText("recording.foreign");
    return false;
  }
  int format = RecordingInfo::format;
  if(const auto found = properties.find("format"); found != properties.end())
    readNumber(found->second, 0, 1'000'000, format);
  if(format > RecordingInfo::format)
  {
    problem = recordingText("recording.newer");
    return false;
  }
  info_ = RecordingInfo::from(properties, file_->metadata("variables"));
  return true;
}

std::size_t Recording::count() const
{
  return frames_->times().size();
}

double Recording::time(std::size_t index) const
{
  return static_cast<double>(frames_->times().at(index)) / 1e9;
}

FramePtr Recording::frame(std::size_t index)
{
  return index < count() ? frames_->frame(index) : nullptr;
}

JointGeometryPtr Recording::joints(std::size_t index)
{
  return index < count() ? frames_->joints(index) : nullptr;
}

DrawingsPtr Recording::drawings(std::size_t index)
{
  return index < count() ? frames_->drawings(index) : nullptr;
}

bool Recording::has(std::size_t chunk, std::string_view topic) const
{
  const mcap::Channel* const channel = file_->channel(topic);
  return channel && file_->chunks()[chunk].has(channel->id);
}

bool Recording::forEachMessage(std::size_t chunk, std::string_view topic,
                               const std::function<bool(const mcap::Message&)>& visit)
{
  const mcap::Channel* const channel = file_->channel(topic);
  std::string records;
  if(!channel)
    return true;
  if(!file_->readChunk(chunk, records))
    return false;
  mcap::McapReader::forEachMessage(records, [&](const mcap::Message& message)
                                   { return message.channel != channel->id || visit(message); });
  return true;
}

const std::vector<Recording::EventPlace>& Recording::events()
{
  if(events_)
    return *events_;
  events_.emplace();
  int last = 0;
  for(const RecordedStates::Event& event : states_->events())
  {
    if(event.event->index <= last) // Another version of one that was there.
      continue;
    last = event.event->index;
    const auto& times = frames_->times();
    const auto frame = std::ranges::lower_bound(times, event.time) - times.begin();
    events_->push_back({static_cast<std::size_t>(frame), event.event});
  }
  return *events_;
}

std::vector<LogRecord> Recording::log()
{
  std::vector<LogRecord> records;
  for(std::size_t chunk = 0; chunk < file_->chunks().size(); ++chunk)
    if(has(chunk, RecordingTopics::log))
      forEachMessage(chunk, RecordingTopics::log,
                     [&](const mcap::Message& message)
                     {
                       records.push_back(readLog(proto::ProtoReader(message.data)));
                       return true;
                     });
  return records;
}

bool Recording::hasAgentBytes() const
{
  for(std::size_t chunk = 0; chunk < file_->chunks().size(); ++chunk)
    if(has(chunk, RecordingTopics::agentBytes))
      return true;
  return false;
}

bool Recording::forEachAgentBytes(double from, double to, const std::function<void(const AgentBytes&)>& visit,
                                  double& damagedAt)
{
  const mcap::Nanoseconds first = nanoseconds(from), behind = nanoseconds(to);
  const auto damaged = [&damagedAt](mcap::Nanoseconds time)
  {
    damagedAt = static_cast<double>(time) / 1e9;
    return false;
  };
  mcap::Nanoseconds known = 0;              // Up to here all messages are there.
  std::optional<mcap::Nanoseconds> gapFrom; // What is left out of the file may have had messages from here on.
  for(std::size_t i = 0; i < file_->chunks().size(); ++i)
  {
    const mcap::ChunkInfo& chunk = file_->chunks()[i];
    if(chunk.afterGap && !gapFrom)
      gapFrom = known;
    if(!has(i, RecordingTopics::agentBytes))
      continue;
    if(gapFrom && *gapFrom < behind && chunk.start > first)
      return damaged(*gapFrom);
    gapFrom.reset();
    known = std::max(known, chunk.end);
    if(chunk.end < first || chunk.start >= behind)
      continue;
    const bool whole = forEachMessage(i, RecordingTopics::agentBytes,
                                      [&](const mcap::Message& message)
                                      {
                                        if(message.time >= first && message.time < behind)
                                          visit(readAgentBytes(message));
                                        return true;
                                      });
    if(!whole)
      return damaged(chunk.start);
  }
  return !gapFrom || *gapFrom >= behind || damaged(*gapFrom);
}

std::vector<double> Recording::worldStateTimes()
{
  std::vector<double> times;
  if(const mcap::Channel* const channel = file_->channel(RecordingTopics::worldState))
    for(std::size_t chunk = 0; chunk < file_->chunks().size(); ++chunk)
      for(const mcap::Nanoseconds time : file_->times(chunk, channel->id))
        times.push_back(static_cast<double>(time) / 1e9);
  return times;
}

std::optional<WorldStateRecord> Recording::worldStateAt(double seconds)
{
  const mcap::Nanoseconds until = nanoseconds(seconds);
  std::optional<WorldStateRecord> found;
  for(std::size_t chunk = file_->chunks().size(); chunk-- > 0 && !found;)
    if(file_->chunks()[chunk].start <= until && has(chunk, RecordingTopics::worldState))
      forEachMessage(chunk, RecordingTopics::worldState,
                     [&](const mcap::Message& message)
                     {
                       if(message.time <= until)
                         found = readWorldState(message.data);
                       return true;
                     });
  return found;
}

std::vector<std::string> Recording::attachments() const
{
  std::vector<std::string> names;
  for(const mcap::AttachmentInfo& info : file_->attachments())
    names.push_back(info.name);
  return names;
}

std::optional<std::string> Recording::attachment(std::string_view name)
{
  return file_->attachment(name);
}

} // namespace sparkwright
