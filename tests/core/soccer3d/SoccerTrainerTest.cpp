#include "SoccerSupport.h"

#include "core/scene/Visual.h"
#include "tests/VerifyNear.h"

#include <QtTest>

using namespace sparkwright;

/// Commands of trainers, through a World with the real scene; the rows are those of monitor-protocol 15.
class SoccerTrainerTest : public QObject
{
  Q_OBJECT

  static std::string mode(Match& match)
  {
    return match.world.frame()->game.mode;
  }

private slots:
  // row 13
  void playModeIsInTheNextPercepts()
  {
    Match match;
    const AgentId agent = match.player("Red", 1);
    match.command("(playMode PlayOn)");
    match.cycles(1);
    QCOMPARE(match.percept(agent, "GS"), std::string("(GS (sl 0) (sr 0) (t 0.02) (pm PlayOn))"));
  }

  // row 14
  void aDroppedBallFallsAndBounces()
  {
    Match match;
    match.command("(playMode PlayOn)(ball (pos 0 3 2)(vel 0 0 0))");
    for(const float expected : {1.80f, 1.22f, 0.28f})
    {
      match.cycles(10);
      QVERIFY2(std::abs(match.ball().z() - expected) < 0.08f, qPrintable(QString::number(match.ball().z())));
    }
    match.cycles(4);
    float highest = 0;
    for(int i = 0; i < 40; ++i)
    {
      match.cycles(1);
      highest = std::max(highest, match.ball().z());
    }
    QVERIFY2(std::abs(highest - 0.72f) < 0.05f, qPrintable(QString::number(highest)));
  }

  // row 15
  void aRollingBallComesToRest()
  {
    Match match;
    match.command("(playMode PlayOn)(ball (pos 0 0 0.042)(vel 3 0 0))");
    int passed = 0;
    for(const auto& [cycles, expected] : {std::pair(50, 1.34f), std::pair(100, 1.79f), std::pair(200, 2.00f)})
    {
      match.cycles(cycles - passed);
      passed = cycles;
      QVERIFY2(std::abs(match.ball().x() - expected) < 0.03f, qPrintable(QString::number(match.ball().x())));
    }
    match.cycles(400);
    VERIFY_WITHIN(match.ball(), Vec3f(2.03f, 0, 0.040f), 0.03f);
  }

  // row 16
  void aVelocityReplacesAllComponents()
  {
    Match match;
    match.command("(playMode PlayOn)(ball (pos 0 0 5)(vel 0 0 0))");
    match.cycles(20);
    const float before = match.ball().z();
    match.command("(ball (vel 0 2 0))");
    match.cycles(1);
    VERIFY_NEAR(match.ball().z(), before, 0.01f);
    VERIFY_NEAR(match.ball().y(), 0.04f, 0.005f);
  }

  // row 17
  void moveTurnsTheRobot()
  {
    Match match;
    const AgentId agent = match.player("Red", 2);
    match.command("(playMode PlayOn)");
    for(const auto& [angle, facing] : {std::pair(0, 90.f), std::pair(-90, 0.f), std::pair(90, 180.f)})
    {
      match.command("(agent (unum 2)(team Left)(move -3 1 0.4 " + std::to_string(angle) + "))");
      match.cycles(1);
      VERIFY_WITHIN(match.position(agent), Vec3f(-3, 1, 0.4f), 0.01f);
      VERIFY_NEAR(std::remainder(match.facing(agent) - facing, 360.f), 0, 0.2f);
    }
  }

  void posKeepsTheOrientation()
  {
    Match match;
    const AgentId agent = match.player("Red", 2);
    match.command("(playMode PlayOn)(agent (team Left)(unum 2)(pos 6 6 0.4))");
    match.cycles(1);
    VERIFY_WITHIN(match.position(agent), Vec3f(6, 6, 0.4f), 0.01f);
    VERIFY_NEAR(match.facing(agent), 0, 0.5f);
  }

  void aSleepingRobotThatIsMovedWakesAndFalls()
  {
    Match match;
    const AgentId agent = match.player("Red", 2);
    match.command("(playMode PlayOn)");
    match.cycles(100);
    match.command("(agent (unum 2)(team Left)(pos -3 0 0.7))");
    match.cycles(30);
    QVERIFY2(match.position(agent).z() < 0.45f, qPrintable(QString::number(match.position(agent).z())));
  }

  // row 18
  void unknownPlayersAreIgnored()
  {
    Match match;
    const AgentId left = match.player("Red", 2), right = match.player("Blue", 3);
    match.command("(playMode PlayOn)");
    match.cycles(40);
    const Vec3f leftBefore = match.position(left), rightBefore = match.position(right);
    match.command("(agent (unum 3)(team right)(pos 6 6 0.4))(agent (unum 9)(team Right)(pos 6 6 0.4))"
                  "(agent (unum 3)(team Right)(pos nan 6 0.4))(agent (unum 3)(team Right)(pos 6 6))"
                  "(agent (unum 3)(team Right)(move 6 6 0.4))(agent (unum 3)(team Right)(move 6 6 0.4 inf))");
    match.cycles(1);
    VERIFY_WITHIN(match.position(left), leftBefore, 0.01f);
    VERIFY_WITHIN(match.position(right), rightBefore, 0.01f);
  }

  // row 19
  void theRefereeStillWatchesBeforeKickOff()
  {
    Match match;
    const AgentId agent = match.player("Red", 2);
    match.command("(agent (unum 2)(team Left)(pos 5 5 0.4))");
    match.cycles(2);
    VERIFY_WITHIN(match.position(agent), Vec3f(-2.5f, 5, 0.4f), 0.01f);
  }

  void batteryAndTemperatureAreSet()
  {
    Match match;
    const AgentId agent = match.player("Red", 2);
    match.command("(agent (unum 2)(team Left)(battery 50)(temperature 33))");
    QCOMPARE(match.state(agent).battery, 50.f);
    QCOMPARE(match.state(agent).temperature, 33.f);
  }

  // row 20
  void scoresNeedBothSides()
  {
    Match match;
    match.command("(score (left 2)(right 1))(score (left 3))(score (left -1)(right 0))(score)");
    match.cycles(1);
    QCOMPARE(match.world.frame()->game.score, (std::array<int, 2>{2, 1}));
  }

  // row 21
  void timeIsSet()
  {
    Match match;
    match.command("(playMode PlayOn)(time 100)(time -5)(time nan)(time)");
    match.cycles(1);
    VERIFY_NEAR(match.world.frame()->game.time, 100.02f, 1e-3f);
    match.cycles(1);
    VERIFY_NEAR(match.world.frame()->game.time, 100.04f, 1e-3f);
  }

  void settingTheTimeDoesNotCutAModeShort()
  {
    Match match;
    match.command("(kickOff Left)");
    match.cycles(5);
    match.command("(time 100)");
    match.cycles(5);
    QCOMPARE(mode(match), std::string("KickOff_Left"));
  }

  // row 22
  void wordsAreCaseSensitive()
  {
    Match match;
    match.command("(playMode PlayOn)(kickOff left)(kickOff)(playMode playon)(playMode unknown)(playMode)");
    match.cycles(1);
    QCOMPARE(mode(match), std::string("PlayOn"));
    match.command("(kickOff Right)");
    match.cycles(1);
    QCOMPARE(mode(match), std::string("KickOff_Right"));
  }

  // row 24
  void selectionIsShown()
  {
    Match match;
    const AgentId first = match.player("Red", 2), second = match.player("Blue", 3);
    const auto shown = [&](AgentId agent) { return match.state(agent).robot().selectionMarker()->visible(); };
    QVERIFY(!shown(first) && !shown(second));
    match.command("(select (unum 2)(team Left))");
    QVERIFY(shown(first) && !shown(second));
    match.command("(select)");
    QVERIFY(!shown(first) && shown(second));
    match.command("(select)");
    QVERIFY(shown(first) && !shown(second));
    match.command("(select (unum 9)(team Left))");
    QVERIFY(shown(first));
    match.command("(select (unum -1))");
    QVERIFY(!shown(first) && !shown(second));
  }

  // row 25
  void reposPutsPlayersBesideTheField()
  {
    Match match;
    match.player("Red", 2);
    const AgentId agent = match.player("Blue", 3);
    match.command("(playMode PlayOn)(ball (pos 0 5 0.042)(vel 0 0 0))");
    match.cycles(1);
    match.command("(select (unum 3)(team Right))(repos)");
    match.cycles(1);
    VERIFY_WITHIN(match.position(agent), Vec3f(2.4f, -10.5f, 1), 0.01f);
    match.command("(ball (pos 0 -5 0.042)(vel 0 0 0))");
    match.cycles(1);
    match.command("(repos (unum 3)(team Right))");
    match.cycles(1);
    VERIFY_WITHIN(match.position(agent), Vec3f(2.4f, 10.5f, 1), 0.01f);
  }

  void selectedPlayersStepBack()
  {
    Match match;
    const AgentId agent = match.player("Red", 2);
    match.command("(playMode PlayOn)(agent (unum 2)(team Left)(pos 1 4 0.4))(select (unum 2)(team Left))(agent)");
    match.cycles(1);
    VERIFY_WITHIN(match.position(agent), Vec3f(-1.5f, 4, 0.4f), 0.01f);
    match.command("(agent (unum 2)(team Left)(pos -14 4 0.4))(agent)");
    match.cycles(1);
    VERIFY_WITHIN(match.position(agent), Vec3f(-14, 1.5f, 0.4f), 0.01f);
  }

  void killClosesTheConnection()
  {
    Match match;
    const AgentId first = match.player("Red", 2), second = match.player("Blue", 3);
    match.command("(kill (unum 3)(team Right))");
    QCOMPARE(match.world.takeAgentsToClose(), (std::vector<AgentId>{second}));
    match.command("(select (unum 2)(team Left))(kill)");
    QCOMPARE(match.world.takeAgentsToClose(), (std::vector<AgentId>{first}));
    match.command("(select (unum -1))(kill)(kill (unum 9)(team Left))");
    QVERIFY(match.world.takeAgentsToClose().empty());
  }

  void theSecondYellowCardIsARedOne()
  {
    Match match;
    const AgentId first = match.player("Red", 2);
    match.player("Red", 3);
    match.command("(card (team Left)(unum 2)(colour yellow))");
    match.cycles(1);
    using Discipline = GameState::Discipline;
    QVERIFY((match.world.frame()->game.discipline == std::vector<Discipline>{{1, 2, 1, false, 0}}));
    QVERIFY(match.world.takeAgentsToClose().empty());
    match.command("(card (team Left)(unum 2)(colour yellow))");
    QCOMPARE(match.world.takeAgentsToClose(), (std::vector<AgentId>{first}));
    match.cycles(1);
    QVERIFY((match.world.frame()->game.discipline == std::vector<Discipline>{{1, 2, 2, true, 0}}));
    const auto events = match.world.frame()->game.events;
    QCOMPARE(events->back()->reason.english(), std::string("second yellow card for L2, and so a red one"));
    QCOMPARE(events->back()->players, (std::vector<GameEvent::Player>{{1, 2}}));
  }
  void nobodyGetsTheNumberOfWhoWasSentOff()
  {
    Match match;
    const AgentId out = match.player("Red", 1);
    match.command("(card (team Left)(unum 1)(colour red))");
    QCOMPARE(match.world.takeAgentsToClose(), (std::vector<AgentId>{out}));
    match.world.removeAgent(out);
    match.cycles(1);
    match.player("Red", 1);
    match.player("Red", 0);
    match.cycles(2);
    std::vector<int> numbers;
    for(const AgentInfo& agent : match.world.frame()->agents)
      numbers.push_back(agent.unum);
    std::ranges::sort(numbers);
    QCOMPARE(numbers, (std::vector<int>{0, 2}));
  }
  void aSuspendedPlayerStaysBesideTheField()
  {
    Match match;
    const AgentId agent = match.player("Blue", 3);
    match.command("(playMode PlayOn)(suspend (team Left)(unum 3)(seconds 1))");
    match.cycles(1);
    const Vec3f beside = match.position(agent);
    QVERIFY2(std::abs(beside.y()) > 10, qPrintable(QString::number(beside.y())));
    QCOMPARE(match.world.frame()->game.discipline.size(), std::size_t(1));
    QCOMPARE(match.world.frame()->game.discipline[0].seconds, 1);
    match.command("(agent (unum 3)(team Left)(pos -3 2 0.4))"); // As if it had walked there.
    match.cycles(2);
    QVERIFY(std::abs(match.position(agent).y()) > 10);
    match.cycles(50);
    QVERIFY(match.world.frame()->game.discipline.empty());
    QCOMPARE(match.world.frame()->game.events->back()->reason.english(), std::string("the suspension of L3 is over"));
    match.command("(agent (unum 3)(team Left)(pos -3 2 0.4))");
    match.cycles(2);
    VERIFY_WITHIN(match.position(agent), Vec3f(-3, 2, 0.4f), 0.1f);
  }
  void aSuspensionCanBeEnded()
  {
    Match match;
    match.player("Blue", 3);
    match.command("(playMode PlayOn)(suspend (team Left)(unum 3)(seconds 100))");
    match.cycles(1);
    QCOMPARE(match.world.frame()->game.discipline.size(), std::size_t(1));
    match.command("(suspend (team Left)(unum 3)(seconds 0))");
    match.cycles(1);
    QVERIFY(match.world.frame()->game.discipline.empty());
  }
  void brokenCardsHaveNoEffect()
  {
    Match match;
    match.player("Red", 2);
    for(const char* const text :
        {"(card)", "(card (team Left)(unum 2))", "(card (team Left)(unum 2)(colour blue))", "(card (team Left)(unum 2)(colour))",
         "(card (team Right)(unum 2)(colour red))", "(suspend)", "(suspend (team Left)(unum 2))",
         "(suspend (team Left)(unum 2)(seconds -1))", "(suspend (team Left)(unum 2)(seconds nan))",
         "(suspend (team Left)(unum 9)(seconds 5))"})
      match.command(text);
    match.cycles(1);
    QVERIFY(match.world.frame()->game.discipline.empty());
    QVERIFY(match.world.takeAgentsToClose().empty());
  }

  // row 27
  void brokenCommandsHaveNoEffect()
  {
    Match match;
    const AgentId agent = match.player("Red", 2);
    match.cycles(40);
    const Vec3f before = match.position(agent);
    for(const char* const text :
        {"(", "((()", ")))", "", "(foo)", "(init)", "(ball)", "(ball (pos))", "(ball (vel 1))",
         "(agent (unum 2)(team Left)(move 1 1 0.4))", "(agent (unum)(team))", "(select (unum))"})
      match.command(text);
    match.cycles(1);
    VERIFY_WITHIN(match.position(agent), before, 0.01f);
    QCOMPARE(mode(match), std::string("BeforeKickOff"));
  }

  /// What a program sends and what rcssserver3d would do with it: numbers are read up to where they end. Told in any case.
  void brokenNumbersAreTold_data()
  {
    QTest::addColumn<QByteArray>("command");
    QTest::addColumn<QString>("told"); // Empty: nothing.
    const auto ignored = [](const char* command) { return QStringLiteral("trainer command %1 ignored: ").arg(command); };
    QTest::newRow("good") << QByteArray("(ball (pos 1 -2 0.042)(vel 0 0 0))(time 5)(score (left 1)(right 0))") << "";
    QTest::newRow("other number forms") << QByteArray("(ball (pos +1 -2.5e0 .5))") << "";
    QTest::newRow("commas") << QByteArray("(ball (pos 1,50 -2,30 0,042))")
                            << "ball: `1,50` is no number, and was read as 1";
    QTest::newRow("words") << QByteArray("(ball (pos a b c))") << ignored("ball") + "`a` is no number";
    QTest::newRow("nan") << QByteArray("(ball (vel 0 nan 0))") << ignored("ball") + "`nan` is no number";
    QTest::newRow("two numbers") << QByteArray("(ball (pos 1 2))") << ignored("ball") + "expected 3 numbers, found 2";
    QTest::newRow("no numbers") << QByteArray("(ball (pos))") << ignored("ball") + "expected 3 numbers, found 0";
    QTest::newRow("nothing") << QByteArray("(ball)") << ignored("ball") + "expected (pos <x> <y> <z>), (vel <x> <y> <z>) or both";
    QTest::newRow("another list") << QByteArray("(ball (position 1 2 3))") << ignored("ball") + "expected (pos";
    QTest::newRow("far") << QByteArray("(ball (pos 1e6 0 0))") << ignored("ball") + "a place or velocity is at most";
    QTest::newRow("time") << QByteArray("(time abc)") << ignored("time") + "`abc` is no number";
    QTest::newRow("time with a unit") << QByteArray("(time 10s)") << "time: `10s` is no number, and was read as 10";
    QTest::newRow("half a goal") << QByteArray("(score (left 1.5)(right 2))") << "score: `1.5` is no number, and was read as 1";
    QTest::newRow("word as goals") << QByteArray("(score (left 1)(right x))") << ignored("score") + "`x` is no number";
    QTest::newRow("one side") << QByteArray("(score (left 3))") << ignored("score") + "expected (left <n>)(right <n>)";
    QTest::newRow("nobody") << QByteArray("(agent (unum 9)(team Left)(pos 1 1 1))") << ignored("agent");
    QTest::newRow("no place") << QByteArray("(agent (unum 2)(team Left))") << ignored("agent") + "expected (pos <x> <y> <z>), (move";
    QTest::newRow("unknown") << QByteArray("(foo bar)") << "there is no command `foo`";
    QTest::newRow("case") << QByteArray("(dropball)") << "there is no command `dropball` (did you mean 'dropBall'";
    QTest::newRow("greeting") << QByteArray("(init)(getAck)(reqfullstate)") << "";
  }
  void brokenNumbersAreTold()
  {
    QFETCH(const QByteArray, command);
    QFETCH(const QString, told);
    Match match;
    match.player("Red", 2);
    QStringList messages;
    match.world.log().setSink(
        [&messages](const Diagnostic& d)
        {
          if(d.severity >= Diagnostic::Severity::Warning)
            messages << QString::fromStdString(d.text());
        });
    match.world.setCommander("127.0.0.1:4000");
    for(int i = 0; i < 3; ++i) // Once for each kind, however often it comes.
      match.command(command.toStdString());
    QCOMPARE(messages.size(), told.isEmpty() ? 0 : 1);
    QVERIFY2(told.isEmpty() || messages[0].startsWith("warning: monitor 127.0.0.1:4000: " + told), qPrintable(messages.join('\n')));
    match.world.setCommander("127.0.0.1:4001"); // Another one is told, too.
    match.command(command.toStdString());
    QCOMPARE(messages.size(), told.isEmpty() ? 0 : 2);
    match.world.setCommander({}); // A person is told each time.
    match.command(command.toStdString());
    match.command(command.toStdString());
    QCOMPARE(messages.size() >= 4, !told.isEmpty());
  }

  void brokenNumbersHaveTheEffectOfTheReference()
  {
    Match match;
    match.command("(playMode PlayOn)(ball (pos 5 5 0.042)(vel 0 0 0))(ball (pos a b c))");
    match.cycles(1);
    VERIFY_WITHIN(match.ball(), Vec3f(5, 5, 0.04f), 0.01f); // Nobody can depend on words that were read as 0.
    match.command("(ball (pos 1,50 -2,30 0,042))(score (left 1.5)(right 2))(score (left 3)(right x))(time 10s)(time abc)");
    VERIFY_NEAR(match.ball().x(), 1, 0.01f);
    VERIFY_NEAR(match.ball().y(), -2, 0.01f);
    match.cycles(1);
    QCOMPARE(match.world.frame()->game.score, (std::array<int, 2>{1, 2}));
    VERIFY_NEAR(match.world.frame()->game.time, 10.02f, 1e-3f);
  }

  void aBallSentToInfinityStays()
  {
    Match match;
    match.command("(playMode PlayOn)(ball (pos 1 1 0.042)(vel 0 0 0))");
    match.cycles(1);
    match.command("(ball (pos inf 0 0))(ball (vel nan 0 0))(ball (pos 1e39 0 0))(ball (pos 1e6 0 0)(vel 1e7 0 0))");
    match.cycles(1);
    VERIFY_WITHIN(match.ball(), Vec3f(1, 1, 0.04f), 0.01f);
  }
};

QTEST_APPLESS_MAIN(SoccerTrainerTest)
#include "SoccerTrainerTest.moc"
