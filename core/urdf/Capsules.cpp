#include "core/urdf/Capsules.h"

#include <cmath>

namespace sparkwright::urdf
{

namespace
{

using Kind = Geometry::Kind;

Eigen::Vector3d endOf(const Shape& shape, double side)
{
  return shape.origin * Eigen::Vector3d(0, 0, side * shape.geometry.size.y() / 2);
}

bool isCapAt(const Shape& cylinder, const Shape& shape, double side)
{
  const double radius = cylinder.geometry.size.x();
  return shape.geometry.kind == Kind::Sphere && shape.material == cylinder.material &&
         shape.colour == cylinder.colour && std::abs(shape.geometry.size.x() - radius) <= 1e-6 * radius &&
         (shape.origin.translation() - endOf(cylinder, side)).norm() <= 1e-6 * radius;
}

void join(std::vector<Shape>& shapes)
{
  for(std::size_t i = 0; i + 2 < shapes.size(); ++i)
    if(shapes[i].geometry.kind == Kind::Cylinder && isCapAt(shapes[i], shapes[i + 1], 1) &&
       isCapAt(shapes[i], shapes[i + 2], -1))
    {
      shapes[i].geometry.kind = Kind::Capsule;
      const auto caps = shapes.begin() + static_cast<std::ptrdiff_t>(i) + 1;
      shapes.erase(caps, caps + 2);
    }
}

} // namespace

std::vector<Shape> withoutCapsules(const std::vector<Shape>& shapes)
{
  std::vector<Shape> all;
  for(const Shape& shape : shapes)
  {
    all.push_back(shape);
    if(shape.geometry.kind != Kind::Capsule)
      continue;
    all.back().geometry.kind = Kind::Cylinder;
    for(const double side : {1.0, -1.0})
    {
      Shape cap = shape;
      cap.origin = Pose(Eigen::Translation3d(endOf(shape, side)));
      cap.geometry.kind = Kind::Sphere;
      cap.geometry.size = Eigen::Vector3d::Constant(shape.geometry.size.x());
      if(!cap.name.empty())
        cap.name += side > 0 ? "_top" : "_bottom";
      all.push_back(std::move(cap));
    }
  }
  return all;
}

void joinCapsules(Model& model)
{
  for(Link& link : model.links)
  {
    join(link.visuals);
    join(link.collisions);
  }
}

} // namespace sparkwright::urdf
