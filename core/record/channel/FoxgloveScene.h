#pragma once

#include "core/frame/Frame.h"
#include "core/record/mcap/McapRecords.h"
#include "core/record/pose/PoseLinks.h"
#include "core/record/pose/Rigid.h"

#include <functional>
#include <string>

namespace sparkwright
{

/// Writes what other programs show: the shapes of a scene (`foxglove.SceneUpdate`) and how they move
/// (`foxglove.FrameTransforms`). For looking only: poses are rounded, and shapes simplified.
///
/// Each transform with a body is a frame of reference; all else moves with the nearest one above it. A frame's parent
/// is the body that it is joined to, else the world.
class FoxgloveScene
{
public:
  static constexpr double placeStep = 1.0 / 1024; ///< m
  static constexpr double turnStep = 1.0 / 1024;  ///< Of the elements of quaternions: about 0.1°.
  static constexpr std::string_view worldFrame = "world";

  /// Takes the structure of a frame. @param dress  adds meshes where there are none; may be empty
  void take(const Frame& frame, const PoseLinks& links, const std::function<void(SceneStructure&)>& dress);
  /// Appends the scene as it is in take()'s frame.
  void writeScene(mcap::Nanoseconds time, std::string& out) const;
  /// Appends the transforms that have changed since they were written last, or all. @return whether there are any
  bool writeTransforms(const Frame& frame, mcap::Nanoseconds time, bool all, std::string& out);

private:
  /// A frame of reference.
  struct Reference
  {
    std::size_t slot = 0;
    int parent = -1; ///< Index in references_; -1: the world.
    std::string name;
    std::array<std::int32_t, 7> told{}; ///< Place and quaternion (x, y, z, w), in steps.
    bool known = false;
  };
  struct Shape
  {
    enum class Kind
    {
      Box,
      Ball,
      Cylinder
    };
    int reference = -1; ///< Index in references_; -1: the world.
    Kind kind = Kind::Box;
    pose::Pose pose; ///< In the reference.
    Vec3f size = Vec3f::Ones();
    Material::Colour colour{0.7f, 0.7f, 0.7f, 1};
  };

  void takeReferences(const Frame& frame, const PoseLinks& links);
  void takeShapes(const Frame& frame, const SceneStructure& structure);
  std::string nameOf(int reference) const;

  std::vector<Reference> references_;
  std::vector<Shape> shapes_;
  std::vector<Mat4f> world_; ///< Of the transforms, in the newest frame.
};

} // namespace sparkwright
