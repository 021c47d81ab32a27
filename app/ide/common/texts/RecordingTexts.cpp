#include "app/ide/common/texts/TextTables.h"

#include <QCoreApplication>

namespace sparkwright::texts
{

std::span<const CoreText> recording()
{
  static constexpr CoreText table[] = {
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the file cannot be read", "recording.unreadable"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the file is empty", "recording.empty"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "this is not an MCAP file: it does not begin like one", "recording.notMcap"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "this MCAP file contains no recording of Sparkwright", "recording.foreign"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "this recording was made by a newer version of Sparkwright", "recording.newer"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the file ends before its first data", "recording.noData"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "the file has no valid end, as after a crash; its whole parts were found", "recording.noEnd"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "damaged at byte %1, left out up to byte %2", "recording.gap"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the part at byte %1 is damaged and left out", "recording.damaged"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "the part at byte %1 is larger than 256 MiB and left out", "recording.large"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "the part at byte %1 is compressed in an unknown way and left out", "recording.packed"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the attachment %1 is damaged", "recording.attachment"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "the disk is too slow: parts of the run are missing in the recording", "recording.slow"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the recording has ended: %1", "recording.ended"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "the end of the recording could not be written: %1", "recording.unfinished"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the run is not recorded: %1", "recording.none"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 cannot be written: %2", "recording.notWritten"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "there is nothing to be written to %1", "recording.noFrames"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "cancelled", "recording.cancelled"),
  };
  return table;
}

std::span<const CoreText> monitorLog()
{
  static constexpr CoreText table[] = {
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 cannot be read: %2", "monitorlog.unreadable"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 is a damaged archive: %2", "monitorlog.archive"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 contains no log of a monitor; one would be named like sparkmonitor.log", "monitorlog.noEntry"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 is larger than %2 GB when unpacked", "monitorlog.tooLarge"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 cannot be unpacked into the directory for temporary files: %2", "monitorlog.noSpace"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the archive ends too early; what is before its end is read", "monitorlog.cut"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 is no log of a monitor: it has no line with a full scene", "monitorlog.empty"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "cancelled", "monitorlog.cancelled"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "damaged line of the log, left out: %1", "monitorlog.damaged"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 more damaged lines of the log are left out", "monitorlog.moreDamaged"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the last line of the log is not complete, and left out", "monitorlog.lastLine"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 lines before the first full scene are left out", "monitorlog.noStart"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "longer than %1 MB", "monitorlog.long"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 cannot be written: %2", "monitorlog.notWritten"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "there is nothing to be written to %1", "monitorlog.noFrames"),
  };
  return table;
}

std::span<const CoreText> exports()
{
  static constexpr CoreText table[] = {
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 cannot be written: %2", "export.notWritten"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "there is nothing to be written to %1: the run has no frames in this time", "export.noFrames"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "cancelled", "export.cancelled"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the run has no signal that matches `%1`", "export.noSignal"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1: the name of the target must end with .csv, .json, .jsonl, .mcap, .log or .sparkmonitor", "export.format"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 is the recording itself: choose another name for the target", "export.self"),
  };
  return table;
}

std::span<const CoreText> signal()
{
  static constexpr CoreText table[] = {
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Run", "signal.run"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Simulated time", "signal.time"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Cycle", "signal.cycle"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Time to compute a cycle", "signal.cycleTime"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Game", "signal.game"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Game clock", "signal.clock"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Period", "signal.period"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Score", "signal.score"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Left team", "signal.left"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Right team", "signal.right"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Play mode (number)", "signal.mode"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Ball", "signal.ball"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Robots", "signal.robots"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Without a team", "signal.agent"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Bodies", "signal.bodies"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Joints", "signal.joints"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Motors", "signal.motors"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "x", "signal.x"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "y", "signal.y"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "z", "signal.z"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Roll", "signal.roll"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Pitch", "signal.pitch"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Yaw", "signal.yaw"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Velocity, x", "signal.vx"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Velocity, y", "signal.vy"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Velocity, z", "signal.vz"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Speed", "signal.speed"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Angle", "signal.angle"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Rate", "signal.rate"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Angle, second axis", "signal.angle2"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Rate, second axis", "signal.rate2"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Way", "signal.way"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Temperature", "signal.temperature"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Current", "signal.current"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Torque", "signal.torque"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Hottest motor", "signal.hottest"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Battery", "signal.battery"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Time of the parts of a cycle", "signal.load"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Scripts and actions", "signal.scripts"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Finding contacts", "signal.collisions"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Physics solver", "signal.solver"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Game and referee", "signal.referee"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Percepts of agents", "signal.senses"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Agents inside", "signal.thinking"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Making the picture", "signal.frames"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Waiting for agents", "signal.waiting"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Physics", "signal.physics"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Contacts", "signal.contacts"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Bodies that move", "signal.awake"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Sensors", "signal.sensors"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Gyroscope", "signal.gyro"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Accelerometer", "signal.accelerometer"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Force resistance", "signal.force"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Touch", "signal.touch"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Hinge joint", "signal.hinge"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Universal joint", "signal.universal"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Position (GPS)", "signal.gps"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Servo motor", "signal.servo"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Touched", "signal.touched"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Level", "signal.level"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Force, x", "signal.fx"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Force, y", "signal.fy"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Force, z", "signal.fz"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Centre, x", "signal.cx"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Centre, y", "signal.cy"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "Centre, z", "signal.cz"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "time", "quantity.time"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "length", "quantity.length"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "angle", "quantity.angle"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "speed", "quantity.speed"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "angular rate", "quantity.rate"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "temperature", "quantity.temperature"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "current", "quantity.current"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "torque", "quantity.torque"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "acceleration", "quantity.acceleration"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "force", "quantity.force"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "duration", "quantity.duration"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "share", "quantity.share"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "number", "quantity.number"),
  };
  return table;
}

} // namespace sparkwright::texts
