#include "core/archive/StateArchive.h"
#include "core/game/Game.h"
#include "core/game/StandardLeagues.h"
#include "core/object/Registry.h"
#include "core/services/ServerNode.h"
#include "core/world/World.h"

#include <QtTest>

using namespace sparkwright;

namespace
{

/// What hockey has and no other league knows.
struct HockeyState : LeaguePart
{
  int penaltyCorners = 0;
};

/// A game without rules: the second half begins with the tenth cycle, and each cycle brings a penalty corner.
class HockeyGame : public Game
{
public:
  HockeyGame(const League& league, Context& context) : league_(league), context_(context)
  {
    context_.provide<Game>(this);
  }
  ~HockeyGame() override { context_.provide<Game>(nullptr); }

  void update(double seconds) override
  {
    time_ += static_cast<float>(seconds);
    ++corners_;
  }
  bool command(const Action&) override { return false; }
  void describe(GameState& state) const override
  {
    state.present = true;
    state.league = &league_;
    state.time = time_;
    state.period = corners_ < 10 ? 1 : 2;
    state.team = {"Home", "Guests"};
    state.mode = std::string(corners_ < 10 ? "bully" : "open play");
    state.ownPart<HockeyState>().penaltyCorners = corners_;
  }
  void describeAgents(std::span<AgentInfo>) const override {}
  void archive(StateArchive& a) override { a(time_, corners_); }

private:
  const League& league_;
  Context& context_;
  float time_ = 0;
  int corners_ = 0;
};

class HockeyAspect : public ServerNode
{
public:
  static const League* league;

protected:
  void onLink() override { game_ = std::make_unique<HockeyGame>(*league, *context()); }
  void onUnlink() override { game_.reset(); }

private:
  std::unique_ptr<HockeyGame> game_;
};
const League* HockeyAspect::league = nullptr;

/// A league of which no code of ours knows.
class Hockey : public League
{
public:
  Hockey() { HockeyAspect::league = this; }

  std::string_view name() const override { return "hockey"; }
  std::vector<std::string> games() const override { return {"field hockey"}; }
  std::string_view variables() const override { return "Hockey"; }
  std::span<const std::string> modes() const override { return modes_; }
  void registerClasses(Registry& registry) const override
  {
    ClassBuilder<HockeyAspect>(registry, "HockeyAspect", {"Node"}, "A game of hockey.");
  }
  void install(Object& root, const Registry& registry, std::string_view) const override
  {
    placeAt(root, "/sys/server/gamecontrol/HockeyAspect", registry.create("HockeyAspect"));
  }

private:
  const std::vector<std::string> modes_{"bully", "open play", "penalty corner"};
};

struct HockeyWorld
{
  explicit HockeyWorld(const std::string& setUp, std::vector<std::pair<std::string, std::string>> overrides = {})
      : world(optionsFor(directory, setUp, league, std::move(overrides)))
  {
    world.log().setSink([this](const Diagnostic& d) { messages << QString::fromStdString(d.message); });
    loaded = world.load("game.rb");
  }

  static WorldOptions optionsFor(const QTemporaryDir& directory, const std::string& setUp, const Hockey& league,
                                 std::vector<std::pair<std::string, std::string>> overrides)
  {
    QFile file(directory.filePath("game.rb"));
    if(file.open(QIODevice::WriteOnly))
      file.write(setUp.c_str());
    WorldOptions options;
    options.dataDirectories = {directory.path().toStdString(), SPARKWRIGHT_SOURCE_DIR "/resources"};
    options.seed = 1;
    options.leagues = standardLeagues();
    options.leagues.push_back(&league);
    options.overrides = std::move(overrides);
    return options;
  }

  QTemporaryDir directory;
  Hockey league;
  QStringList messages;
  World world;
  bool loaded = false;
};

} // namespace

/// A league comes with what it says of itself; Worlds, Frames and set-ups need to know no more.
class LeagueTest : public QObject
{
  Q_OBJECT

private slots:
  void aSetUpInstallsTheGameOfAnyLeague()
  {
    HockeyWorld h("installGame('field hockey')");
    QVERIFY2(h.loaded, qPrintable(h.messages.join('\n')));
    h.world.cycle();
    const GameState& game = h.world.frame()->game;
    QVERIFY(game.present);
    QCOMPARE(game.league, static_cast<const League*>(&h.league));
    QCOMPARE(game.mode, std::string("bully"));
    QCOMPARE(game.team[1], std::string("Guests"));
    for(int i = 0; i < 10; ++i)
      h.world.cycle();
    QCOMPARE(h.world.frame()->game.mode, std::string("open play"));
    QCOMPARE(h.world.frame()->game.period, 2);
  }

  void aFrameKeepsThePartOfTheLeagueAsItWas()
  {
    HockeyWorld h("installGame('field hockey')");
    h.world.cycle();
    const FramePtr first = h.world.frame();
    const GameState copy = first->game;
    const int then = first->game.part<HockeyState>()->penaltyCorners;
    for(int i = 0; i < 5; ++i)
      h.world.cycle();
    QCOMPARE(first->game.part<HockeyState>()->penaltyCorners, then);
    QCOMPARE(copy.part<HockeyState>()->penaltyCorners, then);
    QCOMPARE(h.world.frame()->game.part<HockeyState>()->penaltyCorners, then + 5);
  }

  void nobodyGetsThePartOfAnotherLeague()
  {
    struct OtherState : LeaguePart
    {
    };
    HockeyWorld h("installGame('field hockey')");
    h.world.cycle();
    QVERIFY(h.world.frame()->game.part<OtherState>() == nullptr);
    QVERIFY(GameState().part<HockeyState>() == nullptr);
  }

  void whatIsWrittenToACopyStaysThere()
  {
    GameState state;
    state.ownPart<HockeyState>().penaltyCorners = 1;
    GameState copy = state;
    copy.ownPart<HockeyState>().penaltyCorners = 2;
    QCOMPARE(state.part<HockeyState>()->penaltyCorners, 1);
    QCOMPARE(copy.part<HockeyState>()->penaltyCorners, 2);
  }

  void anUnknownGameNamesThoseThatThereAre()
  {
    HockeyWorld h("installGame('curling')");
    QVERIFY2(h.messages.join('\n').contains("there is no game 'curling'; known: soccer3d, spl, simurosot, f2000, field hockey"),
             qPrintable(h.messages.join('\n')));
    QVERIFY(!h.world.frame()->game.present);
  }

  void thereIsOneGameInAWorld()
  {
    HockeyWorld h("installGame('field hockey')\ninstallGame('soccer3d')");
    QVERIFY2(h.messages.join('\n').contains("a game is installed already"), qPrintable(h.messages.join('\n')));
    h.world.cycle();
    QCOMPARE(h.world.frame()->game.league, static_cast<const League*>(&h.league));
  }

  void leaguesAreFoundByTheirGames()
  {
    const Hockey hockey;
    Leagues all = standardLeagues();
    all.push_back(&hockey);
    QCOMPARE(leagueOfGame(all, "field hockey"), static_cast<const League*>(&hockey));
    QCOMPARE(leagueOfGame(all, "spl"), standardLeagues().front());
    QVERIFY(leagueOfGame(all, "hockey") == nullptr);
    QVERIFY(leagueOfGame({}, "spl") == nullptr);
  }

  void everyLeagueSaysWhatItIs_data()
  {
    QTest::addColumn<int>("index");
    for(std::size_t i = 0; i < standardLeagues().size(); ++i)
      QTest::newRow(std::string(standardLeagues()[i]->name()).c_str()) << static_cast<int>(i);
  }
  void everyLeagueSaysWhatItIs()
  {
    QFETCH(const int, index);
    const League& league = *standardLeagues()[static_cast<std::size_t>(index)];
    QVERIFY(!league.name().empty());
    QVERIFY(!league.games().empty());
    QVERIFY(!league.modes().empty());
    QVERIFY(!league.variables().empty());
    for(const std::string& script : league.standardScripts())
      QVERIFY2(QFile::exists(QStringLiteral(SPARKWRIGHT_SOURCE_DIR "/resources/") + script.c_str()), script.c_str());
    for(const std::string& game : league.games())
      QCOMPARE(leagueOfGame(standardLeagues(), game), &league);
  }
};

QTEST_APPLESS_MAIN(LeagueTest)
#include "LeagueTest.moc"
