#include "core/game/f2000/game/BoardClients.h"

#include "core/game/f2000/players/MessageChannel.h"

#include <algorithm>
#include <utility>

namespace sparkwright::f2000
{

namespace
{

constexpr const char* sayTopic = "say";

} // namespace

BoardClients::BoardClients(BoardHost& host, MessageChannel& channel, std::string token) : host_(host), channel_(channel)
{
  setToken(std::move(token));
}

void BoardClients::setToken(std::string token)
{
  rights_.allTrain = token.empty();
  rights_.token = std::move(token);
}

void BoardClients::keep(int client, bool isAnswer, std::string_view text)
{
  constexpr std::size_t mostLines = 500, longest = 300;
  if(!listens_)
    return;
  while(!text.empty())
  {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    const bool isCut = line.size() > longest;
    spoken_.push_back({++lastSpoken_, host_.clock(), client, isAnswer, std::string(line.substr(0, longest)) + (isCut ? "…" : "")});
    if(spoken_.size() > mostLines)
      spoken_.pop_front();
  }
}

std::string BoardClients::addressOf(int robot) const
{
  for(const auto& [number, client] : clients_)
    if(client.session->robot() == robot && robot != 0)
      return client.address;
  return {};
}

void BoardClients::join(int client, std::string_view address)
{
  Client& joined = clients_[client];
  joined.address = address;
  joined.session = std::make_unique<BoardSession>(client, host_, rights_,
                                                  [this, client](const std::string& text)
                                                  {
                                                    const int robot = clients_[client].session->robot();
                                                    channel_.broadcast(robot, {robot, host_.clock(), sayTopic, text}, true);
                                                  });
}

void BoardClients::leave(int client)
{
  const auto found = clients_.find(client);
  if(found == clients_.end())
    return;
  channel_.leave(found->second.speaker);
  found->second.session->close();
  clients_.erase(found);
}

void BoardClients::receive(int number, std::string_view bytes)
{
  const auto found = clients_.find(number);
  if(found == clients_.end())
    return;
  Client& client = found->second;
  keep(number, false, bytes);
  client.session->receive(bytes);
  if(client.speaker != 0 || client.session->state() != BoardSession::State::Active)
    return;
  client.speaker = client.session->robot();
  channel_.join(client.speaker, static_cast<int>(host_.teamOf(client.speaker)));
}

void BoardClients::listen(Client& client)
{
  for(const MessageChannel::Message& message : channel_.receive(client.speaker))
    if(message.topic == sayTopic)
      client.session->hear(message.from, message.time, message.bytes);
}

void BoardClients::endCycle()
{
  for(auto& [number, client] : clients_)
  {
    listen(client);
    client.session->cycle();
  }
}

std::vector<int> BoardClients::present() const
{
  std::vector<int> numbers;
  for(const auto& [number, client] : clients_)
    numbers.push_back(number);
  return numbers;
}

void BoardClients::send(const Send& send)
{
  for(auto& [number, client] : clients_)
    if(const std::string output = client.session->takeOutput(); !output.empty())
    {
      keep(number, true, output);
      send(number, output);
    }
}

std::vector<int> BoardClients::takeClosed()
{
  std::vector<int> closed;
  for(auto& [number, client] : clients_)
    if(client.session->state() == BoardSession::State::Closed && !std::exchange(client.toldClosed, true))
      closed.push_back(number);
  return closed;
}

} // namespace sparkwright::f2000
