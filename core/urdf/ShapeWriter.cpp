#include "core/urdf/ShapeWriter.h"

#include "core/body/TriMeshCollider.h"
#include "core/object/Math.h"
#include "core/text/InQuotes.h"
#include "core/urdf/UrdfTexts.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sparkwright::urdf
{

namespace
{

using Severity = Diagnostic::Severity;
using Vec3d = Eigen::Vector3d;
using Writer = SceneWriter;

std::string numbered(const char* name, int number)
{
  return name + (number > 1 ? std::to_string(number) : std::string());
}

/// Where the vertices of a mesh are, scaled and at a pose.
double lowestVertex(const Mesh& mesh, const Vec3d& scale, const Pose& pose)
{
  double low = std::numeric_limits<double>::infinity();
  const Vec3d row = pose.linear().row(2).transpose().cwiseProduct(scale);
  for(const Vec3f& position : mesh.positions)
    low = std::min(low, row.dot(position.cast<double>()));
  return low + pose.translation().z();
}

/// Rotation about x, y and z as a scene writes it, degrees.
Vec3d degreesFrom(const Eigen::Matrix3d& rotation)
{
  Mat4f matrix = Mat4f::Identity();
  matrix.topLeftCorner<3, 3>() = rotation.cast<float>();
  Vec3d degrees = degreesOf(matrix).cast<double>();
  for(int i = 0; i < 3; ++i) // 89.99999 is the single precision of the way here.
    if(std::abs(degrees[i] - std::round(degrees[i])) < 2e-5)
      degrees[i] = std::round(degrees[i]);
  return degrees;
}

} // namespace

void writePose(SceneWriter& out, const Pose& pose)
{
  if(!pose.translation().isZero(1e-9))
    out.form("setLocalPos " + Writer::numbers(pose.translation()));
  const Vec3d degrees = degreesFrom(pose.linear());
  if(!degrees.isZero(1e-9))
    out.form("setLocalRotation " + Writer::numbers(degrees));
}

double ShapeWriter::lowest(const Shape& shape, const Pose& pose)
{
  const Geometry& g = shape.geometry;
  const double z = pose.translation().z();
  const Vec3d up = pose.linear().row(2).cwiseAbs();
  switch(g.kind)
  {
  case Geometry::Kind::Box:
    return z - up.dot(g.size) / 2;
  case Geometry::Kind::Sphere:
    return z - g.size.x();
  case Geometry::Kind::Capsule:
    return z - up.z() * g.size.y() / 2 - g.size.x();
  case Geometry::Kind::Cylinder:
    return z - up.z() * g.size.y() / 2 - std::sqrt(std::max(0.0, 1 - up.z() * up.z())) * g.size.x();
  case Geometry::Kind::Mesh:
    if(const MeshFolder::Found& found = meshes_.find(g.file); found.mesh)
      return lowestVertex(*found.mesh, g.size, pose);
    break;
  }
  return std::numeric_limits<double>::infinity();
}

Eigen::AlignedBox3d ShapeWriter::bounds(const Shape& shape)
{
  Eigen::AlignedBox3d box;
  for(int axis = 0; axis < 3; ++axis)
    for(const double sign : {1., -1.})
    {
      // Turned so that the wanted direction points down.
      const Eigen::Quaterniond turn = Eigen::Quaterniond::FromTwoVectors(sign * Vec3d::Unit(axis), -Vec3d::UnitZ());
      const double low = lowest(shape, turn * shape.origin);
      if(!std::isfinite(low))
        return {};
      const Vec3d point = -low * sign * Vec3d::Unit(axis);
      box.min()[axis] = std::min(box.min()[axis], point[axis]);
      box.max()[axis] = std::max(box.max()[axis], point[axis]);
    }
  return box;
}

const MeshFolder::Found* ShapeWriter::usableMesh(const Geometry& geometry)
{
  const MeshFolder::Found& mesh = meshes_.find(geometry.file);
  if(mesh.mesh)
    return &mesh;
  const bool missing = mesh.file.empty() && mesh.problem.empty();
  say_(Severity::Warning, geometry.line,
       missing ? urdfText("urdf.noMesh", inQuotes(geometry.file))
               : urdfText("urdf.mesh", inQuotes(geometry.file), mesh.problem),
       missing ? urdfText("urdf.package") : urdfText("urdf.exportMesh"));
  return nullptr;
}

void ShapeWriter::writeOneCollider(const Link& link, const std::string& kind, const std::vector<std::string>& calls,
                                   const Pose& pose)
{
  const std::string name = numbered("collider", ++colliders_);
  const Vec3d offset = pose.translation();
  const Vec3d degrees = degreesFrom(pose.linear());
  const bool moved = !offset.isZero(1e-9) || !degrees.isZero(1e-9);
  if(moved)
  {
    out_.open("nd TransformCollider");
    out_.form("setName " + name);
  }
  out_.open("nd " + kind);
  out_.form("setName " + (moved ? "shape" : name));
  for(const std::string& call : calls)
    out_.form(call);
  if(moved && !offset.isZero(1e-9))
    out_.form("setLocalPosition " + Writer::numbers(offset));
  if(moved && !degrees.isZero(1e-9))
    out_.form("setRotation 0 0 0 " + Writer::numbers(degrees));
  if(moved)
    out_.close();
  out_.form(std::string("nd ContactJointHandler (setName contact) (setContactBounceMode false)") +
            (link.slides ? " (setContactSlipMode true) (setContactSlip 1)" : std::string()));
  out_.close();
}

void ShapeWriter::writeMeshCollider(const Link& link, const Shape& shape, const Pose& pose)
{
  const Geometry& g = shape.geometry;
  const MeshFolder::Found* const mesh = usableMesh(g);
  if(!mesh)
    return;
  const auto callsFor = [&](const std::string& name)
  {
    std::vector<std::string> calls; // Loading last, since each later call makes the shape again.
    if(!g.size.isOnes())
      calls.push_back("setScale " + Writer::numbers(g.size));
    calls.push_back("load " + name);
    return calls;
  };
  const std::size_t triangles = mesh->mesh->indices.size() / 3;
  MeshShape wanted = options_.meshes;
  if(wanted == MeshShape::Triangles && triangles > TriMeshCollider::mostTriangles)
  {
    say_(Severity::Warning, g.line, urdfText("urdf.meshHull", inQuotes(g.file), inQuotes(link.name), triangles),
         urdfText("urdf.simpler"));
    wanted = MeshShape::Hull;
  }
  switch(wanted)
  {
  case MeshShape::Hull:
    return writeOneCollider(link, "HullCollider", callsFor(mesh->name), pose);
  case MeshShape::Parts:
    for(const std::string& piece : meshes_.pieces(g.file, options_.mostParts))
      writeOneCollider(link, "HullCollider", callsFor(piece), pose);
    return;
  case MeshShape::Triangles:
    return writeOneCollider(link, "TriMeshCollider", callsFor(mesh->name), pose);
  case MeshShape::Box:
  {
    const Vec3d low = mesh->mesh->low.cast<double>(), high = mesh->mesh->high.cast<double>();
    const Vec3d lengths = (high - low).cwiseProduct(g.size.cwiseAbs()).cwiseMax(1e-4);
    return writeOneCollider(link, "BoxCollider", {"setBoxLengths " + Writer::numbers(lengths)},
                            pose * Eigen::Translation3d((high + low).cwiseProduct(g.size) / 2));
  }
  }
}

void ShapeWriter::writeCollider(const Link& link, const Shape& shape, const Pose& pose)
{
  const Geometry& g = shape.geometry;
  const std::string radius = Writer::number(g.size.x());
  switch(g.kind)
  {
  case Geometry::Kind::Box:
    return writeOneCollider(link, "BoxCollider", {"setBoxLengths " + Writer::numbers(g.size)}, pose);
  case Geometry::Kind::Sphere:
    return writeOneCollider(link, "SphereCollider", {"setRadius " + radius}, pose);
  case Geometry::Kind::Capsule:
    return writeOneCollider(link, "CapsuleCollider", {"setParams " + radius + ' ' + Writer::number(g.size.y())}, pose);
  case Geometry::Kind::Cylinder:
    return writeOneCollider(link, "SolidCylinderCollider",
                            {"setParams " + radius + ' ' + Writer::number(g.size.y())}, pose);
  case Geometry::Kind::Mesh:
    return writeMeshCollider(link, shape, pose);
  }
}

void ShapeWriter::writeVisual(const Shape& shape, const Pose& pose)
{
  const Geometry& g = shape.geometry;
  const MeshFolder::Found* const mesh = g.kind == Geometry::Kind::Mesh ? usableMesh(g) : nullptr;
  if(g.kind == Geometry::Kind::Mesh && !mesh)
    return;
  out_.open("nd Transform");
  out_.form("setName " + numbered("visual", ++visuals_));
  writePose(out_, pose);
  const std::string material = materials_.of(shape);
  const bool single = !mesh || !material.empty() || !mesh->ownMaterials;
  switch(g.kind)
  {
  case Geometry::Kind::Box:
    out_.open("nd Box");
    out_.form("setName mesh");
    out_.form("setExtents " + Writer::numbers(g.size));
    break;
  case Geometry::Kind::Sphere:
    out_.open("nd Sphere");
    out_.form("setName mesh");
    out_.form("setRadius " + Writer::number(g.size.x()));
    break;
  case Geometry::Kind::Cylinder:
    out_.open("nd Cylinder");
    out_.form("setName mesh");
    out_.form("setScale " + Writer::numbers({g.size.x(), g.size.x(), g.size.y()}));
    break;
  case Geometry::Kind::Capsule:
    out_.open("nd Capsule");
    out_.form("setName mesh");
    out_.form("setParams " + Writer::number(g.size.x()) + ' ' + Writer::number(g.size.y()));
    break;
  case Geometry::Kind::Mesh:
    out_.open(single ? "nd SingleMatNode" : "nd StaticMesh");
    out_.form("setName mesh");
    out_.form("load " + mesh->name);
    if(!g.size.isOnes())
      out_.form("setScale " + Writer::numbers(g.size));
    break;
  }
  if(single)
    out_.form("setMaterial " + (material.empty() ? "default" : material));
  out_.close();
  out_.close();
}

} // namespace sparkwright::urdf
