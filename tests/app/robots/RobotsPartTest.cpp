#include "app/ide/robots/BoardView.h"
#include "app/ide/robots/PlayerDialog.h"
#include "app/ide/robots/RobotsPanel.h"
#include "app/ide/robots/RobotsPart.h"
#include "app/ide/window/Language.h"
#include "app/ide/window/MainWindow.h"
#include "tests/app/SessionSupport.h"
#include "tests/app/SettingsSupport.h"

#include <QComboBox>
#include <QDockWidget>
#include <QDoubleSpinBox>
#include <QtTest>

using namespace sparkwright;

/// The dock of robots, plugins and messages, and the menu of players, in the real window.
class RobotsPartTest : public QObject
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

  void gamesWithoutPlayersHaveNoSuchDock()
  {
    play();
    QVERIFY(session_->offers.size() == 1 && !session_->offers[0]);
    answer({});
    QVERIFY(dock().isHidden());
    window_->refresh();
    QCOMPARE(session_->offers.size(), std::size_t(1)); // Each run is asked once.
  }

  void robotsAndPluginsAreListed()
  {
    play();
    answer(offer());
    raise();
    QTRY_COMPARE((window_->refresh(), panel().robots().topLevelItemCount()), 3);
    QCOMPARE(panel().robots().topLevelItem(0)->text(1), QString("Shooter"));
    QCOMPARE(panel().robots().topLevelItem(0)->text(2), QString("yellow 9"));
    QCOMPARE(panel().robots().topLevelItem(0)->text(3), QString("player striker"));
    QCOMPARE(panel().robots().topLevelItem(1)->text(3), QString("client 127.0.0.1:5000: learns, 25 %"));
    QCOMPARE(panel().robots().topLevelItem(2)->text(3), QString("nobody"));
    QCOMPARE(panel().plugins().topLevelItemCount(), 2);
    QCOMPARE(panel().plugins().topLevelItem(0)->text(3), QString("built in"));
    QVERIFY(panel().plugins().topLevelItem(1)->text(3).contains("version 99"));
    // Only players can be stopped.
    QVERIFY(!panel().stopButton().isEnabled());
    panel().robots().setCurrentItem(panel().robots().topLevelItem(1));
    QVERIFY(!panel().stopButton().isEnabled());
    panel().robots().setCurrentItem(panel().robots().topLevelItem(0));
    QVERIFY(panel().stopButton().isEnabled());
    QVERIFY(panel().statesButton().isEnabled());
    emit panel().statesButton().menu()->aboutToShow();
    QList<QAction*> states = panel().statesButton().menu()->actions();
    QCOMPARE(states.size(), 3); // A heading, and two states.
    QVERIFY(states[1]->isChecked() && !states[2]->isChecked());
    states[2]->trigger();
    QCOMPARE(session_->commands.back(), std::string("(manipulate 4 \"kicker\" \"kick\")"));
    panel().stopButton().click();
    QCOMPARE(session_->commands.back(), std::string("(stopPlayer 4)"));
  }

  void aPlayerStartsWithItsOptions()
  {
    play();
    answer(offer());
    QCOMPARE(part().players().actions().size(), 2);
    part().players().actions()[1]->trigger(); // It has no options.
    QCOMPARE(session_->commands.back(), std::string("(startPlayer patrol)"));
    part().players().actions()[0]->trigger();
    auto* const dialog = window_->findChild<PlayerDialog*>();
    QVERIFY(dialog && dialog->isVisible());
    QCOMPARE(dialog->command(), std::string("(startPlayer goalkeeper)")); // All presets.
    dialog->findChild<QComboBox*>()->setCurrentText("block");
    dialog->findChild<QDoubleSpinBox*>()->setValue(0.75);
    dialog->accept();
    QCOMPARE(session_->commands.back(), std::string("(startPlayer goalkeeper (policy \"block\") (speed \"0.75\"))"));
    part().players().actions()[0]->trigger();
    const std::size_t before = session_->commands.size();
    for(PlayerDialog* const open : window_->findChildren<PlayerDialog*>())
      if(open->isVisible())
        open->reject();
    QCOMPARE(session_->commands.size(), before);
  }

  void messagesAreShownWhileTheyAreInSight()
  {
    play();
    answer(offer());
    raise();
    panel().tabs().setCurrentIndex(2);
    QTRY_VERIFY((window_->refresh(), session_->offers.back()));
    GameOffer more = offer();
    more.lines = {{1, 0.01, 3, false, "UPDATE"}, {2, 0.02, 3, true, "UPD 20000 1"}};
    answer(more);
    QTRY_COMPARE((window_->refresh(), panel().board().text().toPlainText()), QString("    0.010    3 → UPDATE\n    0.020    3 ← UPD 20000 1"));
    more.lines.push_back({3, 0.03, 3, false, "TV 100"});
    answer(more);
    QTRY_COMPARE((window_->refresh(), panel().board().text().document()->blockCount()), 3);
    panel().board().filter().setText("upd");
    QCOMPARE(panel().board().text().document()->blockCount(), 2);
    panel().board().pauseButton().setChecked(true);
    more.lines.push_back({4, 0.04, 3, false, "UPDATE"});
    answer(more);
    QCOMPARE(panel().board().text().document()->blockCount(), 2);
    ++session_->now.generation; // Another run begins.
    QTRY_VERIFY((window_->refresh(), panel().board().text().toPlainText().isEmpty()));
  }

private:
  RobotsPart& part() { return window_->part<RobotsPart>(); }
  RobotsPanel& panel() { return part().panel(); }
  QDockWidget& dock() { return *window_->findChild<QDockWidget*>("robotsDock"); }
  void play()
  {
    auto frame = std::make_shared<Frame>();
    frame->game.present = true;
    frame->game.team = {"blue", "yellow"};
    session_->now.phase = SessionState::Phase::Ready;
    session_->now.frame = frame;
    ++session_->now.generation;
    window_->refresh();
  }
  void answer(const GameOffer& offer)
  {
    session_->now.offerAnswered = 1'000'000;
    session_->now.offer = std::make_shared<const GameOffer>(offer);
    window_->refresh();
  }
  void raise()
  {
    dock().show();
    dock().raise();
    QTRY_VERIFY(!panel().visibleRegion().isEmpty());
  }
  static GameOffer offer()
  {
    GameOffer all;
    all.players = {{"goalkeeper", "Guards", {{"policy", "How", "mixed", GameOffer::Option::Kind::Choice, {"still", "block", "mixed"}}, {"speed", "m/s", "0.5", GameOffer::Option::Kind::Number, {}, 0, 5}}},
                   {"patrol", "Drives around", {}}};
    all.robots = {{4, "Shooter", 2, 9, 17, GameOffer::Robot::Owner::Player, "striker", {{"kicker", {"rest", "kick"}, 0}}},
                  {5, "Mine", 1, 2, 18, GameOffer::Robot::Owner::Client, "127.0.0.1:5000", {}, "learns", 0.25},
                  {6, "Rock", 0, 1, 19, GameOffer::Robot::Owner::Nobody, "", {}, "", 0}};
    all.plugins = {{"Sensor", "laser", "1", "Distances", "", {}}, {{}, "", "", "", "/x/newer.so", "it was made for version 99"}};
    return all;
  }

  test::SettingsFolder settings_;
  Language language_;
  std::unique_ptr<test::FakeSession> session_;
  std::unique_ptr<MainWindow> window_;
};

QTEST_MAIN(RobotsPartTest)
#include "RobotsPartTest.moc"
