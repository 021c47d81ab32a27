#include "core/world/WorldHost.h"

#include "core/object/ObjectTexts.h"
#include "core/scene/Transform.h"

#include <memory>

namespace sparkwright
{

LocalText WorldHost::setCycleSeconds(double seconds)
{
  const double before = parts_.clock.step();
  LocalText problem = parts_.clock.setStep(seconds);
  if(parts_.clock.step() != before)
    parts_.active.setCycleSeconds(parts_.clock.step());
  return problem;
}

LocalText WorldHost::setActiveScene(Object& scene)
{
  if(!dynamic_cast<Scene*>(&scene))
    return objectText("made.noScene", scene.path());
  parts_.active.set(std::static_pointer_cast<Scene>(scene.shared_from_this()));
  return {};
}

} // namespace sparkwright
