#include "app/ide/settings/LegiblePalette.h"

#include <algorithm>
#include <cmath>

namespace sparkwright
{

namespace
{

constexpr double leastContrast = 3; // WCAG 2.1, for large texts and notes.
constexpr double share = 0.6;       // Of the text's colour.
constexpr double textContrast = 4.5; // WCAG 2.1, for texts.
constexpr double tint = 0.12;       // Of the text's colour, in the ground of banners.

/// Relative luminance (WCAG 2.1), 0 to 1.
double luminance(const QColor& colour)
{
  const auto linear = [](double c) { return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
  return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

double contrast(const QColor& a, const QColor& b)
{
  const double light = std::max(luminance(a), luminance(b)), dark = std::min(luminance(a), luminance(b));
  return (light + 0.05) / (dark + 0.05);
}

/// What a colour looks like on a ground.
QColor over(const QColor& colour, const QColor& ground, double alpha)
{
  const auto mix = [alpha](double a, double b) { return static_cast<float>(alpha * a + (1 - alpha) * b); };
  return QColor::fromRgbF(mix(colour.redF(), ground.redF()), mix(colour.greenF(), ground.greenF()),
                          mix(colour.blueF(), ground.blueF()));
}

} // namespace

QPalette legible(const QPalette& palette)
{
  QPalette better = palette;
  for(const QPalette::ColorGroup group : {QPalette::Active, QPalette::Inactive, QPalette::Disabled})
  {
    const QColor ground = palette.color(group, QPalette::Base), text = palette.color(group, QPalette::Text);
    const QColor placeholder = palette.color(group, QPalette::PlaceholderText);
    if(contrast(over(placeholder, ground, placeholder.alphaF()), ground) < leastContrast)
      better.setColor(group, QPalette::PlaceholderText, over(text, ground, share));
    const QColor window = palette.color(group, QPalette::Window), words = palette.color(group, QPalette::WindowText);
    if(group == QPalette::Disabled || contrast(palette.color(group, QPalette::ToolTipBase), words) >= textContrast)
      continue;
    better.setColor(group, QPalette::ToolTipBase, over(words, window, tint));
    better.setColor(group, QPalette::ToolTipText, words);
  }
  return better;
}

} // namespace sparkwright
