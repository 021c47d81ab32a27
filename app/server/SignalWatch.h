#pragma once

#include <atomic>
#include <csignal>
#include <functional>
#include <pthread.h>
#include <thread>
#include <utility>

namespace sparkwright
{

/// While it lives, SIGINT, SIGTERM, SIGHUP and SIGQUIT call `stop` with their number (from another thread) instead of
/// ending the process. A signal that is ignored when it is made, as SIGHUP is below nohup, stays ignored.
class SignalWatch
{
public:
  explicit SignalWatch(std::function<void(int)> stop)
  {
    sigemptyset(&signals_);
    for(const int signal : {SIGINT, SIGTERM, SIGHUP, SIGQUIT})
      if(struct sigaction now{}; ::sigaction(signal, nullptr, &now) == 0 && now.sa_handler != SIG_IGN)
        sigaddset(&signals_, signal);
    sigaddset(&signals_, wakeUp_);
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
    pthread_kill(thread_.native_handle(), wakeUp_);
    thread_.join();
  }

private:
  const int wakeUp_ = SIGRTMIN; ///< Ends the thread: it waits for this one always.
  sigset_t signals_;
  std::atomic<bool> over_ = false;
  std::thread thread_;
};

} // namespace sparkwright
