#pragma once

#include "core/files/FileService.h"
#include "core/frame/ImageDrawer.h"
#include "core/game/StandardLeagues.h"
#include "core/robot/behavior/ThinkingLimits.h"

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

namespace sparkwright
{

/// How a World is made.
struct WorldOptions
{
  std::vector<std::filesystem::path> dataDirectories; ///< Searched in order for scenes, scripts and meshes.
  std::uint64_t seed = 0;                             ///< 0: from the clock.
  bool drawn = false;                                 ///< Frames carry meshes and textures for whoever draws them.
  MakeImageDrawer makeImages;                         ///< For the cameras of robots; empty: they send nothing.
  bool syncMode = false;                              ///< Cycles wait for every agent's `(syn)`.
  bool strict = false;        ///< Report whatever scene files are forgiven; see ImportOptions.
  bool referenceSkew = false; ///< Shift definitions as the reference does; see ImportOptions.
  /// Variables that win over those of set-up scripts: `Soccer.BeamNoiseXY` or just `BeamNoiseXY`, and their text.
  std::vector<std::pair<std::string, std::string>> overrides;
  TextOverlay overlay; ///< Read instead of these files: scenes that have been edited and not saved.
  std::filesystem::path logDirectory; ///< Where scripts may keep log files; empty: nowhere.
  std::vector<std::filesystem::path> pluginDirectories; ///< Where importBundle() looks, in this order.
  std::vector<std::string> bundles;                     ///< Plugins that are there from the start.
  int threads = 1; ///< That compute a cycle, with the one that calls cycle(). Only the wall time depends on it.
  /// Bodies of an island that is solved exactly; larger heaps iteratively: faster, and with other results. 0: any number.
  int largestExactIsland = 0;
  std::int64_t scriptBudget = 20'000'000; ///< Steps that scripts may take during one load(); 0: any number.
  double scriptSeconds = 60;              ///< Time that scripts may take during one load(); 0: any.
  const std::atomic<bool>* interrupt = nullptr; ///< Scripts end when it becomes true; null: nothing ends them.
  std::size_t scriptMemory = 256u << 20;  ///< Bytes that scripts and their data may take.
  ThinkingLimits thinking;                ///< Of each agent inside.
  Leagues leagues = standardLeagues();    ///< Whose games can be played; the first one is that of scenes which name none.
};

} // namespace sparkwright
