#include "app/ide/common/Icons.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QSvgRenderer>

namespace sparkwright
{

namespace
{

class ThemedIconEngine : public QIconEngine
{
public:
  explicit ThemedIconEngine(const QString& name) : name_(name) {}

  void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override
  {
    const double ratio = painter->device() ? painter->device()->devicePixelRatioF() : 1;
    QPixmap drawn = pixmap(rect.size() * ratio, mode, state);
    drawn.setDevicePixelRatio(ratio);
    painter->drawPixmap(rect, drawn);
  }

  QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State) override
  {
    const QPalette palette = QGuiApplication::palette();
    const QColor colour = mode == QIcon::Disabled   ? palette.color(QPalette::Disabled, QPalette::WindowText)
                          : mode == QIcon::Selected ? palette.color(QPalette::HighlightedText)
                                                    : palette.color(QPalette::Active, QPalette::WindowText);
    QPixmap result(size);
    result.fill(Qt::transparent);
    QPainter painter(&result);
    QSvgRenderer renderer(QStringLiteral(":/icons/") + name_ + QStringLiteral(".svg"));
    renderer.setAspectRatioMode(Qt::KeepAspectRatio);
    renderer.render(&painter);
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.fillRect(result.rect(), colour);
    return result;
  }

  QIconEngine* clone() const override { return new ThemedIconEngine(name_); }
  bool isNull() override { return name_.isEmpty(); }

private:
  QString name_;
};

} // namespace

QIcon themedIcon(const QString& name)
{
  return QIcon(new ThemedIconEngine(name)); // QIcon owns the engine.
}

QIcon applicationIcon()
{
  return QIcon(QStringLiteral(":/icons/sparkwright.svg"));
}

} // namespace sparkwright
