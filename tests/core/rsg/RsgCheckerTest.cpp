#include "SceneSupport.h"

#include "core/rsg/Checker.h"

#include <QtTest>

using namespace sparkwright;

/// What can be said of a scene by its text alone.
class RsgCheckerTest : public QObject
{
  Q_OBJECT

private:
  static QStringList check(SceneFixture& fixture, const QByteArray& text, bool strict = false)
  {
    rsg::Checker checker(fixture.registry, &fixture.files, {strict, true});
    QStringList lines;
    for(const Diagnostic& d : checker.check(SyntaxTree(text.toStdString(), 2), "test.rsg").diagnostics)
      lines << QString::fromStdString(d.text());
    return lines;
  }

private slots:
  void findsWhatIsWrong_data()
  {
    QTest::addColumn<QByteArray>("body"); // in line 2
    QTest::addColumn<QStringList>("diagnostics");
    const QStringList none;
    QTest::newRow("nothing") << QByteArray("((templ $a) (nd Box (setName $a) (setExtents 1 1 1)))") << none;
    QTest::newRow("class") << QByteArray("((nd Bxo) (nd Sphree))")
                           << QStringList{"2:6: error: class 'Bxo' is unknown (did you mean 'Box'?)",
                                          "2:15: error: class 'Sphree' is unknown (did you mean 'Sphere'?)"};
    QTest::newRow("class that makes no nodes") << QByteArray("((nd Leaf))")
                                               << QStringList{"2:6: error: class 'Leaf' makes no nodes of a scene"};
    QTest::newRow("variable within an atom") << QByteArray("((templ $a) (nd Box (setExtents (eval -$a) (eval 2*$a+1) 1)))") << none;
    QTest::newRow("short class name") << QByteArray("((nd TRF (SLT 1 2)))")
                                      << QStringList{"2:11: warning: class Transform refuses 'setLocalTransform': "
                                                     "setLocalTransform takes 16 values, not 2"};
    QTest::newRow("method") << QByteArray("((nd Box (setExtends 1 1 1)))")
                            << QStringList{
                                   "2:11: warning: class Box has no method 'setExtends' (did you mean 'setExtents'?)"};
    QTest::newRow("method of the root")
        << QByteArray("((setNane x))")
        << QStringList{"2:3: warning: no class has a method 'setNane' (did you mean 'setName' or "
                       "'getName'?)"};
    QTest::newRow("count for the root") << QByteArray("((setName x y))")
                                        << QStringList{"2:3: warning: setName takes 1 value, not 2"};
    QTest::newRow("any class behind sel") << QByteArray("((sel a (setExtents 1 2 3) (setRadius 1)))") << none;
    QTest::newRow("the class again behind sel .") << QByteArray("((nd Box (sel . (setRadius 1))))")
                                                  << QStringList{"2:18: warning: class Box has no method 'setRadius'"};
    QTest::newRow("word for a number") << QByteArray("((nd Box (setExtents 1 x 1)))")
                                       << QStringList{"2:24: warning: 'x' is no number; y reads as 0"};
    QTest::newRow("true for an integer") << QByteArray("((nd Box (setVisible true)))")
                                         << QStringList{"2:22: warning: 'true' is no number; visible reads as 0"};
    QTest::newRow("numbers that are too large or none")
        << QByteArray("((nd Transform (setLocalPos 1e400 nan -inf)) (nd Box (setExtents 1e39 3.4e38 -Infinity)))")
        << QStringList{
               "2:29: warning: '1e400' is too large; x reads as inf (numbers reach from -3.4e38 to 3.4e38)",
               "2:35: warning: 'nan' is no finite number; y reads as nan (numbers reach from -3.4e38 to 3.4e38)",
               "2:39: warning: '-inf' is no finite number; z reads as -inf (numbers reach from -3.4e38 to 3.4e38)",
               "2:66: warning: '1e39' is too large; x reads as inf (numbers reach from -3.4e38 to 3.4e38)",
               "2:78: warning: '-Infinity' is no finite number; z reads as -inf (numbers reach from -3.4e38 to "
               "3.4e38)"};
    QTest::newRow("words that begin like infinite numbers")
        << QByteArray("((nd Box (setExtents info nanny 1) (setName info)))")
        << QStringList{
               "2:22: warning: 'info' is no finite number; x reads as inf (numbers reach from -3.4e38 to 3.4e38)",
               "2:27: warning: 'nanny' is no finite number; y reads as nan (numbers reach from -3.4e38 to 3.4e38)"};
    QTest::newRow("integers that are too large")
        << QByteArray("((nd Box (setVisible 2147483648)) (nd Box (setVisible -2147483647)) (nd Box (setVisible nan)))")
        << QStringList{
               "2:22: warning: '2147483648' is too large; visible reads as 0 (integers reach from -2147483647 to "
               "2147483647)",
               "2:89: warning: 'nan' is no finite number; visible reads as 0 (integers reach from -2147483647 to "
               "2147483647)"};
    QTest::newRow("numbers that are too large for the root")
        << QByteArray("((setLocalPos 0 1e400 0) (setName 1e400) (sel a (setExtents 1 nan 1)))")
        << QStringList{
               "2:17: warning: '1e400' is too large; y reads as inf (numbers reach from -3.4e38 to 3.4e38)",
               "2:63: warning: 'nan' is no finite number; y reads as nan (numbers reach from -3.4e38 to 3.4e38)"};
    QTest::newRow("number for a flag") << QByteArray("((nd Recorder (setFlag 1)))")
                                       << QStringList{
                                              "2:16: warning: setFlag is refused: expected true or false, not 1"};
    QTest::newRow("values that are not known")
        << QByteArray("((templ $a) (nd Box (setExtents $a (eval 1) (join 2))))") << none;
    QTest::newRow("unknown variable") << QByteArray("((def $size 1) (nd Box (setExtents $size $sise (eval $nothing))))")
                                      << QStringList{"2:42: error: $sise is not defined (did you mean 'size'?)",
                                                     "2:54: error: $nothing is not defined"};
    QTest::newRow("variable before its definition") << QByteArray("((nd Box (setName $a)) (def $a 1))")
                                                    << QStringList{"2:19: error: $a is not defined"};
    QTest::newRow("definition in a branch") << QByteArray("((switch 1 (1 (def $a 1))) (nd Box (setName $a)))") << none;
    QTest::newRow("unused parameter") << QByteArray("((templ $a $b) (nd Box (setName $a)))")
                                      << QStringList{"2:12: warning: the template parameter $b is never used"};
    QTest::newRow("names") << QByteArray("((templ a $b $b) (def c 1) (def $d) (nd Box (setName $b)))")
                           << QStringList{"2:9: error: 'a' is no name for a template parameter (names start with $)",
                                          "2:14: error: the name $b is taken already",
                                          "2:23: error: 'c' is no name for a variable (names start with $)",
                                          "2:29: error: 'def' gives $d no value"};
    QTest::newRow("operators")
        << QByteArray("((nd Box (setName (sum 1 2)) (setName ()) (setName (eval))))")
        << QStringList{"2:20: error: 'sum' is no operator (values are atoms, $parameters, (eval ...) and "
                       "(join ...))",
                       "2:39: error: a list cannot be a value here (values are atoms, $parameters, (eval "
                       "...) and (join ...))",
                       "2:52: error: eval: the expression is empty"};
    QTest::newRow("branches that are not taken")
        << QByteArray("((switch 1 (1 ()) (2 (nd Bxo (setName $x)))))")
        << QStringList{"2:26: warning: class 'Bxo' is unknown (did you mean 'Box'?)",
                       "2:39: warning: $x is not defined"};
    QTest::newRow("cases")
        << QByteArray("((switch 1 (1 (nd Box) (nd Box)) (2) () (3 ())))")
        << QStringList{"2:24: warning: only the first element of a case counts; this one is ignored (put a list "
                       "around all of them)",
                       "2:34: warning: the case '2' has nothing to do (write () to do nothing)",
                       "2:38: warning: an empty case ends the search; those behind it are never chosen"};
    QTest::newRow("imported files") << QByteArray("((importScene none.rsg) (importScene (join p art.rsg) 1 2) "
                                                  "(importScene part.rsg 1) (importScene (join $x)))")
                                    << QStringList{
                                           "2:3: error: the scene file 'none.rsg' does not exist below the data "
                                           "directories (names are looked up below the data directories, never beside "
                                           "the importing file)",
                                           "2:61: warning: the template of 'part.rsg' takes 2 arguments, 1 is given",
                                           "2:104: error: $x is not defined"};
    QTest::newRow("comment that is none")
        << QByteArray("((nd Box (setName a;b)))")
        << QStringList{"2:19: warning: the ; is part of 'a;b' and starts no comment (put a blank "
                       "before it)"};
    QTest::newRow("parentheses") << QByteArray("((nd Bxo)")
                                 << QStringList{"2:1: error: '(' without ')'",
                                                "2:6: error: class 'Bxo' is unknown (did you mean 'Box'?)"};
    QTest::newRow("deep nesting") << QByteArray(2000, '(') + QByteArray(2000, ')')
                                  << QStringList{"2:1001: error: lists are nested more than 1000 deep"};
  }
  void findsWhatIsWrong()
  {
    QFETCH(QByteArray, body);
    QFETCH(QStringList, diagnostics);
    SceneFixture fixture;
    fixture.file("part.rsg", "(RSG 0 1)((templ $a $b))");
    QCOMPARE(check(fixture, "(RSG 0 1)\n" + body), diagnostics);
  }
  void isStricterIfAsked_data()
  {
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("diagnostic");
    QTest::newRow("unused definition") << QByteArray("((def $a 1))") << "2:7: warning: the variable $a is never used";
    QTest::newRow("junk in a number") << QByteArray("((nd Box (setExtents 1m 1 1)))")
                                      << "2:22: warning: '1m' is read as 1 for x";
    QTest::newRow("quoted parameter") << QByteArray("((def $a 1)(setName \"$a\"))")
                                      << "2:21: warning: quotes do not keep $a from being replaced by its value";
    QTest::newRow("atoms that touch")
        << QByteArray("((nd StaticMesh (resetMaterials a'b')))")
        << "2:34: warning: this is an atom of its own, though there is no blank before it";
    QTest::newRow("text between cases") << QByteArray("((switch 1 x (1 ())))")
                                        << "2:12: warning: text between the cases of a switch is ignored";
  }
  void isStricterIfAsked()
  {
    QFETCH(QByteArray, body);
    QFETCH(QString, diagnostic);
    SceneFixture fixture;
    QCOMPARE(check(fixture, "(RSG 0 1)\n" + body), QStringList());
    QCOMPARE(check(fixture, "(RSG 0 1)\n" + body, true), QStringList{diagnostic});
  }

  /// The same that loading finds (RsgExpressionTest).
  void seesVariablesWithinAtoms()
  {
    SceneFixture fixture;
    const QStringList found = check(fixture, "(RSG 0 1)\n((def $len 4) (nd Box (setExtents (eval -$lne / 2) $len 1)))");
    QCOMPARE(found.size(), 1);
    QVERIFY2(found[0].startsWith("2:41: error: ") && found[0].contains("$lne"), qPrintable(found[0]));
    QCOMPARE(check(fixture, "(RSG 0 1)\n((templ $a $b) (nd Box (setExtents (eval -$a) (eval 3*$b) 1)))", true), QStringList());
  }

  void checksDeltaScenes()
  {
    SceneFixture fixture;
    QCOMPARE(check(fixture, "(RDS 0 1)\n((nd TRF (SLT 1)) (nd (setVisible 1) (nd)) (nd Bxo (mark x)) (nd (nohting)))"),
             (QStringList{
                 "2:11: warning: class Transform refuses 'setLocalTransform': setLocalTransform takes 16 values, not 1",
                 "2:67: warning: no class has a method 'nohting'"}));
  }
  void knowsWhatIsNoScene()
  {
    SceneFixture fixture;
    QCOMPARE(check(fixture, "(XML)(nd)"),
             QStringList{
                 "1:1: error: this is no scene of a known version (a scene starts with (RSG 0 1), a delta scene with "
                 "(RDS 0 1))"});
    QCOMPARE(check(fixture, "(RSG 0 1)"),
             QStringList{"1:1: error: the scene has no body (a scene is a header and one list)"});
  }
  void tellsPartsFromScenes()
  {
    SceneFixture fixture;
    rsg::Checker checker(fixture.registry, nullptr, {});
    const auto standsAlone = [&](const char* text)
    { return checker.check(SyntaxTree(text, 2), "test.rsg").standsAlone; };
    QVERIFY(standsAlone("(RSG 0 1)((setName a) (nd Box (setExtents 1 1 1)) (sel b (setRadius 1)))"));
    QVERIFY(!standsAlone("(RSG 0 1)((setRadius 1) (setFlag true))"));
    QVERIFY(!standsAlone("(RSG 0 1)((nd Box)"));
    QVERIFY(!standsAlone("(RDS 0 1)((nd))"));
  }
  void doesNotFloodTheReader()
  {
    SceneFixture fixture;
    QByteArray body;
    for(int i = 0; i < 5000; ++i)
      body += "(nd Bxo)";
    const QStringList lines = check(fixture, "(RSG 0 1)(" + body + ")");
    QCOMPARE(lines.size(), 201);
    QVERIFY(lines.last().endsWith("more than 200 findings; the rest of this file is not reported"));
  }
};

QTEST_APPLESS_MAIN(RsgCheckerTest)
#include "RsgCheckerTest.moc"
