#include "editor/tree/view/ClassIcons.h"

#include <QColor>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace sparkwright
{

QString iconName(ClassFamily family)
{
  switch(family)
  {
  case ClassFamily::Transform:
    return QStringLiteral("transform");
  case ClassFamily::Body:
    return QStringLiteral("body");
  case ClassFamily::Shape:
    return QStringLiteral("shape");
  case ClassFamily::Light:
    return QStringLiteral("light");
  case ClassFamily::Camera:
    return QStringLiteral("camera");
  case ClassFamily::Collider:
    return QStringLiteral("collider");
  case ClassFamily::Joint:
    return QStringLiteral("joint");
  case ClassFamily::Motor:
    return QStringLiteral("motor");
  case ClassFamily::Perceptor:
    return QStringLiteral("perceptor");
  case ClassFamily::Effector:
    return QStringLiteral("effector");
  case ClassFamily::Controller:
    return QStringLiteral("controller");
  case ClassFamily::Handler:
    return QStringLiteral("handler");
  case ClassFamily::Space:
    return QStringLiteral("space");
  case ClassFamily::Agent:
    return QStringLiteral("agent");
  case ClassFamily::Other:
    break;
  }
  return QStringLiteral("other");
}

QString iconName(SourceOutline::Kind kind)
{
  switch(kind)
  {
  case SourceOutline::Kind::Import:
    return QStringLiteral("import");
  case SourceOutline::Kind::Select:
    return QStringLiteral("select");
  case SourceOutline::Kind::Switch:
    return QStringLiteral("switch");
  case SourceOutline::Kind::Case:
    return QStringLiteral("case");
  case SourceOutline::Kind::Template:
    return QStringLiteral("template");
  case SourceOutline::Kind::Define:
    return QStringLiteral("define");
  case SourceOutline::Kind::Group:
  case SourceOutline::Kind::Node:
    break;
  }
  return QStringLiteral("other");
}

QPixmap lineIcon(const QString& name, int size, qreal ratio, const QColor& colour)
{
  const QString key = QStringLiteral("sparkwright-line:%1:%2:%3:%4").arg(name).arg(size).arg(ratio).arg(colour.rgba());
  QPixmap icon;
  if(QPixmapCache::find(key, &icon))
    return icon;
  icon = QPixmap(QSize(size, size) * ratio);
  icon.fill(Qt::transparent);
  {
    QPainter painter(&icon);
    QSvgRenderer(QStringLiteral(":/class-icons/") + name + QStringLiteral(".svg")).render(&painter);
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.fillRect(icon.rect(), colour);
  }
  icon.setDevicePixelRatio(ratio);
  QPixmapCache::insert(key, icon);
  return icon;
}

} // namespace sparkwright
