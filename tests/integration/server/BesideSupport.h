#pragma once

#include "ClientSupport.h"

#include <atomic>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>

namespace sparkwright
{

/// Well-behaved clients in threads of their own, which count what they get and say what they miss.
class GoodClient
{
public:
  virtual ~GoodClient() = default;
  GoodClient() = default;
  GoodClient(const GoodClient&) = delete;
  GoodClient& operator=(const GoodClient&) = delete;

  long count() const { return count_; }
  /// Empty: nothing was lost so far.
  std::string problem() const;

protected:
  /// Calls `turn` until it returns false, or this ends. Subclasses call end() in their destructors.
  void begin(std::function<bool()> turn);
  void end();
  /// Another message has come. @param number  of it, which grows by `step` each time, or by less than twice that
  void took(double number, double step);
  void lost(const std::string& why);

private:
  std::thread thread_;
  std::atomic<bool> over_ = false;
  std::atomic<long> count_ = 0;
  double last_ = -1;
  mutable std::mutex mutex_;
  std::string problem_;
};

/// An agent in real time: it is told each cycle.
std::unique_ptr<GoodClient> goodAgent(int port);
/// The same over UDP.
std::unique_ptr<GoodClient> goodDatagramAgent(int port);
/// A monitor of a match that is on: it is told each second cycle.
std::unique_ptr<GoodClient> goodMonitor(int port);
/// A browser at /live: frames come in order, without holes of a second.
std::unique_ptr<GoodClient> goodViewer(int port);
/// A robot of the message board: each UPDATE is answered.
std::unique_ptr<GoodClient> goodBoardClient(int port);
/// A display of SimuroSot: it is told each frame.
std::unique_ptr<GoodClient> goodDisplay(int port);

/// A connection that does what no client should.
class BadClient
{
public:
  /// @param deaf  it takes next to nothing
  explicit BadClient(int port, bool deaf = false);

  bool connected() const { return socket_.valid(); }
  /// Sends what the server takes: gives up when it has taken nothing for a while.
  void send(std::string_view bytes);
  /// Whether the server ends the connection within the time, s.
  bool isClosed(double seconds);
  const std::string& heard() const { return heard_; }

private:
  Socket socket_;
  std::string heard_;
};

} // namespace sparkwright
