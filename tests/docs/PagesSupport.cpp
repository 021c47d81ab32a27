#include "PagesSupport.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QProcessEnvironment>
#include <QRegularExpression>
#include <QThread>

#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <net/if.h>
#include <sched.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <unistd.h>

namespace sparkwright
{

namespace
{

QString contents(const QString& name)
{
  QFile file(name);
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Brings up the loopback device of a new network.
bool bringUpLoopback()
{
  const int socket = ::socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0);
  ifreq request{};
  std::strcpy(request.ifr_name, "lo");
  bool up = socket >= 0 && ioctl(socket, SIOCGIFFLAGS, &request) == 0;
  request.ifr_flags |= IFF_UP;
  up = up && ioctl(socket, SIOCSIFFLAGS, &request) == 0;
  close(socket);
  return up;
}

/// Whether a process of this network listens on a port.
bool listens(qint64 pid, int port)
{
  const QString end = QStringLiteral(":%1 ").arg(port, 4, 16, QLatin1Char('0')).toUpper();
  for(const char* const table : {"tcp", "tcp6"})
    for(const QString& line : contents(QStringLiteral("/proc/%1/net/").arg(pid) + QLatin1String(table)).split(QLatin1Char('\n')))
    {
      const QStringList words = line.split(QLatin1Char(' '), Qt::SkipEmptyParts);
      if(words.size() > 3 && (words[1] + QLatin1Char(' ')).endsWith(end) && words[3] == QLatin1String("0A"))
        return true;
    }
  return false;
}

/// Lines of the log that tell of errors.
QString errorsIn(const QString& output)
{
  static const QRegularExpression form(QStringLiteral("^(?:\\S+ )?(?:\\S+: )?error: "));
  QStringList errors;
  for(const QString& line : output.split(QLatin1Char('\n')))
    if(form.match(line).hasMatch())
      errors << line;
  return errors.join(QLatin1Char('\n'));
}

} // namespace

QString CodeBlock::name() const
{
  static const QRegularExpression form(QStringLiteral("^\\s*(?:#|;|//)\\s*([\\w-]+\\.\\w+)(?:[\\s:,]|$)"));
  const QRegularExpressionMatch match = form.match(text.section(QLatin1Char('\n'), 0, 0));
  return match.hasMatch() ? match.captured(1) : QString();
}

QStringList pages()
{
  QStringList names = QDir(SPARKWRIGHT_SOURCE_DIR "/docs").entryList({"*.md"}, QDir::Files, QDir::Name);
  names << QStringLiteral("README.md");
  return names;
}

std::vector<CodeBlock> blocksOf(const QString& page)
{
  const QString folder = page == QLatin1String("README.md") ? QString() : QStringLiteral("docs/");
  const QStringList lines = contents(QStringLiteral(SPARKWRIGHT_SOURCE_DIR "/") + folder + page).split(QLatin1Char('\n'));
  std::vector<CodeBlock> blocks;
  for(qsizetype i = 0; i < lines.size(); ++i)
  {
    static const QRegularExpression form(QStringLiteral("^(\\s*)```(\\S*)\\s*$"));
    const QRegularExpressionMatch fence = form.match(lines[i]);
    if(!fence.hasMatch())
      continue;
    const QString indent = fence.captured(1);
    CodeBlock block{page, static_cast<int>(i + 1), fence.captured(2), {}};
    for(++i; i < lines.size() && lines[i].trimmed() != QLatin1String("```"); ++i)
      block.text += (lines[i].startsWith(indent) ? lines[i].mid(indent.size()) : lines[i]) + QLatin1Char('\n');
    blocks.push_back(block);
  }
  return blocks;
}

std::vector<std::pair<QString, QString>> Terminal::substitutes()
{
  const QString cmake = QStringLiteral(SPARKWRIGHT_CMAKE), ctest = QStringLiteral(SPARKWRIGHT_CTEST);
  return {{QStringLiteral("cmake"), QStringLiteral(R"sh(
for word; do [ "$word" = --build ] && exec %1 "$@" -- -n; done
%1 --list-presets | grep -qF "\"${@: -1}\""
)sh").arg(cmake)},
          {QStringLiteral("ctest"), QStringLiteral(R"sh(
arguments=()
while [ $# -gt 0 ]; do
  case $1 in --preset | --test-dir | --parallel) shift ;; -j*) ;; *) arguments+=("$1") ;; esac
  shift
done
%1 --test-dir build -N "${arguments[@]}" | grep -q 'Total Tests: [1-9]'
)sh").arg(ctest)},
          {QStringLiteral("xvfb-run"), QStringLiteral(R"sh(
while [ $# -gt 0 ]; do case $1 in -s) shift 2 ;; -*) shift ;; *) break ;; esac; done
exec "$@"
)sh")},
          {QStringLiteral("apt"), QStringLiteral(R"sh(
[ "$1" = install ] || exit 2
shift
for file; do
  package=$(basename "$file")
  grep -q "PACKAGE_NAME ${package%%_*})" packaging/Packages.cmake || { echo "no package $package"; exit 1; }
done
)sh")},
          {QStringLiteral("sbatch"), QStringLiteral("echo 7\n")}};
}

Terminal::Terminal()
{
  for(const char* const name : {"resources", "packaging", "core", "app", "tests", "docs", "CMakePresets.json"})
    QFile::link(QStringLiteral(SPARKWRIGHT_SOURCE_DIR "/") + QLatin1String(name), path(QLatin1String(name)));
  QFile::link(QDir(SPARKWRIGHT_BIN_DIR "/..").absolutePath(), path(QStringLiteral("build")));
  QDir(folder_.path()).mkpath(QStringLiteral("home/.commands"));
  for(const auto& [command, script] : substitutes())
    if(!replace(command, script))
      qFatal("cannot write the commands of the terminal");

  // A process that does nothing but to hold the network.
  network_.setProgram(QStringLiteral("sleep"));
  network_.setArguments({QStringLiteral("3600")});
  network_.setChildProcessModifier(
      []
      {
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        const int spaces = geteuid() == 0 ? CLONE_NEWNET : CLONE_NEWUSER | CLONE_NEWNET;
        if(unshare(spaces) != 0 || !bringUpLoopback())
          _exit(1);
      });
  network_.start();
  ownNetwork_ = network_.waitForStarted() && !network_.waitForFinished(200);
}

Terminal::~Terminal()
{
  stop();
  network_.kill();
  network_.waitForFinished();
}

bool Terminal::write(const QString& name, const QString& text)
{
  QDir().mkpath(QFileInfo(path(name)).path());
  QFile file(path(name));
  return file.open(QIODevice::WriteOnly) && file.write(text.toUtf8()) >= 0;
}

bool Terminal::enter(const QString& folder)
{
  within_ = folder;
  return QFileInfo(path(folder)).isDir();
}

bool Terminal::replace(const QString& command, const QString& script)
{
  const QString name = QStringLiteral("home/.commands/") + command;
  return write(name, QStringLiteral("#!/bin/bash\n") + script) &&
         QFile::setPermissions(path(name), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
}

std::unique_ptr<QProcess> Terminal::process(const QString& command)
{
  auto process = std::make_unique<QProcess>();
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  environment.insert(QStringLiteral("HOME"), path(QStringLiteral("home")));
  environment.insert(QStringLiteral("PATH"), path(QStringLiteral("home/.commands")) + QStringLiteral(":" SPARKWRIGHT_BIN_DIR ":") +
                                                 environment.value(QStringLiteral("PATH")));
  environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
  for(const char* const name : {"DISPLAY", "WAYLAND_DISPLAY", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"})
    environment.remove(QLatin1String(name));
  process->setProcessEnvironment(environment);
  process->setWorkingDirectory(path(within_));
  process->setProcessChannelMode(QProcess::MergedChannels);
  process->setProgram(QStringLiteral("bash"));
  process->setArguments({QStringLiteral("-c"), command});
  const QByteArray spaces = ownNetwork_ ? "/proc/" + QByteArray::number(network_.processId()) + "/ns/" : QByteArray();
  process->setChildProcessModifier(
      [spaces]
      {
        setpgid(0, 0);
        prctl(PR_SET_PDEATHSIG, SIGKILL); // A test that is killed leaves nothing behind.
        if(spaces.isEmpty())
          return;
        for(const char* const space : {"user", "net"})
        {
          const int file = open((spaces + space).constData(), O_RDONLY | O_CLOEXEC);
          if(setns(file, 0) != 0 && std::strcmp(space, "net") == 0) // Its own users may be those of all.
            _exit(126);
        }
      });
  return process;
}

void Terminal::collect(QProcess& process)
{
  output_ += QString::fromUtf8(process.readAll());
}

QString Terminal::run(const QString& command, int milliseconds)
{
  output_ += QStringLiteral("$ ") + command + QLatin1Char('\n');
  const auto process = this->process(command);
  process->start();
  if(!process->waitForFinished(milliseconds))
  {
    ::kill(static_cast<pid_t>(-process->processId()), SIGKILL);
    process->waitForFinished();
    collect(*process);
    return command + QStringLiteral(" does not end\n") + output_.right(2000);
  }
  const QString output = QString::fromUtf8(process->readAll());
  output_ += output;
  if(process->exitStatus() != QProcess::NormalExit || process->exitCode() != 0)
    return QStringLiteral("%1: exit code %2\n%3").arg(command).arg(process->exitCode()).arg(output.right(3000));
  const QString errors = errorsIn(output);
  return errors.isEmpty() ? QString() : command + QStringLiteral(": ") + errors;
}

QString Terminal::start(const QString& command, int port)
{
  output_ += QStringLiteral("$ ") + command + QStringLiteral(" &\n");
  auto process = this->process(command);
  process->start();
  QElapsedTimer timer;
  timer.start();
  const qint64 patience = port == 0 ? 700 : 60000;
  while(process->state() != QProcess::NotRunning && timer.elapsed() < patience &&
        !(port != 0 && listens(process->processId(), port)))
    process->waitForFinished(50);
  if(process->state() == QProcess::NotRunning)
  {
    const QString output = QString::fromUtf8(process->readAll());
    return QStringLiteral("%1 ended with exit code %2\n%3").arg(command).arg(process->exitCode()).arg(output.right(3000));
  }
  const bool serves = port == 0 || listens(process->processId(), port);
  started_.push_back({command, std::move(process)});
  return serves ? QString() : command + QStringLiteral(" does not listen on port %1").arg(port);
}

QString Terminal::stop()
{
  QStringList problems;
  for(const Started& each : started_)
    if(each.command.contains(QLatin1String("--until")) && !each.process->waitForFinished(120000))
      problems << each.command + QStringLiteral(" does not end");
  while(!started_.empty())
  {
    const Started last = std::move(started_.back());
    started_.pop_back();
    QProcess& process = *last.process;
    const bool ranUntilNow = process.state() != QProcess::NotRunning;
    if(ranUntilNow)
      ::kill(static_cast<pid_t>(-process.processId()), SIGTERM);
    if(ranUntilNow && !process.waitForFinished(30000))
    {
      ::kill(static_cast<pid_t>(-process.processId()), SIGKILL);
      process.waitForFinished();
      problems << last.command + QStringLiteral(" does not end by SIGTERM");
    }
    const QString output = QString::fromUtf8(process.readAll());
    output_ += output;
    // Programs that do not ask for signals end by them.
    const bool bySignal = process.exitStatus() == QProcess::CrashExit && process.exitCode() == SIGTERM &&
                          (last.command.startsWith(QLatin1String("python3")) || last.command.startsWith(QLatin1String("build/follow")));
    if(ranUntilNow && !bySignal && (process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0))
      problems << QStringLiteral("%1: exit code %2\n%3").arg(last.command).arg(process.exitCode()).arg(output.right(2000));
    if(!ranUntilNow && process.exitCode() != 0)
      problems << QStringLiteral("%1 ended early, exit code %2\n%3").arg(last.command).arg(process.exitCode()).arg(output.right(2000));
    if(const QString errors = errorsIn(output); !errors.isEmpty())
      problems << last.command + QStringLiteral(": ") + errors;
  }
  return problems.join(QLatin1Char('\n'));
}

} // namespace sparkwright
