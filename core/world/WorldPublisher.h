#pragma once

#include "core/frame/FramePublisher.h"
#include "core/frame/PhysicsPublisher.h"

namespace sparkwright
{

struct WorldParts;

/// Makes the Frame of a World: scene, physics, game and agents.
class WorldPublisher
{
public:
  explicit WorldPublisher(WorldParts& parts) : parts_(parts) {}

  /// Updates WorldParts::frame. Does not allocate in steady state.
  void publish();

  /// To be called after commands, which the frame may not show yet.
  void markStale() { stale_ = true; }
  bool isStale() const { return stale_; }

  void setPhysicsView(bool on);
  /// See PhysicsPublisher::lookAgain().
  void lookAgain() { physics_.lookAgain(); }

private:
  WorldParts& parts_;
  FramePublisher scene_;
  PhysicsPublisher physics_;
  bool stale_ = false;
};

} // namespace sparkwright
