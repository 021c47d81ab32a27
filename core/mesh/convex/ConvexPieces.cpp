#include "core/mesh/ConvexHull.h"
#include "core/mesh/Mesh.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>
#include <map>

namespace sparkwright
{

namespace
{

using Point = Eigen::Vector3d;
/// Triangles, each with its own corners, since they are cut; and lines through the inside, as triangles without an
/// area.
using Soup = std::vector<std::array<Point, 3>>;

// Of the volume of the whole hull, and of a piece's size.
constexpr double leastGain = 0.005;
constexpr double leastConcavity = 0.02;

/// A plane at a right angle to an axis.
struct Cut
{
  int axis = 0;
  double offset = 0;
  double gain = -1; ///< Volume that the hulls of both sides have less than that of all, m³.
};

Soup soupOf(const Mesh& mesh)
{
  Soup soup;
  for(std::size_t i = 0; i + 2 < mesh.indices.size(); i += 3)
    soup.push_back({mesh.positions[mesh.indices[i]].cast<double>(), mesh.positions[mesh.indices[i + 1]].cast<double>(),
                    mesh.positions[mesh.indices[i + 2]].cast<double>()});
  return soup;
}

void bounds(const Soup& soup, Point& low, Point& high)
{
  low = Point::Constant(std::numeric_limits<double>::infinity());
  high = -low;
  for(const auto& triangle : soup)
    for(const Point& p : triangle)
    {
      low = low.cwiseMin(p);
      high = high.cwiseMax(p);
    }
}

/// Lines along z through the inside, on a grid. Without them the inside of a solid would be lost where pieces are cut
/// out of the middle. None where the surface does not enclose a space.
Soup linesInside(const Soup& soup)
{
  constexpr int columns = 20;
  Point low, high;
  bounds(soup, low, high);
  const Point step = (high - low) / columns;
  // Not in the middle of the cells, where edges of symmetric shapes are.
  const auto placeOf = [&](int axis, int i) { return low[axis] + (i + 0.5371) * step[axis]; };
  const auto firstAt = [&](int axis, double from)
  { return std::clamp(static_cast<int>(std::ceil((from - low[axis]) / step[axis] - 0.5371)), 0, columns); };
  std::vector<std::vector<std::pair<double, int>>> hits(columns * columns); // Height, and +1 where it goes inside.
  if(!(step.x() > 0) || !(step.y() > 0))
    return {};
  for(const auto& [a, b, c] : soup)
  {
    const double area = (b - a).cross(c - a).z();
    if(area == 0)
      continue;
    for(int i = firstAt(0, std::min({a.x(), b.x(), c.x()}));
        i < columns && placeOf(0, i) <= std::max({a.x(), b.x(), c.x()}); ++i)
      for(int k = firstAt(1, std::min({a.y(), b.y(), c.y()}));
          k < columns && placeOf(1, k) <= std::max({a.y(), b.y(), c.y()}); ++k)
      {
        const Point p(placeOf(0, i), placeOf(1, k), 0);
        const auto share = [&](const Point& u, const Point& v)
        { return ((v - u).x() * (p - u).y() - (v - u).y() * (p - u).x()) / area; };
        const double ofC = share(a, b), ofA = share(b, c), ofB = share(c, a);
        if(ofA >= 0 && ofB >= 0 && ofC >= 0)
          hits[static_cast<std::size_t>(i * columns + k)].emplace_back(ofA * a.z() + ofB * b.z() + ofC * c.z(),
                                                                       area < 0 ? 1 : -1);
      }
  }
  Soup lines;
  for(int i = 0; i < columns; ++i)
    for(int k = 0; k < columns; ++k)
    {
      auto& column = hits[static_cast<std::size_t>(i * columns + k)];
      std::ranges::sort(column, {}, [](const auto& hit) { return std::pair(hit.first, -hit.second); });
      Soup found;
      int depth = 0;
      double begin = 0;
      for(const auto& [height, way] : column)
      {
        if(depth == 0)
          begin = height;
        depth += way;
        if(depth < 0)
          break;
        const Point end(placeOf(0, i), placeOf(1, k), height);
        if(depth == 0)
          found.push_back({Point(end.x(), end.y(), begin), end, end});
      }
      if(depth == 0)
        lines.insert(lines.end(), found.begin(), found.end());
    }
  return lines;
}

/// Fewer triangles of nearly the same shape: corners in one cell of a grid become the first of them.
Soup coarse(const Soup& soup, std::size_t most)
{
  if(soup.size() <= most)
    return soup;
  Point low, high;
  bounds(soup, low, high);
  const double size = (high - low).maxCoeff();
  Soup kept;
  for(int cells = 64; cells >= 8; cells /= 2)
  {
    using Cell = std::array<int, 3>;
    std::map<Cell, Point> corners;
    std::map<std::array<Cell, 3>, bool> known;
    kept.clear();
    for(const auto& triangle : soup)
    {
      std::array<Cell, 3> at;
      std::array<Point, 3> moved;
      for(std::size_t k = 0; k < 3; ++k)
      {
        for(std::size_t axis = 0; axis < 3; ++axis)
          at[k][axis] = static_cast<int>(
              cells * (triangle[k][static_cast<Eigen::Index>(axis)] - low[static_cast<Eigen::Index>(axis)]) / size);
        moved[k] = corners.emplace(at[k], triangle[k]).first->second;
      }
      const bool flat = at[0] == at[1] || at[1] == at[2] || at[2] == at[0];
      std::ranges::sort(at);
      if(!flat && known.emplace(at, true).second)
        kept.push_back(moved);
    }
    if(kept.size() <= most)
      break;
  }
  return kept;
}

/// Corners of what a triangle has below the plane, with sign -1 above it.
int clip(const std::array<Point, 3>& triangle, int axis, double offset, double sign, std::array<Point, 4>& corners)
{
  int count = 0;
  for(std::size_t k = 0; k < 3; ++k)
  {
    const Point& a = triangle[k];
    const Point& b = triangle[(k + 1) % 3];
    const double da = sign * (a[axis] - offset), db = sign * (b[axis] - offset);
    if(da <= 0)
      corners[static_cast<std::size_t>(count++)] = a;
    if((da < 0 && db > 0) || (da > 0 && db < 0))
    {
      Point& cut = corners[static_cast<std::size_t>(count++)];
      cut = a + da / (da - db) * (b - a);
      cut[axis] = offset;
    }
  }
  return count;
}

Soup half(const Soup& soup, const Cut& cut, double sign)
{
  Soup kept;
  std::array<Point, 4> c;
  for(const auto& triangle : soup)
  {
    // What lies in the plane bounds one side only.
    const auto& [a, b, d] = triangle;
    const bool inPlane = a[cut.axis] == cut.offset && b[cut.axis] == cut.offset && d[cut.axis] == cut.offset;
    if(inPlane && sign * (b - a).cross(d - a)[cut.axis] < 0)
      continue;
    const int count = clip(triangle, cut.axis, cut.offset, sign, c);
    for(std::size_t k = 1; k + 1 < static_cast<std::size_t>(count); ++k)
      kept.push_back({c[0], c[k], c[k + 1]});
  }
  return kept;
}

std::vector<Point> cornersOf(const Soup& soup)
{
  std::vector<Point> points;
  points.reserve(3 * soup.size());
  for(const auto& triangle : soup)
    points.insert(points.end(), triangle.begin(), triangle.end());
  const auto less = [](const Point& a, const Point& b)
  { return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end()); };
  std::ranges::sort(points, less);
  points.erase(std::unique(points.begin(), points.end()), points.end());
  return points;
}

double hullVolume(const Soup& soup)
{
  constexpr std::size_t enoughCorners = 32;
  const auto hull = convexHull(cornersOf(soup), enoughCorners);
  return hull ? hull->volume() : 0;
}

/// Places at which a cut is tried: between the ends, and where much of the surface lies in a plane.
std::vector<Cut> candidates(const Soup& soup, int between, std::size_t planes)
{
  Point low, high;
  bounds(soup, low, high);
  std::vector<Cut> cuts;
  for(int axis = 0; axis < 3; ++axis)
  {
    const double length = high[axis] - low[axis];
    if(!(length > 0))
      continue;
    const double margin = 0.01 * length;
    for(int i = 1; i <= between; ++i)
      cuts.push_back({axis, low[axis] + i * length / (between + 1)});
    std::map<long, std::pair<double, double>> areas; // By place, in steps: area, and area · place.
    for(const auto& [a, b, c] : soup)
    {
      const Point normal = (b - a).cross(c - a);
      const double area = normal.norm(), at = (a[axis] + b[axis] + c[axis]) / 3;
      if(area > 0 && std::abs(normal[axis]) > 0.99 * area && at > low[axis] + margin && at < high[axis] - margin)
      {
        auto& [sum, moment] = areas[std::lround((at - low[axis]) / length * 500)];
        sum += area;
        moment += area * at;
      }
    }
    std::vector<std::pair<double, double>> largest;
    for(const auto& [place, area] : areas)
      largest.push_back(area);
    std::ranges::stable_sort(largest, std::greater(), [](const auto& area) { return area.first; });
    for(std::size_t i = 0; i < std::min(planes, largest.size()); ++i)
      cuts.push_back({axis, largest[i].second / largest[i].first});
  }
  return cuts;
}

/// The cut that saves most.
Cut bestCut(const Soup& soup, double volume, const std::vector<Cut>& cuts)
{
  Cut best;
  for(Cut cut : cuts)
  {
    cut.gain = volume - hullVolume(half(soup, cut, 1)) - hullVolume(half(soup, cut, -1));
    if(cut.gain > best.gain + 1e-9 * volume)
      best = cut;
  }
  return best;
}

/// How far the surface lies inside of its hull, as a share of its size.
double concavity(const Soup& soup)
{
  const std::vector<Point> points = cornersOf(soup);
  const auto hull = convexHull(points);
  if(!hull)
    return 0;
  Point low, high;
  bounds(soup, low, high);
  double deepest = 0;
  for(const Point& p : points)
  {
    double depth = std::numeric_limits<double>::infinity();
    for(const auto& [a, b, c] : hull->triangles)
    {
      const Point normal =
          (hull->vertices[b] - hull->vertices[a]).cross(hull->vertices[c] - hull->vertices[a]).normalized();
      depth = std::min(depth, normal.dot(hull->vertices[a] - p));
    }
    deepest = std::max(deepest, depth);
  }
  return deepest / (high - low).norm();
}

struct Part
{
  Soup all, few; ///< The triangles, and a coarser form of them to try cuts.
  Cut cut;
};

/// Some shapes gain nothing by one cut, but by a second one: a table, first cut below its top. So what both halves gain
/// is looked at, too, if no cut alone helps and the part is not convex.
void choose(Part& part, double least)
{
  const double volume = hullVolume(part.few);
  part.cut = bestCut(part.few, volume, candidates(part.few, 7, 4));
  if(part.cut.gain >= least || concavity(part.few) < leastConcavity)
    return;
  const Soup fewer = coarse(part.few, 300);
  const double fewerVolume = hullVolume(fewer);
  for(Cut cut : candidates(fewer, 1, 3))
  {
    cut.gain = fewerVolume;
    for(const double sign : {1., -1.})
    {
      const Soup side = half(fewer, cut, sign);
      const double sideVolume = hullVolume(side);
      cut.gain += std::max(bestCut(side, sideVolume, candidates(side, 3, 2)).gain, 0.) - sideVolume;
    }
    if(cut.gain > part.cut.gain + 1e-9 * fewerVolume)
      part.cut = cut;
  }
}

} // namespace

std::vector<ConvexPiece> convexPieces(const Mesh& mesh, int maxPieces)
{
  constexpr std::size_t enoughTriangles = 1500;
  std::vector<bool> isUsed(mesh.positions.size());
  for(const std::uint32_t i : mesh.indices)
    isUsed[i] = true;
  std::vector<Point> corners;
  for(std::size_t i = 0; i < isUsed.size(); ++i)
    if(isUsed[i])
      corners.push_back(mesh.positions[i].cast<double>());
  const auto whole = convexHull(corners);
  if(!whole)
    return {};
  if(maxPieces <= 1)
    return {*whole};
  std::vector<Part> parts(1);
  parts[0].all = soupOf(mesh);
  const double least = leastGain * whole->volume();
  parts[0].few = coarse(parts[0].all, enoughTriangles);
  const Soup lines = linesInside(parts[0].all);
  parts[0].all.insert(parts[0].all.end(), lines.begin(), lines.end());
  parts[0].few.insert(parts[0].few.end(), lines.begin(), lines.end());
  choose(parts[0], least);
  while(static_cast<int>(parts.size()) < maxPieces)
  {
    const auto best = std::ranges::max_element(parts, {}, [](const Part& part) { return part.cut.gain; });
    if(best->cut.gain < least)
      break;
    const Cut cut = best->cut;
    std::array<Part, 2> halves;
    for(std::size_t i = 0; i < 2; ++i)
    {
      const double sign = i == 0 ? 1 : -1;
      halves[i].all = half(best->all, cut, sign);
      halves[i].few = half(best->few, cut, sign);
      if(!halves[i].all.empty())
        choose(halves[i], least);
    }
    best->cut.gain = -1;
    if(halves[0].all.empty() || halves[1].all.empty())
      continue;
    *best = std::move(halves[0]);
    parts.push_back(std::move(halves[1]));
  }
  if(parts.size() == 1)
    return {*whole};
  std::vector<ConvexPiece> pieces;
  for(const Part& part : parts)
  {
    const std::vector<Point> points = cornersOf(part.all);
    std::optional<ConvexPiece> piece = convexHull(points);
    if(!piece) // A plate: the rest of a surface that is open.
      piece = flatHull(points, 1e-3 * std::cbrt(whole->volume()));
    if(piece)
      pieces.push_back(std::move(*piece));
  }
  return pieces;
}

} // namespace sparkwright
