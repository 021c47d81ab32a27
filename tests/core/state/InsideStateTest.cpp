#include "InsideScripts.h"
#include "InsideSupport.h"
#include "StateSupport.h"

#include <QtTest>

using namespace sparkwright;
using namespace sparkwright::test;

/// Agents inside the simulator go back with it.
class InsideStateTest : public QObject
{
  Q_OBJECT

private slots:
  void scriptsRememberAndGoOn()
  {
    const WorldOptions options = withScripts(rememberingMind);
    SoccerScene first(options);
    for(int i = 0; i < 60; ++i)
      first.world.cycle();
    const WorldState state = first.world.saveState();
    QCOMPARE(state.whyInexact.english(), std::string());
    QCOMPARE(state.texts.size(), std::size_t(2));
    Restored restored(state);
    QVERIFY2(restored.problem.empty(), restored.problem.english().c_str());
    for(int i = 0; i < 60; ++i)
    {
      QCOMPARE(difference(first.world, restored.world), std::string());
      first.world.cycle();
      restored.world.cycle();
    }
    QCOMPARE(restored.world.insideAgents().size(), std::size_t(2));
    QVERIFY(first.world.frame()->agents.size() == 2 && first.world.frame()->agents[1].team == 1);
  }

  void whoCannotSaveWhatItKnowsIsNamed()
  {
    const WorldOptions options = withScripts(classyMind);
    SoccerScene first(options);
    for(int i = 0; i < 5; ++i)
      first.world.cycle();
    const WorldState state = first.world.saveState();
    QCOMPARE(state.whyInexact.english(), std::string("/usr/agent/behavior1 cannot save what it knows"));
    Restored restored(state); // It can be restored nevertheless; they begin anew.
    QVERIFY2(restored.problem.empty(), restored.problem.english().c_str());
    for(int i = 0; i < 5; ++i)
      restored.world.cycle();
    QCOMPARE(restored.world.insideAgents().size(), std::size_t(2));
    QVERIFY(!restored.world.insideAgents()[0].over);
  }

  void classesOfPluginsDecideForThemselves()
  {
    Behavior plain;
    QCOMPARE(plain.memory(), std::optional<std::string>(""));
    QVERIFY(plain.remember(""));
    QVERIFY(!plain.remember("something"));
    Swinger swinger;
    QVERIFY(!swinger.memory());
    QVERIFY(!swinger.remember(""));
  }

private:
  struct SoccerScene
  {
    explicit SoccerScene(const WorldOptions& options) : world(options)
    {
      world.log().setSink([](const Diagnostic& d) { qInfo("%s", d.text().c_str()); });
      world.load("setups/inside.rb");
    }
    World world;
  };

  /// A set-up with two agents inside, which exists as a text only.
  static WorldOptions withScripts(const std::string& mind)
  {
    WorldOptions options = soccerOptions();
    const std::filesystem::path data = std::filesystem::canonical(options.dataDirectories.front());
    options.overlay[data / "setups/inside.rb"] = insideSetUp;
    options.overlay[data / "scripts/mind.rb"] = mind;
    return options;
  }
};

QTEST_APPLESS_MAIN(InsideStateTest)
#include "InsideStateTest.moc"
