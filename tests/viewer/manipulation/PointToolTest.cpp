#include "viewer/manipulation/PointTool.h"
#include "tests/VerifyNear.h"

#include <QtTest>

using namespace sparkwright;
using Part = Gizmo::Part;

/// A point of the scene is moved by arrows and squares, and not turned.
class PointToolTest : public QObject
{
  Q_OBJECT
private slots:
  void init()
  {
    camera_ = Camera();
    camera_.setViewport(800, 600);
    camera_.look(place, 2, 0.8f, 0.5f);
    shifts_.clear();
    changes_ = 0;
    tool_ = std::make_unique<PointTool>(
        PointTool::Surroundings{[this]() -> const Camera& { return camera_; }, [this] { ++changes_; },
                                [this](const Vec3f& shift) { shifts_.push_back(shift); }});
    tool_->setPoint(PointTool::Point{place, Mat3f::Identity(), "Anchor of knee"});
  }

  void anArrowMovesItAlongItsAxis_data()
  {
    QTest::addColumn<int>("axis");
    for(int axis = 0; axis < 3; ++axis)
      QTest::newRow(qPrintable(QString::number(axis))) << axis;
  }
  void anArrowMovesItAlongItsAxis()
  {
    QFETCH(int, axis);
    const QPointF tip = outline(static_cast<Part>(static_cast<int>(Part::AxisX) + axis)).back();
    const Vec3f wanted = 0.1f * Vec3f::Unit(axis);
    drag(tip, tip + pixel(place + wanted) - pixel(place));
    QCOMPARE(shifts_.size(), std::size_t(1));
    VERIFY_NEAR(shifts_[0], wanted, 0.03f);
    for(int other = 0; other < 3; ++other)
      if(other != axis)
        QCOMPARE(shifts_[0][other], 0.f);
  }
  void aSquareMovesItInItsPlane()
  {
    const std::vector<QPointF> square = outline(Part::PlaneXY);
    QPointF middle;
    for(const QPointF& corner : square)
      middle += corner / static_cast<double>(square.size());
    drag(middle, middle + QPointF(20, 10));
    QCOMPARE(shifts_.size(), std::size_t(1));
    QCOMPARE(shifts_[0].z(), 0.f);
    QVERIFY(shifts_[0].head<2>().norm() > 0.01f);
  }
  void withControlItStandsOnCentimetres()
  {
    const QPointF tip = outline(Part::AxisZ).back();
    drag(tip, tip + QPointF(0, -17), Qt::ControlModifier);
    QCOMPARE(shifts_.size(), std::size_t(1));
    const float hundredths = (place.z() + shifts_[0].z()) * 100;
    QVERIFY(std::abs(hundredths - std::round(hundredths)) < 1e-3f);
  }
  void aClickMovesNothing()
  {
    const QPointF tip = outline(Part::AxisX).back();
    drag(tip, tip + QPointF(1, 1));
    QVERIFY(shifts_.empty());
  }
  void ringsAndTheRestOfThePictureBelongToOthers()
  {
    const std::vector<QPointF> ring = outline(Part::RingZ);
    QMouseEvent onRing(QEvent::MouseButtonPress, ring[ring.size() / 3], ring[ring.size() / 3], Qt::LeftButton,
                       Qt::LeftButton, {});
    const Gizmo gizmo(camera_, place, Mat3f::Identity());
    QVERIFY(Gizmo::isRing(gizmo.at(onRing.position())));
    QVERIFY(!tool_->press(onRing));
    QMouseEvent beside(QEvent::MouseButtonPress, QPointF(5, 5), QPointF(5, 5), Qt::LeftButton, Qt::LeftButton, {});
    QVERIFY(!tool_->press(beside));
    tool_->setPoint({});
    QMouseEvent onArrow(QEvent::MouseButtonPress, outline(Part::AxisX).back(), QPointF(), Qt::LeftButton,
                        Qt::LeftButton, {});
    QVERIFY(!tool_->press(onArrow));
  }
  void whileItIsHeldTheSceneDoesNotMoveIt()
  {
    const QPointF tip = outline(Part::AxisX).back();
    QMouseEvent press(QEvent::MouseButtonPress, tip, tip, Qt::LeftButton, Qt::LeftButton, {});
    QVERIFY(tool_->press(press));
    tool_->setPoint(PointTool::Point{Vec3f(9, 9, 9), Mat3f::Identity(), "Anchor of knee"});
    VERIFY_NEAR(tool_->point()->place, place, 1e-6f);
    tool_->left();
    QVERIFY(!tool_->holding());
    tool_->setPoint(PointTool::Point{Vec3f(9, 9, 9), Mat3f::Identity(), "Anchor of knee"});
    VERIFY_NEAR(tool_->point()->place, Vec3f(9, 9, 9), 1e-6f);
  }
  void itTellsWhatTheMouseDoes()
  {
    QVERIFY(tool_->hint().isEmpty());
    const QPointF tip = outline(Part::AxisX).back();
    QMouseEvent hover(QEvent::MouseMove, tip, tip, Qt::NoButton, Qt::NoButton, {});
    QVERIFY(tool_->hover(hover));
    QVERIFY(tool_->hint().startsWith("Anchor of knee"));
    QPoint at;
    QVERIFY(!tool_->picture({}, 1, at).isNull());
    tool_->setPoint({});
    QVERIFY(tool_->picture({}, 1, at).isNull());
    QVERIFY(tool_->hint().isEmpty());
  }

private:
  std::vector<QPointF> outline(Part part)
  {
    return Gizmo(camera_, tool_->point()->place, tool_->point()->axes).outline(part);
  }
  QPointF pixel(const Vec3f& point)
  {
    const auto found = camera_.pixelOf(point);
    return found ? QPointF((*found)[0], (*found)[1]) : QPointF();
  }
  void drag(const QPointF& from, const QPointF& to, Qt::KeyboardModifiers modifiers = {})
  {
    QMouseEvent press(QEvent::MouseButtonPress, from, from, Qt::LeftButton, Qt::LeftButton, modifiers);
    QVERIFY(tool_->press(press));
    QMouseEvent move(QEvent::MouseMove, to, to, Qt::NoButton, Qt::LeftButton, modifiers);
    tool_->move(move);
    QMouseEvent release(QEvent::MouseButtonRelease, to, to, Qt::LeftButton, Qt::NoButton, modifiers);
    tool_->release(release);
  }

  const Vec3f place{0.5f, -1, 0.3f};
  Camera camera_;
  std::unique_ptr<PointTool> tool_;
  std::vector<Vec3f> shifts_;
  int changes_ = 0;
};

QTEST_MAIN(PointToolTest)
#include "PointToolTest.moc"
