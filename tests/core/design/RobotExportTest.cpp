#include "core/body/RigidBody.h"
#include "core/design/export/RobotGraph.h"
#include "core/design/export/UrdfExport.h"
#include "core/joint/Joints.h"
#include "core/scene/Transform.h"
#include "core/urdf/Capsules.h"
#include "core/urdf/RobotParts.h"
#include "core/urdf/UrdfFile.h"
#include "core/urdf/UrdfReader.h"
#include "tests/core/WorldSupport.h"

#include <QDir>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <fstream>
#include <iterator>
#include <random>

using namespace sparkwright;

namespace
{

std::string contentOf(const std::string& file)
{
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

bool nearTo(double a, double b, double relative)
{
  return std::abs(a - b) <= relative * std::max(std::abs(a), std::abs(b));
}

bool isText(const Diagnostic& diagnostic, std::string_view name)
{
  return diagnostic.said.key() && diagnostic.said.key()->name == name;
}

/// A scene, the URDF made of its robot, and the description that this file holds.
struct ExportedRobot
{
  explicit ExportedRobot(const std::string& scene, const std::string& robot = {}, std::vector<std::string> parameters = {})
      : file(folder.filePath("robot.urdf").toStdString())
  {
    design::UrdfExportOptions options{robot, std::move(parameters), {}};
    written = design::exportUrdf(world, scene, file, options, diagnostics);
    Diagnostics complaints;
    text = contentOf(file);
    model = urdf::read(text, "robot", complaints);
    for(const Diagnostic& complaint : complaints)
      if(complaint.severity > Diagnostic::Severity::Note)
        problems << QString::fromStdString(complaint.text());
    if(model)
      urdf::joinCapsules(*model);
  }
  ExportedRobot(const ExportedRobot&) = delete;

  int count(const char* message, Diagnostic::Severity severity = Diagnostic::Severity::Warning) const
  {
    return static_cast<int>(std::ranges::count_if(diagnostics, [&](const Diagnostic& d)
                                                  { return d.severity == severity && isText(d, message); }));
  }

  QTemporaryDir folder;
  std::string file, text;
  World world{test::soccerOptions(false)};
  Diagnostics diagnostics;
  bool written = false;
  std::optional<urdf::Model> model;
  QStringList problems;
};

/// A scene with this text in a robot file.
struct SceneOf
{
  explicit SceneOf(const std::string& nodes) : file(folder.filePath("scene.rsg").toStdString())
  {
    std::ofstream(file) << "(RSG 0 1)\n((nd Space (setName robot) (disableInnerCollision true)\n" + nodes + "))\n";
  }
  QTemporaryDir folder;
  std::string file;
};

std::string part(const std::string& name, const std::string& place, const std::string& more = {})
{
  return "(nd Transform (setName " + name + ") (setLocalPos " + place +
         ") (nd RigidBody (setName body) (setBoxTotal 1 0.2 0.2 1))" + more + ")\n";
}

std::vector<urdf::Part> partsOf(const urdf::Model& model)
{
  Diagnostics ignored;
  const auto unknown = [](const urdf::Shape&) { return Eigen::AlignedBox3d(); };
  return urdf::partsOf(model, urdf::linkPoses(model), unknown, "robot", ignored);
}

/// The numbers of each call of a method in a scene, in order.
std::vector<std::vector<double>> callsIn(const std::string& scene, const char* method)
{
  std::vector<std::vector<double>> all;
  const QRegularExpression call(QStringLiteral("\\(%1 ([^()]*)\\)").arg(QLatin1String(method)));
  for(auto at = call.globalMatch(QString::fromStdString(scene)); at.hasNext();)
  {
    all.emplace_back();
    for(const QString& word : at.next().captured(1).split(u' '))
      all.back().push_back(word.toDouble());
  }
  return all;
}

void compareMasses(const urdf::Model& model, const std::string& scene)
{
  const auto written = callsIn(scene, "setMassParameters");
  const std::vector<urdf::Part> parts = partsOf(model);
  std::size_t next = 0;
  for(const urdf::Part& part : parts)
  {
    if(part.isStatic)
      continue;
    QVERIFY(next < written.size());
    const std::vector<double>& w = written[next++];
    QVERIFY2(nearTo(w[0], part.mass, 1e-9), part.name.c_str());
    const double whole = part.inertia.trace();
    const Eigen::Matrix3d& i = part.inertia;
    const double expected[] = {i(0, 0), i(1, 1), i(2, 2), i(0, 1), i(0, 2), i(1, 2)};
    for(std::size_t k = 0; k < 6; ++k)
      QVERIFY2(std::abs(w[4 + k] - expected[k]) <= 1e-9 * whole, part.name.c_str());
  }
  QCOMPARE(next, written.size());
}

void compareStops(const urdf::Model& model, const std::string& scene)
{
  std::vector<double> low, expected;
  for(const char* const method : {"setLowStopDeg", "setHighStopDeg", "setLowStopPos", "setHighStopPos"})
    for(const std::vector<double>& call : callsIn(scene, method))
      low.push_back(call[1] * (std::string_view(method).ends_with("Deg") ? M_PI / 180 : 1));
  for(const urdf::Joint& joint : model.joints)
    if(joint.limits)
      expected.insert(expected.end(), joint.limits->begin(), joint.limits->end());
  std::ranges::sort(low);
  std::ranges::sort(expected);
  QCOMPARE(low.size(), expected.size());
  for(std::size_t i = 0; i < low.size(); ++i)
    QVERIFY2(nearTo(low[i], expected[i], 1e-9), qPrintable(QString::number(low[i], 'g', 17)));
}

using Shapes = std::vector<std::pair<const urdf::Shape*, urdf::Pose>>; ///< In the frame of their part's centre.

Shapes shapesOf(const urdf::Model& model, const urdf::Part& part, std::vector<urdf::Shape> urdf::Link::* which)
{
  const std::vector<urdf::Pose> places = urdf::linkPoses(model);
  const urdf::Pose centre = part.world * Eigen::Translation3d(part.centre);
  Shapes shapes;
  for(const int link : part.links)
    for(const urdf::Shape& shape : model.links[urdf::at(link)].*which)
      shapes.emplace_back(&shape, centre.inverse() * places[urdf::at(link)] * shape.origin);
  return shapes;
}

/// Whether two descriptions, the second one of a World made from the first, are of the same robot. Places are compared
/// as exactly as floats are.
void compareRobots(const urdf::Model& a, const urdf::Model& b)
{
  const std::vector<urdf::Part> first = partsOf(a), second = partsOf(b);
  QCOMPARE(second.size(), first.size());
  for(const urdf::Part& part : first)
  {
    const auto same = std::ranges::find(second, part.name, &urdf::Part::name);
    QVERIFY2(same != second.end(), part.name.c_str());
    QVERIFY2(nearTo(same->mass, part.mass, 1.2e-7), part.name.c_str());
    QVERIFY2((same->inertia - part.inertia).norm() <= 3e-7 * part.inertia.norm(), part.name.c_str());
    for(const auto which : {&urdf::Link::collisions, &urdf::Link::visuals})
    {
      const Shapes before = shapesOf(a, part, which), after = shapesOf(b, *same, which);
      QCOMPARE(after.size(), before.size());
      for(std::size_t i = 0; i < before.size(); ++i)
      {
        QVERIFY2(after[i].first->geometry.kind == before[i].first->geometry.kind, part.name.c_str());
        for(int axis = 0; axis < 3; ++axis)
          QVERIFY2(nearTo(after[i].first->geometry.size[axis], before[i].first->geometry.size[axis], 1e-9),
                   part.name.c_str());
        QVERIFY2(after[i].second.isApprox(before[i].second, 2e-6), part.name.c_str());
      }
    }
  }
  for(const urdf::Joint& joint : a.joints)
  {
    if(joint.kind == urdf::Joint::Kind::Fixed)
      continue;
    const auto same = std::ranges::find(b.joints, joint.name, &urdf::Joint::name);
    QVERIFY2(same != b.joints.end(), joint.name.c_str());
    QVERIFY2(same->kind == joint.kind, joint.name.c_str());
    QCOMPARE(same->limits.has_value(), joint.limits.has_value());
    for(std::size_t i = 0; joint.limits && i < 2; ++i)
      QVERIFY2(std::abs((*same->limits)[i] - (*joint.limits)[i]) <= 1.2e-7 * std::abs((*joint.limits)[i]), joint.name.c_str());
    QCOMPARE(same->effort.value_or(0), joint.effort.value_or(0));
    QCOMPARE(same->velocity.value_or(1e6), joint.velocity.value_or(1e6));
  }
}

/// Pose of each link in the world, with joints at these values.
std::map<std::string, Eigen::Isometry3d> posesOf(const urdf::Model& model, const std::map<std::string, double>& values)
{
  std::map<std::string, Eigen::Isometry3d> poses;
  for(const int index : model.order)
  {
    Eigen::Isometry3d& pose = poses[model.links[urdf::at(index)].name] = Eigen::Isometry3d::Identity();
    const int above = model.jointAbove[urdf::at(index)];
    if(above < 0)
      continue;
    const urdf::Joint& joint = model.joints[urdf::at(above)];
    const double value = values.contains(joint.name) ? values.at(joint.name) : 0;
    pose = poses[model.links[urdf::at(joint.parent)].name] * joint.origin;
    if(joint.kind == urdf::Joint::Kind::Prismatic)
      pose = pose * Eigen::Translation3d(value * joint.axis);
    else if(joint.kind != urdf::Joint::Kind::Fixed)
      pose = pose * Eigen::AngleAxisd(value, joint.axis);
  }
  return poses;
}

void addRobots()
{
  QTest::addColumn<QString>("scene");
  QTest::addColumn<QStringList>("parameters");
  QTest::addColumn<QString>("robot");
  const auto robot = [](const char* name, const char* scene, const QStringList& parameters = {}, const char* node = "")
  { QTest::newRow(name) << QString::fromLatin1(scene) << parameters << QString::fromLatin1(node); };
  for(const char* const type : {"0", "1", "2", "3", "4"})
    robot(type, "rsg/agent/nao/nao_hetero.rsg", {QString::fromLatin1(type)});
  for(const char* const name : {"buggy", "hoap2", "legged_sphere", "nao", "nao_v4", "soccerbot"})
    QTest::newRow(name) << QStringLiteral("examples/robots/%1.rsg").arg(QLatin1String(name)) << QStringList() << QString();
  robot("soccerbot 0.5.5", "rsg/agent/soccerbot055.rsg");
  robot("soccerbot 0.5.6", "rsg/agent/soccerbot056.rsg");
  robot("compound soccerbot", "rsg/agent/soccerbotcomp.rsg");
  robot("lamp", "rsg/agent/examples/lamp.rsg");
  robot("example buggy", "examples/buggy.rsg");
  for(const char* const name : {"hinge", "slider", "universal", "pendulum", "motor"})
    QTest::newRow(name) << QStringLiteral("examples/%1.rsg").arg(QLatin1String(name)) << QStringList() << QString();
  for(const char* const name : {"hinge", "slider", "universal"})
    QTest::newRow(qPrintable(QStringLiteral("%1 test").arg(QLatin1String(name))))
        << QStringLiteral("rsg/jointtest/%1thing.rsg").arg(QLatin1String(name)) << QStringList() << QString();
  robot("SimuroSot", "setups/simurosot_middle.rb", {}, "blue1");
}

} // namespace

/// Robots of scenes become URDF, and URDF the same robots again.
class RobotExportTest : public QObject
{
  Q_OBJECT
private slots:
  void everyRobotComesBack_data() { addRobots(); }
  void everyRobotComesBack()
  {
    QFETCH(QString, scene);
    QFETCH(QStringList, parameters);
    QFETCH(QString, robot);
    std::vector<std::string> values;
    for(const QString& value : parameters)
      values.push_back(value.toStdString());
    ExportedRobot exported(scene.toStdString(), robot.toStdString(), values);
    QVERIFY2(exported.written, exported.diagnostics.empty() ? "" : exported.diagnostics.back().text().c_str());
    QVERIFY(exported.model);
    QCOMPARE(exported.problems, QStringList());
    // All masses of the scene, and what stands between two axes of one joint.
    Diagnostics ignored;
    const design::RobotGraph graph = design::robotGraph(exported.world, robot.toStdString(), ignored);
    double mass = 0, described = 0;
    for(const RigidBody* const body : graph.bodies)
      mass += body->body().mass().mass;
    for(const urdf::Link& link : exported.model->links)
      if(link.inertial && !link.name.ends_with("_axis"))
        described += link.inertial->mass;
    QVERIFY(nearTo(mass, described, 1e-7));

    const std::string back = exported.folder.filePath("back.rsg").toStdString();
    QVERIFY(urdf::convertFile(exported.file, back, {}, ignored));
    compareMasses(*exported.model, contentOf(back));
    compareStops(*exported.model, contentOf(back));
    if(QTest::currentTestFailed())
      return;
    ExportedRobot twice(back);
    QVERIFY(twice.model);
    compareRobots(*exported.model, *twice.model);
  }

  void linksMoveAsInTheScene_data() { addRobots(); }
  void linksMoveAsInTheScene()
  {
    QFETCH(QString, scene);
    QFETCH(QStringList, parameters);
    QFETCH(QString, robot);
    std::vector<std::string> values;
    for(const QString& value : parameters)
      values.push_back(value.toStdString());
    ExportedRobot exported(scene.toStdString(), robot.toStdString(), values);
    QVERIFY(exported.written && exported.model);
    Diagnostics ignored;
    const design::RobotGraph graph = design::robotGraph(exported.world, robot.toStdString(), ignored);
    std::mt19937 random(5);
    std::map<std::string, double> set;
    // Joints of the description come in the order of the graph, one for each axis.
    std::size_t next = 0;
    for(const design::RobotGraph::Edge& edge : graph.edges)
    {
      using Kind = physics::Joint::Kind;
      const Kind kind = edge.joint->joint()->kind();
      const std::size_t count = kind == Kind::Universal || kind == Kind::Hinge2 ? 2 : kind == Kind::Ball ? 3 : 1;
      for(std::size_t i = 0; i < count; ++i, ++next)
      {
        const urdf::Joint& joint = exported.model->joints[next];
        if(kind == Kind::Hinge2 || kind == Kind::Ball || kind == Kind::Fixed)
          continue; // They cannot be set.
        const int axis = count == 1 ? 0 : joint.name.ends_with("_1") ? 0 : 1;
        const auto [low, high] = joint.limits.value_or(std::array{-1.0, 1.0});
        const double value = std::uniform_real_distribution(std::max(low, -1.0), std::min(high, 1.0))(random);
        exported.world.manipulate(SetJoint{{0, edge.joint->path()}, axis, static_cast<float>(value)});
        set[joint.name] = value;
      }
    }
    QCOMPARE(next, exported.model->joints.size());
    const auto poses = posesOf(*exported.model, set);
    // Relative to the first body, which may have moved.
    std::optional<Eigen::Isometry3d> base;
    for(RigidBody* const body : graph.bodies)
    {
      Eigen::Isometry3d actual = Eigen::Isometry3d::Identity();
      actual.linear() = body->body().rotation();
      actual.translation() = body->body().position();
      Eigen::Isometry3d expected = Eigen::Isometry3d::Identity();
      // Links of bodies come in the order of the scene, after the static environment.
      const std::size_t place =
          static_cast<std::size_t>(std::ranges::find(graph.bodies, body) - graph.bodies.begin()) + (graph.root ? 0 : 1);
      const urdf::Link& link = exported.model->links[place];
      expected = poses.at(link.name) * link.inertial->origin;
      if(!base)
        base = actual * expected.inverse();
      QVERIFY2((base->inverse() * actual).isApprox(expected, 2e-5),
               qPrintable(QString::fromStdString(link.name) + QString::number((base->inverse() * actual * expected.inverse()).translation().norm())));
    }
  }

  void sayWhatUrdfCannot()
  {
    const SceneOf scene(part("a", "0 0 0", "(nd GyroRatePerceptor (setName gyro)) (nd Battery (setName battery))") +
                        part("b", "0 0 1", "(nd HingeJoint (setName ab) (attach ../body ../../a/body) (setAnchor 0 0 -0.5))") +
                        part("c", "0 0 2", "(nd HingeJoint (setName bc) (attach ../body ../../b/body) (setLowStopDeg 0 -10))"
                                           "(nd BallJoint (setName ca) (attach ../body ../../a/body))") +
                        part("d", "5 0 0"));
    ExportedRobot exported(scene.file);
    QVERIFY(exported.model);
    QCOMPARE(exported.model->links.size(), std::size_t{3});
    QCOMPARE(exported.count("robotExport.loop"), 1);
    QCOMPARE(exported.count("robotExport.others", Diagnostic::Severity::Note), 1);
    QCOMPARE(exported.count("robotExport.extra", Diagnostic::Severity::Note), 2);
    QCOMPARE(exported.count("robotExport.oneStop", Diagnostic::Severity::Note), 1);
    for(const Diagnostic& said : exported.diagnostics)
      QVERIFY(!said.hint.empty());
  }

  void aJointToTheWorldHoldsTheRobot()
  {
    const SceneOf scene(part("arm", "0 0 1", "(nd SliderJoint (setName rail) (attach ../body) (setLowStopPos 0 -0.5) (setHighStopPos 0 0.25) (setMaxMotorForce 0 12))"));
    ExportedRobot exported(scene.file);
    QVERIFY(exported.model);
    QCOMPARE(exported.model->links[urdf::at(exported.model->root)].name, std::string("world"));
    const urdf::Joint& rail = exported.model->joints.front();
    QVERIFY(rail.kind == urdf::Joint::Kind::Prismatic);
    QCOMPARE(rail.limits.value(), (std::array{-0.5, 0.25}));
    QCOMPARE(rail.effort.value(), 12.0);
    QVERIFY(rail.axis.isApprox(Eigen::Vector3d::UnitZ(), 1e-12));
  }

  void meshesComeWithTheRobot()
  {
    ExportedRobot exported("examples/mesh.rsg", "table");
    QVERIFY(exported.written);
    QVERIFY(exported.text.find("filename=\"robot_meshes/models/vase.obj\"") != std::string::npos);
    QCOMPARE(contentOf(exported.folder.filePath("robot_meshes/models/vase.obj").toStdString()),
             contentOf(SPARKWRIGHT_SOURCE_DIR "/resources/models/vase.obj"));
  }

  void refusesWhatIsNoRobot()
  {
    QVERIFY(!ExportedRobot(SceneOf("(nd Transform (setName nothing))").file).written);
    QVERIFY(!ExportedRobot("rsg/no/such.rsg").written);
    const SceneOf scene(part("a", "0 0 0"));
    ExportedRobot unknown(scene.file, "nobody");
    QVERIFY(!unknown.written);
    QCOMPARE(unknown.count("robotExport.noRobot", Diagnostic::Severity::Error), 1);
    QVERIFY(!QFile::exists(QString::fromStdString(unknown.file)));
    World itself(test::soccerOptions(false)), world(test::soccerOptions(false));
    Diagnostics diagnostics;
    const std::string before = contentOf(scene.file);
    QVERIFY(!design::exportUrdf(itself, scene.file, scene.file, {}, diagnostics));
    QCOMPARE(contentOf(scene.file), before);
    QVERIFY(!design::exportUrdf(world, scene.file, "/proc/no/robot.urdf", {}, diagnostics));
    QVERIFY(!diagnostics.empty() && isText(diagnostics.back(), "robotExport.notWritten"));
  }
};

QTEST_APPLESS_MAIN(RobotExportTest)
#include "RobotExportTest.moc"
