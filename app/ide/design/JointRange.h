#pragma once

#include <QString>

namespace sparkwright
{

/// The positions of a joint from one to another, in words: `-25° to 40°`, `17°` if both are the same.
/// @param low, high  m if it slides, else degrees
/// @param decimals   digits behind the point
QString jointRange(double low, double high, bool slides, int decimals);

} // namespace sparkwright
