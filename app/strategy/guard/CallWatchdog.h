#pragma once

#include <condition_variable>
#include <mutex>
#include <thread>

namespace sparkwright::strategy
{

/// Ends the process when a call of the strategy's library takes too long: a thread looks at CurrentCall.
class CallWatchdog
{
public:
  /// @param limit  s, > 0
  explicit CallWatchdog(double limit);
  ~CallWatchdog();
  CallWatchdog(const CallWatchdog&) = delete;
  CallWatchdog& operator=(const CallWatchdog&) = delete;

private:
  void run();

  double limit_;
  std::mutex mutex_;
  std::condition_variable wake_;
  bool over_ = false; ///< Guarded by mutex_.
  std::thread thread_;
};

} // namespace sparkwright::strategy
