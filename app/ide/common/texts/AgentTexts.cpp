#include "app/ide/common/texts/TextTables.h"

#include <QCoreApplication>

namespace sparkwright::texts
{

std::span<const CoreText> agent()
{
  static constexpr CoreText table[] = {
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "agent %1: a script has taken it out of the scene; disconnected",
                         "agent.takenOut"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "agent %1: %2", "agent.warning"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "agent %1: %2; further ones are not reported", "agent.lastWarning"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "its message is read up to a mistake: %1", "agent.mistake"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "no effector '%1', ignored", "agent.noEffector"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "agent %1: says far more than it is asked for; disconnected",
                         "agent.saysTooMuch"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "agent %1: thinks longer than the time between its percepts; %2 were left out so far",
                         "agent.thinksTooLong"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "waiting for %1: no (syn) for %2", "agent.awaited"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "waiting for %1 and %2 more: no (syn) for %3",
                         "agent.awaitedAndOthers"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1: no (syn) for %2, disconnected", "agent.lateDisconnected"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1: no (syn) for %2, the cycle goes on without it",
                         "agent.lateSkipped"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "%1: no (syn) for %2, as in %3 cycles so far; they went on without it", "agent.lateOften"),
  };
  return table;
}

} // namespace sparkwright::texts
