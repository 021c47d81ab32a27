#include "viewer/pictures/LensMap.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <array>
#include <cmath>

namespace sparkwright
{

namespace
{

using Direction = LensModel::Direction;

constexpr double finer = 1.5; // Pixels of a face per pixel of the picture, where it needs most.
constexpr int largestFace = 2048;

/// Calls `visit(index, direction)` for every pixel of the picture, the bottom row first; the direction is in the frame
/// of the camera (x right, y forward, z up), and only there if the lens sees anything.
template <class Visit>
void eachPixel(const ImageSettings& s, const LensModel& lens, Visit&& visit)
{
  std::size_t index = 0;
  for(int row = s.height - 1; row >= 0; --row)
    for(int column = 0; column < s.width; ++column, ++index)
      if(const auto d = lens.directionAt(column + 0.5, row + 0.5))
        visit(index, Direction(d->x(), d->z(), -d->y()));
}

LensMap::Face faceTowards(const Vec3f& forward, const Vec3f& up)
{
  LensMap::Face face;
  face.turn.col(0).head<3>() = forward.cross(up);
  face.turn.col(1).head<3>() = forward;
  face.turn.col(2).head<3>() = up;
  return face;
}

LensMap::Source sourceIn(const LensMap::Face& face, double x, double z)
{
  const Eye::Window& w = face.window;
  LensMap::Source source;
  source.x =
      static_cast<float>((x - static_cast<double>(w.left)) / static_cast<double>(w.right - w.left) * face.size.width());
  source.y = static_cast<float>((z - static_cast<double>(w.bottom)) / static_cast<double>(w.top - w.bottom) *
                                face.size.height());
  return source;
}

} // namespace

LensMap::LensMap(const ImageSettings& settings)
{
  const LensModel lens(settings);
  if(!lens.problem().empty())
    return;
  const auto& k = settings.distortion;
  const bool straight = std::all_of(k.begin(), k.end(), [](float f) { return f == 0; });
  if(settings.lens == ImageSettings::Lens::Mirror)
    mapMirror(settings, lens);
  else if(straight)
    takeStraight(settings, lens);
  else
    mapPinhole(settings, lens);
}

void LensMap::takeStraight(const ImageSettings& settings, const LensModel& lens)
{
  Face face;
  const float x = static_cast<float>(settings.width / 2.0 / lens.focalLength());
  const float z = static_cast<float>(settings.height / 2.0 / lens.focalLength());
  face.window = {-x, x, -z, z};
  face.size = {settings.width, settings.height};
  faces_.push_back(face);
}

void LensMap::mapPinhole(const ImageSettings& s, const LensModel& lens)
{
  double left = 0, right = 0, bottom = 0, top = 0, densest = 0;
  sources_.assign(static_cast<std::size_t>(s.width * s.height), {});
  std::vector<std::array<double, 2>> places(sources_.size());
  eachPixel(s, lens,
            [&](std::size_t i, const Direction& d)
            {
              places[i] = {d.x() / d.y(), d.z() / d.y()};
              left = std::min(left, places[i][0]);
              right = std::max(right, places[i][0]);
              bottom = std::min(bottom, places[i][1]);
              top = std::max(top, places[i][1]);
              sources_[i].face = 0;
              if(i % static_cast<std::size_t>(s.width) > 0 && sources_[i - 1].face == 0)
                densest =
                    std::max(densest, 1 / std::hypot(places[i][0] - places[i - 1][0], places[i][1] - places[i - 1][1]));
            });
  const double density = std::max(densest, lens.focalLength() / 4) * finer, margin = 2 / density;
  Face face;
  face.window = {static_cast<float>(left - margin), static_cast<float>(right + margin),
                 static_cast<float>(bottom - margin), static_cast<float>(top + margin)};
  face.size = {std::clamp(static_cast<int>(std::ceil((right - left + 2 * margin) * density)), 1, largestFace),
               std::clamp(static_cast<int>(std::ceil((top - bottom + 2 * margin) * density)), 1, largestFace)};
  for(std::size_t i = 0; i < sources_.size(); ++i)
    if(sources_[i].face == 0)
      sources_[i] = sourceIn(face, places[i][0], places[i][1]), sources_[i].face = 0;
  faces_.push_back(face);
}

void LensMap::mapMirror(const ImageSettings& s, const LensModel& lens)
{
  const Vec3f x = Vec3f::UnitX(), y = Vec3f::UnitY(), z = Vec3f::UnitZ();
  const std::array<Face, 6> cube{faceTowards(y, z),  faceTowards(-y, z), faceTowards(x, z),
                                 faceTowards(-x, z), faceTowards(z, -y), faceTowards(-z, y)};
  // How many pixels the lens spends on a radian where it spends most: in the middle, or at the edge.
  constexpr double step = 1e-4;
  const double half = static_cast<double>(s.fovDeg) * M_PI / 360;
  double densest = 0;
  for(const double angle : {step, half})
  {
    const auto from = lens.placeOf({std::sin(angle - step), 0, std::cos(angle - step)});
    const auto to = lens.placeOf({std::sin(angle), 0, std::cos(angle)});
    if(from && to)
      densest = std::max(densest, std::abs((*to)[0] - (*from)[0]) / step);
  }
  const int side = std::clamp(static_cast<int>(std::ceil(2 * densest * finer)), 16, largestFace);
  const float reach = 1 + 4.f / static_cast<float>(side); // A little of the neighbours, for smooth seams.
  std::array<int, 6> used;
  used.fill(-1);
  sources_.assign(static_cast<std::size_t>(s.width * s.height), {});
  eachPixel(s, lens,
            [&](std::size_t i, const Direction& d)
            {
              std::size_t best = 0;
              const auto depthIn = [&](std::size_t f) { return d.dot(cube[f].turn.col(1).head<3>().cast<double>()); };
              for(std::size_t f = 1; f < cube.size(); ++f)
                if(depthIn(f) > depthIn(best))
                  best = f;
              if(used[best] < 0)
              {
                used[best] = static_cast<int>(faces_.size());
                faces_.push_back(cube[best]);
                faces_.back().window = {-reach, reach, -reach, reach};
                faces_.back().size = {side, side};
              }
              const Face& face = faces_[static_cast<std::size_t>(used[best])];
              const double depth = depthIn(best);
              Source source = sourceIn(face, d.dot(face.turn.col(0).head<3>().cast<double>()) / depth,
                                       d.dot(face.turn.col(2).head<3>().cast<double>()) / depth);
              source.face = used[best];
              source.stretch = static_cast<float>(1 / depth);
              sources_[i] = source;
            });
}

} // namespace sparkwright
