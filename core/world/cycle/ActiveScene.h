#pragma once

#include "core/object/Context.h"
#include "core/scene/Transform.h"

#include <cstdint>
#include <memory>
#include <optional>

namespace sparkwright
{

class SpaceNode;
class WorldNode;

/// The scene that a World simulates, and its physics world and space. Scripts may take any of them away or put others in
/// their place at any time: what stands here is looked up again when the tree has changed, and kept alive as long as it
/// is in use.
///
/// The scene is also the Object among the services of the Context: where scripts import, and look things up.
class ActiveScene
{
public:
  explicit ActiveScene(Context& context) : context_(context) {}

  /// Looks everything up again if the structure of the tree has changed. A scene that has left the tree is replaced by
  /// the one at /usr/scene, which is made if it is missing.
  void refresh();
  /// @param scene  of this tree
  void set(std::shared_ptr<Scene> scene);

  Scene& scene() const { return *scene_; }
  Object* nodeWithId(std::uint64_t id) const; ///< nullptr: there is none, or the id is 0
  WorldNode* world() const { return world_.get(); } ///< nullptr: nothing moves
  SpaceNode* space() const { return space_.get(); } ///< nullptr: nothing touches

  // What every physics world of the scene gets.

  void setCycleSeconds(double seconds);
  void setJointHeating(bool on);
  void setBatteryDischarge(bool on);
  void setThreads(int count);
  void setLargestExactIsland(int bodies);

private:
  void findWorld();
  void applyOptions();

  Context& context_;
  unsigned long version_ = 0;
  std::shared_ptr<Scene> scene_;
  std::shared_ptr<WorldNode> world_;
  std::shared_ptr<SpaceNode> space_;
  float step_ = 0.02f;
  std::optional<bool> jointHeating_;
  std::optional<bool> batteryDischarge_;
  int threads_ = 1;
  int largestExactIsland_ = 0;
};

} // namespace sparkwright
