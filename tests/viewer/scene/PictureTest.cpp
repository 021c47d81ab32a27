#include "tests/VerifyNear.h"
#include "tests/viewer/FrameSupport.h"
#include "viewer/materials/PictureFile.h"
#include "viewer/models/ImportedMesh.h"
#include "viewer/scene/SceneDrawing.h"

#include <QBuffer>
#include <QtTest>

using namespace sparkwright;
using test::FrameBuilder;

namespace
{

std::string png(const QImage& image)
{
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  image.save(&buffer, "PNG");
  return bytes.toStdString();
}

std::string targa(int type, int width, int height, int depth, const std::string& body, int flags = 0)
{
  std::string file(18, '\0');
  file[2] = static_cast<char>(type);
  file[12] = static_cast<char>(width);
  file[14] = static_cast<char>(height);
  file[16] = static_cast<char>(depth);
  file[17] = static_cast<char>(flags);
  return file + body;
}

/// Two triangles of materials `a` and `b`.
MeshPtr twoGroups()
{
  MeshDraft draft;
  draft.positions = {{0, 0, 0}, {1, 0, 0}, {1, 0, 1}, {0, 0, 1}};
  draft.uv = {{0, 0}, {1, 0}, {1, 1}, {0, 1}};
  draft.triangles["a"] = {0, 1, 2};
  draft.triangles["b"] = {0, 2, 3};
  LocalText problem;
  return std::move(draft).finish(problem);
}

Material material(const std::string& name, const std::string& texture = {}, const std::string& content = {})
{
  Material m;
  m.name = name;
  m.texture = texture;
  if(!texture.empty())
    m.image = std::make_shared<const Texture>(Texture{texture, content});
  return m;
}

} // namespace

/// What becomes of meshes from files and of their pictures before they are drawn.
class PictureTest : public QObject
{
  Q_OBJECT
private slots:
  void targaIsRead()
  {
    const std::string colours("\x00\x00\xff\x00\xff\x00", 6); // red, green
    const QImage plain = readPicture(targa(2, 2, 1, 24, colours));
    QCOMPARE(plain.size(), QSize(2, 1));
    QCOMPARE(plain.pixelColor(0, 0), QColor(Qt::red));
    QCOMPARE(plain.pixelColor(1, 0), QColor(Qt::green));
    const QImage packed = readPicture(targa(10, 1, 2, 32, std::string("\x81\x00\x00\xff\x80", 5)));
    QCOMPARE(packed.pixelColor(0, 1), QColor(255, 0, 0, 128));
    const QImage grey = readPicture(targa(3, 1, 2, 8, std::string("\x10\xf0", 2)));
    QCOMPARE(grey.pixelColor(0, 0).red(), 0xf0); // The last row is the top one.
    QCOMPARE(readPicture(targa(3, 1, 2, 8, std::string("\x10\xf0", 2), 0x20)).pixelColor(0, 0).red(), 0x10);
  }
  void otherFormatsAreQts()
  {
    QImage image(3, 2, QImage::Format_RGB32);
    image.fill(Qt::blue);
    QCOMPARE(readPicture(png(image)).pixelColor(2, 1), QColor(Qt::blue));
  }
  void brokenPicturesAreNull()
  {
    QVERIFY(readPicture({}).isNull());
    QVERIFY(readPicture("this is no picture at all, but a sentence").isNull());
    QVERIFY(readPicture(targa(2, 200, 200, 24, "short")).isNull());
    QVERIFY(readPicture(targa(10, 9, 9, 24, std::string(3, '\xff'))).isNull());
    QVERIFY(readPicture(targa(1, 2, 2, 8, "abcd")).isNull());
    QImage image(64, 64, QImage::Format_RGB32);
    image.fill(Qt::blue);
    const std::string whole = png(image);
    for(std::size_t size = 0; size < whole.size(); size += 7)
      readPicture(whole.substr(0, size));
    std::string file = targa(10, 16, 16, 24, std::string(400, '\x85'));
    for(std::size_t i = 0; i < file.size(); ++i)
      for(const char c : {'\0', '\x7f', '\xff'})
      {
        std::string broken = file;
        broken[i] = c;
        readPicture(broken);
      }
  }
  void missingPicturesAreSaidOnceAndChecked()
  {
    TextureLibrary library;
    QStringList missing;
    library.setMissingListener([&](const std::string& name) { missing << QString::fromStdString(name); });
    const int first = library.find(material("a", "no.png"));
    QVERIFY(first >= 0);
    QCOMPARE(library.find(material("b", "no.png")), first);
    QCOMPARE(library.find(material("c", "bad.png", "garbage")), first);
    QCOMPARE(library.find(material("d")), -1);
    QCOMPARE(missing, QStringList({"no.png", "bad.png"}));
    QCOMPARE(library.pictures()[static_cast<std::size_t>(first)].image.pixelColor(1, 0), QColor(Qt::magenta));
  }
  void eachGroupIsDrawnInItsMaterial()
  {
    QImage image(2, 2, QImage::Format_ARGB32);
    image.fill(QColor(255, 255, 255, 100));
    FrameBuilder b;
    Material glass = material("glass", "g.png", png(image)), red = material("red");
    red.diffuse = {1, 0, 0, 1};
    red.emission = {0, 0, 1, 1};
    b.structure().materials = {glass, red};
    b.open("mesh", Vec3f(0, 0, 0));
    const int node = b.mesh("models/two.obj", Vec3f::Ones(), {"red", "glass"});
    b.structure().nodes[static_cast<std::size_t>(node)].model = twoGroups();
    b.structure().nodes[static_cast<std::size_t>(node)].castShadows = false;
    SceneDrawing drawing;
    drawing.setFrame(b.take());
    QCOMPARE(drawing.batches().size(), std::size_t(2));
    QCOMPARE(drawing.batches()[0].style.picture, -1);
    QVERIFY(!drawing.batches()[0].style.transparent && !drawing.batches()[0].style.castsShadow);
    QCOMPARE(drawing.instances()[0].own[0], 1.f);
    QCOMPARE(drawing.instances()[0].glow[2], 1.f);
    QVERIFY(drawing.batches()[1].style.picture >= 0 && drawing.batches()[1].style.transparent);
    QCOMPARE(drawing.nodeOf(1), node);
    const auto hit = drawing.pick({{0.75f, -3, 0.25f}, {0, 1, 0}});
    QVERIFY(hit && hit->node == node);
  }
  void filesWinOverOurStandIns()
  {
    for(const bool found : {false, true})
    {
      FrameBuilder b;
      b.open("field", Vec3f(0, 0, 0));
      const int node = b.mesh("models/naosoccerfield.obj", Vec3f::Ones(), {"a"});
      if(found)
        b.structure().nodes[static_cast<std::size_t>(node)].model = twoGroups();
      SceneDrawing drawing;
      drawing.setFrame(b.take());
      QCOMPARE(drawing.field().has_value(), !found);
      QCOMPARE(drawing.batches().size(), found ? std::size_t(2) : std::size_t(0));
    }
  }
  void skiesAreBackdrops()
  {
    FrameBuilder b;
    b.open("sky", Vec3f(0, 0, 0));
    const int node = b.mesh("models/skybox.obj", Vec3f::Constant(100), {"a", "b"});
    b.structure().nodes[static_cast<std::size_t>(node)].model = twoGroups();
    SceneDrawing drawing;
    drawing.setFrame(b.take());
    QVERIFY(drawing.hasSky());
    QVERIFY(drawing.batches()[0].style.backdrop && !drawing.batches()[0].style.castsShadow);
    QVERIFY(!drawing.bounds(-1));
    QVERIFY(!drawing.pick({{50, -300, 50}, {0, 1, 0}}));
  }
  void nodesWithoutMaterialAreNotDrawn()
  {
    FrameBuilder b;
    b.open("box", Vec3f(0, 0, 0));
    const int node = b.mesh("StdUnitBox", Vec3f::Ones(), {});
    b.structure().nodes[static_cast<std::size_t>(node)].hasMaterial = false;
    SceneDrawing drawing;
    drawing.setFrame(b.take());
    QVERIFY(drawing.batches().empty());
  }
  void missingMeshesAreCheckedBoxes()
  {
    FrameBuilder b;
    b.open("box", Vec3f(0, 0, 0));
    b.mesh("models/nowhere.obj", Vec3f::Ones(), {"red"});
    SceneDrawing drawing;
    int missing = 0;
    drawing.library().setMissingListener([&](const std::string&) { ++missing; });
    drawing.setFrame(b.take());
    QCOMPARE(missing, 1);
    const auto& shape = drawing.library().shapes()[static_cast<std::size_t>(drawing.batches()[0].shape)];
    QCOMPARE(shape.level[0].vertices[0].surface, static_cast<float>(Surface::Checked));
  }
  void axesAndCamerasFollowTheirTransform()
  {
    FrameBuilder b;
    const int place = b.open("place", Vec3f(1, 2, 3));
    b.structure().axes.push_back({place, 4});
    b.structure().cameras.push_back({place, 90, std::nullopt});
    SceneDrawing drawing;
    drawing.setFrame(b.take());
    QCOMPARE(drawing.instances().size(), std::size_t(3));
    QCOMPARE(drawing.instances()[0].model[3], 1.f);
    QCOMPARE(drawing.instances()[0].model[0], 4.f);
    QCOMPARE(drawing.nodeOf(0), -1);
    const auto view = drawing.view();
    QVERIFY(view);
    QCOMPARE(view->position, Vec3f(1, 2, 3));
    QCOMPARE(view->direction, Vec3f(0, 1, 0));
    QCOMPARE(view->fovDeg, 90.f);
  }
  void lightsReachAsFarAsTheySay()
  {
    FrameBuilder b;
    b.light({0, 0, 5});
    b.structure().nodes.back().radius = 7;
    SceneDrawing drawing;
    drawing.setFrame(b.take());
    QCOMPARE(drawing.lights()[0].reach, 7.f);
    QCOMPARE(drawing.lights()[0].position, Vec3f(0, 0, 5));
  }
  void coarseMeshesHaveFewerTriangles()
  {
    MeshBuilder b;
    b.ellipsoid(Vec3f::Ones(), 40, 40);
    const MeshData fine = b.take(), coarse = simplified(fine, 0.3f);
    QVERIFY(coarse.indices.size() < fine.indices.size() / 4);
    QVERIFY(!coarse.indices.empty());
    for(const auto& v : coarse.vertices)
    {
      VERIFY_NEAR(v.position.norm(), 1, 0.1f);
      VERIFY_NEAR(v.normal.norm(), 1, 1e-3f);
    }
    QCOMPARE(simplified(coarse, 0).indices.size(), coarse.indices.size());
  }
};

QTEST_GUILESS_MAIN(PictureTest)
#include "PictureTest.moc"
