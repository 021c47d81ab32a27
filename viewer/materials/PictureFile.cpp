#include "viewer/materials/PictureFile.h"

#include <QBuffer>
#include <QImageReader>

#include <algorithm>

namespace sparkwright
{

namespace
{

constexpr int largestSide = 8192;

/// Targa has no mark at its start, so it comes after all others: colours, grey or a palette, plain or run-length coded.
class TargaReader
{
public:
  explicit TargaReader(const std::string& content) : bytes_(content) {}

  QImage read()
  {
    constexpr std::size_t header = 18;
    if(bytes_.size() <= header)
      return {};
    const int type = at(2);
    const bool packed = type & 8;
    const int kind = type & ~8;
    const int width = half(12), height = half(14);
    depth_ = at(16) / 8;
    const int flags = at(17);
    if(kind < 1 || kind > 3 || width < 1 || height < 1 || width > largestSide || height > largestSide)
      return {};
    const bool depthFits = kind == 2 ? (depth_ == 2 || depth_ == 3 || depth_ == 4) : depth_ == 1;
    place_ = header + at(0);
    if(!depthFits || (kind == 1) != (at(1) == 1) || (at(1) == 1 && !readPalette()))
      return {};
    QImage image(width, height, QImage::Format_ARGB32);
    if(image.isNull() || !(packed ? readPacked(image, kind) : readPlain(image, kind)))
      return {};
    return image.mirrored(flags & 0x10, !(flags & 0x20));
  }

private:
  int at(std::size_t i) const { return i < bytes_.size() ? static_cast<unsigned char>(bytes_[i]) : 0; }
  int half(std::size_t i) const { return at(i) | at(i + 1) << 8; }
  bool has(std::size_t count) const { return place_ <= bytes_.size() && count <= bytes_.size() - place_; }

  QRgb colour(std::size_t i, int depth) const
  {
    if(depth == 2)
    {
      const int five = half(i);
      const auto wide = [](int v) { return (v & 31) * 255 / 31; };
      return qRgb(wide(five >> 10), wide(five >> 5), wide(five));
    }
    return qRgba(at(i + 2), at(i + 1), at(i), depth == 4 ? at(i + 3) : 255);
  }

  bool readPalette()
  {
    const int first = half(3), count = half(5), depth = at(7) / 8;
    if(depth < 2 || depth > 4 || first + count > 256 || !has(static_cast<std::size_t>(count * depth)))
      return false;
    palette_.assign(256, qRgb(0, 0, 0));
    for(int i = 0; i < count; ++i)
      palette_[static_cast<std::size_t>(first + i)] = colour(place_ + static_cast<std::size_t>(i * depth), depth);
    place_ += static_cast<std::size_t>(count * depth);
    return true;
  }

  QRgb pixel(int kind)
  {
    const std::size_t here = place_;
    place_ += static_cast<std::size_t>(depth_);
    if(kind == 1)
      return palette_[static_cast<std::size_t>(at(here))];
    return kind == 3 ? qRgb(at(here), at(here), at(here)) : colour(here, depth_);
  }

  bool readPlain(QImage& image, int kind)
  {
    if(!has(static_cast<std::size_t>(image.width()) * static_cast<std::size_t>(image.height()) *
            static_cast<std::size_t>(depth_)))
      return false;
    for(int y = 0; y < image.height(); ++y)
      for(int x = 0; x < image.width(); ++x)
        reinterpret_cast<QRgb*>(image.scanLine(y))[x] = pixel(kind);
    return true;
  }

  bool readPacked(QImage& image, int kind)
  {
    const int count = image.width() * image.height();
    for(int i = 0; i < count;)
    {
      const int head = at(place_++);
      const int length = std::min((head & 127) + 1, count - i);
      const bool run = head & 128;
      if(!has(static_cast<std::size_t>(depth_) * static_cast<std::size_t>(run ? 1 : length)))
        return false;
      QRgb value = 0;
      for(int k = 0; k < length; ++k, ++i)
      {
        if(k == 0 || !run)
          value = pixel(kind);
        reinterpret_cast<QRgb*>(image.scanLine(i / image.width()))[i % image.width()] = value;
      }
    }
    return true;
  }

  const std::string& bytes_;
  std::size_t place_ = 0;
  int depth_ = 0;
  std::vector<QRgb> palette_;
};

} // namespace

QImage readPicture(const std::string& content)
{
  QByteArray bytes = QByteArray::fromRawData(content.data(), static_cast<qsizetype>(content.size()));
  QBuffer buffer(&bytes);
  QImageReader reader(&buffer);
  reader.setAutoTransform(true);
  // Some readers take any file with a few zeros at its start for theirs, so a .tga is tried whenever they fail.
  if(reader.canRead())
    if(const QSize size = reader.size(); size.width() <= largestSide && size.height() <= largestSide)
      if(const QImage image = reader.read(); !image.isNull())
        return image;
  return TargaReader(content).read();
}

} // namespace sparkwright
