#pragma once

#include "core/draw/Drawings.h"
#include "core/record/RecordedMessages.h"
#include "core/record/channel/GameCodec.h"
#include "core/record/channel/StructureCodec.h"

#include <map>
#include <tuple>

namespace sparkwright
{

/// Reads what a recording has of things that change rarely: structures, games, rules, events, agents, drawings. All are
/// named by their indices in RecordedMessages. Keeps what it has read last.
class RecordedStates
{
public:
  RecordedStates(mcap::McapReader& file, const RecordedMessages& messages, const Leagues& leagues);

  /// An event as it was written at one time.
  struct Event
  {
    std::uint32_t recording = 0;
    std::int64_t number = 0; ///< Of the message.
    mcap::Nanoseconds time = 0;
    std::shared_ptr<const GameEvent> event;
  };
  /// All messages of events.
  const std::vector<Event>& events();

  using StructurePtr = std::shared_ptr<const StructureRecord>;
  /// Null if it is damaged.
  StructurePtr structure(int index);
  /// With rules and events, without times; null: none.
  std::shared_ptr<const GameState> game(int index);
  std::shared_ptr<const std::vector<AgentInfo>> agents(int index); ///< Null: none.
  DrawingsPtr drawings(int index);                                 ///< Null: none.

private:
  RulesRecord rules(std::uint32_t recording, std::int64_t number);
  std::shared_ptr<const GameEvents> eventsOf(std::uint32_t recording, const GameRecord& game);

  mcap::McapReader& file_;
  const RecordedMessages& messages_;
  Leagues leagues_;
  std::optional<std::vector<Event>> events_;
  std::map<std::tuple<std::uint32_t, int, int, int>, std::shared_ptr<const GameEvents>> eventLists_;
  using Scene = std::pair<std::uint32_t, std::int64_t>; ///< Recording, StructureRecord::scene.
  std::map<int, StructurePtr> structures_;
  std::map<Scene, std::shared_ptr<const SceneStructure>> scenes_;
  std::map<Scene, JointGeometryPtr> joints_;
  std::map<int, std::shared_ptr<const GameState>> games_;
  std::map<int, std::shared_ptr<const std::vector<AgentInfo>>> agents_;
  std::map<int, RulesRecord> rules_;
  std::map<int, DrawingsPtr> drawings_;
};

} // namespace sparkwright
