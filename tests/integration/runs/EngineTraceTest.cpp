#include "ClientSupport.h"
#include "EngineTraceSupport.h"
#include "ProgramSupport.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <dlfcn.h>
#include <functional>
#include <memory>

using namespace sparkwright;

namespace
{

/// What the server loads before all else: the recorder. The runtime of a sanitizer insists on being first, where it is
/// a library of its own.
QString preloaded()
{
  QStringList libraries{SPARKWRIGHT_ENGINE_RECORDER};
  Dl_info runtime{};
  if(void* const begin = dlsym(RTLD_DEFAULT, "__asan_init"); begin && dladdr(begin, &runtime) != 0)
    if(const QString file = QFile::decodeName(runtime.dli_fname); file.contains(".so"))
      libraries.prepend(file);
  return libraries.join(':');
}

/// How the server computes its steps.
struct Way
{
  const char* step;
  int threads;
};
constexpr Way ways[] = {{"exact", 1}, {"exact", 2}, {"engine", 1}, {"engine", 2}};

QByteArray nameOf(const Way& way)
{
  return QByteArray(way.step) + ", threads: " + QByteArray::number(way.threads);
}

QStringList withoutChance(const Way& way, const QStringList& more)
{
  return QStringList{"--sync",        "--fast", "--seed",           "1",         "--set",
                     "BeamNoiseXY=0", "--set",  "BeamNoiseAngle=0", "--threads", QString::number(way.threads),
                     "--step",        way.step} +
         more;
}

/// The real server with the recorder in front of the engine.
class RecordedServer
{
public:
  RecordedServer(const Way& way, const QStringList& more) : server_(withoutChance(way, more), environment(file())) {}

  ServerProcess& server() { return server_; }
  EngineTrace trace() const
  {
    QFile written(file());
    return EngineTrace::parse(written.open(QIODevice::ReadOnly) ? written.readAll() : QByteArray());
  }
  /// Waits until the run has got so far; false if it does not.
  bool reaches(const std::function<bool(const EngineTrace&)>& point) const
  {
    return QTest::qWaitFor([&] { return point(trace()); }, 15000);
  }

private:
  QString file() const { return directory_.filePath("trace.txt"); }
  static QProcessEnvironment environment(const QString& file)
  {
    QProcessEnvironment e;
    e.insert("LD_PRELOAD", preloaded());
    e.insert("ENGINE_RECORD", file);
    return e;
  }

  QTemporaryDir directory_;
  ServerProcess server_;
};

/// An agent that says what a recorded one said, one message per cycle. @return what it was told
QByteArrayList drive(int port, const QByteArrayList& messages)
{
  TestClient agent(port);
  QByteArrayList told;
  for(const QByteArray& message : messages)
  {
    agent.send(message.toStdString());
    const auto percepts = agent.receive();
    if(!percepts)
      break;
    told.append(QByteArray::fromStdString(*percepts));
  }
  return told;
}

QByteArrayList recordedAgent(int robotType, int messages)
{
  QByteArrayList all = recordedLines("nao-messages").mid(0, messages);
  all[0] = "(scene rsg/agent/nao/nao_hetero.rsg " + QByteArray::number(robotType) + ")";
  return all;
}

/// Without the list of this name.
QByteArray without(const char* name, QByteArray message)
{
  const qsizetype begin = message.indexOf(QByteArray("(") + name + ' ');
  if(begin < 0)
    return message;
  int depth = 0;
  qsizetype end = begin;
  do
    depth += message[end] == '(' ? 1 : message[end] == ')' ? -1 : 0;
  while(++end < message.size() && depth > 0);
  return message.remove(begin, end - begin);
}

void eachWay()
{
  QTest::addColumn<Way>("way");
  for(const Way& way : ways)
    QTest::newRow(nameOf(way).constData()) << way;
}

} // namespace

/// The server asks the physics engine for the same things in the same order as the reference simulator does, and so
/// gets the same numbers, to the last bit.
class EngineTraceTest : public QObject
{
  Q_OBJECT

private slots:
  void fieldIsMadeAndRests_data() { eachWay(); }
  void fieldIsMadeAndRests();
  void ballMoves_data();
  void ballMoves();
  void robotIsMadeAndDriven_data();
  void robotIsMadeAndDriven();
  void twoRobotsTouch_data() { eachWay(); }
  void twoRobotsTouch();
  void perceptsAreTheSame_data() { eachWay(); }
  void perceptsAreTheSame();
};

#define COMPARE_TRACES(recording, run)                                                                                 \
  do                                                                                                                   \
  {                                                                                                                    \
    const QString difference = (recording).difference(run);                                                            \
    QVERIFY2(difference.isEmpty(), qPrintable(difference));                                                            \
  } while(false)

void EngineTraceTest::fieldIsMadeAndRests()
{
  QFETCH(Way, way);
  RecordedServer recorded(way, {"--until", "0.1"});
  QCOMPARE(recorded.server().wait(), 0);
  COMPARE_TRACES(EngineTrace::recording("empty"), recorded.trace());
}

void EngineTraceTest::ballMoves_data()
{
  QTest::addColumn<QString>("recording");
  QTest::addColumn<QByteArray>("command");
  QTest::addColumn<Way>("way");
  for(const Way& way : ways)
  {
    QTest::addRow("dropped from 1 m; %s", nameOf(way).constData())
        << "ball-drop" << QByteArray("(ball (pos 2 0 1) (vel 0 0 0))") << way;
    QTest::addRow("shot at 5 m/s; %s", nameOf(way).constData())
        << "ball-shoot" << QByteArray("(ball (pos 0 0 0.042) (vel 5 0 0))") << way;
    QTest::addRow("shot at a goal post; %s", nameOf(way).constData())
        << "ball-goal" << QByteArray("(ball (pos 14.5 1.06 0.3) (vel 8 0 0))") << way;
  }
}

void EngineTraceTest::ballMoves()
{
  QFETCH(QString, recording);
  QFETCH(QByteArray, command);
  QFETCH(Way, way);
  const EngineTrace want = EngineTrace::recording(recording);
  RecordedServer recorded(way, {});
  QVERIFY2(recorded.server().ready(), qPrintable(recorded.server().output));
  // The ball is asleep when it is placed.
  QVERIFY(recorded.reaches([](const EngineTrace& trace) { return trace.size() >= 30; }));
  TestClient trainer(recorded.server().monitorPort);
  trainer.send(command.toStdString());
  QVERIFY(recorded.reaches([&](const EngineTrace& trace) { return trace.fromBall().size() >= want.size(); }));
  COMPARE_TRACES(want, recorded.trace().fromBall());
}

void EngineTraceTest::robotIsMadeAndDriven_data()
{
  QTest::addColumn<int>("type");
  QTest::addColumn<int>("messages");
  QTest::addColumn<Way>("way");
  for(const Way& way : ways)
  {
    QTest::addRow("type 0; %s", nameOf(way).constData()) << 0 << 302 << way;
    for(const int type : {1, 2, 3})
      QTest::addRow("type %d is made; %s", type, nameOf(way).constData()) << type << 3 << way;
    QTest::addRow("type 4; %s", nameOf(way).constData()) << 4 << 900 << way;
  }
}

void EngineTraceTest::robotIsMadeAndDriven()
{
  QFETCH(int, type);
  QFETCH(int, messages);
  QFETCH(Way, way);
  RecordedServer recorded(way, {"--wait-agents", "1"});
  QVERIFY2(recorded.server().ready(), qPrintable(recorded.server().output));
  QCOMPARE(drive(recorded.server().agentPort, recordedAgent(type, messages)).size(), messages);
  const EngineTrace want = EngineTrace::recording(QString("nao%1").arg(type));
  QVERIFY(recorded.reaches([&](const EngineTrace& trace) { return trace.fromRobot().size() >= want.size(); }));
  COMPARE_TRACES(want, recorded.trace().fromRobot());
}

void EngineTraceTest::twoRobotsTouch()
{
  QFETCH(Way, way);
  // An agent without a body decides when a cycle begins, so that the robots come and move in the recorded cycles.
  QTemporaryDir models;
  QVERIFY(QDir(models.path()).mkpath("rsg/agent"));
  QFile model(models.filePath("rsg/agent/timekeeper.rsg"));
  QVERIFY(model.open(QIODevice::WriteOnly));
  model.write("(RSG 0 1) ((nd AgentAspect (nd TimePerceptor) (nd AgentSyncEffector)))");
  model.close();

  RecordedServer recorded(way, {"--mount", models.path()});
  QVERIFY2(recorded.server().ready(), qPrintable(recorded.server().output));
  TestClient timekeeper(recorded.server().agentPort);
  timekeeper.send("(scene rsg/agent/timekeeper.rsg)");
  const std::unique_ptr<TestClient> robots[] = {std::make_unique<TestClient>(recorded.server().agentPort),
                                                std::make_unique<TestClient>(recorded.server().agentPort)};
  const auto cycle = [&timekeeper]
  {
    timekeeper.send("(syn)");
    return timekeeper.receive().has_value(); // Sent as the next cycle begins.
  };
  QVERIFY(timekeeper.receive());
  for(int i = 0; i < 8; ++i) // Until the server waits for it as long as it takes.
    QVERIFY(cycle());

  const QByteArrayList messages = recordedLines("two-messages"); // One robot's and the other's, in turn.
  for(qsizetype i = 0; i + 1 < messages.size(); i += 2)
  {
    for(const qsizetype robot : {0, 1})
      robots[robot]->send(messages[i + robot].toStdString() + "(syn)");
    QVERIFY(cycle());
  }
  const EngineTrace want = EngineTrace::recording("two");
  QVERIFY(recorded.reaches([&](const EngineTrace& trace) { return trace.fromRobot().size() >= want.size(); }));
  COMPARE_TRACES(want, recorded.trace().fromRobot());
}

void EngineTraceTest::perceptsAreTheSame()
{
  QFETCH(Way, way);
  ServerProcess server(withoutChance(way, {"--wait-agents", "1"}));
  QVERIFY2(server.ready(), qPrintable(server.output));
  QByteArrayList told = drive(server.agentPort, recordedAgent(4, 902));
  QByteArrayList recorded = recordedLines("nao4-percepts");
  const auto joined = [](QByteArrayList& messages)
  { messages.removeIf([met = false](const QByteArray& m) mutable { return !(met = met || m.contains("(unum ")); }); };
  joined(told);
  joined(recorded);

  const qsizetype count = std::min(told.size(), recorded.size());
  QVERIFY(count >= 880);
  for(qsizetype i = 0; i < count; ++i) // What is seen has noise, and the time tells when the agent came.
    QCOMPARE(without("time", without("See", told[i])), recorded[i]);
}

QTEST_GUILESS_MAIN(EngineTraceTest)
#include "EngineTraceTest.moc"
