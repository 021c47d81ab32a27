#include "viewer/camera/CameraPresets.h"

#include "viewer/scene/SceneDrawing.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace sparkwright
{

namespace
{

constexpr float pi = static_cast<float>(M_PI);
constexpr float margin = 1.06f; // Nothing touches the edge.
constexpr float straightDown = 1.57f;

struct Row
{
  const char* name;
  float yawDeg, pitchDeg;
  std::array<float, 4> area; ///< What is to be seen: from x to x, from y to y, in half lengths and half widths.
};

/// From left to right along the touch line; yaw as Viewpoint, with the field's x axis to the right at 0.
constexpr std::array<Row, CameraPresets::count> fieldRows{{
    {QT_TRANSLATE_NOOP("sparkwright::CameraPresets", "Left goal"), 68, 22, {-1.05f, -0.7f, -0.28f, 0.28f}},
    {QT_TRANSLATE_NOOP("sparkwright::CameraPresets", "Behind the left goal"), -90, 24, {-1.06f, 0.25f, -0.62f, 0.62f}},
    {QT_TRANSLATE_NOOP("sparkwright::CameraPresets", "Left corner"), -50, 27, {-1.f, 0.7f, -1.f, 0.8f}},
    {QT_TRANSLATE_NOOP("sparkwright::CameraPresets", "Middle, from the side"), 0, 24, {-0.42f, 0.42f, -0.75f, 0.9f}},
    {QT_TRANSLATE_NOOP("sparkwright::CameraPresets", "Right corner"), 50, 27, {-0.7f, 1.f, -1.f, 0.8f}},
    {QT_TRANSLATE_NOOP("sparkwright::CameraPresets", "Behind the right goal"), 90, 24, {-0.25f, 1.06f, -0.62f, 0.62f}},
    {QT_TRANSLATE_NOOP("sparkwright::CameraPresets", "Right goal"), -68, 22, {0.7f, 1.05f, -0.28f, 0.28f}},
    {QT_TRANSLATE_NOOP("sparkwright::CameraPresets", "Whole field from above"), 0, 90, {-1.03f, 1.03f, -1.05f, 1.05f}},
}};

/// Robots look along +y.
constexpr std::array<Row, CameraPresets::count> thingRows{{
    {QT_TRANSLATE_NOOP("sparkwright::CameraPresets", "From the front (looking along −y)"), 180, 8, {}},
    {QT_TRANSLATE_NOOP("sparkwright::CameraPresets", "From behind (looking along +y)"), 0, 8, {}},
    {QT_TRANSLATE_NOOP("sparkwright::CameraPresets", "From the left (looking along +x)"), -90, 8, {}},
    {QT_TRANSLATE_NOOP("sparkwright::CameraPresets", "From the right (looking along −x)"), 90, 8, {}},
    {QT_TRANSLATE_NOOP("sparkwright::CameraPresets", "From above"), 0, 90, {}},
    {QT_TRANSLATE_NOOP("sparkwright::CameraPresets", "Obliquely from the front left"), -135, 35, {}},
    {QT_TRANSLATE_NOOP("sparkwright::CameraPresets", "Obliquely from the front right"), 135, 35, {}},
    {QT_TRANSLATE_NOOP("sparkwright::CameraPresets", "Obliquely from behind right"), 45, 35, {}},
}};

const std::array<Row, CameraPresets::count>& rows(bool field) { return field ? fieldRows : thingRows; }

Viewpoint towards(float yawDeg, float pitchDeg, const Camera& camera)
{
  Viewpoint v;
  v.yaw = yawDeg * pi / 180;
  v.pitch = std::min(pitchDeg * pi / 180, straightDown);
  v.orthographic = camera.orthographic();
  return v;
}

/// How far the eye has to be behind the plane through the origin, so that two sides of its pyramid of sight hold all
/// points. Where a slanting side meets that plane says how far out a point is.
float distanceFor(std::span<const Vec3f> points, const Vec3f& side, const Vec3f& forward, float slope)
{
  float low = std::numeric_limits<float>::max(), high = -low;
  for(const Vec3f& p : points)
  {
    low = std::min(low, p.dot(side) + slope * p.dot(forward));
    high = std::max(high, p.dot(side) - slope * p.dot(forward));
  }
  return (high - low) / (2 * slope);
}

/// Where the eye has to be along `side`, so that the picture leaves as much free on one side of the points as on the
/// other.
float centreOf(std::span<const Vec3f> points, const Vec3f& side, const Vec3f& forward, float back, bool parallel)
{
  const auto slopes = [&](float at)
  {
    float low = std::numeric_limits<float>::max(), high = -low;
    for(const Vec3f& p : points)
    {
      const float slope = (p.dot(side) - at) / (parallel ? 1 : std::max(p.dot(forward) + back, 1e-3f));
      low = std::min(low, slope);
      high = std::max(high, slope);
    }
    return low + high;
  };
  float from = std::numeric_limits<float>::max(), to = -from;
  for(const Vec3f& p : points)
  {
    from = std::min(from, p.dot(side));
    to = std::max(to, p.dot(side));
  }
  // The further the eye goes, the less is on that side; it may have to go beyond all points.
  const float beyond = to - from + 1;
  from -= beyond;
  to += beyond;
  for(int i = 0; i < 40; ++i)
  {
    const float at = (from + to) / 2;
    (slopes(at) > 0 ? from : to) = at;
  }
  return (from + to) / 2;
}

/// As the first camera of the scene does, at the ground if it sees that.
Viewpoint asSceneCamera(const SceneDrawing::View& view, Camera camera)
{
  const float down = -view.direction.z();
  const float toGround = down > 0.05f ? view.position.z() / down : 0;
  const float distance = toGround > 0.5f ? std::min(toGround, 50.f) : 5;
  camera.look(view.position + distance * view.direction, distance, std::atan2(-view.direction.x(), view.direction.y()),
              std::asin(std::clamp(down, -1.f, 1.f)));
  camera.setHorizontalFieldOfView(view.fovDeg * pi / 180);
  return camera.viewpoint();
}

/// Corners of a part of the field, on the ground and as high as robots and goals are.
/// @param area  from x to x, from y to y, in half lengths and half widths
std::vector<Vec3f> cornersOf(const SceneDrawing::Field& f, const std::array<float, 4>& area, float high)
{
  std::vector<Vec3f> points;
  for(const float x : {area[0], area[1]})
    for(const float y : {area[2], area[3]})
      for(const float z : {0.f, high})
        points.push_back(transform(f.pose, {x * f.length / 2, y * f.width / 2, z}));
  return points;
}

} // namespace

bool CameraPresets::hasField(const SceneDrawing& scene)
{
  constexpr float smallest = 0.2f;
  const auto& field = scene.pitch();
  return field && field->pose.allFinite() && field->length > smallest && field->width > smallest;
}

QString CameraPresets::name(int index, bool field)
{
  return index >= 0 && index < count ? tr(rows(field)[static_cast<std::size_t>(index)].name) : QString();
}

Viewpoint CameraPresets::fit(const Viewpoint& direction, std::span<const Vec3f> points, float aspect)
{
  if(points.empty())
    return direction;
  const Vec3f r = direction.right(), u = direction.up(), f = direction.forward();
  const float up = std::tan(direction.fieldOfView / 2) / margin, across = up * aspect;
  constexpr float far = std::numeric_limits<float>::max();
  float nearest = far, farthest = -far;
  for(const Vec3f& p : points)
  {
    nearest = std::min(nearest, p.dot(f));
    farthest = std::max(farthest, p.dot(f));
  }
  const bool parallel = direction.orthographic;
  const float back = std::max(distanceFor(points, r, parallel ? Vec3f(Vec3f::Zero()) : f, across),
                              distanceFor(points, u, parallel ? Vec3f(Vec3f::Zero()) : f, up));
  Viewpoint v = direction;
  const float middle = (nearest + farthest) / 2;
  v.distance = parallel ? back : middle + back;
  v.target = r * centreOf(points, r, f, back, parallel) + u * centreOf(points, u, f, back, parallel) + f * middle;
  return v;
}

Viewpoint CameraPresets::view(int index, const SceneDrawing& scene, const Camera& camera)
{
  const bool field = hasField(scene);
  const Row& row = rows(field)[static_cast<std::size_t>(std::clamp(index, 0, count - 1))];
  Viewpoint v = towards(row.yawDeg, row.pitchDeg, camera);
  if(field)
  {
    const SceneDrawing::Field& f = *scene.pitch();
    const float high = row.pitchDeg < 80 ? std::min(0.04f * f.length, 1.f) : 0; // Robots and goals stand on it.
    v.yaw += std::atan2(f.pose(1, 0), f.pose(0, 0));
    return fit(v, cornersOf(f, row.area, high), camera.aspect());
  }
  Camera framed = camera;
  framed.setViewpoint(v);
  if(const auto all = scene.bounds(-1); all && all->centre.allFinite() && std::isfinite(all->radius))
    framed.frame(all->centre, std::min(all->radius, 30.f));
  else
    framed.frame(Vec3f::Zero(), 1);
  return framed.viewpoint();
}

Viewpoint CameraPresets::beside(const Vec3f& place, const SceneDrawing& scene, const Camera& camera)
{
  constexpr float pitchDeg = 24, away = 8; // m
  Viewpoint v = towards(0, pitchDeg, camera);
  if(hasField(scene))
    v.yaw += std::atan2(scene.pitch()->pose(1, 0), scene.pitch()->pose(0, 0));
  v.target = place;
  v.distance = hasField(scene) ? std::min(away, 0.27f * scene.pitch()->length) : away;
  return v;
}

Viewpoint CameraPresets::home(const SceneDrawing& scene, const Camera& camera)
{
  if(const auto view = scene.view())
    return asSceneCamera(*view, camera);
  Camera at = camera;
  at.setViewpoint(Viewpoint());
  if(hasField(scene) && !scene.field())
  {
    const SceneDrawing::Field& whole = *scene.pitch(); // Small enough to be seen as a whole.
    return fit(towards(0, 48, at), cornersOf(whole, {-1.04f, 1.04f, -1.04f, 1.04f}, 0.02f * whole.length), at.aspect());
  }
  if(hasField(scene))
  {
    const SceneDrawing::Field& field = *scene.pitch();
    at.look(translation(field.pose) + Vec3f(0, -field.width * 0.02f, 0), field.length * 0.25f, 0.12f, 0.36f);
    return at.viewpoint();
  }
  at.look(Vec3f::Zero(), 4, 0.6f, 0.4f);
  if(const auto all = scene.bounds(-1))
    at.frame(all->centre, std::min(all->radius, 30.f));
  return at.viewpoint();
}

} // namespace sparkwright
