#include "netserver/server/MonitorServer.h"

#include "core/object/Log.h"
#include "netserver/server/ServerTexts.h"

#include <algorithm>
#include <utility>

namespace sparkwright
{

namespace
{

/// Differences that may wait for a monitor to take them. Those of 22 robots are about 5 kB each.
constexpr std::size_t mostWaiting = 128u << 10; // Bytes.
/// So many monitors get their messages in another thread: for fewer, waking it up takes longer than it saves.
constexpr std::size_t many = 4;
/// Messages that a monitor has missed when it counts as slow: a second's, unless the run is faster than real time.
constexpr long slowAfter = 25;

} // namespace

bool MonitorClient::takesMore() const
{
  if(!ready())
    return false;
  const std::size_t waiting = unacknowledged();
  return inSync ? std::min(waiting, differenceBytes) <= mostWaiting : waiting == 0;
}

MonitorServer::MonitorServer(const NetServerOptions& options, const FrameSource& frames, CommandSink& commands,
                             Log& log, std::function<void()> free)
    : frames_(frames), commands_(commands), log_(log), clock_(options.clock), udpTimeout_(options.udpTimeout),
      step_(std::max(1, options.monitorStep)), fullStateRequests_(frames.fullStateRequests()), free_(std::move(free))
{
}

void MonitorServer::finish()
{
  if(companion_)
    companion_->join();
  for(const std::string& address : slow_)
    log_.warning(serverText("server.slowMonitor", address));
  slow_.clear();
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
      if(handled == 0)
        commands_.setCommander(client->info().address);
      commands_.command(*message);
      ++handled;
    }
    if(handled > 0)
      commands_.setCommander({});
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
  finish();
  told_ = frame;
  if(list_.clients().size() < many)
  {
    tellAll(frame, fullWanted);
    return finish();
  }
  if(!companion_)
    companion_ = std::make_unique<Companion>();
  task_ = [this, frame, fullWanted]
  {
    tellAll(frame, fullWanted);
    free_();
  };
  companion_->start(task_);
}

void MonitorServer::tellAll(const FramePtr& frame, bool fullWanted)
{
  // Whoever is still busy with older messages misses this one and is caught up later.
  bool anyTakes = false, anyFollows = false;
  for(const auto& client : list_.clients())
  {
    client->flush();
    client->told = client->takesMore();
    client->inSync = client->inSync && client->told;
    anyTakes |= client->told;
    anyFollows |= client->inSync;
  }
  const int newsBefore = encoder_.lastNews();
  std::string_view message;
  const bool isFull = fullWanted || !encoder_.canDiff(*frame);
  if(anyFollows)
    message = isFull ? encoder_.full(frame) : encoder_.diff(frame);
  else if(anyTakes)
    encoder_.start(frame);
  for(const auto& client : list_.clients())
  {
    const bool follows = client->inSync && client->lastNews == newsBefore;
    const std::string_view news = !client->told ? std::string_view()
                                  : follows     ? message
                                                : encoder_.catchUp(client->lastNews);
    client->inSync = client->told && client->send(news);
    if(!client->inSync)
    {
      leaveOut(*client);
      continue;
    }
    client->differenceBytes = follows && !isFull ? client->differenceBytes + news.size() : 0;
    client->lastNews = encoder_.lastNews();
  }
}

void MonitorServer::leaveOut(MonitorClient& client)
{
  client.drop();
  if(++client.leftOut == slowAfter)
    slow_.push_back(client.info().address);
}

void MonitorServer::close()
{
  finish(); // Logs, if there was anything.
  const double now = clock_();
  list_.removeIf(
      [&](MonitorClient& client)
      {
        const bool silent = client.isUdp() && now - client.heardAt > udpTimeout_;
        return silent || (client.ended() && !client.hasMessage());
      });
  for(const LocalText& misfit : list_.takeMisfits())
    log_.warning(misfit);
}

} // namespace sparkwright
