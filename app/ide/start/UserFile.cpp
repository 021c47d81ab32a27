#include "app/ide/start/UserFile.h"

#include "core/disk/ReadFile.h"
#include "core/text/WriteFile.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace sparkwright
{

namespace
{

constexpr qint64 largest = 1 << 20; // bytes

QString key(const char* name)
{
  return QLatin1String(name);
}

} // namespace

QString UserFile::placeOf(const QString& project, const QString& dataFolder,
                          const std::function<bool(const QString& path)>& isWritable)
{
  const QFileInfo info(project);
  const QString beside = info.absoluteFilePath() + QStringLiteral(".user");
  const QString changed = QFileInfo::exists(beside) ? beside : info.absolutePath();
  const bool writable = isWritable ? isWritable(changed) : QFileInfo(changed).isWritable();
  if(writable && !QFileInfo(beside).isSymLink()) // A link leads wherever the sender of the project wanted.
    return beside;
  const QByteArray hash = QCryptographicHash::hash(info.absoluteFilePath().toUtf8(), QCryptographicHash::Sha1).toHex();
  return dataFolder + QStringLiteral("/projects/") + QString::fromLatin1(hash) + QStringLiteral(".user");
}

UserFile UserFile::read(const QString& file, const QString& project)
{
  const ReadFile read = readFile(file.toStdString(), largest);
  if(!read)
    return {};
  const QJsonObject object = QJsonDocument::fromJson(QByteArray::fromStdString(read.text)).object();
  const QDir folder = QFileInfo(project).absoluteDir();
  const auto path = [&](const QJsonValue& value)
  { return value.toString().isEmpty() ? QString() : QDir::cleanPath(folder.absoluteFilePath(value.toString())); };
  UserFile user;
  user.views = object.value(key("views")).toString();
  for(const QJsonValue& each : object.value(key("documents")).toArray())
    if(const QString document = path(each); !document.isEmpty())
      user.documents.append(document);
  if(const QJsonValue watched = object.value(key("watched")); watched.isArray())
  {
    user.watched.emplace();
    for(const QJsonValue& each : watched.toArray())
      if(!each.toString().isEmpty())
        user.watched->append(each.toString());
  }
  user.current = path(object.value(key("current")));
  return user;
}

QString UserFile::write(const QString& file, const QString& project) const
{
  const QDir folder = QFileInfo(project).absoluteDir();
  // The folder may be moved with all that is in it.
  const auto path = [&](const QString& document)
  {
    const QString relative = folder.relativeFilePath(document);
    return relative.startsWith(QLatin1String("..")) ? document : relative;
  };
  QJsonArray list;
  for(const QString& document : documents)
    list.append(path(document));
  QJsonObject object{
      {key("views"), views}, {key("documents"), list}, {key("current"), current.isEmpty() ? QString() : path(current)}};
  if(watched)
    object.insert(key("watched"), QJsonArray::fromStringList(*watched));
  QDir().mkpath(QFileInfo(file).absolutePath());
  return QString::fromStdString(
      writeAtomically(file.toStdString(), QJsonDocument(object).toJson(QJsonDocument::Indented).toStdString(),
                      FileLinks::Refuse));
}

} // namespace sparkwright
