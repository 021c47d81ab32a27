#pragma once

#include "core/game/League.h"
#include "core/record/proto/ProtoReader.h"

namespace sparkwright
{

/// The settings of a game: what GameState shares for long.
struct RulesRecord
{
  std::shared_ptr<const GameRules> rules;
  std::shared_ptr<const std::vector<std::pair<std::string, float>>> environment;

  bool operator==(const RulesRecord&) const = default; ///< The same objects.
};

void writeRules(proto::ProtoWriter& out, const RulesRecord& record, std::int64_t number);
RulesRecord readRules(proto::ProtoReader in, std::int64_t& number);

/// A GameState without its times, and without what other messages have.
struct GameRecord
{
  GameState state;
  std::int64_t rules = 0; ///< Number of its RulesRecord; 0: none.
  bool hasEvents = false;
  int firstEvent = 0, lastEvent = 0; ///< Indices of the first and last of the events.
  int eventMessages = 0; ///< Number of messages of events up to now.
};

void writeGame(proto::ProtoWriter& out, const GameRecord& record);
/// @param leagues  where the league is looked up by its name; unknown ones are left out
GameRecord readGame(proto::ProtoReader in, const Leagues& leagues);

} // namespace sparkwright
