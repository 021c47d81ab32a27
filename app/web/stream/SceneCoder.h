#pragma once

#include "app/web/stream/PoseCoder.h"
#include "viewer/scene/SceneDrawing.h"

#include <string>
#include <vector>

namespace sparkwright
{

/// Writes what a scene consists of for a browser: shapes and pictures, each once, where they are, their colours, the
/// field, lights and views. Needs no OpenGL.
///
/// A scene: the length of the JSON (u32), JSON, then binary data, whose places the JSON names: `items` (20 floats each:
/// shape, slot, mesh, scale, colour, team with number, glow with gloss, picture, flags), the poses at rest, vertices
/// (position 3 f32, uv 2 f32, normal 3 i8, surface u8), indices (u32) and pictures (PNG).
class SceneCoder
{
public:
  enum Flags
  {
    Transparent = 1, ///< Some of it is see-through.
    Backdrop = 2,    ///< A sky, which is seen from inside.
    OnTop = 4,       ///< Drawn over what stands in front of it.
    TwoSided = 8
  };

  /// Takes a frame, with meshes if the scene has any from files.
  /// @return whether a new scene begins with it: its structure or its field differs from the one before
  bool take(const FramePtr& frame);

  /// The scene with all its shapes, for those who have seen nothing before. Only after take().
  const std::string& whole();
  /// The scene with the shapes that are new since the scene before.
  const std::string& change();

  /// Of the present scene, for the frames that follow.
  PoseCoder& poses() { return poses_; }
  /// For the places of players and ball in the frame taken last.
  const SceneDrawing& drawing() const { return drawing_; }
  /// Slot of the transform at a node or above it; -1: the world.
  int slotAt(int node) const;

private:
  struct Shapes
  {
    std::size_t shapes = 0, pictures = 0;
  };
  std::string message(const Shapes& known);
  void writeItems(ByteWriter& out);
  bool fieldDiffers() const;

  SceneDrawing drawing_; ///< Of the frame taken last.
  FramePtr first_;       ///< Of the present scene.
  std::optional<SceneDrawing::Field> field_;
  PoseCoder poses_;
  Shapes before_; ///< That the scene before had.
  long number_ = 0;
  std::string whole_, change_; ///< Empty: not asked for yet.
};

} // namespace sparkwright
