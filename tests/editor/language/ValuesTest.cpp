#include "LanguageSupport.h"

#include "editor/language/help/Values.h"

using namespace sparkwright;

/// Numbers and colours keep their spelling when they change.
class ValuesTest : public QObject
{
  Q_OBJECT

private:
  static QString described(const QByteArray& marked)
  {
    const MarkedText from(marked);
    const SyntaxTree tree(from.text);
    const SceneKnowledge knowledge{testRegistry()};
    const auto number = numberAt(tree, knowledge, from.marks[0]);
    if(!number)
      return "no";
    QString text =
        QStringLiteral("%1 by %2 %3").arg(number->value).arg(number->step).arg(QString::fromStdString(number->unit));
    if(number->limits)
      text += QStringLiteral("%1..%2").arg(number->limits->least).arg(number->limits->most);
    return text.trimmed();
  }

private slots:
  void numbersMoveInTheirSpelling_data()
  {
    QTest::addColumn<QString>("number");
    QTest::addColumn<int>("steps");
    QTest::addColumn<QString>("moved");
    const auto row = [](const char* number, int steps, const char* moved)
    { QTest::addRow("%s %d", number, steps) << QString(number) << steps << QString(moved); };
    row("0.05", 1, "0.06");
    row("0.05", -6, "-0.01");
    row("12", 1, "13");
    row("12", -4, "8");
    row("12", -12, "0");
    row("-1e-5", -1, "-2e-5");
    row("-1e-5", 1, "0e-5");
    row("1.5E+3", 1, "1.6E+3");
    row("+40", 2, "+42");
    row("+1", -2, "-1");
    row(".5", 6, "1.1");
    row(".5", -5, ".0");
    row("5.", 1, "6.");
    row("007", 3, "010");
    row("-0.5", 10, "0.5");
    row("0.80901699437494745", 1, "no");
    row("1e400", 1, "2e400");
    row("1e4000", 1, "no");
    row("1e", 1, "no");
    row("e5", 1, "no");
    row("-", 1, "no");
    row(".", 1, "no");
    row("", 1, "no");
    row("1.2.3", 1, "no");
    row("0x10", 1, "no");
    row("inf", 1, "no");
    row("999999999999999", 5, "999999999999999");
  }
  void numbersMoveInTheirSpelling()
  {
    QFETCH(const QString, number);
    QFETCH(const int, steps);
    const auto spelling = NumberSpelling::read(number.toStdString());
    QTEST(spelling ? QString::fromStdString(spelling->moved(steps).text()) : QString("no"), "moved");
    if(spelling)
      QCOMPARE(QString::fromStdString(spelling->moved(steps).moved(-steps).text()),
               number == "999999999999999" ? QString("999999999999994") : number);
  }

  void otherValuesAreWrittenInTheirSpelling()
  {
    const auto written = [](const char* number, double value, int digits = 0)
    { return QString::fromStdString(NumberSpelling::read(number)->with(value, digits).text()); };
    QCOMPARE(written("0.05", 0.123), QString("0.12"));
    QCOMPARE(written("1", 0.5), QString("1"));
    QCOMPARE(written("1", 0.5, 2), QString("0.50"));
    QCOMPARE(written("1e-5", 3.2e-5), QString("3e-5"));
    QCOMPARE(written("2", 1e300), QString("999999999999999"));
    QCOMPARE(written("2", std::nan("")), QString("2"));
  }

  void numbersAreFound_data()
  {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("number");
    const auto row = [](const char* text, const char* number)
    { QTest::newRow(text) << QByteArray(text) << QString(number); };
    row("(RSG 0 1)((nd TRF (setLocalPos 1 |0.5 3)))", "0.5 by 0.1 m");
    row("(RSG 0 1)((nd TRF (setLocalPos 1 0.5| 3)))", "0.5 by 0.1 m");
    row("(RSG 0 1)((nd TRF (setLocalPos 1 '0.|5' 3)))", "0.5 by 0.1 m");
    row("(RSG 0 1)((nd Light (setDiffuse 0.|5 1 1 1)))", "0.5 by 0.1 0..1");
    row("(RSG 0 1)((nd HingeJoint (setCFM |0 1e-8)))", "0 by 1 0..2");
    row("(RSG 0 1)((nd HingeJoint (setCFM 0 1e|-8)))", "1e-08 by 1e-08");
    row("(RSG 0 1)((def $a |2))", "2 by 1");
    row("(RSG 0 1)((def $a (eval 2.0|0 * $b)))", "2 by 0.01");
    row("(RSG 0 1)((importScene a.rsg 1|2))", "12 by 1");
    row("(RSG 0 1)((importScene |12 1))", "no");
    row("(RSG 0 1)((nd Box (setName |12)))", "no");
    row("(RSG 0 1)((nd Box (setExtents |$a 1 1)))", "no");
    row("(RSG 0 1)((foo |12))", "12 by 1");
    row("(RSG |0 1)", "no");
    row("(RSG 0 1)(; |1\n)", "no");
    row("(RSG 0 1)((nd |12))", "no");
    row("|", "no");
  }
  void numbersAreFound()
  {
    QFETCH(const QByteArray, text);
    QTEST(described(text), "number");
  }

  void numbersStayWithinTheirLimits()
  {
    const std::string text = "(RSG 0 1)((nd Light (setDiffuse 0.95 'x' 1 \"0.5\")) (nd HingeJoint (setCFM 1.5 0)))";
    const SyntaxTree tree(text);
    const SceneKnowledge knowledge{testRegistry()};
    const auto moved = [&](const char* word, long long steps)
    {
      const auto number = numberAt(tree, knowledge, static_cast<std::uint32_t>(text.find(word)));
      return number ? edited(text, {movedNumber(tree, *number, steps)}) : std::string();
    };
    QVERIFY(moved("0.95", 3).find("0.98") != std::string::npos);
    QVERIFY(moved("0.95", 30).find("setDiffuse 1.00 'x'") != std::string::npos);
    QVERIFY(moved("0.95", -300).find("setDiffuse 0.00 'x'") != std::string::npos);
    QVERIFY(moved("0.5\"", 2).find("\"0.7\"") != std::string::npos);
    QVERIFY(moved("1.5 0", -1).find("setCFM 0.5 0") != std::string::npos); // An integer.
    const auto number = numberAt(tree, knowledge, static_cast<std::uint32_t>(text.find("0.95")));
    QCOMPARE(number->atom, tree.nodeAt(static_cast<std::uint32_t>(text.find("0.95"))));
    QVERIFY(edited(text, {writtenNumber(tree, *number, 0.333)}).find("setDiffuse 0.33 ") != std::string::npos);
    QCOMPARE(edited(text, {writtenNumber(tree, *number, 0.95)}), text);
  }

  void coloursAreFoundAndWritten()
  {
    DataFolder data;
    data.write("setup.rb", "defineMaterial('matRed', 1, 0.5, 0)");
    const std::string text = "(RSG 0 1)((nd Light (setDiffuse 1 0.25 0 1) (setAmbient $a 0 0 1) (setSpecular 1 1))\n"
                             "(nd SMN (sMat matRed) (setDiffuse 1 1 1 1)) (nd MaterialSolid (setDiffuse 0 0 0)))";
    const SyntaxTree tree(text);
    const SceneKnowledge knowledge = data.knowledge();
    const auto colours = coloursIn(tree, knowledge, {0, static_cast<std::uint32_t>(text.size())});
    QCOMPARE(colours.size(), 2u);
    QCOMPARE(text.substr(colours[0].range.begin, colours[0].range.end - colours[0].range.begin),
             std::string("1 0.25 0 1"));
    QCOMPARE(colours[0].colour, (std::array<float, 4>{1, 0.25f, 0, 1}));
    QCOMPARE(edited(text, writtenColour(tree, colours[0], {1, 0.5f, 0.125f, 1})).substr(32, 15),
             std::string("1 0.50 0.13 1) "));
    QVERIFY(writtenColour(tree, colours[0], colours[0].colour).empty());
    QCOMPARE(colours[1].colour[1], 0.5f);
    QVERIFY(writtenColour(tree, colours[1], {0, 0, 0, 1}).empty());
    QVERIFY(coloursIn(tree, knowledge, {60, 70}).empty());
  }
};

QTEST_APPLESS_MAIN(ValuesTest)
#include "ValuesTest.moc"
