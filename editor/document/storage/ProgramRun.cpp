#include "editor/document/storage/ProgramRun.h"

#include <QCoreApplication>
#include <QFile>
#include <QUuid>

#include <cerrno>
#include <signal.h>

namespace sparkwright
{

namespace
{

/// 0 if the system does not tell.
qint64 startOf(qint64 process)
{
  QFile file(QStringLiteral("/proc/%1/stat").arg(process));
  if(!file.open(QIODevice::ReadOnly))
    return 0;
  const QByteArray line = file.readAll();
  // The second value is the program's name in parentheses, which may hold anything; the 22nd is the start.
  constexpr int thirdToStart = 22 - 3;
  const QList<QByteArray> values = line.mid(line.lastIndexOf(')') + 2).split(' ');
  return values.size() > thirdToStart ? values[thirdToStart].toLongLong() : 0;
}

} // namespace

const ProgramRun& thisRun()
{
  static const ProgramRun self{QCoreApplication::applicationPid(), QUuid::createUuid().toString(QUuid::Id128),
                               startOf(QCoreApplication::applicationPid())};
  return self;
}

bool stillRuns(const ProgramRun& program)
{
  if(program.process == thisRun().process)
    return program.run == thisRun().run;
  if(program.process <= 0 || (::kill(static_cast<pid_t>(program.process), 0) != 0 && errno != EPERM))
    return false;
  const qint64 started = program.started == 0 ? 0 : startOf(program.process);
  return started == 0 || started == program.started;
}

} // namespace sparkwright
