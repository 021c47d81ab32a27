#include "WitnessSupport.h"
#include "core/wire/MonitorDecoder.h"
#include "tests/VerifyNear.h"
#include "tests/integration/server/MonitorMessageSupport.h"

#include <QtTest>

using namespace sparkwright;

namespace
{

using Node = SceneStructure::Node;

struct Counts
{
  int nodes, poses, visibilities;
  bool operator==(const Counts&) const = default;
};
Counts countsOf(const std::string& message)
{
  return {countOf(message, "(nd"), countOf(message, "(SLT"), countOf(message, "(setVisible")};
}

/// A server that stands still until its agents have answered, and a monitor of it.
struct Watched
{
  explicit Watched(int agents = 1) : server(options(agents)), monitor(server.monitorPort())
  {
    first = monitor.receive().value_or(std::string());
  }
  static TestServer::Options options(int agents)
  {
    TestServer::Options options;
    options.holdAgents = agents;
    return options;
  }
  /// What the monitor is told in so many cycles of an agent.
  std::vector<std::string> live(TestAgent& agent, int cycles, const std::string& commands = {})
  {
    for(int i = 0; i < cycles && !agent.percepts().empty(); ++i)
      agent.answer(commands);
    return told(agent);
  }
  std::vector<std::string> told(TestAgent& agent)
  {
    std::vector<std::string> messages;
    if(standsStill(server, agent))
      while(!monitor.silentFor(0))
        messages.push_back(monitor.receive().value_or(std::string()));
    return messages;
  }

  TestServer server;
  TestClient monitor;
  std::string first;
};

/// World poses of the nodes of a frame.
struct Scene
{
  explicit Scene(FramePtr f) : frame(std::move(f)) { frame->worldTransforms(world); }
  const std::vector<Node>& nodes() const { return frame->structure->nodes; }
  std::vector<int> childrenOf(int node) const
  {
    std::vector<int> children;
    for(int i = node + 1; i < nodes()[static_cast<std::size_t>(node)].end; i = nodes()[static_cast<std::size_t>(i)].end)
      children.push_back(i);
    return children;
  }
  Vec3f place(int node) const
  {
    return translation(world[static_cast<std::size_t>(nodes()[static_cast<std::size_t>(node)].slot)]);
  }
  /// The mesh in a body: its file without path, number of the type and ending.
  std::string meshIn(int node) const
  {
    for(int i = node; i < nodes()[static_cast<std::size_t>(node)].end; ++i)
      if(std::string mesh = nodes()[static_cast<std::size_t>(i)].mesh; !mesh.empty())
      {
        mesh = mesh.substr(mesh.find_last_of('/') + 1);
        mesh = mesh.substr(0, mesh.find('.'));
        return mesh.substr(0, mesh.find_first_of("01234"));
      }
    return {};
  }

  FramePtr frame;
  std::vector<Mat4f> world;
};

} // namespace

/// The measured figures of monitor-protocol 15 that need a whole server.
class MonitorFiguresTest : public QObject
{
  Q_OBJECT

private slots:
  // rows 1 and 2
  void theEmptyField()
  {
    Watched w;
    QVERIFY(isFull(w.first));
    QCOMPARE(countsOf(w.first), (Counts{61, 50, 9}));
    QVERIFY(w.first.find("(time 0)") != std::string::npos && w.first.find("team_left") == std::string::npos);
  }
  void nothingHappens()
  {
    TestServer::Options options;
    options.speed = 1;
    TestServer server(options);
    TestClient monitor(server.monitorPort());
    std::string last;
    for(int i = 0; i < 30; ++i)
      last = monitor.receive().value_or(std::string());
    QCOMPARE(countsOf(last), (Counts{61, 0, 0}));
    QCOMPARE(last.size(), 336u);
  }

  // row 3, when the field has been announced before
  void theMeshesOfANewRobotAreAnnounced()
  {
    TestServer::Options options;
    options.speed = 1;
    TestServer server(options);
    TestClient monitor(server.monitorPort());
    std::string message = monitor.receive().value_or(std::string());
    for(int i = 0; i < 50 && isFull(message); ++i)
      message = monitor.receive().value_or(std::string());
    QCOMPARE(countsOf(message), (Counts{61, 0, 9}));
    TestAgent agent(server.agentPort(), "Red", 2);
    int nodes = 0;
    for(int i = 0; i < 200 && !(nodes == 112 && !isFull(message)); ++i)
    {
      agent.percepts();
      agent.answer();
      while(!monitor.silentFor(0) && !(nodes == 112 && !isFull(message)))
      {
        message = monitor.receive().value_or(std::string());
        if(isFull(message))
          nodes = countsOf(message).nodes;
      }
    }
    QCOMPARE(nodes, 112);
    QCOMPARE(countsOf(message).visibilities, 24);
  }

  // rows 3, 5, 8 and 9
  void aRobotComesStandsAndLeaves()
  {
    Watched w;
    auto agent = std::make_unique<TestAgent>(w.server.agentPort(), "Red", 2);
    std::vector<Counts> full;
    bool firstDiff = false;
    for(const std::string& message : w.live(*agent, 20))
    {
      if(isFull(message))
        full.push_back(countsOf(message));
      else if(!full.empty() && full.back().nodes == 112 && !std::exchange(firstDiff, true))
        QCOMPARE(countsOf(message).visibilities, 33); // Nothing has been announced in a diff before.
    }
    QVERIFY(firstDiff);
    QCOMPARE_GE(std::ranges::count(full, Counts{112, 77, 33}), 2); // After `scene` and after `init`.

    w.live(*agent, 150);
    const std::vector<std::string> standing = w.live(*agent, 10);
    QCOMPARE(standing.size(), 5u);
    QCOMPARE(countsOf(standing.back()), (Counts{112, 0, 0}));
    QCOMPARE(standing.back().size(), 720u);

    agent->close();
    std::string told;
    for(int i = 0; i < 400 && !(isFull(told) && countsOf(told).nodes == 61); ++i)
      told = w.monitor.receive().value_or(std::string());
    QCOMPARE(countsOf(told), (Counts{61, 50, 9}));
  }

  // row 4
  void fiveRobotsOfAllTypes()
  {
    Watched w;
    Squad squad(w.server.agentPort());
    for(int type = 0; type < 5; ++type)
      squad.add("Red", type + 1, type);
    squad.cycle();
    int nodes = 0;
    QElapsedTimer timer;
    timer.start();
    while(nodes != 320 && timer.elapsed() < 10'000)
    {
      squad.cycle();
      while(!w.monitor.silentFor(0.01))
        nodes = countsOf(w.monitor.receive().value_or(std::string())).nodes;
    }
    QCOMPARE(nodes, 320);
  }

  // rows 10 and 11
  void aRobotAtItsWaitingPosition()
  {
    Watched w;
    TestAgent agent(w.server.agentPort(), "Red", 2);
    MonitorDecoder decoder;
    QVERIFY(decoder.decode(w.first).frame);
    std::string full;
    for(const std::string& message : w.live(agent, 12))
    {
      QVERIFY(decoder.decode(message).frame);
      if(isFull(message))
        full = message;
    }
    const Scene scene(decoder.frame());
    QCOMPARE(scene.frame->agents.size(), 1u);
    const auto root = std::ranges::find(scene.nodes(), scene.frame->agents[0].rootId, &Node::id);
    QVERIFY(root != scene.nodes().end());
    QVERIFY(scene.frame->local[static_cast<std::size_t>(root->slot)] == Mat4f::Identity());
    const std::vector<int> bodies = scene.childrenOf(static_cast<int>(root - scene.nodes().begin()));
    QCOMPARE(bodies.size(), 23u); // With the torso.
    std::string order;
    for(const int body : bodies)
      order += (order.empty() ? "" : " ") + scene.meshIn(body);
    QCOMPARE(order, "naobody StdCapsule naohead StdUnitSphere rupperarm StdUnitSphere rlowerarm "
                    "StdUnitSphere lupperarm StdUnitSphere llowerarm "
                    "StdUnitSphere StdUnitSphere rthigh rshank StdUnitSphere rfoot "
                    "StdUnitSphere StdUnitSphere lthigh lshank StdUnitSphere lfoot");
    QCOMPARE(scene.childrenOf(bodies[0]).size(), 2u);
    QCOMPARE(scene.childrenOf(bodies[2]).size(), 1u);
    QCOMPARE(countOf(full, "(nd SMN (setVisible 0) (setTransparent) (load StdUnitCylinder 1 1) (sSc 0.2 0.2 0.02) "
                           "(sMat matSelect))"),
             1);
    VERIFY_NEAR(scene.place(bodies[0]), Vec3f(-14.2f, 9.2f, 0.384f), 0.01f);
    VERIFY_NEAR(scene.place(bodies[2]), Vec3f(-14.2f, 9.2f, 0.539f), 0.01f);
    VERIFY_NEAR(scene.place(bodies[16]), Vec3f(-14.175f, 9.145f, 0.009f), 0.012f);
    VERIFY_NEAR(scene.place(bodies[22]), Vec3f(-14.175f, 9.255f, 0.009f), 0.012f);
  }

  // row 12
  void movesOfMoreThanFiveMillimetresAreSent()
  {
    Watched w;
    TestAgent agent(w.server.agentPort(), "Red", 2);
    w.monitor.send("(playMode PlayOn)(ball (pos 2 2 0.041)(vel 0 0 0))");
    w.live(agent, 100);
    std::vector<double> sent;
    for(const double x : {2.004, 2.0049, 2.006, 2.009, 2.0105, 2.012})
    {
      const std::uint64_t before = w.server.net().connections().back().messages;
      w.monitor.send("(ball (pos " + std::to_string(x) + " 2 0.041)(vel 0 0 0))");
      QTRY_VERIFY(w.server.net().connections().back().messages > before);
      int moved = 0;
      for(const std::string& message : w.live(agent, 2))
        moved += countOf(message, "(SLT");
      if(moved > 0)
        sent.push_back(x);
    }
    QCOMPARE(sent, (std::vector<double>{2.006, 2.012}));
  }

  // row 27, and what is worse
  void badCommandsHaveNoEffect_data()
  {
    QTest::addColumn<QByteArray>("bytes");
    const auto row = [](const char* name, const std::string& message)
    { QTest::newRow(name) << QByteArray::fromStdString(prefix(static_cast<std::uint32_t>(message.size())) + message); };
    row("opens only", "(");
    row("opens too much", "((()");
    row("closes too much", ")))");
    row("nothing", "");
    row("unknown", "(foo)(init)");
    row("ball without place", "(ball)(ball (pos))(ball (pos 1 2))(ball (vel nan 0 0))");
    row("ball nowhere", "(ball (pos nan nan nan)(vel inf 0 0))(ball (pos 1e39 0 0))");
    row("three of four", "(agent (unum 2)(team Left)(move 1 1 0.4))");
    row("unknown team", "(agent (unum 2)(team left)(pos 1 1 0.4))(agent (unum 2)(team Middle)(pos 1 1 0.4))");
    row("unknown player", "(agent (unum 9)(team Left)(pos 1 1 0.4))(kill (unum 9)(team Left))(repos (unum 3)(team X))");
    row("nan places", "(agent (unum 2)(team Left)(pos nan 1 1))(agent (unum 2)(team Left)(move 1 1 inf 90))");
    row("half scores", "(score (left 3))(score (left -1)(right 0))(score)(time -5)(time nan)(time)");
    row("wrong case", "(kickoff Left)(kickOff left)(playMode playon)(playMode unknown)(DropBall)");
    row("deep", std::string(100'000, '('));
    QTest::newRow("10 MB without framing") << QByteArray(10'000'000, 'x');
    QTest::newRow("10 MB of parentheses") << QByteArray(10'000'000, '(');
    QTest::newRow("a length of 10 MB") << QByteArray::fromStdString(prefix(10'000'000)) + QByteArray(10'000'000, ' ');
  }
  void badCommandsHaveNoEffect()
  {
    QFETCH(const QByteArray, bytes);
    Watched w;
    TestAgent agent(w.server.agentPort(), "Red", 2);
    w.live(agent, 60);
    const FramePtr before = w.server.frame();
    {
      TestClient bad(w.server.monitorPort());
      bad.raw({bytes.data(), static_cast<std::size_t>(bytes.size())});
    }
    TestClient good(w.server.monitorPort());
    good.send("(getAck)");
    QTRY_VERIFY(w.server.net().connections().back().messages == 1);
    const std::vector<std::string> told = w.live(agent, 10);
    QCOMPARE(told.size(), 5u); // The other monitor has missed nothing.
    const FramePtr after = w.server.frame();
    QCOMPARE(after->agents.size(), before->agents.size());
    QCOMPARE(after->game.mode, before->game.mode);
    QCOMPARE(after->game.score, before->game.score);
    QCOMPARE(countsOf(told.back()), (Counts{112, 0, 0})); // Nothing has moved.
  }
};

QTEST_APPLESS_MAIN(MonitorFiguresTest)
#include "MonitorFiguresTest.moc"
