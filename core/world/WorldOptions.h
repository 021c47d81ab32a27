#pragma once

#include "physics/StepKind.h"
#include "core/files/FileService.h"
#include "core/frame/ImageDrawer.h"
#include "core/game/StandardLeagues.h"
#include "core/robot/behavior/ThinkingLimits.h"

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace sparkwright
{

struct WorldState;

/// Settings for making a World.
struct WorldOptions
{
  std::vector<std::filesystem::path> dataDirectories; ///< Searched in order for scenes, scripts and meshes.
  std::uint64_t seed = 0;                             ///< 0: from the clock.
  bool drawn = false;                                 ///< Frames have meshes and textures, to be drawn.
  MakeImageDrawer makeImages;                         ///< For the cameras of robots; empty: they send nothing.
  bool syncMode = false;                              ///< Cycles wait for every agent's `(syn)`.
  bool strict = false;                                ///< Report lenient reading of scene files; see ImportOptions.
  bool referenceSkew = false; ///< Shift definitions as the reference does; see ImportOptions.
  /// Variables that override those of set-up scripts: name (`Soccer.BeamNoiseXY` or `BeamNoiseXY`) and value as text. A value that
  /// a variable of a league cannot have is an error of World::load() and World::setUp().
  std::vector<std::pair<std::string, std::string>> overrides;
  /// Set-up script that load() runs before it imports a scene; empty: those with the variables that we ship.
  std::string setUp;
  /// A folder whose zeitgeist.rb, oxygen.rb, kerosin.rb and spark.rb run before a set-up, in this order; empty, or without
  /// a spark.rb: ours.
  std::filesystem::path initScripts;
  TextOverlay overlay;                                  ///< Unsaved texts that replace files.
  bool editable = false; ///< World::applyEdits() can be used: keeps what its scene is made from.
  std::filesystem::path logDirectory;                   ///< For log files of scripts; empty: none.
  std::vector<std::filesystem::path> pluginDirectories; ///< Searched in order by importBundle().
  std::vector<std::string> bundles;                     ///< Plugins to be loaded at the start.
  int threads = 1; ///< That compute a cycle, caller included. Does not change results.
  /// Most bodies of an island that is solved exactly; larger ones iteratively: faster, with other results. 0: no limit.
  int largestExactIsland = 0;
  /// Most rows of the contacts of a heap that is solved exactly; 0: no limit; not set: as the scene says, else 750. The same
  /// everywhere, and kept in states, so that runs repeat.
  std::optional<int> maxExactContactRows;
  std::optional<StepKind> step; ///< How steps of physics are computed; not set: as the scene says, else exact.
  std::int64_t scriptBudget = 20'000'000;       ///< Script steps during one load(); 0: no limit.
  double scriptSeconds = 60;                    ///< Wall time of scripts during one load(); 0: no limit.
  const std::atomic<bool>* interrupt = nullptr; ///< Ends scripts and cycles when it becomes true; may be null.
  std::size_t scriptMemory = 256u << 20;        ///< Most memory of scripts and their data, bytes.
  ThinkingLimits thinking;                      ///< For each agent inside.
  Leagues leagues = standardLeagues();          ///< Available leagues; the first is used by scenes that name none.
};

/// Options for a World that is to be put into a state: these, with seed, variables and texts of the state.
WorldOptions optionsFor(const WorldState& state, WorldOptions options);

} // namespace sparkwright
