#include "viewer/pictures/Screenshot.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace sparkwright
{

namespace
{

constexpr int largestTile = 1024; // Pixels that are drawn at once along a side, supersampled ones counted.
constexpr int margin = 48;        // Pixels around a tile: light in corners depends on what is beside them.

} // namespace

Screenshot::Screenshot(OffscreenRenderer& renderer, const SceneDrawing& scene, Shot shot)
    : renderer_(renderer), scene_(scene), shot_(std::move(shot))
{
  shot_.supersampling = std::clamp(shot_.supersampling, 1, mostSamples);
  shot_.options.clearBackground = shot_.transparent;
  const QSize size = shot_.size;
  if(size.isEmpty() || size.width() > largest || size.height() > largest)
  {
    problem_ = QCoreApplication::translate("sparkwright::Screenshot", "A picture has 1 to %1 pixels along each side.")
                   .arg(largest);
    return;
  }
  picture_ = QImage(size, shot_.transparent ? QImage::Format_RGBA8888_Premultiplied : QImage::Format_RGBX8888);
  if(picture_.isNull())
  {
    problem_ = QCoreApplication::translate("sparkwright::Screenshot",
                                           "There is not enough memory for a picture of this size.");
    return;
  }
  side_ = std::max(1, std::min(largestTile, renderer.largestAtOnce() - 2 * margin * shot_.supersampling) /
                          shot_.supersampling);
  columns_ = (size.width() + side_ - 1) / side_;
  rows_ = (size.height() + side_ - 1) / side_;
}

bool Screenshot::next()
{
  if(!problem_.isEmpty() || drawn_ >= columns_ * rows_)
    return false;
  const QRect all(QPoint(0, 0), shot_.size);
  const QRect tile = QRect(drawn_ % columns_ * side_, drawn_ / columns_ * side_, side_, side_) & all;
  const QRect drawn = tile.adjusted(-margin, -margin, margin, margin) & all;
  const float width = static_cast<float>(all.width()), height = static_cast<float>(all.height());
  const Eye eye = shot_.eye.part(
      static_cast<float>(drawn.left()) / width, static_cast<float>(drawn.left() + drawn.width()) / width,
      1 - static_cast<float>(drawn.top() + drawn.height()) / height, 1 - static_cast<float>(drawn.top()) / height);
  const QSize pixels = drawn.size() * shot_.supersampling;
  constexpr int smooth = 4; // Samples of each pixel at edges.
  if(!renderer_.drawInto(rgba_, scene_, eye, shot_.options, pixels, shot_.supersampling > 2 ? 1 : smooth))
  {
    problem_ =
        QCoreApplication::translate("sparkwright::Screenshot", "The graphics card cannot draw a picture of this size.");
    return false;
  }
  shrinkInto(tile, drawn, pixels.width());
  ++drawn_;
  return true;
}

/// Each pixel of the tile is the mean of those that were drawn for it.
void Screenshot::shrinkInto(const QRect& tile, const QRect& drawn, int width)
{
  const int n = shot_.supersampling, count = n * n, bottom = drawn.height() * n - 1;
  for(int y = tile.top(); y <= tile.bottom(); ++y)
  {
    uchar* to = picture_.scanLine(y) + 4 * tile.left();
    for(int x = tile.left(); x <= tile.right(); ++x, to += 4)
    {
      std::array<int, 4> sum{};
      for(int row = 0; row < n; ++row)
      {
        const std::size_t start =
            static_cast<std::size_t>(bottom - (y - drawn.top()) * n - row) * static_cast<std::size_t>(width) +
            static_cast<std::size_t>((x - drawn.left()) * n);
        for(std::size_t i = 4 * start; i < 4 * (start + static_cast<std::size_t>(n)); ++i)
          sum[i % 4] += rgba_[i];
      }
      for(std::size_t c = 0; c < 4; ++c)
        to[c] = static_cast<uchar>((sum[c] + count / 2) / count);
      if(!shot_.transparent)
        to[3] = 255;
    }
  }
}

} // namespace sparkwright
