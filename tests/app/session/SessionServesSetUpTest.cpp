#include "app/ide/session/SimulationSession.h"

#include <QFile>
#include <QNetworkProxy>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QUdpSocket>
#include <QtEndian>
#include <QtTest>

using namespace sparkwright;
using Phase = SessionState::Phase;

namespace
{

const QByteArray robot = "(scene rsg/agent/nao/nao.rsg 0)(syn)";

QByteArray framed(const QByteArray& message)
{
  QByteArray length(4, '\0');
  qToBigEndian(static_cast<quint32>(message.size()), length.data());
  return length + message;
}

} // namespace

/// What a set-up asks of agents' connections counts in the IDE as it does in the headless server.
class SessionServesSetUpTest : public QObject
{
  Q_OBJECT

private slots:
  void initTestCase() { QVERIFY(folder_.isValid()); }

  void agentsMayComeOverUdp()
  {
    SimulationSession session(options());
    QVERIFY(open(session, "agents.setServerTypeUDP\n"));
    QVERIFY(session.state().agentsOverUdp);
    QUdpSocket agent;
    agent.setProxy(QNetworkProxy::NoProxy);
    agent.writeDatagram(framed(robot), QHostAddress::LocalHost, agentPort(session));
    QTRY_VERIFY(agent.hasPendingDatagrams());
    QByteArray told(65536, '\0');
    told.truncate(agent.readDatagram(told.data(), told.size()));
    QVERIFY2(told.mid(4).startsWith("(time (now "), told.constData() + 4);
    QTRY_COMPARE(session.state().connections.size(), std::size_t(1));
    QVERIFY(session.state().connections[0].udp);

    session.open("examples/falling_boxes.rsg"); // One that asks for nothing.
    QTRY_COMPARE(session.state().scene, std::string("examples/falling_boxes.rsg"));
    QTRY_COMPARE(session.state().phase, Phase::Ready);
    QVERIFY(!session.state().agentsOverUdp);
  }

  void agentsMaySpeakJson()
  {
    SimulationSession session(options());
    QVERIFY(open(session, "get('/sys/server/gamecontrol').initParser('JsonParser')\n"));
    QCOMPARE(firstPercepts(session, R"([["scene","rsg/agent/nao/nao.rsg",0],["syn"]])").left(15),
             QByteArray("[[\"time\",[\"now\""));
    QCOMPARE(firstPercepts(session, robot).left(11), QByteArray("(time (now "));
  }

  void agentsMaySpeakTheLanguageOfAPlugin()
  {
    qputenv("SPARKWRIGHT_PLUGINS", SPARKWRIGHT_TEST_PLUGINS);
    SimulationSession session(options());
    QVERIFY(open(session, "importBundle 'terse'\nget('/sys/server/gamecontrol').initParser('TerseParser')\n"));
    qunsetenv("SPARKWRIGHT_PLUGINS");
    QCOMPARE(firstPercepts(session, "scene rsg/agent/nao/nao.rsg 0\nsyn").left(10), QByteArray("time\n.now "));
    QCOMPARE(firstPercepts(session, robot).left(11), QByteArray("(time (now "));
  }

  void agentsInsideAreListed()
  {
    SimulationSession session(options());
    QVERIFY(open(session, "addIntegratedAgent('oxygen/Behavior', 1).setCommand('(scene rsg/agent/nao/nao.rsg)(syn)')\n"
                          "addIntegratedAgent('RubyBehavior', 2)\n"));
    QTRY_VERIFY(session.state().connections.size() == 2 && session.state().connections[0].messages > 3);
    const std::vector<ConnectionInfo> connections = session.state().connections;
    QCOMPARE(connections[0].address, std::string("inside: behavior1"));
    QCOMPARE(connections[0].lastMessage, std::string("(scene rsg/agent/nao/nao.rsg)(syn)"));
    QVERIFY(!connections[0].givenUp && connections[1].givenUp); // The other one has no script.
  }

  void theEngineIsTheOneOfTheSetUp()
  {
    SimulationSession session(options());
    QVERIFY(open(session, "agents.setEngine('reproducible')\nagents.setExpectedAgents(1)\n"));
    QTest::qWait(50);
    QCOMPARE(session.state().frame->cycle, 0L); // Nobody is there.
    QVERIFY(firstPercepts(session, robot).startsWith("(time (now "));
  }

  void whoIsLateIsSkipped()
  {
    SimulationSession session(options());
    QVERIFY(open(session, "agents.setSyncMode(true)\nagents.setSyncTimeout(0.015625, 'skip')\n"));
    QVERIFY(session.state().syncTimeout.skip);
    QCOMPARE(session.state().syncTimeout.seconds, 0.015625);
    QTcpSocket silent;
    join(session, silent, robot);
    QTRY_VERIFY(session.state().connections.size() == 1 && session.state().connections[0].skipped > 5);
    QCOMPARE(silent.state(), QAbstractSocket::ConnectedState);
  }

  void whoIsLateIsDisconnectedWithoutThatPolicy()
  {
    SimulationSession session(options());
    QVERIFY(open(session, "agents.setSyncMode(true)\nagents.setSyncTimeout(0.1)\n"));
    QTcpSocket silent;
    join(session, silent, robot);
    QTRY_COMPARE(silent.state(), QAbstractSocket::UnconnectedState);
    const long cycle = session.state().frame->cycle;
    QTRY_VERIFY(session.state().frame->cycle > cycle + 5); // The others would play on.
  }

  void theCommandLineOverrulesTheSetUp()
  {
    SimulationOptions o = options();
    o.serve.given = {"--agent-type", "--no-sync"};
    SimulationSession session(o);
    QVERIFY(open(session, "agents.setServerTypeUDP\nagents.setSyncMode(true)\nagents.setSyncTimeout(0.01, 'skip')\n"));
    QVERIFY(!session.state().agentsOverUdp);
    QCOMPARE(session.state().syncTimeout.seconds, 0.0);
    QCOMPARE(firstPercepts(session, robot).left(11), QByteArray("(time (now "));
  }

  void aLanguageThatIsNotThereIsTold()
  {
    SimulationOptions o = options();
    o.serve.agentFormats = "klingon";
    SimulationSession session(o);
    QVERIFY(open(session, ""));
    QStringList errors;
    for(const LogEntry& entry : session.takeLog())
      if(entry.diagnostic.severity == Diagnostic::Severity::Error)
        errors << QString::fromStdString(entry.diagnostic.text());
    QCOMPARE(errors.size(), 1);
    QVERIFY2(errors[0].contains("klingon"), qPrintable(errors[0]));
    QCOMPARE(firstPercepts(session, robot).left(11), QByteArray("(time (now "));
  }

private:
  static SimulationOptions options()
  {
    SimulationOptions o;
    o.dataDirectories = {SPARKWRIGHT_SOURCE_DIR "/resources"};
    o.seed = 1;
    o.serve.net.agentPort = o.serve.net.monitorPort = 0;
    return o;
  }

  /// Opens a match whose set-up begins with these lines; `agents` is the node of their connections.
  bool open(SimulationSession& session, const QByteArray& lines)
  {
    QFile file(folder_.filePath("start.rb"));
    if(!file.open(QIODevice::WriteOnly))
      return false;
    file.write("get('/sys/server/simulation').initControlNode('oxygen/AgentControl', 'AgentControl')\n"
               "agents = get('/sys/server/simulation/AgentControl')\n" +
               lines + "run('setups/soccer.rb')\n");
    file.close();
    session.open(file.fileName().toStdString());
    return QTest::qWaitFor([&] { return session.state().phase == Phase::Ready; }, 20000);
  }

  static quint16 agentPort(const SimulationSession& session) { return static_cast<quint16>(session.state().agentPort); }

  static void join(const SimulationSession& session, QTcpSocket& agent, const QByteArray& message)
  {
    agent.connectToHost(QHostAddress::LocalHost, agentPort(session));
    agent.waitForConnected();
    agent.write(framed(message));
  }

  /// The beginning of what an agent is told first; empty if nothing comes.
  static QByteArray firstPercepts(const SimulationSession& session, const QByteArray& message)
  {
    QTcpSocket agent;
    join(session, agent, message);
    const bool came = QTest::qWaitFor([&] { return agent.bytesAvailable() > 64; }, 10000);
    return came ? agent.readAll().mid(4) : QByteArray();
  }

  QTemporaryDir folder_;
};

QTEST_GUILESS_MAIN(SessionServesSetUpTest)
#include "SessionServesSetUpTest.moc"
