#include <epoxy/gl.h>

#include "viewer/graphics/GraphicsCheck.h"

#include <QCoreApplication>
#include <QOffscreenSurface>
#include <QOpenGLContext>

namespace sparkwright
{

namespace
{

class Check
{
  Q_DECLARE_TR_FUNCTIONS(sparkwright::GraphicsCheck)
public:
  static QString problem()
  {
    QOpenGLContext context;
    context.setFormat(viewportFormat());
    QOffscreenSurface surface;
    surface.setFormat(viewportFormat());
    if(!context.create())
      return tr("this display has no OpenGL");
    surface.create();
    if(!surface.isValid() || !context.makeCurrent(&surface))
      return tr("this display has OpenGL, but nothing can be drawn with it");
    const int version = epoxy_gl_version();
    context.doneCurrent();
    return version >= 33 ? QString()
                         : tr("OpenGL 3.3 is needed, and this display has %1.%2").arg(version / 10).arg(version % 10);
  }
};

} // namespace

QSurfaceFormat viewportFormat()
{
  QSurfaceFormat format;
  format.setVersion(3, 3);
  format.setProfile(QSurfaceFormat::CoreProfile);
  format.setDepthBufferSize(24);
  format.setStencilBufferSize(8);
  format.setOption(QSurfaceFormat::ResetNotification);
  return format;
}

const QString& graphicsProblem()
{
  static const QString problem = Check::problem();
  return problem;
}

} // namespace sparkwright
