#pragma once

#include "viewer/scene/SceneDrawing.h"

namespace sparkwright
{

class ShaderProgram;

/// The light of a picture: two lights of the scene under a sky. Colours are linear.
struct Lighting
{
  std::array<Vec3f, 2> direction{Vec3f::UnitZ(),
                                 Vec3f::UnitZ()}; ///< Towards the light, unit length. The first casts shadows.
  std::array<Vec3f, 2> colour{Vec3f::Zero(), Vec3f::Zero()};
  std::array<std::array<float, 4>, 2> place{}; ///< Position and reach of a light; reach 0: everywhere.
  Vec3f sky = Vec3f::Ones(), ground = Vec3f::Ones(); ///< From above and from below.
  Vec3f haze = Vec3f::Zero();                        ///< Colour of distant things.

  /// @param background  of scenes without a sky, linear
  static Lighting of(const SceneDrawing& scene, const Vec3f& background);

  /// Sets what lit() in common.glsl uses. The program must be in use.
  void apply(ShaderProgram& program, const Vec3f& eye) const;
  /// Light on a horizontal surface from all sources except the first light.
  Vec3f onGround(const Vec3f& normal) const;
  /// Light on a horizontal surface from the first light, without shadow.
  Vec3f sunOnGround(const Vec3f& normal) const;
};

} // namespace sparkwright
