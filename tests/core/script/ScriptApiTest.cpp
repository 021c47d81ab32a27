#include "SceneSupport.h"

#include <QtTest>

using namespace sparkwright;

class ScriptApiTest : public QObject
{
  Q_OBJECT

private slots:
  void walksTheTree()
  {
    SceneFixture fixture;
    QVERIFY(
        fixture.scripts->runText("def check(what) raise what.inspect unless yield end\n"
                                 "a = new('Node', 'a')\n"
                                 "check(1) { a.getFullPath == '/a' }\n"
                                 "b = new('Node', 'b/c')\n"
                                 "check(2) { b.getFullPath == '/a/b/c' && get('.') == b && get('..') == get('/a/b') }\n"
                                 "check(3) { get('x').nil? && get('..') != b }\n"
                                 "check(4) { selectObject('/a').getFullPath == '/a' }\n"
                                 "check(5) { cd('b') == get('/a/b') }\n"
                                 "check(6) { pushd('/a').getFullPath == '/a' && pushd('/').nil? == false }\n"
                                 "check(7) { listPushed == ['/a/b', '/a', '/'] && listObjects == ['a'] }\n"
                                 "check(8) { popd == a && popd == get('/a/b') && get('c') == b }\n"
                                 "delete('c')\n"
                                 "check(9) { get('/a/b/c').nil? }\n"
                                 "delete('/a/b')\n" // the selection: back to the root
                                 "check(10) { get('a') == a }\n"
                                 "ls\ndirs\n",
                                 "a.rb"));
    QCOMPARE(fixture.diagnostics, QStringList());
    QVERIFY(fixture.scripts->runText("cd 'nowhere'\npopd\nnew('Box', 'x/../..')", "a.rb"));
    QCOMPARE(fixture.diagnostics, (QStringList{"a.rb:1: warning: there is nothing at 'nowhere' to select",
                                               "a.rb:2: warning: popd: nothing was pushed"}));
  }
  void callsTheSelection()
  {
    SceneFixture fixture;
    QVERIFY(fixture.scripts->runText(
        "r = new('Recorder', '/r')\nmark 1, 2.5, 'x', true, nil, :s\nselectCall('mark', ['a'])\n"
        "selectCall(:mark, 'b', 'c')\nnew('Recorder', '/q')\nthisCall(r, 'mark', [3])\nmark()\n"
        "raise 'path' unless getFullPath == '/q'",
        "a.rb"));
    QCOMPARE(fixture.diagnostics, QStringList());
    QCOMPARE(fixture.calls,
             (QStringList{"+r", "r.mark(1,2.5,x,true,,s)", "r.mark(a)", "r.mark(b,c)", "+q", "r.mark(3)", "q.mark()"}));
  }
  void warnsOfCallsThatTheSelectionDoesNotKnow()
  {
    SceneFixture fixture;
    QVERIFY(fixture.scripts->runText("new('Recorder', '/r')\nx = setRadios(2)\nraise 'value' unless x.nil?\n"
                                     "createVarible('A.B', 1)\nmark 1",
                                     "a.rb"));
    QCOMPARE(fixture.diagnostics,
             (QStringList{
                 "a.rb:2: warning: 'setRadios' is no function, and no method of what is selected, /r (did you mean "
                 "'setRadius'?)",
                 "a.rb:4: warning: 'createVarible' is no function, and no method of what is selected, /r (did you mean "
                 "'createVariable'?)"}));
    QCOMPARE(fixture.calls.last(), QString("r.mark(1)"));
  }
  void namesWhatWasMeant_data()
  {
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QString>("diagnostic");
    const auto row = [](const char* name, const char* code, const char* diagnostic) {
      QTest::newRow(name) << QByteArray(code) << QString(diagnostic);
    };
    row("a function", "\ncreateVarible('A.B', 1)",
        "a.rb:2: error: undefined method 'createVarible' (did you mean 'createVariable'?)");
    row("a function of the script", "def buildField() end\nbuildFeild",
        "a.rb:2: error: undefined method 'buildFeild' (did you mean 'buildField'?)");
    row("a variable of a namespace", "createVariable('Soccer.FieldLength', 1)\n\nSoccer.FieldLenght",
        "a.rb:3: error: undefined method 'FieldLenght' (did you mean 'FieldLength'?)");
    row("a constant", "NaoType = [1]\nNaoTypes[0]",
        "a.rb:2: error: uninitialized constant NaoTypes (did you mean 'NaoType'?)");
    row("a class", "new('Transfrom', '/a')\nraise 'x'",
        "a.rb:1: warning: cannot make 'Transfrom' at '/a' (did you mean 'Transform'?)");
    row("nothing like it", "class A\n  def f() qqqqqqqqqqqq end\nend\nA.new.f",
        "a.rb:2: error: undefined method 'qqqqqqqqqqqq'");
  }
  void namesWhatWasMeant()
  {
    QFETCH(QByteArray, code);
    QFETCH(QString, diagnostic);
    SceneFixture fixture;
    QVERIFY(!fixture.scripts->runText(code.toStdString(), "a.rb"));
    QCOMPARE(fixture.diagnostics[0], diagnostic);
  }
  void namesWhatWasMeantInExpressions()
  {
    SceneFixture fixture;
    QVERIFY(fixture.scripts->runText("createVariable('Soccer.FieldLength', 1)", "a.rb"));
    QCOMPARE(fixture.scripts->evaluate("Soccer.FieldLenght ").error.english(),
             std::string("undefined method 'FieldLenght' (did you mean 'FieldLength'?)"));
  }

  void variablesThatAreNilAreNamed_data()
  {
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("told"); // Empty: nothing.
    QTest::addColumn<bool>("runs");
    const QString nil = "a.rb:2: warning: the variable Soccer.Length is nil, because ";
    QTest::newRow("global") << "createVariable('Soccer.Length', $length)" << nil + "$length is" << true;
    QTest::newRow("in two parts") << "createVariable('Soccer', 'Length', $length) # m" << nil + "$length is" << true;
    QTest::newRow("without brackets") << "createVariable 'Soccer.Length', $length" << nil + "$length is" << true;
    QTest::newRow("addSoccerVar") << "addSoccerVar('Length', [1, 2][7])" << nil + "[1, 2][7] is" << true;
    QTest::newRow("through a method") << "def add(name, value) createVariable('Soccer.' + name, value) end; add('Length', nil)"
                                      << nil + "value is" << true;
    QTest::newRow("over lines") << "createVariable('Soccer.Length',\n  $length)" << "the variable Soccer.Length is nil" << true;
    QTest::newRow("meant") << "createVariable('Soccer.Length', nil)" << "" << true;
    QTest::newRow("name") << "createVariable($name, 3)"
                          << "a.rb:2: error: createVariable: $name is nil; a name is needed, such as 'Soccer.FieldLength'" << false;
    QTest::newRow("second name") << "createVariable('Soccer', $name, 3)" << "a.rb:2: error: createVariable: $name is nil" << false;
    QTest::newRow("name of addSoccerVar") << "addSoccerVar($name, 3)" << "a.rb:2: error: addSoccerVar: $name is nil" << false;
    QTest::newRow("name is a number") << "createVariable(5, 3)" << "a.rb:2: error: createVariable: 5 is of class Integer" << false;
  }
  void variablesThatAreNilAreNamed()
  {
    QFETCH(QString, code);
    QFETCH(QString, told);
    QFETCH(bool, runs);
    SceneFixture fixture;
    QCOMPARE(fixture.scripts->runText("\n" + code.toStdString() + "\n", "a.rb"), runs);
    QCOMPARE(fixture.diagnostics.size(), told.isEmpty() ? 0 : 1);
    QVERIFY2(told.isEmpty() || fixture.diagnostics.front().contains(told), qPrintable(fixture.diagnostics.join('\n')));
  }

  void evaluatesText()
  {
    SceneFixture fixture;
    QVERIFY(fixture.scripts->runText(
        "$space = 'Soccer'\n"
        "def add(name, value) createVariable($space, name, value) end\n"
        "def read(name)\n  eval <<-EOS\n    #{$space}.#{name}\n  EOS\nend\n"
        "add('Length', 12.5)\n"
        "raise 'value' unless read('Length') == 12.5 && eval('[1, 2].map { |x| x * 2 }') == [2, 4]\n"
        "raise 'rescue' unless (eval('1 +') rescue 7) == 7 && (begin; eval('raise \"x\"'); rescue => e; e.message; "
        "end) == 'x'\n"
        "eval('def late() 3 end')\nraise 'late' unless late == 3",
        "a.rb"));
    QCOMPARE(fixture.diagnostics, QStringList());
    QVERIFY(!fixture.scripts->runText("\neval('nil.nothing')", "b.rb"));
    QVERIFY(!fixture.scripts->runText("\n\neval('1 +')", "c.rb"));
    QVERIFY(!fixture.scripts->runText("eval(\"File.open('x')\")", "d.rb"));
    fixture.scripts->setBudget(1000);
    QVERIFY(!fixture.scripts->runText("\n\n\neval('loop { }')\n$after = 1", "e.rb"));
    QVERIFY(!fixture.scripts->global("after"));
    QCOMPARE(fixture.diagnostics.size(), 4);
    QVERIFY(fixture.diagnostics[0].startsWith("b.rb:2: error: undefined method 'nothing'"));
    QVERIFY(fixture.diagnostics[1].startsWith("c.rb:3: error: eval: syntax error"));
    QVERIFY(fixture.diagnostics[2].startsWith("d.rb:1: error: uninitialized constant File"));
    QVERIFY2(fixture.diagnostics[3].startsWith("e.rb:4: error: stopped after"), qPrintable(fixture.diagnostics[3]));
  }
  void sharesNamespacesThatScriptsMake()
  {
    SceneFixture fixture;
    QVERIFY(
        fixture.scripts->runText("class Arena\nend\nclass << Arena\n  attr_accessor :Length\nend\nArena.Length = 4\n"
                                 "createVariable('Soccer.Length', 3)\n"
                                 "class Soccer\nend\nclass << Soccer\n  attr_accessor :Width\nend\nSoccer.Width = 2.5\n"
                                 "createVariable('Arena', 'Width', 'wide')\ncreateVariable('Soccer.Length', nil)\n"
                                 "createVariable('Soccer.Length', 5)",
                                 "a.rb"));
    ScriptEngine& scripts = *fixture.scripts;
    QCOMPARE(scripts.number("Arena", "Length", 0), 4.0);
    QCOMPARE(scripts.number("Soccer", "Width", 0), 2.5);
    QCOMPARE(std::get<std::string>(*scripts.variable("Arena", "Width")), std::string("wide"));
    QCOMPARE(scripts.evaluate("Arena.Length * Soccer.Width + Soccer.Length ").text, std::string("15"));
    scripts.setVariable("Arena", "Length", 6.0);
    QCOMPARE(scripts.evaluate("Arena.Length ").text, std::string("6"));
    QCOMPARE(fixture.diagnostics, QStringList());
  }
  void knowsTheSpellingsOfOlderScripts()
  {
    SceneFixture fixture;
    QCOMPARE(fixture.scripts->evaluate(":abc.id2name").text, std::string("abc"));
    QCOMPARE(fixture.scripts->evaluate("[1, 2, 3].sum + (2.even? ? 10 : 0)").text, std::string("16"));
  }

  void looksForScriptsInTurn()
  {
    SceneFixture fixture;
    QVERIFY(QDir(fixture.directory()).mkpath("scripts") && QDir(fixture.directory()).mkpath("setups") &&
            QDir(fixture.directory()).mkpath("mine"));
    fixture.file("a.rb", "$a = 'plain'");
    fixture.file("scripts/a.rb", "$a = 'scripts'");
    fixture.file("scripts/b.rb", "$b = 'scripts'");
    fixture.file("setups/b.rb", "$b = 'setups'");
    fixture.file("setups/c.rb", "\nraise 'here'");
    fixture.file("mine/d.rb", "$d = 'mine'");
    fixture.file("mine/main.rb", "%w(a b c d e).each { |x| run(x + '.rb') }\nrun '../mine/d.rb'");
    QVERIFY(fixture.scripts->runFile("mine/main.rb"));
    const auto global = [&](const char* name) { return std::get<std::string>(*fixture.scripts->global(name)); };
    QCOMPARE(global("a"), std::string("plain"));
    QCOMPARE(global("b"), std::string("scripts"));
    QCOMPARE(global("d"), std::string("mine"));
    QCOMPARE(fixture.diagnostics,
             (QStringList{"setups/c.rb:2: error: here; called from mine/main.rb:1",
                          "mine/main.rb:1: error: cannot find the script 'e.rb' below the data directories"}));
    fixture.file("mine/out.rb", "run '../../d.rb'");
    QVERIFY(fixture.scripts->runFile("mine/out.rb"));
    QCOMPARE(fixture.diagnostics.size(), 3);
  }
  void asksForBundles()
  {
    SceneFixture fixture;
    QStringList asked;
    fixture.scripts->setBundleLoader([&](const std::string& name, LocalText& why) {
      asked << QString::fromStdString(name);
      why = "it is broken";
      return name == "mine";
    });
    QVERIFY(fixture.scripts->runText(
        "importBundle 'soccer'\nraise 'x' unless importBundle('mine') == true\nimportBundle 'bad'", "a.rb"));
    QCOMPARE(asked, (QStringList{"mine", "bad"}));
    QCOMPARE(fixture.diagnostics, QStringList{"a.rb:3: warning: bundle 'bad' is not loaded: it is broken"});
  }

  void runsScriptsOfNodes()
  {
    SceneFixture fixture;
    fixture.file("node.rb",
                 "mark getFullPath\nnew('Recorder', 'inner')\nmark 'in'\nonCycle { |t| mark(t) }\ncd '..'\n");
    fixture.file("bad.rb", "mark 1\n\nnil.nothing");
    QVERIFY(fixture.importBody(
        "((nd Recorder (setName a) (runScript node.rb) (mark before)) (nd Recorder (setName b) (runScript bad.rb)))"));
    QCOMPARE(fixture.calls, (QStringList{"+recorder", "+recorder", "a.mark(/a)", "+inner", "inner.mark(in)",
                                         "a.mark(before)", "b.mark(1)"}));
    QCOMPARE(fixture.diagnostics, QStringList{"bad.rb:3: error: undefined method 'nothing' for nil"});
    QVERIFY(fixture.importBody("((nd Recorder (runScript missing.rb)))"));
    QCOMPARE(fixture.diagnostics.last(),
             QString("error: cannot find the script 'missing.rb' below the data directories"));
    // `new` had moved the selection before onCycle.
    fixture.calls.clear();
    fixture.scripts->callCycleBlocks(0.02);
    QCOMPARE(fixture.calls, QStringList{"inner.mark(0.02)"});
  }
  void aScriptThatIsTooLargeIsNotCalledMissing()
  {
    SceneFixture fixture;
    fixture.file("large.rb", "");
    QVERIFY(QFile::resize(fixture.directory() + "/large.rb", 65 << 20));
    QVERIFY(!fixture.scripts->runFile("large.rb"));
    QCOMPARE(fixture.diagnostics,
             QStringList{"error: the script 'large.rb' is larger than 64 MiB and is not read"});
  }
  void aMissingScriptIsNotBlamedOnTheOneBefore()
  {
    SceneFixture fixture;
    fixture.file("first.rb", "x = 1\ny = 2\n");
    fixture.scripts->withinOneBudget(
        [&]
        {
          QVERIFY(fixture.scripts->runFile("first.rb"));
          QVERIFY(!fixture.scripts->runFile("other.rb"));
        });
    QCOMPARE(fixture.diagnostics,
             QStringList{"error: cannot find the script 'other.rb' below the data directories"});
  }
  void callsBlocksInEveryCycle()
  {
    SceneFixture fixture;
    QVERIFY(
        fixture.scripts->runText("new('Recorder', '/a')\nonCycle { |time| mark time }\n"
                                 "new('Recorder', '/b')\nonCycle { |time|\n  mark time\n  nil.nothing if time > 1\n}\n"
                                 "onCycle { loop { } }\ncd '/'",
                                 "a.rb"));
    fixture.scripts->setBudget(20000);
    fixture.calls.clear();
    fixture.scripts->callCycleBlocks(0.5);
    fixture.scripts->callCycleBlocks(1.5);
    fixture.scripts->callCycleBlocks(2);
    QCOMPARE(fixture.calls, (QStringList{"a.mark(0.5)", "b.mark(0.5)", "a.mark(1.5)", "b.mark(1.5)", "a.mark(2)"}));
    QCOMPARE(
        fixture.diagnostics,
        (QStringList{
            "a.rb:8: error: /b: onCycle: stopped after 1000 steps; does it loop for ever?; the block is not called "
            "any more (--script-budget N allows N steps)",
            "a.rb:6: error: /b: onCycle: undefined method 'nothing'; the block is not called any more"}));
    QVERIFY(fixture.scripts->runText("raise 'selection' unless getFullPath == '/'\ndelete '/a'", "b.rb"));
    fixture.calls.clear();
    fixture.scripts->callCycleBlocks(3);
    QCOMPARE(fixture.calls, QStringList());
    QVERIFY(!fixture.scripts->runText("onCycle", "c.rb"));
  }
};

QTEST_APPLESS_MAIN(ScriptApiTest)
#include "ScriptApiTest.moc"
