#include <epoxy/egl.h>
#include <epoxy/gl.h>

#include "viewer/pictures/OffscreenRenderer.h"

#include <Eigen/LU>

#include <algorithm>
#include <cmath>
#include <limits>

namespace sparkwright
{

/// Makes a context current for as long as it lives, and then the one that was current before.
class OffscreenRenderer::Current
{
public:
  Current(void* display, void* context)
      : formerDisplay_(eglGetCurrentDisplay()), formerContext_(eglGetCurrentContext()),
        formerDraw_(eglGetCurrentSurface(EGL_DRAW)), formerRead_(eglGetCurrentSurface(EGL_READ)), display_(display)
  {
    fine_ = eglMakeCurrent(display, EGL_NO_SURFACE, EGL_NO_SURFACE, context) == EGL_TRUE;
  }
  ~Current()
  {
    if(formerContext_ != EGL_NO_CONTEXT)
      eglMakeCurrent(formerDisplay_, formerDraw_, formerRead_, formerContext_);
    else
      eglMakeCurrent(display_, EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT);
  }
  Current(const Current&) = delete;
  Current& operator=(const Current&) = delete;
  bool fine() const { return fine_; }

private:
  EGLDisplay formerDisplay_;
  EGLContext formerContext_;
  EGLSurface formerDraw_, formerRead_;
  EGLDisplay display_;
  bool fine_ = false;
};

std::unique_ptr<OffscreenRenderer> OffscreenRenderer::create(QString& problem)
{
  const auto failed = [&](const char* what) -> std::unique_ptr<OffscreenRenderer>
  {
    problem =
        QStringLiteral("pictures cannot be drawn without a window here: %1; Mesa's EGL (Debian packages libegl1 and "
                       "libgl1-mesa-dri) can")
            .arg(QLatin1String(what));
    return nullptr;
  };
  if(!epoxy_has_egl_extension(EGL_NO_DISPLAY, "EGL_MESA_platform_surfaceless"))
    return failed("EGL knows no displays without a surface");
  const EGLDisplay display = eglGetPlatformDisplayEXT(EGL_PLATFORM_SURFACELESS_MESA, EGL_DEFAULT_DISPLAY, nullptr);
  if(display == EGL_NO_DISPLAY || !eglInitialize(display, nullptr, nullptr))
    return failed("EGL cannot be started");
  if(!eglBindAPI(EGL_OPENGL_API))
    return failed("EGL brings no OpenGL");
  constexpr EGLint wanted[] = {EGL_CONTEXT_MAJOR_VERSION, 3, EGL_CONTEXT_MINOR_VERSION, 3,
                               EGL_CONTEXT_OPENGL_PROFILE_MASK, EGL_CONTEXT_OPENGL_CORE_PROFILE_BIT, EGL_NONE};
  const EGLContext context = eglCreateContext(display, EGL_NO_CONFIG_KHR, EGL_NO_CONTEXT, wanted);
  if(context == EGL_NO_CONTEXT)
    return failed("OpenGL 3.3 is not available");
  std::unique_ptr<OffscreenRenderer> made(new OffscreenRenderer);
  made->display_ = display;
  made->context_ = context;
  const Current current(display, context);
  if(!current.fine())
    return failed("OpenGL cannot be used without a surface");
  problem = made->renderer_.initialize();
  if(!problem.isEmpty())
    return nullptr;
  glGetIntegerv(GL_MAX_RENDERBUFFER_SIZE, &made->largestHere_);
  glGetIntegerv(GL_MAX_SAMPLES, &made->mostSamples_);
  return made;
}

OffscreenRenderer::~OffscreenRenderer()
{
  if(const Current current(display_, context_); current.fine())
  {
    release(plain_);
    release(smooth_);
    renderer_.release();
    if(addition_)
      addition_->release();
  }
  eglDestroyContext(display_, context_); // The display is one for the whole process, and stays.
}

QString OffscreenRenderer::setAddition(std::unique_ptr<Addition> addition)
{
  const Current current(display_, context_);
  if(!current.fine())
    return QStringLiteral("OpenGL cannot be used without a surface");
  if(addition_)
    addition_->release();
  addition_ = std::move(addition);
  return addition_ ? addition_->initialize() : QString();
}

void OffscreenRenderer::release(Target& target)
{
  if(!target.framebuffer)
    return;
  glDeleteFramebuffers(1, &target.framebuffer);
  glDeleteRenderbuffers(1, &target.colour);
  glDeleteRenderbuffers(1, &target.depth);
  target = Target();
}

bool OffscreenRenderer::prepare(Target& target, QSize size, int samples)
{
  if(target.size != size || target.samples != samples)
  {
    release(target);
    target.size = size;
    target.samples = samples;
    glGenFramebuffers(1, &target.framebuffer);
    glBindFramebuffer(GL_FRAMEBUFFER, target.framebuffer);
    const auto attach = [&](unsigned& buffer, unsigned format, unsigned attachment)
    {
      glGenRenderbuffers(1, &buffer);
      glBindRenderbuffer(GL_RENDERBUFFER, buffer);
      glRenderbufferStorageMultisample(GL_RENDERBUFFER, samples > 1 ? samples : 0, format, size.width(), size.height());
      glFramebufferRenderbuffer(GL_FRAMEBUFFER, attachment, GL_RENDERBUFFER, buffer);
    };
    attach(target.colour, GL_RGBA8, GL_COLOR_ATTACHMENT0);
    attach(target.depth, GL_DEPTH24_STENCIL8, GL_DEPTH_STENCIL_ATTACHMENT);
  }
  glBindFramebuffer(GL_FRAMEBUFFER, target.framebuffer);
  return glCheckFramebufferStatus(GL_FRAMEBUFFER) == GL_FRAMEBUFFER_COMPLETE;
}

QImage OffscreenRenderer::draw(const SceneDrawing& scene, const Eye& eye, const Renderer::Options& options, QSize size,
                               int samples)
{
  if(!drawInto(bytes_, scene, eye, options, size, samples))
    return {};
  const auto format = options.clearBackground ? QImage::Format_RGBA8888_Premultiplied : QImage::Format_RGBX8888;
  return QImage(bytes_.data(), size.width(), size.height(), 4 * size.width(), format).mirrored();
}

bool OffscreenRenderer::drawInto(std::vector<std::uint8_t>& rgba, const SceneDrawing& scene, const Eye& eye,
                                 const Renderer::Options& options, QSize size, int samples)
{
  if(size.isEmpty() || size.width() > largestAtOnce() || size.height() > largestAtOnce())
    return false;
  const Current current(display_, context_);
  samples = std::clamp(samples, 1, mostSamples_);
  if(!current.fine() || (samples > 1 && !prepare(plain_, size, 1)) ||
     !prepare(samples > 1 ? smooth_ : plain_, size, samples))
    return false;
  renderer_.render(scene, eye, options, size.width(), size.height());
  if(addition_)
    addition_->draw(scene, eye, options, size.width(), size.height());
  lastProjection_ = eye.projection;
  if(samples > 1)
  {
    glBindFramebuffer(GL_READ_FRAMEBUFFER, smooth_.framebuffer);
    glBindFramebuffer(GL_DRAW_FRAMEBUFFER, plain_.framebuffer);
    glBlitFramebuffer(0, 0, size.width(), size.height(), 0, 0, size.width(), size.height(), GL_COLOR_BUFFER_BIT,
                      GL_NEAREST);
    glBindFramebuffer(GL_FRAMEBUFFER, plain_.framebuffer);
  }
  rgba.resize(static_cast<std::size_t>(size.width()) * static_cast<std::size_t>(size.height()) * 4);
  glPixelStorei(GL_PACK_ALIGNMENT, 4);
  glReadPixels(0, 0, size.width(), size.height(), GL_RGBA, GL_UNSIGNED_BYTE, rgba.data());
  return true;
}

void OffscreenRenderer::depthsInto(std::vector<float>& depths) const
{
  const Current current(display_, context_);
  depths.clear();
  if(!current.fine() || plain_.size.isEmpty())
    return;
  depths.resize(static_cast<std::size_t>(plain_.size.width()) * static_cast<std::size_t>(plain_.size.height()));
  glBindFramebuffer(GL_FRAMEBUFFER, plain_.framebuffer);
  glPixelStorei(GL_PACK_ALIGNMENT, 4);
  glReadPixels(0, 0, plain_.size.width(), plain_.size.height(), GL_DEPTH_COMPONENT, GL_FLOAT, depths.data());
  const Mat4f toEye = lastProjection_.inverse();
  for(float& depth : depths)
  {
    const float z = toEye(2, 2) * (2 * depth - 1) + toEye(2, 3), w = toEye(3, 2) * (2 * depth - 1) + toEye(3, 3);
    depth = depth >= 1 ? std::numeric_limits<float>::infinity() : -z / w;
  }
}

std::vector<float> OffscreenRenderer::depths() const
{
  std::vector<float> fromBottom;
  depthsInto(fromBottom);
  std::vector<float> result;
  result.reserve(fromBottom.size());
  const int width = plain_.size.width();
  for(auto row = fromBottom.end(); row != fromBottom.begin(); row -= width)
    result.insert(result.end(), row - width, row);
  return result;
}

} // namespace sparkwright
