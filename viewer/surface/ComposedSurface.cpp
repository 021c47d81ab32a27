#include "viewer/surface/ComposedSurface.h"

#include "viewer/graphics/GraphicsCheck.h"

#include <QOpenGLWidget>

#include <utility>

namespace sparkwright
{

class ComposedSurface::Picture : public QOpenGLWidget
{
public:
  Picture(QWidget& parent, Drawing drawing) : QOpenGLWidget(&parent), drawing_(std::move(drawing))
  {
    setFormat(viewportFormat());
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    lower();
    show();
    connect(this, &QOpenGLWidget::frameSwapped, this, [this] { drawing_.shown(); });
  }
  ~Picture() override
  {
    // The context goes with the base class, when this is no Picture any more.
    if(context())
      disconnect(context(), nullptr, this, nullptr);
    release();
  }

protected:
  void initializeGL() override
  {
    connect(context(), &QOpenGLContext::aboutToBeDestroyed, this, &Picture::release, Qt::UniqueConnection);
    drawing_.initialize();
  }
  void paintGL() override
  {
    if(!isResizing_)
      drawing_.paint();
  }
  void resizeEvent(QResizeEvent* event) override
  {
    // Qt paints here, and once more when it gets to the paint event, which always follows.
    isResizing_ = true;
    QOpenGLWidget::resizeEvent(event);
    isResizing_ = false;
  }
  void paintEvent(QPaintEvent* event) override
  {
    // A context that is lost must not be painted with.
    if(QOpenGLContext* const context = this->context())
    {
      makeCurrent();
      if(!context->isValid() || QOpenGLContext::currentContext() != context)
        return drawing_.lost();
    }
    QOpenGLWidget::paintEvent(event);
  }

private:
  void release()
  {
    if(!context())
      return;
    makeCurrent();
    drawing_.release();
    doneCurrent();
  }

  Drawing drawing_;
  bool isResizing_ = false; ///< In resizeEvent().
};

ComposedSurface::ComposedSurface(QWidget& widget, Drawing drawing)
    : widget_(widget), picture_(new Picture(widget, std::move(drawing)))
{
  resize();
}

ComposedSurface::~ComposedSurface()
{
  delete picture_;
}

QOpenGLContext* ComposedSurface::context() const
{
  return picture_->context();
}

void ComposedSurface::makeCurrent()
{
  picture_->makeCurrent();
}

void ComposedSurface::doneCurrent()
{
  picture_->doneCurrent();
}

unsigned ComposedSurface::framebuffer() const
{
  return picture_->defaultFramebufferObject();
}

void ComposedSurface::update()
{
  picture_->update();
}

void ComposedSurface::resize()
{
  picture_->setGeometry(widget_.rect());
}

QImage ComposedSurface::grab()
{
  return picture_->grabFramebuffer();
}

} // namespace sparkwright
