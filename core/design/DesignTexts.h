#pragma once

#include "core/text/LocalText.h"

#include <utility>

namespace sparkwright::design
{

/// What is said by the aids for designing robots.
inline constexpr TextKey designTextTable[] = {
    {"design.noJoints", "there is no joint that can be moved"},
    {"design.noForm", "there is no part at this place; choose a form (nd Transform …)"},
    {"design.expression", "%1 has an expression or parameter as an argument, which cannot be mirrored"},
    {"design.noMirror", "%1 cannot be mirrored"},
    {"design.numbers", "%1 needs %2 numbers to be mirrored"},
    {"design.noSide", "no name in it tells left from right, so that both would have the same names"},
    {"design.imported", "an import with arguments cannot be mirrored"},
    {"design.taken", "there is a part %1 already"},
    {"design.range", "%1 must be from %2 to %3"},
    {"design.name", "the name of a robot consists of letters, digits, _, - and ."},
    {"design.wheels", "a robot has 2 wheels, with a caster, or an even number up to 12"},
    {"design.legs", "a robot has an even number of legs, 2 to 8"},
    {"design.joints", "a leg has 1 to 6 joints"},
    {"design.width", "width of the trunk"},
    {"design.length", "length of the trunk"},
    {"design.height", "height of the trunk"},
    {"design.mass", "mass of the trunk"},
    {"design.torque", "torque"},
    {"design.speed", "speed"},
    {"design.wheelRadius", "wheel radius"},
    {"design.wheelWidth", "wheel width"},
    {"design.wheelMass", "wheel mass"},
    {"design.legLength", "leg length"},
    {"design.legMass", "leg mass"},
    {"design.broken", "the text has errors in its parentheses"},
};

/// One of the texts above.
template <class... Arguments>
LocalText designText(const KeyIn<designTextTable>& key, Arguments&&... arguments)
{
  return LocalText(key.key, {TextArgument(std::forward<Arguments>(arguments))...});
}

} // namespace sparkwright::design
