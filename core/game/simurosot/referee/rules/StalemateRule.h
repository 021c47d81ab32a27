#pragma once

#include "core/game/simurosot/referee/rules/Rule.h"

namespace sparkwright::simurosot
{

/// R8: all places of the ball in the last seconds lie in a circle about the present one.
///
/// Most frames cost a look at one former place that is known to be too far away. When it leaves the time that counts, or
/// is not too far any more, another one is searched from the newest on: at worst a look at each place of that time.
class StalemateRule : public Rule
{
public:
  static constexpr int longest = 1500; ///< Frames that are remembered: 30 s.

  void observe(const Situation& situation) override;
  std::optional<Ruling> judge(const Situation& situation) override;
  void forget() override;
  void archive(StateArchive& a) override;

private:
  /// Frames that the ball has to stay.
  static int windowOf(const Situation& situation);
  static double radiusOf(const Situation& situation);
  /// Whether one of the last `window` places is farther than the radius from the present one.
  bool strays(int window, double radius);
  /// The place so many frames ago, 0: now.
  const Point& placeAgo(int frames) const;

  std::array<Point, longest> places_{}; ///< A ring.
  int next_ = 0;                        ///< Where the next place is written.
  int count_ = 0;                       ///< Places that there are.
  int farAgo_ = 0;                      ///< Age of a place that was too far away; 0: none is known.
};

} // namespace sparkwright::simurosot
