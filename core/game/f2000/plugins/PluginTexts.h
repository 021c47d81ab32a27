#pragma once

#include "core/text/LocalText.h"

#include <utility>

namespace sparkwright::f2000
{

/// What is wrong with plugins, and with robots that want some.
inline constexpr TextKey pluginTextTable[] = {
    {"f2kPlugin.twice", "the plugin %1 is there already"},
    {"f2kPlugin.load", "the library %1 cannot be loaded: %2"},
    {"f2kPlugin.exports", "the library %1 has no plugins: it does not export %2"},
    {"f2kPlugin.abi", "the plugin %1 of %2 is left out: it was made for version %3 of the interface, and this is %4"},
    {"f2kPlugin.kind", "the plugin %1 of %2 is left out: there is no kind %3"},
    {"f2kPlugin.nameless", "a plugin of %1 is left out: it has no name"},
    {"f2kPlugin.noMotion", "there is no drive %1; there are %2"},
    {"f2kPlugin.noSensor", "there is no kind of sensor %1; there are %2"},
    {"f2kPlugin.noPlayer", "there is no player %1; there are %2"},
    {"f2kPlugin.noOption", "the player %1 has no option %2; it has %3"},
    {"f2kPlugin.noOptions", "the player %1 has no options, so no %2"},
    {"f2kPlugin.optionNumber", "the option %1 of %2 is a number from %3 to %4, not `%5`"},
    {"f2kPlugin.optionChoice", "the option %1 of %2 is one of %3, not `%4`"},
    {"f2kPlugin.noFeature", "the device %1 cannot tell %2: nobody knows such data"},
    {"f2kPlugin.refused", "%1 refuses its settings: %2"},
    {"f2kPlugin.sensorFailed", "the sensor %1 of robot %2 has failed and tells nothing any more: %3"},
    {"f2kPlugin.driveFailed", "the drive of robot %1 has failed, so it stands: %2"},
    {"f2kPlugin.playerFailed", "the player %1 has failed and goes with its robot: %2"},
    {"f2kPlugin.slow", "%1 of robot %2 takes longer than 1 ms again and again, for which the run waits"},
    {"f2kPlugin.notFinite", "it moves by a way that is no number"},
};

/// Makes a text of the table above.
template<class... Arguments>
LocalText pluginText(const KeyIn<pluginTextTable>& key, Arguments&&... arguments)
{
  return LocalText(key.key, {TextArgument(std::forward<Arguments>(arguments))...});
}

} // namespace sparkwright::f2000
