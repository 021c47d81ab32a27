#include "core/game/simurosot/protocol/LinkMessages.h"

#include "core/game/simurosot/protocol/ExpressionReader.h"
#include "core/game/simurosot/protocol/ExpressionWriter.h"
#include "core/game/simurosot/protocol/MessageKind.h"

namespace sparkwright::simurosot
{

namespace
{

constexpr double longestClock = 1e15; // ms

void writeClock(MessageKind kind, double milliseconds, std::string& out)
{
  ExpressionWriter(out).open(nameOf(kind)).integer(static_cast<long>(milliseconds)).close();
}

std::string readClock(MessageKind kind, std::string_view message, double& milliseconds)
{
  ExpressionReader reader(message);
  reader.open(nameOf(kind));
  milliseconds = reader.number("the time", 0, longestClock);
  reader.close();
  reader.end();
  return reader.error();
}

} // namespace

void writeRate(int hertz, std::string& out) { ExpressionWriter(out).open("rate").integer(hertz).close(); }

std::string readRate(std::string_view message, int& hertz)
{
  ExpressionReader reader(message);
  reader.open(nameOf(MessageKind::Rate));
  hertz = reader.smallInteger("frames in a second", 1, 50);
  reader.close();
  reader.end();
  return reader.error();
}

void writePing(double milliseconds, std::string& out) { writeClock(MessageKind::Ping, milliseconds, out); }

std::string readPing(std::string_view message, double& milliseconds)
{
  return readClock(MessageKind::Ping, message, milliseconds);
}

void writePong(double milliseconds, std::string& out) { writeClock(MessageKind::Pong, milliseconds, out); }

std::string readPong(std::string_view message, double& milliseconds)
{
  return readClock(MessageKind::Pong, message, milliseconds);
}

void writeBye(std::string& out) { out += "(bye)"; }

} // namespace sparkwright::simurosot
