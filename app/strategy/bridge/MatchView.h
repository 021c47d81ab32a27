#pragma once

#include "app/strategy/ServerLink.h"
#include "core/game/simurosot/protocol/display/FullMessage.h"
#include "core/game/simurosot/protocol/display/SceneMessage.h"

#include <optional>

namespace sparkwright::strategy
{

/// Where the match is, and how to get in.
struct MatchAddress
{
  std::string host = "127.0.0.1";
  int port = 7656;
  std::string token;
};

/// Sees the match as a display does: sizes, and each frame.
class MatchView
{
public:
  MatchView(const MatchAddress& match, Clock clock);

  int descriptor() const { return link_.descriptor(); }
  short events() const { return link_.events(); }
  double wait() const { return link_.wait(); }
  /// @param revents  of poll()
  void serve(short revents);

  /// Whether a frame has come since the last call.
  bool takeNew() { return std::exchange(isNew_, false); }
  /// Null: nothing has been seen yet.
  const simurosot::Scene* scene() const { return hasScene_ ? &scene_ : nullptr; }
  const simurosot::FullFrame* frame() const { return hasFrame_ ? &frame_ : nullptr; }
  /// Why there is no connection; empty: nothing is known.
  const std::string& problem() const { return link_.problem(); }

private:
  void take(std::string_view message);

  MatchAddress match_;
  ServerLink link_;
  simurosot::Scene scene_;
  simurosot::FullFrame frame_;
  bool hasScene_ = false, hasFrame_ = false, isNew_ = false;
};

} // namespace sparkwright::strategy
