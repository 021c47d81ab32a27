#pragma once

#include <QString>
#include <QSurfaceFormat>

namespace sparkwright
{

/// The OpenGL format of viewports: 3.3 with a stencil; the driver reports when the context is lost.
QSurfaceFormat viewportFormat();

/// Why windows of this display cannot show viewports; empty if they can. Needs a QGuiApplication; asked once, the
/// answer is kept. A Viewport in a window without OpenGL would take the window down with it.
const QString& graphicsProblem();

/// Whether this display has OpenGL, but no graphics card: the processor draws. Asked once, as above.
bool drawsInSoftware();
/// The same of the current context.
bool contextDrawsInSoftware();

} // namespace sparkwright
