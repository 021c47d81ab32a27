#include "viewer/pictures/StereoImage.h"

#include <QPainter>

#include <algorithm>

namespace sparkwright
{

namespace
{

/// As anaglyph.frag does it.
QImage anaglyph(const QImage& left, const QImage& right)
{
  QImage made(left.size(), QImage::Format_RGB32);
  const QImage l = left.convertToFormat(QImage::Format_RGB32), r = right.convertToFormat(QImage::Format_RGB32);
  for(int y = 0; y < made.height(); ++y)
  {
    const auto* const from = reinterpret_cast<const QRgb*>(l.constScanLine(y));
    const auto* const other = reinterpret_cast<const QRgb*>(r.constScanLine(y));
    auto* const to = reinterpret_cast<QRgb*>(made.scanLine(y));
    for(int x = 0; x < made.width(); ++x)
      to[x] = qRgb((30 * qRed(from[x]) + 59 * qGreen(from[x]) + 11 * qBlue(from[x])) / 100, qGreen(other[x]),
                   qBlue(other[x]));
  }
  return made;
}

} // namespace

QSize StereoImage::eyeSize(Stereo::Mode mode, QSize size)
{
  return mode == Stereo::Mode::SideBySide ? QSize(std::max(size.width() / 2, 1), size.height()) : size;
}

std::vector<Eye> StereoImage::eyes(Camera camera, const Stereo& stereo, QSize size)
{
  const QSize one = eyeSize(stereo.mode, size);
  camera.setViewport(one.width(), one.height());
  camera.setEyeShift(0);
  if(stereo.mode == Stereo::Mode::Off)
    return {Eye::of(camera)};
  std::vector<Eye> both;
  for(const float shift : stereo.shifts())
  {
    camera.setEyeShift(shift);
    both.push_back(Eye::of(camera));
  }
  return both;
}

QImage StereoImage::whole(Stereo::Mode mode, const std::vector<QImage>& pictures, QSize size)
{
  if(pictures.empty() || std::ranges::any_of(pictures, &QImage::isNull))
    return {};
  if(mode == Stereo::Mode::Off || pictures.size() < 2)
    return pictures.front();
  if(mode == Stereo::Mode::Anaglyph)
    return anaglyph(pictures[0], pictures[1]);
  QImage made(size, pictures.front().format());
  made.fill(Qt::black);
  QPainter painter(&made);
  painter.setCompositionMode(QPainter::CompositionMode_Source);
  painter.drawImage(0, 0, pictures[0]);
  painter.drawImage(pictures[0].width(), 0, pictures[1]);
  return made;
}

} // namespace sparkwright
