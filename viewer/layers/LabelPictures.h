#pragma once

#include <QColor>
#include <QFont>
#include <QHash>
#include <QImage>
#include <QRect>
#include <QString>

namespace sparkwright
{

/// Paints short texts side by side into one large picture, each once. When it is full, it is begun anew.
class LabelPictures
{
public:
  static constexpr int size = 1024; ///< Pixels, both ways.

  /// Begins a picture; call before its texts are asked for.
  void begin(const QFont& font, double pixelRatio);
  /// Rectangle of the text in image(), pixels; empty if there is no room for all texts of this picture.
  QRect place(const QString& text, const QColor& stripe);

  const QImage& image() const { return image_; }
  /// Changes with the image.
  long version() const { return version_; }

private:
  QRect paint(const QString& text, const QColor& stripe);
  void startAnew();

  QFont font_;
  double ratio_ = 0;
  QImage image_;
  QHash<QString, QRect> known_;
  int x_ = 0, y_ = 0, row_ = 0;
  long version_ = 0;
  bool startedAnew_ = false;
};

} // namespace sparkwright
