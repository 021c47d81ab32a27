#pragma once

#include "core/text/LocalText.h"

#include <utility>

namespace sparkwright::f2000
{

/// What is wrong with a file of a robot, a world or a field.
inline constexpr TextKey formTextTable[] = {
    {"f2000.unreadable", "cannot read the file"},
    {"f2000.text", "is it a text of at most 256 KiB that you may read?"},
    {"f2000.notList", "`%1` stands alone"},
    {"f2000.unnamed", "a list without a name"},
    {"f2000.write", "values are lists of a name and a value: (mass 12)"},
    {"f2000.unknown", "there is no `%1` here; it is left out"},
    {"f2000.known", "it knows %1"},
    {"f2000.twice", "`%1` stands here twice; the first one counts"},
    {"f2000.oneValue", "`%1` takes one value"},
    {"f2000.number", "`%1` is a number from %2 to %3, not `%4`"},
    {"f2000.numberOf", "`%1` is a number from %2 to %3 %4, not `%5`"},
    {"f2000.numbers", "`%1` takes %2 numbers"},
    {"f2000.whole", "`%1` is a whole number from %2 to %3, not `%4`"},
    {"f2000.flag", "`%1` is true or false, not `%2`"},
    {"f2000.choice", "`%1` is one of %2, not `%3`"},
    {"f2000.colour", "`%1` is a colour such as orange or #ff8000, not `%2`"},
    {"f2000.needed", "`%1` is missing"},
    {"f2000.noSection", "the file has no section `%1`"},
    {"f2000.shape", "a shape is (shape rect W H), (shape ellipse A B) or (shape triangle X1 Y1 X2 Y2 X3 Y3)"},
    {"f2000.flatTriangle", "the corners of the triangle are on one line"},
    {"f2000.heights", "it ends below its beginning"},
    {"f2000.device", "there are two devices `%1`"},
    {"f2000.deviceHint", "each device needs a name of its own"},
    {"f2000.states", "a manipulator needs two states or more"},
    {"f2000.stateTwice", "there are two states `%1`"},
    {"f2000.noState", "there is no state `%1`"},
    {"f2000.noDuration", "without a duration, `%1` is never left for `%2`"},
    {"f2000.durationHint", "add (duration MS)"},
    {"f2000.footprint", "the robot is %1 by %2 mm; the rules allow %3 mm each way"},
    {"f2000.height", "the robot is %1 mm high; the rules allow %2"},
    {"f2000.mass", "the robot has %1 kg; the rules allow %2"},
    {"f2000.plays", "it plays nevertheless"},
};

/// Makes a text of the table above.
template<class... Arguments>
LocalText formText(const KeyIn<formTextTable>& key, Arguments&&... arguments)
{
  return LocalText(key.key, {TextArgument(std::forward<Arguments>(arguments))...});
}

} // namespace sparkwright::f2000
