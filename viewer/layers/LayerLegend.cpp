#include "viewer/layers/LayerLegend.h"

#include <QFontMetrics>
#include <QLocale>

#include <algorithm>

namespace sparkwright
{

void LayerLegend::paintSign(QPainter& painter, const QRectF& where, const LegendEntry& entry)
{
  using Sign = LegendEntry::Sign;
  const QPointF middle = where.center();
  QPen pen(entry.colour, 2.5);
  pen.setCapStyle(Qt::FlatCap);
  painter.setPen(pen);
  painter.setBrush(Qt::NoBrush);
  const QPointF left(where.left(), middle.y()), right(where.right(), middle.y());
  switch(entry.sign)
  {
  case Sign::Area:
    painter.setPen(QPen(entry.colour.darker(150), 1));
    painter.setBrush(entry.colour);
    painter.drawRoundedRect(QRectF(middle.x() - 6, middle.y() - 5, 12, 10), 2, 2);
    break;
  case Sign::Dashed:
    pen.setDashPattern({1.6, 1.2});
    painter.setPen(pen);
    painter.drawLine(left, right);
    break;
  case Sign::Line: painter.drawLine(left, right); break;
  case Sign::Arrow:
    painter.drawLine(left, right - QPointF(5, 0));
    painter.setPen(Qt::NoPen);
    painter.setBrush(entry.colour);
    painter.drawPolygon(QPolygonF({right, right + QPointF(-7, -4.5), right + QPointF(-7, 4.5)}));
    break;
  case Sign::Dot:
    painter.setPen(QPen(entry.colour.darker(160), 1));
    painter.setBrush(entry.colour);
    painter.drawEllipse(middle, 5, 5);
    break;
  case Sign::Cross:
    painter.drawLine(middle + QPointF(-5, -5), middle + QPointF(5, 5));
    painter.drawLine(middle + QPointF(-5, 5), middle + QPointF(5, -5));
    break;
  }
}

const QImage& LayerLegend::picture(const LayerSettings& settings, const QFont& font, const QSize& room,
                                   double pixelRatio)
{
  const auto entries = settings.legend ? settings.legendEntries() : std::vector<LegendEntry>();
  const QString all = settings.toString() + font.key() + QLocale().name() +
                      QStringLiteral("%1 %2 %3").arg(room.width()).arg(room.height()).arg(pixelRatio) +
                      (entries.empty() ? QString() : entries.front().text); // The language may change.
  if(all == shown_)
    return image_;
  shown_ = all;
  image_ = QImage();
  if(entries.empty())
    return image_;

  // Columns of as many lines as there is room for; each layer has a headline.
  struct Line
  {
    const LegendEntry* entry;
    QString text;
  };
  std::vector<Line> lines;
  for(std::size_t i = 0; i < entries.size(); ++i)
  {
    if(i == 0 || entries[i].layer != entries[i - 1].layer)
      lines.push_back({nullptr, LayerSettings::name(entries[i].layer)});
    lines.push_back({&entries[i], entries[i].text});
  }
  QFont small = font, bold = font;
  small.setPointSizeF(std::max(font.pointSizeF() * 0.9, 6.));
  bold.setPointSizeF(small.pointSizeF());
  bold.setBold(true);
  const QFontMetrics metrics(small), boldMetrics(bold);
  constexpr int margin = 8, sign = 22, gap = 16;
  const int step = metrics.height() + 2;
  const int perColumn = std::max((room.height() - 2 * margin) / step, 1);
  const int columns = (static_cast<int>(lines.size()) + perColumn - 1) / perColumn;
  std::vector<int> widths(static_cast<std::size_t>(columns), 0);
  for(std::size_t i = 0; i < lines.size(); ++i)
  {
    int& width = widths[i / static_cast<std::size_t>(perColumn)];
    width = std::max(width, lines[i].entry ? sign + 6 + metrics.horizontalAdvance(lines[i].text)
                                           : boldMetrics.horizontalAdvance(lines[i].text));
  }
  int width = 2 * margin + gap * (columns - 1);
  for(const int w : widths)
    width += w;
  const int height = 2 * margin + step * std::min(perColumn, static_cast<int>(lines.size()));
  if(width > room.width() || height > room.height())
    return image_;

  image_ = QImage(QSize(width, height) * pixelRatio, QImage::Format_ARGB32_Premultiplied);
  image_.setDevicePixelRatio(pixelRatio);
  image_.fill(Qt::transparent);
  QPainter painter(&image_);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(QColor(16, 20, 26, 190));
  painter.drawRoundedRect(QRectF(0, 0, width, height), 6, 6);
  int x = margin;
  for(std::size_t i = 0; i < lines.size(); ++i)
  {
    const std::size_t column = i / static_cast<std::size_t>(perColumn), row = i % static_cast<std::size_t>(perColumn);
    if(i > 0 && row == 0)
      x += widths[column - 1] + gap;
    const QRect line(x, margin + static_cast<int>(row) * step, widths[column], step);
    if(lines[i].entry)
      paintSign(painter, QRectF(line.x(), line.y(), sign, step), *lines[i].entry);
    painter.setFont(lines[i].entry ? small : bold);
    painter.setPen(lines[i].entry ? QColor(225, 230, 236) : QColor(Qt::white));
    painter.drawText(lines[i].entry ? line.adjusted(sign + 6, 0, 2, 0) : line, Qt::AlignVCenter | Qt::AlignLeft,
                     lines[i].text);
  }
  return image_;
}

} // namespace sparkwright
