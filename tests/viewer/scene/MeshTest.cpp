#include "viewer/models/MeshLibrary.h"
#include "viewer/models/RobotMeshes.h"
#include "viewer/models/SceneryMeshes.h"
#include "viewer/models/SoccerMeshes.h"

#include "core/mesh/Meshes.h"
#include "core/world/World.h"
#include "tests/VerifyNear.h"

#include <QDir>
#include <QtTest>

#include <Eigen/Geometry>

#include <array>
#include <map>

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

/// Triangles that are next to nothing.
int slivers(const MeshData& mesh)
{
  int count = 0;
  for(std::size_t i = 0; i < mesh.indices.size(); i += 3)
  {
    const Vec3f& a = mesh.vertices[mesh.indices[i]].position;
    const Vec3f ab = mesh.vertices[mesh.indices[i + 1]].position - a;
    const Vec3f ac = mesh.vertices[mesh.indices[i + 2]].position - a;
    count += ab.cross(ac).norm() <= 1e-6f * std::max(ab.squaredNorm(), ac.squaredNorm());
  }
  return count;
}

/// Edges that do not have as many triangles on one side as on the other: holes, or triangles that face inwards. Corners
/// at one place count as one.
int openEdges(const MeshData& mesh)
{
  std::map<std::array<int, 3>, int> places;
  const auto placeOf = [&](std::uint32_t i)
  {
    std::array<int, 3> key{};
    for(int c = 0; c < 3; ++c)
      key[static_cast<std::size_t>(c)] = static_cast<int>(std::lround(mesh.vertices[i].position[c] * 2e4f));
    return places.try_emplace(key, static_cast<int>(places.size())).first->second;
  };
  std::map<std::pair<int, int>, int> balance;
  for(std::size_t i = 0; i < mesh.indices.size(); i += 3)
    for(std::size_t k = 0; k < 3; ++k)
    {
      const int from = placeOf(mesh.indices[i + k]), to = placeOf(mesh.indices[i + (k + 1) % 3]);
      if(from != to)
        balance[std::minmax(from, to)] += from < to ? 1 : -1;
    }
  return static_cast<int>(std::ranges::count_if(balance, [](const auto& edge) { return edge.second != 0; }));
}

/// Normals that point away from the side that their triangle is seen from.
int turnedNormals(const MeshData& mesh)
{
  int count = 0;
  for(std::size_t i = 0; i < mesh.indices.size(); i += 3)
  {
    const auto& a = mesh.vertices[mesh.indices[i]];
    const auto &b = mesh.vertices[mesh.indices[i + 1]], &c = mesh.vertices[mesh.indices[i + 2]];
    const Vec3f face = (b.position - a.position).cross(c.position - a.position).normalized();
    count += face.dot(a.normal + b.normal + c.normal) < 0;
  }
  return count;
}

const std::vector<std::string>& robotParts()
{
  static const std::vector<std::string> names = []
  {
    std::vector<std::string> all{"naohead"};
    for(const std::string type : {"", "0", "1", "2", "3", "4"})
    {
      all.push_back("naobody" + type);
      for(const std::string side : {"l", "r"})
      {
        all.push_back(side + "upperarm" + type);
        all.push_back(side + "shank" + type);
      }
    }
    for(const std::string side : {"l", "r"})
      for(const char* const part : {"lowerarm", "thigh", "foot", "footbeforetoes", "toes"})
        all.push_back(side + part);
    return all;
  }();
  return names;
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
  void newNamesAndSizesWithoutEndAreBounded()
  {
    MeshLibrary library;
    int told = 0;
    library.setMissingListener([&](const std::string&) { ++told; });
    SceneStructure::Node node;
    node.kind = SceneStructure::Node::Kind::Mesh;
    node.mesh = "StdUnitBox";
    const int box = library.find(node).shape;
    for(int i = 0; i < 20'000; ++i)
    {
      node.mesh = i % 2 ? "StdUnitCylinder" : "models/x" + std::to_string(i) + ".obj";
      node.meshParameters = {1 + static_cast<float>(i) / 1000, 1};
      QVERIFY(library.find(node).shape >= 0);
    }
    QVERIFY(library.shapes().size() < 5'000);
    QVERIFY(told > 0 && told <= 100);
    node.mesh = "StdUnitBox";
    node.meshParameters.clear();
    QCOMPARE(library.find(node).shape, box); // What it knew before stays.
  }

  void primitivesHaveTheirVolume()
  {
    MeshBuilder b;
    b.box({1, 2, 3});
    MeshData mesh = b.take();
    QVERIFY(sound(mesh));
    VERIFY_NEAR(volume(mesh), 6, 1e-4);
    b.ellipsoid({1, 1, 1}, 64, 48);
    mesh = b.take();
    QVERIFY(sound(mesh));
    VERIFY_NEAR(volume(mesh), 4 * M_PI / 3, 0.05);
    b.cylinder(0.5f, 2, 64);
    mesh = b.take();
    QVERIFY(sound(mesh));
    VERIFY_NEAR(volume(mesh), M_PI / 2, 0.01);
    b.capsule(0.5f, 2, 64);
    mesh = b.take();
    QVERIFY(sound(mesh));
    VERIFY_NEAR(volume(mesh), M_PI / 2 + M_PI / 6, 0.03);
    VERIFY_NEAR(extentOf(mesh).high.z(), 1.5f, 1e-4f);
  }
  void boxEdgesShareTheirHull()
  {
    MeshBuilder b;
    b.box({1, 1, 1});
    const MeshData mesh = b.take();
    for(const auto& v : mesh.vertices)
      VERIFY_NEAR(v.hull, v.position.normalized(), 1e-3f);
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
  void soleIsUnderTheFoot() { VERIFY_NEAR(extentOf(*robotMesh("rfoot")).low.z() * 0.08f, -0.01f, 1e-4f); }
  void robotPartsAreSolid()
  {
    for(const std::string& name : robotParts())
      for(const float detail : {1.f, 0.5f, 0.3f})
      {
        const auto mesh = robotMesh(name, detail);
        QVERIFY2(mesh, name.c_str());
        QVERIFY2(sound(*mesh), name.c_str());
        QVERIFY2(volume(*mesh) > 0, name.c_str());
        QVERIFY2(slivers(*mesh) == 0, qPrintable(QStringLiteral("%1 %2").arg(name.c_str()).arg(slivers(*mesh))));
        QVERIFY2(openEdges(*mesh) == 0, qPrintable(QStringLiteral("%1 %2").arg(name.c_str()).arg(openEdges(*mesh))));
        QVERIFY2(turnedNormals(*mesh) == 0,
                 qPrintable(QStringLiteral("%1 %2").arg(name.c_str()).arg(turnedNormals(*mesh))));
      }
  }
  void theChecksSeeHolesAndTurnedTriangles()
  {
    MeshData mesh = *robotMesh("rshank0");
    std::swap(mesh.indices[0], mesh.indices[1]);
    QVERIFY(openEdges(mesh) > 0);
    QVERIFY(turnedNormals(mesh) > 0);
    mesh.indices.erase(mesh.indices.begin(), mesh.indices.begin() + 3);
    QVERIFY(openEdges(mesh) > 0);
    mesh.indices.insert(mesh.indices.end(), {0, 1, 1});
    QCOMPARE(slivers(mesh), 1);
  }
  void leftAndRightAreMirrorImages()
  {
    for(const char* const part : {"upperarm0", "upperarm3", "lowerarm", "thigh", "shank1", "foot", "toes"})
    {
      const MeshData right = *robotMesh(std::string("r") + part), left = *robotMesh(std::string("l") + part);
      QCOMPARE(left.vertices.size(), right.vertices.size());
      QCOMPARE(left.indices.size(), right.indices.size());
      for(std::size_t i = 0; i < right.vertices.size(); ++i)
      {
        const Vec3f mirrored = Vec3f(-1, 1, 1).cwiseProduct(right.vertices[i].position);
        VERIFY_NEAR(left.vertices[i].position, mirrored, 1e-5f);
      }
    }
  }
  void aWholeRobotKeepsToItsTriangles()
  {
    MeshLibrary library;
    std::array<std::size_t, MeshLibrary::levels> triangles{};
    for(const char* const name : {"naobody0", "naohead", "rupperarm0", "lupperarm0", "rlowerarm", "llowerarm", "rthigh",
                                  "lthigh", "rshank0", "lshank0", "rfoot", "lfoot"})
    {
      const int index = library.find(meshNode(name + std::string(".obj"))).shape;
      const auto& shape = library.shapes()[static_cast<std::size_t>(index)];
      for(std::size_t level = 0; level < triangles.size(); ++level)
        triangles[level] += shape.level[level].indices.size() / 3;
    }
    QVERIFY2(triangles[0] < 7000 && triangles[0] > 3000, qPrintable(QString::number(triangles[0])));
    QVERIFY2(triangles[1] < 2500, qPrintable(QString::number(triangles[1])));
    QVERIFY2(triangles[2] < 750, qPrintable(QString::number(triangles[2])));
  }
  void solesStandOnTheGround()
  {
    // Foot and toes as leg.rsg places them: colliders 2 and 1 cm high.
    for(const float detail : {1.f, 0.3f})
    {
      VERIFY_NEAR(extentOf(*robotMesh("lfoot", detail)).low.z() * 0.08f, -0.010f, 1e-4f);
      VERIFY_NEAR(extentOf(*robotMesh("rfootbeforetoes", detail)).low.z() * 0.08f, -0.010f, 1e-4f);
      VERIFY_NEAR(extentOf(*robotMesh("rtoes", detail)).low.z() * 0.04f, -0.005f, 1e-4f);
    }
  }
  void shellsMeetAtTheJoints()
  {
    // From the joint up and down there is a shell within a centimetre: knee, ankle and elbow of each type.
    struct Type
    {
      std::string digit;
      float elbow, ankle;
    };
    for(const auto& [digit, elbow, ankle] :
        {Type{"0", 0.07f, 0.055f}, {"1", 0.10664f, 0.07332f}, {"3", 0.125737f, 0.082868f}})
    {
      VERIFY_NEAR(extentOf(*robotMesh("rupperarm" + digit)).high.y() * 0.07f, elbow, 0.03f);
      const Extent shank = extentOf(*robotMesh("rshank" + digit));
      VERIFY_NEAR(shank.low.z() * 0.08f + ankle, 0, 0.025f);
      QVERIFY(shank.high.z() * 0.08f > 0.045f); // The knee.
    }
    QVERIFY(extentOf(*robotMesh("rthigh")).low.z() * 0.07f < -0.068f); // The knee is at -0.08,
    QVERIFY(extentOf(*robotMesh("rthigh")).high.z() * 0.07f > 0.068f); // the hip at 0.04, 0.058 or 0.068.
    QVERIFY(extentOf(*robotMesh("rfoot")).high.z() * 0.08f > 0.035f);  // The ankle is at 0.035.
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
  void sceneryIsSound()
  {
    for(const char* const name : {"simurosot", "f2000", "wheel", "cornerflag", "soccerbottorso"})
      for(const float detail : {1.f, 0.5f, 0.3f})
      {
        const auto mesh = sceneryMesh(name, detail);
        QVERIFY2(mesh && sound(*mesh), name);
        QVERIFY2(slivers(*mesh) == 0 && turnedNormals(*mesh) == 0, name);
      }
    QVERIFY(!sceneryMesh("simurosots"));
    const Extent cube = extentOf(*sceneryMesh("simurosot"));
    QVERIFY((cube.high - Vec3f::Constant(0.5f)).cwiseAbs().maxCoeff() < 0.01f);
    QVERIFY((cube.low + Vec3f::Constant(0.5f)).cwiseAbs().maxCoeff() < 0.01f);
    VERIFY_NEAR(extentOf(*sceneryMesh("cornerflag")).low.z(), 0, 1e-4f);
    VERIFY_NEAR(extentOf(*sceneryMesh("f2000")).low.z(), 0, 0.01f);
  }
  void goalFillsItsBox()
  {
    const Vec3f scale(2.18f, 0.88f, 0.68f);
    const MeshData mesh = goalMesh(scale);
    QVERIFY(sound(mesh));
    QVERIFY(mesh.transparent);
    const Extent e = extentOf(mesh);
    VERIFY_NEAR((e.high.x() - e.low.x()) * scale.x(), 2.18f, 0.02f); // outer sides of the posts
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
    VERIFY_NEAR(volume(library.shapes()[static_cast<std::size_t>(entry.shape)].level[0]), 1, 1e-4);
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
  void everyNameOfTheLeagueIsKnown()
  {
    QStringList names{"naobody.obj", "naohead.obj", "soccerball.obj", "soccerbottorso.obj", "naosoccerfield.obj",
                      "naosoccerfield-spl.obj", "leftsoccergoal.obj", "rightsoccergoal.obj", "skybox.obj", "lab.obj",
                      "leftgoal.obj", "rightgoal.obj"}; // The last two in logs of older servers.
    for(int type = 0; type < 5; ++type)
      names << QStringLiteral("naobody%1.obj").arg(type);
    for(const QString side : {"l", "r"})
      for(const QString part : {"upperarm", "lowerarm", "thigh", "shank", "foot"})
      {
        names << side + part + ".obj";
        if(part == "upperarm" || part == "shank")
          for(int type = 0; type < 5; ++type)
            names << QStringLiteral("%1%2%3.obj").arg(side, part).arg(type);
      }
    MeshLibrary library;
    library.setMissingListener([](const std::string& mesh) { QFAIL(mesh.c_str()); });
    for(const QString& name : names)
      library.find(meshNode("models/" + name.toStdString()));
    QVERIFY(library.shapes().size() > 20);
  }
  void whatIsDrawnWithoutAFileIsKnownToTheChecks()
  {
    QStringList stems{"naobody", "naohead", "naohead0", "naobody5", "soccerball", "ball", "soccerbottorso", "naosoccerfield",
                      "naosoccerfield-spl", "leftsoccergoal", "rightsoccergoal", "skybox", "lab", "simurosot", "f2000", "wheel",
                      "cornerflag", "dragon", "StdUnitBox", "StdUnitSphere", "StdUnitCylinder", "StdCapsule", "l", "r", "",
                      "toes", "xfoot", "foot"};
    for(int type = 0; type < 5; ++type)
      stems << QStringLiteral("naobody%1").arg(type);
    for(const QString side : {"l", "r"})
      for(const QString part : {"upperarm", "lowerarm", "thigh", "shank", "foot", "footbeforetoes", "toes", "leg"})
        for(const QString type : {"", "0", "4", "5"})
          stems << side + part + type;
    for(const QString& stem : stems)
      for(const QString& name : {stem, "models/" + stem + ".obj", "other/" + stem + ".stl"})
      {
        MeshLibrary library;
        bool missing = false;
        library.setMissingListener([&](const std::string&) { missing = true; });
        library.find(meshNode(name.toStdString()));
        // Shapes are made for the scene, whatever the viewer makes of names that are alike.
        if(!name.contains("Std"))
          QVERIFY2((builtInMesh(name.toStdString()) == BuiltInMesh::None) == missing, qPrintable(name));
      }
    for(const char* const name : {"StdUnitBox", "StdUnitSphere", "StdUnitCylinder", "StdCapsule", "TrianglePrism"})
      QVERIFY(builtInMesh(name) == BuiltInMesh::Shape);
  }
  void footsAreChosenByTheirScale()
  {
    MeshLibrary library;
    SceneStructure::Node node = meshNode("models/rfoot.obj");
    node.scale = {0.08f, 0.08f, 0.08f};
    const int whole = library.find(node).shape;
    node.scale = {0.08f, 0.0622f, 0.08f};
    const int before = library.find(node).shape;
    node.scale = {0.08f, 0.0228f, 0.04f};
    const int toes = library.find(node).shape;
    QVERIFY(whole != before && before != toes && whole != toes);
    node.scale = {0.08f, 0.08f, 0.08f};
    QCOMPARE(library.find(node).shape, whole);
  }
  void allOurScenesAreDrawnWithoutAMissingMesh()
  {
    const QDir resources(SPARKWRIGHT_SOURCE_DIR "/resources");
    QStringList scenes;
    for(const QString& example : QDir(resources.filePath("examples")).entryList({"*.rsg"}, QDir::Files))
      if(const QString name = "examples/" + example; QFile(resources.filePath(name)).exists())
        scenes << name;
    scenes << "setups/soccer.rb" << "setups/spl.rb" << "setups/sphere_league.rb" << "setups/arena.rb"
           << "setups/boxspheres.rb" << "setups/jointtest.rb";
    for(const QString& scene : scenes)
    {
      WorldOptions options;
      options.dataDirectories = {SPARKWRIGHT_SOURCE_DIR "/resources"};
      options.seed = 1;
      options.drawn = true;
      World world(options);
      world.load(scene.toStdString()); // Some are parts that want arguments: they come to nothing, and that is fine.
      for(const char* const robot : {"rsg/agent/nao/nao_hetero.rsg 4", "rsg/agent/naov4/nao.rsg", "rsg/agent/buggy.rsg",
                                     "rsg/agent/soccerbot058/soccerbot.rsg"})
        if(scene.startsWith("setups"))
          world.deliver(world.addAgent(), std::string("(scene ") + robot + ")");
      for(int i = 0; i < 3; ++i)
        world.cycle();
      MeshLibrary library;
      QStringList missing;
      library.setMissingListener([&](const std::string& mesh) { missing << QString::fromStdString(mesh); });
      for(const auto& node : world.frame()->structure->nodes)
        if(node.kind == SceneStructure::Node::Kind::Mesh || node.kind == SceneStructure::Node::Kind::SingleMesh)
          library.find(node);
      QVERIFY2(missing.isEmpty(), qPrintable(scene + ": " + missing.join(' ')));
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
