#pragma once

#include "core/record/pose/IntegerModel.h"
#include "core/record/pose/PoseLinks.h"
#include "core/record/pose/Rigid.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

/// Codes the poses of the transforms of one structure, frame by frame, as the difference to what is expected from the
/// frames before (docs/recordings.md). Poses come back rounded to the steps below; those that have never changed, and
/// matrices that are no poses, come back exactly. Errors do not add up.
///
/// A reader and a writer are in step if both start() alike, and the reader reads all that the writer has written since.
class PoseCodec
{
public:
  static constexpr double placeStep = 1.0 / 8192; ///< m: 0.12 mm.
  static constexpr double turnStep = 1.0 / 8192;  ///< Of axis · tan(angle / 4): 0.028°.
  static constexpr double placeError = 0.25e-3;   ///< No place is farther away from the one that was written, m …
  static constexpr double turnError = 0.5e-3;     ///< … and no pose turned farther, radians; both in its parent.

  /// Begins anew.
  /// @param base   the poses before the first frame, which both sides know
  /// @param links  as many, sound
  void start(std::span<const Mat4f> base, const PoseLinks& links);

  std::size_t count() const { return slots_.size(); }

  /// Appends the next frame to `out`. @param poses  count() of them
  void write(std::span<const Mat4f> poses, std::string& out);
  /// Reads the next frame. @param poses  set to count() of them  @return false if the bytes are damaged
  bool read(std::string_view bytes, std::vector<Mat4f>& poses);

private:
  using Numbers = std::array<std::int32_t, 6>; ///< Turn and place, in steps.
  struct Expected;
  /// A transform in the course of time.
  struct Slot
  {
    Mat4f given = Mat4f::Identity(); ///< Writer: the newest matrix as it came …
    pose::Pose actual;                     ///< … and its pose.
    Mat4f told = Mat4f::Identity();  ///< The matrix as a reader gets it …
    pose::Pose now, last, before;          ///< … and the newest poses.
    pose::Pose relativeLast, relativeBefore; ///< The last poses in the frame of the reference.
    bool rigid = false;              ///< Whether the newest matrix is a pose.
    std::uint8_t kept = 1;           ///< Whether it did not change, a bit for each of the last frames.
    Numbers rest{}, restBefore{};    ///< Differences to what was expected when it moved last, and before.
    pose::Rotation frame;                  ///< Turns +x to the axis of the link.
  };
  /// What numbers are differences of, each learnt alone.
  enum Kind
  {
    FreeTurn,
    FreePlace,
    HingeAngle,
    HingeTilt,
    LinkedTurn,
    LinkedPlace,
    Kinds
  };

  template<class Coder>
  void codeFrame(Coder& coder, std::span<const Mat4f> poses);
  template<class Coder>
  void codeSlot(Coder& coder, std::size_t index, const Mat4f& given);
  template<class Coder>
  void codeMatrix(Coder& coder, Slot& slot);
  Expected expect(std::size_t index) const;
  /// The numbers that tell a pose, with the smallest steps; nothing if they are too large.
  std::optional<Numbers> numbersFor(std::size_t index, const Expected& expected) const;
  bool isLinked(std::size_t index) const;

  std::vector<Slot> slots_;
  PoseLinks links_;
  std::vector<std::size_t> order_; ///< References first.
  std::array<pose::BitModel, 16> keptModels_;
  pose::BitModel rawModel_;
  std::array<std::array<pose::IntegerModel, 3>, Kinds> numbers_;
};

} // namespace sparkwright
