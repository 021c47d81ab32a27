#include "app/ide/session/RemedyButton.h"
#include "app/ide/session/SessionPart.h"
#include "tests/app/WindowSupport.h"

#include <QMenu>
#include <QtTest>

using namespace sparkwright;
using namespace sparkwright::test;

/// A run that is slower than asked for offers what would make it faster, and does it.
class RemedyButtonTest : public QObject, WindowFixture
{
  Q_OBJECT

  void showSlow(LoadMeter::Cause cause, double speed = 0.6)
  {
    session_->now.running = true;
    session_->now.targetSpeed = 1;
    session_->now.measuredSpeed = speed;
    session_->now.shortfall = {cause, 0.031, 1};
    showRobots(1);
    QVERIFY(QTest::qWaitFor(
        [this]
        {
          window_->refresh();
          return button().isVisible() == (session_->now.shortfall.cause != LoadMeter::Cause::None);
        }));
  }
  RemedyButton& button() { return *window_->findChild<RemedyButton*>(); }
  QStringList offers()
  {
    QMetaObject::invokeMethod(button().menu(), "aboutToShow");
    QStringList texts;
    for(const QAction* const action : button().menu()->actions())
      texts << action->text();
    return texts;
  }
  /// Clicks an entry of the open menu.
  void choose(const QString& text)
  {
    QTimer::singleShot(0, this,
                       [&]
                       {
                         QMenu* const menu = button().menu();
                         for(QAction* const action : menu->actions())
                           if(action->text() == text)
                             return QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
                         menu->close();
                       });
    QTest::mouseClick(&button(), Qt::LeftButton);
  }

private slots:
  void init()
  {
    open();
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
  }
  void cleanup() { close(); }

  void nothingIsOfferedWhileTheRunIsFastEnough()
  {
    showSlow(LoadMeter::Cause::None);
    QVERIFY(!button().isVisible());
  }
  void theMenuChoosesHowStepsAreComputed()
  {
    showSlow(LoadMeter::Cause::None);
    const auto action = [this](const QString& id) { return window_->actions().find(id); };
    QVERIFY(action("stepExact") && action("stepEngine") && action("stepIterative"));
    for(const auto& [name, kind] : {std::pair("stepIterative", StepKind::Iterative), std::pair("stepEngine", StepKind::Engine),
                                    std::pair("stepExact", StepKind::Exact)})
    {
      action(name)->trigger();
      QVERIFY(session_->now.step == kind);
      window_->refresh();
      for(const char* const other : {"stepExact", "stepEngine", "stepIterative"})
        QCOMPARE(action(other)->isChecked(), QString(other) == name);
    }
  }
  void theSolverIsRelievedOfLargeHeaps()
  {
    showSlow(LoadMeter::Cause::Solver);
    QVERIFY(offers().contains("Solve large heaps iteratively"));
    choose("Solve large heaps iteratively");
    QCOMPARE(session_->now.largestExactHeap, 46);
    QVERIFY(QTest::qWaitFor(
        [this]
        {
          window_->refresh();
          return !offers().contains("Solve large heaps iteratively");
        }));
  }
  void aSpeedIsOfferedThatCanBeReached()
  {
    showSlow(LoadMeter::Cause::Senses, 0.6);
    choose(QStringLiteral("Ask for %1× only").arg(QLocale().toString(0.5)));
    QCOMPARE(session_->now.targetSpeed, 0.5);
    showSlow(LoadMeter::Cause::Senses, 0.05);
    QVERIFY(QTest::qWaitFor(
        [this]
        {
          window_->refresh();
          return offers().filter("Ask for").isEmpty();
        }));
  }
  void viewsAreDrawnWithLessQuality()
  {
    showSlow(LoadMeter::Cause::Frames);
    choose("Draw with lower quality");
    QVERIFY(window_->viewport().quality() == Quality::Low);
    QVERIFY(!offers().contains("Draw with lower quality"));
  }
  void anAgentThatIsWaitedForIsShown()
  {
    showSlow(LoadMeter::Cause::Agents);
    const QStringList list = offers();
    QCOMPARE(list.filter("among the agents").size(), 1);
    QVERIFY(!list.contains("Draw with lower quality"));
    choose(list.filter("among the agents").first());
    QVERIFY(window_->findChild<QDockWidget*>("connectionsDock")->isVisible());
  }
};

QTEST_MAIN(RemedyButtonTest)
#include "RemedyButtonTest.moc"
