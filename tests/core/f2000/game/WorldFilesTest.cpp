#include "tests/core/f2000/game/GameSupport.h"

#include "core/body/Collider.h"
#include "core/body/RigidBody.h"
#include "core/game/f2000/motion/neural/MotionNetwork.h"
#include "core/game/f2000/players/Localiser.h"
#include "core/run/SceneCheck.h"
#include "core/scene/Visual.h"

#include <QtTest>

#include <cmath>

using namespace sparkwright;
using namespace sparkwright::f2000;
using sparkwright::test::F2000World;

/// Files of worlds and robots as scenes, and what plays in them.
class WorldFilesTest : public QObject
{
  Q_OBJECT

  static WorldOptions shipped()
  {
    WorldOptions options;
    options.dataDirectories = {std::string(SPARKWRIGHT_SOURCE_DIR) + "/resources"};
    options.seed = 1;
    return options;
  }

private slots:
  void allThatComesAlongIsInOrder_data()
  {
    QTest::addColumn<QString>("file");
    for(const char* const file : {"f2000/demo.f2kworld", "f2000/practice.f2kworld", "f2000/keeper.f2kworld",
                                  "f2000/fields/msl2002.f2kfield", "f2000/fields/walled2001.f2kfield", "f2000/fields/msl2003.f2kfield",
                                  "f2000/fields/msl2004.f2kfield", "f2000/robots/scout.f2krobot", "f2000/robots/keeper.f2krobot",
                                  "f2000/robots/guard.f2krobot", "f2000/robots/rover.f2krobot", "f2000/robots/seeker.f2krobot",
                                  "f2000/robots/shooter.f2krobot", "f2000/robots/whirl.f2krobot"})
      QTest::newRow(file) << file;
  }
  void allThatComesAlongIsInOrder()
  {
    QFETCH(QString, file);
    World world(shipped());
    QStringList problems;
    world.log().setSink(
        [&problems](const Diagnostic& d)
        {
          if(d.severity >= Diagnostic::Severity::Warning)
            problems << QString::fromStdString(d.text());
        });
    QVERIFY(world.load(file.toStdString()));
    for(int i = 0; i < 20; ++i)
      world.cycle();
    QVERIFY2(problems.isEmpty(), qPrintable(problems.join('\n')));
  }

  void aRobotAloneStandsOnAFloor()
  {
    World world(shipped());
    QVERIFY(world.load("f2000/robots/whirl.f2krobot"));
    int robots = 0, shapes = 0, drawn = 0;
    world.root().visit<RobotNode>([&](RobotNode&) { ++robots; });
    world.root().visit<Collider>([&](Collider& collider) { shapes += collider.shape() != nullptr; });
    world.root().visit<StaticMesh>([&](StaticMesh&) { ++drawn; });
    QCOMPARE(robots, 1);
    QCOMPARE(shapes, 3); // The floor, and two primitives.
    QCOMPARE(drawn, 3);
    // Its sensors measure, but nobody plays.
    world.cycle();
    QVERIFY(!world.frame()->game.present);
    std::uint64_t root = 0;
    world.root().visit<RobotNode>([&root](RobotNode& node) { root = node.root()->id(); });
    QVERIFY(!world.context().service<Game>()->readings(root).empty());
  }

  void aRobotAloneIsCheckedWithItsPlugins()
  {
    QTemporaryDir folder;
    const std::string file = folder.filePath("odd.f2krobot").toStdString();
    std::ofstream(file) << "(robot (name Odd))(body (primitive (shape rect 300 300)))(motion (plugin hover))";
    QStringList problems;
    World world(shipped());
    world.log().setSink([&problems](const Diagnostic& d) { problems << QString::fromStdString(d.text()); });
    world.load(file);
    world.cycle();
    QVERIFY2(problems.join('\n').contains("there is no drive hover"), qPrintable(problems.join('\n')));
  }

  void aModelIsFoundBesideItsRobot_data()
  {
    QTest::addColumn<QString>("model");
    QTest::addColumn<QString>("problem");
    QTest::newRow("beside it") << "drive.json" << "";
    QTest::newRow("in a folder beside it") << "models/drive.json" << "";
    QTest::newRow("above it") << "../drive.json" << "";
    QTest::newRow("below the data directories") << "models/other.json" << "";
    QTest::newRow("nowhere") << "none.json" << "there is no file none.json beside";
    QTest::newRow("no model") << "broken.json" << "this is no model of a drive";
  }
  /// Loading and checking find the same, whatever the current folder is.
  void aModelIsFoundBesideItsRobot()
  {
    QFETCH(QString, model);
    QFETCH(QString, problem);
    const QTemporaryDir folder;
    const auto write = [&folder](const QString& name, const std::string& text)
    {
      const std::filesystem::path path = folder.filePath(name).toStdString();
      std::filesystem::create_directories(path.parent_path());
      std::ofstream(path, std::ios::binary) << text;
    };
    const std::string trained = writeMotionModel(MotionNetwork());
    write("robots/drive.json", trained);
    write("robots/models/drive.json", trained);
    write("drive.json", trained);
    write("models/other.json", trained);
    write("robots/broken.json", "[]");
    write("robots/mine.f2krobot", "(robot (name Mine))(body (primitive (shape rect 300 300) (z 20 100)))(motion (plugin neural) (param model " +
                                      model.toStdString() + "))");
    write("mine.f2kworld", "(field msl2002)(robot (file robots/mine.f2krobot) (pose 0 0 0))");
    WorldOptions options = shipped();
    options.dataDirectories.insert(options.dataDirectories.begin(), folder.path().toStdString());
    QStringList problems;
    World world(options);
    world.log().setSink([&problems](const Diagnostic& d) { problems << QString::fromStdString(d.text()); });
    QVERIFY(world.load("mine.f2kworld"));
    world.cycle();
    SceneCheckOptions check;
    check.world = options;
    for(const char* const file : {"mine.f2kworld", "robots/mine.f2krobot"})
    {
      QStringList checked;
      for(const Diagnostic& d : SceneCheck(check).check(std::vector{folder.filePath(file).toStdString()}))
        checked << QString::fromStdString(d.text());
      QVERIFY2(checked.join('\n').contains(problem) && checked.isEmpty() == problem.isEmpty(), qPrintable(checked.join('\n')));
      QVERIFY2(problem.isEmpty() || checked.join('\n').contains("mine.f2krobot: error: "), qPrintable(checked.join('\n')));
    }
    QVERIFY2(problems.join('\n').contains(problem) && problems.isEmpty() == problem.isEmpty(), qPrintable(problems.join('\n')));
  }

  void checksSeeWhatTheFirstCycleSees()
  {
    const QTemporaryDir folder;
    const std::string file = folder.filePath("odd.f2kworld").toStdString();
    std::ofstream(folder.filePath("odd.f2krobot").toStdString()) << "(robot (name Odd))(body (primitive (shape rect 300 300)))(motion (plugin hover))";
    std::ofstream(folder.filePath("plain.f2krobot").toStdString()) << test::plainRobot;
    std::ofstream(file) << "(field msl2002)(robot (file odd.f2krobot) (pose 0 0 0))"
                           "(robot (file plain.f2krobot) (pose 1000 0 0) (player wizard))";
    SceneCheckOptions check;
    check.world = shipped();
    QStringList checked;
    for(const Diagnostic& d : SceneCheck(check).check(std::vector{file}))
      checked << QString::fromStdString(d.text());
    QVERIFY2(checked.join('\n').contains("there is no drive hover"), qPrintable(checked.join('\n')));
    QVERIFY2(checked.join('\n').contains("there is no player wizard"), qPrintable(checked.join('\n')));
  }

  void problemsHaveTheirPlace()
  {
    F2000World broken("(field msl2002)\n(cycleTime fast)\n");
    QVERIFY(!broken.loaded);
    QVERIFY(broken.logs("test.f2kworld:2:1"));

    F2000World play("(field msl2002)\n(robot (file r.f2krobot) (pose 0 0 0))\n(robot (file none.f2krobot) (pose 1 1 1))",
                    {{"r.f2krobot", "(robot (name R)\n  (mass -5))"}});
    QVERIFY(!play.loaded);
    QVERIFY(play.logs("r.f2krobot:2:3"));
    QVERIFY(play.logs("there is no file none.f2krobot"));
    play.cycles(5); // It does not fall over.
  }

  void aFieldThatIsNotThereIsNamed()
  {
    F2000World play("(field msl1998)");
    QVERIFY(!play.loaded);
    QVERIFY(play.logs("there is no file f2000/fields/msl1998.f2kfield"));
  }

  void itsWorldSetsPhysics()
  {
    F2000World play("(field none) (cycleTime 5) (gravity 1.62)");
    QVERIFY(play.loaded);
    play.cycles(200);
    QVERIFY(std::abs(play.world().time() - 1) < 1e-6);
    play.ball().body().setPosition({0, 0, 2});
    play.ball().setVelocity({0, 0, 0});
    play.cycles(100);
    QVERIFY2(std::abs(play.ball().velocity().z() + 0.81) < 0.02, qPrintable(QString::number(play.ball().velocity().z())));
  }

  void aRobotFindsOutWhereItIs()
  {
    F2000World play("(field msl2002) (ball -4000 2000) (robot (file f2000/robots/seeker.f2krobot) (pose 1000 500 90) (player finder))");
    // The player is there before the first cycle starts it.
    auto finder = std::make_shared<Localiser>();
    PluginInfo info;
    info.kind = PluginKind::Player;
    info.id = "finder";
    play.game().plugins().add(info, [finder] { return std::shared_ptr<void>(std::shared_ptr<PlayerPlugin>(finder)); });
    play.cycles(2000);
    QVERIFY(finder->estimate());
    const Pose is = play.robot().pose(), believed = *finder->estimate();
    QVERIFY2(std::hypot(is.x - believed.x, is.y - believed.y) < 0.2,
             qPrintable(QString("%1 %2, believed %3 %4").arg(is.x).arg(is.y).arg(believed.x).arg(believed.y)));
    QVERIFY(std::abs(normalized(is.theta - believed.theta)) < 10 * unit::degree);
  }
};

QTEST_MAIN(WorldFilesTest)
#include "WorldFilesTest.moc"
