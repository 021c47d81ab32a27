#pragma once

#include "viewer/film/FrameTimeline.h"
#include "viewer/film/VideoSink.h"
#include "app/ide/common/DrawingThread.h"
#include "app/ide/session/Session.h"
#include "viewer/camera/Eye.h"
#include "viewer/camera/Stereo.h"
#include "viewer/film/PictureLayers.h"
#include "viewer/render/Renderer.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

namespace sparkwright
{

/// Records a video of a simulation, with every picture at its exact time. If drawing is slower than the simulation, the
/// simulation waits.
class VideoRecorder : public QObject
{
  Q_OBJECT
public:
  struct Settings
  {
    VideoSink::Format format = VideoSink::Format::Pictures;
    QString target;
    QSize size{1280, 720};     ///< Pixels; rounded to even numbers for encoders.
    int rate = 30;             ///< Pictures per second, 1 to 120.
    bool simulatedTime = true; ///< true: time of the video is simulated time; false: wall time.
  };
  /// Camera and rendering options of a picture.
  struct View
  {
    std::vector<Eye> eyes; ///< As StereoImage::eyes().
    Stereo::Mode stereo = Stereo::Mode::Off;
    Renderer::Options options;
    PictureLayers::Shown layers{};
  };
  using Look = std::function<View(QSize)>;

  /// @param session  must outlive this
  VideoRecorder(Session& session, Look look, QObject* parent = nullptr);
  ~VideoRecorder() override;

  /// Starts recording. Without effect while recording. On failure, finished() is emitted.
  void start(const Settings& settings);
  /// Ends the video; finished() is emitted when it is written.
  void stop();
  /// Ends the recording and removes the files.
  void cancel();

  bool recording() const { return timeline_.has_value(); }
  /// Whether recording, or drawing the remaining pictures: until finished().
  bool busy() const { return busy_; }
  long pictures() const { return pictures_; }
  double seconds() const { return static_cast<double>(pictures_) / settings_.rate; }

signals:
  void changed();
  /// @param problem  empty: the video is in `target`
  void finished(const QString& target, const QString& problem, long pictures);

private:
  struct Studio;

  void take();
  void show(const FramePtr& frame);
  void end(bool discard);
  void fail(const QString& problem);

  Session& session_;
  Look look_;
  Settings settings_;
  std::optional<FrameTimeline> timeline_;
  long pictures_ = 0;
  double wallStart_ = 0;
  bool busy_ = false;
  QTimer tick_;
  std::shared_ptr<Studio> studio_; ///< Belongs to the thread.
  std::unique_ptr<DrawingThread> thread_;
};

} // namespace sparkwright
