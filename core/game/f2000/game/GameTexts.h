#pragma once

#include "core/text/LocalText.h"

#include <utility>

namespace sparkwright::f2000
{

/// What logs and panels say of a game of middle-size robots.
inline constexpr TextKey robotGameTextTable[] = {
    {"f2kGame.noPlace", "a place is missing: (pos x y z), in m"},
    {"f2kGame.noRobot", "there is no such robot: (team Left) (unum 1)"},
    {"f2kGame.noMode", "there is no such play mode"},
    {"f2kGame.noBall", "there is no ball"},
    {"f2kGame.noSuchRobot", "there is no robot %1"},
    {"f2kGame.benchmarkNeeds", "it takes a ball, a robot of blue, the keeper, and one of yellow, the attacker"},
    {"f2kGame.challengeNeeds", "it takes a ball, a robot of yellow, and two obstacles"},
    {"f2kGame.ignored", "%1 has no effect: %2"},
    {"f2kGame.numbers", "it takes whole numbers that are not negative: (left 1) (right 0)"},
    {"f2kGame.goal", "the whole ball is behind the goal line, %1 m from the middle of the goal and %2 m high"},
    {"f2kGame.goalNext", "in 2 s all robots go to their places, and the ball to the centre"},
    {"f2kGame.sideOut", "the whole ball is beyond a touch line, at %1 m"},
    {"f2kGame.sideNext", "in 1 s it lies on the field, 0.5 m inside"},
    {"f2kGame.endOut", "the whole ball is beyond a goal line, %1 m from its middle and %2 m high"},
    {"f2kGame.endNext", "in 1 s it lies on the nearest restart point"},
    {"f2kGame.stuck", "the ball has moved by less than 0.2 m in 10 s"},
    {"f2kGame.flown", "the ball has flown away"},
    {"f2kGame.flownNext", "it is back at the centre"},
    {"f2kGame.scoreSet", "the score was set to %1 : %2"},
    {"f2kGame.goalRule", "goal"},
    {"f2kGame.outRule", "ball out"},
    {"f2kGame.stuckRule", "ball stuck"},
    {"f2kGame.heightRule", "ball height"},
    {"f2kGame.inexact", "plugins of robots keep states of their own"},
    {"f2kGame.noLibrary", "there is no library %1 in the folders of plugins of this league; there are: %2"},
    {"f2kGame.noFile", "there is no file %1"},
    {"f2kGame.beside", "files are looked for beside this one, then below the data directories"},
    {"f2kGame.benchmark", "the benchmark cannot be played: %1"},
    {"f2kGame.isThere", "a file of that name is there already"},
    {"f2kGame.notWritten", "it cannot be written"},
    {"f2kGame.noPolicy", "name one policy or more; there are all, %1"},
    {"f2kGame.noPlayers", "name one player or more"},
    {"f2kGame.count", "it takes a whole number from 1 to %1, not `%2`"},
    {"f2kGame.options", "options are NAME=VALUE with blanks between them, not `%1`"},
    {"f2kGame.optionTwice", "the option %1 stands there twice"},
    {"f2kGame.progress", "benchmark: %1 of %2 played, now %3"},
    {"f2kGame.policy", "there is no policy %1; there are all, %2"},
};

/// Makes a text of the table above.
template<class... Arguments>
LocalText gameText(const KeyIn<robotGameTextTable>& key, Arguments&&... arguments)
{
  return LocalText(key.key, {TextArgument(std::forward<Arguments>(arguments))...});
}

} // namespace sparkwright::f2000
