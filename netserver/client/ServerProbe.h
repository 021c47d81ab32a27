#pragma once

#include "netserver/client/RemoteServer.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace sparkwright
{

/// Finds out which servers can be reached: connects to each and closes the connection at once, in a thread of its own.
class ServerProbe
{
public:
  /// @param patience  s until a server counts as away
  explicit ServerProbe(double patience = 1) : patience_(patience) {}
  /// Ends the thread; a look-up of a host name is not waited for.
  ~ServerProbe();
  ServerProbe(const ServerProbe&) = delete;
  ServerProbe& operator=(const ServerProbe&) = delete;

  /// Asks for these. Answers of before stay until there are new ones; a question in progress is finished first.
  void ask(std::vector<RemoteAddress> addresses);

  enum class Answer
  {
    Reachable,
    Away
  };
  /// Nothing: not known yet.
  std::optional<Answer> answer(const RemoteAddress& address) const;

private:
  struct Shared;
  double patience_;
  std::shared_ptr<Shared> shared_; ///< Outlives this object if the thread does.
};

} // namespace sparkwright
