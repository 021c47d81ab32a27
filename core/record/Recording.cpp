#include "core/record/Recording.h"

#include "core/game/StandardLeagues.h"
#include "core/record/RecordedFrames.h"
#include "core/record/RecordedStates.h"
#include "core/record/mcap/RecordingTexts.h"
#include "core/text/ReadNumber.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

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
          static_cast<AgentBytes::Kind>(std::clamp(in.integer(), 0, static_cast<int>(AgentBytes::Kind::InsideSent)));
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

Recording::Recording(std::unique_ptr<mcap::McapReader> file, std::unique_ptr<RecordedMessages> messages,
                     const Leagues& leagues)
    : file_(std::move(file)), messages_(std::move(messages)),
      states_(std::make_unique<RecordedStates>(*file_, *messages_, leagues)),
      frames_(std::make_unique<RecordedFrames>(*file_, *messages_, *states_))
{
}

Recording::~Recording() = default;

std::unique_ptr<Recording> Recording::open(const std::filesystem::path& file, LocalText& problem,
                                           const Progress& progress)
{
  std::string why;
  std::unique_ptr<mcap::ByteSource> source = mcap::readFrom(file, why);
  if(source)
    return open(std::move(source), standardLeagues(), problem, progress);
  problem = LocalText(why);
  return nullptr;
}

std::unique_ptr<Recording> Recording::open(std::unique_ptr<mcap::ByteSource> source, const Leagues& leagues,
                                           LocalText& problem, const Progress& progress)
{
  auto messages = std::make_unique<RecordedMessages>();
  mcap::McapReader::Opening opening;
  opening.visit = [&](const mcap::Channel& channel, const mcap::Schema* schema, const mcap::Message& message,
                      const mcap::MessagePlace& place) { messages->take(channel, schema, message, place); };
  opening.progress = progress;
  std::unique_ptr<mcap::McapReader> file = mcap::McapReader::open(std::move(source), problem, opening);
  if(!file)
    return nullptr;
  messages->settle(*file);
  std::unique_ptr<Recording> recording(new Recording(std::move(file), std::move(messages), leagues));
  return recording->takeInfo(problem) ? std::move(recording) : nullptr;
}

bool Recording::takeInfo(LocalText& problem)
{
  const mcap::Properties properties = file_->metadata("sparkwright");
  if(properties.empty() && messages_->frames().empty())
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
  return messages_->frames().size();
}

double Recording::time(std::size_t index) const
{
  return static_cast<double>(messages_->frames().at(index).time) / 1e9;
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

const std::vector<Recording::EventPlace>& Recording::events()
{
  if(events_)
    return *events_;
  events_.emplace();
  const std::vector<RecordedMessages::Frame>& frames = messages_->frames();
  int last = 0;
  std::uint32_t recording = 0;
  for(const RecordedStates::Event& event : states_->events())
  {
    if(std::exchange(recording, event.recording) != event.recording)
      last = 0;
    if(event.event->index <= last) // Another version of one that was there.
      continue;
    last = event.event->index;
    const auto frame = std::ranges::lower_bound(frames, event.time, {}, &RecordedMessages::Frame::time) - frames.begin();
    events_->push_back({static_cast<std::size_t>(frame), event.event});
  }
  return *events_;
}

std::vector<LogRecord> Recording::log()
{
  std::vector<LogRecord> records;
  for(const RecordedMessages::Entry& entry : messages_->log())
    if(const auto message = file_->message(entry.place))
      records.push_back(readLog(proto::ProtoReader(message->data)));
  return records;
}

bool Recording::hasAgentBytes() const
{
  return !messages_->agentBytes().empty();
}

/// The time from which on messages of agents are missing in a part of the file that is damaged.
std::optional<mcap::Nanoseconds> Recording::missingAgentBytes(mcap::Nanoseconds from, mcap::Nanoseconds behind) const
{
  const mcap::Channel* const channel = file_->channel(RecordingTopics::agentBytes);
  std::optional<mcap::Nanoseconds> missing;
  for(const mcap::Gap& gap : file_->gaps())
  {
    mcap::Nanoseconds start = gap.from, end = gap.to;
    if(gap.channels && (!channel || !gap.channels->contains(channel->id)))
      continue;
    if(!gap.channels && channel)
    {
      // After the last one before it, and before the first one after it.
      start = 0;
      end = std::numeric_limits<mcap::Nanoseconds>::max();
      for(std::size_t i = 0; i < file_->chunks().size(); ++i)
        if(const mcap::ChunkInfo& chunk = file_->chunks()[i]; chunk.has(channel->id))
        {
          if(i < gap.chunk)
            start = std::max(start, chunk.end);
          else
            end = std::min(end, chunk.start);
        }
    }
    if(start < behind && end > from)
      missing = std::min(missing.value_or(start), start);
  }
  return missing;
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
  const std::optional<mcap::Nanoseconds> missing = missingAgentBytes(first, behind);
  const std::vector<RecordedMessages::Entry>& entries = messages_->agentBytes();
  const auto start = std::ranges::lower_bound(entries, first, {}, &RecordedMessages::Entry::time);
  for(auto at = start; at != entries.end(); ++at)
  {
    const RecordedMessages::Entry& entry = *at;
    if(entry.time >= behind || (missing && entry.time > *missing))
      break;
    const RecordedMessages::Entry* const last = at == entries.begin() ? nullptr : &*std::prev(at);
    const bool follows = !last || entry.number == 0 || last->recording != entry.recording || entry.number == last->number + 1;
    if(!follows)
      return damaged(std::max(first, last->time));
    const auto message = file_->message(entry.place);
    if(!message)
      return damaged(entry.time);
    visit(readAgentBytes(*message));
  }
  return !missing || damaged(*missing);
}

std::vector<double> Recording::worldStateTimes()
{
  std::vector<double> times;
  for(const RecordedMessages::Entry& entry : messages_->worldStates())
    times.push_back(static_cast<double>(entry.time) / 1e9);
  return times;
}

std::optional<WorldStateRecord> Recording::worldStateAt(double seconds)
{
  const mcap::Nanoseconds until = nanoseconds(seconds);
  const std::vector<RecordedMessages::Entry>& states = messages_->worldStates();
  for(auto entry = states.rbegin(); entry != states.rend(); ++entry)
    if(entry->time <= until)
      if(const auto message = file_->message(entry->place))
        return readWorldState(message->data);
  return {};
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
