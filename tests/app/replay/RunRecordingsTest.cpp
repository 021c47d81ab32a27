#include "app/ide/replay/RecordingOpener.h"
#include "app/ide/replay/RecordingsDialog.h"
#include "app/ide/replay/ReplayPart.h"
#include "app/ide/replay/RunRecordings.h"
#include "app/ide/replay/TimelinePanel.h"
#include "app/ide/session/ReplaySession.h"
#include "app/ide/session/SimulationSession.h"
#include "app/ide/shell/Notices.h"
#include "app/ide/shell/ShellPart.h"
#include "app/ide/window/Language.h"
#include "app/ide/window/MainWindow.h"
#include "tests/app/SettingsSupport.h"

#include <QDir>
#include <QMessageBox>
#include <QTemporaryDir>
#include <QtTest>

using namespace sparkwright;

/// The recordings that the window makes of its own runs, with a real simulation: look back, list, limit.
class RunRecordingsTest : public QObject
{
  Q_OBJECT
private slots:
  void init()
  {
    settings_.clear();
    folder_ = std::make_unique<QTemporaryDir>();
    language_ = std::make_unique<Language>();
    language_->use("en");
    SimulationOptions options;
    options.dataDirectories = {SPARKWRIGHT_SOURCE_DIR "/resources"};
    options.seed = 1;
    options.serve.net.agentPort = options.serve.net.monitorPort = 0;
    options.recording.folder = folder_->filePath("recordings").toStdString();
    session_ = std::make_unique<SimulationSession>(options);
    window_ = std::make_unique<MainWindow>(*session_, *language_, SPARKWRIGHT_SOURCE_DIR "/resources");
    window_->openScene("examples/falling_boxes.rsg");
  }
  void cleanup()
  {
    window_.reset();
    session_.reset();
  }

  void aRunIsWatchedWhileItGoesOn()
  {
    recordSome();
    QVERIFY2(part().panel().hint().contains("This run is being recorded"), qPrintable(part().panel().hint()));
    lookBack();
    QVERIFY(part().replay());
    QVERIFY(session_->state().running);
    for(const Notices::Notice& notice : window_->part<ShellPart>().notices().all()) // Such as: it has no end.
      QVERIFY2(notice.severity < Diagnostic::Severity::Warning, qPrintable(notice.text));
    Playback& playback = part().replay()->playback();
    QVERIFY(playback.endTime() > 0.4);
    const long live = session_->state().frame->cycle;
    playback.seek(playback.startTime());
    window_->refresh();
    QVERIFY(window_->views().scene().frame()->time < 0.1);
    QTRY_VERIFY(session_->state().frame->cycle > live);
    action("Back to &live").trigger();
    window_->refresh();
    QVERIFY(!part().replay());
    QVERIFY(window_->views().scene().frame()->cycle > live);
  }
  void recordingEndsWhenItIsSwitchedOffAndIsRemembered()
  {
    recordSome();
    QVERIFY(recordings().recordAction().isChecked());
    recordings().recordAction().trigger();
    QTRY_VERIFY((window_->refresh(), !session_->state().recorded.ring.on));
    QTRY_VERIFY((window_->refresh(), session_->state().recorded.run.files.empty()));
    QTRY_VERIFY((window_->refresh(), !recordings().lookBackAction().isEnabled()));
    QVERIFY2(part().panel().hint().contains("not recorded"), qPrintable(part().panel().hint()));
    QVERIFY(!RunRecordings::remembered().on);
    recordings().recordAction().trigger();
    QTRY_VERIFY((window_->refresh(), session_->state().recorded.run.files.size() == 1));
    QCOMPARE(files().size(), 2); // What was recorded before is kept.
    QVERIFY(RunRecordings::remembered().on);
  }
  void theListOpensAndDeletesRunsButNotThePresentOne()
  {
    recordSome();
    window_->openScene("examples/falling_boxes.rsg");
    QTRY_COMPARE(files().size(), 2);
    QTRY_VERIFY((window_->refresh(), recordings().lookBackAction().isEnabled()));
    recordings().listAction().trigger();
    auto* const dialog = window_->findChild<RecordingsDialog*>();
    QVERIFY(dialog);
    QTRY_COMPARE(dialog->list().topLevelItemCount(), 2);
    QTreeWidgetItem* present = nullptr;
    QTreeWidgetItem* former = nullptr;
    for(int i = 0; i < 2; ++i)
    {
      QTreeWidgetItem* const item = dialog->list().topLevelItem(i);
      (item->text(0).contains("(this run)") ? present : former) = item;
    }
    QVERIFY(present && former);
    QVERIFY(!dialog->openButton().isEnabled());
    present->setSelected(true);
    QVERIFY(dialog->openButton().isEnabled());
    QVERIFY(!dialog->deleteButton().isEnabled());
    present->setSelected(false);
    former->setSelected(true);
    dialog->openButton().click();
    QTRY_VERIFY(part().replay());
    QVERIFY(!session_->state().running); // Another run: ours waits.
    action("Back to &live").trigger();

    dialog->deleteButton().click();
    auto* const question = dialog->findChild<QMessageBox*>();
    QVERIFY(question);
    for(QAbstractButton* const button : question->buttons())
      if(question->buttonRole(button) == QMessageBox::DestructiveRole)
        button->click();
    QTRY_COMPARE(files().size(), 1);
    QTRY_COMPARE(dialog->list().topLevelItemCount(), 1);
    QVERIFY(dialog->total().startsWith("1 recording, "));
  }
  void theLimitIsPassedOnAndRemembered()
  {
    recordSome();
    recordings().listAction().trigger();
    auto* const dialog = window_->findChild<RecordingsDialog*>();
    dialog->limit().setValue(64);
    emit dialog->limit().editingFinished();
    QTRY_COMPARE(session_->state().recorded.ring.limit, std::uint64_t(64) << 20);
    QCOMPARE(RunRecordings::remembered().limit, std::uint64_t(64) << 20);
  }
  void withoutAFolderNothingIsOffered()
  {
    window_.reset();
    SimulationOptions options;
    options.dataDirectories = {SPARKWRIGHT_SOURCE_DIR "/resources"};
    options.serve.net.agentPort = options.serve.net.monitorPort = 0;
    session_ = std::make_unique<SimulationSession>(options);
    window_ = std::make_unique<MainWindow>(*session_, *language_, SPARKWRIGHT_SOURCE_DIR "/resources");
    window_->openScene("examples/falling_boxes.rsg");
    QTRY_VERIFY((window_->refresh(), session_->state().frame && session_->state().frame->cycle > 5));
    QVERIFY(!recordings().recordAction().isEnabled());
    QVERIFY(!recordings().lookBackAction().isEnabled());
    QVERIFY(!recordings().listAction().isEnabled());
  }
  void aFolderThatCannotBeMadeIsToldAndTheRunGoesOn()
  {
    QFile inTheWay(folder_->filePath("file"));
    QVERIFY(inTheWay.open(QFile::WriteOnly));
    QTRY_VERIFY(session_->state().frame && session_->state().frame->cycle > 5);
    window_.reset(); // It would take the messages.
    HostOptions::Ring ring = session_->state().recorded.ring;
    ring.folder = (folder_->filePath("file") + "/below").toStdString();
    session_->setRecording(ring);
    QStringList log;
    const auto told = [&]
    {
      for(const LogEntry& entry : session_->takeLog())
        log.append(QString::fromStdString(entry.diagnostic.text()));
      return log.join('\n').contains("recording");
    };
    QTRY_VERIFY(told());
    const long cycle = session_->state().frame->cycle;
    QTRY_VERIFY(session_->state().frame->cycle > cycle);
  }

private:
  ReplayPart& part() { return window_->part<ReplayPart>(); }
  RunRecordings& recordings() { return part().recordings(); }
  QAction& action(const QString& text)
  {
    for(QAction* const each : window_->actions().all())
      if(each->text() == text)
        return *each;
    qFatal("There is no such action.");
  }
  QStringList files() const { return QDir(folder_->filePath("recordings")).entryList({"*.mcap"}); }
  /// Until some of the run is on the disk.
  void recordSome()
  {
    QTRY_VERIFY((window_->refresh(), recordings().lookBackAction().isEnabled()));
    QTRY_VERIFY((window_->refresh(), session_->state().frame->time > 1.5));
  }
  void lookBack()
  {
    recordings().lookBackAction().trigger();
    QTRY_VERIFY(!part().opener().busy());
    window_->refresh();
  }

  test::SettingsFolder settings_;
  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<Language> language_;
  std::unique_ptr<SimulationSession> session_;
  std::unique_ptr<MainWindow> window_;
};

QTEST_MAIN(RunRecordingsTest)
#include "RunRecordingsTest.moc"
