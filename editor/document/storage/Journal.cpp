#include "editor/document/storage/Journal.h"

#include "editor/document/storage/BackgroundWriter.h"
#include "editor/document/storage/TextDifference.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QPointer>

#include <algorithm>

namespace sparkwright
{

namespace
{

QString journalEnding()
{
  return QStringLiteral(".journal");
}

/// Of the journals of this run.
QString ownEnding()
{
  return QStringLiteral("-%1-%2").arg(thisRun().process).arg(thisRun().run) + journalEnding();
}

} // namespace

JournalFolder::JournalFolder(QString folder, std::shared_ptr<SceneDisk> disk)
    : folder_(std::move(folder)), disk_(disk ? std::move(disk) : std::make_shared<SceneDisk>()),
      writer_(std::make_unique<BackgroundWriter>())
{
}

JournalFolder::~JournalFolder() = default;

QString JournalFolder::placeOf(const QString& file) const
{
  const QByteArray name = QCryptographicHash::hash(file.toUtf8(), QCryptographicHash::Sha1).toHex();
  return folder_ + QLatin1Char('/') + QString::fromLatin1(name) + ownEnding();
}

bool JournalFolder::Kept::hasConflict(const SceneDisk& disk) const
{
  const std::optional<std::string> now = disk.readText(file);
  return base && now && now != base;
}

std::vector<JournalFolder::Kept> JournalFolder::left() const
{
  std::vector<Kept> found;
  for(const QString& place : disk_->list(folder_, journalEnding()))
    if(const std::optional<std::string> bytes = place.endsWith(ownEnding()) ? std::nullopt : disk_->read(place))
      if(std::optional<JournalContent> content = readJournal(*bytes);
         content && !stillRuns(content->writer) && content->base != content->text &&
         disk_->readText(content->file) != content->text)
        found.push_back({std::move(*content), place});
  std::ranges::stable_sort(found, std::greater(), &Kept::time);
  return found;
}

QStringList JournalFolder::unreadable() const
{
  QStringList found;
  for(const QString& place : disk_->list(folder_, journalEnding()))
    if(const std::optional<std::string> bytes = disk_->read(place); !bytes || !readJournal(*bytes))
      found << place;
  return found;
}

void JournalFolder::forgetLeft(const QString& file)
{
  for(const QString& place : disk_->list(folder_, journalEnding()))
    if(const std::optional<std::string> bytes = disk_->read(place))
      if(const std::optional<JournalContent> content = readJournal(*bytes);
         content && content->file == file && !stillRuns(content->writer))
        disk_->remove(place);
}

void JournalFolder::wait()
{
  writer_->wait();
}

Journal::Journal(std::shared_ptr<JournalFolder> folder, QObject* parent)
    : QObject(parent), folder_(std::move(folder)), failing_(std::make_shared<std::atomic<bool>>(false))
{
  timer_.setSingleShot(true);
  connect(&timer_, &QTimer::timeout, this, &Journal::write);
}

Journal::~Journal()
{
  write();
}

void Journal::note(const QString& file, const TokenRope::Change& change, const TokenRope& rope,
                   const std::optional<std::string>& onDisk)
{
  // After an error the journal may lack an edit.
  if(folder_->placeOf(file) != place_ || length_ > longest || failing_->load())
    return begin(file, rope, onDisk);
  const std::string edit = journalEdit(
      {change.begin, change.begin + change.removed, rope.text(change.begin, change.begin + change.inserted)},
      QDateTime::currentDateTime());
  bytes_ += edit;
  length_ += edit.size();
  if(!timer_.isActive())
    timer_.start(folder_->delay_);
}

void Journal::begin(const QString& file, const TokenRope& rope, const std::optional<std::string>& onDisk)
{
  const QDateTime now = QDateTime::currentDateTime();
  const QString place = folder_->placeOf(file);
  if(place != place_)
    forget();
  place_ = place;
  begins_ = true;
  length_ = 0;
  const std::string text = rope.text();
  if(onDisk)
  {
    bytes_ = journalBegin(file, thisRun(), now, *onDisk, JournalStart::OnDisk);
    if(const std::optional<TextEdit> edit = difference(*onDisk, text))
      bytes_ += journalEdit(*edit, now);
  }
  else
    bytes_ = journalBegin(file, thisRun(), now, text);
  if(!timer_.isActive())
    timer_.start(folder_->delay_);
}

void Journal::flush()
{
  write();
  folder_->wait();
}

void Journal::forget()
{
  timer_.stop();
  bytes_.clear();
  if(place_.isEmpty())
    return;
  folder_->writer_->post([disk = folder_->disk_, place = place_] { disk->remove(place); });
  place_.clear();
}

void Journal::write()
{
  timer_.stop();
  if(bytes_.empty())
    return;
  const auto job = [disk = folder_->disk_, place = place_, begins = begins_, bytes = std::move(bytes_),
                    failing = failing_, self = QPointer(this)]
  {
    const QString problem = begins ? disk->write(place, bytes) : disk->append(place, bytes);
    // The pointer is only read in the window's thread.
    if(const bool before = failing->exchange(!problem.isEmpty()); !problem.isEmpty() && !before)
      QMetaObject::invokeMethod(
          QCoreApplication::instance(),
          [self, problem]
          {
            if(self)
              emit self->failed(problem);
          },
          Qt::QueuedConnection);
  };
  begins_ = false;
  bytes_.clear();
  folder_->writer_->post(job);
}

} // namespace sparkwright
