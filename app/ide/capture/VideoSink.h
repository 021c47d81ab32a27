#pragma once

#include <QImage>
#include <QProcess>
#include <QString>

#include <memory>

namespace sparkwright
{

/// Writes the pictures of a video: numbered PNG files in a folder, or through an ffmpeg process. All calls from one
/// thread.
class VideoSink
{
public:
  enum class Format
  {
    Pictures, ///< frame_000001.png and so on.
    Mp4,
    WebM
  };
  /// @param target  a folder for pictures (made if need be), else a file
  VideoSink(Format format, QString target, QSize size, int rate);
  ~VideoSink();

  /// ffmpeg among the programs of this machine; empty: there is none.
  static QString encoder();

  /// @return empty, or why it cannot go on
  QString start();
  QString write(const QImage& picture);
  /// Ends the video. @return empty, or why it is not whole
  QString finish();
  /// Removes what has been written.
  void discard();
  long written() const { return written_; }

private:
  QString encoderProblem(const QString& otherwise);
  QString fileOf(long number) const;

  Format format_;
  QString target_;
  QSize size_;
  int rate_;
  long written_ = 0;
  bool madeFolder_ = false;
  std::unique_ptr<QProcess> process_;
};

} // namespace sparkwright
