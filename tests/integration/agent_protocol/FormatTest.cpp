#include "PitchSupport.h"

#include <regex>
#include <set>

using namespace sparkwright;

namespace
{

/// Names of the lists as 5.0 has them; `HJ` and `FRP` with what they belong to.
std::vector<std::string> order(const Percepts& percepts)
{
  std::vector<std::string> out;
  for(const Expression& list : percepts.lists())
  {
    const Expression* const n = list.find("n");
    const bool several = list.name() == "HJ" || list.name() == "FRP";
    out.push_back(list.name() + (several && n ? ' ' + n->items[1].atom : std::string()));
  }
  return out;
}

std::vector<std::string> wantedOrder(bool sees, bool toes)
{
  std::vector<std::string> out{"time", "GS", "GYR", "ACC", "HJ hj1", "HJ hj2"};
  if(sees)
    out.push_back("See");
  const auto joints = [&out](const std::string& name, int first, int last)
  {
    for(int i = first; i <= last; ++i)
      out.push_back("HJ " + name + std::to_string(i));
  };
  joints("raj", 1, 4);
  joints("laj", 1, 4);
  for(const std::string side : {"r", "l"})
  {
    joints(side + "lj", 1, 5);
    out.push_back("FRP " + side + "f");
    joints(side + "lj", 6, 6);
    if(toes)
    {
      out.push_back("FRP " + side + "f1");
      joints(side + "lj", 7, 7);
    }
  }
  return out;
}

/// The message with every number replaced by `#.##` or `#`.
std::string shape(const std::string& text)
{
  static const std::regex real("( )-?[0-9]+\\.[0-9][0-9]([ )])"), whole("( )-?[0-9]+([ )])");
  std::string out = text;
  for(int i = 0; i < 2; ++i) // Neighbours share a blank.
    out = std::regex_replace(out, real, "$1#.##$2");
  for(int i = 0; i < 2; ++i)
    out = std::regex_replace(out, whole, "$1#$2");
  return out;
}

} // namespace

/// agent-protocol 2.2, 5.0, 5.13 and 10: how messages are written.
class FormatTest : public QObject
{
  Q_OBJECT

private slots:
  void orderOfTheLists_data();
  void orderOfTheLists();
  void messageOfAStandingRobot();
  void onlyTwoDecimals();
  void firstLettersThatClientsKnow();
  void everybodyInOneMessage();
};

void FormatTest::orderOfTheLists_data()
{
  QTest::addColumn<int>("type");
  for(int type = 0; type < 5; ++type)
    QTest::newRow(qPrintable(QString("5.0 type %1").arg(type))) << type;
}

void FormatTest::orderOfTheLists()
{
  QFETCH(const int, type);
  Pitch pitch;
  pitch.join("Red", 1, type);
  pitch.listen(60);
  int sees = 0;
  for(const Percepts& percepts : pitch.listen(6))
  {
    QVERIFY2(order(percepts) == wantedOrder(percepts.has("See"), type == 4), percepts.text().c_str());
    sees += percepts.has("See");
  }
  QCOMPARE(sees, 2);
  // `hear` comes between GS and GYR.
  pitch.cycle({"(say hi)"});
  pitch.cycle();
  const auto names = order(pitch.cycle()[0]);
  QCOMPARE(names[1], std::string("GS"));
  QCOMPARE(names[2], std::string("hear"));
  QCOMPARE(names[3], std::string("GYR"));
}

void FormatTest::messageOfAStandingRobot()
{
  // 5.13, byte by byte but for the digits.
  Pitch pitch;
  pitch.join("Red", 1);
  Percepts percepts = pitch.listen(60).back();
  for(int i = 0; i < 3 && percepts.has("See"); ++i)
    percepts = std::move(pitch.cycle()[0]);
  std::string wanted = "(time (now #.##))(GS (sl #) (sr #) (t #.##) (pm BeforeKickOff))(GYR (n torso) (rt #.## #.## "
                       "#.##))(ACC (n torso) (a #.## #.## #.##))";
  for(const std::string& name : wantedOrder(false, false))
    if(name.starts_with("HJ "))
      wanted += "(HJ (n " + name.substr(3) + ") (ax #.##))";
    else if(name.starts_with("FRP "))
      wanted += "(FRP (n " + name.substr(4) + ") (c #.## #.## #.##) (f #.## #.## #.##))";
  QCOMPARE(shape(percepts.text()), wanted);
  QVERIFY2(percepts.text().find("-0.00") != std::string::npos, percepts.text().c_str()); // 13.7
}

void FormatTest::onlyTwoDecimals()
{
  // 13.7: all numbers have two decimals but those that are integers.
  Pitch pitch;
  pitch.join("Red", 1);
  pitch.join("Blue", 7);
  pitch.train("(playMode PlayOn)(score (left 3)(right 12))", 1);
  pitch.put(true, 1, {-2, 0, 0.39f}, 0);
  pitch.put(false, 7, {-1, 0, 0.39f}, 180);
  static const std::regex number("[ ](-?[0-9][^ ()]*)");
  for(int i = 0; i < 12; ++i)
    for(const Percepts& percepts : pitch.cycle({wildMotion(0, i), wildMotion(1, i) + "(say a)"}))
    {
      QCOMPARE(percepts.problem(), std::string());
      std::string text = percepts.text();
      text = std::regex_replace(text, std::regex("\\((sl|sr|id|unum) [0-9]+\\)"), "");
      static const std::regex two("-?[0-9]+\\.[0-9][0-9]");
      for(auto it = std::sregex_iterator(text.begin(), text.end(), number); it != std::sregex_iterator(); ++it)
        QVERIFY2(std::regex_match((*it)[1].str(), two), (*it)[1].str().c_str());
      if(i > 5)
        QVERIFY2(percepts.source("GS").starts_with("(GS (sl 3) (sr 12) (t "), percepts.text().c_str());
    }
}

void FormatTest::firstLettersThatClientsKnow()
{
  // 10.3, 10.4
  Pitch pitch;
  pitch.join("Red", 1);
  static const std::set<std::string> objects{"F1L", "F2L", "F1R", "F2R", "G1L", "G2L", "G1R", "G2R", "B", "P", "L"};
  for(const Percepts& percepts : pitch.listen(12))
  {
    for(const Expression& list : percepts.lists())
      QVERIFY2(list.name() == "time" || list.name() == "GS" || list.name() == "GYR" || list.name() == "hear" ||
                   std::string("HSFA").find(list.name()[0]) != std::string::npos,
               list.name().c_str());
    for(const std::string& name : percepts.seen())
      QVERIFY2(objects.contains(name), name.c_str());
  }
}

void FormatTest::everybodyInOneMessage()
{
  // 10.1, 10.2, 10.5, 10.7: 22 robots, all of them and all lines in view, everybody talks.
  Pitch pitch;
  for(int i = 1; i <= 11; ++i)
  {
    pitch.join("RedRedRed", i, i % 5);
    pitch.join("BlueBlueBlue", i, i % 5);
  }
  pitch.train("(playMode GameOver)", 1);
  pitch.put(true, 1, {-25, 0, 0.39f}, 0); // It sees the whole field; type 1 and on its feet.
  for(int i = 2; i <= 11; ++i)
    pitch.put(true, i, {-8, static_cast<float>(i - 6), 0.45f}, 90);
  for(int i = 1; i <= 11; ++i)
    pitch.put(false, i, {-4, static_cast<float>(i - 6), 0.45f}, 90);
  pitch.listen(4);
  std::size_t longest = 0, most = 0;
  std::vector<std::string> last(22);
  for(int i = 0; i < 9; ++i)
  {
    std::vector<std::string> commands;
    for(int k = 0; k < 22; ++k)
      commands.push_back("(say 12345678901234567890)(he1 0.5)");
    const auto percepts = pitch.cycle(commands);
    for(std::size_t k = 0; k < percepts.size(); ++k)
    {
      const std::string& text = percepts[k].text();
      QCOMPARE(percepts[k].problem(), std::string());
      QVERIFY(text != last[k]);
      QVERIFY2(text.find("nan") == std::string::npos && text.find("inf") == std::string::npos, text.c_str());
      last[k] = text;
      longest = std::max(longest, text.size());
      const auto seen = percepts[k].seen();
      most = std::max<std::size_t>(most, static_cast<std::size_t>(std::count(seen.begin(), seen.end(), "P")));
    }
  }
  QVERIFY2(longest < 8192, qPrintable(QString::number(longest)));
  QVERIFY2(most >= 21, qPrintable(QString::number(most)));
  QVERIFY(longest > 5000); // So it was a full one.
}

QTEST_GUILESS_MAIN(FormatTest)
#include "FormatTest.moc"
