#include "SceneSupport.h"

#include <QtTest>

using namespace sparkwright;

/// spec: rsg-language 5 and 6.
class RsgExpressionTest : public QObject
{
  Q_OBJECT

private slots:
  void evaluates_data()
  {
    QTest::addColumn<QByteArray>("expression");
    QTest::addColumn<QString>("value");
    QTest::newRow("join") << QByteArray("(join ../../ $side /boxBody)") << "../../l/boxBody";
    QTest::newRow("join of nothing") << QByteArray("(join)") << "";
    QTest::newRow("join of expressions") << QByteArray("(join a (eval 1 + 1) (join b c))") << "a2bc";
    QTest::newRow("atom") << QByteArray("1.50") << "1.50";
    QTest::newRow("parameter") << QByteArray("$side") << "l";
    QTest::newRow("quoted parameter") << QByteArray("\"$side\"") << "l";
    QTest::newRow("no parameter inside an atom") << QByteArray("a$side") << "a$side";

    QTest::newRow("grouping") << QByteArray("(eval -1 * (eval $a + $b))") << "-7";
    QTest::newRow("minus before a variable") << QByteArray("(eval -$a / 2)") << "-3";
    QTest::newRow("plus before a variable") << QByteArray("(eval +$a * 2)") << "10";
    QTest::newRow("operator before a variable") << QByteArray("(eval 3 *$a)") << "15";
    QTest::newRow("without blanks") << QByteArray("(eval 2*$a+$b)") << "12";
    QTest::newRow("beginning with a variable") << QByteArray("(eval $a*$b)") << "10";
    QTest::newRow("in a call") << QByteArray("(eval Math.sqrt $a*$a)") << "5";
    QTest::newRow("precedence") << QByteArray("(eval 1 + 2 * 3)") << "7";
    QTest::newRow("nested negative") << QByteArray("(eval 1 - (eval 0 - 0.5))") << "1.5";
    QTest::newRow("adjacent atoms") << QByteArray("(eval -1* (eval 15.3 + 0))") << "-15.3";
    QTest::newRow("adjacent numbers") << QByteArray("(eval $a -1)") << "4";
    QTest::newRow("floor division") << QByteArray("(eval 1 / 2)") << "0";
    QTest::newRow("floor division, negative") << QByteArray("(eval -1 / 2)") << "-1";
    QTest::newRow("floor modulo") << QByteArray("(eval -7 % 3)") << "2";
    QTest::newRow("integer power") << QByteArray("(eval 2 ** 10)") << "1024";
    QTest::newRow("float division") << QByteArray("(eval 1 / 2.0)") << "0.5";
    QTest::newRow("type loss") << QByteArray("(eval 2.0 * 2)") << "4";
    QTest::newRow("type loss in the next eval") << QByteArray("(eval (eval 3.0 * 1) / 2)") << "1";
    QTest::newRow("rounding") << QByteArray("(eval 0.072954143 * 1)") << "0.0729541";
    QTest::newRow("small") << QByteArray("(eval 0.00001 * 1)") << "1e-05";
    QTest::newRow("large") << QByteArray("(eval 12345678.0 * 1)") << "1.23457e+07";
    QTest::newRow("single precision") << QByteArray("(eval 16777217.0 - 16777000)") << "217";
    QTest::newRow("negative zero") << QByteArray("(eval 0.0 * -1)") << "-0";
    QTest::newRow("string") << QByteArray("(eval \"'a' + 'b'\")") << "ab";
    QTest::newRow("over several lines") << QByteArray("(eval 1\n +\n 2)") << "3";
    QTest::newRow("a comment inside") << QByteArray("(eval 1 + ; one\n 2)") << "3";
    QTest::newRow("data") << QByteArray("(eval \"NaoType[\"$type\"]['lj5_max_abs_speed']\")") << "8.80667";
    QTest::newRow("variable") << QByteArray("(eval Soccer.FieldLength / 2)") << "15";
    QTest::newRow("mathematics") << QByteArray("(eval \"Math.sin(Math::PI / 6)\")") << "0.5";
    QTest::newRow("condition") << QByteArray("(eval \"$a\" > 3 ? 10 : 20)") << "10";
    QTest::newRow("a flag is a string") << QByteArray("(eval Nao.UseTexture)") << "true";
  }
  void evaluates()
  {
    QFETCH(QByteArray, expression);
    QFETCH(QString, value);
    SceneFixture fixture;
    QVERIFY(fixture.scripts->runText("NaoType = [{}, {}, {'lj5_max_abs_speed' => 8.80667}]\n"
                                     "createVariable('Soccer.FieldLength', 30)\n"
                                     "createVariable('Nao', 'UseTexture', 'true')\n",
                                     "setup.rb"));
    const bool ok = fixture.importBody(
        "((templ $side $type $a $b)(nd Recorder (mark " + expression.toStdString() + ")))", {"l", "2", "5", "2"});
    QCOMPARE(fixture.diagnostics, QStringList());
    QVERIFY(ok);
    QCOMPARE(fixture.calls, (QStringList{"+recorder", "recorder.mark(" + value + ")"}));
  }

  void signsStayApart()
  {
    SceneFixture fixture;
    QVERIFY(fixture.importBody("((def $n -0.5) (def $m +2) (nd Recorder (mark (eval -$n) (eval 3 -$n) (eval +$m) (eval -$n*-$n))))"));
    QCOMPARE(fixture.calls.last(), QString("recorder.mark(0.5,3.5,2,0.25)"));
  }
  void unknownVariablesWithinAtomsAreTold()
  {
    SceneFixture fixture;
    QVERIFY(!fixture.importBody("((def $len 4) (nd Recorder (mark (eval -$lenn / 2))))"));
    QVERIFY2(fixture.diagnostics.join('\n').contains("$lenn") && fixture.diagnostics.join('\n').contains("did you mean 'len'?"),
             qPrintable(fixture.diagnostics.join('\n')));
  }

  void roundsInEachDefinition()
  {
    SceneFixture fixture;
    QVERIFY(fixture.importBody("((def $x (eval 1 / 3.0)) (def $y (eval $x * 3)) (nd Recorder (mark $x $y)))"));
    QCOMPARE(fixture.calls.last(), QString("recorder.mark(0.333333,0.999999)"));
  }
  void findsNaoHipsAsTheReferenceDoes()
  {
    // spec: robot-models 5: each intermediate sum is rounded, the anchor uses the offset.
    SceneFixture fixture;
    QVERIFY(fixture.importBody("((def $hip (eval 1.5 - 0.115)) (def $off (eval 0 - 0.067868424))"
                               "(def $thigh (eval $hip + $off)) (nd Recorder (mark $thigh $off)))"));
    QCOMPARE(fixture.calls.last(), QString("recorder.mark(1.31713,-0.0678684)"));
  }

  void reportsBadValues_data()
  {
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("diagnostic");
    QTest::newRow("unknown name") << QByteArray("((def $length 1)\n (nd Recorder (mark $lenght)))")
                                  << "test.rsg:3:21: error: $lenght is not defined (did you mean 'length'?)";
    QTest::newRow("nil")
        << QByteArray("((nd Recorder\n  (mark (eval nil))))")
        << "test.rsg:3:9: error: eval: the value is nil; a number or a text is needed (the expression is: nil )";
    QTest::newRow("true")
        << QByteArray("((nd Recorder (mark (eval true))))")
        << "test.rsg:2:21: error: eval: the value is true; a number or a text is needed (the expression "
           "is: true )";
    QTest::newRow("array")
        << QByteArray("((nd Recorder (mark (eval [1]))))")
        << "test.rsg:2:21: error: eval: the value is of class Array; a number or a text is needed (the "
           "expression is: [1] )";
    QTest::newRow("empty") << QByteArray("((nd Recorder (mark (eval))))")
                           << "test.rsg:2:21: error: eval: the expression is empty (the expression is: )";
    QTest::newRow("script error") << QByteArray("((nd Recorder (mark a (eval foo + 1))))")
                                  << "test.rsg:2:23: error: eval: undefined method 'foo' (the expression is: foo + 1 )";
    QTest::newRow("syntax error")
        << QByteArray("((nd Recorder (mark (eval 1 +))))")
        << "test.rsg:2:21: error: eval: syntax error, unexpected $end (the expression is: 1 + )";
    QTest::newRow("division by zero") << QByteArray("((nd Recorder (mark (eval 1 / 0))))")
                                      << "test.rsg:2:21: error: eval: divided by 0 (the expression is: 1 / 0 )";
    QTest::newRow("list as a value")
        << QByteArray("((nd Recorder (mark (1 2))))")
        << "test.rsg:2:22: error: '1' is no operator (values are atoms, $parameters, (eval ...) "
           "and (join ...))";
    QTest::newRow("empty list as a value") << QByteArray("((nd Recorder (mark ())))")
                                           << "test.rsg:2:21: error: a list cannot be a value here (values are atoms, "
                                              "$parameters, (eval ...) and (join ...))";
    QTest::newRow("nested error") << QByteArray("((def $x (eval 1 + (join a $b))))")
                                  << "test.rsg:2:28: error: $b is not defined";
    QTest::newRow("def without $") << QByteArray("((def x 1))")
                                   << "test.rsg:2:7: error: 'x' is no name for a variable (names start with $)";
    QTest::newRow("def without a name") << QByteArray("((def))")
                                        << "test.rsg:2:3: error: 'def' needs a name and a value";
    QTest::newRow("def without a value") << QByteArray("((def $x))") << "test.rsg:2:3: error: 'def' gives $x no value";
    QTest::newRow("def of $ alone") << QByteArray("((def $ 1))")
                                    << "test.rsg:2:7: error: '$' is no name for a variable (names start with $)";
  }
  void reportsBadValues()
  {
    QFETCH(QByteArray, body);
    QFETCH(QString, diagnostic);
    SceneFixture fixture;
    QVERIFY(!fixture.importBody(body.toStdString()));
    QCOMPARE(fixture.diagnostics, QStringList{diagnostic});
  }

  void givesArgumentsToTemplates()
  {
    SceneFixture fixture;
    QVERIFY(fixture.importBody("((template $a $b) (nd Recorder (mark $b $a)) (def $a z) (nd Recorder (mark $a)))",
                               {"1", "2"}));
    QCOMPARE(fixture.calls.filter("mark"), (QStringList{"recorder.mark(2,1)", "recorder_1>.mark(z)"}));
    QCOMPARE(fixture.diagnostics, QStringList());
  }
  void reportsTemplates_data()
  {
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<bool>("ok");
    QTest::addColumn<QStringList>("diagnostics");
    QTest::newRow("too few, unused") << QByteArray("((templ $a $b $c)\n(nd Recorder (mark $a $b)))") << true
                                     << QStringList{
                                            "test.rsg:2:3: warning: the template takes 3 arguments, 2 are given "
                                            "(without a value: $c)"};
    QTest::newRow("too few, used") << QByteArray("((templ $a $b $c)\n(nd Recorder (mark $c)))") << false
                                   << QStringList{"test.rsg:2:3: warning: the template takes 3 arguments, 2 are given "
                                                  "(without a value: $c)",
                                                  "test.rsg:3:20: error: the template parameter $c has no value"};
    QTest::newRow("too few, defined later")
        << QByteArray("((templ $a $b $c)(def $c 7)\n(nd Recorder (mark $c)))") << true
        << QStringList{"test.rsg:2:3: warning: the template takes 3 arguments, 2 are given (without a value: $c)"};
    QTest::newRow("too many") << QByteArray("((templ $a) (def $x 5) (nd Recorder (mark $x)))") << true
                              << QStringList{"test.rsg:2:3: warning: the template takes 1 arguments, 2 are given"};
    QTest::newRow("no template") << QByteArray("((nd Recorder))") << true
                                 << QStringList{
                                        "test.rsg:2:1: warning: 2 arguments are given to a file without template"};
    QTest::newRow("name twice") << QByteArray("((templ $a $a))") << false
                                << QStringList{"test.rsg:2:12: error: the name $a is taken already"};
    QTest::newRow("no $") << QByteArray("((templ a))") << false
                          << QStringList{
                                 "test.rsg:2:9: error: 'a' is no name for a template parameter (names start with $)"};
  }
  void reportsTemplates()
  {
    QFETCH(QByteArray, body);
    QFETCH(bool, ok);
    QFETCH(QStringList, diagnostics);
    SceneFixture fixture;
    QCOMPARE(fixture.importBody(body.toStdString(), {"1", "2"}), ok);
    QCOMPARE(fixture.diagnostics, diagnostics);
  }
  void doesNotShiftDefinitionsWhenArgumentsAreMissing()
  {
    SceneFixture fixture;
    QVERIFY(fixture.importBody("((templ $a $b) (def $x 10) (def $y 20) (nd Recorder (mark $x $y)))", {"1"}));
    QCOMPARE(fixture.calls.last(), QString("recorder.mark(10,20)"));
  }
  void takesDeepExpressionsAndRefusesTooDeepOnes()
  {
    const auto nested = [](int depth) {
      std::string text = "1";
      for(int i = 0; i < depth; ++i)
        text = "(eval " + text + " + 1)";
      return "((nd Recorder (mark " + text + ")))";
    };
    SceneFixture fixture;
    QVERIFY(fixture.importBody(nested(200)));
    QCOMPARE(fixture.calls.last(), QString("recorder.mark(201)"));
    QVERIFY(!fixture.importBody(nested(2000)));
    QCOMPARE(fixture.diagnostics.size(), 1);
    QVERIFY2(fixture.diagnostics[0].startsWith("test.rsg:2:"), qPrintable(fixture.diagnostics[0]));
    QVERIFY(fixture.diagnostics[0].contains("expressions are nested more than 1000 deep"));
  }
};

QTEST_APPLESS_MAIN(RsgExpressionTest)
#include "RsgExpressionTest.moc"
