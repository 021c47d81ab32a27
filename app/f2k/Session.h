#pragma once

#include "app/f2k/BoardConnection.h"
#include "app/f2k/Client.h"

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace f2k
{

/// µs by a clock that never jumps.
std::int64_t clockNow();

/// The conversation of a client with the server, and the thread of its updates.
///
/// Whoever waits for an answer holds `dialogue_`; lines that need no answer are sent meanwhile. Callbacks come when nothing is
/// held.
class Client::Session
{
public:
  /// What the program may look at while the conversation goes on.
  struct State
  {
    int robot = 0;
    std::int64_t offset = 0, roundTrip = 0; ///< µs
    Snapshot sensors;
    std::vector<FeatureInfo> features;
  };
  struct Callbacks
  {
    std::function<void(std::int64_t)> update;
    std::function<void(int, std::int64_t, const std::string&)> hear;
    std::function<void(const Error&)> error;
    std::function<void(int)> robot;
  };

  Session(Parameters robotParameters, Options options);
  ~Session();

  void connect(const std::string& host, int port);
  void disconnect();
  bool isConnected() const { return connected_; }
  State state() const;
  std::int64_t update();
  void synchronise();
  void setCycle(int milliseconds);
  void start();
  void stop();
  bool isRunning() const { return running_; }
  void setSink(UpdateSink* sink);

  /// Sends a line that has no answer.
  void command(const std::string& line);
  /// Sends a command and waits for the line that begins with a word. @param rest  with its leading blank
  BoardWords request(const std::string& name, const std::string& rest, std::string_view answer);

  DataFactory factory;
  const Parameters parameters;
  Callbacks callbacks;

private:
  using Lock = std::unique_lock<std::mutex>;

  // With `dialogue_` held.

  void converse();
  void welcome();
  void compareClocks();
  void bringRobot();
  BoardWords ask(const std::string& name, const std::string& rest, std::string_view answer);
  BoardWords answerTo(const std::string& sequence, std::string_view answer);
  std::int64_t readUpdate();
  void send(const std::string& bytes);
  void lose();

  /// Tells what has come meanwhile, when nothing is held.
  void deliver();
  void tell(const Error& error);
  void run();
  void restore();

  const Options options_;
  std::string host_;
  int port_ = 0;
  std::mutex dialogue_, sending_;
  mutable std::mutex looking_; ///< For state_ and events_.
  State state_;
  std::vector<std::function<void()>> events_;
  BoardConnection connection_;
  std::atomic<bool> connected_ = false;
  ContainerFiller filler_{factory};
  UpdateSink* sink_ = nullptr;
  int lastSequence_ = 0;

  std::thread thread_;
  std::mutex pausing_;
  std::condition_variable pause_;
  std::atomic<bool> running_ = false;
  std::atomic<int> cycle_; ///< ms
};

} // namespace f2k
