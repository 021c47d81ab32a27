#pragma once

#include "viewer/models/MeshData.h"

namespace sparkwright::nao
{

/// Positions of a body's joints, m, which differ between robot types.
struct Build
{
  float elbow = 0.070f, elbowUp = 0.009f, elbowIn = 0.010f; ///< From the middle of the upper arm.
  float shoulder = 0.020f, shoulderIn = 0.010f;             ///< Behind and inside of it.
  float knee = 0.045f, ankle = 0.055f, back = 0.010f;       ///< Above, below and behind the middle of the shank.
  float hip = 0.055f, hipDown = 0.115f, hipBack = 0.010f;   ///< From the middle of the torso.
  float shoulderUp = 0.075f;
};

/// Each builds its part at the given detail, right side, into the coordinates that `base` leads to.
MeshData torso(const Mat4f& base, float detail, const Build& build);
MeshData head(const Mat4f& base, float detail);
MeshData upperArm(const Mat4f& base, float detail, const Build& build);
MeshData lowerArm(const Mat4f& base, float detail);
MeshData thigh(const Mat4f& base, float detail, bool numbered);
MeshData shank(const Mat4f& base, float detail, const Build& build);

enum class Sole
{
  Whole,      ///< A foot.
  BeforeToes, ///< One that ends where toes begin.
  Toes
};
MeshData foot(const Mat4f& base, float detail, Sole sole);

} // namespace sparkwright::nao
