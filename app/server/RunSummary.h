#pragma once

#include "core/game/GameState.h"
#include "core/run/RunFigures.h"
#include "core/run/RunLoop.h"
#include "core/world/live/EditReport.h"
#include "netserver/server/NetServer.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace sparkwright
{

/// Results of a finished run, for `--summary`.
struct RunSummary
{
  std::string version;
  std::string scene;
  std::uint64_t seed = 0;
  long cycles = 0;
  double simulatedSeconds = 0;
  double wallSeconds = 0;
  double cpuSeconds = 0; ///< Of the whole process.
  int agentsSeen = 0;    ///< Agents that got a body.
  int scoreLeft = 0;
  int scoreRight = 0;
  GameState game; ///< At the end.
  EditHistory edits;
  RunFigures figures;

  /// What ended the run.
  enum class End
  {
    Asked,   ///< A monitor or a script.
    Time,    ///< The time of `--until`.
    Reached, ///< What `--until` waited for: `reached`.
    Stopped  ///< A signal: Ctrl-C.
  };
  End end = End::Asked;
  std::string reached;

  RunLoop::Load load;
  std::vector<NetServer::AgentRecord> agents;

  /// One JSON object: version, scene, seed, cycles, simulated_seconds, wall_seconds, cpu_seconds, agents_seen,
  /// score_left, score_right; end (asked, time, reached or stopped) and reached, what `--until` waited for, or null;
  /// digest (FrameDigest of all frames), and signals, an object with end, min, max and mean of each measured signal, or
  /// null for those that the run did not have; edits, the number of edits that the World has taken over while it ran, and edited_since
  /// (simulated s; null if there were none): such a run cannot be repeated from its files; cycle_ms with median, p99 and most; part_ms with the mean of each part of a cycle; and
  /// agents, each with agent, address, team, number, connected_at (simulated s), messages, told, missed, longest_lag
  /// (cycles), and answer_ms with median, p99 and most. `match` (null without a game) has time, half, play_mode,
  /// team_left, team_right, score_left, score_right; players, the names of teams
  /// with the most robots that agents led for them at the same time; pending, the decision that waits for confirmation (or null); and
  /// events: all, or the newest 2,000 decisions, each with index, time (simulated s), game_time, half, kind, foul (for
  /// fouls), rule, mode_before, mode_after, team (left, right or null) and team_name, players, position (m), score,
  /// reason, consequence, overruled. The score is the sum of the goals that are not overruled, after changes by
  /// command.
  std::string json() const;
};

} // namespace sparkwright
