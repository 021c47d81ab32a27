#include "MeshSupport.h"
#include "WorldSupport.h"

#include "core/frame/SceneAssets.h"
#include "core/scene/Visual.h"

#include <QtTest>

using namespace sparkwright;

/// Materials: one list, the children of the MaterialServer, whoever defines them; and what visual nodes do with them.
class MaterialsTest : public QObject
{
  Q_OBJECT

private slots:
  void materialsAreNodes();
  void badValuesAreRefused();
  void theFallbackIsAlwaysThere();
  void exportersAreAskedForInWords();
  void librariesYieldToTheScene();
  void librariesAreReadWithAllTheirHabits();
  void texturesAreLookedForBesideTheMesh();
  void ownMaterialsOfTwoMeshesKeepApart();
  void loadTakesTheMaterialsOfTheMesh();
  void singleMaterialsReplaceAll();
  void capsulesAreRebuiltAndCylindersAreNot();
  void hintsAreKept();
  void visibilityIsANumber();
  void worldsKnowOneList();
  void framesCarryMeshesOnlyForThoseWhoDraw();
  void remoteScenesFindMeshesByName();
};

void MaterialsTest::materialsAreNodes()
{
  MeshFixture f;
  auto& node = f.add<MaterialNode>("kerosin/Material2DTexture", "matGrass", f.materials);
  QCOMPARE(f.call(node, "setDiffuse", {"0.5", "2", "-1"}), QString());
  QCOMPARE(f.call(node, "setDiffuseTexture", {"textures/grass.png"}), QString());
  const Material* const grass = f.materials->find("matGrass");
  QVERIFY(grass);
  QCOMPARE(grass->diffuse, (Material::Colour{0.5f, 1, 0, 1}));
  QCOMPARE(grass->texture, std::string("textures/grass.png"));
  QCOMPARE(f.call(node, "setDiffuseVal", {"255", "0", "51", "51"}), QString());
  QCOMPARE(grass->diffuse, (Material::Colour{1, 0, 0.2f, 0.2f}));
  QCOMPARE(f.call(node, "setShininess", {"500"}), QString());
  QCOMPARE(grass->shininess, 128.f);
  QCOMPARE(f.call(node, "setDepthCheck", {"false"}), QString());
  QVERIFY(!grass->depthCheck);
  auto& external = f.add<MaterialNode>("kerosin/MaterialExternal", "far", f.materials);
  QCOMPARE(f.call(external, "setReference", {"Marble"}), QString());
  QCOMPARE(f.materials->find("far")->reference, std::string("Marble"));
  Material again;
  again.name = "matGrass";
  f.materials->define(again);
  QCOMPARE(f.materials->all().size(), 3u);
  QVERIFY(f.materials->find("matGrass")->texture.empty());
  f.materials->removeChild(*f.materials->child("matGrass"));
  QVERIFY(!f.materials->find("matGrass"));
}

void MaterialsTest::badValuesAreRefused()
{
  MeshFixture f;
  auto& node = f.add<MaterialNode>("kerosin/MaterialSolid", "m", f.materials);
  QVERIFY(!f.call(node, "setDiffuse", {"nan", "0", "0"}).isEmpty());
  QVERIFY(!f.call(node, "setDiffuse", {"1", "0"}).isEmpty());
  QVERIFY(!f.call(node, "setDepthCheck", {"maybe"}).isEmpty());
  QVERIFY_THROWS_EXCEPTION(std::logic_error, f.call(node, "setDiffuseTexture", {"a.png"}));
  QCOMPARE(node.material.diffuse, Material().diffuse);
}

void MaterialsTest::theFallbackIsAlwaysThere()
{
  MeshFixture f;
  QVERIFY(f.materials->find("default"));
  f.add<MaterialNode>("kerosin/MaterialSolid", "m", f.materials);
  QCOMPARE(f.call(*f.materials, "resetMaterials"), QString());
  QCOMPARE(f.materials->all().size(), 1u);
  QVERIFY(f.materials->find("default"));
}

class ListingExporter : public MaterialExporter
{
public:
  std::string write(const std::vector<Material>& materials) override
  {
    count = materials.size();
    return materials.size() > 2 ? "the disk is full" : "";
  }
  std::size_t count = 0;
};

void MaterialsTest::exportersAreAskedForInWords()
{
  MeshFixture f;
  ClassBuilder<ListingExporter>(f.registry, "ListingExporter", {"MaterialExporter"}, "Counts materials.");
  QVERIFY(f.call(*f.materials, "exportAllMaterial").contains("no material exporter"));
  QVERIFY(!f.call(*f.materials, "initMaterialExporter", {"ObjImporter"}).isEmpty());
  QCOMPARE(f.call(*f.materials, "initMaterialExporter", {"ListingExporter"}), QString());
  QCOMPARE(f.call(*f.materials, "exportAllMaterial"), QString());
  f.add<MaterialNode>("kerosin/MaterialSolid", "a", f.materials);
  f.add<MaterialNode>("kerosin/MaterialSolid", "b", f.materials);
  QVERIFY(f.call(*f.materials, "exportAllMaterial").contains("disk is full"));
}

void MaterialsTest::librariesYieldToTheScene()
{
  MeshFixture f;
  Material mine;
  mine.name = "paint";
  mine.diffuse = {0, 0, 1, 1};
  f.materials->define(mine);
  f.file("materials/lib.mtl", "newmtl paint\nKd 1 0 0\nnewmtl gold\nKd 1 0.8 0\n");
  f.file("models/a.obj", squareObj("lib.mtl"));
  f.meshes.outline("models/a.obj", {});
  QCOMPARE(f.materials->find("paint")->diffuse, (Material::Colour{0, 0, 1, 1}));
  QVERIFY(f.materials->isFromMesh("gold") && !f.materials->isFromMesh("paint"));
  mine.name = "gold";
  f.materials->define(mine);
  QCOMPARE(f.materials->find("gold")->diffuse, (Material::Colour{0, 0, 1, 1}));
}

void MaterialsTest::librariesAreReadWithAllTheirHabits()
{
  MeshFixture f;
  f.file("models/odd.mtl",
         "Kd 1 1 1\r\n newmtl paint\r\n\tKd .5 0.25 2\r\nKs 1\nKe 0.1 x 0.3\nNs 96.07\nTr 0.25\n"
         "map_Kd -s 2 2 1 -clamp on pictures\\wood fine.png\nmap_Bump -bm 0.2 bumps.png\nd\nnonsense 1\n"
         "newmtl\nKd 1 0 0\nnewmtl other\nd 0.5\n");
  f.file("models/a.obj", squareObj("odd.mtl"));
  f.meshes.outline("models/a.obj", {});
  const Material* const m = f.materials->find("paint");
  QVERIFY(m);
  QCOMPARE(m->diffuse[0], 0.5f);
  QCOMPARE(m->diffuse[2], 1.f);
  QCOMPARE(m->specular, (Material::Colour{1, 1, 1, 1}));
  QCOMPARE(m->texture, std::string("pictures/wood fine.png"));
  QCOMPARE(m->normalTexture, std::string("bumps.png"));
  QCOMPARE(f.materials->find("other")->diffuse[3], 0.5f);
}

void MaterialsTest::texturesAreLookedForBesideTheMesh()
{
  MeshFixture f;
  f.file("models/wood.png", "beside");
  f.file("textures/stone.png", "below textures");
  f.file("models/stone.png", "beside, too");
  f.file("materials/lib.mtl",
         "newmtl paint\nmap_Kd wood.png\nnewmtl rock\nmap_Kd stone.png\nnewmtl none\nmap_Kd no.png\n"
         "newmtl far\nmap_Kd C:\\Users\\me\\wood.png\nnewmtl farther\nmap_Kd /home/me/stone.png\n");
  f.file("models/a.obj", squareObj("lib.mtl"));
  f.meshes.outline("models/a.obj", {});
  const auto content = [&](const char* name) { return f.meshes.texture(f.materials->find(name)->texture)->content; };
  QCOMPARE(content("paint"), std::string("beside"));
  QCOMPARE(content("rock"), std::string("below textures"));
  QCOMPARE(content("none"), std::string());
  QCOMPARE(content("far"), std::string("beside")); // Places on other machines: only their names count.
  QCOMPARE(content("farther"), std::string("below textures"));
  QVERIFY(!f.meshes.texture(""));
  QCOMPARE(f.meshes.texture("C:\\art\\..\\stone.png")->content, std::string("below textures"));
  QVERIFY(f.meshes.texture("../../../../../../../../etc/passwd")->content.empty());
}

/// Brings one material called `Material`, whose red is the number in the name of the mesh.
class ModelImporter : public MeshImporter
{
public:
  bool reads(std::string_view name) const override { return name.ends_with(".model"); }
  Content import(const Request& request) const override
  {
    MeshDraft draft;
    draft.positions = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}};
    draft.triangles["Material"] = {0, 1, 2};
    Content content;
    content.mesh = std::move(draft).finish(content.problem);
    content.ownMaterials = true;
    content.materials.emplace_back().name = "Material";
    content.materials[0].diffuse[0] = static_cast<float>(request.name[0] - '0') / 10;
    return content;
  }
};

void MaterialsTest::ownMaterialsOfTwoMeshesKeepApart()
{
  MeshFixture f;
  ClassBuilder<ModelImporter>(f.registry, "ModelImporter", {"MeshImporter"}, "Brings a material of its own.");
  f.call(*f.geometry, "initMeshImporter", {"ModelImporter"});
  QCOMPARE(f.meshes.outline("1.model", {}).materials, std::vector<std::string>{"Material"});
  QCOMPARE(f.meshes.outline("2.model", {}).materials, std::vector<std::string>{"2.Material"});
  QCOMPARE(f.materials->find("2.Material")->diffuse[0], 0.2f);
  QCOMPARE(f.materials->find("Material")->diffuse[0], 0.1f);
}

void MaterialsTest::loadTakesTheMaterialsOfTheMesh()
{
  MeshFixture f;
  f.file("materials/lib.mtl", "newmtl zinc\nnewmtl matTeam\n");
  f.file("models/a.obj", "mtllib lib.mtl\nv 0 0 0\nv 1 0 0\nv 0 1 0\nusemtl zinc\nf 1 2 3\nusemtl matTeam\nf 1 2 3\n"
                         "usemtl who\nf 1 2 3\n");
  auto& node = f.add<StaticMesh>("StaticMesh", "mesh");
  QCOMPARE(f.call(node, "resetMaterials", {"old"}), QString());
  QCOMPARE(f.call(node, "load", {"models/a.obj"}), QString());
  QCOMPARE(node.materials(), (std::vector<std::string>{"matTeam", "default", "zinc"}));
  QVERIFY(node.replaceMaterial("matTeam", "matLeft"));
  QCOMPARE(f.call(node, "resetMaterials", {"one", "two"}), QString());
  QCOMPARE(node.materials(), (std::vector<std::string>{"one", "two"}));
  QCOMPARE(f.call(node, "load", {"models/none.obj"}), QString());
  QVERIFY(node.materials().empty());
}

void MaterialsTest::singleMaterialsReplaceAll()
{
  MeshFixture f;
  f.add<MaterialNode>("kerosin/MaterialSolid", "matRed", f.materials);
  auto& box = f.add<SingleMatNode>("Box", "box");
  QCOMPARE(box.mesh(), std::string("StdUnitBox"));
  QVERIFY(box.materials().empty() && box.hasMaterial());
  QCOMPARE(f.call(box, "setMaterial", {"matRed"}), QString());
  QCOMPARE(box.materials(), std::vector<std::string>{"matRed"});
  QCOMPARE(f.call(box, "setMaterial", {"matNone"}), QString());
  QVERIFY(box.materials().empty() && !box.hasMaterial());
  QVERIFY2(f.messages.last().contains("matNone"), qPrintable(f.messages.last()));
  QCOMPARE(f.call(box, "setMaterial", {"matRed"}), QString());
  QVERIFY(box.hasMaterial());
  f.file("models/a.obj", squareObj());
  QCOMPARE(f.call(box, "load", {"models/a.obj"}), QString());
  QCOMPARE(box.materials(), std::vector<std::string>{"default"});
}

void MaterialsTest::capsulesAreRebuiltAndCylindersAreNot()
{
  MeshFixture f;
  auto& capsule = f.add<CapsuleNode>("Capsule", "capsule");
  auto& cylinder = f.add<CylinderNode>("Cylinder", "cylinder");
  for(StaticMesh* const node : {static_cast<StaticMesh*>(&capsule), static_cast<StaticMesh*>(&cylinder)})
    QCOMPARE(f.call(*node, "setParams", {"0.2", "0.7"}), QString());
  QCOMPARE(capsule.parameters(), (std::vector<float>{0.2f, 0.7f}));
  QCOMPARE(cylinder.parameters(), (std::vector<float>{1, 1}));
  QCOMPARE(cylinder.radius, 0.2f);
}

void MaterialsTest::hintsAreKept()
{
  MeshFixture f;
  auto& node = f.add<StaticMesh>("StaticMesh", "mesh");
  QVERIFY(node.hints().castShadows && !node.hints().useExternalMesh);
  QCOMPARE(f.call(node, "setCastShadows", {"false"}), QString());
  QCOMPARE(f.call(node, "setUseExternalMesh", {"true"}), QString());
  QCOMPARE(f.call(node, "setExternalMeshName", {"far.mesh"}), QString());
  QCOMPARE(f.call(node, "setExternalMeshScale", {"1", "2", "3"}), QString());
  QVERIFY(!node.hints().castShadows && node.hints().useExternalMesh);
  QCOMPARE(node.hints().externalMesh, std::string("far.mesh"));
  QCOMPARE(node.hints().externalScale, Vec3f(1, 2, 3));
  QVERIFY(!f.call(node, "setCastShadows", {"1"}).isEmpty());
}

void MaterialsTest::visibilityIsANumber()
{
  MeshFixture f;
  auto& node = f.add<StaticMesh>("StaticMesh", "mesh");
  f.call(node, "setVisible", {"0"});
  QVERIFY(!node.visible());
  f.call(node, "setVisible", {"2"});
  QVERIFY(node.visible());
  f.call(node, "setVisible", {"true"});
  QVERIFY(!node.visible());
}

void MaterialsTest::worldsKnowOneList()
{
  World world(test::soccerOptions());
  QVERIFY(world.load("setups/soccer.rb"));
  auto* const server = world.context().service<MaterialServer>();
  QVERIFY(server && server->path() == "/sys/server/material");
  QVERIFY(server->find("matLeft3") && server->child("matLeft3"));
  QCOMPARE(world.frame()->structure->materials.size(), server->all().size());
  QVERIFY(dynamic_cast<GeometryServer*>(world.root().find("/sys/server/geometry")));
}

void MaterialsTest::framesCarryMeshesOnlyForThoseWhoDraw()
{
  QTemporaryDir directory;
  QDir(directory.path()).mkdir("models");
  const auto write = [&](const char* name, const std::string& text) {
    QFile file(directory.filePath(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(text));
  };
  write("models/a.obj", squareObj());
  write("scene.rsg", "(RSG 0 1)((nd Transform (nd StaticMesh (load models/a.obj))(nd Axis (setSize 2))(nd Camera "
                     "(setFOV 90))))");
  for(const bool drawn : {false, true})
  {
    WorldOptions options = test::soccerOptions();
    options.drawn = drawn;
    World world(options);
    QVERIFY(world.load(directory.filePath("scene.rsg").toStdString()));
    const SceneStructure& structure = *world.frame()->structure;
    const auto mesh = std::ranges::find(structure.nodes, SceneStructure::Node::Kind::Mesh, &SceneStructure::Node::kind);
    QVERIFY(mesh != structure.nodes.end());
    QCOMPARE(mesh->model != nullptr, drawn);
    QCOMPARE(mesh->materials, std::vector<std::string>{"default"});
    QCOMPARE(structure.axes.size(), 1u);
    QCOMPARE(structure.axes[0].size, 2.f);
    QCOMPARE(structure.cameras.size(), 1u);
    QCOMPARE(structure.cameras[0].fovDeg, 90.f);
  }
}

void MaterialsTest::remoteScenesFindMeshesByName()
{
  QTemporaryDir directory;
  QFile file(directory.filePath("a.obj"));
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write(QByteArray::fromStdString(squareObj()));
  file.close();
  Log log;
  SceneAssets assets({directory.path().toStdString()}, log);
  SceneStructure structure;
  for(const char* const name : {"a.obj", "none.obj", "TrianglePrism"})
  {
    SceneStructure::Node& node = structure.nodes.emplace_back();
    node.kind = SceneStructure::Node::Kind::Mesh;
    node.mesh = name;
  }
  assets.dress(structure);
  QVERIFY(structure.nodes[0].model && !structure.nodes[1].model && structure.nodes[2].model);
  QCOMPARE(structure.nodes[0].materials, std::vector<std::string>{"default"});
  QVERIFY(!structure.materials.empty());
}

QTEST_GUILESS_MAIN(MaterialsTest)
#include "MaterialsTest.moc"
