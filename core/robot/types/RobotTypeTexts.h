#pragma once

#include "core/text/LocalText.h"

#include <utility>

namespace sparkwright
{

/// What is said about robot types and motors: their files, and the robots that agents ask for.
inline constexpr TextKey robotTypeTextTable[] = {
    // Values in files
    {"toml.file", "it has to be a TOML file"},
    {"toml.unknown", "%1 knows no `%2`"},
    {"toml.known", "known are %1"},
    {"toml.text", "%1 is a text in quotes"},
    {"toml.texts", "%1 is a list of texts"},
    {"toml.write", "write %1"},
    {"toml.number", "%1 is a number from %2 to %3"},
    {"toml.numberNot", "%1 is a number from %2 to %3, not %4"},
    {"toml.whole", "%1 is a whole number"},
    {"toml.flag", "%1 is true or false"},
    // Files of robot types
    {"type.file", "a file of robot types"},
    {"type.none", "there is no robot type"},
    {"type.write", "write [[type]] with name, id and template"},
    {"type.constant", "script_constant is the name of a Ruby constant"},
    {"type.constantSuch", "such as %1: a capital letter first"},
    {"type.parameterName", "a parameter needs a name of letters, digits, _ and -"},
    {"type.twoParameters", "there are two parameters `%1`"},
    {"type.leastMost", "least is more than most"},
    {"type.noUse", "%1 has no value that templates can read"},
    {"type.values", "write a number, true, false, a plain word in quotes, or %1"},
    {"type.aRange", "a range"},
    {"type.range", "a range has from and to"},
    {"type.fromTo", "from is more than to"},
    {"type.name", "a robot type needs a name of letters, digits, _ and -"},
    {"type.two", "there are two robot types `%1`"},
    {"type.noId", "the robot type has no id"},
    {"type.idSuch", "%1: a whole number, for the rules of a match"},
    {"type.sameId", "two robot types have the id %1"},
    {"type.noTemplate", "the robot type has no template"},
    {"type.noValue", "the type has no value for `%1`"},
    {"type.giveValue", "give it one, or a value for all types to the [[parameter]]"},
    {"type.needs", "the template %1 needs $%2, which type %3 does not have"},
    {"type.describe", "describe it in a [[parameter]] with a value"},
    {"type.noPlace", "the template %1 has no $%2"},
    {"type.names", "its names stand behind templ at its begin"},
    {"type.nameTaken", "there is a robot type %1 already"},
    {"type.idTaken", "robot type %1 has the id %2 already"},
    // Files of motors
    {"motor.file", "a file of motors"},
    {"motor.shutdown", "shutdown has to be above hot, or the torque could not be reduced between them"},
    {"motor.none", "there is no motor"},
    {"motor.write", "write [[motor]] with the joints that it drives and its constants"},
    {"motor.lacks", "the motor has no %1"},
    {"motor.docs", "docs/motors.md tells what belongs to a motor"},
    {"motor.nothing", "the motor drives nothing"},
    {"motor.effectors", "name effectors: %1"},
    {"motor.two", "two motors drive %1"},
    {"motor.once", "name each joint once"},
    // Robots that agents ask for
    {"robot.agent", "agent %1"},
    {"robot.noFile", "%1: scene without a file name, ignored"},
    {"robot.second", "%1: it has a robot already; a second scene is ignored"},
    {"robot.noModel", "%1: there is no robot model '%2'; ask for rsg/agent/nao/nao.rsg or rsg/agent/nao/nao_hetero.rsg "
                      "with a type from 0 to 4"},
    {"robot.noArgument", "%1: '%2' is no argument for a robot; numbers and plain words are"},
    {"robot.noType", "%1: there is no robot type '%2'; %3"},
    {"robot.noTypes", "the set-up describes none"},
    {"robot.notBuilt", "%1: the robot '%2' could not be built; it may ask for another one"},
    {"robot.idealJoints", "%1: its motors stay ideal, for none of its joints is named in %2"},
    {"robot.idealFile", "%1: its motors stay ideal, for there is no use in %2"},
    {"robot.noScript", "the set-up script built no robot for %1"},
    {"robot.scriptFailed", "the set-up script built no robot for %1: %2"},
    {"robot.addAgent", "define a function addAgent(path) in it that does"},
};

/// One of the texts above.
template <class... Arguments>
LocalText robotTypeText(const KeyIn<robotTypeTextTable>& key, Arguments&&... arguments)
{
  return LocalText(key.key, {TextArgument(std::forward<Arguments>(arguments))...});
}

} // namespace sparkwright
