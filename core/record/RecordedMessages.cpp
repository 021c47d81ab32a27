#include "core/record/RecordedMessages.h"

#include "core/record/RecordingFormat.h"
#include "core/record/mcap/RecordingTexts.h"
#include "core/record/proto/ProtoReader.h"

#include <algorithm>
#include <limits>

namespace sparkwright
{

namespace
{

using Messages = RecordedMessages;

/// Topics and the fields of their messages that have the number; 0: they have none. In order of Kind.
constexpr std::array<std::pair<std::string_view, int>, 10> kinds{{{RecordingTopics::structure, 1},
                                                                  {RecordingTopics::game, 21},
                                                                  {RecordingTopics::agents, 2},
                                                                  {RecordingTopics::rules, 1},
                                                                  {RecordingTopics::events, 21},
                                                                  {RecordingTopics::log, 0},
                                                                  {RecordingTopics::agentBytes, 5},
                                                                  {RecordingTopics::worldState, 0},
                                                                  {RecordingTopics::drawings, 5},
                                                                  {RecordingTopics::frame, 10}}};

/// Numbers of recordings that do not have one; others are larger.
constexpr std::uint32_t mostChannels = 0xffff;

void readRest(Messages::Entry&, const proto::ProtoReader&) {}

void readRest(Messages::Change& change, const proto::ProtoReader& in)
{
  if(in.field() == 1)
    change.all = in.flag();
}

void readRest(Messages::Frame& frame, const proto::ProtoReader& in)
{
  const int field = in.field();
  if(field == 2)
    frame.cycle = in.whole();
  else if(field == 3)
    frame.structureNumber = in.whole();
  else if(field == 11)
    frame.restarts = in.flag();
  else if(field >= 12 && field <= 14)
    frame.numbers[static_cast<std::size_t>(field - 12)] = in.whole();
}

template<class Entry>
void readEntry(Entry& entry, std::string_view data, int numberField)
{
  for(proto::ProtoReader in(data); in.next();)
    if(in.field() == numberField)
      entry.number = in.whole();
    else if(in.field() == recordingField && in.fixed32() != 0)
      entry.recording = in.fixed32();
    else
      readRest(entry, in);
}

/// Leaves one of those that are in the file several times.
template<class Entry>
void removeCopies(std::vector<Entry>& sorted)
{
  const auto same = [](const Entry& a, const Entry& b)
  {
    // Those of older recordings are compared later.
    return a.number != 0 && a.number == b.number && a.recording == b.recording && a.recording > mostChannels;
  };
  sorted.erase(std::unique(sorted.begin(), sorted.end(), same), sorted.end());
}

double secondsOf(mcap::Nanoseconds time)
{
  return static_cast<double>(time) / 1e9;
}

} // namespace

RecordedMessages::Kind RecordedMessages::kindOf(const mcap::Channel& channel, const mcap::Schema* schema)
{
  const auto found = std::ranges::find(kinds, channel.topic, &std::pair<std::string_view, int>::first);
  const bool isOurs = schema ? schema->name.starts_with("sparkwright.") : channel.encoding == "protobuf";
  return found == kinds.end() || !isOurs ? Foreign : static_cast<Kind>(found - kinds.begin());
}

void RecordedMessages::take(const mcap::Channel& channel, const mcap::Schema* schema, const mcap::Message& message,
                            const mcap::MessagePlace& place)
{
  auto known = channels_.find(channel.id);
  if(known == channels_.end())
  {
    const Kind kind = kindOf(channel, schema);
    const std::uint32_t number = kind == Foreign ? 0 : ++channelsOf_[kind];
    known = channels_.emplace(channel.id, std::pair(kind, number)).first;
  }
  const Kind kind = known->second.first;
  ++count_;
  if(kind == Foreign)
    return;
  Entry entry;
  entry.place = place;
  entry.time = message.time;
  entry.recording = known->second.second; // Unless the message itself says it.
  entry.order = count_;
  const int numberField = kinds[kind].second;
  if(kind == Frames)
  {
    Frame frame{entry};
    readEntry(frame, message.data, numberField);
    frames_.push_back(frame);
  }
  else if(kind == Drawings)
  {
    Change change{entry};
    readEntry(change, message.data, numberField);
    drawings_.push_back(change);
  }
  else
  {
    readEntry(entry, message.data, numberField);
    if(kind == Events && entry.number == 0)
      entry.number = message.sequence;
    lists_[kind].push_back(entry);
  }
}

void RecordedMessages::settle(mcap::McapReader& file)
{
  const bool ownFile = file.library().starts_with("sparkwright ");
  chooseRecordings(file, ownFile);
  sortOthers(ownFile);
  for(const Range& range : ranges_)
    if(frames_[range.first].number != 0)
      linkByNumber(range);
    else
      linkByOrder(range, file, ownFile);
  mendTimes();
  tellUnreadable(file);
}

/// Which recordings of the file are shown, one after another: those that do not begin before the end of others.
void RecordedMessages::chooseRecordings(mcap::McapReader& file, bool ownFile)
{
  constexpr mcap::Nanoseconds overlap = 1'000'000'000; // A run that goes on in the next file repeats a little.
  std::vector<std::vector<Frame>> all;
  std::map<std::uint32_t, std::size_t> known;
  for(const Frame& frame : frames_)
  {
    const auto [place, isNew] = known.emplace(frame.recording, all.size());
    if(isNew)
      all.emplace_back();
    all[place->second].push_back(frame);
  }
  frames_.clear();
  for(std::vector<Frame>& each : all)
  {
    if(std::ranges::all_of(each, [](const Frame& frame) { return frame.number != 0; }))
    {
      std::ranges::stable_sort(each, {}, &Frame::number);
      removeCopies(each);
    }
    else
    {
      for(Frame& frame : each)
        frame.number = 0;
      if(!ownFile)
        std::ranges::stable_sort(each, {}, &Frame::time);
    }
  }
  std::ranges::stable_sort(all, {}, [](const std::vector<Frame>& each) { return each.front().time; });
  bool others = false;
  for(const std::vector<Frame>& each : all)
  {
    const mcap::Nanoseconds end = frames_.empty() ? 0 : frames_.back().time;
    if(!frames_.empty() && each.front().time + overlap < end)
    {
      others = true;
      continue;
    }
    ranks_.emplace(each.front().recording, ranges_.size());
    const std::size_t begin = frames_.size();
    frames_.insert(frames_.end(), each.begin(), each.end());
    ranges_.emplace_back(begin, frames_.size());
  }
  if(others)
    file.addFlaw(recordingText("recording.others", secondsOf(frames_.front().time)));
}

/// Leaves the messages of the recordings that are shown, in their order.
void RecordedMessages::sortOthers(bool ownFile)
{
  const auto rank = [this](const Entry& entry)
  {
    const auto found = ranks_.find(entry.recording);
    return found == ranks_.end() ? ranks_.size() : found->second;
  };
  const auto sort = [&]<class List>(List& list, std::map<std::pair<std::uint32_t, std::int64_t>, int>& byNumber)
  {
    if(!ranks_.empty())
      std::erase_if(list, [&](const Entry& entry) { return rank(entry) == ranks_.size(); });
    std::ranges::stable_sort(list,
                             [&](const Entry& a, const Entry& b)
                             {
                               if(rank(a) != rank(b))
                                 return rank(a) < rank(b);
                               if(a.number != 0 && b.number != 0)
                                 return a.number < b.number;
                               return ownFile ? a.order < b.order : a.time < b.time;
                             });
    removeCopies(list);
    for(std::size_t i = 0; i < list.size(); ++i)
      if(list[i].number != 0)
        byNumber.emplace(std::pair(list[i].recording, list[i].number), static_cast<int>(i));
  };
  for(std::size_t kind = 0; kind < lists_.size(); ++kind)
    sort(lists_[kind], byNumber_[kind]);
  sort(drawings_, byNumber_[Drawings]);
}

int RecordedMessages::find(Kind kind, std::uint32_t recording, std::int64_t number) const
{
  const auto found = byNumber_[kind].find({recording, number});
  return found == byNumber_[kind].end() ? none : found->second;
}

void RecordedMessages::linkByNumber(const Range& range)
{
  static constexpr std::array<Kind, 3> others{Games, Agents, Drawings};
  const Frame* before = nullptr;
  for(std::size_t i = range.first; i < range.second; ++i)
  {
    Frame& frame = frames_[i];
    frame.structure = find(Structures, frame.recording, frame.structureNumber);
    const bool goesOn = !frame.restarts && before && before->readable && frame.number == before->number + 1 &&
                        frame.structure == before->structure;
    frame.readable = frame.structure != none && (frame.restarts || goesOn);
    if(goesOn)
      frame.others = before->others;
    for(std::size_t k = 0; k < others.size(); ++k)
      if(frame.numbers[k] != 0)
        frame.others[k] = find(others[k], frame.recording, frame.numbers[k]);
    before = &frame;
  }
}

/// For recordings whose messages say nothing: the newest message before a frame counts. In files of our own, each chunk
/// begins anew; in others, a new chunk is known by its messages of game and agents, which are in each.
void RecordedMessages::linkByOrder(const Range& range, mcap::McapReader& file, bool ownFile)
{
  const std::uint32_t recording = frames_[range.first].recording;
  if(!ownFile && isMixed(range, file))
    return file.addFlaw(recordingText("recording.mixed"));
  struct Step
  {
    mcap::Nanoseconds time = 0;
    bool isFrame = false;
    std::uint32_t order = 0;
    Kind kind = Frames;
    std::size_t index = 0;
  };
  std::vector<Step> steps;
  const auto add = [&](const auto& list, Kind kind, const Range& part)
  {
    for(std::size_t i = part.first; i < part.second; ++i)
      if(list[i].recording == recording)
        steps.push_back({list[i].time, kind == Frames, list[i].order, kind, i});
  };
  add(frames_, Frames, range);
  for(const Kind kind : {Games, Agents})
    add(lists_[kind], kind, {0, lists_[kind].size()});
  add(drawings_, Drawings, {0, drawings_.size()});
  std::ranges::stable_sort(steps,
                           [ownFile](const Step& a, const Step& b)
                           {
                             return ownFile ? a.order < b.order
                                            : std::tuple(a.time, a.isFrame, a.order) < std::tuple(b.time, b.isFrame, b.order);
                           });
  std::array<int, 3> newest{none, none, none};
  bool game = false, agents = false;
  const Frame* before = nullptr;
  for(const Step& step : steps)
  {
    if(step.kind != Frames)
    {
      newest[step.kind == Games ? 0 : step.kind == Agents ? 1 : 2] = static_cast<int>(step.index);
      game = game || step.kind == Games;
      agents = agents || step.kind == Agents;
      continue;
    }
    Frame& frame = frames_[step.index];
    frame.structure = find(Structures, recording, frame.structureNumber);
    frame.others = newest;
    const bool otherStructure = before && before->structure != frame.structure;
    frame.restarts = otherStructure || (ownFile ? !before || before->place.chunk != frame.place.chunk : game && agents);
    frame.readable = frame.structure != none && (frame.restarts || (before && before->readable));
    game = agents = false;
    before = &frame;
  }
}

/// Whether messages of two recordings seem to be one: tools have put them into one channel, and they say no more.
bool RecordedMessages::isMixed(const Range& range, mcap::McapReader& file) const
{
  const std::uint32_t recording = frames_[range.first].recording;
  const std::vector<Entry>& structures = lists_[Structures];
  for(std::size_t i = 1; i < structures.size(); ++i)
    if(structures[i].recording == recording && structures[i - 1].recording == recording &&
       structures[i].number == structures[i - 1].number)
    {
      const auto a = file.message(structures[i - 1].place), b = file.message(structures[i].place);
      if(!a || !b || a->data != b->data)
        return true;
    }
  // A paused run may have some frames of one cycle.
  std::size_t twice = 0;
  for(std::size_t i = range.first + 1; i < range.second; ++i)
    twice += frames_[i].cycle == frames_[i - 1].cycle;
  return twice * 4 > range.second - range.first;
}

/// Times never decrease. One that stands out between its neighbours is wrong.
void RecordedMessages::mendTimes()
{
  for(std::size_t i = 0; i + 1 < frames_.size(); ++i)
    if(frames_[i].time > frames_[i + 1].time && (i == 0 || frames_[i + 1].time >= frames_[i - 1].time))
      frames_[i].time = i == 0 ? frames_[i + 1].time : frames_[i - 1].time;
  for(std::size_t i = 1; i < frames_.size(); ++i)
    frames_[i].time = std::max(frames_[i].time, frames_[i - 1].time);
}

void RecordedMessages::tellUnreadable(mcap::McapReader& file) const
{
  for(std::size_t i = 0; i < frames_.size();)
  {
    const std::size_t begin = i;
    while(i < frames_.size() && !frames_[i].readable)
      ++i;
    if(i > begin)
      file.addFlaw(recordingText("recording.noStructure", secondsOf(frames_[begin].time), secondsOf(frames_[i - 1].time),
                                 static_cast<long>(i - begin)));
    else
      ++i;
  }
}

} // namespace sparkwright
