#include "viewer/layers/LayerCanvas.h"

#include <Eigen/Geometry>

#include <algorithm>

namespace sparkwright
{

namespace
{

bool isUsable(const Mat4f& pose)
{
  return pose.allFinite() && pose.topRows<3>().cwiseAbs().maxCoeff() <= LayerCanvas::furthest;
}

LayerInstance instanceOf(const Mat4f& pose, const LayerCanvas::Pen& pen)
{
  LayerInstance made;
  for(int row = 0; row < 3; ++row)
    for(int column = 0; column < 4; ++column)
      made.model[static_cast<std::size_t>(row * 4 + column)] = pose(row, column);
  const float alpha = static_cast<float>(pen.colour.alphaF()) *
                      (pen.style == LayerCanvas::Style::SeeThrough ? LayerCanvas::seeThrough : 1.f);
  made.colour = {static_cast<float>(pen.colour.redF()), static_cast<float>(pen.colour.greenF()),
                 static_cast<float>(pen.colour.blueF()), alpha};
  made.stretch[3] = pen.dashed ? -pen.width : pen.width;
  return made;
}

} // namespace

LayerCanvas::Pen LayerCanvas::pen(LayerMode mode, const QColor& colour)
{
  Pen pen;
  pen.style = mode == LayerMode::Wire         ? Style::Wire
              : mode == LayerMode::SeeThrough ? Style::SeeThrough
              : mode == LayerMode::Flat       ? Style::Flat
                                              : Style::Solid;
  pen.colour = colour;
  return pen;
}

void LayerCanvas::clear()
{
  for(auto& list : lists_)
    list.clear();
  meshes_.clear();
  labels_.clear();
}

bool LayerCanvas::isEmpty() const
{
  return meshes_.empty() && labels_.empty() &&
         std::ranges::all_of(lists_, [](const auto& list) { return list.empty(); });
}

void LayerCanvas::shape(LayerShape shape, const Pen& pen, const Mat4f& pose, const Vec3f& stretch)
{
  if(!isUsable(pose) || !stretch.allFinite() || stretch.norm() > furthest)
    return;
  LayerInstance made = instanceOf(pose, pen);
  std::copy_n(stretch.data(), 3, made.stretch.begin());
  const Style style = shape == LayerShape::Segment ? Style::Wire : pen.style;
  lists_[index(shape, style, pen.inside)].push_back(made);
}

void LayerCanvas::dot(const Vec3f& centre, float radius, const Pen& pen)
{
  Mat4f pose = Mat4f::Identity();
  setTranslation(pose, centre);
  shape(LayerShape::Dot, pen, scaled(pose, Vec3f::Constant(radius)));
}

void LayerCanvas::line(const Vec3f& from, const Vec3f& to, const Pen& pen)
{
  Mat4f pose = Mat4f::Zero();
  pose.col(2).head<3>() = to - from;
  setTranslation(pose, from);
  shape(LayerShape::Segment, pen, pose);
}

void LayerCanvas::triangle(const Vec3f& a, const Vec3f& b, const Vec3f& c, const Pen& pen)
{
  if(pen.style == Style::Wire)
    return;
  Mat4f pose = Mat4f::Identity();
  const Vec3f across = (b - a).cross(c - a);
  const float size = across.norm();
  if(!(size > 0))
    return;
  pose.col(0).head<3>() = b - a;
  pose.col(1).head<3>() = c - a;
  pose.col(2).head<3>() = across / size;
  setTranslation(pose, a);
  shape(LayerShape::Triangle, pen, pose);
}

void LayerCanvas::arrow(const Vec3f& from, const Vec3f& way, float thickness, const Pen& pen)
{
  const float length = way.norm();
  if(!(length > 1e-6f))
    return;
  const float head = std::min(4 * thickness, length / 2), radius = head / 2.4f;
  const Vec3f neck = from + way * (1 - head / length);
  Mat4f tip = poseAlong(neck, way);
  tip = scaled(tip, {radius, radius, head});
  if(pen.style == Style::Wire)
    line(from, neck, pen);
  else
    shape(LayerShape::Cylinder, pen, scaled(poseAlong(from, way), {thickness / 2, thickness / 2, length - head}));
  shape(LayerShape::Cone, pen, tip);
}

void LayerCanvas::mesh(const std::shared_ptr<const PhysicsStructure::Mesh>& mesh, const Pen& pen, const Mat4f& pose)
{
  if(mesh && isUsable(pose))
    meshes_.push_back({mesh, instanceOf(pose, pen), pen.style});
}

void LayerCanvas::label(const Vec3f& place, const QString& text, const QColor& colour)
{
  if(place.allFinite() && !text.isEmpty())
    labels_.push_back({place, text, colour});
}

Mat4f poseAlong(const Vec3f& origin, const Vec3f& z)
{
  Mat4f pose = Mat4f::Identity();
  const float length = z.norm();
  if(length > 0 && std::isfinite(length))
    pose.topLeftCorner<3, 3>() = Eigen::Quaternionf::FromTwoVectors(Vec3f::UnitZ(), z).toRotationMatrix();
  setTranslation(pose, origin);
  return pose;
}

Mat4f scaled(const Mat4f& pose, const Vec3f& scale)
{
  Mat4f made = pose;
  for(int i = 0; i < 3; ++i)
    made.col(i) *= scale[i];
  return made;
}

} // namespace sparkwright
