#include "app/ide/common/texts/TextTables.h"

#include <QCoreApplication>

namespace sparkwright::texts
{

std::span<const CoreText> script()
{
  static constexpr CoreText table[] = {
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "cannot find the script %1 below the data directories",
                         "script.missing"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "script %1 is not run: %2 scripts have run each other",
                         "script.deep"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "%1 is no name for a variable: both parts start with an upper-case letter", "script.noName"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "cannot set %1: %2", "script.cannotSet"),
  };
  return table;
}

} // namespace sparkwright::texts
