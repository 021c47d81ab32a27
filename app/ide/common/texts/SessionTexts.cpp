#include "app/ide/common/texts/TextTables.h"

#include <QCoreApplication>

namespace sparkwright::texts
{

std::span<const CoreText> session()
{
  static constexpr CoreText table[] = {
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "loaded %1", "session.loaded"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the simulation failed: %1", "session.failed"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "listening for agents on %1, for monitors on %2",
                         "session.listening"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 messages left out", "session.leftOut"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "a monitor asked to end the simulation: paused", "session.ended"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 is a recording: it can be watched, not changed", "session.recorded"),
  };
  return table;
}

} // namespace sparkwright::texts
