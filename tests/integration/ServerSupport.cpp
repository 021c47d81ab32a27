#include "ServerSupport.h"

#include <chrono>
#include <future>
#include <stdexcept>

namespace sparkwright
{

TestServer::TestServer(Options options) : control_(World::presetCycleSeconds, steadyClock())
{
  NetServerOptions netOptions = options.net;
  netOptions.holdAgents = options.holdAgents;
  netOptions.numberByName = options.timing.reproducible;

  WorldOptions worldOptions;
  worldOptions.dataDirectories = {SPARKWRIGHT_SOURCE_DIR "/resources"};
  worldOptions.seed = options.seed;
  worldOptions.syncMode = options.sync;
  worldOptions.threads = options.threads;
  worldOptions.overrides = options.overrides;
  worldOptions.pluginDirectories = options.plugins;
  worldOptions.bundles = options.bundles;
  world_ = std::make_unique<World>(worldOptions);
  world_->log().setSink(
      [this](const Diagnostic& diagnostic)
      {
        if(diagnostic.severity >= Diagnostic::Severity::Warning && messages_.size() < 1000)
          messages_.push_back(diagnostic.text());
      });
  net_ = std::make_unique<NetServer>(netOptions, *world_, *world_, *world_);
  loaded_ = world_->load(options.scene);
  world_->setTiming(options.timing);
  if(!options.formats.empty())
    if(const std::string problem = world_->setAgentFormats(options.formats); !problem.empty())
      throw std::runtime_error(problem);
  if(const std::string problem = net_->listen().english(); !problem.empty())
    throw std::runtime_error(problem);

  control_.setTargetSpeed(options.speed);
  control_.run();
  loop_ = std::make_unique<RunLoop>(*world_, control_, net_.get(), steadyClock());
  loop_->setSyncTimeout(options.syncTimeout);
  loop_->setFrameListener(options.listener);
  thread_ = std::thread(
      [this]
      {
        while(!over_ && !world_->endRequested())
          loop_->turn(0.5);
      });
}

TestServer::~TestServer()
{
  stop();
}

void TestServer::stop()
{
  if(!thread_.joinable())
    return;
  loop_->post([this](World&, RunControl&) { over_ = true; });
  thread_.join();
}

void TestServer::pause()
{
  loop_->post([](World&, RunControl& control) { control.pause(); });
}

void TestServer::inWorld(const std::function<void(World&)>& action)
{
  std::promise<void> done;
  loop_->post(
      [&](World& world, RunControl&)
      {
        action(world);
        done.set_value();
      });
  if(done.get_future().wait_for(std::chrono::seconds(20)) != std::future_status::ready)
    throw std::runtime_error("the server does not turn");
}

FramePtr TestServer::frame()
{
  FramePtr frame;
  inWorld([&](World& world) { frame = world.frame(); });
  return frame;
}

long TestServer::cycles()
{
  long cycles = 0;
  inWorld([&](World& world) { cycles = world.cycles(); });
  return cycles;
}

bool TestServer::running()
{
  const long before = cycles();
  for(int i = 0; i < 100; ++i)
  {
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    if(cycles() >= before + 3)
      return true;
  }
  return false;
}

std::vector<std::string> TestServer::messages()
{
  std::vector<std::string> copy;
  inWorld([&](World&) { copy = messages_; });
  return copy;
}

} // namespace sparkwright
