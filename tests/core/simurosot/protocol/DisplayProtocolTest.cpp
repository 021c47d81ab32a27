#include "core/game/simurosot/protocol/ExpressionWriter.h"
#include "core/game/simurosot/protocol/LinkMessages.h"
#include "core/game/simurosot/protocol/MessageKind.h"
#include "core/game/simurosot/protocol/RefereeMessage.h"
#include "core/game/simurosot/protocol/display/FullMessage.h"
#include "core/game/simurosot/protocol/display/SceneMessage.h"

#include <QtTest>

using namespace sparkwright::simurosot;

/// The messages between server, displays and referees: SimuroSot specification 10.2.
class DisplayProtocolTest : public QObject
{
  Q_OBJECT

  static FullFrame fullFrame()
  {
    FullFrame frame;
    frame.frame = 77;
    frame.timeLeft = 12.5;
    frame.state = SST_STATE_PAUSE;
    frame.period = 2;
    frame.restart = Restart::FreeBallMinusPlus;
    frame.actor = SREF_YELLOW;
    frame.score = {2, 3};
    frame.blueEnd = -1;
    frame.ball = {1, 2, 3, 4, 5, 6};
    frame.robots = 11;
    for(auto& team : frame.robot)
      for(std::size_t i = 0; i < team.size(); ++i)
        team[i] = {double(i), -1, 3.75, 90, 0.25, -0.5, 10, -10, 125, -125, 359.5, 0.25, SST_VALID};
    frame.contacts = {{0, SREF_BALL, 1, 2, 1, 0, 0.125}, {21, SREF_WALL, -3, 4, 0, -1, 2.5}};
    frame.votes = {1, 2};
    frame.reason = "a \"foul\"";
    sref_verdict& foul = frame.foul.emplace();
    foul.size = sizeof foul;
    foul.kind = SST_PENALTY_KICK;
    foul.actor = SREF_YELLOW;
    foul.offender_side = SREF_BLUE;
    foul.offender_robot = -1;
    foul.reason = SREF_R2_TWO_IN_GOAL_AREA;
    foul.hardness = SREF_CERTAIN;
    foul.goal_for = SREF_NOBODY;
    setText(foul.text, "two robots");
    foul.evidence.count = 2;
    foul.evidence.robots[1] = 4;
    foul.evidence.right = 200;
    return frame;
  }

private slots:
  void framesComeBackAsTheyWere()
  {
    const FullFrame before = fullFrame();
    std::string message;
    writeFull(before, message);
    QVERIFY(kindOf(message) == MessageKind::Full);
    QVERIFY(message.size() < 8000);
    FullFrame after;
    QCOMPARE(readFull(message, after), std::string());
    QVERIFY(after.robot == before.robot);
    QCOMPARE(after.robots, 11);
    QVERIFY(after.score == before.score && after.votes == before.votes);
    QCOMPARE(after.blueEnd, -1);
    QVERIFY(after.restart == before.restart);
    QCOMPARE(after.contacts.size(), std::size_t(2));
    QCOMPARE(after.contacts[0].impulse, 0.125);
    QCOMPARE(after.contacts[1].second, int(SREF_WALL));
    QVERIFY(after.foul);
    QCOMPARE(after.foul->evidence.robots[1], 4);
    QCOMPARE(after.foul->evidence.right, 200.);
    QCOMPARE(QString(after.foul->text), QString("two robots"));
    QCOMPARE(after.reason, before.reason);

    std::string again; // What is read into holds nothing of before.
    FullFrame plain = before;
    plain.foul.reset();
    plain.contacts.clear();
    plain.reason.clear();
    writeFull(plain, again);
    QCOMPARE(readFull(again, after), std::string());
    QVERIFY(!after.foul && after.contacts.empty() && after.reason.empty());
  }

  void everyBeginningOfAFrameIsRead()
  {
    std::string message;
    writeFull(fullFrame(), message);
    FullFrame frame;
    for(std::size_t length = 0; length < message.size(); ++length)
      QVERIFY(!readFull(message.substr(0, length), frame).empty());
  }

  void scenesComeBackAsTheyWere()
  {
    for(const std::string_view name : profileNames())
    {
      const LeagueProfile profile = profileOf(name).value();
      Scene before;
      before.profile = profile.name;
      before.field = profile.field;
      before.robot.track = 6.5;
      before.colours.ball = "#123456";
      before.team = {"A \"b\"", ""};
      std::string message;
      writeScene(before, message);
      Scene after;
      QCOMPARE(readScene(message, after), std::string());
      QVERIFY(after.field == before.field && after.robot == before.robot && after.colours == before.colours);
      QVERIFY(after.team == before.team);
      for(std::size_t length = 0; length < message.size(); ++length)
        QVERIFY(!readScene(message.substr(0, length), after).empty());
    }
  }

  void refereesCommand_data()
  {
    QTest::addColumn<QString>("message");
    QTest::addColumn<bool>("good");
    for(const char* const word : {"confirm", "reject", "pause", "resume", "whistle", "start", "period", "new-match"})
      QTest::newRow(word) << QString("(ref %1)").arg(word) << true;
    QTest::newRow("other") << "(ref other 4 yellow)" << true;
    QTest::newRow("place a robot") << "(ref place 21 1.00 -2.50 90.00)" << true;
    QTest::newRow("place the ball") << "(ref place 22 1.00 -2.50 0.00)" << true;
    QTest::newRow("nothing") << "(ref)" << false;
    QTest::newRow("unknown") << "(ref dance)" << false;
    QTest::newRow("surplus") << "(ref confirm 1)" << false;
    QTest::newRow("no restart") << "(ref other 0 blue)" << false;
    QTest::newRow("no side") << "(ref other 4 red)" << false;
    QTest::newRow("no object") << "(ref place 23 1 2 3)" << false;
    QTest::newRow("no angle") << "(ref place 3 1 2)" << false;
    QTest::newRow("NaN") << "(ref place 3 nan 2 0)" << false;
    QTest::newRow("far") << "(ref place 3 1e9 2 0)" << false;
  }
  void refereesCommand()
  {
    QFETCH(QString, message);
    QFETCH(bool, good);
    RefereeCommand command;
    const std::string problem = readReferee(message.toStdString(), command);
    QCOMPARE(problem.empty(), good);
    if(!good)
      return;
    std::string written;
    writeReferee(command, written);
    QCOMPARE(QString::fromStdString(written), message);
  }

  void theRestIsShort()
  {
    std::string text;
    writeRate(25, text);
    int hertz = 0;
    QCOMPARE(readRate(text, hertz), std::string());
    QCOMPARE(hertz, 25);
    QVERIFY(!readRate("(rate 0)", hertz).empty());
    QVERIFY(!readRate("(rate 51)", hertz).empty());
    text.clear();
    writePing(123456789012., text);
    QCOMPARE(text, std::string("(ping 123456789012)"));
    double time = 0;
    QCOMPARE(readPing(text, time), std::string());
    QCOMPARE(time, 123456789012.);
    QVERIFY(!readPong(text, time).empty());
    text.clear();
    writeBye(text);
    QVERIFY(kindOf(text) == MessageKind::Bye);
    QVERIFY(kindOf("bye") == MessageKind::Unknown);
    QVERIFY(kindOf("(" + std::string(500, 'x')) == MessageKind::Unknown);
  }

  void everyKindHasItsName()
  {
    for(int kind = 1; kind <= static_cast<int>(MessageKind::Bye); ++kind)
    {
      const auto each = static_cast<MessageKind>(kind);
      QVERIFY(!nameOf(each).empty());
      QVERIFY(kindOf("  (" + std::string(nameOf(each)) + " 1)") == each);
    }
  }
};

QTEST_MAIN(DisplayProtocolTest)
#include "DisplayProtocolTest.moc"
