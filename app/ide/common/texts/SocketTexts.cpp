#include "app/ide/common/texts/TextTables.h"

#include <QCoreApplication>

namespace sparkwright::texts
{

std::span<const CoreText> socket()
{
  static constexpr CoreText table[] = {
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "port %1 is not between 0 and 65535", "socket.port"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "`%1` is not an IPv4 address", "socket.address"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "cannot listen on %1: %2", "socket.listen"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "further ports are for TCP only", "socket.tcpOnly"),
  };
  return table;
}

} // namespace sparkwright::texts
