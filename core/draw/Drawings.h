#pragma once

#include "core/object/Math.h"

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace sparkwright
{

/// Shapes and texts that agents and tools show in the scene, in named sets. Points are in the world, m.
struct Drawings
{
  using Colour = std::array<std::uint8_t, 4>; ///< Red, green, blue, alpha.

  struct Shape
  {
    enum class Kind : std::uint8_t
    {
      Circle, ///< On the ground, about points[0].
      Line,
      Point,
      Sphere, ///< About points[0].
      Polygon ///< Filled, three corners and more.
    };
    Kind kind = Kind::Line;
    Colour colour{255, 255, 255, 255};
    float radius = 0; ///< m, of circles and spheres.
    float width = 1;  ///< Of lines and circles, and the size of points: pixels.
    std::vector<Vec3f> points;
  };
  struct Text
  {
    Vec3f place = Vec3f::Zero();
    Colour colour{255, 255, 255, 255};
    std::string text; ///< UTF-8
  };
  /// A set of shapes and texts, as last swapped.
  struct Set
  {
    std::string name; ///< `L.03.ball.kick`
    std::vector<Shape> shapes;
    std::vector<Text> texts;
  };
  struct AgentText
  {
    int team = 1, unum = 1; ///< As AgentInfo.
    Colour colour{255, 255, 255, 255};
    std::string text;
  };

  /// Sorted by name. Sets that do not change are shared between successive Drawings.
  std::vector<std::shared_ptr<const Set>> sets;
  std::vector<AgentText> agentTexts;
};

using DrawingsPtr = std::shared_ptr<const Drawings>;

} // namespace sparkwright
