#include "WorldSupport.h"

#include "core/joint/JointMotor.h"
#include "core/object/Context.h"
#include "core/robot/types/RobotTypes.h"
#include "core/run/SceneCheck.h"
#include "core/script/ScriptEngine.h"
#include "tests/VerifyNear.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace sparkwright;
using namespace sparkwright::test;

namespace
{

const std::string head = R"(
[[parameter]]
name = "length"
unit = "m"
meaning = "Of the arm."
least = 0.1
most = 0.5
value = 0.2

[[parameter]]
name = "colour"
meaning = "Of the arm."
value = "matRed"
)";

std::string typeText(const std::string& name, int id, const std::string& more = {})
{
  return "\n[[type]]\nname = \"" + name + "\"\nid = " + std::to_string(id) + "\ntemplate = \"rsg/agent/arm.rsg\"\n" +
         more + '\n';
}

/// A robot with one joint; its length is its arm's mass.
constexpr const char* armFile = R"((RSG 0 1)
(
  (templ $colour $type $length)
  (nd AgentAspect
    (setName body)
    (nd TimePerceptor)
    (nd AgentState (setRobotType $type) (nd GameStatePerceptor))
    (nd StaticMeshInitEffector)
    (nd RigidBody (setName base) (setBoxTotal 5 1 1 1))
    (nd Transform
      (setName arm)
      (setLocalPos 0 $length 1)
      (nd SMN (load StdUnitBox) (sMat $colour))
      (nd RigidBody (setName body) (setBoxTotal $length 0.1 0.1 0.1))
      (nd HingeJoint
        (attach ../body ../../base)
        (setAxis 0)
        (nd HingePerceptor (setName rlj4))
        (nd HingeEffector (setName rle4))))))
)";

std::optional<RobotTypeFile> parsed(const std::string& text, std::uint64_t seed = 1)
{
  Diagnostics problems;
  return parseRobotTypes(text, "arms.toml", seed, problems);
}

/// Resources of our own in front of those of the tree, with the soccer scene.
class Stage
{
public:
  explicit Stage(const std::string& types, std::uint64_t seed = 1, bool soccer = true)
  {
    write("rsg/agent/arm.rsg", armFile);
    write("robots/arms.toml", types);
    write("start.rb", std::string(soccer ? "run('setups/soccer.rb')\n" : "") + "loadRobotTypes('robots/arms.toml')\n");
    WorldOptions options = soccerOptions();
    options.dataDirectories.insert(options.dataDirectories.begin(), directory_.path().toStdString());
    options.seed = seed;
    world = std::make_unique<World>(options);
    world->log().setSink([this](const Diagnostic& d) { messages += d.text() + '\n'; });
    loaded = world->load("start.rb");
  }

  void cycle(int count = 1)
  {
    for(int i = 0; i < count; ++i)
    {
      for(const AgentInfo& agent : world->frame()->agents)
        if(!world->percepts(agent.id).empty())
          world->perceptsSent(agent.id);
      world->cycle();
    }
  }
  AgentId connect(const std::string& text)
  {
    const AgentId agent = world->addAgent();
    world->deliver(agent, text);
    cycle(3);
    return agent;
  }
  const RobotTypes& types() { return *world->context().service<RobotTypes>(); }

  void write(const std::string& name, const std::string& text)
  {
    const QFileInfo info(directory_.filePath(QString::fromStdString(name)));
    QDir().mkpath(info.path());
    QFile file(info.filePath());
    if(!file.open(QIODevice::WriteOnly) || file.write(text.data(), qint64(text.size())) < 0)
      qFatal("cannot write");
  }

  std::unique_ptr<World> world;
  std::string messages;
  bool loaded = false;

private:
  QTemporaryDir directory_;
};

} // namespace

/// Robot types are data: named parameters with ranges, drawn for each match, known to agents and to the referee.
class RobotTypesTest : public QObject
{
  Q_OBJECT

private slots:
  void valuesAndPresets()
  {
    const auto file = parsed(head + typeText("plain", 0) +
                             typeText("long", 3, "parameters = { length = 0.5, colour = \"matBlue\" }"));
    QVERIFY(file);
    QCOMPARE(file->types.size(), std::size_t(2));
    QCOMPARE(file->types[0].parameter("length")->value, std::string("0.2"));
    QCOMPARE(file->types[1].parameter("length")->value, std::string("0.5"));
    QCOMPARE(file->types[1].parameter("colour")->value, std::string("matBlue"));
    QCOMPARE(file->types[1].parameter("length")->unit, std::string("m"));
    QVERIFY(!file->types[1].parameter("length")->drawn);
    QCOMPARE(file->types[1].id, 3);
  }

  void drawsComeFromTheSeedAlone()
  {
    const std::string range = "parameters = { length = { from = 0.1, to = 0.4 } }";
    const auto draw = [](const std::string& text, std::uint64_t seed, const char* type) {
      const auto file = parsed(text, seed);
      for(const RobotType& one : file->types)
        if(one.name == type)
          return std::stod(one.parameter("length")->value);
      return -1.;
    };
    const std::string two = head + typeText("a", 0, range) + typeText("b", 1, range);
    QCOMPARE(draw(two, 7, "a"), draw(two, 7, "a"));
    QVERIFY(draw(two, 7, "a") != draw(two, 7, "b"));
    QVERIFY(draw(two, 7, "a") != draw(two, 8, "a"));
    // Another type and another order change nothing about b.
    const std::string more = head + typeText("b", 1, range) + typeText("new", 5, range) + typeText("a", 0, range);
    QCOMPARE(draw(two, 7, "b"), draw(more, 7, "b"));
    // All within the range, and all over it.
    double sum = 0, lowest = 1, highest = 0;
    constexpr int seeds = 1000;
    for(std::uint64_t seed = 1; seed <= seeds; ++seed)
    {
      const double value = draw(two, seed, "a");
      QVERIFY(value >= 0.1 && value < 0.4);
      sum += value;
      lowest = std::min(lowest, value);
      highest = std::max(highest, value);
    }
    QVERIFY2(std::abs(sum / seeds - 0.25) < 0.01, qPrintable(QString::number(sum / seeds)));
    QVERIFY(lowest < 0.105 && highest > 0.395);
  }

  void aRangeForAllTypesIsDrawnForEach()
  {
    std::string text = head;
    text.replace(text.find("value = 0.2"), 11, "value = { from = 0.2, to = 0.3 }");
    const auto file =
        parsed(text + typeText("a", 0) + typeText("b", 1) + typeText("c", 2, "parameters = { length = 0.25 }"));
    QVERIFY(file);
    QVERIFY(file->types[0].parameter("length")->value != file->types[1].parameter("length")->value);
    QVERIFY(file->types[0].parameter("length")->drawn && !file->types[2].parameter("length")->drawn);
  }

  void theNaoIsData()
  {
    SoccerWorld s;
    const auto& types = *s.world.context().service<RobotTypes>();
    QCOMPARE(types.all().size(), std::size_t(5));
    // As they have always been, rounded as scene files read them.
    const auto value = [&s](const std::string& what) { return s.world.scripts().evaluate("NaoType[" + what).text; };
    QCOMPARE(value("0]['Hip1RelTorso_X']"), std::string("0.055"));
    QCOMPARE(value("1]['ThighRelHip2_Z']"), std::string("-0.05832"));
    QCOMPARE(value("1]['ElbowRelUpperArm_Y']"), std::string("0.10664"));
    QCOMPARE(value("2]['lj5_max_abs_speed']"), std::string("8.80667"));
    QCOMPARE(value("2]['lj6_max_abs_speed']"), std::string("3.47234"));
    QCOMPARE(value("3]['Hip1RelTorso_X']"), std::string("0.0729541"));
    QCOMPARE(value("3]['AnkleRelShank_Z']"), std::string("-0.0828684"));
    QCOMPARE(value("4]['UseToe']"), std::string("true"));
    QCOMPARE(value("3]['UseToe']"), std::string("false"));
    QCOMPARE(value("4]['ToeLength']"), std::string("0.0355177"));
    QCOMPARE(value("0]['ToeLength']"), std::string("0"));
    // By name it is the same robot as by number.
    const AgentId byName = s.connect("(scene robottype nao3)");
    SoccerWorld other;
    const AgentId byNumber = other.connect("(scene rsg/agent/nao/nao_hetero.rsg 3)");
    QVERIFY(!s.world.percepts(byName).empty());
    QCOMPARE(s.world.percepts(byName), other.world.percepts(byNumber));
  }

  void scriptsMayStillSetTheTypes()
  {
    SoccerWorld s;
    QVERIFY(s.world.scripts().runText("NaoType[1] = NaoType[0].merge({'lj5_max_abs_speed' => 1.5})\n", "mine.rb"));
    const AgentId agent = s.connect("(scene rsg/agent/nao/nao_hetero.rsg 1)");
    s.world.deliver(agent, "(lle5 9)(syn)");
    s.cycle();
    const double before = hinge(s.world.percepts(agent), "llj5");
    s.cycle();
    VERIFY_NEAR(hinge(s.world.percepts(agent), "llj5") - before, 1.5 * 0.02 * 180 / M_PI, 0.1);
  }

  void anyTemplateCanBeAType()
  {
    Stage stage(head + typeText("short", 10, "parameters = { length = 0.125 }") +
                typeText("drawn", 11, "parameters = { length = { from = 0.3, to = 0.5 } }"), 4);
    QVERIFY2(stage.loaded, stage.messages.c_str());
    const RobotTypes::Entry* const drawn = stage.types().named("drawn");
    QVERIFY(drawn);
    QCOMPARE(drawn->arguments[0], std::string("matRed"));
    QCOMPARE(drawn->arguments[1], std::string("11"));
    QCOMPARE(drawn->arguments[2], drawn->type.parameter("length")->value);
    const AgentId agent = stage.connect("(scene robottype drawn)");
    QVERIFY2(stage.world->percepts(agent).starts_with("(time "), stage.messages.c_str());
    stage.world->setPhysicsView(true);
    stage.world->publish();
    std::vector<float> masses;
    for(const auto& body : stage.world->frame()->physics.structure->bodies)
      masses.push_back(body.mass);
    const float expected = std::stof(drawn->type.parameter("length")->value);
    QVERIFY(std::ranges::any_of(masses, [expected](float mass) { return std::abs(mass - expected) < 1e-5f; }));

    stage.world->deliver(stage.world->addAgent(), "(scene robottype drwan)");
    stage.cycle(3);
    QVERIFY2(stage.messages.find("no robot type 'drwan'; did you mean 'drawn'") != std::string::npos,
             stage.messages.c_str());
    stage.world->deliver(stage.world->addAgent(), "(scene robottype)(scene robottype 9)");
    stage.cycle(3);
    QVERIFY2(stage.messages.find("known are nao0, nao1, nao2, nao3, nao4, short, drawn") != std::string::npos,
             stage.messages.c_str());
  }

  void theRefereeCountsTypes()
  {
    Stage stage(head + typeText("rare", 10, "most_per_team = 2"));
    QVERIFY2(stage.loaded, stage.messages.c_str());
    for(int unum = 1; unum <= 3; ++unum)
    {
      const AgentId agent = stage.connect("(scene robottype rare)");
      stage.world->deliver(agent, "(init (unum " + std::to_string(unum) + ")(teamname Rare))");
      stage.cycle(2);
    }
    QCOMPARE(QString::fromStdString(stage.messages).count("already"), 1);
    QVERIFY2(stage.messages.find("the team has 2 robots of type 10 already") != std::string::npos,
             stage.messages.c_str());
  }

  void typesMayHaveRealisticMotors()
  {
    Stage stage(head + typeText("weak", 10, "realistic_motors = true") + typeText("plain", 11) +
                typeText("own", 12, "realistic_motors = true\nmotors = \"robots/mine.toml\""));
    QVERIFY(!stage.loaded || stage.messages.find("no file 'robots/mine.toml' of motors") != std::string::npos);
    Stage good(head + typeText("weak", 10, "realistic_motors = true") + typeText("plain", 11));
    QVERIFY2(good.loaded, good.messages.c_str());
    const AgentId plain = good.connect("(scene robottype plain)");
    QVERIFY(good.world->percepts(plain).find("(ct ") == std::string_view::npos);
    const AgentId weak = good.connect("(scene robottype weak)");
    QVERIFY(good.world->percepts(weak).find("(ct ") != std::string_view::npos);
  }

  void agentsThatAskAreTold()
  {
    Stage stage(head + typeText("short", 10, "parameters = { length = 0.125 }"));
    // Before there is a robot.
    const AgentId agent = stage.world->addAgent();
    stage.world->deliver(agent, "(robottypes)");
    stage.cycle(1);
    stage.cycle(1);
    std::string told;
    for(int i = 0; i < 4 && told.empty(); ++i)
    {
      told = stage.world->percepts(agent);
      if(told.empty())
        stage.cycle();
    }
    QVERIFY2(told.starts_with("(robottypes (type (name nao0) (id 0) (parameters (Hip1RelTorso_X 0.055)"), told.c_str());
    QVERIFY2(told.find("(ThighRelHip2_Z -0.067868424)") != std::string::npos, told.c_str());
    QVERIFY2(told.ends_with("(type (name short) (id 10) (parameters (length 0.125) (colour matRed))))"), told.c_str());
    stage.cycle();
    QVERIFY(stage.world->percepts(agent).empty()); // once
    QVERIFY(stage.world->allSynced()); // It has no robot to say (syn) with.
    // With one.
    stage.world->deliver(agent, "(scene robottype short)");
    stage.cycle(3);
    QVERIFY(stage.world->percepts(agent).find("robottypes") == std::string_view::npos);
    stage.world->deliver(agent, "(robottypes)");
    stage.cycle();
    const std::string_view both = stage.world->percepts(agent);
    QVERIFY(both.starts_with("(time ") && both.find("(robottypes (type (name nao0)") != std::string_view::npos);
    stage.cycle();
    QVERIFY(stage.world->percepts(agent).find("robottypes") == std::string_view::npos);
  }

  void mistakesAreToldWithTheirPlace_data()
  {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* name, const std::string& text, const char* message) {
      QTest::newRow(name) << QString::fromStdString(text) << QString(message);
    };
    row("syntax", "[[type]\n", ":1:8: error:");
    row("nothing", "", "there is no robot type");
    row("unknown table", head + "\n[[typ]]\n" + typeText("a", 0),
        ":15:3: error: a file of robot types knows no `typ` (did you mean 'type'");
    row("unknown key", head + typeText("a", 0, "templat = 1"),
        ":19:1: error: [[type]] knows no `templat` (did you mean 'template'");
    row("no name", head + "\n[[type]]\nid = 1\ntemplate = \"rsg/agent/arm.rsg\"\n", "needs a name");
    row("bad name", head + typeText("a b", 0), "needs a name");
    row("no id", head + "\n[[type]]\nname = \"a\"\ntemplate = \"rsg/agent/arm.rsg\"\n", "has no id");
    row("bad id", head + typeText("a", -3), "id is a number from 0 to 1000, not -3");
    row("no template", head + "\n[[type]]\nname = \"a\"\nid = 1\n", "has no template");
    row("two names", head + typeText("a", 0) + typeText("a", 1), "two robot types `a`");
    row("two ids", head + typeText("a", 0) + typeText("b", 0), "two robot types have the id 0");
    row("unknown parameter", head + typeText("a", 0, "parameters = { lenght = 0.2 }"),
        ":19:16: error: [[parameter]] knows no `lenght` (did you mean 'length'");
    row("out of its range", head + typeText("a", 0, "parameters = { length = 0.7 }"),
        ":19:25: error: length is a number from 0.1 to 0.5, not 0.7");
    row("range out of its range", head + typeText("a", 0, "parameters = { length = { from = 0.2, to = 0.6 } }"),
        "to is a number from 0.1 to 0.5, not 0.6");
    row("half a range", head + typeText("a", 0, "parameters = { length = { from = 0.2 } }"), "a range has from and to");
    row("turned range", head + typeText("a", 0, "parameters = { length = { from = 0.3, to = 0.2 } }"),
        "from is more than to");
    row("not a number", head + typeText("a", 0, "parameters = { length = nan }"), "length is a number from 0.1 to 0.5");
    row("a list", head + typeText("a", 0, "parameters = { length = [1, 2] }"), "no value that templates can read");
    row("script text", head + typeText("a", 0, "parameters = { colour = \"'];exit;['\" }"),
        "no value that templates can read");
    row("parameter without a value", "[[parameter]]\nname = \"x\"\n" + typeText("a", 0), "has no value for `x`");
    row("two parameters",
        "[[parameter]]\nname = \"x\"\nvalue = 1\n[[parameter]]\nname = \"x\"\nvalue = 2\n" + typeText("a", 0),
        "two parameters `x`");
    row("not in the template", head + "[[parameter]]\nname = \"width\"\nvalue = 1.0\n" + typeText("a", 0),
        ":16:9: error: the template 'rsg/agent/arm.rsg' has no $width");
    row("missing in the types", "[[parameter]]\nname = \"length\"\nvalue = 0.2\n" + typeText("a", 0),
        "needs $colour, which type 'a' does not have");
    row("no such template", head + "[[type]]\nname = \"a\"\nid = 0\ntemplate = \"rsg/agent/none.rsg\"\n",
        ":14:1: error: there is no template 'rsg/agent/none.rsg'");
    row("a template from elsewhere", head + "[[type]]\nname = \"a\"\nid = 0\ntemplate = \"../../etc/passwd\"\n",
        "there is no template");
    row("no constant", "script_constant = \"naoType\"\n" + head + typeText("a", 0), "the name of a Ruby constant");
    row("script in the constant", "script_constant = \"A;exit\"\n" + head + typeText("a", 0),
        "the name of a Ruby constant");
    row("id of another file", head + typeText("a", 2), "robot type 'nao2' has the id 2 already");
    row("name of another file", head + typeText("nao1", 20), "there is a robot type 'nao1' already");
  }
  void mistakesAreToldWithTheirPlace()
  {
    QFETCH(const QString, text);
    QFETCH(const QString, message);
    Stage stage(text.toStdString());
    QVERIFY(!stage.loaded);
    QVERIFY2(stage.messages.find("robots/arms.toml:") != std::string::npos || text.isEmpty(), stage.messages.c_str());
    QVERIFY2(stage.messages.find(message.toStdString()) != std::string::npos, stage.messages.c_str());
    QCOMPARE(stage.types().all().size(), std::size_t(5)); // all or none
  }

  void checkKnowsSuchFiles()
  {
    SceneCheckOptions options;
    options.world = soccerOptions();
    const std::string root = std::string(SPARKWRIGHT_SOURCE_DIR) + "/resources/robots/";
    const std::vector<std::string> good{root + "nao.toml", root + "nao_motors.toml"};
    for(const Diagnostic& problem : SceneCheck(options).check(good))
      QFAIL(problem.text().c_str());

    Stage stage("");
    QTemporaryDir directory;
    const auto write = [&](const char* name, const std::string& text) {
      QFile file(directory.filePath(name));
      if(!file.open(QIODevice::WriteOnly) || file.write(text.data(), qint64(text.size())) < 0)
        qFatal("cannot write");
      return file.fileName().toStdString();
    };
    const std::vector<std::string> bad{
        write("types.toml",
              "[[type]]\nname = \"a\"\nid = 0\ntemplate = \"rsg/agent/nao/nao.rsg\"\nmost_per_team = 1.5\n"),
        write("motors.toml", "[[motor]]\njoints = [\"rle4\"]\nmax_torque = -1\nfriction = 0\nresistanc = 3\n")};
    std::string told;
    for(const Diagnostic& problem : SceneCheck(options).check(bad))
      told += problem.text() + '\n';
    QVERIFY2(told.find("types.toml:5:17: error: most_per_team is a whole number") != std::string::npos, told.c_str());
    QVERIFY2(told.find("motors.toml:3:14: error: max_torque is a number from 0 to 1e+06, not -1") != std::string::npos,
             told.c_str());
    QVERIFY2(told.find("motors.toml:5:1: error: [[motor]] knows no `resistanc` (did you mean 'resistance'") !=
                 std::string::npos,
             told.c_str());
    QVERIFY2(told.find("the motor has no torque_constant, speed_constant, resistance, environment, "
                       "thermal_conductivity, heat_capacity") != std::string::npos,
             told.c_str());
  }
};

QTEST_GUILESS_MAIN(RobotTypesTest)
#include "RobotTypesTest.moc"
