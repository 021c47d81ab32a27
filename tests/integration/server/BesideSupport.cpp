#include "BesideSupport.h"

#include <arpa/inet.h>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>

namespace sparkwright
{

namespace
{

constexpr double patience = 8; // s, for the next message

Socket connectTo(int port, int receiveBuffer = 0)
{
  Socket socket(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0));
  if(receiveBuffer > 0)
    ::setsockopt(socket.descriptor(), SOL_SOCKET, SO_RCVBUF, &receiveBuffer, sizeof receiveBuffer);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(static_cast<in_port_t>(port));
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if(::connect(socket.descriptor(), reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0)
    return {};
  ::fcntl(socket.descriptor(), F_SETFL, O_NONBLOCK);
  return socket;
}

/// The number after some words; -1: they are not there.
double numberAfter(std::string_view text, std::string_view words)
{
  const std::size_t at = text.find(words);
  return at == std::string_view::npos ? -1 : std::strtod(std::string(text.substr(at + words.size(), 30)).c_str(), nullptr);
}

/// A stream of bytes, read as it comes.
class Bytes
{
public:
  explicit Bytes(int port) : socket_(connectTo(port)) {}

  void send(std::string_view bytes) { ::send(socket_.descriptor(), bytes.data(), bytes.size(), MSG_NOSIGNAL); }
  /// Reads until there are so many. @return false: they do not come
  bool fill(std::size_t count)
  {
    while(input.size() < count)
    {
      pollfd entry{socket_.descriptor(), POLLIN, 0};
      std::array<char, 65536> chunk;
      const ssize_t got = ::poll(&entry, 1, static_cast<int>(patience * 1000)) > 0
                              ? ::recv(socket_.descriptor(), chunk.data(), chunk.size(), 0)
                              : -1;
      if(got <= 0)
        return false;
      input.append(chunk.data(), static_cast<std::size_t>(got));
    }
    return true;
  }
  std::string take(std::size_t count)
  {
    std::string taken = input.substr(0, count);
    input.erase(0, count);
    return taken;
  }
  /// The next line; empty: none comes.
  std::string line()
  {
    std::size_t end;
    while((end = input.find('\n')) == std::string::npos)
      if(!fill(input.size() + 1))
        return {};
    std::string text = take(end + 1);
    return text;
  }

  std::string input;

private:
  Socket socket_;
};

class Agent : public GoodClient
{
public:
  explicit Agent(int port) : client_(port, patience)
  {
    client_.send("(scene rsg/agent/nao/nao.rsg)");
    client_.send("(init (unum 1)(teamname Good))");
    begin(
        [this]
        {
          const auto percepts = client_.receive();
          if(!percepts)
            return lost("no percepts come"), false;
          took(numberAfter(*percepts, "(now "), 0.02);
          return true;
        });
  }
  ~Agent() override { end(); }

private:
  TestClient client_;
};

class DatagramAgent : public GoodClient
{
public:
  explicit DatagramAgent(int port) : client_(port, patience)
  {
    client_.send("(scene rsg/agent/nao/nao.rsg)");
    begin(
        [this]
        {
          const auto percepts = client_.receive();
          if(!percepts)
            return lost("no percepts come by UDP"), false;
          if(count() % 50 == 5) // Who is silent is removed.
            client_.send(count() == 5 ? "(init (unum 2)(teamname Good))" : "(syn)");
          took(numberAfter(*percepts, "(now "), 0.02);
          return true;
        });
  }
  ~DatagramAgent() override { end(); }

private:
  TestDatagrams client_;
};

class Monitor : public GoodClient
{
public:
  explicit Monitor(int port) : client_(port, patience)
  {
    client_.send("(playMode PlayOn)");
    begin(
        [this]
        {
          const auto message = client_.receive();
          if(!message)
            return lost("no messages for monitors come"), false;
          if(const double time = numberAfter(*message, "(time "); time > 0)
            took(time, 0.04);
          return true;
        });
  }
  ~Monitor() override { end(); }

private:
  TestClient client_;
};

class Viewer : public GoodClient
{
public:
  explicit Viewer(int port) : bytes_(port)
  {
    bytes_.send("GET /live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n");
    std::string head;
    while((head = bytes_.line()).size() > 2)
      ;
    begin([this] { return turn(); });
  }
  ~Viewer() override { end(); }

private:
  bool turn()
  {
    if(!bytes_.fill(2))
      return lost("no frames come to the browser"), false;
    const auto at = [this](std::size_t i) { return std::size_t(static_cast<unsigned char>(bytes_.input[i])); };
    const std::size_t lengthBytes = (at(1) & 127) < 126 ? 0 : (at(1) & 127) == 126 ? 2 : 8;
    if(!bytes_.fill(2 + lengthBytes))
      return lost("half a frame"), false;
    const bool first = (at(0) & 15) != 0, last = (at(0) & 128) != 0;
    std::size_t length = lengthBytes == 0 ? at(1) & 127 : 0;
    for(std::size_t i = 0; i < lengthBytes; ++i)
      length = length << 8 | at(2 + i);
    if((at(0) & 15) == 8)
      return lost("the browser was sent away"), false;
    if(!bytes_.fill(2 + lengthBytes + length))
      return lost("half a frame"), false;
    bytes_.take(2 + lengthBytes);
    message_ = (first ? std::string() : message_) + bytes_.take(length);
    if(last)
      read();
    return true;
  }
  void read()
  {
    for(std::size_t at = 0; at + 5 <= message_.size();)
    {
      std::uint32_t length = 0;
      std::memcpy(&length, message_.data() + at + 1, sizeof length);
      double time = 0;
      if(at + 5 + length > message_.size())
        return lost("a damaged message for browsers");
      if(message_[at] == 2 && length >= sizeof time)
      {
        std::memcpy(&time, message_.data() + at + 5, sizeof time);
        took(time, 0.5);
      }
      at += 5 + length;
    }
  }

  Bytes bytes_;
  std::string message_;
};

class BoardClient : public GoodClient
{
public:
  explicit BoardClient(int port) : bytes_(port)
  {
    const std::string robot = "(body (primitive (shape rect 400 300))) (motion (plugin differential))"
                              "(sensor (device odometry) (plugin odometry) (type odometry) (features odometry))";
    bytes_.send("HELLO \"good\" 1\nOFFSET 0\nCONFIG " + std::to_string(robot.size()) + '\n' + robot + "START -3000 0 0\n");
    begin(
        [this]
        {
          bytes_.send("UPDATE\n");
          for(std::string line; line != "END UPD\n";)
            if(line = bytes_.line(); line.empty() || line.starts_with("ERR"))
              return lost("the board says: " + line), false;
          took(static_cast<double>(count()), 1);
          return true;
        });
  }
  ~BoardClient() override { end(); }

private:
  Bytes bytes_;
};

class Display : public GoodClient
{
public:
  explicit Display(int port) : client_(port, patience)
  {
    client_.send("(login (role display) (proto 1) (name \"good\"))");
    client_.send("(rate 50)");
    begin(
        [this]
        {
          const auto message = client_.receive();
          if(!message)
            return lost("no messages for displays come"), false;
          if(message->starts_with("(full "))
            took(numberAfter(*message, "(full "), 1);
          return true;
        });
  }
  ~Display() override { end(); }

private:
  TestClient client_;
};

} // namespace

std::string GoodClient::problem() const
{
  const std::lock_guard lock(mutex_);
  return problem_;
}

void GoodClient::begin(std::function<bool()> turn)
{
  thread_ = std::thread(
      [this, turn = std::move(turn)]
      {
        while(!over_ && turn())
          ;
      });
}

void GoodClient::end()
{
  over_ = true;
  if(thread_.joinable())
    thread_.join();
}

void GoodClient::took(double number, double step)
{
  if(last_ >= 0 && (number < last_ || number > last_ + 1.6 * step))
    lost("after " + std::to_string(last_) + " comes " + std::to_string(number));
  last_ = number;
  ++count_;
}

void GoodClient::lost(const std::string& why)
{
  const std::lock_guard lock(mutex_);
  if(problem_.empty())
    problem_ = why;
}

std::unique_ptr<GoodClient> goodAgent(int port) { return std::make_unique<Agent>(port); }
std::unique_ptr<GoodClient> goodDatagramAgent(int port) { return std::make_unique<DatagramAgent>(port); }
std::unique_ptr<GoodClient> goodMonitor(int port) { return std::make_unique<Monitor>(port); }
std::unique_ptr<GoodClient> goodViewer(int port) { return std::make_unique<Viewer>(port); }
std::unique_ptr<GoodClient> goodBoardClient(int port) { return std::make_unique<BoardClient>(port); }
std::unique_ptr<GoodClient> goodDisplay(int port) { return std::make_unique<Display>(port); }

BadClient::BadClient(int port, bool deaf) : socket_(connectTo(port, deaf ? 4096 : 0)) {}

void BadClient::send(std::string_view bytes)
{
  constexpr int longest = 100; // ms
  while(!bytes.empty())
  {
    const ssize_t count = ::send(socket_.descriptor(), bytes.data(), bytes.size(), MSG_NOSIGNAL);
    pollfd entry{socket_.descriptor(), POLLOUT, 0};
    if(count > 0)
      bytes.remove_prefix(static_cast<std::size_t>(count));
    else if((errno != EAGAIN && errno != EWOULDBLOCK) || ::poll(&entry, 1, longest) <= 0)
      return;
  }
}

bool BadClient::isClosed(double seconds)
{
  for(pollfd entry{socket_.descriptor(), POLLIN, 0}; ::poll(&entry, 1, static_cast<int>(seconds * 1000)) > 0;)
  {
    std::array<char, 65536> chunk;
    const ssize_t count = ::recv(socket_.descriptor(), chunk.data(), chunk.size(), 0);
    if(count <= 0)
      return true;
    heard_.append(chunk.data(), static_cast<std::size_t>(count));
  }
  return false;
}

} // namespace sparkwright
