#include "viewer/render/Lighting.h"

#include "viewer/graphics/ShaderProgram.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>

namespace sparkwright
{

Lighting Lighting::of(const SceneDrawing& scene, const Vec3f& background)
{
  // Directions and colours are the scene's, brightness is ours: two full lights would burn white plastic out.
  Lighting light;
  light.direction = {Vec3f(-0.5f, 0.5f, 0.9f).normalized(), Vec3f(0.6f, -0.6f, 0.5f).normalized()};
  light.colour = {Vec3f(0.66f, 0.63f, 0.58f), Vec3f(0.14f, 0.15f, 0.17f)};
  light.sky = {0.40f, 0.44f, 0.50f};
  light.ground = scene.field() ? Vec3f(0.17f, 0.20f, 0.14f) : Vec3f(0.19f, 0.19f, 0.20f);
  light.haze = scene.hasSky() ? Vec3f(0.60f, 0.69f, 0.77f) : background;
  for(std::size_t i = 0; i < std::min<std::size_t>(scene.lights().size(), 2); ++i)
  {
    const auto& given = scene.lights()[i];
    Vec3f d = given.direction;
    d.z() = std::max(std::abs(d.z()) * 1.5f, 0.3f);
    light.direction[i] = d.normalized();
    for(int c = 0; c < 3; ++c)
      light.colour[i][c] *=
          std::sqrt(std::clamp(given.colour[static_cast<std::size_t>(c)], 0.f, 1.f)); // As eyes adapt.
    if(given.reach > 0)
      light.place[i] = {given.position.x(), given.position.y(), given.position.z(), given.reach};
  }
  return light;
}

void Lighting::apply(ShaderProgram& program, const Vec3f& eye) const
{
  program.set("u_eye", eye);
  const float directions[] = {direction[0].x(), direction[0].y(), direction[0].z(),
                              direction[1].x(), direction[1].y(), direction[1].z()};
  const float colours[] = {colour[0].x(), colour[0].y(), colour[0].z(), colour[1].x(), colour[1].y(), colour[1].z()};
  program.set3("u_lightDirection", 2, directions);
  program.set3("u_lightColour", 2, colours);
  program.set4("u_lightPlace", 2, place[0].data());
  program.set("u_skyLight", sky);
  program.set("u_groundLight", ground);
  program.set("u_haze", haze);
}

Vec3f Lighting::onGround(const Vec3f& normal) const
{
  const Vec3f around = ground + (sky - ground) * (0.5f + 0.5f * normal.z());
  return around + colour[1] * std::max(normal.dot(direction[1]), 0.f);
}

Vec3f Lighting::sunOnGround(const Vec3f& normal) const
{
  return colour[0] * std::max(normal.dot(direction[0]), 0.f);
}

} // namespace sparkwright
