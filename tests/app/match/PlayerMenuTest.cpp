#include "app/ide/match/MatchPart.h"
#include "app/ide/match/players/BeamDialog.h"
#include "app/ide/match/players/PlayersPanel.h"
#include "core/game/StandardLeagues.h"
#include "tests/app/WindowSupport.h"

#include <QDialogButtonBox>
#include <QDockWidget>
#include <QMenu>
#include <QPushButton>
#include <QtTest>

using namespace sparkwright;

/// What is done to a player by keys and menus: beamed to a typed place, put beside the field, switched off and on.
class PlayerMenuTest : public QObject, private test::WindowFixture
{
  Q_OBJECT

  QAction& action(const char* id) { return *window_->actions().find(QString::fromLatin1(id)); }
  PlayersPanel& panel() { return window_->part<MatchPart>().players(); }
  void showMatch(std::vector<GameState::SwitchedOff> off = {})
  {
    showRobots(3);
    auto frame = std::make_shared<Frame>(*session_->now.frame);
    frame->game.present = true;
    frame->game.league = standardLeagues().front();
    frame->game.mode = "PlayOn";
    frame->game.switchedOff = std::move(off);
    session_->now.frame = frame;
    window_->refresh();
  }
  bool waitFor(const std::function<bool()>& condition)
  {
    return QTest::qWaitFor(
        [&]
        {
          window_->refresh();
          return condition();
        });
  }
  void select(quint64 robot)
  {
    window_->selection().setId(robot);
    QVERIFY(waitFor([this] { return action("switchRobot").isEnabled(); }));
    session_->commands.clear();
  }
  void press(Qt::Key key)
  {
    QTest::keyClick(window_.get(), key, Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier);
  }

private slots:
  void init()
  {
    openActive();
    showMatch();
  }
  void cleanup() { close(); }

  void aRobotIsSwitchedOffAndOnByItsKey()
  {
    QVERIFY(waitFor([this] { return !action("switchRobot").isEnabled(); }));
    press(Qt::Key_O);
    QVERIFY(session_->commands.empty()); // Nobody is selected.
    select(5001);
    press(Qt::Key_O);
    QCOMPARE(session_->commands, std::vector<std::string>{"(switch (team Left)(unum 2)(power off))"});
    showMatch({{1, 2}});
    QVERIFY(waitFor([this] { return action("switchRobot").text().remove('&') == "Switch robot on"; }));
    session_->commands.clear();
    press(Qt::Key_O);
    QCOMPARE(session_->commands, std::vector<std::string>{"(switch (team Left)(unum 2)(power on))"});
    select(5000); // Another one has its power.
    QVERIFY(waitFor([this] { return action("switchRobot").text().remove('&') == "Switch robot off"; }));
  }
  void itIsPutBesideTheFieldByItsKey()
  {
    select(5002);
    press(Qt::Key_R);
    QCOMPARE(session_->commands, std::vector<std::string>{"(repos (team Left)(unum 3))"});
  }
  void itIsBeamedToATypedPlace()
  {
    select(5000);
    action("beamPlayer").trigger();
    auto* const dialog = window_->findChild<BeamDialog*>();
    QVERIFY(dialog);
    QVERIFY(QTest::qWaitForWindowActive(dialog));
    const auto type = [](QDoubleSpinBox& box, const char* text)
    {
      box.setFocus();
      box.selectAll();
      QTest::keyClicks(&box, text);
    };
    type(dialog->x(), "-3.5");
    type(dialog->y(), "9999999"); // Too far: the box does not take all of it.
    type(dialog->y(), "2");
    type(dialog->direction(), "90");
    QTest::keyClick(&dialog->direction(), Qt::Key_Return);
    QCOMPARE(session_->commands, std::vector<std::string>{"(agent (team Left)(unum 1)(move -3.5 2 0.39 0))"});
    QVERIFY(dialog->isVisible()); // For another place.
    QTest::keyClick(dialog, Qt::Key_Escape);
    QVERIFY(QTest::qWaitFor([this] { return !window_->findChild<BeamDialog*>(); }));
  }
  void theDockTellsWhoIsOffAndHasTheMenu()
  {
    showMatch({{1, 3}});
    QDockWidget& dock = *window_->findChild<QDockWidget*>("playersDock");
    QVERIFY(waitFor([&] { return !dock.isHidden(); }));
    window_->goTo(dock);
    QVERIFY(waitFor([this] { return panel().model().rowCount() == 3; }));
    const auto state = [this](int row) { return panel().model().index(row, PlayersModel::State).data().toString(); };
    QVERIFY(waitFor([&] { return state(2) == "switched off"; }));
    QCOMPARE(state(1), QString("plays"));
    QTableView& table = panel().table();
    const QPoint place = table.visualRect(panel().model().index(1, 0)).center();
    QContextMenuEvent event(QContextMenuEvent::Mouse, place, table.viewport()->mapToGlobal(place));
    QApplication::sendEvent(table.viewport(), &event);
    auto* const menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu);
    QVERIFY(menu->actions().contains(&action("switchRobot")));
    QVERIFY(waitFor([this] { return action("switchRobot").isEnabled(); })); // Its player is selected.
    session_->commands.clear();
    QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(&action("switchRobot")).center());
    QCOMPARE(session_->commands, std::vector<std::string>{"(switch (team Left)(unum 2)(power off))"});
  }
};

QTEST_MAIN(PlayerMenuTest)
#include "PlayerMenuTest.moc"
