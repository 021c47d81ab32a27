#pragma once

#include "ClientSupport.h"
#include "FrameSupport.h"
#include "core/wire/MonitorDecoder.h"
#include "netserver/server/MonitorServer.h"

#include <atomic>
#include <deque>
#include <functional>
#include <limits>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace sparkwright::test
{

using Words = std::vector<std::string>;

/// A frame of a scene with so many things; the first one stands `x` m from the origin, the others beside it.
inline FramePtr scene(long cycle, float x = 0, int things = 1, std::uint64_t version = 1)
{
  static std::map<std::pair<int, std::uint64_t>, FramePtr> made; // The same structure is the same object.
  FramePtr& first = made[{things, version}];
  if(!first)
  {
    FrameBuilder builder;
    for(int i = 0; i < things; ++i)
      builder.transform().single("StdUnitBox", {}, "matRed", static_cast<std::uint64_t>(i) + 1).end();
    first = builder.frame(version);
  }
  const auto frame = std::make_shared<Frame>(*first);
  for(std::size_t i = 0; i < frame->local.size(); ++i)
    setTranslation(frame->local[i], {x + static_cast<float>(i), 0, 0});
  frame->cycle = cycle;
  frame->time = 0.02 * static_cast<double>(cycle);
  frame->game.time = static_cast<float>(frame->time);
  return frame;
}

inline bool isFull(const std::string& message)
{
  return headerPart(message) == "(RSG 0 1)";
}
inline bool isDifference(const std::string& message)
{
  return headerPart(message) == "(RDS 0 1)";
}

/// Where the first thing stands for somebody who has read these messages one after the other; NaN if one of them makes
/// no sense to them.
inline float placeAfter(const Words& messages)
{
  MonitorDecoder decoder;
  for(const std::string& message : messages)
    if(!decoder.decode(message).frame)
      return std::numeric_limits<float>::quiet_NaN();
  return decoder.frame() ? decoder.frame()->local[0](0, 3) : 0;
}

/// A MonitorServer on a free port, with what it shows, and the clock in the test's hand.
struct ServedMonitors
{
  enum class Over
  {
    Tcp,
    Udp
  };

  explicit ServedMonitors(Over over = Over::Tcp, int step = 1)
      : server(options(step), frames, commands, log, [this] { ++freed; }), over(over)
  {
    const std::string problem = server.clients().open("127.0.0.1", 0, {}, over == Over::Udp).english();
    if(!problem.empty())
      qFatal("%s", problem.c_str());
    log.setSink([this](const Diagnostic& diagnostic) { logged.push_back(diagnostic.message); });
  }

  NetServerOptions options(int step)
  {
    NetServerOptions options;
    options.monitorStep = step;
    options.clock = [this] { return now; };
    return options;
  }

  /// What NetServer does with every turn of the loop.
  void turn()
  {
    server.finish();
    const bool waiting = serve(server.clients());
    more = server.command();
    server.close();
    if(waiting)
      server.accept();
  }
  bool until(const std::function<bool()>& condition)
  {
    return turnUntil([this] { turn(); }, condition);
  }
  std::size_t count() const { return server.clients().clients().size(); }
  /// Somebody comes, with a command over UDP, and is known when this returns.
  TestClient& come(bool slow = false)
  {
    const int port = server.clients().port();
    const std::size_t before = count();
    TestClient& client =
        clients.emplace_back(over == Over::Udp ? TestClient::overUdp(port) : TestClient::overTcp(port, slow));
    if(over == Over::Udp)
      client.say("(reqfullstate)");
    if(!until([&] { return count() == before + 1; }))
      qFatal("nobody has come");
    return client;
  }
  void publish(FramePtr frame)
  {
    frames.newest = std::move(frame);
    server.publish();
  }
  /// Whether the client hears so many messages in all.
  bool hears(TestClient& client, std::size_t messages)
  {
    return until([&] { return client.heard().size() >= messages; }) && client.heard().size() == messages;
  }

  double now = 100;
  GivenFrames frames;
  RecordingCommands commands;
  Log log;
  Words logged;
  std::atomic<int> freed = 0; ///< How often the other thread has sent all.
  MonitorServer server;
  Over over;
  bool more = false; ///< What the last command() has said.
  std::deque<TestClient> clients;
};

} // namespace sparkwright::test
