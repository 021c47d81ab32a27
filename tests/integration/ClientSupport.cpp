#include "ClientSupport.h"

#include <arpa/inet.h>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <utility>

namespace sparkwright
{

namespace
{

constexpr std::array<const char*, 22> effectors{"he1",  "he2",  "rae1", "rae2", "rae3", "rae4", "lae1", "lae2",
                                                "lae3", "lae4", "rle1", "rle2", "rle3", "rle4", "rle5", "rle6",
                                                "lle1", "lle2", "lle3", "lle4", "lle5", "lle6"};

std::string nao(int type) { return "(scene rsg/agent/nao/nao_hetero.rsg " + std::to_string(type) + ")"; }

} // namespace

TestClient::TestClient(int port, double timeout) : timeout_(timeout)
{
  Socket socket(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0));
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(static_cast<in_port_t>(port));
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  const int on = 1;
  ::setsockopt(socket.descriptor(), IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  if(::connect(socket.descriptor(), reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0)
    socket_ = std::move(socket);
}

void TestClient::raw(std::string_view bytes)
{
  while(!bytes.empty())
  {
    const ssize_t count = ::send(socket_.descriptor(), bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if(count <= 0)
      return;
    bytes.remove_prefix(static_cast<std::size_t>(count));
  }
}

void TestClient::send(std::string_view message)
{
  raw(prefix(static_cast<std::uint32_t>(message.size())) + std::string(message));
}

bool TestClient::fill(double timeout)
{
  pollfd entry{socket_.descriptor(), POLLIN, 0};
  if(ended_ || ::poll(&entry, 1, static_cast<int>(timeout * 1000)) <= 0)
    return false;
  std::array<char, 65536> chunk;
  const ssize_t count = ::recv(socket_.descriptor(), chunk.data(), chunk.size(), 0);
  if(count <= 0)
  {
    ended_ = true;
    return false;
  }
  input_.append(chunk.data(), static_cast<std::size_t>(count));
  return true;
}

std::optional<std::string> TestClient::receive()
{
  const auto length = [this]
  {
    std::uint32_t value = 0;
    for(std::size_t i = 0; i < 4; ++i)
      value = value << 8 | static_cast<unsigned char>(input_[i]);
    return value;
  };
  while(input_.size() < 4 || input_.size() < 4 + length())
    if(!fill(timeout_))
      return std::nullopt;
  const std::uint32_t size = length();
  std::string message = input_.substr(4, size);
  input_.erase(0, 4 + size);
  return message;
}

bool TestClient::silentFor(double seconds)
{
  return input_.empty() && !fill(seconds);
}

bool TestClient::closedByServer()
{
  while(fill(timeout_))
    ;
  return ended_;
}

TestDatagrams::TestDatagrams(int port, double timeout)
    : socket_(::socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0)), timeout_(timeout)
{
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(static_cast<in_port_t>(port));
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if(::connect(socket_.descriptor(), reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0)
    socket_ = Socket();
}

void TestDatagrams::raw(std::string_view bytes)
{
  ::send(socket_.descriptor(), bytes.data(), bytes.size(), 0);
}

void TestDatagrams::send(std::string_view message)
{
  raw(prefix(static_cast<std::uint32_t>(message.size())) + std::string(message));
}

bool TestDatagrams::silentFor(double seconds)
{
  pollfd entry{socket_.descriptor(), POLLIN, 0};
  return ::poll(&entry, 1, static_cast<int>(seconds * 1000)) <= 0;
}

std::optional<std::string> TestDatagrams::receive()
{
  if(silentFor(timeout_))
    return std::nullopt;
  std::array<char, 65536> bytes;
  const ssize_t count = ::recv(socket_.descriptor(), bytes.data(), bytes.size(), 0);
  if(count < 4 || std::string_view(bytes.data(), 4) != prefix(static_cast<std::uint32_t>(count - 4)))
    return std::nullopt;
  return std::string(bytes.data() + 4, static_cast<std::size_t>(count - 4));
}

TestAgent::TestAgent(int port, std::string team, int unum, int type)
    : TestAgent(port, std::move(team), unum, nao(type))
{
}

TestAgent::TestAgent(int port, std::string team, int unum, const std::string& robot)
    : TestClient(port), team_(std::move(team)), unum_(unum)
{
  send(robot + "(syn)");
}

std::string TestAgent::percepts()
{
  return receive().value_or(std::string());
}

void TestAgent::answer(const std::string& commands)
{
  const std::string init = "(init (unum " + std::to_string(unum_) + ")(teamname " + team_ + "))";
  send((std::exchange(joined_, true) ? std::string() : init) + commands + "(syn)");
}

std::vector<std::string> cycle(const std::vector<TestAgent*>& agents, const std::vector<std::string>& commands)
{
  std::vector<std::string> percepts;
  for(TestAgent* const agent : agents)
    percepts.push_back(agent->percepts());
  for(std::size_t i = 0; i < agents.size(); ++i)
    agents[i]->answer(i < commands.size() ? commands[i] : std::string());
  return percepts;
}

TestAgent& Squad::add(const std::string& team, int unum, int type) { return add(team, unum, nao(type)); }

TestAgent& Squad::add(const std::string& team, int unum, const std::string& robot)
{
  // While the others have not answered the server stands still: the newcomer is accepted in a cycle that is known.
  for(const auto& agent : agents_)
    agent->percepts();
  auto fresh = std::make_unique<TestAgent>(port_, team, unum, robot);
  for(const auto& agent : agents_)
    agent->answer();
  for(int i = 0; i < 3 && !agents_.empty(); ++i)
    cycle();
  agents_.push_back(std::move(fresh));
  for(int i = 0; i < 3; ++i)
    cycle();
  return *agents_.back();
}

std::vector<std::string> Squad::cycle(const std::vector<std::string>& commands)
{
  std::vector<TestAgent*> all;
  for(const auto& agent : agents_)
    all.push_back(agent.get());
  return sparkwright::cycle(all, commands);
}

std::string prefix(std::uint32_t length)
{
  return {static_cast<char>(length >> 24), static_cast<char>(length >> 16), static_cast<char>(length >> 8),
          static_cast<char>(length)};
}

double jointAngle(const std::string& percepts, const std::string& name)
{
  const std::string start = "(HJ (n " + name + ") (ax ";
  const std::size_t at = percepts.find(start);
  return at == std::string::npos ? std::numeric_limits<double>::quiet_NaN()
                                 : std::strtod(percepts.c_str() + at + start.size(), nullptr);
}

std::string wildMotion(int agent, int cycle)
{
  std::string out;
  for(std::size_t i = 0; i < effectors.size(); ++i)
  {
    const double speed = 2.5 * std::sin(0.09 * cycle * (1 + 0.11 * static_cast<double>(i)) + 1.3 * agent);
    char text[48];
    std::snprintf(text, sizeof text, "(%s %.3f)", effectors[i], speed);
    out += text;
  }
  return out;
}

} // namespace sparkwright
