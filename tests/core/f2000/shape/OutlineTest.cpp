#include "core/game/f2000/shape/Outline.h"

#include <QtTest>

#include <cmath>
#include <numbers>

using namespace sparkwright::f2000;
using Eigen::Vector2d;

namespace
{

Primitive primitive(Primitive::Shape shape, std::array<double, 6> sizes, Pose pose = {})
{
  Primitive result;
  result.shape = shape;
  result.sizes = sizes;
  result.pose = pose;
  return result;
}

} // namespace

/// Outlines of the primitives of the F2000 league.
class OutlineTest : public QObject
{
  Q_OBJECT
private slots:
  void areasAreThoseOfTheShapes()
  {
    QVERIFY(std::abs(Outline::of(primitive(Primitive::Shape::Rectangle, {2, 3})).area() - 6) < 1e-12);
    QVERIFY(std::abs(Outline::of(primitive(Primitive::Shape::Ellipse, {2, 2})).area() - std::numbers::pi) < 1e-12);
    QVERIFY(std::abs(Outline::of(primitive(Primitive::Shape::Triangle, {0, 0, 2, 0, 0, 1})).area() - 1) < 1e-12);
    QVERIFY(std::abs(Outline::of(primitive(Primitive::Shape::Triangle, {0, 0, 0, 1, 2, 0})).area() - 1) < 1e-12);
    const Outline ellipse = Outline::of(primitive(Primitive::Shape::Ellipse, {2, 4}));
    QCOMPARE(ellipse.corners().size(), 24u);
    QVERIFY(std::abs(ellipse.area() - 2 * std::numbers::pi) < 0.1);
  }

  void posesAreComposed()
  {
    // Turned by 90 degrees in its own frame, and once more with the robot's.
    const Primitive plate = primitive(Primitive::Shape::Rectangle, {0.4, 0.1}, {1, 0, std::numbers::pi / 2});
    const Outline outline = Outline::of(plate, {10, 20, std::numbers::pi / 2});
    QVERIFY((outline.centre() - Vector2d(10, 21)).norm() < 1e-9);
    QVERIFY(outline.contains({10.19, 21}));
    QVERIFY(!outline.contains({10, 21.06}));
  }

  void raysCross_data()
  {
    QTest::addColumn<int>("shape");
    QTest::addColumn<double>("aside");
    QTest::addColumn<double>("enter"); // Negative: it misses.
    QTest::addColumn<double>("leave");
    const int box = static_cast<int>(Primitive::Shape::Rectangle), disk = static_cast<int>(Primitive::Shape::Ellipse);
    QTest::newRow("box") << box << 0. << 4. << 6.;
    QTest::newRow("box, near its edge") << box << 0.999 << 4. << 6.;
    QTest::newRow("past the box") << box << 1.001 << -1. << 0.;
    QTest::newRow("disk") << disk << 0. << 4. << 6.;
    QTest::newRow("disk, aside") << disk << 0.6 << 4.2 << 5.8;
    QTest::newRow("past the disk") << disk << -1.001 << -1. << 0.;
  }
  void raysCross()
  {
    QFETCH(int, shape);
    QFETCH(double, aside);
    QFETCH(double, enter);
    QFETCH(double, leave);
    const Outline outline = Outline::of(primitive(static_cast<Primitive::Shape>(shape), {2, 2}));
    const auto span = outline.cross({-5, aside}, {1, 0});
    QCOMPARE(span.has_value(), enter >= 0);
    if(!span)
      return;
    QVERIFY(std::abs(span->enter - enter) < 1e-9 && std::abs(span->leave - leave) < 1e-9);
    QVERIFY(span->normal.x() < -0.7 && std::abs(span->normal.norm() - 1) < 1e-9);
  }

  void edgesAreSeenFromAnySide()
  {
    const Outline disk = Outline::circle({2, 0}, 0.2);
    const auto [right, left] = disk.edgesFrom({0, 0});
    const double half = std::asin(0.1);
    QVERIFY(std::abs(std::atan2(right.y(), right.x()) + half) < 1e-12);
    QVERIFY(std::abs(std::atan2(left.y(), left.x()) - half) < 1e-12);
    QVERIFY(std::abs((left - Vector2d(2, 0)).norm() - 0.2) < 1e-12);
    const Outline box = Outline::of(primitive(Primitive::Shape::Rectangle, {1, 1}, {-3, 0, 0}));
    const auto [first, last] = box.edgesFrom({0, 0}); // Behind, where bearings jump from 180 to -180 degrees.
    QVERIFY((first - Vector2d(-2.5, 0.5)).norm() < 1e-12);
    QVERIFY((last - Vector2d(-2.5, -0.5)).norm() < 1e-12);
  }

  void coloursAndClassesHaveNames()
  {
    for(int i = 0; i <= static_cast<int>(Colour::Magenta); ++i)
    {
      const auto colour = static_cast<Colour>(i);
      QVERIFY(colourOf(nameOf(colour)) == colour);
      QVERIFY(nearestColour(paintOf(colour)) == colour);
    }
    for(int i = 0; i <= static_cast<int>(ThingClass::Ball); ++i)
      QVERIFY(thingClassOf(nameOf(static_cast<ThingClass>(i))) == static_cast<ThingClass>(i));
    QVERIFY(!colourOf("Blue") && !colourOf("") && !thingClassOf("tree"));
    QVERIFY(nearestColour({0.9f, 0.4f, 0.1f}) == Colour::Orange);
  }
};

QTEST_APPLESS_MAIN(OutlineTest)
#include "OutlineTest.moc"
