#include "tests/VerifyNear.h"
#include "tests/viewer/FrameSupport.h"
#include "viewer/view/Viewport.h"

#include <QSignalSpy>
#include <QtTest>

using namespace sparkwright;
using test::FrameBuilder;
using Kind = ManipulationRequest::Kind;

/// Moving, turning, kicking and pushing with real mouse and key events in a real window.
class ManipulationToolTest : public QObject
{
  Q_OBJECT
private slots:
  void init()
  {
    viewport_ = std::make_unique<Viewport>();
    viewport_->resize(800, 600);
    viewport_->cameraControl().director().setAnimated(false);
    viewport_->show();
    QVERIFY(QTest::qWaitForWindowExposed(viewport_.get()));
    wishes_.clear();
    connect(viewport_.get(), &Viewport::manipulated, this,
            [this](const ManipulationRequest& request) { wishes_.push_back(request); });
    FrameBuilder b;
    b.soccerScene();
    for(int i = 0; i < 5; ++i)
      robots_[static_cast<std::size_t>(i)] = b.robot(-3.f + static_cast<float>(i), 0.5f, 0.3f, i % 2 == 0, i + 1);
    b.open("box", Vec3f(1, -3, 0.25f));
    box_ = b.mesh("StdUnitBox", Vec3f::Constant(0.5f), {"matRed"}) - 1;
    b.close();
    for(std::size_t i = 0; i < b.frame().agents.size(); ++i)
      b.frame().agents[i].rootId = b.structure().nodes[static_cast<std::size_t>(robots_[i])].id;
    viewport_->setFrame(b.take());
    viewport_->camera().look({0, -0.5f, 0.3f}, 8, 0.1f, 0.6f);
    viewport_->grabFramebuffer();
  }
  void cleanup() { viewport_.reset(); }

  void playersAreDraggedToWhereTheMouseSays()
  {
    for(const int robot : robots_)
    {
      viewport_->selection().setNode(robot);
      const Movable movable = *Movable::of(viewport_->scene(), robot);
      QCOMPARE(movable.node, robot);
      const Vec3f grabbed = pointOn(robot, movable.centre + Vec3f(0, 0, -0.03f));
      const Vec3f wanted(0.35f, -1.2f, 0);
      drag(pixel(grabbed), pixel(grabbed + wanted));
      QCOMPARE(wishes_.size(), std::size_t(1));
      QCOMPARE(wishes_[0].kind, Kind::Place);
      QCOMPARE(wishes_[0].movable.id, movable.id);
      VERIFY_NEAR(translation(wishes_[0].motion), wanted, 0.01f);
      wishes_.clear();
    }
  }
  void theBallIsDraggedToo()
  {
    viewport_->camera().look({0, 0, 0}, 3, 0.1f, 0.6f);
    const int ball = viewport_->scene().subjects().nodeOf({true, 0});
    QVERIFY(ball >= 0);
    viewport_->selection().setNode(ball);
    const Vec3f grabbed = pointOn(ball, {0, 0, 0.05f});
    drag(pixel(grabbed), pixel(grabbed + Vec3f(-0.5f, 0.4f, 0)));
    QCOMPARE(wishes_.size(), std::size_t(1));
    QVERIFY(wishes_[0].movable.ball);
    VERIFY_NEAR(translation(wishes_[0].motion), Vec3f(-0.5f, 0.4f, 0), 0.01f);
  }
  void whatIsNotSelectedIsNotMoved()
  {
    const float yaw = viewport_->camera().yaw();
    const QPointF robot = pixel(pointOn(robots_[2], Movable::of(viewport_->scene(), robots_[2])->centre));
    drag(robot, robot + QPointF(80, 10));
    QVERIFY(wishes_.empty());
    QVERIFY(viewport_->camera().yaw() != yaw); // The camera has it.
  }
  /// As in the key map Webots.
  void byAnotherKeyMapThingsAreMovedTurnedAndLiftedUnselected()
  {
    auto controls = std::make_shared<ViewControls>();
    controls->setPresses(MouseGesture::MoveThing, {{Qt::LeftButton, Qt::ShiftModifier, false}});
    controls->setPresses(MouseGesture::TurnThing, {{Qt::RightButton, Qt::ShiftModifier, false}});
    controls->setPresses(MouseGesture::LiftThing, {{Qt::MiddleButton, Qt::ShiftModifier, false}});
    controls->setPresses(MouseGesture::SelectMore, {{Qt::LeftButton, Qt::ShiftModifier, false}});
    viewport_->setControls(controls);
    const float yaw = viewport_->camera().yaw();
    const Vec3f grabbed = pointOn(box_, {1, -3, 0.25f});
    const auto dragThing = [&](Qt::MouseButton button, const QPointF& from, const QPointF& to)
    {
      wishes_.clear();
      QTest::mousePress(viewport_.get(), button, Qt::ShiftModifier, from.toPoint());
      for(const QPointF& place : {(from + to) / 2, to})
      {
        QMouseEvent event(QEvent::MouseMove, place, viewport_->mapToGlobal(place), Qt::NoButton, button,
                          Qt::ShiftModifier);
        QCoreApplication::sendEvent(viewport_.get(), &event);
      }
      QTest::mouseRelease(viewport_.get(), button, Qt::ShiftModifier, to.toPoint());
    };
    dragThing(Qt::LeftButton, pixel(grabbed), pixel(grabbed + Vec3f(-0.6f, 0.4f, 0)));
    QCOMPARE(wishes_.size(), std::size_t(1));
    QCOMPARE(wishes_[0].kind, Kind::Place);
    VERIFY_NEAR(translation(wishes_[0].motion), Vec3f(-0.6f, 0.4f, 0), 0.02f);
    dragThing(Qt::MiddleButton, pixel(grabbed), pixel(grabbed) - QPointF(0, 60));
    QCOMPARE(wishes_.size(), std::size_t(1));
    const Vec3f lifted = translation(wishes_[0].motion);
    QVERIFY(lifted.z() > 0.2f && std::abs(lifted.x()) < 0.01f && std::abs(lifted.y()) < 0.01f);
    dragThing(Qt::RightButton, pixel(grabbed), pixel(grabbed) + QPointF(70, 0));
    QCOMPARE(wishes_.size(), std::size_t(1));
    VERIFY_NEAR(wishes_[0].motion(2, 2), 1, 1e-4f); // About the vertical.
    QVERIFY(std::abs(wishes_[0].motion(0, 1)) > 0.1f);
    QCOMPARE(viewport_->camera().yaw(), yaw);
    // A press that moves nothing is the click that it would be.
    QSignalSpy picked(&viewport_->picking(), &ViewPicking::nodesPicked);
    dragThing(Qt::LeftButton, pixel(grabbed), pixel(grabbed));
    QVERIFY(wishes_.empty());
    QCOMPARE(picked.size(), 1);
  }
  void lockedThingsStayWhereTheyAre()
  {
    ManipulationTool::Settings settings;
    settings.locked = true;
    viewport_->manipulation().setSettings(settings);
    viewport_->selection().setNode(box_);
    const QPointF box = pixel({1, -3, 0.3f});
    drag(box, box + QPointF(80, 10));
    QVERIFY(wishes_.empty());
  }
  void arrowsMoveInSteps()
  {
    viewport_->selection().setNode(box_);
    const QPointF from = handle(Gizmo::Part::AxisX);
    drag(from, from + QPointF(61, 3), Qt::ControlModifier);
    QCOMPARE(wishes_.size(), std::size_t(1));
    QCOMPARE(wishes_[0].kind, Kind::Move);
    const Vec3f moved = translation(wishes_[0].motion);
    QVERIFY(moved.x() > 0.2f && moved.y() == 0 && moved.z() == 0);
    VERIFY_NEAR(std::remainder(1 + moved.x(), 0.1f), 0, 1e-4f);
  }
  void numbersCanBeTyped()
  {
    viewport_->selection().setNode(box_);
    const QPointF from = handle(Gizmo::Part::AxisZ);
    press(from);
    moveTo(from + QPointF(0, -20), Qt::LeftButton);
    QTest::keyClicks(viewport_.get(), "1,25");
    QTest::keyClick(viewport_.get(), Qt::Key_Return);
    QCOMPARE(wishes_.size(), std::size_t(1));
    VERIFY_NEAR(translation(wishes_[0].motion), Vec3f(0, 0, 1.25f), 1e-6f);
    QTest::mouseRelease(viewport_.get(), Qt::LeftButton, {}, from.toPoint());
    QCOMPARE(wishes_.size(), std::size_t(1));
    press(handle(Gizmo::Part::RingZ));
    QTest::keyClicks(viewport_.get(), "-90");
    QTest::keyClick(viewport_.get(), Qt::Key_Enter);
    VERIFY_NEAR(rotate(wishes_[1].motion, Vec3f::UnitX()), Vec3f(0, -1, 0), 1e-5f);
    QTest::mouseRelease(viewport_.get(), Qt::LeftButton, {}, from.toPoint());
  }
  void escapeLeavesEverythingAsItWas()
  {
    viewport_->selection().setNode(box_);
    const QPointF from = handle(Gizmo::Part::AxisX);
    press(from);
    moveTo(from + QPointF(60, 0), Qt::LeftButton);
    QVERIFY(viewport_->manipulation().holding());
    QVERIFY(!viewport_->manipulation().ghosts().empty());
    QTest::keyClick(viewport_.get(), Qt::Key_Escape);
    QVERIFY(!viewport_->manipulation().holding());
    QTest::mouseRelease(viewport_.get(), Qt::LeftButton, {}, from.toPoint());
    QVERIFY(wishes_.empty());
  }
  void controlAndAClickPutThingsThere()
  {
    viewport_->selection().setNode(robots_[0]);
    const Vec3f wanted(1.5f, -1.5f, 0);
    QTest::mouseClick(viewport_.get(), Qt::LeftButton, Qt::ControlModifier, pixel(wanted).toPoint());
    QCOMPARE(wishes_.size(), std::size_t(1));
    QCOMPARE(wishes_[0].kind, Kind::Place);
    const Vec3f there = transform(wishes_[0].motion, wishes_[0].movable.centre);
    VERIFY_NEAR(there.head<2>(), wanted.head<2>(), 0.02f); // A pixel is 1 cm here.
  }
  void theBallIsKicked_data()
  {
    QTest::addColumn<bool>("high");
    QTest::newRow("flat") << false;
    QTest::newRow("high") << true;
  }
  void theBallIsKicked()
  {
    QFETCH(const bool, high);
    viewport_->camera().look({0, 0, 0}, 3, 0.1f, 0.6f);
    const Qt::KeyboardModifiers keys = high ? Qt::AltModifier | Qt::ShiftModifier : Qt::AltModifier;
    drag(pixel({0, 0, 0.05f}), pixel({0.5f, 0.25f, 0.042f}), keys);
    QCOMPARE(wishes_.size(), std::size_t(1));
    QCOMPARE(wishes_[0].kind, Kind::Kick);
    const Vec3f kick = wishes_[0].vector;
    VERIFY_NEAR(kick.head<2>(), Eigen::Vector2f(2, 1), 0.05f); // 4 m/s per metre
    VERIFY_NEAR(kick.z(), high ? kick.head<2>().norm() : 0, 1e-4f);
  }
  void pushesGoOnUntilTheButtonIsUp()
  {
    const Vec3f grabbed = pointOn(box_, {1, -3, 0.25f});
    press(pixel(grabbed), Qt::AltModifier);
    const Vec3f right = viewport_->camera().right();
    moveTo(pixel(grabbed + 0.5f * right), Qt::LeftButton, Qt::AltModifier);
    QTRY_VERIFY(wishes_.size() >= 3);
    for(const ManipulationRequest& wish : wishes_)
      QCOMPARE(wish.kind, Kind::Push);
    VERIFY_NEAR(wishes_.back().vector, 20 * right, 0.5f); // 40 N per metre
    VERIFY_NEAR(wishes_.back().at, grabbed, 0.01f);
    QTest::mouseRelease(viewport_.get(), Qt::LeftButton, Qt::AltModifier, {10, 10});
    const std::size_t count = wishes_.size();
    QTest::qWait(250);
    QCOMPARE(wishes_.size(), count);
  }
  void withoutPushesArrowsAreForTheCamera()
  {
    ManipulationTool::Settings settings;
    settings.pushes = false;
    viewport_->manipulation().setSettings(settings);
    const Vec3f grabbed = pointOn(box_, {1, -3, 0.25f});
    drag(pixel(grabbed), pixel(grabbed + Vec3f(0.5f, 0, 0)), Qt::AltModifier);
    QVERIFY(wishes_.empty());
    viewport_->selection().setNode(box_);
    moveTo(pixel(pointOn(box_, {1, -3, 0.25f})), Qt::NoButton);
    QVERIFY(!viewport_->manipulation().hint().contains("push"));
  }
  void gripsCanBeWidened()
  {
    const int end = viewport_->scene().frame()->structure->nodes[static_cast<std::size_t>(box_)].end;
    ManipulationTool::Settings settings;
    settings.widen = [this, end](const Movable& movable)
    { return movable.node == box_ ? std::optional(ManipulationTool::Settings::Range{robots_[4], end}) : std::nullopt; };
    viewport_->manipulation().setSettings(settings);
    viewport_->selection().setNode(box_);
    const Vec3f grabbed = pointOn(box_, {1, -3, 0.25f});
    press(pixel(grabbed));
    moveTo(pixel(grabbed + Vec3f(0.3f, 0, 0)), Qt::LeftButton);
    const auto ghosts = viewport_->manipulation().ghosts();
    QCOMPARE(ghosts.size(), std::size_t(1));
    QCOMPARE(ghosts[0].from, robots_[4]);
    QCOMPARE(ghosts[0].to, end);
    VERIFY_NEAR(translation(ghosts[0].motion), Vec3f(0.3f, 0, 0), 0.01f);
    send(QEvent::MouseButtonRelease, pixel(grabbed + Vec3f(0.3f, 0, 0)), Qt::LeftButton, Qt::NoButton, {});
    QCOMPARE(wishes_.size(), std::size_t(1));
    QCOMPARE(wishes_[0].movable.node, robots_[4]);
  }
  void theThingItselfMovesIfItIsToFollow()
  {
    ManipulationTool::Settings settings;
    settings.live = true;
    viewport_->manipulation().setSettings(settings);
    viewport_->selection().setNode(box_);
    const Vec3f grabbed = pointOn(box_, {1, -3, 0.25f});
    press(pixel(grabbed));
    moveTo(pixel(grabbed + Vec3f(0.4f, 0, 0)), Qt::LeftButton);
    QTRY_VERIFY(!wishes_.empty());
    QCOMPARE(wishes_.back().kind, Kind::Hold);
    QVERIFY(viewport_->manipulation().ghosts().empty());
    QTest::mouseRelease(viewport_.get(), Qt::LeftButton, {}, pixel(grabbed + Vec3f(0.4f, 0, 0)).toPoint());
    QCOMPARE(wishes_.back().kind, Kind::Release);
  }
  void aHandleIsSeenAndGhostsAreDrawn()
  {
    const QImage before = viewport_->grabFramebuffer();
    viewport_->selection().setNode(box_);
    const QPointF from = handle(Gizmo::Part::AxisX);
    const QImage with = viewport_->grabFramebuffer();
    const auto red = [](const QColor& c) { return c.red() > 200 && c.green() < 90 && c.blue() < 90; };
    const QPoint middle = (pixel({1, -3, 0.25f}) * 0.3 + from * 0.7).toPoint();
    QVERIFY2(red(with.pixelColor(middle)), qPrintable(with.pixelColor(middle).name()));
    press(from);
    moveTo(from + QPointF(150, 0), Qt::LeftButton);
    const QImage ghostly = viewport_->grabFramebuffer();
    const QPoint there = pixel(transform(viewport_->manipulation().ghosts().at(0).motion, {1, -3, 0.25f})).toPoint();
    QVERIFY(ghostly.pixelColor(there) != before.pixelColor(there));
    QTest::mouseRelease(viewport_.get(), Qt::LeftButton, {}, from.toPoint());
  }
  void whatVanishesWhileHeldIsLetGo()
  {
    viewport_->selection().setNode(box_);
    press(handle(Gizmo::Part::AxisX));
    FrameBuilder b;
    b.soccerScene();
    viewport_->setFrame(b.take());
    moveTo({100, 100}, Qt::LeftButton);
    QTest::mouseRelease(viewport_.get(), Qt::LeftButton, {}, {100, 100});
    QVERIFY(!viewport_->grabFramebuffer().isNull());
    QVERIFY(!viewport_->manipulation().holding());
  }

private:
  QPointF pixel(const Vec3f& point)
  {
    const auto p = viewport_->camera().pixelOf(point);
    return {(*p)[0], (*p)[1]};
  }
  /// The point of a thing that is seen where `about` is.
  Vec3f pointOn(int node, const Vec3f& about)
  {
    const auto hit = viewport_->picking().hitAt(pixel(about));
    const auto movable = Movable::of(viewport_->scene(), node);
    return hit && movable && movable->holds(hit->node) ? hit->point : Vec3f(Vec3f::Constant(1e3f));
  }
  QPointF handle(Gizmo::Part part)
  {
    const Movable movable = *Movable::of(viewport_->scene(), viewport_->selection().last());
    const Gizmo gizmo(viewport_->camera(), movable.centre, Mat3f::Identity());
    const auto line = gizmo.outline(part);
    for(auto p = line.rbegin(); p != line.rend(); ++p)
      if(gizmo.at(*p) == part)
        return *p;
    return {};
  }
  void press(const QPointF& at, Qt::KeyboardModifiers keys = {})
  {
    moveTo(at, Qt::NoButton, keys);
    send(QEvent::MouseButtonPress, at, Qt::LeftButton, Qt::LeftButton, keys);
  }
  void moveTo(const QPointF& at, Qt::MouseButtons buttons, Qt::KeyboardModifiers keys = {})
  {
    send(QEvent::MouseMove, at, Qt::NoButton, buttons, keys);
  }
  void drag(const QPointF& from, const QPointF& to, Qt::KeyboardModifiers keys = {})
  {
    press(from, keys);
    for(int i = 1; i <= 4; ++i)
      moveTo(from + (to - from) * i / 4.0, Qt::LeftButton, keys);
    send(QEvent::MouseButtonRelease, to, Qt::LeftButton, Qt::NoButton, keys);
  }
  /// Places between pixels, which QTest does not know.
  void send(QEvent::Type type, const QPointF& at, Qt::MouseButton button, Qt::MouseButtons buttons,
            Qt::KeyboardModifiers keys)
  {
    QMouseEvent event(type, at, viewport_->mapToGlobal(at), button, buttons, keys);
    QCoreApplication::sendEvent(viewport_.get(), &event);
  }

  std::unique_ptr<Viewport> viewport_;
  std::vector<ManipulationRequest> wishes_;
  std::array<int, 5> robots_{};
  int box_ = -1;
};

QTEST_MAIN(ManipulationToolTest)
#include "ManipulationToolTest.moc"
