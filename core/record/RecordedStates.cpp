#include "core/record/RecordedStates.h"

#include "core/record/channel/AgentsCodec.h"
#include "core/record/channel/DrawingsCodec.h"
#include "core/record/channel/EventCodec.h"

#include <algorithm>

namespace sparkwright
{

namespace
{

constexpr std::size_t mostKept = 64;     ///< Of what is large.
constexpr std::size_t farthestBack = 20'000; ///< Drawings that others build on.
constexpr std::size_t mostEvents = 100'000;

/// Keeps an entry, and forgets those at the far end if there are too many.
template<class Map>
const typename Map::mapped_type& keep(Map& map, typename Map::key_type key, typename Map::mapped_type value)
{
  const auto kept = map.insert_or_assign(std::move(key), std::move(value)).first;
  while(map.size() > mostKept)
    map.erase(kept == map.begin() ? std::prev(map.end()) : map.begin());
  return kept->second;
}

} // namespace

RecordedStates::RecordedStates(mcap::McapReader& file, const RecordedMessages& messages, const Leagues& leagues)
    : file_(file), messages_(messages), leagues_(leagues)
{
}

RecordedStates::StructurePtr RecordedStates::structure(int index)
{
  if(const auto known = structures_.find(index); known != structures_.end())
    return known->second;
  const RecordedMessages::Entry& entry = messages_.structures().at(static_cast<std::size_t>(index));
  const auto message = file_.message(entry.place);
  if(!message)
    return {};
  const auto knownScene = [&](std::int64_t scene)
  {
    const auto found = scenes_.find({entry.recording, scene});
    return found == scenes_.end() ? nullptr : found->second;
  };
  std::optional<StructureRecord> record = readStructure(proto::ProtoReader(message->data), knownScene);
  if(!record)
    return {};
  const Scene scene(entry.recording, record->scene);
  keep(scenes_, scene, record->structure);
  if(record->joints)
  {
    const auto joints = joints_.find(scene);
    if(joints != joints_.end() && *joints->second == *record->joints)
      record->joints = joints->second;
    else
      keep(joints_, scene, record->joints);
  }
  return keep(structures_, index, std::make_shared<const StructureRecord>(std::move(*record)));
}

std::shared_ptr<const GameState> RecordedStates::game(int index)
{
  if(index < 0)
    return {};
  if(const auto known = games_.find(index); known != games_.end())
    return known->second;
  const RecordedMessages::Entry& entry = messages_.games().at(static_cast<std::size_t>(index));
  const auto message = file_.message(entry.place);
  if(!message)
    return {};
  GameRecord record = readGame(proto::ProtoReader(message->data), leagues_);
  record.state.events = eventsOf(entry.recording, record);
  RulesRecord its = rules(entry.recording, record.rules);
  record.state.rules = std::move(its.rules);
  record.state.environment = std::move(its.environment);
  return keep(games_, index, std::make_shared<const GameState>(std::move(record.state)));
}

std::shared_ptr<const std::vector<AgentInfo>> RecordedStates::agents(int index)
{
  if(index < 0)
    return {};
  if(const auto known = agents_.find(index); known != agents_.end())
    return known->second;
  const auto message = file_.message(messages_.agents().at(static_cast<std::size_t>(index)).place);
  if(!message)
    return {};
  return keep(agents_, index,
              std::make_shared<const std::vector<AgentInfo>>(readAgents(proto::ProtoReader(message->data))));
}

RulesRecord RecordedStates::rules(std::uint32_t recording, std::int64_t number)
{
  const int index = number == 0 ? RecordedMessages::none : messages_.rulesOf(recording, number);
  if(index < 0)
    return {};
  if(const auto known = rules_.find(index); known != rules_.end())
    return known->second;
  const auto message = file_.message(messages_.rules()[static_cast<std::size_t>(index)].place);
  if(!message)
    return {};
  return keep(rules_, index, readRules(proto::ProtoReader(message->data), number));
}

const std::vector<RecordedStates::Event>& RecordedStates::events()
{
  if(events_)
    return *events_;
  events_.emplace();
  for(const RecordedMessages::Entry& entry : messages_.events())
    if(const auto message = events_->size() < mostEvents ? file_.message(entry.place) : std::nullopt)
      events_->push_back({entry.recording, entry.number, entry.time,
                          std::make_shared<const GameEvent>(readEvent(proto::ProtoReader(message->data)))});
  return *events_;
}

std::shared_ptr<const GameEvents> RecordedStates::eventsOf(std::uint32_t recording, const GameRecord& game)
{
  if(!game.hasEvents)
    return {};
  const auto key = std::tuple(recording, game.eventMessages, game.firstEvent, game.lastEvent);
  if(const auto known = eventLists_.find(key); known != eventLists_.end())
    return known->second;
  std::map<int, std::shared_ptr<const GameEvent>> newest; // By index.
  for(const Event& event : events())
    if(event.recording == recording && event.number <= game.eventMessages && event.event->index >= game.firstEvent &&
       event.event->index <= game.lastEvent)
      newest[event.event->index] = event.event;
  auto list = std::make_shared<GameEvents>();
  for(auto& [index, event] : newest)
    list->push_back(std::move(event));
  return keep(eventLists_, key, std::move(list));
}

DrawingsPtr RecordedStates::drawings(int index)
{
  if(index < 0)
    return {};
  const std::vector<RecordedMessages::Change>& all = messages_.drawings();
  const auto buildsOn = [&](std::size_t at)
  {
    const RecordedMessages::Change &change = all[at], &before = all[at - 1];
    return !change.all && change.recording == before.recording && (change.number == 0 || change.number == before.number + 1);
  };
  // Back to where all is known, then forwards.
  const auto last = static_cast<std::size_t>(index);
  std::size_t first = last;
  DrawingsPtr drawings;
  for(;; --first)
  {
    if(const auto known = drawings_.find(static_cast<int>(first)); known != drawings_.end())
    {
      drawings = known->second;
      ++first;
      break;
    }
    if(first == 0 || last - first >= farthestBack || !buildsOn(first))
      break;
  }
  for(; first <= last; ++first)
    if(const auto message = file_.message(all[first].place))
      drawings = keep(drawings_, static_cast<int>(first), readDrawings(proto::ProtoReader(message->data), drawings));
  return drawings;
}

} // namespace sparkwright
