#include "core/world/GamePort.h"

#include "core/game/Game.h"
#include "core/game/GameClients.h"
#include "core/object/Context.h"

namespace sparkwright
{

GameClients* GamePort::clients() const
{
  Game* const game = context_.service<Game>();
  return game ? game->clients() : nullptr;
}

void GamePort::tell(RunInput::Kind kind, int client, std::string_view data)
{
  if(!clients())
    return;
  RunInput input;
  input.kind = kind;
  input.agent = client;
  input.data = data;
  if(tap_)
    tap_(input);
  listener_(input);
  repeat(input);
}

void GamePort::removeAll()
{
  if(const GameClients* const all = clients())
    for(const int client : all->present())
      leave(client);
}

void GamePort::repeat(const RunInput& input)
{
  GameClients* const all = clients();
  if(!all)
    return;
  if(input.kind == RunInput::Kind::GameJoin)
    all->join(input.agent, input.data);
  else if(input.kind == RunInput::Kind::GameLeave)
    all->leave(input.agent);
  else
    all->receive(input.agent, input.data);
}

} // namespace sparkwright
