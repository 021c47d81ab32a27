#include "viewer/film/VideoSink.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QSaveFile>
#include <QStandardPaths>

#include <filesystem>

namespace sparkwright
{

namespace
{

constexpr int patience = 60000; // ms that the encoder may take for a picture, or to end

} // namespace

VideoSink::VideoSink(Format format, QString target, QSize size, int rate)
    : format_(format), target_(std::move(target)), size_(size), rate_(rate)
{
}

VideoSink::~VideoSink()
{
  if(process_ && process_->state() != QProcess::NotRunning)
  {
    process_->kill();
    process_->waitForFinished(2000);
    QFile::remove(unfinished());
  }
}

QString VideoSink::encoder()
{
  return QStandardPaths::findExecutable(QStringLiteral("ffmpeg"));
}

QString VideoSink::start()
{
  if(format_ == Format::Pictures)
  {
    madeFolder_ = !QDir(target_).exists();
    if(!QDir().mkpath(target_))
      return QCoreApplication::translate("sparkwright::VideoSink", "the folder %1 cannot be made").arg(target_);
    if(!QDir(target_).entryList({QStringLiteral("frame_*.png")}, QDir::AllEntries | QDir::System).isEmpty())
      return QCoreApplication::translate("sparkwright::VideoSink", "there is a video in %1 already").arg(target_);
    return {};
  }
  const QString program = encoder();
  if(program.isEmpty())
    return QCoreApplication::translate("sparkwright::VideoSink", "ffmpeg is not installed; choose pictures instead");
  QStringList arguments{"-y",
                        "-loglevel",
                        "error",
                        "-f",
                        "rawvideo",
                        "-pix_fmt",
                        "rgba",
                        "-s",
                        QStringLiteral("%1x%2").arg(size_.width()).arg(size_.height()),
                        "-r",
                        QString::number(rate_),
                        "-i",
                        "-",
                        "-an"};
  if(format_ == Format::Mp4)
    arguments << "-c:v"
              << "libx264"
              << "-preset"
              << "veryfast"
              << "-crf"
              << "18"
              << "-movflags"
              << "+faststart";
  else
    arguments << "-c:v"
              << "libvpx-vp9"
              << "-b:v"
              << "0"
              << "-crf"
              << "30"
              << "-deadline"
              << "realtime"
              << "-cpu-used"
              << "5";
  arguments << "-pix_fmt"
            << "yuv420p"
            << "-f" << (format_ == Format::Mp4 ? "mp4" : "webm") << unfinished();
  QFile::remove(unfinished()); // The encoder would write through a link.
  process_ = std::make_unique<QProcess>();
  process_->start(program, arguments);
  return process_->waitForStarted(patience) ? QString() : process_->errorString();
}

QString VideoSink::unfinished() const
{
  return target_ + QStringLiteral(".part");
}

QString VideoSink::fileOf(long number) const
{
  return QDir(target_).filePath(QStringLiteral("frame_%1.png").arg(number, 6, 10, QLatin1Char('0')));
}

QString VideoSink::encoderProblem(const QString& otherwise)
{
  process_->waitForFinished(2000);
  const QString words = QString::fromLocal8Bit(process_->readAllStandardError()).trimmed();
  return words.isEmpty() ? otherwise : words.section(QLatin1Char('\n'), -1);
}

QString VideoSink::write(const QImage& picture)
{
  if(format_ == Format::Pictures)
  {
    QSaveFile file(fileOf(written_ + 1));
    if(!file.open(QIODevice::WriteOnly) || !picture.save(&file, "PNG", 80) || !file.commit())
      return file.errorString();
  }
  else
  {
    const QImage rgba = picture.convertToFormat(QImage::Format_RGBX8888);
    if(process_->state() != QProcess::Running)
      return encoderProblem(QCoreApplication::translate("sparkwright::VideoSink", "ffmpeg has ended"));
    process_->write(reinterpret_cast<const char*>(rgba.constBits()), rgba.sizeInBytes());
    while(process_->bytesToWrite() > 0)
      if(!process_->waitForBytesWritten(patience))
        return encoderProblem(process_->errorString());
  }
  ++written_;
  return {};
}

QString VideoSink::finish()
{
  if(!process_)
    return {};
  process_->closeWriteChannel();
  if(process_->state() != QProcess::NotRunning && !process_->waitForFinished(patience))
    return QCoreApplication::translate("sparkwright::VideoSink", "ffmpeg does not end");
  if(process_->exitStatus() != QProcess::NormalExit || process_->exitCode() != 0)
  {
    QFile::remove(unfinished());
    return encoderProblem(QCoreApplication::translate("sparkwright::VideoSink", "ffmpeg has failed"));
  }
  std::error_code error;
  std::filesystem::rename(unfinished().toStdString(), target_.toStdString(), error); // Replaces what is there.
  return error ? QString::fromStdString(error.message()) : QString();
}

void VideoSink::discard()
{
  if(process_)
  {
    process_->kill();
    process_->waitForFinished(2000);
    QFile::remove(unfinished());
    return;
  }
  for(long i = 1; i <= written_; ++i)
    QFile::remove(fileOf(i));
  if(madeFolder_)
    QDir().rmdir(target_);
}

} // namespace sparkwright
