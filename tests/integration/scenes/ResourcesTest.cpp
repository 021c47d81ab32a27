#include "core/run/SceneCheck.h"
#include "core/text/Diagnostic.h"
#include "core/world/World.h"
#include "tests/VerifyNear.h"

#include <QDirIterator>
#include <QTest>

#include <cmath>

using namespace sparkwright;

/// The scenes, robots and set-up scripts that we ship load without complaint and hold what they should.
class ResourcesTest : public QObject
{
  Q_OBJECT

private slots:
  void theSoccerSceneHasTheNodesThatMonitorsExpect();
  void theRobotHasTheNodesThatMonitorsExpect_data();
  void theRobotHasTheNodesThatMonitorsExpect();
  void partsStandWhereTheTypeSays_data();
  void partsStandWhereTheTypeSays();
  void onlyKnownTypesAreBuilt_data();
  void onlyKnownTypesAreBuilt();
  void examplesRun_data();
  void examplesRun();
  void everyFileIsCleanUnderTheStrictCheck();

private:
  /// A World on our resources that keeps its complaints (warnings and errors).
  struct Stage
  {
    Stage();
    static WorldOptions options();
    bool load(const std::string& name) { return world.load(name); }
    /// Lets an agent connect and ask for a robot, and runs the cycle that builds it.
    void addRobot(const std::string& request);

    World world;
    QStringList complaints;
  };

  struct Counts
  {
    int topLevel = 0, nodes = 0, transforms = 0, meshes = 0;
  };
  static Counts count(const SceneStructure& structure);
  static const SceneStructure::Node* node(const SceneStructure& structure, const std::string& name);
  static Vec3f positionOf(const Frame& frame, const std::string& name);
};

WorldOptions ResourcesTest::Stage::options()
{
  WorldOptions options;
  options.dataDirectories = {std::string(SPARKWRIGHT_SOURCE_DIR) + "/resources"};
  options.seed = 1;
  return options;
}

ResourcesTest::Stage::Stage() : world(options())
{
  world.log().setSink(
      [this](const Diagnostic& diagnostic)
      {
        if(diagnostic.severity >= Diagnostic::Severity::Warning)
          complaints << QString::fromStdString(diagnostic.text());
      });
}

void ResourcesTest::Stage::addRobot(const std::string& request)
{
  const AgentId agent = world.addAgent();
  world.cycle();
  world.deliver(agent, request);
  world.cycle();
}

ResourcesTest::Counts ResourcesTest::count(const SceneStructure& structure)
{
  Counts counts;
  counts.nodes = static_cast<int>(structure.nodes.size());
  counts.transforms = structure.transformCount;
  counts.meshes = structure.meshCount;
  for(const auto& n : structure.nodes)
    counts.topLevel += n.parent < 0;
  return counts;
}

const SceneStructure::Node* ResourcesTest::node(const SceneStructure& structure, const std::string& name)
{
  for(const auto& n : structure.nodes)
    if(n.name == name && n.kind == SceneStructure::Node::Kind::Transform)
      return &n;
  return nullptr;
}

Vec3f ResourcesTest::positionOf(const Frame& frame, const std::string& name)
{
  std::vector<Mat4f> world;
  frame.worldTransforms(world);
  const auto* const n = node(*frame.structure, name);
  return n ? translation(world[static_cast<std::size_t>(n->slot)]) : Vec3f::Constant(NAN);
}

void ResourcesTest::theSoccerSceneHasTheNodesThatMonitorsExpect()
{
  Stage stage;
  QVERIFY(stage.load("setups/soccer.rb"));
  QCOMPARE(stage.complaints, QStringList());

  const Counts counts = count(*stage.world.frame()->structure);
  QCOMPARE(counts.topLevel, 36);
  QCOMPARE(counts.nodes, 61);
  QCOMPARE(counts.transforms, 50);
  QCOMPARE(counts.meshes, 9);
  VERIFY_NEAR(positionOf(*stage.world.frame(), "Ball"), Vec3f(0, 0, 0.042f), 1e-6f);
  VERIFY_NEAR(positionOf(*stage.world.frame(), "GoalBox"), Vec3f(-15.3f, 0, 0.4f), 1e-5f);
}

void ResourcesTest::theRobotHasTheNodesThatMonitorsExpect_data()
{
  QTest::addColumn<QString>("request");
  QTest::addColumn<int>("nodes");
  QTest::addColumn<int>("transforms");

  QTest::newRow("nao.rsg") << "(scene rsg/agent/nao/nao.rsg)" << 51 << 27;
  for(int type = 0; type < 4; ++type)
    QTest::addRow("type %d", type) << QString("(scene rsg/agent/nao/nao_hetero.rsg %1)").arg(type) << 51 << 27;
  QTest::newRow("type 4") << "(scene rsg/agent/nao/nao_hetero.rsg 4)" << 55 << 29;
}

void ResourcesTest::theRobotHasTheNodesThatMonitorsExpect()
{
  QFETCH(QString, request);
  QFETCH(int, nodes);
  QFETCH(int, transforms);
  Stage stage;
  QVERIFY(stage.load("setups/soccer.rb"));
  stage.addRobot(request.toStdString());
  QCOMPARE(stage.complaints, QStringList());

  const Counts counts = count(*stage.world.frame()->structure);
  QCOMPARE(counts.topLevel, 37);
  QCOMPARE(counts.nodes, 61 + nodes);
  QCOMPARE(counts.transforms, 50 + transforms);
}

void ResourcesTest::partsStandWhereTheTypeSays_data()
{
  QTest::addColumn<int>("type");
  QTest::addColumn<QString>("part");
  QTest::addColumn<QVector<float>>("position"); // relative to the torso

  const auto row = [](int type, const char* part, float x, float y, float z) {
    QTest::addRow("type %d %s", type, part) << type << part << QVector<float>{x, y, z};
  };
  row(0, "head", 0, 0, 0.155f);
  row(0, "rlowerarm", 0.098f, 0.14f, 0.084f);
  row(0, "llowerarm", -0.098f, 0.14f, 0.084f);
  row(0, "rfoot", 0.055f, 0.025f, -0.375f);
  row(0, "lfoot", -0.055f, 0.025f, -0.375f);
  row(1, "lelbow", -0.098f, 0.12664f, 0.084f);
  row(1, "rfoot", 0.055f, 0.025f, -0.41164f);
  row(2, "rfoot", 0.055f, 0.025f, -0.375f);
  row(3, "relbow", 0.098f, 0.145737f, 0.084f);
  row(3, "rthigh", 0.0729541f, 0, -0.18287f);
  row(3, "lfoot", -0.0729541f, 0.025f, -0.43074f);
  row(4, "rfoot", 0.055f, 0.007241f, -0.375f);
  row(4, "rtoe", 0.055f, 0.087241f, -0.38f);
  row(4, "ltoe", -0.055f, 0.087241f, -0.38f);
}

void ResourcesTest::partsStandWhereTheTypeSays()
{
  QFETCH(int, type);
  QFETCH(QString, part);
  QFETCH(QVector<float>, position);
  Stage stage;
  QVERIFY(stage.load("setups/soccer.rb"));
  stage.addRobot("(scene rsg/agent/nao/nao_hetero.rsg " + std::to_string(type) + ")");

  const Frame& frame = *stage.world.frame();
  const Vec3f torso = positionOf(frame, "body");
  const Vec3f relative = positionOf(frame, part.toStdString()) - torso;

  VERIFY_NEAR(torso, Vec3f(0, -1, 1.5f), 0.01f); // falls for one step
  const float error = (relative - Vec3f(position[0], position[1], position[2])).norm();
  QVERIFY2(error < 1e-4f, qPrintable(QString("%1 m off").arg(error)));
}

void ResourcesTest::onlyKnownTypesAreBuilt_data()
{
  QTest::addColumn<QString>("arguments");
  QTest::newRow("none") << "";
  QTest::newRow("5") << "5";
  QTest::newRow("-1") << "-1";
  QTest::newRow("1.0") << "1.0";
  QTest::newRow("word") << "fast";
  QTest::newRow("script") << "0]['UseToe'];loop{};NaoType[0";
}

void ResourcesTest::onlyKnownTypesAreBuilt()
{
  QFETCH(QString, arguments);
  Stage stage;
  QVERIFY(stage.load("setups/soccer.rb"));
  stage.addRobot("(scene rsg/agent/nao/nao_hetero.rsg " + arguments.toStdString() + ")");

  QVERIFY(!node(*stage.world.frame()->structure, "body"));
  QCOMPARE(stage.world.summary().agentsSeen, 0);
  QVERIFY(!stage.complaints.isEmpty());
}

void ResourcesTest::examplesRun_data()
{
  QTest::addColumn<QString>("scene");
  QTest::addColumn<QString>("moving");
  QTest::newRow("falling boxes") << "examples/falling_boxes.rsg"
                                 << "ball";
  QTest::newRow("pendulum") << "examples/pendulum.rsg"
                            << "lower";
  QTest::newRow("buggy") << "examples/buggy.rsg"
                         << "chassis";
}

void ResourcesTest::examplesRun()
{
  QFETCH(QString, scene);
  QFETCH(QString, moving);
  Stage stage;
  QVERIFY(stage.load(scene.toStdString()));
  const Vec3f start = positionOf(*stage.world.frame(), moving.toStdString());

  for(int i = 0; i < 150; ++i)
    stage.world.cycle();

  QCOMPARE(stage.complaints, QStringList());
  const Vec3f end = positionOf(*stage.world.frame(), moving.toStdString());
  QCOMPARE_GT((end - start).norm(), 0.3f);
  for(const Mat4f& local : stage.world.frame()->local)
    QVERIFY(local.allFinite() && local.col(3).head<3>().cwiseAbs().maxCoeff() < 30);
}

void ResourcesTest::everyFileIsCleanUnderTheStrictCheck()
{
  const std::string resources = std::string(SPARKWRIGHT_SOURCE_DIR) + "/resources";
  SceneCheckOptions options;
  options.world.dataDirectories = {resources};
  options.world.seed = 1;
  options.world.strict = true;
  const std::vector<std::string> files = sceneFilesBelow(resources);
  QVERIFY(files.size() > 100);

  QStringList findings;
  for(const Diagnostic& diagnostic : SceneCheck(std::move(options)).check(files))
    findings << QString::fromStdString(diagnostic.text());
  QCOMPARE(findings, QStringList());
}

QTEST_APPLESS_MAIN(ResourcesTest)
#include "ResourcesTest.moc"
