#pragma once

#include "app/strategy/adapters/Strategy.h"
#include "app/strategy/guard/CallGuard.h"
#include "core/game/simurosot/protocol/EventMessage.h"
#include "core/game/simurosot/protocol/PlacementMessages.h"

#include <cstdint>
#include <functional>
#include <iosfwd>
#include <memory>
#include <string>
#include <string_view>

namespace sparkwright::strategy
{

/// Plays: holds the strategy and answers the server's messages with it. Knows no sockets.
class Player
{
public:
  using Send = std::function<void(std::string_view)>;

  /// @param name  of the team; empty: what the strategy says, or the name of its file
  /// @param send  gets each message for the server
  Player(std::string name, Send send, CallGuard& guard, std::ostream& log);

  /// Loads a library; in a match it plays at once. If that fails, the former one stays.
  /// @return empty, or an error message
  std::string load(const std::string& file);
  void unload();
  bool loaded() const { return strategy_ != nullptr; }
  const std::string& file() const { return file_; } ///< That was to be loaded last.
  const char* generation() const { return strategy_ ? strategy_->generation() : "none"; }
  /// The name by which the team logs in.
  std::string loginName() const;

  /// The server has let us in. A strategy that has played for the same side and sizes goes on.
  /// @return empty, or why the strategy cannot play
  std::string welcome(const sst_setup& setup);
  bool inMatch() const { return inMatch_; }
  const sst_setup& setup() const { return setup_; }
  void leave() { inMatch_ = false; }

  /// Takes a message about the match: a frame, which play() answers, a request for places, an event.
  /// @return false if it is no such message
  bool take(std::string_view message);
  /// Answers the newest frame that take() has taken, if it is one of play.
  void play();

  struct Figures
  {
    std::uint64_t frames = 0;  ///< That were answered.
    std::uint64_t skipped = 0; ///< Frames of play that came before an earlier one was answered.
    std::uint64_t damaged = 0; ///< Messages that could not be read.
  };
  const Figures& figures() const { return figures_; }

private:
  std::string begin(Strategy& strategy);
  void takeFrame(std::string_view message);
  void place(std::string_view message);
  void takeEvent(std::string_view message);
  void ask(const simurosot::PlaceRequest& request, sst_targets& placement);
  void damaged(const std::string& problem);

  std::string name_;
  Send send_;
  CallGuard& guard_;
  std::ostream& log_;
  std::string file_;
  std::unique_ptr<Strategy> strategy_;
  bool begun_ = false; ///< strategy_ was created for setup_.
  bool inMatch_ = false;
  sst_setup setup_{};
  sst_field field_{};
  sst_field incoming_{};
  int robots_ = 0;
  bool frameWaits_ = false;
  simurosot::PlaceRequest request_;
  simurosot::Event event_;
  std::string answer_;
  Figures figures_;
};

} // namespace sparkwright::strategy
