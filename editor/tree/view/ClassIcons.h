#pragma once

#include "editor/tree/ClassFit.h"
#include "editor/tree/SourceOutline.h"

#include <QPixmap>
#include <QString>

namespace sparkwright
{

/// The icon of a family of classes, as a name for lineIcon().
QString iconName(ClassFamily family);
/// The icon of an item that is no node.
QString iconName(SourceOutline::Kind kind);

/// An icon of resources/icons/classes in a colour. Drawn once for each size and colour.
/// @param size   pixels of the widget
/// @param ratio  pixels of the screen for each of these
QPixmap lineIcon(const QString& name, int size, qreal ratio, const QColor& colour);

} // namespace sparkwright
