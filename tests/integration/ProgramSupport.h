#pragma once

#include <QProcess>
#include <QProcessEnvironment>
#include <QString>
#include <QStringList>

namespace sparkwright
{

/// The real executable, with its ports wherever they are free.
class ServerProcess
{
public:
  /// @param environment  added to that of this process
  explicit ServerProcess(const QStringList& arguments, const QProcessEnvironment& environment = {});
  ~ServerProcess();

  /// Reads its ports from the log; false if it does not come up.
  bool ready();
  /// Exit code, or -1 if it does not end in time, -2 if it crashed.
  int wait(int milliseconds = 20000);

  QProcess process;
  QString output;
  int agentPort = 0;
  int monitorPort = 0;
};

/// What a run of the server said on its own.
struct ServerOutcome
{
  int code = -1; ///< -1: it did not end in a minute, or crashed.
  QString out, error;
};
ServerOutcome runServer(const QStringList& arguments);

} // namespace sparkwright
