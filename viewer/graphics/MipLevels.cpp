#include <epoxy/gl.h>

#include "viewer/graphics/MipLevels.h"

#include <QImage>

#include <algorithm>

namespace sparkwright
{

void uploadWithLevels(GLint internal, GLenum format, const QImage& picture)
{
  constexpr int small = 512 * 512; // Pixels
  glPixelStorei(GL_UNPACK_ALIGNMENT, 4);
  const auto upload = [&](int level, const QImage& image)
  {
    glTexImage2D(GL_TEXTURE_2D, level, internal, image.width(), image.height(), 0, format, GL_UNSIGNED_BYTE,
                 image.constBits());
  };
  upload(0, picture);
  if(picture.width() * picture.height() > small)
  {
    glGenerateMipmap(GL_TEXTURE_2D);
    return;
  }
  QImage image = picture;
  for(int level = 1; image.width() > 1 || image.height() > 1; ++level)
  {
    image = image
                .scaled(std::max(image.width() / 2, 1), std::max(image.height() / 2, 1), Qt::IgnoreAspectRatio,
                        Qt::SmoothTransformation)
                .convertToFormat(picture.format());
    upload(level, image);
  }
}

} // namespace sparkwright
