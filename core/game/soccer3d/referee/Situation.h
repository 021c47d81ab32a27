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

/// Input and output of the rules: the pitch after a step, the clock, the score, memory of earlier steps, and the
/// decisions. Values only, without physics engine.
///
/// A rule changes the pitch by the functions below, so that later rules see its decisions. The owner of the Situation
/// carries out `decisions` afterwards.
class Situation : public MatchMemory
{
public:
  Situation(const SoccerSettings& settings, std::uint64_t seed) : settings(settings), field(settings), lots(seed) {}

  const SoccerSettings& settings;
  FieldGeometry field;
  Lots lots;
  Pitch pitch;
  Judgement judgement;

  /// Whether goals of this side are not valid yet after pass mode.
  bool passBan(Side side) const;
  /// Clears kick, and ends bans after pass mode.
  void forgetKicks();
  /// Ends a step: resets the tallies of unused numbers, and of players whose penalty was not continued in the step.
  void advanceTallies();

  /// A foul of the run.
  struct Foul
  {
    int index = 0; ///< Running number from 1.
    FoulType type = FoulType::Crowding;
    PlayerId id;

    void archive(StateArchive& a)
    {
      a(index);
      a.choice(type, FoulType::SelfCollision);
      a(id);
    }
  };
  std::vector<Foul> fouls;
  static constexpr std::size_t foulsKept = 100;

  /// Saves or loads all that outlasts a step.
  void archive(StateArchive& a);

  /// Whether restrictions of kicks apply: more than two agents, and no shoot-out.
  bool hasKickRules() const { return pitch.agents > 2 && !settings.penaltyShootout; }
  /// Duration of steps, s.
  static float secondsOf(int steps) { return static_cast<float>(steps) * stepSeconds; }
  /// Number of steps for a duration, rounded.
  static int stepsOf(float seconds) { return static_cast<int>(std::lround(seconds / stepSeconds)); }
  static constexpr float stepSeconds = 0.02f;

  // Decisions

  struct Move
  {
    PlayerId id;
    Vec3f position;
    std::optional<float> headingDeg; ///< Upright in this heading, 0: +y; nothing: keeps orientation and posture.
  };
  struct JointChange
  {
    PlayerId id;
    int joint = 0; ///< Index as in Pitch::SelfCollision.
    bool frozen = false;
  };
  struct Decisions
  {
    std::vector<Move> moves;         ///< At most one for each player.
    std::optional<Vec3f> ball;       ///< New position of the ball, at rest.
    std::vector<JointChange> joints; ///< Joints to be frozen or released.
    bool releaseJoints = false;      ///< Release all frozen joints.
    bool swapSides = false;          ///< Teams change sides.
    bool finish = false;             ///< End the match and the run.
    std::vector<MatchEvent> events;
    std::optional<MatchEvent> takenBack; ///< An earlier event that was undone.
    bool keepPostures = false;           ///< Store the postures of all players before any move.
    std::vector<PlayerId> postures;      ///< Players whose stored posture is restored before any move.

    void clear();
  };
  Decisions decisions;

  /// Places the ball at a point at rest, and stores it as ball.kickSpot.
  void placeBall(const Vec3f& position);
  /// Lets the teams change sides.
  void swapSides();
  /// Moves the player rigidly, with its torso to the position. Does not search for a free place.
  void movePlayer(PlayerId id, const Vec3f& position, std::optional<float> headingDeg = {});
  /// Sets the mode, and adds an event.
  void setMode(PlayMode mode, std::string_view rule, LocalText reason, std::vector<PlayerId> players = {},
               LocalText consequence = {});
  /// Adds an event without a change of mode.
  void tell(MatchEvent::Kind kind, std::string_view rule, LocalText reason, LocalText consequence,
            MatchEvent::About about = {});
  /// Makes an event of the present moment, without adding it.
  MatchEvent eventOf(MatchEvent::Kind kind, std::string_view rule, LocalText reason, LocalText consequence,
                     MatchEvent::About about = {}) const;
  /// The same for a foul of the first player.
  /// @param quiet  do not log it
  MatchEvent foulOf(FoulType type, std::vector<PlayerId> players, std::string_view rule, LocalText reason,
                    LocalText consequence, bool quiet = false) const;
  /// Adds a foul, as an event and in the list of fouls.
  void addFoul(MatchEvent foul);
};

/// `L5`, `R11`
std::string nameOf(PlayerId id);
/// `(1.50, -2.00)`
std::string groundText(const Vec3f& position);
/// The number with two decimals.
std::string numberText(float number);

} // namespace sparkwright
