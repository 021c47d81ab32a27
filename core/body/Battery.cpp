#include "core/body/Battery.h"

#include "core/archive/StateArchive.h"
#include "core/body/WorldNode.h"
#include "core/scene/Transform.h"

namespace sparkwright
{

void Battery::onLink()
{
  world_ = worldOf(*this);
}

void Battery::onUnlink()
{
  world_.reset();
}

void Battery::postPhysics()
{
  if(idlePower > 0 && (!world_ || world_->batteryDischarge.value_or(true)))
    draw(static_cast<double>(idlePower) * static_cast<double>(world_ ? world_->step : physicsStep));
}

void Battery::archive(StateArchive& a)
{
  a(power_, drawn_);
}

} // namespace sparkwright
