#include "app/ide/match/placement/PlacementDrawing.h"

#include <cmath>

namespace sparkwright
{

namespace
{

using Shape = Drawings::Shape;
using Kind = Drawings::Shape::Kind;

constexpr float height = 0.006f; // m: above the floor and its marks
constexpr Drawings::Colour wayColour{255, 160, 30, 255}, ballColour{255, 255, 255, 255};

Vec3f onFloor(const RestartReview::Spot& spot)
{
  return {static_cast<float>(spot.x), static_cast<float>(spot.y), height};
}

Drawings::Colour colourOf(RestartReview::Area::Meaning meaning, bool filled)
{
  using Meaning = RestartReview::Area::Meaning;
  const std::uint8_t alpha = filled ? 45 : 255;
  switch(meaning)
  {
  case Meaning::Allowed:
    return {70, 200, 90, alpha};
  case Meaning::Forbidden:
    return {230, 60, 40, alpha};
  case Meaning::Taker:
    return {255, 210, 60, alpha};
  case Meaning::Keeper:
    return {90, 160, 255, alpha};
  case Meaning::Ball:
    return {255, 255, 255, alpha};
  }
  return {};
}

class Writer
{
public:
  explicit Writer(Drawings::Set& set) : set_(set) {}

  void line(const Vec3f& from, const Vec3f& to, Drawings::Colour colour, float width)
  {
    set_.shapes.push_back({Kind::Line, colour, 0, width, {from, to}});
  }

  void circle(const Vec3f& centre, double radius, Drawings::Colour colour, float width)
  {
    set_.shapes.push_back({Kind::Circle, colour, static_cast<float>(radius), width, {centre}});
  }

  /// From where something is to where it goes. @param size  m, of the head
  void arrow(const RestartReview::Spot& from, const RestartReview::Spot& to, Drawings::Colour colour, double size)
  {
    const Vec3f start = onFloor(from), end = onFloor(to), along = end - start;
    const float length = along.norm();
    line(start, end, colour, 3);
    if(length < 1e-4f)
      return;
    const Vec3f ahead = along / length * static_cast<float>(size), aside(-ahead.y(), ahead.x(), 0);
    line(end, end - ahead + aside * 0.5f, colour, 3);
    line(end, end - ahead - aside * 0.5f, colour, 3);
  }

  void area(const RestartReview::Area& area)
  {
    const Drawings::Colour edge = colourOf(area.meaning, false), inside = colourOf(area.meaning, true);
    if(area.radius > 0)
      return circle(onFloor(area.corner), area.radius, edge, 2);
    const std::vector<Vec3f> corners{onFloor(area.corner), onFloor({area.opposite.x, area.corner.y}),
                                     onFloor(area.opposite), onFloor({area.corner.x, area.opposite.y})};
    for(std::size_t i = 0; i < corners.size(); ++i)
      line(corners[i], corners[(i + 1) % corners.size()], edge, 2);
    set_.shapes.push_back({Kind::Polygon, inside, 0, 1, corners});
  }

private:
  Drawings::Set& set_;
};

} // namespace

DrawingsPtr drawingOf(const RestartReview& review, int team)
{
  auto set = std::make_shared<Drawings::Set>();
  set->name = "Placement";
  Writer writer(*set);
  for(const RestartReview::Area& area : review.areas)
    if(area.team == team)
      writer.area(area);
  constexpr double head = 0.06, around = 0.06; // m
  for(const RestartReview::Player& player : review.players)
    if(player.why != RestartReview::Why::Stands)
    {
      writer.arrow(player.now.at, player.then.at, wayColour, head);
      writer.circle(onFloor(player.then.at), around, wayColour, 3);
    }
  if(review.ball && review.ballThen)
  {
    writer.arrow(*review.ball, *review.ballThen, ballColour, head);
    writer.circle(onFloor(*review.ballThen), around / 2, ballColour, 3);
  }
  auto drawings = std::make_shared<Drawings>();
  drawings->sets.push_back(std::move(set));
  return drawings;
}

} // namespace sparkwright
