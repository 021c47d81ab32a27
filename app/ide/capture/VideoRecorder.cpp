#include "app/ide/capture/VideoRecorder.h"

#include "viewer/pictures/StereoImage.h"

#include <QPointer>

#include <algorithm>
#include <optional>
#include <utility>

namespace sparkwright
{

namespace
{

constexpr int mostWaiting = 6;     // Pictures that are to be drawn.
constexpr std::size_t atOnce = 8;  // Frames that are fetched at once.
constexpr double stillAfter = 0.3; // s without a frame, in the user's time: the picture stands still

} // namespace

struct VideoRecorder::Studio
{
  std::unique_ptr<OffscreenRenderer> renderer;
  PictureLayers* layers = nullptr; ///< Of the renderer.
  SceneDrawing scene;
  std::unique_ptr<VideoSink> sink;
  QString problem;

  void open(const Settings& s)
  {
    problem.clear();
    if(!renderer)
      renderer = OffscreenRenderer::create(problem);
    if(renderer && !layers)
      layers = PictureLayers::addTo(*renderer, problem);
    sink = std::make_unique<VideoSink>(s.format, s.target, s.size, s.rate);
    if(problem.isEmpty())
      problem = sink->start();
  }
  /// @param isForeign  the frame is from a server elsewhere, which may send more than can be drawn
  void draw(const FramePtr& frame, const View& view, QSize size, bool isForeign)
  {
    if(!problem.isEmpty())
      return;
    constexpr int smooth = 4;
    scene.setLimits(isForeign ? std::optional<SceneDrawing::Limits>(std::in_place) : std::nullopt);
    for(scene.setFrame(frame); scene.isUnfinished();)
      scene.goOn();
    layers->show(scene, view.layers);
    std::vector<QImage> pictures;
    for(const Eye& eye : view.eyes)
      pictures.push_back(renderer->draw(scene, eye, view.options, StereoImage::eyeSize(view.stereo, size), smooth));
    const QImage picture = StereoImage::whole(view.stereo, pictures, size);
    problem = picture.isNull() ? VideoRecorder::tr("the graphics card cannot draw a picture of this size")
                               : sink->write(picture);
  }
};

VideoRecorder::VideoRecorder(Session& session, Look look, QObject* parent)
    : QObject(parent), session_(session), look_(std::move(look)), studio_(std::make_shared<Studio>())
{
  thread_ = std::make_unique<DrawingThread>(
      [studio = studio_]
      {
        if(studio->sink && studio->problem.isEmpty())
          studio->sink->finish(); // The window closes: what there is remains.
        studio->sink.reset();
        studio->renderer.reset();
      });
  tick_.setInterval(10);
  connect(&tick_, &QTimer::timeout, this, &VideoRecorder::take);
}

VideoRecorder::~VideoRecorder()
{
  session_.keepFrames(false);
}

void VideoRecorder::start(const Settings& settings)
{
  if(busy_)
    return;
  settings_ = settings;
  settings_.rate = std::clamp(settings.rate, 1, 120);
  settings_.size = {std::max(settings.size.width() / 2 * 2, 2), std::max(settings.size.height() / 2 * 2, 2)};
  pictures_ = 0;
  busy_ = true;
  timeline_.emplace(settings_.rate);
  thread_->post(
      [studio = studio_, settings = settings_, self = QPointer(this)]
      {
        studio->open(settings);
        if(!studio->problem.isEmpty())
          QMetaObject::invokeMethod(
              self.data(), [self, p = studio->problem] { self->fail(p); }, Qt::QueuedConnection);
      });
  session_.keepFrames(true);
  tick_.start();
  emit changed();
}

void VideoRecorder::take()
{
  if(thread_->pending() > mostWaiting)
    return;
  const auto show = [this](const FramePtr& frame) { this->show(frame); };
  const std::vector<Session::KeptFrame> frames = session_.takeFrames(atOnce);
  for(const Session::KeptFrame& kept : frames)
    timeline_->add(kept.frame, settings_.simulatedTime ? kept.frame->time : kept.wall, show);
  if(frames.empty() && !settings_.simulatedTime)
    timeline_->hold(steadyClock()() - stillAfter, show);
}

void VideoRecorder::show(const FramePtr& frame)
{
  ++pictures_;
  thread_->post(
      [studio = studio_, frame, view = look_(settings_.size), size = settings_.size,
       isForeign = session_.state().source == SessionState::Source::Remote, self = QPointer(this)]
      {
        const bool fine = studio->problem.isEmpty();
        studio->draw(frame, view, size, isForeign);
        if(fine && !studio->problem.isEmpty())
          QMetaObject::invokeMethod(
              self.data(), [self, p = studio->problem] { self->fail(p); }, Qt::QueuedConnection);
      });
  emit changed();
}

void VideoRecorder::stop()
{
  if(recording())
    end(false);
}

void VideoRecorder::cancel()
{
  if(recording())
    end(true);
}

void VideoRecorder::fail(const QString&)
{
  if(recording())
    end(false);
}

void VideoRecorder::end(bool discard)
{
  tick_.stop();
  session_.keepFrames(false);
  timeline_.reset();
  thread_->post(
      [studio = studio_, discard, target = settings_.target, self = QPointer(this)]
      {
        QString problem = studio->problem;
        long written = 0;
        if(studio->sink)
        {
          written = studio->sink->written();
          if(discard)
            studio->sink->discard();
          else if(const QString atEnd = studio->sink->finish(); problem.isEmpty())
            problem = atEnd;
        }
        studio->sink.reset();
        if(discard)
          problem = tr("cancelled");
        QMetaObject::invokeMethod(
            self.data(),
            [self, target, problem, written]
            {
              self->busy_ = false;
              emit self->changed();
              emit self->finished(target, problem, written);
            },
            Qt::QueuedConnection);
      });
  emit changed();
}

} // namespace sparkwright
