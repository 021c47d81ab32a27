#include "core/signal/SignalCatalog.h"
#include "tests/core/FrameSupport.h"
#include "tests/core/WorldSupport.h"

#include <QtTest>

#include <algorithm>

using namespace sparkwright;
using namespace sparkwright::test;

/// A run offers its numbers by stable paths, as a tree.
class SignalCatalogTest : public QObject
{
  Q_OBJECT

private slots:
  void recordingsDoNotKnowHowLongCyclesTook();
  void aMatchOffersGameBallRobotsAndJoints();
  void pathsDoNotDependOnWhoConnectsFirst();
  void theTreeAgreesWithThePaths();
  void patternsChooseSignals_data();
  void patternsChooseSignals();
  void aSceneWithoutGameOffersItsBodies();
  void bodiesOfOneNameAreToldApart();
  void itFitsUntilStructureOrAgentsChange();
};

namespace
{

/// A match with robots of these teams and numbers, in order of connection.
class MatchOf
{
public:
  explicit MatchOf(const std::vector<std::pair<std::string, int>>& players)
  {
    for(const auto& [team, number] : players)
    {
      const AgentId agent = match.connect();
      match.world.deliver(agent, "(init (unum " + std::to_string(number) + ")(teamname " + team + "))(syn)");
      for(const AgentInfo& each : match.world.frame()->agents)
        match.world.deliver(each.id, "(syn)");
      match.cycle(3);
    }
    match.world.setPhysicsView(true);
    for(const AgentInfo& each : match.world.frame()->agents)
      match.world.deliver(each.id, "(syn)");
    match.cycle();
  }
  SignalCatalog catalog() const { return SignalCatalog(*match.world.frame(), nullptr); }

  SoccerWorld match;
};

std::vector<std::string> pathsOf(const SignalCatalog& catalog)
{
  std::vector<std::string> paths;
  for(const Signal& signal : catalog.all())
    paths.push_back(signal.path);
  return paths;
}

} // namespace

void SignalCatalogTest::recordingsDoNotKnowHowLongCyclesTook()
{
  const MatchOf of({{"Red", 1}});
  const SignalCatalog live = of.catalog(), recorded(*of.match.world.frame(), nullptr, false);
  for(const char* const path : {"run/cycleTime", "run/load/solver", "run/load/waiting"})
    QVERIFY2(live.find(path) >= 0 && recorded.find(path) < 0, path);
  for(const char* const path : {"run/time", "run/cycle", "ball/x"})
    QVERIFY2(live.find(path) >= 0 && recorded.find(path) >= 0, path);
  for(std::size_t i = 0; i < recorded.all().size(); ++i)
    QCOMPARE(recorded.find(recorded.all()[i].path), static_cast<int>(i));
}

void SignalCatalogTest::aMatchOffersGameBallRobotsAndJoints()
{
  const MatchOf match({{"Red", 3}, {"Blue", 11}});
  const SignalCatalog catalog = match.catalog();
  const std::vector<std::pair<std::string, std::string>> expected = {
      {"run/time", "s"},
      {"game/clock", "s"},
      {"game/score/left", ""},
      {"game/mode", ""},
      {"ball/x", "m"},
      {"ball/speed", "m/s"},
      {"robots/left/3/z", "m"},
      {"robots/left/3/yaw", "deg"},
      {"robots/right/11/joints/llj3/angle", "deg"},
      {"robots/right/11/joints/llj3/rate", "deg/s"},
      {"robots/right/11/bodies/head/z", "m"},
  };
  for(const auto& [path, unit] : expected)
  {
    const int index = catalog.find(path);
    QVERIFY2(index >= 0, path.c_str());
    QCOMPARE(std::string(catalog.all()[static_cast<std::size_t>(index)].unit()), unit);
  }
  QCOMPARE(catalog.find("robots/left/4/z"), -1);
  QCOMPARE(catalog.find("robots"), -1);
  std::vector<std::string> paths = pathsOf(catalog);
  std::ranges::sort(paths);
  QVERIFY(std::ranges::adjacent_find(paths) == paths.end());
}

void SignalCatalogTest::pathsDoNotDependOnWhoConnectsFirst()
{
  const MatchOf one({{"Red", 1}, {"Red", 2}}), other({{"Red", 2}, {"Red", 1}});
  QVERIFY(pathsOf(one.catalog()) == pathsOf(other.catalog()));
}

void SignalCatalogTest::theTreeAgreesWithThePaths()
{
  const MatchOf match({{"Red", 3}});
  const SignalCatalog catalog = match.catalog();
  std::size_t leaves = 0;
  for(std::size_t i = 0; i < catalog.nodes().size(); ++i)
  {
    const SignalCatalog::Node& node = catalog.nodes()[i];
    QVERIFY(node.end > static_cast<int>(i) && node.end <= static_cast<int>(catalog.nodes().size()));
    QVERIFY(node.parent < static_cast<int>(i));
    QVERIFY(!node.label.empty());
    if(node.signal < 0)
    {
      QVERIFY2(node.end > static_cast<int>(i) + 1, node.part.c_str()); // No empty groups.
      continue;
    }
    ++leaves;
    std::string path = node.part;
    for(int above = node.parent; above >= 0; above = catalog.nodes()[static_cast<std::size_t>(above)].parent)
      path = catalog.nodes()[static_cast<std::size_t>(above)].part + '/' + path;
    QCOMPARE(path, catalog.all()[static_cast<std::size_t>(node.signal)].path);
  }
  QCOMPARE(leaves, catalog.all().size());
}

void SignalCatalogTest::patternsChooseSignals_data()
{
  QTest::addColumn<QString>("pattern");
  QTest::addColumn<QStringList>("paths");
  QTest::newRow("one") << "ball/x" << QStringList{"ball/x"};
  QTest::newRow("letters") << "robots/left/3/joints/l?j/angle" << QStringList{};
  QTest::newRow("star in a part") << "robots/*/3/joints/hj*/angle"
                                  << QStringList{"robots/left/3/joints/hj1/angle", "robots/left/3/joints/hj2/angle"};
  QTest::newRow("a star stands for groups, too") << "game/*" << QStringList{"game/clock", "game/period", "game/mode",
                                                                 "game/score/left", "game/score/right"};
  QTest::newRow("a group") << "game/score" << QStringList{"game/score/left", "game/score/right"};
  QTest::newRow("any depth") << "**/clock" << QStringList{"game/clock"};
  QTest::newRow("unknown") << "nothing/here" << QStringList{};
}

void SignalCatalogTest::patternsChooseSignals()
{
  static const MatchOf match({{"Red", 3}});
  static const SignalCatalog catalog = match.catalog();
  QFETCH(QString, pattern);
  QFETCH(QStringList, paths);
  std::vector<std::string> found;
  catalog.match(pattern.toStdString(), found);
  QStringList list;
  for(const std::string& path : found)
    list << QString::fromStdString(path);
  QCOMPARE(list, paths);
  catalog.match(pattern.toStdString(), found);
  QCOMPARE(found.size(), static_cast<std::size_t>(paths.size())); // Each once.
}

void SignalCatalogTest::aSceneWithoutGameOffersItsBodies()
{
  World world(soccerOptions(false));
  QVERIFY(world.load("examples/slider.rsg"));
  world.setPhysicsView(true);
  world.cycle();
  const SignalCatalog catalog(*world.frame(), nullptr);
  QVERIFY(catalog.find("bodies/platform/z") >= 0);
  QVERIFY(catalog.find("joints/lift/way") >= 0);
  QCOMPARE(catalog.all()[static_cast<std::size_t>(catalog.find("joints/lift/way"))].quantity, Quantity::Length);
  QCOMPARE(catalog.find("game/clock"), -1);
  QCOMPARE(catalog.find("bodies/rail/z"), -1); // It stands.
}

void SignalCatalogTest::bodiesOfOneNameAreToldApart()
{
  FrameBuilder builder;
  builder.transform().end().transform().end();
  const auto frame = builder.frame(1);
  auto structure = std::make_shared<SceneStructure>(*frame->structure);
  for(SceneStructure::Node& node : structure->nodes)
  {
    node.name = "a/box";
    node.body = true;
  }
  frame->structure = structure;
  const SignalCatalog catalog(*frame, nullptr);
  QVERIFY(catalog.find("bodies/a.box/x") >= 0);
  QVERIFY(catalog.find("bodies/a.box-2/x") >= 0);
}

void SignalCatalogTest::itFitsUntilStructureOrAgentsChange()
{
  MatchOf match({{"Red", 3}});
  const SignalCatalog catalog = match.catalog();
  QVERIFY(catalog.fits(*match.match.world.frame(), nullptr));
  match.match.world.deliver(match.match.world.frame()->agents[0].id, "(syn)");
  match.match.cycle();
  QVERIFY(catalog.fits(*match.match.world.frame(), nullptr));
  Frame other = *match.match.world.frame();
  other.agents[0].unum = 4;
  QVERIFY(!catalog.fits(other, nullptr));
  other.agents.clear();
  QVERIFY(!catalog.fits(other, nullptr));
}

QTEST_APPLESS_MAIN(SignalCatalogTest)
#include "SignalCatalogTest.moc"
