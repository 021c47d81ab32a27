#pragma once

#include "core/draw/DrawingSets.h"

#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

/// Draws into the views from inside the simulation: behaviours, game control aspects, scripts. A service of the Context
/// (docs/drawings.md).
///
/// Shapes go to named sets and are visible from the next swap() of the set. Points are in the world, m; widths in pixels.
/// What is not finite is not drawn; names and texts that are too long are cut. Drawings are not read by anything in the
/// simulation, so they never change a run.
///
/// May be used by all threads, also by behaviours while they think; they keep it by shared_from_this(). Shapes of one set
/// should come from one thread, else their order depends on chance.
class DrawingService : public std::enable_shared_from_this<DrawingService>
{
public:
  using Colour = Drawings::Colour;
  static constexpr Colour white{255, 255, 255, 255};

  void circle(std::string_view set, const Vec3f& centre, float radius, Colour colour = white, float width = 1);
  void line(std::string_view set, const Vec3f& from, const Vec3f& to, Colour colour = white, float width = 1);
  void point(std::string_view set, const Vec3f& place, Colour colour = white, float size = 5);
  void sphere(std::string_view set, const Vec3f& centre, float radius, Colour colour = white);
  /// @param corners  three and more, in a plane
  void polygon(std::string_view set, std::vector<Vec3f> corners, Colour colour = white);
  void text(std::string_view set, const Vec3f& place, std::string_view text, Colour colour = white);
  /// Shows a text above a player at once; an empty one removes it. @param team  1 left, 2 right
  void textAbove(int team, int unum, std::string_view text, Colour colour = white);
  void add(std::string_view set, Drawings::Shape shape);

  /// Shows what has been drawn, see DrawingSets::swap(). A set that is swapped without being drawn is empty.
  void swap(std::string_view prefix = {});
  /// Removes sets, see DrawingSets::clear().
  void clear(std::string_view prefix = {});

  /// What is visible now; the same object until it changes. Never null.
  DrawingsPtr drawings();

private:
  std::mutex mutex_;
  DrawingSets sets_;
};

} // namespace sparkwright
