#include "viewer/materials/TextureLibrary.h"

#include "viewer/materials/PictureFile.h"

namespace sparkwright
{

namespace
{

bool hasTransparency(const QImage& image)
{
  for(int y = 0; y < image.height(); ++y)
  {
    const uchar* const row = image.constScanLine(y);
    for(int x = 0; x < image.width(); ++x)
      if(row[4 * x + 3] < 250)
        return true;
  }
  return false;
}

} // namespace

int TextureLibrary::checked()
{
  if(checked_ >= 0)
    return checked_;
  QImage image(8, 8, QImage::Format_RGBA8888);
  for(int y = 0; y < 8; ++y)
    for(int x = 0; x < 8; ++x)
      image.setPixelColor(x, y, (x + y) % 2 ? QColor(Qt::magenta) : QColor(Qt::black));
  checked_ = static_cast<int>(pictures_.size());
  pictures_.push_back({image, false});
  return checked_;
}

int TextureLibrary::find(const Material& material)
{
  if(material.texture.empty() || !material.image)
    return -1;
  const Texture& texture = *material.image;
  const auto [found, fresh] =
      byContent_.try_emplace({texture.name, std::hash<std::string>()(texture.content)}, -1);
  if(!fresh)
    return found->second;
  QImage image = texture.content.empty() ? QImage() : readPicture(texture.content);
  if(image.isNull())
  {
    if(missing_ && reported_.insert(texture.name).second)
      missing_(texture.name);
    return found->second = checked();
  }
  Picture picture;
  picture.seeThrough = image.hasAlphaChannel();
  picture.image = image.convertToFormat(QImage::Format_RGBA8888).mirrored();
  picture.seeThrough = picture.seeThrough && hasTransparency(picture.image);
  found->second = static_cast<int>(pictures_.size());
  pictures_.push_back(std::move(picture));
  return found->second;
}

} // namespace sparkwright
