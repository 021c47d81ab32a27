#pragma once

#include "core/record/mcap/McapRecords.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sparkwright
{

/// Topics of the channels of a recording, with the messages that they carry (docs/recordings.md).
struct RecordingTopics
{
  static constexpr std::string_view frame = "/frame";
  static constexpr std::string_view structure = "/structure";
  static constexpr std::string_view game = "/game";
  static constexpr std::string_view events = "/events";
  static constexpr std::string_view rules = "/rules";
  static constexpr std::string_view agents = "/agents";
  static constexpr std::string_view drawings = "/drawings";
  static constexpr std::string_view log = "/log";
  static constexpr std::string_view agentBytes = "/agent_bytes";
  static constexpr std::string_view worldState = "/world_state";
  static constexpr std::string_view scene = "/foxglove/scene";
  static constexpr std::string_view transforms = "/foxglove/transforms";
};

/// The field of every message that has RecordingInfo::id; those of older recordings have none.
inline constexpr int recordingField = 31;

/// Where a recording comes from.
struct RecordingInfo
{
  static constexpr int format = 1; ///< Of our messages. Readers refuse higher ones.

  std::string version;  ///< Of the program.
  std::string scene;    ///< Scene or set-up, as the user named it.
  std::string started;  ///< Date and time, UTC: `2026-11-24T18:49:38Z`.
  std::uint64_t seed = 0;
  double cycleSeconds = 0.02;
  /// Tells the messages of this recording from those of others in the same file; 0: the writer chooses one.
  std::uint32_t id = 0;
  mcap::Properties variables; ///< Set by the user, overriding the set-up.
  mcap::Properties more;      ///< Anything else, for people and tools.

  mcap::Properties properties() const;
  static RecordingInfo from(mcap::Properties properties, mcap::Properties variables);
};

struct RecordingSettings
{
  /// Messages are kept in memory for so long, s of simulated time, before they are written: what a kill costs. Also the
  /// longest way from where a reader can begin.
  double chunkSeconds = 0.6;
  std::size_t chunkBytes = 2u << 20; ///< The same, in bytes.
  double repeatSeconds = 20; ///< Between repetitions of what changes rarely, so that damage to a file ends somewhere.
  int level = 6;             ///< Of zstd, 1 (fast) to 19.
  /// Transforms for other programs per simulated second; 0: none, and no scene.
  double transformRate = 0.5;
};

/// A message from or to an agent, of a monitor, or of a client of the game: what a run needs to take place again.
struct AgentBytes
{
  enum class Kind
  {
    Received, ///< From the agent.
    Sent,     ///< Percepts.
    Joined,   ///< Data: its address.
    Left,
    Command,     ///< Of a monitor or trainer; no agent.
    GameJoined,  ///< A client of the game's own port, in place of an agent. Data: its address.
    GameLeft,    ///< The same client.
    GameReceived, ///< From the same client.
    InsideReceived, ///< From an agent inside, which a run that goes on has in itself.
    InsideSent      ///< Its percepts.
  };
  double time = 0; ///< Simulated s.
  long cycle = 0;  ///< Number of the cycle that was over.
  int agent = 0;   ///< AgentId, or the number of a client of the game.
  Kind kind = Kind::Received;
  std::string data; ///< Without length prefix.

  bool isOfGame() const { return kind == Kind::GameJoined || kind == Kind::GameLeft || kind == Kind::GameReceived; }
};

/// Everything about a World, from which a run can go on. The recording does not know what is in it.
struct WorldStateRecord
{
  double time = 0; ///< Simulated s.
  long cycle = 0;  ///< The last one that was over.
  std::string state;
};

} // namespace sparkwright
