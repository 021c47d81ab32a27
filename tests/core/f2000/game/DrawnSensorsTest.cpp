#include "tests/core/f2000/game/GameSupport.h"

#include "core/draw/DrawingService.h"

#include <QtTest>

#include <cmath>

using namespace sparkwright;
using namespace sparkwright::f2000;
using sparkwright::test::F2000World;

/// What sensors and players draw into the views.
class DrawnSensorsTest : public QObject
{
  Q_OBJECT

  using Shape = Drawings::Shape;

  static std::shared_ptr<const Drawings::Set> setOf(F2000World& play, const std::string& name)
  {
    const DrawingsPtr all = play.world().context().service<DrawingService>()->drawings();
    for(const auto& set : all->sets)
      if(set->name == name)
        return set;
    return nullptr;
  }
  static int count(const Drawings::Set& set, Shape::Kind kind)
  {
    return static_cast<int>(std::ranges::count(set.shapes, kind, &Shape::kind));
  }

private slots:
  void beamsAndConesEndWhereSomethingIs()
  {
    F2000World play("(field msl2002) (ball -4000 2000) (robot (file f2000/robots/rover.f2krobot) (pose 0 0 0))"
                    "(primitive (shape rect 100 2000) (pose 1550 0 0) (z 0 500) (class wall))");
    play.cycles(25);
    const auto laser = setOf(play, "sensors.Rover 1.laser");
    QVERIFY(laser);
    QCOMPARE(count(*laser, Shape::Kind::Polygon), 2); // The right half, and the left one, with the beam ahead in both.
    for(const Shape& half : laser->shapes)
    {
      QCOMPARE(half.points.size(), std::size_t(92));
      QVERIFY(std::abs(half.points[0].x() - 0.1f) < 0.01f);
    }
    // The beam ahead ends at the wall's front, 1.5 m, give or take the noise.
    for(const Vec3f& ahead : {laser->shapes[0].points.back(), laser->shapes[1].points[1]})
      QVERIFY2(std::abs(ahead.x() - 1.5f) < 0.06f && std::abs(ahead.y()) < 0.02f, qPrintable(QString::number(ahead.x())));
    const auto sonars = setOf(play, "sensors.Rover 1.sonars");
    QVERIFY(sonars);
    QCOMPARE(count(*sonars, Shape::Kind::Polygon), 8);
  }

  void camerasShowTheirViewAndWhatTheySee()
  {
    F2000World play("(field msl2002) (ball 1000 0) (robot (file f2000/robots/scout.f2krobot) (pose 0 0 0))");
    play.cycles(20);
    const auto eye = setOf(play, "sensors.Scout 1.eye");
    QVERIFY(eye);
    QVERIFY(count(*eye, Shape::Kind::Line) >= 14); // Edges, the arc, and a line to each thing.
    QVERIFY(count(*eye, Shape::Kind::Point) >= 1);
  }

  void drawingsGoWithTheirRobot()
  {
    F2000World play("(field msl2002) (ball -4000 2000) (robot (file f2000/robots/rover.f2krobot) (pose 0 0 0))");
    play.cycles(25);
    QVERIFY(setOf(play, "sensors.Rover 1.laser"));
    Transform* const place = play.robot().root();
    place->parent()->removeChild(*place);
    play.cycle();
    QVERIFY(!setOf(play, "sensors.Rover 1.laser"));
  }

  void aLocaliserShowsItsBeliefAndItsMap()
  {
    F2000World play("(field msl2002) (ball -4000 2000)"
                    "(robot (file f2000/robots/seeker.f2krobot) (pose 1000 500 0) (player localiser))");
    play.cycles(1200);
    const auto belief = setOf(play, "localisation.belief"), map = setOf(play, "localisation.map");
    QVERIFY(belief && map);
    QCOMPARE(count(*belief, Shape::Kind::Point), 1000);
    QCOMPARE(count(*belief, Shape::Kind::Circle), 2);
    QVERIFY(count(*map, Shape::Kind::Polygon) > 20);
    // The darkest place of the map is where the robot is; the map is beside the field.
    const Shape* darkest = nullptr;
    for(const Shape& shape : map->shapes)
      if(shape.kind == Shape::Kind::Polygon && (!darkest || shape.colour[0] < darkest->colour[0]))
        darkest = &shape;
    const Pose is = play.robot().pose();
    const double x = (darkest->points[0].x() + darkest->points[2].x()) / 2;
    const double y = (darkest->points[0].y() + darkest->points[2].y()) / 2 - 6.5;
    QVERIFY2(std::hypot(x - is.x, y - is.y) < 0.4, qPrintable(QString("%1 %2").arg(x - is.x).arg(y - is.y)));
  }
};

QTEST_MAIN(DrawnSensorsTest)
#include "DrawnSensorsTest.moc"
