#include <epoxy/gl.h>

#include "viewer/graphics/GraphicsCheck.h"

#include <QCoreApplication>
#include <QOffscreenSurface>
#include <QOpenGLContext>

#include <algorithm>
#include <array>
#include <string_view>

namespace sparkwright
{

namespace
{

/// What was found out about a display.
class Check
{
  Q_DECLARE_TR_FUNCTIONS(sparkwright::GraphicsCheck)
public:
  static const Check& ofDisplay()
  {
    static const Check check;
    return check;
  }
  QString problem;
  bool software = false;

private:
  Check() { problem = find(); }
  QString find()
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
    software = contextDrawsInSoftware();
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
  return Check::ofDisplay().problem;
}

bool drawsInSoftware()
{
  return Check::ofDisplay().software;
}

bool contextDrawsInSoftware()
{
  const char* const name = reinterpret_cast<const char*>(glGetString(GL_RENDERER));
  const std::string_view renderer = name ? name : "";
  return std::ranges::any_of(std::array{"llvmpipe", "softpipe", "SwiftShader"}, [&](std::string_view software)
                             { return renderer.find(software) != renderer.npos; });
}

} // namespace sparkwright
