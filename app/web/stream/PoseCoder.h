#pragma once

#include "app/web/stream/ByteWriter.h"
#include "core/frame/Frame.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace sparkwright
{

/// Writes the poses of Frames with the same structure in little room: what differs from the frame before, or from the
/// poses at rest that the scene's message has. Places are rounded to 0.5 mm, rotations to about 0.03°.
///
/// A frame: time in simulated s (f64), game clock in s (f32, NaN: none), 1 for a whole frame and 0 for a change (u8), the
/// number of transforms and these, the number of meshes that appear or vanish and these. A transform is the distance of
/// its slot from the one before, doubled, plus 1 if its pose is no rotation; then seven differences (place, quaternion x y
/// z w), or the upper three rows of its matrix. A mesh is such a distance, doubled, plus 1 if it can be seen.
class PoseCoder
{
public:
  static constexpr double placesPerMetre = 2000, turnsPerUnit = 2047;

  /// Begins with the poses of a frame as those at rest.
  void start(const Frame& rest);
  /// The poses at rest, as in a frame that differs from nothing.
  std::string rest() const;

  /// Takes the next frame. What its structure has more or less than the first one is ignored.
  void take(const Frame& frame);
  /// The message of the frame taken last: what differs from the one taken before.
  std::string change() const;
  /// What differs from the poses at rest: readable without any frame before.
  std::string whole() const;

private:
  /// A pose as it is written.
  struct Pose
  {
    bool rigid = true;
    std::array<std::int32_t, 7> numbers{}; ///< Place and quaternion; all 0 if it is not rigid.
    std::array<float, 12> rows{};          ///< Only if it is not rigid.
    bool operator==(const Pose&) const = default;
  };
  struct State
  {
    std::vector<Pose> poses;
    std::vector<std::uint8_t> visible;
  };
  static Pose rounded(const Mat4f& pose, const Pose& before);
  static void write(ByteWriter& out, const State& before, const State& now);
  std::string message(bool whole) const;

  State rest_, before_, now_;
  double time_ = 0;
  float clock_ = 0;
};

} // namespace sparkwright
