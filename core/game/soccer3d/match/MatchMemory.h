#pragma once

#include "core/game/soccer3d/match/MatchClock.h"
#include "core/game/soccer3d/match/PlayerId.h"
#include "core/object/Math.h"

#include <array>
#include <cstddef>
#include <limits>
#include <optional>

namespace sparkwright
{

/// What rules remember of a match from step to step: clock, score, and what has happened so far. A copy is all that is
/// needed to go back.
class MatchMemory
{
public:
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
  /// Where the current set play is taken from once its dead time is over.
  enum class KickPlace
  {
    KickSpot,   ///< From ball.kickSpot as it is.
    LastOnField ///< From where the ball is then, or was on the field last, also if somebody has put it there meanwhile.
  };
  KickPlace kickPlace = KickPlace::KickSpot;
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

  /// Sets the game clock, >= 0; what counts from an earlier moment goes on counting.
  void setTime(float time);

private:
  std::array<PassHistory, 2> passes_;
};

} // namespace sparkwright
