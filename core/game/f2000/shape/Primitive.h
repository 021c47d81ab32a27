#pragma once

#include "core/game/f2000/shape/Geometry.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright::f2000
{

/// Colours that sensors tell apart; the numbers are those of their messages.
enum class Colour : std::uint8_t
{
  None,
  Blue,
  Yellow,
  Orange,
  Black,
  White,
  Green,
  Cyan,
  Magenta
};

/// What a thing is for sensors and rules; the numbers are those of sensors' messages.
enum class ThingClass : std::uint8_t
{
  Wall,
  Goal,
  Post,
  Line,
  Obstacle,
  RobotPart,
  Decoration,
  Ball
};

/// An upright body with the same outline at each height: the only shape of environments and robots. m, rad.
struct Primitive
{
  enum class Shape : std::uint8_t
  {
    Rectangle, ///< sizes[0] along x, sizes[1] along y
    Ellipse,   ///< sizes[0] and sizes[1] are the whole axes along x and y
    Triangle   ///< sizes are x1 y1 x2 y2 x3 y3
  };

  Shape shape = Shape::Rectangle;
  std::array<double, 6> sizes{1, 1};
  Pose pose{};
  double bottom = 0, top = 0.5; ///< Both alike: a mark on the floor, which nothing hits.
  Colour colour = Colour::None; ///< The nearest that sensors tell apart.
  std::array<float, 3> paint{0.5f, 0.5f, 0.5f}; ///< As it is drawn: red, green, blue, 0 … 1.
  ThingClass kind = ThingClass::Obstacle;
  bool collides = true, visible = true;
  std::string id;

  bool isFlat() const { return bottom == top; }
};

std::string_view nameOf(Colour colour);
std::optional<Colour> colourOf(std::string_view name);
/// The colour as it is drawn.
std::array<float, 3> paintOf(Colour colour);
/// The colour that looks most like a painted one.
Colour nearestColour(const std::array<float, 3>& paint);

std::string_view nameOf(ThingClass kind);
std::optional<ThingClass> thingClassOf(std::string_view name);

} // namespace sparkwright::f2000
