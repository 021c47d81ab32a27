#include "app/ide/common/texts/TextTables.h"

#include <QCoreApplication>

namespace sparkwright::texts
{

std::span<const CoreText> server()
{
  static constexpr CoreText table[] = {
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "monitor %1 reads too slowly; it gets the newest state instead of every change",
                         "server.slowMonitor"),
  };
  return table;
}

} // namespace sparkwright::texts
