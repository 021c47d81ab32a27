#include "PitchSupport.h"
#include "tests/VerifyNear.h"
#include "tests/integration/WitnessSupport.h"

#include <set>

using namespace sparkwright;

namespace
{

using Heard = std::vector<std::vector<std::string>>;

/// Red 1, Red 2, Red 4 and Blue 1 stand where 14.26 wants them; agents 0 to 3.
void standAround(Pitch& pitch)
{
  pitch.join("Red", 1);
  pitch.join("Red", 2);
  pitch.join("Red", 4);
  pitch.join("Blue", 1);
  pitch.train("(playMode PlayOn)", 1);
  pitch.put(true, 1, {0, 0, 0.39f}, 0);
  pitch.put(true, 2, {-3, 0, 0.39f}, 90); // Where it faces makes no difference.
  pitch.put(true, 4, {-3, 4, 0.39f}, 0);
  pitch.put(false, 1, {0, -5, 0.39f}, 180);
  pitch.train("(ball (pos -8 -8 0.042)(vel 0 0 0))", 8);
}

/// What everybody hears of this, in P2; P1 must have nothing.
std::vector<Heard> afterSaying(Pitch& pitch, const std::vector<std::string>& commands)
{
  pitch.cycle(commands);
  for(const Percepts& percepts : pitch.cycle())
    if(percepts.has("hear"))
      return {};
  std::vector<Heard> out;
  for(const Percepts& percepts : pitch.cycle())
    out.push_back(percepts.heard());
  return out;
}

} // namespace

/// agent-protocol 5.11 and 6.8: who hears what.
class HearingTest : public QObject
{
  Q_OBJECT

private slots:
  void directionsAreThoseOfTheListenersSide_data();
  void directionsAreThoseOfTheListenersSide();
  void timeIsTheGameClock();
  void oneOfEachSideEverySecondCycle();
  void aSecondTextIsLost();
  void reachIsFiftyMetres_data();
  void reachIsFiftyMetres();
  void texts_data();
  void texts();
  void theLastOfTheOwnTextsIsHeard();
  void withoutLabelsThereAreThreeValues();
  void settingsDecideHowFarAndHowLong();
  void whoHasNoTeamIsNotHeard();
};

void HearingTest::directionsAreThoseOfTheListenersSide_data()
{
  QTest::addColumn<int>("speaker");
  QTest::addColumn<QString>("team");
  QTest::addColumn<QString>("text");
  QTest::addColumn<QStringList>("directions");
  QTest::newRow("14.26 Red 1 says hi") << 0 << "Red" << "hi" << QStringList{"self", "0.00", "-53.13", "-90.00"};
  QTest::newRow("14.27 Blue 1 says yo") << 3 << "Blue" << "yo" << QStringList{"-90.00", "-59.04", "-71.57", "self"};
}

void HearingTest::directionsAreThoseOfTheListenersSide()
{
  QFETCH(const int, speaker);
  QFETCH(const QString, team);
  QFETCH(const QString, text);
  QFETCH(const QStringList, directions);
  Pitch pitch;
  standAround(pitch);
  std::vector<std::string> commands(4);
  commands[static_cast<std::size_t>(speaker)] = "(say " + text.toStdString() + ")";
  const std::vector<Heard> heard = afterSaying(pitch, commands);
  QCOMPARE(heard.size(), std::size_t(4));
  for(std::size_t i = 0; i < heard.size(); ++i)
  {
    QCOMPARE(heard[i].size(), std::size_t(1));
    const auto& atoms = heard[i][0];
    QCOMPARE(atoms.size(), std::size_t(4)); // With `hear` these are the five of section 10.
    QCOMPARE(atoms[0], team.toStdString());
    QCOMPARE(atoms[3], text.toStdString());
    const QString wanted = directions[static_cast<qsizetype>(i)];
    if(wanted == "self")
      QCOMPARE(atoms[2], std::string("self"));
    else
    {
      VERIFY_WITHIN(std::stod(atoms[2]), wanted.toDouble(), 0.021);
      QCOMPARE(atoms[2].size() - atoms[2].find('.'), std::size_t(3));
    }
  }
}

void HearingTest::timeIsTheGameClock()
{
  Pitch pitch;
  standAround(pitch);
  pitch.cycle({"(say hi)"});
  pitch.cycle();
  const Percepts percepts = std::move(pitch.cycle()[0]);
  const auto heard = percepts.heard();
  QCOMPARE(heard.size(), std::size_t(1));
  QVERIFY2(percepts.source("GS").find("(t " + heard[0][1] + ")") != std::string::npos, percepts.text().c_str());
  QCOMPARE_GT(std::abs(std::stod(heard[0][1]) - percepts.now()), 0.1);
}

void HearingTest::oneOfEachSideEverySecondCycle()
{
  // 14.28: Red 1, Red 2 and Blue 1 talk all the time.
  Pitch pitch;
  standAround(pitch);
  std::vector<std::vector<Heard>> heard; // by message and agent
  for(int i = 0; i < 22; ++i)
  {
    const std::string number = std::to_string(i);
    const auto percepts =
        pitch.cycle({"(say r1_" + number + ")", "(say r2_" + number + ")", "", "(say b1_" + number + ")"});
    heard.emplace_back();
    for(const Percepts& p : percepts)
      heard.back().push_back(p.heard());
  }
  const std::string speakers[] = {"r1", "r2", "", "b1"};
  std::vector<std::set<std::string>> told(4);
  std::vector<int> others(4);
  for(std::size_t i = 2; i < heard.size(); ++i)
    for(std::size_t agent = 0; agent < 4; ++agent)
    {
      const Heard& here = heard[i][agent];
      std::size_t at = 0;
      if(agent != 2)
      {
        QVERIFY(!here.empty()); // Itself, in every message, and first.
        QCOMPARE(here[0][2], std::string("self"));
        QCOMPARE(here[0][3], speakers[agent] + "_" + std::to_string(i - 2));
        at = 1;
      }
      if(here.size() == at)
        continue;
      ++others[agent];
      QCOMPARE(here.size(), at + (agent == 3 ? 1 : 2)); // A mate, then an opponent; Blue 1 has no mate.
      for(std::size_t k = at; k < here.size(); ++k)
      {
        told[agent].insert(here[k][3].substr(0, 2));
        QVERIFY(here[k][3].ends_with("_" + std::to_string(i - 2)));
      }
    }
  for(std::size_t agent : {0, 1, 2})
    QCOMPARE(others[agent], 10);
  QVERIFY(told[0] == (std::set<std::string>{"r2", "b1"}));
  QVERIFY(told[1] == (std::set<std::string>{"r1", "b1"}));
}

void HearingTest::aSecondTextIsLost()
{
  // 13.9: of a second teammate in the same or the next cycle; the opponents' channel is another.
  Pitch pitch;
  standAround(pitch);
  pitch.cycle({"(say one)", "(say two)", "", ""});
  pitch.cycle({"", "(say three)", "", "(say foe)"});
  const Heard first = pitch.cycle()[2].heard(), second = pitch.cycle({"", "(say four)", "", ""})[2].heard();
  QCOMPARE(first.size(), std::size_t(1));
  QVERIFY(first[0][3] == "one" || first[0][3] == "two");
  QCOMPARE(second.size(), std::size_t(1));
  QCOMPARE(second[0][3], std::string("foe"));
  pitch.cycle();
  const Heard later = pitch.cycle()[2].heard();
  QCOMPARE(later.size(), std::size_t(1));
  QCOMPARE(later[0][3], std::string("four"));
}

void HearingTest::reachIsFiftyMetres_data()
{
  QTest::addColumn<double>("distance");
  QTest::addColumn<bool>("heard");
  QTest::newRow("14.29 49 m") << 49. << true;
  QTest::newRow("14.29 51 m") << 51. << false;
}

void HearingTest::reachIsFiftyMetres()
{
  QFETCH(const double, distance);
  QFETCH(const bool, heard);
  Pitch pitch;
  pitch.join("Red", 1);
  pitch.join("Red", 2);
  pitch.train("(playMode GameOver)", 1);
  for(int i = 0; i < 5; ++i)
  {
    pitch.put(true, 1, {0, 0, 0.39f}, 0);
    pitch.put(true, 2, {static_cast<float>(-distance), 0, 0.39f}, 0);
    const auto percepts = pitch.cycle({i == 2 ? "(say far)" : "", ""});
    QCOMPARE(percepts[0].heard().size(), std::size_t(i == 4));
    QCOMPARE(percepts[1].heard().size(), std::size_t(i == 4 && heard));
  }
}

void HearingTest::texts_data()
{
  QTest::addColumn<QByteArray>("message");
  QTest::addColumn<QByteArray>("heard"); // empty: nothing
  const auto row = [](const char* name, const QByteArray& message, const QByteArray& heard)
  { QTest::newRow(name) << message << heard; };
  row("14.29, 13.9 20 bytes", "(say 12345678901234567890)", "12345678901234567890");
  row("14.29, 13.9 21 bytes", "(say 123456789012345678901)", "");
  row("6.8 one byte", "(say x)", "x");
  row("6.8 the first atom only", "(say a b)", "a");
  row("6.8 a control character ends the text", "(say a\x01" "b)", "a");
  row("6.8 a byte that is not ASCII", "(say a\xe4)", "");
  row("6.8 DEL", "(say a\x7f)", "");
  row("6.8 nothing", "(say)", "");
  row("6.8 an empty list", "(say ())", "");
  row("6.8 punctuation", "(say +-*/.,:<=>?@_[]{}|~)", "+-*/.,:<=>?@_[]{}|~");
  row("6.8 digits and signs", "(say !#$%&0123)", "!#$%&0123");
  row("6.8 after other lists", "(he1 0)(syn)(say late)", "late");
}

void HearingTest::texts()
{
  QFETCH(const QByteArray, message);
  QFETCH(const QByteArray, heard);
  Pitch pitch;
  pitch.join("Red", 1);
  pitch.join("Red", 2);
  pitch.listen(3);
  const auto told = afterSaying(pitch, {message.toStdString() + "(he1 1)"});
  QCOMPARE(told.size(), std::size_t(2));
  for(const Heard& one : told)
  {
    QCOMPARE(one.size(), std::size_t(heard.isEmpty() ? 0 : 1));
    if(!one.empty())
      QCOMPARE(one[0][3], heard.toStdString());
  }
  VERIFY_WITHIN(pitch.cycle()[0].joint("hj1"), 2.29, 0.03); // The rest of the message was carried out.
}

void HearingTest::theLastOfTheOwnTextsIsHeard()
{
  Pitch pitch;
  pitch.join("Red", 1);
  pitch.join("Red", 2);
  const auto told = afterSaying(pitch, {"(say first)(say last)"});
  QCOMPARE(told.size(), std::size_t(2));
  QCOMPARE(told[0].size(), std::size_t(1));
  QCOMPARE(told[0][0][3], std::string("last"));
  QCOMPARE(told[1].size(), std::size_t(1));
  QCOMPARE(told[1][0][3], std::string("first")); // The first arrival wins.
}

void HearingTest::withoutLabelsThereAreThreeValues()
{
  // Section 12, LabelMessages.
  Pitch pitch({"--set", "LabelMessages=false"});
  pitch.join("Red", 1);
  pitch.join("Red", 2);
  const auto told = afterSaying(pitch, {"(say hi)"});
  QCOMPARE(told.size(), std::size_t(2));
  for(const Heard& one : told)
  {
    QCOMPARE(one.size(), std::size_t(1));
    QCOMPARE(one[0].size(), std::size_t(3));
    QCOMPARE(one[0][2], std::string("hi"));
  }
}

void HearingTest::settingsDecideHowFarAndHowLong()
{
  // Section 12, sayMaxLength and sayRange.
  Pitch pitch({"--set", "SayMaxLength=3", "--set", "SayRange=10"});
  pitch.join("Red", 1);
  pitch.join("Red", 2);
  pitch.join("Red", 3);
  pitch.train("(playMode PlayOn)", 1);
  pitch.put(true, 1, {0, 0, 0.39f}, 0);
  pitch.put(true, 2, {-9, 0, 0.39f}, 0);
  pitch.put(true, 3, {-11, 2, 0.39f}, 0);
  pitch.listen(4);
  auto told = afterSaying(pitch, {"(say abc)"});
  QCOMPARE(told.size(), std::size_t(3));
  QCOMPARE(told[0].size() + told[1].size(), std::size_t(2));
  QCOMPARE(told[2].size(), std::size_t(0));
  told = afterSaying(pitch, {"(say abcd)"});
  QCOMPARE(told.size(), std::size_t(3));
  QCOMPARE(told[0].size() + told[1].size() + told[2].size(), std::size_t(0));
}

void HearingTest::whoHasNoTeamIsNotHeard()
{
  Pitch pitch;
  TestAgent& red = pitch.join("Red", 1);
  TestClient stranger(pitch.server().agentPort());
  stranger.send("(scene rsg/agent/nao/nao_hetero.rsg 0)(syn)");
  QVERIFY(receiveBeside(red, stranger));
  for(int i = 0; i < 6; ++i)
  {
    stranger.send("(say psst)(syn)");
    QVERIFY(!pitch.cycle()[0].has("hear"));
    QVERIFY(stranger.receive());
  }
}

QTEST_GUILESS_MAIN(HearingTest)
#include "HearingTest.moc"
