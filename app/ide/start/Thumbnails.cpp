#include "app/ide/start/Thumbnails.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QImageReader>
#include <QSaveFile>

namespace sparkwright
{

namespace
{

/// Of a scene as a file: as it is called, else in the data directory.
QFileInfo placeOf(const QString& scene, const std::filesystem::path& data)
{
  if(const QFileInfo plain(scene); plain.isFile() || data.empty())
    return plain;
  return QFileInfo(QDir(QString::fromStdString(data.string())), scene);
}

/// Written whole or not at all: another window may read it.
void store(const QImage& picture, const QString& file)
{
  QDir().mkpath(QFileInfo(file).path());
  QSaveFile out(file);
  if(out.open(QIODevice::WriteOnly) && picture.save(&out, "PNG"))
    out.commit();
}

} // namespace

Thumbnails::Thumbnails(QString folder, std::filesystem::path data, Draw draw)
    : folder_(std::move(folder)), data_(std::move(data)), draw_(std::move(draw)),
      stop_(std::make_shared<std::atomic<bool>>(false))
{
  if(!draw_)
    draw_ = [data = data_](const ScenePicture& scene, const std::atomic<bool>& stop) { return scene.draw(data, stop); };
  worker_.setMaxThreadCount(1);
  worker_.setThreadPriority(QThread::LowestPriority);
}

Thumbnails::~Thumbnails()
{
  *stop_ = true;
  worker_.clear();
  worker_.waitForDone();
}

QString Thumbnails::fileOf(const ScenePicture& scene) const
{
  const QFileInfo file = placeOf(scene.scene, data_);
  QCryptographicHash hash(QCryptographicHash::Sha1);
  for(const QString& part :
      {file.absoluteFilePath(), QString::number(file.lastModified().toMSecsSinceEpoch()), QString::number(file.size()),
       QString::number(scene.cycles), QStringLiteral(SPARKWRIGHT_VERSION)})
    hash.addData((part + QLatin1Char('\n')).toUtf8());
  return folder_ + QLatin1Char('/') + QString::fromLatin1(hash.result().toHex()) + QStringLiteral(".png");
}

QImage Thumbnails::picture(const ScenePicture& scene)
{
  if(const auto known = pictures_.constFind(scene.scene); known != pictures_.constEnd())
    return *known;
  pictures_.insert(scene.scene, {});
  wanted_.append(scene);
  next();
  return {};
}

void Thumbnails::rest(bool resting)
{
  resting_ = resting;
  next();
}

void Thumbnails::next()
{
  if(busy_ || resting_ || wanted_.isEmpty())
    return;
  busy_ = true;
  const ScenePicture scene = wanted_.takeFirst();
  const QString file = fileOf(scene);
  worker_.start(
      [this, scene, file, draw = draw_, stop = stop_]
      {
        QImage picture(file);
        if(picture.isNull() && !*stop)
        {
          picture = draw(scene, *stop);
          if(!picture.isNull() && !*stop)
            store(picture, file);
        }
        // This object waits for its worker before it goes.
        QMetaObject::invokeMethod(
            this, [this, scene, picture] { take(scene.scene, picture); }, Qt::QueuedConnection);
      });
}

void Thumbnails::take(const QString& scene, const QImage& picture)
{
  busy_ = false;
  pictures_.insert(scene, picture);
  if(!picture.isNull())
    emit ready(scene);
  next();
}

} // namespace sparkwright
