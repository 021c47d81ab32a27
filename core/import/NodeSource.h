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

/// The `(nd …)` form of a scene file that made a node, and the form of the node below which that one was put: from any node
/// one finds all forms that had a say in where it stands, through imports, too.
///
/// Made once, by the importer. It outlives nodes that are dissolved (Collapse.h). Any thread may read it.
class NodeSource
{
public:
  using Location = std::shared_ptr<const std::string>;

  /// @param location  of the file, as Resource::location; empty for text in memory
  /// @param scene     the file that was imported at first, and has led to this one
  /// @param offset    of the word `nd`, in bytes
  /// @param posed     whether the form makes a Transform
  NodeSource(Location location, Location scene, std::uint32_t offset, bool posed, std::shared_ptr<const NodeSource> around)
      : location_(std::move(location)), scene_(std::move(scene)), around_(std::move(around)), offset_(offset), posed_(posed)
  {
  }

  const std::string& location() const { return *location_; }
  const std::string& scene() const { return *scene_; }
  std::uint32_t offset() const { return offset_; }
  bool posed() const { return posed_; }
  /// Null at the top.
  const std::shared_ptr<const NodeSource>& around() const { return around_; }

  /// The pose in its parent of a Transform that has been dissolved; nothing while it is a node of its own.
  std::optional<Mat4f> dissolvedPose() const
  {
    return dissolved_.load(std::memory_order_acquire) ? std::optional(pose_) : std::nullopt;
  }
  /// The Transform goes, and its children take its pose over. Once, by the thread that owns the World.
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
  std::uint32_t offset_;
  bool posed_;
  mutable std::atomic<bool> dissolved_ = false;
};

} // namespace sparkwright
