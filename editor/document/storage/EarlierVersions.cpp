#include "editor/document/storage/EarlierVersions.h"

#include <QCryptographicHash>
#include <QFileInfo>

#include <algorithm>
#include <functional>

namespace sparkwright
{

namespace
{

QString ending()
{
  return QStringLiteral(".earlier");
}

// A version is named after its times: 20261124T091500.123-20261124T090000.000.earlier
constexpr int timeLength = 19;

QString nameOf(const QDateTime& time)
{
  return time.toUTC().toString(QStringLiteral("yyyyMMdd'T'HHmmss.zzz"));
}

QDateTime timeOf(const QString& name)
{
  QDateTime time = QDateTime::fromString(name, QStringLiteral("yyyyMMdd'T'HHmmss.zzz"));
  time.setTimeSpec(Qt::UTC);
  return time;
}

} // namespace

EarlierVersions::EarlierVersions(QString folder, std::shared_ptr<SceneDisk> disk)
    : folder_(std::move(folder)), disk_(disk ? std::move(disk) : std::make_shared<SceneDisk>())
{
}

QString EarlierVersions::folderOf(const QString& file) const
{
  const QString real = fileIdentity(file);
  const QByteArray hash = QCryptographicHash::hash(real.toUtf8(), QCryptographicHash::Sha1).toHex();
  return folder_ + QLatin1Char('/') + QString::fromLatin1(hash);
}

QString EarlierVersions::keep(const QString& file, const FormerFile& former, const QDateTime& now)
{
  const std::vector<Version> known = of(file);
  if(!known.empty() && read(known.front()) == former.bytes)
    return {};
  // Two versions in one millisecond, or a clock that was set back, must not change their order.
  const QDateTime kept = known.empty() ? now : std::max(now, known.front().kept.addMSecs(1));
  const QString place = folderOf(file) + QLatin1Char('/') + nameOf(kept) + QLatin1Char('-') +
                        nameOf(former.modified.isValid() ? former.modified : now) + ending();
  if(const QString problem = disk_->write(place, former.bytes); !problem.isEmpty())
    return problem;
  tidy(file, now);
  return {};
}

std::vector<EarlierVersions::Version> EarlierVersions::of(const QString& file) const
{
  std::vector<Version> found;
  for(const QString& place : disk_->list(folderOf(file), ending()))
  {
    const QString name = QFileInfo(place).fileName();
    const QDateTime kept = timeOf(name.left(timeLength)), written = timeOf(name.mid(timeLength + 1, timeLength));
    if(kept.isValid() && written.isValid())
      found.push_back({place, written, kept});
  }
  std::ranges::stable_sort(found, std::greater(), &Version::kept);
  return found;
}

void EarlierVersions::tidy(const QString& file, const QDateTime& now)
{
  std::size_t bytes = 0;
  int count = 0;
  for(const Version& version : of(file))
  {
    ++count;
    bytes += disk_->size(version.keptIn);
    if(count > 1 && (count > mostVersions || bytes > mostBytes || version.kept.daysTo(now) > mostDays))
      disk_->remove(version.keptIn);
  }
}

} // namespace sparkwright
