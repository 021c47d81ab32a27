#include "core/mesh/ConvexHull.h"

#include <Eigen/Eigenvalues>
#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>
#include <limits>

namespace sparkwright
{

namespace
{

using Point = Eigen::Vector3d;
using Triangle = std::array<std::uint32_t, 3>;
constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();

/// Grows a hull by the point that is farthest outside, again and again.
class Quickhull
{
public:
  explicit Quickhull(std::span<const Point> points) : points_(points) {}

  bool grow(std::size_t maxVertices)
  {
    if(!begin())
      return false;
    std::size_t corners = 4;
    while(corners < maxVertices)
    {
      const std::uint32_t face = highestFace();
      if(face == none)
        break;
      const std::uint32_t point = faces_[face].farthest;
      if(add(face, point))
        ++corners;
      else // Rounding hides it from all sides.
        drop(face, point);
    }
    return true;
  }

  ConvexPiece piece() const
  {
    ConvexPiece made;
    std::vector<std::uint32_t> numbers(points_.size(), none);
    for(const Face& face : faces_)
    {
      if(face.gone)
        continue;
      Triangle& triangle = made.triangles.emplace_back();
      for(std::size_t k = 0; k < 3; ++k)
      {
        std::uint32_t& number = numbers[face.corners[k]];
        if(number == none)
        {
          number = static_cast<std::uint32_t>(made.vertices.size());
          made.vertices.push_back(points_[face.corners[k]]);
        }
        triangle[k] = number;
      }
    }
    return made;
  }

private:
  struct Face
  {
    Triangle corners{};
    Triangle beyond{none, none, none}; ///< Faces beyond the edges from that corner to the next one.
    Point normal = Point::Zero();
    double offset = 0;
    std::vector<std::uint32_t> outside; ///< Points above it, each with one face only.
    std::uint32_t farthest = none;
    double height = 0;
    bool gone = false;
  };

  double heightOf(const Face& face, std::uint32_t point) const { return face.normal.dot(points_[point]) - face.offset; }

  std::uint32_t makeFace(std::uint32_t a, std::uint32_t b, std::uint32_t c)
  {
    Face face;
    face.corners = {a, b, c};
    face.normal = (points_[b] - points_[a]).cross(points_[c] - points_[a]).normalized();
    face.offset = face.normal.dot(points_[a]);
    faces_.push_back(std::move(face));
    return static_cast<std::uint32_t>(faces_.size() - 1);
  }

  /// The first tetrahedron, as large as is easy to find.
  bool begin()
  {
    if(points_.size() < 4 || !std::ranges::all_of(points_, [](const Point& p) { return p.allFinite(); }))
      return false;
    Point low = points_[0], high = low;
    for(const Point& p : points_)
    {
      low = low.cwiseMin(p);
      high = high.cwiseMax(p);
    }
    const double size = (high - low).norm();
    tolerance_ = 3e-6 * size;
    if(!(size > 0) || !std::isfinite(size * size * size))
      return false;
    const auto farthest = [this](auto value)
    {
      std::uint32_t best = 0;
      double most = -1;
      for(std::uint32_t i = 0; i < points_.size(); ++i)
        if(const double v = value(points_[i]); v > most)
        {
          most = v;
          best = i;
        }
      return best;
    };
    const Point middle = (low + high) / 2;
    const std::uint32_t a = farthest([&](const Point& p) { return (p - middle).squaredNorm(); });
    const std::uint32_t b = farthest([&](const Point& p) { return (p - points_[a]).squaredNorm(); });
    const Point along = (points_[b] - points_[a]).normalized();
    const std::uint32_t c = farthest([&](const Point& p) { return (p - points_[a]).cross(along).squaredNorm(); });
    if(!((points_[c] - points_[a]).cross(along).norm() > 10 * tolerance_))
      return false;
    const Point normal = (points_[b] - points_[a]).cross(points_[c] - points_[a]).normalized();
    const std::uint32_t d = farthest([&](const Point& p) { return std::abs(normal.dot(p - points_[a])); });
    const double height = normal.dot(points_[d] - points_[a]);
    if(!(std::abs(height) > 10 * tolerance_))
      return false;
    if(height > 0)
      makeTetrahedron(a, c, b, d);
    else
      makeTetrahedron(a, b, c, d);
    return true;
  }

  /// @param d  below the face a b c
  void makeTetrahedron(std::uint32_t a, std::uint32_t b, std::uint32_t c, std::uint32_t d)
  {
    makeFace(a, b, c);
    makeFace(a, d, b);
    makeFace(b, d, c);
    makeFace(c, d, a);
    faces_[0].beyond = {1, 2, 3};
    faces_[1].beyond = {3, 2, 0};
    faces_[2].beyond = {1, 3, 0};
    faces_[3].beyond = {2, 1, 0};
    std::vector<std::uint32_t> all(points_.size());
    for(std::uint32_t i = 0; i < all.size(); ++i)
      all[i] = i;
    share(all, 0);
  }

  /// Gives each point to the face from `first` on above which it is highest.
  void share(std::span<const std::uint32_t> points, std::size_t first)
  {
    for(const std::uint32_t point : points)
    {
      Face* best = nullptr;
      double most = tolerance_;
      for(std::size_t i = first; i < faces_.size(); ++i)
        if(const double height = heightOf(faces_[i], point); height > most)
        {
          most = height;
          best = &faces_[i];
        }
      if(!best)
        continue;
      best->outside.push_back(point);
      if(most > best->height)
      {
        best->height = most;
        best->farthest = point;
      }
    }
  }

  std::uint32_t highestFace() const
  {
    std::uint32_t best = none;
    double most = 0;
    for(std::uint32_t i = 0; i < faces_.size(); ++i)
      if(!faces_[i].gone && faces_[i].height > most)
      {
        most = faces_[i].height;
        best = i;
      }
    return best;
  }

  void drop(std::uint32_t index, std::uint32_t point)
  {
    Face& face = faces_[index];
    std::erase(face.outside, point);
    face.farthest = none;
    face.height = 0;
    for(const std::uint32_t other : face.outside)
      if(const double height = heightOf(face, other); height > face.height)
      {
        face.height = height;
        face.farthest = other;
      }
  }

  /// Replaces all faces that see the point. @return false, without effect, if their border is not one ring
  bool add(std::uint32_t start, std::uint32_t point)
  {
    std::vector<std::uint32_t> seeing{start};
    std::vector<bool> sees(faces_.size());
    sees[start] = true;
    for(std::size_t i = 0; i < seeing.size(); ++i)
      for(const std::uint32_t next : faces_[seeing[i]].beyond)
        if(!sees[next] && heightOf(faces_[next], point) > tolerance_ / 10)
        {
          sees[next] = true;
          seeing.push_back(next);
        }
    struct Border
    {
      std::uint32_t from, to, beyond;
    };
    std::vector<Border> border;
    for(const std::uint32_t i : seeing)
      for(std::size_t k = 0; k < 3; ++k)
        if(!sees[faces_[i].beyond[k]])
          border.push_back({faces_[i].corners[k], faces_[i].corners[(k + 1) % 3], faces_[i].beyond[k]});
    if(border.size() < 3)
      return false;
    for(std::size_t i = 0; i + 1 < border.size(); ++i)
    {
      const auto next = std::find_if(border.begin() + static_cast<std::ptrdiff_t>(i) + 1, border.end(),
                                     [&](const Border& b) { return b.from == border[i].to; });
      if(next == border.end())
        return false;
      std::swap(border[i + 1], *next);
    }
    if(border.back().to != border.front().from)
      return false;
    for(const Border& edge : border) // No face without an area.
      if(!((points_[edge.to] - points_[edge.from]).cross(points_[point] - points_[edge.from]).norm() >
           1e-3 * tolerance_ * tolerance_))
        return false;

    const std::size_t first = faces_.size();
    const auto count = static_cast<std::uint32_t>(border.size());
    for(std::uint32_t i = 0; i < count; ++i)
    {
      const auto [from, to, beyond] = border[i];
      const std::uint32_t made = makeFace(from, to, point);
      const auto base = static_cast<std::uint32_t>(first);
      faces_[made].beyond = {beyond, base + (i + 1) % count, base + (i + count - 1) % count};
      for(std::size_t k = 0; k < 3; ++k)
        if(faces_[beyond].corners[k] == to && faces_[beyond].corners[(k + 1) % 3] == from)
          faces_[beyond].beyond[k] = made;
    }
    for(const std::uint32_t i : seeing)
    {
      Face& face = faces_[i];
      face.gone = true;
      face.height = 0;
      std::erase(face.outside, point);
      share(face.outside, first);
      face.outside = {};
    }
    return true;
  }

  std::span<const Point> points_;
  std::vector<Face> faces_;
  double tolerance_ = 0;
};

} // namespace

double ConvexPiece::volume() const
{
  if(vertices.empty())
    return 0;
  double sum = 0;
  for(const auto& [a, b, c] : triangles)
    sum += (vertices[a] - vertices[0]).dot((vertices[b] - vertices[0]).cross(vertices[c] - vertices[0])) / 6;
  return sum;
}

std::optional<ConvexPiece> convexHull(std::span<const Point> points, std::size_t maxVertices)
{
  Quickhull hull(points);
  if(!hull.grow(std::max<std::size_t>(maxVertices, 4)))
    return std::nullopt;
  return hull.piece();
}

std::optional<ConvexPiece> flatHull(std::span<const Point> points, double thickness)
{
  if(points.size() < 3 || !std::ranges::all_of(points, [](const Point& p) { return p.allFinite(); }))
    return std::nullopt;
  Point middle = Point::Zero();
  for(const Point& p : points)
    middle += p / static_cast<double>(points.size());
  Eigen::Matrix3d spread = Eigen::Matrix3d::Zero();
  for(const Point& p : points)
    spread += (p - middle) * (p - middle).transpose();
  const Eigen::SelfAdjointEigenSolver<Eigen::Matrix3d> axes(spread);
  if(axes.info() != Eigen::Success || !(axes.eigenvalues()[1] > 1e-12 * axes.eigenvalues()[2]))
    return std::nullopt;
  const Point normal = axes.eigenvectors().col(0);
  std::vector<Point> both;
  for(const double side : {-0.5, 0.5})
    for(const Point& p : points)
      both.push_back(p - normal.dot(p - middle) * normal + side * thickness * normal);
  return convexHull(both);
}

} // namespace sparkwright
