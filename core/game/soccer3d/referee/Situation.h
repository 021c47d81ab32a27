#pragma once

#include "core/game/soccer3d/match/Lots.h"
#include "core/game/soccer3d/match/MatchEvent.h"
#include "core/game/soccer3d/match/MatchMemory.h"
#include "core/game/soccer3d/match/PlayerId.h"
#include "core/game/soccer3d/match/SoccerSettings.h"
#include "core/game/soccer3d/pitch/FieldGeometry.h"
#include "core/game/soccer3d/pitch/Pitch.h"
#include "core/game/soccer3d/referee/Judgement.h"

#include <array>
#include <cmath>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace sparkwright
{

/// All that the rules go by, and what they decide: the pitch after a step, the clock, the score, and what has to be
/// remembered from earlier steps. Values only; nothing here knows of a physics engine.
///
/// A rule changes the pitch by the functions below, so that those after it see what has been decided already; whoever
/// keeps the Situation carries out `decisions` afterwards.
class Situation : public MatchMemory
{
public:
  Situation(const SoccerSettings& settings, std::uint64_t seed) : settings(settings), field(settings), lots(seed) {}

  const SoccerSettings& settings;
  FieldGeometry field;
  Lots lots;
  Pitch pitch;
  Judgement judgement;

  /// Goals of this side do not count yet, after pass mode.
  bool passBan(Side side) const;
  /// Kick flags are cleared, and bans after pass mode end.
  void forgetKicks();
  /// A step is over. Places in teams that nobody has begin anew, and so does who was not punished in its step.
  void advanceTallies();

  /// The newest fouls of the run; the last one at the end. At most foulsKept.
  struct Foul
  {
    int index = 0; ///< Running number from 1.
    FoulType type = FoulType::Crowding;
    PlayerId id;
  };
  std::vector<Foul> fouls;
  static constexpr std::size_t foulsKept = 100;

  /// More than two agents, and no shoot-out: restrictions of kicks apply.
  bool hasKickRules() const { return pitch.agents > 2 && !settings.penaltyShootout; }
  /// Seconds that something has been going on for so many steps.
  static float secondsOf(int steps) { return static_cast<float>(steps) * stepSeconds; }
  /// How many steps take so many seconds, rounded.
  static int stepsOf(float seconds) { return static_cast<int>(std::lround(seconds / stepSeconds)); }
  static constexpr float stepSeconds = 0.02f;

  // Decisions

  struct Move
  {
    PlayerId id;
    Vec3f position;
    std::optional<float> headingDeg; ///< Set upright facing there, 0: +y; nothing: direction and posture are kept.
  };
  struct JointChange
  {
    PlayerId id;
    int joint = 0; ///< As Pitch::SelfCollision counts them.
    bool frozen = false;
  };
  struct Decisions
  {
    std::vector<Move> moves;       ///< The last one for each player that is moved.
    std::optional<Vec3f> ball;     ///< Where it is put, at rest.
    std::vector<JointChange> joints; ///< Joints that freeze, or are free again.
    bool releaseJoints = false;    ///< All frozen joints are free again.
    bool swapSides = false;        ///< Teams play from the other side from now on.
    bool finish = false;           ///< The match is over, and so is the run.
    std::vector<MatchEvent> events;
    std::optional<MatchEvent> takenBack; ///< An earlier event that does not stand.
    bool keepPostures = false;       ///< How everybody stands or lies is to be remembered, before anybody is moved.
    std::vector<PlayerId> postures;  ///< Who stands or lies as it was remembered, before anybody is moved.

    void clear();
  };
  Decisions decisions;

  /// Puts the ball there at rest, and remembers it as the place of a free kick.
  void placeBall(const Vec3f& position);
  /// Everybody plays from the other side from now on.
  void swapSides();
  /// Moves the player rigidly; the torso goes there. No search for a free place.
  void movePlayer(PlayerId id, const Vec3f& position, std::optional<float> headingDeg = {});
  /// Sets the mode, with an event that says why, and what follows beside the mode.
  void setMode(PlayMode mode, std::string_view rule, LocalText reason, std::vector<PlayerId> players = {},
               LocalText consequence = {});
  /// Adds an event that changes no mode.
  void tell(MatchEvent::Kind kind, std::string_view rule, LocalText reason, LocalText consequence,
            MatchEvent::About about = {});
  /// An event of now, which has not been told yet.
  MatchEvent eventOf(MatchEvent::Kind kind, std::string_view rule, LocalText reason, LocalText consequence,
                     MatchEvent::About about = {}) const;
  /// The same for a foul. It is committed by the first of the players.
  /// @param quiet  whether the log is not told
  MatchEvent foulOf(FoulType type, std::vector<PlayerId> players, std::string_view rule, LocalText reason,
                    LocalText consequence, bool quiet = false) const;
  /// Adds a foul, as an event and in the list of fouls.
  void addFoul(MatchEvent foul);
};

/// `L5`, `R11`
std::string nameOf(PlayerId id);
/// `(1.50, -2.00)`
std::string groundText(const Vec3f& position);
/// With two decimals.
std::string numberText(float number);

} // namespace sparkwright
