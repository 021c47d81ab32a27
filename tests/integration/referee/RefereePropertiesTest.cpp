#include "RandomGameSupport.h"

#include <QtTest>

#include <set>

using namespace sparkwright;

namespace
{

using Step = RandomGame::Step;

constexpr int wholeMatch = 3250; // cycles

QString nameOf(PlayMode mode)
{
  return QString::fromStdString(std::string(traitsOf(mode).name));
}

bool isSetPlay(PlayMode mode)
{
  return ModeSet(PlayMode::KickInLeft, PlayMode::KickInRight, PlayMode::CornerKickLeft, PlayMode::CornerKickRight,
                 PlayMode::GoalKickLeft, PlayMode::GoalKickRight, PlayMode::FreeKickLeft, PlayMode::FreeKickRight)
      .has(mode);
}

bool isKickOff(PlayMode mode)
{
  return mode == PlayMode::KickOffLeft || mode == PlayMode::KickOffRight;
}

/// Whether a referee may change the mode so, without a command. Source: referee specification 6.1.
bool isEdge(const Step& from, const Step& to)
{
  if(to.mode == PlayMode::BeforeKickOff)
    return from.half == 1 && to.half == 2 && to.time >= RandomGame::halfTime;
  if(to.mode == PlayMode::GameOver)
    return to.half == 2 && to.time >= 2 * RandomGame::halfTime;
  switch(from.mode)
  {
  case PlayMode::BeforeKickOff:
    return isKickOff(to.mode);
  case PlayMode::GoalLeft:
    return to.mode == PlayMode::KickOffRight;
  case PlayMode::GoalRight:
    return to.mode == PlayMode::KickOffLeft;
  case PlayMode::PlayOn:
    if(to.mode == PlayMode::PassLeft || to.mode == PlayMode::PassRight)
      return true;
    [[fallthrough]];
  case PlayMode::PassLeft:
  case PlayMode::PassRight:
    return isSetPlay(to.mode) || to.mode == PlayMode::GoalLeft || to.mode == PlayMode::GoalRight ||
           to.mode == PlayMode::PlayOn;
  default:
    return (isKickOff(from.mode) || isSetPlay(from.mode)) && to.mode == PlayMode::PlayOn;
  }
}

QString describe(std::size_t seed, const Step& step)
{
  return QString("seed %1, %2 s, %3: ").arg(seed).arg(step.time, 0, 'f', 2).arg(nameOf(step.mode));
}

} // namespace

/// What holds in every match, whatever happens: table H of the referee's scenarios, over matches made by chance.
class RefereePropertiesTest : public QObject
{
  Q_OBJECT

private slots:
  void initTestCase();
  void theMatchesSeeEverything();
  void modesChangeAlongTheEdges();           // H1
  void scoresChangeByOneAndWithAGoal();      // H2
  void restartsEndAfterFifteenSeconds();     // H3
  void nobodyIsMovedIntoAnother();           // H5
  void theClockNeverRunsBack();              // H6
  void theSameSeedMakesTheSameMatch();       // H7
  void nothingIsCountedWhileTheGamePauses(); // H9

private:
  /// Calls with each two steps that follow each other: seed, before, after.
  template <class Look>
  void pairs(const Look& look) const
  {
    for(std::size_t seed = 1; seed <= matches_.size(); ++seed)
      for(std::size_t i = 1; i < matches_[seed - 1].size(); ++i)
        look(seed, matches_[seed - 1][i - 1], matches_[seed - 1][i]);
  }

  std::vector<std::vector<Step>> matches_; ///< Of the seeds from 1 on.
};

void RefereePropertiesTest::initTestCase()
{
  for(const std::uint64_t seed : {1, 2})
    matches_.push_back(RandomGame(seed).play(wholeMatch));
}

/// What follows would prove little otherwise.
void RefereePropertiesTest::theMatchesSeeEverything()
{
  std::set<PlayMode> seen;
  std::size_t moves = 0;
  pairs(
      [&](std::size_t, const Step&, const Step& step)
      {
        seen.insert(step.mode);
        moves += step.moves.size();
      });
  const auto saw = [&](PlayMode left) { return seen.contains(left) || seen.contains(forSide(left, Side::Right)); };
  for(const PlayMode mode : {PlayMode::BeforeKickOff, PlayMode::PlayOn, PlayMode::GameOver})
    QVERIFY2(seen.contains(mode), qPrintable(nameOf(mode)));
  for(const PlayMode left : {PlayMode::KickOffLeft, PlayMode::KickInLeft, PlayMode::CornerKickLeft,
                             PlayMode::GoalKickLeft, PlayMode::GoalLeft, PlayMode::FreeKickLeft, PlayMode::PassLeft})
    QVERIFY2(saw(left), qPrintable(nameOf(left)));
  QVERIFY2(moves > 20, qPrintable(QString::number(moves)));
}

void RefereePropertiesTest::modesChangeAlongTheEdges()
{
  QStringList wrong;
  pairs(
      [&](std::size_t seed, const Step& before, const Step& after)
      {
        if(after.mode != before.mode && !isEdge(before, after))
          wrong << describe(seed, after) + "after " + nameOf(before.mode);
      });
  QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
}

void RefereePropertiesTest::scoresChangeByOneAndWithAGoal()
{
  QStringList wrong;
  int goals = 0;
  pairs(
      [&](std::size_t seed, const Step& before, const Step& after)
      {
        for(const Side side : {Side::Left, Side::Right})
        {
          const auto i = static_cast<std::size_t>(indexOf(side));
          const PlayMode goal = forSide(PlayMode::GoalLeft, side);
          const int expected = after.mode == goal && before.mode != goal ? 1 : 0;
          goals += expected;
          if(after.score[i] - before.score[i] != expected)
            wrong << describe(seed, after) + QString("%1 after %2").arg(after.score[i]).arg(before.score[i]);
        }
      });
  QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
  QVERIFY(goals > 0);
}

void RefereePropertiesTest::restartsEndAfterFifteenSeconds()
{
  float begin = 0, longest = 0;
  QString where;
  pairs(
      [&](std::size_t seed, const Step& before, const Step& after)
      {
        if(after.mode != before.mode)
          begin = after.time;
        if((isKickOff(after.mode) || isSetPlay(after.mode)) && after.time - begin > longest)
        {
          longest = after.time - begin;
          where = describe(seed, after);
        }
      });
  // The step that sees more than 15 s is the first of open play.
  QVERIFY2(longest < 15.02f, qPrintable(where + QString::number(longest)));
  QVERIFY2(longest > 14.95f, qPrintable(where + QString::number(longest)));
}

void RefereePropertiesTest::nobodyIsMovedIntoAnother()
{
  QStringList wrong;
  pairs(
      [&](std::size_t seed, const Step&, const Step& step)
      {
        for(const std::string& overlap : step.overlaps)
          wrong << describe(seed, step) + QString::fromStdString(overlap);
      });
  QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
}

void RefereePropertiesTest::theClockNeverRunsBack()
{
  QStringList wrong;
  pairs(
      [&](std::size_t seed, const Step& before, const Step& after)
      {
        // The mode that a cycle begins in tells which clock runs.
        const bool stands = traitsOf(before.mode).clock != GameClock::Game;
        if(stands ? after.time != before.time : after.time <= before.time)
          wrong << describe(seed, after) + QString("after %1").arg(before.time);
      });
  QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
}

void RefereePropertiesTest::theSameSeedMakesTheSameMatch()
{
  constexpr int cycles = 1000;
  const std::vector<Step> again = RandomGame(1).play(cycles);
  for(std::size_t i = 0; i < again.size(); ++i)
    QVERIFY2(again[i] == matches_[0][i], qPrintable(describe(1, again[i])));
  const std::vector<Step> begin(matches_[1].begin(), matches_[1].begin() + cycles);
  QVERIFY(again != begin);
}

void RefereePropertiesTest::nothingIsCountedWhileTheGamePauses()
{
  QStringList wrong;
  bool counted = false;
  pairs(
      [&](std::size_t seed, const Step& before, const Step& after)
      {
        counted = counted || after.counted;
        if(after.paused && (after.counted || (before.paused && after.fouls != before.fouls)))
          wrong << describe(seed, after) + QString("%1 fouls after %2").arg(after.fouls).arg(before.fouls);
      });
  QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
  QVERIFY(counted);
}

QTEST_APPLESS_MAIN(RefereePropertiesTest)
#include "RefereePropertiesTest.moc"
