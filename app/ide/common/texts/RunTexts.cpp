#include "app/ide/common/texts/TextTables.h"

#include <QCoreApplication>

namespace sparkwright::texts
{

std::span<const CoreText> run()
{
  static constexpr CoreText table[] = {
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "cannot read the project", "project.unreadable"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "check its name and its permissions", "project.permissions"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the project is larger than 1 MiB", "project.large"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "is it another kind of file?", "project.otherFile"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "variable `%1` has no single value", "project.noValue"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "give it a number, true, false, or a text in quotes",
                         "project.giveValue"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "there is no setting `%1` of this kind", "project.noSetting"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "a project knows scene (a text), seed (a whole number from 0) and the table [variables]",
                         "project.known"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the project names no scene", "project.noScene"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "add a line such as %1", "project.addScene"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "a project is a TOML file", "project.toml"),
  };
  return table;
}

} // namespace sparkwright::texts
