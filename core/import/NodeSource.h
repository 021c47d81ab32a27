#pragma once

#include "core/object/Math.h"

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace sparkwright
{

/// The `(nd …)` form of a scene file that made a node, linked to the form of its parent: so all forms that affect a
/// node's pose can be found, through imports, too.
///
/// Made by the importer. Outlives dissolved nodes (Collapse.h). Any thread may read it. The offset follows edits that are
/// applied to a running World.
class NodeSource
{
public:
  using Location = std::shared_ptr<const std::string>;

  /// @param location  of the file, as Resource::location; empty for text in memory
  /// @param scene     location of the outermost imported file
  /// @param offset    of the word `nd`, in bytes
  /// @param posed     whether the form makes a Transform
  NodeSource(Location location, Location scene, std::uint32_t offset, bool posed,
             std::shared_ptr<const NodeSource> around)
      : location_(std::move(location)), scene_(std::move(scene)), around_(std::move(around)), offset_(offset),
        posed_(posed)
  {
  }

  const std::string& location() const { return *location_; }
  const std::string& scene() const { return *scene_; }
  std::uint32_t offset() const { return offset_.load(std::memory_order_relaxed); }
  /// To be called when an edit of the text has moved the form. For the thread that owns the World.
  void moveTo(std::uint32_t offset) const { offset_.store(offset, std::memory_order_relaxed); }
  bool posed() const { return posed_; }
  /// The form of the parent; null at the top.
  const std::shared_ptr<const NodeSource>& around() const { return around_; }

  /// Pose in its parent of a dissolved Transform; nothing while the node exists.
  std::optional<Mat4f> dissolvedPose() const
  {
    return dissolved_.load(std::memory_order_acquire) ? std::optional(pose_) : std::nullopt;
  }
  /// Stores the pose of a Transform that is dissolved. For the thread that owns the World; only the first call counts.
  void dissolve(const Mat4f& pose) const
  {
    if(dissolved_.load(std::memory_order_relaxed))
      return;
    pose_ = pose;
    dissolved_.store(true, std::memory_order_release);
  }

private:
  Location location_, scene_;
  std::shared_ptr<const NodeSource> around_;
  mutable Mat4f pose_ = Mat4f::Identity();
  mutable std::atomic<std::uint32_t> offset_;
  bool posed_;
  mutable std::atomic<bool> dissolved_ = false;
};

} // namespace sparkwright
