#include "app/ide/plots/PlotColours.h"

#include <qcustomplot.h>

#include <array>
#include <cmath>

namespace sparkwright
{

namespace
{

/// Colours of curves that can be told apart, also by people who see red and green alike (Okabe and Ito), for light and
/// dark grounds.
constexpr std::array<QRgb, 7> onLight{0xff0072b2, 0xffd55e00, 0xff008060, 0xffb0508c,
                                      0xff8a6d00, 0xff3a8fc8, 0xff333333};
constexpr std::array<QRgb, 7> onDark{0xff56b4e9, 0xffe69f00, 0xff2fc79a, 0xffdd8fc0,
                                     0xfff0e442, 0xffff7f50, 0xffdddddd};

bool isDark(const QPalette& palette) { return palette.color(QPalette::Base).lightness() < 128; }

QColor mixed(const QColor& a, const QColor& b, double share)
{
  const auto part = [share](int x, int y) { return static_cast<int>(std::lround(x + (y - x) * share)); };
  return {part(a.red(), b.red()), part(a.green(), b.green()), part(a.blue(), b.blue())};
}

} // namespace

QColor curveColour(std::size_t index, const QPalette& palette)
{
  const auto& list = isDark(palette) ? onDark : onLight;
  return QColor::fromRgb(list[index % list.size()]);
}

void colourAxes(QCPAxisRect& plot, const QPalette& palette, const QFont& font)
{
  const QColor ground = palette.color(QPalette::Base), ink = palette.color(QPalette::Text);
  plot.setBackground(QBrush(ground));
  for(QCPAxis* const axis : plot.axes())
  {
    axis->setBasePen(QPen(mixed(ground, ink, 0.5)));
    axis->setTickPen(QPen(mixed(ground, ink, 0.5)));
    axis->setSubTickPen(QPen(mixed(ground, ink, 0.35)));
    axis->setTickLabelColor(ink);
    axis->setLabelColor(ink);
    axis->setLabelFont(font);
    axis->setTickLabelFont(font);
    axis->grid()->setPen(QPen(mixed(ground, ink, 0.16)));
    axis->grid()->setZeroLinePen(QPen(mixed(ground, ink, 0.35)));
  }
}

void colourPlot(QCPAxisRect& plot, const std::vector<QCPGraph*>& curves, QCPItemStraightLine& head,
                const QPalette& palette, const QFont& font)
{
  colourAxes(plot, palette, font);
  const QColor ground = palette.color(QPalette::Base), ink = palette.color(QPalette::Text);
  for(std::size_t i = 0; i < curves.size(); ++i)
    curves[i]->setPen(QPen(curveColour(i, palette), 1.5));
  head.setPen(QPen(palette.color(QPalette::Highlight), 1.5));
  for(QCPLayoutElement* const element : plot.insetLayout()->elements(false))
    if(auto* const legend = qobject_cast<QCPLegend*>(element))
    {
      QColor back = ground;
      back.setAlpha(210);
      legend->setBrush(QBrush(back));
      legend->setBorderPen(QPen(mixed(ground, ink, 0.25)));
      legend->setTextColor(ink);
      legend->setFont(font);
    }
}

} // namespace sparkwright
