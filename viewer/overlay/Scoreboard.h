#pragma once

#include "core/frame/Frame.h"
#include "viewer/overlay/PlayerCount.h"

#include <QCoreApplication>
#include <QColor>
#include <QFont>
#include <QImage>
#include <QString>

#include <array>
#include <string_view>

class QPainter;

namespace sparkwright
{

/// Paints what lies over a match: teams and score, a line with clock and play mode, a line with the players.
class Scoreboard
{
  Q_DECLARE_TR_FUNCTIONS(sparkwright::Scoreboard)
public:
  /// The picture for this state, painted anew only when it would look different; null if there is no game.
  /// @param colours  of the teams, left and right
  /// @param players  without anybody: the line of the players is left out
  /// @param widest   up to which it may grow for players with cards, pixels of the window
  const QImage& picture(const GameState& game, const std::array<QColor, 2>& colours, const QFont& font,
                        double pixelRatio, const PlayerCount& players = {}, int widest = largestWidth);
  static constexpr int largestWidth = 520;

  /// `3:41`, `0:00` for negative and unknown values.
  static QString clock(float seconds);
  /// `BeforeKickOff` → "Before kick-off", in the user's language; names that are not known as they are.
  static QString playMode(std::string_view mode);

private:
  static QString countOf(const PlayerCount& players);
  void paintPlayers(QPainter& painter, const QRect& line, const PlayerCount& players) const;

  QImage image_;
  QString shown_;
};

} // namespace sparkwright
