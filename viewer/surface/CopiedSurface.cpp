#include "viewer/surface/CopiedSurface.h"

#include "viewer/graphics/GraphicsCheck.h"

#include <QOpenGLFunctions>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace sparkwright
{

namespace
{

/// Turns a picture upside down.
void flip(QImage& picture)
{
  const qsizetype length = picture.bytesPerLine();
  uchar *top = picture.bits(), *bottom = top + length * (picture.height() - 1);
  for(; top < bottom; top += length, bottom -= length)
    std::swap_ranges(top, top + length, bottom);
}

} // namespace

CopiedSurface::CopiedSurface(QWidget& widget, Drawing drawing) : widget_(widget), drawing_(std::move(drawing))
{
  resized_.setSingleShot(true);
  QObject::connect(&resized_, &QTimer::timeout, &widget_,
                   [this]
                   {
                     draw();
                     widget_.QWidget::update();
                   });
}

CopiedSurface::~CopiedSurface()
{
  if(!context_)
    return;
  makeCurrent();
  drawing_.release();
  target_.reset();
  doneCurrent();
}

void CopiedSurface::makeCurrent()
{
  if(!context_)
    return;
  context_->makeCurrent(&surface_);
  if(target_)
    target_->bind();
}

void CopiedSurface::doneCurrent()
{
  if(context_)
    context_->doneCurrent();
}

void CopiedSurface::update()
{
  stale_ = true;
  widget_.QWidget::update();
}

/// Makes the context current. @return whether it can be drawn with
bool CopiedSurface::begin()
{
  const bool fresh = !context_;
  if(fresh)
  {
    auto context = std::make_unique<QOpenGLContext>();
    context->setFormat(viewportFormat());
    if(!context->create())
      return false;
    surface_.setFormat(context->format());
    surface_.create();
    context_ = std::move(context);
  }
  if(!context_->isValid() || !context_->makeCurrent(&surface_))
  {
    drawing_.lost();
    return false;
  }
  if(fresh)
    drawing_.initialize();
  return true;
}

void CopiedSurface::draw()
{
  resized_.stop();
  const QSize size = wantedSize();
  if(size.isEmpty() || !begin())
    return;
  if(!target_ || target_->size() != size)
  {
    target_ = std::make_unique<QOpenGLFramebufferObject>(size, QOpenGLFramebufferObject::CombinedDepthStencil);
    picture_ = QImage(size, QImage::Format_RGB32);
    picture_.fill(Qt::black); // For whoever draws nothing.
    target_->bind();
    context_->functions()->glClearColor(0, 0, 0, 1);
    context_->functions()->glClear(GL_COLOR_BUFFER_BIT);
  }
  picture_.setDevicePixelRatio(widget_.devicePixelRatioF());
  target_->bind();
  drawing_.paint();
  target_->bind();
  constexpr GLenum asInImages = 0x80E1; // GL_BGRA, which QOpenGLFunctions does not name.
  context_->functions()->glReadPixels(0, 0, size.width(), size.height(), asInImages, GL_UNSIGNED_BYTE, picture_.bits());
  flip(picture_);
  stale_ = false;
}

/// Of the picture, pixels of the screen.
QSize CopiedSurface::wantedSize() const
{
  return (QSizeF(widget_.size()) * widget_.devicePixelRatioF()).toSize();
}

void CopiedSurface::show()
{
  // In a new layout everything around is painted too. The window would be busy for too long with both.
  const bool later = !picture_.isNull() && picture_.size() != wantedSize();
  if(later && !resized_.isActive())
    resized_.start(0);
  if(stale_ && !later)
    draw();
  if(picture_.isNull())
    return;
  QPainter painter(&widget_);
  if(later)
    return painter.drawImage(widget_.rect(), picture_); // Stretched, for the moment.
  painter.drawImage(QPoint(), picture_);
  drawing_.shown();
}

QImage CopiedSurface::grab()
{
  draw();
  return picture_.copy();
}

} // namespace sparkwright
