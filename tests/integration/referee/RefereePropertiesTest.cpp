#include "PropertiesSupport.h"

#include <QtTest>

using namespace sparkwright;

namespace
{

constexpr int wholeMatch = 3250; // cycles

} // namespace

/// What holds in every match, whatever happens: table H of the referee's scenarios, over matches made by chance.
///
/// H8, that a mirrored match is judged in the same way, is MirroredRefereeTest's.
class RefereePropertiesTest : public QObject
{
  Q_OBJECT

private slots:
  void initTestCase();
  void theMatchesSeeEverything();
  void properties_data();
  void properties();
  void restartsGoOnAfterFifteenSeconds(); // H3
  void theSameSeedMakesTheSameMatch_data();
  void theSameSeedMakesTheSameMatch();
  void deviationsAreSeen();

private:
  std::vector<Properties> matches_; ///< Of the seeds from 1 on.
  std::vector<RandomGame::Step> first_;
};

void RefereePropertiesTest::initTestCase()
{
  for(const std::uint64_t seed : {1, 2})
  {
    RandomGame game(seed);
    Properties& properties = matches_.emplace_back(game.settings());
    for(int i = 0; i < wholeMatch; ++i)
    {
      const RandomGame::Step& step = game.play();
      properties.look(step);
      if(seed == 1)
        first_.push_back(step);
    }
  }
}

/// What follows would prove little otherwise.
void RefereePropertiesTest::theMatchesSeeEverything()
{
  const auto entered = [&](PlayMode mode)
  {
    int count = 0;
    for(const Properties& match : matches_)
      if(const auto found = match.entered().find(mode); found != match.entered().end())
        count += found->second;
    return count;
  };
  for(const PlayMode mode : {PlayMode::BeforeKickOff, PlayMode::PlayOn, PlayMode::GameOver})
    QVERIFY2(entered(mode) > 0, qPrintable(modeText(mode)));
  for(const PlayMode left : {PlayMode::KickOffLeft, PlayMode::KickInLeft, PlayMode::CornerKickLeft,
                             PlayMode::GoalKickLeft, PlayMode::GoalLeft, PlayMode::FreeKickLeft, PlayMode::PassLeft})
    QVERIFY2(entered(left) + entered(forSide(left, Side::Right)) > 0, qPrintable(modeText(left)));
}

void RefereePropertiesTest::properties_data()
{
  QTest::addColumn<int>("proofs"); // How often it has to have been tried, at least.
  QTest::newRow("H1") << 20;
  QTest::newRow("H2") << 5000;
  QTest::newRow("H3") << 500;
  QTest::newRow("H4") << 500;
  QTest::newRow("H5") << 20;
  QTest::newRow("H6") << 5000;
  QTest::newRow("H9") << 100;
  QTest::newRow("H10") << 3;
  QTest::newRow("ball") << 100;
  QTest::newRow("formation") << 500;
  QTest::newRow("events") << 5000;
  QTest::newRow("numbers") << 5000;
}

void RefereePropertiesTest::properties()
{
  QFETCH(const int, proofs);
  const QString property = QTest::currentDataTag();
  QStringList wrong;
  int proven = 0;
  for(const Properties& match : matches_)
  {
    wrong << match.wrong(property);
    proven += match.proofs(property);
  }
  QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
  QVERIFY2(proven >= proofs, qPrintable(QString::number(proven)));
}

void RefereePropertiesTest::restartsGoOnAfterFifteenSeconds()
{
  float longest = 0;
  for(const Properties& match : matches_)
    longest = std::max(longest, match.longestRestart());
  QVERIFY2(longest > 14.95f, qPrintable(QString::number(longest)));
}

void RefereePropertiesTest::theSameSeedMakesTheSameMatch_data()
{
  QTest::addColumn<int>("cycles");
  QTest::newRow("H7") << 1000;
}

void RefereePropertiesTest::theSameSeedMakesTheSameMatch()
{
  QFETCH(const int, cycles);
  const std::vector<RandomGame::Step> again = RandomGame(1).play(cycles), other = RandomGame(2).play(cycles);
  bool isOther = false;
  for(std::size_t i = 0; i < again.size(); ++i)
  {
    QVERIFY2(again[i].isLike(first_[i]), qPrintable(QString::number(i)));
    isOther = isOther || !again[i].isLike(other[i]);
  }
  QVERIFY(isOther);
}

/// What the other tests rely on.
void RefereePropertiesTest::deviationsAreSeen()
{
  SoccerSettings settings;
  RandomGame::Step step;
  step.mode = PlayMode::KickInLeft;
  step.time = 20;
  step.modeTime = 2;
  step.ball = {3, 9.958f, 0.042f};
  RandomGame::Player player;
  player.id = {Side::Right, 5};
  player.position = player.before = {4, 9, 0.35f};
  player.box = {{3.9f, 8.9f, 0}, {4.1f, 9.1f, 0.5f}};
  step.players = {player};
  const auto wrong = [&](const RandomGame::Step& before, const RandomGame::Step& after)
  {
    Properties properties(settings);
    properties.look(before);
    properties.look(after);
    return properties;
  };
  RandomGame::Step next = step;
  next.time += 0.02f;
  next.modeTime += 0.02f;
  QCOMPARE(wrong(step, next).wrong("H4").size(), 1);
  QCOMPARE(wrong(step, next).wrong().size(), 1);
  next.players[0].isMoved = true; // Somewhere else than to 2.5 m from the ball.
  QCOMPARE(wrong(step, next).wrong().size(), 0);
  RandomGame::Step bad = next;
  bad.ball = {3, 9.9f, 0.042f};
  QCOMPARE(wrong(step, bad).wrong("ball").size(), 1);
  bad = next;
  bad.mode = PlayMode::KickOffLeft;
  QCOMPARE(wrong(step, bad).wrong("H1").size(), 1);
  QCOMPARE(wrong(step, bad).wrong("ball").size(), 1);
  QCOMPARE(wrong(bad, bad).wrong("formation").size(), 0); // It was moved elsewhere than it should.
  bad.players[0].isMoved = false;
  bad.players[0].box = {{-0.1f, 8.9f, 0}, {0.1f, 9.1f, 0.5f}};
  QCOMPARE(wrong(bad, bad).wrong("formation").size(), 1);
  QCOMPARE(wrong(step, step).wrong("H6").size(), 1);
  bad = next;
  bad.score = {1, 0};
  QCOMPARE(wrong(step, bad).wrong("H2").size(), 1);
  QCOMPARE(wrong(step, bad).wrong("events").size(), 1);
  bad = next;
  bad.overlaps = {"L5 into R5"};
  QCOMPARE(wrong(step, bad).wrong("H5").size(), 1);
  bad = next;
  bad.isFinite = false;
  QCOMPARE(wrong(step, bad).wrong("numbers").size(), 1);
  // A player that is sent off and stays.
  Properties properties(settings);
  properties.look(step);
  auto foul = std::make_shared<GameEvent>();
  foul->kind = GameEvent::Kind::Foul;
  foul->players = {{2, 5}};
  foul->consequence = "sent off";
  next = step;
  next.players[0].position = next.players[0].before = {-4, 0, 0.35f};
  next.players[0].box = {};
  next.events = {foul};
  for(int i = 0; i < 29; ++i)
  {
    next.time += 0.02f;
    properties.look(next);
    next.events.clear();
  }
  QCOMPARE(properties.wrong().size(), 1);
  QCOMPARE(properties.wrong("H10").size(), 1);
}

QTEST_APPLESS_MAIN(RefereePropertiesTest)
#include "RefereePropertiesTest.moc"
