#include "app/ide/settings/Theme.h"

#include "app/ide/settings/LegiblePalette.h"

#include <QApplication>
#include <QFont>
#include <QPainter>
#include <QProxyStyle>
#include <QStyleOption>

#include <utility>

namespace sparkwright
{

namespace
{

struct ThemeColours
{
  QRgb window, base, alternate, text, button, highlight, highlighted, link, disabled, toolTip, toolTipText;
};

constexpr ThemeColours lightColours = {0xffefeff1, 0xffffffff, 0xfff5f5f7, 0xff1d1f23, 0xfff4f4f6, 0xff2f6fd0,
                                       0xffffffff, 0xff1d5fc0, 0xff8b8f96, 0xfffdf3d0, 0xff1d1f23};
constexpr ThemeColours darkColours = {0xff2a2c31, 0xff1f2125, 0xff26282d, 0xffe3e5e9, 0xff35383e, 0xff3f78d8,
                                      0xffffffff, 0xff74a8ff, 0xff7d828b, 0xff3d4047, 0xffeceef1};

QPalette paletteOf(const ThemeColours& colours)
{
  // Bevels and shades are worked out from these two.
  QPalette palette(QColor(colours.button), QColor(colours.window));
  const std::pair<QPalette::ColorRole, QRgb> roles[] = {{QPalette::Window, colours.window},
                                                        {QPalette::WindowText, colours.text},
                                                        {QPalette::Base, colours.base},
                                                        {QPalette::AlternateBase, colours.alternate},
                                                        {QPalette::Text, colours.text},
                                                        {QPalette::Button, colours.button},
                                                        {QPalette::ButtonText, colours.text},
                                                        {QPalette::Highlight, colours.highlight},
                                                        {QPalette::HighlightedText, colours.highlighted},
                                                        {QPalette::Link, colours.link},
                                                        {QPalette::LinkVisited, colours.link},
                                                        {QPalette::ToolTipBase, colours.toolTip},
                                                        {QPalette::ToolTipText, colours.toolTipText}};
  for(const auto& [role, colour] : roles)
    palette.setColor(role, QColor(colour));
  for(const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
    palette.setColor(QPalette::Disabled, role, QColor(colours.disabled));
  QColor placeholder(colours.text);
  placeholder.setAlphaF(0.6f);
  palette.setColor(QPalette::PlaceholderText, placeholder);
  return palette;
}

/// Standard buttons would have icons, beside our own buttons, which have none; from right to left, those cover the
/// text.
///
/// On dark grounds, frames of fields would be darker still, and an empty field not be seen as one.
class OurStyle final : public QProxyStyle
{
public:
  void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override
  {
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    const bool dark = option->palette.color(QPalette::Window).lightness() < 128;
    if(element != PE_FrameLineEdit || !dark || (option->state & State_HasFocus))
      return;
    QColor colour = option->palette.color(QPalette::Text);
    colour.setAlphaF(0.4f);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(colour);
    painter->setBrush(Qt::NoBrush);
    painter->drawRoundedRect(QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
    painter->restore();
  }
  int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                QStyleHintReturn* data) const override
  {
    return hint == SH_DialogButtonBox_ButtonsHaveIcons ? 0 : QProxyStyle::styleHint(hint, option, widget, data);
  }
};

} // namespace

void Theme::useStyle()
{
  QApplication::setStyle(new OurStyle);
}

QPalette Theme::light()
{
  return paletteOf(lightColours);
}

QPalette Theme::dark()
{
  return paletteOf(darkColours);
}

void Theme::use(const QString& theme)
{
  if(theme == QLatin1String("light"))
    return QApplication::setPalette(light());
  if(theme == QLatin1String("dark"))
    return QApplication::setPalette(dark());
  QApplication::setPalette(QPalette()); // That of the desktop again.
  QApplication::setPalette(legible(QApplication::palette()));
}

void Theme::useTextSize(double points)
{
  static const QFont ofSystem = QApplication::font();
  QFont font = ofSystem;
  if(points > 0)
    font.setPointSizeF(points);
  if(font != QApplication::font())
    QApplication::setFont(font);
}

} // namespace sparkwright
