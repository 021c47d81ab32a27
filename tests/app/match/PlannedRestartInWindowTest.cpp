#include "app/ide/match/placement/PlacementPanel.h"
#include "app/ide/match/placement/PlacementPart.h"
#include "app/ide/views/ShownDrawings.h"
#include "app/ide/views/ViewsPart.h"
#include "tests/app/strategies/StrategiesWindow.h"

#include <QDockWidget>

using namespace sparkwright;

/// A person plans a restart in the window: places robots, sees what the rules make of it, and lets it begin.
class PlannedRestartInWindowTest : public QObject, private test::StrategiesWindow
{
  Q_OBJECT

  PlacementPanel& placement() { return window_->part<PlacementPart>().panel(); }
  QDockWidget& dock() { return *window_->findChild<QDockWidget*>("placementDock"); }
  QToolButton* buttonWith(const QString& text)
  {
    for(QToolButton* const button : placement().findChildren<QToolButton*>())
      if(button->text() == text)
        return button;
    return nullptr;
  }
  bool sums(const QString& words)
  {
    refreshed();
    return placement().summary().contains(words);
  }
  bool isDrawn()
  {
    refreshed();
    const DrawingsPtr& all = window_->part<ViewsPart>().shownDrawings().all();
    return all && std::ranges::any_of(all->sets, [](const auto& set) { return set->name == "Placement"; });
  }
  void playDemo()
  {
    makeWindow("setups/simurosot_demo.rb");
    session_->setTargetSpeed(0);
    session_->run();
    QTRY_VERIFY_WITH_TIMEOUT(mode() == "PlayOn", 20000);
    dock().show();
    dock().raise();
  }
  void pauseMatch()
  {
    QTRY_VERIFY_WITH_TIMEOUT(sums("Pause it"), 5000);
    QToolButton* const pause = buttonWith("Pause the match");
    QVERIFY(pause && pause->isVisible());
    pause->click();
    QTRY_VERIFY_WITH_TIMEOUT(mode() == "Pause", 5000);
    QTRY_VERIFY_WITH_TIMEOUT(!pause->isVisible(), 5000);
  }

private slots:
  void cleanup() { closeWindow(); }

  void aRestartIsPlannedAndBegins()
  {
    playDemo();
    pauseMatch();
    placement().setMode("free_ball_top_right");
    QTRY_VERIFY_WITH_TIMEOUT(placement().model().rowCount() == 23, 5000); // 22 robots and the ball.
    QTRY_VERIFY_WITH_TIMEOUT(sums("may not stand there"), 5000);
    QVERIFY(sums("chooses first"));
    QVERIFY(isDrawn());

    buttonWith("Put right")->click();
    QTRY_VERIFY_WITH_TIMEOUT(sums("All robots may stand there."), 8000);
    buttonWith("Start here")->click();
    QTRY_VERIFY_WITH_TIMEOUT(mode() == "free_ball_top_right", 5000);
    QTRY_VERIFY_WITH_TIMEOUT(mode() == "PlayOn", 10000);
    QTRY_VERIFY_WITH_TIMEOUT(sums("Pause it"), 5000);
  }

  void aRobotThatIsDraggedAwayIsReported()
  {
    playDemo();
    pauseMatch();
    placement().setMode("KickOff_Left");
    buttonWith("Put right")->click();
    QTRY_VERIFY_WITH_TIMEOUT(sums("All robots may stand there."), 8000);
    session_->command("(agent (team Right)(unum 5)(pos -0.9 0.6 0))"); // In the half of the others.
    QTRY_VERIFY_WITH_TIMEOUT(sums("1 robot may not stand there"), 5000);
    const int row = placement().model().rowOf(2, 5);
    const QModelIndex verdict = placement().model().index(row, PlacementModel::Verdict);
    QVERIFY2(verdict.data().toString().startsWith("is not allowed there: moves "),
             qPrintable(verdict.data().toString()));

    // Choosing it shows where its team may stand.
    placement().table().selectRow(row);
    QCOMPARE(placement().team(), 2);
    QTRY_VERIFY_WITH_TIMEOUT(isDrawn(), 2000);
  }

  void theViewIsCleanWithoutTheDock()
  {
    playDemo();
    QTRY_VERIFY_WITH_TIMEOUT(isDrawn(), 5000);
    dock().hide();
    QTRY_VERIFY_WITH_TIMEOUT(!isDrawn(), 2000);
  }

  void otherGamesDoNotHaveIt()
  {
    makeWindow("setups/soccer.rb");
    QVERIFY(dock().isHidden());
    QVERIFY(placement().summary().contains("rules know the places"));
  }
};

QTEST_MAIN(PlannedRestartInWindowTest)
#include "PlannedRestartInWindowTest.moc"
