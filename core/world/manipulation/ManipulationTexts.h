#pragma once

#include "core/text/LocalText.h"

#include <utility>

namespace sparkwright
{

/// Why a command that moves or pushes nodes is not carried out.
inline constexpr TextKey manipulationTextTable[] = {
    {"manipulation.ignored", "command %1 ignored: %2"},
    {"manipulation.pose", "places are (pos x y z) in m, orientations (rot x y z) in degrees"},
    {"manipulation.place", "expected (pos x y) or (pos x y z) in m, and perhaps (turn <degrees>)"},
    {"manipulation.velocity", "velocities are (velocity zero), (velocity keep), (vel x y z) in m/s, (spin x y z) in "
                              "rad/s"},
    {"manipulation.force", "expected (force x y z) in N, and perhaps (at x y z) and (time <s>), at most 10"},
    {"manipulation.torque", "expected (torque x y z) in N·m, and perhaps (time <s>), at most 10"},
    {"manipulation.noNode", "there is no such node"},
    {"manipulation.nameOne", "name one by (id <number>) or (path /usr/scene/…)"},
    {"manipulation.noBody", "%1 has no body, and stands where the scene puts it"},
    {"manipulation.inScene", "change its place in the scene file"},
    {"manipulation.noRoom", "there is no room within 2 m"},
    {"manipulation.noJoint", "%1 is no joint with bodies"},
    {"manipulation.joint", "expected (deg <angle>), or (pos <m>) for a slider, and perhaps (axis <0 or 1>)"},
    {"manipulation.speed", "expected (turn <deg/s>), or (slide <m/s>) for a slider, and perhaps (axis <0 or 1>)"},
    {"manipulation.noWheel", "the joint %1 has no axis %2 that can turn at a speed"},
    {"manipulation.noRobot", "%1 is no part of an agent's robot"},
    {"manipulation.selectRobot", "name a robot that an agent has asked for"},
    {"manipulation.power", "expected (power on) or (power off)"},
    {"manipulation.noAxis", "the joint %1 has no axis %2 that can be set"},
    {"manipulation.ring", "the joint %1 is part of a ring, so it cannot be set alone"},
    {"manipulation.noMotor", "the joint %1 has no motor"},
    {"manipulation.addMotor", "give it one by setMaxMotorForce"},
    {"manipulation.noSetter", "%1 has no property %2 that can be set in a run"},
    {"manipulation.inFile", "change it in the scene file"},
    {"manipulation.values", "%1 takes %2"},
    {"manipulation.value", "%1 is no value for %2"},
};

/// Makes a text of the table above.
template <class... Arguments>
LocalText manipulationText(const KeyIn<manipulationTextTable>& key, Arguments&&... arguments)
{
  return LocalText(key.key, {TextArgument(std::forward<Arguments>(arguments))...});
}

} // namespace sparkwright
