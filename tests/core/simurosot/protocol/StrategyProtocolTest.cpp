#include "core/game/simurosot/protocol/EventMessage.h"
#include "core/game/simurosot/protocol/ExpressionWriter.h"
#include "core/game/simurosot/protocol/FrameMessage.h"
#include "core/game/simurosot/protocol/LoginMessages.h"
#include "core/game/simurosot/protocol/MessageKind.h"
#include "core/game/simurosot/protocol/PlacementMessages.h"
#include "core/game/simurosot/protocol/WheelsMessage.h"

#include <QtTest>

#include <cmath>
#include <cstring>
#include <limits>

using namespace sparkwright::simurosot;

/// The messages between server and strategies: SimuroSot specification 10.2.
class StrategyProtocolTest : public QObject
{
  Q_OBJECT

  static sst_field fullField(int robots)
  {
    sst_field field{};
    field.size = sizeof field;
    field.frame = 4294967295u;
    field.state = SST_STATE_NORMAL;
    field.placement = SST_FREE_KICK;
    field.period = 2;
    field.actor = SST_OPPONENT;
    field.time_left = 299.98;
    field.score_self = 3;
    field.score_opponent = 1;
    for(int i = 0; i < robots; ++i)
    {
      field.self[i] = {1.25 + i, -2.5, 180, 0.25, -0.75, 1300.5, -125, 125, SST_VALID | SST_GOALKEEPER, 0};
      field.opponent[i] = {-1.25 - i, 2.5, -179.75, 10, 0, -3, 0, 0, SST_VALID | SST_TOUCHES_BALL, 0};
    }
    field.ball = {1, 2, 2.25, -3, 4, 5};
    field.ball_last = {0.5, 2, 2.25, -3, 4, 5};
    return field;
  }

  static sst_setup largeSetup()
  {
    sst_setup setup{};
    setup.size = sizeof setup;
    setup.league = setup.robots = 11;
    setup.side = 1;
    setup.seed = 4000000000u;
    setup.frame_ms = 20;
    setup.geometry = {400, 280, 60, 15, 25, 85, 70, 120, 75, 50, 100, 93, 7, 2.135, 7.5, 2, 7, 1.6, 125};
    return setup;
  }

  static bool same(const sst_robot& a, const sst_robot& b)
  {
    return a.x == b.x && a.y == b.y && a.angle == b.angle && a.vx == b.vx && a.vy == b.vy && a.omega == b.omega &&
           a.left == b.left && a.right == b.right && a.flags == b.flags;
  }

private slots:
  void framesComeBackAsTheyWere_data()
  {
    QTest::addColumn<int>("robots");
    for(const int robots : {1, 5, 11})
      QTest::addRow("%d robots", robots) << robots;
  }
  void framesComeBackAsTheyWere()
  {
    QFETCH(int, robots);
    const sst_field before = fullField(robots);
    std::string message;
    writeFrame(before, robots, message);
    QVERIFY(message.size() < 4000);
    QVERIFY(kindOf(message) == MessageKind::Frame);
    sst_field after{};
    int count = 0;
    QCOMPARE(readFrame(message, after, count), std::string());
    QCOMPARE(count, robots);
    QCOMPARE(after.frame, before.frame);
    QCOMPARE(after.placement, before.placement);
    QCOMPARE(after.actor, before.actor);
    QCOMPARE(after.period, before.period);
    QCOMPARE(after.time_left, before.time_left);
    QCOMPARE(after.score_self, 3);
    QCOMPARE(after.score_opponent, 1);
    QCOMPARE(after.ball.vz, 5.);
    QCOMPARE(after.ball_last.x, 0.5);
    for(int i = 0; i < SST_MAX_ROBOTS; ++i)
    {
      QVERIFY(same(after.self[i], before.self[i]));
      QVERIFY(same(after.opponent[i], before.opponent[i]));
    }
  }

  void numbersThatCannotBeAreWrittenAsSomeThatCan()
  {
    sst_field field = fullField(5);
    field.self[0].x = std::nan("");
    field.ball.x = std::numeric_limits<double>::infinity();
    std::string message;
    writeFrame(field, 99, message); // As many as there are places.
    int count = 0;
    QCOMPARE(readFrame(message, field, count), std::string());
    QCOMPARE(count, 11);
    QCOMPARE(field.self[0].x, 0.);
    QCOMPARE(field.ball.x, 1e6);
  }

  void theTextOfAFrameIsThatOfTheSpecification()
  {
    sst_field field{};
    field.period = 1;
    field.self[0] = {1, -2.005, 90, 0, 0, 0, 10, 20, 1, 0};
    std::string message;
    writeFrame(field, 1, message);
    QCOMPARE(message,
             std::string("(frame 0 (t 0.00) (st 0) (pl 0 0) (pe 1) (sc 0 0) (b 0.00 0.00 0.00 0.00 0.00 0.00) "
                         "(bl 0.00 0.00 0.00 0.00 0.00 0.00) (s (1.00 -2.00 90.00 0.00 0.00 0.00 10.00 20.00)) "
                         "(o (0.00 0.00 0.00 0.00 0.00 0.00)) (sf 1) (of 0))"));
  }

  void anglesAreMoreThanMinusHalfATurn()
  {
    for(const auto& [angle, text] : {std::pair(-179.997, "180.00"), {-180., "180.00"}, {180., "180.00"}, {-179.99, "-179.99"}, {190., "-170.00"}})
    {
      sst_field field{};
      field.self[0].angle = field.opponent[0].angle = angle;
      std::string message;
      writeFrame(field, 1, message);
      const std::string pose = "(0.00 0.00 " + std::string(text) + ' ';
      QVERIFY2(message.find("(s " + pose) != std::string::npos && message.find("(o " + pose) != std::string::npos, message.c_str());
    }
  }

  void badFramesAreExplained_data()
  {
    QTest::addColumn<QString>("message");
    QTest::addColumn<QString>("words");
    const QString good = "(frame 1 (t 1) (st 0) (pl 0 0) (sc 0 0) (b 1 2 3 4 5 6) (s (1 2 3 4 5 6 7 8)) (o))";
    const auto with = [&good](const char* part, const char* other) { return QString(good).replace(part, other); };
    QTest::newRow("good") << good << "";
    QTest::newRow("nothing") << "" << "at byte 0: expected (frame";
    QTest::newRow("other") << "(wheels 1)" << "expected (frame";
    QTest::newRow("NaN") << with("(t 1)", "(t nan)") << "at byte 12: expected as time left a number from";
    QTest::newRow("1e9") << with("1 2 3 4 5 6)", "1e9 2 3 4 5 6)") << "a number of the ball";
    QTest::newRow("infinite") << with("(1 2 3", "(inf 2 3") << "a number of a robot";
    QTest::newRow("word") << with("(1 2 3", "(one 2 3") << "expected a number: a number of a robot";
    QTest::newRow("too few") << with("5 6 7 8)", "5 6 7)") << "expected a number: a command";
    QTest::newRow("too many") << with("5 6 7 8)", "5 6 7 8 9)") << "expected `)`";
    QTest::newRow("missing") << with("(sc 0 0) ", "") << "missing: (sc …)";
    QTest::newRow("twice") << with("(t 1)", "(t 1) (t 1)") << "given twice: `t`";
    QTest::newRow("unknown part") << with("(o)", "(o) (oo 1)") << "unknown part or given twice: `oo`";
    QTest::newRow("no robots") << with("(1 2 3 4 5 6 7 8)", "") << "no robots";
    QTest::newRow("flags") << with("(o)", "(o) (sf 1 1)") << "not as many flags as robots";
    QTest::newRow("state") << with("(st 0)", "(st 9)") << "from 0 to 8";
    QTest::newRow("fraction") << with("(st 0)", "(st 0.5)") << "a whole number";
    QTest::newRow("not closed") << good.chopped(1) << "expected `)`";
    QTest::newRow("more") << good + "x" << "expected the end";
    QTest::newRow("twelve robots") << with("(1 2 3 4 5 6 7 8)", QString("(1 2 3 4 5 6 7 8)").repeated(12).toUtf8())
                                   << "more than 11";
    QTest::newRow("too long") << "(frame 1 " + QString(300000, ' ') + ")" << "longer than 256 KiB";
  }
  void badFramesAreExplained()
  {
    QFETCH(QString, message);
    QFETCH(QString, words);
    sst_field field{};
    int robots = 0;
    const std::string problem = readFrame(message.toStdString(), field, robots);
    QCOMPARE(problem.empty(), words.isEmpty());
    QVERIFY2(QString::fromStdString(problem).contains(words), problem.c_str());
  }

  void everyBeginningOfEveryMessageIsRead()
  {
    std::vector<std::string> messages(6);
    writeFrame(fullField(11), 11, messages[0]);
    writeWelcome({3, largeSetup()}, messages[1]);
    writeLogin({Role::Referee, 1, "a \"b\\", Side::Blue, "t"}, messages[2]);
    PlaceRequest request;
    setText(request.verdict.text, "why");
    request.preset.count = request.opponents.count = 11;
    writePlace(request, messages[3]);
    Event event;
    event.type = SST_EVENT_CORRECTIONS;
    event.corrections.n = 11;
    writeEvent(event, messages[4]);
    messages[5] = "(wheels 1 (1 2) (nan -1e300))";
    for(const std::string& message : messages)
      for(std::size_t length = 0; length <= message.size(); ++length)
        for(const char* const tail : {"", ")", "\"(\\", "'(\xff"})
        {
          const std::string text = message.substr(0, length) + tail;
          sst_field field;
          Login login;
          Welcome welcome;
          sst_wheels wheels;
          Targets targets;
          std::uint32_t frame = 0;
          int robots = 0;
          const bool any = readFrame(text, field, robots).empty() || readLogin(text, login).empty() ||
                           readWelcome(text, welcome).empty() || readPlace(text, request).empty() ||
                           readEvent(text, event).empty() || readWheels(text, frame, wheels).empty();
          if(*tail == '\0') // Others may make a shorter message of it.
            QCOMPARE(any, length == message.size());
          (void)readTargets(text, targets);
        }
  }

  void commandsAreClipped()
  {
    const double nan = std::nan("");
    sst_wheels wheels{};
    wheels.n = 3;
    wheels.left[0] = 300;
    wheels.right[0] = nan;
    wheels.left[1] = -std::numeric_limits<double>::infinity();
    wheels.right[1] = 12.345;
    wheels.left[5] = 7;
    std::string message;
    writeWheels(5, wheels, message);
    QCOMPARE(message, std::string("(wheels 5 (300.00 nan) (-1000000000.00 12.35) (0.00 0.00))"));
    std::uint32_t frame = 0;
    sst_wheels read{};
    QCOMPARE(readWheels(message, frame, read), std::string());
    QCOMPARE(frame, 5u);
    clipWheels(read, 5, 125);
    QCOMPARE(read.n, 3);
    QCOMPARE(read.left[0], 125.); // S04
    QCOMPARE(read.right[0], 0.);
    QCOMPARE(read.left[1], -125.);
    QCOMPARE(read.right[1], 12.35);
    clipWheels(wheels, 2, 125);
    QCOMPARE(wheels.n, 2);
    QCOMPARE(wheels.left[5], 0.);
    wheels.n = -7;
    clipWheels(wheels, 5, 125);
    QCOMPARE(wheels.n, 0);
  }

  void targetsMayBeAnyNumbers()
  {
    Targets before;
    before.number = 9;
    before.placement.n = 2;
    before.placement.pose[0] = {std::nan(""), 1e9, -90};
    before.placement.ball_wanted = 1;
    before.placement.ball = {98, -20};
    std::string message;
    writeTargets(before, message);
    Targets after;
    QCOMPARE(readTargets(message, after), std::string());
    QCOMPARE(after.number, 9u);
    QCOMPARE(after.placement.n, 2);
    QVERIFY(std::isnan(after.placement.pose[0].x)); // S24: the referee replaces it.
    QCOMPARE(after.placement.pose[0].y, 1e9);
    QCOMPARE(after.placement.ball.y, -20.);
    QVERIFY(!readTargets("(targets 1 (1 2))", after).empty());
    QVERIFY(!readTargets("(targets 1 (ball 2) (1 2 3))", after).empty());
    QVERIFY(!readTargets("(targets -1 (1 2 3))", after).empty());
  }

  void placesAndEventsAndCorrectionsComeBack()
  {
    PlaceRequest before;
    before.number = 3;
    before.verdict.kind = SST_GOAL_KICK;
    before.verdict.first = 1;
    before.verdict.offender = SST_OPPONENT;
    before.verdict.reason = SREF_R5_KEEPER_CHARGED;
    setText(before.verdict.text, "keeper \"charged\" \\ (5 cm)");
    before.ballWanted = true;
    before.ball = {98, -20};
    before.preset.count = 5;
    before.preset.pose[4] = {30, 48, 180};
    std::string message;
    writePlace(before, message);
    PlaceRequest after;
    QCOMPARE(readPlace(message, after), std::string());
    QCOMPARE(after.verdict.kind, before.verdict.kind);
    QCOMPARE(after.verdict.reason, before.verdict.reason);
    QCOMPARE(QString(after.verdict.text), QString(before.verdict.text));
    QVERIFY(after.ballWanted);
    QCOMPARE(after.preset.count, 5);
    QCOMPARE(after.preset.pose[4].angle, 180.);
    QCOMPARE(after.opponents.count, 0);
    QCOMPARE(readPlace("(place 3 (kind 2) (actor 0) (first 1) (ball-wanted 0))", after), std::string());

    Event goal;
    goal.type = SST_EVENT_GOAL;
    goal.value = SST_OPPONENT;
    message.clear();
    writeEvent(goal, message);
    QCOMPARE(message, std::string("(event 8 1)"));
    Event event;
    QCOMPARE(readEvent(message, event), std::string());
    QCOMPARE(*static_cast<const std::int32_t*>(event.argument()), 1);
    QCOMPARE(readEvent("(event 3)", event), std::string());
    QVERIFY(!event.argument());
    QVERIFY(!readEvent("(event 3 1)", event).empty());
    QVERIFY(!readEvent("(event 10)", event).empty());
    QCOMPARE(readEvent("(event 0 (kind 3) (actor 1) (first 0))", event), std::string());
    QCOMPARE(static_cast<const sst_verdict*>(event.argument())->offender, int(SST_NONE));

    Corrections corrections;
    corrections.side = Side::Yellow;
    corrections.robot[10] = {SREF_ROLE_FORCED, 0, 16.13};
    message.clear();
    writeCorrections(corrections, message);
    QCOMPARE(message, std::string("(corrections yellow (10 3 16.13))"));
    Corrections read;
    QCOMPARE(readCorrections(message, read), std::string());
    QCOMPARE(read.robot[10].distance, 16.13);
    QVERIFY(!readCorrections("(corrections red)", read).empty());
    QVERIFY(!readCorrections("(corrections blue (11 1 1))", read).empty());
  }

  void loginAndWelcomeComeBack()
  {
    std::string message;
    writeLogin({Role::Strategy, 1, "Pa\"ul (1)", std::nullopt, ""}, message);
    Login login;
    QCOMPARE(readLogin(message, login), std::string());
    QCOMPARE(login.name, std::string("Pa\"ul (1)"));
    QVERIFY(!login.side && login.role == Role::Strategy);
    QCOMPARE(readLogin("(login (name x) (proto 7) (role display))", login), std::string());
    QCOMPARE(login.version, 7);
    QVERIFY(!readLogin("(login (role king) (proto 1) (name x))", login).empty());
    QVERIFY(!readLogin("(login (role display) (name x))", login).empty());
    QVERIFY(!readLogin("(login (role display) (proto 1) (name " + std::string(65, 'x') + "))", login).empty());

    message.clear();
    writeWelcome({12, largeSetup()}, message);
    Welcome welcome;
    QCOMPARE(readWelcome(message, welcome), std::string());
    QCOMPARE(welcome.id, 12);
    const sst_setup expected = largeSetup();
    QVERIFY(std::memcmp(&welcome.setup, &expected, sizeof expected) == 0);

    Refused refused;
    message.clear();
    writeRefused(Refusal::SideTaken, "blue is taken", message);
    QCOMPARE(readRefused(message, refused), std::string());
    QVERIFY(refused.code == Refusal::SideTaken);
    QCOMPARE(refused.text, std::string("blue is taken"));

    sst_team team{};
    setText(team.name, std::string(70, 'x') + "ä");
    QCOMPARE(std::string(team.name).size(), std::size_t(63));
    message.clear();
    writeTeam(team, message);
    sst_team read{};
    QCOMPARE(readTeam(message, read), std::string());
    QCOMPARE(QString(read.name), QString(team.name));
  }

  void textsAreCutBetweenCharacters()
  {
    char text[4];
    setText(text, "xä€");
    QCOMPARE(QByteArray(text), QByteArray("xä"));
    std::memset(text, 'a', sizeof text); // Without an end.
    QCOMPARE(textOf(text), std::string_view("aaaa"));
  }

  void steadyStateTakesNoMemory()
  {
    const sst_field field = fullField(11);
    std::string message;
    writeFrame(field, 11, message);
    const char* const place = message.data();
    const std::size_t capacity = message.capacity();
    for(int i = 0; i < 100; ++i)
    {
      message.clear();
      writeFrame(field, 11, message);
    }
    QVERIFY(message.data() == place && message.capacity() == capacity);
  }
};

QTEST_MAIN(StrategyProtocolTest)
#include "StrategyProtocolTest.moc"
