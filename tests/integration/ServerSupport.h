#pragma once

#include "core/run/RunLoop.h"
#include "netserver/server/NetServer.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <thread>
#include <vector>

namespace sparkwright
{

/// A whole server in a thread of this process, with its ports wherever they are free.
class TestServer
{
public:
  struct Options
  {
    bool sync = true;
    double speed = 0; ///< 0: as fast as possible.
    std::uint64_t seed = 1;
    int holdAgents = 0;
    NetServerOptions net{.agentPort = 0, .monitorPort = 0}; ///< holdAgents counts from above.
    SyncTimeout syncTimeout;
    std::string formats; ///< Languages of agents.
    std::vector<std::filesystem::path> plugins; ///< Directories of plugins.
    std::vector<std::string> bundles;           ///< Plugins to load.
    int threads = 1;
    std::vector<std::pair<std::string, std::string>> overrides;
    std::string scene = "setups/soccer.rb";
    TimingSettings timing;
    std::function<void(const FramePtr&)> listener; ///< Hears every frame, in the thread of the World.
  };

  explicit TestServer(Options options);
  TestServer() : TestServer(Options{}) {}
  ~TestServer();

  bool loaded() const { return loaded_; }
  int agentPort() const { return net_->agentPort(); }
  int monitorPort() const { return net_->monitorPort(); }
  NetServer& net() { return *net_; }

  /// Has the thread of the World do something between cycles, and waits for it.
  void inWorld(const std::function<void(World&)>& action);
  FramePtr frame();
  long cycles();
  /// Whether cycles go on: some are made within the next seconds.
  bool running();
  void pause();
  /// Waits for a run that ends by itself.
  void join() { thread_.join(); }
  /// Ends the thread; the World stays for questions.
  void stop();
  World& world() { return *world_; }   ///< Only after stop() or join().
  std::vector<std::string> messages(); ///< What was logged: warnings and errors.

private:
  std::unique_ptr<World> world_;
  std::unique_ptr<NetServer> net_;
  RunControl control_;
  std::unique_ptr<RunLoop> loop_;
  std::vector<std::string> messages_;
  bool loaded_ = false;
  bool over_ = false;
  std::thread thread_;
};

} // namespace sparkwright
