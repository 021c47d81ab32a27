#pragma once

#include "viewer/layers/LayerCanvas.h"
#include "viewer/layers/LayerContext.h"

#include <deque>
#include <unordered_map>

namespace sparkwright
{

/// Remembers where ball, robots and other things that move have been in the last seconds. What it keeps is bounded.
class LayerTrails
{
public:
  static constexpr std::size_t mostThings = 128, mostPoints = 400; ///< Of a thing.

  /// Takes the places of this moment. A clock that goes back begins anew; a thing that is put elsewhere begins a new
  /// line.
  void add(const LayerContext& context);
  void clear();
  void draw(const LayerContext& context, LayerCanvas& canvas) const;

  /// Points kept of a thing.
  std::size_t pointsOf(std::uint64_t id) const;

private:
  struct Point
  {
    double time;
    Vec3f place;
    bool jumped; ///< No line leads here.
  };
  std::unordered_map<std::uint64_t, std::deque<Point>> trails_;
  double last_ = 0;
};

} // namespace sparkwright
