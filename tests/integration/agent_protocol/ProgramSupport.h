#pragma once

#include <QProcess>
#include <QStringList>
#include <QTemporaryDir>

namespace sparkwright
{

/// The sparkwright-server program itself, on ports that are free. In sync mode, as fast as possible and with nothing
/// happening before an agent has spoken, unless the arguments say otherwise. Ends with this object.
class ServerProgram
{
public:
  /// Throws if the program does not come up.
  explicit ServerProgram(const QStringList& arguments = {});
  ~ServerProgram();
  ServerProgram(const ServerProgram&) = delete;
  ServerProgram& operator=(const ServerProgram&) = delete;

  static QStringList presetArguments();

  int agentPort() const { return agentPort_; }
  int monitorPort() const { return monitorPort_; }
  bool running() { return process_.state() == QProcess::Running && !process_.waitForFinished(0); }
  /// What it has written to its log so far.
  QString log() const;

private:
  bool findPorts();

  QTemporaryDir directory_;
  QProcess process_;
  int agentPort_ = 0, monitorPort_ = 0;
};

} // namespace sparkwright
