#pragma once

#include "core/text/LocalText.h"

#include <set>
#include <string>
#include <utility>

namespace sparkwright
{

class Log;
struct Action;

/// Who has sent the command that is carried out now, and tells what is wrong with it. A service of the Context.
///
/// A program is told once for each kind: it may send the same many times in a second. A person is told each time.
class CommandSource
{
public:
  /// @param address  of the program; empty: a person at this one
  void setClient(std::string address) { client_ = std::move(address); }
  /// Writes a warning: `drop has no effect: there is no such command`. @param log  may be null
  void tell(Log* log, const Action& action, const LocalText& warning, const LocalText& reason, LocalText hint = {});

private:
  static constexpr std::size_t mostTold = 10'000; ///< Then all are told anew: commands are words of programs elsewhere.

  std::string client_;
  std::set<std::pair<std::string, std::string>> told_; ///< Clients and kinds: command and reason.
};

} // namespace sparkwright
