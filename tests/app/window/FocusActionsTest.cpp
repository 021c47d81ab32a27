#include "app/ide/common/Actions.h"
#include "app/ide/window/FocusActions.h"
#include "tests/app/WindowSupport.h"
#include "viewer/view/Viewport.h"

#include <QDockWidget>
#include <QMenuBar>
#include <QToolBar>
#include <QToolButton>

using namespace sparkwright;
using namespace sparkwright::test;

/// The second tool bar and the menu Panel show what can be done with the dock or view that has the focus.
class FocusActionsTest : public QObject, WindowFixture
{
  Q_OBJECT
private slots:
  void init()
  {
    openActive();
    showRobots(2);
    window_->viewport().setFocus();
  }
  void cleanup() { close(); }

  void aViewOffersCameras()
  {
    QVERIFY(shows(window_->actions()[ActionId::FollowBall]));
    QVERIFY(inMenu(window_->actions()[ActionId::FollowBall]));
    QCOMPARE(label(), QString("View"));
    QVERIFY(!window_->actions().find("closePanel")->isEnabled()); // A view is no panel.
  }
  void aDockOffersItsOwn_data()
  {
    QTest::addColumn<QString>("dock");
    QTest::addColumn<QString>("action");
    QTest::newRow("timeline") << "timelineDock" << "nextGoal";
    QTest::newRow("match") << "matchDock" << "dropBall";
    QTest::newRow("agents") << "connectionsDock" << "startATeam";
    QTest::newRow("text") << "textDock" << "text.find";
    QTest::newRow("tree of the source") << "sourceDock" << "tree.add";
    QTest::newRow("experiments") << "experimentsDock" << "newExperiment";
    QTest::newRow("layers") << "layersDock" << "clearDrawings";
  }
  void aDockOffersItsOwn()
  {
    QFETCH(QString, dock);
    QFETCH(QString, action);
    QAction* const own = window_->actions().find(action);
    QVERIFY2(own, qPrintable(action));
    QVERIFY(!shows(own));
    goTo(dock);
    QTRY_VERIFY(shows(own));
    QVERIFY(inMenu(own));
    QVERIFY(!shows(window_->actions()[ActionId::FollowBall]));
    QCOMPARE(label(), this->dock(dock)->windowTitle());
    QCOMPARE(menu().actions().first()->text(), label()); // The menu says of what it is.
    for(QToolButton* const button : bar().findChildren<QToolButton*>())
      if(button->defaultAction())
      {
        QVERIFY(!button->accessibleName().isEmpty());
        QVERIFY(!button->accessibleName().contains('&'));
      }
    window_->viewport().setFocus();
    QTRY_VERIFY(!shows(own));
  }
  void everyDockHasATitleAndCanBeClosed()
  {
    for(QDockWidget* const each : window_->findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly))
    {
      goTo(each->objectName());
      if(!QTest::qWaitFor([&] { return window_->focusActions().place() == each; }, 1000))
        QFAIL(qPrintable(each->objectName()));
      QVERIFY(inMenu(window_->actions().find("closePanel")));
      window_->actions().find("closePanel")->trigger();
      QVERIFY(each->isHidden());
      QVERIFY(window_->focusActions().place() != each); // Another one has the focus now.
      QVERIFY(label() != each->windowTitle());
    }
  }
  void theTitleOfTheDockIsMarked()
  {
    QDockWidget* const timeline = dock("timelineDock");
    QDockWidget* const match = dock("matchDock");
    goTo("matchDock");
    QTRY_COMPARE(window_->focusActions().place(), match);
    goTo("timelineDock");
    QTRY_COMPARE(window_->focusActions().place(), timeline);
    const QImage marked = title(*timeline), plain = title(*match);
    const QColor accent = timeline->palette().color(QPalette::Highlight);
    QCOMPARE(marked.pixelColor(1, marked.height() / 2), accent);
    QVERIFY(plain.pixelColor(1, plain.height() / 2) != accent);
    goTo("matchDock");
    QTRY_COMPARE(title(*match).pixelColor(1, plain.height() / 2), accent);
    QVERIFY(title(*timeline).pixelColor(1, marked.height() / 2) != accent);
  }
  void theOtherToolBarAndTheViewsStayWhereTheyAre()
  {
    QToolBar* const main = window_->findChild<QToolBar*>("toolBar");
    goTo("timelineDock"); // So that it is open all the time.
    goTo("matchDock");
    const QRect before = main->geometry(), bars = bar().geometry();
    const QRect views = window_->centralWidget()->geometry();
    for(const char* const each : {"timelineDock", "matchDock", "timelineDock"})
    {
      goTo(each);
      QTRY_COMPARE(window_->focusActions().place(), dock(each));
      QCoreApplication::processEvents();
      QCOMPARE(main->geometry(), before);
      QCOMPARE(bar().geometry(), bars);
      QCOMPARE(window_->centralWidget()->geometry(), views);
    }
  }
  void anArrowLeadsToWhatHasNoRoom()
  {
    window_->resize(900, 700);
    QCoreApplication::processEvents();
    auto* const more = bar().findChild<QToolButton*>("qt_toolbar_ext_button");
    QVERIFY(more);
    QTRY_VERIFY(more->isVisible());
    QVERIFY(bar().isVisible());
  }
  void theKeyboardGoesThereAndBack()
  {
    QWidget* const before = QApplication::focusWidget();
    QTest::keyClick(&window_->viewport(), Qt::Key_F, Qt::ControlModifier | Qt::AltModifier | Qt::ShiftModifier);
    QTRY_VERIFY(bar().isAncestorOf(QApplication::focusWidget()));
    QWidget* const first = QApplication::focusWidget();
    QTest::keyClick(first, Qt::Key_Right);
    QTRY_VERIFY(QApplication::focusWidget() != first && bar().isAncestorOf(QApplication::focusWidget()));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left);
    QTRY_COMPARE(QApplication::focusWidget(), first);
    QVERIFY(shows(window_->actions()[ActionId::FollowBall])); // It still is about the view.
    QTest::keyClick(first, Qt::Key_Escape);
    QTRY_COMPARE(QApplication::focusWidget(), before);
  }
  void aButtonActsOnWhatHasTheFocus()
  {
    auto* const button =
        qobject_cast<QToolButton*>(bar().widgetForAction(window_->actions()[ActionId::TwoViews]));
    QVERIFY(button);
    const std::size_t before = window_->views().viewports().size();
    window_->actions()[ActionId::TwoViews]->trigger();
    QVERIFY(window_->views().viewports().size() != before);
  }
  void itCanBeHidden()
  {
    QAction* const entry = bar().toggleViewAction();
    QVERIFY(entry->isChecked());
    bool listed = false;
    for(const QAction* const menu : window_->menuBar()->actions())
      listed = listed || menu->menu()->actions().contains(entry);
    QVERIFY(listed);
    entry->trigger();
    QVERIFY(bar().isHidden());
    goTo("matchDock");
    QTRY_VERIFY(inMenu(window_->actions()[ActionId::DropBall])); // The menu still works.
  }

private:
  QToolBar& bar() { return window_->focusActions().toolBar(); }
  QString label() { return bar().findChild<QLabel*>()->text(); }
  QMenu& menu()
  {
    for(QAction* const each : window_->menuBar()->actions())
      if(each->text() == QLatin1String("&Panel"))
        return *each->menu();
    qFatal("There is no such menu.");
  }
  bool shows(QAction* action) { return bar().actions().contains(action); }
  bool inMenu(QAction* action) { return menu().actions().contains(action); }
  QDockWidget* dock(const QString& name) { return window_->findChild<QDockWidget*>(name); }
  /// As a click on something in it would.
  void goTo(const QString& name)
  {
    QDockWidget* const shown = dock(name);
    shown->show();
    shown->raise();
    QCoreApplication::processEvents();
    QWidget* target = shown->widget();
    for(QWidget* const each : shown->findChildren<QWidget*>())
      if((each->focusPolicy() & Qt::TabFocus) && each->isEnabled() && each->isVisible() &&
         shown->widget()->isAncestorOf(each))
      {
        target = each;
        break;
      }
    if(target->focusPolicy() == Qt::NoFocus)
      target->setFocusPolicy(Qt::StrongFocus); // Nothing in it is enabled yet.
    target->setFocus();
  }
  static QImage title(QDockWidget& dock)
  {
    const QImage all = dock.grab().toImage();
    return all.copy(0, 0, all.width(), dock.widget()->y());
  }
};

QTEST_MAIN(FocusActionsTest)

#include "FocusActionsTest.moc"
