#pragma once

#include "app/strategy/bridge/BridgedSide.h"
#include "netserver/socket/DatagramPort.h"

#include <array>
#include <iosfwd>
#include <optional>

namespace sparkwright::strategy
{

/// Serves historic clients (LegacyMessages.h) at a UDP port: the first one leads the left side, yellow, the second one
/// the right side, blue. Who is silent for a while has gone.
class LegacyGate
{
public:
  static constexpr double silence = 10;  ///< s
  static constexpr int mostAtOnce = 200; ///< Datagrams of a turn; the rest waits.

  /// @param blue, yellow, view  must outlive this, as must the log
  LegacyGate(BridgedSide& blue, BridgedSide& yellow, const MatchView& view, Clock clock, std::ostream& log);

  /// @return empty, or an error message
  LocalText open(const std::string& address, int port) { return port_.open(address, port); }
  int port() const { return port_.port(); }
  int descriptor() const { return port_.descriptor(); }

  /// Takes what has come, and lets those go who are silent.
  void receive();
  /// Sends the newest frame.
  void tell();

private:
  struct Peer
  {
    SocketAddress address;
    double heard = 0; ///< Clock reading.
  };

  void greet(const SocketAddress& from, const std::string& team);
  void command(const SocketAddress& from, std::string_view datagram);
  std::optional<Peer>* peerAt(const SocketAddress& address);
  BridgedSide& sideOf(bool left) { return left ? yellow_ : blue_; }
  void send(const Peer& peer, std::string_view datagram);

  BridgedSide &blue_, &yellow_;
  const MatchView& view_;
  Clock clock_;
  std::ostream& log_;
  DatagramPort port_;
  std::array<std::optional<Peer>, 2> peers_; ///< Left, right.
};

} // namespace sparkwright::strategy
