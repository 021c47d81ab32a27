#include "viewer/models/Nao.h"
#include "viewer/models/Part.h"

namespace sparkwright::nao
{

using enum Surface;

MeshData thigh(const Mat4f& base, float detail, bool numbered)
{
  Part p(base, detail);
  // Types differ in how far above its middle the hip lies, so what hides the hip is long.
  if(p.shows(2))
    p.rod(Grey, {0, -0.010f, 0.046f}, upright, 0.0245f, 0.026f, 12);
  p.at({0, 0, 0});
  const Surface front = numbered ? Number : Shell;
  p.skin({{-0.068f, 0.0280f, 0.0270f, 0.0270f, front, Shell},
          {-0.052f, 0.0315f, 0.0320f, 0.0310f, front, Shell},
          {-0.020f, 0.0345f, 0.0365f, 0.0335f, front, Shell},
          {0.020f, 0.0350f, 0.0360f, 0.0340f, front, Shell},
          {0.036f, 0.0335f, 0.0330f, 0.0325f, Team},
          {0.046f, 0.0310f, 0.0300f, 0.0300f, Shell},
          {0.056f, 0.0260f, 0.0255f, 0.0255f, Shell}},
         {.edge = 0.0065f, .squareness = 2.9f, .segments = 16, .numberSize = 0.062f, .numberZ = -0.010f,
          .coarse = {0, 2, 6}});
  return p.take();
}

MeshData shank(const Mat4f& base, float detail, const Build& build)
{
  Part p(base, detail);
  const float back = -build.back, ankle = -build.ankle;
  // Barrels of knee and ankle, as broad as the joints are.
  if(p.shows(2))
  {
    p.coin(Grey, {0, back, build.knee}, {0, 90, 0}, 0.0235f, 0.050f, 14);
    p.coin(Grey, {0, back, ankle}, {0, 90, 0}, 0.0200f, 0.036f, 12);
  }
  p.at({0, 0, 0});
  const float low = ankle + 0.010f;
  p.skin({{low, 0.0265f, 0.0230f, 0.0270f, Shell, Shell, 0, back * 0.6f},
          {low + 0.3f * (0.008f - low), 0.0305f, 0.0290f, 0.0330f, Team, Shell, 0, back * 0.4f},
          {low + 0.7f * (0.008f - low), 0.0355f, 0.0345f, 0.0370f, Team, Shell, 0, back * 0.2f},
          {0.022f, 0.0375f, 0.0370f, 0.0345f, Shell},
          {0.042f, 0.0350f, 0.0350f, 0.0270f, Shell},
          {0.052f, 0.0295f, 0.0295f, 0.0210f, Shell}},
         {.edge = 0.0065f, .squareness = 2.8f, .segments = 16, .coarse = {0, 1, 3, 5}});
  return p.take();
}

MeshData foot(const Mat4f& base, float detail, Sole sole)
{
  Part p(base, detail);
  p.at({0, 0, 0});
  if(sole == Sole::Toes)
  {
    p.skin({{-0.0100f, 0.0385f, 0.0760f, 0.0800f, Dark},
            {-0.0060f, 0.0400f, 0.0800f, 0.0800f, Team},
            {0.0080f, 0.0390f, 0.0740f, 0.0800f, Shell},
            {0.0130f, 0.0360f, 0.0520f, 0.0790f, Shell}},
           {.edge = 0, .squareness = 4.2f, .segments = 24, .least = 8});
    return p.take();
  }
  const float squareness = sole == Sole::Whole ? 3.2f : 5.f;
  p.skin({{-0.0100f, 0.0380f, 0.0780f, 0.0780f, Dark},
          {-0.0068f, 0.0400f, 0.0800f, 0.0800f, Team, Shell},
          {0.0040f, 0.0400f, 0.0800f, 0.0790f, Shell},
          {0.0120f, 0.0370f, 0.0720f, 0.0740f, Shell},
          {0.0190f, 0.0315f, 0.0560f, 0.0640f, Shell, Shell, 0, -0.003f},
          {p.shows(2) ? 0.0240f : 0.0340f, 0.0230f, 0.0360f, 0.0500f, Shell, Shell, 0, -0.008f}},
         {.edge = 0, .squareness = squareness, .segments = 18, .coarse = {0, 1, 2, 5}});
  if(!p.shows(2))
    return p.take();
  // The collar around the ankle.
  p.at({0, -0.030f, 0});
  p.skin({{0.0060f, 0.0290f, 0.0360f, 0.0330f, Shell},
          {0.0240f, 0.0270f, 0.0300f, 0.0290f, Shell},
          {0.0330f, 0.0245f, 0.0235f, 0.0240f, Grey},
          {0.0360f, 0.0225f, 0.0215f, 0.0220f, Grey}},
         {.edge = 0.003f, .squareness = 2.5f, .segments = 14});
  return p.take();
}

} // namespace sparkwright::nao
