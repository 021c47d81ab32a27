#include "PitchSupport.h"
#include "tests/VerifyNear.h"

using namespace sparkwright;

namespace
{

std::string framed(const std::string& text) { return prefix(static_cast<std::uint32_t>(text.size())) + text; }

const std::string scene = "(scene rsg/agent/nao/nao_hetero.rsg 0)";

} // namespace

/// agent-protocol 1, 3.2, 4 and 9: bytes on the wire, and the life of a connection.
class FramingTest : public QObject
{
  Q_OBJECT

private slots:
  void lengthsAreBigEndian();
  void segmentsMakeNoDifference_data();
  void segmentsMakeNoDifference();
  void nothingIsSentBeforeScene();
  void oneMessagePerCycle();
  void timeGoesOnAndNoMessageIsTheLastOneAgain();
  void aKilledRobotsConnectionIsClosed();
  void aLengthThatCannotBeClosesTheConnection_data();
  void aLengthThatCannotBeClosesTheConnection();
  void proxies();
};

void FramingTest::lengthsAreBigEndian()
{
  // 1: the two examples of the page, byte by byte; and that of an answer.
  QCOMPARE(framed("(syn)").substr(0, 4), std::string("\0\0\0\5", 4));
  Pitch pitch;
  TestClient agent(pitch.server().agentPort());
  agent.raw(std::string("\0\0\0\x26", 4) + scene);
  const Percepts percepts(agent.receive().value_or("")); // Reads a big-endian length.
  QCOMPARE(percepts.problem(), std::string());
  QVERIFY(percepts.text().size() > 500 && percepts.text().back() == ')');
}

void FramingTest::segmentsMakeNoDifference_data()
{
  QTest::addColumn<int>("piece");
  QTest::newRow("13.1 several frames in one segment") << 100000;
  QTest::newRow("13.1 byte by byte") << 1;
  QTest::newRow("13.1 in pieces of 5") << 5;
  QTest::newRow("13.1 in pieces of 7") << 7;
}

void FramingTest::segmentsMakeNoDifference()
{
  QFETCH(const int, piece);
  Pitch pitch;
  TestAgent& agent = pitch.join("Red", 1);
  agent.percepts();
  // All of one cycle, in order of arrival.
  const std::string stream = framed("(he1 3)") + framed("") + framed("(rae1 -1)(he2 1)") + framed("(he1 1)(syn)");
  for(std::size_t at = 0; at < stream.size(); at += static_cast<std::size_t>(piece))
    agent.raw(stream.substr(at, static_cast<std::size_t>(piece)));
  pitch.cycle();
  const Percepts percepts = std::move(pitch.cycle()[0]);
  VERIFY_WITHIN(percepts.joint("hj1"), 1.15, 0.02);
  VERIFY_WITHIN(percepts.joint("hj2"), 1.15, 0.02);
  VERIFY_WITHIN(percepts.joint("raj1"), -1.15, 0.02);
}

void FramingTest::nothingIsSentBeforeScene()
{
  // 13.2
  Pitch pitch;
  TestAgent& other = pitch.join("Red", 1);
  TestClient agent(pitch.server().agentPort());
  pitch.listen(20);
  QVERIFY(agent.silentFor(0.05));
  // `scene` read in cycle k, computed at the end of k+1, sent in k+2. What the other one reads next is from k-1.
  other.percepts();
  agent.send(scene + "(syn)");
  other.answer();
  const double before = pitch.cycle()[0].now();
  pitch.cycle();
  const Percepts first(agent.receive().value_or(""));
  QCOMPARE(first.problem(), std::string());
  VERIFY_WITHIN(first.now(), before + 0.04, 1e-6);
}

void FramingTest::oneMessagePerCycle()
{
  Pitch pitch;
  TestAgent& agent = pitch.join("Red", 1);
  for(int i = 0; i < 5; ++i)
  {
    agent.percepts();
    QVERIFY(agent.silentFor(0.02)); // Until it has answered.
    agent.answer();
  }
}

void FramingTest::timeGoesOnAndNoMessageIsTheLastOneAgain()
{
  // 10.2, 14.38; also while the robot sleeps.
  Pitch pitch;
  pitch.join("Red", 1);
  std::string last;
  double time = 0;
  for(const Percepts& percepts : pitch.listen(300))
  {
    QVERIFY(percepts.text() != last);
    if(time > 0)
      VERIFY_WITHIN(percepts.now() - time, 0.02, 1e-6);
    last = percepts.text();
    time = percepts.now();
  }
}

void FramingTest::aKilledRobotsConnectionIsClosed()
{
  // 4.4
  Pitch pitch;
  pitch.join("Red", 1);
  TestClient victim(pitch.standingPort());
  victim.send(scene + "(syn)");
  pitch.listen(4);
  for(int i = 0; i < 4; ++i)
  {
    QVERIFY(victim.receive());
    victim.send(i == 0 ? "(init (unum 2)(teamname Red))(syn)" : "(syn)");
    pitch.cycle();
  }
  QCOMPARE(pitch.robots(), std::size_t(2));
  pitch.train("(kill (unum 2)(team Left))", 1);
  QVERIFY(victim.closedByServer());
  pitch.listen(3);
  QCOMPARE(pitch.robots(), std::size_t(1));
}

void FramingTest::aLengthThatCannotBeClosesTheConnection_data()
{
  QTest::addColumn<QByteArray>("bytes");
  const auto row = [](const char* name, std::uint32_t length)
  { QTest::newRow(name) << QByteArray::fromStdString(prefix(length) + "(syn)"); };
  row("1, 13.13 1 MiB + 1", (1u << 20) + 1);
  row("13.13 2 GiB", 0x80000000u);
  row("9 negative", 0xFFFFFFFFu);
}

void FramingTest::aLengthThatCannotBeClosesTheConnection()
{
  QFETCH(const QByteArray, bytes);
  Pitch pitch;
  pitch.join("Red", 1);
  TestClient bad(pitch.server().agentPort());
  pitch.listen(2);
  bad.raw(bytes.toStdString());
  pitch.listen(10);
  QVERIFY(bad.closedByServer());
  pitch.listen(10);
}

void FramingTest::proxies()
{
  // 9: an extra (syn) of its own right behind the first message, when there may be no body yet, and (syn) twice in one.
  Pitch pitch;
  TestClient agent(pitch.server().agentPort());
  agent.send("(syn)" + scene + "(syn)");
  agent.send("(syn)");
  for(int i = 0; i < 30; ++i)
  {
    const Percepts percepts(agent.receive().value_or(""));
    QCOMPARE(percepts.problem(), std::string());
    QCOMPARE(percepts.has("See"), i % 3 == 0);
    agent.send(std::string("(syn)") + (i == 0 ? "(init (unum 1)(teamname Red))" : "(he1 0.1)") + "(syn)");
  }
}

QTEST_GUILESS_MAIN(FramingTest)
#include "FramingTest.moc"
