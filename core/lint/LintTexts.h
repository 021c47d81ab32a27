#pragma once

#include "core/text/LocalText.h"

#include <utility>

namespace sparkwright::lint
{

/// What the lint of robots says.
inline constexpr TextKey lintTextTable[] = {
    {"lint.inertiaTriangle", "no body can have this inertia: the largest moment of %1 exceeds the sum of the others by %2 %"},
    {"lint.inertiaTriangleHint", "compute it from the shapes, or lower the largest moment"},
    {"lint.inertiaSign", "mass and inertia of %1 must be positive: the least moment is %2 kg·m², the mass %3 kg; the body has "
                         "another mass instead"},
    {"lint.inertiaSignHint", "compute both from the shapes, or write those of a solid"},
    {"lint.massRatio", "joined bodies differ too much in mass: %1 has %3 kg, %2 is %4 times heavier (at most %5 times)"},
    {"lint.massRatioHint", "make the light one heavier, or a part of the other one"},
    {"lint.overlap", "%1 and %2 overlap by %3 mm at the start, though no joint connects them"},
    {"lint.overlapHint", "move them apart, or make one of them smaller"},
    {"lint.buried", "%1 is %3 mm inside of %2 at the start, and will be thrown out"},
    {"lint.buriedHint", "move it out, by a higher place at the start"},
    {"lint.selfContact", "%1 and %2 of the robot touch each other at the start, %3 mm deep, and will push each other"},
    {"lint.selfContactHint", "move them apart, or switch the inner collision of their space off"},
    {"lint.motorForce", "the motor of %1 has no limit (%2); a strong enough one tears the robot apart"},
    {"lint.motorForceHint", "set the torque or force that the real motor has, by setMaxMotorForce"},
    {"lint.range", "the range of %1, %2 to %3, excludes where it starts, %4"},
    {"lint.rangeHint", "widen the range, or begin in a posture inside of it"},
    {"lint.noRange", "the low stop of %1, %2, is above its high stop, %3: it has no stops"},
    {"lint.noRangeHint", "exchange both numbers"},
    {"lint.openMesh", "the mesh of the moving collider %1 is not closed: %2 open edges"},
    {"lint.openMeshHint", "close it in a modelling program, or take boxes, spheres and capsules"},
    {"lint.noName", "a %1 of the joint %2 has no name, so agents cannot use it"},
    {"lint.noNameHint", "give it a name by setName"},
    {"lint.fixFromShape", "Compute mass and inertia from the shapes: %1 kg"},
    {"lint.fixInertiaFromShape", "Compute the inertia from the shapes, keep %1 kg"},
    {"lint.fixLowest", "Lower the largest moment to %1 kg·m²"},
    {"lint.fixMass", "Make %1 heavier: %2 kg"},
    {"lint.fixInner", "Switch the inner collision of the space off"},
    {"lint.fixMotor", "Limit the motor to %1 %2"},
    {"lint.fixRange", "Widen the range to %1"},
    {"lint.fixExchange", "Exchange the stops"},
    {"lint.fixName", "Name it %1"},
};

/// One of the texts above.
template<class... Arguments>
LocalText lintText(const KeyIn<lintTextTable>& key, Arguments&&... arguments)
{
  return LocalText(key.key, {TextArgument(std::forward<Arguments>(arguments))...});
}

} // namespace sparkwright::lint
