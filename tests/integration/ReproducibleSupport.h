#pragma once

#include "core/frame/Frame.h"
#include "core/services/TimingSettings.h"
#include "netserver/socket/Socket.h"

#include <QString>

#include <atomic>
#include <deque>
#include <limits>
#include <string>
#include <thread>
#include <vector>

namespace sparkwright
{

/// Passes bytes on between clients and a server, each piece after 0 to 50 ms of its own.
class SlowNetwork
{
public:
  explicit SlowNetwork(int serverPort);
  ~SlowNetwork();
  int port() const { return port_; }

private:
  void accept();
  void pass(int from, int to);

  int serverPort_, port_ = 0;
  Socket listener_;
  std::atomic<bool> over_{false};
  std::deque<std::thread> threads_; ///< The first one adds the others.
};

/// Keeps all cores busy.
class Load
{
public:
  explicit Load(bool on);
  ~Load();

private:
  std::atomic<bool> over_{false};
  std::atomic<double> sum_{0};
  std::vector<std::thread> threads_;
};

/// What a run comes to: the poses of every cycle, and what the referee has decided.
class Course
{
public:
  /// @param cycles  that are looked at; fewer if the match is over before
  explicit Course(long cycles = std::numeric_limits<long>::max()) : cycles_(cycles) {}

  void add(const Frame& frame);
  /// All cycles have been looked at, or the match is over.
  bool complete() const { return complete_; }
  /// Where this is another run than `expected`, or what it lacks; empty if they are the same.
  QString difference(const Course& expected) const;

  std::vector<std::size_t> poses; ///< A hash for each cycle.
  std::string events;             ///< One line each, with the time.
  std::vector<std::string> warnings;

private:
  long cycles_;
  int lastEvent_ = 0;
  bool complete_ = false;
};

/// The reproducible timing with thoughts of these lengths.
TimingSettings reproducibleTiming(const std::string& think);

} // namespace sparkwright
