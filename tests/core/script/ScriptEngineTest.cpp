#include "SceneSupport.h"

#include <QtTest>

using namespace sparkwright;

class ScriptEngineTest : public QObject
{
  Q_OBJECT

private slots:
  void evaluatesExpressions()
  {
    SceneFixture fixture;
    QCOMPARE(fixture.scripts->evaluate("1 / 2 ").text, std::string("0"));
    QCOMPARE(fixture.scripts->evaluate("0.072954143").text, std::string("0.0729541"));
    QCOMPARE(fixture.scripts->evaluate("'a b'").text, std::string("a b"));
    // The same expression again, after what it refers to has changed.
    QVERIFY(fixture.scripts->runText("Limit = [1]", "a.rb"));
    QCOMPARE(fixture.scripts->evaluate("Limit[ 0 ] ").text, std::string("1"));
    QVERIFY(fixture.scripts->runText("Limit[0] = 2.5", "a.rb"));
    QCOMPARE(fixture.scripts->evaluate("Limit[ 0 ] ").text, std::string("2.5"));
  }
  void reportsErrorsInExpressions()
  {
    SceneFixture fixture;
    const ScriptEngine::Result result = fixture.scripts->evaluate("1 +\nfoo");
    QVERIFY(!result.ok);
    QCOMPARE(result.error.english(), std::string("undefined method 'foo'"));
    QCOMPARE(result.line, 2);
    QCOMPARE(fixture.scripts->evaluate("2 + 2").text, std::string("4")); // nothing is left behind
  }

  void reachesNothingOutside_data()
  {
    QTest::addColumn<QByteArray>("code");
    for(const char* const code : {"IO",
                                  "File",
                                  "FileTest",
                                  "Dir",
                                  "Socket",
                                  "TCPSocket",
                                  "Process",
                                  "ObjectSpace",
                                  "Time.allocate",
                                  "STDIN",
                                  "`ls`",
                                  "system('ls')",
                                  "exec('ls')",
                                  "open('x')",
                                  "gets",
                                  "require 'socket'",
                                  "load 'x.rb'",
                                  "exit",
                                  "abort",
                                  "fork",
                                  "sleep 1",
                                  "syscall 1",
                                  "test 'e', 'x'",
                                  "binding",
                                  "require_relative 'x'",
                                  "autoload :X, 'x'",
                                  "instance_eval('1')",
                                  "STDOUT.fileno",
                                  "Kernel.open('x')",
                                  "Object.const_get(:IO)",
                                  "__send__(:open, 'x')"})
      QTest::newRow(code) << QByteArray(code);
  }
  void reachesNothingOutside()
  {
    QFETCH(QByteArray, code);
    SceneFixture fixture;
    QVERIFY(!fixture.scripts->runText(code.toStdString(), "bad.rb"));
    QCOMPARE(fixture.diagnostics.size(), 1);
    QVERIFY2(fixture.diagnostics[0].startsWith("bad.rb:1: error: "), qPrintable(fixture.diagnostics[0]));
  }

  void reportsErrorsInScripts_data()
  {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("diagnostic");
    QTest::newRow("name") << QByteArray("a = 1\n\nfoo(a)\n") << "setup.rb:3: error: undefined method 'foo'";
    QTest::newRow("in a method") << QByteArray("def f\n  nil + 1\nend\nf\n")
                                 << "setup.rb:2: error: undefined method '+' for nil";
    QTest::newRow("raised") << QByteArray("\nraise 'no field'") << "setup.rb:2: error: no field";
    QTest::newRow("syntax") << QByteArray("x = 1\ny = = 2\n") << "setup.rb:2: error: syntax error, unexpected '='";
    QTest::newRow("bad variable name")
        << QByteArray("createVariable('soccer.x', 1)")
        << "setup.rb:1: error: 'soccer.x' is no name for a variable: both parts start with an "
           "upper-case letter";
    QTest::newRow("namespace taken") << QByteArray("Field = 3\ncreateVariable('Field.Length', 1)")
                                     << "setup.rb:2: error: Field is a constant, not a namespace";
    QTest::newRow("variable without value")
        << QByteArray("createVariable('A.B')")
        << "setup.rb:1: error: createVariable takes 'Namespace.Name' (or 'Namespace', "
           "'Name') and a value";
    QTest::newRow("unknown variable") << QByteArray("createVariable('A.B', 1)\nA.C")
                                      << "setup.rb:2: error: undefined method 'C'";
    QTest::newRow("endless recursion") << QByteArray("def f\n  f\nend\nf\n")
                                       << "setup.rb:2: error: stack level too deep";
    QTest::newRow("a list as argument")
        << QByteArray("run [1]")
        << "setup.rb:1: error: run: argument 1 is of class Array; a text, number or boolean is "
           "needed";
  }
  void reportsErrorsInScripts()
  {
    QFETCH(QByteArray, text);
    QFETCH(QString, diagnostic);
    SceneFixture fixture;
    QVERIFY(!fixture.scripts->runText(text.toStdString(), "setup.rb"));
    QCOMPARE(fixture.diagnostics, QStringList{diagnostic});
  }
  void objectsThatNobodyHasInitialisedCrashNothing()
  {
    SceneFixture fixture;
    for(const char* const use : {"Proc.allocate.call", "Method.allocate.call", "UnboundMethod.allocate.bind(1)"})
    {
      const auto result = fixture.scripts->evaluate(use);
      QVERIFY(!result.ok);
      QCOMPARE(result.error.english(), std::string("undefined method 'allocate'"));
    }
    const auto names = fixture.scripts->evaluate(
        "Object.constants.select { |name| Object.const_get(name).is_a?(Class) }.map(&:to_s).sort.join(' ')");
    QVERIFY2(names.ok, names.error.english().c_str());
    const QStringList classes = QString::fromStdString(names.text).split(' ');
    QVERIFY(classes.contains("Fiber") && classes.contains("Hash") && classes.size() > 20);
    for(const QString& name : classes + QStringList{"Struct.new(:a, :b)", "Class.new(Array)", "Class.new(Exception)"})
    {
      SceneFixture each;
      each.scripts->runText("o = nil\n"
                            "begin; o = " + name.toStdString() + ".allocate; rescue StandardError, NotImplementedError; end\n"
                            "unless o.nil?\n"
                            "  (o.methods - [:extend, :loop]).each { |m|\n"
                            "    [[], [1], ['a'], [o], [0, 1], [nil], [1, 2, 3]].each { |a|\n"
                            "      begin; o.__send__(m, *a); rescue Exception; end\n"
                            "      begin; o.__send__(m, *a) { |*b| break }; rescue Exception; end\n"
                            "    }\n"
                            "  }\n"
                            "end", "setup.rb"); // It comes to an end, whatever it says.
    }
    QCOMPARE(fixture.scripts->evaluate("class Own; end; Own.new.class.to_s + Own.allocate.class.to_s").text,
             std::string("OwnOwn"));
  }
  void recursionEndsWithAMessageEachTime()
  {
    for(const char* const text : {"def f; f; end; f", "a = []; a << a; a.flatten", "f = proc { f.call }; f.call",
                                  "def f(n) f(n + 1) { yield } end; f(0) { }", "h = Hash.new { |hash, k| hash[k + 1] }; h[0]"})
      for(int i = 0; i < 20; ++i)
      {
        SceneFixture fixture;
        QVERIFY(!fixture.scripts->runText(text, "setup.rb"));
        QCOMPARE(fixture.diagnostics.size(), 1);
        QVERIFY2(fixture.diagnostics[0].contains("stack level too deep"), qPrintable(fixture.diagnostics[0]));
        QCOMPARE(fixture.scripts->evaluate("1 + 1").text, std::string("2"));
      }
    SceneFixture fixture;
    QCOMPARE(fixture.scripts->evaluate("def f(n) n == 0 ? 0 : 1 + f(n - 1) end; f(500)").text, std::string("500"));
  }
  void boundsMemory()
  {
    SceneFixture fixture;
    QVERIFY(!fixture.scripts->runText("a = 'x' * 1000\na = a + a while true", "setup.rb"));
    QCOMPARE(fixture.diagnostics.size(), 1);
    QVERIFY2(fixture.diagnostics[0].contains("Out of memory"), qPrintable(fixture.diagnostics[0]));
    QCOMPARE(fixture.scripts->evaluate("1 + 1").text, std::string("2"));
  }
  void refusesExpressionsThatAreTooComplicated()
  {
    SceneFixture fixture;
    const std::string deep = std::string(50000, '(') + "1" + std::string(50000, ')');
    QVERIFY(!fixture.scripts->evaluate(deep).ok);
    QVERIFY(!fixture.scripts->evaluate(std::string(5u << 20, ' ') + "1").ok);
    QCOMPARE(fixture.scripts->evaluate("1 + 1").text, std::string("2"));
  }

  void sharesVariables()
  {
    SceneFixture fixture;
    ScriptEngine& scripts = *fixture.scripts;
    QVERIFY(scripts.runText("createVariable('Soccer.FieldLength', 30)\ncreateVariable('Soccer', 'Half', 0.5)\n"
                            "addSoccerVar('On', true)\naddSoccerVar('Name', 'x')\nSoccer.FieldLength += 1\n"
                            "raise 'differs' unless getSoccerVar('FieldLength') == 31",
                            "a.rb"));
    QCOMPARE(fixture.diagnostics, QStringList());
    QCOMPARE(std::get<std::int64_t>(*scripts.variable("Soccer", "FieldLength")), std::int64_t{31});
    QCOMPARE(scripts.number("Soccer", "Half", 9), 0.5);
    QCOMPARE(scripts.number("Soccer", "On", 9), 1.0);
    QCOMPARE(scripts.number("Soccer", "Name", 9), 9.0);
    QCOMPARE(scripts.number("Soccer", "Missing", 9), 9.0);
    QCOMPARE(scripts.number("Missing", "Missing", 9), 9.0);
    QVERIFY(scripts.flag("Soccer", "On", false));
    QVERIFY(scripts.flag("Soccer", "Missing", true));
    QCOMPARE(std::get<std::string>(*scripts.variable("Soccer", "Name")), std::string("x"));
    QVERIFY(!scripts.variable("Math", "PI"));

    scripts.setVariable("Nao", "UseTexture", std::string("true"));
    QCOMPARE(scripts.evaluate("Nao.UseTexture ").text, std::string("true"));
    QVERIFY(scripts.flag("Nao", "UseTexture", false));
    scripts.setVariable("nao", "x", 1.0);
    QCOMPARE(fixture.diagnostics.size(), 1);
  }
  void letsOverridesWin()
  {
    SceneFixture fixture;
    ScriptEngine& scripts = *fixture.scripts;
    scripts.overrideVariable("Soccer", "BeamNoiseXY", "0");
    scripts.overrideVariable("Soccer", "UseOffside", "true");
    scripts.overrideVariable("Soccer", "Half", "1e2");
    scripts.overrideVariable("Soccer", "Title", "12 o'clock");
    QVERIFY(scripts.runText(
        "addSoccerVar('BeamNoiseXY', 0.05)\nSoccer.BeamNoiseXY = 7\ncreateVariable('Soccer.Half', 300)", "a.rb"));
    scripts.setVariable("Soccer", "BeamNoiseXY", 8.0);
    QCOMPARE(std::get<std::int64_t>(*scripts.variable("Soccer", "BeamNoiseXY")), std::int64_t{0});
    QCOMPARE(std::get<double>(*scripts.variable("Soccer", "Half")), 100.0);
    QCOMPARE(std::get<bool>(*scripts.variable("Soccer", "UseOffside")), true);
    QCOMPARE(std::get<std::string>(*scripts.variable("Soccer", "Title")), std::string("12 o'clock"));
    QCOMPARE(scripts.evaluate("Soccer.BeamNoiseXY ").text, std::string("0"));
    scripts.overrideVariable("Soccer", "BeamNoiseXY", "1");
    QCOMPARE(scripts.number("Soccer", "BeamNoiseXY", 0), 1.0);
  }
  void sharesGlobals()
  {
    SceneFixture fixture;
    fixture.scripts->setGlobal("agentPort", std::int64_t{3100});
    QVERIFY(fixture.scripts->runText("$agentPort += 1\n$agentType = 'tcp'", "a.rb"));
    QCOMPARE(std::get<std::int64_t>(*fixture.scripts->global("agentPort")), std::int64_t{3101});
    QCOMPARE(std::get<std::string>(*fixture.scripts->global("agentType")), std::string("tcp"));
    QVERIFY(!fixture.scripts->global("nothing"));
  }
  void callsFunctionsOfTheHost()
  {
    SceneFixture fixture;
    QStringList seen;
    fixture.scripts->defineFunction("place", [&](const Arguments& a) -> CallResult {
      for(const std::string& value : a.values())
        seen << QString::fromStdString(value);
      if(a.count() > 5)
        return CallResult::refuse("takes at most five values");
      return {true, Value(a.number(0) * 2), {}};
    });
    QVERIFY(fixture.scripts->runText("x = place 1.25, 2, 'a', :b, true\nraise 'wrong' unless x == 2.5", "a.rb"));
    QCOMPARE(seen, (QStringList{"1.25", "2", "a", "b", "true"}));
    QVERIFY(!fixture.scripts->runText("\nplace 1, 2, 3, 4, 5, 6", "b.rb"));
    QCOMPARE(fixture.diagnostics, QStringList{"b.rb:2: error: place: takes at most five values"});
  }

  void runsOtherScripts()
  {
    SceneFixture fixture;
    fixture.file("main.rb", "run 'vars.rb'\n$after = 1\nrun('broken.rb')\n$end = 1\n");
    fixture.file("vars.rb", "$vars = 1\n");
    fixture.file("broken.rb", "\nfoo\n");
    QVERIFY(fixture.scripts->runFile("main.rb"));
    QVERIFY(fixture.scripts->global("vars") && fixture.scripts->global("after") && fixture.scripts->global("end"));
    QCOMPARE(fixture.diagnostics, QStringList{"broken.rb:2: error: undefined method 'foo'; called from main.rb:3"});

    QVERIFY(!fixture.scripts->runFile("missing.rb"));
    QVERIFY(!fixture.scripts->runFile("../../../../etc/passwd"));
    QCOMPARE(fixture.diagnostics.size(), 3);
  }
  void boundsScriptsThatRunEachOther()
  {
    SceneFixture fixture;
    fixture.file("a.rb", "run 'a.rb'\n");
    QVERIFY(fixture.scripts->runFile("a.rb"));
    QCOMPARE(fixture.diagnostics,
             QStringList{"a.rb:1: error: script 'a.rb' is not run: 32 scripts have run each other"});
  }
  void importsScenesThatEvaluateAgain()
  {
    SceneFixture fixture;
    fixture.file("a.rsg", "(RSG 0 1)((templ $x) (nd Recorder (mark (eval $x * 2)))\n (nd Box (setName (eval foo))))");
    QVERIFY(fixture.scripts->runText("createVariable('A.B', 4)\nimportScene('a.rsg', 1.5)\nA.B = 5\n", "a.rb"));
    QCOMPARE(fixture.calls.last(), QString("recorder.mark(3)"));
    QCOMPARE(fixture.diagnostics,
             QStringList{"a.rsg:2:19: error: eval: undefined method 'foo' (the expression is: foo )"});
    QCOMPARE(fixture.scripts->number("A", "B", 0), 5.0); // the script went on
  }
  void worksOnObjects()
  {
    SceneFixture fixture;
    fixture.file("a.rsg", "(RSG 0 1)((nd Box (setName inner)))");
    QVERIFY(fixture.scripts->runText("box = new('kerosin/Box', '/way/box')\n"
                                     "raise 'path' unless box.getFullPath == '/way/box' && box.to_s == '/way/box'\n"
                                     "raise 'leaf' unless box.isLeaf == true\n"
                                     "box.importScene('a.rsg')\n"
                                     "raise 'get' if get('/way/box/inner').nil?\n"
                                     "raise 'nothing there' unless get('/nowhere') == nil\n"
                                     "recorder = new('Recorder', '/r')\n"
                                     "recorder.mark(1, 2.5, 'x', box)\n"
                                     "delete('/way/box/inner')\n",
                                     "a.rb"));
    QCOMPARE(fixture.diagnostics, QStringList());
    QCOMPARE(fixture.tree(), QString("way{box},r"));
    QCOMPARE(fixture.calls.last(), QString("r.mark(1,2.5,x,/way/box)"));
  }
  void reportsBadCallsOfObjects()
  {
    SceneFixture fixture;
    QVERIFY(fixture.scripts->runText("r = new('Recorder', 'r')\nr.setRadios(1)\nr.setRadius(1, 2)\nr.mark([1])\n"
                                     "delete('/r')\nr.mark(1)\nnew('Nothing', 'x')\nnew('Recorder', '/')",
                                     "a.rb"));
    QCOMPARE(fixture.diagnostics,
             (QStringList{"a.rb:2: warning: /r: class Recorder has no method setRadios (did you mean 'setRadius'?)",
                          "a.rb:3: warning: /r: setRadius takes 1 value, not 2",
                          "a.rb:4: warning: 'mark' cannot take a value of class Array",
                          "a.rb:6: warning: 'mark' is called on an object that is gone",
                          "a.rb:7: warning: cannot make 'Nothing' at 'x'",
                          "a.rb:8: warning: cannot make 'Recorder' at ''"}));
    QVERIFY(!fixture.scripts->runText("SceneObject.new", "b.rb"));
    QVERIFY(!fixture.scripts->runText("get 1", "b.rb"));
  }
  void writesToTheLog()
  {
    SceneFixture fixture;
    QVERIFY(fixture.scripts->runText(
        "logWarning 'a'\nlogError('b', 3)\nputs 'unseen'\nlogDebug nil\nimportBundle 'soccer'\n"
        "importBundle('nothing')",
        "a.rb"));
    QCOMPARE(fixture.diagnostics, (QStringList{"a.rb:1: warning: a", "a.rb:2: error: b 3",
                                               "a.rb:6: warning: bundle 'nothing' is not loaded: it is unknown"}));
  }
  void keepsEnginesApart()
  {
    SceneFixture one;
    SceneFixture two;
    QVERIFY(one.scripts->runText("createVariable('A.B', 1)\n$x = 1\nC = 1", "a.rb"));
    QVERIFY(!two.scripts->variable("A", "B"));
    QVERIFY(!two.scripts->global("x"));
    QVERIFY(!two.scripts->evaluate("C").ok);
  }
  void drawsTheSameRandomNumbers()
  {
    SceneFixture one;
    SceneFixture two;
    QCOMPARE(one.scripts->evaluate("rand").text, two.scripts->evaluate("rand").text);
  }
};

QTEST_APPLESS_MAIN(ScriptEngineTest)
#include "ScriptEngineTest.moc"
