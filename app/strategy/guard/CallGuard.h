#pragma once

#include "app/strategy/guard/CallTimes.h"
#include "app/strategy/guard/CurrentCall.h"

#include <exception>
#include <iosfwd>
#include <utility>

namespace sparkwright::strategy
{

/// Runs the functions of a strategy's library: measures them, reports slow ones, and ends the process when an exception
/// leaves one. What ends a call otherwise is for CallWatchdog and for watchCrashes().
class CallGuard
{
public:
  static constexpr double slow = 0.2; ///< Longer calls are reported, s.

  /// @param log  must outlive this
  explicit CallGuard(std::ostream& log) : log_(log) {}

  /// @param name  of the function; must live as long as the program
  template <class Function>
  void call(const char* name, Function&& function)
  {
    begin(name);
    try
    {
      std::forward<Function>(function)();
    }
    catch(const std::exception& exception)
    {
      threw(name, exception.what());
    }
    catch(...)
    {
      threw(name, "of an unknown type");
    }
    end(name);
  }

  const CallTimes& times() const { return times_; }
  /// Forgets the times: another library is loaded.
  void clear() { times_ = {}; }

private:
  static void begin(const char* name);
  void end(const char* name);
  [[noreturn]] static void threw(const char* name, const char* what);

  std::ostream& log_;
  CallTimes times_;
};

} // namespace sparkwright::strategy
