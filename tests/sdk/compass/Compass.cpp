// A plugin in one page: a sensor that tells which way its Transform points.

#include "core/object/Plugin.h"
#include "core/robot/agent/Agent.h"
#include "core/scene/Transform.h"

#include <cmath>

namespace
{

using namespace sparkwright;

/// Heading of the nearest Transform above: `(CMP (n name) (deg angle))`, degrees from world +X, counter-clockwise.
class CompassPerceptor : public Perceptor
{
public:
  float offsetDeg = 0;

  void sense(PerceptWriter& out) override
  {
    const Transform* const place = ancestor<Transform>();
    if(!place)
      return;
    const Mat4f& world = place->worldPose();
    out.open("CMP");
    out.pair("n", name());
    out.pair("deg", std::atan2(world(1, 0), world(0, 0)) * 57.29578f + offsetDeg);
    out.close();
  }
};

void registerClasses(Registry& registry)
{
  ClassBuilder<CompassPerceptor>(registry, "CompassPerceptor", {"Perceptor"},
                                 "Heading of the Transform above: (CMP (n name) (deg angle)).")
      .method("setOffset", {{"angle", "float", "deg", "0"}}, "Added to every reading.",
              [](CompassPerceptor& c, const Arguments& a) { c.offsetDeg = a.real(0); });
}

} // namespace

SPARKWRIGHT_PLUGIN(registerClasses)
