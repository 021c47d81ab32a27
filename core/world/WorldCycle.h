#pragma once

#include "core/world/WorldPublisher.h"
#include "core/world/cycle/Companion.h"
#include "core/world/cycle/CycleTimes.h"
#include "core/world/cycle/SceneWalk.h"

#include <functional>
#include <optional>

namespace sparkwright
{

class StateArchive;
struct WorldParts;

/// Runs the cycles of a World: act, step, rule, sense, publish.
class WorldCycle
{
public:
  /// @param parts  connected by connectParts()
  explicit WorldCycle(WorldParts& parts);

  /// @param meanwhile  see World::cycle()
  void run(const std::function<void()>& meanwhile);
  /// Publishes changes made while paused.
  void show();
  /// Saves or loads what is left of a cycle; afterwards, publishes what has been loaded.
  void archive(StateArchive& a);
  void showLoaded();

  WorldPublisher& publisher() { return publisher_; }
  const CycleTimes& times() const { return times_; } ///< Of the last cycle.

private:
  class Stopwatch;

  void applySettings();
  void refreshScene();
  void move(Stopwatch& watch);
  void stepPhysics(Stopwatch& watch);
  void rule();
  void senseBeside(const std::function<void()>& meanwhile, bool senseDue);

  WorldParts& parts_;
  SceneWalk walk_;
  WorldPublisher publisher_;
  std::optional<Companion> companion_; ///< With more than one thread.
  CycleTimes times_;
  int steps_ = 1;          ///< Of physics in this cycle.
  long senseInterval_ = 1; ///< Cycles between the percepts of an agent.
};

} // namespace sparkwright
