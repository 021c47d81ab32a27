#include "editor/document/Autosave.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QJsonDocument>
#include <QJsonObject>

#include <cerrno>
#include <signal.h>

namespace sparkwright
{

namespace
{

bool runsElsewhere(qint64 process)
{
  return process > 0 && process != QCoreApplication::applicationPid() &&
         (::kill(static_cast<pid_t>(process), 0) == 0 || errno == EPERM);
}

QString ending() { return QStringLiteral(".unsaved"); }

} // namespace

QString Autosave::placeOf(const QString& file) const
{
  return folder_ + QLatin1Char('/') +
         QString::fromLatin1(QCryptographicHash::hash(file.toUtf8(), QCryptographicHash::Sha1).toHex()) + ending();
}

QString Autosave::keep(const QString& file, const std::string& text)
{
  // Scenes may hold any bytes; JSON may not.
  const QJsonObject object{{QStringLiteral("file"), file},
                           {QStringLiteral("text"), QString::fromLatin1(QByteArray::fromStdString(text).toBase64())},
                           {QStringLiteral("time"), QDateTime::currentDateTimeUtc().toString(Qt::ISODate)},
                           {QStringLiteral("process"), QCoreApplication::applicationPid()}};
  return disk_->write(placeOf(file), QJsonDocument(object).toJson().toStdString());
}

void Autosave::forget(const QString& file) { disk_->remove(placeOf(file)); }

std::vector<Autosave::Kept> Autosave::left() const
{
  std::vector<Kept> found;
  for(const QString& place : disk_->list(folder_, ending()))
  {
    const QJsonObject object =
        QJsonDocument::fromJson(QByteArray::fromStdString(disk_->read(place).value_or(""))).object();
    const QString file = object.value(QStringLiteral("file")).toString();
    if(file.isEmpty() || runsElsewhere(object.value(QStringLiteral("process")).toInteger()))
      continue;
    found.push_back({file,
                     QByteArray::fromBase64(object.value(QStringLiteral("text")).toString().toLatin1()).toStdString(),
                     QDateTime::fromString(object.value(QStringLiteral("time")).toString(), Qt::ISODate), place});
  }
  return found;
}

} // namespace sparkwright
