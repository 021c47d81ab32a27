#pragma once

#include <epoxy/gl.h>

namespace sparkwright
{

/// While it lives, what is drawn is blended with what is there and hides nothing behind it.
class SeeThroughScope
{
public:
  explicit SeeThroughScope(bool blended = true)
  {
    if(blended)
      glEnable(GL_BLEND);
    glDepthMask(GL_FALSE);
  }
  ~SeeThroughScope()
  {
    glDepthMask(GL_TRUE);
    glDisable(GL_BLEND);
  }
  SeeThroughScope(const SeeThroughScope&) = delete;
  SeeThroughScope& operator=(const SeeThroughScope&) = delete;
};

/// While it lives, flat things are drawn onto a surface: as above, and a little in front of it.
class DecalScope
{
public:
  /// @param nearer  as glPolygonOffset(): by the surface's slope, and twice as much in steps of the depth buffer
  explicit DecalScope(float nearer, bool blended = true) : seeThrough_(blended)
  {
    glEnable(GL_POLYGON_OFFSET_FILL);
    glPolygonOffset(-nearer, -2 * nearer);
  }
  ~DecalScope() { glDisable(GL_POLYGON_OFFSET_FILL); }

private:
  SeeThroughScope seeThrough_;
};

/// Sets filtering and border of the bound texture.
inline void setTextureSampling(GLint smaller, GLint larger)
{
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, smaller);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, larger);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
}

} // namespace sparkwright
