#include "viewer/models/Nao.h"
#include "viewer/models/Part.h"

namespace sparkwright::nao
{

using enum Surface;

MeshData upperArm(const Mat4f& base, float detail, const Build& build)
{
  Part p(base, detail);
  const float x = -build.shoulderIn, y = -build.shoulder;
  p.ellipsoid(Team, {x + 0.008f, y + 0.001f, 0}, {0.035f, 0.035f, 0.0345f}, 14, 8);
  // Thinner towards the elbow, where it forks.
  p.alongForward();
  const float end = build.elbow - 0.018f, ex = -build.elbowIn, ez = -build.elbowUp;
  const float length = end - (y + 0.016f);
  const auto part = [&](float share, float half, Surface surface)
  {
    const float z = end - length * (1 - share);
    return Section{z, half, half, half, surface, surface, 0.6f * x + (ex - 0.6f * x) * share, ez * share};
  };
  p.skin({part(0, 0.027f, Shell), part(0.35f, 0.0275f, Shell), part(0.7f, 0.0255f, Shell), part(0.9f, 0.0235f, Grey),
          part(1, 0.0215f, Grey)},
         {.edge = 0.005f, .squareness = 2.5f, .segments = 14, .coarse = {0, 4}});
  if(p.shows(2))
    p.ellipsoid(Grey, {ex, build.elbow, build.elbowUp}, {0.0215f, 0.0215f, 0.0215f}, 12, 7);
  return p.take();
}

MeshData lowerArm(const Mat4f& base, float detail)
{
  Part p(base, detail);
  p.alongForward();
  const bool far = !p.shows(2); // Then it stands for elbow and hand, too.
  p.skin({{far ? -0.054f : -0.042f, 0.0225f, 0.0225f, 0.0225f, Shell},
          {-0.026f, 0.0262f, 0.0262f, 0.0262f, Shell},
          {-0.008f, 0.0255f, 0.0255f, 0.0255f, Team},
          {0.006f, 0.0232f, 0.0232f, 0.0232f, Shell},
          {0.014f, 0.0212f, 0.0212f, 0.0212f, Grey},
          {far ? 0.050f : 0.019f, 0.0180f, 0.0180f, 0.0180f, Grey}},
         {.edge = 0.004f, .squareness = 2.4f, .segments = 14, .coarse = {0, 2, 3, 5}});
  if(far)
    return p.take();
  // The hand: palm, two fingers above, one that meets them.
  p.alongForward();
  p.skin({{0.020f, 0.0150f, 0.0175f, 0.0175f, Shell},
          {0.030f, 0.0165f, 0.0190f, 0.0190f, Shell},
          {0.040f, 0.0140f, 0.0165f, 0.0165f, Shell}},
         {.edge = 0.003f, .squareness = 2.8f, .segments = 10});
  for(const float z : {-0.0095f, 0.0095f})
  {
    p.rod(Grey, {0.006f, 0.0450f, z}, {90, 0, 10}, 0.0058f, 0.010f, 6);
    if(p.shows(1))
      p.rod(Shell, {0.002f, 0.0535f, z}, {90, 0, 34}, 0.0054f, 0.006f, 6);
  }
  p.rod(Grey, {-0.0130f, 0.0420f, 0}, {90, 0, -24}, 0.0058f, 0.012f, 6);
  return p.take();
}

} // namespace sparkwright::nao
