#include "MeshSupport.h"

#include "core/frame/FrameDresser.h"
#include "core/object/Log.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <functional>

using namespace sparkwright;

namespace
{

using Node = SceneStructure::Node;

/// A tree of so many transforms, each with a mesh of a name of its own, below one another by tens.
FramePtr scene(int things, const std::function<std::string(int)>& name)
{
  auto structure = std::make_shared<SceneStructure>();
  auto frame = std::make_shared<Frame>();
  const int count = 2 * things;
  for(int i = 0; i < things; ++i)
  {
    Node& place = structure->nodes.emplace_back();
    place.parent = i % 10 == 0 ? -1 : 2 * (i - 1);
    place.end = std::min((i / 10 + 1) * 20, count);
    place.slot = structure->transformCount++;
    Node& mesh = structure->nodes.emplace_back();
    mesh.kind = Node::Kind::Mesh;
    mesh.parent = 2 * i;
    mesh.end = 2 * i + 2;
    mesh.slot = structure->meshCount++;
    mesh.mesh = name(i);
    frame->local.push_back(Mat4f::Identity());
    frame->visible.push_back(1);
  }
  frame->structure = structure;
  return frame;
}

} // namespace

/// What is kept of scenes that servers elsewhere send.
class ForeignScenesTest : public QObject
{
  Q_OBJECT
private slots:
  void theFirstNodesOfALargeSceneAreATree()
  {
    Log log;
    FrameDresser dresser({}, log, {.nodes = 55, .meshes = 100});
    const FramePtr plain = scene(100, [](int) { return "StdUnitBox"; });
    const FramePtr dressed = dresser.dress(plain);
    const SceneStructure& structure = *dressed->structure;
    QCOMPARE(structure.nodes.size(), std::size_t(55));
    QCOMPARE(structure.transformCount, 28);
    QCOMPARE(structure.meshCount, 27);
    QCOMPARE(dressed->local.size(), std::size_t(28));
    QCOMPARE(dressed->visible.size(), std::size_t(27));
    for(const Node& node : structure.nodes)
    {
      QVERIFY(node.end <= 55 && node.parent < 55);
      QVERIFY(node.slot < (node.kind == Node::Kind::Mesh ? structure.meshCount : structure.transformCount));
    }
    std::vector<Mat4f> world;
    dressed->worldTransforms(world);
    QCOMPARE(world.size(), std::size_t(28));
    QCOMPARE(plain->structure->nodes.size(), std::size_t(200)); // That of the sender stays, for its diffs.
    QCOMPARE(dresser.dress(plain)->structure, dressed->structure);

    const FramePtr small = scene(20, [](int) { return "StdUnitBox"; });
    QCOMPARE(dresser.dress(small)->structure->nodes.size(), std::size_t(40));
  }
  void meshesThatAreAlwaysNewAreNotReadWithoutEnd()
  {
    QTemporaryDir directory;
    for(int i = 0; i < 30; ++i)
    {
      QFile file(directory.filePath(QStringLiteral("m%1.obj").arg(i)));
      QVERIFY(file.open(QIODevice::WriteOnly));
      file.write(QByteArray::fromStdString(squareObj()));
    }
    Log log;
    FrameDresser dresser({directory.path().toStdString()}, log, {.nodes = 1000, .meshes = 10});
    const auto read = [&](int from)
    {
      const FramePtr frame =
          dresser.dress(scene(20, [from](int i) { return "m" + std::to_string((from + i) % 30) + ".obj"; }));
      return std::ranges::count_if(frame->structure->nodes, [](const Node& node) { return node.model != nullptr; });
    };
    QCOMPARE(read(0), 10);
    QCOMPARE(read(20), 10); // Those of the scene before make room.
    const FramePtr same = dresser.dress(scene(20, [](int) { return "m1.obj"; }));
    QVERIFY(std::ranges::all_of(same->structure->nodes,
                                [](const Node& node) { return node.kind != Node::Kind::Mesh || node.model; }));
  }
  void sizesOfShapesAreNotReadAtAll()
  {
    Log log;
    FrameDresser dresser({}, log, {});
    const FramePtr frame = dresser.dress(scene(10, [](int) { return "StdCapsule"; }));
    for(const Node& node : frame->structure->nodes)
      QVERIFY(!node.model);
  }
  void whoStopsItNeedNotWait()
  {
    Log log;
    FrameDresser dresser({}, log, {.nodes = 100'000, .meshes = 100'000});
    dresser.stop();
    const FramePtr frame = dresser.dress(scene(1000, [](int) { return "TrianglePrism"; }));
    QVERIFY(frame && std::ranges::none_of(frame->structure->nodes, [](const Node& node) { return node.model != nullptr; }));
  }
};

QTEST_APPLESS_MAIN(ForeignScenesTest)
#include "ForeignScenesTest.moc"
