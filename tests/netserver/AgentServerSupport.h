#pragma once

#include "ClientSupport.h"
#include "FrameSupport.h"
#include "netserver/server/AgentServer.h"

#include <deque>

namespace sparkwright
{

using Words = std::vector<std::string>;
using Ids = std::vector<AgentId>;

/// An AgentServer on a free port, with its agents, and the clock in the test's hand.
struct ServedAgents
{
  enum class Over
  {
    Tcp,
    Udp
  };

  explicit ServedAgents(NetServerOptions options = {}, Over over = Over::Tcp)
      : server(withClock(std::move(options)), agents, frames), over(over)
  {
    const std::string problem = server.clients().open("127.0.0.1", 0, {}, over == Over::Udp).english();
    if(!problem.empty())
      qFatal("%s", problem.c_str());
  }

  NetServerOptions withClock(NetServerOptions options)
  {
    options.clock = [this] { return now; };
    return options;
  }

  /// What NetServer does with every turn of the loop.
  void turn()
  {
    if(serve(server.clients()))
      server.accept();
    more = server.deliver();
    server.close();
  }
  bool until(const std::function<bool()>& condition)
  {
    return turnUntil([this] { turn(); }, condition);
  }
  bool untilAdded(std::size_t count)
  {
    return until([&] { return agents.added.size() == count; });
  }
  bool untilDelivered(std::size_t count)
  {
    return until([&] { return agents.delivered.size() == count; });
  }
  /// Somebody comes, says the message if there is one, and is known when this returns.
  TestClient& come(std::string_view message = {})
  {
    const int port = server.clients().port();
    const std::size_t before = server.clients().clients().size();
    TestClient& client =
        clients.emplace_back(over == Over::Udp ? TestClient::overUdp(port) : TestClient::overTcp(port));
    if(!message.empty())
      client.say(message);
    if(!until([&] { return server.clients().clients().size() == before + 1; }))
      qFatal("nobody has come");
    return client;
  }
  ConnectionInfo info(std::size_t place) const { return server.clients().clients().at(place)->info(); }

  double now = 100;
  RecordingGateway agents;
  GivenFrames frames;
  AgentServer server;
  Over over;
  bool more = false; ///< What the last deliver() has said.
  std::deque<TestClient> clients;
};

NetServerOptions holding(int agents, bool byName = false)
{
  NetServerOptions options;
  options.holdAgents = agents;
  options.numberByName = byName;
  return options;
}

/// A frame in which this agent plays.
inline FramePtr frameWith(AgentInfo agent, double time = 0)
{
  FrameBuilder builder;
  builder.game().team = {"Reds", "Blues"};
  const auto frame = builder.transform().end().frame(1);
  frame->time = time;
  frame->agents = {std::move(agent)};
  return frame;
}

} // namespace sparkwright
