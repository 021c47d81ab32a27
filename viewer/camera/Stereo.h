#pragma once

#include <array>
#include <cstdint>

namespace sparkwright
{

/// Whether a view is drawn once for each eye, and how the two pictures reach them. A plain value.
struct Stereo
{
  enum class Mode : std::uint8_t
  {
    Off,
    SideBySide, ///< The left eye's picture in the left half, the right eye's in the right half.
    Anaglyph    ///< One over the other, for glasses with a red left and a cyan right glass.
  };
  Mode mode = Mode::Off;
  static constexpr float least = 0.001f, most = 1; ///< m, of the eye distance.
  float eyeDistance = 0.065f;                      ///< Between the eyes, m.

  /// How far each eye stands to the right of the middle, m: Camera::setEyeShift().
  std::array<float, 2> shifts() const { return {-eyeDistance / 2, eyeDistance / 2}; }
  bool operator==(const Stereo&) const = default;
};

} // namespace sparkwright
