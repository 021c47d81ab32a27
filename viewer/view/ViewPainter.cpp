#include "viewer/view/ViewPainter.h"

#include "viewer/scene/SampleScene.h"

#include <QOpenGLContext>
#include <QOpenGLFunctions_3_3_Core>
#include <QOpenGLVersionFunctionsFactory>

#include <functional>

namespace sparkwright
{

QString ViewPainter::initialize()
{
  for(const auto& initialize :
      {std::function([this] { return renderer_.initialize(); }), std::function([this] { return layerRenderer_.initialize(); }),
       std::function([this] { return stereo_.initialize(); })})
    if(const QString problem = initialize(); !problem.isEmpty())
      return problem;
  return {};
}

void ViewPainter::release()
{
  smooth_.reset();
  renderer_.release();
  layerRenderer_.release();
  stereo_.release();
}

void ViewPainter::paintEyes(const std::array<View, 2>& eyes, Stereo::Mode mode, PaintSchedule::Edges edges,
                            unsigned target, const QSize& size)
{
  for(int i = 0; i < 2; ++i)
  {
    const View& eye = eyes[static_cast<std::size_t>(i)];
    const QSize one = eye.size * eye.pixelRatio;
    stereo_.begin(i, one.width(), one.height());
    paint(eye, edges, stereo_.framebuffer(i));
  }
  stereo_.finish(mode, target, size.width(), size.height());
}

void ViewPainter::rehearse(const Renderer::Options& options, unsigned target)
{
  constexpr QSize size(64, 48); // As many pixels as a driver needs to begin.
  SceneDrawing scene;
  scene.setFrame(sampleScene());
  Camera camera;
  camera.setViewport(size.width(), size.height());
  camera.look({0, 0, 0.1f}, 2, 0, 0.5f);
  PlaceMark place;
  const QImage handle(1, 1, QImage::Format_ARGB32_Premultiplied);
  View view{scene, camera, {}, place, nullptr, -1, 0, options, {{handle, {}}}, size, {}, 1};
  view.options.marks = {};
  for(const PaintSchedule::Edges edges : {PaintSchedule::Edges::Plain, PaintSchedule::Edges::Smooth})
    paint(view, edges, target);
}

void ViewPainter::finish()
{
  QOpenGLVersionFunctionsFactory::get<QOpenGLFunctions_3_3_Core>(QOpenGLContext::currentContext())->glFinish();
}

void ViewPainter::paint(const View& view, PaintSchedule::Edges edges, unsigned target)
{
  const QSize size = view.size * view.pixelRatio;
  const int samples = view.options.quality.samples();
  if(edges == PaintSchedule::Edges::Plain || samples < 2)
    return draw(view, size);
  if(!smooth_ || smooth_->size() != size || samples_ != samples)
  {
    samples_ = samples;
    QOpenGLFramebufferObjectFormat format;
    format.setAttachment(QOpenGLFramebufferObject::CombinedDepthStencil);
    format.setSamples(samples); // Fewer if the card has no more.
    smooth_ = std::make_unique<QOpenGLFramebufferObject>(size, format);
  }
  smooth_->bind();
  draw(view, size);
  auto* const gl = QOpenGLVersionFunctionsFactory::get<QOpenGLFunctions_3_3_Core>(QOpenGLContext::currentContext());
  gl->glBindFramebuffer(GL_READ_FRAMEBUFFER, smooth_->handle());
  gl->glBindFramebuffer(GL_DRAW_FRAMEBUFFER, target);
  gl->glBlitFramebuffer(0, 0, size.width(), size.height(), 0, 0, size.width(), size.height(), GL_COLOR_BUFFER_BIT,
                        GL_NEAREST);
  gl->glBindFramebuffer(GL_FRAMEBUFFER, target);
}

void ViewPainter::draw(const View& view, const QSize& size)
{
  renderer_.render(view.scene, Eye::of(view.camera), view.options, size.width(), size.height());
  drawLayers(view, size);
  drawPlace(view, size);
  for(const auto& [image, at] : view.handles)
    renderer_.overlay(image, at.x(), at.y(), size.width(), size.height());
  if(!view.overlays)
    return;
  const auto pictures = view.overlays->layOut(
      {view.scene, view.camera, view.selected, view.size, view.font, view.pixelRatio, view.cornerWidth});
  for(const auto& [image, at] : pictures)
    renderer_.overlay(*image, at.x(), at.y(), size.width(), size.height());
}

void ViewPainter::drawLayers(const View& view, const QSize& size)
{
  constexpr int margin = 12, belowBoard = 76;
  const double ratio = view.pixelRatio;
  layerRenderer_.render(layerDrawing_.update(view.scene, view.layers, view.selected), Eye::of(view.camera), view.font, ratio,
                        size.width(), size.height());
  // Down the left side, from the scoreboard to the map of the field.
  const bool mapped = view.overlays && !view.overlays->mapPlace().isEmpty();
  const int end = (mapped ? static_cast<int>(view.overlays->mapPlace().top()) : view.size.height()) - margin;
  const QImage& legend = legend_.picture(view.layers, view.font, {view.size.width() * 7 / 10, end - belowBoard}, ratio);
  renderer_.overlay(legend, static_cast<int>(margin * ratio), static_cast<int>(belowBoard * ratio), size.width(),
                    size.height());
}

void ViewPainter::drawPlace(const View& view, const QSize& size)
{
  const auto pixel = view.place.place() ? view.camera.pixelOf(*view.place.place()) : std::nullopt;
  if(!pixel)
    return;
  const double ratio = view.pixelRatio;
  const QImage& picture = view.place.picture(view.font, ratio);
  renderer_.overlay(picture, static_cast<int>((*pixel)[0] * ratio) - picture.width() / 2,
                    static_cast<int>((*pixel)[1] * ratio) - picture.height() +
                        static_cast<int>(view.place.below() * ratio),
                    size.width(), size.height());
}

} // namespace sparkwright
