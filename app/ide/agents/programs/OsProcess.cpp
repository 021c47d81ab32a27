#include "app/ide/agents/programs/OsProcess.h"

#include <QProcess>
#include <QSocketNotifier>

#include <array>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <sys/prctl.h>
#include <unistd.h>
#include <utility>

namespace sparkwright
{

namespace
{

/// Whether a process of the group lives. Those that have ended count as there for the system until they are fetched, which
/// in some containers nobody does.
bool hasLiving(pid_t group)
{
  std::error_code failed;
  for(std::filesystem::directory_iterator it("/proc", failed), end; !failed && it != end; it.increment(failed))
  {
    const std::string name = it->path().filename().string();
    if(name.find_first_not_of("0123456789") != std::string::npos)
      continue;
    std::ifstream in(it->path() / "stat");
    const std::string text((std::istreambuf_iterator<char>(in)), {});
    const std::size_t behindName = text.rfind(')');
    char state = 'Z';
    long parent = 0, its = 0;
    if(behindName != std::string::npos &&
       std::sscanf(text.c_str() + behindName + 1, " %c %ld %ld", &state, &parent, &its) == 3 && its == group &&
       state != 'Z' && state != 'X')
      return true;
  }
  return false;
}

} // namespace

/// The group of a process; its number is that of the process.
struct OsProcess::Group
{
  std::atomic<pid_t> id = 0;           ///< 0: not started.
  std::atomic<bool> mainEnded = false; ///< The process itself.
  std::atomic<bool> over = false;      ///< Nobody is left; the number may belong to others.
  std::chrono::steady_clock::time_point lookedAt; ///< For the living, which takes some milliseconds.

  bool isAlive()
  {
    if(id == 0 || over)
      return false;
    if(::kill(-id, 0) != 0 && errno == ESRCH)
      over = true;
    else if(mainEnded)
    {
      constexpr auto every = std::chrono::milliseconds(300);
      const auto now = std::chrono::steady_clock::now();
      if(now - lookedAt >= every)
      {
        lookedAt = now;
        over = !hasLiving(id);
      }
    }
    return !over;
  }
  void signal(int number)
  {
    if(isAlive())
      ::kill(-id, number);
  }
};

/// A pipe whose end for writing the process gets.
class ReadPipe
{
public:
  ReadPipe()
  {
    if(::pipe2(ends_.data(), O_CLOEXEC) != 0)
      ends_ = {-1, -1};
    else
      ::fcntl(ends_[0], F_SETFL, O_NONBLOCK);
  }
  ~ReadPipe()
  {
    closeEnd(0);
    closeEnd(1);
  }
  ReadPipe(const ReadPipe&) = delete;
  ReadPipe& operator=(const ReadPipe&) = delete;

  int reading() const { return ends_[0]; }
  int writing() const { return ends_[1]; }
  void closeWriting() { closeEnd(1); }

private:
  void closeEnd(std::size_t end)
  {
    if(ends_[end] >= 0)
      ::close(ends_[end]);
    ends_[end] = -1;
  }
  std::array<int, 2> ends_{-1, -1};
};

/// Lives in the thread of the starter: starts the process and reads what it prints.
class ProcessWorker : public QObject
{
public:
  ~ProcessWorker() override
  {
    if(process_ && process_->state() != QProcess::NotRunning)
    {
      process_->kill();
      process_->waitForFinished(1000);
    }
  }

  void start(const StartCommand& command, std::shared_ptr<Console> console, ChildProcess::Events events,
             std::function<void(pid_t)> setGroup, std::function<void()> endMain)
  {
    console_ = std::move(console);
    events_ = std::move(events);
    process_ = new QProcess(this);
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    // Programs in Python would keep back for long what they print into a pipe.
    if(!environment.contains(QStringLiteral("PYTHONUNBUFFERED")))
      environment.insert(QStringLiteral("PYTHONUNBUFFERED"), QStringLiteral("1"));
    for(const auto& [name, value] : command.environment)
      environment.insert(QString::fromStdString(name), QString::fromStdString(value));
    process_->setProcessEnvironment(environment);
    process_->setWorkingDirectory(QString::fromStdString(command.folder.string()));
    for(const auto& set : {&QProcess::setStandardOutputFile, &QProcess::setStandardErrorFile})
      (process_->*set)(QProcess::nullDevice(), QIODevice::Truncate);
    process_->setStandardInputFile(QProcess::nullDevice());
    // Pipes of our own: those of QProcess close with the process, while others of its group may still print.
    process_->setChildProcessModifier(
        [out = output_.writing(), errors = errors_.writing(), parent = ::getpid()]
        {
          ::setpgid(0, 0);
          ::dup2(out, STDOUT_FILENO);
          ::dup2(errors, STDERR_FILENO);
          ::prctl(PR_SET_PDEATHSIG, SIGKILL);
          if(::getppid() != parent)
            ::_exit(127);
        });
    connect(process_, &QProcess::started, this,
            [this, setGroup = std::move(setGroup)]
            {
              setGroup(static_cast<pid_t>(process_->processId()));
              output_.closeWriting();
              errors_.closeWriting();
              listen(output_, Console::Stream::Output);
              listen(errors_, Console::Stream::Errors);
              events_.started(static_cast<long>(process_->processId()));
            });
    connect(process_, &QProcess::errorOccurred, this,
            [this](QProcess::ProcessError error)
            {
              if(error == QProcess::FailedToStart)
                events_.failed(process_->errorString().toStdString());
            });
    connect(process_, &QProcess::finished, this,
            [this, endMain = std::move(endMain)](int code, QProcess::ExitStatus status)
            {
              endMain();
              read(output_, Console::Stream::Output);
              read(errors_, Console::Stream::Errors);
              console_->finish();
              if(status == QProcess::CrashExit)
                events_.ended(0, code);
              else
                events_.ended(code, 0);
            });
    QStringList arguments;
    for(const std::string& argument : command.arguments)
      arguments << QString::fromStdString(argument);
    process_->start(QString::fromStdString(command.program), arguments, QIODevice::NotOpen);
  }

private:
  void listen(ReadPipe& pipe, Console::Stream stream)
  {
    auto* const notifier = new QSocketNotifier(pipe.reading(), QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this,
            [this, notifier, &pipe, stream]
            {
              if(read(pipe, stream))
                return;
              notifier->setEnabled(false);
              console_->finish();
            });
  }

  /// Reads what is there, up to a limit, so that one process does not starve the others.
  /// @return false at the end
  bool read(ReadPipe& pipe, Console::Stream stream)
  {
    constexpr int mostParts = 16;
    for(int i = 0; i < mostParts; ++i)
    {
      const ssize_t got = ::read(pipe.reading(), buffer_.data(), buffer_.size());
      if(got > 0)
        console_->add(stream, {buffer_.data(), static_cast<std::size_t>(got)});
      else
        return got < 0 && (errno == EAGAIN || errno == EINTR);
    }
    return true;
  }

  QProcess* process_ = nullptr;
  std::shared_ptr<Console> console_;
  ChildProcess::Events events_;
  ReadPipe output_, errors_;
  std::array<char, 1 << 16> buffer_;
};

ProcessStarter::ProcessStarter()
{
  thread_.setObjectName(QStringLiteral("programs"));
  thread_.start();
}

ProcessStarter::~ProcessStarter()
{
  thread_.quit();
  thread_.wait();
}

std::unique_ptr<ChildProcess> ProcessStarter::make()
{
  return std::make_unique<OsProcess>(thread_);
}

OsProcess::OsProcess(QThread& thread) : worker_(new ProcessWorker), group_(std::make_shared<Group>())
{
  worker_->moveToThread(&thread);
}

OsProcess::~OsProcess()
{
  group_->signal(SIGKILL);
  worker_->deleteLater();
}

void OsProcess::start(const StartCommand& command, std::shared_ptr<Console> console, Events events)
{
  QMetaObject::invokeMethod(
      worker_,
      [worker = worker_, command, console = std::move(console), events = std::move(events), group = group_]
      {
        worker->start(
            command, console, events, [group](pid_t id) { group->id = id; }, [group] { group->mainEnded = true; });
      },
      Qt::QueuedConnection);
}

void OsProcess::signal(int number)
{
  group_->signal(number);
}

bool OsProcess::isGroupAlive() const
{
  return group_->isAlive();
}

} // namespace sparkwright
