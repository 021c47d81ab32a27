#include "LogSupport.h"
#include "core/game/soccer3d/match/SoccerState.h"
#include "core/record/monitorlog/LogLine.h"
#include "core/signal/SignalCatalog.h"
#include "tests/VerifyNear.h"

#include <QtTest>

#include <numeric>
#include <random>

using namespace sparkwright;
using namespace sparkwright::test;

namespace
{

using Places = std::vector<std::optional<float>>;

/// Datagrams in front of a message: a point in a set, and the set swapped.
std::string drawn(const std::string& set, float x)
{
  char number[16];
  std::snprintf(number, sizeof number, "%6f", static_cast<double>(x));
  const std::string x6(number, 6);
  std::string line;
  appendDatagram(line, std::string("\1\2", 2) + x6 + "0.0000" + "0.0000" + "10.000" + "\xff\1\2" + set + '\0');
  appendDatagram(line, std::string("\0\0", 2) + set + '\0');
  return line;
}

/// The points of a set that can be seen; nothing if there is no such set.
std::vector<float> pointsOf(const DrawingsPtr& drawings, const std::string& name)
{
  std::vector<float> points;
  for(const auto& set : drawings->sets)
    if(set->name == name)
      for(const Drawings::Shape& shape : set->shapes)
        points.push_back(shape.points[0].x());
  return points;
}

} // namespace

class MonitorLogReaderTest : public QObject
{
  Q_OBJECT

private slots:
  void readsFullScenesAndDiffs();
  void framesBeforeTheFirstFullSceneAreLeftOut();
  void theStateOfTheGameGoesOn();
  void anyOrderShowsTheSameFrames();
  void farFromAFullSceneAnyOrderShowsTheSame();
  void oneStructureAsLongAsItIsTheSame();

  void theClockGivesTimes();
  void whereTheClockStandsStillRecordsComeAtAnEvenPace();
  void jumpsOfTheClockAreNotWaitedFor();
  void simulatedTimesOfNewerServersAreTaken();

  void goalsAndBallsOfOlderLogsAreKnown_data();
  void goalsAndBallsOfOlderLogsAreKnown();

  void drawingsBelongToTheMessageBehindThem();
  void drawingsAreThereInAnyOrder();

  void aCutLastLineIsLeftOut();
  void damagedLinesAreToldOnce();
  void aDamagedSceneIsNull();
  void aDamagedFullSceneIsNoStart();
  void linesThatAreTooLongAreLeftOut();
  void whatIsNoLogIsSaid_data();
  void whatIsNoLogIsSaid();
  void readingCanBeCancelled();
  void damagedLogsDoNoHarm();
};

void MonitorLogReaderTest::readsFullScenesAndDiffs()
{
  LogOnDisk disk(fullMessage(1) + "\n" + diffMessage(2) + "\r\n\n" + diffMessage(3) + "\n" + fullMessage(4) + "\n");
  QVERIFY2(disk.log, disk.problem.english().c_str());
  QCOMPARE(disk.places(), (Places{1.f, 2.f, 3.f, 4.f}));
  QVERIFY(disk.told.empty());
  QCOMPARE(disk.log->frame(2)->cycle, 3);
  QVERIFY(!disk.log->drawings(0));
}

void MonitorLogReaderTest::framesBeforeTheFirstFullSceneAreLeftOut()
{
  LogOnDisk disk(diffMessage(7) + "\n" + diffMessage(8, "(time 0)(score_left 2)") + "\n" + fullMessage(1) + "\n" +
                 diffMessage(2) + "\n");
  QVERIFY(disk.log);
  QCOMPARE(disk.places(), (Places{1.f, 2.f}));
  QCOMPARE(disk.told.size(), 1u);
  QCOMPARE(disk.told[0].message, "the log begins in the middle of a run: 2 lines are left out, since they only tell what changes; its first full scene is "
           "in line 3");
  QCOMPARE(disk.told[0].severity, Diagnostic::Severity::Note);
  // Also in the middle of a line: still one message.
  LogOnDisk torn(diffMessage(7).substr(20) + "\n" + diffMessage(8) + "\n" + diffMessage(9) + "\n" + fullMessage(1) + "\n" +
                 "rubbish\n" + diffMessage(2) + "\n");
  QCOMPARE(torn.places(), (Places{1.f, 2.f}));
  QCOMPARE(torn.told.size(), 2u);
  QCOMPARE(torn.told[0].line, 5); // That is another matter.
  QCOMPARE(torn.told[1].message,
           "the log begins in the middle of a run: 3 lines are left out, since they only tell what changes or are damaged (1); its "
           "first full scene is in line 4");
  // Without lines that tell changes it begins at its beginning.
  LogOnDisk damaged("rubbish\nrubbish\n" + fullMessage(1) + "\n");
  QCOMPARE(damaged.told.size(), 2u);
  QCOMPARE(damaged.told[0].line, 1);
  QCOMPARE(damaged.told[0].message, "damaged line of the log, left out: byte 1: expected `(`");
  QCOMPARE(damaged.told[1].message, "1 more damaged lines of the log are left out");
}

void MonitorLogReaderTest::theStateOfTheGameGoesOn()
{
  LogOnDisk disk(fullMessage(1, "(play_modes A B C)(time 0)(half 1)(score_left 0)(play_mode 0)") + "\n" +
                 diffMessage(2, "(time 0.2)(team_left Red)(foul 1 2 1 5)") + "\n" +
                 fullMessage(3, "(play_modes A B C)(time 0.4)(half 1)(score_left 1)(play_mode 2)") + "\n" +
                 diffMessage(4, "(time 0.6)(foul 2 0 2 7)") + "\n");
  QVERIFY(disk.log);
  for(const std::size_t i : {3, 0, 3, 2, 1, 2}) // Also from the middle.
  {
    const GameState& game = disk.log->frame(i)->game;
    QCOMPARE(game.team[0], i == 0 ? "" : "Red");
    QCOMPARE(game.mode, i < 2 ? "A" : "C");
    const auto* const soccer = game.part<SoccerState>();
    QCOMPARE(soccer ? soccer->fouls.size() : 0, i == 0 ? 0u : i < 3 ? 1u : 2u);
  }
}

void MonitorLogReaderTest::anyOrderShowsTheSameFrames()
{
  LogOnDisk disk(unpacked("match.log.gz"));
  QVERIFY2(disk.log, disk.problem.english().c_str());
  std::vector<FramePtr> inOrder;
  for(std::size_t i = 0; i < disk.log->count(); ++i)
    inOrder.push_back(disk.log->frame(i));
  QVERIFY(inOrder.size() > 20);
  std::mt19937 random(1);
  for(int i = 0; i < 100; ++i)
  {
    const std::size_t at = random() % inOrder.size();
    const FramePtr frame = disk.log->frame(at);
    QVERIFY(frame && showSame(*frame, *inOrder[at]));
  }
}

void MonitorLogReaderTest::farFromAFullSceneAnyOrderShowsTheSame()
{
  constexpr int records = 40'000;
  std::string text = fullMessage(0) + "\n";
  for(int i = 1; i < records; ++i)
    text += (i % 2 ? diffMessage(static_cast<float>(i)) : std::string("((time 0))(RDS 0 1)((nd(nd SMN)))")) + "\n";
  LogOnDisk disk(text);
  QCOMPARE(disk.log->count(), std::size_t(records));
  std::mt19937 random(2);
  std::vector<std::size_t> places{records - 1, 0, records - 2};
  for(int i = 0; i < 50; ++i)
    places.push_back(random() % records);
  for(const std::size_t i : places)
    QCOMPARE(disk.log->frame(i)->local[0](0, 3), static_cast<float>(i % 2 ? i : i > 0 ? i - 1 : 0));
}

void MonitorLogReaderTest::oneStructureAsLongAsItIsTheSame()
{
  LogOnDisk disk(fullMessage(1) + "\n" + diffMessage(2) + "\n" + fullMessage(3) + "\n((time 1))(RSG 0 1)()\n");
  const auto structure = disk.log->frame(2)->structure;
  for(const std::size_t i : {0, 1, 2})
    QCOMPARE(disk.log->frame(i)->structure, structure);
  QVERIFY(disk.log->frame(3)->structure != structure);
}

void MonitorLogReaderTest::theClockGivesTimes()
{
  LogOnDisk disk(fullMessage(1, "(time 10)") + "\n" + diffMessage(2, "(time 10.2)") + "\n" +
                 diffMessage(3, "(time 10.4)") + "\n" + diffMessage(4, "(time 10.8)") + "\n"); // One is missing.
  for(const auto& [index, time] : {std::pair(0, 0.0), {1, 0.2}, {2, 0.4}, {3, 0.8}})
  {
    VERIFY_NEAR(disk.log->time(static_cast<std::size_t>(index)), time, 1e-4);
    VERIFY_NEAR(disk.log->frame(static_cast<std::size_t>(index))->time, time, 1e-4);
  }
  QCOMPARE(disk.log->indexAt(0.5), 2u);
}

void MonitorLogReaderTest::whereTheClockStandsStillRecordsComeAtAnEvenPace()
{
  std::string text = fullMessage(1) + "\n";
  for(int i = 0; i < 4; ++i)
    text += diffMessage(2) + "\n";
  LogOnDisk still(text);
  VERIFY_NEAR(still.log->time(4), 0.8, 1e-6); // That of the reference.
  LogOnDisk drawing(drawn("a", 1) + text);
  VERIFY_NEAR(drawing.log->time(4), 0.16, 1e-6); // A viewer records each message.
  text += diffMessage(3, "(time 0.1)") + "\n" + diffMessage(3, "(time 0.2)") + "\n";
  LogOnDisk starting(text);
  VERIFY_NEAR(starting.log->time(4), 0.4, 1e-6);
  VERIFY_NEAR(starting.log->time(6), 0.6, 1e-6);
}

void MonitorLogReaderTest::jumpsOfTheClockAreNotWaitedFor()
{
  LogOnDisk disk(fullMessage(1) + "\n" + diffMessage(2, "(time 0.2)") + "\n" + diffMessage(2, "(time 0.4)") + "\n" +
                 diffMessage(2, "(time 290)") + "\n" + diffMessage(2, "(time 20)") + "\n");
  VERIFY_NEAR(disk.log->time(3), 0.6, 1e-4);
  VERIFY_NEAR(disk.log->time(4), 0.8, 1e-4);
}

void MonitorLogReaderTest::simulatedTimesOfNewerServersAreTaken()
{
  const auto message = [](const char* time, const char* scene)
  { return std::string("((RSMP 1 0)((gt 1 0)") + time + ")((sg 1 0)" + scene + ")((gs 1 0)(time 0)))\n"; };
  LogOnDisk disk(message("3", "full(nd TRF(SLT 1 0 0 0 0 1 0 0 0 0 1 0 5 0 0 1))") + message("3.04", "diff(nd)") +
                 message("3.08", "diff(nd TRF(SLT 1 0 0 0 0 1 0 0 0 0 1 0 6 0 0 1))") + message("9", "diff(nd)"));
  QVERIFY2(disk.log, disk.problem.english().c_str());
  QCOMPARE(disk.places(), (Places{5.f, 5.f, 6.f, 6.f}));
  VERIFY_NEAR(disk.log->time(2), 0.08, 1e-5);
  VERIFY_NEAR(disk.log->time(3), 6, 1e-5);
}

void MonitorLogReaderTest::goalsAndBallsOfOlderLogsAreKnown_data()
{
  QTest::addColumn<QString>("ball");
  QTest::addColumn<QString>("radius");
  QTest::addColumn<bool>("known");
  QTest::newRow("of today") << "StaticMesh (setVisible 1) (load models/soccerball.obj) (sSc 0.042 0.042 0.042)" << "0.042" << true;
  QTest::newRow("without visibility, a blank after the name")
      << "StaticMesh (load models/soccerball.obj ) (sSc 0.042 0.042 0.042)(resetMaterials soccerball_rcs-soccerball.png)" << "0.042" << true;
  QTest::newRow("a sphere in its material") << "SMN (load StdUnitSphere) (sSc 0.1 0.1 0.1) (sMat matBall)" << "" << true;
  QTest::newRow("a sphere of its size") << "SMN (load StdUnitSphere) (sSc 0.111 0.111 0.111) (sMat matWhite)" << "0.111" << true;
  QTest::newRow("a sphere of another size") << "SMN (load StdUnitSphere) (sSc 0.2 0.2 0.2) (sMat matWhite)" << "0.111" << false;
  QTest::newRow("a sphere, and nothing told") << "SMN (load StdUnitSphere) (sSc 0.1 0.1 0.1) (sMat matWhite)" << "" << false;
}

void MonitorLogReaderTest::goalsAndBallsOfOlderLogsAreKnown()
{
  QFETCH(const QString, ball);
  QFETCH(const QString, radius);
  QFETCH(const bool, known);
  // Their diffs name no kinds of nodes.
  LogOnDisk disk("((FieldLength 18)" + (radius.isEmpty() ? "" : "(BallRadius " + radius.toStdString() + ")") +
                 "(time 0))(RSG 0 1)((nd TRF (SLT 1 0 0 0 0 1 0 0 0 0 1 0 -9.3 0 0.4 1)(nd StaticMesh (setTransparent) "
                 "(load models/leftgoal.obj) (sSc 2.18 0.88 0.68)(resetMaterials grey_naogoalnet.png yellow)))(nd TRF " +
                 sparkwright::test::pose(3) + "(nd " + ball.toStdString() + "))(nd TRF " + sparkwright::test::pose(4) +
                 "(nd SMN (load StdCCylinder 0.015 0.08) (sSc 1 1 1) (sMat matDarkGrey))))\n((time 0.2))(RDS 0 1)((nd(nd))(nd " +
                 sparkwright::test::pose(5) + "(nd))(nd(nd)))\n");
  QVERIFY2(disk.log, disk.problem.english().c_str());
  QVERIFY(disk.told.empty());
  const FramePtr frame = disk.log->frame(1);
  QVERIFY(frame);
  const auto& nodes = frame->structure->nodes;
  QCOMPARE(nodes.size(), 6u);
  QCOMPARE(nodes[1].mesh, "models/leftgoal.obj");
  QCOMPARE(nodes[5].mesh, "StdCapsule"); // Its name of today.
  QCOMPARE(nodes[5].meshParameters, (std::vector<float>{0.015f, 0.08f}));
  QVERIFY(frame->visible == (std::vector<std::uint8_t>{1, 1, 1}));
  QCOMPARE(SignalCatalog(*frame, nullptr).find("ball/x") >= 0, known);
}

void MonitorLogReaderTest::drawingsBelongToTheMessageBehindThem()
{
  LogOnDisk disk(fullMessage(1) + "\n" + drawn("me.p", 1.5f) + diffMessage(2) + "\n" + diffMessage(3) + "\n[0, 0, 0]" +
                 diffMessage(4) + "\n");
  QVERIFY(disk.log && disk.told.empty());
  QCOMPARE(disk.places(), (Places{1.f, 2.f, 3.f, 4.f}));
  QVERIFY(disk.log->drawings(0) && disk.log->drawings(0)->sets.empty());
  QCOMPARE(pointsOf(disk.log->drawings(1), "me.p"), std::vector<float>{1.5f});
  QCOMPARE(disk.log->drawings(2), disk.log->drawings(1)); // Nothing new.
  QVERIFY(disk.log->drawings(3)->sets.empty());           // Swapped without a new one.
}

void MonitorLogReaderTest::drawingsAreThereInAnyOrder()
{
  constexpr int records = 3000;
  std::string text = fullMessage(0) + "\n";
  for(int i = 1; i < records; ++i)
    text += (i % 3 == 0 ? drawn("a", static_cast<float>(i)) : std::string()) + diffMessage(1) + "\n";
  LogOnDisk disk(text);
  std::mt19937 random(4);
  for(int i = 0; i < 60; ++i)
  {
    const auto at = 3 + static_cast<int>(random() % (records - 3));
    QCOMPARE(pointsOf(disk.log->drawings(static_cast<std::size_t>(at)), "a"),
             std::vector<float>{static_cast<float>(at / 3 * 3)});
  }
}

void MonitorLogReaderTest::aCutLastLineIsLeftOut()
{
  const std::string text = fullMessage(1) + "\n" + diffMessage(2) + "\n" + diffMessage(3);
  LogOnDisk whole(text);
  QCOMPARE(whole.places(), (Places{1.f, 2.f, 3.f})); // Without the end of the line it is still complete.
  LogOnDisk cut(text.substr(0, text.size() - 1));
  QCOMPARE(cut.places(), (Places{1.f, 2.f}));
  QCOMPARE(cut.told.size(), 1u);
  QCOMPARE(cut.told[0].message, "the last line of the log is not complete, and left out");
  QCOMPARE(cut.told[0].line, 3);
}

void MonitorLogReaderTest::damagedLinesAreToldOnce()
{
  LogOnDisk disk(fullMessage(1) + "\nrubbish\n" + diffMessage(2) + "\n((time 1)\n[1, 2" + diffMessage(3) + "\n" +
                 diffMessage(4) + "\n");
  QCOMPARE(disk.places(), (Places{1.f, 2.f, 4.f}));
  QCOMPARE(disk.told.size(), 2u);
  QCOMPARE(disk.told[0].file, disk.path.toStdString());
  QCOMPARE(disk.told[0].line, 2);
  QCOMPARE(disk.told[0].message, "damaged line of the log, left out: byte 1: expected `(`");
  QCOMPARE(disk.told[1].message, "2 more damaged lines of the log are left out");
}

void MonitorLogReaderTest::aDamagedSceneIsNull()
{
  LogOnDisk disk(fullMessage(1) + "\n((time 0))(RDS 0 1)((nd (SLT 1 0 nan)(nd SMN)))\n((time 0))(RDS 0 1)((nd))\n" +
                 diffMessage(3) + "\n");
  for(int again = 0; again < 2; ++again)
    QCOMPARE(disk.places(), (Places{1.f, {}, {}, 3.f}));
  QCOMPARE(disk.told.size(), 1u); // Whatever was read since.
  QCOMPARE(disk.told[0].line, 2);
}

void MonitorLogReaderTest::aDamagedFullSceneIsNoStart()
{
  std::string damaged = fullMessage(3);
  damaged.replace(damaged.find("SLT 1"), 5, "SLT x");
  for(const std::size_t first : {0, 2, 3, 4})
  {
    LogOnDisk disk(fullMessage(1) + "\n" + diffMessage(2) + "\n" + damaged + "\n((time 0))(RDS 0 1)((nd(nd SMN)))\n" +
                   diffMessage(5) + "\n");
    disk.log->frame(first);
    QCOMPARE(disk.places(), (Places{1.f, 2.f, {}, 2.f, 5.f}));
  }
  LogOnDisk hopeless(damaged + "\n" + diffMessage(2) + "\n" + fullMessage(3) + "\n");
  QVERIFY(!hopeless.log->frame(1));
  QCOMPARE(hopeless.places(), (Places{{}, {}, 3.f}));
}

void MonitorLogReaderTest::linesThatAreTooLongAreLeftOut()
{
  LogOnDisk disk(fullMessage(1) + "\n" + std::string(LogIndex::longestLine + 1, 'x') + "\n" + diffMessage(2) + "\n");
  QCOMPARE(disk.places(), (Places{1.f, 2.f}));
  QCOMPARE(disk.told.size(), 1u);
  QCOMPARE(disk.told[0].message, "damaged line of the log, left out: longer than 16 MB");
  QCOMPARE(disk.told[0].line, 2);
}

void MonitorLogReaderTest::whatIsNoLogIsSaid_data()
{
  QTest::addColumn<QByteArray>("content");
  QTest::newRow("nothing") << QByteArray();
  QTest::newRow("a line") << QByteArray("\n");
  QTest::newRow("a scene") << QByteArray("(RSG 0 1)\n(\n(nd TRF)\n)\n");
  QTest::newRow("bytes") << QByteArray(10'000, '\0');
}

void MonitorLogReaderTest::whatIsNoLogIsSaid()
{
  QFETCH(const QByteArray, content);
  LogOnDisk disk(content.toStdString());
  QVERIFY(!disk.log);
  QCOMPARE(QString::fromStdString(disk.problem.english()),
           disk.path + " is no log of a monitor: it has no line with a full scene");
  LogOnDisk diffs(diffMessage(1) + "\n" + diffMessage(2) + "\n");
  QVERIFY(!diffs.log);
  QCOMPARE(QString::fromStdString(diffs.problem.english()),
           diffs.path + " cannot be shown: none of its 2 lines has a full scene, they only tell what changes");
}

void MonitorLogReaderTest::readingCanBeCancelled()
{
  LogOnDisk disk(fullMessage(1) + "\n");
  double told = 0;
  disk.open(
      [&](double done)
      {
        told = done;
        return false;
      });
  QVERIFY(!disk.log);
  QCOMPARE(disk.problem.english(), "cancelled");
  QVERIFY(told >= 0 && told <= 1);
}

void MonitorLogReaderTest::damagedLogsDoNoHarm()
{
  std::string text = unpacked("match.log.gz");
  text.resize(80'000);
  std::mt19937 random(7);
  int shown = 0;
  for(int i = 0; i < 60; ++i)
  {
    std::string damaged = text;
    for(int k = 0; k < 8; ++k)
      damaged[random() % damaged.size()] = static_cast<char>(random());
    LogOnDisk disk(damaged);
    for(std::size_t at = disk.log ? disk.log->count() : 0; at-- > 0;)
      shown += disk.log->frame(at) != nullptr;
  }
  QVERIFY(shown > 100);
}

QTEST_APPLESS_MAIN(MonitorLogReaderTest)
#include "MonitorLogReaderTest.moc"
