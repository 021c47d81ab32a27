// The datagrams that the bridge takes from programs of other platforms: numbers stay finite, and what it sends of frames
// that displays are told is well-formed.

#include "app/strategy/bridge/FiraMessages.h"
#include "app/strategy/bridge/LegacyMessages.h"

#include <cmath>
#include <cstdint>
#include <cstdlib>

using namespace sparkwright;
using namespace sparkwright::strategy;

namespace
{

void require(bool holds)
{
  if(!holds)
    std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  if(const auto team = legacy::readInit(bytes))
    require(team->size() <= size);
  for(const legacy::Wheels& wheels : legacy::readCommands(bytes))
    require(wheels.number >= 1 && wheels.number <= 11 && std::isfinite(wheels.leftWheel) && std::isfinite(wheels.rightWheel));
  if(const auto packet = fira::readPacket(bytes))
    require(packet->commands.size() + packet->robots.size() <= size);
  simurosot::FullFrame frame;
  if(simurosot::readFull(bytes, frame).empty())
  {
    const simurosot::FieldSpec field;
    require(legacy::see(frame, field).find('\0') == std::string::npos);
    require(!legacy::init(true, legacy::playMode(frame)).empty());
    fira::readPacket(fira::environment(frame, field));
  }
  return 0;
}
