#include "app/ide/common/texts/TextTables.h"

#include <QCoreApplication>

namespace sparkwright::texts
{

std::span<const CoreText> script()
{
  static constexpr CoreText table[] = {
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "cannot find the script %1 below the data directories",
                         "script.missing"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the script %1 is larger than 64 MiB and is not read",
                         "script.tooLarge"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "script %1 is not run: %2 scripts have run each other",
                         "script.deep"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "%1 is no name for a variable: both parts start with an upper-case letter", "script.noName"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "cannot set %1: %2", "script.cannotSet"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 (%2)", "script.withHint"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1: %2", "script.says"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "eval: %1", "script.eval"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "stopped after %1 steps; does it loop for ever?", "script.steps"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "--script-budget N allows N steps", "script.budget"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "--think-budget N allows N steps", "script.thinkBudget"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "stopped after %1 s; does it loop for ever?", "script.time"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "--script-time SECONDS allows more time, 0 any", "script.allowTime"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "stopped with %1 symbols; does it make new ones in a loop?",
                         "script.symbols"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "symbols are never freed: use texts in their place",
                         "script.useTexts"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "stopped with %1 fibers that have resumed one another; does it call itself for ever?",
                         "script.fibers"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "stopped from outside, before its end", "script.interrupted"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "too complicated to compile", "script.complicated"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "its steps cannot be counted: %1", "script.uncounted"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "text of %1 bytes is too long for a script", "script.long"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "an end, a bracket or a quote is missing before here",
                         "script.unended"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the expression is empty", "script.emptyExpression"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the value is %1; a number or a text is needed", "script.value"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1%2%3", "script.place"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", " for nil", "script.forNil"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", " for nil; %1 is nil", "script.isNil"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 or %2", "script.or"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "; in %1", "script.in"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1, called from %2", "script.calledFrom"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "; called from %1", "script.callers"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1: onCycle: %2; the block is not called any more",
                         "script.onCycle"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1: argument %2 is %3; a text, number or boolean is needed",
                         "script.argument"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "takes the name of a bundle", "script.takesBundle"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "it is unknown", "script.unknownBundle"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "bundle %1 is not loaded: %2", "script.noBundle"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "takes the name of a script", "script.takesScript"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "takes the name of a scene file and values for its template",
                         "script.takesScene"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "there is no scene to import into", "script.noScene"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "cannot make %1 at %2", "script.cannotMake"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "there is nothing at %1 to select", "script.nothingThere"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "popd: nothing was pushed", "script.popd"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 is no function, and no method of what is selected, %2",
                         "script.noFunction"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 is called on an object that is gone", "script.gone"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 cannot take a value %2", "script.noValue"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "what it says is %1; a text is needed, or nil", "script.noText"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "such as %1", "script.such"),
  };
  return table;
}

} // namespace sparkwright::texts
