#include "core/design/MassFromShape.h"

#include "core/body/Collider.h"
#include "core/body/RigidBody.h"
#include "core/design/DesignTexts.h"
#include "core/design/MeshSolid.h"
#include "core/scene/Transform.h"
#include "core/text/InQuotes.h"
#include "physics/World.h"

#include <Eigen/Eigenvalues>
#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>

namespace sparkwright::design
{

namespace
{

using Eigen::Matrix3d;
using Eigen::Vector3d;
using ShapeKind = physics::Shape::Kind;

/// Overlaps of less depth are where shapes touch, m.
constexpr double leastSharedDepth = 1e-4;
/// A centre of mass nearer to the body's origin is there, m and share of the size.
constexpr double centred = 1e-5, centredShare = 1e-3;

/// What a mass adds to the inertia about a point that lies `away` from its centre.
Matrix3d aboutPoint(double mass, const Vector3d& away)
{
  return mass * (away.squaredNorm() * Matrix3d::Identity() - away * away.transpose());
}

MeshSolid solidOf(const physics::Mass& ofDensityOne)
{
  return {ofDensityOne.mass, Vector3d::Zero(), ofDensityOne.inertia};
}

/// In the shape's own frame; nothing with a reason if it has no volume that can be computed.
std::optional<MeshSolid> solidOf(const physics::Shape& shape, const std::string& name, LocalText& why)
{
  using physics::Mass;
  switch(shape.kind())
  {
  case ShapeKind::Sphere:
    return solidOf(Mass::sphere(1, shape.radius()));
  case ShapeKind::Box:
    return solidOf(Mass::box(1, shape.lengths()));
  case ShapeKind::Capsule:
    return solidOf(Mass::capsule(1, shape.radius(), shape.length()));
  case ShapeKind::Cylinder:
    return solidOf(Mass::cylinder(1, shape.radius(), shape.length()));
  default:
    break;
  }
  const TriangleList triangles{shape.vertices(), shape.indices()};
  if(triangles.indices.empty())
  {
    why = designText("mass.noVolume", inQuotes(name));
    return std::nullopt;
  }
  if(const std::size_t open = openEdges(triangles); open > 0)
  {
    why = designText("mass.openMesh", inQuotes(name), open);
    return std::nullopt;
  }
  return solidOf(triangles);
}

/// A collider of the body with the solid that it is, in the body's frame.
struct Part
{
  const Collider* collider = nullptr;
  MeshSolid solid;
};

std::vector<Part> partsOf(const RigidBody& body, std::vector<LocalText>& notes)
{
  std::vector<Part> parts;
  if(!body.parent())
    return parts;
  // What addMass() has moved the body by, the wrapped shapes are moved back before the first step; here they stand where
  // the file has them.
  const Vector3d shift = body.hasPrePhysics() ? Vector3d::Zero() : Vector3d(body.massShift().cast<double>());
  body.parent()->visit<Collider>(
      [&](Collider& collider)
      {
        const physics::Shape* const shape = collider.shape();
        if(!shape || shape->body() != &body.body() || dynamic_cast<const TransformCollider*>(collider.parent()))
          return;
        const physics::Shape* const wrapped = shape->encapsulated();
        LocalText why;
        std::optional<MeshSolid> solid = solidOf(wrapped ? *wrapped : *shape, collider.name(), why);
        if(!solid)
          return notes.push_back(std::move(why));
        if(wrapped)
        {
          const Matrix3d turn = wrapped->rotation();
          solid->centre = turn * solid->centre + wrapped->position() + shift;
          solid->inertia = turn * solid->inertia * turn.transpose();
        }
        parts.push_back({&collider, *solid});
      });
  return parts;
}

int overlaps(const std::vector<Part>& parts)
{
  // The engine tests no shapes of one body; their copies have none.
  std::vector<std::unique_ptr<physics::Shape>> copies;
  for(const Part& part : parts)
    copies.push_back(part.collider->shape()->copy());
  int count = 0;
  for(std::size_t i = 0; i < parts.size(); ++i)
    for(std::size_t k = i + 1; k < parts.size(); ++k)
      count += copies[i] && copies[k] && physics::overlap(*copies[i], *copies[k]) > leastSharedDepth;
  return count;
}

} // namespace

std::optional<ShapeMass> massFromShape(const RigidBody& body, const MassBasis& basis)
{
  const double amount = basis.density > 0 ? basis.density : basis.mass;
  if(!body.hasBody() || !(amount > 0) || !std::isfinite(amount))
    return std::nullopt;
  ShapeMass result;
  const std::vector<Part> parts = partsOf(body, result.notes);
  for(const Part& part : parts)
  {
    result.volume += part.solid.volume;
    result.centre += part.solid.volume * part.solid.centre;
  }
  if(!(result.volume > 0))
    return std::nullopt;
  result.shapes = static_cast<int>(parts.size());
  result.centre /= result.volume;
  for(const Part& part : parts)
    result.inertia += part.solid.inertia + aboutPoint(part.solid.volume, part.solid.centre - result.centre);
  const double density = basis.density > 0 ? basis.density : basis.mass / result.volume;
  result.mass = density * result.volume;
  result.inertia *= density;
  if(const int twice = overlaps(parts); twice > 0)
    result.notes.push_back(designText("mass.overlap", twice));
  const double size = std::cbrt(result.volume);
  if(result.centre.norm() > std::max(centred, centredShare * size))
  {
    std::string offset;
    for(int i = 0; i < 3; ++i)
      offset += (i > 0 ? " " : "") + TextArgument(1000 * result.centre[i]).english();
    result.notes.push_back(designText("mass.offCentre", offset));
  }
  return result;
}

PrincipalMoments::PrincipalMoments(const Matrix3d& inertia)
{
  const Eigen::SelfAdjointEigenSolver<Matrix3d> solver(inertia);
  moments = solver.eigenvalues();
  axes = solver.eigenvectors();
  const double most = moments[0] + moments[1];
  if(moments[2] > most)
    excess = most > 0 ? moments[2] / most - 1 : std::numeric_limits<double>::infinity();
}

Matrix3d PrincipalMoments::possible() const
{
  const Vector3d lowered(moments[0], moments[1], std::min(moments[2], moments[0] + moments[1]));
  return axes * lowered.asDiagonal() * axes.transpose();
}

} // namespace sparkwright::design
