#include "app/ide/common/texts/TextTables.h"

#include <QCoreApplication>

namespace sparkwright::texts
{

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
