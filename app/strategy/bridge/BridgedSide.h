#pragma once

#include "app/strategy/bridge/MatchView.h"
#include "core/game/simurosot/interface/sparkwright_strategy.h"

#include <iosfwd>
#include <memory>

namespace sparkwright::strategy
{

/// One side of a match that a program of another platform leads: to the server it is a strategy.
class BridgedSide
{
public:
  /// @param log  must outlive this
  BridgedSide(simurosot::Side side, const MatchAddress& match, Clock clock, std::ostream& log);

  /// What its commands mean.
  enum class Unit
  {
    Command,     ///< As in the interface of strategies: −125 to 125.
    RadPerSecond ///< Of the wheels.
  };

  /// Joins the match, unless it has. @param name  of the team
  void open(const std::string& name, Unit unit);
  /// Leaves it.
  void close();
  bool isOpen() const { return link_ != nullptr; }
  /// Whether the server has not let it in, as when another program leads the side.
  bool isRefused() const { return refused_; }
  simurosot::Side side() const { return side_; }

  int descriptor() const { return link_ ? link_->descriptor() : -1; }
  short events() const { return link_ ? link_->events() : static_cast<short>(0); }
  double wait() const { return link_ ? link_->wait() : 3600; }
  /// @param revents  of poll()
  void serve(short revents);

  /// What the wheels of its robots shall do from now on; commands may be any numbers.
  void drive(int robot, double left, double right);
  /// Sends the commands to the match at once.
  void send();

private:
  void login();
  void take(std::string_view message);
  void trouble(const std::string& text);

  const simurosot::Side side_;
  const MatchAddress match_;
  Clock clock_;
  std::ostream& log_;
  std::string name_;
  std::unique_ptr<ServerLink> link_;
  int robots_ = 0; ///< 0: the server has not let us in.
  sst_geometry sizes_{};
  Unit unit_ = Unit::Command;
  std::uint32_t frame_ = 0; ///< The newest one.
  sst_wheels wheels_{};
  bool refused_ = false;
  std::string trouble_; ///< As told last.
};

} // namespace sparkwright::strategy
