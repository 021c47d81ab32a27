#pragma once

#include <QImage>
#include <QProcess>
#include <QString>

#include <memory>

namespace sparkwright
{

/// Writes the pictures of a video: to numbered PNG files in a folder, or to an ffmpeg process. A video appears under its
/// name when it is complete. All calls from one thread.
class VideoSink
{
public:
  enum class Format
  {
    Pictures, ///< frame_000001.png and so on.
    Mp4,
    WebM
  };
  /// @param target  a folder for pictures (made if missing), else a file
  VideoSink(Format format, QString target, QSize size, int rate);
  ~VideoSink();

  /// Path of ffmpeg; empty if it is not installed.
  static QString encoder();

  /// @return empty, or an error message
  QString start();
  QString write(const QImage& picture);
  /// Ends the video. @return empty, or an error message if it is not complete
  QString finish();
  /// Removes what has been written, unless it is complete.
  void discard();
  long written() const { return written_; }

private:
  QString encoderProblem(const QString& otherwise);
  QString fileOf(long number) const;
  QString unfinished() const; ///< Where a video grows until it is complete.

  Format format_;
  QString target_;
  QSize size_;
  int rate_;
  long written_ = 0;
  bool madeFolder_ = false;
  std::unique_ptr<QProcess> process_;
};

} // namespace sparkwright
