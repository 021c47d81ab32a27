#include "app/ide/common/texts/TextTables.h"

#include <QCoreApplication>

namespace sparkwright::texts
{

std::span<const CoreText> setUp()
{
  static constexpr CoreText table[] = {
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the file cannot be read", "setUp.unreadable"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "it must be below a data directory and no larger than 1 MiB",
                         "setUp.typeFile"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "it must exist and be no larger than 64 MiB", "setUp.sceneFile"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 values for templates are left over", "setUp.valuesLeft"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "each template takes as many as it declares", "setUp.asMany"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "nothing here uses the variable %1, which is set from outside",
                         "setUp.unusedVariable"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "cannot set %1 from outside: %2", "setUp.refusedVariable"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "names and ids of robot types have to differ in all files that are loaded", "setUp.differ"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "there is no template %1", "setUp.noTemplate"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "robots are in files rsg/agent/….rsg of a data directory",
                         "setUp.robotFiles"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 is no robot file", "setUp.noRobot"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "it has to begin with (RSG 0 1)", "setUp.robotHeader"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "there is no file %1 of motors", "setUp.noMotors"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "such as robots/nao_motors.toml", "setUp.motorExample"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the bundle '%1' could not be loaded: %2", "setUp.bundle"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "'%1' is no name for a bundle: letters, digits, _ - + only",
                         "setUp.bundleName"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "there is no %1.so in the plugin directories (%2); there are: %3", "setUp.noPluginHere"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "none", "setUp.noPlugins"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "there is no %1.so in the plugin directories", "setUp.noPlugin"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 is no plugin: it lacks SPARKWRIGHT_PLUGIN(...)",
                         "setUp.notPlugin"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1: %2", "setUp.fileSays"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "the active scene has been taken out of the tree; an empty one takes its place",
                         "setUp.sceneGone"),
  };
  return table;
}

} // namespace sparkwright::texts
