#include "ProgramSupport.h"

#include <QFile>
#include <QRegularExpression>
#include <QThread>

#include <stdexcept>

namespace sparkwright
{

QStringList ServerProgram::presetArguments()
{
  return {"--sync", "--fast", "--wait-agents", "1", "--seed", "1", "--monitor-step", "1"};
}

ServerProgram::ServerProgram(const QStringList& arguments)
{
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  environment.insert("SPARKWRIGHT_DATA", SPARKWRIGHT_SOURCE_DIR "/resources");
  process_.setProcessEnvironment(environment);
  process_.setWorkingDirectory(directory_.path());
  process_.setProcessChannelMode(QProcess::MergedChannels);
  process_.setStandardOutputFile(directory_.filePath("server.log"));
  process_.start(SPARKWRIGHT_BIN_DIR "/sparkwright-server",
                 presetArguments() + QStringList{"--agent-port", "0", "--monitor-port", "0"} + arguments);
  constexpr int patience = 2000; // times 10 ms
  process_.waitForStarted();
  for(int i = 0; i < patience && running() && !findPorts(); ++i)
    QThread::msleep(10);
  if(agentPort_ == 0)
    throw std::runtime_error("the server does not start: " + log().toStdString());
}

ServerProgram::~ServerProgram()
{
  process_.kill();
  process_.waitForFinished();
}

QString ServerProgram::log() const
{
  QFile file(directory_.filePath("server.log"));
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

bool ServerProgram::findPorts()
{
  static const QRegularExpression line("agents: [\\d.]+:(\\d+), monitors: [\\d.]+:(\\d+), .*\n");
  const QRegularExpressionMatch match = line.match(log());
  agentPort_ = match.captured(1).toInt();
  monitorPort_ = match.captured(2).toInt();
  return match.hasMatch();
}

} // namespace sparkwright
