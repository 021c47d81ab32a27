#include "app/ide/editing/LiveLink.h"
#include "app/ide/editing/PoseKeeping.h"
#include "app/ide/session/SimulationSession.h"
#include "core/world/live/LiveTexts.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QtTest>

using namespace sparkwright;

namespace
{

const std::string twoBoxes = R"((RSG 0 1)
(
  (importScene examples/ground.rsg) ; the floor
  (nd Transform (setName left) (setLocalPos 0 0 5)
    (nd RigidBody (setName body) (setBoxTotal 2 1 1 1)))
  (nd Transform (setName right) (setLocalPos (eval 1 + 2) 0 5)
    (nd RigidBody (setName body) (setBoxTotal 2 1 1 1)))
  (nd HingeJoint (attach ../left/body) (setAnchor 0 0 5) (setAxis 1))
)
)";

} // namespace

/// Edits of documents reach the running World; what it cannot take over is told, with what a reset would cost.
class LiveLinkTest : public QObject
{
  Q_OBJECT

  using Standing = LiveLink::Standing;

private slots:
  void init()
  {
    folder_ = std::make_unique<QTemporaryDir>();
    const QString file = QFileInfo(folder_->path()).canonicalFilePath() + "/boxes.rsg";
    write(file, twoBoxes);
    SimulationOptions options;
    options.dataDirectories = {SPARKWRIGHT_SOURCE_DIR "/resources"};
    options.seed = 1;
    options.startRunning = false;
    options.serve.net.agentPort = options.serve.net.monitorPort = 0;
    session_ = std::make_unique<SimulationSession>(std::move(options));
    documents_ = std::make_unique<OpenDocuments>(std::make_shared<JournalFolder>(folder_->filePath("journals"), nullptr));
    link_ = std::make_unique<LiveLink>(*documents_, *session_);
    session_->open(file.toStdString());
    QTRY_VERIFY(now().phase == SessionState::Phase::Ready);
    document_ = documents_->open(file);
    QVERIFY(document_);
  }
  void cleanup()
  {
    link_.reset();
    documents_.reset();
    session_.reset();
    folder_.reset();
  }

  void anEditReachesTheRunningWorld()
  {
    run();
    change("(eval 1 + 2) 0 5", "3 2 5");
    QCOMPARE(link_->standing(), Standing::Waiting);
    QTRY_COMPARE(standing(), Standing::Same);
    QCOMPARE(link_->report().kind, EditReport::Kind::Applied);
    QCOMPARE(now().generation, 1L);
    QCOMPARE(now().frame->edits, 1);
    QVERIFY(now().running);
    change("; the floor", "; the ground");
    QTRY_COMPARE(standing(), Standing::Same);
    QCOMPARE(link_->report().kind, EditReport::Kind::Unchanged);
  }
  void faultyTextsLeaveTheWorldAsItIs()
  {
    run();
    change("(setName left)", "(setName left");
    QTRY_COMPARE(standing(), Standing::Faulty);
    QVERIFY(!link_->report().problems.empty());
    QVERIFY(link_->report().problems.front().file.ends_with("boxes.rsg"));
    const double before = now().frame->time;
    QTRY_VERIFY(now().frame->time > before);
    document_->undoStack().undo();
    QTRY_COMPARE(standing(), Standing::Same);
    QCOMPARE(now().generation, 1L);
  }
  void whatNeedsAResetWaitsForIt()
  {
    run();
    QTRY_VERIFY(now().frame->time > 0.1);
    change("(setAnchor 0 0 5)", "(setAnchor 0 0 5.5)");
    QTRY_COMPARE(standing(), Standing::NeedsReset);
    QVERIFY(!link_->report().why.empty());
    QVERIFY(link_->report().seconds > 0);
    QCOMPARE(now().generation, 1L);
    link_->rebuild(true);
    QVERIFY(link_->rebuilding());
    QTRY_COMPARE(standing(), Standing::Same);
    QCOMPARE(now().generation, 2L);
    QVERIFY(!link_->rebuilding());
    QVERIFY(now().running);
  }
  void aResetThatCostsNothingIsDoneAtOnce()
  {
    change("(setAnchor 0 0 5)", "(setAnchor 0 0 5.5)");
    QTRY_COMPARE(standing(), Standing::Same);
    QCOMPARE(now().generation, 2L);
    QCOMPARE(now().frame->time, 0.);
  }
  void aResetOfTheSessionTakesFaultyAndWaitingEditsAlong()
  {
    run();
    QTRY_VERIFY(now().frame->time > 0.1);
    change("(setAnchor 0 0 5)", "(setAnchor 0 0 5.5)");
    QTRY_COMPARE(standing(), Standing::NeedsReset);
    session_->reset();
    QTRY_COMPARE(standing(), Standing::Same);
    QCOMPARE(now().generation, 2L);
  }
  void aSceneThatFailedIsBuiltWhenItsTextIsMended()
  {
    const QString file = QFileInfo(folder_->path()).canonicalFilePath() + "/broken.rsg";
    write(file, "(RSG 0 1)\n((nd Transf))\n");
    link_->forget();
    session_->open(file.toStdString());
    QTRY_VERIFY(now().phase == SessionState::Phase::Failed);
    document_ = documents_->open(file);
    change("Transf", "Transform");
    QTRY_VERIFY(now().phase == SessionState::Phase::Ready);
    QTRY_COMPARE(standing(), Standing::Same);
  }
  void anotherSceneMayBeEditedAndSavedBesideTheRun()
  {
    const QString file = QFileInfo(folder_->path()).canonicalFilePath() + "/other.rsg";
    write(file, twoBoxes);
    run();
    SceneDocument* const first = document_;
    document_ = documents_->open(file);
    QVERIFY(document_ && document_ != first);
    change("(setAnchor 0 0 5)", "(setAnchor 0 0 6)"); // This would need a reset.
    QTRY_COMPARE(standing(), Standing::Same);
    QCOMPARE(document_->save(), QString());
    QTRY_COMPARE(standing(), Standing::Same);
    change("(setAnchor 0 0 6)", "(setAnchor 0 0 7)");
    QTRY_COMPARE(standing(), Standing::Same);
    QCOMPARE(document_->save(), QString());
    QTRY_COMPARE(standing(), Standing::Same);
    QCOMPARE(now().generation, 1L);
    document_ = first;
    change("(setName left)", "(setName leftmost)");
    QTRY_VERIFY(standing() == Standing::Same && hasNode("leftmost"));
    QCOMPARE(now().generation, 1L);
  }
  void discardedEditsLeaveTheWorld()
  {
    run();
    change("(setName left)", "(setName leftmost)");
    QTRY_VERIFY(standing() == Standing::Same && hasNode("leftmost"));
    documents_->close(document_);
    QTRY_VERIFY(hasNode("left"));
    QVERIFY(!hasNode("leftmost"));
  }
  void placesAreFoundWhileTheWorldHasAnotherText()
  {
    const auto at = [this](std::string_view what) { return static_cast<std::uint32_t>(document_->text().find(what)); };
    const std::uint32_t before = at("nd HingeJoint"), left = at("left");
    const WorldOffsets& offsets = link_->offsets();
    change("(setName left)", "(setName leftmost (");
    QTRY_COMPARE(standing(), Standing::Faulty);
    QCOMPARE(offsets.inDocument(*document_, before), std::optional(at("nd HingeJoint")));
    QCOMPARE(offsets.inWorld(*document_, at("nd HingeJoint")), std::optional(before));
    QCOMPARE(offsets.inDocument(*document_, left + 4), std::optional<std::uint32_t>());
    QCOMPARE(offsets.inDocument(*document_, 3), std::optional<std::uint32_t>(3));
    document_->undoStack().undo();
    QTRY_COMPARE(standing(), Standing::Same);
    QCOMPARE(offsets.inDocument(*document_, before), std::optional(before));
    change("; the floor", "");
    QTRY_COMPARE(standing(), Standing::Same);
    QCOMPARE(offsets.inDocument(*document_, at("left")), std::optional(at("left")));
  }
  void posesOfTheRunAreWrittenIntoTheText()
  {
    PoseKeeping poses(*session_, link_->offsets());
    QString told;
    connect(&poses, &PoseKeeping::told, this, [&](const QString& words) { told = words; });
    change("(nd HingeJoint (attach ../left/body) (setAnchor 0 0 5) (setAxis 1))", "");
    QTRY_COMPARE(standing(), Standing::Same);
    const std::string before = document_->text();
    run();
    QTRY_VERIFY(now().frame->time > 0.3);
    session_->pause();
    QTest::qWait(50);
    poses.keep(*document_);
    QTRY_VERIFY((poses.show(now()), !told.isEmpty()));
    QVERIFY2(told.startsWith("Wrote the poses of 2 thing"), qPrintable(told));
    QVERIFY(document_->text() != before);
    QVERIFY(document_->text().find("(eval 1 + 2) 0 ") != std::string::npos); // What is computed stays computed.
    QVERIFY(document_->text().find("(setLocalPos 0 0 5)") == std::string::npos);
    document_->undoStack().undo();
    QCOMPARE(document_->text(), before);
  }

  void aRobotThatIsShownIsFollowedWhileItIsTyped()
  {
    const QString file = QFileInfo(folder_->path()).canonicalFilePath() + "/mine.f2krobot";
    write(file, "(robot (name Mine))(body (primitive (shape rect 300 300)))(motion (plugin differential))");
    session_->open(file.toStdString());
    QTRY_VERIFY(now().phase == SessionState::Phase::Ready && now().location == file.toStdString());
    const long before = now().generation;
    document_ = documents_->open(file);
    QVERIFY(document_);
    change("name Mine", "name Yours");
    QTRY_VERIFY(now().generation == before + 1 && hasNode("Yours"));
    change("300 300", "300 wide"); // While it is typed, it may be anything.
    QTest::qWait(3 * LiveLink::rebuildAfter);
    QVERIFY(now().generation == before + 1 && hasNode("Yours"));
    change("300 wide", "300 400");
    QTRY_COMPARE(now().generation, before + 2);
    QVERIFY(document_->isModified()); // Nobody has saved it.
  }

private:
  static void write(const QString& file, const std::string& text)
  {
    QFile out(file);
    QVERIFY(out.open(QIODevice::WriteOnly));
    QCOMPARE(out.write(text.data(), static_cast<qint64>(text.size())), static_cast<qint64>(text.size()));
  }
  SessionState now()
  {
    SessionState state = session_->state();
    link_->show(state);
    return state;
  }
  Standing standing()
  {
    now();
    return link_->standing();
  }
  void run()
  {
    session_->run();
    QTRY_VERIFY(now().frame && now().frame->cycle > 0);
  }
  void change(std::string_view from, const std::string& to)
  {
    const std::size_t at = document_->text().find(from);
    QVERIFY2(at != std::string::npos, std::string(from).c_str());
    const auto begin = static_cast<std::uint32_t>(at);
    QVERIFY(document_->apply({{begin, begin + static_cast<std::uint32_t>(from.size()), to}}, "Change"));
  }
  bool hasNode(const std::string& name)
  {
    const SessionState state = now();
    return state.frame && std::ranges::any_of(state.frame->structure->nodes,
                                              [&](const SceneStructure::Node& node) { return node.name == name; });
  }

  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<SimulationSession> session_;
  std::unique_ptr<OpenDocuments> documents_;
  std::unique_ptr<LiveLink> link_;
  SceneDocument* document_ = nullptr;
};

QTEST_MAIN(LiveLinkTest)
#include "LiveLinkTest.moc"
