#include "app/ide/match/MatchPart.h"
#include "app/ide/match/players/PlayersPanel.h"
#include "tests/app/WindowSupport.h"

#include <QDockWidget>
#include <QToolButton>
#include <QtTest>

using namespace sparkwright;
using namespace sparkwright::test;

/// The dock of the players: who is in the match, with fouls, cards and suspensions, and what a referee does to them.
class PlayersPanelTest : public QObject, WindowFixture
{
  Q_OBJECT

  PlayersPanel& panel() { return window_->part<MatchPart>().players(); }
  QString cell(int row, int column) { return panel().model().index(row, column).data().toString(); }
  /// Shows three players of the left team, and these.
  void showMatch(std::vector<GameState::Discipline> discipline = {})
  {
    showRobots(3);
    auto frame = std::make_shared<Frame>(*session_->now.frame);
    frame->game.discipline = std::move(discipline);
    session_->now.frame = frame;
    QVERIFY(QTest::qWaitFor(
        [&]
        {
          window_->refresh();
          const auto& rows = panel().model().rows();
          std::size_t given = 0;
          for(const PlayersModel::Row& row : rows)
            given += row.yellowCards > 0 || row.redCard || row.seconds > 0;
          return rows.size() >= 3 && given == frame->game.discipline.size();
        }));
  }
  QToolButton* button(const QString& text)
  {
    for(QToolButton* const each : panel().findChildren<QToolButton*>())
      if(each->accessibleName() == text)
        return each;
    qFatal("There is no button %s.", qPrintable(text));
  }
  void click(int row)
  {
    QTableView& table = panel().table();
    QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, table.visualRect(panel().model().index(row, 0)).center());
  }

private slots:
  void init()
  {
    open();
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    showRobots(3);
    QVERIFY(QTest::qWaitFor(
        [this]
        {
          window_->refresh();
          return !window_->findChild<QDockWidget*>("playersDock")->isHidden();
        }));
    window_->goTo(*window_->findChild<QDockWidget*>("playersDock"));
  }
  void cleanup() { close(); }

  void everyoneIsListed()
  {
    showMatch({{1, 2, 1, false, 28}, {2, 7, 2, true, 0}});
    QCOMPARE(panel().model().rowCount(), 4);
    QCOMPARE(cell(0, PlayersModel::Player), QString("Red 1"));
    QCOMPARE(cell(0, PlayersModel::Cards), QString());
    QCOMPARE(cell(0, PlayersModel::State), QString("plays"));
    QCOMPARE(cell(1, PlayersModel::Cards), QString("yellow"));
    QCOMPARE(cell(1, PlayersModel::State), QString("suspended, 0:28"));
    QCOMPARE(cell(3, PlayersModel::Player), QString("Blue 7"));
    QCOMPARE(cell(3, PlayersModel::Cards), QString("2 yellow, red"));
    QCOMPARE(cell(3, PlayersModel::State), QString("sent off"));
  }
  void foulsAreCountedUnlessTheyWereOverruled()
  {
    auto events = std::make_shared<GameEvents>();
    for(const auto& [unum, overruled] : {std::pair(2, false), std::pair(2, true), std::pair(2, false), std::pair(3, false)})
    {
      auto event = std::make_shared<GameEvent>();
      event->kind = GameEvent::Kind::Foul;
      event->index = static_cast<int>(events->size()) + 1;
      event->team = 1;
      event->players = {{1, unum}};
      event->overruled = overruled;
      events->push_back(event);
    }
    events_ = events;
    showMatch();
    QVERIFY(QTest::qWaitFor(
        [this]
        {
          window_->refresh();
          return cell(1, PlayersModel::Fouls) == "2";
        }));
    QCOMPARE(cell(0, PlayersModel::Fouls), QString("0"));
    QCOMPARE(cell(2, PlayersModel::Fouls), QString("1"));
  }
  void theSelectedPlayerGetsTheCard()
  {
    showMatch();
    QVERIFY(!button("Yellow card")->isEnabled());
    click(1);
    QVERIFY(QTest::qWaitFor(
        [this]
        {
          window_->refresh();
          return button("Yellow card")->isEnabled();
        }));
    QVERIFY(!button("Let play again")->isEnabled());
    session_->commands.clear();
    for(const char* const name : {"Yellow card", "Red card", "Suspend for 30 s", "Put beside the field",
                                  "Remove from the match"})
      QTest::mouseClick(button(name), Qt::LeftButton);
    QCOMPARE(session_->commands,
             (std::vector<std::string>{"(card (team Left)(unum 2)(colour yellow))",
                                       "(card (team Left)(unum 2)(colour red))",
                                       "(suspend (team Left)(unum 2)(seconds 30))", "(repos (team Left)(unum 2))",
                                       "(kill (team Left)(unum 2))"}));
  }
  void whoIsSelectedElsewhereIsSelectedHere()
  {
    showMatch();
    window_->selection().setId(5002); // The third one.
    QVERIFY(QTest::qWaitFor(
        [this]
        {
          window_->refresh();
          return panel().table().currentIndex().row() == 2;
        }));
    window_->selection().clear();
    QVERIFY(QTest::qWaitFor(
        [this]
        {
          window_->refresh();
          return !panel().table().currentIndex().isValid();
        }));
  }
  void aRecordingTakesNoCards()
  {
    session_->now.source = SessionState::Source::Recorded;
    showMatch();
    click(1);
    window_->refresh();
    QTest::qWait(150); // States are shown ten times a second.
    window_->refresh();
    QVERIFY(!button("Yellow card")->isEnabled());
  }
};

QTEST_MAIN(PlayersPanelTest)
#include "PlayersPanelTest.moc"
