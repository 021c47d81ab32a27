#pragma once

#include "core/game/soccer3d/FieldGeometry.h"
#include "core/game/soccer3d/Lots.h"
#include "core/game/soccer3d/MatchClock.h"
#include "core/game/soccer3d/MatchEvent.h"
#include "core/game/soccer3d/Pitch.h"
#include "core/game/soccer3d/PlayerId.h"
#include "core/game/soccer3d/SoccerSettings.h"

#include <array>
#include <cmath>
#include <limits>
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
class Situation
{
public:
  Situation(const SoccerSettings& settings, std::uint64_t seed) : settings(settings), field(settings), lots(seed) {}

  const SoccerSettings& settings;
  FieldGeometry field;
  Lots lots;
  Pitch pitch;
  MatchClock clock;
  std::array<int, 2> score{};

  /// The last touch of the ball by a player, and where the ball was.
  struct BallMemory
  {
    PlayerId toucher;                                        ///< Nobody: not touched yet.
    float touchTime = -std::numeric_limits<float>::infinity(); ///< Game time of that touch.
    bool onField = true;
    Vec3f lastOnField = Vec3f::Zero();
    /// Where a free kick would be; where the ball was put last.
    Vec3f kickSpot = Vec3f::Zero();
  };
  BallMemory ball;

  /// A kick-off or set play that has been taken, while nobody but the taker has touched the ball since.
  struct Kick
  {
    PlayerId taker; ///< Nobody: nothing is forbidden.
    float time = 0;        ///< Game time.
    bool indirect = false; ///< No goal before somebody else has touched the ball.
  };
  Kick kick;
  /// The side that may not score yet after its kick-off.
  Side kickOffBan = Side::None;

  /// Who has kick-off when nobody says so.
  struct KickOffTurn
  {
    Side next = Side::None; ///< In the next half that has none yet; None: by lot.
    int lastHalf = 0;       ///< Half of the last kick-off.
  };
  KickOffTurn kickOffTurn;
  /// The ball and those around it have been put in order for the current set play.
  bool setPlayPrepared = false;

  /// What a team's pass mode has left behind.
  struct PassHistory
  {
    float last = -std::numeric_limits<float>::infinity(); ///< Game time of the last step in pass mode.
    Vec3f centre = Vec3f::Zero();                         ///< Where the ball was then.
    bool cleared = true;                                  ///< May score.
    bool ballLeft = false;                                ///< The ball has left the protected circle.
    bool severalTouched = false;
    int firstToucher = 0;
  };
  PassHistory& pass(Side side) { return passes_[static_cast<std::size_t>(indexOf(side))]; }
  const PassHistory& pass(Side side) const { return passes_[static_cast<std::size_t>(indexOf(side))]; }
  /// Goals of this side do not count yet, after pass mode.
  bool passBan(Side side) const;
  /// Kick flags are cleared, and bans after pass mode end.
  void forgetKicks();

  /// What a player has to bear for a foul.
  struct Penalty
  {
    enum class Measure
    {
      SendOff,   ///< Held in the air for `FoulHoldTime`, then put beside the field.
      LeaveArea, ///< Put outside of its penalty area.
      LeaveGroup ///< Pushed away from those it touches.
    };
    Measure measure = Measure::SendOff;
    Vec3f middle = Vec3f::Zero(); ///< Of the group, for LeaveGroup.
    int held = 0;                 ///< Steps that it has been carried out for.
  };

  /// What fouls of a player are judged by, counted in steps.
  struct Tally
  {
    static constexpr int longAgo = 1'000'000;

    int onGround = 0;
    int notStanding = 0;
    int standing = 250;
    bool inArea = false, wasInArea = false; ///< Its own penalty area, in this step and in the one before.
    int sinceBallTouch = longAgo;
    int sinceCollision = longAgo; ///< Since a contact with an opponent that was nobody's fault.
    int sinceMoved = longAgo;     ///< Since anybody but itself has moved it.
    /// While there is one, the player is left out of all checks and does not count for others.
    std::optional<Penalty> penalty;

    bool isPenalised() const { return penalty.has_value(); }
    /// All but sinceMoved begins anew.
    void forget();
  };
  PerPlayer<Tally> tallies;
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

  /// The standard platform league's state of the game; nothing in other leagues.
  struct Spl
  {
    enum class Phase
    {
      Initial,
      Ready,
      Set,
      Playing,
      Finished
    };
    Phase phase = Phase::Initial;
    float phaseTime = 0; ///< s
    Side kickOff = Side::None; ///< Who has the next kick-off, or had the last one.
    struct Penalty
    {
      const char* name = nullptr; ///< None: the player may play.
      float until = 0;            ///< Game time.
    };
    PerPlayer<Penalty> penalties;
    float ballOutSince = -1;  ///< Game time; negative: it is on the field.
    float ballOutLasts = 0;   ///< s, until it is put back.
  };
  Spl spl;

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
  void setMode(PlayMode mode, std::string_view rule, std::string reason, std::vector<PlayerId> players = {},
               std::string consequence = {});
  /// Adds an event that changes no mode.
  void tell(MatchEvent::Kind kind, std::string_view rule, std::string reason, std::string consequence,
            MatchEvent::About about = {});
  /// A foul, as an event and in the list of fouls. It is committed by the first of the players.
  /// @param quiet  whether the log is not told
  void addFoul(FoulType type, std::vector<PlayerId> players, std::string_view rule, std::string reason,
               std::string consequence, bool quiet = false);

private:
  MatchEvent eventOf(MatchEvent::Kind kind, std::string_view rule, std::string reason, std::string consequence,
                     MatchEvent::About about) const;

  std::array<PassHistory, 2> passes_;
};

/// `L5`, `R11`
std::string nameOf(PlayerId id);
/// `(1.50, -2.00)`
std::string groundText(const Vec3f& position);
/// With two decimals.
std::string numberText(float number);

} // namespace sparkwright
