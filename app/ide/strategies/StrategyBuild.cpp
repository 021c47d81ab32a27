#include "app/ide/strategies/StrategyBuild.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <filesystem>
#include <system_error>
#include <utility>

namespace sparkwright
{

namespace
{

const QString unfinished = QStringLiteral(".new"); // Of the library while it is written.

bool isC(const QString& source)
{
  return source.endsWith(QLatin1String(".c"));
}

QString compilerFor(const QString& source)
{
  const QStringList names = isC(source) ? QStringList{"cc", "gcc", "clang"} : QStringList{"c++", "g++", "clang++"};
  for(const QString& name : names)
    if(const QString found = QStandardPaths::findExecutable(name); !found.isEmpty())
      return found;
  return {};
}

} // namespace

StrategyBuild::StrategyBuild(QString headers, QObject* parent) : QObject(parent), headers_(std::move(headers))
{
  process_.setProcessChannelMode(QProcess::MergedChannels);
  connect(&process_, &QProcess::finished, this, &StrategyBuild::end);
  connect(&process_, &QProcess::errorOccurred, this,
          [this](QProcess::ProcessError error)
          {
            if(error == QProcess::FailedToStart)
              emit finished(false, process_.errorString());
          });
}

StrategyBuild::~StrategyBuild()
{
  process_.disconnect(this);
  process_.kill();
  process_.waitForFinished(1000);
}

QString StrategyBuild::sourceOf(const QString& library)
{
  const QFileInfo info(library);
  for(const char* const ending : {".c", ".cpp", ".cc", ".cxx"})
    if(const QString source = info.path() + QLatin1Char('/') + info.completeBaseName() + QLatin1String(ending);
       QFileInfo(source).isFile())
      return source;
  return {};
}

QString StrategyBuild::libraryOf(const QString& source)
{
  const QFileInfo info(source);
  return info.path() + QLatin1Char('/') + info.completeBaseName() + QStringLiteral(".so");
}

QString StrategyBuild::headersIn(const QString& dataFolder)
{
  for(const char* const place : {"/strategies", "/../core/game/simurosot/interface"})
    if(const QDir folder(dataFolder + QLatin1String(place)); folder.exists(QStringLiteral("sparkwright_strategy.h")))
      return folder.canonicalPath();
  return {};
}

void StrategyBuild::start(const QString& source)
{
  if(isRunning())
    return;
  const QString compiler = compilerFor(source);
  if(compiler.isEmpty())
  {
    emit finished(false, tr("There is no compiler for %1 on this machine. On Debian: apt-get install build-essential")
                             .arg(isC(source) ? QStringLiteral("C") : QStringLiteral("C++")));
    return;
  }
  cancelled_ = false;
  library_ = libraryOf(source);
  QStringList arguments{"-O2", "-g", "-Wall", "-shared", "-fPIC"};
  if(!isC(source))
    arguments += "-std=c++20";
  arguments += {"-I", QFileInfo(source).path()};
  if(!headers_.isEmpty())
    arguments += {"-I", headers_};
  arguments += {"-o", library_ + unfinished, source, "-lm"};
  QFile::remove(library_ + unfinished); // The compiler would write through a link.
  emit began(QFileInfo(compiler).fileName() + QLatin1Char(' ') + arguments.join(QLatin1Char(' ')));
  process_.start(compiler, arguments);
}

void StrategyBuild::cancel()
{
  cancelled_ = true;
  process_.kill();
}

void StrategyBuild::end(int code, QProcess::ExitStatus status)
{
  QString words = QString::fromLocal8Bit(process_.readAll()).trimmed();
  bool good = status == QProcess::NormalExit && code == 0;
  if(good)
  {
    std::error_code error;
    std::filesystem::rename((library_ + unfinished).toStdString(), library_.toStdString(), error);
    good = !error;
    if(error)
      words = tr("%1 cannot be written: %2").arg(library_, QString::fromStdString(error.message()));
  }
  else
    QFile::remove(library_ + unfinished);
  if(cancelled_)
    words = tr("Cancelled.");
  emit finished(good, words);
}

} // namespace sparkwright
