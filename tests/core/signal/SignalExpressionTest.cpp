#include "core/signal/SignalExpression.h"
#include "core/run/until/RunUntil.h"
#include "core/signal/SignalFigures.h"
#include "core/signal/SignalList.h"
#include "tests/core/FrameSupport.h"
#include "tests/VerifyNear.h"

#include <QtTest>

#include <cmath>
#include <limits>
#include <random>

using namespace sparkwright;

namespace
{

constexpr double noValue = std::numeric_limits<double>::quiet_NaN();

/// Value of an expression; signals have the number at the end of their path: `s/3` is 3, `s/n` is none.
double valueOfExpression(const std::string& text)
{
  const auto read = SignalExpression::parse(text);
  if(!std::holds_alternative<SignalExpression>(read))
    return -1e9;
  const auto& made = std::get<SignalExpression>(read);
  std::vector<double> values;
  for(const std::string& path : made.paths())
    values.push_back(path.ends_with('n') ? noValue : std::stod(path.substr(path.rfind('/') + 1)));
  return made.evaluate(values);
}

QString problemOfExpression(const std::string& text)
{
  const auto read = SignalExpression::parse(text);
  const auto* const problem = std::get_if<SignalExpression::Problem>(&read);
  return problem ? QString::fromStdString(problem->withColumn(text).english()) : QString();
}

std::shared_ptr<Frame> twoBoxes(double time)
{
  FrameBuilder builder;
  builder.transform(static_cast<float>(2 * time), 3, 0).single("StdUnitBox", {}, "matRed", 1).end();
  builder.transform(1, -1, 0).single("StdUnitBox", {}, "matRed", 2).end();
  auto frame = builder.frame(1);
  static const auto structure = [&]
  {
    auto made = std::make_shared<SceneStructure>(*frame->structure);
    int count = 0;
    for(SceneStructure::Node& node : made->nodes)
      if(node.kind == SceneStructure::Node::Kind::Transform)
      {
        node.name = count++ == 0 ? "box" : "left arm-2";
        node.body = true;
      }
    return made;
  }();
  frame->structure = structure;
  frame->time = time;
  return frame;
}

} // namespace

/// Numbers that are computed from signals.
class SignalExpressionTest : public QObject
{
  Q_OBJECT
private slots:
  void values_data()
  {
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("value");
    const auto row = [](const char* text, double value) { QTest::newRow(text) << text << value; };
    row("s/2", 2);
    row("s/2 - s/3", -1);
    row("s/2-s/3", -1);
    row("s/8 / s/2", 4);
    row("s/8/2", 2); // A path.
    row("(s/8)/2", 4);
    row("12/s/4", 3);
    row("1 + 2 * 3", 7);
    row("-2 ^ 2", -4);
    row("2 ^ 3 ^ 2", 512);
    row("2 ^ -1", 0.5);
    row("8 - 4 - 2", 2);
    row("8 / 4 / 2", 1);
    row("abs(-s/3)", 3);
    row("sqrt(16)", 4);
    row("hypot(s/3, s/4)", 5);
    row("hypot(2, 3, 6)", 7);
    row("min(3, 1, 2) + max(3, 1, 2)", 4);
    row("if(s/3 > 2, 10, 20)", 10);
    row("floor(1.5) + ceil(1.5) + round(1.6)", 5);
    row("sign(-3) + sign(0) + sign(4)", 0);
    row("exp(0) + log(1)", 1);
    row("sin(90) + cos(180) + tan(45)", 1);
    row("asin(1) + acos(1) + atan2(1, 1)", 135);
    row("2 * pi / pi", 2);
    row("1e2 + .5", 100.5);
    row("s/3 > 2", 1);
    row("s/3 <= 2", 0);
    row("1 != 2", 1);
    row("1 == 1 and 2 > 1", 1);
    row("1 > 2 or not 3 > 4", 1);
    row("!(1 > 2) && 1", 1);
    row("0 || 0", 0);
    row("'s/odd name/7' * 2", 14);
    row(" \t( ( s/5 ) )\n", 5);
    row("0 and s/n", 0); // What is known is enough.
    row("1 or s/n", 1);
  }
  void values()
  {
    QFETCH(const QString, text);
    QFETCH(const double, value);
    VERIFY_NEAR(valueOfExpression(text.toStdString()), value, 1e-9);
  }

  void whatHasNoValueHasNone()
  {
    for(const char* const text :
        {"s/n", "s/n + 1", "s/n > 1", "s/n != 1", "not s/n", "min(1, s/n)", "max(s/n, 1)", "if(s/n, 1, 2)", "1 and s/n",
         "0 or s/n", "sign(s/n)", "hypot(s/n, 1)", "sqrt(-1)", "0 / 0"})
      QVERIFY2(std::isnan(valueOfExpression(text)), text);
  }

  void whatIsWrongIsSaidWithItsColumn_data()
  {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("words");
    const auto row = [](const char* text, const char* words) { QTest::newRow(text) << text << words; };
    row("", "column 1: write a signal");
    row("s/1 +", "column 6: something is missing");
    row("s/1 + )", "column 7: there is no (");
    row("(s/1", "column 1: this parenthesis is not closed");
    row("abs(s/1", "column 1: this parenthesis is not closed");
    row("s/1 s/2", "column 5: `s` is not expected");
    row("s/1 = 2", "column 5: a single =");
    row("1 < 2 < 3", "column 7: compare two values");
    row("ball", "column 1: `ball` is no signal");
    row("abs", "column 1: `abs` is a function");
    row("abs()", "column 1: `abs` takes 1 to 1 arguments, and here are 0");
    row("hypot(1)", "column 1: `hypot` takes 2 to 3");
    row("1 + cube(2)", "column 5: there is no function `cube`; there are abs, sqrt");
    row("2x + 1", "column 1: `2x` is no number");
    row("1e999", "column 1: `1e999` is no number");
    row("'s/1", "column 1: a path in apostrophes");
    row("''", "column 1: a path in apostrophes");
    row("s/ä + $", "column 7: `$` is not expected");
    row("1 + €", "column 5: `€`");
    row("min(1, 2", "column 1: this parenthesis");
    row("min(1 2)", "column 7: `2` is not expected");
  }
  void whatIsWrongIsSaidWithItsColumn()
  {
    QFETCH(const QString, text);
    QFETCH(const QString, words);
    const QString problem = problemOfExpression(text.toStdString());
    QVERIFY2(problem.startsWith(words), qPrintable(problem));
  }

  void whatIsNestedIsBounded()
  {
    for(const std::string& piece : {std::string("("), std::string("-"), std::string("not "), std::string("abs("),
                                    std::string("2^"), std::string("1+("), std::string("min(1,")})
    {
      std::string text;
      while(text.size() + piece.size() < SignalExpression::longestText)
        text += piece;
      QVERIFY(!problemOfExpression(text).isEmpty());
    }
    QVERIFY(problemOfExpression(std::string(5000, '(')).contains("more than 2000"));
    std::string fits = std::string(50, '(') + '1' + std::string(50, ')');
    QCOMPARE(valueOfExpression(fits), 1.0);
  }

  void anyTextIsReadOrRefused()
  {
    std::mt19937 random(7);
    constexpr std::string_view pieces[] = {"s/1", "abs", "(",  ")",  ",",  "+",   "-",    "*",    "/",
                                           "^",   "<",   ">=", "==", "!=", "and", "or",   "not",  "'",
                                           " ",   "1",   ".5", "e",  "pi", "if",  "\xc3", "\xff", "="};
    int good = 0;
    for(int i = 0; i < 20'000; ++i)
    {
      std::string text;
      for(unsigned count = random() % 12; count > 0; --count)
        text += pieces[random() % std::size(pieces)];
      const auto read = SignalExpression::parse(text);
      if(const auto* const problem = std::get_if<SignalExpression::Problem>(&read))
      {
        QVERIFY(problem->at <= text.size());
        QVERIFY(!problem->message.empty());
        continue;
      }
      ++good;
      const auto& made = std::get<SignalExpression>(read);
      made.evaluate(std::vector<double>(made.paths().size(), 1));
      made.quantity(std::vector<Quantity>(made.paths().size(), Quantity::Length));
    }
    QVERIFY(good > 100);
  }

  void unitsAreKnownWhereTheyCanBe()
  {
    const auto quantity = [](const char* text)
    {
      const auto read = SignalExpression::parse(text);
      const auto& made = std::get<SignalExpression>(read);
      std::vector<Quantity> quantities;
      for(const std::string& path : made.paths())
        quantities.push_back(path == "run/time"      ? Quantity::Time
                             : path.ends_with("yaw") ? Quantity::Angle
                                                     : Quantity::Length);
      return made.quantity(quantities);
    };
    QCOMPARE(quantity("ball/x - ball/y"), Quantity::Length);
    QCOMPARE(quantity("abs(ball/x) + 1"), Quantity::Length);
    QCOMPARE(quantity("2 * hypot(ball/x, ball/y)"), Quantity::Length);
    QCOMPARE(quantity("ball/x / run/time"), Quantity::Speed);
    QCOMPARE(quantity("ball/x / ball/y"), Quantity::Number);
    QCOMPARE(quantity("ball/x * ball/y"), Quantity::Number);
    QCOMPARE(quantity("ball/x > 2"), Quantity::Number);
    QCOMPARE(quantity("ball/x + ball/yaw"), Quantity::Number);
    QCOMPARE(quantity("if(ball/yaw > 3, ball/x, 0)"), Quantity::Length);
    QCOMPARE(quantity("atan2(ball/y, ball/x)"), Quantity::Angle);
  }

  void readersTakeExpressions()
  {
    SignalReader reader({"bodies/box/x - bodies/box/y", "'bodies/left arm-2/x' * 2", "bodies/left arm-2/x",
                         "bodies/box/vx > 1", "bodies/none/x + 1", "bodies/box/x +"});
    std::vector<double> values(6);
    const auto first = twoBoxes(1), second = twoBoxes(1.5);
    reader.read(*first, {}, values);
    VERIFY_NEAR(values[0], -1, 1e-6);
    VERIFY_NEAR(values[1], 2, 1e-6);
    VERIFY_NEAR(values[2], 1, 1e-6); // A path that stands alone needs no apostrophes.
    QVERIFY(std::isnan(values[3]) && std::isnan(values[4]) && std::isnan(values[5]));
    reader.read(*second, {.before = first.get()}, values);
    QCOMPARE(values[3], 1.0);
    QCOMPARE(reader.quantity(0), Quantity::Length);
    QVERIFY(reader.knows(0) && reader.knows(1) && !reader.knows(4) && !reader.knows(5));
  }

  void figuresOfExpressions()
  {
    SignalFigures figures({"abs(bodies/box/x - 2)"});
    for(const double time : {0.0, 1.0, 2.0})
      figures.see(twoBoxes(time), 0);
    VERIFY_NEAR(figures.all().front().least, 0, 1e-6);
    VERIFY_NEAR(figures.all().front().most, 2, 1e-6);
    QVERIFY(!figures.wantsPhysics());
  }

  void runsGoOnUntilAnExpressionIsTrue_data()
  {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("written");
    QTest::newRow("left") << "abs(ball/x) > 2"
                          << "abs(ball/x) > 2";
    QTest::newRow("right") << "ball/x > robots/left/3/x"
                           << "(ball/x > robots/left/3/x) != 0";
    QTest::newRow("joined") << "ball/x > 1 and ball/y > 2"
                            << "(ball/x > 1 and ball/y > 2) != 0";
    QTest::newRow("not") << "not ball/x > 1"
                         << "(not ball/x > 1) != 0";
    QTest::newRow("inside") << "if(ball/x > 1, 2, 3) == 2"
                            << "if(ball/x > 1, 2, 3) == 2";
  }
  void runsGoOnUntilAnExpressionIsTrue()
  {
    QFETCH(const QString, text);
    QFETCH(const QString, written);
    const auto read = RunUntil::parse(text.toStdString());
    QVERIFY(std::holds_alternative<RunUntil>(read));
    const RunUntil until = std::get<RunUntil>(read);
    QCOMPARE(QString::fromStdString(until.text()), written);
    QVERIFY(std::get<RunUntil>(RunUntil::parse(until.text())) == until);
    QVERIFY(std::holds_alternative<SignalExpression>(SignalExpression::parse(until.name)));
  }
  void runsDoNotGoOnUntilNonsense()
  {
    const auto read = RunUntil::parse("abs(ball/x > 2");
    QVERIFY(!std::holds_alternative<RunUntil>(read));
    const auto count = RunUntil::parse("hypot(ball/x) > 2");
    QVERIFY(std::get<LocalText>(count).english().starts_with("column 1: `hypot` takes"));
  }

  void listsAreSplitOutsideOfExpressions()
  {
    using List = std::vector<std::string>;
    QCOMPARE(signalList("ball/x,ball/y"), (List{"ball/x", "ball/y"}));
    QCOMPARE(signalList(" hypot(ball/vx, ball/vy) , 'bodies/a,b/x'"),
             (List{"hypot(ball/vx, ball/vy)", "'bodies/a,b/x'"}));
    QCOMPARE(signalList("a/x,,b/x"), (List{"a/x", "", "b/x"}));
    QCOMPARE(signalList(""), List{""});
    QCOMPARE(signalList("min(1,2,a/x"), List{"min(1,2,a/x"});
    QCOMPARE(signalList("a/x),b/x"), (List{"a/x)", "b/x"}));
  }
  void namesAreFoundForCompletion()
  {
    const auto begin = [](const std::string& text)
    { return text.substr(SignalExpression::beginOfName(text, text.size())); };
    QCOMPARE(begin("ball/x - rob"), std::string("rob"));
    QCOMPARE(begin("abs(ball/"), std::string("ball/"));
    QCOMPARE(begin("1 + 'bodies/left ar"), std::string("'bodies/left ar"));
    QCOMPARE(begin("ball/x + "), std::string());
    QCOMPARE(SignalExpression::quoted("ball/x"), std::string("ball/x"));
    QCOMPARE(SignalExpression::quoted("bodies/left arm-2/x"), std::string("'bodies/left arm-2/x'"));
  }
};

QTEST_APPLESS_MAIN(SignalExpressionTest)
#include "SignalExpressionTest.moc"
