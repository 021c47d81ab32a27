#include "app/ide/common/texts/TextTables.h"

#include <QCoreApplication>

namespace sparkwright::texts
{

std::span<const CoreText> suggest()
{
  static constexpr CoreText table[] = {
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "did you mean %1?", "suggest.one"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "did you mean %1 or %2?", "suggest.two"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "did you mean %1, %2 or %3?", "suggest.three"),
  };
  return table;
}

} // namespace sparkwright::texts
