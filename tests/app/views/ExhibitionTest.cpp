#include "app/ide/exhibition/Exhibition.h"
#include "app/ide/exhibition/ExhibitionPart.h"
#include "app/ide/exhibition/ViewNotice.h"
#include "tests/app/WindowSupport.h"
#include "viewer/view/Viewport.h"

#include <QDockWidget>
#include <QMenuBar>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QStatusBar>
#include <QToolBar>
#include <QToolButton>
#include <QtTest>

using namespace sparkwright;
using namespace sparkwright::test;

/// Camera, selection and things can be locked, and an exhibition shows nothing but the views.
class ExhibitionTest : public QObject, WindowFixture
{
  Q_OBJECT

  QAction& action(const char* id) { return *window_->actions().find(QString::fromLatin1(id)); }
  Exhibition& exhibition() { return window_->part<ExhibitionPart>().exhibition(); }
  ViewLocks& locks() { return window_->views().locks(); }
  Viewport& view() { return window_->viewport(); }
  QString told() { return window_->statusBar()->currentMessage(); }
  QLabel& notice() { return *window_->findChild<QLabel*>("viewNotice"); }
  QPoint pixel(const Vec3f& place)
  {
    const auto p = view().camera().pixelOf(place);
    return p ? QPoint(static_cast<int>((*p)[0]), static_cast<int>((*p)[1])) : QPoint();
  }
  void turnWheel()
  {
    QWheelEvent wheel(QPointF(50, 50), view().mapToGlobal(QPointF(50, 50)), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&view(), &wheel);
  }
  QStringList openDocks()
  {
    QStringList names;
    for(const QDockWidget* const dock : window_->findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly))
      if(!dock->isHidden())
        names << dock->objectName();
    names.sort();
    return names;
  }
  void press(const QString& keys)
  {
    const QKeyCombination key = QKeySequence(keys)[0];
    QTest::keyClick(window_.get(), key.key(), key.keyboardModifiers());
  }

private slots:
  void init()
  {
    openActive();
    showRobots(2);
    QTRY_VERIFY(openDocks().contains("matchDock")); // There is a match.
    view().cameraControl().director().setAnimated(false);
    view().camera().look({0, 0, 0.3f}, 6, 0, 0.5f);
  }
  void cleanup() { close(); }

  void aLockedCameraStaysAndTheStatusBarSaysWhy()
  {
    press("Ctrl+Alt+Shift+L");
    QVERIFY(action("lockCamera").isChecked());
    QVERIFY(view().hint().startsWith("Locked: camera"));
    const Viewpoint before = view().camera().viewpoint();
    turnWheel();
    QCOMPARE(view().camera().viewpoint(), before);
    QVERIFY2(told().contains("camera is locked") && told().contains("Ctrl+Alt+Shift+L"), qPrintable(told()));
    QVERIFY(!notice().isVisible());
    window_->statusBar()->clearMessage();
    turnWheel();
    QCOMPARE(told(), QString()); // Once is enough.
    window_->actions()[ActionId::FollowBall]->trigger();
    QVERIFY(!window_->actions()[ActionId::FollowBall]->isChecked());
    window_->actions()[ActionId::View4]->trigger();
    QCOMPARE(view().cameraControl().director().destination(), before);
    press("Ctrl+Alt+Shift+L");
    turnWheel();
    QVERIFY(view().camera().viewpoint() != before);
  }
  void aViewThatIsOpenedLaterIsLockedToo()
  {
    action("lockCamera").trigger();
    window_->actions()[ActionId::TwoViews]->trigger();
    QCOMPARE(window_->views().viewports().size(), std::size_t(2));
    for(Viewport* const each : window_->views().viewports())
      QVERIFY(each->locks().holds(ViewLocks::Camera));
  }
  void aLockedSelectionIsNotChangedInTheViews()
  {
    window_->select(robot_);
    press("Ctrl+Alt+Shift+K");
    QTest::mouseClick(&view(), Qt::LeftButton, {}, pixel({0, 0, 0.385f})); // The other robot.
    QCOMPARE(window_->selectedNode(), robot_);
    QVERIFY2(told().contains("selection is locked"), qPrintable(told()));
    QTest::mouseClick(&view(), Qt::LeftButton, {}, pixel({1.5f, -1.5f, 0})); // The ground.
    for(const ActionId id : {ActionId::ClearSelection, ActionId::SelectPlayers})
      window_->actions()[id]->trigger();
    action("select.ball").trigger();
    action("select.left1").trigger();
    QCOMPARE(window_->selection().nodes(), std::vector{robot_});
    // Ctrl+Shift and a drag select in a rectangle.
    QTest::mousePress(&view(), Qt::LeftButton, Qt::ControlModifier | Qt::ShiftModifier, {5, 5});
    QTest::mouseMove(&view(), {view().width() - 5, view().height() - 5});
    QTest::mouseRelease(&view(), Qt::LeftButton, Qt::ControlModifier | Qt::ShiftModifier,
                        {view().width() - 5, view().height() - 5});
    QCOMPARE(window_->selection().nodes(), std::vector{robot_});
    window_->select(robot_ - 1); // Other panels select as ever.
    QCOMPARE(window_->selectedNode(), robot_ - 1);
    press("Ctrl+Alt+Shift+K");
    window_->actions()[ActionId::ClearSelection]->trigger();
    QCOMPARE(window_->selectedNode(), -1);
  }
  void lockedThingsAreRefusedWithAHint()
  {
    window_->actions()[ActionId::LockThings]->trigger();
    QVERIFY(view().manipulation().settings().locked);
    QSignalSpy moved(&view(), &Viewport::manipulated);
    QTest::mousePress(&view(), Qt::LeftButton, Qt::AltModifier, pixel({0, 0, 0.385f}));
    QTest::mouseRelease(&view(), Qt::LeftButton, Qt::AltModifier, pixel({0, 0, 0.385f}));
    QVERIFY(moved.isEmpty());
    QVERIFY2(told().contains("Things are locked") && told().contains("Ctrl+Shift+H"), qPrintable(told()));
    window_->actions()[ActionId::LockThings]->trigger();
    QVERIFY(!view().manipulation().settings().locked);
  }
  void anExhibitionShowsOnlyTheViewsAndEndsAsItBegan()
  {
    action("lockSelection").trigger();
    const QStringList docks = openDocks();
    QVERIFY(!docks.isEmpty());
    press("Ctrl+Alt+Shift+H");
    QCOMPARE(exhibition().state(), Exhibition::State::On);
    QCOMPARE(locks().parts(), ViewLocks::everything());
    QVERIFY(window_->isFullScreen());
    QCOMPARE(openDocks(), QStringList());
    QVERIFY(!window_->menuBar()->isVisible() && !window_->statusBar()->isVisible());
    QVERIFY(!window_->findChild<QToolBar*>("toolBar")->isVisible());
    for(const QToolButton* const button : view().parentWidget()->findChildren<QToolButton*>())
      QVERIFY2(!button->isVisible(), qPrintable(button->accessibleName()));
    QVERIFY2(notice().isVisible() && notice().text().contains("Ctrl+Alt+Shift+H"), qPrintable(notice().text()));
    QVERIFY(QTest::qWaitFor([&] { return !notice().isVisible(); }, ViewNotice::staysFor + 5000));
    const Viewpoint before = view().camera().viewpoint();
    turnWheel();
    QCOMPARE(view().camera().viewpoint(), before);
    QVERIFY(notice().isVisible()); // Who tries is told.
    press("Ctrl+Q");               // Commands of the menus are for nobody.
    QVERIFY(window_->isVisible());
    press("Ctrl+Alt+Shift+H");
    QCOMPARE(exhibition().state(), Exhibition::State::Off);
    QVERIFY(!window_->isFullScreen());
    QCOMPARE(openDocks(), docks);
    QVERIFY(window_->menuBar()->isVisible() && window_->statusBar()->isVisible());
    QVERIFY(window_->findChild<QToolBar*>("toolBar")->isVisible());
    QCOMPARE(locks().parts(), ViewLocks::Parts(ViewLocks::Selection)); // As before.
    QVERIFY(action("lockSelection").isEnabled());
    QVERIFY(!notice().isVisible());
  }
  void withoutAKeyTheDefaultOneEndsIt()
  {
    window_->actions().setKeys(&action("exhibition"), {});
    action("exhibition").trigger();
    QVERIFY(!window_->menuBar()->isVisible());
    QVERIFY2(notice().text().contains("Ctrl+Alt+Shift+H"), qPrintable(notice().text()));
    press("Ctrl+Alt+Shift+H");
    QCOMPARE(exhibition().state(), Exhibition::State::Off);
    QVERIFY(window_->menuBar()->isVisible());
  }
  void noKeyActsMeanwhile()
  {
    session_->run();
    window_->refresh();
    action("exhibition").trigger();
    QSignalSpy triggered(window_->actions()[ActionId::EditScene], &QAction::triggered);
    QSignalSpy saved(window_->actions()[ActionId::SaveScene], &QAction::triggered);
    QSignalSpy paused(window_->actions()[ActionId::RunPause], &QAction::triggered);
    QSignalSpy full(window_->actions()[ActionId::FullScreen], &QAction::triggered);
    for(const char* const keys : {"Ctrl+E", "Ctrl+S", "Space", "F11", "Ctrl+Q", "Ctrl+R", "Esc"})
    {
      notice().hide();
      press(QString::fromLatin1(keys));
      QTest::keyClick(&view(), QKeySequence(QString::fromLatin1(keys))[0].key(),
                      QKeySequence(QString::fromLatin1(keys))[0].keyboardModifiers());
      QVERIFY2(notice().isVisible(), keys); // Who tries is told.
    }
    QCOMPARE(triggered.count() + saved.count() + paused.count() + full.count(), 0);
    QVERIFY(window_->isVisible() && window_->isFullScreen());
    action("exhibition").trigger();
    press("Ctrl+E"); // Keys act again.
    QCOMPARE(triggered.count(), 1);
  }
  void noButtonAndNothingDroppedActsMeanwhile()
  {
    QPushButton* const button = new QPushButton("Ends the match"); // As in the banner of the demo match.
    window_->views().setBanner(button);
    QVERIFY(QTest::qWaitFor([&] { return button->isVisible(); }));
    QSignalSpy clicked(button, &QPushButton::clicked);
    action("exhibition").trigger();
    QVERIFY(!button->isVisible());
    QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(clicked.count(), 0);
    QMimeData file;
    file.setUrls({QUrl::fromLocalFile("/tmp/other.rsg")});
    QDragEnterEvent drag({5, 5}, Qt::CopyAction, &file, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(window_.get(), &drag);
    QVERIFY(!drag.isAccepted());
    action("exhibition").trigger();
    QVERIFY(button->isVisible());
    QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(clicked.count(), 1);
    delete button;
  }
  void aWindowThatIsClosedMeanwhileKeepsItsLayout()
  {
    const QStringList docks = openDocks();
    action("exhibition").trigger();
    window_->close();
    window_ = std::make_unique<MainWindow>(*session_, *language_);
    QCOMPARE(openDocks(), docks);
    QVERIFY(!window_->isFullScreen());
    QCOMPARE(locks().parts(), ViewLocks::Parts());
  }
};

QTEST_MAIN(ExhibitionTest)
#include "ExhibitionTest.moc"
