#pragma once

#include "core/game/f2000/file/FormReader.h"
#include "core/game/f2000/file/RobotFile.h"

namespace sparkwright::f2000
{

/// Warns of a robot that is larger or heavier than the rules of the league allow: 500 mm along each side (600 mm with its
/// manipulators), 850 mm high, 80 kg.
void checkLimits(const RobotForm& robot, FormReader& reader);

} // namespace sparkwright::f2000
