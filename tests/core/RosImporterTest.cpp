#include "core/body/Collider.h"
#include "core/body/CollisionHandler.h"
#include "core/body/Joints.h"
#include "core/body/RigidBody.h"
#include "core/engine/SceneCheck.h"
#include "core/engine/World.h"
#include "core/mesh/MaterialServer.h"
#include "core/mesh/Meshes.h"
#include "core/object/Context.h"
#include "core/object/SceneImporters.h"
#include "core/scene/Transform.h"
#include "core/scene/Visual.h"

#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>

#include <Eigen/Geometry>

#include <fstream>

using namespace sparkwright;

namespace
{

/// A World that imports RoSi text and keeps what it says.
class Stage
{
public:
  explicit Stage(WorldOptions options = {}) : world(std::move(options))
  {
    world.log().setSink(
        [this](const Diagnostic& d)
        {
          if(d.severity >= Diagnostic::Severity::Warning)
            complaints << QString::fromStdString(d.text());
        });
  }
  bool import(const std::string& text, const std::string& name = "t.ros")
  {
    return world.context().importer->importText(text, name, scene(), {});
  }
  /// In line 1, below a Scene.
  bool elements(const std::string& text)
  {
    return import("<Simulation><Scene><Elements>" + text + "</Elements></Scene></Simulation>");
  }
  Object& scene() { return *world.root().find("/usr/scene"); }
  template<class T = Object>
  T* find(const std::string& path)
  {
    return dynamic_cast<T*>(scene().find(path));
  }
  int count(const char* className)
  {
    int n = 0;
    scene().visit<Object>([&](Object& o) { n += o.isA(className); });
    return n;
  }

  World world;
  QStringList complaints;
};

constexpr const char* movableBox = R"(<Movable name="m"><Elements><Box name="b" length="1" width="2" height="3">
  <Translation x="4" y="5" z="6"/><PhysicalAttributes><Mass value="12"/></PhysicalAttributes></Box></Elements></Movable>)";

std::string box(const std::string& name, const std::string& inside = {}, const std::string& attributes = {})
{
  return "<Box name='" + name + "' length='1' width='1' height='1' " + attributes + ">" + inside + "</Box>";
}
std::string mass(const std::string& kg) { return "<PhysicalAttributes><Mass value='" + kg + "'/></PhysicalAttributes>"; }
std::string at(const std::string& element, const std::string& x, const std::string& y, const std::string& z)
{
  return "<" + element + " x='" + x + "' y='" + y + "' z='" + z + "'/>";
}
std::string movable(const std::string& inside) { return "<Movable name='m'><Elements>" + inside + "</Elements></Movable>"; }

bool near(const Vec3f& a, const Vec3f& b, float tolerance = 1e-5f) { return (a - b).norm() < tolerance; }

} // namespace

/// RoSi scenes: what docs/ros-scenes.md says about each element.
class RosImporterTest : public QObject
{
  Q_OBJECT

private slots:
  void isThereFromTheStartAndForScripts()
  {
    Stage stage;
    QVERIFY(stage.world.root().find("/sys/server/scene/RosImporter"));
    QTemporaryDir folder;
    const std::string script = folder.filePath("s.rb").toStdString();
    std::ofstream(script) << "importBundle 'rosimporter'\n"
                             "get('/sys/server/scene/').initSceneImporter('RosImporter')\n";
    QVERIFY(stage.world.setUp(script));
    QCOMPARE(stage.complaints, QStringList());
    QVERIFY(stage.elements(box("b")));
    QVERIFY(stage.find("b"));
  }

  void aMovableBoxIsABody()
  {
    Stage stage;
    QVERIFY(stage.elements(movableBox));
    QCOMPARE(stage.complaints, QStringList());
    auto* const body = stage.find<RigidBody>("b/body_b");
    QVERIFY(body);
    QCOMPARE(body->position(), Vec3f(4, 5, 6));
    const physics::Mass m = body->body().mass();
    QCOMPARE(m.mass, 12.);
    // m/12·(b² + c²)
    QVERIFY(std::abs(m.inertia(0, 0) - 13) < 1e-9 && std::abs(m.inertia(1, 1) - 10) < 1e-9 &&
            std::abs(m.inertia(2, 2) - 5) < 1e-9);
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
    Stage stage;
    QVERIFY(stage.elements(box("b", at("Translation", "0", "0", "3") + mass("1"))));
    QVERIFY(!stage.find("b/body_b"));
    QVERIFY(!stage.find<BoxCollider>("b/geometry_b")->shape()->body());
    for(int i = 0; i < 20; ++i)
      stage.world.cycle();
    QCOMPARE(stage.find<Transform>("b")->worldPose()(2, 3), 3.f);
  }

  void spheresAndCapsulesHaveTheirSize()
  {
    Stage stage;
    QVERIFY(stage.elements(movable("<Sphere name='s' radius='2'>" + mass("5") + "</Sphere>") +
                           movable("<Capsule name='c' radius='1' height='4'>" + mass("6") + "</Capsule>") +
                           "<Cylinder name='z' radius='.5' height='2'/>"));
    QCOMPARE(stage.complaints, QStringList());
    // 2/5·m·r²
    QVERIFY(std::abs(stage.find<RigidBody>("s/body_s")->body().mass().inertia(0, 0) - 8) < 1e-6);
    QCOMPARE(stage.find<SphereCollider>("s/geometry_s")->shape()->radius(), 2.);
    QCOMPARE(stage.find<RigidBody>("c/body_c")->body().mass().mass, 6.);
    QCOMPARE(stage.find<CapsuleCollider>("c/geometry_c")->shape()->length(), 4.);
    QCOMPARE(stage.find<CapsuleNode>("z/visual_z")->length(), 2.f);
    QCOMPARE(stage.find<CapsuleCollider>("z/geometry_z")->shape()->radius(), .5);
  }

  void turnsAboutXThenYThenZOfTheTurnedFrame()
  {
    Stage stage;
    QVERIFY(stage.elements(box("b", at("Rotation", "90", "0", "90") + at("Translation", "1", "2", "3"))));
    const Mat4f& pose = stage.find<Transform>("b")->worldPose();
    // Rx(90)·Rz(90) takes x to z.
    QVERIFY(near(rotate(pose, {1, 0, 0}), {0, 0, 1}));
    QVERIFY(near(translation(pose), {1, 2, 3}));
  }

  void elementsStandRelativeToTheElementAroundThem()
  {
    Stage stage;
    const std::string inner = "<Elements>" + box("inner", at("Translation", "1", "0", "0")) + "</Elements>";
    const std::string outer = box("outer", at("Translation", "0", "0", "5") + at("Rotation", "0", "0", "90") + inner);
    QVERIFY(stage.elements("<Compound name='c'>" + at("Translation", "10", "0", "0") + "<Elements>" + outer + box("side") +
                           "</Elements></Compound>"));
    Vec3f found = Vec3f::Zero();
    stage.scene().visit<Transform>([&](Transform& t) { if(t.name() == "inner") found = translation(t.worldPose()); });
    QVERIFY(near(found, {10, 1, 5}));
  }

  void shapesOfOneMovableAreOneBodyAtTheirCentreOfMass()
  {
    Stage stage;
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
    QVERIFY(std::abs(m.inertia(0, 0) - 4. / 6) < 1e-5 && std::abs(m.inertia(1, 1) - (4. / 6 + 12)) < 1e-5);
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
    Stage stage;
    QVERIFY(stage.elements(movable(box("b", "<PhysicalAttributes><Mass value='2'/>" +
                                                at("CenterOfMass", "0.25", "0", "-0.5") + "</PhysicalAttributes>"))));
    QVERIFY(near(stage.find<RigidBody>("b/body_b")->position(), {.25f, 0, -.5f}));
    Vec3f seen = Vec3f::Ones();
    stage.scene().visit<BoxNode>([&](BoxNode& n) { seen = translation(n.worldPose()); });
    QVERIFY(near(seen, {0, 0, 0}));
  }

  void whatCannotCollideHasNoCollider()
  {
    Stage stage;
    QVERIFY(stage.elements(box("a", {}, "canCollide='false'") + box("b", {}, "canCollide='0'") +
                           box("c", {}, "canCollide='true'")));
    QCOMPARE(stage.count("BoxCollider"), 1);
    QCOMPARE(stage.count("Box"), 3);
  }

  void contactsAreAsSoftAsTheSceneSays()
  {
    Stage stage;
    QVERIFY(stage.import("<Simulation><Scene><GlobalPhysicalParameters erp='.5' cfm='.01' gravity='-1'/><Elements>" +
                         box("b") + "</Elements></Scene></Simulation>"));
    const auto* const handler = stage.find("b/geometry_b")->childOf<ContactJointHandler>();
    QCOMPARE(handler->softErp, .5f);
    QCOMPARE(handler->softCfm, .01f);
    QCOMPARE(stage.complaints, QStringList());
  }

  void hingesJoinTheBodyInsideToTheOneAround()
  {
    Stage stage;
    const std::string hinge =
        "<Elements><Hinge name='h'>" + at("AnchorPoint", "0", "0", "1") +
        "<Axis x='0' y='2' z='0'><Deflection min='-90' max='30'/>"
        "<AngularMotor name='n' maxVelocity='3' maxForce='7'/></Axis><Elements>" +
        movable(box("leg", at("Translation", "0", "0", "1") + mass("1"))) + "</Elements></Hinge></Elements>";
    QVERIFY(stage.elements(movable(box("trunk", at("Translation", "1", "0", "5") + mass("2") + hinge))));
    QCOMPARE(stage.complaints, QStringList());
    auto* const joint = stage.find<HingeJoint>("h/h");
    QVERIFY(joint);
    QCOMPARE(joint->firstBody(), stage.find<RigidBody>("trunk/body_trunk"));
    QCOMPARE(joint->secondBody(), stage.find<RigidBody>("leg/body_leg"));
    QVERIFY(near(translation(stage.find<Transform>("leg")->worldPose()), {1, 0, 7}));
    QVERIFY(near(translation(joint->worldPose()), {1, 0, 6}));
    QVERIFY(std::abs(joint->lowStopDeg(0) + 90) < 1e-4 && std::abs(joint->highStopDeg(0) - 30) < 1e-4);
    QCOMPARE(joint->parameter(physics::JointParameter::MaxMotorForce, 0), 7.f);
    QCOMPARE(joint->maxSpeed(0), 3.f);
  }

  void aHingeOnWhatStandsStillSwingsAboutItsAnchor()
  {
    Stage stage;
    const std::string hinge = "<Elements><Hinge name='h'>" + at("AnchorPoint", "0", "0", "0") + at("Axis", "0", "1", "0") +
                              "<Elements><Sphere name='bob' radius='.1'>" + at("Translation", "2", "0", "0") + mass("1") +
                              "</Sphere></Elements></Hinge></Elements>";
    QVERIFY(stage.elements(box("post", at("Translation", "0", "0", "9") + hinge)));
    QCOMPARE(stage.complaints, QStringList());
    QVERIFY(!stage.find<HingeJoint>("h/h")->firstBody());
    const auto* const bob = stage.find<RigidBody>("bob/body_bob");
    float lowest = 9;
    for(int i = 0; i < 100; ++i)
    {
      stage.world.cycle();
      const Vec3f arm = bob->position() - Vec3f(0, 0, 9);
      QVERIFY(std::abs(arm.norm() - 2) < .05f && std::abs(arm.y()) < .01f);
      lowest = std::min(lowest, bob->position().z());
    }
    QVERIFY(lowest < 7.2f);
  }

  void slidersFollowTheirAxisBetweenStopsInMetres()
  {
    Stage stage;
    const std::string slider = "<Elements><Slider name='s'><Axis x='0' y='0' z='1'><Deflection min='-0.5' max='1.4'/></Axis>"
                               "<Elements><Sphere name='bob' radius='.1'>" +
                               at("Translation", "2", "0", "0") + mass("1") + "</Sphere></Elements></Slider></Elements>";
    QVERIFY(stage.elements(box("post", at("Translation", "0", "0", "9") + slider)));
    QCOMPARE(stage.complaints, QStringList());
    const auto* const joint = stage.find<SliderJoint>("s/s");
    QVERIFY(joint);
    QCOMPARE(std::abs(joint->parameter(physics::JointParameter::HighStop, 0) - 1.4f) < 1e-6f, true);
    const auto* const bob = stage.find<RigidBody>("bob/body_bob");
    for(int i = 0; i < 150; ++i)
      stage.world.cycle();
    // It has slid down by one of the stops; along the axis which way is up depends on the order of the bodies.
    const float way = 9 - bob->position().z();
    QVERIFY2(near(bob->position(), {2, 0, 8.5f}, .05f) || near(bob->position(), {2, 0, 7.6f}, .05f),
             qPrintable(QString::number(way)));
  }

  void universalJointsHaveTwoAxes()
  {
    Stage stage;
    const std::string joint = "<Elements><UniversalJoint name='u'>" + at("AnchorPoint", "0", "0", "0") +
                              "<Axis1 x='1' y='0' z='0'><Deflection min='-10' max='20'/></Axis1>"
                              "<Axis2 x='0' y='1' z='0'><Deflection min='-30' max='40'/></Axis2><Elements>" +
                              box("leg", at("Translation", "0", "0", "-1") + mass("1")) + "</Elements></UniversalJoint></Elements>";
    QVERIFY(stage.elements(movable(box("trunk", mass("2") + joint))));
    QCOMPARE(stage.complaints, QStringList());
    const auto* const universal = stage.find<UniversalJoint>("u/u");
    QVERIFY(universal && universal->firstBody() && universal->secondBody());
    QVERIFY(std::abs(universal->lowStopDeg(0) + 10) < 1e-4 && std::abs(universal->highStopDeg(0) - 20) < 1e-4);
    QVERIFY(std::abs(universal->lowStopDeg(1) + 30) < 1e-4 && std::abs(universal->highStopDeg(1) - 40) < 1e-4);
  }

  void macrosComeAsOftenAsTheyAreUsed()
  {
    Stage stage;
    QVERIFY(stage.import("<RoSiIncludeFile><Macro name='ball'>" +
                             movable("<Sphere name='s' radius='1'>" + mass("1") + "</Sphere>") +
                             "</Macro></RoSiIncludeFile>",
                         "balls.rsi"));
    QVERIFY(stage.elements("<Use macroName='ball'>" + at("Translation", "0", "0", "3") +
                           "</Use><Use macroName='ball' instanceName='other'>" + at("Translation", "5", "0", "3") + "</Use>"));
    QCOMPARE(stage.complaints, QStringList());
    QCOMPARE(stage.count("RigidBody"), 2);
    QVERIFY(near(stage.find<RigidBody>("s/body_s")->position(), {0, 0, 3}));
    QCOMPARE(*stage.find("s")->origin().file, std::string("balls.rsi"));
  }

  void appearancesAreMaterials()
  {
    Stage stage;
    QVERIFY(stage.import(
        "<Simulation><AppearanceDefinition name='red'><Color r='255' g='51' b='0'/><Alpha a='.5'/></AppearanceDefinition>"
        "<AppearanceDefinition name='plain'/><Macro name='m'>" +
        box("c", "<Appearance ref='red'/>") + "</Macro><Scene><DefaultAppearance ref='plain'/><Elements>" +
        box("a", "<Appearance ref='red'/>") + box("b") + "<Use macroName='m'><SubstituteAllSurfaces with='plain'/></Use>" +
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
    Stage stage;
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

  void aFileMayIncludeAnother()
  {
    QTemporaryDir folder;
    std::ofstream(folder.filePath("a.ros").toStdString())
        << "<Simulation>\n<Include href='b.rsi'/><Scene><Elements><Use macroName='b'/></Elements></Scene></Simulation>";
    std::ofstream(folder.filePath("b.rsi").toStdString())
        << "<RoSiIncludeFile><Macro name='b'>" + box("b") + "</Macro></RoSiIncludeFile>";
    std::ofstream(folder.filePath("c.ros").toStdString()) << "<Simulation>\n  <Include href='c.ros'/></Simulation>";
    WorldOptions options;
    options.dataDirectories = {folder.path().toStdString()};
    Stage stage(options);
    QVERIFY(stage.world.importScene("a.ros"));
    QVERIFY(stage.find("b"));
    QCOMPARE(stage.complaints, QStringList());
    stage.world.importScene("c.ros");
    QCOMPARE(stage.complaints, QStringList{"c.ros:2:3: error: template cycle: 'c.ros' imports itself (c.ros → c.ros)"});
  }

  void saysWhatIsWrongAndWhere_data()
  {
    QTest::addColumn<QString>("elements");
    QTest::addColumn<QStringList>("complaints");
    const auto row = [](const char* name, const std::string& text, const QStringList& complaints)
    { QTest::newRow(name) << QString::fromStdString("\n" + text) << complaints; };
    row("unknown element", "<Bix/>", {"t.ros:2:1: error: there is no element 'Bix' (did you mean 'Box'?)"});
    row("unknown attribute", "<Sphere radius='1' nmae='s'/>",
        {"t.ros:2:20: warning: Sphere has no attribute 'nmae' (did you mean 'name'?)"});
    row("missing attribute", "<Sphere/>", {"t.ros:2:1: error: Sphere needs the attribute 'radius'"});
    row("no number", "<Sphere\nradius='big'/>",
        {"t.ros:3:1: error: expected a number up to 1000000 for radius, not 'big' (write it as 0.5)"});
    row("number and more", "<Sphere radius='1m'/>",
        {"t.ros:2:9: error: expected a number up to 1000000 for radius, not '1m' (write it as 0.5)"});
    row("not finite", "<Sphere radius='nan'/>",
        {"t.ros:2:9: error: expected a number up to 1000000 for radius, not 'nan' (write it as 0.5)"});
    row("no size", "<Sphere radius='-1'/>", {"t.ros:2:9: error: radius must be more than 0, not -1"});
    row("misplaced", "<Compound><Mass value='1'/></Compound>",
        {"t.ros:2:11: warning: Mass has no effect in Compound (it holds Translation, Rotation, Elements)"});
    row("a sensor", "<Camera/><Camera/>",
        {"t.ros:2:1: warning: Camera has no effect (sensors are not built; robots have them as perceptors, in RSG)"});
    row("no mass", movable("<Sphere name='s' radius='1'/>"),
        {"t.ros:2:29: error: what moves needs a mass from 1e-12 to 1e12 kg; it stays where it is "
         "(<PhysicalAttributes><Mass value=\"1\"/></PhysicalAttributes>)"});
    row("unknown macro", "<Use macroName='x'/>",
        {"t.ros:2:1: error: there is no macro 'x' (a macro of another file is there once that file was imported, or by "
         "<Include href=\"…\"/>)"});
    row("no anchor", "<Hinge><Axis x='1' y='0' z='0'/></Hinge>",
        {"t.ros:2:1: error: Hinge needs an AnchorPoint (<AnchorPoint x=\"0\" y=\"0\" z=\"0\"/>)"});
    row("no axis", "<Hinge>" + at("AnchorPoint", "0", "0", "0") + "</Hinge>",
        {"t.ros:2:1: error: Hinge needs an Axis (<Axis x=\"1\" y=\"0\" z=\"0\"/>)"});
    row("axis without direction", "<Slider>" + at("Axis", "0", "0", "0") + "</Slider>",
        {"t.ros:2:9: error: an axis needs a direction: x, y and z are 0"});
    row("empty joint", "<Slider name='s'>" + at("Axis", "0", "0", "1") + "</Slider>",
        {"t.ros:2:1: error: the joint 's' holds no body, so it is left out (its Elements need a shape with a mass)"});
    row("unknown vertex list",
        "<ComplexShape><GraphicalRepresentation vertexList='v'/></ComplexShape>",
        {"t.ros:2:15: error: there is no vertex list 'v'"});
  }
  void saysWhatIsWrongAndWhere()
  {
    QFETCH(QString, elements);
    QFETCH(QStringList, complaints);
    Stage stage;
    QVERIFY(stage.elements(elements.toStdString() + box("after")));
    QCOMPARE(stage.complaints, complaints);
    QVERIFY(stage.find("after"));
    for(int i = 0; i < 3; ++i)
      stage.world.cycle();
  }

  void refusesWhatIsNoUsableXml_data()
  {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("complaint");
    QTest::newRow("not closed") << QByteArray("<Simulation>\n<Scene>") << "t.ros:2:7: error: this is no well-formed XML";
    QTest::newRow("wrong end") << QByteArray("<Simulation>\n</Scene>") << "error: this is no well-formed XML";
    QTest::newRow("two values") << QByteArray("<Simulation a=1/>") << "t.ros:1:15: error: this is no well-formed XML";
    QTest::newRow("NUL") << QByteArray("<Simulation>\n \0</Simulation>", 29) << "t.ros:2:2: error: there is a NUL byte";
    QTest::newRow("entities") << QByteArray("<!DOCTYPE a [<!ENTITY b \"c\"><!ENTITY d \"&b;&b;\">]>\n<Simulation>&d;</Simulation>")
                              << "t.ros:1:14: error: entities that a file declares itself are not expanded";
    QTest::newRow("deep") << "<Simulation>" + QByteArray("<Elements>").repeated(100000) +
                                 QByteArray("</Elements>").repeated(100000) + "</Simulation>"
                          << "error: elements are nested more than 200 deep";
    QTest::newRow("another format") << QByteArray("<html/>") << "t.ros:1:1: error: no importer reads 't.ros'";
    QTest::newRow("only a comment") << QByteArray("<!-- -->") << "error: this is no well-formed XML";
  }
  void refusesWhatIsNoUsableXml()
  {
    QFETCH(QByteArray, text);
    QFETCH(QString, complaint);
    Stage stage;
    QVERIFY(!stage.import(text.toStdString()));
    QCOMPARE(stage.complaints.size(), 1);
    QVERIFY2(stage.complaints[0].contains(complaint), qPrintable(stage.complaints[0]));
  }

  void macrosThatUnfoldWithoutBoundAreCutOff()
  {
    QElapsedTimer timer;
    timer.start();
    Stage stage;
    std::string text = "<Simulation><Macro name='m0'><Compound/></Macro>";
    for(int i = 1; i < 40; ++i)
    {
      text += "<Macro name='m" + std::to_string(i) + "'>";
      for(int k = 0; k < 10; ++k)
        text += "<Use macroName='m" + std::to_string(i - 1) + "'/>";
      text += "</Macro>";
    }
    QVERIFY(stage.import(text + "<Scene><Elements><Use macroName='m39'/></Elements></Scene></Simulation>"));
    QCOMPARE(stage.complaints.size(), 1);
    QVERIFY2(stage.complaints[0].contains("more than 1000000 elements"), qPrintable(stage.complaints[0]));
    QVERIFY(timer.elapsed() < 60000);

    QVERIFY(stage.import("<Simulation><Macro name='a'><Use macroName='b'/></Macro><Macro name='b'><Use macroName='a'/>"
                         "</Macro><Scene><Elements><Use macroName='a'/></Elements></Scene></Simulation>"));
    QVERIFY2(stage.complaints[1].contains("the macro 'a' uses itself"), qPrintable(stage.complaints[1]));
  }

  void aFloodOfErrorsIsCutOff()
  {
    Stage stage;
    std::string text;
    for(int i = 0; i < 5000; ++i)
      text += "<Sphere/>\n";
    QVERIFY(stage.elements(text));
    QCOMPARE(stage.complaints.size(), 201);
    QVERIFY(stage.complaints.last().contains("more than 200 messages"));
  }

  void readsLatin1AndByteOrderMarks()
  {
    Stage stage;
    QVERIFY(stage.import("<?xml version='1.0' encoding='ISO-8859-1'?><Simulation><!-- \xE4 --><Scene><Elements>"
                         "<Sphere name='\xFC' radius='1'/></Elements></Scene></Simulation>"));
    QVERIFY(stage.find("\xC3\xBC"));
    QVERIFY(stage.import("\xEF\xBB\xBF\r\n<Simulation><Scene><Elements><Sphere name='s' radius='1'/></Elements></Scene></Simulation>"));
    QVERIFY(stage.find("s"));
    QCOMPARE(stage.complaints, QStringList());
  }

  void everyBeginningOfAFileIsSurvived()
  {
    std::ifstream in(std::string(SPARKWRIGHT_SOURCE_DIR) + "/resources/examples/cart.ros", std::ios::binary);
    const std::string text((std::istreambuf_iterator<char>(in)), {});
    QVERIFY(text.size() > 1000);
    Stage stage;
    for(std::size_t size = 0; size < text.size(); size += 13)
      QVERIFY(!stage.import(text.substr(0, size)) || text.substr(size).find('<') == std::string::npos);
  }

  void checkingTellsWhatBuildingTells()
  {
    QTemporaryDir folder;
    const std::string good = folder.filePath("good.ros").toStdString();
    const std::string bad = folder.filePath("bad.ros").toStdString();
    std::ofstream(good) << "<Simulation><Scene><Elements>" + box("b") + "</Elements></Scene></Simulation>";
    std::ofstream(bad) << "<Simulation><Scene>\n<Elements><Sphere/></Elements></Scene></Simulation>";
    SceneCheck check({});
    QVERIFY(check.check(std::vector{good}).empty());
    const Diagnostics found = SceneCheck({}).check(std::vector{bad});
    QCOMPARE(found.size(), std::size_t(1));
    QCOMPARE(found[0].text(), bad + ":2:11: error: Sphere needs the attribute 'radius'");
    QCOMPARE(sceneFilesBelow(folder.path().toStdString()), (std::vector{bad, good}));
  }

  void theExampleSettles()
  {
    WorldOptions options;
    options.dataDirectories = {std::string(SPARKWRIGHT_SOURCE_DIR) + "/resources"};
    Stage stage(options);
    QVERIFY(stage.world.load("examples/cart.ros"));
    for(int i = 0; i < 500; ++i)
      stage.world.cycle();
    QCOMPARE(stage.complaints, QStringList());
    const auto* const chassis = stage.find<RigidBody>("chassis/body_chassis");
    QVERIFY(chassis);
    // Wheels of 0.1 m, 0.08 m below it.
    QVERIFY2(near(chassis->position(), {0, 0, .18f}, .02f), qPrintable(QString::number(chassis->position().z())));
    QVERIFY(chassis->velocity().norm() < .01f);
    QCOMPARE(stage.count("HingeJoint"), 5);
    QCOMPARE(stage.count("RigidBody"), 6);
    // The sign hangs below its hinge, within its stops.
    const auto* const sign = stage.find<RigidBody>("sign/body_sign");
    QVERIFY(std::abs((sign->position() - Vec3f(.9f, 1, 1.1f)).norm() - std::sqrt(.05f)) < .01f);
  }
};

QTEST_GUILESS_MAIN(RosImporterTest)
#include "RosImporterTest.moc"
