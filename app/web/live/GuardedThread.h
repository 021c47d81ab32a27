#pragma once

#include <QThread>

#include <exception>
#include <functional>
#include <string>
#include <utility>

namespace sparkwright
{

/// Why an action has failed, in the words of its exception; empty: it has not.
template<class Action> std::string failureOf(Action&& action)
{
  try
  {
    action();
    return {};
  }
  catch(const std::exception& failure)
  {
    return failure.what();
  }
  catch(...)
  {
    return "unknown exception";
  }
}

/// A thread with an event loop that an exception ends, and not the program.
class GuardedThread : public QThread
{
public:
  /// @param failed  is called by the thread, with the exception's words, before it ends
  explicit GuardedThread(std::function<void(const std::string&)> failed) : failed_(std::move(failed)) {}
  ~GuardedThread() override
  {
    quit();
    wait();
  }

protected:
  void run() override
  {
    // Qt's loop is not entered again after an exception, as its state is unknown then.
    if(const std::string why = failureOf([this] { exec(); }); !why.empty())
      failureOf([&] { failed_(why); });
  }

private:
  std::function<void(const std::string&)> failed_;
};

} // namespace sparkwright
