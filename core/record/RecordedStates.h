#pragma once

#include "core/draw/Drawings.h"
#include "core/record/channel/GameCodec.h"
#include "core/record/channel/StructureCodec.h"
#include "core/record/mcap/McapReader.h"

#include <map>
#include <tuple>

namespace sparkwright
{

/// Finds what a recording has of things that change rarely, before a part of it: structures, rules, events, drawings.
/// Keeps what it has found.
class RecordedStates
{
public:
  explicit RecordedStates(mcap::McapReader& file);

  /// An event as it was written at one time.
  struct Event
  {
    std::uint32_t sequence = 0; ///< Running number of the message.
    mcap::Nanoseconds time = 0;
    std::shared_ptr<const GameEvent> event;
  };
  /// All messages of events.
  const std::vector<Event>& events();
  /// The list of events that a game has.
  std::shared_ptr<const GameEvents> eventsOf(const GameRecord& game);

  using StructurePtr = std::shared_ptr<const StructureRecord>;
  /// Reads a message of a structure, and keeps it. @return null if it is damaged
  StructurePtr take(std::string_view message);
  /// The structure of this number, in a chunk or before; null if there is none.
  StructurePtr structure(std::int64_t number, std::size_t chunk);
  RulesRecord rules(std::int64_t number, std::size_t chunk);

  /// The drawings that were visible before a chunk; null: none.
  DrawingsPtr drawingsBefore(std::size_t chunk);
  /// Remembers those after a chunk.
  void setDrawingsAfter(std::size_t chunk, DrawingsPtr drawings);

private:
  /// Looks at the messages of a channel, chunk by chunk backwards, to the end of the chunk for which `visit` returned
  /// true.
  bool searchBack(std::uint16_t channel, std::size_t chunk, const std::function<bool(const mcap::Message&)>& visit);

  mcap::McapReader& file_;
  std::uint16_t structureChannel_, rulesChannel_, eventChannel_, drawingsChannel_; ///< 0: none.
  std::optional<std::vector<Event>> events_;
  std::map<std::tuple<int, int, int>, std::shared_ptr<const GameEvents>> eventLists_;
  std::map<std::int64_t, StructurePtr> structures_;                         ///< The newest few, by number.
  std::map<std::int64_t, std::shared_ptr<const SceneStructure>> scenes_;    ///< By StructureRecord::scene.
  std::map<std::int64_t, JointGeometryPtr> joints_;                         ///< The same.
  std::map<std::int64_t, RulesRecord> rules_;
  std::map<std::size_t, DrawingsPtr> drawings_; ///< After a chunk.
};

} // namespace sparkwright
