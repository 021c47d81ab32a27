#include "netserver/server/MonitorServer.h"

#include <algorithm>
#include <utility>

namespace sparkwright
{

MonitorServer::MonitorServer(const NetServerOptions& options, const FrameSource& frames, CommandSink& commands)
    : frames_(frames), commands_(commands), clock_(options.clock), udpTimeout_(options.udpTimeout),
      step_(std::max(1, options.monitorStep)), fullStateRequests_(frames.fullStateRequests())
{
}

void MonitorServer::accept()
{
  const FramePtr frame = frames_.frame();
  list_.accept(
      [&](Link link, std::string address)
      {
        ConnectionInfo info;
        info.kind = ConnectionInfo::Kind::Monitor;
        info.address = std::move(address);
        info.since = frame ? frame->time : 0;
        auto client = std::make_unique<MonitorClient>(std::move(link), std::move(info));
        client->heardAt = clock_();
        if(!frame)
          return client; // It is told when there is something.
        const auto& others = list_.clients();
        if(std::none_of(others.begin(), others.end(), [](const auto& other) { return other->inSync; }))
          encoder_.start(told_ = frame);
        client->lastNews = encoder_.lastNews();
        client->inSync = client->send(encoder_.catchUp(client->lastNews));
        return client;
      });
}

bool MonitorServer::command()
{
  bool more = false;
  for(const auto& client : list_.clients())
  {
    int handled = 0;
    while(handled < messagesAtOnce)
    {
      const auto message = client->next();
      if(!message)
        break;
      commands_.command(*message);
      ++handled;
    }
    if(handled > 0)
      client->heardAt = clock_();
    more |= handled == messagesAtOnce && client->hasMessage();
  }
  return more;
}

void MonitorServer::publish()
{
  const FramePtr frame = frames_.frame();
  if(frame && frame->cycle % step_ == 0)
    tell(frame);
}

void MonitorServer::refresh()
{
  const FramePtr frame = frames_.frame();
  if(frame && (frame != told_ || frames_.fullStateRequests() != fullStateRequests_))
    tell(frame);
}

void MonitorServer::tell(const FramePtr& frame)
{
  const long requests = frames_.fullStateRequests();
  const bool fullWanted = requests != std::exchange(fullStateRequests_, requests);
  told_ = frame;

  // Whoever is still busy with an older message misses this one and is caught up later.
  bool anyReady = false, anyFollows = false;
  for(const auto& client : list_.clients())
  {
    client->flush();
    anyReady |= client->ready();
    anyFollows |= client->ready() && client->inSync;
  }
  const int newsBefore = encoder_.lastNews();
  std::string_view message;
  if(anyFollows)
    message = fullWanted || !encoder_.canDiff(*frame) ? encoder_.full(frame) : encoder_.diff(frame);
  else if(anyReady)
    encoder_.start(frame);
  for(const auto& client : list_.clients())
  {
    const bool follows = client->inSync && client->lastNews == newsBefore;
    client->inSync = client->ready() && client->send(follows ? message : encoder_.catchUp(client->lastNews));
    if(client->inSync)
      client->lastNews = encoder_.lastNews();
    else
      client->drop();
  }
}

void MonitorServer::close()
{
  const double now = clock_();
  list_.removeIf(
      [&](MonitorClient& client)
      {
        const bool silent = client.isUdp() && now - client.heardAt > udpTimeout_;
        return silent || (client.ended() && !client.hasMessage());
      });
}

} // namespace sparkwright
