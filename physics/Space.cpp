#include "physics/Space.h"

#include "physics/OdeHandles.h"

namespace sparkwright::physics
{

Space::Space(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}

Space::~Space()
{
  impl_->world->forgetContacts(impl_->contactGroup);
  dJointGroupDestroy(impl_->contactGroup);
  std::erase(impl_->world->spaces, impl_->id);
  // Shapes and inner spaces have owners of their own.
  dSpaceSetCleanup(impl_->id, 0);
  dSpaceDestroy(impl_->id);
}

void Space::setInnerCollision(bool enabled) { impl_->innerCollision = enabled; }

bool Space::innerCollision() const { return impl_->innerCollision; }

void Space::setGhost(bool ghost) { impl_->ghost = ghost; }

bool Space::isGhost() const { return impl_->ghost; }

Space* Space::parent() const
{
  const dSpaceID parent = dGeomGetSpace(reinterpret_cast<dGeomID>(impl_->id));
  return parent ? static_cast<Space*>(dGeomGetData(reinterpret_cast<dGeomID>(parent))) : nullptr;
}

void Space::visit(const std::function<void(const Shape&)>& visitor) const
{
  const int count = dSpaceGetNumGeoms(impl_->id);
  for(int i = 0; i < count; ++i)
  {
    const dGeomID geom = dSpaceGetGeom(impl_->id, i);
    void* const owner = dGeomGetData(geom);
    if(!owner)
      continue;
    if(dGeomIsSpace(geom))
      static_cast<const Space*>(owner)->visit(visitor);
    else
      visitor(*static_cast<const Shape*>(owner));
  }
}

} // namespace sparkwright::physics
