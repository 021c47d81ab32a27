#include "app/ide/design/DesignPart.h"
#include "app/ide/design/JointPanel.h"
#include "tests/app/editing/EditingWindow.h"

#include <QDockWidget>
#include <QLabel>
#include <QSlider>

using namespace sparkwright;
using namespace sparkwright::test;

/// A scene with a robot and without a match brings the robot's joints to the front, under names that tell them apart.
class RobotSceneTest : public QObject, EditingWindow
{
  Q_OBJECT

  bool isInFront(const char* dock)
  {
    const QWidget* const content = window_->findChild<QDockWidget*>(QLatin1String(dock))->widget();
    return content->isVisible() && !content->visibleRegion().isEmpty();
  }
  bool open(const char* scene)
  {
    window_->openScene(scene);
    return QTest::qWaitFor(
        [&]
        {
          const SessionState state = session_->state();
          return state.phase == SessionState::Phase::Ready && state.scene == scene && state.frame;
        });
  }

private slots:
  void initTestCase() { makeWindow(); }
  void cleanupTestCase() { closeWindow(); }

  void itsJointsAreInFront()
  {
    QVERIFY(open("examples/falling_boxes.rsg"));
    QVERIFY(QTest::qWaitFor([this] { return isInFront("sourceDock"); }));
    QVERIFY(!isInFront("jointsDock"));
    QVERIFY(open("examples/buggy.rsg"));
    QVERIFY(QTest::qWaitFor([this] { return isInFront("jointsDock"); }));
  }
  void jointsWithTheSameNameAreToldApart()
  {
    QVERIFY(open("examples/buggy.rsg"));
    const JointPanel& panel = window_->part<DesignPart>().joints();
    QStringList names;
    QVERIFY(QTest::qWaitFor(
        [&]
        {
          names.clear();
          for(const QSlider* const slider : panel.findChildren<QSlider*>())
            names << slider->accessibleName();
          return names.size() == 4;
        }));
    QCOMPARE(names, (QStringList{"Joint frontLeft axle", "Joint frontRight axle", "Joint rearLeft axle",
                                 "Joint rearRight axle"}));
  }
  void whatCannotTurnIsNotOffered()
  {
    QVERIFY(open("examples/buggy.rsg"));
    const JointPanel& panel = window_->part<DesignPart>().joints();
    QVERIFY(QTest::qWaitFor([&] { return panel.findChildren<QSlider*>().size() == 4; }));
    for(const QSlider* const slider : panel.findChildren<QSlider*>())
      QVERIFY(!slider->isEnabled());
  }
};

QTEST_MAIN(RobotSceneTest)
#include "RobotSceneTest.moc"
