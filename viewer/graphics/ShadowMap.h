#pragma once

#include "core/object/Math.h"

namespace sparkwright
{

class ShaderProgram;

/// The shadow map of the first light for a part of the scene: its depth picture, and the transform to look points up.
class ShadowMap
{
public:
  static constexpr int size = 2048; ///< Pixels along a side.

  void release();

  /// Looks at a sphere of the world along the light. Steps of the view are whole pixels of the picture, or edges of
  /// shadows would crawl when the sphere moves.
  /// @param towards  unit length, to the light
  void aim(const Vec3f& towards, const Vec3f& centre, float radius);
  /// World to clip coordinates of the light.
  const Mat4f& viewProjection() const { return viewProjection_; }

  /// Binds and clears the picture, which is made at the first call; draw what casts shadows, then bind another framebuffer.
  void begin();
  /// For programs with SOFT: gives them the picture as texture unit `unit`.
  void apply(ShaderProgram& program, int unit) const;

private:
  void make();

  unsigned framebuffer_ = 0, depth_ = 0;
  Mat4f viewProjection_ = Mat4f::Identity();
  float metresPerPixel_ = 0.01f;
};

} // namespace sparkwright
