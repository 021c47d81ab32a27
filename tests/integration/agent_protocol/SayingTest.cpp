#include "PitchSupport.h"
#include "tests/VerifyNear.h"
#include "tests/integration/WitnessSupport.h"

using namespace sparkwright;

namespace
{

/// What the agent hears in the next message but one, which is the first that can tell of an answer to be given now.
std::vector<std::vector<std::string>> heardLater(Squad& squad, std::size_t agent)
{
  squad.cycle();
  return Percepts(squad.cycle()[agent]).heard();
}

std::string texts(int count)
{
  std::string out;
  for(int i = 0; i < count; ++i)
    out += "(say t" + std::to_string(i) + ")";
  return out;
}

} // namespace

/// agent-protocol 3.2, 5.11 and 6.8: a text is said while the message is read, before anything else happens.
class SayingTest : public QObject
{
  Q_OBJECT

private slots:
  void whoAnswersFirstIsHeard_data();
  void whoAnswersFirstIsHeard();
  void directionIsThatOfTheOldPlaces_data();
  void directionIsThatOfTheOldPlaces();
  void whoIsJustJoiningIsNotHeard();
  void lastWordsAreHeard();
  void ofManyTextsTheLastIsTheOwn();
};

void SayingTest::whoAnswersFirstIsHeard_data()
{
  QTest::addColumn<int>("first");
  QTest::newRow("5.11 the one that connected first") << 0;
  QTest::newRow("5.11 the one that connected later") << 1;
}

void SayingTest::whoAnswersFirstIsHeard()
{
  QFETCH(const int, first);
  Pitch pitch;
  for(int unum = 1; unum <= 3; ++unum)
    pitch.join("Red", unum);
  Squad& squad = pitch.agents();
  for(std::size_t i = 0; i < squad.size(); ++i)
    QVERIFY(!squad[i].percepts().empty());
  const auto early = static_cast<std::size_t>(first);
  squad[early].answer("(say early)(landmark)"); // The log tells when this is read.
  QTRY_VERIFY_WITH_TIMEOUT(pitch.server().log().contains("'landmark'"), 60000);
  squad[1 - early].answer("(say late)");
  squad[2].answer();
  const auto heard = heardLater(squad, 2);
  QCOMPARE(heard.size(), std::size_t(1));
  QCOMPARE(heard[0][3], std::string("early"));
}

void SayingTest::directionIsThatOfTheOldPlaces_data()
{
  QTest::addColumn<QString>("speaker");
  QTest::addColumn<QString>("listener");
  QTest::newRow("3.2 the speaker beams") << "(beam -5 8 0)(say here)" << "";
  QTest::newRow("3.2 the listener beams") << "(say here)" << "(beam -5 9.2 0)";
}

void SayingTest::directionIsThatOfTheOldPlaces()
{
  // Both stand where they wait for the kick-off (4.3): Red 1 at (-14.2, 9.2), Red 2 at (-14.2, 8).
  QFETCH(const QString, speaker);
  QFETCH(const QString, listener);
  Pitch pitch({"--set", "BeamNoiseXY=0", "--set", "BeamNoiseAngle=0"});
  pitch.join("Red", 1);
  pitch.join("Red", 2);
  pitch.cycle({speaker.toStdString(), listener.toStdString()});
  pitch.cycle();
  const auto heard = pitch.cycle()[1].heard();
  QCOMPARE(heard.size(), std::size_t(1));
  VERIFY_WITHIN(std::stod(heard[0][2]), 90, 3);
  pitch.cycle();
  VERIFY_WITHIN(pitch.stand(speaker.contains("beam") ? 0 : 1).torso.x(), -5, 0.1);
}

void SayingTest::whoIsJustJoiningIsNotHeard()
{
  // init is carried out in the step, when the text has been said already, by somebody without a team.
  Pitch pitch;
  TestAgent& red = pitch.join("Red", 1);
  TestClient newcomer(pitch.server().agentPort());
  newcomer.send("(scene rsg/agent/nao/nao_hetero.rsg 0)(syn)");
  QVERIFY(receiveBeside(red, newcomer));
  std::vector<std::string> heard;
  for(int i = 0; i < 8; ++i)
  {
    newcomer.send(i == 0 ? "(init (unum 2)(teamname Red))(say early)(syn)" : i == 1 ? "(say late)(syn)" : "(syn)");
    for(const auto& said : Percepts(red.percepts()).heard())
      heard.push_back(said[3]);
    red.answer();
    QVERIFY(newcomer.receive());
  }
  QVERIFY(heard == std::vector<std::string>{"late"});
}

void SayingTest::lastWordsAreHeard()
{
  Pitch pitch;
  pitch.join("Red", 1);
  pitch.join("Red", 2);
  Squad& squad = pitch.agents();
  for(std::size_t i = 0; i < squad.size(); ++i)
    QVERIFY(!squad[i].percepts().empty());
  squad[1].answer("(say bye)");
  squad[1].close();
  squad[0].answer();
  QVERIFY(!Percepts(squad[0].percepts()).has("hear"));
  squad[0].answer();
  const auto heard = Percepts(squad[0].percepts()).heard();
  QCOMPARE(heard.size(), std::size_t(1));
  QCOMPARE(heard[0][3], std::string("bye"));
}

void SayingTest::ofManyTextsTheLastIsTheOwn()
{
  // 5.11: others hear the first.
  Pitch pitch;
  pitch.join("Red", 1);
  pitch.join("Red", 2);
  pitch.cycle({texts(40)});
  pitch.cycle();
  const auto percepts = pitch.cycle();
  QCOMPARE(percepts[0].heard().size(), std::size_t(1));
  QCOMPARE(percepts[0].heard()[0][3], std::string("t39"));
  QCOMPARE(percepts[1].heard().size(), std::size_t(1));
  QCOMPARE(percepts[1].heard()[0][3], std::string("t0"));
}

QTEST_GUILESS_MAIN(SayingTest)
#include "SayingTest.moc"
