#include "app/ide/match/MatchPart.h"
#include "app/ide/match/control/MatchDirector.h"
#include "tests/app/WindowSupport.h"

#include <QDockWidget>
#include <QMenuBar>
#include <QtTest>

using namespace sparkwright;
using namespace sparkwright::test;

/// A scene without a match shows nothing of matches: no docks, no commands, no keys. They come back with a match.
class SceneWithoutMatchTest : public QObject, WindowFixture
{
  Q_OBJECT

  QDockWidget& dock(const char* name) { return *window_->findChild<QDockWidget*>(QLatin1String(name)); }
  bool offers(const char* name) { return dock(name).toggleViewAction()->isVisible(); }
  bool isOpen(const char* name) { return !dock(name).isHidden(); }
  /// Entries of the menu of matches that can be seen.
  int commands()
  {
    int count = 0;
    for(const QAction* const menu : window_->menuBar()->actions())
      if(menu->text() == "&Match")
        for(const QAction* const action : menu->menu()->actions())
          count += action->isVisible() && !action->isSeparator();
    return count;
  }
  void showBoxes()
  {
    FrameBuilder b;
    b.open("box", Vec3f(0, 0, 1));
    b.close();
    session_->now.phase = SessionState::Phase::Ready;
    session_->now.frame = b.take();
    window_->refresh();
    QTest::qWait(0);
    window_->refresh();
  }
  void update()
  {
    // States are shown ten times a second.
    QVERIFY(QTest::qWaitFor(
        [this]
        {
          window_->refresh();
          return offers("matchDock") == (session_->now.frame && session_->now.frame->game.present);
        }));
  }

private slots:
  void init()
  {
    open();
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
  }
  void cleanup() { close(); }

  void whatIsOfMatchesComesAndGoesWithThem()
  {
    showRobots(2);
    update();
    QVERIFY(isOpen("matchDock") && isOpen("rulesDock"));
    const int inMatches = commands();
    QVERIFY(inMatches > 10);

    showBoxes();
    update();
    for(const char* const name : {"matchDock", "rulesDock"})
      QVERIFY2(!offers(name) && !isOpen(name), name);
    QCOMPARE(commands(), 2); // The demo match and the teams of a project can be started from anywhere.
    QVERIFY(isOpen("sceneDock"));

    showRobots(2);
    update();
    QVERIFY(isOpen("matchDock") && isOpen("rulesDock"));
    QCOMPARE(commands(), inMatches);
  }
  void whatTheUserClosedStaysClosed()
  {
    showRobots(2);
    update();
    dock("rulesDock").close();
    showBoxes();
    update();
    showRobots(2);
    update();
    QVERIFY(isOpen("matchDock"));
    QVERIFY(offers("rulesDock") && !isOpen("rulesDock"));
  }
  void theLayoutThatIsSavedHasTheDocksOfMatches()
  {
    showRobots(2);
    update();
    showBoxes();
    update();
    window_->close();
    window_ = std::make_unique<MainWindow>(*session_, *language_);
    showRobots(2);
    update();
    QVERIFY(isOpen("matchDock") && isOpen("rulesDock"));
  }
  void theDefaultLayoutShowsNoneOfThem()
  {
    showBoxes();
    update();
    window_->actions()[ActionId::DefaultLayout]->trigger();
    QVERIFY(!isOpen("matchDock") && !isOpen("rulesDock"));
    showRobots(2);
    update();
    QVERIFY(isOpen("matchDock") && isOpen("rulesDock"));
  }
};

QTEST_MAIN(SceneWithoutMatchTest)
#include "SceneWithoutMatchTest.moc"
