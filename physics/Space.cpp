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

} // namespace sparkwright::physics
