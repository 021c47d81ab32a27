#include "app/ide/strategies/StrategyProgram.h"

#include "app/ide/agents/start/AttachCommands.h"
#include "app/ide/common/texts/CoreTexts.h"

#include <QFile>
#include <QFileInfo>

#include <csignal>
#include <utility>

namespace sparkwright
{

namespace
{

bool isScript(const QString& file)
{
  return file.endsWith(QLatin1String(".py"), Qt::CaseInsensitive);
}

} // namespace

StrategyProgram::StrategyProgram(Programs& programs, QString statusFile, QObject* parent)
    : QObject(parent), programs_(programs), statusFile_(std::move(statusFile))
{
  connect(&programs_, &Programs::changed, this, &StrategyProgram::followPrograms);
}

StartCommand StrategyProgram::command(const QString& file, Watch watch, const StrategyPlace& place,
                                      const QString& statusFile)
{
  StartCommand command;
  const std::string host = place.server.toStdString(), port = std::to_string(place.port);
  const bool isIpv6 = host.find(':') != std::string::npos && !host.starts_with('[');
  const std::string server = (isIpv6 ? '[' + host + ']' : host) + ':' + port;
  if(isScript(file))
  {
    command.program = findProgram("python3", {"/", {}, {}});
    command.arguments = {file.toStdString(), "--server", server, "--side", place.side.toStdString()};
  }
  else
  {
    command.program = findProgram("sparkwright-strategy", {"/", {programFolder(), programFolder() / "../bin"}, {}});
    command.arguments = {"--server", server, "--side", place.side.toStdString()};
    if(watch == Watch::Library)
      command.arguments.push_back("--watch");
    if(!place.team.isEmpty())
      command.arguments.insert(command.arguments.end(), {"--name", place.team.toStdString()});
    if(!statusFile.isEmpty())
      command.arguments.insert(command.arguments.end(), {"--status-file", statusFile.toStdString()});
    command.arguments.push_back(file.toStdString());
  }
  command.team = QFileInfo(file).completeBaseName().toStdString() + " (" + place.side.toStdString() + ')';
  return command;
}

QString StrategyProgram::play(const QString& file, Watch watch, const StrategyPlace& place)
{
  if(!QFileInfo(file).isFile())
    return tr("There is no file %1.").arg(file);
  StartCommand wanted = command(QFileInfo(file).absoluteFilePath(), watch, place, statusFile_);
  if(const LocalText why = whyNotStartable(wanted); !why.empty())
    return inWindow(why);
  file_ = file;
  command_ = std::move(wanted);
  waits_ = isAlive();
  if(waits_)
    programs_.stop(id_);
  else
    start();
  return {};
}

void StrategyProgram::start()
{
  waits_ = false;
  QFile::remove(statusFile_);
  if(const Programs::Program* const former = program(); former && !former->isAlive())
    programs_.forget(id_);
  id_ = programs_.start(command_);
}

void StrategyProgram::followPrograms()
{
  if(waits_ && !isAlive())
    start();
}

void StrategyProgram::reload()
{
  if(!isAlive())
    return;
  if(isScript(file_))
    programs_.restart(id_);
  else
    programs_.signal(id_, SIGHUP);
}

void StrategyProgram::stop()
{
  waits_ = false;
  programs_.stop(id_);
}

bool StrategyProgram::isAlive() const
{
  const Programs::Program* const started = program();
  return started && started->isAlive();
}

std::optional<StrategyReport> StrategyProgram::report() const
{
  QFile file(statusFile_);
  if(!isAlive() || !file.open(QIODevice::ReadOnly))
    return {};
  return StrategyReport::read(file.readAll());
}

} // namespace sparkwright
