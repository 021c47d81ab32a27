#include "app/ide/common/texts/TextTables.h"

#include <QCoreApplication>

namespace sparkwright::texts
{

std::span<const CoreText> imports()
{
  static constexpr CoreText table[] = {
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", ", imported from %1", "import.from"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "more than %1 files are imported; no more are read",
                         "import.tooMany"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "way here: %1", "import.way"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "template cycle: '%1' imports itself", "import.cycle"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "template cycle: imports are nested more than %1 deep",
                         "import.tooDeep"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "no scene importer is installed", "import.noImporter"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "no importer reads %1", "import.nobody"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the scene file '%1' does not exist below the data directories",
                         "import.missing"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "names are looked up below the data directories, never beside the importing file",
                         "import.lookedUp"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 is larger than 64 MiB and is not read", "import.tooLarge"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 cannot be read", "import.unreadable"),
  };
  return table;
}

} // namespace sparkwright::texts
