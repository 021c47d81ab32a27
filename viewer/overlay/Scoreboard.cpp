#include "viewer/overlay/Scoreboard.h"

#include <QFontMetrics>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>
#include <vector>

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
constexpr std::array<ModeName, 31> modes{{
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
    {"Pause", QT_TRANSLATE_NOOP("sparkwright::Scoreboard", "Pause")},
    {"Break", QT_TRANSLATE_NOOP("sparkwright::Scoreboard", "Break")},
    {"penalty_left", QT_TRANSLATE_NOOP("sparkwright::Scoreboard", "Penalty kick left")},
    {"penalty_right", QT_TRANSLATE_NOOP("sparkwright::Scoreboard", "Penalty kick right")},
    {"shoot_out_left", QT_TRANSLATE_NOOP("sparkwright::Scoreboard", "Shoot-out left")},
    {"shoot_out_right", QT_TRANSLATE_NOOP("sparkwright::Scoreboard", "Shoot-out right")},
    {"free_ball_top_right", QT_TRANSLATE_NOOP("sparkwright::Scoreboard", "Free ball top right")},
    {"free_ball_bottom_right", QT_TRANSLATE_NOOP("sparkwright::Scoreboard", "Free ball bottom right")},
    {"free_ball_top_left", QT_TRANSLATE_NOOP("sparkwright::Scoreboard", "Free ball top left")},
    {"free_ball_bottom_left", QT_TRANSLATE_NOOP("sparkwright::Scoreboard", "Free ball bottom left")},
}};

constexpr int cardGap = 4, noteGap = 12;

/// What is said of a player: number, a card, and the time until it may play.
struct Note
{
  QString number, time;
  bool yellow, red;
};

Note noteOf(const GameState::Discipline& each)
{
  return {QString::number(each.unum), each.seconds > 0 && !each.redCard ? Scoreboard::clock(static_cast<float>(each.seconds))
                                                                        : QString(),
          each.yellowCards > 0 && !each.redCard, each.redCard};
}

QSize cardSize(const QFontMetrics& metrics)
{
  const int height = metrics.ascent();
  return {height * 2 / 3, height};
}

int widthOf(const Note& note, const QFontMetrics& metrics)
{
  int width = metrics.horizontalAdvance(note.number);
  if(note.yellow || note.red)
    width += cardGap + cardSize(metrics).width();
  if(!note.time.isEmpty())
    width += cardGap + metrics.horizontalAdvance(note.time);
  return width;
}

struct NotesInLine
{
  std::vector<Note> notes;
  QString more; ///< How many others there are: `+2`; empty: none.
  int width = 0;
};

/// As many as there is room for.
NotesInLine fitting(const std::vector<GameState::Discipline>& players, int room, const QFontMetrics& metrics)
{
  NotesInLine line;
  for(std::size_t i = 0; i < players.size(); ++i)
  {
    const Note note = noteOf(players[i]);
    const QString more = QStringLiteral("+%1").arg(players.size() - i);
    const int before = line.notes.empty() ? 0 : noteGap, width = widthOf(note, metrics);
    const int rest = i + 1 < players.size() ? noteGap + metrics.horizontalAdvance(more) : 0;
    if(line.width + before + width + rest > room)
    {
      line.more = more;
      line.width += before + metrics.horizontalAdvance(more);
      break;
    }
    line.notes.push_back(note);
    line.width += before + width;
  }
  return line;
}

/// A red card is crossed out, as its player: the colour is not the only sign.
void paintCard(QPainter& painter, const QRectF& place, bool red)
{
  painter.fillRect(place, red ? QColor(0xe5, 0x39, 0x35) : QColor(0xff, 0xd5, 0x2e));
  if(!red)
    return;
  painter.save();
  painter.setPen(QPen(Qt::white, 1.5));
  const QRectF inner = place.adjusted(1.5, 1.5, -1.5, -1.5);
  painter.drawLine(inner.topLeft(), inner.bottomRight());
  painter.drawLine(inner.bottomLeft(), inner.topRight());
  painter.restore();
}

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

QString Scoreboard::countOf(const PlayerCount& players)
{
  return tr("Players %1 : %2").arg(players.playing[0]).arg(players.playing[1]);
}

void Scoreboard::paintPlayers(QPainter& painter, const QRect& line, const PlayerCount& players) const
{
  const QFontMetrics metrics(painter.font());
  const QString count = countOf(players);
  painter.drawText(line, Qt::AlignCenter, count);
  const int room = (line.width() - metrics.horizontalAdvance(count)) / 2 - 2 * noteGap;
  const QSize card = cardSize(metrics);
  int x = 0;
  const auto write = [&](const QString& words)
  {
    painter.drawText(QRect(x, line.y(), line.width(), line.height()), Qt::AlignLeft | Qt::AlignVCenter, words);
    x += metrics.horizontalAdvance(words) + cardGap;
  };
  for(std::size_t side = 0; side < 2; ++side)
  {
    const NotesInLine shown = fitting(players.noted[side], room, metrics);
    x = side == 0 ? noteGap : line.right() - noteGap - shown.width;
    for(const Note& note : shown.notes)
    {
      write(note.number);
      if(note.yellow || note.red)
      {
        paintCard(painter, QRectF(x, line.y() + (line.height() - card.height()) / 2., card.width(), card.height()),
                  note.red);
        x += card.width() + cardGap;
      }
      if(!note.time.isEmpty())
        write(note.time);
      x += noteGap - cardGap;
    }
    if(!shown.more.isEmpty())
      write(shown.more);
  }
}

const QImage& Scoreboard::picture(const GameState& game, const std::array<QColor, 2>& colours, const QFont& font,
                                  double pixelRatio, const PlayerCount& players, int widest)
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
  QStringList parts{left,        right, score, state, font.key(), QString::number(pixelRatio), colours[0].name(),
                    colours[1].name()};
  if(!players.empty())
    parts << countOf(players) << QString::number(widest);
  for(const auto& side : players.noted)
    for(const GameState::Discipline& each : side)
      parts << QStringLiteral("%1/%2/%3/%4/%5").arg(each.team).arg(each.unum).arg(each.yellowCards).arg(each.redCard).arg(each.seconds);
  const QString all = parts.join(QLatin1Char('\n'));
  if(all == shown_ && !image_.isNull())
    return image_;
  shown_ = all;

  QFont big = font, small = font;
  big.setPointSizeF(font.pointSizeF() * 1.35);
  big.setBold(true);
  const QFontMetrics bigMetrics(big), smallMetrics(small);
  const int side = std::max({bigMetrics.horizontalAdvance(left), bigMetrics.horizontalAdvance(right), 56}) + 32;
  const int middle = bigMetrics.horizontalAdvance(score) + 32;
  int width = std::max(2 * side + middle, smallMetrics.horizontalAdvance(state) + 32);
  for(const auto& noted : players.noted)
  {
    const int wanted = fitting(noted, widest, smallMetrics).width + 2 * noteGap;
    const int whole = 2 * wanted + smallMetrics.horizontalAdvance(countOf(players)) + 2 * noteGap;
    width = std::max(width, std::min({whole, widest, largestWidth}));
  }
  const int bar = bigMetrics.height() + 12, line = smallMetrics.height() + 8;
  const int height = bar + (players.empty() ? line : 2 * line);
  image_ = QImage(QSize(width, height) * pixelRatio, QImage::Format_ARGB32_Premultiplied);
  image_.setDevicePixelRatio(pixelRatio);
  image_.fill(Qt::transparent);

  QPainter painter(&image_);
  painter.setRenderHint(QPainter::Antialiasing);
  QPainterPath shape;
  shape.addRoundedRect(QRectF(0, 0, width, height), 8, 8);
  painter.setClipPath(shape);
  painter.fillRect(QRect(0, 0, width, height), QColor(16, 20, 26, 205));
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
  if(!players.empty())
    paintPlayers(painter, QRect(0, bar + line - 4, width, line), players);
  return image_;
}

} // namespace sparkwright
