#include "app/strategy/guard/CallWatchdog.h"

#include "app/strategy/guard/CurrentCall.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <string>

namespace sparkwright::strategy
{

CallWatchdog::CallWatchdog(double limit) : limit_(limit), thread_([this] { run(); }) {}

CallWatchdog::~CallWatchdog()
{
  {
    const std::lock_guard lock(mutex_);
    over_ = true;
  }
  wake_.notify_all();
  thread_.join();
}

void CallWatchdog::run()
{
  const std::string deed = "hangs: no answer for " + std::to_string(std::lround(limit_ * 1000)) + " ms";
  const std::chrono::duration<double> pause(std::min(limit_ / 10, 0.1));
  std::unique_lock lock(mutex_);
  while(!wake_.wait_for(lock, pause, [this] { return over_; }))
  {
    // The name is read between two looks at the number, so that it belongs to the time.
    const std::uint64_t number = CurrentCall::number;
    const double seconds = static_cast<double>(CurrentCall::now() - CurrentCall::startedAt) * 1e-9;
    const char* const name = CurrentCall::name;
    if(name && number == CurrentCall::number && seconds > limit_)
      endProcess(name, deed.c_str(), ExitCode::Hung);
  }
}

} // namespace sparkwright::strategy
