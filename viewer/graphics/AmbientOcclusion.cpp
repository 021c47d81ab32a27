#include <epoxy/gl.h>

#include "viewer/graphics/AmbientOcclusion.h"

#include "viewer/graphics/GraphicsState.h"

#include <Eigen/LU>

#include <algorithm>

namespace sparkwright
{

QString AmbientOcclusion::initialize()
{
  glGenVertexArrays(1, &emptyArray_);
  if(const QString problem = measure_.build("screen.vert", "openness.frag"); !problem.isEmpty())
    return problem;
  return smooth_.build("screen.vert", "smooth.frag");
}

void AmbientOcclusion::release()
{
  resize(0, 0);
  if(emptyArray_)
    glDeleteVertexArrays(1, &emptyArray_);
  emptyArray_ = 0;
  measure_.release();
  smooth_.release();
}

void AmbientOcclusion::resize(int width, int height)
{
  if(width == width_ && height == height_)
    return;
  if(width_ > 0)
  {
    glDeleteFramebuffers(1, &depthBuffer_);
    glDeleteFramebuffers(2, buffers_);
    glDeleteTextures(1, &depth_);
    glDeleteTextures(2, openness_);
  }
  width_ = width;
  height_ = height;
  if(width_ <= 0)
    return;
  const auto texture = [&](unsigned& name, int internal, unsigned format, unsigned type, int filter)
  {
    glGenTextures(1, &name);
    glBindTexture(GL_TEXTURE_2D, name);
    glTexImage2D(GL_TEXTURE_2D, 0, internal, width, height, 0, format, type, nullptr);
    setTextureSampling(filter, filter);
  };
  texture(depth_, GL_DEPTH_COMPONENT24, GL_DEPTH_COMPONENT, GL_UNSIGNED_INT, GL_NEAREST);
  glGenFramebuffers(1, &depthBuffer_);
  glBindFramebuffer(GL_FRAMEBUFFER, depthBuffer_);
  glFramebufferTexture2D(GL_FRAMEBUFFER, GL_DEPTH_ATTACHMENT, GL_TEXTURE_2D, depth_, 0);
  glDrawBuffer(GL_NONE);
  glReadBuffer(GL_NONE);
  glGenFramebuffers(2, buffers_);
  for(int i = 0; i < 2; ++i)
  {
    texture(openness_[i], GL_R8, GL_RED, GL_UNSIGNED_BYTE, GL_LINEAR);
    glBindFramebuffer(GL_FRAMEBUFFER, buffers_[i]);
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, openness_[i], 0);
  }
}

void AmbientOcclusion::begin(int width, int height)
{
  fullWidth_ = std::max(width, 1);
  fullHeight_ = std::max(height, 1);
  resize((fullWidth_ + 1) / 2, (fullHeight_ + 1) / 2);
  glBindFramebuffer(GL_FRAMEBUFFER, depthBuffer_);
  glViewport(0, 0, width_, height_);
  glDepthMask(GL_TRUE);
  glClear(GL_DEPTH_BUFFER_BIT);
}

void AmbientOcclusion::finish(const Mat4f& projection)
{
  const Mat4f inverse = projection.inverse();
  glDisable(GL_DEPTH_TEST);
  glDisable(GL_CULL_FACE);
  glDisable(GL_BLEND);
  glBindVertexArray(emptyArray_);
  glActiveTexture(GL_TEXTURE0);
  glBindFramebuffer(GL_FRAMEBUFFER, buffers_[0]);
  glBindTexture(GL_TEXTURE_2D, depth_);
  measure_.use();
  measure_.set("u_depth", 0);
  measure_.set("u_toEye", inverse);
  measure_.set("u_projection", projection);
  measure_.set("u_size", static_cast<float>(width_), static_cast<float>(height_));
  glDrawArrays(GL_TRIANGLES, 0, 3);
  smooth_.use();
  smooth_.set("u_openness", 0);
  smooth_.set("u_depth", 1);
  smooth_.set("u_toEye", inverse);
  glActiveTexture(GL_TEXTURE1);
  glBindTexture(GL_TEXTURE_2D, depth_);
  glActiveTexture(GL_TEXTURE0);
  glBindFramebuffer(GL_FRAMEBUFFER, buffers_[1]);
  glBindTexture(GL_TEXTURE_2D, openness_[0]);
  glDrawArrays(GL_TRIANGLES, 0, 3);
  glBindVertexArray(0);
}

void AmbientOcclusion::apply(ShaderProgram& program, int unit) const
{
  glActiveTexture(GL_TEXTURE0 + static_cast<unsigned>(unit));
  glBindTexture(GL_TEXTURE_2D, openness_[1]);
  glActiveTexture(GL_TEXTURE0);
  program.set("u_openness", unit);
  program.set("u_pixel", 1.f / static_cast<float>(fullWidth_), 1.f / static_cast<float>(fullHeight_));
}

} // namespace sparkwright
