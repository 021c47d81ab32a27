#pragma once

#include "core/frame/Frame.h"

#include <QCoreApplication>
#include <QColor>
#include <QFont>
#include <QImage>
#include <QString>

#include <array>
#include <string_view>

namespace sparkwright
{

/// Paints the line with teams, score, clock and play mode that lies over a match.
class Scoreboard
{
  Q_DECLARE_TR_FUNCTIONS(sparkwright::Scoreboard)
public:
  /// The picture for this state, painted anew only when it would look different; null if there is no game.
  /// @param colours  of the teams, left and right
  const QImage& picture(const GameState& game, const std::array<QColor, 2>& colours, const QFont& font,
                        double pixelRatio);

  /// `3:41`, `0:00` for negative and unknown values.
  static QString clock(float seconds);
  /// `BeforeKickOff` → "Before kick-off", in the user's language; names that are not known as they are.
  static QString playMode(std::string_view mode);

private:
  QImage image_;
  QString shown_;
};

} // namespace sparkwright
