#include "editor/document/storage/OpenFileMarks.h"

#include <QCryptographicHash>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace sparkwright
{

namespace
{

constexpr int lookAgain = 3000; // ms

QString markEnding()
{
  return QStringLiteral(".open");
}

QString hashOf(const QString& file)
{
  return QString::fromLatin1(QCryptographicHash::hash(file.toUtf8(), QCryptographicHash::Sha1).toHex());
}

std::string markOf(const QString& file, const ProgramRun& program)
{
  return QJsonDocument(QJsonObject{{QStringLiteral("file"), file},
                                   {QStringLiteral("process"), program.process},
                                   {QStringLiteral("run"), program.run},
                                   {QStringLiteral("started"), program.started}})
      .toJson(QJsonDocument::Compact)
      .toStdString();
}

/// @return process 0, if that is no mark
ProgramRun readMark(const std::string& bytes)
{
  const QJsonObject mark = QJsonDocument::fromJson(QByteArray::fromStdString(bytes)).object();
  return {mark.value(QStringLiteral("process")).toInteger(), mark.value(QStringLiteral("run")).toString(),
          mark.value(QStringLiteral("started")).toInteger()};
}

} // namespace

OpenFileMarks::OpenFileMarks(QString folder, std::shared_ptr<SceneDisk> disk, ProgramRun self, QObject* parent)
    : QObject(parent), folder_(std::move(folder)), disk_(disk ? std::move(disk) : std::make_shared<SceneDisk>()),
      self_(std::move(self))
{
  connect(&watcher_, &QFileSystemWatcher::directoryChanged, this, &OpenFileMarks::look);
  again_.setInterval(lookAgain);
  connect(&again_, &QTimer::timeout, this, &OpenFileMarks::look);
}

OpenFileMarks::~OpenFileMarks()
{
  watcher_.disconnect(this);
  for(const auto& [file, place] : marks_)
    disk_->remove(place);
}

QString OpenFileMarks::placeOf(const QString& file) const
{
  return QStringLiteral("%1/%2-%3-%4").arg(folder_, hashOf(file)).arg(self_.process).arg(self_.run) + markEnding();
}

void OpenFileMarks::setOpen(const QStringList& files)
{
  std::map<QString, QString> marks;
  bool different = false;
  for(const QString& name : files)
  {
    const QString file = fileIdentity(name), place = placeOf(file);
    marks.emplace(file, place);
    if(marks_.contains(file))
      continue;
    // Marks only warn: where none can be written, nothing is lost.
    disk_->write(place, markOf(file, self_));
    different = true;
  }
  for(const auto& [file, place] : marks_)
    if(!marks.contains(file))
    {
      disk_->remove(place);
      different = true;
    }
  marks_ = std::move(marks);
  if(!different)
    return;
  if(watcher_.directories().isEmpty() && QFileInfo::exists(folder_))
    watcher_.addPath(folder_);
  look();
}

std::vector<ProgramRun> OpenFileMarks::others(const QString& file) const
{
  const auto found = others_.find(fileIdentity(file));
  return found == others_.end() ? std::vector<ProgramRun>() : found->second;
}

void OpenFileMarks::look()
{
  std::map<QString, std::vector<ProgramRun>> found;
  for(const QString& place : disk_->list(folder_, markEnding()))
  {
    const QString hash = QFileInfo(place).fileName().section(QLatin1Char('-'), 0, 0);
    const auto own = std::ranges::find_if(marks_, [&](const auto& mark) { return hashOf(mark.first) == hash; });
    const std::optional<std::string> bytes = own == marks_.end() ? std::nullopt : disk_->read(place);
    if(!bytes)
      continue;
    if(const ProgramRun program = readMark(*bytes); program.run != self_.run && stillRuns(program))
      found[own->first].push_back(program);
    else if(program.run != self_.run)
      disk_->remove(place); // That program has been killed.
  }
  // The watcher tells what is opened and closed, but not the end of a program.
  if(found.empty())
    again_.stop();
  else
    again_.start();
  const auto same = [](const auto& one, const auto& two)
  {
    return one.first == two.first && std::ranges::equal(one.second, two.second, {}, &ProgramRun::run, &ProgramRun::run);
  };
  if(std::ranges::equal(found, others_, same))
    return;
  others_ = std::move(found);
  emit changed();
}

} // namespace sparkwright
