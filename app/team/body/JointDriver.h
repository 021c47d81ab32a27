#pragma once

#include "app/team/body/Nao.h"

#include <string>

namespace sparkwright::team
{

/// Moves the joints to where they are wanted. Motors take speeds; what is sent as the answer to a message acts one cycle
/// after the next, so the step that is under way is counted in.
class JointDriver
{
public:
  static constexpr double cycle = 0.02; ///< s

  explicit JointDriver(const Nao& nao) : nao_(nao) {}

  /// Appends commands, such as `(rle3 1.25)`, that bring the joints to `targets` in one cycle if they are fast enough.
  void drive(const JointAngles& measured, const JointAngles& targets, std::string& message);

  /// Where the joints will be when the next commands begin to act.
  double expected(int joint, const JointAngles& measured) const
  {
    const auto i = static_cast<std::size_t>(joint);
    return measured[i] + speeds_[i] * cycle;
  }

private:
  const Nao& nao_;
  std::array<double, JointCount> speeds_{}; ///< Commanded last, rad/s.
};

} // namespace sparkwright::team
