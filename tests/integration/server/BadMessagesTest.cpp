#include "WitnessSupport.h"
#include "tests/VerifyNear.h"

#include <QtTest>

#include <cmath>

using namespace sparkwright;

/// Messages that no effector can make sense of: nothing happens, and nobody else notices.
class BadMessagesTest : public QObject
{
  Q_OBJECT

private slots:
  void initTestCase() { reference_ = witnessed(""); }
  void whatIsIgnored_data();
  void whatIsIgnored();
  void rubbishInAMessage_data();
  void rubbishInAMessage();
  void jointSpeedsThatAreNoNumbers_data();
  void jointSpeedsThatAreNoNumbers();
  void saysThatAreNotHeard_data();
  void saysThatAreNotHeard();
  void aSayTooMuchCostsNothingElse();

private:
  std::vector<std::string> reference_; ///< Of an offender who says nothing.
};

/// Each has to leave the percepts of the other agent as they are, to the last digit.
void BadMessagesTest::whatIsIgnored_data()
{
  QTest::addColumn<QByteArray>("message");
  const auto row = [](const char* name, const std::string& message)
  { QTest::newRow(name) << QByteArray::fromStdString(message); };
  const std::string huge(400000, 'x'), digits = "1" + std::string(400000, '0');
  for(const char* const joint : {"he1", "rae4", "lle6"})
  {
    const std::string name = joint;
    row((name + " without a speed").c_str(), "(" + name + ")");
    row((name + " nan").c_str(), "(" + name + " nan)(" + name + " -nan)");
    row((name + " inf").c_str(),
        "(" + name + " inf)(" + name + " -inf)(" + name + " 1e999)(" + name + ' ' + digits + ")");
    row((name + " a list").c_str(), "(" + name + " (1))(" + name + " (1 2) (a (b)))(" + name + " ())");
    row((name + " a text").c_str(),
        "(" + name + " abc)(" + name + ' ' + huge + ")"); // Text counts as 0, its speed so far.
  }
  row("beam without values", "(beam)(beam 1)(beam 1 2)");
  row("beam nan", "(beam nan 2 0)(beam 1 nan 0)(beam 1 2 nan)(beam nan nan nan)");
  row("beam inf", "(beam inf 2 0)(beam 1 -inf 0)(beam 1 2 inf)(beam 1e999 0 0)");
  row("beam lists", "(beam (1) (2) (3))(beam (1 2 3))(beam ())");
  row("init again", "(init (unum 9)(teamname Blue))(init (unum 1)(teamname Red))(init (unum 3)(teamname Green))(init)");
  row("scene again", "(scene rsg/agent/nao/nao.rsg)(scene rsg/agent/nao/nao_hetero.rsg 1)(scene)(scene " + huge + ")");
  row("create", "(create)(create 1 2)");
  row("syn with values", "(syn 1 2 3)(syn (a))(syn syn)");
  row("pass before kick-off", "(pass)(pass 1 2)(pass (a))");
  row("say nothing", "(say)(say ())(say (a))(say \"\")");
  row("say too much", "(say 123456789012345678901)(say " + huge + ")");
  row("say illegal bytes", "(say a\x7f)(say \xff)(say \xc3\xa4)");
  row("effectors of other robots",
      "(lte 5)(kick 10 100)(drive 1 1 1)(catch)(pantilt 1 1)(force 1 1 1)(HMDP 00)(TCH 1)");
  row("unknown names", "(fly 1 2 3)(he99 1)(HE1 1)(He1 1)(" + huge + " 1)(\"\" 1)(1 2)(- 1)");
  row("names of percepts", "(time (now 1))(GS (t 5))(See (B (pol 1 2 3)))(hear Red 0 self x)");
  row("commands of trainers", "(killsim)(kill)(ball (pos 0 0 0))(playMode PlayOn)(agent (unum 1)(team Left)(pos 0 0 0))"
                              "(reqfullstate)(score (left 9)(right 9))(time 100)");
  row("nothing at all", "()(())((he1 1))he1 1 \"(he1 1)\" '(he1 1)");
  row("deep nesting", "(he1 " + repeated("(", 200000) + repeated(")", 200000) + ")(beam " + repeated("(a ", 100000) +
                          repeated(")", 100000) + ")");
  row("50,000 lists", repeated("(nonsense 1)(he1 nan)", 25000));
}

void BadMessagesTest::whatIsIgnored()
{
  QFETCH(const QByteArray, message);
  const std::vector<std::string> told = witnessed(message.toStdString());
  QCOMPARE(told.size(), reference_.size());
  for(std::size_t i = 0; i < told.size(); ++i)
    QCOMPARE(told[i], reference_[i]);
}

void BadMessagesTest::rubbishInAMessage_data()
{
  QTest::addColumn<QByteArray>("message");
  const auto row = [](const char* name, const std::string& message)
  { QTest::newRow(name) << QByteArray::fromStdString(message); };
  row("unbalanced, open", "(he1 1(((");
  row("unbalanced, closed", ")))(he1 1)");
  row("100,000 deep", repeated("(", 100000));
  row("100,000 deep and closed", repeated("(", 100000) + repeated(")", 100000));
  row("100,000 deep in an effector", "(he1 " + repeated("(a ", 100000));
  row("100,000 empty lists", repeated("()", 100000));
  row("atoms only", "he1 1 beam syn");
  row("quotes and comments", "(say \"a)(he1 'b ;c\n)");
  row("all bytes",
      []
      {
        std::string out;
        for(int i = 0; i < 256; ++i)
          out += static_cast<char>(i);
        return out;
      }());
  row("beam nowhere", "(beam 1e308 1e308 1e308)(beam -1e30 1e30 1e30)");
  row("a million values", "(he1" + repeated(" 1", 500000) + ")");
  row("a long atom", "(say " + std::string(500000, 'a') + ")");
}

void BadMessagesTest::rubbishInAMessage()
{
  QFETCH(const QByteArray, message);
  TestServer server;
  Squad both(server.agentPort());
  TestAgent& good = both.add("Red", 1);
  TestAgent& bad = both.add("Red", 2);
  QVERIFY(goesOn(good, 1));
  QVERIFY(!bad.percepts().empty());
  bad.send(message.toStdString());
  bad.send("(he1 0)(syn)");
  for(int i = 0; i < 10; ++i) // Both go on; nothing of one message hangs over into the next.
  {
    const auto percepts = both.cycle();
    for(const std::string& text : percepts)
    {
      QVERIFY(has(text, "(GS "));
      QVERIFY2(!has(text, "nan") && !has(text, "inf"), text.c_str());
    }
  }
  QVERIFY(!bad.percepts().empty() && !good.percepts().empty());
  bad.answer("(he1 1)");
  good.answer();
  both.cycle();
  both.cycle();
  const auto percepts = both.cycle();
  QVERIFY(jointAngle(percepts[1], "hj1") > 1);
  VERIFY_NEAR(jointAngle(percepts[0], "hj1"), 0, 1);
}

void BadMessagesTest::jointSpeedsThatAreNoNumbers_data()
{
  QTest::addColumn<QByteArray>("speed");
  for(const char* speed : {"nan", "-nan", "inf", "-inf", "1e308", "-1e308", "1e999", "abc", "0x1p10000", "", "1e-320"})
    QTest::newRow(speed) << QByteArray(speed);
}

void BadMessagesTest::jointSpeedsThatAreNoNumbers()
{
  QFETCH(const QByteArray, speed);
  TestServer server;
  Squad both(server.agentPort());
  both.add("Red", 1);
  both.add("Blue", 1);
  const std::string command = "(he1 " + speed.toStdString() + ")(lle4 " + speed.toStdString() + ")";
  for(int i = 0; i < 30; ++i)
    for(const std::string& percepts : both.cycle({"", command}))
    {
      QVERIFY(has(percepts, "(time (now "));
      QVERIFY2(!has(percepts, "nan") && !has(percepts, "inf"), percepts.c_str());
      VERIFY_NEAR(jointAngle(percepts, "hj1"), 0, 180);
    }
  for(const Mat4f& pose : server.frame()->local)
    QVERIFY(pose.allFinite());
}

/// spec: agent-protocol 6.8.
void BadMessagesTest::saysThatAreNotHeard_data()
{
  QTest::addColumn<QByteArray>("say");
  QTest::addColumn<QByteArray>("heard"); // Empty: nothing.
  const auto row = [](const QByteArray& say, const QByteArray& heard) { QTest::newRow(say.left(30)) << say << heard; };
  row("(say abc)", "abc");
  row("(say 12345678901234567890)", "12345678901234567890");
  row("(say 123456789012345678901)", "");
  row("(say a b)", "a");
  row("(say a\x01" "b)", "a");
  row("(say a\tb)", "a");
  row("(say a\x7f" "b)", "");
  row("(say \xc3\xa4)", "");
  row("(say !#$%&*+,-./:<=>?@)", "!#$%&*+,-./:<=>?@");
  row("(say [\\]^_`{|}~)", "[\\]^_`{|}~");
  row("(say)", "");
  row("(say ())", "");
}

void BadMessagesTest::saysThatAreNotHeard()
{
  QFETCH(const QByteArray, say);
  QFETCH(const QByteArray, heard);
  TestServer server;
  Squad both(server.agentPort());
  both.add("Red", 1);
  both.add("Red", 2);
  both.cycle();
  both.cycle({"", say.toStdString()});
  both.cycle();
  const auto percepts = both.cycle();
  const bool any = has(percepts[0], "(hear Red ");
  if(heard.isEmpty())
    QVERIFY2(!any, percepts[0].c_str());
  else
    QVERIFY2(any && has(percepts[0], " " + heard.toStdString() + ")(GYR"), percepts[0].c_str());
}

void BadMessagesTest::aSayTooMuchCostsNothingElse()
{
  TestServer server;
  Squad both(server.agentPort());
  both.add("Red", 1);
  both.add("Blue", 2);
  both.cycle({"", repeated("(say abc)", 10000) + "(he1 1)"});
  both.cycle();
  both.cycle();
  QVERIFY(jointAngle(both.cycle()[1], "hj1") > 1);
}

QTEST_APPLESS_MAIN(BadMessagesTest)
#include "BadMessagesTest.moc"
