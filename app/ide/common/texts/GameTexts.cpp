#include "app/ide/common/texts/TextTables.h"

#include <QCoreApplication>

namespace sparkwright::texts
{

std::span<const CoreText> game()
{
  static constexpr CoreText table[] = {
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "mode", "kind.mode"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "goal", "kind.goal"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "no goal", "kind.noGoal"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "foul", "kind.foul"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "offence", "kind.offence"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "score", "kind.score"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "confirmed", "kind.confirmed"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "overruled", "kind.overruled"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "undone", "kind.undone"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "notice", "kind.notice"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1, %2", "event.list"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 %2", "event.rule"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 %2 (%3)", "event.what"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1: %2", "event.because"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1; %2", "event.then"),
  };
  return table;
}

} // namespace sparkwright::texts
