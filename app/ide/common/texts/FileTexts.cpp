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

} // namespace sparkwright::texts
