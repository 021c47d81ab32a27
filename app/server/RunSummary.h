#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

namespace sparkwright
{

/// Figures of a finished run, for `--summary`.
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

  /// One JSON object: version, scene, seed, cycles, simulated_seconds, wall_seconds, cpu_seconds, agents_seen,
  /// score_left, score_right.
  std::string json() const;
};

/// Writes the whole text or leaves what was there: to a file beside it that is then renamed.
/// @return empty, or why it failed
std::string writeAtomically(const std::filesystem::path& file, const std::string& text);

} // namespace sparkwright
