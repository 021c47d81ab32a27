#include "viewer/film/Film.h"

#include "core/record/export/ExportTexts.h"
#include "viewer/camera/CameraDirector.h"
#include "viewer/camera/CameraPresets.h"
#include "viewer/film/FrameTimeline.h"
#include "viewer/film/VideoSink.h"
#include "viewer/film/PictureLayers.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace sparkwright
{

namespace
{

constexpr float heightOfWindow = 720; // Pixels: in larger pictures lines and labels of drawings are as much larger.

VideoSink::Format formatOf(const QString& target)
{
  return target.endsWith(QLatin1String(".mp4"), Qt::CaseInsensitive)    ? VideoSink::Format::Mp4
         : target.endsWith(QLatin1String(".webm"), Qt::CaseInsensitive) ? VideoSink::Format::WebM
                                                                        : VideoSink::Format::Pictures;
}

/// Draws frames one by one, and writes them.
class Filming
{
public:
  Filming(const QString& target, QSize size, const FilmChoice& choice)
      : choice_(choice), size_(size), sink_(formatOf(target), target, size, choice.rate)
  {
    director_.camera().setViewport(size.width(), size.height());
  }

  QString start()
  {
    QString problem;
    renderer_ = OffscreenRenderer::create(problem);
    if(renderer_)
      layers_ = PictureLayers::addTo(*renderer_, problem);
    return layers_ ? sink_.start() : problem;
  }
  QString show(const FramePtr& frame, const DrawingsPtr& drawings)
  {
    scene_.setFrame(frame);
    layers_->show(scene_, {drawings});
    if(sink_.written() == 0)
      look();
    director_.advance(scene_.subjects(), static_cast<double>(sink_.written()) / choice_.rate);
    constexpr int smooth = 4;
    Renderer::Options options;
    options.quality = Quality::High;
    options.pixelRatio = std::max(1.f, static_cast<float>(size_.height()) / heightOfWindow);
    const QImage picture = renderer_->draw(scene_, director_.camera(), options, size_, smooth);
    return picture.isNull() ? QCoreApplication::translate("sparkwright::Film",
                                                          "the graphics card cannot draw a picture of this size")
                            : sink_.write(picture);
  }
  VideoSink& sink() { return sink_; }

private:
  void look()
  {
    const Camera& camera = director_.camera();
    if(choice_.view == "ball" && scene_.subjects().ball())
    {
      director_.jumpTo(CameraPresets::beside(*scene_.subjects().ball(), scene_, camera));
      director_.follow({.ball = true});
    }
    else if(choice_.view.size() == 1)
      director_.jumpTo(CameraPresets::view(choice_.view[0] - '1', scene_, camera));
    else
      director_.jumpTo(CameraPresets::home(scene_, camera));
  }

  const FilmChoice& choice_;
  QSize size_;
  VideoSink sink_;
  std::unique_ptr<OffscreenRenderer> renderer_;
  PictureLayers* layers_ = nullptr; ///< Of the renderer.
  SceneDrawing scene_;
  CameraDirector director_;
};

} // namespace

ExportResult makeFilm(FrameSequence& run, const std::filesystem::path& target, const FilmChoice& choice,
                      const ExportProgress& progress)
{
  ExportResult result;
  PartOfRun part(run, {.from = choice.from, .until = choice.until});
  if(part.count() == 0)
  {
    result.problem = exportText("export.noFrames", target.string());
    return result;
  }
  const QSize size(std::max(choice.width / 2 * 2, 2), std::max(choice.height / 2 * 2, 2));
  Filming filming(QString::fromStdString(target.string()), size, choice);
  QString problem = filming.start();
  if(!problem.isEmpty())
  {
    result.problem = exportText("export.notWritten", target.string(), problem.toStdString());
    return result;
  }
  FrameTimeline timeline(choice.rate);
  bool goOn = true;
  DrawingsPtr before, now; // Of the two frames that a picture lies between.
  double timeBefore = 0, timeNow = 0;
  const auto show = [&](const FramePtr& frame)
  {
    if(problem.isEmpty() && goOn)
      problem = filming.show(frame, frame->time < (timeBefore + timeNow) / 2 ? before : now);
  };
  for(std::size_t i = 0; i < part.count() && problem.isEmpty() && goOn; ++i)
  {
    goOn = !progress || progress(static_cast<double>(i) / static_cast<double>(part.count()));
    const FramePtr frame = goOn ? part.frame(i) : nullptr;
    if(!frame)
      continue;
    before = std::exchange(now, part.drawings(i));
    timeBefore = std::exchange(timeNow, frame->time);
    timeline.add(frame, part.time(i), show);
  }
  if(goOn && problem.isEmpty() && filming.sink().written() == 0)
    result.problem = exportText("export.noFrames", target.string()); // All of them are damaged.
  if(goOn && problem.isEmpty() && result.problem.empty())
    problem = filming.sink().finish();
  result.frames = static_cast<std::size_t>(filming.sink().written());
  if(!goOn)
    result.problem = exportText("export.cancelled");
  else if(!problem.isEmpty())
    result.problem = exportText("export.notWritten", target.string(), problem.toStdString());
  if(!result.problem.empty())
    filming.sink().discard();
  return result;
}

} // namespace sparkwright
