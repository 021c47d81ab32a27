#include "SceneSupport.h"

#include "core/object/Posed.h"
#include "tests/VerifyNear.h"

#include <QtTest>

using namespace sparkwright;

/// spec: rsg-language 1, 3, 4, 7 to 12, 14 and 15.
class RsgImporterTest : public QObject
{
  Q_OBJECT

private slots:
  void readsHeadersAndBodies_data()
  {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("tree");
    QTest::addColumn<QStringList>("diagnostics");
    const QStringList none;
    QTest::newRow("short") << QByteArray("(RSG 0 1)((nd Box))") << "<Unnamed>" << none;
    QTest::newRow("long") << QByteArray("; -*-lisp-*-\n(RubySceneGraph 0 1)((node kerosin/Box))") << "<Unnamed>"
                          << none;
    QTest::newRow("extra elements") << QByteArray("(RSG 0 1 x (y))((nd Box))") << "<Unnamed>" << none;
    QTest::newRow("numbers as text") << QByteArray("(RSG \"0\" 1.9)((nd Box))") << "<Unnamed>" << none;
    QTest::newRow("body starts with a form") << QByteArray("(RSG 0 1)(nd Box (setName a))") << "a" << none;
    QTest::newRow("empty body") << QByteArray("(RSG 0 1)()") << "" << none;
    QTest::newRow("comment behind the body") << QByteArray("(RSG 0 1)((nd Box)) ; end") << "<Unnamed>" << none;
    QTest::newRow("surplus )") << QByteArray("(RSG 0 1)\n((nd Box))\n  ) (nd Box)") << "<Unnamed>"
                               << QStringList{
                                      "test.rsg:3:3: warning: ')' too many; what follows is ignored (a scene is a "
                                      "header and one list)"};
    QTest::newRow("rest of another kind")
        << QByteArray("(RSG 0 1)((nd Box))x \"y") << "<Unnamed>"
        << QStringList{
               "test.rsg:1:20: warning: text after the end of the scene is ignored (a scene is a header and one list)"};
  }
  void readsHeadersAndBodies()
  {
    QFETCH(QByteArray, text);
    QFETCH(QString, tree);
    QFETCH(QStringList, diagnostics);
    SceneFixture fixture;
    QVERIFY(fixture.importer->importText(text.toStdString(), "test.rsg", *fixture.scene, {}));
    QCOMPARE(fixture.tree(), tree);
    QCOMPARE(fixture.diagnostics, diagnostics);
  }

  void refusesFilesAndKeepsWhatIsThere_data()
  {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("diagnostic");
    QTest::newRow("empty")
        << QByteArray() << "test.rsg: error: 'test.rsg' is no scene: it holds no list (a scene starts with (RSG 0 1))";
    const QString wrong =
        "test.rsg:1:1: error: this is no scene of a known version (a scene starts with (RSG 0 1), a delta "
        "scene with (RDS 0 1))";
    QTest::newRow("other header") << QByteArray("(XML 0 1)()") << wrong;
    QTest::newRow("other version") << QByteArray("(RSG 0 2)()") << wrong;
    QTest::newRow("no version") << QByteArray("(RSG)()") << wrong;
    QTest::newRow("no body") << QByteArray("(RSG 0 1)")
                             << "test.rsg:1:1: error: the scene has no body (a scene is a header and one list)";
    QTest::newRow("missing )") << QByteArray("(RSG 0 1)\n(\n (nd Box)") << "test.rsg:2:1: error: '(' without ')'";
    QTest::newRow("missing )) ")
        << QByteArray("(RSG 0 1)\n(\n (nd Box")
        << "test.rsg:3:2: error: '(' without ')' (2 lists are still open at the end of the text; the "
           "outermost starts in line 2)";
    QTest::newRow("unterminated string")
        << QByteArray("(RSG 0 1)\n((nd \"Box))")
        << "test.rsg:2:6: error: quoted text never ends (close it with the same kind of quote)";
  }
  void refusesFilesAndKeepsWhatIsThere()
  {
    QFETCH(QByteArray, text);
    QFETCH(QString, diagnostic);
    SceneFixture fixture;
    QVERIFY(fixture.importBody("((nd Box (setName old)))"));
    QVERIFY(!fixture.importer->importText(text.toStdString(), "test.rsg", *fixture.scene, {}));
    QVERIFY(!fixture.diagnostics.isEmpty());
    QCOMPARE(fixture.diagnostics.first(), diagnostic);
    QCOMPARE(fixture.tree(), QString("old"));
  }

  void walksLists_data()
  {
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("tree");
    QTest::newRow("rest of the list") << QByteArray(
                                             "((nd Box (setName a) (nd Sphere (setName b)) (nd Box (setName c))))")
                                      << "a{b,c}";
    QTest::newRow("form behind a form") << QByteArray(
                                               "((nd Box (setName a) nd Sphere (setName b)) (nd Box (setName c)))")
                                        << "a{b},c";
    QTest::newRow("inner list ends the change")
        << QByteArray("(nd Box (setName a) ((nd Box (setName b))) (nd Box (setName c)))") << "a{b,c}";
    QTest::newRow("empty lists") << QByteArray("(() (nd Box () (setName a)))") << "a";
    QTest::newRow("select") << QByteArray(
                                   "((nd Box (setName a)) (sel a (nd Box (setName b)) sel b (nd Box (setName c))))")
                            << "a{b{c}}";
    QTest::newRow("select parent") << QByteArray("((nd Box (setName a) (select .. (nd Box (setName b)))))") << "a,b";
    QTest::newRow("select itself") << QByteArray("((nd Box (setName a) (sel . (nd Box (setName b)))))") << "a{b}";
    QTest::newRow("names are made unique") << QByteArray("((nd Recorder) (nd Recorder) (nd Recorder))")
                                           << "recorder,recorder_1>,recorder_2>";
    QTest::newRow("short names") << QByteArray("((nd TRF (setName a) (nd SMN (setName b) (sSc 1 2 3) (sMat m))))")
                                 << "a{b}";
    QTest::newRow("pwd") << QByteArray("(pwd (nd Box (setName a) pwd (setName b)))") << "b";
  }
  void walksLists()
  {
    QFETCH(QByteArray, body);
    QFETCH(QString, tree);
    SceneFixture fixture;
    const bool ok = fixture.importBody(body.toStdString());
    QCOMPARE(fixture.diagnostics, QStringList());
    QVERIFY(ok);
    QCOMPARE(fixture.tree(), tree);
  }
  void remembersWhereNodesComeFrom()
  {
    SceneFixture fixture;
    QVERIFY(fixture.importBody("(\n  (nd Box (setName a)))"));
    const Object::Origin& origin = fixture.scene->child("a")->origin();
    QCOMPARE(*origin.file, std::string("test.rsg"));
    QCOMPARE(origin.line, 3);
    QCOMPARE(origin.column, 4);
  }

  void choosesCases_data()
  {
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<bool>("ok");
    QTest::addColumn<QString>("tree");
    QTest::addColumn<QStringList>("diagnostics");
    const QStringList none;
    QTest::newRow("first match") << QByteArray(
                                        "((switch $a (0 (nd Box (setName x))) (1 (nd Box (setName y))) (1 (nd Box))))")
                                 << true << "y" << none;
    QTest::newRow("text, not number") << QByteArray("((switch $a (1.0 (nd Box)) (1 (nd Box (setName y)))))") << true
                                      << "y" << none;
    QTest::newRow("expressions") << QByteArray("((switch (eval $a + 1) ((join 2) (nd Box (setName y)))))") << true
                                 << "y" << none;
    QTest::newRow("several in a list") << QByteArray("((switch 1 (1 ((nd Box (setName x)) (nd Box (setName y))))))")
                                       << true << "x,y" << none;
    QTest::newRow("goes on behind") << QByteArray("((switch 1 (1 ())) (nd Box (setName y)))") << true << "y" << none;
    QTest::newRow("atoms between") << QByteArray("((switch 1 x (0 ()) y (1 (nd Box (setName y)))))") << true << "y"
                                   << none;
    QTest::newRow("branch is an atom") << QByteArray("((switch 1 (1 x)) (nd Box (setName y)))") << true << "y" << none;
    QTest::newRow("no case at all") << QByteArray("((switch 1) (nd Box (setName y)))") << true << "y" << none;
    QTest::newRow("only the first element")
        << QByteArray("((switch 1\n (1 (nd Box (setName x)) (nd Box))))") << true << "x"
        << QStringList{"test.rsg:3:26: warning: only the first element of a case counts; this one is ignored (put a "
                       "list around "
                       "all of them)"};
    QTest::newRow("failing branch") << QByteArray("((switch 1 (1 (nd Nothing)))\n (nd Box (setName y)))") << true << "y"
                                    << QStringList{"test.rsg:2:19: error: class 'Nothing' is unknown"};
    QTest::newRow("no match") << QByteArray("((nd Box (setName x)) (switch 2 (0 ()) (1 ())) (nd Box))") << false << "x"
                              << QStringList{
                                     "test.rsg:2:24: error: no case of the switch is '2'; the rest of the file is not "
                                     "read (there is '0', '1')"};
    QTest::newRow("empty case ends the search")
        << QByteArray("((switch 1 (0 ()) () (1 (nd Box))))") << false << ""
        << QStringList{
               "test.rsg:2:3: error: no case of the switch is '1'; the rest of the file is not read (there is '0')"};
    QTest::newRow("no branch") << QByteArray("((switch 1 (1)) (nd Box))") << false << ""
                               << QStringList{
                                      "test.rsg:2:12: error: the case '1' has nothing to do (write () to do nothing)"};
  }
  void choosesCases()
  {
    QFETCH(QByteArray, body);
    QFETCH(bool, ok);
    QFETCH(QString, tree);
    QFETCH(QStringList, diagnostics);
    SceneFixture fixture;
    // The definition goes into the first line, a blank in place of the body's first parenthesis: places stay.
    const std::string text = "(RSG 0 1)((def $a 1)\n " + body.toStdString().substr(1);
    const bool read = fixture.importer->importText(text, "test.rsg", *fixture.scene, {});
    QCOMPARE(fixture.diagnostics, diagnostics);
    QCOMPARE(read, ok);
    QCOMPARE(fixture.tree(), tree);
  }

  void runsCallsInTwoPhases()
  {
    SceneFixture fixture;
    fixture.file("inner.rsg", "(RSG 0 1)((nd Recorder (setName i) (mark 1)) (nd Recorder (setName j) (mark 2)))");
    QVERIFY(fixture.importBody("((nd Recorder (mark 1) (setName a) (mark (eval 1 + 1))"
                               " (importScene inner.rsg) (nd Recorder (setName b) (mark 3))))"));
    // Nodes are linked while reading; setName is immediate; the imported file finishes before ours goes on.
    QCOMPARE(fixture.calls, (QStringList{"+recorder", "+recorder", "+recorder", "i.mark(1)", "j.mark(2)", "+recorder",
                                         "a.mark(1)", "a.mark(2)", "b.mark(3)"}));
  }
  void runsTheQueueOfAFileThatFails()
  {
    SceneFixture fixture;
    QVERIFY(!fixture.importBody("((nd Recorder (mark 1)) (nd Nothing) (nd Recorder (mark 2)))"));
    QCOMPARE(fixture.calls, (QStringList{"+recorder", "recorder.mark(1)"}));
    QCOMPARE(fixture.tree(), QString("recorder"));
  }
  void noticesNodesThatAreGone()
  {
    SceneFixture fixture;
    QVERIFY(fixture.importBody("((nd Recorder (mark 1)\n (unlinkLeaf) (mark 2) (nd Box)))"));
    QCOMPARE(fixture.tree(), QString());
    QCOMPARE(fixture.calls, QStringList{"+recorder"});
    const QString notCalled = "warning: 'mark' is not called: its node has been removed in the meantime";
    QCOMPARE(
        fixture.diagnostics,
        (QStringList{
            "test.rsg:3:25: warning: the new node goes nowhere: 'recorder', which it is put below, is no longer in "
            "the scene (it was removed, or dissolved since an import left nothing but Transforms in it)",
            "test.rsg:2:16: " + notCalled, "test.rsg:3:16: " + notCalled}));
  }

  void reportsProblems_data()
  {
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<bool>("ok");
    QTest::addColumn<QString>("diagnostic");
    QTest::newRow("unknown class") << QByteArray("((nd Transfrom))") << false
                                   << "test.rsg:2:6: error: class 'Transfrom' is unknown (did you mean 'Transform'?)";
    QTest::newRow("class of the wrong kind") << QByteArray("((nd zeitgeist/Leaf))") << false
                                             << "test.rsg:2:6: error: class 'zeitgeist/Leaf' makes no nodes of a scene";
    QTest::newRow("no class") << QByteArray("((nd))") << false << "test.rsg:2:3: error: 'nd' needs the name of a class";
    QTest::newRow("list as class") << QByteArray("((nd (Box)))") << false
                                   << "test.rsg:2:3: error: 'nd' needs the name of a class";
    QTest::newRow("select of nothing")
        << QByteArray("((nd Box (setName arm)) (sel amr))") << false
        << "test.rsg:2:30: error: '/' has no child 'amr' to select (did you mean 'arm'?)";
    QTest::newRow("select without name") << QByteArray("((sel))") << false
                                         << "test.rsg:2:3: error: 'sel' needs the name of a child";
    QTest::newRow("select above the root") << QByteArray("((sel ..))") << false
                                           << "test.rsg:2:7: error: '/' has no child '..' to select";
    QTest::newRow("unknown method")
        << QByteArray("((nd Recorder\n  (setRaduis 1) (mark 1)))") << true
        << "test.rsg:3:4: warning: class Recorder has no method 'setRaduis' (node /recorder) (did "
           "you mean 'setRadius'?)";
    QTest::newRow("too many values")
        << QByteArray("((nd Recorder (setRadius 0.1 0.1)))") << true
        << "test.rsg:2:16: warning: class Recorder refuses 'setRadius': setRadius takes 1 value, "
           "not 2 (node /recorder)";
    QTest::newRow("unreadable value")
        << QByteArray("((nd Recorder\n(setFlag 1)))") << true
        << "test.rsg:3:2: warning: class Recorder refuses 'setFlag': expected true or false, not 1 "
           "(node /recorder)";
    QTest::newRow("missing file")
        << QByteArray("((nd Recorder)\n (importScene no/such.rsg))") << true
        << "test.rsg:3:3: error: the scene file 'no/such.rsg' does not exist below the data directories "
           "(names are looked up below the data directories, never beside the importing file)";
    QTest::newRow("file outside")
        << QByteArray("((importScene ../../../../etc/passwd))") << true
        << "test.rsg:2:3: error: the scene file '../../../../etc/passwd' does not exist below the data "
           "directories (names are looked up below the data directories, never beside the importing "
           "file)";
    QTest::newRow("import of nothing")
        << QByteArray("((importScene))") << true
        << "test.rsg:2:3: warning: class Scene refuses 'importScene': importScene takes at least 1 "
           "value, not 0 (node /)";
  }
  void reportsProblems()
  {
    QFETCH(QByteArray, body);
    QFETCH(bool, ok);
    QFETCH(QString, diagnostic);
    SceneFixture fixture;
    QCOMPARE(fixture.importBody(body.toStdString()), ok);
    QCOMPARE(fixture.diagnostics, QStringList{diagnostic});
  }

  void importsWithArguments()
  {
    SceneFixture fixture;
    fixture.file("joint.rsg", "(RSG 0 1)((templ $name $x) (nd Recorder (setName $name) (mark $x)))");
    QVERIFY(
        fixture.importBody("((def $x secret) (nd Box (setName arm) (importScene joint.rsg (join j 1) (eval 1 + 1))))"));
    QCOMPARE(fixture.tree(), QString("arm{j1}"));
    QCOMPARE(fixture.calls.last(), QString("j1.mark(2)"));
    QCOMPARE(fixture.diagnostics, QStringList());
  }
  void inheritsNoVariables()
  {
    SceneFixture fixture;
    fixture.file("inner.rsg", "(RSG 0 1)\n((nd Recorder (mark $x)))");
    QVERIFY(fixture.importBody("((def $x 1) (importScene inner.rsg) (nd Box (setName after)))"));
    QCOMPARE(fixture.diagnostics, QStringList{"inner.rsg:2:21: error: $x is not defined"});
    QCOMPARE(fixture.tree(), QString("recorder,after"));
  }
  void namesTheImportingPlaceForMissingArguments()
  {
    SceneFixture fixture;
    fixture.file("inner.rsg", "(RSG 0 1)\n((templ $a $b))");
    QVERIFY(fixture.importBody("(\n  (importScene inner.rsg 1))"));
    QCOMPARE(
        fixture.diagnostics,
        QStringList{"inner.rsg:2:3: warning: the template takes 2 arguments, 1 is given, imported from test.rsg:3:4 "
                    "(without a value: $b)"});
  }
  void seesThatAFileHasChanged()
  {
    SceneFixture fixture;
    fixture.file("a.rsg", "(RSG 0 1)((nd Box (setName one)))");
    QVERIFY(fixture.import("a.rsg"));
    fixture.file("a.rsg", "(RSG 0 1)((nd Box (setName other)))");
    QVERIFY(fixture.import("a.rsg"));
    QCOMPARE(fixture.tree(), QString("one,other"));
  }
  void reportsABrokenFileEachTime()
  {
    SceneFixture fixture;
    fixture.file("a.rsg", "(RSG 0 1)\n (");
    QVERIFY(!fixture.import("a.rsg"));
    QVERIFY(!fixture.import("a.rsg"));
    QCOMPARE(fixture.diagnostics,
             (QStringList{"a.rsg:2:2: error: '(' without ')'", "a.rsg:2:2: error: '(' without ')'"}));
  }

  void findsCycles()
  {
    SceneFixture fixture;
    fixture.file("a.rsg", "(RSG 0 1)\n((nd Box (setName a)\n   (importScene b.rsg)))");
    fixture.file("b.rsg", "(RSG 0 1)\n((nd Box (setName b) (importScene a.rsg)))");
    QVERIFY(fixture.import("a.rsg"));
    QCOMPARE(fixture.diagnostics,
             QStringList{"b.rsg:2:23: error: template cycle: 'a.rsg' imports itself (a.rsg → b.rsg → a.rsg)"});
    QCOMPARE(fixture.tree(), QString("a{b}"));
  }
  void allowsRecursionThatEnds()
  {
    SceneFixture fixture;
    fixture.file("chain.rsg", "(RSG 0 1)((templ $n) (nd Box (setName (join link $n))"
                              " (switch $n (0 ()) (1 (importScene chain.rsg 0)) (2 (importScene chain.rsg 1)))))");
    QVERIFY(fixture.import("chain.rsg", {"2"}));
    QCOMPARE(fixture.tree(), QString("link2{link1{link0}}"));
    QCOMPARE(fixture.diagnostics, QStringList());
  }
  void stopsRecursionThatDoesNotEnd()
  {
    SceneFixture fixture;
    // Twice per file: without a bound on all files together this would take 2^64 imports.
    fixture.file(
        "a.rsg",
        "(RSG 0 1)\n((templ $n) (nd Box (importScene a.rsg (eval $n + 1)) (importScene a.rsg (eval $n + 1))))");
    QVERIFY(fixture.import("a.rsg", {"0"}));
    QVERIFY(fixture.diagnostics.size() > 1);
    QVERIFY2(fixture.diagnostics.first().startsWith(
                 "a.rsg:2:22: error: template cycle: imports are nested more than 64 deep (a.rsg → a.rsg → "),
             qPrintable(fixture.diagnostics.first()));
    QVERIFY(fixture.diagnostics.last().startsWith("a.rsg:2:"));
    QVERIFY(fixture.diagnostics.last().contains("more than 20000 files are imported"));
    QVERIFY(fixture.import("a.rsg", {"0"})); // the count starts anew
  }

  void takesDeepListsAndRefusesTooDeepOnes()
  {
    SceneFixture fixture;
    QVERIFY(fixture.importBody(std::string(900, '(') + "nd Box (setName a)" + std::string(900, ')')));
    QCOMPARE(fixture.tree(), QString("a"));
    QVERIFY(!fixture.importBody(std::string(100000, '(') + std::string(100000, ')')));
    QCOMPARE(fixture.diagnostics, QStringList{"test.rsg:2:1001: error: lists are nested more than 1000 deep"});
  }
  void readsTenMegabytes()
  {
    std::string body = "(\n";
    while(body.size() < 10000000)
      body +=
          "  (nd Recorder (setName part) (setRadius 1) ; a part that has to be read but is nothing much to look at\n)\n"
          "  (sel part (unlinkLeaf))\n";
    SceneFixture fixture;
    QElapsedTimer timer;
    timer.start();
    QVERIFY(fixture.importBody(body + ")"));
    QVERIFY2(timer.elapsed() < 60000, qPrintable(QString::number(timer.elapsed())));
    QCOMPARE(fixture.tree(), QString());
    // One warning for each call whose node is gone, but not a hundred thousand of them.
    QCOMPARE(fixture.diagnostics.size(), 101);
    QCOMPARE(fixture.diagnostics.last(),
             QString("test.rsg:303:32: warning: more than 100 warnings; the rest of this file is not reported"));
  }
  void refusesFilesThatAreTooLarge()
  {
    SceneFixture fixture;
    fixture.file("huge.rsg", "(RSG 0 1)(" + std::string(65u << 20, ' ') + ")");
    QVERIFY(!fixture.import("huge.rsg"));
    QCOMPARE(fixture.diagnostics, QStringList{"huge.rsg: error: 'huge.rsg' is larger than 64 MiB and is not read"});
  }

  void updatesByDelta()
  {
    SceneFixture fixture;
    QVERIFY(fixture.importBody("((nd TRF (setName a) (nd Recorder (setName r))) (nd Recorder (setName s)))"));
    fixture.calls.clear();
    const auto delta = [&](const std::string& body) {
      return fixture.importer->importText("(RDS 0 1)\n" + body, "delta.rsg", *fixture.scene, {});
    };
    QVERIFY(delta("((nd TRF (SLT 1 0 0 0 0 1 0 0 0 0 1 0 5 6 7 1) (nd (mark x))) (nd (mark (eval 1 + 1))))"));
    QCOMPARE(fixture.calls, (QStringList{"r.mark(x)", "s.mark(2)"}));
    const auto* const a = dynamic_cast<const Posed*>(fixture.scene->child("a"));
    QCOMPARE(a->localPose()(1, 3), 6.0f);
    QVERIFY(delta("((nd) (nd))"));
    QCOMPARE(fixture.diagnostics, QStringList());

    QVERIFY(!delta("((nd)\n (nd) (nd (mark z)))"));
    QCOMPARE(fixture.diagnostics, QStringList{"delta.rsg:3:7: error: '/' has only 2 children to update"});
    QCOMPARE(fixture.tree(), QString("a{r},s"));
  }
  void clearsTheRootForMonitors()
  {
    SceneFixture fixture;
    fixture.ruby->setUnlinkOnCompleteScenes(true);
    fixture.file("inner.rsg", "(RSG 0 1)((nd Box (setName inner)))");
    QVERIFY(fixture.importBody("((nd Box (setName old)))"));
    QVERIFY(fixture.importBody("((nd Box (setName new)) (importScene inner.rsg))"));
    QCOMPARE(fixture.tree(), QString("new,inner"));
  }

  void collapsesTransforms_data()
  {
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("tree");
    QTest::newRow("empty transform") << QByteArray("((nd TRF (setName a)) (nd Box (setName b)))") << "b";
    QTest::newRow("below another class") << QByteArray("((nd Box (setName b) (nd TRF (setName a))))") << "b";
    QTest::newRow("transforms only") << QByteArray("((nd TRF (setName a) (nd TRF (setName b) (nd Box (setName x)))))")
                                     << "b{x}";
    QTest::newRow("mixed children stay")
        << QByteArray("((nd TRF (setName a) (nd Box (setName x)) (nd TRF (setName b) (nd Box (setName y)))))")
        << "a{x,b{y}}";
    QTest::newRow("empty ones all the way up")
        << QByteArray("((nd TRF (setName a) (nd TRF (setName b) (nd TRF (setName c)))))") << "";
    QTest::newRow("appended behind the siblings") << QByteArray("((nd TRF (setName a) (nd TRF (setName b) (nd Box)) "
                                                                "(nd TRF (setName c) (nd Box))) (nd Box (setName d)))")
                                                  << "d,b{<Unnamed>},c{<Unnamed>}";
  }
  void collapsesTransforms()
  {
    QFETCH(QByteArray, body);
    QFETCH(QString, tree);
    SceneFixture fixture;
    QVERIFY(fixture.importBody(body.toStdString()));
    QCOMPARE(fixture.tree(), tree);
  }
  void keepsWorldPosesWhenCollapsing()
  {
    SceneFixture fixture;
    QVERIFY(fixture.importBody(
        "((nd TRF (setLocalPos 1 2 3) (setLocalRotation 0 0 90) (nd TRF (setName b) (setLocalPos 10 0 0)"
        " (nd Recorder (setName x)))))"));
    QCOMPARE(fixture.tree(), QString("b{x}"));
    const Mat4f pose = dynamic_cast<const Posed*>(fixture.scene->child("b"))->localPose();
    VERIFY_NEAR(pose.col(3).head<3>(), Vec3f(1, 12, 3), 1e-5f);
    VERIFY_NEAR(pose.col(0).head<3>(), Vec3f(0, 1, 0), 1e-5f);
    // What hangs below was not linked anew.
    QCOMPARE(fixture.calls, QStringList{"+recorder"});
  }
  void collapsesBeforeTheImportingFileGoesOn()
  {
    SceneFixture fixture;
    fixture.file("inner.rsg", "(RSG 0 1)((nd TRF (setName outer) (nd TRF (setName part) (nd Box (setName x)))))");
    QVERIFY(fixture.importBody("((nd Box (setName base) (importScene inner.rsg) (sel part (nd Box (setName y)))))"));
    QCOMPARE(fixture.tree(), QString("base{part{x,y}}"));
  }
  void doesNotCollapseAfterAFailure()
  {
    SceneFixture fixture;
    QVERIFY(!fixture.importBody("((nd TRF (setName a)) (nd Nothing))"));
    QCOMPARE(fixture.tree(), QString("a"));
  }
};

QTEST_APPLESS_MAIN(RsgImporterTest)
#include "RsgImporterTest.moc"
