#pragma once

#include "viewer/render/Quality.h"
#include "viewer/scene/SceneDrawing.h"

#include <cstdint>
#include <vector>

namespace sparkwright
{

/// Selects what is drawn from one point of view: leaves out what cannot be seen, and chooses levels of detail.
/// Knows no OpenGL. Buffers keep their capacity from frame to frame.
class DrawCalls
{
public:
  /// One instanced draw.
  struct Call
  {
    int shape = 0, level = 0;
    int first = 0, count = 0; ///< In instances().
    SceneDrawing::Style style; ///< If transparent, it is to be drawn in the second pass, too.
  };

  /// @param viewProjection   world to clip coordinates
  /// @param eye              world position of the camera
  /// @param pixelsPerRadian  in the middle of the picture; in parallel projection pixels per metre
  void choose(const SceneDrawing& scene, const Mat4f& viewProjection, const Vec3f& eye, float pixelsPerRadian,
              Quality::Detail detail = Quality::Detail::Medium);

  /// Leaves all out but skies.
  void keepBackdrop();

  const std::vector<Call>& calls() const { return calls_; }
  const std::vector<SceneDrawing::Instance>& instances() const { return instances_; }
  /// Structure node behind an instance.
  int nodeOf(int instance) const { return nodes_[static_cast<std::size_t>(instance)]; }

private:
  std::vector<SceneDrawing::Instance> instances_;
  std::vector<int> nodes_;
  std::vector<std::uint8_t> levels_;
  std::vector<Call> calls_;
};

} // namespace sparkwright
