#include "viewer/RobotMeshes.h"

#include <algorithm>
#include <array>
#include <string>

namespace sparkwright
{

namespace
{

using Section = MeshBuilder::Section;

/// What the robot types differ in, metres longer than type 0.
struct TypeSizes
{
  float upperArm, shank;
};
constexpr TypeSizes types[] = {{0, 0}, {0.03664f, 0.01832f}, {0, 0}, {0.055737f, 0.027868f}, {0, 0}};

/// Builds in metres: x right, y forward, z up, origin in the middle of the collider; right side of the body.
class Part
{
public:
  Part(const Mat4f& base, float detail) : builder_(detail), base_(base) { builder_.setTransform(base_); }

  void at(const Vec3f& position, const Vec3f& degrees = Vec3f::Zero())
  {
    builder_.setTransform(base_ * placed(position, degrees));
  }
  /// For lofts along y: section z runs forward, section y runs down.
  void alongForward(const Vec3f& position = Vec3f::Zero()) { at(position, {-90, 0, 0}); }

  void ellipsoid(Surface surface, const Vec3f& position, const Vec3f& radii, int segments = 16, int rings = 10)
  {
    at(position);
    builder_.setSurface(surface);
    builder_.ellipsoid(radii, segments, rings);
  }
  /// Disc with its axis along x.
  void disc(Surface surface, const Vec3f& position, float radius, float thickness)
  {
    at(position, {0, 90, 0});
    builder_.setSurface(surface);
    builder_.cylinder(radius, thickness, 20);
  }
  void rod(Surface surface, const Vec3f& position, const Vec3f& degrees, float radius, float length)
  {
    at(position, degrees);
    builder_.setSurface(surface);
    builder_.capsule(radius, length, 12);
  }
  void number(const Vec3f& position, float size, int facing)
  {
    at(position);
    builder_.setSurface(Surface::Number);
    builder_.plate(size, size, facing);
  }
  MeshBuilder& builder() { return builder_; }
  MeshData take() { return builder_.take(); }

private:
  MeshBuilder builder_;
  Mat4f base_;
};

MeshData torso(float detail, const Mat4f& base)
{
  Part p(base, detail);
  using enum Surface;
  p.at({0, 0, 0});
  p.builder().loft({{-0.078f, 0.043f, 0.038f, 0, 0, Grey},
                    {-0.066f, 0.046f, 0.041f, 0, 0, Shell},
                    {-0.040f, 0.052f, 0.047f, 0, 0, Shell},
                    {-0.030f, 0.054f, 0.050f, 0, 0, Shell},
                    {0.034f, 0.064f, 0.050f, 0, 0, Shell},
                    {0.036f, 0.0655f, 0.0515f, 0, 0, Team},
                    {0.060f, 0.068f, 0.050f, 0, 0, Team},
                    {0.080f, 0.058f, 0.042f, 0, 0, Team}},
                   0.012f, 3.4f, 28);
  // Pelvis between the hips, and the shoulders' axles.
  p.ellipsoid(Grey, {0, -0.005f, -0.098f}, {0.05f, 0.036f, 0.026f});
  for(const float side : {-1.f, 1.f})
    p.disc(Grey, {side * 0.066f, 0, 0.075f - 0.006f}, 0.024f, 0.03f);
  // Chest button, collar.
  p.at({0, 0.0505f, 0.05f}, {90, 0, 0});
  p.builder().setSurface(Grey);
  p.builder().cylinder(0.0095f, 0.006f, 20);
  p.at({0, 0.0515f, 0.05f}, {90, 0, 0});
  p.builder().setSurface(Eye);
  p.builder().cylinder(0.006f, 0.007f, 16);
  p.at({0, 0, 0.092f});
  p.builder().setSurface(Dark);
  p.builder().cylinder(0.026f, 0.012f, 20);
  p.number({0, 0.0508f, -0.002f}, 0.058f, 1);
  p.number({0, -0.0508f, -0.002f}, 0.062f, -1);
  return p.take();
}

MeshData head(float detail, const Mat4f& base)
{
  Part p(base, detail);
  using enum Surface;
  p.ellipsoid(Shell, {0, -0.002f, 0.004f}, {0.061f, 0.060f, 0.059f}, 24, 16);
  p.ellipsoid(Dark, {0, 0.019f, 0.000f}, {0.0475f, 0.045f, 0.030f}, 20, 12);
  for(const float side : {-1.f, 1.f})
  {
    p.ellipsoid(Eye, {side * 0.021f, 0.0565f, 0.004f}, {0.0095f, 0.0065f, 0.0105f}, 12, 8);
    p.disc(Team, {side * 0.056f, -0.004f, 0.002f}, 0.027f, 0.018f);
    p.disc(Grey, {side * 0.061f, -0.004f, 0.002f}, 0.015f, 0.014f);
  }
  p.ellipsoid(Grey, {0, 0.046f, 0.043f}, {0.008f, 0.008f, 0.008f}, 10, 6); // camera
  p.ellipsoid(Team, {0, -0.010f, 0.052f}, {0.012f, 0.034f, 0.015f}, 14, 8);
  p.ellipsoid(Dark, {0, 0, -0.052f}, {0.026f, 0.026f, 0.016f}, 14, 6);
  return p.take();
}

MeshData upperArm(float detail, const Mat4f& base, float longer)
{
  Part p(base, detail);
  using enum Surface;
  p.ellipsoid(Team, {-0.004f, -0.018f, 0}, {0.036f, 0.036f, 0.036f}, 18, 12);
  p.alongForward();
  p.builder().loft({{-0.005f, 0.027f, 0.028f, -0.003f, 0, Shell},
                    {0.020f, 0.026f, 0.026f, -0.005f, -0.003f, Shell},
                    {0.050f + longer, 0.022f, 0.022f, -0.009f, -0.008f, Grey},
                    {0.054f + longer, 0.021f, 0.021f, -0.009f, -0.008f, Grey}},
                   0.006f, 2.6f, 18);
  return p.take();
}

MeshData lowerArm(float detail, const Mat4f& base)
{
  Part p(base, detail);
  using enum Surface;
  p.ellipsoid(Grey, {0, -0.052f, 0}, {0.021f, 0.021f, 0.021f}, 14, 10);
  p.alongForward();
  p.builder().loft({{-0.042f, 0.022f, 0.022f, 0, 0, Shell},
                    {-0.015f, 0.026f, 0.026f, 0, 0, Shell},
                    {0.012f, 0.0235f, 0.0235f, 0, 0, Team},
                    {0.022f, 0.022f, 0.022f, 0, 0, Team},
                    {0.024f, 0.017f, 0.017f, 0, 0, Grey},
                    {0.028f, 0.016f, 0.016f, 0, 0, Grey}},
                   0.005f, 2.5f, 18);
  p.ellipsoid(Shell, {0, 0.037f, 0}, {0.017f, 0.017f, 0.019f}, 12, 8);
  for(const float z : {-0.011f, 0.f, 0.011f})
    p.rod(Grey, {0.004f, 0.054f, z}, {90, 0, 0}, 0.0052f, 0.014f);
  p.rod(Grey, {-0.013f, 0.045f, 0}, {90, 0, -35}, 0.0052f, 0.012f);
  return p.take();
}

MeshData thigh(float detail, const Mat4f& base, bool numbered)
{
  Part p(base, detail);
  using enum Surface;
  p.rod(Grey, {0, -0.006f, 0.048f}, {0, 0, 0}, 0.025f, 0.030f);
  p.at({0, 0, 0});
  p.builder().loft({{-0.062f, 0.027f, 0.029f, 0, -0.002f, Grey},
                    {-0.052f, 0.030f, 0.032f, 0, 0, Shell},
                    {-0.030f, 0.033f, 0.035f, 0, 0, Shell},
                    {0.020f, 0.034f, 0.035f, 0, 0, Team},
                    {0.034f, 0.032f, 0.033f, 0, 0, Shell},
                    {0.046f, 0.027f, 0.029f, 0, 0, Shell}},
                   0.008f, 3.f, 20);
  if(numbered)
    p.number({0, 0.0358f, -0.006f}, 0.036f, 1);
  return p.take();
}

MeshData shank(float detail, const Mat4f& base, float longer)
{
  Part p(base, detail);
  using enum Surface;
  p.ellipsoid(Grey, {0, -0.012f, 0.052f}, {0.027f, 0.026f, 0.024f}, 14, 10); // knee
  p.at({0, 0, 0});
  p.builder().loft({{-0.052f - longer, 0.026f, 0.026f, 0, -0.006f, Shell},
                    {-0.025f, 0.032f, 0.032f, 0, -0.004f, Shell},
                    {0.010f, 0.0355f, 0.035f, 0, -0.002f, Shell},
                    {0.028f, 0.034f, 0.034f, 0, 0.001f, Team},
                    {0.050f, 0.029f, 0.028f, 0, 0.004f, Team}},
                   0.009f, 3.f, 20);
  p.ellipsoid(Grey, {0, -0.010f, -0.064f - longer}, {0.023f, 0.024f, 0.020f}, 14, 8); // ankle
  return p.take();
}

MeshData foot(float detail, const Mat4f& base)
{
  Part p(base, detail);
  using enum Surface;
  p.at({0, 0, 0});
  p.builder().loft({{-0.0100f, 0.0395f, 0.079f, 0, 0, Dark},
                    {-0.0055f, 0.0400f, 0.080f, 0, 0, Shell},
                    {0.0040f, 0.0390f, 0.078f, 0, 0, Team},
                    {0.0100f, 0.0340f, 0.072f, 0, 0, Shell},
                    {0.0150f, 0.0270f, 0.060f, 0, -0.006f, Shell}},
                   0, 3.4f, 28);
  p.ellipsoid(Shell, {0, -0.022f, 0.015f}, {0.029f, 0.048f, 0.024f}, 18, 10);
  return p.take();
}

} // namespace

std::optional<MeshData> robotMesh(std::string_view name, float detail)
{
  int type = 0;
  if(!name.empty() && name.back() >= '0' && name.back() <= '4')
  {
    type = name.back() - '0';
    name.remove_suffix(1);
  }
  const auto limb = [](float width, bool left)
  { return placed(Vec3f::Zero(), Vec3f::Zero(), Vec3f(left ? -1 : 1, 1, 1) / width); };
  if(name == "naobody" || name == "naohead")
  {
    Mat4f base = Mat4f::Zero(); // x left, y up, z forward; unit 0.1 m
    base(0, 0) = -10;
    base(1, 2) = 10;
    base(2, 1) = 10;
    base(3, 3) = 1;
    return name == "naobody" ? torso(detail, base) : head(detail, base);
  }
  if(name.size() < 2 || (name.front() != 'l' && name.front() != 'r'))
    return {};
  const bool left = name.front() == 'l';
  const std::string_view part = name.substr(1);
  const TypeSizes& sizes = types[type];
  if(part == "upperarm")
    return upperArm(detail, limb(0.07f, left), sizes.upperArm);
  if(part == "lowerarm")
    return lowerArm(detail, limb(0.05f, left));
  if(part == "thigh")
    return thigh(detail, limb(0.07f, left), !left);
  if(part == "shank")
    return shank(detail, limb(0.08f, left), sizes.shank);
  if(part == "foot")
    return foot(detail, limb(0.08f, left));
  return {};
}

} // namespace sparkwright
