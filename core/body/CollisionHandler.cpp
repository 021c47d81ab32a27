#include "core/body/CollisionHandler.h"

#include "core/archive/StateArchive.h"
#include "core/body/Collider.h"
#include "core/body/ContactForceListener.h"
#include "core/object/ObjectTexts.h"
#include "core/object/Report.h"
#include "core/scene/Transform.h"

#include <Eigen/Geometry>

#include <algorithm>

namespace sparkwright
{

namespace
{

/// The value of the surface that has the mode, or the mean.
float combined(bool modeA, float a, bool modeB, float b)
{
  return modeA && modeB ? (a + b) / 2.f : modeA ? a : modeB ? b : 0.f;
}

} // namespace

physics::Surface ContactJointHandler::combine(const ContactJointHandler& a, const ContactJointHandler& b)
{
  physics::Surface s;
  s.mu = a.mu * 0.5f + b.mu * 0.5f;
  s.coulombMode = a.coulombMode || b.coulombMode;
  s.bounceMode = a.bounceMode || b.bounceMode;
  s.bounce = combined(a.bounceMode, a.bounce, b.bounceMode, b.bounce);
  s.bounceVelocity = combined(a.bounceMode, a.minBounceVelocity, b.bounceMode, b.minBounceVelocity);
  s.softErpMode = a.softErpMode || b.softErpMode;
  s.softErp = combined(a.softErpMode, a.softErp, b.softErpMode, b.softErp);
  s.softCfmMode = a.softCfmMode || b.softCfmMode;
  s.softCfm = combined(a.softCfmMode, a.softCfm, b.softCfmMode, b.softCfm);
  s.slipMode = a.slipMode || b.slipMode;
  s.slip = combined(a.slipMode, a.slip, b.slipMode, b.slip);
  return s;
}

bool WheelContactHandler::meets(const Collider& other) const
{
  return other.shape() && other.shape()->kind() == physics::Shape::Kind::Plane;
}

void WheelContactHandler::refine(physics::Surface& surface, const ContactJointHandler& other,
                                 const physics::ContactPoint& point)
{
  const auto* const collider = static_cast<const Collider*>(parent());
  const physics::Vec3 along = (collider->shape()->rotation() * toEngine(axle)).cross(point.normal);
  const double length = along.norm();
  if(!(length > 1e-3)) // It lies on its side.
    return;
  surface.along = along / length;
  surface.muAcross = muAcross * 0.5f + other.mu * 0.5f;
}

void CollisionHandler::onLink()
{
  if(!dynamic_cast<Collider*>(parent()))
    warnAbout(*this, objectText("place.neverAsked"));
}

void TouchPerceptorHandler::onLink()
{
  listener_ = nullptr;
  if(Transform* const part = nearestTransform())
    part->visit<BaseNode>([this](BaseNode& node) {
      auto* const found = dynamic_cast<ContactForceListener*>(&node);
      if(!found || listener_)
        return;
      listener_ = found;
      sensor_ = node.shared_from_this();
    });
  CollisionHandler::onLink();
  if(!listener_)
    warnAbout(*this, objectText("place.noForce"), objectText("place.listForce"));
}

ContactForceListener* TouchPerceptorHandler::forceListener() { return sensor_.expired() ? nullptr : listener_; }

void RecorderHandler::touched(Collider&, Collider& other, const physics::ContactPoint&)
{
  if(std::ranges::find(touched_, &other) != touched_.end())
    return;
  touched_.push_back(&other);
  kept_.push_back(other.shared_from_this());
}

void RecorderHandler::prePhysics()
{
  touched_.clear();
  kept_.clear();
}

void RecorderHandler::archive(StateArchive& a)
{
  const std::size_t count = a.count(touched_.size(), sizeof(std::uint64_t));
  const std::vector<Collider*> before = std::move(touched_);
  if(a.isLoading())
    kept_.clear();
  touched_.clear();
  for(std::size_t i = 0; i < count; ++i)
  {
    Collider* other = a.isLoading() ? nullptr : before[i];
    a.link(other);
    if(!other)
      continue;
    touched_.push_back(other);
    if(a.isLoading())
      kept_.push_back(other->shared_from_this());
  }
}

} // namespace sparkwright
