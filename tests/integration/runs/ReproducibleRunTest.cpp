#include "../core/InsideSupport.h"
#include "ClientSupport.h"
#include "ReproducibleSupport.h"
#include "ServerSupport.h"

#include <QTemporaryDir>
#include <QtTest>

#include <atomic>
#include <mutex>

using namespace sparkwright;
using namespace sparkwright::test;

namespace
{

constexpr long shortRun = 90;

std::vector<std::pair<std::string, std::string>> rules()
{
  return {{"AutomaticKickOff", "true"}, {"WaitBeforeKickOff", "1"}};
}

/// An agent of its own, like a program that knows nothing of engines but that it tells its name.
void playAgent(int port, int team, int number, double patience)
{
  Swinger brain;
  const std::string name = team ? "Blue" : "Red";
  brain.setCommand("team=" + name + " number=" + std::to_string(number));
  TestClient client(port, patience);
  client.send("(agent " + name + ' ' + std::to_string(number) + ')' + std::string(brain.begin()));
  while(const auto percepts = client.receive())
    client.send(brain.think(*percepts));
}

struct Circumstances
{
  bool slow = false, loaded = false, backwards = false;
};

Course playOverTcp(const TimingSettings& settings, const Circumstances& how)
{
  constexpr int count = 4;
  Course course(shortRun);
  std::mutex mutex;
  std::atomic<bool> done{false};
  TestServer::Options options;
  options.sync = false;
  options.holdAgents = count;
  options.overrides = rules();
  options.timing = settings;
  options.listener = [&](const FramePtr& frame)
  {
    const std::lock_guard lock(mutex);
    course.add(*frame);
    done = course.complete();
  };
  std::vector<std::thread> agents;
  {
    TestServer server(options);
    const Load load(how.loaded);
    std::optional<SlowNetwork> network;
    if(how.slow)
      network.emplace(server.agentPort());
    for(int i = 0; i < count; ++i)
    {
      const int k = how.backwards ? count - 1 - i : i;
      agents.emplace_back(playAgent, network ? network->port() : server.agentPort(), k % 2, k / 2 + 1, 5);
      std::this_thread::sleep_for(std::chrono::milliseconds(how.slow ? 0 : 10));
    }
    for(int i = 0; i < 6000 && !done; ++i)
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    course.warnings = server.messages();
    server.stop();
  }
  for(std::thread& agent : agents)
    agent.join();
  return course;
}

constexpr const char* script = R"RUBY(
def begin
  '(scene rsg/agent/nao/nao_hetero.rsg 0)(syn)'
end
def think(percepts)
  $cycle = ($cycle || 0) + 1
  return "(init #{command})(syn)" if $cycle == 1
  return "(beam -3 #{rand} 0)(syn)" if $cycle == 3
  "(lle3 #{rand - percepts.joint('llj3') / 50 - 0.5})(rle4 #{rand})(syn)"
end
)RUBY";

Course playInside(const TimingSettings& settings, bool loaded)
{
  QTemporaryDir folder;
  QFile file(folder.filePath("mind.rb"));
  Course course(shortRun);
  if(!file.open(QIODevice::WriteOnly) || file.write(script) < 0)
    return course;
  file.close();
  const Load load(loaded);
  WorldOptions options = soccerOptions(false);
  options.overrides = rules();
  options.threads = loaded ? 3 : 1;
  options.dataDirectories.insert(options.dataDirectories.begin(), folder.path().toStdString());
  SoccerWorld s(options);
  registerTestBehaviors(s.world);
  s.world.setTiming(settings);
  for(int i = 1; i <= 2; ++i)
  {
    addInside(s.world, "Swinger", i, "team=Red number=" + std::to_string(i));
    addInside(s.world, "RubyBehavior", i + 2, "(unum " + std::to_string(i) + ")(teamname Blue)");
    s.world.scripts().runText("get('/usr/agent/behavior" + std::to_string(i + 2) + "').setScript('mind.rb')",
                              "test.rb");
  }
  for(long i = 0; i < shortRun; ++i)
  {
    s.world.cycle();
    course.add(*s.world.frame());
  }
  course.warnings = s.messages;
  return course;
}

} // namespace

/// The same run however busy the machine, however slow the network, and whoever comes first.
class ReproducibleRunTest : public QObject
{
  Q_OBJECT

private slots:
  void agentsOverTheNetwork_data()
  {
    QTest::addColumn<QString>("think");
    QTest::newRow("a thought of a cycle") << "20";
    QTest::newRow("thoughts of several lengths") << "Red 1=55,Blue=12,20";
  }
  void agentsOverTheNetwork()
  {
    QFETCH(QString, think);
    const TimingSettings settings = reproducibleTiming(think.toStdString());
    const Course alone = playOverTcp(settings, {});
    QVERIFY(alone.complete());
    QVERIFY(!alone.events.empty()); // The referee has had something to decide.
    compare(playOverTcp(settings, {.backwards = true}), alone);
    compare(playOverTcp(settings, {.slow = true, .loaded = true}), alone);
  }

  void otherTimesGiveAnotherRun()
  {
    const Course one = playOverTcp(reproducibleTiming("20"), {}), other = playOverTcp(reproducibleTiming("40"), {});
    QVERIFY(one.complete() && other.complete());
    QVERIFY(one.poses != other.poses);
  }

  void agentsInside()
  {
    for(const char* const think : {"20", "0", "33"})
    {
      const Course alone = playInside(reproducibleTiming(think), false);
      for(const std::string& message : alone.warnings)
        QVERIFY2(message.find("error") == std::string::npos, message.c_str());
      compare(playInside(reproducibleTiming(think), true), alone);
    }
  }

  void insideAndOutsideAreTheSame()
  {
    // Swingers only, in the order of their names.
    const auto inside = [](const TimingSettings& settings)
    {
      WorldOptions options = soccerOptions(false);
      options.overrides = rules();
      SoccerWorld s(options);
      registerTestBehaviors(s.world);
      s.world.setTiming(settings);
      Course course(shortRun);
      for(int i = 0; i < 4; ++i)
        addInside(s.world, "Swinger", i + 1,
                  "team=" + std::string(i < 2 ? "Blue" : "Red") + " number=" + std::to_string(i % 2 + 1));
      for(long i = 0; i < shortRun; ++i)
      {
        s.world.cycle();
        course.add(*s.world.frame());
      }
      return course;
    };
    compare(playOverTcp(reproducibleTiming("35"), {}), inside(reproducibleTiming("35")));
  }

  void namesThatAreMissingAreToldOf()
  {
    TestServer::Options options;
    options.holdAgents = 2;
    options.timing = reproducibleTiming("20");
    TestServer server(options);
    TestClient one(server.agentPort()), other(server.agentPort());
    one.send("(scene rsg/agent/nao/nao.rsg)(syn)");
    other.send("(agent Red 1)(scene rsg/agent/nao/nao.rsg)");
    QVERIFY(one.silentFor(0.3)); // The other one is not done with its first words.
    other.send("(syn)");
    QVERIFY(one.receive().has_value());
    const std::vector<std::string> messages = server.messages();
    QVERIFY2(messages.size() == 1 && messages[0].find("1 agents have told no name") != std::string::npos,
             messages.empty() ? "" : messages[0].c_str());
  }

  void whoFloodsBeforeTheStartIsCutOff()
  {
    TestServer::Options options;
    options.holdAgents = 2;
    options.timing = reproducibleTiming("20");
    TestServer server(options);
    TestClient flood(server.agentPort());
    const std::string much(400'000, ' ');
    for(int i = 0; i < 4; ++i)
      flood.send(much);
    QVERIFY(flood.closedByServer());
  }

  void whoNeverSaysThatItIsDoneIsLeftOut()
  {
    TestServer::Options options;
    options.timing = reproducibleTiming("20");
    options.syncTimeout = {.seconds = 0.1, .skip = true};
    TestServer server(options);
    TestClient agent(server.agentPort());
    agent.send("(scene rsg/agent/nao/nao.rsg)(syn)");
    QVERIFY(agent.receive().has_value());
    QVERIFY(server.running());
    const std::vector<std::string> messages = server.messages();
    QVERIFY2(messages.at(0).find("no (syn) for") != std::string::npos, messages[0].c_str());
  }

private:
  void compare(const Course& course, const Course& expected) { QCOMPARE(course.difference(expected), QString()); }
};

QTEST_APPLESS_MAIN(ReproducibleRunTest)
#include "ReproducibleRunTest.moc"
