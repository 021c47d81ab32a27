#include "viewer/MeshLibrary.h"
#include "viewer/RobotMeshes.h"
#include "viewer/SoccerMeshes.h"

#include <QtTest>

#include <Eigen/Geometry>

using namespace sparkwright;

namespace
{

struct Extent
{
  Vec3f low = Vec3f::Constant(1e9f), high = Vec3f::Constant(-1e9f);
};

Extent extentOf(const MeshData& mesh)
{
  Extent e;
  for(const auto& v : mesh.vertices)
  {
    e.low = e.low.cwiseMin(v.position);
    e.high = e.high.cwiseMax(v.position);
  }
  return e;
}

bool sound(const MeshData& mesh)
{
  for(const auto& v : mesh.vertices)
    if(!v.position.allFinite() || std::abs(v.normal.norm() - 1) > 1e-3f || std::abs(v.hull.norm() - 1) > 1e-3f ||
       v.surface < 0 || v.surface >= static_cast<float>(Surface::Count))
      return false;
  for(const std::uint32_t i : mesh.indices)
    if(i >= mesh.vertices.size())
      return false;
  return !mesh.indices.empty() && mesh.indices.size() % 3 == 0;
}

/// Signed volume: positive if the triangles are counter-clockwise seen from outside.
double volume(const MeshData& mesh)
{
  double sum = 0;
  for(std::size_t i = 0; i < mesh.indices.size(); i += 3)
  {
    const Vec3f& a = mesh.vertices[mesh.indices[i]].position;
    const Vec3f& b = mesh.vertices[mesh.indices[i + 1]].position;
    const Vec3f& c = mesh.vertices[mesh.indices[i + 2]].position;
    sum += static_cast<double>(a.dot(b.cross(c))) / 6;
  }
  return sum;
}

SceneStructure::Node meshNode(const std::string& mesh, std::vector<float> parameters = {})
{
  SceneStructure::Node node;
  node.kind = SceneStructure::Node::Kind::Mesh;
  node.mesh = mesh;
  node.meshParameters = std::move(parameters);
  return node;
}

} // namespace

class MeshTest : public QObject
{
  Q_OBJECT
private slots:
  void primitivesHaveTheirVolume()
  {
    MeshBuilder b;
    b.box({1, 2, 3});
    MeshData mesh = b.take();
    QVERIFY(sound(mesh));
    QVERIFY(std::abs(volume(mesh) - 6) < 1e-4);
    b.ellipsoid({1, 1, 1}, 64, 48);
    mesh = b.take();
    QVERIFY(sound(mesh));
    QVERIFY(std::abs(volume(mesh) - 4 * M_PI / 3) < 0.05);
    b.cylinder(0.5f, 2, 64);
    mesh = b.take();
    QVERIFY(sound(mesh));
    QVERIFY(std::abs(volume(mesh) - M_PI / 2) < 0.01);
    b.capsule(0.5f, 2, 64);
    mesh = b.take();
    QVERIFY(sound(mesh));
    QVERIFY(std::abs(volume(mesh) - (M_PI / 2 + M_PI / 6)) < 0.03);
    QVERIFY(std::abs(extentOf(mesh).high.z() - 1.5f) < 1e-4f);
  }
  void boxEdgesShareTheirHull()
  {
    MeshBuilder b;
    b.box({1, 1, 1});
    const MeshData mesh = b.take();
    for(const auto& v : mesh.vertices)
      QVERIFY((v.hull - v.position.normalized()).norm() < 1e-3f);
  }
  void mirroredPartsFaceOutwards()
  {
    QVERIFY(volume(*robotMesh("rthigh")) > 0);
    QVERIFY(volume(*robotMesh("lthigh")) > 0);
  }

  void robotPartsMatchTheirColliders_data()
  {
    // Visual scale, and the collider along the part's own axes (torso and head: left, up, forward), metres.
    QTest::addColumn<float>("scale");
    QTest::addColumn<float>("x");
    QTest::addColumn<float>("y");
    QTest::addColumn<float>("z");
    QTest::newRow("naobody0") << 0.1f << 0.10f << 0.18f << 0.10f;
    QTest::newRow("naohead") << 0.1f << 0.13f << 0.13f << 0.13f;
    QTest::newRow("rupperarm0") << 0.07f << 0.07f << 0.08f << 0.06f;
    QTest::newRow("llowerarm") << 0.05f << 0.05f << 0.11f << 0.05f;
    QTest::newRow("rthigh") << 0.07f << 0.07f << 0.07f << 0.14f;
    QTest::newRow("lshank0") << 0.08f << 0.08f << 0.07f << 0.11f;
    QTest::newRow("rfoot") << 0.08f << 0.08f << 0.16f << 0.02f;
  }
  void robotPartsMatchTheirColliders()
  {
    QFETCH(float, scale);
    QFETCH(float, x);
    QFETCH(float, y);
    QFETCH(float, z);
    for(const float detail : {1.f, 0.3f})
    {
      const auto mesh = robotMesh(QTest::currentDataTag(), detail);
      QVERIFY(mesh);
      QVERIFY(sound(*mesh));
      const Extent e = extentOf(*mesh);
      const Vec3f size = (e.high - e.low) * scale, collider(x, y, z);
      // As large as the collider, and not much larger: covers over joints stick out by some centimetres.
      for(int i = 0; i < 3; ++i)
      {
        QVERIFY2(size[i] > 0.8f * collider[i], qPrintable(QString::number(size[i])));
        QVERIFY2(size[i] < collider[i] + 0.065f, qPrintable(QString::number(size[i])));
      }
    }
  }
  void soleIsUnderTheFoot()
  {
    QVERIFY(std::abs(extentOf(*robotMesh("rfoot")).low.z() * 0.08f + 0.01f) < 1e-4f);
  }
  void longerTypesHaveLongerLimbs()
  {
    QVERIFY(extentOf(*robotMesh("rupperarm3")).high.y() > extentOf(*robotMesh("rupperarm0")).high.y());
    QVERIFY(extentOf(*robotMesh("rshank1")).low.z() < extentOf(*robotMesh("rshank0")).low.z());
  }
  void otherNamesAreNoRobotParts()
  {
    for(const char* const name : {"", "r", "thigh", "rthighs", "naobody9", "soccerball"})
      QVERIFY2(!robotMesh(name), name);
  }
  void goalFillsItsBox()
  {
    const Vec3f scale(2.18f, 0.88f, 0.68f);
    const MeshData mesh = goalMesh(scale);
    QVERIFY(sound(mesh));
    QVERIFY(mesh.transparent);
    const Extent e = extentOf(mesh);
    QVERIFY(std::abs((e.high.x() - e.low.x()) * scale.x() - 2.18f) < 0.02f); // outer sides of the posts
    QVERIFY(e.low.z() > -1.01f && e.high.z() < 0.05f);
    QVERIFY(e.low.y() > -0.05f && e.high.y() < 1.01f);
    QVERIFY(sound(goalMesh(Vec3f::Zero())));
  }

  void libraryKnowsShapesByNameAndParameters()
  {
    MeshLibrary library;
    const int thin = library.find(meshNode("StdCapsule", {0.1f, 1})).shape;
    QCOMPARE(library.find(meshNode("StdCapsule", {0.1f, 1})).shape, thin);
    QVERIFY(library.find(meshNode("StdCapsule", {0.2f, 1})).shape != thin);
    QVERIFY(library.find(meshNode("models/naosoccerfield.obj")).kind == MeshLibrary::Kind::Field);
    QVERIFY(library.find(meshNode("models/skybox.obj")).kind == MeshLibrary::Kind::Sky);
  }
  void missingMeshIsToldOnceAndBecomesABox()
  {
    MeshLibrary library;
    QStringList missing;
    library.setMissingListener([&](const std::string& mesh) { missing.append(QString::fromStdString(mesh)); });
    const auto entry = library.find(meshNode("models/dragon.obj"));
    library.find(meshNode("models/dragon.obj"));
    QCOMPARE(missing, QStringList{"models/dragon.obj"});
    QVERIFY(std::abs(volume(library.shapes()[static_cast<std::size_t>(entry.shape)].level[0]) - 1) < 1e-4);
  }
  void sillyParametersAreReplaced()
  {
    MeshLibrary library;
    const float nan = std::numeric_limits<float>::quiet_NaN();
    for(const auto& parameters : {std::vector<float>{}, {nan, 1}, {1e30f, -1}})
    {
      const auto entry = library.find(meshNode("StdCapsule", parameters));
      QVERIFY(sound(library.shapes()[static_cast<std::size_t>(entry.shape)].level[0]));
    }
  }
  void coarserLevelsAreSmaller()
  {
    MeshLibrary library;
    const auto& shape = library.shapes()[static_cast<std::size_t>(library.find(meshNode("models/naobody0.obj")).shape)];
    QVERIFY(shape.level[1].indices.size() < shape.level[0].indices.size());
    QVERIFY(shape.level[2].indices.size() * 2 < shape.level[0].indices.size());
  }
};

QTEST_APPLESS_MAIN(MeshTest)
#include "MeshTest.moc"
