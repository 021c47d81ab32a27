#include "viewer/models/Nao.h"
#include "viewer/models/Part.h"

namespace sparkwright::nao
{

using enum Surface;

MeshData torso(const Mat4f& base, float detail, const Build& build)
{
  Part p(base, detail);
  // Slim at the waist, broad and full at the chest; the yoke over the shoulders wears the team's colour.
  p.at({0, 0, 0});
  p.skin({{-0.082f, 0.0420f, 0.0360f, 0.0360f, Number},
          {-0.058f, 0.0460f, 0.0420f, 0.0400f, Number},
          {-0.025f, 0.0515f, 0.0490f, 0.0450f, Number},
          {0.012f, 0.0595f, 0.0555f, 0.0480f, Number},
          {0.040f, 0.0645f, 0.0565f, 0.0490f, Number},
          {0.0545f, 0.0660f, 0.0550f, 0.0485f, Dark},
          {0.0560f, 0.0660f, 0.0548f, 0.0483f, Team},
          {0.074f, 0.0635f, 0.0490f, 0.0440f, Team},
          {0.086f, 0.0530f, 0.0400f, 0.0370f, Team}},
         {.edge = 0.010f, .squareness = 2.8f, .segments = 22, .least = 8, .numberSize = 0.112f, .numberZ = -0.020f,
          .numberBehind = true, .coarse = {0, 2, 4, 6, 8}});
  // Pelvis: an axle between the hips, and what carries it.
  p.alongSide({0, -build.hipBack, -build.hipDown});
  p.skin({{-build.hip - 0.010f, 0.021f, 0.022f, 0.022f, Grey},
          {-build.hip + 0.012f, 0.026f, 0.0265f, 0.0265f, Grey},
          {0, 0.027f, 0.0270f, 0.0270f, Grey},
          {build.hip - 0.012f, 0.026f, 0.0265f, 0.0265f, Grey},
          {build.hip + 0.010f, 0.021f, 0.022f, 0.022f, Grey}},
         {.edge = 0.010f, .squareness = 2.2f, .segments = 10, .coarse = {0, 2, 4}});
  if(p.shows(2))
  {
    p.at({0, -build.hipBack / 2, -0.086f});
    p.skin({{-0.012f, 0.040f, 0.032f, 0.032f, Grey}, {0.012f, 0.040f, 0.033f, 0.033f, Grey}},
           {.edge = 0, .segments = 12});
    p.coin(Dark, {0, 0, 0.097f}, upright, 0.029f, 0.010f, 12);
  }
  p.coin(Grey, {0, 0, build.shoulderUp - 0.003f}, {0, 90, 0}, 0.022f, 0.156f, 12, false); // From shoulder to shoulder.
  if(!p.shows(2))
    return p.take();
  // The button in its ring, and the four sonars around it.
  p.coin(Grey, {0, 0.0545f, 0.047f}, {90, 0, 0}, 0.0125f, 0.0080f, 12);
  p.coin(Eye, {0, 0.0555f, 0.047f}, {90, 0, 0}, 0.0078f, 0.0085f, 10);
  if(p.shows(1))
    for(const float side : {-1.f, 1.f})
    {
      p.coin(Dark, {side * 0.031f, 0.0478f, 0.063f}, {90, 0, side * 14}, 0.0072f, 0.0080f, 8, false);
      p.coin(Dark, {side * 0.034f, 0.0495f, 0.035f}, {90, 0, side * 14}, 0.0072f, 0.0080f, 8, false);
    }
  return p.take();
}

} // namespace sparkwright::nao
