#pragma once

#include "app/ide/sensors/SensorList.h"

#include <map>
#include <string_view>

namespace sparkwright
{

/// What a message to an agent says beside the numbers that meters have: the game's state, what is seen, what is heard.
/// By the name of the percept. @param percepts  in S-expressions or JSON; other formats give nothing
std::map<QString, std::vector<SensorLine>> perceptLines(std::string_view percepts);

} // namespace sparkwright
