#include "PhysicsSupport.h"
#include "SolidSupport.h"

#include <QTest>

#include <cmath>
#include <numbers>

using namespace sparkwright::physics;

namespace
{

enum class Floor
{
  Plane,
  Box,
  Hull,
  Triangles,
  ClosedTriangles
};

constexpr double edgeLength = 0.1; // m

std::unique_ptr<Shape> groundShape(World& world, Floor ground)
{
  std::unique_ptr<Shape> shape;
  switch(ground)
  {
  case Floor::Plane:
    return world.createPlane();
  case Floor::Box:
    shape = world.createBox();
    shape->setLengths({2, 2, 1});
    break;
  case Floor::Hull:
    shape = world.createHull(std::vector{boxPiece({2, 2, 1})});
    break;
  case Floor::Triangles: // Edges below what stands at the origin.
    return gridMesh(world, 8, 0.07);
  case Floor::ClosedTriangles:
    shape = boxMesh(world, {2, 2, 1}, 9);
    break;
  }
  shape->setPosition({0, 0, -0.5});
  return shape;
}

std::unique_ptr<Shape> thingShape(World& world, const QByteArray& thing)
{
  if(thing == "hull")
    return world.createHull(std::vector{boxPiece({edgeLength, edgeLength, edgeLength})});
  if(thing == "pieces")
    return world.createHull(std::vector{boxPiece({edgeLength / 2, edgeLength, edgeLength}, {-edgeLength / 4, 0, 0}),
                                        boxPiece({edgeLength / 2, edgeLength, edgeLength}, {edgeLength / 4, 0, 0})});
  if(thing == "12 triangles")
    return boxMesh(world, {edgeLength, edgeLength, edgeLength}, 1);
  if(thing == "4 x 4 a face")
    return boxMesh(world, {edgeLength, edgeLength, edgeLength}, 4);
  if(thing == "cylinder")
    return world.createSolidCylinder(edgeLength / 2, edgeLength);
  auto box = world.createBox();
  box->setLengths({edgeLength, edgeLength, edgeLength});
  return box;
}

} // namespace

/// What stands or lies on something comes to rest, and stays.
class RestingShapesTest : public QObject
{
  Q_OBJECT

private slots:
  void rests_data()
  {
    QTest::addColumn<QByteArray>("thing");
    QTest::addColumn<int>("ground");
    QTest::addColumn<double>("turn"); // About x, degrees.
    QTest::addColumn<bool>("wrapped");
    const std::pair<const char*, Floor> grounds[] = {{"plane", Floor::Plane},
                                                     {"box", Floor::Box},
                                                     {"hull", Floor::Hull},
                                                     {"triangles", Floor::Triangles},
                                                     {"closed triangles", Floor::ClosedTriangles}};
    for(const auto& [name, ground] : grounds)
      for(const char* const thing : {"hull", "pieces", "cylinder"})
        for(const double turn : {0., 90.})
          for(const bool wrapped : {false, true})
            QTest::addRow("%s on %s, %g, %s", thing, name, turn, wrapped ? "wrapped" : "bare")
                << QByteArray(thing) << int(ground) << turn << wrapped;
    for(const char* const thing : {"12 triangles", "4 x 4 a face"})
      for(const double turn : {0., 90.})
        for(const bool wrapped : {false, true})
          QTest::addRow("%s on plane, %g, %s", thing, turn, wrapped ? "wrapped" : "bare")
              << QByteArray(thing) << int(Floor::Plane) << turn << wrapped;
    QTest::addRow("hull on box, to compare") << QByteArray("box") << int(Floor::Hull) << 0. << false;
  }
  void rests()
  {
    QFETCH(QByteArray, thing);
    QFETCH(int, ground);
    QFETCH(double, turn);
    QFETCH(bool, wrapped);
    World world;
    world.setGravity({0, 0, -9.81});
    world.setCfm(1e-5);
    const auto space = world.createSpace();
    const auto below = groundShape(world, Floor(ground));
    below->addTo(*space);
    const auto body = world.createBody();
    body->setMass(Mass::boxTotal(1, {edgeLength, edgeLength, edgeLength}));
    std::unique_ptr<Shape> shape = thingShape(world, thing);
    if(wrapped)
    {
      auto offset = world.createOffset();
      offset->setEncapsulated(std::move(shape));
      shape = std::move(offset);
    }
    shape->addTo(*space);
    shape->setBody(body.get());
    body->setRotation(rotationAbout(0, turn * std::numbers::pi / 180));
    const Vec3 start(0.013, 0.007, edgeLength / 2 + 0.02);
    body->setPosition(start);
    const Mat3 before = body->rotation();
    TouchAll listener;
    listener.surface.mu = infinity;
    listener.surface.softCfmMode = listener.surface.softErpMode = true;
    listener.surface.softErp = 0.4;
    listener.surface.softCfm = 1e-4;
    run(world, *space, listener, 250);
    double fastest = 0;
    for(int i = 0; i < 50; ++i)
    {
      run(world, *space, listener, 1);
      fastest = std::max({fastest, body->linearVelocity().norm(), edgeLength / 2 * body->angularVelocity().norm()});
    }
    const double tilt = std::acos(std::clamp(before.col(2).dot(body->rotation().col(2)), -1., 1.));
    const bool rolls = thing == "cylinder" && turn != 0;

    QVERIFY2(fastest < 0.01, qPrintable(QString::number(fastest)));
    QVERIFY2(rolls || tilt < 0.01, qPrintable(QString::number(tilt)));
    QVERIFY2(std::abs(body->position().z() - edgeLength / 2) < 2e-3, qPrintable(QString::number(body->position().z())));
    QVERIFY((body->position() - start).head<2>().norm() < 0.01);
  }
};

QTEST_MAIN(RestingShapesTest)
#include "RestingShapesTest.moc"
