#include "app/ide/session/SimulationSession.h"
#include "app/ide/states/KeepStateDialog.h"
#include "app/ide/states/StatesPart.h"
#include "app/ide/window/Language.h"
#include "app/ide/window/MainWindow.h"
#include "tests/app/SettingsSupport.h"
#include "viewer/view/Viewport.h"

#include <QDir>
#include <QFile>
#include <QMessageBox>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <cstring>

using namespace sparkwright;

/// States of runs are kept in files and restored, in a real window with a real simulation.
class StatesPartTest : public QObject
{
  Q_OBJECT
private slots:
  void initTestCase() { qputenv("XDG_DATA_HOME", folder_.filePath("data").toUtf8()); }
  void init()
  {
    settings_.clear();
    QDir(folder_.filePath("data")).removeRecursively();
    language_ = std::make_unique<Language>();
    language_->use("en");
    SimulationOptions options;
    options.dataDirectories = {SPARKWRIGHT_SOURCE_DIR "/resources"};
    options.seed = 1;
    options.startRunning = false;
    options.serve.net.agentPort = options.serve.net.monitorPort = 0;
    options.recording.on = false;
    session_ = std::make_unique<SimulationSession>(options);
    window_ = std::make_unique<MainWindow>(*session_, *language_, SPARKWRIGHT_SOURCE_DIR "/resources");
    window_->openScene("examples/falling_boxes.rsg");
    QTRY_COMPARE(session_->state().phase, SessionState::Phase::Ready);
    window_->show();
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    QTRY_VERIFY((window_->refresh(), part().keepAction().isEnabled()));
  }
  void cleanup()
  {
    window_.reset();
    session_.reset();
  }

  void theRunGoesOnFromAKeptStateToTheBit()
  {
    runCycles(60);
    const long kept = cycle();
    const QSignalSpy told(window_->statusBar(), &QStatusBar::messageChanged);
    keep("here");
    QVERIFY(QTest::qWaitFor([this] { return files().size() == 1; }));
    // The end of the 60 cycles may be told after it.
    QTRY_VERIFY(std::ranges::any_of(told, [](const QVariantList& words) { return words[0].toString().contains("here"); }));
    runCycles(80);
    const FramePtr end = session_->state().frame;

    // Another scene is open meanwhile.
    window_->openScene("examples/pendulum.rsg");
    QTRY_COMPARE(session_->state().scene, std::string("examples/pendulum.rsg"));
    QTRY_VERIFY(session_->state().phase == SessionState::Phase::Ready && session_->state().frame);
    QAction* const entry = entries().first();
    QVERIFY2(entry->text().startsWith("here (falling_boxes.rsg, "), qPrintable(entry->text()));
    QVERIFY(entry->toolTip().contains("falling_boxes"));
    entry->trigger();
    QTRY_COMPARE(session_->state().scene, std::string("examples/falling_boxes.rsg"));
    QTRY_VERIFY(session_->state().phase == SessionState::Phase::Ready && session_->state().frame);
    QCOMPARE(cycle(), kept);
    QVERIFY(!session_->state().running);
    QCOMPARE(window_->windowTitle(), QString("falling_boxes.rsg – Sparkwright"));
    runCycles(80);
    const FramePtr again = session_->state().frame;
    QCOMPARE(again->cycle, end->cycle);
    QCOMPARE(again->local.size(), end->local.size());
    for(std::size_t i = 0; i < end->local.size(); ++i)
      QVERIFY(std::memcmp(again->local[i].data(), end->local[i].data(), sizeof(float) * 16) == 0);
    // A reset begins at the beginning, as ever.
    session_->reset();
    QTRY_VERIFY(session_->state().frame && session_->state().frame->cycle == 0);
  }
  void theStateIsThatOfTheMomentWhenItWasAskedFor()
  {
    runCycles(30);
    const long asked = cycle();
    QTest::keyClick(&window_->viewport(), Qt::Key_G, Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier);
    QPointer<KeepStateDialog> dialog = this->dialog();
    QVERIFY(dialog);
    QCOMPARE(dialog->name().selectedText(), dialog->name().text());
    QVERIFY(!dialog->name().text().isEmpty());
    runCycles(30); // While the person thinks about a name.
    dialog->name().clear();
    QVERIFY(!dialog->keepButton().isEnabled());
    QTest::keyClicks(&dialog->name(), "a/../b: kick");
    QTest::keyClick(&dialog->name(), Qt::Key_Return);
    QVERIFY(QTest::qWaitFor([this] { return files().size() == 1; }));
    QCOMPARE(files().first(), QString("a-..-b- kick.sparkstate"));
    LocalText problem;
    const auto file = StateFile::read((folder() + '/' + files().first()).toStdString(), problem);
    QVERIFY2(file, problem.english().c_str());
    QCOMPARE(file->state.cycle, asked);
    QCOMPARE(file->head.name, std::string("a/../b: kick"));
    // The same name again is another file.
    keep("a/../b: kick");
    QVERIFY(QTest::qWaitFor([this] { return files().size() == 2; }));
  }
  void escapeKeepsNothing()
  {
    part().keepAction().trigger();
    QPointer<KeepStateDialog> dialog = this->dialog();
    QVERIFY(dialog);
    part().keepAction().trigger();
    QCOMPARE(window_->findChildren<KeepStateDialog*>().size(), 1); // The same.
    QTest::keyClick(&dialog->name(), Qt::Key_Escape);
    QTRY_VERIFY(!dialog);
    keep("second");
    QVERIFY(QTest::qWaitFor([this] { return files().size() == 1; }));
    QCOMPARE(files().first(), QString("second.sparkstate"));
  }
  void anotherSceneInBetweenIsTold()
  {
    part().keepAction().trigger();
    session_->open("examples/pendulum.rsg"); // Before the simulation could answer, or right after.
    QPointer<KeepStateDialog> dialog = this->dialog();
    if(dialog) // It has been answered in time, so that there is a state to keep.
    {
      QTest::keyClick(&dialog->name(), Qt::Key_Return);
      QTRY_VERIFY(!dialog);
    }
    QTRY_VERIFY(files().size() == 1 || window_->statusBar()->currentMessage().contains("nothing is kept"));
  }
  void whatIsNoStateLeavesTheRunAsItIs()
  {
    runCycles(10);
    QTRY_VERIFY(window_->statusBar()->currentMessage().contains("10 cycles")); // Else it may come later.
    const long generation = session_->state().generation;
    for(const char* const bytes : {"", "(RSG 0 1)", "SPARKWRIGHT STATE\n\1\0\0\0", "SPARKWRIGHT STATE\n\7zzzzzzzzzzzzz"})
    {
      const QString file = folder_.filePath("bad.sparkstate");
      QFile out(file);
      QVERIFY(out.open(QIODevice::WriteOnly));
      out.write(bytes);
      out.close();
      window_->statusBar()->clearMessage();
      window_->openFile(file);
      QTRY_VERIFY(window_->statusBar()->currentMessage().contains("bad.sparkstate could not be opened"));
    }
    window_->openFile("/no/such/file.sparkstate");
    QTRY_VERIFY(window_->statusBar()->currentMessage().contains("file.sparkstate could not be opened"));
    QCOMPARE(session_->state().generation, generation);
    QCOMPARE(cycle(), 10L);
    QCOMPARE(entries().first()->text(), QString("No state has been kept yet"));
  }
  void aStateWhoseSceneIsGoneBeginsNothing()
  {
    const QString scene = folder_.filePath("gone.rsg");
    QVERIFY(QFile::copy(SPARKWRIGHT_SOURCE_DIR "/resources/examples/falling_boxes.rsg", scene));
    window_->openScene(scene);
    QTRY_COMPARE(session_->state().scene, scene.toStdString());
    QTRY_VERIFY(session_->state().phase == SessionState::Phase::Ready && session_->state().frame);
    runCycles(20);
    keep("gone");
    QVERIFY(QTest::qWaitFor([this] { return files().size() == 1; }));
    window_->openScene("examples/pendulum.rsg");
    QTRY_COMPARE(session_->state().scene, std::string("examples/pendulum.rsg"));
    QVERIFY(QFile::remove(scene));
    entries().first()->trigger();
    QTRY_COMPARE(session_->state().phase, SessionState::Phase::Failed);
    QVERIFY(!session_->state().running);
  }
  void statesOfAProjectLieBesideIt()
  {
    QFile project(folder_.filePath("one.sparkproject"));
    QVERIFY(project.open(QIODevice::WriteOnly));
    project.write("scene = \"examples/pendulum.rsg\"\nseed = 3\n");
    project.close();
    window_->openScene(project.fileName());
    QTRY_COMPARE(session_->state().scene, std::string("examples/pendulum.rsg"));
    QTRY_VERIFY(session_->state().phase == SessionState::Phase::Ready && session_->state().frame);
    runCycles(20);
    keep("mine");
    const QString file = folder_.filePath("states/mine.sparkstate");
    QVERIFY(QTest::qWaitFor([&file] { return QFile::exists(file); }));
    runCycles(20);
    QAction* const entry = entries().first();
    QCOMPARE(entry->data().toString(), file);
    entry->trigger();
    QTRY_COMPARE(cycle(), 20L);
    QCOMPARE(window_->windowTitle(), QString("one.sparkproject – Sparkwright")); // It stays open.
    QVERIFY(QFile::remove(file));
  }
  void agentsOfOtherProgramsAreAskedAbout()
  {
    window_->openScene("setups/soccer.rb");
    QTRY_COMPARE(session_->state().scene, std::string("setups/soccer.rb"));
    QTRY_VERIFY(session_->state().phase == SessionState::Phase::Ready && session_->state().agentPort > 0);
    keep("kick-off");
    QVERIFY(QTest::qWaitFor([this] { return files().size() == 1; }));
    QTcpSocket agent;
    agent.connectToHost("127.0.0.1", static_cast<quint16>(session_->state().agentPort));
    QVERIFY(agent.waitForConnected(3000));
    QTRY_VERIFY((window_->refresh(), !session_->state().connections.empty()));
    const long generation = session_->state().generation;
    entries().first()->trigger();
    QMessageBox* question = nullptr;
    QTRY_VERIFY((question = window_->findChild<QMessageBox*>("restoreQuestion")));
    QVERIFY(question->text().contains("1 agent"));
    question->button(QMessageBox::Cancel)->click();
    QTRY_VERIFY(!window_->findChild<QMessageBox*>("restoreQuestion"));
    QCOMPARE(session_->state().generation, generation);
    entries().first()->trigger();
    QTRY_VERIFY((question = window_->findChild<QMessageBox*>("restoreQuestion")));
    for(QAbstractButton* const button : question->buttons())
      if(question->buttonRole(button) == QMessageBox::AcceptRole)
        button->click();
    QTRY_VERIFY(session_->state().generation > generation);
    QTRY_COMPARE(agent.state(), QAbstractSocket::UnconnectedState);
  }

private:
  StatesPart& part() { return window_->part<StatesPart>(); }
  long cycle() const { return session_->state().frame ? session_->state().frame->cycle : -1; }
  void runCycles(int count)
  {
    RunUntil until;
    until.kind = RunUntil::Kind::Cycles;
    until.number = count;
    const long before = session_->state().reachedCount;
    session_->setTargetSpeed(0);
    session_->runUntil(until);
    QTRY_VERIFY(session_->state().reachedCount > before);
    window_->refresh();
  }
  KeepStateDialog* dialog()
  {
    KeepStateDialog* found = nullptr;
    if(!QTest::qWaitFor([&] { return (found = window_->findChild<KeepStateDialog*>()) && found->isActiveWindow(); }))
      return nullptr;
    return found;
  }
  void keep(const QString& name)
  {
    QTRY_VERIFY((window_->refresh(), part().keepAction().isEnabled()));
    part().keepAction().trigger();
    QPointer<KeepStateDialog> dialog = this->dialog();
    QVERIFY(dialog);
    dialog->name().clear();
    QTest::keyClicks(&dialog->name(), name);
    QTest::mouseClick(&dialog->keepButton(), Qt::LeftButton);
    QTRY_VERIFY(!dialog);
  }
  QString folder() { return part().states().folder(); }
  QStringList files() { return QDir(folder()).entryList({"*.sparkstate"}, QDir::Files); }
  QList<QAction*> entries()
  {
    emit part().restoreMenu().aboutToShow();
    return part().restoreMenu().actions();
  }

  test::SettingsFolder settings_;
  QTemporaryDir folder_;
  std::unique_ptr<Language> language_;
  std::unique_ptr<SimulationSession> session_;
  std::unique_ptr<MainWindow> window_;
};

QTEST_MAIN(StatesPartTest)

#include "StatesPartTest.moc"
