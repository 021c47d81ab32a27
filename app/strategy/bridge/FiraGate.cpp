#include "app/strategy/bridge/FiraGate.h"

#include "core/game/simurosot/protocol/MessageKind.h"

#include <netinet/in.h>
#include <ostream>
#include <utility>
#include <sys/socket.h>

namespace sparkwright::strategy
{

using namespace simurosot;

FiraGate::FiraGate(BridgedSide& blue, BridgedSide& yellow, const MatchView& view, Placer& placer, Clock clock,
                   std::ostream& log)
    : blue_(blue), yellow_(yellow), view_(view), placer_(placer), clock_(std::move(clock)), log_(log)
{
}

LocalText FiraGate::open(const std::string& address, int port, const std::pair<std::string, int>& state)
{
  if(!readAddress(state.first, state.second, state_))
    return LocalText("the state cannot be sent to " + state.first + ": give an address such as 224.0.0.1");
  if(LocalText problem = port_.open(address, port); !problem.empty())
    return problem;
  SocketAddress own;
  (void)readAddress(address, port, own);
  if(own.family() != state_.family())
    sender_ = Socket(::socket(state_.family(), SOCK_DGRAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0));
  // Multicast stays on this machine's own network.
  const unsigned char hops = 1;
  if(state_.family() == AF_INET) // Of IPv6 that is the default.
    (void)::setsockopt(sender(), IPPROTO_IP, IP_MULTICAST_TTL, &hops, sizeof hops);
  return {};
}

void FiraGate::receive()
{
  for(int i = 0; i < mostAtOnce; ++i)
  {
    const auto datagram = port_.receive();
    if(!datagram)
      break;
    if(const auto packet = fira::readPacket(datagram->bytes))
      take(*packet);
  }
  for(const bool yellow : {false, true})
    if(sideOf(yellow).isOpen() && heard_[yellow] > 0 && clock_() - heard_[yellow] > silence)
    {
      log_ << nameOf(sideOf(yellow).side()) << " gets no commands any more" << std::endl;
      leave(yellow);
    }
  standIn();
}

void FiraGate::leave(bool yellow)
{
  heard_[yellow] = 0;
  sideOf(yellow).close();
  if(stands_[!yellow])
    sideOf(!yellow).close();
  stands_ = others_ = {};
  aloneSince_ = 0;
}

/// Leads the side that nobody leads, so that play begins.
void FiraGate::standIn()
{
  for(const bool yellow : {false, true})
    if(stands_[yellow] && sideOf(yellow).isRefused()) // Another program is there: it will play.
    {
      sideOf(yellow).close();
      stands_[yellow] = false;
      others_[yellow] = true;
    }
  const bool alone = (heard_[0] > 0) != (heard_[1] > 0);
  const bool missing = heard_[0] > 0; // Yellow.
  if(!alone || sideOf(missing).isOpen() || others_[missing])
  {
    aloneSince_ = 0;
    return;
  }
  if(aloneSince_ == 0)
    aloneSince_ = clock_();
  if(clock_() - aloneSince_ < patience)
    return;
  aloneSince_ = clock_();
  if(alone_ == Alone::Wait)
  {
    if(!std::exchange(others_[missing], true))
      log_ << "waiting for somebody who leads " << nameOf(sideOf(missing).side()) << ": play begins with both sides"
           << std::endl;
    return;
  }
  stands_[missing] = true;
  sideOf(missing).open("FIRASim", BridgedSide::Unit::RadPerSecond);
  log_ << nameOf(sideOf(missing).side())
       << " stands, so that play begins: nobody leads it. Commands for it move it; with --wait-for-both nobody plays alone"
       << std::endl;
}

void FiraGate::take(const fira::Packet& packet)
{
  std::array<bool, 2> any{};
  for(const fira::Command& command : packet.commands)
  {
    BridgedSide& side = sideOf(command.yellow);
    stands_[command.yellow] = false;
    side.open("FIRASim client", BridgedSide::Unit::RadPerSecond);
    side.drive(command.robot, command.left, command.right);
    any[command.yellow] = true;
  }
  for(const bool yellow : {false, true})
    if(any[yellow])
    {
      heard_[yellow] = clock_();
      sideOf(yellow).send();
    }
  if(const FullFrame* const frame = view_.frame(); frame && (packet.ball || !packet.robots.empty()))
    place(packet, frame->blueEnd >= 0 ? -1 : 1);
}

/// @param turn  −1: the field is seen turned by 180°
void FiraGate::place(const fira::Packet& packet, double turn)
{
  constexpr double cm = 100; // In a metre.
  const double turnDeg = turn < 0 ? 180 : 0;
  if(packet.ball)
    placer_.put(SREF_BALL, {turn * packet.ball->x * cm, turn * packet.ball->y * cm, 0});
  for(const fira::RobotPlace& robot : packet.robots)
    if(robot.robot >= 0 && robot.robot < SST_MAX_ROBOTS)
      placer_.put((robot.yellow ? SST_MAX_ROBOTS : 0) + robot.robot,
                  {turn * robot.x * cm, turn * robot.y * cm, normalizedDeg(robot.angle + turnDeg)});
}

void FiraGate::tell()
{
  if(!view_.frame() || !view_.scene())
    return;
  const std::string state = fira::environment(*view_.frame(), view_.scene()->field);
  (void)::sendto(sender(), state.data(), state.size(), 0, state_.get(), state_.size());
}

} // namespace sparkwright::strategy
