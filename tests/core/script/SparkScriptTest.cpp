#include "core/object/Context.h"
#include "core/object/Object.h"
#include "core/script/ScriptEngine.h"
#include "core/world/World.h"

#include <QTemporaryDir>
#include <QtTest>

#include <fstream>

using namespace sparkwright;

namespace
{

/// A World on our data, and a folder for scripts of users.
class Start
{
public:
  explicit Start(WorldOptions options = {})
  {
    options.dataDirectories = {SPARKWRIGHT_SOURCE_DIR "/resources"};
    options.seed = 1;
    world = std::make_unique<World>(std::move(options));
    world->log().setSink([this](const Diagnostic& d) {
      if(d.severity >= Diagnostic::Severity::Warning)
        said << QString::fromStdString(d.text());
    });
  }

  std::string write(const char* name, const std::string& text)
  {
    const QString path = folder.filePath(name);
    std::ofstream(path.toStdString(), std::ios::binary) << text;
    return path.toStdString();
  }
  bool run(const std::string& text) { return world->load(write("start.rb", text)); }
  Object* at(const char* path) { return world->root().find(path); }
  template<class T>
  T global(const char* name)
  {
    const auto value = world->scripts().global(name);
    return value && std::holds_alternative<T>(*value) ? std::get<T>(*value) : T();
  }

  QTemporaryDir folder;
  QStringList said;
  std::unique_ptr<World> world;
};

} // namespace

class SparkScriptTest : public QObject
{
  Q_OBJECT

private slots:
  void setsTheDefaults_data()
  {
    QTest::addColumn<QByteArray>("variable");
    QTest::addColumn<QByteArray>("value");
    const auto row = [](const char* variable, const char* value)
    { QTest::newRow(variable) << QByteArray(variable) << QByteArray(value); };
    row("$sparkFilename", "'spark.rb'");
    row("$sparkPrefix", "'(spark.rb) '");
    row("$soccerNameSpace", "'Soccer'");
    row("$scenePath", "'/usr/scene/'");
    row("$serverPath", "'/sys/server/'");
    row("$defaultInputSystem", "'InputSystemSDL'");
    row("$defaultInputSystemBundle", "'inputsdl'");
    row("$defaultTimerSystem", "'TimerSystemBoost'");
    row("$defaultTimerSystemBundle", "'timersystemboost'");
    row("$defaultOpenGLSystem", "'OpenGLSystemSDL'");
    row("$defaultOpenGLBundle", "'openglsyssdl'");
    row("$defaultPhysicsBundle", "'odeimps'");
    row("$physicsGlobalCFM", "0.00001");
    row("$physicsGlobalGravity", "-9.81");
    row("$monitorMultiThreadedMode", "false");
    row("$serverMultiThreadedMode", "true");
    row("$serverSimulationStep", "0.02");
    row("$agentStep", "0.01");
    row("$agentType", "'tcp'");
    row("$agentPort", "3100");
    row("$agentSyncMode", "false");
    row("$threadedAgentControl", "true");
    row("$renderStep", "0.04");
    row("$monitorLoggerStep", "0.2");
    row("$monitorStep", "0.04");
    row("$serverType", "'tcp'");
    row("$serverPort", "3200");
    row("$monitorServer", "'127.0.0.1'");
    row("$monitorPort", "3200");
    row("$monitorType", "'tcp'");
    row("$logMessages", "true");
    row("$printAllMessages", "true");
    row("$recordLogfile", "nil");
    row("$cleanupCalls", "[]");
    row("Application.Title", "'SimSpark'");
    row("System.FontPath", "'fonts/'");
    row("Viewport.XRes", "800");
    row("Viewport.FullScreen", "false");
    row("Viewport.DoubleBuffer", "true");
    row("Viewport.DepthBits", "16");
  }
  void setsTheDefaults()
  {
    QFETCH(QByteArray, variable);
    QFETCH(QByteArray, value);
    Start start;
    QVERIFY(start.run("raise " + variable.toStdString() + ".inspect unless " + variable.toStdString() +
                      " == " + value.toStdString()));
    QCOMPARE(start.said, QStringList());
  }
  void keepsWhatIsSetBefore()
  {
    Start start;
    start.world->scripts().setGlobal("agentPort", std::int64_t{4000});
    start.world->scripts().setGlobal("agentSyncMode", true);
    QVERIFY(start.run(
        "sparkSetupServer\nraise 'port' unless get('/sys/server/simulation/AgentControl').getServerPort == 4000\n"
        "raise 'sync' unless $agentSyncMode == true"));
    QCOMPARE(start.said, QStringList());
  }
  void theNamespaceOfSoccerVariablesCanBeChosen()
  {
    Start start;
    QVERIFY(start.run("addSoccerVar('Own', 1)\nraise 'usual' unless Soccer.Own == 1 && getSoccerVar('Own') == 1\n"
                      "$soccerNameSpace = 'Futsal'\naddSoccerVar('Own', 2)\n"
                      "raise 'chosen' unless Futsal.Own == 2 && getSoccerVar('Own') == 2 && Soccer.Own == 1\n"
                      "logNormal($sparkPrefix + 'starts')"));
    QCOMPARE(start.said, QStringList());
  }
  void makesServersCamerasAndNodesOfApplications()
  {
    Start start;
    QVERIFY(start.run(
        "$recordLogfile = true\n$recordLogfileName = 'run.log'\n"
        "sparkSetupServer()\nsparkSetupRendering()\nsparkSetupInput\nsparkSetupTimer()\nsparkSetupTrain\n"
        "sparkAddFPSCamera($scenePath+'camera', x = 0, y = -4, z = 0.6, vAngle = 10.0, hAngle = 10.0,\n"
        "                  maxSpeed = 1.5, accel = 40.0, drag = 4, addCollider = true, colliderRadius = 2.0)\n"
        "run 'scripts/bindings.rb'\nrun 'scripts/materials.rb'\n"
        "sparkResetLogging()\nsparkLogErrorToCerr()\nsparkLogAllToCerr(true)\n"
        "run 'internalsoccermonitor.rb'\nsparkRegisterMonitorCmdParser 'TrainerCommandParser'\n"
        "sparkRemoveCustomInput 'InternalSoccerInput'\n"
        "raise 'same' unless sparkGetSimulationServer == get('/sys/server/simulation')"));
    QCOMPARE(start.said, QStringList());
    for(const char* const path :
        {"/sys/server/simulation/AgentControl", "/sys/server/simulation/MonitorControl",
         "/sys/server/simulation/MonitorLogger", "/sys/server/simulation/RenderControl/InternalSoccerRender",
         "/sys/server/simulation/InputControl", "/sys/server/simulation/TrainControl",
         "/sys/server/monitor/SparkMonitor/TrainerCommandParser", "/sys/server/input", "/sys/server/opengl",
         "/sys/server/font", "/sys/server/render", "/usr/scene/camera/camera", "/usr/scene/camera/physics/velctr",
         "/usr/scene/camera/physics/controller", "/usr/scene/camera/physics/drag",
         "/usr/scene/camera/geometry/contact"})
      QVERIFY2(start.at(path), path);
    QVERIFY(!start.at("/sys/server/simulation/InputControl/InternalSoccerInput"));
  }
  void startsOver()
  {
    Start start;
    QVERIFY(start.run("def tidy() $tidied = true end\nsparkAddCleanupCall(:tidy)\n"
                      "run 'setups/soccer_variables.rb'\nrun "
                      "'scripts/materials.rb'\nget($scenePath).importScene('rsg/agent/nao/soccer.rsg')\nraise 'field' "
                      "if get($scenePath + 'Ball').nil?\n"
                      "sparkResetEnvironment\nraise 'empty' unless get($scenePath + 'Ball').nil?\nraise 'calls' unless "
                      "$cleanupCalls == []"));
    QCOMPARE(start.said, QStringList());
    QVERIFY(start.global<bool>("tidied"));
    QVERIFY(start.at("/usr/scene/world") && start.at("/usr/scene/space"));
    start.world->cycle();
    QCOMPARE(start.world->cycles(), 1L);
  }
  void runsTheSettingsOfOthers()
  {
    // What a user's own settings may look like: the same functions, defined once more.
    Start start;
    QVERIFY(start.run(
        "$agentPort = 3100\ndef logNormal(message)\n  server = get($serverPath+'log')\n  server.normal(message) if "
        "server != nil\nend\n"
        "def sparkGetOrCreate(className, path)\n  obj = get(path)\n  if (obj != nil)\n    return obj\n  end\n"
        "  return new(className, path)\nend\n"
        "sceneServer = sparkGetSceneServer()\nsceneServer.createScene($scenePath)\n"
        "importBundle 'rubysceneimporter'\nsceneServer.initSceneImporter(\"RubySceneImporter\");\nlogNormal('done')"));
    QCOMPARE(start.said, QStringList());
  }

  void knowsTheScriptsThatUsersRun_data()
  {
    QTest::addColumn<QByteArray>("script");
    for(const char* const script :
        {"rcssserver3d.rb", "rcssserverspl.rb", "naosoccersim.rb", "naosoccerspl.rb", "soccersim.rb", "samplesim.rb",
         "rcssmonitor3d.rb", "naorobottypes.rb", "sparkode.rb", "zeitgeist.rb", "kerosin.rb",
         "scripts/rcs-materials.rb", "scripts/rcs-materials-textures.rb", "german.scan.rb", "us.scan.rb"})
      QTest::newRow(script) << QByteArray(script);
  }
  void knowsTheScriptsThatUsersRun()
  {
    QFETCH(QByteArray, script);
    Start start;
    QVERIFY(start.run("$logPlayerMode = nil\nrun('" + script.toStdString() + "') or raise 'failed'"));
    QCOMPARE(start.said, QStringList());
    start.world->cycle();
  }
  void playsSoccerFromAUsersStartScript()
  {
    Start start;
    QVERIFY(
        start.run("$enableInternalMonitor = true\nsparkSetupServer()\nsparkSetupInput()\nrun \"scripts/bindings.rb\"\n"
                  "run \"naosoccersim.rb\"\nif ($enableInternalMonitor)\n  run \"internalsoccermonitor.rb\"\nend"));
    QCOMPARE(start.said, QStringList());
    QVERIFY(start.at("/usr/scene/Ball/geometry/recorder"));
    QVERIFY(start.at("/usr/scene/leftgoal"));
    QCOMPARE(start.world->scripts().evaluate("NaoType[ 1 ]['ThighRelHip2_Z'] ").text, std::string("-0.05832"));
    QCOMPARE(start.world->scripts().number("Soccer", "FieldLength", 0), 30.0);
    start.world->cycle();
    QVERIFY(start.world->frame()->game.present);
  }

  void runsScriptsOfNodesEndToEnd()
  {
    const auto positions = [](Start& start) {
      QStringList seen;
      for(int i = 0; i < 3; ++i)
      {
        start.world->cycle();
        seen << QString::number(start.world->scripts().number("Mover", "X", -1)) + "@" +
                    QString::number(start.world->scripts().number("Mover", "Time", -1));
      }
      return seen;
    };
    Start start;
    start.write("mover.rb", "x = 0\nonCycle do |time|\n  x += 0.5\n  setLocalPos(x, 0, 1)\n"
                            "  createVariable('Mover.X', x)\n  createVariable('Mover.Time', time)\nend\n");
    const std::string scene =
        start.write("scene.rsg", "(RSG 0 1)\n((nd Transform (setName mover) (runScript mover.rb) (nd Box)))");
    QVERIFY(start.world->load(scene));
    QCOMPARE(start.said, QStringList());
    QCOMPARE(positions(start), (QStringList{"0.5@0", "1@0.02", "1.5@0.04"}));
    Object* const mover = start.at("/usr/scene/mover");
    QVERIFY(mover);
    mover->parent()->removeChild(*mover);
    QCOMPARE(positions(start), (QStringList{"1.5@0.04", "1.5@0.04", "1.5@0.04"}));
  }
  void saysWhereAStartScriptIsWrong()
  {
    Start start;
    QVERIFY(!start.run("sparkSetupServr()"));
    QCOMPARE(start.said.size(), 1);
    QVERIFY2(start.said[0].startsWith(
                 "start.rb:1: error: undefined method 'sparkSetupServr' (did you mean 'sparkSetupServer'"),
             qPrintable(start.said[0]));
    start.said.clear();
    QVERIFY(start.run("scene = get($scenePath)\nscene.importScen('x.rsg')\nimportBundle('nothere')"));
    QCOMPARE(start.said.size(), 2);
    QCOMPARE(
        start.said[0],
        QString("start.rb:2: warning: /usr/scene: class Scene has no method importScen (did you mean 'importScene'?)"));
    QVERIFY2(start.said[1].startsWith("start.rb:3: warning: bundle 'nothere' is not loaded: "),
             qPrintable(start.said[1]));
  }
  void endsEndlessStartScripts()
  {
    WorldOptions options;
    options.scriptBudget = 100000;
    Start start(options);
    QVERIFY(!start.run("sparkSetupServer\nwhile true\nend"));
    QCOMPARE(start.said.size(), 1);
    QVERIFY2(start.said[0].startsWith("start.rb:3: error: stopped after"), qPrintable(start.said[0]));
    QVERIFY(start.run("sparkSetupServer"));
  }
};

QTEST_APPLESS_MAIN(SparkScriptTest)
#include "SparkScriptTest.moc"
