#include "app/ide/plots/LoadPanel.h"
#include "app/ide/plots/PlotPanel.h"
#include "app/ide/plots/PlotsPart.h"
#include "app/ide/plots/PlotView.h"
#include "app/ide/sensors/ReadingView.h"
#include "app/ide/sensors/SensorPanel.h"
#include "app/ide/sensors/SensorsPart.h"
#include "app/ide/window/Language.h"
#include "app/ide/window/MainWindow.h"
#include "tests/app/SessionSupport.h"
#include "tests/app/SettingsSupport.h"
#include "tests/core/WorldSupport.h"

#include <QClipboard>
#include <QDockWidget>
#include <QMimeData>
#include <QtTest>

#include <algorithm>

using namespace sparkwright;

/// The docks of sensors and of the load in the real window.
class SensorsPartTest : public QObject
{
  Q_OBJECT
private slots:
  void init()
  {
    settings_.clear();
    language_.use("en");
    session_ = std::make_unique<test::FakeSession>();
    window_ = std::make_unique<MainWindow>(*session_, language_);
    window_->resize(1300, 900);
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
  }
  void cleanup()
  {
    window_.reset();
    session_.reset();
  }

  void theSelectedPlayerTellsItsSensors()
  {
    test::SoccerWorld match;
    const AgentId agent = play(match);
    raise(part().dock());
    QVERIFY(part().panel().lines().empty());
    QVERIFY(words().contains("Select a robot"));
    QVERIFY(session_->physicsView);
    select(match);
    QVERIFY(!part().panel().lines().empty());
    QVERIFY(session_->toldTo.size() > 0 && session_->toldTo.back() == agent);
    session_->now.toldAnswered = 100;
    session_->now.told = std::make_shared<const SessionState::Told>(
        SessionState::Told{agent, match.world.frame()->agents.front().rootId, 1, "(hear Red 1.2 self hello)(See (B (pol 1 2 3)))", {}});
    QTRY_VERIFY((window_->refresh(), has("hear", "hello")));
    QVERIFY(has("See", "1.00 m"));
    // By word.
    part().panel().filter().setText("gyro");
    int seen = 0;
    for(int i = 0; i < part().panel().list().topLevelItemCount(); ++i)
      seen += part().panel().list().topLevelItem(i)->isHidden() ? 0 : 1;
    QCOMPARE(seen, 1);
    part().panel().copyButton().click();
    const QMimeData* const copied = QApplication::clipboard()->mimeData();
    QVERIFY(copied->hasImage() && copied->text().contains("Gyroscope\ttorso\t"));
  }
  void measurementsOfTheLeagueAreListedAndDrawn()
  {
    test::SoccerWorld match;
    const AgentId agent = play(match);
    raise(part().dock());
    select(match);
    QVERIFY(!part().panel().drawing().isVisible());
    Reading ball;
    ball.device = "eye";
    ball.feature = "ball";
    ball.age = 0;
    ball.numbers = {{"Distance", 1.25, "m"}, {"Bearing", {}, "deg"}};
    Reading scan;
    scan.device = "laser";
    scan.feature = "180DegreeScan";
    scan.form = Reading::Form::Scan;
    scan.age = 0;
    scan.range = 8;
    for(int i = -90; i <= 90; ++i)
      scan.marks.push_back({static_cast<double>(i), i == 30 ? 0.75 : 8, 0, i == 30});
    session_->now.toldAnswered = 100;
    session_->now.told = std::make_shared<const SessionState::Told>(
        SessionState::Told{agent, match.world.frame()->agents.front().rootId, 1, {}, {ball, scan}});
    QTRY_VERIFY((window_->refresh(), has("laser", "1 of 181: nearest 0.750 m at 30.0°")));
    QVERIFY(has("eye", "Distance 1.250 m   Bearing –"));
    ReadingView& drawing = part().panel().drawing();
    QVERIFY(drawing.isVisible());
    QVERIFY(std::abs(drawing.range() - 0.825) < 1e-9); // As far as something was met.
    QTRY_VERIFY(drawing.width() > 0 && drawing.height() > 0); // It gets its place only after it is shown.
    QVERIFY(drawing.grab().toImage().pixelColor(drawing.width() / 2, drawing.height() / 2).isValid());
  }
  void aSensorIsPlotted()
  {
    test::SoccerWorld match;
    play(match);
    raise(part().dock());
    select(match);
    const std::vector<SensorLine>& lines = part().panel().lines();
    const auto gyro = std::ranges::find(lines, QString("Gyroscope"), &SensorLine::group);
    QVERIFY(gyro != lines.end());
    emit part().panel().plotWanted(SensorLine(*gyro));
    const std::vector<std::string> paths = window_->part<PlotsPart>().panel().plots().paths();
    QCOMPARE(paths.size(), std::size_t(3));
    QCOMPARE(paths.front(), std::string("robots/left/4/sensors/gyro/torso/x"));
  }
  void theLoadIsShownAndPlotted()
  {
    test::SoccerWorld match;
    play(match);
    session_->now.cycleParts = {.act = 0.001, .solve = 0.006};
    session_->now.cycleWaited = 0.002;
    QDockWidget* const dock = window_->findChild<QDockWidget*>("loadDock");
    QVERIFY(dock);
    raise(*dock);
    LoadPanel& load = window_->part<PlotsPart>().load();
    QTRY_VERIFY((window_->refresh(), load.times().back() > 8.9));
    QVERIFY(std::abs(load.times()[static_cast<std::size_t>(2)] - 6) < 1e-6); // The solver, ms.
    QVERIFY2(load.summary().contains("20.0 ms"), qPrintable(load.summary()));
    QVERIFY2(load.summary().contains("contact"), qPrintable(load.summary()));
    load.plotButton().click();
    QCOMPARE(window_->part<PlotsPart>().panel().plots().paths().size(), LoadPanel::parts);
  }

private:
  SensorsPart& part() { return window_->part<SensorsPart>(); }
  /// A match with a player, shown in the window.
  AgentId play(test::SoccerWorld& match)
  {
    const AgentId agent = match.connect();
    match.world.deliver(agent, "(init (unum 4)(teamname Red))(syn)");
    match.world.setPhysicsView(true);
    match.cycle(20);
    session_->now.phase = SessionState::Phase::Ready;
    session_->now.frame = match.world.frame();
    window_->refresh();
    return agent;
  }
  void raise(QDockWidget& dock)
  {
    dock.show();
    dock.raise();
    QTRY_VERIFY(!dock.widget()->visibleRegion().isEmpty());
    QTRY_VERIFY((window_->refresh(), session_->physicsView));
  }
  void select(test::SoccerWorld& match)
  {
    const Frame& frame = *match.world.frame();
    const auto& nodes = frame.structure->nodes;
    const auto root = std::ranges::find(nodes, frame.agents.front().rootId, &SceneStructure::Node::id);
    window_->select(static_cast<int>(root - nodes.begin()));
    QTRY_VERIFY((window_->refresh(), !part().panel().lines().empty()));
  }
  bool has(const QString& group, const QString& value)
  {
    return std::ranges::any_of(part().panel().lines(), [&](const SensorLine& line)
                               { return line.group == group && line.value.contains(value); });
  }
  QString words()
  {
    QStringList all;
    for(const QLabel* const label : part().panel().findChildren<QLabel*>())
      if(label->isVisible())
        all << label->text();
    return all.join('|');
  }

  test::SettingsFolder settings_;
  Language language_;
  std::unique_ptr<test::FakeSession> session_;
  std::unique_ptr<MainWindow> window_;
};

QTEST_MAIN(SensorsPartTest)
#include "SensorsPartTest.moc"
