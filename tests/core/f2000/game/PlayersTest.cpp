#include "tests/core/f2000/game/GameSupport.h"

#include "core/game/f2000/players/PlayerPlugin.h"
#include "core/script/ScriptEngine.h"

#include <QtTest>

#include <cmath>
#include <stdexcept>

using namespace sparkwright;
using namespace sparkwright::f2000;
using sparkwright::test::F2000World;

namespace
{

/// Does for some calls what it is told.
class Scripted : public PlayerPlugin
{
public:
  inline static int alive = 0, shutDowns = 0;
  inline static std::function<Result(PlayerContext&)> act;

  Scripted() { ++alive; }
  ~Scripted() override { --alive; }
  std::string robotConfig() const override { return test::plainRobot; }
  std::vector<PlayerOption> options() const override
  {
    return {{"size", "", PlayerOption::Type::Number, "2", 0, 5}, {"kind", "", PlayerOption::Type::Choice, "a", 0, 0, {"a", "b"}}};
  }
  double period() const override { return 0.01; }
  Result senseAndAct(PlayerContext& context) override { return act(context); }
  void shutdown() override { ++shutDowns; }
};

void addScripted(F2000World& play)
{
  Scripted::alive = Scripted::shutDowns = 0;
  PluginInfo info;
  info.kind = PluginKind::Player;
  info.id = "scripted";
  play.game().plugins().add(info, [] { return std::shared_ptr<void>(std::shared_ptr<PlayerPlugin>(std::make_shared<Scripted>())); });
}

std::string goal() { return "(field msl2002) (ball -4000 2000)"; }

} // namespace

/// Players inside the simulator, each with its robot: F25 and F26 of the scenarios.
class PlayersTest : public QObject
{
  Q_OBJECT
private slots:
  void F25_aPlayerThatFinishesTakesItsRobotAlong()
  {
    F2000World play(goal());
    addScripted(play);
    for(int i = 0; i < 100; ++i)
    {
      Scripted::act = [](PlayerContext& context) { return context.time() > 0 ? PlayerPlugin::Result::Finished : PlayerPlugin::Result::Continue; };
      QVERIFY(play.game().startPlayer("scripted", {}, {}).empty());
      QCOMPARE(play.robots().size(), std::size_t(1));
      play.cycle();
      QVERIFY(play.robots().empty());
      QVERIFY(play.game().players().running().empty());
    }
    QCOMPARE(Scripted::alive, 0);
    QCOMPARE(Scripted::shutDowns, 100);
  }

  void F25_aRobotThatIsDeletedEndsItsPlayer()
  {
    F2000World play(goal());
    addScripted(play);
    Scripted::act = [](PlayerContext&) { return PlayerPlugin::Result::Continue; };
    for(int i = 0; i < 100; ++i)
    {
      QVERIFY(play.game().startPlayer("scripted", {}, {}).empty());
      Transform* const place = play.robot().root();
      place->parent()->removeChild(*place);
      play.cycle();
      QVERIFY(play.game().players().running().empty());
    }
    play.cycle();
    QCOMPARE(Scripted::alive, 0);
    QCOMPARE(Scripted::shutDowns, 100);
  }

  void F26_whatIsSaidIsHeardInTheNextCycle()
  {
    F2000World play(goal());
    addScripted(play);
    std::vector<std::pair<int, int>> heard; // Cycle and robot.
    int cycle = 0;
    Scripted::act = [&](PlayerContext& context)
    {
      if(cycle == 3 && context.robot() == 1)
        context.broadcast("ball", "seen", false);
      for(const auto& message : context.receive())
        if(message.topic == "ball" && message.bytes == "seen" && message.from == 1)
          heard.emplace_back(cycle, context.robot());
      return PlayerPlugin::Result::Continue;
    };
    QVERIFY(play.game().startPlayer("scripted", {}, {}).empty() && play.game().startPlayer("scripted", {}, {}).empty());
    for(; cycle < 8; ++cycle)
      play.cycle();
    QVERIFY(heard == (std::vector<std::pair<int, int>>{{4, 2}}));
  }

  void F26_unheardMessagesAreLostOldestFirst()
  {
    MessageChannel channel;
    channel.join(1, 1);
    channel.join(2, 2);
    for(int i = 0; i < 65; ++i)
      QVERIFY(channel.broadcast(1, {0, i, "t", std::to_string(i)}, false));
    QVERIFY(channel.broadcast(1, {0, 0, "team", "secret"}, true));
    QVERIFY(channel.receive(2).empty());
    channel.endCycle();
    QCOMPARE(channel.lost(2), 1L);
    const auto messages = channel.receive(2);
    QCOMPARE(messages.size(), MessageChannel::capacity);
    QCOMPARE(messages.front().bytes, std::string("1"));
    QCOMPARE(messages.back().bytes, std::string("64"));
    QVERIFY(!channel.broadcast(1, {0, 0, "t", std::string(1025, 'x')}, false));
    QVERIFY(!channel.broadcast(9, {0, 0, "t", "x"}, false));
  }

  void playersThatThrowGoAlone()
  {
    F2000World play(goal());
    addScripted(play);
    Scripted::act = [](PlayerContext& context) -> PlayerPlugin::Result
    {
      if(context.robot() == 1)
        throw std::runtime_error("lost its head");
      return PlayerPlugin::Result::Continue;
    };
    QVERIFY(play.game().startPlayer("scripted", {}, {}).empty() && play.game().startPlayer("scripted", {}, {}).empty());
    play.cycles(3);
    QCOMPARE(play.game().players().running().size(), std::size_t(1));
    QCOMPARE(play.robots().size(), std::size_t(1));
    QVERIFY(play.logs("lost its head"));
  }

  void chosenOptionsCountAndOthersAreDefaults()
  {
    F2000World play(goal());
    addScripted(play);
    OptionValues seen;
    Scripted::act = [&seen](PlayerContext& context)
    {
      seen = context.options();
      return PlayerPlugin::Result::Continue;
    };
    QVERIFY(play.game().startPlayer("scripted", {{"kind", "b"}}, {}).empty());
    play.cycle();
    QVERIFY(seen == (OptionValues{{"size", "2"}, {"kind", "b"}}));
  }

  void impossibleOptionsAreRefused_data()
  {
    QTest::addColumn<QString>("player");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("why");
    QTest::newRow("too large") << "scripted" << "size" << "99" << "the option size of scripted is a number from 0 to 5, not `99`";
    QTest::newRow("comma") << "scripted" << "size" << "1,5" << "the option size of scripted is a number from 0 to 5, not `1,5`";
    QTest::newRow("word") << "scripted" << "size" << "fast" << "the option size of scripted is a number from 0 to 5, not `fast`";
    QTest::newRow("nan") << "scripted" << "size" << "nan" << "is a number from 0 to 5";
    QTest::newRow("empty") << "scripted" << "size" << "" << "is a number from 0 to 5";
    QTest::newRow("choice") << "scripted" << "kind" << "c" << "the option kind of scripted is one of a, b, not `c`";
    QTest::newRow("name") << "scripted" << "other" << "1" << "the player scripted has no option other; it has size, kind";
    QTest::newRow("player") << "wizard" << "size" << "1" << "there is no player wizard; there are goalkeeper, striker,";
  }
  void impossibleOptionsAreRefused()
  {
    QFETCH(QString, player);
    QFETCH(QString, name);
    QFETCH(QString, value);
    QFETCH(QString, why);
    F2000World play(goal());
    addScripted(play);
    Scripted::act = [](PlayerContext&) { return PlayerPlugin::Result::Continue; };
    const LocalText told = play.game().startPlayer(player.toStdString(), {{name.toStdString(), value.toStdString()}}, {});
    QVERIFY2(QString::fromStdString(told.english()).contains(why), told.english().c_str());
    play.cycle();
    QVERIFY(play.robots().empty()); // No robot is left behind.
    QCOMPARE(Scripted::alive, 0);
  }

  void scriptsEndWhereOptionsAreImpossible_data()
  {
    QTest::addColumn<QString>("call");
    QTest::addColumn<QString>("why"); // Empty: it is in order.
    QTest::newRow("good") << "startPlayer('goalkeeper', 'policy=block speed=1')" << "";
    QTest::newRow("policy") << "startPlayer('goalkeeper', 'policy=foo speed=1')"
                            << "the option policy of goalkeeper is one of still, random, pattern, block, intercept, mixed, not `foo`";
    QTest::newRow("speed") << "startPlayer('goalkeeper', 'speed=fast')" << "the option speed of goalkeeper is a number from";
    QTest::newRow("name") << "startPlayer('goalkeeper', 'bogus=1')"
                          << "the player goalkeeper has no option bogus; it has policy, perception, speed, acceleration, change";
    QTest::newRow("no value") << "startPlayer('goalkeeper', 'policy')" << "options are NAME=VALUE with blanks between them, not `policy`";
    QTest::newRow("twice") << "startPlayer('goalkeeper', 'speed=1 speed=2')" << "the option speed stands there twice";
    QTest::newRow("player") << "startPlayer('messi', '')" << "there is no player messi; there are goalkeeper";
    QTest::newRow("led") << "leadRobot(1, 'patrol', 'sped=1')" << "the player patrol has no option sped; it has side, speed";
    QTest::newRow("robot") << "leadRobot(7, 'patrol', '')" << "there is no robot 7";
    QTest::newRow("library") << "loadPlugins('nothing')" << "there is no library nothing in the folders of plugins of this league";
  }
  void scriptsEndWhereOptionsAreImpossible()
  {
    QFETCH(QString, call);
    QFETCH(QString, why);
    F2000World play("(field msl2002) (ball -4000 2000) (robot (file plain.f2krobot) (pose 0 0 0))", test::plainFiles());
    const bool ran =
        play.world().scripts().runText("\nget('/sys/server/gamecontrol/F2000Match')." + call.toStdString(), "setup.rb");
    QCOMPARE(ran, why.isEmpty());
    QVERIFY(ran || play.logs("setup.rb:2: error: "));
    QVERIFY2(play.logs(why.toStdString()), play.messages.empty() ? "" : play.messages.back().c_str());
  }

  void aRobotOfTheSceneGetsAnotherPlayer()
  {
    F2000World play("(field msl2002) (ball -4000 2000) (robot (file plain.f2krobot) (pose 0 0 0) (player patrol))",
                    test::plainFiles());
    play.cycles(20);
    addScripted(play);
    int calls = 0;
    Scripted::act = [&calls](PlayerContext&)
    {
      ++calls;
      return PlayerPlugin::Result::Continue;
    };
    QVERIFY(play.game().leadRobot(1, "scripted", {}).empty());
    play.cycles(10);
    QCOMPARE(play.robots().size(), std::size_t(1)); // It has stayed.
    QVERIFY(calls >= 9);
    QCOMPARE(play.game().players().running().size(), std::size_t(1));
    QVERIFY(!play.game().leadRobot(7, "scripted", {}).empty());

    play.game().stopPlayer(1);
    play.cycle();
    QVERIFY(play.robots().empty());
    QCOMPARE(Scripted::shutDowns, 1);
  }

  void unknownPlayersAreNamed()
  {
    F2000World play("(field msl2002) (robot (file plain.f2krobot) (pose 0 0 0) (player wizard))", test::plainFiles());
    play.cycle();
    QVERIFY(play.logs("there is no player wizard; there are goalkeeper, striker, slalom, localiser, patrol"));
  }

  void aStrikerScores()
  {
    F2000World play("(field msl2002) (ball 1500 300) (robot (file striker.f2krobot) (pose 0 0 0) (player striker))",
                    {{"striker.f2krobot", test::plainRobot}});
    for(int i = 0; i < 3000 && play.state().score[0] == 0; ++i)
      play.cycle();
    QCOMPARE(play.state().score, (std::array{1, 0}));
  }

  void aKeeperStaysBeforeItsGoal_data()
  {
    QTest::addColumn<QString>("perception");
    QTest::newRow("perfect") << "perfect";
    QTest::newRow("sensors") << "sensors";
  }
  void aKeeperStaysBeforeItsGoal()
  {
    QFETCH(QString, perception);
    F2000World play("(field msl2002) (ball 0 0)");
    QVERIFY(play.game()
                .startPlayer("goalkeeper", {{"policy", "block"}, {"perception", perception.toStdString()}}, Pose{-4.6, 0, 0})
                .empty());
    play.cycle();
    play.ball().place(-3, 1.5);
    play.cycles(400);
    // Between ball and goal: on the line from (−3, 1.5) to (−5, 0), at x = −4.65.
    QVERIFY2(std::abs(play.robot().pose().x + 4.65) < 0.05 && std::abs(play.robot().pose().y - 0.2625) < 0.08,
             qPrintable(QString("%1 %2").arg(play.robot().pose().x).arg(play.robot().pose().y)));
  }
};

QTEST_MAIN(PlayersTest)
#include "PlayersTest.moc"
