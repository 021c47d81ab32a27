#pragma once

#include "core/game/simurosot/clients/Outbox.h"
#include "core/game/simurosot/clients/StrategyLibrary.h"
#include "core/game/simurosot/clients/TeamView.h"
#include "core/game/simurosot/match/MatchMachine.h"
#include "core/game/simurosot/protocol/EventMessage.h"
#include "core/game/simurosot/protocol/PlacementMessages.h"

#include <array>
#include <memory>
#include <string>
#include <utility>

namespace sparkwright::simurosot
{

/// The seat of one side's strategy: what it is told, and what it has answered last.
class StrategyDesk
{
public:
  /// @param machine  the match; must outlive this, as must the profile
  StrategyDesk(Side side, const LeagueProfile& profile, MatchMachine& machine);

  /// A strategy takes the seat. @param client  number of its connection
  void open(int client);
  /// One that runs inside the simulator does.
  void open(std::unique_ptr<StrategyLibrary> inside);
  bool isInside() const { return inside_ != nullptr; }
  void close();
  int client() const { return client_; } ///< 0: nobody sits here, or a strategy that runs inside.
  bool isTaken() const { return client_ != 0 || inside_; }

  // What the strategy says; each returns empty, or what is wrong with the message

  std::string takeWheels(std::string_view message);
  std::string takeTargets(std::string_view message);

  /// The command for the wheels of a robot, left and right; 0 for those that have none.
  std::pair<double, double> wheels(int number) const;
  /// Whether the frame that was told last is answered.
  bool hasAnswered() const { return client_ == 0 || answered_ == told_; }
  /// Frames of play that began without an answer to the one before.
  long late() const { return late_; }

  /// Tells the strategy of a frame that is over, and asks for places if it is its turn.
  /// @return whether its wheels were stopped now because it has not answered for too long
  bool tell(const sref_frame& seen, const sst_ball& ballBefore, const MatchMoment& moment, Outbox& out);
  void tell(const MatchEvent& event, int blueEnd, Outbox& out) const;

  void archive(StateArchive& a);

private:
  int end() const;
  bool countLate(const MatchMoment& moment);
  void askForPlaces(Outbox& out);
  PlaceRequest requestOf(const PlacementQuery& query);
  TeamPoses presetOf(const PlacementQuery& query) const;
  void place(const sst_targets& wanted);
  void think(const MatchMoment& moment);

  const Side side_;
  const LeagueProfile& profile_;
  MatchMachine& machine_;
  int client_ = 0;
  std::unique_ptr<StrategyLibrary> inside_;
  sst_wheels wheels_{};
  std::uint32_t told_ = 0, answered_ = 0; ///< Numbers of frames.
  int missing_ = 0;                       ///< Frames of play since the last answer.
  long late_ = 0;
  std::uint32_t request_ = 0; ///< Number of the last request for places.
  bool asked_ = false;        ///< The present request is on its way.
  sst_field view_{};
};

} // namespace sparkwright::simurosot
