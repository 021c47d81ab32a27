#include "physics/hull/HullGeom.h"

#include "physics/hull/HullSolid.h"
#include "physics/hull/TriangleTree.h"
#include "physics/OdeHandles.h"

#include <algorithm>

namespace sparkwright::physics
{

namespace
{

int hullClass = -1;

/// The engine keeps a pointer to the solid; the shape owns it.
const HullSolid*& solidIn(dGeomID geom)
{
  return *static_cast<const HullSolid**>(dGeomGetClassData(geom));
}

Placement placeOf(dGeomID geom)
{
  return {toMat3(dGeomGetRotation(geom)), toVec3(dGeomGetPosition(geom))};
}

auto& shapeOf(dGeomID geom)
{
  return Access::impl(*static_cast<Shape*>(dGeomGetData(geom)));
}

void findBounds(dGeomID geom, dReal box[6])
{
  Vec3 low, high;
  solidIn(geom)->bounds(placeOf(geom), low, high);
  for(int i = 0; i < 3; ++i)
  {
    box[2 * i] = low[i];
    box[2 * i + 1] = high[i];
  }
}

int tell(ContactSet& contacts, dGeomID first, dGeomID second, int flags, dContactGeom* out, int skip)
{
  constexpr int countBits = 0xffff;
  const std::span<const ContactSet::Point> points = contacts.choose(static_cast<std::size_t>(flags & countBits));
  for(const ContactSet::Point& p : points)
  {
    for(int i = 0; i < 3; ++i)
    {
      out->pos[i] = p.position[i];
      out->normal[i] = p.normal[i];
    }
    out->depth = p.depth;
    out->g1 = first;
    out->g2 = second;
    out->side1 = out->side2 = -1;
    out = reinterpret_cast<dContactGeom*>(reinterpret_cast<char*>(out) + skip);
  }
  return static_cast<int>(points.size());
}

Plane planeOf(dGeomID geom)
{
  dVector4 plane;
  dGeomPlaneGetParams(geom, plane);
  return {toVec3(plane), plane[3]};
}

/// The solid that stands for one of the engine's cylinders or prisms; null: it has too many sides.
const HullSolid* standInOf(dGeomID geom)
{
  return geom && dGeomGetData(geom) ? shapeOf(geom).solid.get() : nullptr;
}

void find(dGeomID hull, dGeomID other, ContactSet& contacts)
{
  const HullSolid& solid = *solidIn(hull);
  const Placement at = placeOf(hull);
  const int kind = dGeomGetClass(other);
  if(kind == dPlaneClass)
    return touchPlane(solid, at, planeOf(other), contacts);
  if(kind == hullClass)
    return touchSolid(solid, at, *solidIn(other), placeOf(other), contacts);
  switch(kind)
  {
  case dSphereClass:
    return touchBall(solid, at, toVec3(dGeomGetPosition(other)), dGeomSphereGetRadius(other), contacts);
  case dBoxClass:
  {
    thread_local Polytope box = Polytope::box(Vec3::Ones());
    dVector3 lengths;
    dGeomBoxGetLengths(other, lengths);
    box.setBox(toVec3(lengths));
    return touchPolytope(solid, at, box, placeOf(other), contacts);
  }
  case dCapsuleClass:
  {
    dReal radius = 0, length = 0;
    dGeomCapsuleGetParams(other, &radius, &length);
    const Placement place = placeOf(other);
    const Vec3 half = length / 2 * place.rotation.col(2);
    return touchCapsule(solid, at, place.position - half, place.position + half, radius, contacts);
  }
  case dCylinderClass:
  case dConvexClass:
    if(const HullSolid* const standIn = standInOf(other))
      touchSolid(solid, at, *standIn, placeOf(other), contacts);
    return;
  case dTriMeshClass:
    if(const TriangleTree* const tree = shapeOf(other).triangles.get())
      touchTriangles(solid, at, *tree, placeOf(other), contacts);
    return;
  default:
    return;
  }
}

int collideHull(dGeomID hull, dGeomID other, int flags, dContactGeom* out, int skip)
{
  ContactSet contacts;
  find(hull, other, contacts);
  return tell(contacts, hull, other, flags, out, skip);
}

/// As the engine does: the depth is the distance along the ray.
int collideRay(dGeomID hull, dGeomID ray, int flags, dContactGeom* out, int skip)
{
  dVector3 from, along;
  dGeomRayGet(ray, from, along);
  const Vec3 origin = toVec3(from), direction = toVec3(along);
  const auto touch = touchRay(*solidIn(hull), placeOf(hull), origin, direction, dGeomRayGetLength(ray));
  ContactSet contacts;
  if(touch)
    contacts.add(origin + touch->distance * direction, -touch->normal, touch->distance);
  return tell(contacts, hull, ray, flags, out, skip);
}

/// The engine takes the first points that it finds, which may all be at one corner.
int collideMeshWithPlane(dGeomID mesh, dGeomID plane, int flags, dContactGeom* out, int skip)
{
  const auto& shape = shapeOf(mesh);
  const Placement at = placeOf(mesh);
  const Plane half = planeOf(plane);
  const Vec3 normal = at.rotation.transpose() * half.normal;
  const double offset = half.offset - half.normal.dot(at.position);
  ContactSet contacts;
  for(const std::uint32_t i : *shape.corners)
  {
    const Eigen::Map<const Vec3> corner(&shape.triangles->numbers()[3 * i]);
    if(const double depth = offset - normal.dot(corner); depth >= 0)
      contacts.add(at * corner, half.normal, depth);
  }
  return tell(contacts, mesh, plane, flags, out, skip);
}

dColliderFn* colliderWith(int other)
{
  return other == dRayClass ? collideRay : collideHull;
}

} // namespace

void installHulls()
{
  dGeomClass kind{};
  kind.bytes = sizeof(const HullSolid*);
  kind.collider = colliderWith;
  kind.aabb = findBounds;
  hullClass = dCreateGeomClass(&kind);
  for(const int other : {int(dSphereClass), int(dBoxClass), int(dCapsuleClass), int(dCylinderClass), int(dPlaneClass),
                         int(dConvexClass), int(dTriMeshClass), hullClass})
    dSetColliderOverride(hullClass, other, collideHull);
  dSetColliderOverride(hullClass, dRayClass, collideRay);
  dSetColliderOverride(dTriMeshClass, dPlaneClass, collideMeshWithPlane);
}

dGeomID Shape::Impl::createHullGeom(const std::shared_ptr<const HullSolid>& solid)
{
  const dGeomID geom = dCreateGeom(hullClass);
  solidIn(geom) = solid.get();
  return geom;
}

double Shape::Impl::solidDepth(const Vec3& point) const
{
  return depthOf(*solid, placeOf(id), point);
}

std::unique_ptr<Shape> World::createHull(std::span<const HullPiece> pieces)
{
  if(pieces.empty() || pieces.size() > mostHullPieces)
    return nullptr;
  auto solid = std::make_shared<HullSolid>();
  for(const HullPiece& piece : pieces)
  {
    if(!std::ranges::all_of(piece.vertices, isPlace))
      return nullptr;
    std::optional<Polytope> made = Polytope::of(piece.vertices, piece.triangles);
    if(!made)
      return nullptr;
    solid->pieces.push_back(std::move(*made));
  }
  std::unique_ptr<Shape> shape = createShape(Shape::Kind::ConvexHull, Shape::Impl::createHullGeom(solid));
  Shape::Impl& impl = *shape->impl_;
  impl.solid = std::move(solid);
  for(const HullPiece& piece : pieces)
  {
    const auto first = static_cast<dTriIndex>(impl.vertices.size() / 3);
    for(const Vec3& v : piece.vertices)
      impl.vertices.insert(impl.vertices.end(), v.begin(), v.end());
    for(const auto& triangle : piece.triangles)
      for(const std::uint32_t i : triangle)
        impl.indices.push_back(first + i);
  }
  return shape;
}

std::unique_ptr<Shape> World::createSolidCylinder(double radius, double length)
{
  if(!isSize(radius) || !isSize(length))
    return nullptr;
  const auto solid = std::make_shared<const HullSolid>(HullSolid::cylinder(radius, length));
  std::unique_ptr<Shape> shape = createShape(Shape::Kind::SolidCylinder, Shape::Impl::createHullGeom(solid));
  shape->impl_->solid = solid;
  shape->impl_->showCylinder(radius, length);
  return shape;
}

void Shape::setCylinder(double radius, double length)
{
  if(impl_->kind != Kind::SolidCylinder || !isSize(radius) || !isSize(length))
    return;
  impl_->solid = std::make_shared<const HullSolid>(HullSolid::cylinder(radius, length));
  solidIn(impl_->id) = impl_->solid.get();
  dGeomMoved(impl_->id);
  impl_->showCylinder(radius, length);
  impl_->changed();
}

double Shape::Impl::solidRadius() const
{
  return solid->radius;
}

double Shape::Impl::solidLength() const
{
  return solid->length;
}

void Shape::Impl::prepareForHulls()
{
  switch(kind)
  {
  case Kind::TriangleMesh:
  {
    std::vector<bool> isUsed(vertices.size() / 3);
    for(const dTriIndex i : indices)
      isUsed[i] = true;
    std::vector<std::uint32_t> used;
    for(std::uint32_t i = 0; i < isUsed.size(); ++i)
      if(isUsed[i])
        used.push_back(i);
    corners = std::make_shared<const std::vector<std::uint32_t>>(std::move(used));
    triangles = std::make_shared<TriangleTree>(vertices, indices);
    break;
  }
  case Kind::Prism:
  {
    std::vector<Vec3> points;
    for(std::size_t i = 0; i + 2 < vertices.size(); i += 3)
      points.emplace_back(vertices[i], vertices[i + 1], vertices[i + 2]);
    std::vector<std::array<std::uint32_t, 3>> sides;
    for(std::size_t i = 0; i + 2 < indices.size(); i += 3)
      sides.push_back({indices[i], indices[i + 1], indices[i + 2]});
    std::optional<Polytope> piece = Polytope::of(points, sides);
    if(!piece)
      break;
    auto made = std::make_shared<HullSolid>();
    made->pieces.push_back(std::move(*piece));
    solid = std::move(made);
    break;
  }
  case Kind::Cylinder:
  {
    dReal radius = 0, length = 0;
    dGeomCylinderGetParams(id, &radius, &length);
    solid = std::make_shared<const HullSolid>(HullSolid::cylinder(radius, length));
    break;
  }
  default:
    break;
  }
}

} // namespace sparkwright::physics
