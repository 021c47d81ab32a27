#pragma once

#include <QIcon>
#include <QString>

namespace sparkwright
{

/// An icon of resources/icons, painted in the palette's present text colour.
QIcon themedIcon(const QString& name);

/// The program's own icon.
QIcon applicationIcon();

} // namespace sparkwright
