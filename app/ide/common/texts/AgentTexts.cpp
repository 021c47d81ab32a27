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
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "'%1' is ignored: it has no robot yet, which (scene FILE) asks for",
                         "agent.noRobot"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts",
                         "'%1' waits for its robot, which (scene FILE) asks for",
                         "agent.waits"),
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

std::span<const CoreText> program()
{
  static constexpr CoreText table[] = {
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "cannot read the team file", "team.unreadable"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "check its name and its permissions", "team.permissions"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the team file is larger than 1 MiB", "team.large"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "is it another kind of file?", "team.otherFile"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "a team file is a TOML file", "team.toml"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 has no setting `%2`", "team.unknown"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "it knows %1", "team.known"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "a team file", "team.file"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "[[program]]", "team.program"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "`%1` is a text in quotes", "team.text"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "`%1` is a list of texts", "team.texts"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "write it as %1", "team.write"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "`%1` is a whole number from %2 to %3", "team.whole"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "`environment` is a table of texts", "team.environment"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "`%1` cannot be the name of an environment variable",
                         "team.variable"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "`%1` contains a character of code 0, which no program can be given",
                         "team.zero"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "`%1` is empty", "team.empty"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the team file starts no program", "team.noProgram"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "add [[program]] with a line such as %1", "team.addProgram"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the program has no command", "team.noCommand"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "add a line such as %1", "team.addCommand"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "there is no placeholder {%1}", "team.placeholder"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "write one of %1, or {{%2}} for the word in braces itself",
                         "team.placeholders"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the team file starts %1 programs, at most %2 are allowed",
                         "team.tooMany"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "no program is named", "program.noCommand"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 is neither beside the team file nor in the folders of PATH",
                         "program.missing"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "there is no file %1", "program.missingFile"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 is a folder, not a program", "program.folder"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 is not executable: chmod +x makes it so",
                         "program.notExecutable"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "%1 cannot be started: its first line names %2, which is missing",
                         "program.interpreter"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the folder %1, in which %2 is to run, is missing",
                         "program.noFolder"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "the quote at column %1 is not closed", "program.openQuote"),
      QT_TRANSLATE_NOOP3("sparkwright::CoreTexts", "there is nothing after the backslash at the end",
                         "program.backslash"),
  };
  return table;
}

} // namespace sparkwright::texts
