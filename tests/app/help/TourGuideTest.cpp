#include "app/ide/help/tour/TourGuide.h"
#include "app/ide/help/HelpPart.h"
#include "app/ide/help/HelpWindow.h"
#include "app/ide/help/tour/TourBalloon.h"
#include "app/ide/help/tour/TourMark.h"
#include "app/ide/help/tour/TourOffer.h"
#include "app/ide/palette/PalettePart.h"
#include "tests/app/WindowSupport.h"
#include "viewer/view/Viewport.h"

#include <QDockWidget>
#include <QtTest>

using namespace sparkwright;

/// The tour in the real window: real keys, real clicks, real deeds.
class TourGuideTest : public QObject, private test::WindowFixture
{
  Q_OBJECT
private slots:
  void initTestCase()
  {
    open();
    window_->show();
    activate();
    showRobots(2);
  }
  void init()
  {
    settings_.clear();
    tour().end();
    guide().offer().hide();
    window_->part<HelpPart>().window().close();
    window_->selection().clear();
    session_->now.running = false;
    session_->now.source = SessionState::Source::Own;
    window_->refresh();
    activate();
  }
  void cleanupTestCase() { close(); }

  void keysLeadThroughIt()
  {
    start();
    QVERIFY(balloon().isVisible());
    QCOMPARE(tour().index(), 0);
    press(Qt::Key_Return);
    QCOMPARE(tour().index(), 1);
    press(Qt::Key_Right);
    QCOMPARE(tour().index(), 2);
    press(Qt::Key_Left);
    QCOMPARE(tour().index(), 1);
    press(Qt::Key_Escape);
    QVERIFY(!tour().running() && !balloon().isVisible() && !guide().mark().isVisible());
    QTRY_VERIFY(window_->viewport().hasFocus());
  }
  void enterOnAButtonIsThatButton()
  {
    start();
    press(Qt::Key_Return);
    balloon().backButton().setFocus();
    QTRY_VERIFY(balloon().backButton().hasFocus());
    press(Qt::Key_Return);
    QCOMPARE(tour().index(), 0);
    balloon().endButton().setFocus();
    QTRY_VERIFY(balloon().endButton().hasFocus());
    press(Qt::Key_Left); // Leads back and not to another button; there is nothing before the first step.
    QVERIFY(balloon().endButton().hasFocus());
    press(Qt::Key_Return);
    QVERIFY(!tour().running());
  }
  void clicksLeaveTheKeyboardInTheView()
  {
    start();
    window_->viewport().setFocus();
    QTRY_VERIFY(window_->viewport().hasFocus());
    while(!tour().isLast())
    {
      const int before = tour().index();
      QTest::mouseClick(&balloon().nextButton(), Qt::LeftButton);
      QCOMPARE(tour().index(), before + 1);
      window_->refresh();
      QVERIFY2(window_->viewport().hasFocus(), tour().step().title);
    }
    QTest::mouseClick(&balloon().nextButton(), Qt::LeftButton);
    QVERIFY(!tour().running() && window_->viewport().hasFocus());
  }
  void everyStepShowsItsThing()
  {
    for(QDockWidget* const dock : window_->findChildren<QDockWidget*>())
      dock->hide();
    start();
    for(;; tour().next())
    {
      window_->refresh();
      QApplication::processEvents();
      QVERIFY2(guide().mark().isVisible(), tour().step().title);
      QVERIFY2(window_->rect().contains(balloon().geometry()), tour().step().title);
      for(const char* const name : tour().step().docks)
        QVERIFY(!name || window_->findChild<QDockWidget*>(name)->isVisible());
      QVERIFY(!balloon().title().isEmpty() && !balloon().accessibleName().isEmpty() &&
              !balloon().accessibleDescription().isEmpty());
      QVERIFY(!balloon().task().contains('%'));
      if(tour().isLast())
        break;
    }
  }
  void theMarkLetsTheMouseThrough()
  {
    start();
    const QPoint edge = guide().mark().geometry().topLeft() + QPoint(1, 1);
    QVERIFY(window_->childAt(edge) != &guide().mark());
  }

  void turningTheViewConfirmsTheFirstStep()
  {
    start();
    window_->refresh();
    QVERIFY(!tour().confirmed());
    Viewport& view = window_->viewport();
    QTest::mousePress(&view, Qt::LeftButton, {}, view.rect().center());
    QTest::mouseMove(&view, view.rect().center() + QPoint(40, 10));
    QTest::mouseMove(&view, view.rect().center() + QPoint(80, 20));
    QTest::mouseRelease(&view, Qt::LeftButton, {}, view.rect().center() + QPoint(80, 20));
    QTRY_VERIFY((window_->refresh(), tour().confirmed()));
    QVERIFY2(balloon().task().contains("Done"), qPrintable(balloon().task()));
    QCOMPARE(tour().index(), 0); // The person decides when to go on.
  }
  void runningConfirmsTheSecond()
  {
    start();
    press(Qt::Key_Return);
    QVERIFY2(balloon().task().contains("F5"), qPrintable(balloon().task()));
    QTRY_VERIFY((window_->refresh(), window_->actions()[ActionId::RunPause]->isEnabled()));
    window_->refresh();
    QVERIFY(!tour().confirmed());
    QTRY_VERIFY((window_->refresh(), window_->actions()[ActionId::RunPause]->isEnabled()));
    press(Qt::Key_F5);
    QTRY_VERIFY((window_->refresh(), tour().confirmed()));
    QVERIFY(session_->now.running);
  }
  void selectingPaletteAndHelpAreNoticed()
  {
    goTo(TourDeed::Select);
    window_->select(robot_);
    QVERIFY(tour().confirmed());

    goTo(TourDeed::OpenPalette);
    QTest::keyClick(window_.get(), Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    FilterPalette& palette = window_->part<PalettePart>().palette();
    QTRY_VERIFY(palette.isVisible());
    QVERIFY(tour().confirmed());
    QTest::keyClick(&palette.filter(), Qt::Key_Escape);

    goTo(TourDeed::OpenHelp);
    activate();
    press(Qt::Key_F1);
    QTRY_VERIFY(window_->part<HelpPart>().window().isVisible());
    QVERIFY(tour().confirmed());
  }
  void lookingBackIsNoticed()
  {
    goTo(TourDeed::LookBack);
    window_->refresh();
    session_->now.source = SessionState::Source::Recorded;
    QTRY_VERIFY((window_->refresh(), tour().confirmed()));
  }

  void keysAreThoseInForce()
  {
    window_->actions()[ActionId::RunPause]->setShortcut(QKeySequence("Ctrl+Alt+F7"));
    goTo(TourDeed::RunOrPause);
    QVERIFY2(balloon().task().contains("Ctrl+Alt+F7"), qPrintable(balloon().task()));
    window_->actions()[ActionId::RunPause]->setShortcut(QKeySequence("F5"));
  }
  void readMoreOpensTheHelp()
  {
    start();
    emit balloon().readOn("viewport.md");
    QTRY_COMPARE(window_->part<HelpPart>().window().browser().target().page, QString("viewport.md"));
  }
  void itIsOfferedOnce()
  {
    QVERIFY(!guide().offer().isVisible()); // The program asks for it.
    window_->viewport().setFocus();
    guide().offerOnce();
    QVERIFY(guide().offer().isVisible());
    QVERIFY(window_->rect().contains(guide().offer().geometry()));
    QTRY_VERIFY(window_->viewport().hasFocus());
    QTest::mouseClick(&guide().offer().closeButton(), Qt::LeftButton);
    QVERIFY(!guide().offer().isVisible() && !tour().running());
    guide().offerOnce();
    QVERIFY(!guide().offer().isVisible());
  }
  void theOfferStartsIt()
  {
    guide().offerOnce();
    QTest::mouseClick(&guide().offer().startButton(), Qt::LeftButton);
    QVERIFY(tour().running() && !guide().offer().isVisible());
  }
  void whoHasSeenItIsNotAsked()
  {
    start();
    tour().end();
    guide().offerOnce();
    QVERIFY(!guide().offer().isVisible());
  }

private:
  void activate()
  {
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
  }
  TourGuide& guide() { return window_->part<HelpPart>().tour(); }
  Tour& tour() { return guide().tour(); }
  TourBalloon& balloon() { return guide().balloon(); }
  void start()
  {
    for(QAction* const action : window_->actions().all())
      if(action->text().remove('&') == "Tour")
        action->trigger();
    QVERIFY(tour().running());
    QTRY_VERIFY(balloon().hasFocus());
  }
  void goTo(TourDeed deed)
  {
    activate();
    start();
    while(tour().step().deed != deed)
      tour().next();
    window_->refresh();
  }
  void press(Qt::Key key)
  {
    QWidget* const focus = QApplication::focusWidget();
    QTest::keyClick(focus ? focus : window_.get(), key);
  }
};

QTEST_MAIN(TourGuideTest)
#include "TourGuideTest.moc"
