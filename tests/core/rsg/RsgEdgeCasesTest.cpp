#include "SceneSupport.h"

#include "core/scene/Visual.h"

#include <QtTest>

using namespace sparkwright;

/// What existing scene files do that is easily read in another way; one row for each.
class RsgEdgeCasesTest : public QObject
{
  Q_OBJECT

private slots:
  void readsWhatFilesRelyOn_data()
  {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("tree");
    QTest::addColumn<QStringList>("calls"); // of Recorder nodes, `mark` only
    const QStringList none;

    QTest::newRow("tokens touching quotes: three atoms")
        << QByteArray("(RSG 0 1)((templ $type $f $g)(nd Recorder (mark (eval \"NaoType[\"$type\"]['key']\"))))")
        << "recorder" << QStringList{"recorder.mark(42)"};
    QTest::newRow("tokens touching quotes: file name")
        << QByteArray("(RSG 0 1)((nd Recorder (mark 'models/ball.obj')))") << "recorder"
        << QStringList{"recorder.mark(models/ball.obj)"};
    QTest::newRow("closing ) followed by text")
        << QByteArray("(RSG 0 1)((nd Recorder (mark 1)))end of file") << "recorder" << QStringList{"recorder.mark(1)"};
    QTest::newRow("closing ) followed by nothing") << QByteArray("(RSG 0 1)((nd Recorder (mark 1)))") << "recorder"
                                                   << QStringList{"recorder.mark(1)"};
    QTest::newRow("long and short keywords")
        << QByteArray("(RubySceneGraph 0 1)((template $a $b $c)(node Box (setName a) "
                      "(nd Box (setName b)))(select a (sel b (node TRF (nd Recorder)))))")
        << "a{b{transform{recorder}}}" << none;
    QTest::newRow("long and short in one tree")
        << QByteArray("(RSG 0 1)((define $a 1)(def $b 2)(nd Recorder (mark $a $b)))") << "recorder"
        << QStringList{"recorder.mark(1,2)"};
    QTest::newRow("numbers stay text until they are read")
        << QByteArray("(RSG 0 1)((nd Recorder (mark -0.00006 5e-3 1e-8 +40 0.80901699437494745 60.9)))") << "recorder"
        << QStringList{"recorder.mark(-0.00006,5e-3,1e-8,+40,0.80901699437494745,60.9)"};
    QTest::newRow("negative expressions")
        << QByteArray("(RSG 0 1)((def $a 2)(def $LRFactor -1)(nd Recorder (mark (eval -1* (eval $a + 3)) "
                      "(eval $LRFactor * -0.01) (eval 0.0) (eval 1\n + ; one\n 1))))")
        << "recorder" << QStringList{"recorder.mark(-5,0.01,0,2)"};
    QTest::newRow("left and right by arithmetic")
        << QByteArray(
               "(RSG 0 1)((def $side -1)(nd Recorder (mark (eval (eval 30 + 10) / 2 + $side * (eval 30 - 10) / 2))))")
        << "recorder" << QStringList{"recorder.mark(10)"};
    QTest::newRow("import between other children")
        << QByteArray(
               "(RSG 0 1)((nd Box (setName a) (nd Box (setName b)) (importScene part.rsg p 1) (nd Box (setName c))))")
        << "a{b,p,c}" << QStringList{"p.mark(1)"};
    QTest::newRow("import without arguments")
        << QByteArray("(RSG 0 1)((nd Box (setName a) (importScene plain.rsg) (nd Box)))") << "a{plain,<Unnamed>}"
        << none;
    QTest::newRow("import inside a switch")
        << QByteArray("(RSG 0 1)((nd Box (setName a) (switch true (true (importScene part.rsg p 1)))))") << "a{p}"
        << QStringList{"p.mark(1)"};
    QTest::newRow("import as the only element of the body")
        << QByteArray("(RSG 0 1)((importScene plain.rsg))") << "plain" << none;
    QTest::newRow("import as the body itself") << QByteArray("(RSG 0 1)(importScene plain.rsg)") << "plain" << none;
    QTest::newRow("arguments of every kind")
        << QByteArray(
               "(RSG 0 1)((def $n 3)(importScene part.rsg torso (join ../../ $n /body))"
               "(importScene part.rsg m matRed)(importScene part.rsg b true)(importScene part.rsg e (eval $n * -1)))")
        << "torso,m,b,e" << QStringList{"torso.mark(../../3/body)", "m.mark(matRed)", "b.mark(true)", "e.mark(-3)"};
    QTest::newRow("calls without values") << QByteArray("(RSG 0 1)((nd Recorder (mark)) (nd Box (setTransparent)))")
                                          << "recorder,<Unnamed>" << QStringList{"recorder.mark()"};
    QTest::newRow("siblings of one class without names")
        << QByteArray("(RSG 0 1)((nd Recorder (mark 1))(nd Recorder (mark 2))(nd Recorder (mark 3)))")
        << "recorder,recorder_1>,recorder_2>"
        << QStringList{"recorder.mark(1)", "recorder_1>.mark(2)", "recorder_2>.mark(3)"};
    QTest::newRow("calls on imported nodes through sel")
        << QByteArray("(RSG 0 1)((importScene part.rsg p 1)(sel p (mark 2) (nd Box (setName more))))") << "p{more}"
        << QStringList{"p.mark(1)", "p.mark(2)"};
    QTest::newRow("comments in all places") << QByteArray(";; (nd Box)\n(RSG 0 1) ;header\n(;first\n(nd Recorder "
                                                          ";(mark 1)\n ;(mark 2)\n (mark 3) ;last )\n)\n;)\n)")
                                            << "recorder" << QStringList{"recorder.mark(3)"};
    QTest::newRow("def after nodes") << QByteArray(
                                            "(RSG 0 1)((nd Recorder (setName a))(def $x 1)(nd Recorder (mark $x)))")
                                     << "a,recorder" << QStringList{"recorder.mark(1)"};
    QTest::newRow("def inside lists and branches counts for the whole file")
        << QByteArray("(RSG 0 1)((nd Box (setName a) ((def $x 1)))(switch 1 (1 (def $y 2)))(nd Recorder (mark $x $y)))")
        << "a,recorder" << QStringList{"recorder.mark(1,2)"};
    QTest::newRow("def of a template parameter")
        << QByteArray("(RSG 0 1)((templ $a $b $c)(def $a 9)(nd Recorder (mark $a $b)))") << "recorder"
        << QStringList{"recorder.mark(9,two)"};
    QTest::newRow("unused definitions and parameters")
        << QByteArray("(RSG 0 1)((templ $a $b $c)(def $x 9)(nd Recorder (mark $c)))") << "recorder"
        << QStringList{"recorder.mark(three)"};
    QTest::newRow("the same parameter twice, another never")
        << QByteArray("(RSG 0 1)((templ $a $b $c)(importScene part.rsg $b $b))") << "two"
        << QStringList{"two.mark(two)"};
    QTest::newRow("surplus ) at the end") << QByteArray("(RSG 0 1)((nd Recorder (mark 1))))") << "recorder"
                                          << QStringList{"recorder.mark(1)"};
    QTest::newRow("surplus ) ends a group early")
        << QByteArray("(RSG 0 1)(\n(nd Box (setName a)\n  (nd Box (setName b)))\n  (nd Box (setName c))\n)\n)")
        << "a{b},c" << none;
    QTest::newRow("too many values change nothing")
        << QByteArray("(RSG 0 1)((nd Recorder (mark 1) (setRadius 1 0.5 0 0 0) (mark 2)))") << "recorder"
        << QStringList{"recorder.mark(1)", "recorder.mark(2)"};
    QTest::newRow("forward references by queued calls")
        << QByteArray("(RSG 0 1)((nd Recorder (setName a) (mark ../b))(nd Box (setName b)))") << "a,b"
        << QStringList{"a.mark(../b)"};
    QTest::newRow("CRLF") << QByteArray("(RSG 0 1)\r\n(\r\n(nd Recorder\r\n(mark a) ;b\r\n)\r\n)\r\n") << "recorder"
                          << QStringList{"recorder.mark(a)"};
    QTest::newRow("byte order mark") << QByteArray("\xef\xbb\xbf(RSG 0 1)((nd Recorder (mark a)))") << "recorder"
                                     << QStringList{"recorder.mark(a)"};
    QTest::newRow("NUL bytes") << QByteArray("(RSG 0 1)(\0(nd Recorder (mark \"a\0b\")))", 38) << "recorder"
                               << QStringList{QString("recorder.mark(a") + QChar(0) + "b)"};
    QTest::newRow("huge atom") << "(RSG 0 1)((nd Recorder (mark " + QByteArray(1000000, 'x') + ")))"
                               << "recorder" << QStringList{"recorder.mark(" + QString(1000000, 'x') + ")"};
  }
  void readsWhatFilesRelyOn()
  {
    QFETCH(QByteArray, text);
    QFETCH(QString, tree);
    QFETCH(QStringList, calls);
    SceneFixture fixture;
    QVERIFY(fixture.scripts->runText("NaoType = [{}, {'key' => 42}]", "setup.rb"));
    fixture.file("part.rsg", "(RSG 0 1)((templ $name $value)(nd Recorder (setName $name) (mark $value)))");
    fixture.file("plain.rsg", "(RSG 0 1)((nd Box (setName plain)))");
    const bool isTemplate = text.contains("templ");
    const std::vector<std::string> arguments =
        isTemplate ? std::vector<std::string>{"1", "two", "three"} : std::vector<std::string>{};
    QVERIFY2(fixture.importer->importText(text.toStdString(), "test.rsg", *fixture.scene, arguments),
             qPrintable(fixture.diagnostics.join('\n')));
    QCOMPARE(fixture.tree(), tree);
    QCOMPARE(fixture.calls.filter(".mark("), calls);
  }

  void readsNumbersForTheMethod()
  {
    SceneFixture fixture;
    QVERIFY(fixture.importBody("((nd Box (setExtents -0.00006 +40 5e-3)) (nd Camera (setViewport 60.9 47.6 1 2)))"));
    const auto* const box = dynamic_cast<const BoxNode*>(fixture.scene->children()[0].get());
    const auto* const camera = dynamic_cast<const CameraNode*>(fixture.scene->child("camera"));
    QVERIFY(box && camera);
    QCOMPARE(box->scale(), Vec3f(-0.00006f, 40.f, 0.005f));
    QCOMPARE(camera->viewport[0], 60);
    QCOMPARE(camera->viewport[1], 47);
    QCOMPARE(fixture.diagnostics, QStringList());
  }

  /// Where a joint may stand, and how its paths lead to the bodies then.
  void findsBodiesFromJoints_data()
  {
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("own");
    QTest::addColumn<QString>("other");
    const QByteArray torso = "(nd TRF (setName torso) (nd Box (setName boxBody)))";
    QTest::newRow("inside the part")
        << "(" + torso + "(nd TRF (setName arm) (nd Box (setName boxBody)) (nd Recorder (setName j))))"
        << "../boxBody"
        << "../../torso/boxBody";
    QTest::newRow("beside the parts")
        << "(" + torso + "(nd TRF (setName arm) (nd Box (setName boxBody))) (nd Recorder (setName j)))"
        << "../arm/boxBody"
        << "../torso/boxBody";
    QTest::newRow("inside an extra Transform")
        << "(" + torso +
               "(nd TRF (setName arm) (nd Box (setName boxBody)) (nd TRF (setName axis) (nd Recorder (setName j)))))"
        << "../../boxBody"
        << "../../../torso/boxBody";
    QTest::newRow("with backslashes and empty components")
        << "(" + torso + "(nd TRF (setName arm) (nd Box (setName boxBody)) (nd Recorder (setName j))))" << "..\\boxBody"
        << "..//../torso\\boxBody/";
    QTest::newRow("from the root") << "(" + torso +
                                          "(nd TRF (setName arm) (nd Box (setName boxBody)) (nd Recorder (setName j))))"
                                   << "/arm/boxBody"
                                   << "/torso/./boxBody";
  }
  void findsBodiesFromJoints()
  {
    QFETCH(QByteArray, body);
    QFETCH(QString, own);
    QFETCH(QString, other);
    SceneFixture fixture;
    QVERIFY(fixture.importBody(body.toStdString()));
    Object* joint = nullptr;
    fixture.scene->visit<Object>([&](Object& o) { joint = o.name() == "j" ? &o : joint; });
    QVERIFY(joint);
    QCOMPARE(joint->find(own.toStdString()), fixture.scene->find("arm/boxBody"));
    QCOMPARE(joint->find(other.toStdString()), fixture.scene->find("torso/boxBody"));
    QVERIFY(joint->find(own.toStdString()) && joint->find(other.toStdString()));
    QVERIFY(!joint->find("../nothing/boxBody"));
    QVERIFY(!joint->find("../../../../../x"));
  }
  void takesTheFirstOfSiblingsWithOneName()
  {
    SceneFixture fixture;
    QVERIFY(fixture.importBody("((nd Box (setName a) (nd Box (setName first)))(nd Box (setName b) (setName a)))"));
    QCOMPARE(fixture.tree(), QString("a{first},a"));
    QCOMPARE(fixture.scene->find("a"), fixture.scene->children()[0].get());
  }
};

QTEST_APPLESS_MAIN(RsgEdgeCasesTest)
#include "RsgEdgeCasesTest.moc"
