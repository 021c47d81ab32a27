#include "viewer/render/DrawCalls.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace sparkwright
{

namespace
{

/// Radii in pixels from which shapes are drawn in the finest and in the next level.
struct Limits
{
  float finest, middle;
};

constexpr Limits limitsOf(Quality::Detail detail)
{
  switch(detail)
  {
  case Quality::Detail::Coarse: return {400, 60};
  case Quality::Detail::Medium: break;
  case Quality::Detail::Fine: return {6, 2};
  }
  return {28, 9};
}

/// What an instance costs, in triangles: also one of few.
std::size_t costOf(const MeshLibrary::Shape& shape, int level)
{
  constexpr std::size_t atLeast = 24;
  return std::max(shape.level[static_cast<std::size_t>(level)].indices.size() / 3, atLeast);
}

/// What an instance covers of the picture, at most.
double screensOf(float pixels, double pixelsOfPicture)
{
  const double radius = static_cast<double>(pixels);
  return std::min(static_cast<double>(halfTurn) * radius * radius / pixelsOfPicture, 1.0);
}

} // namespace

void DrawCalls::measure(const SceneDrawing& scene, const Mat4f& viewProjection, const Vec3f& eye, float pixelsPerRadian)
{
  // Clip planes as rows of the matrix: what lies behind one of them, and its shadow, too, cannot be seen.
  constexpr float shadowReach = 1;
  std::array<Eigen::Vector4f, 5> planes;
  for(int i = 0; i < 4; ++i)
    planes[static_cast<std::size_t>(i)] =
        viewProjection.row(3).transpose() + (i % 2 ? -1.f : 1.f) * viewProjection.row(i / 2).transpose();
  planes[4] = viewProjection.row(3).transpose();
  const bool parallel = planes[4].head<3>().isZero(); // Nothing lies behind, and all is equally far.
  for(auto& plane : planes)
    if(!plane.head<3>().isZero())
      plane /= plane.head<3>().norm();
  sizes_.assign(scene.instances().size(), {});
  for(const SceneDrawing::Batch& batch : scene.batches())
  {
    const MeshLibrary::Shape& shape = scene.library().shapes()[static_cast<std::size_t>(batch.shape)];
    for(int i = batch.first; i < batch.first + batch.count; ++i)
    {
      const auto& m = scene.instances()[static_cast<std::size_t>(i)].model;
      const Vec3f centre(m[3], m[7], m[11]);
      const float scale = std::sqrt(std::max({m[0] * m[0] + m[4] * m[4] + m[8] * m[8],
                                              m[1] * m[1] + m[5] * m[5] + m[9] * m[9],
                                              m[2] * m[2] + m[6] * m[6] + m[10] * m[10]}));
      const float radius = scale * shape.radius;
      const auto outside = [&](const Eigen::Vector4f& plane)
      { return plane.dot(centre.homogeneous()) < -radius - shadowReach; };
      if(!batch.style.backdrop && std::any_of(planes.begin(), planes.end(), outside))
        continue;
      const float away = parallel ? 1 : std::max((centre - eye).norm() - radius, 0.01f);
      const float pixels = radius / away * pixelsPerRadian;
      if(batch.style.backdrop || pixels > 0.4f)
        sizes_[static_cast<std::size_t>(i)].pixels = pixels > 0 ? pixels : 0; // Not NaN.
    }
  }
}

long DrawCalls::chooseLevels(const SceneDrawing& scene, float finest, float middle)
{
  long triangles = 0;
  for(const SceneDrawing::Batch& batch : scene.batches())
  {
    const MeshLibrary::Shape& shape = scene.library().shapes()[static_cast<std::size_t>(batch.shape)];
    for(int i = batch.first; i < batch.first + batch.count; ++i)
      if(Size& size = sizes_[static_cast<std::size_t>(i)]; size.pixels >= 0)
      {
        size.level = batch.style.backdrop || size.pixels > finest ? 0 : size.pixels > middle ? 1 : 2;
        triangles += static_cast<long>(costOf(shape, size.level));
      }
  }
  return triangles;
}

bool DrawCalls::fits(const Size& size, std::size_t triangles)
{
  if(!budget_)
    return true;
  const double screens = screensOf(size.pixels, pixelsOfPicture_);
  if(used_.triangles + static_cast<long>(triangles) > budget_->triangles || used_.screens + screens > budget_->screens)
  {
    ++leftOut_;
    return false;
  }
  used_.triangles += static_cast<long>(triangles);
  used_.screens += screens;
  return true;
}

void DrawCalls::choose(const SceneDrawing& scene, const Mat4f& viewProjection, const Vec3f& eye, float pixelsPerRadian,
                       Quality::Detail detail)
{
  measure(scene, viewProjection, eye, pixelsPerRadian);
  const Limits limits = limitsOf(detail);
  long triangles = 0;
  for(const float coarser : {1.f, 4.f, std::numeric_limits<float>::infinity()})
  {
    triangles = chooseLevels(scene, limits.finest * coarser, limits.middle * coarser);
    if(!budget_ || triangles <= budget_->triangles)
      break;
  }
  used_ = {};
  leftOut_ = 0;
  if(budget_)
  {
    double screens = 0;
    for(const Size& size : sizes_)
      if(size.pixels >= 0)
        screens += screensOf(size.pixels, pixelsOfPicture_);
    // Nobody can use a picture that is not complete: it shall not cost as much as one that just fits.
    if(triangles > budget_->triangles || screens > budget_->screens)
      used_ = {budget_->triangles / 2, budget_->screens / 2};
  }
  instances_.clear();
  nodes_.clear();
  calls_.clear();
  for(const SceneDrawing::Batch& batch : scene.batches())
  {
    const MeshLibrary::Shape& shape = scene.library().shapes()[static_cast<std::size_t>(batch.shape)];
    for(int level = 0; level < MeshLibrary::levels; ++level)
    {
      const std::size_t triangles = costOf(shape, level);
      const int first = static_cast<int>(instances_.size());
      for(int i = batch.first; i < batch.first + batch.count; ++i)
        if(const Size& size = sizes_[static_cast<std::size_t>(i)];
           size.pixels >= 0 && size.level == level && (batch.style.backdrop || fits(size, triangles)))
        {
          instances_.push_back(scene.instances()[static_cast<std::size_t>(i)]);
          nodes_.push_back(scene.nodeOf(i));
        }
      const int count = static_cast<int>(instances_.size()) - first;
      if(count > 0)
        calls_.push_back({batch.shape, level, first, count, batch.style});
    }
  }
}

void DrawCalls::keepBackdrop()
{
  std::erase_if(calls_, [](const Call& call) { return !call.style.backdrop; });
}

} // namespace sparkwright
