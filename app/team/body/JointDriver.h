#pragma once

#include "app/team/body/Archive.h"
#include "app/team/body/Nao.h"

#include <string>

namespace sparkwright::team
{

/// Moves joints to target angles by speed commands. Commands in the answer to a message take effect one cycle after the
/// next, so the step in between is predicted.
class JointDriver
{
public:
  static constexpr double cycle = 0.02; ///< s

  explicit JointDriver(const Nao& nao) : nao_(nao) {}

  /// Appends commands, such as `(rle3 1.25)`, that move the joints to `targets` (rad) in one cycle, if they are fast
  /// enough.
  void drive(const JointAngles& measured, const JointAngles& targets, std::string& message);

  /// Predicted angle of a joint when the next commands take effect, rad.
  double expected(int joint, const JointAngles& measured) const
  {
    const auto i = static_cast<std::size_t>(joint);
    return measured[i] + speeds_[i] * cycle;
  }

  void archive(StateArchive& a) { a(speeds_); }

private:
  const Nao& nao_;
  std::array<double, JointCount> speeds_{}; ///< Commanded last, rad/s.
};

} // namespace sparkwright::team
