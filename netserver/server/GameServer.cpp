#include "netserver/server/GameServer.h"

#include "core/game/GameClients.h"
#include "core/object/Log.h"
#include "core/world/GamePort.h"
#include "netserver/server/ServerTexts.h"

#include <algorithm>

namespace sparkwright
{

GameServer::~GameServer()
{
  for(const auto& client : list_.clients())
    game_.leave(client->id);
}

LocalText GameServer::open(const std::string& address, std::optional<int> wanted)
{
  const GameClients* const all = game_.clients();
  const int first = all ? wanted.value_or(all->port()) : 0;
  if(!all || (!wanted && first == 0))
    return {};
  const LocalText problem = list_.open(address, first, {}, false);
  LocalText last = problem;
  for(int next = first + 1; !last.empty() && !wanted && next <= std::min(first + portsTried, 65535); ++next)
    last = list_.open(address, next, {}, false);
  if(last.empty() && !problem.empty())
    log_.warning(serverText("server.nextGamePort", problem, port()));
  return last.empty() ? last : problem;
}

/// Connections get numbers that no client has: a run that goes on may have some already.
int GameServer::nextNumber()
{
  ++last_;
  if(const GameClients* const all = game_.clients())
    while(all->knows(last_))
      ++last_;
  return last_;
}

void GameServer::accept()
{
  list_.accept(
      [this](Link link, std::string address)
      {
        ConnectionInfo info;
        info.kind = ConnectionInfo::Kind::Game;
        info.address = address;
        const GameClients* const all = game_.clients();
        const bool isStream = all && all->framing() == GameClients::Framing::Stream;
        auto client = std::make_unique<GameClient>(
            std::move(link), std::move(info),
            isStream ? MessageBuffer::Framing::None : MessageBuffer::Framing::LengthPrefixed, nextNumber());
        game_.join(client->id, address);
        return client;
      });
}

bool GameServer::deliver()
{
  const GameClients* const all = game_.clients();
  const std::size_t longest = all ? all->longestMessage() : 0;
  bool more = false;
  for(const auto& client : list_.clients())
  {
    int handled = 0;
    while(handled < messagesAtOnce && !client->closing)
    {
      const auto message = client->next();
      if(!message)
        break;
      if(message->size() > longest)
        refuse(*client, message->size());
      else
        game_.receive(client->id, *message);
      ++handled;
    }
    more |= handled == messagesAtOnce && client->hasMessage();
  }
  return more;
}

/// Of a message that is too long.
void GameServer::refuse(GameClient& client, std::size_t length)
{
  client.closing = true;
  log_.warning(serverText("server.gameMessageLength", client.info().address, static_cast<long>(length),
                          static_cast<long>(game_.clients()->longestMessage())));
}

void GameServer::send()
{
  GameClients* const all = game_.clients();
  if(!all)
    return;
  all->send(
      [this](int id, std::string_view message)
      {
        const auto client = std::ranges::find_if(list_.clients(), [id](const auto& one) { return one->id == id; });
        return client != list_.clients().end() && (*client)->send(message);
      });
  for(const int id : all->takeClosed())
    for(const auto& client : list_.clients())
      if(client->id == id)
        client->closing = true;
}

void GameServer::endCycle()
{
  send();
  sentAt_ = clock_();
}

void GameServer::close()
{
  const GameClients* const all = game_.clients();
  list_.removeIf(
      [&](GameClient& client)
      {
        // A game that begins anew, or whose state was put back, does not know those who came meanwhile.
        const bool goes = client.isOver() || (client.closing && client.ready()) || !all || !all->knows(client.id);
        if(goes)
          game_.leave(client.id);
        return goes;
      });
  for(const LocalText& misfit : list_.takeMisfits())
    log_.warning(misfit);
}

bool GameServer::holdsCycle() const
{
  const GameClients* const all = game_.clients();
  return all && !all->allAnswered() && clock_() - sentAt_ < all->patience();
}

} // namespace sparkwright
