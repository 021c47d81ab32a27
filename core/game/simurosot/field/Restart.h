#pragma once

#include <cstdint>

namespace sparkwright::simurosot
{

/// The two teams. Blue defends the +x end of the field in the first half.
enum class Side : std::int8_t
{
  Blue,
  Yellow
};

inline constexpr int sideCount = 2;

constexpr Side other(Side side) { return side == Side::Blue ? Side::Yellow : Side::Blue; }
constexpr int indexOf(Side side) { return static_cast<int>(side); }

/// The team numbers of panels and monitors: 1 defends the end at −x now, 2 the one at +x.
/// @param blueEnd  the sign of x at the end that blue defends
constexpr int teamOf(Side side, int blueEnd) { return (side == Side::Blue) == (blueEnd > 0) ? 2 : 1; }
constexpr Side sideOfTeam(int team, int blueEnd) { return (team == 2) == (blueEnd > 0) ? Side::Blue : Side::Yellow; }

/// How play is taken up again; the numbers are those of `placement_info` (specification 4).
enum class Restart : std::int8_t
{
  None,
  PlaceKick,
  GoalKick,
  PenaltyKick,
  FreeBallPlusPlus,   ///< Free ball in the quarter +x +y,
  FreeBallPlusMinus,  ///< +x −y,
  FreeBallMinusPlus,  ///< −x +y,
  FreeBallMinusMinus, ///< −x −y; field frame.
  FreeKick,
  ShootOut ///< A kick of the penalty shoot-out.
};

inline constexpr int restartCount = 10;

constexpr bool isFreeBall(Restart restart)
{
  return restart >= Restart::FreeBallPlusPlus && restart <= Restart::FreeBallMinusMinus;
}

/// The free ball of the quarter in which a point lies; 0 counts as positive.
constexpr Restart freeBallAt(double x, double y)
{
  return x >= 0 ? (y >= 0 ? Restart::FreeBallPlusPlus : Restart::FreeBallPlusMinus)
                : (y >= 0 ? Restart::FreeBallMinusPlus : Restart::FreeBallMinusMinus);
}

/// The same restart after a turn of the field by 180°.
constexpr Restart turned(Restart restart)
{
  switch(restart)
  {
  case Restart::FreeBallPlusPlus: return Restart::FreeBallMinusMinus;
  case Restart::FreeBallPlusMinus: return Restart::FreeBallMinusPlus;
  case Restart::FreeBallMinusPlus: return Restart::FreeBallPlusMinus;
  case Restart::FreeBallMinusMinus: return Restart::FreeBallPlusPlus;
  default: return restart;
  }
}

} // namespace sparkwright::simurosot
