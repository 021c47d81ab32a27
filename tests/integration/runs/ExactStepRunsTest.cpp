#include "../core/InsideSupport.h"

#include "app/team/play/Player.h"
#include "core/world/state/WorldState.h"

#include <QtTest>

#include <filesystem>

using namespace sparkwright;
using namespace sparkwright::test;

namespace
{

/// A player of the sample team, as an agent inside.
class SamplePlayer : public Behavior
{
public:
  std::string_view begin() override
  {
    const std::string::size_type space = command().find(' ');
    player_.emplace(command().substr(0, space), std::stoi(command().substr(space)));
    return player_->begin();
  }
  std::string_view think(std::string_view percepts) override { return player_->act(percepts); }

private:
  std::optional<team::Player> player_;
};

constexpr const char* longRuns = "SPARKWRIGHT_EXACT_SECONDS"; ///< Simulated seconds of the long runs.

WorldOptions optionsWith(StepKind kind)
{
  WorldOptions options = soccerOptions();
  options.step = kind;
  options.pluginDirectories = {SPARKWRIGHT_BIN_DIR "/strategies"}; // Those of the demo.
  options.overrides = {{"AutomaticKickOff", "true"}, {"WaitBeforeKickOff", "1"}};
  return options;
}

/// A match of the sample team, with its agents inside.
class SampleGame
{
public:
  SampleGame(StepKind kind, int teamSize) : soccer_(optionsWith(kind))
  {
    TimingSettings timing;
    timing.reproducible = true;
    soccer_.world.setTiming(timing);
    ClassBuilder<SamplePlayer>(*soccer_.world.context().registry, "SamplePlayer", {"Behavior"}, "Plays.");
    for(int i = 0; i < 2 * teamSize; ++i)
      addInside(soccer_.world, "SamplePlayer", i + 1,
                (i < teamSize ? "Red " : "Blue ") + std::to_string(i % teamSize + 1));
  }
  World& world() { return soccer_.world; }

private:
  SoccerWorld soccer_;
};

/// Everything that a run has made of a World, bit by bit.
std::string contentOf(World& world)
{
  return world.saveState().content;
}

} // namespace

/// Whole runs with the own exact step are those with the engine's, in every bit of every state.
///
/// With SPARKWRIGHT_EXACT_SECONDS=600 matches and heaps have full size and take that long.
class ExactStepRunsTest : public QObject
{
  Q_OBJECT

public:
  /// Qt Test calls it before all else.
  static void initMain()
  {
    if(qEnvironmentVariableIsSet(longRuns))
      qputenv("QTEST_FUNCTION_TIMEOUT", "100000000"); // Longer than Qt Test lets a function take.
  }

private slots:
  void matchesAreTheSame();
  void heapsAreTheSame();
  void shippedScenesAreTheSame_data();
  void shippedScenesAreTheSame();
};

void ExactStepRunsTest::matchesAreTheSame()
{
  const bool isLong = qEnvironmentVariableIsSet(longRuns);
  const int cycles = 50 * (isLong ? qEnvironmentVariableIntValue(longRuns) : 12);
  SampleGame exact(StepKind::Exact, isLong ? 11 : 2), engine(StepKind::Engine, isLong ? 11 : 2);
  for(int i = 0; i < cycles; ++i)
  {
    exact.world().cycle();
    engine.world().cycle();
    QVERIFY2(contentOf(exact.world()) == contentOf(engine.world()), qPrintable(QString("cycle %1").arg(i)));
  }
  QCOMPARE(exact.world().frame()->agents.size(), std::size_t(isLong ? 22 : 4));
}

void ExactStepRunsTest::heapsAreTheSame()
{
  const bool isLong = qEnvironmentVariableIsSet(longRuns);
  const int robots = isLong ? 11 : 4;
  const int cycles = isLong ? 600 : 120;
  SoccerWorld exact(optionsWith(StepKind::Exact)), engine(optionsWith(StepKind::Engine));
  for(SoccerWorld* const each : {&exact, &engine})
    for(int i = 1; i <= robots; ++i)
    {
      const AgentId agent = each->connect("(scene rsg/agent/nao/nao_hetero.rsg 0)");
      each->world.deliver(agent, "(init (unum " + std::to_string(i) + ")(teamname Heap))");
      each->cycle();
      // So close that their bodies overlap.
      each->world.deliver(agent, "(beam " + std::to_string(-3 + 0.15 * (i % 3)) + ' ' + std::to_string(0.15 * (i / 3)) + " 0)");
      each->cycle();
    }
  for(int i = 0; i < cycles; ++i)
  {
    for(SoccerWorld* const each : {&exact, &engine})
    {
      for(const AgentInfo& agent : each->world.frame()->agents)
        each->world.deliver(agent.id, i / 20 % 2 ? "(lle3 2)(rle3 -2)(lle4 -2)(rae1 3)(lae1 -3)"
                                                 : "(lle3 -2)(rle3 2)(lle4 2)(rae1 -3)(lae1 3)");
      each->cycle();
    }
    QVERIFY2(contentOf(exact.world) == contentOf(engine.world), qPrintable(QString("cycle %1").arg(i)));
  }
}

void ExactStepRunsTest::shippedScenesAreTheSame_data()
{
  QTest::addColumn<QString>("scene");
  const std::filesystem::path data = SPARKWRIGHT_SOURCE_DIR "/resources";
  for(const auto& entry : std::filesystem::directory_iterator(data / "setups"))
    if(const std::string name = entry.path().stem().string(); entry.path().extension() == ".rb" &&
                                                              !name.ends_with("_materials") && !name.ends_with("_variables"))
      QTest::newRow(entry.path().stem().c_str()) << QString::fromStdString(entry.path().string());
  for(const char* const scene : {"rsg/boxspheres/simspark.rsg", "rsg/jointtest/simspark.rsg"})
    QTest::newRow(scene) << QString::fromStdString((data / scene).string());
}

void ExactStepRunsTest::shippedScenesAreTheSame()
{
  QFETCH(const QString, scene);
  const auto run = [&scene](StepKind kind)
  {
    World world(optionsWith(kind));
    TimingSettings timing;
    timing.reproducible = true;
    world.setTiming(timing);
    std::vector<std::string> contents;
    if(!world.load(scene.toStdString()))
      return contents;
    for(int i = 0; i < 60; ++i)
    {
      world.cycle();
      contents.push_back(contentOf(world));
    }
    return contents;
  };
  const std::vector<std::string> exact = run(StepKind::Exact), engine = run(StepKind::Engine);
  QCOMPARE(exact.size(), std::size_t(60));
  QCOMPARE(engine.size(), exact.size());
  for(std::size_t i = 0; i < exact.size(); ++i)
    QVERIFY2(exact[i] == engine.at(i), qPrintable(QString("cycle %1").arg(i)));
}

QTEST_GUILESS_MAIN(ExactStepRunsTest)
#include "ExactStepRunsTest.moc"
