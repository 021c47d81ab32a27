#include "app/ide/common/InSight.h"
#include "app/ide/palette/PalettePart.h"
#include "tests/app/WindowSupport.h"
#include "viewer/view/Viewport.h"

#include <QDockWidget>
#include <QMenuBar>
#include <QSignalSpy>
#include <QtTest>

#include <algorithm>

using namespace sparkwright;

/// Every command of the window is found by its name, and carried out: real keys in the real window.
class CommandPaletteTest : public QObject, private test::WindowFixture
{
  Q_OBJECT
private slots:
  void init()
  {
    openActive();
    showRobots(2);
    QTRY_VERIFY((window_->refresh(), window_->actions()[ActionId::KickOffLeft]->isEnabled()));
    openPalette();
  }
  void cleanup() { close(); }

  void whatIsFoundIsCarriedOut()
  {
    QSignalSpy triggered(window_->actions()[ActionId::KickOffRight], &QAction::triggered);
    QTest::keyClicks(&palette().filter(), "kick right off");
    QCOMPARE(palette().current(), QString("Match › Kick-off right"));
    QTest::keyClick(&palette().filter(), Qt::Key_Return);
    QVERIFY(!palette().isVisible());
    QCOMPARE(triggered.size(), 1);
    QCOMPARE(session_->commands, std::vector<std::string>{"(kickOff Right)"});
  }
  void everyCommandOfTheMenusIsThere()
  {
    const QStringList found = palette().found();
    int seen = 0;
    for(const QAction* const action : window_->actions().all())
    {
      if(!action->isVisible() || !action->isEnabled() || action == &window_->part<PalettePart>().action())
        continue;
      const QString name = action->text().remove('&');
      QVERIFY2(std::any_of(found.begin(), found.end(), [&](const QString& text) { return text.endsWith(name); }),
               qPrintable(name));
      ++seen;
    }
    QVERIFY(seen > 50);
  }
  void whatCannotBeDoneIsShownButNotChosen()
  {
    QVERIFY(!window_->actions()[ActionId::UndoDecision]->isEnabled());
    QTest::keyClicks(&palette().filter(), "undo decision");
    QCOMPARE(palette().found(), QStringList{"Match › Undo decision"});
    QSignalSpy triggered(window_->actions()[ActionId::UndoDecision], &QAction::triggered);
    QTest::keyClick(&palette().filter(), Qt::Key_Return);
    QVERIFY(palette().isVisible() && triggered.isEmpty());
  }
  void whatStandsInAMenuThatIsOffIsNotChosenEither()
  {
    QTest::keyClick(&palette().filter(), Qt::Key_Escape);
    session_->now.source = SessionState::Source::Recorded; // There are no formations in the past.
    QTRY_VERIFY((window_->refresh(), !window_->actions()[ActionId::KeepFormation]->isEnabled()));
    openPalette();
    for(const char* const words : {"penalty left", "goal kick left"})
    {
      palette().filter().clear();
      QTest::keyClicks(&palette().filter(), words);
      QVERIFY(!palette().found().isEmpty());
      QTest::keyClick(&palette().filter(), Qt::Key_Return);
      QVERIFY(session_->commands.empty());
    }
  }
  void namesThatBeginSoComeFirst()
  {
    QTest::keyClicks(&palette().filter(), "sco");
    QVERIFY(palette().found().size() > 1);
    QCOMPARE(palette().current(), QString("Match › Score and clock…"));
  }
  void descriptionsAreSearchedToo()
  {
    QTest::keyClicks(&palette().filter(), "sample team");
    QVERIFY2(palette().found().contains("Match › Start demo match"), qPrintable(palette().found().join('\n')));
  }
  void nothingFoundIsNoCommand()
  {
    QTest::keyClicks(&palette().filter(), "no such command");
    QVERIFY(palette().found().isEmpty() && palette().current().isEmpty());
    QTest::keyClick(&palette().filter(), Qt::Key_Return);
    QVERIFY(palette().isVisible());
    QTest::keyClick(&palette().filter(), Qt::Key_Escape);
    QVERIFY(!palette().isVisible());
  }
  void aPanelThatIsOpenedIsSeenAndHasTheFocus()
  {
    QDockWidget* const layers = window_->findChild<QDockWidget*>("layersDock");
    QDockWidget* const joints = window_->findChild<QDockWidget*>("jointsDock");
    window_->tabifyDockWidget(layers, joints);
    joints->hide();
    layers->show();
    layers->raise();
    const auto hasFocus = [&] { return joints->isAncestorOf(QApplication::focusWidget()); };
    choose("joints");
    QTRY_VERIFY(isInSight(*joints) && !isInSight(*layers) && hasFocus());
    layers->raise(); // Behind another one, it is opened, not closed.
    QTRY_VERIFY(!isInSight(*joints));
    openPalette();
    choose("joints");
    QTRY_VERIFY(isInSight(*joints) && hasFocus());
    QVERIFY(joints->toggleViewAction()->isChecked());
    window_->viewport().setFocus();
    openPalette();
    choose("joints"); // In sight, it stays, and gets the focus.
    QTRY_VERIFY(isInSight(*joints) && hasFocus());
    joints->toggleViewAction()->trigger();
    QTRY_VERIFY(joints->isHidden());
    joints->toggleViewAction()->trigger();
    QTRY_VERIFY(isInSight(*joints) && hasFocus());
  }
  void inEachPanelTheKeyboardIsSomewhere()
  {
    QTest::keyClick(&palette().filter(), Qt::Key_Escape);
    int seen = 0;
    for(QDockWidget* const dock : window_->findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly))
    {
      if(!dock->toggleViewAction()->isVisible())
        continue;
      window_->viewport().setFocus();
      static_cast<WindowShell&>(*window_).goTo(*dock);
      const QWidget* const focus = QApplication::focusWidget();
      QVERIFY2(focus && dock->isAncestorOf(focus), qPrintable(dock->windowTitle()));
      // Only where nothing takes keys, they go nowhere.
      const auto children = dock->widget()->findChildren<QWidget*>();
      const bool any = std::ranges::any_of(children, [](const QWidget* child)
                                           { return (child->focusPolicy() & Qt::TabFocus) && child->isEnabled() && child->isVisible(); });
      QVERIFY2(focus->focusPolicy() != Qt::NoFocus || !any, qPrintable(dock->windowTitle()));
      ++seen;
    }
    QVERIFY(seen > 20);
  }

private:
  void openPalette()
  {
    QTest::keyClick(window_.get(), Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(palette().isVisible());
  }
  void choose(const QString& words)
  {
    QTest::keyClicks(&palette().filter(), words);
    QCOMPARE(palette().current(), QString("View › Docks › Joints"));
    QTest::keyClick(&palette().filter(), Qt::Key_Return);
  }
  FilterPalette& palette() { return window_->part<PalettePart>().palette(); }
};

QTEST_MAIN(CommandPaletteTest)
#include "CommandPaletteTest.moc"
