#include "app/ide/session/SessionSwitch.h"
#include "app/ide/session/SimulationSession.h"
#include "app/ide/window/Language.h"
#include "app/ide/window/MainWindow.h"
#include "tests/app/SettingsSupport.h"

#include <QElapsedTimer>
#include <QTcpServer>
#include <QTcpSocket>
#include <QtTest>

#include <atomic>
#include <thread>

using namespace sparkwright;
using Phase = SessionState::Phase;

/// The real thing: a World in its own thread, with its ports open.
class SimulationSessionTest : public QObject
{
  Q_OBJECT
private slots:
  void runsPausesStepsAndResets()
  {
    SimulationSession session(options(false));
    QCOMPARE(session.state().phase, Phase::Empty);
    session.open("examples/falling_boxes.rsg");
    QTRY_COMPARE(session.state().phase, Phase::Ready);
    QVERIFY(session.state().frame);
    QCOMPARE(session.state().frame->cycle, 0L);
    QVERIFY(session.state().agentPort > 0);
    const long generation = session.state().generation;

    session.step();
    QTRY_COMPARE(session.state().frame->cycle, 1L);
    session.step();
    QTRY_COMPARE(session.state().frame->cycle, 2L);
    QTest::qWait(100);
    QCOMPARE(session.state().frame->cycle, 2L);
    QVERIFY(!session.state().running);

    session.setTargetSpeed(0);
    session.run();
    QVERIFY(session.state().running);
    QTRY_VERIFY(session.state().frame->cycle > 50);
    session.pause();
    QTRY_COMPARE(session.state().decision, RunControl::Decision::Paused);
    const long stopped = session.state().frame->cycle;
    QTest::qWait(100);
    QCOMPARE(session.state().frame->cycle, stopped);

    session.reset();
    QTRY_VERIFY(session.state().generation == generation + 1 && session.state().phase == Phase::Ready);
    QCOMPARE(session.state().frame->cycle, 0L);
    QCOMPARE(session.state().targetSpeed, 0.0); // What the user chose stays.
    QVERIFY(session.stop(10));
  }
  void allDataDirectoriesAreSearched()
  {
    const QTemporaryDir first, second;
    const auto write = [](const QTemporaryDir& folder, const char* name)
    {
      QFile file(folder.filePath(name));
      return file.open(QFile::WriteOnly) && file.write("(RSG 0 1)((nd Transform (setName here)))") > 0;
    };
    QVERIFY(write(first, "a.rsg") && write(second, "b.rsg"));
    SimulationOptions both = options(false);
    both.dataDirectories.insert(both.dataDirectories.end(), {first.path().toStdString(), second.path().toStdString()});
    SimulationSession session(both);
    QCOMPARE(SessionSwitch(session).dataDirectories(), both.dataDirectories); // So other parts of the window search them, too.
    for(const char* const scene : {"a.rsg", "b.rsg", "examples/falling_boxes.rsg"})
    {
      session.open(scene);
      QTRY_VERIFY(session.state().scene == scene && session.state().phase == Phase::Ready);
    }
    session.open("c.rsg");
    QTRY_COMPARE(session.state().phase, Phase::Failed);
    QVERIFY(session.stop(10));
  }
  void aSceneRunsWhateverTheOneBeforeDid()
  {
    SimulationSession session(options(true));
    session.open("examples/falling_boxes.rsg");
    QTRY_VERIFY(session.state().phase == Phase::Ready && session.state().frame->cycle > 0);
    const long generation = session.state().generation;
    session.pause();
    session.open("examples/pendulum.rsg");
    QVERIFY(session.state().running);
    QTRY_VERIFY(session.state().generation > generation && session.state().phase == Phase::Ready && session.state().frame->cycle > 0);
    session.runUntil(std::get<RunUntil>(RunUntil::parse("1000 s")));
    session.open("examples/falling_boxes.rsg");
    QVERIFY(session.state().running && !session.state().until);
    // What is wanted after that counts, and a reset keeps it.
    session.pause();
    QTRY_VERIFY(session.state().generation > generation + 1 && session.state().phase == Phase::Ready);
    QVERIFY(!session.state().running);
    session.reset();
    QTRY_VERIFY(session.state().generation > generation + 2 && session.state().phase == Phase::Ready);
    QVERIFY(!session.state().running);
    QCOMPARE(session.state().frame->cycle, 0L);
    QVERIFY(session.stop(10));
  }
  void runsUntilSomethingIsReached()
  {
    SimulationSession session(options(false));
    session.open("examples/falling_boxes.rsg");
    QTRY_COMPARE(session.state().phase, Phase::Ready);
    session.setTargetSpeed(0);
    session.runUntil(std::get<RunUntil>(RunUntil::parse("7 cycles")));
    QTRY_COMPARE(session.state().reachedCount, 1L);
    QVERIFY(!session.state().running && !session.state().until);
    QCOMPARE(session.state().frame->cycle, 7L);
    QCOMPARE(session.state().reached.english(), std::string("7 cycles are done"));

    session.setTargetSpeed(1);
    session.runUntil(std::get<RunUntil>(RunUntil::parse("1000 s")));
    QVERIFY(session.state().running && session.state().until);
    session.pause();
    QVERIFY(!session.state().until);
    QTRY_COMPARE(session.state().decision, RunControl::Decision::Paused);
    session.run();
    QVERIFY(!session.state().until);
    QCOMPARE(session.state().reachedCount, 1L);
    QVERIFY(session.stop(10));
  }
  void commandsReachTheMatchWhilePausedToo()
  {
    SimulationSession session(options(false));
    session.command("(playMode PlayOn)"); // There is nobody to hear it.
    session.open("setups/soccer.rb");
    QTRY_COMPARE_WITH_TIMEOUT(session.state().phase, Phase::Ready, 20000);
    QVERIFY(!session.state().frame->game.events);
    session.command("(nonsense");
    session.command("(playMode Nonsense)");
    session.command("(playMode GameOver)");
    QTRY_VERIFY(session.state().frame->game.events);
    const GameEvents events = *session.state().frame->game.events;
    QCOMPARE(events.size(), std::size_t(1));
    QCOMPARE(events[0]->rule, std::string("command"));
    QCOMPARE(session.state().frame->game.mode, events[0]->next);
    QCOMPARE(session.state().frame->cycle, 0L);
  }
  void variablesActAtOnceAndAfterAReset()
  {
    SimulationSession session(options(false));
    session.open("setups/soccer.rb");
    QTRY_COMPARE_WITH_TIMEOUT(session.state().phase, Phase::Ready, 20000);
    QCOMPARE(valueOf(session, "RuleHalfTime"), std::string("300"));
    session.setVariable("RuleHalfTime", "60");
    session.setVariable("FieldLength", "20"); // Built into the scene.
    QTRY_COMPARE(valueOf(session, "RuleHalfTime"), std::string("60"));
    QCOMPARE(valueOf(session, "FieldLength"), std::string("30"));
    QCOMPARE(session.state().variables.size(), std::size_t(2));
    for(const LogEntry& entry : session.takeLog())
      QVERIFY2(entry.diagnostic.severity == Diagnostic::Severity::Note, entry.diagnostic.text().c_str());

    session.reset();
    QTRY_VERIFY(session.state().generation == 2 && session.state().phase == Phase::Ready);
    QCOMPARE(valueOf(session, "RuleHalfTime"), std::string("60"));
    QCOMPARE(valueOf(session, "FieldLength"), std::string("20"));
    session.setVariable("RuleHalfTime", "default");
    QTRY_COMPARE(valueOf(session, "RuleHalfTime"), std::string("300"));
    QCOMPARE(session.state().variables.size(), std::size_t(1));

    session.open("setups/soccer.rb"); // Another run: as the set-up says.
    QTRY_VERIFY(session.state().generation == 3 && session.state().phase == Phase::Ready);
    QCOMPARE(valueOf(session, "FieldLength"), std::string("30"));
    QVERIFY(session.state().variables.empty());
  }
  void variablesGivenAtOpeningWinAndStay()
  {
    const QString name = settings_.filePath("given.sparkproject");
    QFile file(name);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("scene = 'setups/soccer.rb'\n[variables]\nRuleHalfTime = 120\nFieldLength = 20\n");
    file.close();
    SimulationSession session(options(false));
    session.open(name.toStdString(), {{"Soccer.RuleHalfTime", "90"}});
    QTRY_COMPARE_WITH_TIMEOUT(session.state().phase, Phase::Ready, 20000);
    QCOMPARE(valueOf(session, "RuleHalfTime"), std::string("90"));
    QCOMPARE(valueOf(session, "FieldLength"), std::string("20"));
    QCOMPARE(session.state().variables.size(), std::size_t(2));
    session.reset();
    QTRY_VERIFY(session.state().generation == 2 && session.state().phase == Phase::Ready);
    QCOMPARE(valueOf(session, "RuleHalfTime"), std::string("90"));
    session.open("setups/soccer.rb", {{"RuleHalfTime", "60"}});
    QTRY_VERIFY(session.state().generation == 3 && session.state().phase == Phase::Ready);
    QCOMPARE(valueOf(session, "RuleHalfTime"), std::string("60"));
    QCOMPARE(session.state().variables, (Session::Variables{{"RuleHalfTime", "60"}}));
  }
  void projectsAreOpened()
  {
    const QString name = settings_.filePath("mine.sparkproject");
    QFile file(name);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("scene = 'setups/soccer.rb'\nseed = 5\n[variables]\n'Soccer.RuleHalfTime' = 120\n");
    file.close();
    SimulationSession session(options(false));
    session.open(name.toStdString());
    QTRY_COMPARE_WITH_TIMEOUT(session.state().phase, Phase::Ready, 20000);
    QCOMPARE(session.state().scene, std::string("setups/soccer.rb"));
    QCOMPARE(session.state().seed, std::uint64_t(5));
    QCOMPARE(valueOf(session, "RuleHalfTime"), std::string("120"));
    session.reset();
    QTRY_VERIFY(session.state().generation == 2 && session.state().phase == Phase::Ready);
    QCOMPARE(valueOf(session, "RuleHalfTime"), std::string("120"));

    session.open(settings_.filePath("none.sparkproject").toStdString());
    QTRY_COMPARE(session.state().phase, Phase::Failed);
    bool told = false;
    for(const LogEntry& entry : session.takeLog())
      told = told || entry.diagnostic.message.find("cannot read the project") != std::string::npos;
    QVERIFY(told);
    session.open("examples/falling_boxes.rsg");
    QTRY_COMPARE(session.state().phase, Phase::Ready);
  }
  void targetSpeedIsKept()
  {
    SimulationSession session(options(true));
    session.setTargetSpeed(0.5);
    session.open("examples/falling_boxes.rsg");
    QTRY_COMPARE(session.state().phase, Phase::Ready);
    QElapsedTimer clock;
    clock.start();
    const double from = session.state().frame->time;
    QTest::qWait(1500);
    const double factor = (session.state().frame->time - from) / (static_cast<double>(clock.elapsed()) / 1000);
    QVERIFY2(factor > 0.05 && factor < 0.55, qPrintable(QString::number(factor)));
  }
  void clientsAreListedAndDisconnectedByReset()
  {
    SimulationSession session(options(true));
    session.open("examples/falling_boxes.rsg");
    QTRY_COMPARE(session.state().phase, Phase::Ready);
    QTcpSocket agent;
    agent.connectToHost("127.0.0.1", static_cast<quint16>(session.state().agentPort));
    QVERIFY(agent.waitForConnected());
    QTRY_COMPARE(session.state().connections.size(), std::size_t(1));
    QVERIFY(session.state().connections[0].kind == ConnectionInfo::Kind::Agent);
    session.reset();
    QTRY_COMPARE(agent.state(), QAbstractSocket::UnconnectedState);
    QTRY_COMPARE(session.state().phase, Phase::Ready);
    QCOMPARE(session.state().connections.size(), std::size_t(0));
  }
  void badScenesAreToldAndLeaveTheSessionUsable()
  {
    SimulationSession session(options(true));
    session.open("examples/there-is-no-such-scene.rsg");
    QTRY_COMPARE(session.state().phase, Phase::Failed);
    bool error = false;
    for(const LogEntry& entry : session.takeLog())
      error = error || entry.diagnostic.severity == Diagnostic::Severity::Error;
    QVERIFY(error);
    QVERIFY(session.takeLog().empty());
    session.open("examples/falling_boxes.rsg");
    QTRY_COMPARE(session.state().phase, Phase::Ready);
  }
  void whatIsWrongIsToldWithItsPlaceOnce()
  {
    QFile file(settings_.filePath("wrong.rsg"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("(RSG 0 1)\n((nd Box (setExtents 1))\n (switch 1 (1 ()) (2 (nd Bxo))))");
    file.close();
    SimulationSession session(options(true));
    session.open(file.fileName().toStdString());
    QTRY_COMPARE(session.state().phase, Phase::Ready);
    QStringList places;
    for(const LogEntry& entry : session.takeLog())
      if(entry.diagnostic.severity >= Diagnostic::Severity::Warning)
        places << QString::fromStdString(entry.diagnostic.text()).section(": ", 0, 1);
    // Building finds the first, the text tells the second, in a branch that is not taken.
    QCOMPARE(places, (QStringList{"wrong.rsg:2:11: warning", "wrong.rsg:3:26: warning"}));
  }
  void portInUseIsToldAndTheRestWorks()
  {
    QTcpServer other;
    QVERIFY(other.listen(QHostAddress::LocalHost));
    SimulationOptions o = options(true);
    o.serve.net.agentPort = other.serverPort();
    o.serve.given.insert("--agent-port");
    SimulationSession session(std::move(o));
    session.open("examples/falling_boxes.rsg");
    QTRY_COMPARE(session.state().phase, Phase::Ready);
    const SessionState state = session.state();
    QVERIFY(!state.networkProblem.empty());
    QCOMPARE(state.agentPort, 0);
    QTRY_VERIFY(session.state().frame->cycle > 5);
    QVERIFY2(state.networkProblem.english().find("is used by this program") != std::string::npos,
             state.networkProblem.english().c_str());
    // Others are offered, and opened on request, also for the next World.
    QVERIFY(state.freeAgentPort > other.serverPort());
    session.listenOn(state.freeAgentPort, 0);
    QTRY_COMPARE(session.state().agentPort, state.freeAgentPort);
    QVERIFY(session.state().networkProblem.empty());
    QTcpSocket agent;
    agent.connectToHost(QHostAddress::LocalHost, static_cast<quint16>(state.freeAgentPort));
    QVERIFY(agent.waitForConnected());
    QTRY_COMPARE(session.state().connections.size(), std::size_t(1));
    const long generation = session.state().generation;
    session.reset();
    QTRY_VERIFY(session.state().generation > generation && session.state().phase == Phase::Ready);
    QCOMPARE(session.state().agentPort, state.freeAgentPort);
  }
  void optionsOfARunReachItsWorld()
  {
    QTemporaryDir mounted, further;
    const auto write = [](const QTemporaryDir& folder, const char* name, const QByteArray& text)
    {
      QFile file(folder.filePath(name));
      QVERIFY(file.open(QFile::WriteOnly) && file.write(text) == text.size());
    };
    write(mounted, "mounted.rsg", "(RSG 0 1)((importScene further.rsg))");
    write(further, "further.rsg", "(RSG 0 1)((nd Transform (setName there) (setLocalPos 1 0 0) (nd Light)))");
    SimulationOptions o = options(false);
    o.dataDirectories.emplace_back(further.path().toStdString());
    o.serve.mounts = {mounted.path().toStdString(), mounted.filePath("no.zip").toStdString()};
    o.serve.net.address = "127.0.0.2";
    o.serve.step = StepKind::Engine;
    o.serve.largestExactIsland = 40;
    SimulationSession session(std::move(o));
    session.open("mounted.rsg");
    QTRY_COMPARE(session.state().phase, Phase::Ready);
    const SessionState state = session.state();
    const auto& nodes = state.frame->structure->nodes;
    QVERIFY(std::ranges::any_of(nodes, [](const auto& node) { return node.name == "there"; }));
    QVERIFY(state.step == StepKind::Engine && state.largestExactHeap == 40);
    QCOMPARE(state.host, std::string("127.0.0.2"));
    QVERIFY(!state.openToOthers);
    QTcpSocket there, elsewhere;
    there.connectToHost("127.0.0.2", static_cast<quint16>(state.agentPort));
    QVERIFY(there.waitForConnected());
    elsewhere.connectToHost("127.0.0.1", static_cast<quint16>(state.agentPort));
    QVERIFY(!elsewhere.waitForConnected());
    QStringList errors; // What cannot be mounted.
    for(const LogEntry& entry : session.takeLog())
      if(entry.diagnostic.severity == Diagnostic::Severity::Error)
        errors << QString::fromStdString(entry.diagnostic.text());
    QVERIFY2(errors.size() == 1 && errors.first().contains("no.zip"), qPrintable(errors.join("; ")));
    // The next run, too.
    const long generation = session.state().generation;
    session.open("mounted.rsg");
    QTRY_VERIFY(session.state().generation > generation && session.state().phase == Phase::Ready);
    QVERIFY(session.state().step == StepKind::Engine && session.state().largestExactHeap == 40);
  }
  void pluginsOfTheCommandLineAreLoaded_data()
  {
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("found");
    QTest::newRow("there is one") << "compass" << true;
    QTest::newRow("there is none") << "no_such_plugin" << false;
  }
  void pluginsOfTheCommandLineAreLoaded()
  {
    QFETCH(QString, name);
    QFETCH(bool, found);
    SimulationOptions o = options(false);
    o.serve.plugins = {SPARKWRIGHT_BIN_DIR "/../tests/plugins"};
    o.serve.bundles = {name.toStdString()};
    SimulationSession session(std::move(o));
    session.open("examples/falling_boxes.rsg");
    QTRY_COMPARE(session.state().phase, found ? Phase::Ready : Phase::Failed); // A run without what it asks for is none.
    QStringList errors;
    for(const LogEntry& entry : session.takeLog())
      if(entry.diagnostic.severity == Diagnostic::Severity::Error)
        errors << QString::fromStdString(entry.diagnostic.text());
    QVERIFY2(errors.isEmpty() == found && (found || errors.first().contains(name)), qPrintable(errors.join("; ")));
  }
  void messagesAreReadAlongAndSentByHand()
  {
    SimulationSession session(options(true));
    session.open("setups/soccer.rb");
    QTRY_COMPARE(session.state().phase, Phase::Ready);
    QTcpSocket agent;
    agent.connectToHost("127.0.0.1", static_cast<quint16>(session.state().agentPort));
    QVERIFY(agent.waitForConnected());
    QTRY_COMPARE(session.state().connections.size(), std::size_t(1));
    const AgentId id = session.state().connections[0].agent;
    session.messageTap()->watch(id);
    session.sayFor(id, "(scene rsg/agent/nao/nao_hetero.rsg 0)");
    std::vector<MessageTap::Message> heard;
    QVERIFY(QTest::qWaitFor(
        [&]
        {
          for(MessageTap::Message& message : session.messageTap()->fetch().messages)
            heard.push_back(std::move(message));
          return heard.size() > 1;
        }));
    QCOMPARE(heard[0].text, std::string("(scene rsg/agent/nao/nao_hetero.rsg 0)"));
    QVERIFY(heard[1].direction == MessageTap::Direction::ToAgent && heard[1].text.starts_with("(time (now "));
    session.disconnectAgent(id);
    QTRY_COMPARE(agent.state(), QAbstractSocket::UnconnectedState);
    QTRY_VERIFY(session.state().connections.empty());
  }
  void aSecondSessionTakesTheNextFreePortsAndSaysWhich()
  {
    SimulationOptions o = options(false);
    SimulationSession first(o);
    first.open("examples/falling_boxes.rsg");
    QTRY_COMPARE(first.state().phase, Phase::Ready);
    o.serve.net.agentPort = first.state().agentPort; // As if they were the usual ones.
    o.serve.net.monitorPort = first.state().monitorPort;
    SimulationSession second(o);
    second.open("examples/falling_boxes.rsg");
    QTRY_COMPARE(second.state().phase, Phase::Ready);
    const SessionState state = second.state();
    QCOMPARE(state.networkProblem, decltype(state.networkProblem)());
    QVERIFY(state.agentPort > first.state().agentPort && state.agentPort <= first.state().agentPort + 100);
    QVERIFY(state.monitorPort > first.state().monitorPort && state.monitorPort <= first.state().monitorPort + 100);
    QTcpSocket agent;
    agent.connectToHost(QHostAddress::LocalHost, static_cast<quint16>(state.agentPort));
    QVERIFY(agent.waitForConnected());
    QTRY_COMPARE(second.state().connections.size(), std::size_t(1));
    QVERIFY(first.state().connections.empty());
    QString said;
    for(const LogEntry& entry : second.takeLog())
      said += QString::fromStdString(entry.diagnostic.text()) + '\n';
    QVERIFY2(said.contains(QString::number(state.agentPort) + " for agents") &&
                 said.contains(QString::number(state.monitorPort) + " for monitors"),
             qPrintable(said));
  }
  void theRecordingOfASetUpIsWritten()
  {
    QTemporaryDir directory;
    SimulationOptions o = options(true);
    o.logDirectory = directory.path().toStdString();
    SimulationSession session(std::move(o));
    session.setTargetSpeed(0);
    session.open(recordedSetUp(directory));
    QTRY_VERIFY(session.state().frame && session.state().frame->time > 1);
    QVERIFY(session.stop(10));
    QFile recording(directory.filePath("match.log"));
    QVERIFY(recording.open(QFile::ReadOnly));
    QCOMPARE_GE(recording.readAll().count("(RDS 0 1)"), 5);
  }
  void aRecordingThatCannotBeWrittenIsSaid()
  {
    QTemporaryDir directory;
    SimulationOptions o = options(true);
    o.logDirectory = directory.filePath("nowhere").toStdString();
    SimulationSession session(std::move(o));
    session.open(recordedSetUp(directory));
    QTRY_VERIFY(session.state().frame && session.state().frame->cycle > 5);
    bool said = false;
    for(const LogEntry& entry : session.takeLog())
      said |= entry.diagnostic.text().starts_with("warning: nothing is recorded: ");
    QVERIFY(said);
  }
  void windowStaysResponsiveWhileTheSimulationIsStuck()
  {
    SimulationSession session(options(true));
    Language language;
    language.use("en");
    MainWindow window(session, language);
    window.openScene("examples/falling_boxes.rsg");
    window.show();
    QTRY_COMPARE(session.state().phase, Phase::Ready);
    auto stuck = std::make_shared<std::atomic<bool>>(true);
    session.post(
        [stuck](World&, RunControl&)
        {
          while(*stuck)
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        });
    QTest::qWait(50);
    QElapsedTimer clock;
    clock.start();
    window.actions()[ActionId::Step]->trigger();
    window.actions()[ActionId::RunPause]->trigger();
    window.actions()[ActionId::Reset]->trigger();
    window.refresh();
    const qint64 cost = clock.elapsed();
    const bool left = session.stop(0.2);
    *stuck = false;
    QVERIFY2(cost < 5000, qPrintable(QString::number(cost))); // It draws in software, perhaps beside a compiler.
    QVERIFY(!left);                                          // It was stuck indeed, and nobody waited for it.
    QVERIFY(session.stop(10));
  }

private:
  static std::string valueOf(const SimulationSession& session, const std::string& name)
  {
    const FramePtr frame = session.state().frame;
    if(frame && frame->game.rules)
      for(const GameVariable& variable : frame->game.rules->variables)
        if(variable.name == name)
          return variable.value;
    return {};
  }
  /// A set-up that asks for a recording. @return its file
  static std::string recordedSetUp(const QTemporaryDir& directory)
  {
    QFile setUp(directory.filePath("recorded.rb"));
    if(!setUp.open(QFile::WriteOnly))
      qFatal("no set-up");
    setUp.write("logger = new('oxygen/MonitorLogger', '/sys/server/simulation/MonitorLogger')\n"
                "logger.setLogFileName('match.log')\n"
                "importScene('examples/falling_boxes.rsg')\n");
    return setUp.fileName().toStdString();
  }
  SimulationOptions options(bool running)
  {
    SimulationOptions o;
    o.dataDirectories = {SPARKWRIGHT_SOURCE_DIR "/resources"};
    o.seed = 1;
    o.startRunning = running;
    o.serve.net.agentPort = 0;
    o.serve.net.monitorPort = 0;
    return o;
  }
  test::SettingsFolder settings_;
};

QTEST_MAIN(SimulationSessionTest)
#include "SimulationSessionTest.moc"
