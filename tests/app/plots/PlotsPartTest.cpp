#include "app/ide/common/InSight.h"
#include "app/ide/export/ExportDialog.h"
#include "app/ide/export/ExportPart.h"
#include "app/ide/plots/LoadPanel.h"
#include "app/ide/plots/PlotPanel.h"
#include "app/ide/plots/PlotsPart.h"
#include "app/ide/plots/RunSampler.h"
#include "app/ide/replay/ReplayPart.h"
#include "app/ide/session/ReplaySession.h"
#include "tests/app/MonitorLogSupport.h"
#include "tests/app/WindowSupport.h"

#include <QDockWidget>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include <chrono>
#include <cmath>
#include <thread>

using namespace sparkwright;

/// Plots and export in the window: live and of recordings.
class PlotsPartTest : public QObject, private test::WindowFixture
{
  Q_OBJECT
private slots:
  void init()
  {
    open();
    window_->resize(1200, 900);
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    session_->now.phase = SessionState::Phase::Ready;
    session_->now.scene = "own.rsg";
  }
  void cleanup() { close(); }

  void aRunningSimulationIsPlotted();
  void nothingIsReadWhileTheDockIsHidden();
  void nothingIsReadBehindAnotherDock();
  void anotherRunBeginsAnew();
  void aRecordingIsReadAsAWhole();
  void aRecordingIsNotReadBehindAnotherDock();
  void theMomentIsThatOfTheTimeline();
  void theChoiceIsRemembered();
  void aReaderCanBeCancelled();
  void aRecordingIsExported();
  void theExportOfADamagedRecordingSaysSo();
  void withoutPlotsNothingIsSaved();
  void fromTheFilterKeysGoToTheList();
  void inALowDockTheLoadIsReadInFull();
  void anExportAsProposedNeedsNoFolderOfDocuments();
  void aRecordingBecomesAPage();
  void whatCannotBeExportedIsSaid();
  void anExportIsCancelled();

private:
  PlotsPart& part() { return window_->part<PlotsPart>(); }
  PlotView& plots() { return part().panel().plots(); }
  void showDock(bool shown)
  {
    auto* const dock = window_->findChild<QDockWidget*>("plotsDock");
    QVERIFY(dock);
    dock->setVisible(shown);
    if(shown)
      dock->raise();
    QTest::qWait(0);
  }
  /// A frame of the own simulation, with a thing that moves.
  void showFrame(double time)
  {
    auto structure = structure_;
    auto frame = std::make_shared<Frame>();
    frame->structure = structure;
    frame->time = time;
    frame->game.present = true; // In scenes without a match, other panels look for robots first.
    frame->local = {Mat4f::Identity()};
    setTranslation(frame->local[0], Vec3f(static_cast<float>(2 * time), 0, 0));
    session_->now.frame = frame;
    window_->refresh();
  }
  static std::shared_ptr<const SceneStructure> oneBody()
  {
    auto structure = std::make_shared<SceneStructure>();
    SceneStructure::Node node;
    node.end = 1;
    node.slot = 0;
    node.name = "box";
    node.body = true;
    structure->nodes.push_back(node);
    structure->transformCount = 1;
    return structure;
  }
  void openLog(int records, const QByteArray& more = {})
  {
    const QString path = folder_.filePath("match.log");
    QFile file(path);
    const QByteArray log = test::rollingBallLog(records) + more;
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(log) == log.size());
    file.close();
    window_->part<ReplayPart>().openRecording(path);
    QTRY_VERIFY(window_->part<ReplayPart>().replay());
    window_->refresh();
  }

  QTemporaryDir folder_;
  std::shared_ptr<const SceneStructure> structure_ = oneBody();
};

void PlotsPartTest::aRunningSimulationIsPlotted()
{
  showDock(true);
  showFrame(0);
  QVERIFY(session_->physicsView); // For joints and motors.
  QTRY_VERIFY((showFrame(0), part().panel().tree().model().catalog().find("bodies/box/x") >= 0));
  plots().add("bodies/box/x");
  plots().add("bodies/box/vx");
  for(int i = 1; i <= 50; ++i)
    showFrame(0.02 * i);
  QVERIFY(part().table().rows() >= 50);
  QVERIFY(std::abs(part().table().values(0).back() - 2) < 1e-5);
  QVERIFY(std::abs(part().table().values(1).back() - 2) < 1e-3);
  QTRY_VERIFY((window_->refresh(), plots().pointsOf(0, "bodies/box/x") >= 50));
  QVERIFY(part().panel().isLive());
  QVERIFY(std::abs(plots().times().second - plots().times().first - part().panel().window()) < 1e-6);
}

void PlotsPartTest::nothingIsReadWhileTheDockIsHidden()
{
  showDock(true);
  showFrame(0);
  plots().add("bodies/box/x");
  for(const char* const other : {"loadDock", "sensorsDock"}) // They need details of physics, too, where they are seen.
    window_->findChild<QDockWidget*>(other)->hide();
  showDock(false);
  for(int i = 1; i <= 10; ++i)
    showFrame(0.02 * i);
  QVERIFY(part().table().rows() <= 1);
  QVERIFY(!session_->physicsView);
}

void PlotsPartTest::nothingIsReadBehindAnotherDock()
{
  showDock(true);
  showFrame(0);
  plots().add("bodies/box/x");
  showFrame(0.02);
  QCOMPARE(part().table().rows(), std::size_t(1));
  QVERIFY(session_->physicsView);
  window_->findChild<QDockWidget*>("logDock")->raise();
  QTRY_VERIFY((window_->refresh(), !session_->physicsView));
  for(int i = 2; i <= 10; ++i)
    showFrame(0.02 * i);
  QCOMPARE(part().table().rows(), std::size_t(1));
}

void PlotsPartTest::anotherRunBeginsAnew()
{
  showDock(true);
  plots().add("bodies/box/x");
  for(int i = 0; i <= 10; ++i)
    showFrame(0.02 * i);
  ++session_->now.generation;
  showFrame(0);
  QCOMPARE(part().table().rows(), std::size_t(1));
}

void PlotsPartTest::aRecordingIsReadAsAWhole()
{
  showDock(true);
  plots().add("ball/x");
  plots().add("ball/vx");
  openLog(101); // With the layout for reviews, which shows the plots beside the view.
  QTRY_COMPARE(part().table().rows(), std::size_t(101));
  QVERIFY(std::abs(part().table().values(0).back() - 100) < 1e-3);
  QVERIFY(std::abs(part().table().values(1).back() - 5) < 1e-2);
  QTRY_VERIFY(!part().sampler().busy());
  QVERIFY(std::abs(plots().times().second - 20) < 0.01);
  QVERIFY(!part().panel().isLive());
  plots().add("ball/z"); // Read once more, with this.
  QTRY_VERIFY((window_->refresh(), part().table().rows() == 101 && !part().sampler().busy() &&
                                       part().table().columns().size() == 3));
  QVERIFY(std::abs(part().table().values(2).back() - 0.042) < 1e-4);
}

void PlotsPartTest::aRecordingIsNotReadBehindAnotherDock()
{
  showDock(true);
  plots().add("ball/x");
  openLog(101);
  QTRY_VERIFY((window_->refresh(), part().table().rows() == 101 && !part().sampler().busy()));
  window_->findChild<QDockWidget*>("layersDock")->raise();
  QTRY_VERIFY(!isInSight(part().panel()));
  plots().add("ball/vx");
  for(int i = 0; i < 10; ++i)
  {
    window_->refresh();
    QTest::qWait(0);
    QVERIFY(!part().sampler().busy());
    QVERIFY(std::isnan(part().table().values(1).back()));
  }
  showDock(true);
  QTRY_VERIFY((window_->refresh(), part().table().rows() == 101 && !part().sampler().busy()));
  QVERIFY(std::abs(part().table().values(1).back() - 5) < 1e-2);
}

void PlotsPartTest::theMomentIsThatOfTheTimeline()
{
  showDock(true);
  plots().add("ball/x");
  openLog(51);
  showDock(true);
  QTRY_VERIFY((window_->refresh(), part().table().rows() == 51));
  Playback& playback = window_->part<ReplayPart>().replay()->playback();
  emit plots().timeChosen(4.0);
  QVERIFY(std::abs(playback.time() - 4) < 0.01);
}

void PlotsPartTest::theChoiceIsRemembered()
{
  showDock(true);
  plots().setPlots({{"ball/x", "ball/y"}, {"game/clock"}});
  emit plots().plotsChanged();
  window_.reset();
  window_ = std::make_unique<MainWindow>(*session_, *language_);
  QVERIFY(plots().plots() == (PlotView::Plots{{"ball/x", "ball/y"}, {"game/clock"}}));
}

void PlotsPartTest::aReaderCanBeCancelled()
{
  /// Frames without end.
  struct Endless : FrameSequence
  {
    std::size_t count() const override { return 100'000'000; }
    double time(std::size_t index) const override { return 0.02 * static_cast<double>(index); }
    FramePtr frame(std::size_t) override
    {
      std::this_thread::sleep_for(std::chrono::microseconds(200)); // As if it were read from a disk.
      return std::make_shared<Frame>();
    }
  };
  RunSampler sampler;
  QSignalSpy sampled(&sampler, &RunSampler::sampled), finished(&sampler, &RunSampler::finished);
  sampler.start(
      [](const OpenRecordingOptions&)
      {
        OpenedRecording opened;
        opened.frames = std::make_unique<Endless>();
        return opened;
      },
      {"run/time"});
  QTRY_VERIFY(sampled.size() > 0);
  sampler.cancel();
  QVERIFY(!sampler.busy());
  QCOMPARE(finished.size(), 0);
  sampler.start(
      [](const OpenRecordingOptions&)
      {
        OpenedRecording opened;
        opened.problem = LocalText("it is gone");
        return opened;
      },
      {"run/time"});
  QTRY_COMPARE(finished.size(), 1);
  QCOMPARE(finished[0][0].toString(), QString("it is gone"));
}

void PlotsPartTest::aRecordingIsExported()
{
  openLog(51);
  window_->part<ExportPart>().exportData();
  ExportDialog* const dialog = window_->part<ExportPart>().dialog();
  QVERIFY(dialog);
  QVERIFY(dialog->hint().contains("No signal is chosen"));
  dialog->signalTree().model().setChecked({"ball/x"});
  dialog->rate().setValue(1);
  dialog->from().setValue(2);
  dialog->until().setValue(6);
  dialog->events().setChecked(false);
  dialog->target().setText(folder_.filePath("ball.csv"));
  QVERIFY(dialog->exportButton().isEnabled());
  QSignalSpy exported(dialog, &ExportDialog::exported);
  dialog->exportButton().click();
  QVERIFY(dialog->busy() && !dialog->exportButton().isEnabled());
  QTRY_COMPARE(exported.size(), 1);
  QFile file(folder_.filePath("ball.csv"));
  QVERIFY(file.open(QIODevice::ReadOnly));
  const QList<QByteArray> lines = file.readAll().trimmed().split('\n');
  QCOMPARE(lines.size(), 6);
  QCOMPARE(lines[0].trimmed(), QByteArray("time [s],ball/x [m]"));
  QCOMPARE(lines[1].trimmed(), QByteArray("2,10"));
  QVERIFY(dialog->hint().contains("5 frames"));
}

void PlotsPartTest::theExportOfADamagedRecordingSaysSo()
{
  openLog(11, "no message\n" + test::rollingBallLog(1));
  window_->part<ExportPart>().exportData();
  ExportDialog* const dialog = window_->part<ExportPart>().dialog();
  dialog->format().setCurrentIndex(3);
  dialog->target().setText(folder_.filePath("mended.mcap"));
  QSignalSpy exported(dialog, &ExportDialog::exported);
  dialog->exportButton().click();
  QTRY_COMPARE(exported.size(), 1);
  QVERIFY2(dialog->hint().contains("12 frames") && dialog->hint().contains("The recording is damaged") &&
               dialog->hint().contains("Damaged line of the log"),
           qPrintable(dialog->hint()));
}

void PlotsPartTest::withoutPlotsNothingIsSaved()
{
  QToolButton& save = part().panel().saveButton();
  QVERIFY(!save.isEnabled());
  QVERIFY2(save.toolTip().contains("nothing is plotted"), qPrintable(save.toolTip()));
  plots().add("bodies/box/x");
  QVERIFY(save.isEnabled() && save.toolTip().contains("CSV file"));
  part().panel().removeButton().click();
  QVERIFY(!save.isEnabled());
}

void PlotsPartTest::fromTheFilterKeysGoToTheList()
{
  showDock(true);
  QTRY_VERIFY((showFrame(0), part().panel().tree().model().catalog().find("bodies/box/x") >= 0));
  SignalTree& tree = part().panel().tree();
  window_->activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(window_.get()));
  for(const int key : {Qt::Key_Down, Qt::Key_Return})
  {
    plots().setPlots({});
    tree.filter().clear();
    tree.filter().setFocus();
    QTest::keyClicks(&tree.filter(), "box/vx");
    QTest::keyClick(&tree.filter(), static_cast<Qt::Key>(key));
    QCOMPARE(QApplication::focusWidget(), &tree.view());
    QTest::keyClick(&tree.view(), Qt::Key_Return);
    QCOMPARE(plots().paths(), std::vector<std::string>{"bodies/box/vx"});
  }
}

void PlotsPartTest::inALowDockTheLoadIsReadInFull()
{
  QDockWidget* const dock = window_->findChild<QDockWidget*>("loadDock");
  dock->show();
  dock->raise();
  window_->resizeDocks({dock}, {180}, Qt::Vertical);
  session_->now.targetSpeed = 1;
  session_->now.stepSeconds = 0.02;
  showFrame(0);
  LoadPanel& load = part().load();
  QTRY_VERIFY((showFrame(0.02), load.summary().contains("A cycle may take")));
  QCoreApplication::processEvents();
  int below = 0;
  for(QWidget* const each : load.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
  {
    const int least = each->hasHeightForWidth() ? each->heightForWidth(each->width()) : each->minimumSizeHint().height();
    QVERIFY2(each->height() >= std::min(least, each->maximumHeight()), each->metaObject()->className());
    below = std::max(below, each->geometry().bottom());
  }
  QVERIFY(below < load.height());
}

void PlotsPartTest::anExportAsProposedNeedsNoFolderOfDocuments()
{
  const QByteArray home = qgetenv("HOME");
  const auto back = qScopeGuard([&] { qputenv("HOME", home); });
  qputenv("HOME", folder_.path().toUtf8());
  QVERIFY(!QFile::exists(folder_.filePath("Documents")));
  QSettings().setValue("export/folder", folder_.filePath("deleted since")); // As if an earlier export had gone there.
  openLog(51);
  window_->part<ExportPart>().exportData();
  ExportDialog* const dialog = window_->part<ExportPart>().dialog();
  QCOMPARE(dialog->target().text(), folder_.filePath("Documents/match.csv"));
  QSignalSpy exported(dialog, &ExportDialog::exported);
  dialog->exportButton().click();
  QTRY_VERIFY2(exported.size() == 1, qPrintable(dialog->hint()));
  QVERIFY(QFile::exists(folder_.filePath("Documents/match.csv")));
}

void PlotsPartTest::aRecordingBecomesAPage()
{
  openLog(51);
  window_->part<ExportPart>().exportData();
  ExportDialog* const dialog = window_->part<ExportPart>().dialog();
  dialog->format().setCurrentIndex(5);
  QVERIFY(dialog->target().text().endsWith(".html"));
  QVERIFY(!dialog->signalTree().isEnabled());
  QCOMPARE(dialog->rate().specialValueText(), QString("25 Hz, as usual"));
  QVERIFY2(dialog->hint().contains("browser"), qPrintable(dialog->hint()));
  dialog->target().setText(folder_.filePath("match.html"));
  QSignalSpy exported(dialog, &ExportDialog::exported);
  dialog->exportButton().click();
  QTRY_COMPARE(exported.size(), 1);
  QFile file(folder_.filePath("match.html"));
  QVERIFY(file.open(QIODevice::ReadOnly));
  const QByteArray page = file.readAll();
  QVERIFY(page.startsWith("<!DOCTYPE html>") && page.endsWith("</html>\n"));
  QVERIFY2(dialog->hint().contains("KiB"), qPrintable(dialog->hint()));
}

void PlotsPartTest::whatCannotBeExportedIsSaid()
{
  openLog(51);
  window_->part<ExportPart>().exportData();
  ExportDialog* const dialog = window_->part<ExportPart>().dialog();
  dialog->target().setText(folder_.filePath("match.log"));
  QVERIFY(!dialog->exportButton().isEnabled() && dialog->hint().contains("itself"));
  dialog->target().setText(folder_.filePath("none/ball.csv"));
  dialog->from().setValue(5);
  dialog->until().setValue(1);
  QVERIFY(!dialog->exportButton().isEnabled() && dialog->hint().contains("ends before"));
  dialog->until().setValue(6);
  QVERIFY(dialog->exportButton().isEnabled());
  dialog->exportButton().click();
  QTRY_VERIFY(dialog->hint().contains("cannot be written"));
  dialog->format().setCurrentIndex(3);
  QVERIFY(dialog->target().text().endsWith("ball.mcap"));
  QVERIFY(!dialog->signalTree().isEnabled());
}

void PlotsPartTest::anExportIsCancelled()
{
  openLog(3000);
  window_->part<ExportPart>().exportData();
  ExportDialog* const dialog = window_->part<ExportPart>().dialog();
  dialog->target().setText(folder_.filePath("all.json"));
  dialog->format().setCurrentIndex(1);
  dialog->exportButton().click();
  dialog->cancelButton().click();
  QTRY_VERIFY(!dialog->busy());
  QVERIFY2(dialog->hint().contains("Cancelled"), qPrintable(dialog->hint()));
  QVERIFY(!QFile::exists(folder_.filePath("all.json")) && !QFile::exists(folder_.filePath("all.json.part")));
}

QTEST_MAIN(PlotsPartTest)
#include "PlotsPartTest.moc"
