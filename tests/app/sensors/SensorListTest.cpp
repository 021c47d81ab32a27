#include "app/ide/sensors/PerceptLines.h"
#include "app/ide/sensors/SensorList.h"
#include "tests/core/WorldSupport.h"

#include <QtTest>

#include <algorithm>

using namespace sparkwright;
using namespace sparkwright::test;

/// What the sensors of a robot say, as lines with units.
class SensorListTest : public QObject
{
  Q_OBJECT
private slots:
  void aPlayerTellsWhatItMeasures();
  void whatIsSeenIsReadFromMessages();
  void messagesInJsonAreRead();
  void badMessagesGiveNothingOrLess();
  void theTableHasALineForEachSensor();
  void withoutARobotThereAreNoLines();
};

namespace
{

const SensorLine* find(const std::vector<SensorLine>& lines, const QString& group, const QString& name)
{
  const auto found = std::ranges::find_if(lines, [&](const SensorLine& line)
                                          { return line.group == group && line.name == name; });
  return found == lines.end() ? nullptr : &*found;
}

int nodeOf(const Frame& frame, std::uint64_t id)
{
  const auto found = std::ranges::find(frame.structure->nodes, id, &SceneStructure::Node::id);
  return static_cast<int>(found - frame.structure->nodes.begin());
}

/// A player that stands.
struct Player
{
  Player()
  {
    agent = match.connect();
    match.world.deliver(agent, "(init (unum 4)(teamname Red))(syn)");
    match.world.setPhysicsView(true);
    match.cycle(30);
    frame = match.world.frame();
  }
  SoccerWorld match;
  AgentId agent = 0;
  FramePtr frame;
};

} // namespace

void SensorListTest::aPlayerTellsWhatItMeasures()
{
  const Player player;
  SensorList list;
  list.choose(*player.frame, nodeOf(*player.frame, player.frame->agents.front().rootId));
  QVERIFY(list.hasRobot());
  QCOMPARE(list.agent(), player.agent);
  QCOMPARE(list.signalPath(), std::string("robots/left/4/"));
  const std::vector<SensorLine> lines = list.read(*player.frame, nullptr);
  const SensorLine* const gyro = find(lines, "Gyroscope", "torso");
  QVERIFY(gyro);
  QCOMPARE(gyro->picture, SensorLine::Picture::Vector);
  QCOMPARE(gyro->numbers.size(), std::size_t(3));
  QVERIFY2(gyro->value.endsWith("°/s"), qPrintable(gyro->value));
  QCOMPARE(gyro->signal, std::string("sensors/gyro/torso"));
  const SensorLine* const neck = find(lines, "Hinge joint", "hj1");
  QVERIFY(neck && neck->value.endsWith("°"));
  QCOMPARE(neck->picture, SensorLine::Picture::Bar);
  QVERIFY(find(lines, "Force resistance", "lf"));
  // Lines of a group stand together.
  QStringList groups;
  for(const SensorLine& line : lines)
    if(groups.isEmpty() || groups.back() != line.group)
      groups << line.group;
  QCOMPARE(groups.removeDuplicates(), 0);
}

void SensorListTest::whatIsSeenIsReadFromMessages()
{
  const auto lines = perceptLines("(time (now 12.34))(GYR (n torso) (rt 1 2 3))(GS (sl 0) (sr 2) (pm PlayOn))"
                                  "(See (B (pol 3.25 -10.5 1.2)) (P (team Red) (id 3) (head (pol 1 2 3))))"
                                  "(hear Red 1.2 self hello)(hear Red 1.3 -20 there)");
  QVERIFY(!lines.contains("GYR")); // It is measured.
  QCOMPARE(lines.at("time").front().value, QString("12.34"));
  QCOMPARE(lines.at("GS").size(), std::size_t(3));
  QVERIFY(find(lines.at("GS"), "GS", "pm"));
  QCOMPARE(find(lines.at("GS"), "GS", "pm")->value, QString("PlayOn"));
  const std::vector<SensorLine>& seen = lines.at("See");
  QCOMPARE(seen.size(), std::size_t(2));
  QCOMPARE(seen[0].name, QString("B"));
  QVERIFY2(seen[0].value.startsWith("3.25 m") && seen[0].value.contains("-10.5°"), qPrintable(seen[0].value));
  QCOMPARE(seen[1].name, QString("P Red 3"));
  QCOMPARE(lines.at("hear").size(), std::size_t(2));
  QVERIFY(lines.at("hear")[1].value.contains("there"));
}

void SensorListTest::messagesInJsonAreRead()
{
  const auto lines = perceptLines(R"([["time",["now",1.5]],["See",["B",["pol",2,3,4]]]])");
  QCOMPARE(lines.at("time").front().value, QString("1.5"));
  QVERIFY(lines.at("See").front().value.startsWith("2.00 m"));
}

void SensorListTest::badMessagesGiveNothingOrLess()
{
  QVERIFY(perceptLines("").empty());
  QVERIFY(perceptLines("no message").empty());
  QVERIFY(perceptLines("[[[").empty());
  QCOMPARE(perceptLines("(time (now 1))(See (B (pol 1").size(), std::size_t(1));
  const auto odd = perceptLines("(See (pol))(See )(x)");
  QVERIFY(!odd.contains("GYR"));
}

void SensorListTest::theTableHasALineForEachSensor()
{
  const Player player;
  SensorList list;
  list.choose(*player.frame, nodeOf(*player.frame, player.frame->agents.front().rootId));
  const std::uint64_t root = player.frame->agents.front().rootId;
  const SessionState::Told told{player.agent, root, 1, "(hear Red 1.2 self hello)", {}};
  const std::vector<SensorLine> lines = list.read(*player.frame, &told);
  const QStringList rows = SensorList::table(lines).split('\n', Qt::SkipEmptyParts);
  QCOMPARE(static_cast<std::size_t>(rows.size()), lines.size() + 1);
  for(const QString& row : rows)
    QCOMPARE(row.count('\t'), 2);
  QVERIFY(rows.filter("hello").size() == 1);
  // What was heard stays, though later messages do not tell it again; that of another agent counts for nothing.
  const SessionState::Told later{player.agent, root, 2, "(time (now 2))", {}}, other{player.agent + 1, root, 2, "(hear x 1 self no)", {}};
  list.read(*player.frame, &later);
  const QString table = SensorList::table(list.read(*player.frame, &other));
  QVERIFY(table.contains("hello") && !table.contains("self no"));
}

void SensorListTest::withoutARobotThereAreNoLines()
{
  SensorList list;
  Frame empty;
  list.choose(empty, -1);
  QVERIFY(!list.hasRobot());
  QVERIFY(list.read(empty, nullptr).empty());
  const Player player;
  list.choose(*player.frame, -1); // There is a match, and nobody is selected.
  QVERIFY(!list.hasRobot());
}

QTEST_MAIN(SensorListTest)
#include "SensorListTest.moc"
