#pragma once

#include <algorithm>
#include <cmath>

namespace sparkwright::simurosot
{

/// A frame of the match, s.
inline constexpr double frameSeconds = 0.02;

/// The frames that a time takes at least. Negative times and NaN: 0; infinite ones: more than any match has.
inline int framesOf(double seconds)
{
  constexpr double most = 1e9;
  if(!(seconds > 0))
    return 0;
  return static_cast<int>(std::min(std::ceil(seconds / frameSeconds - 1e-6), most));
}

} // namespace sparkwright::simurosot
