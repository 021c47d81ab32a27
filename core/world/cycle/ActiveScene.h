#pragma once

#include "physics/StepKind.h"
#include "core/object/Context.h"
#include "core/scene/Transform.h"

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>

namespace sparkwright
{

class SpaceNode;
class WorldNode;

/// The scene that a World simulates, with its physics world and space. Scripts may remove or replace any of them at any
/// time: they are looked up again when the tree has changed, and kept alive while in use.
///
/// The scene is also the Object service of the Context, below which scripts import and look nodes up.
class ActiveScene
{
public:
  explicit ActiveScene(Context& context) : context_(context) {}

  /// Looks everything up again if the tree's structure has changed. A removed scene is replaced by the one at
  /// /usr/scene, which is made if it is missing.
  void refresh();
  /// @param scene  a node of this tree
  void set(std::shared_ptr<Scene> scene);

  Scene& scene() const { return *scene_; }
  Object* nodeWithId(std::uint64_t id) const; ///< nullptr: there is none, or the id is 0
  WorldNode* world() const { return world_.get(); } ///< nullptr: there is no physics world
  SpaceNode* space() const { return space_.get(); } ///< nullptr: there are no collisions

  // Settings of every physics world of the scene.

  void setCycleSeconds(double seconds);
  void setJointHeating(bool on);
  void setBatteryDischarge(bool on);
  void setThreads(int count);
  void setLargestExactIsland(int bodies);
  int largestExactIsland() const { return largestExactIsland_; }
  void setMaxExactContactRows(std::optional<int> rows); ///< Not set: as the scene says.
  int maxExactContactRows() const;                      ///< That is used.
  void setInterrupt(const std::atomic<bool>* interrupt);
  void setStep(std::optional<StepKind> kind); ///< Not set: as the scene says.
  std::optional<StepKind> step() const { return stepKind_; }
  StepKind stepNow() const; ///< That is used.

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
  mutable std::weak_ptr<Object> found_; ///< By nodeWithId() last.
  int largestExactIsland_ = 0;
  std::optional<int> maxExactContactRows_;
  const std::atomic<bool>* interrupt_ = nullptr;
  std::optional<StepKind> stepKind_;
};

} // namespace sparkwright
