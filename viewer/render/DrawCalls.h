#pragma once

#include "viewer/render/Quality.h"
#include "viewer/scene/SceneDrawing.h"

#include <optional>
#include <vector>

namespace sparkwright
{

/// Selects what is drawn from one point of view: leaves out what cannot be seen, and chooses levels of detail.
/// Knows no OpenGL. Buffers keep their capacity from frame to frame.
class DrawCalls
{
public:
  /// One instanced draw.
  struct Call
  {
    int shape = 0, level = 0;
    int first = 0, count = 0; ///< In instances().
    SceneDrawing::Style style; ///< If transparent, it is to be drawn in the second pass, too.
  };

  /// What a picture may cost. Where it would cost more, all is drawn coarser; what then does not fit into half of it is
  /// left out.
  struct Budget
  {
    long triangles = 0; ///< An instance of few counts as some more.
    double screens = 0; ///< Pixels of all instances, each as a disc, in pictures.
  };
  /// Nothing, the default: any.
  void setBudget(const std::optional<Budget>& budget, double pixelsOfPicture)
  {
    budget_ = budget;
    pixelsOfPicture_ = pixelsOfPicture;
  }

  /// @param viewProjection   world to clip coordinates
  /// @param eye              world position of the camera
  /// @param pixelsPerRadian  in the middle of the picture; in parallel projection pixels per metre
  void choose(const SceneDrawing& scene, const Mat4f& viewProjection, const Vec3f& eye, float pixelsPerRadian,
              Quality::Detail detail = Quality::Detail::Medium);

  /// Leaves all out but skies.
  void keepBackdrop();

  /// Number of instances that the budget left no room for.
  int leftOut() const { return leftOut_; }

  const std::vector<Call>& calls() const { return calls_; }
  const std::vector<SceneDrawing::Instance>& instances() const { return instances_; }
  /// Structure node behind an instance.
  int nodeOf(int instance) const { return nodes_[static_cast<std::size_t>(instance)]; }

private:
  /// What of an instance decides how it is drawn.
  struct Size
  {
    float pixels = -1; ///< Radius; -1: cannot be seen.
    int level = 0;
  };
  void measure(const SceneDrawing& scene, const Mat4f& viewProjection, const Vec3f& eye, float pixelsPerRadian);
  /// Chooses levels. @return triangles of all that can be seen
  long chooseLevels(const SceneDrawing& scene, float finest, float middle);
  /// Whether an instance fits into the budget; takes it.
  bool fits(const Size& size, std::size_t triangles);

  std::vector<SceneDrawing::Instance> instances_;
  std::vector<int> nodes_;
  std::vector<Size> sizes_; ///< Of the scene's instances.
  std::optional<Budget> budget_;
  Budget used_;
  double pixelsOfPicture_ = 1;
  int leftOut_ = 0;
  std::vector<Call> calls_;
};

} // namespace sparkwright
