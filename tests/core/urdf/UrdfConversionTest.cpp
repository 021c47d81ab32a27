#include "core/body/Collider.h"
#include "core/body/RigidBody.h"
#include "core/joint/Joints.h"
#include "core/run/SceneCheck.h"
#include "core/urdf/UrdfReader.h"
#include "core/urdf/UrdfFile.h"
#include "tests/core/urdf/UrdfSupport.h"

#include <Eigen/Geometry>

#include <QDir>
#include <QTest>

#include <random>

using namespace sparkwright;

namespace
{

/// Pose of each link in the frame of the root, for values of joints by name.
std::map<std::string, Eigen::Isometry3d> linkPoses(const urdf::Model& model,
                                                   const std::map<std::string, double>& values)
{
  std::map<std::string, Eigen::Isometry3d> poses;
  for(const int index : model.order)
  {
    const urdf::Link& link = model.links[static_cast<std::size_t>(index)];
    Eigen::Isometry3d& pose = poses[link.name] = Eigen::Isometry3d::Identity();
    const int above = model.jointAbove[static_cast<std::size_t>(index)];
    if(above < 0)
      continue;
    const urdf::Joint& joint = model.joints[static_cast<std::size_t>(above)];
    pose = poses[model.links[static_cast<std::size_t>(joint.parent)].name] * joint.origin;
    const auto value = values.find(joint.name);
    if(value == values.end())
      continue;
    if(joint.kind == urdf::Joint::Kind::Prismatic)
      pose = pose * Eigen::Translation3d(value->second * joint.axis);
    else
      pose = pose * Eigen::AngleAxisd(value->second, joint.axis);
  }
  return poses;
}

} // namespace

/// Robots from URDF files are the same robots in a World.
class UrdfConversionTest : public QObject
{
  Q_OBJECT
private slots:
  void everyLinkIsWhereItsJointsPutIt()
  {
    ConvertedRobot arm(sampleRobot("arm"));
    QVERIFY(arm.loaded);
    QCOMPARE(arm.complaints, QStringList());
    Diagnostics ignored;
    const std::optional<urdf::Model> model = urdf::read(urdfText(sampleRobot("arm")), "arm", ignored);
    QVERIFY(model);
    // Where each visual is: path in the scene, link.
    const std::pair<const char*, const char*> visuals[] = {{"arm/space/base/visual", "base"},
                                                           {"arm/space/upper/visual", "upper"},
                                                           {"arm/space/fore/visual", "fore"},
                                                           {"arm/space/fore/visual2", "gripper"},
                                                           {"arm/space/finger/visual", "finger"}};
    const auto originOf = [&](const std::string& name)
    {
      for(const urdf::Link& link : model->links)
        if(link.name == name)
          return link.visuals.front().origin;
      return Eigen::Isometry3d::Identity();
    };
    std::mt19937 random(7);
    const auto between = [&random](double low, double high)
    { return std::uniform_real_distribution<double>(low, high)(random); };
    for(int i = 0; i < 25; ++i)
    {
      const std::map<std::string, double> values =
          i == 0 ? std::map<std::string, double>()
                 : std::map<std::string, double>{
                       {"shoulder", between(-1.5, 1.5)}, {"elbow", between(-2, 2)}, {"slide", between(0, 0.05)}};
      if(i > 0)
      {
        arm.set("arm/space/upper/joint", values.at("shoulder"));
        arm.set("arm/space/fore/joint", values.at("elbow"));
        arm.set("arm/space/finger/axis/joint", values.at("slide"));
      }
      QCOMPARE(arm.complaints, QStringList());
      const auto poses = linkPoses(*model, values);
      const Eigen::Isometry3d base = arm.pose("arm/space/base/visual") * originOf("base").inverse();
      for(const auto& [path, link] : visuals)
      {
        const Eigen::Isometry3d wanted = base * poses.at(link) * originOf(link);
        const double missed = (arm.pose(path).matrix() - wanted.matrix()).cwiseAbs().maxCoeff();
        QVERIFY2(missed < 1e-4, qPrintable(QStringLiteral("%1 is off by %2").arg(path).arg(missed)));
      }
    }
  }

  void massAndInertiaAreThoseOfTheLinksTogether()
  {
    ConvertedRobot arm(sampleRobot("arm"));
    const auto& upper = arm.at<RigidBody>("arm/space/upper/body");
    QCOMPARE(upper.body().mass().mass, 1.0);
    const Eigen::Matrix3d turn =
        (Eigen::AngleAxisd(0.3, Eigen::Vector3d::UnitZ()) * Eigen::AngleAxisd(0.2, Eigen::Vector3d::UnitY()) *
         Eigen::AngleAxisd(0.1, Eigen::Vector3d::UnitX()))
            .toRotationMatrix();
    Eigen::Matrix3d tensor;
    tensor << 0.01, 0.0001, 0, 0.0001, 0.011, 0, 0, 0, 0.002;
    QVERIFY(upper.body().mass().inertia.isApprox(turn * tensor * turn.transpose(), 1e-5));
    // 0.6 kg at 0.1 and 0.2 kg at 0.2: 0.8 kg at 0.125.
    const auto& fore = arm.at<RigidBody>("arm/space/fore/body");
    QVERIFY(std::abs(fore.body().mass().mass - 0.8) < 1e-6);
    const double steiner = 0.6 * 0.025 * 0.025 + 0.2 * 0.075 * 0.075;
    QVERIFY(std::abs(fore.body().mass().inertia(1, 1) - (0.004 + 0.0002 + steiner)) < 1e-6);
    QVERIFY(std::abs(fore.body().mass().inertia(0, 0) - (0.001 + 0.0002)) < 1e-6);
  }

  void stopsMotorsAndSpeedsAreThoseOfTheJoints()
  {
    ConvertedRobot arm(sampleRobot("arm"));
    const auto& elbow = arm.at<HingeJoint>("arm/space/fore/joint");
    QVERIFY(std::abs(elbow.lowStopDeg(0) + 114.592) < 1e-3);
    QVERIFY(std::abs(elbow.highStopDeg(0) - 114.592) < 1e-3);
    QCOMPARE(elbow.parameter(physics::JointParameter::MaxMotorForce, 0), 20.f);
    QCOMPARE(elbow.maxSpeed(0), 3.f);
    const auto& slide = arm.at<SliderJoint>("arm/space/finger/axis/joint");
    QCOMPARE(slide.parameter(physics::JointParameter::HighStop, 0), 0.05f);
    QVERIFY(arm.world.root().find("/usr/scene/arm/space/fore/joint/elbow"));
  }

  void whatIsNotKeptIsListedWithItsLine()
  {
    ConvertedRobot arm(sampleRobot("arm"));
    QStringList warnings;
    for(const Diagnostic& d : arm.diagnostics)
      if(d.severity == Diagnostic::Severity::Warning)
      {
        QVERIFY(!d.hint.empty());
        warnings << QStringLiteral("%1 %2").arg(d.line).arg(QString::fromStdString(d.message));
      }
    QCOMPARE(warnings, QStringList({"97 transmission is not kept"}));
    QCOMPARE(arm.said("7 links became").size(), 0);
    QCOMPARE(arm.said("6 links became 4 bodies with 3 joints, 5.85 kg in all").size(), 1);
  }

  void theCartStandsAndDrivesByItsWheels()
  {
    ConvertedRobot cart(sampleRobot("cart"), true);
    QVERIFY(cart.loaded);
    QCOMPARE(cart.complaints, QStringList());
    for(int i = 0; i < 100; ++i)
      cart.world.cycle();
    const Eigen::Isometry3d before = cart.pose("cart/space/base_link");
    QVERIFY(std::abs(before.translation().z() - 0.08) < 0.02);
    QVERIFY(before.linear()(2, 2) > 0.99);
    for(const char* const wheel : {"left_wheel", "right_wheel"})
    {
      auto& joint = cart.at<HingeJoint>("cart/space/" + std::string(wheel) + "/joint");
      joint.setMotorVelocity(0, 5);
      joint.wakeFirstBody();
    }
    for(int i = 0; i < 100; ++i)
      cart.world.cycle();
    // 5 rad/s on wheels of 8 cm: 0.8 m in 2 s.
    const Eigen::Isometry3d after = cart.pose("cart/space/base_link");
    QVERIFY2(std::abs(after.translation().x() - before.translation().x() - 0.8) < 0.1,
             qPrintable(QString::number(after.translation().x() - before.translation().x())));
    QVERIFY(after.linear()(2, 2) > 0.99);
  }

  void anAgentCommandsAndSensesTheJointsByTheirNames()
  {
    QTemporaryDir folder;
    QDir(folder.path()).mkpath("rsg/agent"); // Where agents may find robots.
    const std::string scene = folder.filePath("rsg/agent/cart.rsg").toStdString();
    Diagnostics diagnostics;
    QVERIFY(urdf::convertFile(sampleRobot("cart"), scene, {}, diagnostics));
    WorldOptions options = test::soccerOptions(false);
    options.dataDirectories.emplace_back(folder.path().toStdString());
    World world(options);
    QVERIFY(world.load("examples/ground.rsg"));
    const AgentId agent = world.addAgent();
    world.deliver(agent, "(scene rsg/agent/cart.rsg)");
    for(int i = 0; i < 5; ++i)
      world.cycle();
    world.deliver(agent, "(left_motor 2)(right_motor 2)");
    for(int i = 0; i < 25; ++i)
      world.cycle();
    const double angle = test::hinge(world.percepts(agent), "left");
    QVERIFY2(angle > 40 && angle < 70, qPrintable(QString::number(angle))); // 2 rad/s for half a second
  }

  void aRootCalledWorldIsTheEnvironment()
  {
    QTemporaryDir folder;
    const std::string file = folder.filePath("post.urdf").toStdString();
    std::ofstream(file) << "<robot name='post'><link name='world'/><link name='post'><collision><geometry>"
                           "<box size='0.1 0.1 1'/></geometry></collision></link><link name='lid'><inertial>"
                           "<mass value='1'/><inertia ixx='0.01' iyy='0.01' izz='0.01'/></inertial></link>"
                           "<joint name='foot' type='fixed'><parent link='world'/><child link='post'/></joint>"
                           "<joint name='hinge' type='revolute'><parent link='post'/><child link='lid'/>"
                           "<limit lower='0' upper='1' effort='9'/></joint></robot>";
    ConvertedRobot post(file);
    QVERIFY(post.loaded);
    QCOMPARE(post.complaints, QStringList());
    QVERIFY(!post.at<Collider>("post/space/world/collider").shape()->body());
    const auto& hinge = post.at<HingeJoint>("post/space/lid/joint");
    QVERIFY(hinge.firstBody());
    QVERIFY(!hinge.secondBody());
  }

  void meshesComeAlong()
  {
    QTemporaryDir folder;
    QDir(folder.path()).mkpath("robots/box_description/meshes");
    QDir(folder.path()).mkpath("scenes");
    std::ofstream(folder.filePath("robots/box_description/meshes/block.obj").toStdString())
        << "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 2 3 4\nf 1 4 3\n";
    const std::string file = folder.filePath("box.urdf").toStdString();
    std::ofstream(file)
        << "<robot name='b'><link name='l'><inertial><mass value='1'/><inertia ixx='1' iyy='1' izz='1'/>"
           "</inertial><visual><geometry><mesh filename='package://box_description/meshes/block.obj' "
           "scale='2 2 2'/></geometry></visual><collision><geometry><mesh "
           "filename='package://box_description/meshes/block.obj'/></geometry></collision>\n"
           "<visual><geometry><mesh filename='package://other/gone.stl'/></geometry></visual>"
           "</link></robot>";
    const std::string scene = folder.filePath("scenes/b.rsg").toStdString();
    Diagnostics diagnostics;
    QVERIFY(urdf::convertFile(file, scene, {.packages = {folder.filePath("robots").toStdString()}}, diagnostics));
    QVERIFY(QFile::exists(folder.filePath("scenes/b_meshes/box_description/meshes/block.obj")));
    QVERIFY(std::ranges::any_of(diagnostics, [](const Diagnostic& d)
                                { return d.message.starts_with("the mesh 'package://other/gone.stl' cannot be read"); }));
    World world(test::soccerOptions(false));
    QStringList complaints;
    world.log().setSink(
        [&](const Diagnostic& d)
        {
          if(d.severity >= Diagnostic::Severity::Warning)
            complaints << QString::fromStdString(d.text());
        });
    QVERIFY(world.load(scene));
    QCOMPARE(complaints, QStringList());
    const auto* const collider = dynamic_cast<Collider*>(world.root().find("/usr/scene/b/space/l/collider"));
    QVERIFY(collider && collider->shape());
    QCOMPARE(collider->shape()->kind(), physics::Shape::Kind::ConvexHull);
    QVERIFY(collider->shape()->body());
  }

  void theSceneTellsWhichLineEachPartComesFrom()
  {
    ConvertedRobot arm(sampleRobot("arm"));
    QVERIFY(arm.text.find("; Link fore, line 31; gripper, line 47.") != std::string::npos);
    QVERIFY(arm.text.find("; Hinge elbow to upper, line 71.") != std::string::npos);
    SceneCheckOptions options;
    options.world = test::soccerOptions(false);
    const std::vector<std::string> files{arm.folder.filePath("robot.rsg").toStdString()};
    QCOMPARE(SceneCheck(options).check(files).size(), std::size_t{0});
  }
};

QTEST_APPLESS_MAIN(UrdfConversionTest)
#include "UrdfConversionTest.moc"
