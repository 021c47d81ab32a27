#include "PitchSupport.h"
#include "tests/VerifyNear.h"

using namespace sparkwright;

namespace
{

std::string repeated(const std::string& text, int count)
{
  std::string out;
  for(int i = 0; i < count; ++i)
    out += text;
  return out;
}

} // namespace

/// agent-protocol 2.1 and 13.13: what cannot be read costs its sender that, and nobody else anything.
class MalformedInputTest : public QObject
{
  Q_OBJECT

private slots:
  void othersNoticeNothing_data();
  void othersNoticeNothing();
  void whatIsCompleteIsCarriedOut_data();
  void whatIsCompleteIsCarriedOut();
  void numbersAreReadAsByAtof_data();
  void numbersAreReadAsByAtof();
};

void MalformedInputTest::othersNoticeNothing_data()
{
  QTest::addColumn<QByteArray>("message");
  const auto row = [](const char* name, const std::string& message)
  { QTest::newRow((std::string("13.13 ") + name).c_str()) << QByteArray::fromStdString(message); };
  row("open parentheses", "(he1 1(((");
  row("closing parentheses", ")))(he1 1)");
  row("100,000 deep", repeated("(", 100000));
  row("100,000 empty lists", repeated("()", 100000));
  row("binary bytes", std::string("\0\1\2\xff\xfe\x80(he1 \0 1)", 16));
  row("NaN speeds", "(he1 nan)(rle3 -nan)(lle3 inf)(beam nan nan nan)");
  row("numbers beyond all bounds", "(he1 1e999)(beam 1e308 1e308 1e308)(init (unum 99999999999999999999)(teamname A))");
  row("500 kB in one atom", "(say " + std::string(500000, 'a') + ")");
  row("only blanks", std::string(1000, ' '));
  row("nothing at all", "");
  row("quotes and comments", "(say \"a)(he1 'b ;c\n)");
}

void MalformedInputTest::othersNoticeNothing()
{
  QFETCH(const QByteArray, message);
  Pitch pitch;
  pitch.join("Red", 1);
  TestAgent& bad = pitch.join("Red", 2);
  pitch.listen(20);
  const Percepts before = std::move(pitch.cycle()[0]);
  pitch.agents()[0].percepts();
  bad.percepts();
  bad.send(message.toStdString());
  bad.answer(); // Nothing of the message hangs over into this one.
  pitch.agents()[0].answer();
  for(int i = 0; i < 5; ++i)
  {
    const auto percepts = pitch.cycle();
    for(const Percepts& p : percepts)
    {
      QCOMPARE(p.problem(), std::string());
      QVERIFY2(p.text().find("nan") == std::string::npos && p.text().find("inf") == std::string::npos,
               p.text().c_str());
    }
    QVERIFY(percepts[0].joints() == before.joints());
  }
  pitch.cycle({"", "(he2 1)"});
  pitch.cycle();
  const auto percepts = pitch.cycle();
  VERIFY_WITHIN(percepts[0].joint("hj2"), 0, 0.02);
  VERIFY_WITHIN(percepts[1].joint("hj2"), 1.15, 0.05);
  QVERIFY(pitch.server().running());
}

void MalformedInputTest::whatIsCompleteIsCarriedOut_data()
{
  QTest::addColumn<QByteArray>("message");
  QTest::addColumn<double>("he1"); // rad/s that are in force afterwards
  QTest::addColumn<double>("he2");
  const auto row = [](const char* name, const QByteArray& message, double he1, double he2)
  { QTest::newRow(name) << message << he1 << he2; };
  row("2.1 an incomplete list at the end", "(he1 1)(he2 1", 1, 0);
  row("2.1 a surplus parenthesis ends the message", "(he1 1))(he2 1)", 1, 0);
  row("2.1 top-level atoms and empty lists", "abc (he1 1) () def(he2 1)ghi", 1, 1);
  row("2.1 a list whose first element is a list", "((he1) 1)(he2 1)", 0, 1);
  row("2.1 unknown names", "(fly 3)(he1 1)(swim (deep 4))(he2 1)", 1, 1);
  row("2.1 names are case sensitive", "(HE1 1)(He1 1)(he2 1)", 0, 1);
  row("2.1 a quoted number", "(he1 \"1\")(he2 1)", 1, 1);
  row("2.1 surplus values", "(he1 1 2 3)(he2 1)", 1, 1);
  row("2.1 any blanks", "\t( he1\r\n1 )\n(he2 1)", 1, 1);
  row("9 (syn) first", "(syn)(he1 1)(he2 1)", 1, 1);
}

void MalformedInputTest::whatIsCompleteIsCarriedOut()
{
  QFETCH(const QByteArray, message);
  QFETCH(const double, he1);
  QFETCH(const double, he2);
  Pitch pitch;
  TestAgent& agent = pitch.join("Red", 1);
  agent.percepts();
  agent.send(message.toStdString());
  agent.send("(syn)");
  pitch.cycle();
  const Percepts percepts = std::move(pitch.cycle()[0]);
  VERIFY_WITHIN(percepts.joint("hj1"), 1.146 * he1, 0.02);
  VERIFY_WITHIN(percepts.joint("hj2"), 1.146 * he2, 0.02);
}

void MalformedInputTest::numbersAreReadAsByAtof_data()
{
  QTest::addColumn<QByteArray>("number");
  QTest::addColumn<double>("value");
  const auto row = [](const QByteArray& number, double value)
  { QTest::newRow(("2.1 " + number).constData()) << number << value; };
  row("1", 1);
  row("+1", 1);
  row("1.0", 1);
  row(".5", 0.5);
  row("5.", 5);
  row("1e0", 1);
  row("10e-1", 1);
  row("1x", 1);
  row("1.5.7", 1.5);
  row("--1", 0);
  row("x1", 0);
  row("-2", -2);
  row("1e-30", 0);
}

void MalformedInputTest::numbersAreReadAsByAtof()
{
  QFETCH(const QByteArray, number);
  QFETCH(const double, value);
  Pitch pitch;
  pitch.join("Red", 1);
  pitch.cycle({"(he1 " + number.toStdString() + ")"});
  pitch.cycle();
  VERIFY_WITHIN(pitch.cycle()[0].joint("hj1"), value * 1.146, 0.02);
}

QTEST_GUILESS_MAIN(MalformedInputTest)
#include "MalformedInputTest.moc"
