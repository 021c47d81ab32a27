#include "RosSupport.h"

#include "core/body/Collider.h"
#include "core/body/CollisionHandler.h"
#include "core/body/RigidBody.h"
#include "core/material/MaterialServer.h"
#include "core/mesh/Meshes.h"
#include "core/object/Context.h"
#include "core/scene/Transform.h"
#include "core/scene/Visual.h"
#include "tests/VerifyNear.h"

#include <QTest>

#include <Eigen/Geometry>

using namespace sparkwright;

namespace
{

constexpr const char* movableBox = R"(<Movable name="m"><Elements><Box name="b" length="1" width="2" height="3">
  <Translation x="4" y="5" z="6"/><PhysicalAttributes><Mass value="12"/></PhysicalAttributes></Box>)"
      R"(</Elements></Movable>)";

} // namespace

/// RoSi scenes: what docs/ros-scenes.md says about places, shapes, bodies and looks.
class RosShapesTest : public QObject
{
  Q_OBJECT

private slots:
  void aMovableBoxIsABody()
  {
    RosStage stage;
    QVERIFY(stage.elements(movableBox));
    QCOMPARE(stage.complaints, QStringList());
    auto* const body = stage.find<RigidBody>("b/body_b");
    QVERIFY(body);
    QCOMPARE(body->position(), Vec3f(4, 5, 6));
    const physics::Mass m = body->body().mass();
    QCOMPARE(m.mass, 12.);
    // m/12·(b² + c²)
    VERIFY_NEAR(m.inertia(0, 0), 13, 1e-9);
    VERIFY_NEAR(m.inertia(1, 1), 10, 1e-9);
    VERIFY_NEAR(m.inertia(2, 2), 5, 1e-9);
    auto* const collider = stage.find<BoxCollider>("b/geometry_b");
    QVERIFY(collider);
    QCOMPARE(collider->lengths(), Vec3f(1, 2, 3));
    QCOMPARE(collider->shape()->body(), &body->body());
    const auto* const handler = collider->childOf<ContactJointHandler>();
    QVERIFY(handler && handler->softErpMode && handler->softCfmMode);
    QCOMPARE(handler->softErp, 0.2f);
    QCOMPARE(handler->softCfm, 0.0001f);
    auto* const visual = stage.find<BoxNode>("b/visual_b");
    QVERIFY(visual);
    QCOMPARE(visual->scale(), Vec3f(1, 2, 3));
    QCOMPARE(stage.find("b")->origin().line, 1);
    QCOMPARE(*stage.find("b")->origin().file, std::string("t.ros"));
  }

  void whatIsInNoMovableStandsStill()
  {
    RosStage stage;
    QVERIFY(stage.elements(box("b", at("Translation", "0", "0", "3") + mass("1"))));
    QVERIFY(!stage.find("b/body_b"));
    QVERIFY(!stage.find<BoxCollider>("b/geometry_b")->shape()->body());
    for(int i = 0; i < 20; ++i)
      stage.world.cycle();
    QCOMPARE(stage.find<Transform>("b")->worldPose()(2, 3), 3.f);
  }

  void spheresAndCapsulesHaveTheirSize()
  {
    RosStage stage;
    QVERIFY(stage.elements(movable("<Sphere name='s' radius='2'>" + mass("5") + "</Sphere>") +
                           movable("<Capsule name='c' radius='1' height='4'>" + mass("6") + "</Capsule>") +
                           "<Cylinder name='z' radius='.5' height='2'/>"));
    QCOMPARE(stage.complaints, QStringList());
    // 2/5·m·r²
    VERIFY_NEAR(stage.find<RigidBody>("s/body_s")->body().mass().inertia(0, 0), 8, 1e-6);
    QCOMPARE(stage.find<SphereCollider>("s/geometry_s")->shape()->radius(), 2.);
    QCOMPARE(stage.find<RigidBody>("c/body_c")->body().mass().mass, 6.);
    QCOMPARE(stage.find<CapsuleCollider>("c/geometry_c")->shape()->length(), 4.);
    QCOMPARE(stage.find<CapsuleNode>("z/visual_z")->length(), 2.f);
    QCOMPARE(stage.find<CapsuleCollider>("z/geometry_z")->shape()->radius(), .5);
  }

  void turnsAboutXThenYThenZOfTheTurnedFrame()
  {
    RosStage stage;
    QVERIFY(stage.elements(box("b", at("Rotation", "90", "0", "90") + at("Translation", "1", "2", "3"))));
    const Mat4f& pose = stage.find<Transform>("b")->worldPose();
    // Rx(90)·Rz(90) takes x to z.
    QVERIFY(near(rotate(pose, {1, 0, 0}), {0, 0, 1}));
    QVERIFY(near(translation(pose), {1, 2, 3}));
  }

  void elementsStandRelativeToTheElementAroundThem()
  {
    RosStage stage;
    const std::string inner = "<Elements>" + box("inner", at("Translation", "1", "0", "0")) + "</Elements>";
    const std::string outer = box("outer", at("Translation", "0", "0", "5") + at("Rotation", "0", "0", "90") + inner);
    QVERIFY(stage.elements("<Compound name='c'>" + at("Translation", "10", "0", "0") + "<Elements>" + outer +
                           box("side") + "</Elements></Compound>"));
    Vec3f found = Vec3f::Zero();
    stage.scene().visit<Transform>([&](Transform& t) { if(t.name() == "inner") found = translation(t.worldPose()); });
    QVERIFY(near(found, {10, 1, 5}));
  }

  void shapesOfOneMovableAreOneBodyAtTheirCentreOfMass()
  {
    RosStage stage;
    QVERIFY(stage.elements(movable(box("a", at("Translation", "0", "0", "1.1") + mass("1")) +
                                   box("b", at("Translation", "4", "0", "1.1") + mass("3")))));
    QCOMPARE(stage.complaints, QStringList());
    QCOMPARE(stage.count("RigidBody"), 1);
    auto* const body = stage.find<RigidBody>("m/body_a");
    QVERIFY(body);
    QVERIFY(near(body->position(), {3, 0, 1.1f}));
    const physics::Mass m = body->body().mass();
    QCOMPARE(m.mass, 4.);
    // Each cube m/6, and Steiner: 1·3² + 3·1² about y and z.
    VERIFY_NEAR(m.inertia(0, 0), 4. / 6, 1e-5);
    VERIFY_NEAR(m.inertia(1, 1), 4. / 6 + 12, 1e-5);
    const auto positions = [&]
    {
      std::vector<Vec3f> at;
      stage.scene().visit<BoxNode>([&](BoxNode& n) { at.push_back(translation(n.worldPose())); });
      return at;
    };
    QVERIFY(near(positions()[0], {0, 0, 1.1f}) && near(positions()[1], {4, 0, 1.1f}));
    stage.world.cycle(); // falls by g·t² = 0.004 without turning
    QVERIFY(near(positions()[0], {0, 0, 1.1f}, .01f) && near(positions()[1], {4, 0, 1.1f}, .01f));
    // Both boxes are touched where they are seen: the body comes to rest flat on a floor.
    QVERIFY(stage.elements("<Box name='floor' length='20' width='20' height='1'/>"));
    for(int i = 0; i < 400; ++i)
      stage.world.cycle();
    QVERIFY2(near(positions()[0], {0, 0, 1}, .05f) && near(positions()[1], {4, 0, 1}, .05f),
             qPrintable(QString("%1 %2").arg(positions()[0].z()).arg(positions()[1].z())));
  }

  void theCentreOfMassMayLieBesideTheMiddle()
  {
    RosStage stage;
    QVERIFY(stage.elements(movable(box("b", "<PhysicalAttributes><Mass value='2'/>" +
                                                at("CenterOfMass", "0.25", "0", "-0.5") + "</PhysicalAttributes>"))));
    QVERIFY(near(stage.find<RigidBody>("b/body_b")->position(), {.25f, 0, -.5f}));
    Vec3f seen = Vec3f::Ones();
    stage.scene().visit<BoxNode>([&](BoxNode& n) { seen = translation(n.worldPose()); });
    QVERIFY(near(seen, {0, 0, 0}));
  }

  void whatCannotCollideHasNoCollider()
  {
    RosStage stage;
    QVERIFY(stage.elements(box("a", {}, "canCollide='false'") + box("b", {}, "canCollide='0'") +
                           box("c", {}, "canCollide='true'")));
    QCOMPARE(stage.count("BoxCollider"), 1);
    QCOMPARE(stage.count("Box"), 3);
  }

  void contactsAreAsSoftAsTheSceneSays()
  {
    RosStage stage;
    QVERIFY(stage.import("<Simulation><Scene><GlobalPhysicalParameters erp='.5' cfm='.01' gravity='-1'/><Elements>" +
                         box("b") + "</Elements></Scene></Simulation>"));
    const auto* const handler = stage.find("b/geometry_b")->childOf<ContactJointHandler>();
    QCOMPARE(handler->softErp, .5f);
    QCOMPARE(handler->softCfm, .01f);
    QCOMPARE(stage.complaints, QStringList());
  }

  void appearancesAreMaterials()
  {
    RosStage stage;
    QVERIFY(stage.import("<Simulation><AppearanceDefinition name='red'><Color r='255' g='51' b='0'/><Alpha "
                         "a='.5'/></AppearanceDefinition>"
                         "<AppearanceDefinition name='plain'/><Macro name='m'>" +
                         box("c", "<Appearance ref='red'/>") +
                         "</Macro><Scene><DefaultAppearance ref='plain'/><Elements>" +
                         box("a", "<Appearance ref='red'/>") + box("b") +
                         "<Use macroName='m'><SubstituteAllSurfaces with='plain'/></Use>" +
                         box("d", "<Appearance ref='rde'/>") + "</Elements></Scene></Simulation>"));
    const Material* const red = stage.world.context().service<MaterialServer>()->find("red");
    QVERIFY(red);
    QCOMPARE(red->diffuse, (Material::Colour{1, .2f, 0, .5f}));
    const auto material = [&](const std::string& path) { return stage.find<BoxNode>(path)->materials(); };
    QCOMPARE(material("a/visual_a"), std::vector<std::string>{"red"});
    QCOMPARE(material("b/visual_b"), std::vector<std::string>{"plain"});
    QCOMPARE(material("c/visual_c"), std::vector<std::string>{"plain"});
    QCOMPARE(material("d/visual_d"), std::vector<std::string>{"default"});
    QCOMPARE(stage.complaints.size(), 1);
    QVERIFY2(stage.complaints[0].contains("there is no appearance 'rde' (did you mean 'red'?)"),
             qPrintable(stage.complaints[0]));
  }

  void complexShapesAreMeshesThatAreTouchedAsSimpleShapes()
  {
    RosStage stage;
    QVERIFY(stage.elements(movable(
        "<ComplexShape name='roof'>" + at("Translation", "0", "0", "2") +
        "<VertexList name='l'><Vertex name='a' x='0' y='0' z='0'/><Vertex name='b' x='1' y='0' z='0'/>"
        "<Vertex name='c' x='1' y='1' z='0'/><Vertex name='d' x='0' y='1' z='0'/></VertexList>"
        "<GraphicalRepresentation vertexList='l'><Polygon><Vertex ref='a'/><Vertex ref='b'/><Vertex ref='c'/>"
        "<Vertex ref='d'/></Polygon><TriangleStrip><Vertex ref='a'/><Vertex ref='b'/><Vertex ref='d'/><Vertex ref='c'/>"
        "</TriangleStrip></GraphicalRepresentation><PhysicalRepresentation><SimpleBox name='s' length='1' width='2' "
        "height='3'>" +
        at("Translation", "0", "0", "1") + mass("4") + "</SimpleBox></PhysicalRepresentation></ComplexShape>")));
    QCOMPARE(stage.complaints, QStringList());
    const MeshPtr mesh = stage.world.context().service<Meshes>()->mesh("roof", {});
    QVERIFY(mesh);
    QCOMPARE(mesh->indices.size(), std::size_t(12));
    for(std::size_t i = 0; i < mesh->indices.size(); i += 3) // all face up
    {
      const Vec3f& p = mesh->positions[mesh->indices[i]];
      const Vec3f normal = (mesh->positions[mesh->indices[i + 1]] - p).cross(mesh->positions[mesh->indices[i + 2]] - p);
      QVERIFY(normal.z() > 0);
    }
    auto* const body = stage.find<RigidBody>("m/body_roof");
    QVERIFY(body);
    QCOMPARE(body->body().mass().mass, 4.);
    QVERIFY(near(body->position(), {0, 0, 3}));
    Vec3f seen = Vec3f::Ones();
    stage.scene().visit<StaticMesh>([&](StaticMesh& n) { seen = translation(n.worldPose()); });
    QVERIFY(near(seen, {0, 0, 2}));
    QCOMPARE(stage.count("BoxCollider"), 1);
  }
};

QTEST_GUILESS_MAIN(RosShapesTest)
#include "RosShapesTest.moc"
