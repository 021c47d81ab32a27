#include <epoxy/gl.h>

#include "viewer/graphics/Glow.h"

#include "viewer/graphics/GraphicsState.h"

#include <algorithm>

namespace sparkwright
{

namespace
{

constexpr int smaller = 4, rounds = 2; // Each round widens the glow.

} // namespace

QString Glow::initialize()
{
  glGenVertexArrays(1, &emptyArray_);
  for(const auto& [program, file] :
      {std::pair(&bright_, "bright.frag"), std::pair(&blur_, "blur.frag"), std::pair(&spread_, "spread.frag")})
    if(const QString problem = program->build("screen.vert", file); !problem.isEmpty())
      return problem;
  return {};
}

void Glow::release()
{
  resize(0, 0);
  if(emptyArray_)
    glDeleteVertexArrays(1, &emptyArray_);
  emptyArray_ = 0;
  for(ShaderProgram* const program : {&bright_, &blur_, &spread_})
    program->release();
}

void Glow::resize(int width, int height)
{
  if(width == width_ && height == height_)
    return;
  if(width_ > 0)
  {
    glDeleteFramebuffers(3, buffers_);
    glDeleteTextures(3, pictures_);
  }
  width_ = width;
  height_ = height;
  if(width_ <= 0)
    return;
  glGenFramebuffers(3, buffers_);
  glGenTextures(3, pictures_);
  for(int i = 0; i < 3; ++i)
  {
    const int by = i == 0 ? 1 : smaller;
    glBindTexture(GL_TEXTURE_2D, pictures_[i]);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, std::max(width / by, 1), std::max(height / by, 1), 0, GL_RGBA,
                 GL_UNSIGNED_BYTE, nullptr);
    setTextureSampling(GL_LINEAR, GL_LINEAR);
    glBindFramebuffer(GL_FRAMEBUFFER, buffers_[i]);
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, pictures_[i], 0);
  }
}

void Glow::apply(int width, int height)
{
  int bound = 0;
  glGetIntegerv(GL_DRAW_FRAMEBUFFER_BINDING, &bound);
  resize(std::max(width, 1), std::max(height, 1));
  glDisable(GL_DEPTH_TEST);
  glDisable(GL_CULL_FACE);
  glDisable(GL_BLEND);
  glBindFramebuffer(GL_READ_FRAMEBUFFER, static_cast<unsigned>(bound));
  glBindFramebuffer(GL_DRAW_FRAMEBUFFER, buffers_[0]);
  glBlitFramebuffer(0, 0, width_, height_, 0, 0, width_, height_, GL_COLOR_BUFFER_BIT, GL_NEAREST);

  const int w = std::max(width_ / smaller, 1), h = std::max(height_ / smaller, 1);
  glBindVertexArray(emptyArray_);
  glActiveTexture(GL_TEXTURE0);
  glViewport(0, 0, w, h);
  const auto pass = [&](ShaderProgram& program, int from, int to, float x, float y)
  {
    glBindFramebuffer(GL_FRAMEBUFFER, buffers_[to]);
    glBindTexture(GL_TEXTURE_2D, pictures_[from]);
    program.use();
    program.set("u_image", 0);
    program.set("u_step", x, y);
    glDrawArrays(GL_TRIANGLES, 0, 3);
  };
  pass(bright_, 0, 1, 1.f / static_cast<float>(width_), 1.f / static_cast<float>(height_));
  for(int i = 1; i <= rounds; ++i)
  {
    const float reach = static_cast<float>(i);
    pass(blur_, 1, 2, reach / static_cast<float>(w), 0);
    pass(blur_, 2, 1, 0, reach / static_cast<float>(h));
  }

  glBindFramebuffer(GL_FRAMEBUFFER, static_cast<unsigned>(bound));
  glViewport(0, 0, width_, height_);
  glBindTexture(GL_TEXTURE_2D, pictures_[1]);
  spread_.use();
  spread_.set("u_image", 0);
  glEnable(GL_BLEND);
  glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_COLOR); // Nothing becomes brighter than white.
  glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_FALSE);
  glDrawArrays(GL_TRIANGLES, 0, 3);
  glColorMask(GL_TRUE, GL_TRUE, GL_TRUE, GL_TRUE);
  glDisable(GL_BLEND);
  glBlendFuncSeparate(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA, GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
  glBindVertexArray(0);
}

} // namespace sparkwright
