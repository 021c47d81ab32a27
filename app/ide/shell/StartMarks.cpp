#include "app/ide/shell/StartMarks.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>

#include <algorithm>
#include <utility>

namespace sparkwright
{

namespace
{

const QString markEnding = QStringLiteral(".run");
constexpr qint64 largestMark = 64 << 10; // bytes
constexpr int mostCrashes = 100;

QJsonObject readObject(const QString& name)
{
  QFile file(name);
  return file.open(QIODevice::ReadOnly) && file.size() <= largestMark ? QJsonDocument::fromJson(file.readAll()).object()
                                                                      : QJsonObject();
}

void writeObject(const QString& name, const QJsonObject& object)
{
  QSaveFile file(name);
  if(file.open(QIODevice::WriteOnly))
  {
    file.write(QJsonDocument(object).toJson(QJsonDocument::Compact));
    file.commit();
  }
}

} // namespace

StartMarks::StartMarks(QString folder, ProgramRun self, IsRunning isRunning)
    : folder_(std::move(folder)), self_(self), isRunning_(std::move(isRunning))
{
  crashed_ = std::clamp(readObject(folder_ + QStringLiteral("/starts.json"))[QLatin1String("crashed")].toInt(), 0,
                        mostCrashes);
  read(true);
}

QString StartMarks::fileOf(const ProgramRun& program) const
{
  return QStringLiteral("%1/%2-%3%4").arg(folder_).arg(program.process).arg(program.run).arg(markEnding);
}

std::vector<StartMarks::Other> StartMarks::read(bool clean)
{
  std::vector<Other> others;
  for(const QString& name : QDir(folder_).entryList({QLatin1Char('*') + markEnding}, QDir::Files))
  {
    const QString file = folder_ + QLatin1Char('/') + name;
    const QJsonObject mark = readObject(file);
    Other other;
    other.program = {mark[QLatin1String("process")].toInteger(), mark[QLatin1String("run")].toString(),
                     mark[QLatin1String("started")].toInteger()};
    other.scene = mark[QLatin1String("scene")].toString();
    if(other.program.process == self_.process && other.program.run == self_.run)
      continue;
    if(!mark.isEmpty() && isRunning_(other.program))
      others.push_back(std::move(other));
    else if(clean)
    {
      // Two programs may look at once: whoever takes the mark away counts it.
      if(QFile::remove(file) && !mark[QLatin1String("settled")].toBool())
        crashed_ = std::min(crashed_ + 1, mostCrashes);
    }
  }
  if(clean)
    writeCount();
  return others;
}

std::vector<StartMarks::Other> StartMarks::others() const
{
  return const_cast<StartMarks*>(this)->read(false);
}

void StartMarks::writeCount() const
{
  const QString file = folder_ + QStringLiteral("/starts.json");
  if(crashed_ == 0)
    QFile::remove(file);
  else if(QDir().mkpath(folder_))
    writeObject(file, {{QStringLiteral("crashed"), crashed_}});
}

void StartMarks::write() const
{
  if(QDir().mkpath(folder_))
    writeObject(fileOf(self_), {{QStringLiteral("process"), self_.process},
                                {QStringLiteral("run"), self_.run},
                                {QStringLiteral("started"), self_.started},
                                {QStringLiteral("settled"), settled_},
                                {QStringLiteral("scene"), scene_}});
}

void StartMarks::begin()
{
  begun_ = true;
  write();
}

void StartMarks::setScene(const QString& scene)
{
  scene_ = scene;
  if(begun_)
    write();
}

void StartMarks::settle()
{
  settled_ = true;
  crashed_ = 0;
  writeCount();
  if(begun_)
    write();
}

void StartMarks::end()
{
  QFile::remove(fileOf(self_));
  begun_ = false;
  if(!settled_)
    settle();
}

} // namespace sparkwright
