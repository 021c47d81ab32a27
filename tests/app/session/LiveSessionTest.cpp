#include "app/ide/session/SimulationSession.h"
#include "core/world/live/LiveTexts.h"

#include <QFile>
#include <QtTest>

#include <filesystem>

using namespace sparkwright;

/// Edited texts reach the running World of a session, and its answers come back.
class LiveSessionTest : public QObject
{
  Q_OBJECT

  using Phase = SessionState::Phase;

  static SimulationOptions liveOptions()
  {
    SimulationOptions options;
    options.dataDirectories = {SPARKWRIGHT_SOURCE_DIR "/resources"};
    options.seed = 1;
    options.startRunning = false;
    options.serve.net.agentPort = 0;
    options.serve.net.monitorPort = 0;
    return options;
  }
  static std::filesystem::path boxes()
  {
    return std::filesystem::canonical(SPARKWRIGHT_SOURCE_DIR "/resources/examples/falling_boxes.rsg");
  }
  static std::string textOf(const std::filesystem::path& path)
  {
    QFile file(QString::fromStdString(path.string()));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
  }
  static std::string extra(const std::string& position)
  {
    return "\n(nd Transform (setName extra) (setLocalPos " + position +
           ") (nd RigidBody (setName body)) (nd Box (setMaterial matGrey)))\n)";
  }
  static std::string withExtra(const std::string& position)
  {
    std::string text = textOf(boxes());
    return text.replace(text.rfind(')'), 1, extra(position));
  }
  static void openBoxes(SimulationSession& session)
  {
    session.open("examples/falling_boxes.rsg");
    QTRY_COMPARE_WITH_TIMEOUT(session.state().phase, Phase::Ready, 20000);
  }
  static const SceneStructure::Node* nodeNamed(const SessionState& state, const std::string& name)
  {
    for(const SceneStructure::Node& node : state.frame->structure->nodes)
      if(node.name == name)
        return &node;
    return nullptr;
  }

private slots:
  void anEditIsShownInTheSameWorld()
  {
    SimulationSession session(liveOptions());
    openBoxes(session);
    const long generation = session.state().generation;
    const long number = session.applyTexts({{boxes(), withExtra("0 0 5")}});
    QTRY_COMPARE(session.state().applied, number);
    const SessionState state = session.state();
    QVERIFY2(state.edited.kind == EditReport::Kind::Applied, state.edited.why.english().c_str());
    QCOMPARE(state.texts, number);
    QCOMPARE(state.generation, generation);
    QTRY_VERIFY(nodeNamed(session.state(), "extra"));
    QCOMPARE(session.state().frame->edits, 1);
  }

  void faultyTextsAreReportedAndUsedByTheNextReset()
  {
    SimulationSession session(liveOptions());
    openBoxes(session);
    const long good = session.applyTexts({{boxes(), withExtra("0 0 5")}});
    QTRY_COMPARE(session.state().applied, good);
    const long bad = session.applyTexts({{boxes(), withExtra("0 0 5") + "(nd"}});
    QTRY_COMPARE(session.state().applied, bad);
    const long worse = session.applyTexts({{boxes(), "(RSG 0 1)\n((nd Transf))"}});
    QTRY_COMPARE(session.state().applied, worse);
    QCOMPARE(session.state().edited.kind, EditReport::Kind::Faulty);
    QVERIFY(session.state().texts < worse);
    QVERIFY(!session.state().edited.problems.empty());
    QVERIFY(nodeNamed(session.state(), "extra"));
    session.applyTexts({{boxes(), withExtra("0 0 7")}});
    session.reset();
    QTRY_VERIFY(session.state().generation == 2 && session.state().phase == Phase::Ready);
    QVERIFY(nodeNamed(session.state(), "extra"));
    QCOMPARE(session.state().frame->edits, 0);
  }

  void aWorldThatWasEditedAtItsBeginningIsMadeAnewBeforeItRuns()
  {
    SimulationSession session(liveOptions());
    openBoxes(session);
    long number = session.applyTexts({{boxes(), withExtra("0 0 5")}});
    QTRY_COMPARE(session.state().applied, number);
    session.step();
    QTRY_VERIFY(session.state().generation == 2 && session.state().phase == Phase::Ready);
    QTRY_COMPARE(session.state().frame->cycle, 1L);
    QCOMPARE(session.state().frame->edits, 0);
    QCOMPARE(session.state().texts, number);
    QVERIFY(nodeNamed(session.state(), "extra"));
    // Later edits, and faulty ones, do not begin again.
    number = session.applyTexts({{boxes(), withExtra("0 0 6")}});
    QTRY_COMPARE(session.state().applied, number);
    session.run();
    QTRY_VERIFY(session.state().frame->cycle > 2);
    QCOMPARE(session.state().generation, 2L);
    QCOMPARE(session.state().frame->edits, 1);
  }
  void faultyTextsAreNotRunFromTheBeginning()
  {
    SimulationSession session(liveOptions());
    openBoxes(session);
    const long good = session.applyTexts({{boxes(), withExtra("0 0 5")}});
    QTRY_COMPARE(session.state().applied, good);
    const long bad = session.applyTexts({{boxes(), "(RSG 0 1)\n((nd Transf))"}});
    QTRY_COMPARE(session.state().applied, bad);
    session.run();
    QTRY_VERIFY(session.state().frame->cycle > 2);
    QCOMPARE(session.state().generation, 1L);
    QCOMPARE(session.state().frame->edits, 1);
  }

  void ofManyEditsAtOnceTheLastOneCounts()
  {
    SimulationSession session(liveOptions());
    openBoxes(session);
    long last = 0;
    for(int i = 0; i < 50; ++i)
      last = session.applyTexts({{boxes(), withExtra("0 0 " + std::to_string(5 + i))}});
    QTRY_COMPARE(session.state().applied, last);
    QTRY_VERIFY(nodeNamed(session.state(), "extra"));
    const SessionState state = session.state();
    const auto* const node = nodeNamed(state, "extra");
    QCOMPARE(state.frame->local[static_cast<std::size_t>(node->slot)](2, 3), 54.f);
  }

  void posesAndValuesAreAnswered()
  {
    SimulationSession session(liveOptions());
    openBoxes(session);
    const long number = session.applyTexts({{boxes(), withExtra("0 1 5")}});
    QTRY_COMPARE(session.state().applied, number);
    QTRY_VERIFY(nodeNamed(session.state(), "extra"));
    const std::uint64_t id = nodeNamed(session.state(), "extra")->id;
    const long poses = session.askPoses(boxes().string());
    QTRY_COMPARE(session.state().posesAnswered, poses);
    const SessionState state = session.state();
    const auto extra = std::ranges::find(state.poses.poses, id, &KeptPoses::Pose::id);
    QVERIFY(extra != state.poses.poses.end());
    QCOMPARE(extra->local(1, 3), 1.f);
    const long values = session.askValues(id);
    QTRY_COMPARE(session.state().valuesAnswered, values);
    QVERIFY(session.state().values);
    QCOMPARE(session.state().values->asked, id);
    QCOMPARE(session.state().values->nodes.front().className, std::string("Transform"));
    const long nobody = session.askValues(999999999);
    QTRY_COMPARE(session.state().valuesAnswered, nobody);
    QVERIFY(session.state().values->nodes.empty());
  }

  void aReportTellsWhatAResetWouldCost()
  {
    EditReport report;
    report.seconds = 41.2;
    QCOMPARE(resetCost(report).english(), std::string("a reset loses 41.20 s of simulated time"));
    report.agents = 1;
    QCOMPARE(resetCost(report).english(),
             std::string("a reset disconnects one agent and loses 41.20 s of simulated time"));
    report.agents = 2;
    QCOMPARE(resetCost(report).english(),
             std::string("a reset disconnects 2 agents and loses 41.20 s of simulated time"));
  }
};

QTEST_MAIN(LiveSessionTest)
#include "LiveSessionTest.moc"
