#pragma once

#include "core/frame/Frame.h"
#include "core/frame/JointGeometry.h"
#include "core/run/until/RunUntil.h"
#include "core/signal/SignalReader.h"

namespace sparkwright
{

/// Looks at the Frames of a run for what it goes on until.
class RunWatch
{
public:
  /// @param now  the frame at which the run goes on; null: unknown. Decisions up to it do not count.
  RunWatch(RunUntil until, FramePtr now);

  const RunUntil& until() const { return until_; }

  /// Looks at the frame of the next cycle.
  /// @param cycleSeconds  wall time of the cycle
  /// @param joints  of its structure, where a recording knows them; null: from the frame
  /// @return what is reached, with its figures; empty: not yet
  LocalText see(const FramePtr& frame, double cycleSeconds, const JointGeometryPtr& joints = {});

  /// Whether the frames should have details of physics: the signal is none that they offer so far.
  bool wantsPhysics() const { return wantsPhysics_; }

private:
  LocalText seeEvents(const GameState& game);
  LocalText seeSignal(const Frame& frame, double cycleSeconds, const JointGeometryPtr& joints);

  RunUntil until_;
  FramePtr before_;
  long cycles_ = 0; ///< So far.
  int seen_ = 0;    ///< Index of the last decision that does not count.
  SignalReader reader_;
  JointGeometryPtr joints_; ///< Of the structure of …
  std::weak_ptr<const SceneStructure> jointed_;
  bool wantsPhysics_ = false;
};

} // namespace sparkwright
