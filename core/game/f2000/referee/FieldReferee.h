#pragma once

#include "core/game/f2000/file/FieldFile.h"

#include <array>
#include <functional>
#include <optional>
#include <vector>

namespace sparkwright
{
class StateArchive;
}

namespace sparkwright::f2000
{

/// Which of the rules a game has.
struct RefereeRules
{
  bool goals = true;
  bool ballOut = true;
  bool ballStuck = false; ///< A ball that hardly moves for a while is put elsewhere.
  bool ballHeight = true; ///< A ball that has flown off, or whose place is no number, comes back.
};

/// Where the ball is, m.
struct BallPlace
{
  double x = 0, y = 0, z = 0;
};

/// Keeps a game going: counts goals, brings the ball back, and resets the game after a goal.
class FieldReferee
{
public:
  enum class State
  {
    Play,
    Kickoff, ///< Until the ball moves.
    Wait     ///< Something has happened whose consequence comes after a while.
  };
  /// What has happened.
  struct Event
  {
    enum class Kind
    {
      Goal,
      SideOut, ///< Over a touch line.
      EndOut,  ///< Over a goal line, and no goal.
      Stuck,
      Flown
    };
    Kind kind;
    int team = 0;      ///< Goal: who has scored: 1 blue, 2 yellow.
    BallPlace place{}; ///< Of the ball.
  };
  /// What shall be done now.
  struct Orders
  {
    bool restart = false;             ///< All robots go to their places.
    std::optional<BallPlace> ball{};  ///< The ball goes there, at rest.
    std::optional<Event> event{};
  };
  /// Whether the ball can lie at a place.
  using IsFree = std::function<bool(double x, double y)>;

  FieldReferee(const FieldForm& field, const RefereeRules& rules) : field_(field), rules_(rules) {}

  /// @param dt  s since the last call
  Orders advance(double dt, const BallPlace& ball, const IsFree& isFree);
  State state() const { return state_; }
  /// Of blue and of yellow.
  const std::array<int, 2>& score() const { return score_; }
  void setScore(int blue, int yellow) { score_ = {blue, yellow}; }
  /// The ball is at the centre, and the game begins anew.
  void kickOff();
  /// Play goes on from where everything is.
  void playOn();
  /// Where a ball goes on that is somewhere: the nearest restart point, or the nearest free place to it.
  BallPlace restartPlace(const BallPlace& ball, const IsFree& isFree) const { return freeNear(nearestRestart(ball), isFree); }

  void archive(StateArchive& a);

private:
  std::optional<Event> judge(double dt, const BallPlace& ball);
  bool isInGoal(const BallPlace& ball) const;
  BallPlace consequenceOf(const Event& event, const IsFree& isFree) const;
  BallPlace nearestRestart(const BallPlace& ball) const;
  static BallPlace freeNear(const BallPlace& wanted, const IsFree& isFree);

  const FieldForm& field_;
  const RefereeRules rules_;
  State state_ = State::Kickoff;
  std::array<int, 2> score_{};
  Event waiting_{};     ///< In State::Wait.
  double left_ = 0;     ///< s until its consequence.
  BallPlace calm_{};    ///< From where the ball has hardly moved …
  double calmFor_ = 0;  ///< … for so long, s.
};

} // namespace sparkwright::f2000
