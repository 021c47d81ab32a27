#include "core/draw/DrawingService.h"

#include <algorithm>
#include <cmath>

namespace sparkwright
{

namespace
{

/// The start of a text with at most so many bytes, without a part of a character at its end.
std::string cut(std::string_view text, std::size_t most)
{
  if(text.size() <= most)
    return std::string(text);
  while(most > 0 && (static_cast<unsigned char>(text[most]) & 0xc0) == 0x80)
    --most;
  return std::string(text.substr(0, most));
}

bool isFinite(const Drawings::Shape& shape)
{
  return std::isfinite(shape.radius) && std::isfinite(shape.width) &&
         std::ranges::all_of(shape.points, [](const Vec3f& point) { return point.allFinite(); });
}

} // namespace

void DrawingService::add(std::string_view set, Drawings::Shape shape)
{
  if(!isFinite(shape) || shape.points.empty())
    return;
  const std::lock_guard lock(mutex_);
  sets_.add(cut(set, DrawingSets::longestName), std::move(shape));
}

void DrawingService::circle(std::string_view set, const Vec3f& centre, float radius, Colour colour, float width)
{
  add(set, {Drawings::Shape::Kind::Circle, colour, radius, width, {centre}});
}

void DrawingService::line(std::string_view set, const Vec3f& from, const Vec3f& to, Colour colour, float width)
{
  add(set, {Drawings::Shape::Kind::Line, colour, 0, width, {from, to}});
}

void DrawingService::point(std::string_view set, const Vec3f& place, Colour colour, float size)
{
  add(set, {Drawings::Shape::Kind::Point, colour, 0, size, {place}});
}

void DrawingService::sphere(std::string_view set, const Vec3f& centre, float radius, Colour colour)
{
  add(set, {Drawings::Shape::Kind::Sphere, colour, radius, 1, {centre}});
}

void DrawingService::polygon(std::string_view set, std::vector<Vec3f> corners, Colour colour)
{
  if(corners.size() >= 3)
    add(set, {Drawings::Shape::Kind::Polygon, colour, 0, 1, std::move(corners)});
}

void DrawingService::text(std::string_view set, const Vec3f& place, std::string_view text, Colour colour)
{
  if(!place.allFinite())
    return;
  const std::lock_guard lock(mutex_);
  sets_.add(cut(set, DrawingSets::longestName), Drawings::Text{place, colour, cut(text, DrawingSets::longestText)});
}

void DrawingService::textAbove(int team, int unum, std::string_view text, Colour colour)
{
  const std::lock_guard lock(mutex_);
  if(text.empty())
    sets_.removeAgentText(team, unum);
  else
    sets_.set({team, unum, colour, cut(text, DrawingSets::longestText)});
}

void DrawingService::swap(std::string_view prefix)
{
  const std::lock_guard lock(mutex_);
  sets_.swap(prefix);
}

void DrawingService::clear(std::string_view prefix)
{
  const std::lock_guard lock(mutex_);
  sets_.clear(prefix);
}

DrawingsPtr DrawingService::drawings()
{
  const std::lock_guard lock(mutex_);
  return sets_.drawings();
}

} // namespace sparkwright
