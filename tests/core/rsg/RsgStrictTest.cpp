#include "SceneSupport.h"

#include <QtTest>

using namespace sparkwright;

/// The two other ways of reading: strict, which reports what files are forgiven, and with the reference's index skew.
class RsgStrictTest : public QObject
{
  Q_OBJECT

private slots:
  void reportsWhatFilesAreForgiven_data()
  {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("diagnostic"); // in strict mode only
    QTest::newRow("nothing") << QByteArray("(RSG 0 1)((nd Recorder (setRadius 1.5e-3)))") << QString();
    QTest::newRow("trailing junk in a number") << QByteArray("(RSG 0 1)((nd Recorder (setRadius 0.1m)))")
                                               << "test.rsg:1:35: warning: '0.1m' is read as 0.1 for radius";
    QTest::newRow("two numbers in one") << QByteArray("(RSG 0 1)((nd Recorder (setRadius 1-3)))")
                                        << "test.rsg:1:35: warning: '1-3' is read as 1 for radius";
    QTest::newRow("fraction for an integer") << QByteArray("(RSG 0 1)((nd Camera (setViewport 60.9 0 1 1)))")
                                             << "test.rsg:1:35: warning: '60.9' is read as 60 for x";
    QTest::newRow("junk from an expression") << QByteArray("(RSG 0 1)((nd Recorder (setRadius (join 1 x))))")
                                             << "test.rsg:1:35: warning: '1x' is read as 1 for radius";
    QTest::newRow("name of a sibling")
        << QByteArray("(RSG 0 1)((nd Box (setName a)) (nd Box (setName a)))")
        << "test.rsg:1:41: warning: the name 'a' is taken by a sibling already; paths lead to "
           "the first one";
    QTest::newRow("text between cases") << QByteArray("(RSG 0 1)((switch 1 x (1 ())))")
                                        << "test.rsg:1:21: warning: text between the cases of a switch is ignored";
    QTest::newRow("more than one value in def") << QByteArray("(RSG 0 1)((def $x 1 2))")
                                                << "test.rsg:1:21: warning: what follows the value of 'def' is ignored";
    QTest::newRow("list among the names of templ")
        << QByteArray("(RSG 0 1)((templ (a)))")
        << "test.rsg:1:18: warning: the names of template parameters end here; the rest of the list is ignored";
    QTest::newRow("more in the header")
        << QByteArray("(RSG 0 1 2)()")
        << "test.rsg:1:10: warning: elements of the header after the version are ignored";
    QTest::newRow("fraction in the version")
        << QByteArray("(RSG 0 1.5)()") << "test.rsg:1:8: warning: '1.5' is read as 1";
    QTest::newRow("byte order mark")
        << QByteArray("\xef\xbb\xbf(RSG 0 1)()")
        << "test.rsg:1:1: warning: the file starts with a byte order mark, which the reference "
           "takes for text (save it as UTF-8 without one)";
  }
  void reportsWhatFilesAreForgiven()
  {
    QFETCH(QByteArray, text);
    QFETCH(QString, diagnostic);
    for(const bool strict : {false, true})
    {
      SceneFixture fixture;
      fixture.importer->options.strict = strict;
      QVERIFY(fixture.importer->importText(text.toStdString(), "test.rsg", *fixture.scene, {}));
      QCOMPARE(fixture.diagnostics, strict && !diagnostic.isEmpty() ? QStringList{diagnostic} : QStringList());
    }
  }

  void reportsValuesThatSayNothing_data()
  {
    QTest::addColumn<QByteArray>("call");
    QTest::addColumn<QString>("diagnostic"); // in any mode
    QTest::newRow("true for an integer") << QByteArray("(nd Box (setVisible true))")
                                         << "test.rsg:2:22: warning: 'true' is no number; visible reads as 0";
    QTest::newRow("word for a number") << QByteArray("(nd Sphere (setRadius big))")
                                       << "test.rsg:2:24: warning: 'big' is no number; radius reads as 0";
    QTest::newRow("number that is too large")
        << QByteArray("(nd Transform (setLocalPos 0 1e400 0))")
        << "test.rsg:2:31: warning: '1e400' is too large; y reads as inf (numbers reach "
           "from -3.4e38 to 3.4e38)";
    QTest::newRow("variable that is no finite number")
        << QByteArray("(def $z -inf) (nd Transform (setLocalPos 0 0 $z))")
        << "test.rsg:2:47: warning: '-inf' is no finite number; z reads as -inf (numbers reach from -3.4e38 to 3.4e38)";
    QTest::newRow("expression that overflows")
        << QByteArray("(nd Transform (setLocalPos (eval 1e300 * 1e300) 0 0))")
        << "test.rsg:2:29: warning: 'inf' is no finite number; x reads as inf (numbers reach from -3.4e38 to 3.4e38)";
    QTest::newRow("integer that is too large")
        << QByteArray("(nd Box (setVisible 3e9))")
        << "test.rsg:2:22: warning: '3e9' is too large; visible reads as 0 (integers "
           "reach from -2147483647 to 2147483647)";
    QTest::newRow("number for a flag")
        << QByteArray("(nd Recorder (setFlag 1))")
        << "test.rsg:2:16: warning: class Recorder refuses 'setFlag': expected true or false, "
           "not 1 (node /recorder)";
    QTest::newRow("True for a flag")
        << QByteArray("(nd Recorder (setFlag True))")
        << "test.rsg:2:16: warning: class Recorder refuses 'setFlag': expected true or false, "
           "not True (node /recorder)";
  }
  void reportsValuesThatSayNothing()
  {
    QFETCH(QByteArray, call);
    QFETCH(QString, diagnostic);
    SceneFixture fixture;
    QVERIFY(fixture.importBody("(" + call.toStdString() + ")"));
    QCOMPARE(fixture.diagnostics, QStringList{diagnostic});
  }

  void shiftsDefinitionsAsTheReferenceDoes_data()
  {
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("skewed"); // what mark() gets, or the error
    QTest::addColumn<QString>("byName");
    const QByteArray call = "(nd Recorder (mark ";
    QTest::newRow("as many as declared") << "((templ $a $b)(def $x 10)(def $y 20)" + call + "$a $b $x $y)))"
                                         << QStringList{"1", "2"} << "1,2,10,20"
                                         << "1,2,10,20";
    QTest::newRow("one too few: the parameter reads the first definition")
        << "((templ $a $b)(def $x 10)(def $y 20)" + call + "$a $b)))" << QStringList{"1"} << "1,10"
        << "$b has no value";
    QTest::newRow("one too few: definition j reads j + 1") << "((templ $a $b)(def $x 10)(def $y 20)" + call + "$x)))"
                                                           << QStringList{"1"} << "20" << "10";
    QTest::newRow("one too few: the definition made last has no value yet")
        << "((templ $a $b)(def $x 10)" + call + "$x)))" << QStringList{"1"} << "$x has no value" << "10";
    QTest::newRow("two too many: the first definitions read the surplus")
        << "((templ $a)(def $x 10)(def $y 20)(def $z 30)" + call + "$x $y $z)))" << QStringList{"1", "s", "t"}
        << "s,t,10"
        << "10,20,30";
    QTest::newRow("without a template") << "((def $x 10)(def $y 20)" + call + "$x $y)))" << QStringList{"s"} << "s,10"
                                        << "10,20";
    QTest::newRow("definition before the template") << "((def $x 10)(templ $a)" + call + "$x $a)))" << QStringList{"1"}
                                                    << "1,10" << "10,1";
    QTest::newRow("defined anew") << "((templ $a)(def $a 5)(def $x 10)" + call + "$a $x)))" << QStringList{"1"}
                                  << "5,10"
                                  << "5,10";
    QTest::newRow("defined anew without a value") << "((templ $a $b)(def $b 5)" + call + "$b)))" << QStringList{"1"}
                                                  << "$b has no value" << "5";
  }
  void shiftsDefinitionsAsTheReferenceDoes()
  {
    QFETCH(QByteArray, body);
    QFETCH(QStringList, arguments);
    QFETCH(QString, skewed);
    QFETCH(QString, byName);
    std::vector<std::string> values;
    for(const QString& argument : arguments)
      values.push_back(argument.toStdString());
    for(const bool skew : {false, true})
    {
      SceneFixture fixture;
      fixture.importer->options.referenceSkew = skew;
      const QString expected = skew ? skewed : byName;
      const bool fails = expected.startsWith('$');
      QCOMPARE(fixture.importBody(body.toStdString(), values), !fails);
      if(fails)
        QVERIFY2(fixture.diagnostics.last().contains(expected), qPrintable(fixture.diagnostics.last()));
      else
        QCOMPARE(fixture.calls.last(), "recorder.mark(" + expected + ")");
    }
  }
};

QTEST_APPLESS_MAIN(RsgStrictTest)
#include "RsgStrictTest.moc"
