#pragma once

#include "RandomGameSupport.h"

#include <QString>
#include <QStringList>

#include <map>

/// Looks at a match step by step, and notes where something is not as it has to be in every match: table H of the
/// referee's scenarios, and what follows from the rules for restarts.
class Properties
{
public:
  explicit Properties(const sparkwright::SoccerSettings& settings) : settings_(settings) {}

  void look(const RandomGame::Step& step);

  /// What has not been as it should for a property: `H1` to `H10` as in the table; `ball`: it is where the restart
  /// wants it; `formation`: players stay where they may before and at kick-off; `events`: goals make the score;
  /// `numbers`: places are numbers. The first few of each.
  QStringList wrong(const QString& property) const;
  /// All of them.
  QStringList wrong() const;

  /// How often each mode was entered, and how often each property was put to the test.
  const std::map<sparkwright::PlayMode, int>& entered() const { return entered_; }
  int proofs(const QString& property) const;
  float longestRestart() const { return longestRestart_; } ///< s
  int goals() const { return goals_[0] + goals_[1]; }
  int fouls() const { return last_.fouls; }

private:
  using Step = RandomGame::Step;
  using Player = RandomGame::Player;

  void expect(bool holds, const char* property, const QString& what);
  bool isEdge(const Step& from, const Step& to) const;
  bool isExcused(const Player& player, const sparkwright::Vec3f& regular) const;
  sparkwright::Vec3f wayBack(const Player& player, const sparkwright::Vec3f& from) const;

  void lookAtModes(const Step& step);      // H1, H3
  void lookAtScores(const Step& step);     // H2
  void lookAtClock(const Step& step);      // H6
  void lookAtOpponents(const Step& step);  // H4
  void lookAtOverlaps(const Step& step);   // H5
  void lookAtPauses(const Step& step);     // H9
  void lookAtSentOff(const Step& step);    // H10
  void lookAtBall(const Step& step);
  void lookAtFormation(const Step& step);
  void checkKickOff(const Step& step, sparkwright::Side kicking);

  const sparkwright::SoccerSettings settings_;
  bool isFirst_ = true;
  Step last_;
  Step step_;
  float restartBegin_ = 0, longestRestart_ = 0;
  std::array<int, 2> goals_{};
  long steps_ = 0;
  std::map<int, long> sentOff_;      ///< By when players have to be beside the field, by index.
  std::map<int, long> withoutPlace_; ///< When the search for a place has failed for players last.
  std::map<sparkwright::PlayMode, int> entered_;
  std::map<QString, QStringList> wrong_;
  std::map<QString, int> proofs_;
};

QString modeText(sparkwright::PlayMode mode);
