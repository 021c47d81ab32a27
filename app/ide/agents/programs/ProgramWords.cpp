#include "app/ide/agents/programs/ProgramWords.h"

#include "app/ide/common/texts/CoreTexts.h"

#include <QCoreApplication>

#include <cstring>

namespace sparkwright
{

namespace
{

struct ProgramWords
{
  Q_DECLARE_TR_FUNCTIONS(sparkwright::ProgramWords)
};

QString signalName(int number)
{
  const char* const name = ::sigabbrev_np(number);
  return name ? QStringLiteral("SIG") + QString::fromLatin1(name) : QString::number(number);
}

} // namespace

QString stateWords(const Programs::Program& program)
{
  using enum Programs::State;
  switch(program.state)
  {
  case Starting:
    return ProgramWords::tr("starting");
  case Running:
    return ProgramWords::tr("running");
  case Background:
    return ProgramWords::tr("running in the background");
  case Stopping:
    return ProgramWords::tr("stopping");
  case Stopped:
    return ProgramWords::tr("stopped");
  case Exited:
    return program.code == 0 ? ProgramWords::tr("ended") : ProgramWords::tr("ended with code %1").arg(program.code);
  case Crashed:
    return ProgramWords::tr("crashed (%1)").arg(signalName(program.code));
  case NotStarted:
    return ProgramWords::tr("not started: %1").arg(inWindow(program.problem));
  }
  return {};
}

QString endWords(const Programs::Program& program)
{
  const QString name = QString::fromStdString(program.command.label());
  QString words;
  switch(program.state)
  {
  case Programs::State::NotStarted:
    return ProgramWords::tr("%1 cannot be started: %2").arg(name, inWindow(program.problem));
  case Programs::State::Crashed:
    words = program.hasEndedAtOnce() ? ProgramWords::tr("%1 crashed at once (%2)").arg(name, signalName(program.code))
                                     : ProgramWords::tr("%1 crashed (%2)").arg(name, signalName(program.code));
    break;
  case Programs::State::Exited:
    words = program.hasEndedAtOnce() ? ProgramWords::tr("%1 ended at once, with code %2").arg(name).arg(program.code)
                                     : ProgramWords::tr("%1 ended with code %2").arg(name).arg(program.code);
    break;
  default:
    return ProgramWords::tr("%1: %2").arg(name, stateWords(program));
  }
  constexpr std::size_t most = 2;
  QStringList said;
  for(const std::string& line : program.console->lastWords(most))
    said << QString::fromStdString(line).left(200);
  return said.isEmpty() ? words : words + QStringLiteral(": ") + said.join(QStringLiteral(" / "));
}

QString stateIcon(const Programs::Program& program)
{
  using enum Programs::State;
  switch(program.state)
  {
  case Starting:
  case Stopping:
    return QStringLiteral("waiting");
  case Running:
  case Background:
    return QStringLiteral("run");
  case Stopped:
    return QStringLiteral("stop");
  case Exited:
    return program.code == 0 ? QStringLiteral("stop") : QStringLiteral("warning");
  case Crashed:
  case NotStarted:
    return QStringLiteral("error");
  }
  return {};
}

} // namespace sparkwright
