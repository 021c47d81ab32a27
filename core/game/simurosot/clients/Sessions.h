#pragma once

#include "core/game/simurosot/field/Restart.h"
#include "core/game/simurosot/interface/sparkwright_strategy.h"
#include "core/game/simurosot/protocol/LoginMessages.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

class StateArchive;

namespace simurosot
{

/// A client of the match: who it is, and what it has sent.
struct Session
{
  int client = 0; ///< Number of its connection, > 0.
  std::string address;
  bool welcome = false; ///< It has logged in.
  Role role = Role::Strategy;
  std::string name;
  Side side = Side::Blue; ///< Of a strategy.
  bool chief = false;     ///< Of the consoles of referees, the one that decides at once: the first of them.
  int rate = 50;          ///< Of a display: frames each second.
  int warnings = 0;       ///< Faulty messages that were logged.

  void archive(StateArchive& a);
};

/// The clients of a match, in order of connection.
class Sessions
{
public:
  static constexpr std::size_t mostDisplays = 64, mostReferees = 16;

  void join(int client, std::string_view address);
  void leave(int client);
  Session* find(int client);
  const Session* find(int client) const;
  /// The strategy of a side; null: none is connected.
  Session* strategy(Side side);
  const Session* strategy(Side side) const;
  std::span<Session> all() { return sessions_; }
  std::span<const Session> all() const { return sessions_; }
  int count(Role role) const; ///< Of those who have logged in.

  /// Lets a client log in, unless it may not.
  /// @param token  that strategies and referees must know; empty: none
  /// @return why not; nothing: it has logged in
  std::optional<Refused> logIn(Session& session, const Login& login, const std::string& token);

  void archive(StateArchive& a);

private:
  std::vector<Session> sessions_;
};

} // namespace simurosot
} // namespace sparkwright
