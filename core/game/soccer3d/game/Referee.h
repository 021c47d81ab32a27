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

/// Applies the rules to a Situation, once per cycle, and carries out requests of agents, users and trainers.
///
/// Works on values only: the caller fills in `now().pitch`, calls a function, and carries out `now().decisions`.
class Referee
{
public:
  Referee(const SoccerSettings& settings, std::uint64_t seed);
  ~Referee();

  Situation& now() { return now_; }
  const Situation& now() const { return now_; }

  /// All rules, in order of application.
  std::span<const std::unique_ptr<Rule>> rules() const { return rules_; }
  /// The names of the rules of all leagues that it can judge.
  static std::vector<std::string> ruleNames();
  /// Whether a rule is applied; preset: all except those in `DisabledRules`.
  bool isEnabled(std::string_view rule) const;
  /// @return false if there is no such rule
  bool setEnabled(std::string_view rule, bool enabled);

  /// Applies the settings that rules do not read themselves: lots and disabled rules.
  void applySettings();

  /// Whether a decision waits for a human referee. Nothing may move until then; call wait() instead of advance() and
  /// judge().
  bool halted() const { return now_.judgement.isPending(); }
  /// Ends a step: advances the clock, stores touches of the ball, and counts steps.
  /// @param seconds  length of the step
  void advance(float seconds);
  /// Applies the rules, up to a decision that has to wait; the other rules follow when it has been made.
  void judge();
  /// Counts a step while the match is halted.
  void wait(float seconds);

  // Commands of a human referee; see Judgement. Each returns empty, or why it is refused.

  LocalText confirm();
  LocalText overrule();
  /// Overrules the decision and punishes another foul instead.
  LocalText overrule(FoulType instead, PlayerId offender);
  LocalText undo();

  // Commands of users, trainers and agents, between steps.

  /// Kick-off, with the ball at the centre. With Side::None, the first kick-off of a half is for the side whose turn it
  /// is, any other for a side drawn by lot.
  void kickOff(Side side);
  /// Drops the ball where it is.
  void dropBall();
  void setMode(PlayMode mode);
  /// Both >= 0.
  void setScore(int left, int right);
  /// Sets the game clock, >= 0; durations measured from earlier times stay correct.
  void setTime(float time);
  /// Gives a player a yellow card. @return whether it was the second one, which makes a red one
  bool giveYellowCard(PlayerId player);
  /// Gives a player a red card; the caller takes it out of the match.
  void giveRedCard(PlayerId player);
  /// Suspends a player for a time of the game clock: it stays beside the field. 0: it may play again.
  void suspend(PlayerId player, float seconds);
  /// Requests pass mode for a player's team. Ignored unless all conditions hold.
  void requestPass(PlayerId player);
  /// Moves all players except one away from the point.
  void clearAround(const Vec3f& point, PlayerId except);

  /// Saves or loads all that outlasts a step: the match, and what its rules remember. Settings are not part of it.
  void archive(StateArchive& a);

private:
  void judgeOn();
  /// Adds an event about a player.
  void tellOf(PlayerId player, LocalText what, LocalText consequence);
  LocalText answered(LocalText refusal);

  Situation now_;
  std::vector<std::unique_ptr<Rule>> rules_;
  std::vector<bool> enabled_;
  std::vector<std::string> disabled_; ///< By the settings, when they were last applied.

  // Progress of judge().
  std::size_t next_ = 0;                     ///< The next rule.
  Stage stage_ = Stage::Time;                ///< Stage of the last rule,
  PlayMode begun_ = PlayMode::BeforeKickOff; ///< and the play mode at its beginning.
};

} // namespace sparkwright
