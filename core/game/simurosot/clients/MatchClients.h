#pragma once

#include "core/game/GameClients.h"
#include "core/game/simurosot/clients/DisplayFeed.h"
#include "core/game/simurosot/clients/Outbox.h"
#include "core/game/simurosot/clients/Sessions.h"
#include "core/game/simurosot/clients/StrategyDesk.h"
#include "core/game/simurosot/protocol/MessageKind.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>

namespace sparkwright
{

class Log;

namespace simurosot
{

/// The clients of a match: logs them in, and leads their messages to the desks of strategies, the match, and back.
class MatchClients : public GameClients
{
public:
  static constexpr std::size_t longest = 256u << 10; ///< Of a message, bytes.
  static constexpr int warningsLogged = 10;          ///< For each client.

  /// @param profile, machine  must outlive this
  /// @param log               null: nothing is logged
  MatchClients(const LeagueProfile& profile, MatchMachine& machine, Log* log, std::uint32_t seed);

  // GameClients

  int port() const override { return profile_.network.port; }
  std::size_t longestMessage() const override { return longest; }
  void join(int client, std::string_view address) override;
  void leave(int client) override;
  void receive(int client, std::string_view message) override;
  std::vector<int> present() const override;
  int teamOfClient(int client) const override;
  LocalText leadInside(std::string_view side, const std::filesystem::path& library) override;
  bool knows(int client) const override { return sessions_.find(client) != nullptr; }
  void send(const Send& send) override { out_.send(send); }
  std::vector<int> takeClosed() override { return std::exchange(closed_, {}); }
  bool allAnswered() const override;
  double patience() const override;

  // For the game

  /// Lets a strategy run inside the simulator. @return empty, or why not
  LocalText load(Side side, const std::filesystem::path& library);
  /// The command for the wheels of a robot, left and right.
  std::pair<double, double> wheels(Side side, int number) const { return desk(side).wheels(number); }
  void tell(std::span<const MatchEvent> events);
  /// Ends a frame: all are told of it.
  /// @param keepers  indices of the goalkeepers; -1: none
  /// @param shown  what displays see beside `seen`; asked for only if there are any
  void tell(const sref_frame& seen, const std::array<int, sideCount>& keepers, const DisplayFeed::Look& look);
  /// Whether a strategy runs inside the simulator.
  bool hasInside() const { return std::ranges::any_of(desks_, &StrategyDesk::isInside); }
  const StrategyDesk& desk(Side side) const { return desks_[static_cast<std::size_t>(indexOf(side))]; }

  void archive(StateArchive& a);

private:
  using Handler = std::string (MatchClients::*)(Session&, std::string_view);
  struct Entry
  {
    MessageKind kind;
    std::optional<Role> role; ///< Nothing: everybody may send it.
    Handler handle;
  };
  static const std::array<Entry, 9> entries;

  std::string logIn(Session& session, std::string_view message);
  std::string team(Session& session, std::string_view message);
  std::string colourFor(Side side, const std::string& wish) const;
  std::string wheels(Session& session, std::string_view message);
  std::string targets(Session& session, std::string_view message);
  std::string referee(Session& session, std::string_view message);
  std::string rate(Session& session, std::string_view message);
  std::string ping(Session& session, std::string_view message);
  std::string pong(Session& session, std::string_view message);
  std::string bye(Session& session, std::string_view message);

  void refuse(Session& session, const Refused& refused);
  void welcome(const Session& session);
  void warn(Session& session, const std::string& problem);
  MatchMoment moment() const;
  bool waitsForStrategies() const;
  StrategyDesk& desk(Side side) { return desks_[static_cast<std::size_t>(indexOf(side))]; }

  const LeagueProfile& profile_;
  MatchMachine& machine_;
  Log* log_;
  const std::uint32_t seed_;
  Sessions sessions_;
  std::array<StrategyDesk, sideCount> desks_;
  DisplayFeed displays_;
  Outbox out_;
  std::vector<int> closed_;
  std::uint32_t frame_ = 0; ///< Of the last tell().
  sst_ball ballBefore_{};
};

} // namespace simurosot
} // namespace sparkwright
