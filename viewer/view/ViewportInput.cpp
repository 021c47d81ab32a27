// Where events of mouse, keys and touchpad go.

#include "viewer/view/Viewport.h"

#include <QGestureEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPinchGesture>
#include <QWheelEvent>

namespace sparkwright
{

void Viewport::mousePressEvent(QMouseEvent* event)
{
  tools_.press(*event);
}

void Viewport::mouseMoveEvent(QMouseEvent* event)
{
  tools_.move(*event);
  hover(*event);
}

void Viewport::mouseReleaseEvent(QMouseEvent* event)
{
  tools_.release(*event);
}

void Viewport::mouseDoubleClickEvent(QMouseEvent* event)
{
  tools_.doubleClick(*event);
}

void Viewport::leaveEvent(QEvent* event)
{
  tools_.leave();
  hovered_ = -1;
  mouse_.reset();
  schedule();
  QOpenGLWidget::leaveEvent(event);
}

void Viewport::focusOutEvent(QFocusEvent* event)
{
  tools_.cancel();
  navigation_.left();
  QOpenGLWidget::focusOutEvent(event);
}

void Viewport::wheelEvent(QWheelEvent* event)
{
  event->setAccepted(navigation_.wheel(*event));
}

void Viewport::keyPressEvent(QKeyEvent* event)
{
  if(!tools_.key(*event) && !navigation_.keyPress(*event))
    QOpenGLWidget::keyPressEvent(event);
}

void Viewport::keyReleaseEvent(QKeyEvent* event)
{
  if(!navigation_.keyRelease(*event))
    QOpenGLWidget::keyReleaseEvent(event);
}

void Viewport::pinched(const QPinchGesture& gesture)
{
  if(gesture.changeFlags() & QPinchGesture::ScaleFactorChanged)
    navigation_.pinch(mapFromGlobal(gesture.centerPoint()), static_cast<float>(gesture.scaleFactor()));
}

void Viewport::nativeGesture(const QNativeGestureEvent& event)
{
  if(event.gestureType() == Qt::ZoomNativeGesture)
    navigation_.pinch(event.position(), 1 + static_cast<float>(event.value()));
}

bool Viewport::event(QEvent* event)
{
  switch(event->type())
  {
  case QEvent::ShortcutOverride:
    // Flying by hand needs keys that are shortcuts otherwise.
    if(tools_.taker() == &band_ || manipulation_.holding() || navigation_.wants(static_cast<const QKeyEvent&>(*event)))
      event->accept();
    return QOpenGLWidget::event(event);
  case QEvent::NativeGesture: nativeGesture(static_cast<const QNativeGestureEvent&>(*event)); return true;
  case QEvent::Gesture:
    if(const QGesture* const pinch = static_cast<const QGestureEvent*>(event)->gesture(Qt::PinchGesture))
      pinched(static_cast<const QPinchGesture&>(*pinch));
    return true;
  default: return QOpenGLWidget::event(event);
  }
}

} // namespace sparkwright
