#include "core/record/RecordedStates.h"

#include "core/record/RecordingFormat.h"
#include "core/record/channel/DrawingsCodec.h"
#include "core/record/channel/EventCodec.h"

#include <algorithm>

namespace sparkwright
{

namespace
{

constexpr std::size_t mostKept = 64;   ///< Of what is large.
constexpr int farthestBack = 1000;     ///< Chunks that are searched.
constexpr std::size_t mostEvents = 100'000;

/// Forgets the first entries if there are too many.
template<class Map>
void limit(Map& map, std::size_t most)
{
  while(map.size() > most)
    map.erase(map.begin());
}

} // namespace

RecordedStates::RecordedStates(mcap::McapReader& file) : file_(file)
{
  const auto channel = [&](std::string_view topic)
  {
    const mcap::Channel* const found = file.channel(topic);
    return found ? found->id : std::uint16_t(0);
  };
  structureChannel_ = channel(RecordingTopics::structure);
  rulesChannel_ = channel(RecordingTopics::rules);
  eventChannel_ = channel(RecordingTopics::events);
  drawingsChannel_ = channel(RecordingTopics::drawings);
}

bool RecordedStates::searchBack(std::uint16_t channel, std::size_t chunk,
                                const std::function<bool(const mcap::Message&)>& visit)
{
  std::string records;
  int searched = 0;
  for(std::size_t at = std::min(chunk + 1, file_.chunks().size()); at-- > 0 && searched < farthestBack;)
  {
    if(!file_.chunks()[at].has(channel) || !file_.readChunk(at, records))
      continue;
    ++searched;
    // All of a chunk: what is wanted may come behind what is older.
    bool found = false;
    mcap::McapReader::forEachMessage(records,
                                     [&](const mcap::Message& message)
                                     {
                                       if(message.channel == channel && visit(message))
                                         found = true;
                                       return true;
                                     });
    if(found)
      return true;
  }
  return false;
}

RecordedStates::StructurePtr RecordedStates::take(std::string_view message)
{
  const auto known = [this](std::int64_t scene)
  {
    const auto found = scenes_.find(scene);
    return found == scenes_.end() ? nullptr : found->second;
  };
  std::optional<StructureRecord> record = readStructure(proto::ProtoReader(message), known);
  if(!record)
    return {};
  scenes_[record->scene] = record->structure;
  limit(scenes_, mostKept);
  if(record->joints)
  {
    JointGeometryPtr& joints = joints_[record->scene];
    if(!joints || !(*joints == *record->joints))
      joints = record->joints;
    record->joints = joints;
    limit(joints_, mostKept);
  }
  auto shared = std::make_shared<const StructureRecord>(std::move(*record));
  structures_[shared->number] = shared;
  limit(structures_, mostKept);
  return shared;
}

RecordedStates::StructurePtr RecordedStates::structure(std::int64_t number, std::size_t chunk)
{
  if(const auto known = structures_.find(number); known != structures_.end())
    return known->second;
  StructurePtr found;
  searchBack(structureChannel_, chunk,
             [&](const mcap::Message& message)
             {
               const StructurePtr record = take(message.data);
               if(record && record->number == number)
                 found = record;
               return found || (record && record->number < number); // Numbers grow.
             });
  return found;
}

RulesRecord RecordedStates::rules(std::int64_t number, std::size_t chunk)
{
  if(number == 0)
    return {};
  if(const auto known = rules_.find(number); known != rules_.end())
    return known->second;
  RulesRecord found;
  searchBack(rulesChannel_, chunk,
             [&](const mcap::Message& message)
             {
               std::int64_t its = 0;
               RulesRecord record = readRules(proto::ProtoReader(message.data), its);
               if(its == number)
                 found = std::move(record);
               return its == number || its < number;
             });
  rules_[number] = found;
  limit(rules_, mostKept);
  return found;
}

const std::vector<RecordedStates::Event>& RecordedStates::events()
{
  if(events_)
    return *events_;
  events_.emplace();
  std::string records;
  for(std::size_t chunk = 0; chunk < file_.chunks().size(); ++chunk)
    if(file_.chunks()[chunk].has(eventChannel_) && file_.readChunk(chunk, records))
      mcap::McapReader::forEachMessage(
          records,
          [&](const mcap::Message& message)
          {
            if(message.channel == eventChannel_)
              events_->push_back({message.sequence, message.time,
                                  std::make_shared<const GameEvent>(readEvent(proto::ProtoReader(message.data)))});
            return events_->size() < mostEvents;
          });
  return *events_;
}

std::shared_ptr<const GameEvents> RecordedStates::eventsOf(const GameRecord& game)
{
  if(!game.hasEvents)
    return {};
  const auto key = std::tuple(game.eventMessages, game.firstEvent, game.lastEvent);
  if(const auto known = eventLists_.find(key); known != eventLists_.end())
    return known->second;
  std::map<int, std::shared_ptr<const GameEvent>> newest; // By index.
  for(const Event& event : events())
    if(event.sequence <= static_cast<std::uint32_t>(std::max(0, game.eventMessages)) &&
       event.event->index >= game.firstEvent && event.event->index <= game.lastEvent)
      newest[event.event->index] = event.event;
  auto list = std::make_shared<GameEvents>();
  for(auto& [index, event] : newest)
    list->push_back(std::move(event));
  limit(eventLists_, mostKept);
  eventLists_[key] = list;
  return list;
}

DrawingsPtr RecordedStates::drawingsBefore(std::size_t chunk)
{
  const auto lastBefore = [this](std::size_t at) -> std::optional<std::size_t>
  {
    while(at-- > 0)
      if(file_.chunks()[at].has(drawingsChannel_))
        return at;
    return {};
  };
  // Back to where all is known, then forwards.
  std::vector<std::pair<std::size_t, std::string>> way;
  DrawingsPtr drawings;
  for(std::optional<std::size_t> at = lastBefore(chunk);
      at && way.size() < static_cast<std::size_t>(farthestBack); at = lastBefore(*at))
  {
    if(const auto known = drawings_.find(*at); known != drawings_.end())
    {
      drawings = known->second;
      break;
    }
    std::string records;
    if(!file_.readChunk(*at, records))
      break;
    bool all = false;
    mcap::McapReader::forEachMessage(records,
                                     [&](const mcap::Message& message)
                                     {
                                       if(message.channel != drawingsChannel_)
                                         return true;
                                       all = hasAllDrawings(proto::ProtoReader(message.data));
                                       return false;
                                     });
    way.emplace_back(*at, std::move(records));
    if(all)
      break;
  }
  for(auto at = way.rbegin(); at != way.rend(); ++at)
  {
    mcap::McapReader::forEachMessage(at->second,
                                     [&](const mcap::Message& message)
                                     {
                                       if(message.channel == drawingsChannel_)
                                         drawings = readDrawings(proto::ProtoReader(message.data), drawings);
                                       return true;
                                     });
    setDrawingsAfter(at->first, drawings);
  }
  return drawings;
}

void RecordedStates::setDrawingsAfter(std::size_t chunk, DrawingsPtr drawings)
{
  if(!file_.chunks()[chunk].has(drawingsChannel_))
    return;
  limit(drawings_, mostKept);
  drawings_[chunk] = std::move(drawings);
}

} // namespace sparkwright
