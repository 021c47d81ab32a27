#include "core/frame/JointGeometry.h"
#include "tests/core/WorldSupport.h"

#include <QtTest>

#include <cmath>

using namespace sparkwright;
using namespace sparkwright::test;

/// Angles of joints told from poses alone are those of the physics engine.
class JointGeometryTest : public QObject
{
  Q_OBJECT

private slots:
  void examples_data();
  void examples();
  void robots_data();
  void robots();
  void thereIsNoneWithoutDetailsOfPhysics();
  void slotsThatDoNotExistAreUnsound();

private:
  /// The largest difference in the present frame, radians or m.
  static double difference(const Frame& frame, const JointGeometry& geometry);
};

double JointGeometryTest::difference(const Frame& frame, const JointGeometry& geometry)
{
  std::vector<Mat4f> world;
  frame.worldTransforms(world);
  const auto poseOf = [&](int slot) -> Mat4f
  { return slot >= 0 ? world[static_cast<std::size_t>(slot)] : Mat4f::Identity(); };
  double most = 0;
  std::size_t at = 0;
  for(std::size_t i = 0; i < frame.physics.structure->joints.size(); ++i)
  {
    const PhysicsStructure::Joint& given = frame.physics.structure->joints[i];
    if(given.axisCount == 0)
      continue;
    const JointGeometry::Joint& joint = geometry.joints.at(at++);
    if(joint.name != given.name)
      return 1e9;
    const std::array<double, 2> angles = jointAngles(joint, poseOf(joint.first), poseOf(joint.second));
    const int axes = given.kind == PhysicsStructure::Joint::Kind::Hinge2 ? 1 : given.axisCount;
    for(std::size_t axis = 0; axis < static_cast<std::size_t>(axes); ++axis)
    {
      const double off = angles[axis] - static_cast<double>(frame.physics.angles[i][axis]);
      most = std::max(most, std::abs(given.kind == PhysicsStructure::Joint::Kind::Slider ? off : std::remainder(off, 2 * M_PI)));
    }
  }
  return at == geometry.joints.size() ? most : 1e9;
}

void JointGeometryTest::examples_data()
{
  QTest::addColumn<QString>("scene");
  for(const char* scene : {"hinge", "slider", "universal", "pendulum", "motor"})
    QTest::newRow(scene) << QString("examples/%1.rsg").arg(scene);
}

void JointGeometryTest::examples()
{
  QFETCH(QString, scene);
  World world(soccerOptions(false));
  QVERIFY(world.load(scene.toStdString()));
  world.setPhysicsView(true);
  for(int i = 0; i < 7; ++i)
    world.cycle(); // Angles are not 0 any more.
  const JointGeometryPtr geometry = jointGeometry(*world.frame());
  QVERIFY(geometry && !geometry->joints.empty());
  QVERIFY(geometry->isSound(world.frame()->local.size()));
  double moved = 0;
  for(int i = 0; i < 50; ++i)
  {
    const auto before = world.frame()->physics.angles;
    world.cycle();
    const double off = difference(*world.frame(), *geometry);
    QVERIFY2(off < 2e-3, qPrintable(QString("%1 in cycle %2").arg(off).arg(i)));
    for(std::size_t j = 0; j < before.size(); ++j)
      moved += static_cast<double>(std::abs(world.frame()->physics.angles[j][0] - before[j][0]));
  }
  QVERIFY(moved > 0.05);
}

void JointGeometryTest::robots_data()
{
  QTest::addColumn<QString>("robot");
  QTest::addColumn<QString>("effectors");
  QTest::newRow("nao") << "rsg/agent/nao/nao_hetero.rsg 0" << "(lle3 2)(rae1 -2)(he1 1)(he2 0.5)";
  QTest::newRow("soccerbot, universal joints") << "rsg/agent/soccerbot056.rsg" << "(lae1 1 0.5)(rae1 -1 0.5)";
}

void JointGeometryTest::robots()
{
  QFETCH(QString, robot);
  QFETCH(QString, effectors);
  SoccerWorld match;
  const AgentId agent = match.connect("(scene " + robot.toStdString() + ")");
  match.world.setPhysicsView(true);
  match.world.deliver(agent, effectors.toStdString() + "(syn)");
  match.cycle(10);
  const JointGeometryPtr geometry = jointGeometry(*match.world.frame());
  QVERIFY(geometry && geometry->joints.size() >= 8);
  for(int i = 0; i < 40; ++i)
  {
    match.world.deliver(agent, "(syn)");
    match.cycle();
    const double off = difference(*match.world.frame(), *geometry);
    QVERIFY2(off < 5e-3, qPrintable(QString("%1 in cycle %2").arg(off).arg(i)));
  }
}

void JointGeometryTest::thereIsNoneWithoutDetailsOfPhysics()
{
  World world(soccerOptions(false));
  QVERIFY(world.load("examples/hinge.rsg"));
  world.cycle();
  QVERIFY(!jointGeometry(*world.frame()));
}

void JointGeometryTest::slotsThatDoNotExistAreUnsound()
{
  JointGeometry geometry;
  geometry.joints.push_back({.name = "knee", .first = 1, .second = -1});
  QVERIFY(geometry.isSound(2));
  QVERIFY(!geometry.isSound(1));
  geometry.joints[0].first = -2;
  QVERIFY(!geometry.isSound(2));
  geometry.joints[0].first = 1;
  geometry.joints[0].axisCount = 3;
  QVERIFY(!geometry.isSound(2));
  geometry.joints[0].axisCount = 1;
  geometry.joints[0].axes[0].x() = std::numeric_limits<float>::quiet_NaN();
  QVERIFY(!geometry.isSound(2));
}

QTEST_APPLESS_MAIN(JointGeometryTest)
#include "JointGeometryTest.moc"
