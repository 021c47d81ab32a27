#include "ProgramSupport.h"

#include <QRegularExpression>

namespace sparkwright
{

ServerProcess::ServerProcess(const QStringList& arguments, const QProcessEnvironment& environment)
{
  QProcessEnvironment all = QProcessEnvironment::systemEnvironment();
  all.insert("SPARKWRIGHT_DATA", SPARKWRIGHT_SOURCE_DIR "/resources"); // Wherever the build tree is.
  all.insert(environment);
  process.setProcessEnvironment(all);
  process.setProcessChannelMode(QProcess::MergedChannels);
  process.start(SPARKWRIGHT_BIN_DIR "/sparkwright-server",
                QStringList{"--agent-port", "0", "--monitor-port", "0"} + arguments);
  process.waitForStarted();
}

ServerProcess::~ServerProcess()
{
  if(process.state() != QProcess::NotRunning)
  {
    process.kill();
    process.waitForFinished();
  }
}

bool ServerProcess::ready()
{
  const QRegularExpression line("agents: [0-9.]+:([0-9]+), monitors: [0-9.]+:([0-9]+)");
  while(true)
  {
    output += process.readAll();
    const auto match = line.match(output);
    if(match.hasMatch())
    {
      agentPort = match.captured(1).toInt();
      monitorPort = match.captured(2).toInt();
      return true;
    }
    if(!process.waitForReadyRead(15000))
      return false;
  }
}

int ServerProcess::wait(int milliseconds)
{
  if(process.state() != QProcess::NotRunning && !process.waitForFinished(milliseconds))
    return -1;
  output += process.readAll();
  return process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -2;
}

ServerOutcome runServer(const QStringList& arguments)
{
  QProcess process;
  process.start(QStringLiteral(SPARKWRIGHT_BIN_DIR "/sparkwright-server"), arguments);
  if(!process.waitForFinished(60000) || process.exitStatus() != QProcess::NormalExit)
    return {};
  return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
          QString::fromUtf8(process.readAllStandardError())};
}

} // namespace sparkwright
