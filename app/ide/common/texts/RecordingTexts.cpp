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

} // namespace sparkwright::texts
