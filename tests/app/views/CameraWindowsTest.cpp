#include "app/ide/agents/cameras/CameraWindows.h"
#include "app/ide/agents/AgentsPart.h"
#include "app/ide/agents/cameras/CameraInset.h"
#include "app/ide/agents/cameras/CameraPanel.h"
#include "tests/app/WindowSupport.h"
#include "viewer/view/Viewport.h"

#include <QDockWidget>
#include <QSettings>
#include <QStatusBar>
#include <QtTest>

using namespace sparkwright;
using namespace sparkwright::test;
using Corner = CameraInset::Corner;

/// Several pictures of cameras at once: in windows and in corners of views.
class CameraWindowsTest : public QObject, WindowFixture
{
  Q_OBJECT

  static constexpr int patience = 30000; // ms

  CameraWindows& cameras() { return window_->part<AgentsPart>().cameras(); }
  QDockWidget& dock(int number)
  {
    return *window_->findChild<QDockWidget*>(QStringLiteral("cameraDock%1").arg(number));
  }
  QAction& newWindow() { return *window_->actions().find("newCameraWindow"); }
  QAction& inView() { return *window_->actions().find("showCameraInView"); }
  CameraPanel& last() { return *cameras().panels().back(); }
  QString told() { return window_->statusBar()->currentMessage(); }
  /// A match with so many players of the left team, with names.
  void showTeam(int count)
  {
    showRobots(count);
    auto frame = std::make_shared<Frame>(*session_->now.frame);
    frame->game.team = {"Red", "Blue"};
    session_->now.frame = frame;
    window_->refresh();
  }

private slots:
  void init()
  {
    openActive();
    window_->resize(1400, 900);
    window_->actions()[ActionId::DefaultLayout]->trigger(); // Layouts are kept from window to window.
    showTeam(3);
  }
  void cleanup() { close(); }

  void eachNewWindowShowsARobotThatNoOtherShows()
  {
    QVERIFY(dock(2).isHidden() && dock(8).isHidden());
    QVERIFY(!dock(2).toggleViewAction()->isVisible()); // The menu offers open ones only.
    newWindow().trigger();
    newWindow().trigger();
    QVERIFY(!dock(2).isHidden() && !dock(3).isHidden() && dock(4).isHidden());
    QVERIFY(dock(2).isFloating());
    QVERIFY2(dock(2).windowTitle().startsWith("Red 1 · "), qPrintable(dock(2).windowTitle()));
    QVERIFY2(dock(3).windowTitle().startsWith("Red 2 · "), qPrintable(dock(3).windowTitle()));
    QVERIFY(dock(2).toggleViewAction()->isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(!last().picture().isNull(), patience);
  }
  void aSelectedRobotIsShownAndLaterSelectionsChangeNothing()
  {
    window_->select(robot_); // Red 3.
    newWindow().trigger();
    QVERIFY2(dock(2).windowTitle().startsWith("Red 3 · "), qPrintable(dock(2).windowTitle()));
    for(int i = 0; i < static_cast<int>(session_->now.frame->structure->nodes.size()); ++i)
      if(session_->now.frame->structure->nodes[static_cast<std::size_t>(i)].id == 5000)
        window_->select(i);
    QVERIFY(dock(2).windowTitle().startsWith("Red 3 · "));
    last().robotBox().setCurrentIndex(last().robotBox().findText("Red 2"));
    QVERIFY2(dock(2).windowTitle().startsWith("Red 2 · "), qPrintable(dock(2).windowTitle()));
  }
  void aClosedOneIsFreedAndOpensAsItWas()
  {
    newWindow().trigger();
    last().robotBox().setCurrentIndex(last().robotBox().findText("Red 3"));
    last().kindBox().setCurrentIndex(2);
    const QPointer<CameraPanel> panel(&last());
    dock(2).close();
    QTRY_VERIFY(panel.isNull());
    QVERIFY(!dock(2).toggleViewAction()->isVisible());
    dock(2).show(); // As a layout does.
    QTRY_VERIFY(dock(2).findChild<CameraPanel*>());
    CameraPanel& again = *dock(2).findChild<CameraPanel*>();
    QCOMPARE(again.robotBox().currentText(), QString("Red 3"));
    QCOMPARE(again.kindBox().currentIndex(), 2);
  }
  void theLayoutBringsThemBack()
  {
    newWindow().trigger();
    last().robotBox().setCurrentIndex(last().robotBox().findText("Red 2"));
    window_->close();
    window_ = std::make_unique<MainWindow>(*session_, *language_);
    window_->show();
    window_->refresh();
    QVERIFY(!dock(2).isHidden());
    QTRY_VERIFY(dock(2).findChild<CameraPanel*>());
    window_->refresh();
    QTRY_VERIFY2(dock(2).windowTitle().startsWith("Red 2"), qPrintable(dock(2).windowTitle()));
  }
  void damagedChoicesAreReadAsNone()
  {
    for(const QVariant& bad : {QVariant("nonsense"), QVariant(QStringList{"a", "b"}), QVariant(7),
                               QVariant(QStringList{"Red 1", "none", "99"}), QVariant(QStringList{"Red 1", "x", "y"})})
    {
      QSettings().setValue("cameras/cameraDock2", bad);
      dock(2).show();
      QTRY_VERIFY(dock(2).findChild<CameraPanel*>());
      QVERIFY(!dock(2).windowTitle().isEmpty());
      QVERIFY(dock(2).findChild<CameraPanel*>()->kindBox().currentIndex() >= 0);
      dock(2).close();
      QTRY_VERIFY(!dock(2).findChild<CameraPanel*>());
    }
  }
  void thereAreEightAtMost()
  {
    for(int i = 2; i <= CameraWindows::most; ++i)
      newWindow().trigger();
    QVERIFY(!dock(8).isHidden());
    newWindow().trigger();
    QVERIFY2(told().contains("close one first"), qPrintable(told()));
    dock(4).close();
    newWindow().trigger();
    QVERIFY(!dock(4).isHidden());
  }
  void aRobotThatGoesIsWaitedFor()
  {
    window_->select(robot_);
    newWindow().trigger();
    showTeam(1); // Another scene, with Red 1 only.
    QTRY_VERIFY2(last().words().startsWith("Red 3 is not there"), qPrintable(last().words()));
    QCOMPARE(last().robotBox().currentText(), QString("Red 3 (not there)"));
    QTest::qWait(120);
    showTeam(3);
    QTRY_VERIFY_WITH_TIMEOUT(!last().picture().isNull(), patience);
    QCOMPARE(last().robotBox().currentText(), QString("Red 3"));
  }
  void withoutRobotsItSaysWhatToDo()
  {
    showTeam(0);
    newWindow().trigger();
    QTRY_VERIFY2(last().words().contains("Select a node"), qPrintable(last().words()));
    session_->now.frame = nullptr;
    window_->refresh();
    QVERIFY(last().picture().isNull());
  }
  void aSmallPictureLiesInTheViewAndIsDraggedToACorner()
  {
    inView().trigger();
    QCOMPARE(cameras().insets().size(), std::size_t(1));
    CameraInset& inset = *cameras().insets().front();
    Viewport& view = window_->viewport();
    QCOMPARE(inset.parentWidget(), static_cast<QWidget*>(&view));
    QVERIFY(inset.isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(!inset.feed().picture().isNull(), patience);
    QVERIFY(inset.geometry().center().x() < view.width() / 2 && inset.geometry().center().y() < view.height() / 2);
    const Viewpoint camera = view.camera().viewpoint();
    const QPoint grip(20, 20), to = QPoint(view.width() - 60, view.height() - 60);
    QTest::mousePress(&inset, Qt::LeftButton, {}, grip);
    QTest::mouseMove(&inset, inset.mapFromParent(to));
    QVERIFY(inset.isDragged());
    QTest::mouseRelease(&inset, Qt::LeftButton, {}, inset.mapFromParent(to));
    QCOMPARE(inset.corner(), Corner::BottomRight);
    QVERIFY(view.rect().contains(inset.geometry()));
    QVERIFY(inset.geometry().right() > view.width() - 20 && inset.geometry().bottom() > view.height() - 20);
    QCOMPARE(view.camera().viewpoint(), camera); // The mouse was the picture's.
    QTest::mouseClick(&inset.closeButton(), Qt::LeftButton);
    QVERIFY(cameras().insets().empty());
  }
  void severalLieOneBelowTheOtherInColoursOfTheirOwn()
  {
    for(int i = 0; i < 3; ++i)
      inView().trigger();
    const auto insets = cameras().insets();
    QCOMPARE(insets.size(), std::size_t(3));
    for(std::size_t i = 0; i < insets.size(); ++i)
      for(std::size_t k = 0; k < i; ++k)
      {
        QVERIFY(insets[i]->colour() != insets[k]->colour());
        QVERIFY(!insets[i]->isVisible() || !insets[k]->isVisible() ||
                !insets[i]->geometry().intersects(insets[k]->geometry()));
        QVERIFY(insets[i]->feed().name() != insets[k]->feed().name());
      }
    for(int i = 3; i <= CameraWindows::most; ++i)
      inView().trigger();
    QCOMPARE(cameras().insets().size(), std::size_t(CameraWindows::most));
    QVERIFY2(told().contains("close one first"), qPrintable(told()));
  }
  void aDoubleClickMakesItAWindow()
  {
    window_->select(robot_);
    inView().trigger();
    CameraInset& inset = *cameras().insets().front();
    const QString name = inset.feed().name();
    QTest::mouseDClick(&inset, Qt::LeftButton, {}, {30, 30});
    QVERIFY(cameras().insets().empty());
    QVERIFY(!dock(2).isHidden());
    QCOMPARE(dock(2).windowTitle(), name);
  }
  void aWindowShowsItsPictureInTheViewToo()
  {
    newWindow().trigger();
    QTest::mouseClick(&last().inViewButton(), Qt::LeftButton);
    QCOMPARE(cameras().insets().size(), std::size_t(1));
    QCOMPARE(cameras().insets().front()->feed().name(), dock(2).windowTitle());
  }
  void aViewTakesItsPicturesWithIt()
  {
    window_->actions()[ActionId::TwoViews]->trigger();
    window_->views().activate(1);
    inView().trigger();
    QCOMPARE(cameras().insets().size(), std::size_t(1));
    window_->views().closeView(1);
    QTRY_VERIFY(cameras().insets().empty());
  }
  void sizesFitTheView()
  {
    QVERIFY(CameraInset::sizeIn({200, 150}).isEmpty());
    QVERIFY(CameraInset::sizeIn({0, 0}).isEmpty());
    QVERIFY(CameraInset::sizeIn({800, 600}).width() <= 400);
    QCOMPARE(CameraInset::cornerAt({100, 100}, {20, 80}), Corner::BottomLeft);
    QCOMPARE(CameraInset::cornerAt({100, 100}, {-20, -80}), Corner::TopLeft);
    QCOMPARE(CameraInset::cornerAt({100, 100}, {80, 20}), Corner::TopRight);
  }
};

QTEST_MAIN(CameraWindowsTest)
#include "CameraWindowsTest.moc"
