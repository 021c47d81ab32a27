#pragma once

#include <QString>
#include <QSurfaceFormat>

namespace sparkwright
{

/// What viewports are drawn with: OpenGL 3.3, with a stencil. The driver tells when it has lost what is drawn.
QSurfaceFormat viewportFormat();

/// Why windows of this display cannot show viewports; empty if they can. Needs a QGuiApplication; asked once, the answer
/// is kept. A Viewport in a window without OpenGL would take the window down with it.
const QString& graphicsProblem();

} // namespace sparkwright
