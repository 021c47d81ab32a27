#include <epoxy/gl.h>

#include "viewer/graphics/StereoPicture.h"

#include "viewer/graphics/GraphicsState.h"

#include <algorithm>

namespace sparkwright
{

QString StereoPicture::initialize()
{
  glGenVertexArrays(1, &emptyArray_);
  return anaglyph_.build("screen.vert", "anaglyph.frag");
}

void StereoPicture::release()
{
  resize(0, 0);
  if(emptyArray_)
    glDeleteVertexArrays(1, &emptyArray_);
  emptyArray_ = 0;
  anaglyph_.release();
}

void StereoPicture::resize(int width, int height)
{
  if(width == width_ && height == height_)
    return;
  if(width_ > 0)
  {
    glDeleteFramebuffers(2, buffers_);
    glDeleteTextures(2, pictures_);
    glDeleteRenderbuffers(2, depths_);
  }
  width_ = width;
  height_ = height;
  if(width_ <= 0)
    return;
  glGenFramebuffers(2, buffers_);
  glGenTextures(2, pictures_);
  glGenRenderbuffers(2, depths_);
  for(int i = 0; i < 2; ++i)
  {
    glBindTexture(GL_TEXTURE_2D, pictures_[i]);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, width, height, 0, GL_RGBA, GL_UNSIGNED_BYTE, nullptr);
    setTextureSampling(GL_LINEAR, GL_LINEAR);
    glBindRenderbuffer(GL_RENDERBUFFER, depths_[i]);
    glRenderbufferStorage(GL_RENDERBUFFER, GL_DEPTH24_STENCIL8, width, height);
    glBindFramebuffer(GL_FRAMEBUFFER, buffers_[i]);
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, pictures_[i], 0);
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_DEPTH_STENCIL_ATTACHMENT, GL_RENDERBUFFER, depths_[i]);
  }
}

void StereoPicture::begin(int eye, int width, int height)
{
  resize(std::max(width, 1), std::max(height, 1));
  glBindFramebuffer(GL_FRAMEBUFFER, buffers_[eye]);
}

void StereoPicture::finish(Stereo::Mode mode, unsigned target, int width, int height)
{
  glBindFramebuffer(GL_FRAMEBUFFER, target);
  glViewport(0, 0, width, height);
  glDisable(GL_SCISSOR_TEST);
  glDisable(GL_DEPTH_TEST);
  glDisable(GL_CULL_FACE);
  glDisable(GL_BLEND);
  if(mode == Stereo::Mode::SideBySide)
  {
    glClearColor(0, 0, 0, 1);
    glClear(GL_COLOR_BUFFER_BIT); // Of an odd number of columns, the last belongs to no eye.
    for(int i = 0; i < 2; ++i)
    {
      glBindFramebuffer(GL_READ_FRAMEBUFFER, buffers_[i]);
      glBlitFramebuffer(0, 0, width_, height_, i * width_, 0, (i + 1) * width_, height_, GL_COLOR_BUFFER_BIT,
                        GL_NEAREST);
    }
    glBindFramebuffer(GL_FRAMEBUFFER, target);
    return;
  }
  anaglyph_.use();
  for(int i = 1; i >= 0; --i)
  {
    glActiveTexture(GL_TEXTURE0 + static_cast<unsigned>(i));
    glBindTexture(GL_TEXTURE_2D, pictures_[i]);
  }
  anaglyph_.set("u_left", 0);
  anaglyph_.set("u_right", 1);
  glBindVertexArray(emptyArray_);
  glDrawArrays(GL_TRIANGLES, 0, 3);
  glBindVertexArray(0);
  glUseProgram(0);
}

} // namespace sparkwright
