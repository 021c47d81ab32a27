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
  /// Who stands wrong, for messages.
  QByteArray wrong()
  {
    QString text = placement().summary() + QStringLiteral(" [%1]").arg(QString::fromStdString(mode()));
    const PlacementModel& model = placement().model();
    for(int row = 0; row < model.rowCount(); ++row)
      if(const QString verdict = model.index(row, PlacementModel::Verdict).data().toString(); !verdict.startsWith("may"))
        text += '\n' + model.index(row, PlacementModel::Player).data().toString() + ": " + verdict;
    return text.toUtf8();
  }
  void playDemo()
  {
    makeWindow();
    session_->leadInside("blue", shipped("zone_defence").toStdString());
    session_->leadInside("yellow", shipped("attack").toStdString());
    session_->setTargetSpeed(0);
    session_->run();
    QTRY_VERIFY_WITH_TIMEOUT(mode() == "PlayOn", 20000);
    session_->setTargetSpeed(1); // From here on people work with it.
    dock().show();
    dock().raise();
  }
  void pauseMatch()
  {
    QTRY_VERIFY_WITH_TIMEOUT(sums("Pause it"), 5000);
    QToolButton* const pause = buttonWith("Pause the match");
    QVERIFY(pause && pause->isVisible());
    pause->click();
    QTRY_VERIFY_WITH_TIMEOUT(mode() == "Pause", 20000);
    QTRY_VERIFY_WITH_TIMEOUT(!pause->isVisible(), 5000);
  }

private slots:
  void cleanup() { closeWindow(); }

  void aRestartIsPlannedAndBegins()
  {
    playDemo();
    pauseMatch();
    placement().setMode("free_ball_top_right");
    QTRY_VERIFY_WITH_TIMEOUT(placement().model().rowCount() == 11, 5000); // Ten robots and the ball.
    QTRY_VERIFY_WITH_TIMEOUT(sums("may not stand there"), 5000);
    QVERIFY(sums("chooses first"));
    QVERIFY(isDrawn());

    buttonWith("Put right")->click();
    QTRY_VERIFY2_WITH_TIMEOUT(sums("All robots may stand there."), wrong(), 8000);
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
    QTRY_VERIFY_WITH_TIMEOUT(sums("may not stand there"), 5000);
    buttonWith("Put right")->click();
    QTRY_VERIFY2_WITH_TIMEOUT(sums("All robots may stand there."), wrong(), 8000);
    session_->command("(agent (team Right)(unum 5)(pos -0.55 0.75 0))"); // In the half of the others.
    QTRY_VERIFY2_WITH_TIMEOUT(sums("may not stand there"), wrong(), 5000);
    const int row = placement().model().rowOf(2, 5);
    const QModelIndex verdict = placement().model().index(row, PlacementModel::Verdict);
    QVERIFY2(verdict.data().toString().startsWith("is not allowed there: moves "),
             qPrintable(verdict.data().toString()));

    // Choosing it shows where its team may stand.
    placement().table().selectRow(row);
    QCOMPARE(placement().team(), 2);
    QTRY_VERIFY_WITH_TIMEOUT(isDrawn(), 2000);
    dock().hide(); // The view is clean without it.
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
