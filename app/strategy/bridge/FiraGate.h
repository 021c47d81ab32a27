#pragma once

#include "app/strategy/bridge/BridgedSide.h"
#include "app/strategy/bridge/FiraMessages.h"
#include "app/strategy/bridge/Placer.h"
#include "netserver/socket/DatagramPort.h"

#include <array>
#include <iosfwd>

namespace sparkwright::strategy
{

/// Serves clients of FIRASim (FiraMessages.h): takes commands and replacements at a UDP port, and sends the state of
/// each frame to one address, which may be of a multicast group. A side is led by whoever sends commands for it; when
/// nobody has done so for a while, it is free again.
///
/// In FIRASim there is no match, and a client for one side drives at once. A match needs both sides: where nobody leads the
/// other one, the gate does, and its robots stand until somebody sends commands for them.
class FiraGate
{
public:
  static constexpr double silence = 10;  ///< s
  static constexpr int mostAtOnce = 200; ///< Datagrams of a turn; the rest waits.
  static constexpr double patience = 1;  ///< s, for somebody who leads the other side.

  /// What happens when there are commands for one side only.
  enum class Alone
  {
    Play, ///< The other side stands.
    Wait  ///< Until somebody leads it.
  };
  void setAlone(Alone alone) { alone_ = alone; }

  /// @param blue, yellow, view, placer  must outlive this, as must the log
  FiraGate(BridgedSide& blue, BridgedSide& yellow, const MatchView& view, Placer& placer, Clock clock,
           std::ostream& log);

  /// @param state  host, dotted, and port for the state
  /// @return empty, or an error message
  LocalText open(const std::string& address, int port, const std::pair<std::string, int>& state);
  int port() const { return port_.port(); }
  int descriptor() const { return port_.descriptor(); }

  void receive();
  void tell();

private:
  void take(const fira::Packet& packet);
  void standIn();
  void leave(bool yellow);
  void place(const fira::Packet& packet, double turn);
  int sender() const { return sender_.valid() ? sender_.descriptor() : port_.descriptor(); }
  BridgedSide& sideOf(bool yellow) { return yellow ? yellow_ : blue_; }

  BridgedSide &blue_, &yellow_;
  const MatchView& view_;
  Placer& placer_;
  Clock clock_;
  std::ostream& log_;
  DatagramPort port_;
  SocketAddress state_;
  Socket sender_; ///< If the state goes to the other family of addresses than commands come from.
  Alone alone_ = Alone::Play;
  double aloneSince_ = 0; ///< Clock reading since which one side is led only; 0: it is not so.
  std::array<bool, 2> stands_{}, others_{}; ///< Sides that stand, and those that other programs lead.
  std::array<double, 2> heard_{}; ///< Clock reading of the last command for blue and for yellow.
};

} // namespace sparkwright::strategy
