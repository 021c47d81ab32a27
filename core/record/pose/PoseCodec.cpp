#include "core/record/pose/PoseCodec.h"

#include <bit>
#include <cstring>

namespace sparkwright
{

using namespace pose;

namespace
{

bool sameBits(const Mat4f& a, const Mat4f& b)
{
  return std::memcmp(a.data(), b.data(), sizeof(float) * 16) == 0;
}

Vector vectorOf(const Vec3f& v)
{
  return {static_cast<double>(v.x()), static_cast<double>(v.y()), static_cast<double>(v.z())};
}

/// A rotation that turns +x to an axis of unit length.
Rotation turnTo(const Vec3f& axis)
{
  const Vector to = vectorOf(axis);
  if(to.x < -0.999) // Almost opposite: half a turn about z.
    return {0, 0, 0, 1};
  return Rotation{1 + to.x, 0, -to.z, to.y}.normalised();
}

/// The number of steps; `largest` and above if there are too many.
std::int32_t stepsOf(double value, double step)
{
  constexpr double largest = IntegerModel::largest;
  const double steps = std::floor(value / step + 0.5);
  return steps > -largest && steps < largest ? static_cast<std::int32_t>(steps) : IntegerModel::largest;
}

bool isNear(const Pose& told, const Pose& actual)
{
  constexpr double place = PoseCodec::placeError, turn = PoseCodec::turnError / 4; // tan(angle / 4)
  const Vector off = told.place - actual.place, turned = (told.turn.conjugate() * actual.turn).parameters();
  return off.dot(off) <= place * place && turned.dot(turned) <= turn * turn;
}

} // namespace

/// What is expected of a transform: its rotation, and the place of its anchor, which with the rotation gives its own.
struct PoseCodec::Expected
{
  Rotation turn;
  Vector anchor; ///< In the parent.
  Vector arm;    ///< The anchor in the frame of the transform.
  Rotation frame;

  Pose pose(const Numbers& rest) const
  {
    const Vector turned{rest[0] * turnStep, rest[1] * turnStep, rest[2] * turnStep};
    Pose pose;
    pose.turn = (turn * Rotation::of(frame * turned)).normalised();
    pose.place = anchor - pose.turn * arm + Vector{rest[3] * placeStep, rest[4] * placeStep, rest[5] * placeStep};
    return pose;
  }
  Numbers rest(const Pose& actual) const
  {
    const Vector turned = frame.conjugate() * (turn.conjugate() * actual.turn).parameters();
    Numbers rest{stepsOf(turned.x, turnStep), stepsOf(turned.y, turnStep), stepsOf(turned.z, turnStep)};
    const Vector off = actual.place - pose(rest).place;
    rest[3] = stepsOf(off.x, placeStep);
    rest[4] = stepsOf(off.y, placeStep);
    rest[5] = stepsOf(off.z, placeStep);
    return rest;
  }
};

void PoseCodec::start(std::span<const Mat4f> base, const PoseLinks& links)
{
  slots_.assign(base.size(), {});
  links_ = links;
  for(std::size_t i = 0; i < base.size(); ++i)
  {
    Slot& slot = slots_[i];
    slot.given = slot.told = base[i];
    const std::optional<Pose> pose = poseOf(base[i]);
    slot.rigid = pose.has_value();
    slot.actual = slot.now = slot.last = slot.before = pose.value_or(Pose());
    slot.frame = turnTo(links_[i].axis);
  }
  order_.clear();
  std::vector<std::uint8_t> done(base.size());
  std::vector<std::size_t> way;
  for(std::size_t i = 0; i < base.size(); ++i)
  {
    for(std::size_t at = i; !done[at]; at = static_cast<std::size_t>(links_[at].reference))
    {
      done[at] = 1;
      way.push_back(at);
      if(links_[at].reference < 0)
        break;
    }
    order_.insert(order_.end(), way.rbegin(), way.rend());
    way.clear();
  }
  for(std::size_t i = 0; i < base.size(); ++i)
    if(const int reference = links_[i].reference; reference >= 0)
      slots_[i].relativeLast = slots_[i].relativeBefore =
          relative(slots_[static_cast<std::size_t>(reference)].now, slots_[i].now);
  keptModels_ = {};
  rawModel_ = {};
  numbers_ = {};
}

bool PoseCodec::isLinked(std::size_t index) const
{
  const int reference = links_[index].reference;
  return reference >= 0 && slots_[index].rigid && slots_[static_cast<std::size_t>(reference)].rigid;
}

/// Free transforms are expected to go on as before. Linked ones keep their anchor in their reference, and a hinge goes
/// on turning about its axis, others about any.
PoseCodec::Expected PoseCodec::expect(std::size_t index) const
{
  const Slot& slot = slots_[index];
  if(!isLinked(index))
    return {slot.last.turn * (slot.before.turn.conjugate() * slot.last.turn), slot.last.place * 2 - slot.before.place,
            {}, {}};
  const PoseLink& link = links_[index];
  const Pose& reference = slots_[static_cast<std::size_t>(link.reference)].now;
  const Pose& last = slot.relativeLast;
  Vector step = (slot.relativeBefore.turn.conjugate() * last.turn).parameters();
  Expected expected;
  if(!link.axis.isZero())
  {
    const Vector axis = vectorOf(link.axis);
    step = axis * axis.dot(step);
    expected.frame = slot.frame;
  }
  expected.turn = reference.turn * (last.turn * Rotation::of(step));
  expected.arm = vectorOf(link.anchor);
  expected.anchor = reference.place + reference.turn * (last.place + last.turn * expected.arm);
  return expected;
}

std::optional<PoseCodec::Numbers> PoseCodec::numbersFor(std::size_t index, const Expected& expected) const
{
  const Slot& slot = slots_[index];
  if(isLinked(index))
  {
    // As it is to the reference, so that what a joint holds stays the same. Rounding then adds up from body to body;
    // where that becomes too much, the place in the parent counts.
    const Slot& reference = slots_[static_cast<std::size_t>(links_[index].reference)];
    const Numbers rest = expected.rest(reference.now * relative(reference.actual, slot.actual));
    if(isNear(expected.pose(rest), slot.actual))
      return rest;
  }
  const Numbers rest = expected.rest(slot.actual);
  return isNear(expected.pose(rest), slot.actual) ? std::optional(rest) : std::nullopt;
}

template<class Coder>
void PoseCodec::codeMatrix(Coder& coder, Slot& slot)
{
  for(int i = 0; i < 16; ++i)
  {
    const auto bits = Coder::writes ? std::bit_cast<std::uint32_t>(slot.given.data()[i]) : 0u;
    slot.told.data()[i] = std::bit_cast<float>(coder.bits(bits, 32));
  }
  const std::optional<Pose> pose = poseOf(slot.told);
  slot.rigid = pose.has_value();
  slot.actual = slot.now = pose.value_or(Pose());
}

template<class Coder>
void PoseCodec::codeSlot(Coder& coder, std::size_t index, const Mat4f& given)
{
  Slot& slot = slots_[index];
  const bool kept = coder.bit(keptModels_[slot.kept & 15], Coder::writes && sameBits(given, slot.given));
  slot.kept = static_cast<std::uint8_t>(slot.kept << 1 | kept);
  if(kept)
    return;
  const Expected expected = expect(index);
  std::optional<Numbers> numbers = Numbers();
  if constexpr(Coder::writes)
  {
    slot.given = given;
    const std::optional<Pose> pose = poseOf(given);
    slot.actual = pose.value_or(Pose());
    numbers = pose ? numbersFor(index, expected) : std::nullopt;
  }
  if(coder.bit(rawModel_, !numbers))
    return codeMatrix(coder, slot);
  const bool linked = isLinked(index), hinged = linked && !links_[index].axis.isZero();
  Numbers rest = numbers.value_or(Numbers());
  for(std::size_t i = 0; i < rest.size(); ++i)
  {
    const Kind turn = hinged ? (i == 0 ? HingeAngle : HingeTilt) : linked ? LinkedTurn : FreeTurn;
    const Kind kind = i < 3 ? turn : linked ? LinkedPlace : FreePlace;
    rest[i] = numbers_[kind][i % 3].code(coder, slot.rest[i], slot.restBefore[i], rest[i]);
  }
  slot.restBefore = slot.rest;
  slot.rest = rest;
  slot.now = expected.pose(rest);
  slot.rigid = true;
  slot.told = matrixOf(slot.now);
}

template<class Coder>
void PoseCodec::codeFrame(Coder& coder, std::span<const Mat4f> poses)
{
  for(Slot& slot : slots_)
  {
    slot.before = slot.last;
    slot.last = slot.now;
  }
  for(const std::size_t index : order_)
  {
    Slot& slot = slots_[index];
    codeSlot(coder, index, Coder::writes ? poses[index] : slot.told);
    if(links_[index].reference < 0)
      continue;
    const Slot& reference = slots_[static_cast<std::size_t>(links_[index].reference)];
    slot.relativeBefore = slot.relativeLast;
    if((slot.kept & reference.kept & 1) == 0)
      slot.relativeLast = relative(reference.now, slot.now);
  }
}

void PoseCodec::write(std::span<const Mat4f> poses, std::string& out)
{
  RangeEncoder encoder(out);
  codeFrame(encoder, poses);
  encoder.finish();
}

bool PoseCodec::read(std::string_view bytes, std::vector<Mat4f>& poses)
{
  RangeDecoder decoder(bytes);
  codeFrame(decoder, {});
  poses.resize(slots_.size());
  for(std::size_t i = 0; i < slots_.size(); ++i)
    poses[i] = slots_[i].told;
  return !decoder.overrun();
}

} // namespace sparkwright
