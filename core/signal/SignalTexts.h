#pragma once

#include "core/text/LocalText.h"

#include <utility>

namespace sparkwright
{

/// Names of signals and of their groups, which stand in their paths after `signal.`, of what they measure, and what is
/// wrong with expressions.
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
    {"signal.load", "Time of the parts of a cycle"},
    {"signal.scripts", "Scripts and actions"},
    {"signal.collisions", "Finding contacts"},
    {"signal.solver", "Physics solver"},
    {"signal.referee", "Game and referee"},
    {"signal.senses", "Percepts of agents"},
    {"signal.thinking", "Agents inside"},
    {"signal.frames", "Making the picture"},
    {"signal.waiting", "Waiting for agents"},
    {"signal.physics", "Physics"},
    {"signal.contacts", "Contacts"},
    {"signal.awake", "Bodies that move"},
    {"signal.sensors", "Sensors"},
    {"signal.gyro", "Gyroscope"},
    {"signal.accelerometer", "Accelerometer"},
    {"signal.force", "Force resistance"},
    {"signal.touch", "Touch"},
    {"signal.hinge", "Hinge joint"},
    {"signal.universal", "Universal joint"},
    {"signal.gps", "Position (GPS)"},
    {"signal.servo", "Servo motor"},
    {"signal.touched", "Touched"},
    {"signal.level", "Level"},
    {"signal.fx", "Force, x"},
    {"signal.fy", "Force, y"},
    {"signal.fz", "Force, z"},
    {"signal.cx", "Centre, x"},
    {"signal.cy", "Centre, y"},
    {"signal.cz", "Centre, z"},
    {"quantity.time", "time"},
    {"quantity.length", "length"},
    {"quantity.angle", "angle"},
    {"quantity.speed", "speed"},
    {"quantity.rate", "angular rate"},
    {"quantity.temperature", "temperature"},
    {"quantity.current", "current"},
    {"quantity.torque", "torque"},
    {"quantity.acceleration", "acceleration"},
    {"quantity.force", "force"},
    {"quantity.duration", "duration"},
    {"quantity.share", "share"},
    {"quantity.number", "number"},
    {"expression.column", "column %1: %2"},
    {"expression.empty", "write a signal or an expression, such as ball/x - robots/left/3/x"},
    {"expression.long", "the expression has more than %1 letters: split it"},
    {"expression.nested", "too much is nested here: split the expression"},
    {"expression.end", "something is missing at the end: write a signal, a number or a parenthesis"},
    {"expression.closing", "there is no ( for this parenthesis: remove it, or add one before"},
    {"expression.open", "this parenthesis is not closed: add )"},
    {"expression.equal", "a single = is no comparison: write =="},
    {"expression.chain", "compare two values only, and join comparisons by and"},
    {"expression.unexpected", "`%1` is not expected here: write an operator such as + - * / < > between values"},
    {"expression.number", "`%1` is no number; paths that begin with a digit stand in apostrophes"},
    {"expression.arguments", "`%1` is a function: write its arguments in parentheses behind it"},
    {"expression.noPath", "`%1` is no signal: write its path, such as ball/x"},
    {"expression.quote", "a path in apostrophes is not complete: write it as in 'ball/x'"},
    {"expression.function", "there is no function `%1`; there are %2"},
    {"expression.count", "`%1` takes %2 to %3 arguments, and here are %4"},
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
