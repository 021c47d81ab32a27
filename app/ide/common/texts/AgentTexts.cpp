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
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 thinks no more and its robot stands: %2", "agent.stands"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "it did not come back from thinking in time", "agent.lost"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "--think-timeout SECONDS allows more", "agent.patience"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "its answer has %1 bytes, messages end at 1 MiB",
                         "agent.longAnswer"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "it threw an exception: %1", "agent.exception"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "it threw something that is no exception", "agent.noException"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "%1 agents have told no name, or the same as another: the run depends on who has connected "
                         "first ((agent TEAM NUMBER) in the first message tells it)",
                         "agent.noNames"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 has been silent for too long and counts as gone",
                         "agent.silent"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "an agent (%1) has said too much before the start; disconnected",
                         "agent.floods"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "%1 left: answers in %2 ms (median), %3 ms (99 %); %4 of %5 cycles missed", "agent.left"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1, %2", "agent.list"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "agent %1", "agent.named"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "agent %1 (%2)", "agent.namedWith"),
  };
  return table;
}

} // namespace sparkwright::texts
