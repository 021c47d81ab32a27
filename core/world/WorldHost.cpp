#include "core/world/WorldHost.h"

#include "core/scene/Transform.h"

#include <memory>

namespace sparkwright
{

std::string WorldHost::setCycleSeconds(double seconds)
{
  const double before = parts_.clock.step();
  std::string problem = parts_.clock.setStep(seconds);
  if(parts_.clock.step() != before)
    parts_.active.setCycleSeconds(parts_.clock.step());
  return problem;
}

std::string WorldHost::setActiveScene(Object& scene)
{
  if(!dynamic_cast<Scene*>(&scene))
    return scene.path() + " is no scene";
  parts_.active.set(std::static_pointer_cast<Scene>(scene.shared_from_this()));
  return {};
}

} // namespace sparkwright
