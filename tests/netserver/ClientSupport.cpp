#include "ClientSupport.h"

#include <QtTest>

#include <array>
#include <cerrno>
#include <chrono>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>

namespace sparkwright
{

std::string framed(std::string_view message)
{
  std::string out;
  for(const int shift : {24, 16, 8, 0})
    out += static_cast<char>(message.size() >> shift);
  return out.append(message);
}

TestClient TestClient::overTcp(int port, bool slow)
{
  return TestClient(SOCK_STREAM, "127.0.0.1", port, slow);
}

TestClient TestClient::overUdp(int port)
{
  return TestClient(SOCK_DGRAM, "127.0.0.1", port, false);
}

TestClient TestClient::at(const std::string& host, int type, int port)
{
  return TestClient(type, host, port, false);
}

TestClient::TestClient(int type, const std::string& host, int port, bool slow) : udp_(type == SOCK_DGRAM)
{
  SocketAddress server;
  if(!readAddress(host, port, server))
    qFatal("%s is no address", host.c_str());
  socket_ = Socket(::socket(server.family(), type | SOCK_CLOEXEC, 0));
  const int on = 1, little = 4096;
  if(type == SOCK_STREAM)
    ::setsockopt(socket_.descriptor(), IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  if(slow)
    ::setsockopt(socket_.descriptor(), SOL_SOCKET, SO_RCVBUF, &little, sizeof little);
  if(::connect(socket_.descriptor(), server.get(), server.size()) != 0)
    qFatal("cannot connect to port %d of %s", port, host.c_str());
}

void TestClient::write(std::string_view bytes)
{
  QCOMPARE(::send(socket_.descriptor(), bytes.data(), bytes.size(), MSG_NOSIGNAL), static_cast<ssize_t>(bytes.size()));
}

void TestClient::read()
{
  std::vector<char> space(1 << 16);
  for(;;)
  {
    const ssize_t count = ::recv(socket_.descriptor(), space.data(), space.size(), MSG_DONTWAIT);
    if(count > 0)
      bytes_.append(space.data(), static_cast<std::size_t>(count));
    else
    {
      cut_ = cut_ || (!udp_ && (count == 0 || errno == ECONNRESET));
      break;
    }
  }
}

const std::vector<std::string>& TestClient::heard()
{
  read();
  while(bytes_.size() >= 4)
  {
    std::size_t length = 0;
    for(std::size_t i = 0; i < 4; ++i)
      length = length << 8 | static_cast<unsigned char>(bytes_[i]);
    if(bytes_.size() < 4 + length)
      break;
    heard_.push_back(bytes_.substr(4, length));
    bytes_.erase(0, 4 + length);
  }
  return heard_;
}

bool TestClient::isCut()
{
  read();
  return cut_;
}

std::string TestClient::address() const
{
  SocketAddress own;
  socklen_t size = SocketAddress::capacity;
  ::getsockname(socket_.descriptor(), own.get(), &size);
  return addressText(own);
}

bool turnUntil(const std::function<void()>& turn, const std::function<bool()>& condition)
{
  using Clock = std::chrono::steady_clock;
  const auto end = Clock::now() + std::chrono::seconds(10);
  while(!condition() && Clock::now() < end)
    turn();
  return condition();
}

RecordingGateway::RecordingGateway()
{
  log_.setSink([this](const Diagnostic& diagnostic) { logged.push_back(diagnostic.message); });
}

AgentId RecordingGateway::addAgent(std::string address)
{
  added.push_back(std::move(address));
  return static_cast<AgentId>(added.size());
}

Spoken RecordingGateway::inspect(std::string_view message) const
{
  Spoken spoken;
  spoken.done = message.find("(syn)") != std::string_view::npos;
  constexpr std::string_view word = "(agent ";
  if(const std::size_t at = message.find(word); at != std::string_view::npos)
    spoken.name = message.substr(at + word.size(), message.find(')', at) - at - word.size());
  return spoken;
}

std::vector<std::string> RecordingGateway::from(AgentId agent) const
{
  std::vector<std::string> messages;
  for(const auto& [sender, message] : delivered)
    if(sender == agent)
      messages.push_back(message);
  return messages;
}

} // namespace sparkwright
