#pragma once

#include "tests/core/SoccerSupport.h"

#include <QString>
#include <QStringList>

#include <map>
#include <vector>

/// One row of a table of scenarios: who is there, what happens, and what the referee makes of it, in a real match.
///
/// The set-up names players and where they stand, `L9(-0.5 0), R4(1.2 0.3)`; `+3` connects so many agents without
/// robots (restrictions of kicks need more than two agents). Players whom only the course names stand far away, L at
/// (-9, 2n-12), R at (9, 2n-12).
///
/// The course is a list of statements, separated by semicolons; each has one or several parts, separated by commas:
///
///     start KickOff_Left 0; touch L5, ball(1.5 0) @3.40; wait 2; ? score 1:0, L9(-2.5 0)
///
/// With `@t` all parts happen before the step that ends at game time t, and the match goes on to the end of that step.
/// After `?` come expectations, with `@t` of that time.
///
///     start MODE t          players go to their places, the clock is set, and from now on changes of mode are noted
///     mode MODE             as a trainer sets it
///     L5(x y [z])  ball(x y [z])  vel(x y z)    put there upright; the ball at rest, or with that velocity
///     lies L5 z             lies on its back with its torso at this height, and is held so until `free L5`
///     go L5 vx vy           glides at the height that it has, with that velocity before each step, until `free L5`
///     meet L5 R4            until their bodies meet
///     arm L5 depth          bends its left arm until the lower one is so deep in its torso, m
///     touch L5              touches the ball in the next step
///     pass L5  beam L5 x y angle                the player asks for it
///     do (command)          of a trainer
///     connect               another agent without a robot
///     to t   wait s   step  until the clock shows it; so long; once
///
///     ? ball(x y [z])  L5(x y [z])  ~L5(x y)    within 0.01 m, with ~ within 0.05 m: bodies that have stood for a
///     while ? mode MODE  score 1:0  time t  half n  teams A:B  taker L5  kick indirect  ban L  paused no
///     ? contact L5 R4       their bodies have met in the last step
///     ? innocent L5 yes     it has just met an opponent, which was nobody's fault
///     ? immune L5 yes       it counts as one who has touched the ball less than a second ago
///     ? arm L5 depth        within 3 mm
///     ? frozen L5 lae1+lae2 which joints stand; or: none
///     ? phase set  next R  penalty L4 illegal_defender    of the standard platform league; next: who has kick-off
///     ? fouls L5:4+R2:1     in the order in which they were committed, with the number of their type; or: none
/// Options are overrides of variables; `SPL` for the standard platform league, `first=R` for the right team to be the
/// one that comes first where lots would decide.
class Scenario
{
public:
  Scenario(const std::vector<std::string>& options, const QString& setup, const QString& course);

  void run();
  /// The clock shows the time of the end of a step in the table.
  static bool isTime(double time, double expected);

  /// What has not been as expected, empty if all has.
  QStringList wrong() const { return wrong_; }
  /// The changes of mode since `start` against a list like `PlayOn 3.40, KickOff_Left lead 42.02`: with the game time,
  /// or the time waited in the mode before. @return empty, or how they differ
  QString differenceTo(const QString& changes) const;

private:
  struct Change
  {
    QString mode;
    double time; ///< Of the game, s.
    double lead; ///< How long the mode before has lasted, by its own clock, s.
  };

  void statement(const QString& text);
  void act(const QString& part);
  void check(const QString& part);
  bool isAs(const QString& word, const QStringList& arguments, float tolerance);
  void start(const QString& mode, const QString& time);
  void lay(const QString& name, double height);
  void glide(const QString& name, const sparkwright::Vec3f& velocity);
  void bendArm(const QString& name, double depth);
  QString frozenJoints(const QString& name);
  void hold();
  void meet(const QString& first, const QString& second);
  QString fouls() const;
  bool inContact(const sparkwright::AgentState& a, const sparkwright::AgentState& b);

  void step();
  void stepTo(double time);
  void note();

  void join(const QString& name);
  void put(const QString& name, const QStringList& place);
  sparkwright::AgentState& player(const QString& name);
  sparkwright::Vec3f position(const QString& name);
  QString mode();
  double time();

  Match match_;
  QString course_;
  std::map<QString, sparkwright::AgentId> players_;
  std::map<QString, QStringList> places_;
  std::map<QString, double> lying_; ///< Who is held, and how high.
  std::map<QString, sparkwright::Vec3f> gliding_; ///< And how fast.
  QString lastMode_;
  double lead_ = 0; ///< Mode time before the step.
  std::vector<Change> changes_;
  QStringList wrong_;
};

/// Columns of a table of scenarios, and its rows.
void scenarioColumns();
/// @param options  separated by blanks: `AutomaticKickOff=true`
/// @param changes  see Scenario::differenceTo; empty: the mode does not change
void scenario(const char* id, const QString& options, const QString& setup, const QString& course,
              const QString& changes = {});
/// Runs the row that the table has come to.
void runScenario();
