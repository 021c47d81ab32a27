#include "core/object/Context.h"
#include "core/object/Registry.h"
#include "core/setup/Plugins.h"
#include "core/world/World.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace sparkwright;

/// Bundles of classes from shared libraries, with the plugin that tests/sdk shows as an example.
class PluginTest : public QObject
{
  Q_OBJECT

private slots:
  void init();
  void aRobotSensesWithAPluginsPerceptor();
  void methodsOfAPluginsClassAreCalledFromScenes();
  void eachWorldHasItsOwnBundles();
  void importingTwiceDoesNothing();
  void badBundlesAreRefused_data();
  void badBundlesAreRefused();
  void namesThatLeadElsewhereAreRefused();
  void anAgentOfAPluginPlaysInside();
  void aSetUpIsToldWhatItCannotLoad();
  void directoriesAreFoundInOrder();

private:
  WorldOptions options() const
  {
    WorldOptions o;
    o.dataDirectories = {folder_->path().toStdString()};
    o.seed = 1;
    o.pluginDirectories = {SPARKWRIGHT_TEST_PLUGINS};
    return o;
  }
  void write(const QString& name, const QByteArray& text) const
  {
    QDir(folder_->path()).mkpath(QFileInfo(name).path());
    QFile file(folder_->filePath(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
  }

  std::unique_ptr<QTemporaryDir> folder_;
};

void PluginTest::init()
{
  folder_ = std::make_unique<QTemporaryDir>();
  write("empty.rsg", "(RSG 0 1) ()");
  write("rsg/agent/pointer.rsg", "(RSG 0 1) ((nd TRF (setLocalRotation 0 0 30)\n"
                                 "  (nd CompassPerceptor (setName nose) (setOffset 5))))");
}

void PluginTest::aRobotSensesWithAPluginsPerceptor()
{
  World world(options());
  std::vector<std::string> messages;
  world.log().setSink([&](const Diagnostic& d) { messages.push_back(d.text()); });
  QVERIFY(world.load("empty.rsg"));
  QVERIFY(world.importBundle("compass"));

  const AgentId agent = world.addAgent();
  world.deliver(agent, "(scene rsg/agent/pointer.rsg)");
  for(int i = 0; i < 3; ++i)
    world.cycle();

  const std::string percepts(world.percepts(agent));
  QVERIFY2(percepts.find("(CMP (n nose) (deg 35.00))") != std::string::npos, percepts.c_str());
  QVERIFY2(messages.empty(), messages.empty() ? "" : messages.front().c_str());
}

void PluginTest::methodsOfAPluginsClassAreCalledFromScenes()
{
  write("scene.rsg", "(RSG 0 1) ((nd TRF (nd CompassPerceptor (setInterval 3) (setOfset 1))))");
  WorldOptions o = options();
  o.bundles = {"compass"};
  World world(o);
  std::vector<Diagnostic> messages;
  world.log().setSink([&](const Diagnostic& d) { messages.push_back(d); });
  QVERIFY(world.load("scene.rsg"));

  // setInterval comes from the program's own base class, the nearest name from the plugin's.
  QCOMPARE(messages.size(), 1u);
  QVERIFY(messages[0].message.find("setOfset") != std::string::npos);
  QVERIFY2(messages[0].hint.find("setOffset") != std::string::npos, messages[0].hint.c_str());
}

void PluginTest::eachWorldHasItsOwnBundles()
{
  World with(options()), without(options());
  QVERIFY(with.importBundle("compass"));
  QVERIFY(with.context().registry->find("CompassPerceptor"));
  QVERIFY(!without.context().registry->find("CompassPerceptor"));
}

void PluginTest::importingTwiceDoesNothing()
{
  World world(options());
  QVERIFY(world.importBundle("compass"));
  const std::size_t classes = world.context().registry->classes().size();
  QVERIFY(world.importBundle("compass"));
  QCOMPARE(world.context().registry->classes().size(), classes);
}

void PluginTest::badBundlesAreRefused_data()
{
  QTest::addColumn<QString>("name");
  QTest::addColumn<QString>("why");
  QTest::newRow("missing") << "nowhere" << "there is no nowhere.so";
  QTest::newRow("no entry") << "hollow" << "SPARKWRIGHT_PLUGIN";
  QTest::newRow("registration fails") << "misfit" << "NoSuchBase";
  QTest::newRow("never called") << "idle" << "IdleControl would never be called, since it derives from SimControlNode: derive from BaseNode";
  QTest::newRow("another version") << "stranger" << "it was built for 0.0.0 c++abi";
  QTest::newRow("no library") << "text" << "text.so";
  QTest::newRow("empty name") << "" << "no name";
}

void PluginTest::badBundlesAreRefused()
{
  QFETCH(QString, name);
  QFETCH(QString, why);
  write("text.so", "this is text");
  WorldOptions o = options();
  o.pluginDirectories.push_back(folder_->path().toStdString());
  World world(o);
  std::vector<std::string> messages;
  world.log().setSink([&](const Diagnostic& d) { messages.push_back(d.text()); });

  QVERIFY(!world.importBundle(name.toStdString()));
  QCOMPARE(messages.size(), 1u);
  QVERIFY2(QString::fromStdString(messages[0]).contains(why), messages[0].c_str());
  QVERIFY(world.load("empty.rsg"));
  world.cycle();
}

void PluginTest::namesThatLeadElsewhereAreRefused()
{
  WorldOptions o = options();
  o.pluginDirectories = {folder_->path().toStdString()};
  World world(o);
  QVERIFY(!world.importBundle("../" + std::string("compass")));
  QVERIFY(!world.importBundle(std::string(SPARKWRIGHT_TEST_PLUGINS) + "/compass"));
}

void PluginTest::anAgentOfAPluginPlaysInside()
{
  WorldOptions o = options();
  o.dataDirectories.push_back(SPARKWRIGHT_SOURCE_DIR "/resources");
  write("team.rb", "run 'setups/soccer.rb'\nimportBundle 'waver'\n"
                   "addIntegratedAgent('Waver', 1).setCommand('(unum 3)(teamname Red)')\n");
  World world(o);
  std::vector<std::string> messages;
  world.log().setSink([&](const Diagnostic& d) { messages.push_back(d.text()); });
  QVERIFY(world.load("team.rb"));
  for(int i = 0; i < 100; ++i)
    world.cycle();
  QVERIFY2(messages.empty(), messages.empty() ? "" : messages.front().c_str());
  QCOMPARE(world.frame()->agents.at(0).unum, 3);
  const std::string percepts(world.percepts(world.frame()->agents[0].id));
  const std::string arm = "(HJ (n raj1) (ax ";
  const double angle = std::atof(percepts.substr(percepts.find(arm) + arm.size(), 10).c_str());
  QVERIFY2(angle < -25 && angle > -95, percepts.c_str());
}

void PluginTest::aSetUpIsToldWhatItCannotLoad()
{
  write("team.rb", "x = importBundle 'stranger'\nraise 'loaded' if x\naddIntegratedAgent('CompassPerceptor', 1)\n");
  WorldOptions o = options();
  o.dataDirectories.push_back(SPARKWRIGHT_SOURCE_DIR "/resources");
  World world(o);
  std::vector<std::string> messages;
  world.log().setSink([&](const Diagnostic& d) { messages.push_back(d.text()); });
  QVERIFY(world.load("team.rb"));
  QVERIFY2(messages.at(0).find("team.rb:1: warning: bundle") != std::string::npos &&
               messages[0].find("it was built for 0.0.0") != std::string::npos,
           messages[0].c_str());
  QVERIFY2(messages.at(1).find("CompassPerceptor") != std::string::npos, messages[1].c_str());
  world.cycle();
}

void PluginTest::directoriesAreFoundInOrder()
{
  const QDir top(folder_->path());
  for(const char* const place : {"a", "b", "bin/plugins"})
    top.mkpath(place);
  const std::filesystem::path base = std::filesystem::canonical(folder_->path().toStdString());
  const std::string environment =
      (base / "b").string() + "::" + (base / "missing").string() + ":" + (base / "a").string();

  const auto found = findPluginDirectories(environment.c_str(), base / "bin" / "program");
  QCOMPARE(found.size(), 3u);
  QVERIFY(found[0] == base / "b" && found[1] == base / "a" && found[2] == base / "bin/plugins");
  QCOMPARE(findPluginDirectories(nullptr, base / "none" / "program").size(), 0u);
}

QTEST_GUILESS_MAIN(PluginTest)
#include "PluginTest.moc"
