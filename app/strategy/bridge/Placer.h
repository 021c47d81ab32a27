#pragma once

#include "app/strategy/bridge/MatchView.h"
#include "core/game/simurosot/protocol/RefereeMessage.h"

#include <memory>
#include <vector>

namespace sparkwright::strategy
{

/// Puts robots and ball somewhere, as a referee may while play is off. Logs in as one for this alone, and leaves again:
/// decisions would wait for a referee who stays.
class Placer
{
public:
  static constexpr std::size_t mostWaiting = 64; ///< Things that are still to be put somewhere; more are left out.

  Placer(const MatchAddress& match, Clock clock) : match_(match), clock_(std::move(clock)) {}

  /// @param object  of sparkwright_referee.h  @param pose  field frame, cm and degrees
  void put(int object, const simurosot::Pose& pose);

  int descriptor() const { return link_ ? link_->descriptor() : -1; }
  short events() const { return link_ ? link_->events() : static_cast<short>(0); }
  double wait() const { return link_ ? link_->wait() : 3600; }
  /// @param revents  of poll()
  void serve(short revents);

private:
  void sendAll();

  MatchAddress match_;
  Clock clock_;
  std::unique_ptr<ServerLink> link_; ///< While something waits.
  std::vector<simurosot::RefereeCommand> waiting_;
  bool left_ = false; ///< All is sent, and the server closes the connection.
};

} // namespace sparkwright::strategy
