#include "../core/InsideSupport.h"

#include "app/team/play/Player.h"
#include "core/robot/agent/Agent.h"

#include <QElapsedTimer>
#include <QtTest>

#include <map>

using namespace sparkwright;
using namespace sparkwright::test;

namespace
{

constexpr const char* matchSecondsVariable = "SPARKWRIGHT_MATCH_SECONDS";

/// A player of the sample team that can be looked at while it plays.
class WatchedPlayer : public Behavior
{
public:
  static inline std::vector<std::unique_ptr<team::Player>> players;

  std::string_view begin() override
  {
    const std::string::size_type space = command().find(' ');
    const int number = std::stoi(command().substr(space));
    player_ = players.emplace_back(std::make_unique<team::Player>(command().substr(0, space), number)).get();
    return player_->begin();
  }
  std::string_view think(std::string_view percepts) override { return player_->act(percepts); }

private:
  team::Player* player_ = nullptr;
};

/// How long a robot has been going nowhere though it has somewhere to go.
struct Stillness
{
  Eigen::Vector2d place = Eigen::Vector2d::Zero();
  double since = 0;
  double longest = 0;

  void look(const Eigen::Vector2d& now, bool hasToGo, double time)
  {
    if(!hasToGo || (now - place).norm() > 0.3)
    {
      place = now;
      since = time;
    }
    longest = std::max(longest, time - since);
  }
};

bool hasToGo(const team::Player& player)
{
  constexpr double arrived = 0.5; // m
  const team::Task& task = player.task();
  return task.kind == team::Task::Play ||
         (task.kind == team::Task::Go && (task.place - player.localiser().place()).norm() > arrived);
}

} // namespace

/// The sample team plays matches against itself: nobody stands about, most stay on their feet, and who falls gets up.
///
/// A short match of small teams, or with SPARKWRIGHT_MATCH_SECONDS=600 ten matches of ten simulated minutes, eleven
/// against eleven, with two goals in each on the average.
class SampleMatchTest : public QObject
{
  Q_OBJECT

public:
  /// Qt Test calls it before all else.
  static void initMain()
  {
    if(qEnvironmentVariableIsSet(matchSecondsVariable))
      qputenv("QTEST_FUNCTION_TIMEOUT", "100000000"); // Longer than Qt Test lets a function take.
  }

private slots:
  void match_data();
  void match();
  void cleanupTestCase();

private:
  int matches_ = 0;
  int goals_ = 0;
};

void SampleMatchTest::match_data()
{
  QTest::addColumn<int>("seed");
  const bool isLong = qEnvironmentVariableIsSet(matchSecondsVariable);
  for(int seed = 1; seed <= (isLong ? 10 : 1); ++seed)
    QTest::addRow("seed %d", seed) << seed;
}

void SampleMatchTest::match()
{
  QFETCH(const int, seed);
  const bool isLong = qEnvironmentVariableIsSet(matchSecondsVariable);
  const int seconds = isLong ? qEnvironmentVariableIntValue(matchSecondsVariable) : 60;
  const int teamSize = qEnvironmentVariableIsSet("SPARKWRIGHT_MATCH_PLAYERS")
                           ? qEnvironmentVariableIntValue("SPARKWRIGHT_MATCH_PLAYERS")
                           : isLong ? 11 : 3;

  WatchedPlayer::players.clear();
  WorldOptions options = soccerOptions();
  options.seed = static_cast<std::uint64_t>(seed);
  options.overrides = {{"AutomaticKickOff", "true"},
                       {"WaitBeforeKickOff", "3"},
                       {"RuleHalfTime", std::to_string(seconds / 2)},
                       {"MinRobotTypesCount", teamSize < 11 ? "1" : "3"}};
  SoccerWorld s(options);
  ClassBuilder<WatchedPlayer>(*s.world.context().registry, "WatchedPlayer", {"Behavior"}, "Can be looked at.");
  for(int i = 0; i < 2 * teamSize; ++i)
    addInside(s.world, "WatchedPlayer", i + 1,
              (i < teamSize ? "Red " : "Blue ") + std::to_string(i % teamSize + 1));

  QElapsedTimer timer;
  timer.start();
  std::map<std::pair<int, int>, Stillness> still;
  const auto isOver = [&]
  { return s.world.frame()->game.mode == "GameOver"; };
  int kicks = 0;
  std::vector<bool> kicked(static_cast<std::size_t>(2 * teamSize));
  for(int i = 0; i < (seconds + 30) * 50 && !isOver(); ++i)
  {
    s.world.cycle();
    for(std::size_t k = 0; k < WatchedPlayer::players.size(); ++k)
    {
      const bool kicksNow = WatchedPlayer::players[k]->kicking();
      kicks += kicksNow && !kicked.at(k);
      kicked[k] = kicksNow;
    }
    if(i % 50 != 49)
      continue;
    std::map<int, Eigen::Vector2d> places; // By the agent's number.
    s.world.root().visit<AgentAspect>(
        [&](AgentAspect& torso)
        {
          if(const AgentAspect* root = agentRoot(torso))
            places[root->agentId()] = torso.worldPose().block<2, 1>(0, 3).cast<double>();
        });
    for(const AgentInfo& agent : s.world.frame()->agents)
    {
      const auto place = places.find(agent.id);
      const auto isIt = [&](const auto& each)
      { return each->number() == agent.unum && (each->team() == "Blue") == (agent.team == 2); };
      const auto player = std::find_if(WatchedPlayer::players.begin(), WatchedPlayer::players.end(), isIt);
      if(place != places.end() && player != WatchedPlayer::players.end())
        still[{agent.team, agent.unum}].look(place->second, hasToGo(**player), s.world.frame()->time);
    }
  }

  const GameState& game = s.world.frame()->game;
  int falls = 0;
  int touched = 0;
  for(const auto& player : WatchedPlayer::players)
    falls += player->falls();
  const double minutes = game.time / 60;
  double longest = 0;
  for(const auto& [who, stillness] : still)
  {
    if(stillness.longest > 20)
      qInfo("%s %d stood still for %.0f s", who.first == 1 ? "Red" : "Blue", who.second, stillness.longest);
    longest = std::max(longest, stillness.longest);
  }
  std::map<std::string, int> decisions;
  for(const auto& event : *game.events)
  {
    touched += event->reason.english().find("touched the ball") != std::string::npos;
    ++decisions[event->rule];
  }
  const double fallRate = falls / minutes / (2 * teamSize);
  qInfo("%d:%d in %.1f min; %d kicks; %.2f falls per robot and minute; longest stillness %.0f s; %.0f s of wall time",
        game.score[0], game.score[1], minutes, kicks, fallRate, longest, 1e-3 * static_cast<double>(timer.elapsed()));
  for(const auto& [rule, count] : decisions)
    qInfo("%5d %s", count, rule.c_str());

  ++matches_;
  goals_ += game.score[0] + game.score[1];
  QVERIFY(isOver());
  QCOMPARE(still.size(), static_cast<std::size_t>(2 * teamSize));
  QVERIFY(touched > 0);
  QVERIFY(kicks > 0);
  QVERIFY2(longest <= 30, qPrintable(QString::number(longest)));
  QVERIFY2(fallRate < 2, qPrintable(QString::number(fallRate)));
}

void SampleMatchTest::cleanupTestCase()
{
  if(matches_ == 10)
    QVERIFY2(goals_ >= 2 * matches_, qPrintable(QString::number(goals_)));
}

QTEST_APPLESS_MAIN(SampleMatchTest)
#include "SampleMatchTest.moc"
