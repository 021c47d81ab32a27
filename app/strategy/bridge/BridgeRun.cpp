#include "app/strategy/bridge/BridgeRun.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <ostream>
#include <poll.h>
#include <utility>

namespace sparkwright::strategy
{

using simurosot::Side;

BridgeRun::BridgeRun(const BridgeOptions& options, Clock clock, std::ostream& log)
    : options_(options), log_(log), match_{options.host, options.port, options.token}, view_(match_, clock),
      blue_(Side::Blue, match_, clock, log), yellow_(Side::Yellow, match_, clock, log), placer_(match_, clock),
      legacy_(blue_, yellow_, view_, clock, log), fira_(blue_, yellow_, view_, placer_, clock, log)
{
}

LocalText BridgeRun::open()
{
  fira_.setAlone(options_.waitForBoth ? FiraGate::Alone::Wait : FiraGate::Alone::Play);
  if(options_.legacyPort >= 0)
  {
    if(LocalText problem = legacy_.open(options_.listen, options_.legacyPort); !problem.empty())
      return problem;
    log_ << "historic clients: UDP " << options_.listen << ':' << legacy_.port() << std::endl;
  }
  if(options_.firaPort >= 0)
  {
    const std::pair<std::string, int> state{options_.stateHost, options_.statePort};
    if(LocalText problem = fira_.open(options_.listen, options_.firaPort, state); !problem.empty())
      return problem;
    log_ << "clients of FIRASim: commands to UDP " << options_.listen << ':' << fira_.port() << ", state to "
         << options_.stateHost << ':' << options_.statePort << std::endl;
  }
  return {};
}

void BridgeRun::turn(double longestWait)
{
  std::array<pollfd, 6> polled{
      pollfd{view_.descriptor(), view_.events(), 0},     pollfd{blue_.descriptor(), blue_.events(), 0},
      pollfd{yellow_.descriptor(), yellow_.events(), 0}, pollfd{placer_.descriptor(), placer_.events(), 0},
      pollfd{legacy_.descriptor(), POLLIN, 0},           pollfd{fira_.descriptor(), POLLIN, 0}};
  for(pollfd& one : polled)
    if(one.events == 0)
      one.fd = -1;
  const double wait = std::min({longestWait, view_.wait(), blue_.wait(), yellow_.wait(), placer_.wait()});
  if(::poll(polled.data(), polled.size(), static_cast<int>(std::ceil(wait * 1000))) < 0)
    for(pollfd& one : polled)
      one.revents = 0;
  view_.serve(polled[0].revents);
  blue_.serve(polled[1].revents);
  yellow_.serve(polled[2].revents);
  placer_.serve(polled[3].revents);
  if(options_.legacyPort >= 0)
    legacy_.receive();
  if(options_.firaPort >= 0)
    fira_.receive();
  if(view_.takeNew())
  {
    trouble_.clear();
    tellState();
    if(options_.legacyPort >= 0)
      legacy_.tell();
    if(options_.firaPort >= 0)
      fira_.tell();
  }
  else if(!view_.problem().empty() && std::exchange(trouble_, view_.problem()) != view_.problem())
    log_ << options_.host << ':' << options_.port << ": " << view_.problem() << "; trying on" << std::endl;
}

/// Says what the match waits for while the robots of a client stand.
void BridgeRun::tellState()
{
  const int state = view_.frame()->state;
  if((!blue_.isOpen() && !yellow_.isOpen()) || std::exchange(state_, state) == state)
    return;
  const char* const words = state == SST_STATE_NORMAL   ? "play is on"
                            : state == SST_STATE_PAUSE  ? "the match is paused: it goes on by itself after a decision, else by the window or (resume)"
                            : state == SST_STATE_BREAK  ? "the period is over: the window, or (startPeriod), begins the next"
                            : state == SST_STATE_BEFORE ? "the match has not begun: it begins when both sides are led, or by (start)"
                            : state == SST_STATE_FINISHED ? "the match is over: the window, or (newMatch), begins another"
                                                          : "";
  if(*words)
    log_ << words << std::endl;
}

void BridgeRun::close()
{
  blue_.close();
  yellow_.close();
}

} // namespace sparkwright::strategy
