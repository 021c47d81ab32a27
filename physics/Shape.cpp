#include "physics/Shape.h"

#include "physics/OdeHandles.h"

namespace sparkwright::physics
{

namespace
{

/// Makes a rotation of any matrix. @return false if there is none near
bool nearestRotation(dMatrix3 r)
{
  dQuaternion q;
  dRtoQ(r, q);
  const dReal length = q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3];
  if(!(length > 0) || !std::isfinite(length))
    return false;
  dNormalize4(q);
  dQtoR(q, r);
  return true;
}

} // namespace

void Shape::Impl::changed()
{
  if(!outer)
    return;
  const dReal* const p = dGeomGetPosition(outer->id);
  dGeomSetPosition(outer->id, p[0], p[1], p[2]);
}

namespace
{

dGeomID copyOf(const Shape& shape, dGeomID geom, dTriMeshDataID mesh)
{
  const Vec3 lengths = shape.lengths();
  dVector4 plane;
  dVector3 from, along;
  switch(shape.kind())
  {
  case Shape::Kind::Sphere: return dCreateSphere(nullptr, shape.radius());
  case Shape::Kind::Box: return dCreateBox(nullptr, lengths.x(), lengths.y(), lengths.z());
  case Shape::Kind::Capsule: return dCreateCapsule(nullptr, shape.radius(), shape.length());
  case Shape::Kind::Plane:
    dGeomPlaneGetParams(geom, plane);
    return dCreatePlane(nullptr, plane[0], plane[1], plane[2], plane[3]);
  case Shape::Kind::Ray:
  {
    const dGeomID ray = dCreateRay(nullptr, shape.length());
    dGeomRayGet(geom, from, along);
    dGeomRaySet(ray, from[0], from[1], from[2], along[0], along[1], along[2]);
    return ray;
  }
  case Shape::Kind::TriangleMesh: return dCreateTriMesh(nullptr, mesh, nullptr, nullptr, nullptr);
  case Shape::Kind::Cylinder: return dCreateCylinder(nullptr, shape.radius(), shape.length());
  case Shape::Kind::Prism: // Made by the caller, who knows its sides.
  case Shape::Kind::ConvexHull:
  case Shape::Kind::SolidCylinder:
  case Shape::Kind::Offset: break;
  }
  return createTransformGeom();
}

} // namespace

std::unique_ptr<Shape> Shape::copy() const
{
  auto impl = std::make_unique<Impl>();
  impl->kind = impl_->kind;
  impl->id = impl_->kind == Kind::Prism ? impl_->createConvex()
             : impl_->isHull()          ? Impl::createHullGeom(impl_->solid)
                                        : copyOf(*this, impl_->id, static_cast<dTriMeshDataID>(impl_->meshData));
  impl->solid = impl_->solid;
  impl->triangles = impl_->triangles;
  impl->corners = impl_->corners;
  std::unique_ptr<Shape> shape(new Shape(std::move(impl)));
  dGeomSetData(shape->impl_->id, shape.get());
  if(impl_->kind == Kind::Offset && impl_->inner)
    shape->setEncapsulated(impl_->inner->copy());
  if(impl_->placeable() && impl_->kind != Kind::Ray)
  {
    dGeomSetPosition(shape->impl_->id, position().x(), position().y(), position().z());
    dGeomSetRotation(shape->impl_->id, dGeomGetRotation(impl_->id));
    shape->impl_->changed();
  }
  return shape;
}

Shape::Shape(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}

Shape::~Shape()
{
  dGeomDestroy(impl_->id);
  if(impl_->meshData)
    dGeomTriMeshDataDestroy(impl_->meshData);
}

std::uint64_t Shape::serial() const { return impl_->serial; }

Shape::Kind Shape::kind() const { return impl_->kind; }

void Shape::addTo(Space& space)
{
  if(impl_->outer)
    return;
  if(const dSpaceID old = dGeomGetSpace(impl_->id))
    dSpaceRemove(old, impl_->id);
  dSpaceAdd(Access::impl(space).id, impl_->id);
}

Space* Shape::space() const
{
  const dSpaceID space = dGeomGetSpace(impl_->id);
  return space ? static_cast<Space*>(dGeomGetData(reinterpret_cast<dGeomID>(space))) : nullptr;
}

void Shape::setBody(Body* body)
{
  if(impl_->placeable() && !impl_->outer)
    dGeomSetBody(impl_->id, Access::id(body));
}

Body* Shape::body() const
{
  const dBodyID body = dGeomGetBody(impl_->id);
  return body ? static_cast<Body*>(dBodyGetData(body)) : nullptr;
}

void Shape::setPosition(const Vec3& position)
{
  if(!impl_->placeable() || !isPlace(position))
    return;
  dGeomSetPosition(impl_->id, position.x(), position.y(), position.z());
  impl_->changed();
}

Vec3 Shape::position() const { return impl_->placeable() ? toVec3(dGeomGetPosition(impl_->id)) : Vec3::Zero(); }

void Shape::setRotation(const Mat3& rotation)
{
  if(!impl_->placeable() || !rotation.allFinite())
    return;
  if(Body* const owner = body())
  {
    owner->setRotation(rotation);
    return;
  }
  dMatrix3 r;
  toOde(rotation, r);
  // The engine would find contacts with impossible normals on a shape that is sheared or stretched.
  if(!rotation.isUnitary(1e-3) && !nearestRotation(r))
    return;
  dGeomSetRotation(impl_->id, r);
  impl_->changed();
}

Mat3 Shape::rotation() const { return impl_->placeable() ? toMat3(dGeomGetRotation(impl_->id)) : Mat3::Identity(); }

void Shape::setRadius(double radius)
{
  if(!isSize(radius))
    return;
  if(impl_->kind == Kind::Sphere)
    dGeomSphereSetRadius(impl_->id, radius);
  else if(impl_->kind == Kind::Capsule)
    dGeomCapsuleSetParams(impl_->id, radius, length());
  else
    return;
  impl_->changed();
}

void Shape::setLength(double length)
{
  if(!isSize(length))
    return;
  if(impl_->kind == Kind::Capsule)
    dGeomCapsuleSetParams(impl_->id, radius(), length);
  else if(impl_->kind == Kind::Ray)
    dGeomRaySetLength(impl_->id, length);
  else
    return;
  impl_->changed();
}

void Shape::setCapsule(double radius, double length)
{
  if(impl_->kind != Kind::Capsule || !isSize(radius) || !isSize(length))
    return;
  dGeomCapsuleSetParams(impl_->id, radius, length);
  impl_->changed();
}

void Shape::setLengths(const Vec3& lengths)
{
  if(impl_->kind != Kind::Box || !isSize(lengths.x()) || !isSize(lengths.y()) || !isSize(lengths.z()))
    return;
  dGeomBoxSetLengths(impl_->id, lengths.x(), lengths.y(), lengths.z());
  impl_->changed();
}

void Shape::setPlane(double a, double b, double c, double d)
{
  const Vec3 normal(a, b, c);
  if(impl_->kind != Kind::Plane || !isDirection(normal) || !(std::abs(d) <= worldLimit))
    return;
  // Left to itself the engine would scale d with the normal.
  const double length = normal.norm();
  dGeomPlaneSetParams(impl_->id, a / length, b / length, c / length, d);
}

void Shape::setRay(const Vec3& origin, const Vec3& direction)
{
  if(impl_->kind != Kind::Ray || !isPlace(origin) || !isDirection(direction))
    return;
  dGeomRaySet(impl_->id, origin.x(), origin.y(), origin.z(), direction.x(), direction.y(), direction.z());
  impl_->changed();
}

void Shape::setEncapsulated(std::unique_ptr<Shape> shape)
{
  if(impl_->kind != Kind::Offset)
    return;
  if(!shape)
  {
    wrapGeom(impl_->id, nullptr);
    impl_->inner.reset();
    return;
  }
  Impl& inner = *shape->impl_;
  if(inner.kind == Kind::Plane || inner.kind == Kind::Offset || shape->space() || shape->body())
    return;
  wrapGeom(impl_->id, inner.id);
  inner.outer = impl_.get();
  impl_->inner = std::move(shape);
  inner.changed();
}

Shape* Shape::encapsulated() const { return impl_->inner.get(); }

double Shape::radius() const
{
  dReal radius = 0, length = 0;
  if(impl_->kind == Kind::Sphere)
    radius = dGeomSphereGetRadius(impl_->id);
  else if(impl_->kind == Kind::Capsule)
    dGeomCapsuleGetParams(impl_->id, &radius, &length);
  else if(impl_->kind == Kind::Cylinder)
    dGeomCylinderGetParams(impl_->id, &radius, &length);
  else if(impl_->kind == Kind::SolidCylinder)
    return impl_->solidRadius();
  return radius;
}

double Shape::length() const
{
  dReal radius = 0, length = 0;
  if(impl_->kind == Kind::Capsule)
    dGeomCapsuleGetParams(impl_->id, &radius, &length);
  else if(impl_->kind == Kind::Cylinder)
    dGeomCylinderGetParams(impl_->id, &radius, &length);
  else if(impl_->kind == Kind::Ray)
    length = dGeomRayGetLength(impl_->id);
  else if(impl_->kind == Kind::SolidCylinder)
    return impl_->solidLength();
  return length;
}

Vec3 Shape::lengths() const
{
  if(impl_->kind != Kind::Box)
    return Vec3::Zero();
  dVector3 lengths;
  dGeomBoxGetLengths(impl_->id, lengths);
  return toVec3(lengths);
}

Vec3 Shape::planeNormal() const
{
  if(impl_->kind != Kind::Plane)
    return Vec3::Zero();
  dVector4 plane;
  dGeomPlaneGetParams(impl_->id, plane);
  return toVec3(plane);
}

double Shape::planeOffset() const
{
  if(impl_->kind != Kind::Plane)
    return 0;
  dVector4 plane;
  dGeomPlaneGetParams(impl_->id, plane);
  return plane[3];
}

std::span<const double> Shape::vertices() const { return impl_->vertices; }

std::span<const std::uint32_t> Shape::indices() const { return impl_->indices; }

double Shape::pointDepth(const Vec3& point) const
{
  const auto [x, y, z] = std::array{point.x(), point.y(), point.z()};
  switch(impl_->kind)
  {
  case Kind::Sphere:
    return dGeomSpherePointDepth(impl_->id, x, y, z);
  case Kind::Box:
    return dGeomBoxPointDepth(impl_->id, x, y, z);
  case Kind::Capsule:
    return dGeomCapsulePointDepth(impl_->id, x, y, z);
  case Kind::Plane:
    return dGeomPlanePointDepth(impl_->id, x, y, z);
  case Kind::ConvexHull:
  case Kind::SolidCylinder:
    return impl_->solidDepth(point);
  case Kind::Ray:
  case Kind::TriangleMesh:
  case Kind::Cylinder:
  case Kind::Prism:
  case Kind::Offset:
    break;
  }
  return 0;
}

Box3 Shape::bounds() const
{
  dReal box[6];
  dGeomGetAABB(impl_->id, box);
  return {{box[0], box[2], box[4]}, {box[1], box[3], box[5]}};
}

} // namespace sparkwright::physics
