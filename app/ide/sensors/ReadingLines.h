#pragma once

#include "app/ide/sensors/SensorList.h"

#include <vector>

namespace sparkwright
{

/// A line for each of a robot's readings, by device.
std::vector<SensorLine> readingLines(const std::vector<Reading>& readings);

} // namespace sparkwright
