#include "../core/InsideSupport.h"
#include "ServerSupport.h"
#include "WaitSupport.h"
#include "netserver/socket/Socket.h"

#include <QProcess>
#include <QtTest>

#include <atomic>
#include <sys/socket.h>

using namespace sparkwright;
using namespace sparkwright::test;

namespace
{

/// What the only robot of a run has done since it got its number.
class Performance
{
public:
  static constexpr double length = 15.5; ///< s: it has stood, walked, stood, waved, stood, and walked back.

  void watch(const Frame& frame)
  {
    if(frame.agents.empty() || frame.agents.front().unum == 0 || complete())
      return;
    if(begin_ < 0)
      begin_ = frame.time;
    std::vector<Mat4f> poses;
    frame.worldTransforms(poses);
    const Mat4f* const torso = find(frame, "body", poses);
    const Mat4f* const shoulder = find(frame, "rshoulder", poses);
    const Mat4f* const hand = find(frame, "rlowerarm", poses);
    const double time = frame.time - begin_;
    if(!torso || !shoulder || !hand || time < 1) // It has landed.
      return;
    const Vec3f reach = torso->block<3, 3>(0, 0).transpose() * (hand->block<3, 1>(0, 3) - shoulder->block<3, 1>(0, 3));
    moments_.push_back({time, torso->block<3, 1>(0, 3), (*torso)(2, 2), reach});
  }
  bool complete() const { return !moments_.empty() && moments_.back().time >= length; }

  /// What is wrong with it; empty if nothing is.
  QString judge() const
  {
    if(!complete())
      return QString("over after %1 s").arg(moments_.empty() ? 0 : moments_.back().time);
    float highest = -1;
    int swings = 0;
    float side = 0;
    float furthest = moments_.front().place.x();
    for(const Moment& moment : moments_)
    {
      if(!(moment.up > 0.93f))
        return QString("leans at %1 s: cosine %2").arg(moment.time).arg(moment.up);
      furthest = std::max(furthest, moment.place.x());
      highest = std::max(highest, moment.reach.z());
      if(moment.reach.z() < 0.05f)
        continue;
      const float now = moment.reach.x() < 0.05f ? -1.f : moment.reach.x() > 0.09f ? 1.f : side;
      swings += now != side;
      side = now;
    }
    const Vec3f way = moments_.back().place - moments_.front().place;
    if(!(furthest - moments_.front().place.x() > 0.5f))
      return QString("has come %1 m ahead").arg(furthest - moments_.front().place.x());
    if(!(std::abs(way.x()) < 0.15f && std::abs(way.y()) < 0.15f))
      return QString("did not come back: %1, %2").arg(way.x()).arg(way.y());
    if(!(highest > 0.1f))
      return QString("the hand came up to %1 m above the shoulder").arg(highest);
    if(swings < 6)
      return QString("the arm went %1 times to another side").arg(swings);
    return {};
  }

private:
  struct Moment
  {
    double time;
    Vec3f place; ///< Of the torso.
    float up;    ///< How upright it is, 1 at most.
    Vec3f reach; ///< From the shoulder to the hand in the torso's frame.
  };

  static const Mat4f* find(const Frame& frame, std::string_view part, const std::vector<Mat4f>& poses)
  {
    for(const SceneStructure::Node& node : frame.structure->nodes)
      if(node.name == part && node.slot >= 0 && node.path.find("/nao/") != std::string::npos)
        return &poses[static_cast<std::size_t>(node.slot)];
    return nullptr;
  }

  double begin_ = -1;
  std::vector<Moment> moments_;
};

/// An example as people start it.
class Example
{
public:
  Example(const QString& interpreter, const QString& file, const QStringList& arguments)
  {
    process_.setProcessChannelMode(QProcess::MergedChannels);
    process_.start(interpreter,
                   QStringList(QStringLiteral(SPARKWRIGHT_SOURCE_DIR "/resources/examples/") + file) + arguments);
  }
  ~Example()
  {
    process_.kill();
    process_.waitForFinished();
  }
  /// False if the interpreter is missing.
  bool started() { return process_.waitForStarted(); }
  bool running() { return process_.state() == QProcess::Running; }
  /// Exit code, or -1 if it does not end.
  int wait()
  {
    return process_.waitForFinished(30000) && process_.exitStatus() == QProcess::NormalExit ? process_.exitCode() : -1;
  }
  QString said() { return QString::fromUtf8(process_.readAll()); }

private:
  QProcess process_;
};

void languages()
{
  QTest::addColumn<QString>("interpreter");
  QTest::addColumn<QString>("file");
  QTest::newRow("Python") << "python3" << "agent.py";
  QTest::newRow("Ruby") << "ruby" << "agent.rb";
}

} // namespace

/// The examples of agents do what they say: they stand, walk, wave and walk back, and explain what goes wrong.
class ExampleAgentsTest : public QObject
{
  Q_OBJECT

private slots:
  void itWalksAndWaves_data() { languages(); }
  void itWalksAndWaves();
  void itWalksAndWavesInside();
  void itNeedsNoServerThatWaits_data() { languages(); }
  void itNeedsNoServerThatWaits();
  void aMissingServerIsExplained_data() { languages(); }
  void aMissingServerIsExplained();
  void aServerThatGoesIsExplained_data() { languages(); }
  void aServerThatGoesIsExplained();
  void aServerThatStammersIsExplained_data();
  void aServerThatStammersIsExplained();
  void aTakenNumberIsExplained_data() { languages(); }
  void aTakenNumberIsExplained();
  void wrongOptionsAreExplained_data() { languages(); }
  void wrongOptionsAreExplained();
};

void ExampleAgentsTest::itWalksAndWaves()
{
  QFETCH(const QString, interpreter);
  QFETCH(const QString, file);
  Performance performance;
  std::atomic<bool> over{false};
  TestServer::Options options;
  options.holdAgents = 1;
  options.listener = [&](const FramePtr& frame)
  {
    performance.watch(*frame);
    over = performance.complete();
  };
  TestServer server(options);
  Example example(interpreter, file, {"--port", QString::number(server.agentPort())});
  QVERIFY2(example.started(), qPrintable(interpreter + " is not installed: see packaging/packages.txt"));
  waitFor([&] { return over || !example.running(); });
  QVERIFY2(example.running(), qPrintable(example.said()));
  const std::vector<std::string> messages = server.messages();
  QVERIFY2(messages.empty(), messages.empty() ? "" : messages.front().c_str());
  server.stop();
  QCOMPARE(performance.judge(), QString());
}

void ExampleAgentsTest::itWalksAndWavesInside()
{
  SoccerWorld s(soccerOptions(false));
  addInside(s.world, "RubyBehavior", 1, "(unum 1)(teamname Example)");
  s.world.scripts().runText("get('/usr/agent/behavior1').setScript('examples/agent.rb')", "test.rb");
  Performance performance;
  for(int i = 0; i < 1000 && !performance.complete(); ++i)
  {
    s.world.cycle();
    performance.watch(*s.world.frame());
  }
  QVERIFY2(s.messages.empty(), s.messages.empty() ? "" : s.messages.front().c_str());
  QCOMPARE(performance.judge(), QString());
}

/// In real time, messages come whether it has answered or not.
void ExampleAgentsTest::itNeedsNoServerThatWaits()
{
  QFETCH(const QString, interpreter);
  QFETCH(const QString, file);
  TestServer::Options options;
  options.sync = false;
  options.speed = 1;
  TestServer server(options);
  Example example(interpreter, file,
                  {"--port", QString::number(server.agentPort()), "--team", "Mine", "--number", "3"});
  QVERIFY(example.started());
  QVERIFY(waitFor([&] { return !server.frame()->agents.empty() && server.frame()->agents.front().unum == 3; }));
  QCOMPARE(server.frame()->game.team[0], std::string("Mine"));
  QVERIFY(example.running());
}

void ExampleAgentsTest::aMissingServerIsExplained()
{
  QFETCH(const QString, interpreter);
  QFETCH(const QString, file);
  Example example(interpreter, file, {"--port", "1"});
  QVERIFY(example.started());
  QCOMPARE(example.wait(), 1);
  const QString said = example.said();
  QVERIFY2(said.startsWith(file + ": 127.0.0.1:1: ") && said.contains("refused"), qPrintable(said));
  QCOMPARE(said.count('\n'), 1);
}

void ExampleAgentsTest::aServerThatGoesIsExplained()
{
  QFETCH(const QString, interpreter);
  QFETCH(const QString, file);
  auto server = std::make_unique<TestServer>();
  const QString port = QString::number(server->agentPort());
  Example example(interpreter, file, {"--port", port});
  QVERIFY(example.started());
  QVERIFY(waitFor([&] { return !server->frame()->agents.empty(); }));
  server.reset();
  QCOMPARE(example.wait(), 1);
  const QString said = example.said();
  QVERIFY2(said.startsWith(file + ": 127.0.0.1:" + port + ": "), qPrintable(said));
  QCOMPARE(said.count('\n'), 1);
}

void ExampleAgentsTest::aServerThatStammersIsExplained_data()
{
  QTest::addColumn<QString>("interpreter");
  QTest::addColumn<QString>("file");
  QTest::addColumn<QByteArray>("bytes");
  const auto framed = [](const QByteArray& text)
  { return QByteArray(3, '\0') + static_cast<char>(text.size()) + text; };
  const std::pair<const char*, QByteArray> rows[] = {
      {"half a length", QByteArray(2, '\0')},
      {"half a message", framed("(time (now 0.02))").chopped(5)},
      {"nothing", framed("")},
      {"no time", framed("(GS (t 0))") + framed("(GS (unum 1))") + framed("(HJ (n hj1) (ax 1.00))")},
      {"no numbers", framed("()") + framed("(time (now nan))(GS (unum 1))") + framed("(HJ (n hj1) (ax 1.2.3))")},
      {"no text", framed("\xff\xfe\x80") + framed("\xc3(unum \xff") + framed("\xc3\x28")}};
  for(const auto& [name, bytes] : rows)
  {
    QTest::addRow("Python, %s", name) << "python3" << "agent.py" << bytes;
    QTest::addRow("Ruby, %s", name) << "ruby" << "agent.rb" << bytes;
  }
}

void ExampleAgentsTest::aServerThatStammersIsExplained()
{
  QFETCH(const QString, interpreter);
  QFETCH(const QString, file);
  QFETCH(const QByteArray, bytes);
  Listener listener;
  QVERIFY(listener.listen("127.0.0.1", 0).empty());
  Example example(interpreter, file, {"--port", QString::number(listener.port())});
  QVERIFY(example.started());
  Listener::Accepted agent;
  const auto comes = [&]
  {
    if(!agent.socket.valid())
      agent = listener.accept();
    return agent.socket.valid();
  };
  QVERIFY(waitFor(comes));
  QCOMPARE(::send(agent.socket.descriptor(), bytes.data(), static_cast<std::size_t>(bytes.size()), MSG_NOSIGNAL),
           static_cast<ssize_t>(bytes.size()));
  ::shutdown(agent.socket.descriptor(), SHUT_WR);
  QCOMPARE(example.wait(), 1);
  QCOMPARE(example.said(),
           QString("%1: 127.0.0.1:%2: the server has closed the connection\n").arg(file).arg(listener.port()));
}

void ExampleAgentsTest::aTakenNumberIsExplained()
{
  QFETCH(const QString, interpreter);
  QFETCH(const QString, file);
  TestServer server;
  const QStringList arguments{"--port", QString::number(server.agentPort())};
  Example first(interpreter, file, arguments);
  QVERIFY(first.started());
  QVERIFY(waitFor([&] { return !server.frame()->agents.empty() && server.frame()->agents.front().unum == 1; }));
  Example second(interpreter, file, arguments);
  QCOMPARE(second.wait(), 1);
  const QString said = second.said();
  QVERIFY2(said.contains("number 1 of team Example was refused"), qPrintable(said));
  QCOMPARE(said.count('\n'), 1);
  QVERIFY(first.running());
}

void ExampleAgentsTest::wrongOptionsAreExplained()
{
  QFETCH(const QString, interpreter);
  QFETCH(const QString, file);
  Example example(interpreter, file, {"--port", "many"});
  QVERIFY(example.started());
  QCOMPARE(example.wait(), 2);
  const QString said = example.said();
  QVERIFY2(said.contains("--port") && said.contains("many") && !said.contains("Traceback"), qPrintable(said));
}

QTEST_GUILESS_MAIN(ExampleAgentsTest)
#include "ExampleAgentsTest.moc"
