#include "../core/InsideSupport.h"
#include "ClientSupport.h"
#include "ServerSupport.h"

#include <QTemporaryDir>
#include <QtTest>

#include <arpa/inet.h>
#include <atomic>
#include <deque>
#include <mutex>
#include <netinet/in.h>
#include <poll.h>
#include <random>
#include <sys/socket.h>

using namespace sparkwright;
using namespace sparkwright::test;

namespace
{

constexpr long cycles = 90;

/// Passes bytes on between clients and a server, each piece after 0 to 50 ms of its own.
class SlowNetwork
{
public:
  explicit SlowNetwork(int serverPort) : serverPort_(serverPort), listener_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0))
  {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    if(::bind(listener_.descriptor(), reinterpret_cast<sockaddr*>(&address), size) != 0 ||
       ::listen(listener_.descriptor(), 16) != 0)
      throw std::runtime_error("no port for the slow network");
    ::getsockname(listener_.descriptor(), reinterpret_cast<sockaddr*>(&address), &size);
    port_ = ntohs(address.sin_port);
    threads_.emplace_back([this] { accept(); });
  }
  ~SlowNetwork()
  {
    over_ = true;
    threads_.front().join(); // No more threads from then on.
    for(std::size_t i = 1; i < threads_.size(); ++i)
      threads_[i].join();
  }
  int port() const { return port_; }

private:
  static bool readable(int descriptor)
  {
    pollfd entry{descriptor, POLLIN, 0};
    return ::poll(&entry, 1, 20) > 0;
  }
  void accept()
  {
    while(!over_)
    {
      if(!readable(listener_.descriptor()))
        continue;
      const auto client = std::make_shared<Socket>(::accept(listener_.descriptor(), nullptr, nullptr));
      const auto server = std::make_shared<Socket>(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0));
      sockaddr_in address{};
      address.sin_family = AF_INET;
      address.sin_port = htons(static_cast<in_port_t>(serverPort_));
      address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
      if(::connect(server->descriptor(), reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0)
        continue;
      threads_.emplace_back([this, client, server] { pass(client->descriptor(), server->descriptor()); });
      threads_.emplace_back([this, client, server] { pass(server->descriptor(), client->descriptor()); });
    }
  }
  void pass(int from, int to)
  {
    std::mt19937 chance(std::random_device{}());
    std::uniform_int_distribution<int> delay(0, 50);
    char bytes[65536];
    while(!over_)
    {
      if(!readable(from))
        continue;
      const ssize_t count = ::recv(from, bytes, sizeof bytes, 0);
      if(count <= 0)
        break;
      std::this_thread::sleep_for(std::chrono::milliseconds(delay(chance)));
      for(ssize_t sent = 0; sent < count;)
      {
        const ssize_t now = ::send(to, bytes + sent, static_cast<std::size_t>(count - sent), MSG_NOSIGNAL);
        if(now <= 0)
          return;
        sent += now;
      }
    }
    ::shutdown(to, SHUT_RDWR);
  }

  int serverPort_, port_ = 0;
  Socket listener_;
  std::atomic<bool> over_{false};
  std::deque<std::thread> threads_; ///< The first one adds the others.
};

/// Keeps all cores busy.
class Load
{
public:
  explicit Load(bool on)
  {
    for(unsigned i = 0; on && i < std::max(std::thread::hardware_concurrency(), 2u); ++i)
      threads_.emplace_back(
          [this]
          {
            double x = 1;
            while(!over_)
              for(int n = 0; n < 100000; ++n)
                x = std::sin(x) + 1;
            sum_ = x;
          });
  }
  ~Load()
  {
    over_ = true;
    for(std::thread& thread : threads_)
      thread.join();
  }

private:
  std::atomic<bool> over_{false};
  std::atomic<double> sum_{0};
  std::vector<std::thread> threads_;
};

/// What a run comes to: the poses of every cycle, and what the referee has decided.
struct Course
{
  std::vector<std::size_t> poses;
  std::string events;
  std::vector<std::string> warnings;

  void add(const Frame& frame)
  {
    if(static_cast<std::size_t>(frame.cycle) != poses.size() + 1 || frame.cycle > cycles)
      return; // The same cycle once more.
    std::size_t hash = 0;
    for(const Mat4f& pose : frame.local)
      hash = hash * 1000003 ^ std::hash<std::string_view>()({reinterpret_cast<const char*>(pose.data()), sizeof(float) * 16});
    poses.push_back(hash);
    events.clear();
    if(frame.game.events)
      for(const auto& event : *frame.game.events)
        events += std::to_string(event->time) + ' ' + event->reason + ' ' + event->consequence + '\n';
  }
  bool complete() const { return poses.size() == static_cast<std::size_t>(cycles); }
};

EngineSettings engine(const std::string& think)
{
  EngineSettings settings;
  settings.reproducible = true;
  settings.readThinking(think);
  return settings;
}

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

Course playOverTcp(const EngineSettings& settings, const Circumstances& how)
{
  constexpr int count = 4;
  Course course;
  std::mutex mutex;
  std::atomic<bool> done{false};
  TestServer::Options options;
  options.sync = false;
  options.holdAgents = count;
  options.overrides = rules();
  options.engine = settings;
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

Course playInside(const EngineSettings& settings, bool loaded)
{
  QTemporaryDir folder;
  QFile file(folder.filePath("mind.rb"));
  Course course;
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
  s.world.setEngine(settings);
  for(int i = 1; i <= 2; ++i)
  {
    addInside(s.world, "Swinger", i, "team=Red number=" + std::to_string(i));
    addInside(s.world, "RubyBehavior", i + 2, "(unum " + std::to_string(i) + ")(teamname Blue)");
    s.world.scripts().runText("get('/usr/agent/behavior" + std::to_string(i + 2) + "').setScript('mind.rb')", "test.rb");
  }
  for(long i = 0; i < cycles; ++i)
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
    const EngineSettings settings = engine(think.toStdString());
    const Course alone = playOverTcp(settings, {});
    QVERIFY(alone.complete());
    QVERIFY(!alone.events.empty()); // The referee has had something to decide.
    compare(playOverTcp(settings, {.backwards = true}), alone);
    compare(playOverTcp(settings, {.slow = true, .loaded = true}), alone);
  }

  void otherTimesGiveAnotherRun()
  {
    const Course one = playOverTcp(engine("20"), {}), other = playOverTcp(engine("40"), {});
    QVERIFY(one.complete() && other.complete());
    QVERIFY(one.poses != other.poses);
  }

  void agentsInside()
  {
    for(const char* const think : {"20", "0", "33"})
    {
      const Course alone = playInside(engine(think), false);
      for(const std::string& message : alone.warnings)
        QVERIFY2(message.find("error") == std::string::npos, message.c_str());
      compare(playInside(engine(think), true), alone);
    }
  }

  void insideAndOutsideAreTheSame()
  {
    // Swingers only, in the order of their names.
    const auto inside = [](const EngineSettings& settings)
    {
      WorldOptions options = soccerOptions(false);
      options.overrides = rules();
      SoccerWorld s(options);
      registerTestBehaviors(s.world);
      s.world.setEngine(settings);
      Course course;
      for(int i = 0; i < 4; ++i)
        addInside(s.world, "Swinger", i + 1, "team=" + std::string(i < 2 ? "Blue" : "Red") + " number=" + std::to_string(i % 2 + 1));
      for(long i = 0; i < cycles; ++i)
      {
        s.world.cycle();
        course.add(*s.world.frame());
      }
      return course;
    };
    compare(playOverTcp(engine("35"), {}), inside(engine("35")));
  }

  void namesThatAreMissingAreToldOf()
  {
    TestServer::Options options;
    options.holdAgents = 2;
    options.engine = engine("20");
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
    options.engine = engine("20");
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
    options.engine = engine("20");
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
  void compare(const Course& course, const Course& expected)
  {
    QVERIFY(course.complete());
    // Runs over the network go on for a moment after the last cycle that is looked at.
    for(std::size_t i = 0; i < std::min(course.warnings.size(), expected.warnings.size()); ++i)
      QCOMPARE(course.warnings[i], expected.warnings[i]);
    const auto differs = std::mismatch(course.poses.begin(), course.poses.end(), expected.poses.begin()).first;
    QVERIFY2(differs == course.poses.end(), qPrintable(QString("cycle %1").arg(differs - course.poses.begin() + 1)));
    QCOMPARE(course.events, expected.events);
  }
};

QTEST_APPLESS_MAIN(ReproducibleRunTest)
#include "ReproducibleRunTest.moc"
