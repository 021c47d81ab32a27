#pragma once

#include <QIcon>
#include <QString>

namespace sparkwright
{

/// One of our line drawings in resources/icons, in the colour that the palette has for text at the moment it is painted.
QIcon themedIcon(const QString& name);

/// The program's own icon.
QIcon applicationIcon();

} // namespace sparkwright
