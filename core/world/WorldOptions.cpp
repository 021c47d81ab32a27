#include "core/world/WorldOptions.h"

#include "core/world/state/WorldState.h"

namespace sparkwright
{

WorldOptions optionsFor(const WorldState& state, WorldOptions options)
{
  options.seed = state.seed;
  options.overrides = state.overrides;
  options.largestExactIsland = state.largestExactIsland;
  options.maxExactContactRows = state.maxExactContactRows;
  options.step = state.step;
  options.setUp = state.setUp;
  options.overlay.clear();
  for(const auto& [path, text] : state.texts)
    options.overlay[path] = text;
  return options;
}

} // namespace sparkwright
