#include "core/world/live/ThingPlace.h"

#include "core/body/RigidBody.h"
#include "core/scene/Transform.h"

namespace sparkwright
{

ThingPlace ThingPlace::of(const SceneSpots& spots, const SceneSpot& spot, Object& thing)
{
  ThingPlace place;
  thing.visit<RigidBody>([&](RigidBody& body)
                         { place.body = place.body || !body.hasBody() || !body.owner() ? place.body : &body; });
  if(!place.body)
    return place;
  std::vector<SceneSpot> below;
  spots.collect(*spot.record, spots.before(*spot.record).nodes[spot.node].first, below);
  for(const SceneSpot& each : below)
    if(SceneSpots::objectAt(each).get() == place.body->owner())
    {
      for(std::optional<SceneSpot> at = each; at && *at != spot; at = spots.around(*at))
        if(at->node != 0)
          place.inner = multiply(spots.textualPose(*at), place.inner);
      break;
    }
  return place;
}

} // namespace sparkwright
