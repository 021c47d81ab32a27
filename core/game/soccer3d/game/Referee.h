#pragma once

#include "core/game/soccer3d/referee/Rule.h"
#include "core/game/soccer3d/referee/Situation.h"

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sparkwright
{

/// Applies the rules to a Situation, once per cycle, and answers what agents and people ask of a referee.
///
/// Works on values only: fill in `now().pitch`, call one of the functions, and carry out `now().decisions`.
class Referee
{
public:
  Referee(const SoccerSettings& settings, std::uint64_t seed);
  ~Referee();

  Situation& now() { return now_; }
  const Situation& now() const { return now_; }

  /// All rules, in the order in which they have their turn.
  std::span<const std::unique_ptr<Rule>> rules() const { return rules_; }
  /// Whether a rule is applied [all are, but those that `DisabledRules` names].
  bool isEnabled(std::string_view rule) const;
  /// @return false if there is no such rule
  bool setEnabled(std::string_view rule, bool enabled);

  /// What the settings say besides what rules read of them each time: lots, and which rules are switched off.
  void applySettings();

  /// Whether a decision waits for people to confirm or overrule it: nothing moves until then, and instead of advance()
  /// and judge() there is wait().
  bool halted() const { return now_.judgement.isPending(); }
  /// A step is over: the clock goes on, who touched the ball is remembered, and all that steps are counted for.
  /// @param seconds  that it took
  void advance(float seconds);
  /// Applies the rules to it, up to a decision that has to wait; those that are left follow when it has been made.
  void judge();
  /// A step has passed while the match is halted.
  void wait(float seconds);

  // What a human referee has to say; see Judgement. Each returns why it is refused, or an empty text.

  std::string confirm();
  std::string overrule();
  /// Another foul is punished instead.
  std::string overrule(FoulType instead, PlayerId offender);
  std::string undo();

  // What people and agents ask for, between steps.

  /// Starts the game, with the ball at the centre. With Side::None the first kick-off of a half goes to the side whose
  /// turn it is, any other to either.
  void kickOff(Side side);
  /// Drops the ball where it is.
  void dropBall();
  void setMode(PlayMode mode);
  /// Both >= 0.
  void setScore(int left, int right);
  /// Sets the game clock, >= 0; what counts from an earlier moment goes on counting.
  void setTime(float time);
  /// A player asks for pass mode for its team. Ignored unless all conditions hold.
  void requestPass(PlayerId player);
  /// Moves everybody but one of them from around the point.
  void clearAround(const Vec3f& point, PlayerId except);

private:
  void judgeOn();
  std::string answered(std::string refusal);

  Situation now_;
  std::vector<std::unique_ptr<Rule>> rules_;
  std::vector<bool> enabled_;
  std::vector<std::string> disabled_; ///< By the settings, when they were last applied.

  // How far judge() has come.
  std::size_t next_ = 0;              ///< Rule whose turn is next.
  Stage stage_ = Stage::Time;         ///< Of the rule before,
  PlayMode begun_ = PlayMode::BeforeKickOff; ///< and the mode that the stage began with.
};

} // namespace sparkwright
