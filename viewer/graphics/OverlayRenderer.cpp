#include <epoxy/gl.h>

#include "viewer/graphics/OverlayRenderer.h"

#include "viewer/graphics/GraphicsState.h"

#include <algorithm>

namespace sparkwright
{

QString OverlayRenderer::initialize()
{
  glGenVertexArrays(1, &emptyArray_);
  return program_.build("overlay.vert", "overlay.frag");
}

void OverlayRenderer::release()
{
  for(const Kept& kept : kept_)
    glDeleteTextures(1, &kept.texture);
  kept_.clear();
  glDeleteVertexArrays(1, &emptyArray_);
  program_.release();
}

unsigned OverlayRenderer::textureOf(const QImage& picture)
{
  ++clock_;
  for(Kept& kept : kept_)
    if(kept.key == picture.cacheKey())
    {
      kept.used = clock_;
      glBindTexture(GL_TEXTURE_2D, kept.texture);
      return kept.texture;
    }
  if(kept_.size() >= most)
    std::iter_swap(
        std::min_element(kept_.begin(), kept_.end(), [](const Kept& a, const Kept& b) { return a.used < b.used; }),
        kept_.end() - 1);
  else
    glGenTextures(1, &kept_.emplace_back().texture);
  Kept& kept = kept_.back();
  kept.key = picture.cacheKey();
  kept.used = clock_;
  const QImage bytes = picture.convertToFormat(QImage::Format_RGBA8888_Premultiplied);
  glBindTexture(GL_TEXTURE_2D, kept.texture);
  glPixelStorei(GL_UNPACK_ALIGNMENT, 4);
  glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, bytes.width(), bytes.height(), 0, GL_RGBA, GL_UNSIGNED_BYTE,
               bytes.constBits());
  setTextureSampling(GL_LINEAR, GL_LINEAR);
  return kept.texture;
}

void OverlayRenderer::draw(const QImage& picture, int x, int y, int width, int height)
{
  if(picture.isNull() || width <= 0 || height <= 0)
    return;
  glActiveTexture(GL_TEXTURE0);
  textureOf(picture);
  program_.use();
  const float sx = 2.f / static_cast<float>(width), sy = 2.f / static_cast<float>(height);
  const float left = static_cast<float>(x) * sx - 1, top = 1 - static_cast<float>(y) * sy;
  program_.set("u_image", 0);
  program_.set("u_rectangle", left, top - static_cast<float>(picture.height()) * sy,
               left + static_cast<float>(picture.width()) * sx, top);
  glDisable(GL_DEPTH_TEST);
  glDisable(GL_CULL_FACE);
  glEnable(GL_BLEND);
  glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
  glBindVertexArray(emptyArray_);
  glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
  glDisable(GL_BLEND);
  glBindVertexArray(0);
  glUseProgram(0);
}

} // namespace sparkwright
