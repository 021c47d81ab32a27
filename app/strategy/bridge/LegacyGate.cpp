#include "app/strategy/bridge/LegacyGate.h"

#include "app/strategy/bridge/LegacyMessages.h"
#include "core/game/simurosot/protocol/MessageKind.h"

#include <ostream>
#include <sys/socket.h>

namespace sparkwright::strategy
{

using namespace simurosot;

LegacyGate::LegacyGate(BridgedSide& blue, BridgedSide& yellow, const MatchView& view, Clock clock, std::ostream& log)
    : blue_(blue), yellow_(yellow), view_(view), clock_(std::move(clock)), log_(log)
{
}

std::optional<LegacyGate::Peer>* LegacyGate::peerAt(const SocketAddress& address)
{
  for(std::optional<Peer>& peer : peers_)
    if(peer && peer->address == address)
      return &peer;
  return nullptr;
}

void LegacyGate::send(const Peer& peer, std::string_view datagram)
{
  // What cannot be sent now is lost, as datagrams may be.
  (void)::sendto(port_.descriptor(), datagram.data(), datagram.size(), 0, peer.address.get(), peer.address.size());
}

void LegacyGate::receive()
{
  for(int i = 0; i < mostAtOnce; ++i)
  {
    const auto datagram = port_.receive();
    if(!datagram)
      break;
    if(const auto team = legacy::readInit(datagram->bytes))
      greet(datagram->from, *team);
    else
      command(datagram->from, datagram->bytes);
  }
  for(const bool left : {true, false})
    if(std::optional<Peer>& peer = peers_[left ? 0 : 1]; peer && clock_() - peer->heard > silence)
    {
      log_ << nameOf(sideOf(left).side()) << " is silent and has gone" << std::endl;
      peer.reset();
      sideOf(left).close();
    }
}

void LegacyGate::greet(const SocketAddress& from, const std::string& team)
{
  std::optional<Peer>* place = peerAt(from); // One that asks again.
  for(std::optional<Peer>& free : peers_)
    if(!place && !free)
      place = &free;
  if(!place)
    return; // Both sides are taken; these messages have no word for it.
  *place = Peer{from, clock_()};
  const bool left = place == &peers_[0];
  sideOf(left).open(team, BridgedSide::Unit::Command);
  send(**place, legacy::init(left, view_.frame() ? legacy::playMode(*view_.frame()) : "before_kick_off"));
}

void LegacyGate::command(const SocketAddress& from, std::string_view datagram)
{
  std::optional<Peer>* const peer = peerAt(from);
  if(!peer)
    return;
  const bool left = peer == &peers_[0];
  bool any = false;
  for(const legacy::Wheels& wheels : legacy::readCommands(datagram))
    if(wheels.left == left)
    {
      sideOf(left).drive(wheels.number - 1, wheels.leftWheel, wheels.rightWheel);
      any = true;
    }
  if(!any)
    return;
  (*peer)->heard = clock_();
  sideOf(left).send();
}

void LegacyGate::tell()
{
  if(!view_.frame() || !view_.scene() || (!peers_[0] && !peers_[1]))
    return;
  const std::string seen = legacy::see(*view_.frame(), view_.scene()->field);
  for(const std::optional<Peer>& peer : peers_)
    if(peer)
      send(*peer, seen);
}

} // namespace sparkwright::strategy
