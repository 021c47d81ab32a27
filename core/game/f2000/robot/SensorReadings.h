#pragma once

#include "core/game/Reading.h"

#include <cstdint>
#include <vector>

namespace sparkwright::f2000
{

class SensorContainer;
struct RobotForm;

/// What all sensors of a robot have measured last, as panels show it. @param form  of the robot's file  @param now  µs
std::vector<Reading> readingsOf(const SensorContainer& sensors, const RobotForm& form, std::int64_t now);

} // namespace sparkwright::f2000
