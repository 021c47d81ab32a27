#include "MeshSceneSupport.h"

#include "core/body/mesh/HullCollider.h"
#include "core/mesh/ConvexHull.h"
#include "core/mesh/Mesh.h"
#include "tests/VerifyNear.h"

#include <QtTest>

#include <cmath>
#include <random>

using namespace sparkwright;

namespace
{

/// An L of two boxes: 1 × 1 × 0.2 and 0.2 × 1 × 1.
constexpr const char* angleIron = "v 0 0 0\nv 1 0 0\nv 1 0 0.2\nv 0.2 0 0.2\nv 0.2 0 1\nv 0 0 1\n"
                                  "v 0 1 0\nv 1 1 0\nv 1 1 0.2\nv 0.2 1 0.2\nv 0.2 1 1\nv 0 1 1\n"
                                  "f 1 2 3 4\nf 1 4 5 6\nf 10 9 8 7\nf 12 11 10 7\n"
                                  "f 1 7 8 2\nf 2 8 9 3\nf 3 9 10 4\nf 4 10 11 5\nf 5 11 12 6\nf 6 12 7 1\n";

Mesh meshOf(const std::vector<Vec3f>& positions, const std::vector<std::uint32_t>& indices)
{
  Mesh mesh;
  mesh.positions = positions;
  mesh.indices = indices;
  return mesh;
}

double volumeOf(const std::vector<ConvexPiece>& pieces)
{
  double sum = 0;
  for(const ConvexPiece& piece : pieces)
    sum += piece.volume();
  return sum;
}

} // namespace

/// Hulls of meshes, and colliders made of them.
class HullColliderTest : public QObject
{
  Q_OBJECT

  static HullCollider& part(MeshScene& s, Transform& at, const std::string& mesh)
  {
    auto& hull = s.add<HullCollider>(at, "HullCollider", "geometry");
    s.call(hull, "load", {mesh});
    return hull;
  }

private slots:
  void aHullRestsAsABoxDoes()
  {
    MeshScene s;
    s.add<PlaneCollider>(*s.scene, "PlaneCollider", "ground");
    Transform& box = s.addPart(*s.scene, "part", {0, 0, 0.6f});
    s.call(*box.child("body"), "setBoxTotal", words("1 1 1 1"));
    const HullCollider& hull = part(s, box, "StdUnitBox");
    QVERIFY(hull.shape());
    QCOMPARE(hull.shape()->kind(), physics::Shape::Kind::ConvexHull);
    QCOMPARE(hull.shape()->vertices().size(), std::size_t(24)); // Corners at one place are one.
    s.cycle(250);
    VERIFY_NEAR(height(box), 0.5f, 0.005f);
    VERIFY_NEAR(box.worldPose()(2, 2), 1.f, 1e-4f);
  }

  void partsFollowTheMesh()
  {
    MeshScene s;
    s.file("iron.obj", angleIron);
    Transform& place = s.add<Transform>(*s.scene, "Transform", "place");
    HullCollider& hull = part(s, place, "iron.obj");
    QVERIFY(hull.shape()->pointDepth({0.5, 0.5, 0.4}) > 0); // Within the hull, not within the mesh.
    QCOMPARE(s.why(hull, "setParts", {"4"}), std::string());
    QVERIFY(hull.shape()->pointDepth({0.5, 0.5, 0.4}) < 0);
    QVERIFY(hull.shape()->pointDepth({0.5, 0.5, 0.1}) > 0.05);
    QVERIFY(hull.shape()->pointDepth({0.1, 0.5, 0.8}) > 0.05);
    for(const char* const bad : {"0", "33", "-1"})
      QVERIFY(!s.why(hull, "setParts", {bad}).empty());
  }

  void scalesMirror()
  {
    MeshScene s;
    s.file("iron.obj", angleIron);
    Transform& place = s.add<Transform>(*s.scene, "Transform", "place");
    HullCollider& hull = part(s, place, "iron.obj");
    QCOMPARE(s.why(hull, "setScale", {"1", "1", "-2"}), std::string());
    VERIFY_NEAR(hull.shape()->bounds().min.z(), -2., 1e-6);
    VERIFY_NEAR(hull.shape()->bounds().max.z(), 0., 1e-6);
    for(const char* const bad : {"0 1 1", "nan 1 1", "1 inf 1"})
      QVERIFY(!s.why(hull, "setScale", words(bad)).empty());
  }

  void aPlateGetsAThinHull()
  {
    MeshScene s;
    s.add<PlaneCollider>(*s.scene, "PlaneCollider", "ground");
    Transform& plate = s.addPart(*s.scene, "part", {0, 0, 0.3f});
    s.call(*plate.child("body"), "setBoxTotal", words("1 4 4 0.1"));
    part(s, plate, "floor.obj");
    s.cycle(200);
    VERIFY_NEAR(height(plate), 0, 0.02f);
  }

  void whatHasNoHullIsRefused()
  {
    MeshScene s;
    s.file("line.obj", "v 0 0 0\nv 1 0 0\nv 2 0 0\nf 1 2 3\n");
    Transform& place = s.add<Transform>(*s.scene, "Transform", "place");
    auto& hull = s.add<HullCollider>(place, "HullCollider", "geometry");
    QVERIFY(!s.why(hull, "load", {"line.obj"}).empty());
    QVERIFY(!hull.shape());
    QVERIFY(!s.why(hull, "load", {"none.obj"}).empty());
    QVERIFY(!hull.shape());
  }

  void solidCylindersStand()
  {
    MeshScene s;
    s.add<PlaneCollider>(*s.scene, "PlaneCollider", "ground");
    Transform& can = s.addPart(*s.scene, "part", {0, 0, 0.12f});
    s.call(*can.child("body"), "setCylinderTotal", words("1 0.05 0.2"));
    auto& cylinder = s.add<SolidCylinderCollider>(can, "SolidCylinderCollider", "geometry");
    s.call(cylinder, "setParams", words("0.05 0.2"));
    QVERIFY(!s.why(cylinder, "setParams", {"0", "1"}).empty());
    s.cycle(250);
    VERIFY_NEAR(height(can), 0.1f, 0.005f);
    VERIFY_NEAR(can.worldPose()(2, 2), 1.f, 1e-4f);
  }

  void hullsHaveFewCornersAndHoldAllPoints()
  {
    std::mt19937 random(7);
    std::uniform_real_distribution<double> uniform(-1, 1);
    std::vector<Eigen::Vector3d> points;
    for(int i = 0; i < 5000; ++i)
      points.push_back(Eigen::Vector3d(uniform(random), uniform(random), uniform(random)).normalized());
    const auto hull = convexHull(points);
    QVERIFY(hull);
    QVERIFY(hull->vertices.size() <= 64);
    QCOMPARE(hull->triangles.size(), 2 * hull->vertices.size() - 4); // Euler: closed, no holes.
    QVERIFY(hull->volume() > 3.6);
    const auto all = convexHull(points, 10'000);
    for(const auto& [a, b, c] : all->triangles)
    {
      const Eigen::Vector3d normal =
          (all->vertices[b] - all->vertices[a]).cross(all->vertices[c] - all->vertices[a]).normalized();
      for(const Eigen::Vector3d& p : points)
        QVERIFY(normal.dot(p - all->vertices[a]) < 1e-4);
    }
  }

  void anyPointsMakeASoundHullOrNone()
  {
    physics::World world;
    std::mt19937 random(1);
    std::uniform_real_distribution<double> uniform(-1, 1);
    for(int turn = 0; turn < 600; ++turn)
    {
      std::vector<Eigen::Vector3d> points;
      for(unsigned i = 0; i < random() % 100; ++i)
      {
        Eigen::Vector3d p(uniform(random), uniform(random), uniform(random));
        switch(turn % 6)
        {
        case 0:
          p = (4 * p).array().round();
          break;
        case 1:
          p.z() = 0;
          break;
        case 2:
          p.y() = p.z() = p.x();
          break;
        case 3:
          p.z() *= 1e-4;
          break;
        case 4:
          p.x() = i == 3 ? std::numeric_limits<double>::quiet_NaN() : p.x();
          break;
        default:
          break;
        }
        points.push_back(std::pow(10., turn % 5 - 3) * p);
      }
      const auto hull = convexHull(points, 4 + random() % 80);
      QVERIFY(!hull || turn % 6 != 1);
      if(hull)
        QVERIFY(world.createHull(std::vector{physics::HullPiece{hull->vertices, hull->triangles}}));
    }
  }

  void piecesOfNothingAreNone()
  {
    QVERIFY(convexPieces(Mesh(), 4).empty());
    QVERIFY(convexPieces(meshOf({{0, 0, 0}, {1, 0, 0}, {0, 1, 0}}, {0, 1, 2}), 4).empty());
    QVERIFY(!convexHull({}));
  }

  void theSameMeshGivesTheSamePieces()
  {
    std::vector<Vec3f> positions;
    std::vector<std::uint32_t> indices;
    for(std::uint32_t i = 0; i < 600; ++i) // A spiral of triangles.
    {
      const float turn = 0.05f * static_cast<float>(i);
      positions.emplace_back(std::cos(turn), std::sin(turn), 0.01f * static_cast<float>(i));
      if(i >= 2)
        indices.insert(indices.end(), {i - 2, i - 1, i});
    }
    const Mesh mesh = meshOf(positions, indices);
    const auto first = convexPieces(mesh, 6), second = convexPieces(mesh, 6);
    QVERIFY(!first.empty() && first.size() <= 6);
    QCOMPARE(first.size(), second.size());
    QCOMPARE(volumeOf(first), volumeOf(second));
  }
};

QTEST_MAIN(HullColliderTest)
#include "HullColliderTest.moc"
