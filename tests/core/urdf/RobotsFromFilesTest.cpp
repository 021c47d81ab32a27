#include "core/body/Collider.h"
#include "core/joint/Joints.h"
#include "core/urdf/UrdfReader.h"
#include "tests/core/urdf/UrdfSupport.h"

#include <QDir>
#include <QTest>

using namespace sparkwright;

namespace
{

constexpr const char* oneKilogram =
    "<inertial><mass value='1'/><inertia ixx='0.00167' iyy='0.00167' izz='0.00167'/></inertial>";

/// A robot file in a folder of its own, with the meshes that it names.
struct RobotFile
{
  explicit RobotFile(const std::string& elements, const std::string& attributes = {})
  {
    std::ofstream(path()) << "<robot name='r' " << attributes << ">\n" << elements << "</robot>\n";
  }
  std::string path() const { return folder.filePath("r.urdf").toStdString(); }
  void write(const QString& name, const std::string& text) const
  {
    QDir(folder.path()).mkpath(QFileInfo(name).path());
    std::ofstream(folder.filePath(name).toStdString()) << text;
  }

  QTemporaryDir folder;
};

/// A cube of 10 cm as exporters write it: each triangle has vertices of its own.
std::string cubeMesh(int squares)
{
  std::string vertices, faces;
  int count = 0;
  for(int axis = 0; axis < 3; ++axis)
    for(const int side : {-1, 1})
      for(int i = 0; i < squares * squares; ++i)
      {
        const auto corner = [&](int u, int v)
        {
          double at[3];
          at[axis] = side * 0.05;
          at[(axis + 1) % 3] = -0.05 + 0.1 * (i % squares + u) / squares;
          at[(axis + 2) % 3] = -0.05 + 0.1 * (i / squares + v) / squares;
          vertices += "v " + std::to_string(at[0]) + ' ' + std::to_string(at[1]) + ' ' + std::to_string(at[2]) + '\n';
          ++count;
        };
        const auto triangle = [&](std::array<std::pair<int, int>, 3> corners)
        {
          if(side < 0)
            std::swap(corners[1], corners[2]);
          for(const auto& [u, v] : corners)
            corner(u, v);
          faces += "f " + std::to_string(count - 2) + ' ' + std::to_string(count - 1) + ' ' + std::to_string(count) + '\n';
        };
        triangle({{{0, 0}, {1, 0}, {1, 1}}});
        triangle({{{0, 0}, {1, 1}, {0, 1}}});
      }
  return vertices + faces;
}

std::string linkOf(const std::string& name, const std::string& inside = oneKilogram)
{
  return "<link name='" + name + "'>" + inside + "</link>\n";
}

std::string jointOf(const std::string& name, const std::string& parent, const std::string& child,
                    const std::string& inside, const std::string& type = "revolute")
{
  return "<joint name='" + name + "' type='" + type + "'><parent link='" + parent + "'/><child link='" + child + "'/>" +
         inside + "</joint>\n";
}

constexpr const char* upTo1 = "<limit lower='-1' upper='1' effort='5' velocity='2'/>";

std::string meshShape(const std::string& file, const std::string& more = {})
{
  return "<collision><geometry><mesh filename='" + file + "' " + more + "/></geometry></collision>";
}

} // namespace

/// What robots from elsewhere have in their files: each is the same robot in a World, and stands.
class RobotsFromFilesTest : public QObject
{
  Q_OBJECT
private slots:
  void aCubeOfTrianglesRestsLikeABox_data()
  {
    QTest::addColumn<int>("squares");
    QTest::addColumn<int>("shape");
    for(const int squares : {1, 4})
      for(const urdf::MeshShape shape :
          {urdf::MeshShape::Hull, urdf::MeshShape::Parts, urdf::MeshShape::Triangles, urdf::MeshShape::Box})
        QTest::addRow("%d squares, shape %d", squares, static_cast<int>(shape)) << squares << static_cast<int>(shape);
  }
  void aCubeOfTrianglesRestsLikeABox()
  {
    QFETCH(int, squares);
    QFETCH(int, shape);
    const RobotFile file(linkOf("l", oneKilogram + meshShape("meshes/cube.obj")));
    file.write("meshes/cube.obj", cubeMesh(squares));
    ConvertedRobot robot(file.path(), true, static_cast<urdf::MeshShape>(shape));
    QVERIFY(robot.loaded);
    QCOMPARE(robot.complaints, QStringList());
    robot.run(5);
    QVERIFY2(robot.fastest() < 0.01, qPrintable(QString::number(robot.fastest())));
    const Eigen::Isometry3d pose = robot.pose("r/space/l");
    QVERIFY2(std::abs(pose.translation().z() - 0.05) < 0.003, qPrintable(QString::number(pose.translation().z())));
    QVERIFY(pose.translation().head<2>().norm() < 0.005);
    QVERIFY(pose.linear()(2, 2) > 0.999);
  }

  void aStopAtTheStartHolds()
  {
    const RobotFile file(linkOf("base", oneKilogram + meshShape("cube.obj")) +
                         linkOf("l0", std::string("<inertial><origin xyz='0 0 0.05'/><mass value='1'/><inertia ixx='0.00167' "
                                                  "iyy='0.00167' izz='0.00167'/></inertial>")) +
                         jointOf("j0", "base", "l0",
                                 "<origin xyz='0 0 0.1'/><axis xyz='0 1 0'/><limit lower='0' upper='1' effort='20' "
                                 "velocity='3'/>"));
    file.write("cube.obj", cubeMesh(1));
    ConvertedRobot robot(file.path(), true);
    QVERIFY(robot.loaded);
    const auto& joint = robot.at<HingeJoint>("r/space/l0/joint");
    double least = 0, most = 0;
    for(int i = 0; i < 250; ++i)
    {
      robot.world.cycle();
      least = std::min<double>(least, joint.angleDeg(0));
      most = std::max<double>(most, joint.angleDeg(0));
    }
    QVERIFY2(least > -1 && most < 1, qPrintable(QStringLiteral("%1 to %2").arg(least).arg(most)));
    QVERIFY(robot.fastest() < 0.01);
  }

  void aStopBeyondHalfATurnIsReached()
  {
    const RobotFile file(linkOf("world", {}) +
                         linkOf("bar", "<inertial><origin xyz='0.2 0 0'/><mass value='1'/><inertia ixx='0.001' iyy='0.01' "
                                       "izz='0.01'/></inertial>") +
                         jointOf("j", "world", "bar",
                                 "<origin xyz='0 0 1'/><axis xyz='0 1 0'/><limit lower='-0.5' upper='4.5' effort='50' "
                                 "velocity='10'/>"));
    ConvertedRobot robot(file.path());
    QVERIFY(robot.loaded);
    QCOMPARE(robot.complaints, QStringList());
    auto& joint = robot.at<HingeJoint>("r/space/bar/joint");
    double most = 0, fastest = 0;
    for(int i = 0; i < 250; ++i)
    {
      joint.setMotorVelocity(0, 2);
      robot.world.cycle();
      most = std::max<double>(most, joint.angleDeg(0));
      fastest = std::max<double>(fastest, std::abs(joint.angleRateDeg(0)));
    }
    QVERIFY2(std::abs(joint.angleDeg(0) - 257.83f) < 1, qPrintable(QString::number(joint.angleDeg(0))));
    QVERIFY2(most < 259 && fastest < 150, qPrintable(QStringLiteral("%1 %2").arg(most).arg(fastest)));
  }

  void anEffortOfAnySizeIsClampedAndSaid()
  {
    const RobotFile file(linkOf("a") + linkOf("b") +
                         jointOf("j", "a", "b", "<limit lower='-1' upper='1' effort='1e10' velocity='inf'/>"));
    ConvertedRobot robot(file.path());
    QVERIFY(robot.loaded);
    QCOMPARE(robot.complaints, QStringList());
    QCOMPARE(robot.said("the effort of the joint 'j', 1e+10").size(), 1);
    const auto& joint = robot.at<HingeJoint>("r/space/b/joint");
    const float force = joint.parameter(physics::JointParameter::MaxMotorForce, 0);
    QVERIFY2(force >= 1000 && force <= 1e6f, qPrintable(QString::number(force)));
  }

  void aShapeWithoutSizeIsLeftOutAndSaid()
  {
    const RobotFile file(linkOf("a", std::string(oneKilogram) +
                                         "<collision><geometry><sphere radius='0'/></geometry></collision>"
                                         "<collision><geometry><box size='0.1 0.1 -0.1'/></geometry></collision>"
                                         "<collision><geometry><cylinder radius='0.1'/></geometry></collision>"
                                         "<collision><geometry><sphere radius='0.2'/></geometry></collision>"));
    ConvertedRobot robot(file.path());
    QVERIFY(robot.loaded);
    QCOMPARE(robot.said("radius must be more than 0, not 0").size(), 1);
    QCOMPARE(robot.said("size must be more than 0, not 0.1 0.1 -0.1").size(), 1);
    QCOMPARE(robot.said("cylinder needs the attribute length").size(), 1);
    QCOMPARE(robot.at<Collider>("r/space/a/collider").shape()->radius(), 0.2f);
  }

  void perceptorsAndEffectorsHaveTheNamesOfTheirJoints()
  {
    const RobotFile file(linkOf("torso") + linkOf("head") + linkOf("a/b") + linkOf("a_b") +
                         jointOf("head", "torso", "head", upTo1) + jointOf("x/y", "torso", "a/b", upTo1) +
                         jointOf("x_y", "torso", "a_b", upTo1));
    ConvertedRobot robot(file.path());
    QVERIFY(robot.loaded);
    for(const char* const name : {"head/joint/head", "head/joint/head_motor", "a_b/joint/x_y", "a_b_2/joint/x_y_2"})
      QVERIFY2(robot.world.root().find(std::string("/usr/scene/r/space/") + name), name);
  }

  void aQuaternionTurnsAnOrigin()
  {
    const RobotFile file(linkOf("a") + linkOf("b") +
                             jointOf("j", "a", "b",
                                     std::string("<origin xyz='0 0 1' quat_xyzw='0 0.7071068 0 0.7071068'/>") + upTo1),
                         "version='1.1'");
    ConvertedRobot robot(file.path());
    QVERIFY(robot.loaded);
    const Eigen::Isometry3d pose = robot.pose("r/space/a").inverse() * robot.pose("r/space/b");
    QVERIFY(pose.translation().isApprox(Eigen::Vector3d(0, 0, 1), 1e-6));
    QVERIFY((pose.linear() * Eigen::Vector3d::UnitZ()).isApprox(Eigen::Vector3d::UnitX(), 1e-6));
  }

  void meshesOfOneNameInTwoPackagesStayTwo()
  {
    const std::string inside = "/meshes/visual/base.obj";
    const RobotFile file(linkOf("a", oneKilogram + meshShape("package://arm_description" + inside)) +
                         linkOf("b", oneKilogram + meshShape("package://grip_description" + inside)) +
                         jointOf("j", "a", "b", {}, "continuous"));
    const std::string corner = "f 1 3 2\nf 1 2 4\nf 2 3 4\nf 1 4 3\n";
    file.write("arm_description/meshes/visual/base.obj", "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\n" + corner);
    file.write("grip_description/meshes/visual/base.obj", "v 0 0 0\nv 2 0 0\nv 0 2 0\nv 0 0 2\n" + corner);
    ConvertedRobot robot(file.path());
    QVERIFY(robot.loaded);
    QCOMPARE(robot.complaints, QStringList());
    for(const auto& [name, size] : {std::pair("a", 1.), std::pair("b", 2.)})
    {
      const physics::Box3 box = robot.at<Collider>(std::string("r/space/") + name + "/collider").shape()->bounds();
      QVERIFY2(std::abs(box.max.x() - box.min.x() - size) < 0.01, name);
    }
  }

  void aNegativeScaleMirrors()
  {
    const RobotFile file(linkOf("a", oneKilogram + meshShape("corner.obj", "scale='1 1 -1'")) +
                         linkOf("b", oneKilogram + meshShape("corner.obj", "scale='2'")) +
                         linkOf("c", oneKilogram + meshShape("corner.obj", "scale='1 2 3 1'")) +
                         jointOf("j", "a", "b", {}, "fixed") + jointOf("k", "a", "c", {}, "fixed"));
    file.write("corner.obj", "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 2 3 4\nf 1 4 3\n");
    ConvertedRobot robot(file.path());
    QVERIFY(robot.loaded);
    QCOMPARE(robot.complaints, QStringList());
    const auto sizes = [&](const char* name) -> std::pair<Eigen::Vector3d, Eigen::Vector3d>
    {
      const double base = robot.pose("r/space/a").translation().z();
      const physics::Box3 box = robot.at<Collider>(std::string("r/space/a/") + name).shape()->bounds();
      return {box.min - Eigen::Vector3d(0, 0, base), box.max - Eigen::Vector3d(0, 0, base)};
    };
    QVERIFY(sizes("collider").first.isApprox(Eigen::Vector3d(0, 0, -1), 0.01));
    QVERIFY(sizes("collider2").second.isApprox(Eigen::Vector3d(2, 2, 2), 0.01));
    QVERIFY(sizes("collider3").second.isApprox(Eigen::Vector3d(1, 2, 3), 0.01));
  }

  void anInertiaThatNoBodyHasIsReplacedAndSaidByHowMuch()
  {
    const RobotFile file(linkOf("a", "<inertial><mass value='1'/><inertia ixx='1' iyy='0.001' izz='0.001'/></inertial>"
                                     "<collision><geometry><box size='0.1 0.2 0.3'/></geometry></collision>"));
    ConvertedRobot robot(file.path());
    QVERIFY(robot.loaded);
    QCOMPARE(robot.said("the inertia of the link 'a' is not possible: one moment is 500.00 times the sum").size(), 1);
    const Eigen::Matrix3d inertia = robot.at<RigidBody>("r/space/a/body").body().mass().inertia;
    QVERIFY(std::abs(inertia(0, 0) - (0.04 + 0.09) / 12) < 1e-6);
    QVERIFY(std::abs(inertia(2, 2) - (0.01 + 0.04) / 12) < 1e-6);
  }

  void tinyInertiasAreKept()
  {
    const RobotFile file(linkOf("a", "<inertial><mass value='0.001'/><inertia ixx='5e-12' iyy='6e-12' izz='7e-12'/></inertial>"
                                     "<collision><geometry><sphere radius='0.001'/></geometry></collision>"));
    ConvertedRobot robot(file.path());
    QVERIFY(robot.loaded);
    QCOMPARE(robot.complaints, QStringList());
    const Eigen::Matrix3d inertia = robot.at<RigidBody>("r/space/a/body").body().mass().inertia;
    QVERIFY(std::abs(inertia(0, 0) / 5e-12 - 1) < 1e-6);
    QVERIFY(std::abs(inertia(2, 2) / 7e-12 - 1) < 1e-6);
  }

  void aJointWithoutARangeIsHeldByTheFormat()
  {
    const RobotFile file(linkOf("a") + linkOf("b") + jointOf("j", "a", "b", "<limit effort='5' velocity='1'/>", "prismatic"));
    ConvertedRobot robot(file.path());
    QVERIFY(robot.loaded);
    QCOMPARE(robot.said("the joint 'j' has no range").size(), 1);
    const auto& joint = robot.at<SliderJoint>("r/space/b/axis/joint");
    QCOMPARE(joint.parameter(physics::JointParameter::LowStop, 0), 0.f);
    QCOMPARE(joint.parameter(physics::JointParameter::HighStop, 0), 0.f);
  }

  void dampingAndFrictionTakeEffect()
  {
    const auto angleAfterOneSecond = [](const std::string& dynamics)
    {
      const RobotFile file(linkOf("world", {}) +
                           linkOf("bar", "<inertial><origin xyz='0.2 0 0'/><mass value='1'/><inertia ixx='0.001' iyy='0.01' "
                                         "izz='0.01'/></inertial>") +
                           jointOf("j", "world", "bar", "<origin xyz='0 0 1'/><axis xyz='0 1 0'/>" + dynamics, "continuous"));
      ConvertedRobot robot(file.path());
      robot.run(0.3);
      return robot.loaded ? static_cast<double>(robot.at<HingeJoint>("r/space/bar/joint").angleDeg(0)) : 1e9;
    };
    const double free = angleAfterOneSecond({}), damped = angleAfterOneSecond("<dynamics damping='1'/>"),
                 held = angleAfterOneSecond("<dynamics friction='3'/>");
    QVERIFY2(free > 30, qPrintable(QString::number(free)));
    QVERIFY2(damped > 5 && damped < free * 0.8, qPrintable(QString::number(damped)));
    QVERIFY2(std::abs(held) < 0.5, qPrintable(QString::number(held))); // 1 kg at 0.2 m needs 1.96 N·m.
  }

  void aMimicJointFollowsTheOther()
  {
    const std::string light = "<inertial><mass value='0.1'/><inertia ixx='0.001' iyy='0.001' izz='0.001'/></inertial>";
    const RobotFile file(linkOf("world", {}) + linkOf("a", light) + linkOf("b", light) +
                         jointOf("second", "world", "b",
                                 "<axis xyz='0 0 1'/><limit lower='-3' upper='3' effort='50' velocity='20'/><mimic "
                                 "joint='first' multiplier='-0.5' offset='0.1'/>") +
                         jointOf("first", "world", "a",
                                 "<origin xyz='0 0 1'/><axis xyz='0 0 1'/><limit lower='-3' upper='3' effort='50' velocity='20'/>"));
    ConvertedRobot robot(file.path());
    QVERIFY(robot.loaded);
    QCOMPARE(robot.complaints, QStringList());
    robot.at<HingeJoint>("r/space/a/joint").setMotorVelocity(0, 1);
    robot.run(1);
    const double first = robot.at<HingeJoint>("r/space/a/joint").angleDeg(0);
    const double second = robot.at<HingeJoint>("r/space/b/joint").angleDeg(0);
    QVERIFY(first > 50);
    QVERIFY2(std::abs(second - (-0.5 * first + 0.1 * 180 / M_PI)) < 1.5, qPrintable(QString::number(second)));
  }

  void aFixedBaseStaysWhereItIs()
  {
    const RobotFile file(linkOf("a") + linkOf("b") + jointOf("j", "a", "b", std::string("<origin xyz='0.3 0 0'/>") + upTo1));
    const QTemporaryDir folder;
    const std::string scene = folder.filePath("r.rsg").toStdString();
    Diagnostics diagnostics;
    QVERIFY(urdf::convertFile(file.path(), scene, {.fixed = true}, diagnostics));
    World world(test::soccerOptions(false));
    QVERIFY(world.load(scene));
    for(int i = 0; i < 100; ++i)
      world.cycle();
    auto* const body = dynamic_cast<RigidBody*>(world.root().find("/usr/scene/r/space/a/body"));
    QVERIFY(body);
    QVERIFY2(body->body().position().norm() < 0.01, qPrintable(QString::number(body->body().position().norm())));
  }

  void bytesBehindTheEndAreIgnored()
  {
    Diagnostics diagnostics;
    const std::string text = "<robot name='r'>" + linkOf("a") + "</robot>" + std::string(3, '\0') + "<junk";
    QVERIFY(urdf::read(text, "r.urdf", diagnostics));
    QCOMPARE(diagnostics.size(), std::size_t{0});
  }

  void aPathOutOfItsPackageIsRefused()
  {
    const RobotFile file(linkOf("a", oneKilogram + meshShape("package://p/../../../secret.obj")));
    ConvertedRobot robot(file.path());
    QVERIFY(robot.converted);
    const QStringList said = robot.said("the mesh 'package://p/../../../secret.obj' cannot be read");
    QCOMPARE(said.size(), 1);
    QVERIFY2(said.front().contains("leads out of its package"), qPrintable(said.front()));
  }

  void aPointerOfGitLfsIsSaid()
  {
    const RobotFile file(linkOf("a", oneKilogram + meshShape("m.stl")));
    file.write("m.stl", "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 5\n");
    ConvertedRobot robot(file.path());
    QVERIFY(robot.converted);
    QCOMPARE(robot.said("the mesh 'm.stl' cannot be read: it is a pointer of Git LFS").size(), 1);
  }
};

QTEST_APPLESS_MAIN(RobotsFromFilesTest)
#include "RobotsFromFilesTest.moc"
