#include "MeshSupport.h"
#include "tests/VerifyNear.h"

#include <QtTest>

#include <Eigen/Geometry>

#include <cstring>

using namespace sparkwright;

namespace
{

/// Half a cube's worth of a .stl: one triangle, as text.
const std::string textStl = "solid part\nfacet normal 0 0 1\nouter loop\nvertex 0 0 0\nvertex 1 0 0\nvertex 0 1 0\n"
                            "endloop\nendfacet\nendsolid part\n";

const std::string textPly = "ply\nformat ascii 1.0\nelement vertex 3\nproperty float x\nproperty float y\n"
                            "property float z\nelement face 1\nproperty list uchar int vertex_index\nend_header\n"
                            "0 0 0\n2 0 0\n0 2 0\n3 0 1 2\n";

const std::string collada =
    "<?xml version=\"1.0\"?><COLLADA xmlns=\"http://www.collada.org/2005/11/COLLADASchema\" version=\"1.4.1\">"
    "<asset><unit name=\"meter\" meter=\"1\"/><up_axis>Z_UP</up_axis></asset>"
    "<library_effects><effect id=\"e\"><profile_COMMON><technique sid=\"t\"><phong><diffuse><color>1 0 0 1</color>"
    "</diffuse></phong></technique></profile_COMMON></effect></library_effects>"
    "<library_materials><material id=\"m\" name=\"red\"><instance_effect url=\"#e\"/></material></library_materials>"
    "<library_geometries><geometry id=\"g\" name=\"g\"><mesh>"
    "<source id=\"p\"><float_array id=\"pa\" count=\"9\">0 0 0 1 0 0 0 0 1</float_array><technique_common>"
    "<accessor source=\"#pa\" count=\"3\" stride=\"3\"><param name=\"X\" type=\"float\"/><param name=\"Y\" "
    "type=\"float\"/><param name=\"Z\" type=\"float\"/></accessor></technique_common></source>"
    "<vertices id=\"v\"><input semantic=\"POSITION\" source=\"#p\"/></vertices>"
    "<triangles count=\"1\" material=\"ms\"><input semantic=\"VERTEX\" source=\"#v\" offset=\"0\"/><p>0 1 2</p>"
    "</triangles></mesh></geometry></library_geometries>"
    "<library_visual_scenes><visual_scene id=\"s\"><node id=\"n\"><translate>0 0 5</translate>"
    "<instance_geometry url=\"#g\"><bind_material><technique_common><instance_material symbol=\"ms\" target=\"#m\"/>"
    "</technique_common></bind_material></instance_geometry></node></visual_scene></library_visual_scenes>"
    "<scene><instance_visual_scene url=\"#s\"/></scene></COLLADA>";

std::string base64(const std::string& bytes)
{
  return QByteArray::fromStdString(bytes).toBase64().toStdString();
}

/// A triangle of side 1 as a glTF 2, its numbers in the file itself; `nodes` is the list of nodes.
std::string gltf(const std::string& nodes = R"([{"mesh":0,"translation":[0,0,3]}])", const std::string& buffer = {})
{
  const float places[] = {0, 0, 0, 1, 0, 0, 0, 1, 0};
  std::string bytes(sizeof places, '\0');
  std::memcpy(bytes.data(), places, sizeof places);
  const std::string uri = buffer.empty() ? "data:application/octet-stream;base64," + base64(bytes) : buffer;
  return R"({"asset":{"version":"2.0"},"scene":0,"scenes":[{"nodes":[0]}],"nodes":)" + nodes +
         R"(,"meshes":[{"primitives":[{"attributes":{"POSITION":0},"material":0}]}],)"
         R"("materials":[{"name":"steel","pbrMetallicRoughness":{"baseColorFactor":[1,0,0,0.5]},"alphaMode":"BLEND"}],)"
         R"("accessors":[{"bufferView":0,"componentType":5126,"count":3,"type":"VEC3","min":[0,0,0],"max":[1,1,0]}],)"
         R"("bufferViews":[{"buffer":0,"byteOffset":0,"byteLength":36}],"buffers":[{"byteLength":36,"uri":")" + uri +
         "\"}]}";
}

} // namespace

/// Meshes from files: read once, in groups of one material, whatever the format; and nothing bad comes of bad files.
class MeshTest : public QObject
{
  Q_OBJECT

private slots:
  void objMeshesAreRead();
  void groupsStandInAsciiOrder();
  void normalsThatAreMissingAreComputed();
  void facesCountBackwards();
  void otherFormatsAreRead_data();
  void otherFormatsAreRead();
  void picturesInsideAreKept();
  void everyMeshIsReadOnce();
  void outlinesNeedNoGeometry();
  void missingMeshesAreNoMistake();
  void filesThatAreTooLargeAreNotRead();
  void mistakesAreNamed_data();
  void mistakesAreNamed();
  void garbageDoesNoHarm_data();
  void garbageDoesNoHarm();
  void filesStayInsideTheDataDirectories();
  void importersCanBeReplaced();
};

void MeshTest::objMeshesAreRead()
{
  MeshFixture f;
  f.file("models/square.obj", "# a comment\r\n" + squareObj());
  const MeshPtr mesh = f.mesh("models/square.obj");
  QVERIFY(mesh);
  QVERIFY(isSound(*mesh));
  QCOMPARE(mesh->positions.size(), 4u);
  QCOMPARE(mesh->indices.size(), 6u);
  QCOMPARE(mesh->materials(), std::vector<std::string>{"paint"});
  QCOMPARE(mesh->high, Vec3f(1, 1, 0));
  QCOMPARE(mesh->uv[2], (std::array<float, 2>{1, 1}));
  QVERIFY(mesh->hadNormals);
  QVERIFY2(f.messages.isEmpty(), qPrintable(f.messages.join('\n')));
}

void MeshTest::groupsStandInAsciiOrder()
{
  MeshFixture f;
  f.file("a.obj", "v 0 0 0\nv 1 0 0\nv 0 1 0\nvn 0 0 1\nf 1//1 2//1 3//1\nusemtl zinc\nf 1//1 2//1 3//1\nusemtl never\n"
                  "usemtl Zinc\nf 1//1 2//1 3//1\nf 1//1 2//1 3//1\nusemtl zinc\nf 1//1 2//1 3//1\n");
  const MeshPtr mesh = f.mesh("a.obj");
  QVERIFY(mesh && isSound(*mesh));
  QCOMPARE(mesh->materials(), (std::vector<std::string>{"Zinc", "default", "zinc"}));
  QCOMPARE(mesh->groups[2].count, 6u);
}

void MeshTest::normalsThatAreMissingAreComputed()
{
  // Two faces at a right angle keep an edge; two in one plane share their normals.
  MeshFixture f;
  f.file("corner.obj", "v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\nv 0 0 1\nv 1 0 1\nf 1 2 3\nf 1 3 4\nf 2 1 5 6\n");
  const MeshPtr mesh = f.mesh("corner.obj");
  QVERIFY(mesh && isSound(*mesh));
  QVERIFY(!mesh->hadNormals);
  int up = 0, front = 0;
  for(const std::uint32_t i : mesh->indices)
  {
    up += mesh->normals[i].isApprox(Vec3f(0, 0, 1), 1e-4f);
    front += mesh->normals[i].isApprox(Vec3f(0, -1, 0), 1e-4f) || mesh->normals[i].isApprox(Vec3f(0, 1, 0), 1e-4f);
  }
  QCOMPARE(up, 6);
  QCOMPARE(front, 6);
  QCOMPARE(f.messages.size(), 1);
  QVERIFY2(f.messages[0].contains("normals"), qPrintable(f.messages[0]));

  // A fan with very many faces at one point is no reason to wait.
  std::string fan = "v 0 0 0\n";
  for(int i = 0; i < 20000; ++i)
    fan += "v " + std::to_string(i % 100 + 1) + " " + std::to_string(i % 77) + " 1\n";
  for(int i = 2; i < 20000; ++i)
    fan += "f 1 " + std::to_string(i) + " " + std::to_string(i + 1) + "\n";
  f.file("fan.obj", fan);
  QVERIFY(f.mesh("fan.obj"));
}

void MeshTest::facesCountBackwards()
{
  MeshFixture f;
  f.file("back.obj", "v 9 9 9\nv 0 0 0\nv 1 0 0\nv 0 1 0\nf -3 -2 -1\n");
  const MeshPtr mesh = f.mesh("back.obj");
  QVERIFY(mesh && isSound(*mesh));
  QCOMPARE(mesh->high, Vec3f(1, 1, 0));
}

void MeshTest::otherFormatsAreRead_data()
{
  QTest::addColumn<QString>("name");
  QTest::addColumn<QByteArray>("content");
  QTest::addColumn<QString>("material");
  QTest::addColumn<QVector<float>>("high");
  std::string binary(84, '\0');
  binary[80] = 1;
  const float facet[] = {0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0};
  binary.append(reinterpret_cast<const char*>(facet), sizeof facet).append(2, '\0');
  const auto row = [](const char* what, const char* name, const std::string& content, const char* material,
                      QVector<float> high) {
    QTest::newRow(what) << name << QByteArray::fromStdString(content) << material << high;
  };
  row("stl", "part.stl", textStl, "default", {1, 1, 0});
  row("binary stl", "part.STL", binary, "default", {1, 1, 0});
  row("ply", "part.ply", textPly, "default", {2, 2, 0});
  row("collada", "part.dae", collada, "red", {1, 0, 6});
  row("gltf", "part.gltf", gltf(), "steel", {1, 1, 3});
}

void MeshTest::otherFormatsAreRead()
{
  QFETCH(QString, name);
  QFETCH(QByteArray, content);
  QFETCH(QString, material);
  QFETCH(QVector<float>, high);
  MeshFixture f;
  f.file("models/" + name.toStdString(), content.toStdString());
  const MeshPtr mesh = f.mesh("models/" + name.toStdString());
  QVERIFY2(mesh, qPrintable(f.messages.join('\n')));
  QVERIFY(isSound(*mesh));
  QCOMPARE(mesh->materials(), std::vector<std::string>{material.toStdString()});
  VERIFY_NEAR(mesh->high, Vec3f(high[0], high[1], high[2]), 1e-4f);
  QVERIFY(f.materials->find(material.toStdString()));
  if(material == "steel")
    QCOMPARE(f.materials->find("steel")->diffuse, (Material::Colour{1, 0, 0, 0.5f}));
}

void MeshTest::picturesInsideAreKept()
{
  MeshFixture f;
  std::string text = gltf();
  text.replace(text.find("\"materials\""), 0,
               R"("images":[{"uri":"data:image/png;base64,)" + base64("a picture") +
                   R"("}],"textures":[{"source":0}],)");
  text.replace(text.find("\"baseColorFactor\""), 0, R"("baseColorTexture":{"index":0},)");
  f.file("models/part.gltf", text);
  QVERIFY2(f.mesh("models/part.gltf"), qPrintable(f.messages.join('\n')));
  const Material* const steel = f.materials->find("steel");
  QVERIFY(steel && steel->image);
  QCOMPARE(steel->image->content, std::string("a picture"));
  QVERIFY(steel->image->name.starts_with("models/part.gltf#"));
}

void MeshTest::everyMeshIsReadOnce()
{
  MeshFixture f;
  f.file("a.obj", squareObj());
  const MeshPtr first = f.mesh("a.obj");
  f.file("a.obj", "broken");
  QCOMPARE(f.mesh("a.obj"), first);
  f.file("b.obj", squareObj());
  QCOMPARE(f.mesh("b.obj")->fingerprint, first->fingerprint);
}

void MeshTest::outlinesNeedNoGeometry()
{
  MeshFixture f;
  f.file("materials/lib.mtl", "newmtl paint\nKd 0 1 0\nnewmtl other\n");
  f.file("a.obj", "mtllib lib.mtl\nv this is no number\n usemtl paint\nf 1 2 3\n\tusemtl unknown\nf 1 2 3\n");
  const Meshes::Outline outline = f.meshes.outline("a.obj", {});
  QVERIFY(outline.found);
  QCOMPARE(outline.materials, (std::vector<std::string>{"paint", "default"}));
  QCOMPARE(f.materials->find("paint")->diffuse, (Material::Colour{0, 1, 0, 1}));
  QVERIFY(f.messages.isEmpty());
  QVERIFY(!f.mesh("a.obj"));
  QCOMPARE(f.messages.size(), 1);
}

void MeshTest::missingMeshesAreNoMistake()
{
  MeshFixture f;
  QVERIFY(!f.meshes.outline("models/none.obj", {}).found);
  QVERIFY(!f.mesh("models/none.obj"));
  QVERIFY(!f.mesh("models/none.glb"));
  QVERIFY(!f.mesh(""));
  QVERIFY(!f.mesh("picture.png"));
  QVERIFY(f.messages.isEmpty());
}

void MeshTest::mistakesAreNamed_data()
{
  QTest::addColumn<QString>("name");
  QTest::addColumn<QByteArray>("content");
  QTest::addColumn<QString>("expected");
  const auto row = [](const char* what, const char* name, const std::string& content, const char* expected) {
    QTest::newRow(what) << name << QByteArray::fromStdString(content) << expected;
  };
  row("empty obj", "a.obj", "", "no triangles");
  row("word for a number", "a.obj", "v 1 2 x\n", "line 1: expected 3 numbers");
  row("not finite", "a.obj", "v 1 2 nan\n", "line 1");
  row("too far", "a.obj", "v 1 2 1e9\nf 1 1 1\n", "thousand kilometres");
  row("no such vertex", "a.obj", "v 0 0 0\nf 1 2 3\n", "line 2: face names vertex 2, but there are 1");
  row("vertex 0", "a.obj", "v 0 0 0\nf 0 1 1\n", "line 2");
  row("far back", "a.obj", "v 0 0 0\nf -9 1 1\n", "line 2");
  row("no such normal", "a.obj", "v 0 0 0\nf 1//1 1 1\n", "normal 1, but there are 0");
  row("two corners", "a.obj", "v 0 0 0\nf 1 1\n", "three corners");
  row("no vertex", "a.obj", "v 0 0 0\nf / / /\n", "names no vertex");
  row("huge index", "a.obj", "v 0 0 0\nf 99999999999999999999 1 1\n", "line 2");
  std::string triangles = "v 0 0 0\nv 1 0 0\nv 0 1 0\n";
  for(int i = 0; i < 5'000'000; ++i)
    triangles += "f 1 2 3\n";
  row("five million triangles", "a.obj", triangles, "line 1000004: there are more than 1000000 triangles");
  row("not finite, binary stl", "a.stl", [] {
    std::string bytes(84, '\0');
    bytes[80] = 1;
    return bytes + std::string(48, '\xff') + std::string(2, '\0');
  }(), "cannot be used");
  row("no gltf", "a.gltf", "hello", "cannot be used");
  row("empty glb", "a.glb", "", "empty");
  row("cycle of nodes", "a.gltf", gltf(R"([{"mesh":0,"children":[1]},{"children":[0]}])"), "cannot be used");
  row("node in itself", "a.gltf", gltf(R"([{"mesh":0,"children":[0]}])"), "cannot be used");
  row("no such node", "a.gltf", gltf(R"([{"mesh":0,"children":[7]}])"), "cannot be used");
  row("no such mesh", "a.gltf", gltf(R"([{"mesh":5}])"), "cannot be used");
  row("no such buffer", "a.gltf", gltf(R"([{"mesh":0}])", "none.bin"), "cannot be used");
  row("buffer outside", "a.gltf", gltf(R"([{"mesh":0}])", "../../../../../../etc/passwd"), "cannot be used");
  row("endless ply", "a.ply", "ply\nformat ascii 1.0\nelement vertex 4000000000\nproperty float x\nend_header\n",
      "cannot be used");
  row("deep json", "a.gltf", std::string(300000, '['), "cannot be used");
  row("deep xml", "a.dae", [] {
    std::string deep;
    for(int i = 0; i < 100000; ++i)
      deep += "<n>";
    return deep;
  }(), "cannot be used");
  std::string chain = "[";
  for(int i = 0; i < 60000; ++i)
    chain += R"({"children":[)" + std::to_string(i + 1) + "]},";
  row("long chain", "a.gltf", gltf(chain + R"({"mesh":0}])"), "cannot be used");
}

void MeshTest::mistakesAreNamed()
{
  QFETCH(QString, name);
  QFETCH(QByteArray, content);
  QFETCH(QString, expected);
  MeshFixture f;
  f.file(name.toStdString(), content.toStdString());
  QVERIFY(!f.mesh(name.toStdString()));
  QVERIFY(!f.mesh(name.toStdString()));
  QCOMPARE(f.messages.size(), 1);
  QVERIFY2(f.messages[0].contains(expected) && f.messages[0].startsWith(name), qPrintable(f.messages[0]));
}

void MeshTest::filesThatAreTooLargeAreNotRead()
{
  for(const char* const name : {"a.obj", "a.stl", "a.glb"})
  {
    MeshFixture f;
    f.file(name, "v 0 0 0\n");
    QVERIFY(QFile::resize(f.directory.filePath(name), 250'000'084)); // Five million triangles as binary .stl.
    QVERIFY(!f.mesh(name));
    QCOMPARE(f.messages.size(), 1);
    QVERIFY2(f.messages[0].contains("64 MB"), qPrintable(f.messages[0]));
  }
}

void MeshTest::garbageDoesNoHarm_data()
{
  QTest::addColumn<QString>("name");
  QTest::addColumn<QByteArray>("content");
  const auto row = [](const char* name, const std::string& content) {
    QTest::newRow(name) << name << QByteArray::fromStdString(content);
  };
  std::string binary(84, '\0');
  binary[80] = 2;
  binary.append(100, '\x3f');
  std::string json = gltf();
  while(json.size() % 4)
    json += ' ';
  const auto word = [](std::size_t value) {
    std::string bytes(4, '\0');
    for(std::size_t i = 0; i < 4; ++i)
      bytes[i] = static_cast<char>(value >> (8 * i));
    return bytes;
  };
  const std::string glb = "glTF" + word(2) + word(20 + json.size()) + word(json.size()) + "JSON" + json;
  std::string plyBinary = textPly;
  plyBinary.replace(plyBinary.find("ascii"), 5, "binary_little_endian");
  row("a.obj", squareObj("lib.mtl"));
  row("a.stl", textStl);
  row("b.stl", binary);
  row("a.ply", textPly);
  row("b.ply", plyBinary);
  row("a.dae", collada);
  row("a.gltf", gltf());
  row("a.glb", glb);
}

void MeshTest::garbageDoesNoHarm()
{
  QFETCH(QString, name);
  QFETCH(QByteArray, content);
  const std::string whole = content.toStdString(), file = name.toStdString();
  std::uint32_t random = 1;
  const auto next = [&random](std::size_t below) {
    random = random * 1664525u + 1013904223u;
    return (random >> 8) % below;
  };
  // Many a broken .ply sends its reader round for ever: each costs the second that it is given.
  const int rounds = name.endsWith(".ply") ? 8 : 60;
  int read = 0;
  MeshFixture f;
  for(int i = 0; i < rounds; ++i)
  {
    std::string broken = whole;
    if(i % 3 == 0)
      broken.resize(next(whole.size()));
    for(std::size_t k = next(4); k > 0 && !broken.empty(); --k)
      switch(next(3))
      {
      case 0: broken[next(broken.size())] = static_cast<char>(next(256)); break;
      case 1: broken.insert(next(broken.size()), broken.substr(next(broken.size()), next(40))); break;
      default: broken.replace(next(broken.size()), 1, std::to_string(next(3) ? next(9) : 4000000000u)); break;
      }
    const std::string copy = std::to_string(i) + file;
    f.file(copy, broken);
    if(const MeshPtr mesh = f.mesh(copy))
    {
      ++read;
      QVERIFY(isSound(*mesh));
    }
  }
  QVERIFY(read < rounds);
}

void MeshTest::filesStayInsideTheDataDirectories()
{
  MeshFixture f;
  QTemporaryDir elsewhere;
  QFile secret(elsewhere.filePath("secret.obj"));
  QVERIFY(secret.open(QIODevice::WriteOnly));
  secret.write(QByteArray::fromStdString(squareObj()));
  secret.close();
  const std::string outside = secret.fileName().toStdString();
  QVERIFY(!f.mesh(outside));
  QVERIFY(!f.mesh("../../../../../../" + outside));
  f.file("models/a.obj", squareObj("../../../../../../../../etc/passwd"));
  QVERIFY(f.mesh("models/a.obj"));
  QVERIFY(f.messages.last().contains("there is no material library"));
}

/// Reads every name that ends in .odd as a square.
class OddImporter : public MeshImporter
{
public:
  bool reads(std::string_view name) const override { return name.ends_with(".odd") || name.ends_with(".obj"); }
  Content import(const Request&) const override
  {
    MeshDraft draft;
    draft.positions = {{0, 0, 0}, {7, 0, 0}, {0, 7, 0}};
    draft.triangles["odd"] = {0, 1, 2};
    Content content;
    content.mesh = std::move(draft).finish(content.problem);
    return content;
  }
};

void MeshTest::importersCanBeReplaced()
{
  MeshFixture f;
  f.file("a.obj", squareObj());
  ClassBuilder<OddImporter>(f.registry, "OddImporter", {"MeshImporter"}, "Reads everything as one triangle.");
  QCOMPARE(f.mesh("a.obj")->high.x(), 1.f);
  QVERIFY(!f.mesh("a.odd"));
  QVERIFY(!f.call(*f.geometry, "initMeshImporter", {"NoSuchClass"}).isEmpty());
  QVERIFY(!f.call(*f.geometry, "initMeshImporter", {"MaterialServer"}).isEmpty());
  QVERIFY(!f.call(*f.geometry, "initMeshExporter", {"ObjImporter"}).isEmpty());
  QCOMPARE(f.call(*f.geometry, "initMeshImporter", {"OddImporter"}), QString());
  QCOMPARE(f.mesh("a.obj")->high.x(), 7.f);
  QVERIFY(f.mesh("a.odd"));
  QCOMPARE(f.call(*f.geometry, "initMeshImporter", {"ObjImporter"}), QString());
  QCOMPARE(f.mesh("a.obj")->high.x(), 1.f);
  f.geometry->removeChild(*f.geometry->child("OddImporter"));
  QVERIFY(!f.mesh("a.odd"));
  QCOMPARE(f.geometry->children().size(), 3u);
}

QTEST_APPLESS_MAIN(MeshTest)
#include "MeshTest.moc"
