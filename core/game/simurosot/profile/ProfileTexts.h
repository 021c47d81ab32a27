#pragma once

#include "core/text/LocalText.h"

#include <utility>

namespace sparkwright::simurosot
{

/// What is wrong with a league file.
inline constexpr TextKey profileTextTable[] = {
    {"simuro.unreadable", "cannot read the league file"},
    {"simuro.text", "is it a text of at most 1 MiB that you may read?"},
    {"simuro.noLeague", "there is no league in this file"},
    {"simuro.start", "a league file is one list: (simuro (base large-simurosot) ...)"},
    {"simuro.second", "only the first list counts"},
    {"simuro.notList", "`%1` stands alone"},
    {"simuro.unnamed", "a list without a name"},
    {"simuro.write", "values are lists of a name and a value: (length 400)"},
    {"simuro.unknownBase", "there is no league `%1`"},
    {"simuro.unknown", "there is no `%1` here"},
    {"simuro.known", "it knows %1"},
    {"simuro.oneValue", "`%1` takes one value"},
    {"simuro.number", "`%1` is a number from %2 to %3, not `%4`"},
    {"simuro.numberOf", "`%1` is a number from %2 to %3 %4, not `%5`"},
    {"simuro.whole", "`%1` is a whole number from %2 to %3, not `%4`"},
    {"simuro.flag", "`%1` is true or false, not `%2`"},
    {"simuro.policy", "`%1` is ask, confirm or reject, not `%2`"},
    {"simuro.colour", "`%1` is a colour such as #2f6fe4, not `%2`"},
    {"simuro.length", "`%1` is a text of %2 to %3 printable characters"},
    {"simuro.twice", "`%1` is there twice"},
    {"simuro.first", "the first one counts"},
    {"simuro.stays", "it stays %1"},
    {"simuro.preset", "the values of the base count: %1"},
    {"simuro.more", "there is more that is wrong"},
    {"simuro.moreHint", "put right what is listed first"},
    // Sizes that do not go together
    {"simuro.goalWider", "a goal with the two corners beside it is at most as wide as the field"},
    {"simuro.goalShallow", "a goal is at least as deep as the ball"},
    {"simuro.goalNarrow", "a goal is wider than the ball and a robot"},
    {"simuro.goalLost", "the ball is lost only farther behind the goal line than a goal is deep"},
    {"simuro.corners", "a corner is at most as long as half the field"},
    {"simuro.penaltyArea", "a penalty area is at most as large as half the field"},
    {"simuro.goalArea", "a goal area is at most as large as the penalty area"},
    {"simuro.circle", "the centre circle lies within the field"},
    {"simuro.penaltyMark", "the penalty mark lies in half the field"},
    {"simuro.freeBall", "the robots beside a free-ball mark lie within the half"},
    {"simuro.freeBallGap", "the robots of a free ball do not touch the ball"},
    {"simuro.keeperFits", "a robot fits into the goal area"},
    {"simuro.robotsFit", "the robots of a side fit into its half, outside of the centre circle"},
    {"simuro.wheelsFit", "wheels lie within the robot"},
    {"simuro.wheelMass", "a robot has more mass than its wheels"},
};

/// Makes a text of the table above.
template <class... Arguments>
LocalText profileText(const KeyIn<profileTextTable>& key, Arguments&&... arguments)
{
  return LocalText(key.key, {TextArgument(std::forward<Arguments>(arguments))...});
}

} // namespace sparkwright::simurosot
