#include "tests/VerifyNear.h"
#include "viewer/manipulation/Gizmo.h"

#include <Eigen/Geometry>

#include <QtTest>

using namespace sparkwright;
using Part = Gizmo::Part;

/// Where the handles of a thing are on the screen, and what dragging them means.
class GizmoTest : public QObject
{
  Q_OBJECT
private slots:
  void init()
  {
    camera_ = Camera();
    camera_.setViewport(800, 600);
    camera_.look({1, 2, 0.5f}, 5, 0.6f, 0.5f);
  }

  void everyHandleIsFoundWhereItIsDrawn_data()
  {
    QTest::addColumn<int>("part");
    for(int part = static_cast<int>(Part::AxisX); part <= static_cast<int>(Part::RingZ); ++part)
      QTest::addRow("%d", part) << part;
  }
  void everyHandleIsFoundWhereItIsDrawn()
  {
    QFETCH(const int, part);
    const Gizmo gizmo(camera_, origin_, Mat3f::Identity());
    QCOMPARE(static_cast<int>(gizmo.at(placeOn(gizmo, static_cast<Part>(part)))), part);
  }
  void handlesKeepTheirSizeOnTheScreen()
  {
    for(const float distance : {1.f, 5.f, 50.f})
      for(const bool parallel : {false, true})
      {
        camera_.look(origin_, distance, 0, 0);
        camera_.setOrthographic(parallel);
        const auto line = Gizmo(camera_, origin_, Mat3f::Identity()).outline(Part::AxisX);
        VERIFY_NEAR(std::abs(line[1].x() - line[0].x()), 0.85 * Gizmo::size, 1);
      }
  }
  void thereIsNothingElsewhereNorBehindTheEye()
  {
    QCOMPARE(Gizmo(camera_, origin_, Mat3f::Identity()).at({5, 5}), Part::None);
    const Gizmo behind(camera_, camera_.position() - camera_.forward(), Mat3f::Identity());
    QVERIFY(!behind.visible());
    QCOMPARE(behind.at({400, 300}), Part::None);
    QVERIFY(!Gizmo(camera_, Vec3f::Constant(std::nanf("")), Mat3f::Identity()).visible());
  }
  void arrowsMoveAlongTheirAxis_data()
  {
    QTest::addColumn<bool>("parallel");
    QTest::newRow("perspective") << false;
    QTest::newRow("parallel") << true;
  }
  void arrowsMoveAlongTheirAxis()
  {
    QFETCH(const bool, parallel);
    camera_.setOrthographic(parallel);
    const Mat3f axes = Eigen::AngleAxisf(0.7f, Vec3f(1, 2, 3).normalized()).toRotationMatrix();
    const Gizmo gizmo(camera_, origin_, axes);
    for(int axis = 0; axis < 3; ++axis)
    {
      const Part part = static_cast<Part>(static_cast<int>(Part::AxisX) + axis);
      const Vec3f grabbed = origin_ + 0.3f * axes.col(axis);
      const Gizmo::Drag drag(gizmo, part, pixel(grabbed), {});
      const Mat4f motion = drag.motion(camera_, pixel(grabbed + 0.7f * axes.col(axis)), {});
      VERIFY_NEAR(translation(motion), 0.7f * axes.col(axis), 1e-3f);
      VERIFY_NEAR((motion.topLeftCorner<3, 3>()), Mat3f::Identity(), 1e-6f);
      VERIFY_NEAR(drag.numbers(motion).at(0), 0.7, 1e-3);
      VERIFY_NEAR(translation(drag.motion(std::vector<double>{-0.25})), -0.25f * axes.col(axis), 1e-6f);
    }
  }
  void squaresMoveInTheirPlane()
  {
    const Gizmo gizmo(camera_, origin_, Mat3f::Identity());
    const Vec3f wanted(0.4f, 0, -0.3f);
    const Gizmo::Drag drag(gizmo, Part::PlaneZX, pixel(origin_), {});
    const Mat4f motion = drag.motion(camera_, pixel(origin_ + wanted), {});
    VERIFY_NEAR(translation(motion), wanted, 1e-3f);
    VERIFY_NEAR(translation(drag.motion(std::vector<double>{1, 2})), Vec3f(1, 0, 2), 1e-6f);
  }
  void ringsTurnAboutTheirAxis_data()
  {
    QTest::addColumn<float>("pitch");
    QTest::newRow("from above") << 1.3f;
    QTest::newRow("from the side") << 0.05f;
  }
  void ringsTurnAboutTheirAxis()
  {
    QFETCH(const float, pitch);
    camera_.look(origin_, 5, 0.6f, pitch);
    const Gizmo gizmo(camera_, origin_, Mat3f::Identity());
    const Gizmo::Drag drag(gizmo, Part::RingZ, placeOn(gizmo, Part::RingZ), {});
    const Mat4f typed = drag.motion(std::vector<double>{90});
    VERIFY_NEAR(transform(typed, origin_), origin_, 1e-5f);
    VERIFY_NEAR(rotate(typed, Vec3f::UnitX()), Vec3f::UnitY(), 1e-5f);
    // A point of the ring nearest to the eye is dragged to the right: counter-clockwise, seen from above.
    const QPointF start = placeOn(gizmo, Part::RingZ);
    const double turned = drag.numbers(drag.motion(camera_, start + QPointF(20, 0), {})).at(0);
    QVERIFY2(turned > 5 && turned < 60, qPrintable(QString::number(turned)));
    const Gizmo::Drag::Step step{0, toRadians(15)};
    VERIFY_NEAR(std::remainder(drag.numbers(drag.motion(camera_, start + QPointF(31, 3), step)).at(0), 15.0), 0, 1e-3);
  }
  void theThingItselfMovesOnTheLevel()
  {
    const Gizmo gizmo(camera_, origin_, Mat3f::Identity());
    const Vec3f grabbed = origin_ + Vec3f(0.05f, -0.1f, 0.2f), wanted(-0.6f, 0.8f, 0);
    const Gizmo::Drag drag(gizmo, Part::Ground, pixel(grabbed), grabbed);
    VERIFY_NEAR(translation(drag.motion(camera_, pixel(grabbed + wanted), {})), wanted, 1e-3f);
    // Towards the sky it stays where it was: there the plane has no place.
    QCOMPARE(drag.motion(camera_, {400, -5000}, {}), Mat4f(Mat4f::Identity()));
  }
  void stepsComeToRestOnTheGrid()
  {
    const Gizmo gizmo(camera_, origin_, Mat3f::Identity());
    const Gizmo::Drag drag(gizmo, Part::Ground, pixel(origin_), origin_);
    const Vec3f end = origin_ + translation(drag.motion(camera_, pixel(origin_ + Vec3f(0.33f, 0.21f, 0)), {0.1f, 0}));
    VERIFY_NEAR(end.x(), 1.4f, 1e-5f);
    VERIFY_NEAR(end.y(), 2.2f, 1e-5f);
    QCOMPARE(end.z(), origin_.z()); // What does not move is not brought to the grid.
    const Gizmo::Drag along(gizmo, Part::AxisX, pixel(origin_), {});
    const Vec3f x = origin_ + translation(along.motion(camera_, pixel(origin_ + Vec3f(0.33f, 0, 0)), {0.25f, 0}));
    VERIFY_NEAR(x.x(), 1.5f, 1e-5f);
    QVERIFY(x.y() == origin_.y());
  }

private:
  QPointF pixel(const Vec3f& point) const
  {
    const auto p = camera_.pixelOf(point);
    return {(*p)[0], (*p)[1]};
  }
  /// Somewhere on a handle, where no other one is.
  QPointF placeOn(const Gizmo& gizmo, Part part) const
  {
    const auto line = gizmo.outline(part);
    if(Gizmo::isAxis(part))
      return line[1];
    if(Gizmo::isPlane(part))
      return (line[0] + line[2]) / 2;
    for(std::size_t i = line.size() / 2; i < line.size(); ++i)
      if(gizmo.at(line[i]) == part)
        return line[i];
    return line[line.size() / 2];
  }

  Camera camera_;
  const Vec3f origin_{1.07f, 2.03f, 0.41f};
};

QTEST_GUILESS_MAIN(GizmoTest)
#include "GizmoTest.moc"
