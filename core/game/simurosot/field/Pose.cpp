#include "core/game/simurosot/field/Pose.h"

#include <cmath>

namespace sparkwright::simurosot
{

Pose turned(const Pose& pose) { return {-pose.x, -pose.y, normalizedDeg(pose.angle + 180)}; }

double distance(const Point& a, const Point& b) { return std::hypot(a.x - b.x, a.y - b.y); }

} // namespace sparkwright::simurosot
