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

  /// Makes WorldParts::frame anew. Does not allocate in steady state.
  void publish();

  /// Something has been commanded that the frame may not show yet.
  void markStale() { stale_ = true; }
  bool isStale() const { return stale_; }

  void setPhysicsView(bool on);
  /// The next frame also shows what of physics was set without a change of the tree.
  void lookAgain() { physics_.lookAgain(); }

private:
  WorldParts& parts_;
  FramePublisher scene_;
  PhysicsPublisher physics_;
  bool stale_ = false;
};

} // namespace sparkwright
