#include "viewer/overlay/Scoreboard.h"

#include <QFontMetrics>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

namespace sparkwright
{

namespace
{

/// What people call the modes that leagues know.
struct ModeName
{
  std::string_view mode;
  const char* words;
};
constexpr std::array<ModeName, 21> modes{{
    {"BeforeKickOff", QT_TRANSLATE_NOOP("sparkwright::Scoreboard", "Before kick-off")},
    {"KickOff_Left", QT_TRANSLATE_NOOP("sparkwright::Scoreboard", "Kick-off left")},
    {"KickOff_Right", QT_TRANSLATE_NOOP("sparkwright::Scoreboard", "Kick-off right")},
    {"PlayOn", QT_TRANSLATE_NOOP("sparkwright::Scoreboard", "Play on")},
    {"KickIn_Left", QT_TRANSLATE_NOOP("sparkwright::Scoreboard", "Kick-in left")},
    {"KickIn_Right", QT_TRANSLATE_NOOP("sparkwright::Scoreboard", "Kick-in right")},
    {"corner_kick_left", QT_TRANSLATE_NOOP("sparkwright::Scoreboard", "Corner kick left")},
    {"corner_kick_right", QT_TRANSLATE_NOOP("sparkwright::Scoreboard", "Corner kick right")},
    {"goal_kick_left", QT_TRANSLATE_NOOP("sparkwright::Scoreboard", "Goal kick left")},
    {"goal_kick_right", QT_TRANSLATE_NOOP("sparkwright::Scoreboard", "Goal kick right")},
    {"offside_left", QT_TRANSLATE_NOOP("sparkwright::Scoreboard", "Offside left")},
    {"offside_right", QT_TRANSLATE_NOOP("sparkwright::Scoreboard", "Offside right")},
    {"GameOver", QT_TRANSLATE_NOOP("sparkwright::Scoreboard", "Game over")},
    {"Goal_Left", QT_TRANSLATE_NOOP("sparkwright::Scoreboard", "Goal left")},
    {"Goal_Right", QT_TRANSLATE_NOOP("sparkwright::Scoreboard", "Goal right")},
    {"free_kick_left", QT_TRANSLATE_NOOP("sparkwright::Scoreboard", "Free kick left")},
    {"free_kick_right", QT_TRANSLATE_NOOP("sparkwright::Scoreboard", "Free kick right")},
    {"direct_free_kick_left", QT_TRANSLATE_NOOP("sparkwright::Scoreboard", "Direct free kick left")},
    {"direct_free_kick_right", QT_TRANSLATE_NOOP("sparkwright::Scoreboard", "Direct free kick right")},
    {"pass_left", QT_TRANSLATE_NOOP("sparkwright::Scoreboard", "Pass left")},
    {"pass_right", QT_TRANSLATE_NOOP("sparkwright::Scoreboard", "Pass right")},
}};

} // namespace

QString Scoreboard::clock(float seconds)
{
  const int whole = std::isfinite(seconds) && seconds > 0 ? static_cast<int>(std::min(seconds, 1e7f)) : 0;
  return QStringLiteral("%1:%2").arg(whole / 60).arg(whole % 60, 2, 10, QLatin1Char('0'));
}

QString Scoreboard::playMode(std::string_view mode)
{
  const auto known = std::ranges::find(modes, mode, &ModeName::mode);
  return known != modes.end() ? tr(known->words) : QString::fromUtf8(mode.data(), static_cast<qsizetype>(mode.size()));
}

const QImage& Scoreboard::picture(const GameState& game, const std::array<QColor, 2>& colours, const QFont& font,
                                  double pixelRatio)
{
  if(!game.present)
  {
    image_ = QImage();
    shown_.clear();
    return image_;
  }
  const QString left = game.team[0].empty() ? tr("Left") : QString::fromStdString(game.team[0]).left(24);
  const QString right = game.team[1].empty() ? tr("Right") : QString::fromStdString(game.team[1]).left(24);
  const QString score = QStringLiteral("%1 : %2").arg(game.score[0]).arg(game.score[1]);
  const QString state = tr("%1 · half %2 · %3").arg(clock(game.time)).arg(game.period).arg(playMode(game.mode));
  const QString all = QStringList{left, right, score, state, font.key(), QString::number(pixelRatio),
                                  colours[0].name(), colours[1].name()}
                          .join(QLatin1Char('\n'));
  if(all == shown_ && !image_.isNull())
    return image_;
  shown_ = all;

  QFont big = font, small = font;
  big.setPointSizeF(font.pointSizeF() * 1.35);
  big.setBold(true);
  const QFontMetrics bigMetrics(big), smallMetrics(small);
  const int side = std::max({bigMetrics.horizontalAdvance(left), bigMetrics.horizontalAdvance(right), 56}) + 32;
  const int middle = bigMetrics.horizontalAdvance(score) + 32;
  const int width = std::max(2 * side + middle, smallMetrics.horizontalAdvance(state) + 32);
  const int bar = bigMetrics.height() + 12, line = smallMetrics.height() + 8;
  image_ = QImage(QSize(width, bar + line) * pixelRatio, QImage::Format_ARGB32_Premultiplied);
  image_.setDevicePixelRatio(pixelRatio);
  image_.fill(Qt::transparent);

  QPainter painter(&image_);
  painter.setRenderHint(QPainter::Antialiasing);
  QPainterPath shape;
  shape.addRoundedRect(QRectF(0, 0, width, bar + line), 8, 8);
  painter.setClipPath(shape);
  painter.fillRect(QRect(0, 0, width, bar + line), QColor(16, 20, 26, 205));
  // The teams' colours stand in a stripe beside each name: the name, not the colour, says who it is.
  painter.fillRect(QRect(0, 0, 8, bar), colours[0]);
  painter.fillRect(QRect(width - 8, 0, 8, bar), colours[1]);
  painter.setPen(Qt::white);
  painter.setFont(big);
  const int half = (width - middle) / 2;
  painter.drawText(QRect(0, 0, half, bar), Qt::AlignCenter, left);
  painter.drawText(QRect(width - half, 0, half, bar), Qt::AlignCenter, right);
  painter.fillRect(QRect(half, 0, middle, bar), QColor(255, 255, 255, 28));
  painter.drawText(QRect(half, 0, middle, bar), Qt::AlignCenter, score);
  painter.setFont(small);
  painter.setPen(QColor(215, 221, 228));
  painter.drawText(QRect(0, bar, width, line), Qt::AlignCenter, state);
  return image_;
}

} // namespace sparkwright
