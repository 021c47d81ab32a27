// The port of a SimuroSot match: whatever strategies, referees and displays send, the match goes on, and robots get finite
// speeds. Each line is a message; its first byte chooses the client. And what displays and strategies read.

#include "core/game/simurosot/clients/MatchClients.h"
#include "core/game/simurosot/protocol/EventMessage.h"
#include "core/game/simurosot/protocol/FrameMessage.h"
#include "core/game/simurosot/protocol/display/FullMessage.h"
#include "core/game/simurosot/protocol/display/SceneMessage.h"

#include <cmath>
#include <cstdint>
#include <cstdlib>

using namespace sparkwright;
using namespace sparkwright::simurosot;

namespace
{

void require(bool holds)
{
  if(!holds)
    std::abort();
}

/// What is read is written so that it reads back.
template<class Message, class Read, class Write> void readTwice(std::string_view text, Read&& read, Write&& write)
{
  Message first{}, second{};
  if(!read(text, first).empty())
    return;
  std::string out, again;
  write(first, out);
  require(read(out, second).empty());
  write(second, again);
  require(out == again);
}

void match(std::string_view bytes)
{
  const LeagueProfile profile;
  MatchMachine machine(profile, nullptr, 1);
  MatchClients clients(profile, machine, nullptr, 1);
  constexpr int most = 5;
  for(int client = 1; client <= most; ++client)
    clients.join(client, "here");
  clients.receive(1, "(login (role strategy) (proto 1) (name \"a\") (side blue))");
  clients.receive(2, "(login (role strategy) (proto 1) (name \"b\") (side yellow))");
  clients.receive(3, "(login (role referee) (proto 1) (name \"c\"))");
  clients.receive(4, "(login (role display) (proto 1) (name \"d\"))");
  sref_frame seen{};
  while(!bytes.empty())
  {
    const std::size_t end = std::min(bytes.find('\n'), bytes.size());
    const std::string_view line = bytes.substr(0, end);
    bytes.remove_prefix(std::min(end + 1, bytes.size()));
    const int client = line.empty() ? 1 : 1 + static_cast<unsigned char>(line.front()) % most;
    clients.receive(client, line.empty() ? line : line.substr(1));
    machine.advance(seen);
    clients.tell(seen, {-1, -1}, [](FullFrame&) {});
    clients.send([](int, std::string_view message) { return !message.empty(); });
    for(const int closed : clients.takeClosed())
    {
      clients.leave(closed);
      clients.join(closed, "again");
    }
    for(const Side side : {Side::Blue, Side::Yellow})
      for(int robot = 1; robot <= 11; ++robot)
      {
        const auto [left, right] = clients.wheels(side, robot);
        require(std::isfinite(left) && std::isfinite(right));
      }
  }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  match(bytes);
  readTwice<FullFrame>(bytes, readFull, writeFull);
  readTwice<Scene>(bytes, readScene, writeScene);
  return 0;
}
