#include "core/game/simurosot/protocol/WheelsMessage.h"

#include "core/game/simurosot/protocol/ExpressionReader.h"
#include "core/game/simurosot/protocol/ExpressionWriter.h"
#include "core/game/simurosot/protocol/MessageKind.h"

#include <algorithm>
#include <cmath>

namespace sparkwright::simurosot
{

void writeWheels(std::uint32_t frame, const sst_wheels& wheels, std::string& out)
{
  ExpressionWriter writer(out);
  writer.open("wheels").integer(frame);
  for(int i = 0; i < std::clamp(wheels.n, 0, SST_MAX_ROBOTS); ++i)
    writer.open().anyNumber(wheels.left[i]).anyNumber(wheels.right[i]).close();
  writer.close();
}

std::string readWheels(std::string_view message, std::uint32_t& frame, sst_wheels& out)
{
  ExpressionReader reader(message);
  out = sst_wheels();
  out.size = sizeof out;
  reader.open(nameOf(MessageKind::Wheels));
  frame = static_cast<std::uint32_t>(reader.integer("number of the frame", 0, UINT32_MAX));
  while(reader.openRow())
  {
    if(out.n == SST_MAX_ROBOTS)
    {
      reader.fail("commands for more than 11 robots");
      break;
    }
    out.left[out.n] = reader.anyNumber("command of the left wheel");
    out.right[out.n] = reader.anyNumber("command of the right wheel");
    ++out.n;
    reader.close();
  }
  reader.close();
  reader.end();
  return reader.error();
}

void clipWheels(sst_wheels& wheels, int robots, double most)
{
  const auto clipped = [most](double value) { return std::isnan(value) ? 0 : std::clamp(value, -most, most); };
  wheels.n = std::clamp(wheels.n, 0, std::clamp(robots, 0, SST_MAX_ROBOTS));
  for(int i = 0; i < SST_MAX_ROBOTS; ++i)
  {
    wheels.left[i] = i < wheels.n ? clipped(wheels.left[i]) : 0;
    wheels.right[i] = i < wheels.n ? clipped(wheels.right[i]) : 0;
  }
}

} // namespace sparkwright::simurosot
