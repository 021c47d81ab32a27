#pragma once

#include "core/text/LocalText.h"

#include <utility>

namespace sparkwright::f2000
{

/// What sensors of middle-size robots measure, and the kinds of their plugins.
inline constexpr TextKey readingTextTable[] = {
    {"f2kReading.distance", "Distance"},
    {"f2kReading.bearing", "Bearing"},
    {"f2kReading.elevation", "Elevation"},
    {"f2kReading.confidence", "Visible part"},
    {"f2kReading.blueGoal", "Blue goal"},
    {"f2kReading.yellowGoal", "Yellow goal"},
    {"f2kReading.post", "Post %1"},
    {"f2kReading.line", "Line %1"},
    {"f2kReading.speed", "Speed"},
    {"f2kReading.turn", "Turn rate"},
    {"f2kReading.x", "x"},
    {"f2kReading.y", "y"},
    {"f2kReading.heading", "Heading"},
    {"f2kReading.path", "Path"},
    {"f2kReading.stalled", "Held up"},
    {"f2kReading.slipping", "Slips"},
    {"f2kReading.sigma", "Uncertainty of the place"},
    {"f2kReading.sigmaTurn", "Uncertainty of the heading"},
    {"f2kReading.segments", "Pieces of lines"},
    {"f2kReading.manipulator", "%1: %2, ready in"},
    {"f2kReading.word", "Word %1"},
    {"f2kReading.about", "%1 (%2)"},
    {"f2kReading.sensorKind", "Sensor"},
    {"f2kReading.dataKind", "Sensor data"},
    {"f2kReading.motionKind", "Drive"},
    {"f2kReading.playerKind", "Player"},
};

/// Makes a text of the table above.
template<class... Arguments>
LocalText readingText(const KeyIn<readingTextTable>& key, Arguments&&... arguments)
{
  return LocalText(key.key, {TextArgument(std::forward<Arguments>(arguments))...});
}

} // namespace sparkwright::f2000
