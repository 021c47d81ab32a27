#include "netserver/host/RunDrawings.h"

namespace sparkwright
{

DrawingsPtr RunDrawings::take()
{
  constexpr int mostAtOnce = 2'000; // Datagrams, so that a flood does not stop the run.
  for(int i = 0; i < mostAtOnce && port_.isOpen(); ++i)
  {
    const auto datagram = port_.receive();
    if(!datagram)
      break;
    board_.take(datagram->bytes);
  }
  DrawingsPtr drawn = inside_.drawings(), received = board_.drawings();
  if(both_ && drawn == drawn_ && received == received_)
    return both_;
  drawn_ = std::move(drawn);
  received_ = std::move(received);
  both_ = merged(drawn_, received_);
  return both_;
}

} // namespace sparkwright
