#include "app/team/body/JointDriver.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace sparkwright::team
{

void JointDriver::drive(const JointAngles& measured, const JointAngles& targets, std::string& message)
{
  const int joints = nao_.type() == 4 ? JointCount : RToe;
  for(int joint = 0; joint < joints; ++joint)
  {
    const auto i = static_cast<std::size_t>(joint);
    const double most = nao_.maxSpeed(joint);
    const double missing = Nao::limited(joint, targets[i]) - expected(joint, measured);
    // Thousandths are what is sent, so the next prediction is made with them.
    const double speed = std::round(std::clamp(missing / cycle, -most, most) * 1000) / 1000;
    if(std::abs(speed - speeds_[i]) < 0.0005)
      continue;
    speeds_[i] = speed;
    const std::string_view name = effectorName(joint);
    char command[32];
    const int length =
        std::snprintf(command, sizeof command, "(%.*s %.3f)", static_cast<int>(name.size()), name.data(), speed);
    message.append(command, static_cast<std::size_t>(length));
  }
}

} // namespace sparkwright::team
