#pragma once

#include "core/game/soccer3d/match/MatchClock.h"
#include "core/game/soccer3d/match/PlayerId.h"
#include "core/object/Math.h"

#include <array>
#include <cstddef>
#include <limits>
#include <optional>
#include <string>

namespace sparkwright
{

/// State of a match that rules keep from step to step: clock, score, and history. A copy is enough to go back.
class MatchMemory
{
public:
  MatchClock clock;
  std::array<int, 2> score{};

  /// The last touch of the ball by a player, and where the ball was.
  struct BallMemory
  {
    PlayerId toucher;                                          ///< None: not touched yet.
    float touchTime = -std::numeric_limits<float>::infinity(); ///< Game time of that touch.
    bool onField = true;
    Vec3f lastOnField = Vec3f::Zero();
    /// Position of a free kick: where the ball was placed last.
    Vec3f kickSpot = Vec3f::Zero();
  };
  BallMemory ball;

  /// The last kick-off or set play, as long as only its taker has touched the ball since.
  struct Kick
  {
    PlayerId taker;        ///< None: no restriction.
    float time = 0;        ///< Game time.
    bool indirect = false; ///< No goal before another player has touched the ball.
  };
  Kick kick;
  /// The side that may not score yet after its kick-off.
  Side kickOffBan = Side::None;

  /// Which side has kick-off when no side is given.
  struct KickOffTurn
  {
    Side next = Side::None; ///< In the next half without kick-off so far; None: by lot.
    int lastHalf = 0;       ///< Half of the last kick-off.
  };
  KickOffTurn kickOffTurn;
  /// Where the current set play is taken after its dead time.
  enum class KickPlace
  {
    KickSpot,   ///< From ball.kickSpot as it is.
    LastOnField ///< From the ball's last position on the field, even if the ball was moved by command.
  };
  KickPlace kickPlace = KickPlace::KickSpot;
  /// Whether ball and players have been placed for the current set play.
  bool setPlayPrepared = false;

  /// State of a team after its pass mode.
  struct PassHistory
  {
    float last = -std::numeric_limits<float>::infinity(); ///< Game time of the last step in pass mode.
    Vec3f centre = Vec3f::Zero();                         ///< Position of the ball then.
    bool cleared = true;                                  ///< May score.
    bool ballLeft = false;                                ///< The ball has left the protected circle.
    bool severalTouched = false;
    int firstToucher = 0;
  };
  PassHistory& pass(Side side) { return passes_[static_cast<std::size_t>(indexOf(side))]; }
  const PassHistory& pass(Side side) const { return passes_[static_cast<std::size_t>(indexOf(side))]; }

  /// Punishment of a player for a foul.
  struct Penalty
  {
    enum class Measure
    {
      SendOff,   ///< Held in the air for `FoulHoldTime`, then placed beside the field.
      LeaveArea, ///< Placed outside of its penalty area.
      LeaveGroup ///< Moved away from the players it touches.
    };
    Measure measure = Measure::SendOff;
    Vec3f middle = Vec3f::Zero(); ///< Of the group, for LeaveGroup.
    int held = 0;                 ///< Steps so far.
  };

  /// Counts of steps by which fouls of a player are judged.
  struct Tally
  {
    static constexpr int longAgo = 1'000'000;

    int onGround = 0;
    int notStanding = 0;
    int standing = 250;
    bool inArea = false, wasInArea = false; ///< In its own penalty area, in this step and in the last one.
    int sinceBallTouch = longAgo;
    int sinceCollision = longAgo; ///< Since a contact with an opponent that was no foul.
    int sinceMoved = longAgo;     ///< Since it was moved by others.
    /// While set, the player is ignored by all checks.
    std::optional<Penalty> penalty;

    bool isPenalised() const { return penalty.has_value(); }
    /// Resets everything except sinceMoved.
    void forget();
    void archive(StateArchive& a);
  };
  PerPlayer<Tally> tallies;

  /// What a human referee has given a player.
  struct Discipline
  {
    int yellowCards = 0;
    bool redCard = false;   ///< The player is out of the match.
    float suspendedTo = -1; ///< Game time until which it stays beside the field, s; negative: it may play.

    bool isSuspended() const { return suspendedTo >= 0; }
    void archive(StateArchive& a);
  };
  PerPlayer<Discipline> discipline;

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
    Side kickOff = Side::None; ///< Side of the next kick-off, or of the last one.
    struct Penalty
    {
      std::string name; ///< Empty: the player may play.
      float until = 0;  ///< Game time.

      void archive(StateArchive& a) { a(name, until); }
    };
    PerPlayer<Penalty> penalties;
    float ballOutSince = -1;  ///< Game time; negative: it is on the field.
    float ballOutLasts = 0;   ///< s, until it is put back.
  };
  Spl spl;

  /// Sets the game clock, >= 0; durations measured from earlier times stay correct.
  void setTime(float time);

  void archive(StateArchive& a);

private:
  std::array<PassHistory, 2> passes_;
};

} // namespace sparkwright
