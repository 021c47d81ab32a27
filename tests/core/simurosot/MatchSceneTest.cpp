#include "tests/core/simurosot/SimurosotWorldSupport.h"

#include "core/game/simurosot/profile/SizeLimits.h"
#include "core/object/Registry.h"
#include "core/scene/Transform.h"
#include "core/script/ScriptEngine.h"

#include <QTemporaryDir>
#include <QtTest>

#include <cmath>
#include <filesystem>
#include <fstream>
#include <iterator>

using namespace sparkwright;
using namespace sparkwright::simurosot;
using sparkwright::test::SimurosotWorld;

namespace
{

std::filesystem::path sceneFile(const std::string& name)
{
  return std::filesystem::canonical(std::string(SPARKWRIGHT_SOURCE_DIR) + "/resources/" + name);
}

/// A file of the tree, changed.
std::string changedText(const std::string& name, const std::string& from, const std::string& to)
{
  std::ifstream in(sceneFile(name), std::ios::binary);
  std::string text{std::istreambuf_iterator<char>(in), {}};
  const std::size_t at = text.find(from);
  if(at == std::string::npos)
    qFatal("%s does not contain %s", name.c_str(), from.c_str());
  return text.replace(at, from.size(), to);
}

EditReport editScene(SimurosotWorld& match, const std::string& name, const std::string& from, const std::string& to)
{
  TextOverlay texts;
  texts[sceneFile(name)] = changedText(name, from, to);
  return match.world.applyEdits(texts);
}

} // namespace

/// What takes part in a match comes from the scene, also while it runs.
class MatchSceneTest : public QObject
{
  Q_OBJECT

private slots:
  void robotsComeAndGo()
  {
    SimurosotWorld match("setups/simurosot_middle.rb");
    QVERIFY(match.loaded && match.prepare() && match.whistle());
    match.drive(0, 0, 20, 20);
    match.cycles(10);
    Object* const five = match.world.root().find("/usr/scene/blue5");
    QVERIFY(five);
    five->parent()->removeChild(*five);
    match.cycles(5);
    QVERIFY(!match.game().robot(Side::Blue, 4));
    QCOMPARE(match.seen().robot[0][4].valid, 0u);
    QCOMPARE(match.seen().robot[0][3].valid, 1u);
    match.world.command("(agent (unum 5)(team Right)(pos 0.5 0 0))");
    match.world.command("(kickOff Left)"); // Restarts do without it.
    QVERIFY(match.reach(MatchState::Ready) && match.whistle());

    match.world.importScene("rsg/simurosot/robot.rsg", std::array<std::string, 5>{"blue", "5", "0.3", "-0.8", "180"});
    match.drive(0, 4, 50, 50);
    match.cycles(5);
    QVERIFY(match.game().robot(Side::Blue, 4));
    QCOMPARE(match.seen().robot[0][4].valid, 1u);
    QVERIFY(std::abs(match.seen().robot[0][4].vx) > 5);
  }

  void aRobotIsDragged()
  {
    SimurosotWorld match("setups/simurosot_middle.rb");
    QVERIFY(match.loaded && match.prepare() && match.whistle());
    const EditReport report =
        editScene(match, "rsg/simurosot/middle.rsg", "blue 5 0.3 -0.48 180", "blue 5 0.35 -0.6 170");
    QVERIFY2(report.kind == EditReport::Kind::Applied, report.why.english().c_str());
    match.cycle();
    QVERIFY2(std::abs(match.seen().robot[0][4].x - 35) < 0.5, qPrintable(QString::number(match.seen().robot[0][4].x)));
  }

  /// Parts of robots are built again while others drive.
  void partsOfRobotsAreBuiltAgain()
  {
    SimurosotWorld match("setups/simurosot_middle.rb");
    QVERIFY(match.loaded && match.prepare() && match.whistle());
    for(int i = 0; i < 5; ++i)
      match.drive(1, i, 30, 30);
    match.cycles(10);
    for(const auto& [file, from, to] :
        {std::tuple("rsg/simurosot/robot.rsg", "(setName body)", "(setName torso)"),
         std::tuple("rsg/simurosot/wheel.rsg", "(setRadius $radius)", "(setRadius (eval 0.99 * $radius))"),
         std::tuple("rsg/simurosot/wheel.rsg", "RigidBody\n      (setName body)", "RigidBody\n      (setName rim)"),
         std::tuple("rsg/simurosot/ball.rsg", "(setName body)", "(setName core)")})
    {
      const EditReport report = editScene(match, file, from, to);
      QVERIFY2(report.kind != EditReport::Kind::Faulty, file);
      match.cycles(10);
      match.world.command("(pause)(ball (pos 0.3 0.3 0))(resume)");
      match.cycles(5);
    }
  }

  void anEmptyFieldIsNoMatchThatBreaks()
  {
    SimurosotWorld match("setups/simurosot_middle.rb");
    QVERIFY(match.loaded && match.prepare() && match.whistle());
    match.cycles(5);
    match.world.context().service<Object>()->removeAllChildren();
    match.world.command("(ball (pos 0 0 0))(agent (unum 1)(team Left)(pos 0 0 0))(dropBall)");
    match.cycles(200);
    QVERIFY(!match.game().ball());
    GameState state;
    match.game().describe(state);
    std::vector<AgentInfo> players;
    match.game().describePlayers(players);
    QVERIFY(players.empty());
  }

  void aSecondMatchIsRefused()
  {
    SimurosotWorld match("setups/simurosot_middle.rb");
    QVERIFY(match.loaded);
    SimurosotGame* const first = &match.game();
    match.world.scripts().runText("new('SimurosotMatch', '/sys/server/gamecontrol/Another')\n"
                                  "installGame('simurosot')", "test");
    QVERIFY2(match.logs("there is a game already"), match.messages.empty() ? "" : match.messages.back().c_str());
    QCOMPARE(&match.game(), first);
    QVERIFY(match.prepare() && match.whistle());
    // It goes, too, without the first one.
    Object* const second = match.world.root().find("/sys/server/gamecontrol/Another");
    QVERIFY(second);
    second->parent()->removeChild(*second);
    match.cycles(5);
    QCOMPARE(match.machine().state(), MatchState::Normal);
  }

  void aMatchMayEndAndAnotherBegin()
  {
    SimurosotWorld match("setups/simurosot_middle.rb");
    QVERIFY(match.loaded && match.prepare() && match.whistle());
    Object* const node = match.world.root().find("/sys/server/gamecontrol/SimurosotMatch");
    QVERIFY(node);
    node->parent()->removeChild(*node);
    QVERIFY(!match.world.gamePort().clients());
    for(int i = 0; i < 20; ++i)
      match.world.cycle(); // Robots roll out.
    match.world.gamePort().join(9, "test"); // Nobody takes it.
    match.world.gamePort().receive(9, "(login)");
    match.world.command("(kickOff)");
    match.world.scripts().runText("installGame('simurosot')", "test");
    QVERIFY(match.world.gamePort().clients());
    QCOMPARE(match.machine().state(), MatchState::Before);
    QVERIFY(match.prepare() && match.whistle());
  }

  void aLeagueFileIsPlayed()
  {
    QTemporaryDir directory;
    const std::string file = directory.filePath("cup.simuro").toStdString();
    std::ofstream(file) << "(simuro (base middle-mirosot) (name \"Our cup\") (field (length 240)) "
                           "(match (halfSeconds 77)) (robot (maxCommand 60)))";
    const std::string setUp = directory.filePath("cup.rb").toStdString();
    std::ofstream(setUp) << "$simurosotProfile = '" << file << "'\nrun('setups/simurosot_middle.rb')\n";
    SimurosotWorld match(setUp);
    QVERIFY2(match.loaded, match.messages.empty() ? "" : match.messages.back().c_str());
    QCOMPARE(match.game().profile().field.length, 240.0);
    QCOMPARE(match.game().profile().field.robots, 5);
    QVERIFY(match.prepare());
    QCOMPARE(match.machine().status().time, 77.0);
    QVERIFY(match.whistle());
    match.clearField(0);
    match.put(0, 100, 40, 0);
    match.drive(0, 0, 125, 125);
    match.cycles(60); // The wall is where the file has it: 10 cm further out.
    QCOMPARE(match.robot(Side::Blue, 0).left(), 60.0);
    QVERIFY2(std::abs(match.seen().robot[0][0].x - 116.25) < 0.6,
             qPrintable(QString::number(match.seen().robot[0][0].x)));
  }

  void whatIsNoLeagueIsTold_data()
  {
    QTest::addColumn<QString>("profile");
    QTest::addColumn<QString>("said");
    QTest::newRow("unknown") << "huge-league" << "there is no league huge-league";
    QTest::newRow("no such file") << "/nowhere/cup.simuro" << "cannot be read";
  }
  void whatIsNoLeagueIsTold()
  {
    QFETCH(QString, profile);
    QFETCH(QString, said);
    QTemporaryDir directory;
    const std::string setUp = directory.filePath("cup.rb").toStdString();
    std::ofstream(setUp) << "$simurosotProfile = '" << profile.toStdString()
                         << "'\nrun('setups/simurosot_middle.rb')\n";
    SimurosotWorld match(setUp);
    QVERIFY(match.logs(said.toStdString()));
  }

  void impossibleSizesAreNotTaken_data()
  {
    QTest::addColumn<QString>("variable");
    QTest::addColumn<QString>("value");
    for(const auto& [variable, value] :
        {std::pair("FieldGoalWidth", "1000"), std::pair("FieldLength", "1"), std::pair("FieldLength", "nan"),
         std::pair("FieldWidth", "30"), std::pair("RobotSide", "90"), std::pair("BallRadius", "-3"),
         std::pair("RobotWheelMass", "5"), std::pair("RobotTrack", "70"), std::pair("FieldCircleRadius", "1e9"),
         std::pair("PhysicsSubSteps", "0"), std::pair("RobotMass", "0"), std::pair("FieldFreeBallX", "500"),
         std::pair("League", "99"), std::pair("MatchHalfSeconds", "abc")})
      QTest::addRow("%s %s", variable, value) << variable << value;
  }
  void impossibleSizesAreNotTaken()
  {
    QFETCH(QString, variable);
    QFETCH(QString, value);
    SimurosotWorld match("setups/simurosot_middle.rb", {{"Simurosot." + variable.toStdString(), value.toStdString()}});
    if(!match.loaded) // What a variable cannot be by itself is refused before anything is built.
    {
      QVERIFY2(match.logs("cannot set Simurosot." + variable.toStdString() + " from outside: "), "nobody is told");
      return;
    }
    QVERIFY2(std::ranges::all_of(sizeLimits(), [&](const SizeLimit& one) { return one.holds(match.game().profile()); }),
             "the match has sizes that do not go together");
    QVERIFY2(match.logs("Simurosot." + variable.toStdString()), "nobody is told");
    match.connect();
    match.cycles(200);
  }
};

QTEST_APPLESS_MAIN(MatchSceneTest)
#include "MatchSceneTest.moc"
