#include "app/ide/match/MatchPanel.h"
#include "app/ide/match/MatchPart.h"
#include "app/ide/match/RulesPanel.h"
#include "app/ide/scene/ScenePanel.h"
#include "app/ide/scene/ScenePart.h"
#include "tests/app/WindowSupport.h"
#include "viewer/view/Viewport.h"

#include <QTableView>
#include <QToolButton>
#include <QtTest>

using namespace sparkwright;

/// What the window shows of a match, and what it lets its user do about it.
class MatchInWindowTest : public QObject, private test::WindowFixture
{
  Q_OBJECT
private slots:
  void init() { open(); }
  void cleanup() { close(); }

  void matchCommandsReachTheSession()
  {
    const auto& actions = window_->actions();
    window_->refresh();
    QTRY_VERIFY(!actions[ActionId::KickOffLeft]->isEnabled()); // There is no match yet.
    showRobots(1);
    QTRY_VERIFY(actions[ActionId::KickOffLeft]->isEnabled());
    for(const ActionId id : {ActionId::KickOffLeft, ActionId::KickOffRight, ActionId::FreeKickLeft,
                             ActionId::FreeKickRight, ActionId::DropBall})
      actions[id]->trigger();
    QCOMPARE(session_->commands,
             (std::vector<std::string>{"(kickOff Left)", "(kickOff Right)", "(playMode free_kick_left)",
                                       "(playMode free_kick_right)", "(dropBall)"}));
    window_->part<MatchPart>().panel().setButton().click();
    QCOMPARE(session_->commands.back(), std::string("(playMode PlayOn)"));
  }
  void buttonsAreReachedByTabAndDoNotKeepAClick()
  {
    // Space runs and pauses: after a click it must not press the button again.
    int found = 0;
    for(const QToolButton* const button : window_->part<MatchPart>().panel().findChildren<QToolButton*>())
      if(button->defaultAction() && button->defaultAction() == window_->actions()[ActionId::KickOffLeft])
      {
        ++found;
        QVERIFY(!(button->focusPolicy() & Qt::ClickFocus));
        QVERIFY(button->focusPolicy() & Qt::TabFocus);
        showRobots(1);
        window_->show();
        QTest::mouseClick(const_cast<QToolButton*>(button), Qt::LeftButton);
        QCOMPARE(session_->commands.size(), std::size_t(1));
        QVERIFY(!button->hasFocus());
      }
    QCOMPARE(found, 1);
  }
  void variablesReachTheSession()
  {
    window_->actions()[ActionId::ShowRules]->trigger();
    emit window_->part<MatchPart>().rules().variableChanged("RuleHalfTime", "60");
    QCOMPARE(session_->variables, (std::vector<std::pair<std::string, std::string>>{{"RuleHalfTime", "60"}}));
  }
  void decisionsAreMadeByActions()
  {
    const auto& actions = window_->actions();
    window_->show();
    showRobots(1);
    QTRY_VERIFY(actions[ActionId::ConfirmFouls]->isEnabled());
    for(const ActionId id : {ActionId::ConfirmDecision, ActionId::OverruleDecision, ActionId::UndoDecision})
      QVERIFY(!actions[id]->isEnabled());
    actions[ActionId::ConfirmFouls]->trigger();
    actions[ActionId::ConfirmGoals]->trigger();
    using Variables = std::vector<std::pair<std::string, std::string>>;
    QCOMPARE(session_->variables, (Variables{{"ConfirmFouls", "true"}, {"ConfirmGoals", "true"}}));

    GameEvent foul;
    foul.kind = GameEvent::Kind::Foul;
    foul.players = {{1, 1}};
    foul.position = {3, -2, 0.4f};
    auto frame = std::make_shared<Frame>(*session_->now.frame);
    frame->game.judgement = {.fouls = true, .pending = std::make_shared<const GameEvent>(foul)};
    session_->now.frame = frame;
    QTRY_VERIFY(actions[ActionId::ConfirmDecision]->isEnabled());
    QVERIFY(actions[ActionId::ConfirmFouls]->isChecked());
    QVERIFY(!actions[ActionId::ConfirmGoals]->isChecked());
    QCOMPARE(*window_->viewport().placeMark().place(), foul.position); // Where it was, and who.
    QCOMPARE(window_->selectedNode(), robot_);
    QTRY_VERIFY(!window_->part<MatchPart>().panel().decision().visibleRegion().isEmpty());
    session_->now.source = SessionState::Source::Recorded; // There it was decided long ago.
    QTRY_VERIFY(!actions[ActionId::ConfirmDecision]->isEnabled() && !actions[ActionId::OverruleDecision]->isEnabled());
    session_->now.source = SessionState::Source::Own;
    QTRY_VERIFY(actions[ActionId::ConfirmDecision]->isEnabled());
    actions[ActionId::ConfirmDecision]->trigger();
    actions[ActionId::OverruleDecision]->trigger();
    frame = std::make_shared<Frame>(*frame);
    frame->game.judgement = {.fouls = true, .undoable = std::make_shared<const GameEvent>(foul)};
    session_->now.frame = frame;
    QTRY_VERIFY(actions[ActionId::UndoDecision]->isEnabled());
    QVERIFY(!actions[ActionId::ConfirmDecision]->isEnabled());
    actions[ActionId::UndoDecision]->trigger();
    QCOMPARE(session_->commands, (std::vector<std::string>{"(confirm)", "(overrule)", "(undo)"}));
  }
  void aSelectedEventSelectsItsFirstPlayer()
  {
    GameEvent foul;
    foul.index = 1;
    foul.kind = GameEvent::Kind::Foul;
    foul.players = {{1, 2}, {2, 5}};
    GameEvent goal;
    goal.index = 2;
    goal.kind = GameEvent::Kind::Goal;
    events_ = std::make_shared<const GameEvents>(
        GameEvents{std::make_shared<const GameEvent>(foul), std::make_shared<const GameEvent>(goal)});
    showRobots(3);
    const int last = robot_;
    const QTableView* const table = window_->part<MatchPart>().panel().events().table();
    QTRY_COMPARE(window_->part<MatchPart>().panel().events().shownRows(), 2);
    QCOMPARE(window_->selectedNode(), -1);
    table->selectionModel()->setCurrentIndex(table->model()->index(0, 0),
                                             QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    const int second = window_->selectedNode();
    QVERIFY(second >= 0 && second < last);
    QCOMPARE(session_->now.frame->structure->nodes[static_cast<std::size_t>(second)].id, std::uint64_t(5001));
    table->selectionModel()->setCurrentIndex(table->model()->index(1, 0),
                                             QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    QCOMPARE(window_->selectedNode(), second); // It is about nobody.
    events_.reset();
  }
  void aSelectedEventIsShownInTheViewport()
  {
    GameEvent foul;
    foul.index = 1;
    foul.kind = GameEvent::Kind::Foul;
    foul.position = {3, -2, 0.4f};
    events_ = std::make_shared<const GameEvents>(GameEvents{std::make_shared<const GameEvent>(foul)});
    window_->show();
    showRobots(1);
    const EventList& list = window_->part<MatchPart>().panel().events();
    QTRY_COMPARE(list.shownRows(), 1);
    QVERIFY(!window_->viewport().placeMark().place());
    list.table()->setCurrentIndex(list.table()->model()->index(0, 0));
    QVERIFY(window_->viewport().placeMark().place().has_value());
    QCOMPARE(*window_->viewport().placeMark().place(), foul.position);
    QTRY_VERIFY((window_->viewport().camera().target() - foul.position).norm() < 1e-3f);
    QVERIFY(window_->viewport().camera().distance() < 8);
    window_->actions()[ActionId::ClearSelection]->trigger();
    QVERIFY(!window_->viewport().placeMark().place());
    QVERIFY(list.table()->selectionModel()->selectedRows().isEmpty());
    events_.reset();
  }
  void aGoalIsToldInTheViewAndLeadsToItsEvent()
  {
    window_->show();
    events_ = std::make_shared<const GameEvents>();
    showRobots(1);
    QTRY_VERIFY(window_->views().scene().frame());
    GameEvent goal;
    goal.index = 1;
    goal.kind = GameEvent::Kind::Goal;
    goal.team = 1;
    goal.position = {15, 0.5f, 0.1f};
    auto frame = std::make_shared<Frame>(*session_->now.frame);
    frame->game.events = std::make_shared<const GameEvents>(GameEvents{std::make_shared<const GameEvent>(goal)});
    session_->now.frame = frame;
    QTRY_COMPARE(window_->views().overlays().toastCount(), std::size_t(1));
    window_->part<MatchPart>().panel().events().groupBox()->setCurrentIndex(
        2); // Fouls only: it does not stand in the list.
    QTRY_COMPARE(window_->part<MatchPart>().panel().events().model().rowCount(), 1);
    emit window_->views().overlays().toastChosen(1);
    QVERIFY(window_->viewport().placeMark().place().has_value());
    QCOMPARE(*window_->viewport().placeMark().place(), goal.position);
    events_.reset();
  }
  void theMatchComesToTheFrontWhereThereIsOne()
  {
    window_->show();
    MatchPanel& match = window_->part<MatchPart>().panel();
    showRobots(1);
    QTRY_VERIFY(!match.visibleRegion().isEmpty());
    auto frame = std::make_shared<Frame>(*session_->now.frame);
    frame->game.present = false;
    session_->now.frame = frame;
    QTRY_VERIFY(match.visibleRegion().isEmpty());
    QVERIFY(!window_->part<ScenePart>().panel().visibleRegion().isEmpty());
    window_->actions()[ActionId::ShowMatch]->trigger();
    QTRY_VERIFY(!match.visibleRegion().isEmpty());
  }
};

QTEST_MAIN(MatchInWindowTest)
#include "MatchInWindowTest.moc"
