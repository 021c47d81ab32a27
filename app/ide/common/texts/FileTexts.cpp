#include "app/ide/common/texts/TextTables.h"

#include <QCoreApplication>

namespace sparkwright::texts
{

std::span<const CoreText> file()
{
  static constexpr CoreText table[] = {
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 cannot be opened as a zip archive: %2", "zip.unreadable"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 is no file", "zip.noFile"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 is larger than an archive may be, 1 GiB", "zip.large"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 has more than %2 entries", "zip.entries"),
  };
  return table;
}

std::span<const CoreText> middleSizeForm()
{
  static constexpr CoreText table[] = {
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "cannot read the file", "f2000.unreadable"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "is it a text of at most 256 KiB that you may read?", "f2000.text"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "`%1` stands alone", "f2000.notList"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "a list without a name", "f2000.unnamed"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "values are lists of a name and a value: (mass 12)", "f2000.write"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "there is no `%1` here; it is left out", "f2000.unknown"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "it knows %1", "f2000.known"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "`%1` stands here twice; the first one counts", "f2000.twice"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "`%1` takes one value", "f2000.oneValue"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "`%1` is a number from %2 to %3, not `%4`", "f2000.number"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "`%1` is a number from %2 to %3 %4, not `%5`", "f2000.numberOf"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "`%1` takes %2 numbers", "f2000.numbers"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "`%1` is a whole number from %2 to %3, not `%4`", "f2000.whole"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "`%1` is true or false, not `%2`", "f2000.flag"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "`%1` is one of %2, not `%3`", "f2000.choice"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "`%1` is a colour such as orange or #ff8000, not `%2`", "f2000.colour"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "`%1` is missing", "f2000.needed"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the file has no section `%1`", "f2000.noSection"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "a shape is (shape rect W H), (shape ellipse A B) or (shape triangle X1 Y1 X2 Y2 X3 Y3)", "f2000.shape"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the corners of the triangle are on one line", "f2000.flatTriangle"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "it ends below its beginning", "f2000.heights"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "there are two devices `%1`", "f2000.device"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "each device needs a name of its own", "f2000.deviceHint"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "a manipulator needs two states or more", "f2000.states"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "there are two states `%1`", "f2000.stateTwice"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "there is no state `%1`", "f2000.noState"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "without a duration, `%1` is never left for `%2`", "f2000.noDuration"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "add (duration MS)", "f2000.durationHint"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "the robot is %1 by %2 mm; the rules allow %3 mm each way", "f2000.footprint"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the robot is %1 mm high; the rules allow %2", "f2000.height"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the robot has %1 kg; the rules allow %2", "f2000.mass"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "it plays nevertheless", "f2000.plays"),
  };
  return table;
}

std::span<const CoreText> middleSizeMotion()
{
  static constexpr CoreText table[] = {
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "cannot read the log", "f2000.log.unreadable"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "a line has 8 whole numbers: t_ms x_mm y_mm theta_mdeg vt_mms vr_mdegs vt_set_mms vr_set_mdegs", "f2000.log.columns"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the time does not increase: %1 ms after %2 ms", "f2000.log.time"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "sort the lines, or leave out what was written twice", "f2000.log.order"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 ms are missing; another piece begins here", "f2000.log.gap"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "only %1 samples; %2 are needed to learn from", "f2000.log.few"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "the commands reach %1 of 10 parts of the range of %2; drive more of it", "f2000.log.coverage"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "this is no model of a drive: %1", "f2000.model.damaged"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "train it again from its log", "f2000.model.train"),
  };
  return table;
}

std::span<const CoreText> middleSizeGame()
{
  static constexpr CoreText table[] = {
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "a place is missing: (pos x y z), in m", "f2kGame.noPlace"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "there is no such robot: (team Left) (unum 1)", "f2kGame.noRobot"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "there is no such play mode", "f2kGame.noMode"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "there is no ball", "f2kGame.noBall"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "there is no robot %1", "f2kGame.noSuchRobot"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "it takes a ball, a robot of blue, the keeper, and one of yellow, the attacker", "f2kGame.benchmarkNeeds"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "it takes a ball, a robot of yellow, and two obstacles", "f2kGame.challengeNeeds"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 has no effect: %2", "f2kGame.ignored"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "it takes whole numbers that are not negative: (left 1) (right 0)", "f2kGame.numbers"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "the whole ball is behind the goal line, %1 m from the middle of the goal and %2 m high", "f2kGame.goal"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "in 2 s all robots go to their places, and the ball to the centre", "f2kGame.goalNext"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "the whole ball is beyond a touch line, at %1 m", "f2kGame.sideOut"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "in 1 s it lies on the field, 0.5 m inside", "f2kGame.sideNext"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "the whole ball is beyond a goal line, %1 m from its middle and %2 m high", "f2kGame.endOut"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "in 1 s it lies on the nearest restart point", "f2kGame.endNext"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the ball has moved by less than 0.2 m in 10 s", "f2kGame.stuck"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the ball has flown away", "f2kGame.flown"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "it is back at the centre", "f2kGame.flownNext"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the score was set to %1 : %2", "f2kGame.scoreSet"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "goal", "f2kGame.goalRule"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "ball out", "f2kGame.outRule"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "ball stuck", "f2kGame.stuckRule"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "ball height", "f2kGame.heightRule"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "plugins of robots keep states of their own", "f2kGame.inexact"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "there is no library %1 in the folders of plugins of this league; there are: %2", "f2kGame.noLibrary"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "there is no file %1", "f2kGame.noFile"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "files are looked for beside this one, then below the data directories", "f2kGame.beside"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the benchmark cannot be played: %1", "f2kGame.benchmark"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "a file of that name is there already", "f2kGame.isThere"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "it cannot be written", "f2kGame.notWritten"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "name one policy or more; there are all, %1", "f2kGame.noPolicy"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "name one player or more", "f2kGame.noPlayers"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "it takes a whole number from 1 to %1, not `%2`", "f2kGame.count"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "options are NAME=VALUE with blanks between them, not `%1`", "f2kGame.options"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the option %1 stands there twice", "f2kGame.optionTwice"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "benchmark: %1 of %2 played, now %3", "f2kGame.progress"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "there is no policy %1; there are all, %2", "f2kGame.policy"),
  };
  return table;
}

std::span<const CoreText> middleSizeReading()
{
  static constexpr CoreText table[] = {
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Distance", "f2kReading.distance"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Bearing", "f2kReading.bearing"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Elevation", "f2kReading.elevation"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Visible part", "f2kReading.confidence"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Blue goal", "f2kReading.blueGoal"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Yellow goal", "f2kReading.yellowGoal"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Post %1", "f2kReading.post"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Line %1", "f2kReading.line"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Speed", "f2kReading.speed"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Turn rate", "f2kReading.turn"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "x", "f2kReading.x"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "y", "f2kReading.y"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Heading", "f2kReading.heading"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Path", "f2kReading.path"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Held up", "f2kReading.stalled"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Slips", "f2kReading.slipping"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Uncertainty of the place", "f2kReading.sigma"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Uncertainty of the heading", "f2kReading.sigmaTurn"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Pieces of lines", "f2kReading.segments"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1: %2, ready in", "f2kReading.manipulator"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Word %1", "f2kReading.word"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 (%2)", "f2kReading.about"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Sensor", "f2kReading.sensorKind"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Sensor data", "f2kReading.dataKind"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Drive", "f2kReading.motionKind"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Player", "f2kReading.playerKind"),
  };
  return table;
}

std::span<const CoreText> middleSizePlugin()
{
  static constexpr CoreText table[] = {
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the plugin %1 is there already", "f2kPlugin.twice"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the library %1 cannot be loaded: %2", "f2kPlugin.load"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "the library %1 has no plugins: it does not export %2", "f2kPlugin.exports"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "the plugin %1 of %2 is left out: it was made for version %3 of the interface, and this is %4", "f2kPlugin.abi"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "the plugin %1 of %2 is left out: there is no kind %3", "f2kPlugin.kind"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "a plugin of %1 is left out: it has no name", "f2kPlugin.nameless"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "there is no drive %1; there are %2", "f2kPlugin.noMotion"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "there is no kind of sensor %1; there are %2", "f2kPlugin.noSensor"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "there is no player %1; there are %2", "f2kPlugin.noPlayer"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the player %1 has no option %2; it has %3", "f2kPlugin.noOption"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the player %1 has no options, so no %2", "f2kPlugin.noOptions"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "the option %1 of %2 is a number from %3 to %4, not `%5`", "f2kPlugin.optionNumber"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the option %1 of %2 is one of %3, not `%4`", "f2kPlugin.optionChoice"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "the device %1 cannot tell %2: nobody knows such data", "f2kPlugin.noFeature"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 refuses its settings: %2", "f2kPlugin.refused"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "the sensor %1 of robot %2 has failed and tells nothing any more: %3", "f2kPlugin.sensorFailed"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "the drive of robot %1 has failed, so it stands: %2", "f2kPlugin.driveFailed"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "the player %1 has failed and goes with its robot: %2", "f2kPlugin.playerFailed"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "%1 of robot %2 takes longer than 1 ms again and again, for which the run waits", "f2kPlugin.slow"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "it moves by a way that is no number", "f2kPlugin.notFinite"),
  };
  return table;
}

} // namespace sparkwright::texts
