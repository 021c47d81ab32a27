#include "app/web/stream/PoseCoder.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>
#include <limits>

namespace sparkwright
{

namespace
{

bool isRigid(const Mat4f& pose)
{
  constexpr float tolerance = 2e-3f;
  const Mat3f turn = pose.topLeftCorner<3, 3>();
  return (turn.transpose() * turn - Mat3f::Identity()).cwiseAbs().maxCoeff() < tolerance && turn.determinant() > 0;
}

} // namespace

std::string webMessage(WebMessage kind, std::string_view rest)
{
  ByteWriter out;
  out.number(kind);
  out.number(static_cast<std::uint32_t>(rest.size()));
  out.bytes(rest);
  return std::move(out.data());
}

PoseCoder::Pose PoseCoder::rounded(const Mat4f& pose, const Pose& before)
{
  Pose made;
  made.rigid = pose.allFinite() && isRigid(pose);
  if(!made.rigid)
  {
    // What is nowhere shrinks to nothing.
    if(pose.allFinite())
      for(int row = 0; row < 3; ++row)
        for(int column = 0; column < 4; ++column)
          made.rows[static_cast<std::size_t>(row * 4 + column)] = pose(row, column);
    return made;
  }
  constexpr double farthest = 1e8; // 50 km
  for(int i = 0; i < 3; ++i)
    made.numbers[static_cast<std::size_t>(i)] = static_cast<std::int32_t>(
        std::lround(std::clamp(static_cast<double>(pose(i, 3)) * placesPerMetre, -farthest, farthest)));
  const Eigen::Quaternionf turn(Mat3f(pose.topLeftCorner<3, 3>()));
  const Eigen::Vector4f q = turn.coeffs().normalized();
  // Of the two quaternions of a rotation, the one that is nearer to the last.
  float along = 0;
  for(int i = 0; i < 4; ++i)
    along += q[i] * static_cast<float>(before.numbers[static_cast<std::size_t>(3 + i)]);
  for(int i = 0; i < 4; ++i)
    made.numbers[static_cast<std::size_t>(3 + i)] =
        static_cast<std::int32_t>(std::lround(static_cast<double>(along < 0 ? -q[i] : q[i]) * turnsPerUnit));
  return made;
}

void PoseCoder::start(const Frame& rest)
{
  rest_ = {};
  rest_.poses.reserve(rest.local.size());
  for(const Mat4f& pose : rest.local)
    rest_.poses.push_back(rounded(pose, {}));
  rest_.visible = rest.visible;
  before_ = now_ = rest_;
}

void PoseCoder::take(const Frame& frame)
{
  before_ = now_;
  for(std::size_t i = 0; i < std::min(frame.local.size(), now_.poses.size()); ++i)
    now_.poses[i] = rounded(frame.local[i], before_.poses[i]);
  std::copy_n(frame.visible.begin(), std::min(frame.visible.size(), now_.visible.size()), now_.visible.begin());
  time_ = frame.time;
  clock_ = frame.game.present ? frame.game.time : std::numeric_limits<float>::quiet_NaN();
}

void PoseCoder::write(ByteWriter& out, const State& before, const State& now)
{
  const auto differs = [](const auto& a, const auto& b) { return !(a == b); };
  std::uint32_t changed = 0;
  for(std::size_t i = 0; i < now.poses.size(); ++i)
    changed += differs(before.poses[i], now.poses[i]) ? 1 : 0;
  out.count(changed);
  std::size_t next = 0;
  for(std::size_t i = 0; i < now.poses.size(); ++i)
  {
    const Pose& pose = now.poses[i];
    if(!differs(before.poses[i], pose))
      continue;
    out.count(static_cast<std::uint32_t>((i - next) << 1 | (pose.rigid ? 0 : 1)));
    next = i + 1;
    for(std::size_t n = 0; n < pose.numbers.size() && pose.rigid; ++n)
      out.difference(pose.numbers[n] - before.poses[i].numbers[n]);
    for(std::size_t n = 0; n < pose.rows.size() && !pose.rigid; ++n)
      out.number(pose.rows[n]);
  }
  changed = 0;
  for(std::size_t i = 0; i < now.visible.size(); ++i)
    changed += differs(before.visible[i], now.visible[i]) ? 1 : 0;
  out.count(changed);
  next = 0;
  for(std::size_t i = 0; i < now.visible.size(); ++i)
  {
    if(!differs(before.visible[i], now.visible[i]))
      continue;
    out.count(static_cast<std::uint32_t>((i - next) << 1 | (now.visible[i] ? 1 : 0)));
    next = i + 1;
  }
}

std::string PoseCoder::rest() const
{
  State nothing;
  nothing.poses.resize(rest_.poses.size());
  nothing.visible.resize(rest_.visible.size());
  ByteWriter out;
  write(out, nothing, rest_);
  return std::move(out.data());
}

std::string PoseCoder::message(bool whole) const
{
  ByteWriter out;
  out.number(time_);
  out.number(clock_);
  out.number(static_cast<std::uint8_t>(whole ? 1 : 0));
  write(out, whole ? rest_ : before_, now_);
  return webMessage(WebMessage::Frame, out.data());
}

std::string PoseCoder::change() const
{
  return message(false);
}

std::string PoseCoder::whole() const
{
  return message(true);
}

} // namespace sparkwright
