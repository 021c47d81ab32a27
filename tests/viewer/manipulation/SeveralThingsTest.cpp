#include "tests/VerifyNear.h"
#include "tests/viewer/FrameSupport.h"
#include "viewer/scene/NodeName.h"
#include "viewer/view/Viewport.h"

#include <QSignalSpy>
#include <QToolTip>
#include <QtTest>

using namespace sparkwright;
using test::FrameBuilder;
using Kind = ManipulationRequest::Kind;

/// Choosing several things, what lies behind, and moving several together, with real events in a real window.
class SeveralThingsTest : public QObject
{
  Q_OBJECT
private slots:
  void init()
  {
    viewport_ = std::make_unique<Viewport>();
    viewport_->resize(800, 600);
    viewport_->cameraControl().director().setAnimated(false);
    viewport_->show();
    viewport_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(viewport_.get()));
    viewport_->setFocus();
    viewport_->overlays()->setShown(Overlays::Map, false);
    wishes_.clear();
    connect(viewport_.get(), &Viewport::manipulated, this,
            [this](const ManipulationRequest& request) { wishes_.push_back(request); });
    FrameBuilder b;
    b.soccerScene();
    for(int i = 0; i < 3; ++i)
    {
      boxes_[static_cast<std::size_t>(i)] =
          b.open("box" + std::to_string(i), Vec3f(static_cast<float>(i) - 1, 1, 0.25f));
      b.mesh("StdUnitBox", Vec3f::Constant(0.4f), {"matRed"});
      b.close();
    }
    robot_ = b.robot(0, -1, 0, true, 3);
    viewport_->setFrame(b.take());
    viewport_->camera().look({0, 0, 0.2f}, 6, 0, 0.8f);
    picked_ = std::make_unique<QSignalSpy>(&viewport_->picking(), &ViewPicking::nodesPicked);
  }
  void cleanup()
  {
    picked_.reset();
    viewport_.reset();
  }

  void shiftAndAClickChooseOneMore()
  {
    QTest::mouseClick(viewport_.get(), Qt::LeftButton, Qt::ShiftModifier, pixel({0, 1, 0.25f}));
    QCOMPARE(picked_->size(), 1);
    QCOMPARE(nodes(), std::vector{boxes_[1]});
    QVERIFY(picked_->last()[1].toBool());
    QTest::mouseClick(viewport_.get(), Qt::LeftButton, Qt::ShiftModifier, pixel({0, -1, 0.38f}));
    QCOMPARE(nodes(), std::vector{robot_}); // All of it, as it moves as one.
    QTest::mouseClick(viewport_.get(), Qt::LeftButton, Qt::ShiftModifier, pixel({2, -1.5f, 0}));
    QCOMPARE(picked_->size(), 2); // Grass.
  }
  void shiftAndADragStillPan()
  {
    const Vec3f target = viewport_->camera().target();
    drag(pixel({0, 1, 0.25f}), pixel({0, 1, 0.25f}) + QPoint(60, 0), Qt::ShiftModifier);
    QCOMPARE_GT((viewport_->camera().target() - target).norm(), 0.1f);
    QCOMPARE(picked_->size(), 0);
  }
  void aRectangleChoosesWhatIsInIt()
  {
    const QPoint from = pixel({-1.5f, 1.6f, 0}), to = pixel({0.4f, 0.4f, 0});
    drag(from, to, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(picked_->size(), 1);
    QCOMPARE(nodes(), (std::vector{boxes_[0], boxes_[1]}));
    QVERIFY(!picked_->last()[1].toBool());
    drag({1, 1}, {799, 599},
         Qt::ControlModifier | Qt::ShiftModifier); // Walls, goals and field are not for choosing so.
    QVERIFY(std::ranges::count(nodes(), robot_) == 1 && std::ranges::count(nodes(), boxes_[2]) == 1);
    QCOMPARE(nodes().size(), std::size_t(5)); // And the ball.
    drag(pixel({3, -2, 0}), pixel({3.4f, -2.4f, 0}), Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(nodes().empty());
  }
  void escapeDropsTheRectangle()
  {
    const auto keys = Qt::ControlModifier | Qt::ShiftModifier;
    QTest::mousePress(viewport_.get(), Qt::LeftButton, keys, {20, 20});
    send(QEvent::MouseMove, {700, 500}, Qt::LeftButton, keys);
    QVERIFY(viewport_->grabFramebuffer().pixelColor(21, 260) != QColor());
    QTest::keyClick(viewport_.get(), Qt::Key_Escape);
    QTest::mouseRelease(viewport_.get(), Qt::LeftButton, keys, {700, 500});
    QCOMPARE(picked_->size(), 0);
  }
  void tabGoesThroughWhatLiesBehind()
  {
    // Level, so that the boxes stand behind each other.
    viewport_->camera().look({0, 1, 0.25f}, 6, 1.5707963f, 0.02f);
    const QPoint at = pixel({0, 1, 0.3f});
    QTest::mouseMove(viewport_.get(), at);
    send(QEvent::MouseMove, at, Qt::NoButton, {});
    const std::vector<int> parts = viewport_->picking().partsAt(at);
    QVERIFY(parts.size() >= 3);
    const bool fromRight = parts[0] == boxes_[2];
    const std::vector<int> wanted =
        fromRight ? std::vector{boxes_[2], boxes_[1], boxes_[0]} : std::vector{boxes_[0], boxes_[1], boxes_[2]};
    QVERIFY(std::equal(wanted.begin(), wanted.end(), parts.begin()));
    connect(&viewport_->picking(), &ViewPicking::nodesPicked, viewport_.get(),
            [this](const std::vector<int>& nodes) { viewport_->selection().set(nodes); });
    for(const int node : wanted)
    {
      QTest::keyClick(viewport_.get(), Qt::Key_Tab);
      QCOMPARE(viewport_->selection().last(), node);
      QVERIFY2(QToolTip::text().contains(nodeName(viewport_->scene(), node)), qPrintable(QToolTip::text()));
    }
    QTest::keyClick(viewport_.get(), Qt::Key_Backtab, Qt::ShiftModifier);
    QCOMPARE(viewport_->selection().last(), wanted[1]);
    for(std::size_t i = 1; i < parts.size(); ++i)
      QTest::keyClick(viewport_.get(), Qt::Key_Tab);
    QCOMPARE(viewport_->selection().last(), wanted[0]); // Once round.
  }
  void tabWithoutTheMouseOrOverGrassLeavesTheView()
  {
    send(QEvent::MouseMove, pixel({2.5f, -1.5f, 0}), Qt::NoButton, {});
    QTest::keyClick(viewport_.get(), Qt::Key_Tab);
    QCOMPARE(picked_->size(), 0);
    QEvent gone(QEvent::Leave);
    QCoreApplication::sendEvent(viewport_.get(), &gone);
    QTest::keyClick(viewport_.get(), Qt::Key_Tab);
    QCOMPARE(picked_->size(), 0);
  }
  void severalMoveTogether()
  {
    viewport_->selection().set({boxes_[0], boxes_[1], robot_});
    QVERIFY2(viewport_->hint().startsWith("3 thing"), qPrintable(viewport_->hint()));
    const QPoint from = pixel({-1, 1, 0.3f});
    drag(from, from + QPoint(70, 30), {});
    QCOMPARE(wishes_.size(), std::size_t(1));
    QCOMPARE(wishes_[0].kind, Kind::Place);
    QCOMPARE(wishes_[0].with.size(), std::size_t(2));
    QCOMPARE(wishes_[0].movable.node, robot_); // The last chosen one.
    QCOMPARE_GT(flat(wishes_[0].motion).norm(), 0.3f);
  }
  void partsOfOneRobotAreOneThing()
  {
    viewport_->selection().set({robot_ + 1, robot_ + 4, boxes_[0]});
    const QPoint from = pixel({-1, 1, 0.3f});
    drag(from, from + QPoint(70, 30), {});
    QCOMPARE(wishes_[0].with.size(), std::size_t(1));
  }
  void severalTurnAboutTheirMiddle()
  {
    viewport_->selection().set({boxes_[0], boxes_[2]}); // The middle is at (0, 1).
    const Gizmo gizmo(viewport_->camera(), {0, 1, 0.25f}, Mat3f::Identity());
    const auto ring = gizmo.outline(Gizmo::Part::RingZ);
    QPointF at;
    for(const QPointF& p : ring)
      if(gizmo.at(p) == Gizmo::Part::RingZ)
        at = p;
    QVERIFY(!at.isNull());
    QTest::mousePress(viewport_.get(), Qt::LeftButton, {}, at.toPoint());
    send(QEvent::MouseMove, at.toPoint() + QPoint(10, 10), Qt::LeftButton, {});
    QCOMPARE(viewport_->manipulation().ghosts().size(), std::size_t(2));
    QTest::keyClicks(viewport_.get(), "90");
    QTest::keyClick(viewport_.get(), Qt::Key_Return);
    QTest::mouseRelease(viewport_.get(), Qt::LeftButton, {}, at.toPoint());
    QCOMPARE(wishes_.size(), std::size_t(1));
    QCOMPARE(wishes_[0].kind, Kind::Place); // Each where there is room.
    VERIFY_NEAR(transform(wishes_[0].motion, {1, 1, 0.25f}), Vec3f(0, 2, 0.25f), 1e-4f);
    VERIFY_NEAR(transform(wishes_[0].motion, {-1, 1, 0.25f}), Vec3f(0, 0, 0.25f), 1e-4f);
  }
  void severalAreLiftedExactly()
  {
    viewport_->selection().set({boxes_[0], boxes_[2]});
    const Gizmo gizmo(viewport_->camera(), {0, 1, 0.25f}, Mat3f::Identity());
    const QPointF tip = gizmo.outline(Gizmo::Part::AxisZ).back();
    QTest::mousePress(viewport_.get(), Qt::LeftButton, {}, tip.toPoint());
    QTest::keyClicks(viewport_.get(), "0.5");
    QTest::keyClick(viewport_.get(), Qt::Key_Return);
    QTest::mouseRelease(viewport_.get(), Qt::LeftButton, {}, tip.toPoint());
    QCOMPARE(wishes_.size(), std::size_t(1));
    QCOMPARE(wishes_[0].kind, Kind::Move);
    VERIFY_NEAR(translation(wishes_[0].motion).z(), 0.5f, 1e-5f);
  }
  void whatCannotMoveStaysBehind()
  {
    viewport_->selection().set({boxes_[0], named("leftgoal"), -1, 100000});
    const QPoint from = pixel({-1, 1, 0.3f});
    drag(from, from + QPoint(70, 30), {});
    QCOMPARE(wishes_.size(), std::size_t(1));
    QVERIFY(wishes_[0].with.empty());
    viewport_->selection().set({named("leftgoal")});
    QVERIFY(viewport_->manipulation().picture(viewport_->font(), 1, at_).isNull());
  }
  void menusOpenByRightClickAndByKey()
  {
    QSignalSpy menus(&viewport_->picking(), &ViewPicking::menuWanted);
    const QPoint at = pixel({0, 1, 0.25f});
    QTest::mouseClick(viewport_.get(), Qt::RightButton, {}, at);
    QCOMPARE(menus.size(), 1);
    QCOMPARE(menus[0][0].toPoint(), at);
    QTest::mousePress(viewport_.get(), Qt::RightButton, {}, at);
    send(QEvent::MouseMove, at + QPoint(40, 0), Qt::RightButton, {});
    QTest::mouseRelease(viewport_.get(), Qt::RightButton, {}, at + QPoint(40, 0));
    QCOMPARE(menus.size(), 1); // A drag pans, as ever.
    QContextMenuEvent key(QContextMenuEvent::Keyboard, {}, {});
    QCoreApplication::sendEvent(viewport_.get(), &key);
    QCOMPARE(menus.size(), 2);
    QVERIFY(viewport_->rect().contains(menus[1][0].toPoint()));
  }
  void thingsAreCalledByTheirNames()
  {
    const SceneDrawing& scene = viewport_->scene();
    QCOMPARE(nodeName(scene, robot_), QString("Left 3"));
    QCOMPARE(nodeName(scene, robot_ + 1), QString::fromUtf8("Left 3 · body"));
    QCOMPARE(nodeName(scene, boxes_[0]), QString("box0"));
    QCOMPARE(nodeName(scene, boxes_[0] + 1), QString("box0"));
    QCOMPARE(nodeName(scene, -1), QString());
    QCOMPARE(nodeName(scene, 100000), QString());
  }

private:
  static Vec3f flat(const Mat4f& motion) { return {motion(0, 3), motion(1, 3), 0}; }
  std::vector<int> nodes() const { return picked_->last()[0].value<std::vector<int>>(); }
  int named(const char* name) const
  {
    const auto& all = viewport_->scene().frame()->structure->nodes;
    return static_cast<int>(std::ranges::find(all, name, &SceneStructure::Node::name) - all.begin());
  }
  QPoint pixel(const Vec3f& point)
  {
    const auto p = viewport_->camera().pixelOf(point);
    return QPointF((*p)[0], (*p)[1]).toPoint();
  }
  void send(QEvent::Type type, const QPoint& at, Qt::MouseButtons buttons, Qt::KeyboardModifiers keys)
  {
    QMouseEvent event(type, at, viewport_->mapToGlobal(at), Qt::NoButton, buttons, keys);
    QCoreApplication::sendEvent(viewport_.get(), &event);
  }
  void drag(const QPoint& from, const QPoint& to, Qt::KeyboardModifiers keys)
  {
    QTest::mousePress(viewport_.get(), Qt::LeftButton, keys, from);
    for(int i = 1; i <= 4; ++i)
      send(QEvent::MouseMove, from + (to - from) * i / 4, Qt::LeftButton, keys);
    QTest::mouseRelease(viewport_.get(), Qt::LeftButton, keys, to);
  }

  std::unique_ptr<Viewport> viewport_;
  std::unique_ptr<QSignalSpy> picked_;
  std::vector<ManipulationRequest> wishes_;
  std::array<int, 3> boxes_{};
  int robot_ = -1;
  QPoint at_;
};

QTEST_MAIN(SeveralThingsTest)
#include "SeveralThingsTest.moc"
