#pragma once

#include "netserver/socket/Socket.h"

#include <poll.h>
#include <sys/socket.h>

#include <atomic>
#include <functional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace test::f2k
{

/// A server whose answers a test decides. Each connection begins with a line of welcome.
class FakeBoard
{
public:
  /// The answer to a line; closes the connection if it is `close`. Lines with the robot's file come, too.
  using Answer = std::function<std::string(const std::string& line)>;
  static constexpr const char* close = "\x01";

  explicit FakeBoard(Answer answer, std::string welcome = "WELCOME f2000 1 \"fake\"\n")
  : answer_(std::move(answer)), welcome_(std::move(welcome))
  {
    const auto problem = listener_.listen("127.0.0.1", 0);
    if(!problem.empty())
      qFatal("%s", problem.english().c_str());
    thread_ = std::thread([this] { serve(); });
  }
  ~FakeBoard()
  {
    over_ = true;
    thread_.join();
  }
  int port() const { return listener_.port(); }

private:
  void serve()
  {
    while(!over_)
    {
      const auto accepted = listener_.accept();
      if(accepted.socket.valid())
        talk(accepted.socket.descriptor());
      else
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
  }
  static void send(int socket, const std::string& text)
  {
    for(std::size_t sent = 0; sent < text.size();)
    {
      const ssize_t some = ::send(socket, text.data() + sent, text.size() - sent, MSG_NOSIGNAL);
      if(some > 0)
        sent += static_cast<std::size_t>(some);
      else if(errno != EAGAIN)
        return;
    }
  }
  void talk(int socket)
  {
    send(socket, welcome_);
    std::string input;
    while(!over_)
    {
      pollfd watched{socket, POLLIN, 0};
      if(::poll(&watched, 1, 5) <= 0)
        continue;
      char bytes[4096];
      const ssize_t got = ::recv(socket, bytes, sizeof bytes, 0);
      if(got <= 0)
        return;
      input.append(bytes, static_cast<std::size_t>(got));
      for(std::size_t end; (end = input.find('\n')) != std::string::npos;)
      {
        const std::string answer = answer_(input.substr(0, end));
        input.erase(0, end + 1);
        if(answer == close)
          return;
        send(socket, answer);
      }
    }
  }

  Answer answer_;
  std::string welcome_;
  sparkwright::Listener listener_;
  std::atomic<bool> over_ = false;
  std::thread thread_;
};

/// What a good server says, with one scan of three beams. @param line  of the client
inline std::string goodAnswer(const std::string& line)
{
  const std::string command = line.substr(0, line.find(' '));
  std::string sequence;
  if(const std::size_t hash = line.find('#'); hash != std::string::npos)
    sequence = ' ' + line.substr(hash, line.find(' ', hash) - hash);
  if(command == "SYNC")
    return "SYNC " + line.substr(line.rfind(' ') + 1) + " 1000000 1000010\n";
  if(command == "CONFIG")
    return "OK CONFIG" + sequence + " 7\nSENSOR 1 \"laser\" \"LMS200\" \"LRF\" \"180DegreeScan\" 10\n"
           "SENSOR 2 \"nose\" \"\" \"gas\" \"smell\" 99\nEND SENSOR\n";
  if(command == "START")
    return "OK START" + sequence + " 0 0 0\n";
  if(command == "UPDATE")
    return "UPD 5000000 2\nDATA 1 77 7 3 0 1000 8000 500 600 700\nDATA 2 78 2 5 6\nEND UPD\n";
  if(command == "SCORE")
    return "SCORE 3 2\n";
  if(command == "HELLO" || command == "OFFSET" || command == "MANIP" || command == "SAY" || command == "BYE" || command == "STOP" ||
     command == "SUBSET" || command == "RESET")
    return "OK " + command + sequence + "\n";
  return {}; // Of the robot's file, or a command without an answer.
}

inline constexpr const char* robotText = "(robot (name Mine) (team blue) (number 2) (mass 12))\n"
                                         "(body (primitive (shape rect 400 400)))\n"
                                         "(motion (plugin differential) (maxTransVel 900) (maxRotVel 90))\n"
                                         "(sensor (device laser) (plugin laser) (model LMS200) (type LRF)\n"
                                         "        (features 180DegreeScan) (pose 100 0 300 90 0 0) (rate 10))\n"
                                         "(manipulator (name kicker) (state (name rest)) (state (name kick) (kick 3)))\n"
                                         "(client (cycle 50))\n";

} // namespace test::f2k
