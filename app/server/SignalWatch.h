#pragma once

#include <atomic>
#include <csignal>
#include <functional>
#include <pthread.h>
#include <thread>
#include <utility>

namespace sparkwright
{

/// While it lives, SIGINT and SIGTERM call `stop` with their number (from another thread) instead of ending the
/// process.
class SignalWatch
{
public:
  explicit SignalWatch(std::function<void(int)> stop)
  {
    sigemptyset(&signals_);
    sigaddset(&signals_, SIGINT);
    sigaddset(&signals_, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &signals_, nullptr); // Threads started later inherit this.
    thread_ = std::thread(
        [this, stop = std::move(stop)]
        {
          int signal = 0;
          while(sigwait(&signals_, &signal) == 0 && !over_)
            stop(signal);
        });
  }
  ~SignalWatch()
  {
    over_ = true;
    pthread_kill(thread_.native_handle(), SIGTERM);
    thread_.join();
  }

private:
  sigset_t signals_;
  std::atomic<bool> over_ = false;
  std::thread thread_;
};

} // namespace sparkwright
