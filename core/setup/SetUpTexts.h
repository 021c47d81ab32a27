#pragma once

#include "core/text/LocalText.h"

#include <utility>

namespace sparkwright
{

/// Diagnostics of setting up a World.
inline constexpr TextKey setUpTextTable[] = {
    {"setUp.unreadable", "the file cannot be read"},
    {"setUp.typeFile", "it must be below a data directory and no larger than 1 MiB"},
    {"setUp.sceneFile", "it must exist and be no larger than 64 MiB"},
    {"setUp.valuesLeft", "%1 values for templates are left over"},
    {"setUp.asMany", "each template takes as many as it declares"},
    {"setUp.refusedVariable", "cannot set %1 from outside: %2"},
    {"setUp.unusedVariable", "nothing here uses the variable %1, which is set from outside"},
    {"setUp.differ", "names and ids of robot types have to differ in all files that are loaded"},
    {"setUp.noTemplate", "there is no template %1"},
    {"setUp.robotFiles", "robots are in files rsg/agent/….rsg of a data directory"},
    {"setUp.noRobot", "%1 is no robot file"},
    {"setUp.robotHeader", "it has to begin with (RSG 0 1)"},
    {"setUp.noMotors", "there is no file %1 of motors"},
    {"setUp.motorExample", "such as robots/nao_motors.toml"},
    {"setUp.bundle", "the bundle '%1' could not be loaded: %2"},
    {"setUp.bundleName", "'%1' is no name for a bundle: letters, digits, _ - + only"},
    {"setUp.noPluginHere", "there is no %1.so in the plugin directories (%2); there are: %3"},
    {"setUp.noPlugins", "none"},
    {"setUp.noPlugin", "there is no %1.so in the plugin directories"},
    {"setUp.notPlugin", "%1 is no plugin: it lacks SPARKWRIGHT_PLUGIN(...)"},
    {"setUp.fileSays", "%1: %2"},
    {"setUp.sceneGone", "the active scene has been taken out of the tree; an empty one takes its place"},
};

/// Makes a text of the table above.
template<class... Arguments>
LocalText setUpText(const KeyIn<setUpTextTable>& key, Arguments&&... arguments)
{
  return LocalText(key.key, {TextArgument(std::forward<Arguments>(arguments))...});
}

} // namespace sparkwright
