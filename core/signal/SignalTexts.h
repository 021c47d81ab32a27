#pragma once

#include "core/text/LocalText.h"

#include <utility>

namespace sparkwright
{

/// Names of signals and of their groups, which stand in their paths after `signal.`, and of what they measure.
inline constexpr TextKey signalTextTable[] = {
    {"signal.run", "Run"},
    {"signal.time", "Simulated time"},
    {"signal.cycle", "Cycle"},
    {"signal.cycleTime", "Time to compute a cycle"},
    {"signal.game", "Game"},
    {"signal.clock", "Game clock"},
    {"signal.period", "Period"},
    {"signal.score", "Score"},
    {"signal.left", "Left team"},
    {"signal.right", "Right team"},
    {"signal.mode", "Play mode (number)"},
    {"signal.ball", "Ball"},
    {"signal.robots", "Robots"},
    {"signal.agent", "Without a team"},
    {"signal.bodies", "Bodies"},
    {"signal.joints", "Joints"},
    {"signal.motors", "Motors"},
    {"signal.x", "x"},
    {"signal.y", "y"},
    {"signal.z", "z"},
    {"signal.roll", "Roll"},
    {"signal.pitch", "Pitch"},
    {"signal.yaw", "Yaw"},
    {"signal.vx", "Velocity, x"},
    {"signal.vy", "Velocity, y"},
    {"signal.vz", "Velocity, z"},
    {"signal.speed", "Speed"},
    {"signal.angle", "Angle"},
    {"signal.rate", "Rate"},
    {"signal.angle2", "Angle, second axis"},
    {"signal.rate2", "Rate, second axis"},
    {"signal.way", "Way"},
    {"signal.temperature", "Temperature"},
    {"signal.current", "Current"},
    {"signal.torque", "Torque"},
    {"signal.hottest", "Hottest motor"},
    {"signal.battery", "Battery"},
    {"quantity.time", "time"},
    {"quantity.length", "length"},
    {"quantity.angle", "angle"},
    {"quantity.speed", "speed"},
    {"quantity.rate", "angular rate"},
    {"quantity.temperature", "temperature"},
    {"quantity.current", "current"},
    {"quantity.torque", "torque"},
    {"quantity.share", "share"},
    {"quantity.number", "number"},
};

/// Makes a text of the table above.
template<class... Arguments>
LocalText signalText(const KeyIn<signalTextTable>& key, Arguments&&... arguments)
{
  return LocalText(key.key, {TextArgument(std::forward<Arguments>(arguments))...});
}

/// The text for a part of a signal's path; the part itself if it has none, as names of bodies.
LocalText signalWord(std::string_view part);

} // namespace sparkwright
