#include "app/team/TeamRun.h"

#include "app/team/ServerLink.h"
#include "app/team/play/Player.h"

#include <cerrno>
#include <cstdio>
#include <memory>
#include <poll.h>
#include <vector>

namespace sparkwright::team
{

namespace
{

/// A player that has got so many messages without a number was refused.
constexpr int mostWithoutNumber = 250;

struct Seat
{
  Seat(const std::string& team, int number) : player(team, number) {}

  Player player;
  ServerLink link;
  int heard = 0;
  bool open = true;
};

class Team
{
public:
  explicit Team(const TeamOptions& options) : options_(options) {}

  std::string run(const std::atomic<bool>& stop)
  {
    bool silence = false;
    while(!stop)
    {
      // The next one comes when the last one has its number: robots appear at one place, and go from there. Or when
      // nothing is heard, since a server may wait for all players before it begins.
      if(static_cast<int>(seats_.size()) < options_.players &&
         (silence || seats_.empty() || seats_.back()->player.percepts().number))
        if(const std::string problem = seat(options_.first + static_cast<int>(seats_.size())); !problem.empty())
          return problem;
      silence = !wait();
      if(const std::string problem = serve(); !problem.empty())
        return problem;
      if(!anybodyThere())
        return {};
    }
    return {};
  }

private:
  std::string seat(int number)
  {
    auto next = std::make_unique<Seat>(options_.team, number);
    if(const std::string problem = next->link.connect(options_.host, options_.port); !problem.empty())
      return problem;
    if(!next->link.send(next->player.begin()))
      return "the server closed the connection at once; its log may say why";
    seats_.push_back(std::move(next));
    return {};
  }

  /// False if nothing has come.
  bool wait()
  {
    waiting_.clear();
    for(const auto& seat : seats_)
      waiting_.push_back({seat->open ? seat->link.descriptor() : -1, POLLIN, 0});
    constexpr int milliseconds = 200; // Then `stop` is looked at again.
    const int ready = ::poll(waiting_.data(), waiting_.size(), milliseconds);
    if(ready < 0)
      for(pollfd& entry : waiting_)
        entry.revents = 0;
    return ready != 0;
  }

  std::string serve()
  {
    for(std::size_t i = 0; i < waiting_.size(); ++i)
    {
      Seat& seat = *seats_[i];
      if(waiting_[i].revents == 0)
        continue;
      seat.open = seat.link.read() && answer(seat);
      if(seat.heard > mostWithoutNumber && seat.player.percepts().number == 0)
        return "number " + std::to_string(seat.player.number()) + " of team '" + options_.team +
               "' was refused: the number may be taken, or two other teams play; choose another --first or --team";
      if(!seat.open && !options_.quiet)
        std::printf("%s %d left the field\n", options_.team.c_str(), seat.player.number());
    }
    return {};
  }

  bool answer(Seat& seat)
  {
    const bool hadNumber = seat.player.percepts().number != 0;
    while(const auto message = seat.link.next())
    {
      ++seat.heard;
      // Old news are taken in, but nobody waits for an answer to them.
      if(!options_.sync && seat.link.hasMessage())
        seat.player.hear(*message);
      else if(!seat.link.send(seat.player.act(*message)))
        return false;
    }
    if(!hadNumber && seat.player.percepts().number && !options_.quiet)
      std::printf("%s %d is on the field\n", options_.team.c_str(), seat.player.number());
    std::fflush(stdout);
    return true;
  }

  bool anybodyThere() const
  {
    for(const auto& seat : seats_)
      if(seat->open)
        return true;
    return false;
  }

  const TeamOptions& options_;
  std::vector<std::unique_ptr<Seat>> seats_;
  std::vector<pollfd> waiting_;
};

} // namespace

std::string runTeam(const TeamOptions& options, const std::atomic<bool>& stop) { return Team(options).run(stop); }

} // namespace sparkwright::team
