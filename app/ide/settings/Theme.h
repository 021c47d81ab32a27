#pragma once

#include <QPalette>
#include <QString>

namespace sparkwright
{

/// The look of the whole program: colours of the desktop, or light or dark ones of our own; size of texts.
namespace Theme
{

QPalette light();
QPalette dark();

/// Gives the application its style, once at the start: that of the system, with dialog buttons that have words only.
void useStyle();

/// Gives the application the colours of a theme: system, light, dark; anything else is system.
void use(const QString& theme);

/// Gives the application's texts a size. @param points  0: that of the system
void useTextSize(double points);

} // namespace Theme

} // namespace sparkwright
