#pragma once

#include "netserver/socket/Socket.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

/// A client as others write them: blocking, with timeouts so that a test can fail instead of hang.
class TestClient
{
public:
  explicit TestClient(int port, double timeout = 10);

  bool connected() const { return socket_.valid(); }
  void send(std::string_view message); ///< With its length in front.
  void raw(std::string_view bytes);
  void close() { socket_ = Socket(); }

  /// The next message; nothing at the end of the connection or after the timeout.
  std::optional<std::string> receive();
  /// True if no message comes within `seconds`.
  bool silentFor(double seconds);
  /// True if the server closes the connection within the timeout; messages before that are thrown away.
  bool closedByServer();

private:
  bool fill(double timeout);

  Socket socket_;
  double timeout_;
  bool ended_ = false;
  std::string input_;
};

/// A client over UDP.
class TestDatagrams
{
public:
  explicit TestDatagrams(int port, double timeout = 10);

  void send(std::string_view message); ///< With its length in front.
  void raw(std::string_view bytes);    ///< One datagram.
  /// The next message, of which each is a datagram; nothing after the timeout.
  std::optional<std::string> receive();
  /// True if none comes within `seconds`.
  bool silentFor(double seconds);

private:
  Socket socket_;
  double timeout_;
};

/// An agent with a robot, in sync mode.
class TestAgent : public TestClient
{
public:
  TestAgent(int port, std::string team, int unum, int type = 0);
  /// With a robot other than the NAO, which knows `syn` and `init`: the request for it, such as `(scene
  /// rsg/agent/x.rsg)`.
  TestAgent(int port, std::string team, int unum, const std::string& robot);

  /// Answers the percepts that were received last with these commands (and `init` the first time).
  void answer(const std::string& commands = {});
  /// Reads the next percepts; empty if none came.
  std::string percepts();

private:
  std::string team_;
  int unum_;
  bool joined_ = false;
};

/// One cycle for all: everybody reads, then everybody answers. @return the percepts, in order
std::vector<std::string> cycle(const std::vector<TestAgent*>& agents, const std::vector<std::string>& commands = {});

/// Agents that join one after the other, so that no robot appears where another one still stands.
class Squad
{
public:
  explicit Squad(int agentPort) : port_(agentPort) {}

  /// Takes the others through the cycles that the newcomer needs to get its robot, its number and its place.
  TestAgent& add(const std::string& team, int unum, int type = 0);
  TestAgent& add(const std::string& team, int unum, const std::string& robot);
  std::vector<std::string> cycle(const std::vector<std::string>& commands = {});

  TestAgent& operator[](std::size_t index) { return *agents_[index]; }
  std::size_t size() const { return agents_.size(); }

private:
  int port_;
  std::vector<std::unique_ptr<TestAgent>> agents_;
};

/// Length prefix for messages that are no messages.
std::string prefix(std::uint32_t length);

/// Degrees of joint `name` in the percepts; NaN if it is not there.
double jointAngle(const std::string& percepts, const std::string& name);

/// Joint speeds that keep a robot busy until it falls, different for each agent and cycle.
std::string wildMotion(int agent, int cycle);

} // namespace sparkwright
