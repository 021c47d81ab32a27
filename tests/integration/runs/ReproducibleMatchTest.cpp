#include "../core/InsideSupport.h"
#include "ReproducibleSupport.h"
#include "ServerSupport.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QtTest>

#include <atomic>
#include <optional>

using namespace sparkwright;
using namespace sparkwright::test;

namespace
{

constexpr const char* secondsVariable = "SPARKWRIGHT_REPRODUCIBLE_SECONDS";

/// Simulated seconds of a half, if the environment asks for long ones.
double longHalf() { return qEnvironmentVariable(secondsVariable).toDouble(); }
bool isLong() { return longHalf() > 0; }
int playersOfATeam() { return isLong() ? 4 : 2; }

/// A match that begins by itself: kick-off, half-time, kick-off, end.
std::vector<std::pair<std::string, std::string>> matchRules()
{
  return {{"AutomaticKickOff", "true"},
          {"WaitBeforeKickOff", isLong() ? "3" : "0.5"},
          {"RuleHalfTime", std::to_string(isLong() ? longHalf() : 1.5)},
          {"MinRobotTypesCount", "1"}};
}

/// A match of `sparkwright-team` against itself.
Course playOverTcp(bool slowAndLoaded)
{
  Course course;
  std::atomic<bool> done{false};
  TestServer::Options options;
  options.sync = false;
  options.holdAgents = 2 * playersOfATeam();
  options.overrides = matchRules();
  options.timing = reproducibleTiming("20");
  options.listener = [&](const FramePtr& frame)
  {
    course.add(*frame);
    done = course.complete();
  };
  TestServer server(options);
  const Load load(slowAndLoaded);
  std::optional<SlowNetwork> network;
  if(slowAndLoaded)
    network.emplace(server.agentPort());
  // Who comes first makes no difference.
  std::array<QProcess, 2> teams;
  for(const int k : slowAndLoaded ? std::array{1, 0} : std::array{0, 1})
    teams[static_cast<std::size_t>(k)].start(
        QStringLiteral(SPARKWRIGHT_BIN_DIR "/sparkwright-team"),
        {"--sync", "--quiet", "--team", k ? "Blue" : "Red", "--n", QString::number(playersOfATeam()), "--port",
         QString::number(network ? network->port() : server.agentPort())});
  const auto plays = [](const QProcess& team) { return team.state() != QProcess::NotRunning; };
  while(!done && plays(teams[0]) && plays(teams[1]))
    QTest::qWait(20);
  course.warnings = server.messages();
  server.stop();
  for(QProcess& team : teams)
  {
    team.terminate();
    if(!team.waitForFinished(5000))
      team.kill();
    team.waitForFinished();
  }
  return course;
}

/// Players of the team in C++ against scripts in Ruby, all inside the simulator.
Course playInside(bool loaded)
{
  const Load load(loaded);
  WorldOptions options = soccerOptions(false);
  options.overrides = matchRules();
  options.threads = loaded ? 3 : 1;
  options.pluginDirectories = {SPARKWRIGHT_BIN_DIR "/plugins"};
  options.bundles = {"sparkwright-team"};
  SoccerWorld s(options);
  s.world.setTiming(reproducibleTiming("20"));
  const int players = playersOfATeam();
  for(int number = 1; number <= players; ++number)
  {
    const int second = number + players;
    addInside(s.world, "TeamPlayer", number, "team=Red number=" + std::to_string(number));
    addInside(s.world, "RubyBehavior", second, "(unum " + std::to_string(number) + ")(teamname Blue)");
    s.world.scripts().runText("get('/usr/agent/behavior" + std::to_string(second) + "').setScript('examples/agent.rb')",
                              "test.rb");
  }
  Course course;
  while(!course.complete() && s.world.cycles() < 1000000)
  {
    s.world.cycle();
    course.add(*s.world.frame());
  }
  for(const std::string& message : s.messages)
    if(!message.starts_with("note: "))
      course.warnings.push_back(message);
  return course;
}

/// Plays a match, and tells of a long one.
template <class Play>
Course timed(const char* how, const Play& play)
{
  QElapsedTimer timer;
  timer.start();
  Course course = play();
  if(isLong())
    qInfo("%s: %zu cycles, %lld events, %.1f s", how, course.poses.size(),
          static_cast<long long>(std::count(course.events.begin(), course.events.end(), '\n')),
          static_cast<double>(timer.elapsed()) / 1000);
  return course;
}

} // namespace

/// A whole match on the reproducible timing is the same with a busy machine and a slow network.
///
/// A moment, or with SPARKWRIGHT_REPRODUCIBLE_SECONDS=30 four against four and halves of so many seconds.
class ReproducibleMatchTest : public QObject
{
  Q_OBJECT

public:
  /// Qt Test calls it before all else.
  static void initMain()
  {
    if(isLong())
      qputenv("QTEST_FUNCTION_TIMEOUT", "100000000"); // Longer than Qt Test lets a function take.
  }

private slots:
  void theTeamOverTheNetwork()
  {
    const Course alone = timed("over the network, alone", [] { return playOverTcp(false); });
    QVERIFY(isWholeMatch(alone));
    const Course troubled = timed("over the network, slow and loaded", [] { return playOverTcp(true); });
    QCOMPARE(troubled.difference(alone), QString());
  }

  void theTeamAndScriptsInside()
  {
    const Course alone = timed("inside, alone", [] { return playInside(false); });
    QVERIFY(isWholeMatch(alone));
    const Course loaded = timed("inside, loaded, three threads", [] { return playInside(true); });
    QCOMPARE(loaded.difference(alone), QString());
  }

private:
  static bool isWholeMatch(const Course& course)
  {
    if(isLong())
      qInfo().noquote() << QString::fromStdString(course.events);
    for(const std::string& warning : course.warnings)
      qWarning("%s", warning.c_str());
    const QString events = QString::fromStdString(course.events);
    return course.complete() && course.warnings.empty() && events.count("KickOff_") >= 2 && events.contains("GameOver");
  }
};

QTEST_GUILESS_MAIN(ReproducibleMatchTest)
#include "ReproducibleMatchTest.moc"
