#pragma once

#include "viewer/pictures/OffscreenRenderer.h"

#include <QImage>
#include <QString>

namespace sparkwright
{

/// Draws one large picture tile by tile, so that the caller can show progress and cancel.
class Screenshot
{
public:
  static constexpr int largest = 8192; ///< Pixels along a side.
  static constexpr int mostSamples = 4;

  struct Shot
  {
    Eye eye; ///< Of the whole picture; its proportions are those of `size`.
    QSize size;
    int supersampling = 1;    ///< Along each side, 1 to 4. 1 has smooth edges, too, but nothing finer.
    bool transparent = false; ///< Neither sky nor ground.
    Renderer::Options options;
  };

  /// @param renderer,scene  must outlive the object; the scene must not change meanwhile
  Screenshot(OffscreenRenderer& renderer, const SceneDrawing& scene, Shot shot);

  /// Draws the next tile. @return false if there is none, or something is wrong
  bool next();
  bool done() const { return problem_.isEmpty() && drawn_ == columns_ * rows_; }
  int tiles() const { return columns_ * rows_; }
  int tilesDrawn() const { return drawn_; }
  /// Why there will be no picture; empty if all is well.
  const QString& problem() const { return problem_; }
  const QImage& picture() const { return picture_; }

private:
  void shrinkInto(const QRect& tile, const QRect& drawn, int width);

  OffscreenRenderer& renderer_;
  const SceneDrawing& scene_;
  Shot shot_;
  QImage picture_;
  QString problem_;
  std::vector<std::uint8_t> rgba_;
  int columns_ = 0, rows_ = 0, drawn_ = 0, side_ = 1;
};

} // namespace sparkwright
