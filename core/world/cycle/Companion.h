#pragma once

#include <condition_variable>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>

namespace sparkwright
{

/// A second thread for one thing at a time, done beside what the caller does.
class Companion
{
public:
  Companion();
  ~Companion();
  Companion(const Companion&) = delete;
  Companion& operator=(const Companion&) = delete;

  /// Calls `task`, which has to live until join(), in the other thread. Nothing may be running.
  void start(const std::function<void()>& task);
  /// Waits until it is done; what it has thrown is thrown here.
  void join();

private:
  void work();

  std::mutex mutex_; ///< Guards all below.
  std::condition_variable changed_;
  const std::function<void()>* task_ = nullptr;
  std::exception_ptr failure_;
  bool ending_ = false;
  std::thread thread_;
};

} // namespace sparkwright
