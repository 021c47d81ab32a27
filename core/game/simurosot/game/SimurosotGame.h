#pragma once

#include "core/game/Game.h"
#include "core/game/GameState.h"
#include "core/game/simurosot/clients/MatchClients.h"
#include "core/game/simurosot/game/EvidenceDrawing.h"
#include "core/game/simurosot/game/FieldContacts.h"
#include "core/game/simurosot/game/GameNodes.h"
#include "core/game/simurosot/game/MatchRecords.h"
#include "core/game/simurosot/game/RefereeAdapter.h"
#include "core/game/simurosot/match/MatchMachine.h"
#include "core/game/simurosot/profile/LeagueProfile.h"
#include "core/game/simurosot/referee/KeeperRole.h"

#include <array>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace sparkwright
{

class Context;
class Object;

namespace simurosot
{

/// A match of wheeled robots that strategies lead: connects the match machine with the bodies of the scene, the referee,
/// the clients, and the records for people. A service of the Context, as Game and as SimurosotGame.
class SimurosotGame final : public Game
{
public:
  /// @param league   to which it belongs
  /// @param scene    contains robots and ball, as nodes of GameNodes.h; they may come and go
  /// @param profile  of this match
  SimurosotGame(const League& league, Context& context, Object& scene, const LeagueProfile& profile);
  ~SimurosotGame() override;
  SimurosotGame(const SimurosotGame&) = delete;
  SimurosotGame& operator=(const SimurosotGame&) = delete;

  void update(double seconds) override;
  int physicsSteps(int preset, double seconds) override;
  bool isHalted() const override { return !runsPhysics(machine_.state()); }
  bool command(const Action& action) override;
  std::vector<std::string> commandNames() const override;
  RestartReview reviewRestart(std::string_view mode) override;
  void describe(GameState& state) const override;
  void describeAgents(std::span<AgentInfo>) const override {}
  void describePlayers(std::vector<AgentInfo>& players) const override;
  GameClients* clients() override { return &clients_; }
  void archive(StateArchive& a) override;
  LocalText whyInexact() const override;

  /// Another referee: a shared library. @return empty, or why there is none now
  LocalText useReferee(const std::filesystem::path& library) { return referee_.use(library); }
  void useBuiltInReferee() { referee_.useBuiltIn(); }
  /// @param missing  the name of the one that was wanted  @param known  those that there are
  /// @return that it is missing
  LocalText useNoReferee(const std::string& missing, const LocalText& known) { return referee_.useNone(missing, known); }

  /// Lets a strategy run inside the simulator. @return empty, or why not
  LocalText loadStrategy(Side side, const std::filesystem::path& library) { return clients_.load(side, library); }

  const LeagueProfile& profile() const { return profile_; }
  MatchMachine& machine() { return machine_; }
  FieldContacts& contacts() { return contacts_; }
  Context& context() { return context_; }
  /// What was seen at the end of the last cycle; in the field frame.
  const sref_frame& seen() const { return seen_; }

  /// The robot of a side; null: it is not on the field.
  RobotNode* robot(Side side, int number) const;
  BallNode* ball() const { return ball_; }
  /// A part is no longer in the scene.
  void forget(const PlayNode& node);
  /// Drives the wheels of a robot by the command of its strategy; called before each step of physics.
  void drive(RobotNode& robot);

private:
  void findParts();
  void look(double seconds);
  /// Where robots and ball are now.
  Lineup standing() const;
  /// Indices of the goalkeepers; -1: none.
  std::array<int, sideCount> findKeepers();
  void lookAfterRobots(double seconds);
  void carryOut(const Orders& orders);
  void publishEvents();
  void describeSeats(std::vector<GameSeat>& seats, int blueEnd) const;
  void show(FullFrame& frame) const;
  template <class Visit>
  void eachGroup(Visit&& visit);

  const League& league_;
  Context& context_;
  Object& scene_;
  const LeagueProfile profile_;
  RefereeAdapter referee_;
  MatchMachine machine_;
  MatchClients clients_;
  MatchRecords records_;
  EvidenceDrawing evidence_;
  std::shared_ptr<const std::vector<std::pair<std::string, float>>> environment_; ///< For GameState.
  FieldContacts contacts_;

  KeeperRole keepers_; ///< As strategies and displays are told.

  std::optional<unsigned long> structure_; ///< Version of the scene for which the parts are known.
  std::array<std::array<RobotNode*, SST_MAX_ROBOTS>, sideCount> robots_{};
  BallNode* ball_ = nullptr;
  sref_frame seen_{};
};

} // namespace simurosot
} // namespace sparkwright
