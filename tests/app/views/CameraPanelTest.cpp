#include "app/ide/agents/cameras/CameraPanel.h"
#include "tests/viewer/FrameSupport.h"
#include "viewer/pictures/CameraImages.h"

#include <QTemporaryDir>
#include <QtTest>

#include <atomic>

using namespace sparkwright;
using test::FrameBuilder;

static constexpr int patience = 30000; // ms

/// What the dock shows of robots' cameras.
class CameraPanelTest : public QObject
{
  Q_OBJECT
private slots:
  void itShowsTheCameraOfTheFirstRobot()
  {
    CameraPanel panel(drawer(), CameraFeed::Follow::Selection);
    panel.resize(400, 300);
    panel.show();
    panel.setFrame(frame());
    QCOMPARE(panel.robotBox().count(), 3); // The selected node, and two robots.
    QCOMPARE(panel.robotBox().currentText(), QString("Red 1"));
    QCOMPARE(panel.cameraBox().count(), 2);
    QCOMPARE(panel.cameraBox().itemText(0), QString("IMG"));
    QTRY_COMPARE_WITH_TIMEOUT(panel.picture().size(), QSize(64, 48), patience);
    const QImage colour = panel.picture();
    panel.kindBox().setCurrentIndex(3);
    QTRY_VERIFY_WITH_TIMEOUT(panel.picture() != colour, patience);
    panel.cameraBox().setCurrentIndex(1); // Of the head.
    QTRY_COMPARE_WITH_TIMEOUT(panel.picture().size(), QSize(320, 240), patience);
    const QTemporaryDir folder;
    QCOMPARE(panel.save(folder.filePath("a.png")), QString());
    QCOMPARE(QImage(folder.filePath("a.png")).size(), QSize(320, 240));
    QVERIFY(!panel.save("/proc/none/a.png").isEmpty());
  }
  void theSelectionTurnsToItsRobot()
  {
    CameraPanel panel(drawer(), CameraFeed::Follow::Selection);
    panel.show();
    const FramePtr shown = frame();
    panel.setFrame(shown);
    const auto& nodes = shown->structure->nodes;
    for(std::size_t i = 0; i < nodes.size(); ++i)
      if(nodes[i].id == shown->agents[1].rootId)
        panel.feed().setSelectedNode(static_cast<int>(i) + 3);
    QCOMPARE(panel.robotBox().currentText(), QString("Blue 2"));
    QCOMPARE(panel.cameraBox().count(), 1); // It has none: its head.
    QTRY_VERIFY_WITH_TIMEOUT(!panel.picture().isNull(), patience);
    panel.robotBox().setCurrentIndex(0);
    QTRY_VERIFY_WITH_TIMEOUT(!panel.picture().isNull(), patience); // Along the node.
    panel.feed().setSelectedNode(-1);
    QTRY_VERIFY_WITH_TIMEOUT(panel.picture().isNull(), patience);
    QVERIFY(!panel.words().isEmpty());
  }
  void withoutARobotOrADrawerItSaysSo()
  {
    CameraPanel panel(
        drawer(
            [](std::string& problem)
            {
              problem = "there is no card";
              return nullptr;
            }),
        CameraFeed::Follow::Selection);
    panel.show();
    FrameBuilder b;
    b.soccerScene();
    panel.setFrame(b.take());
    QVERIFY(panel.words().contains("robot"));
    panel.setFrame(nullptr);
    CameraPanel other(
        drawer(
            [](std::string& problem)
            {
              problem = "there is no card";
              return nullptr;
            }),
        CameraFeed::Follow::Selection);
    other.show();
    other.setFrame(frame());
    QTRY_VERIFY2_WITH_TIMEOUT(other.words().contains("there is no card"), qPrintable(other.words()), patience);
  }
  void hiddenItDrawsNothing()
  {
    int made = 0;
    CameraPanel panel(
        drawer(
            [&made](std::string& problem)
            {
              ++made;
              return CameraImages::create(problem);
            }),
        CameraFeed::Follow::Selection);
    panel.setFrame(frame());
    QTest::qWait(150);
    QCOMPARE(made, 0);
  }
  void severalShareOneDrawerWhichIsFreedWhenNobodyLooks()
  {
    std::atomic<int> made = 0;
    const auto shared = std::make_shared<CameraDrawer>(
        [&made](std::string& problem)
        {
          ++made;
          return CameraImages::create(problem);
        },
        300);
    std::vector<std::unique_ptr<CameraPanel>> panels;
    for(int i = 0; i < 3; ++i)
    {
      panels.push_back(std::make_unique<CameraPanel>(shared, CameraFeed::Follow::Nobody));
      panels.back()->show();
      panels.back()->setFrame(frame());
    }
    for(const auto& panel : panels)
      QTRY_VERIFY_WITH_TIMEOUT(!panel->picture().isNull(), patience);
    QCOMPARE(made, 1);
    panels.clear(); // Also while something is being drawn.
    QTRY_VERIFY_WITH_TIMEOUT(!shared->isWarm(), patience);
  }

private:
  static std::shared_ptr<CameraDrawer> drawer(MakeImageDrawer make = CameraImages::create)
  {
    return std::make_shared<CameraDrawer>(std::move(make));
  }
  static FramePtr frame()
  {
    FrameBuilder b;
    b.soccerScene();
    const int robot = b.robot(-2, 0, -1.57f, true, 1);
    b.robot(2, 0, 1.57f, false, 2);
    b.frame().game.team = {"Red", "Blue"};
    SceneStructure::Sensor camera, head;
    camera.parent = head.parent = robot + 1;
    camera.name = "IMG";
    camera.settings.width = 64;
    camera.settings.height = 48;
    head.name = "See";
    head.draws = false;
    b.structure().sensors = {camera, head};
    return b.take();
  }
};

QTEST_MAIN(CameraPanelTest)
#include "CameraPanelTest.moc"
