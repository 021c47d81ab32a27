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
  };
  return table;
}

} // namespace sparkwright::texts
