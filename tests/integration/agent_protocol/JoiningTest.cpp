#include "PitchSupport.h"
#include "tests/VerifyNear.h"

using namespace sparkwright;

namespace
{

const std::string sceneOfType = "(scene rsg/agent/nao/nao_hetero.rsg ";

std::string init(int unum, const std::string& team)
{
  return "(init (unum " + std::to_string(unum) + ")(teamname " + team + "))";
}

/// `(unum 3) (team left)`, or nothing.
std::string placeIn(const Percepts& percepts)
{
  const std::string state = percepts.source("GS");
  const std::size_t begin = state.find("(unum "), end = state.find(" (sl");
  return begin == std::string::npos ? std::string() : state.substr(begin, end - begin);
}

/// An agent that says nothing by itself, beside the ones of the pitch.
class Guest : public TestClient
{
public:
  Guest(Pitch& pitch, int type) : TestClient(pitch.standingPort()), pitch_(pitch)
  {
    send(sceneOfType + std::to_string(type) + ")(syn)");
    // Accepted, read, built, told.
    for(int i = 0; i < 4; ++i)
      pitch_.cycle();
  }

  Percepts cycle(const std::string& command = {})
  {
    Percepts percepts(receive().value_or(std::string()));
    send(command + "(syn)");
    pitch_.cycle();
    return percepts;
  }

  /// What it is told of its place after this request; empty if it is none.
  std::string ask(const std::string& request)
  {
    cycle(request);
    std::string place;
    for(int i = 0; i < 5; ++i)
      place += placeIn(cycle());
    return place;
  }

private:
  Pitch& pitch_;
};

} // namespace

/// agent-protocol 4.2, 4.3 and 7.5: bodies, teams and numbers.
class JoiningTest : public QObject
{
  Q_OBJECT

private slots:
  void placeIsToldOnce_data();
  void placeIsToldOnce();
  void zeroIsTheLowestFreeNumber();
  void firstGameState();
  void playersWaitBesideTheField();
  void refusedRequests_data();
  void refusedRequests();
  void theEighthOfAType();
  void teamLimits_data();
  void teamLimits();
  void aFullTeamTakesNobody();
  void whoLeavesFreesNumberAndType();
  void namesStayWithTheirSides();
  void initTwice();
  void bodies_data();
  void bodies();
  void typesStandAsTallAsTheyShould_data();
  void typesStandAsTallAsTheyShould();
};

void JoiningTest::placeIsToldOnce_data()
{
  QTest::addColumn<std::string>("first");
  QTest::addColumn<std::string>("tenth");
  QTest::addColumn<int>("told");
  QTest::addColumn<std::string>("place");
  // 14.4, 13.4, 4.1: P0 is the tenth.
  QTest::newRow("on its own") << std::string() << init(0, "Red") << 11 << std::string("(GS (unum 1) (team left) (sl 0) (sr 0)");
  // It waits for the body, is done in the cycle in which it is there, and holds: a second init changes nothing.
  QTest::newRow("along with scene") << init(7, "Blue") << init(0, "Red") << 0
                                    << std::string("(GS (unum 7) (team left) (sl 0) (sr 0)");
}

void JoiningTest::placeIsToldOnce()
{
  QFETCH(const std::string, first);
  QFETCH(const std::string, tenth);
  QFETCH(const int, told);
  QFETCH(const std::string, place);
  Pitch pitch;
  TestClient agent(pitch.server().agentPort());
  agent.send(sceneOfType + "0)" + first + "(syn)");
  for(int i = 0; i < 20; ++i)
  {
    const Percepts percepts(agent.receive().value_or(""));
    QCOMPARE(percepts.problem(), std::string());
    const std::string game = percepts.source("GS");
    QCOMPARE(game.find(place) == 0, i == told);
    QCOMPARE(game.find("unum") != std::string::npos || game.find("team") != std::string::npos, i == told);
    agent.send((i == 9 ? tenth : std::string()) + "(syn)");
  }
}

void JoiningTest::zeroIsTheLowestFreeNumber()
{
  // 13.3
  Pitch pitch;
  pitch.join("Red", 2);
  Guest first(pitch, 0);
  TestClient second(pitch.standingPort());
  second.send(sceneOfType + "1)(syn)");
  for(int i = 0; i < 4; ++i)
    first.cycle();
  std::vector<std::string> places(2);
  for(int i = 0; i < 6; ++i)
  {
    places[1] += placeIn(Percepts(second.receive().value_or("")));
    second.send((i == 0 ? init(0, "Red") : std::string()) + "(syn)");
    places[0] += placeIn(first.cycle(i == 0 ? "(init (teamname Red))" : ""));
  }
  QCOMPARE(places[0], std::string("(unum 1) (team left)"));
  QCOMPARE(places[1], std::string("(unum 3) (team left)"));
}

void JoiningTest::firstGameState()
{
  // 14.2
  Pitch pitch;
  TestClient agent(pitch.server().agentPort());
  agent.send(sceneOfType + "0)(syn)");
  for(int i = 0; i < 5; ++i)
  {
    const Percepts percepts(agent.receive().value_or(""));
    agent.send("(syn)");
    QCOMPARE(percepts.source("GS"), std::string("(GS (sl 0) (sr 0) (t 0.00) (pm BeforeKickOff))"));
    QCOMPARE(percepts.joints().size(), std::size_t(22));
    for(const auto& [name, angle] : percepts.joints())
      VERIFY_WITHIN(angle, 0, 0.0101);
    QVERIFY(!percepts.has("FRP"));
    for(const double value : percepts.vector("ACC", "torso", "a"))
      VERIFY_WITHIN(value, 0, 0.1);
  }
}

void JoiningTest::playersWaitBesideTheField()
{
  // 14.5, 14.6, 4.3
  Pitch pitch;
  const auto waits = [&pitch](std::size_t agent, const Vec3f& place, double yaw)
  {
    const Stand stand = pitch.stand(agent);
    VERIFY_WITHIN(stand.torso.x(), place.x(), 0.01);
    VERIFY_WITHIN(stand.torso.y(), place.y(), 0.01);
    VERIFY_WITHIN(stand.torso.z(), 0.4, 0.025); // It falls a little.
    VERIFY_WITHIN(turnBetween(stand.yawDeg, yaw), 0, 0.5);
  };
  for(int i = 0; i < 11; ++i)
  {
    pitch.join("Red", i + 1, i % 4);
    pitch.cycle();
    if(i % 4 != 1 && i % 4 != 3) // Long legs stand taller.
      waits(static_cast<std::size_t>(i), {-14.2f, 9.2f - 1.2f * static_cast<float>(i), 0}, 0);
  }
  pitch.join("Blue", 3);
  pitch.cycle();
  waits(11, {14.2f, 9.2f, 0}, 180);
  pitch.join("Blue", 1);
  pitch.cycle();
  waits(12, {14.2f, 8, 0}, 180);
}

void JoiningTest::refusedRequests_data()
{
  QTest::addColumn<QString>("request");
  QTest::newRow("13.5 third team name") << "(init (unum 3)(teamname Green))";
  QTest::newRow("13.5 duplicate number") << "(init (unum 1)(teamname Red))";
  QTest::newRow("4.3 number 12") << "(init (unum 12)(teamname Red))";
  QTest::newRow("4.3 negative number") << "(init (unum -1)(teamname Red))";
  QTest::newRow("4.3 huge number") << "(init (unum 99999999999999999999)(teamname Red))";
  QTest::newRow("4.3 no team name") << "(init (unum 3))";
  QTest::newRow("4.3 empty team name") << "(init (unum 3)(teamname))";
}

void JoiningTest::refusedRequests()
{
  QFETCH(const QString, request);
  Pitch pitch;
  pitch.join("Red", 1);
  pitch.join("Blue", 1);
  Guest guest(pitch, 0);
  QCOMPARE(guest.ask(request.toStdString()), std::string());
  // The connection is open, and other values work, in any order and with any blanks.
  QCOMPARE(guest.ask("(init ( teamname  Blue ) (unum 4))"), std::string("(unum 4) (team right)"));
}

void JoiningTest::theEighthOfAType()
{
  // 14.7, 13.5
  Pitch pitch({"--set", "MaxSumTwoRobotTypes=11"});
  for(int i = 1; i <= 7; ++i)
    pitch.join("Red", i, 0);
  Guest eighth(pitch, 0);
  QCOMPARE(eighth.ask(init(8, "Red")), std::string());
  QCOMPARE(pitch.robots(), std::size_t(8));
  QCOMPARE(eighth.ask(init(8, "Blue")), std::string("(unum 8) (team right)"));
}

void JoiningTest::teamLimits_data()
{
  QTest::addColumn<QString>("options");
  QTest::addColumn<QString>("types"); // of those who play
  QTest::addColumn<int>("type");      // of the next
  QTest::addColumn<bool>("accepted");
  QTest::newRow("14.37 one more of type 1") << "" << "000000111" << 1 << false;
  QTest::newRow("14.37 one more of type 0") << "" << "000000111" << 0 << false;
  QTest::newRow("7.5 a third type") << "" << "000000111" << 2 << true;
  QTest::newRow("7.5 MaxRobotTypeCount 7") << "" << "0000000" << 0 << false;
  QTest::newRow("7.5 MaxRobotTypeCount 8") << "MaxRobotTypeCount=8" << "0000000" << 0 << true;
  QTest::newRow("7.5 MaxSumTwoRobotTypes 10") << "MaxSumTwoRobotTypes=10" << "000000111" << 1 << true;
  QTest::newRow("7.5 MinRobotTypesCount: two places, two types missing") << "MinRobotTypesCount=4" << "000001111" << 0
                                                                         << false;
  QTest::newRow("7.5 MinRobotTypesCount: a new type") << "MinRobotTypesCount=4" << "000001111" << 3 << true;
  QTest::newRow("7.5 MinRobotTypesCount 1") << "MinRobotTypesCount=1 MaxSumTwoRobotTypes=11"
                                            << "0000011111" << 0 << true;
  QTest::newRow("7.5 all of one type") << "MaxRobotTypeCount=11 MaxSumTwoRobotTypes=11 MinRobotTypesCount=1"
                                       << "0000000000" << 0 << true;
}

void JoiningTest::teamLimits()
{
  QFETCH(const QString, options);
  QFETCH(const QString, types);
  QFETCH(const int, type);
  QFETCH(const bool, accepted);
  QStringList arguments;
  for(const QString& option : options.split(' ', Qt::SkipEmptyParts))
    arguments << "--set" << option;
  Pitch pitch(arguments);
  for(qsizetype i = 0; i < types.size(); ++i)
    pitch.join("Red", static_cast<int>(i) + 1, types[i].digitValue());
  Guest next(pitch, type);
  QCOMPARE(next.ask(init(11, "Red")), accepted ? std::string("(unum 11) (team left)") : std::string());
}

void JoiningTest::aFullTeamTakesNobody()
{
  // 13.5
  Pitch pitch;
  for(int i = 1; i <= 11; ++i)
    pitch.join("Red", i, i % 4);
  Guest twelfth(pitch, 4);
  QCOMPARE(twelfth.ask(init(0, "Red")), std::string());
  QCOMPARE(twelfth.ask(init(0, "Blue")), std::string("(unum 1) (team right)"));
}

void JoiningTest::whoLeavesFreesNumberAndType()
{
  // 13.12
  Pitch pitch({"--set", "MaxRobotTypeCount=1"});
  pitch.join("Red", 1, 0);
  {
    Guest leaver(pitch, 1);
    QCOMPARE(leaver.ask(init(5, "Red")), std::string("(unum 5) (team left)"));
  }
  pitch.cycle();
  QCOMPARE(pitch.listen(2).size(), std::size_t(2)); // Nobody waits for who has left.
  QCOMPARE(pitch.robots(), std::size_t(1));
  Guest next(pitch, 1);
  QCOMPARE(next.ask(init(5, "Red")), std::string("(unum 5) (team left)"));
}

void JoiningTest::namesStayWithTheirSides()
{
  // 4.3: also when all players of a team have left.
  Pitch pitch;
  pitch.join("Red", 1);
  {
    Guest blue(pitch, 0);
    QCOMPARE(blue.ask(init(1, "Blue")), std::string("(unum 1) (team right)"));
  }
  pitch.cycle();
  Guest guest(pitch, 0);
  QCOMPARE(guest.ask(init(1, "Green")), std::string());
  QCOMPARE(guest.ask(init(1, "Blue")), std::string("(unum 1) (team right)"));
  QCOMPARE(pitch.game().team[0], std::string("Red"));
  QCOMPARE(pitch.game().team[1], std::string("Blue"));
}

void JoiningTest::initTwice()
{
  // 4.3: a second one is ignored and occupies nothing.
  Pitch pitch;
  pitch.join("Red", 1);
  pitch.cycle({init(3, "Red")});
  for(const Percepts& percepts : pitch.listen(5))
    QCOMPARE(placeIn(percepts), std::string());
  Guest other(pitch, 0);
  QCOMPARE(other.ask(init(3, "Red")), std::string("(unum 3) (team left)"));
}

void JoiningTest::bodies_data()
{
  QTest::addColumn<QString>("request");
  QTest::addColumn<int>("joints"); // 0: no body
  QTest::newRow("4.2 nao.rsg") << "(scene rsg/agent/nao/nao.rsg)" << 22;
  for(int type = 0; type < 5; ++type)
    QTest::newRow(qPrintable(QString("4.2 type %1").arg(type)))
        << QString("(scene rsg/agent/nao/nao_hetero.rsg %1)").arg(type) << (type == 4 ? 24 : 22);
  for(const char* request :
      {"(scene)", "(scene rsg/agent/nao/nao_hetero.rsg)", "(scene rsg/agent/nao/nao_hetero.rsg 5)",
       "(scene rsg/agent/nao/nao_hetero.rsg -1)", "(scene rsg/agent/nao/nao_hetero.rsg x)", "(scene /etc/passwd)",
       "(scene ../../CMakeLists.txt)", "(scene rsg/environment/soccer/soccer.rsg)", "(create)"})
    QTest::newRow(qPrintable(QString("4.2, 6.2 ") + request)) << request << 0;
}

void JoiningTest::bodies()
{
  QFETCH(const QString, request);
  QFETCH(const int, joints);
  Pitch pitch;
  pitch.join("Red", 1);
  TestClient agent(pitch.standingPort());
  agent.send(request.toStdString() + "(syn)");
  pitch.listen(6);
  if(joints > 0)
    QCOMPARE(Percepts(agent.receive().value_or("")).joints().size(), static_cast<std::size_t>(joints));
  else
    QVERIFY(agent.silentFor(0.05));
  agent.send("(syn)(scene rsg/agent/nao/nao_hetero.rsg 1)"); // A second one is ignored, but one after a refusal is not.
  for(int i = 0; i < 5 && joints > 0; ++i)
  {
    pitch.cycle();
    const auto percepts = agent.receive();
    QVERIFY(percepts);
    QCOMPARE(Percepts(*percepts).joints().size(), static_cast<std::size_t>(joints));
    agent.send("(syn)");
  }
  if(joints == 0)
    pitch.listen(3); // Then it is told something, and waited for.
  QCOMPARE(pitch.robots(), std::size_t(2));
}

void JoiningTest::typesStandAsTallAsTheyShould_data()
{
  QTest::addColumn<int>("type");
  QTest::addColumn<double>("height");
  const double heights[] = {0.384, 0.420, 0.384, 0.440, 0.384};
  for(int type = 0; type < 5; ++type)
    QTest::newRow(qPrintable(QString("7.5 type %1").arg(type))) << type << heights[type];
}

void JoiningTest::typesStandAsTallAsTheyShould()
{
  QFETCH(const int, type);
  QFETCH(const double, height);
  Pitch pitch;
  pitch.join("Red", 1, type);
  pitch.put(true, 1, {-5, 2, static_cast<float>(height) + 0.006f}, 0);
  pitch.listen(60);
  VERIFY_WITHIN(pitch.stand(0).torso.z(), height, 0.0025);
}

QTEST_GUILESS_MAIN(JoiningTest)
#include "JoiningTest.moc"
