#include "viewer/surface/GraphicsWidget.h"

#include "viewer/graphics/GraphicsCheck.h"
#include "viewer/surface/ComposedSurface.h"
#include "viewer/surface/CopiedSurface.h"

#include <QEvent>

namespace sparkwright
{

GraphicsWidget::Way GraphicsWidget::usualWay()
{
  const QByteArray wanted = qgetenv("SPARKWRIGHT_VIEW");
  if(wanted == "composed" || wanted == "copied")
    return wanted == "composed" ? Way::Composed : Way::Copied;
  return drawsInSoftware() ? Way::Copied : Way::Composed;
}

GraphicsWidget::GraphicsWidget(QWidget* parent) : QWidget(parent), surface_(makeSurface())
{
  setAttribute(Qt::WA_OpaquePaintEvent); // The picture fills it.
}

GraphicsWidget::~GraphicsWidget() = default;

std::unique_ptr<DrawingSurface> GraphicsWidget::makeSurface()
{
  DrawingSurface::Drawing drawing{[this] { initializeGL(); }, [this] { paintGL(); }, [this] { releaseGL(); },
                                  [this] { emit frameSwapped(); }, [this] { contextLost(); }};
  if(usualWay() == Way::Copied)
    return std::make_unique<CopiedSurface>(*this, std::move(drawing));
  return std::make_unique<ComposedSurface>(*this, std::move(drawing));
}

bool GraphicsWidget::isValid() const
{
  return context() && context()->isValid();
}

void GraphicsWidget::restartSurface()
{
  surface_.reset();
  surface_ = makeSurface();
  update();
}

void GraphicsWidget::endSurface()
{
  surface_.reset();
}

void GraphicsWidget::paintEvent(QPaintEvent*)
{
  surface_->show();
}

void GraphicsWidget::resizeEvent(QResizeEvent* event)
{
  surface_->resize();
  QWidget::resizeEvent(event);
}

bool GraphicsWidget::event(QEvent* event)
{
  // Another screen may have other pixels, another palette another background.
  if(surface_ && (event->type() == QEvent::ScreenChangeInternal || event->type() == QEvent::PaletteChange ||
                  event->type() == QEvent::Show))
    update();
  return QWidget::event(event);
}

} // namespace sparkwright
