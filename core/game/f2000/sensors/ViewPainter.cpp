#include "core/game/f2000/sensors/ViewPainter.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sparkwright::f2000
{

namespace
{

using Vec2 = Eigen::Vector2d;
using Vec3 = Eigen::Vector3d;

constexpr double endless = std::numeric_limits<double>::infinity();

std::uint32_t packed(const std::array<float, 3>& paint, double light)
{
  std::uint32_t word = 0xff;
  for(std::size_t i = paint.size(); i-- > 0;)
    word = word << 8 | static_cast<std::uint32_t>(std::lround(std::clamp(paint[i] * light, 0., 1.) * 255));
  return word;
}

/// How bright a surface is: light comes from above and a little from one side, so that edges can be seen.
double lightOn(const Vec3& normal)
{
  constexpr double everywhere = 0.7, directed = 0.3;
  const Vec3 towards = Vec3(0.3, 0.5, 0.8).normalized();
  return everywhere + directed * std::max(normal.dot(towards), 0.);
}

} // namespace

void ViewPainter::paintFloor(const WorldView& world, const Lens& lens)
{
  marks_.clear();
  for(const Primitive& line : world.lines)
    marks_.push_back(Outline::of(line));
  const std::uint32_t black = packed({0, 0, 0}, 1), sky = packed({0.62f, 0.7f, 0.78f}, 1);
  const std::uint32_t carpet = packed(paintOf(Colour::Green), 1), line = packed(paintOf(Colour::White), 1);
  const auto isMark = [this](const Vec2& at)
  {
    return std::ranges::any_of(marks_, [&at](const Outline& mark)
                               { return (mark.centre() - at).squaredNorm() <= mark.radius() * mark.radius() && mark.contains(at); });
  };
  for(int y = 0; y < lens.height(); ++y)
    for(int x = 0; x < lens.width(); ++x)
    {
      Pixel& pixel = pixels_[static_cast<std::size_t>(y * lens.width() + x)];
      const auto ray = lens.ray(x, y);
      if(!ray)
        pixel = {0, black};
      else if(ray->z() >= 0)
        pixel = {endless, sky};
      else
      {
        const double distance = -lens.eye().z() / ray->z();
        pixel = {distance, isMark((lens.eye() + distance * *ray).head<2>()) ? line : carpet};
      }
    }
}

void ViewPainter::paintBody(const Surroundings::Body& body, const Lens& lens)
{
  const auto box = lens.boxOf(body);
  if(!box)
    return;
  for(int y = box->top; y < box->bottom; ++y)
    for(int x = box->left; x < box->right; ++x)
    {
      Pixel& pixel = pixels_[static_cast<std::size_t>(y * lens.width() + x)];
      const auto ray = pixel.depth > 0 ? lens.ray(x, y) : std::nullopt;
      if(!ray)
        continue;
      if(const auto hit = Surroundings::meet(body, lens.eye(), *ray); hit && hit->distance < pixel.depth)
        pixel = {hit->distance, packed(paintOf(body.colour), lightOn(hit->normal))};
    }
}

void ViewPainter::paint(const WorldView& world, const Lens& lens, std::vector<std::uint32_t>& pixels)
{
  pixels_.resize(static_cast<std::size_t>(lens.width()) * static_cast<std::size_t>(lens.height()));
  paintFloor(world, lens);
  for(int i = 0; i < world.surroundings.size(); ++i)
    if(const Surroundings::Body& body = world.surroundings.body(i); body.owner == 0 || body.owner != world.number)
      paintBody(body, lens);
  for(const Pixel& pixel : pixels_)
    pixels.push_back(pixel.colour);
}

} // namespace sparkwright::f2000
