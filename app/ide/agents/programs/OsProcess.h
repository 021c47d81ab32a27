#pragma once

#include "app/ide/agents/programs/ChildProcess.h"

#include <QThread>

#include <memory>

namespace sparkwright
{

class ProcessWorker;

/// Starts real processes, and reads what they print in a thread of its own, so that no flood reaches the window.
///
/// Each process leads a group of its own, gets no input, and is killed by the system if this program dies.
class ProcessStarter
{
public:
  ProcessStarter();
  /// Kills all that still run.
  ~ProcessStarter();

  std::unique_ptr<ChildProcess> make();

private:
  QThread thread_;
};

/// A process made by ProcessStarter, which it must not outlive.
class OsProcess : public ChildProcess
{
public:
  explicit OsProcess(QThread& thread);
  ~OsProcess() override;

  void start(const StartCommand& command, std::shared_ptr<Console> console, Events events) override;
  void signal(int number) override;
  bool isGroupAlive() const override;

private:
  ProcessWorker* worker_; ///< Lives in the thread, which deletes it.
  struct Group;
  std::shared_ptr<Group> group_;
};

} // namespace sparkwright
