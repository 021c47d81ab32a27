#include "app/team/play/Field.h"

#include <cmath>
#include <numbers>

namespace sparkwright::team
{

Eigen::Vector3d placeOf(Landmark landmark, bool fromLeft)
{
  const bool goal = landmark >= G1L;
  const bool leftEnd = landmark == F1L || landmark == F2L || landmark == G1L || landmark == G2L;
  const bool first = landmark == F1L || landmark == F1R || landmark == G1L || landmark == G1R;
  const double across = goal ? Field::halfGoalWidth : Field::halfWidth;
  const double turned = fromLeft ? 1 : -1;
  return {turned * (leftEnd ? -Field::halfLength : Field::halfLength), turned * (first ? across : -across),
          goal ? Field::goalHeight : 0};
}

const std::array<Field::Line, Field::lineCount>& fieldLines()
{
  static const std::array<Field::Line, Field::lineCount> lines = []
  {
    constexpr double x = Field::halfLength;
    constexpr double y = Field::halfWidth;
    constexpr double box = Field::halfPenaltyWidth;
    constexpr double front = Field::halfLength - Field::penaltyLength;
    std::array<Field::Line, Field::lineCount> all;
    std::size_t count = 0;
    const auto add = [&](double x1, double y1, double x2, double y2) { all[count++] = {{x1, y1}, {x2, y2}}; };
    add(0, -y, 0, y);
    add(-x, y, x, y);
    add(-x, -y, x, -y);
    for(const double end : {-1., 1.})
    {
      add(end * x, -y, end * x, y);
      add(end * front, -box, end * front, box);
      add(end * front, box, end * x, box);
      add(end * front, -box, end * x, -box);
    }
    for(int i = 0; i < 10; ++i)
    {
      const double from = i * std::numbers::pi / 5;
      const double to = (i + 1) * std::numbers::pi / 5;
      add(Field::circleRadius * std::cos(from), Field::circleRadius * std::sin(from),
          Field::circleRadius * std::cos(to), Field::circleRadius * std::sin(to));
    }
    return all;
  }();
  return lines;
}

} // namespace sparkwright::team
