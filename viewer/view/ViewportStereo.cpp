#include "viewer/view/Viewport.h"

#include <QMouseEvent>
#include <QWheelEvent>

#include <algorithm>
#include <memory>

// What is painted, for one eye or two. Side by side, each half is a view of its own: places are those of the half, and
// the camera is the eye that it belongs to, so that what is picked and dragged is what one sees there.

namespace sparkwright
{

void Viewport::setStereo(const Stereo& stereo)
{
  if(stereo == stereo_)
    return;
  stereo_ = stereo;
  stereo_.eyeDistance = std::clamp(stereo.eyeDistance, Stereo::least, Stereo::most);
  tools_.cancel();
  takeHalf(0);
  cameraControl_.resize(eyeSize().width(), eyeSize().height());
  schedule();
}

QSize Viewport::eyeSize() const
{
  return stereo_.mode == Stereo::Mode::SideBySide ? QSize(std::max(width() / 2, 1), height()) : size();
}

ViewPainter::View Viewport::viewOf(const Camera& camera)
{
  const double ratio = devicePixelRatioF();
  Renderer::Options options = this->options();
  options.ghosts = manipulation_.ghosts();
  ViewPainter::Handle gizmo, point, band;
  gizmo.image = manipulation_.picture(font(), ratio, gizmo.at);
  point.image = pointTool_.picture(font(), ratio, point.at);
  band.image = band_.picture(font(), ratio, band.at);
  return {*scene_,
          camera,
          layers_,
          place_,
          overlays_.get(),
          selection_.last(),
          cornerWidth_,
          std::move(options),
          {std::move(gizmo), std::move(point), std::move(band)},
          eyeSize(),
          font(),
          ratio};
}

QPoint Viewport::globalOf(const QPointF& place) const
{
  return mapToGlobal(place + QPointF(half_ * eyeSize().width(), 0)).toPoint();
}

void Viewport::setMeasured(bool measured)
{
  if(measured == measured_)
    return;
  measured_ = measured;
  drawingTime_.reset();
}

/// From now on, the mouse acts in this half.
void Viewport::takeHalf(int half)
{
  half_ = half;
  camera().setEyeShift(stereo_.mode == Stereo::Mode::SideBySide ? stereo_.shifts()[static_cast<std::size_t>(half)] : 0);
}

void Viewport::paintEyes(PaintSchedule::Edges edges)
{
  const float mine = camera().eyeShift();
  std::array<Camera, 2> cameras{camera(), camera()};
  const auto eye = [&](std::size_t i)
  {
    const float shift = stereo_.shifts()[i];
    cameras[i].setEyeShift(shift);
    camera().setEyeShift(shift); // Handles are drawn as this eye sees them.
    return viewOf(cameras[i]);
  };
  const std::array<ViewPainter::View, 2> eyes{eye(0), eye(1)};
  camera().setEyeShift(mine);
  painter_.paintEyes(eyes, stereo_.mode, edges, defaultFramebufferObject(), size() * devicePixelRatioF());
}

/// Hands events of the mouse on as those of the half that they are in. @return whether it was one
bool Viewport::mouseInHalf(QEvent& event)
{
  const auto halfAt = [this](const QPointF& place) { return place.x() >= eyeSize().width() ? 1 : 0; };
  switch(event.type())
  {
  case QEvent::MouseButtonPress:
  case QEvent::MouseButtonDblClick:
  case QEvent::MouseButtonRelease:
  case QEvent::MouseMove:
  {
    const auto& mouse = static_cast<const QMouseEvent&>(event);
    // A drag goes on beyond the edge of its half, as it does beyond that of the window.
    const bool begins = event.type() == QEvent::MouseButtonPress || event.type() == QEvent::MouseButtonDblClick;
    const bool free = event.type() == QEvent::MouseMove ? mouse.buttons() == Qt::NoButton
                                                        : begins && (mouse.buttons() & ~mouse.button()) == 0;
    if(free)
      takeHalf(halfAt(mouse.position()));
    QMouseEvent moved(event.type(), inHalf(mouse.position()), mouse.scenePosition(), mouse.globalPosition(),
                      mouse.button(), mouse.buttons(), mouse.modifiers(), mouse.pointingDevice());
    moved.setTimestamp(mouse.timestamp());
    switch(event.type())
    {
    case QEvent::MouseButtonPress:
      mousePressEvent(&moved);
      break;
    case QEvent::MouseButtonDblClick:
      mouseDoubleClickEvent(&moved);
      break;
    case QEvent::MouseButtonRelease:
      mouseReleaseEvent(&moved);
      break;
    default:
      mouseMoveEvent(&moved);
      break;
    }
    event.setAccepted(moved.isAccepted());
    return true;
  }
  case QEvent::Wheel:
  {
    const auto& wheel = static_cast<const QWheelEvent&>(event);
    if(wheel.buttons() == Qt::NoButton)
      takeHalf(halfAt(wheel.position()));
    QWheelEvent moved(inHalf(wheel.position()), wheel.globalPosition(), wheel.pixelDelta(), wheel.angleDelta(),
                      wheel.buttons(), wheel.modifiers(), wheel.phase(), wheel.inverted(), wheel.source(),
                      wheel.pointingDevice());
    moved.setTimestamp(wheel.timestamp());
    wheelEvent(&moved);
    event.setAccepted(moved.isAccepted());
    return true;
  }
  default:
    return false;
  }
}

} // namespace sparkwright
