#pragma once

#include "viewer/layers/LayerSettings.h"
#include "viewer/scene/SceneDrawing.h"

#include <QString>

#include <unordered_map>
#include <vector>

namespace sparkwright
{

/// Something that moves as one: a robot, or bodies that joints hold together, or a single body.
struct LayerThing
{
  std::uint64_t id = 0; ///< Id of its root node; the same as long as the thing exists.
  int node = -1;        ///< The root in the structure.
  int slot = -1;        ///< Of the transform that stands for it: a robot's torso.
  int group = -1;       ///< PhysicsStructure::Body::group; -1: unknown.
  int agent = -1;       ///< Index in Frame::agents; -1: no robot of an agent.
  bool ball = false;
};

/// Data of the present frame for all layers.
class LayerContext
{
public:
  /// @param selected  node of the structure; -1: none
  void update(const SceneDrawing& scene, const LayerSettings& settings, int selected);

  const LayerSettings& settings() const { return settings_; }
  const Frame& frame() const { return *frame_; }
  const PhysicsView& physics() const { return frame_->physics; }
  /// Null if the frame has no details.
  const PhysicsStructure* structure() const { return physics_.get(); }
  std::array<QColor, 2> teamColours() const { return teamColours_; }

  /// World pose of a slot; the world's for -1 and slots that do not exist.
  const Mat4f& pose(int slot) const;
  Mat4f pose(int slot, const Mat4f& local) const { return pose(slot) * local; }

  /// Whether the layers show what belongs to this node.
  bool shows(int node) const;
  /// Whether they show a whole thing: it is selected, or part of it.
  bool shows(const LayerThing& thing) const;
  bool isSelected(int node) const { return node >= selectedFrom_ && node < selectedTo_; }
  bool isAsleep(int body) const;
  bool isTouching(int collider) const;
  bool isPenalised(std::uint64_t agentRoot) const;
  bool isPenalised(int agent) const { return agent >= 0 && penalised_[static_cast<std::size_t>(agent)] != 0; }

  const std::vector<LayerThing>& things() const { return things_; }
  /// Index in things(); -1: none.
  int thingOfGroup(int group) const;
  /// Highest point of the transforms of a thing.
  Vec3f topOf(const LayerThing& thing) const;
  const std::string& nameOf(int node) const;

  /// Size of symbols, m: depends on the bodies of the scene, 1 for robots of half a metre.
  float unit() const { return unit_; }

private:
  void learnStructure();
  void measure();
  void findThings();
  void findPenalised();
  void addGroups();

  LayerSettings settings_;
  FramePtr frame_;
  const std::vector<Mat4f>* world_ = nullptr;
  std::array<QColor, 2> teamColours_;
  int selectedFrom_ = 0, selectedTo_ = 0;
  std::vector<LayerThing> things_;
  std::vector<std::uint8_t> penalised_; ///< Of each agent.
  std::vector<int> thingOfGroup_;

  // Of the structures
  std::shared_ptr<const SceneStructure> scene_;
  std::shared_ptr<const PhysicsStructure> physics_;
  std::unordered_map<std::uint64_t, int> nodes_; ///< By id.
  int ballNode_ = -1;
  float unit_ = 1;
};

} // namespace sparkwright
