#include "SceneSupport.h"

#include <QtTest>

#include <atomic>

using namespace sparkwright;

/// What bounds a script beside its steps, and what an error says about how it came to be.
class ScriptLimitsTest : public QObject
{
  Q_OBJECT

private slots:
  void scriptsThatTakeFewStepsAndMuchTimeAreStopped_data()
  {
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("message");
    QTest::newRow("symbols") << R"(i = 0; loop { ("s" + i.to_s).to_sym; i += 1 })" << "20000 symbols";
    QTest::newRow("symbols, rescued")
        << R"(i = 0; loop { begin; ("symbol" + i.to_s).to_sym; rescue Exception; end; i += 1 })"
        << "20000 symbols";
    QTest::newRow("nested fibers") << "def g; Fiber.new { g }.resume; end; g" << "500 fibers";
  }
  void scriptsThatTakeFewStepsAndMuchTimeAreStopped()
  {
    QFETCH(const QString, code);
    QFETCH(const QString, message);
    SceneFixture f;
    QVERIFY(!f.scripts->runText(code.toStdString(), "a.rb"));
    QCOMPARE(f.diagnostics.size(), 1);
    QVERIFY2(f.diagnostics[0].contains(message), qPrintable(f.diagnostics[0]));
    QVERIFY2(f.diagnostics[0].startsWith("a.rb:1: error: stopped with "), qPrintable(f.diagnostics[0]));
  }

  void theSameScriptIsStoppedAtTheSameStep()
  {
    const auto count = []
    {
      SceneFixture f;
      f.scripts->runText(R"($n = 0; loop { ("s" + $n.to_s).to_sym; $n += 1 })", "a.rb");
      return f.scripts->global("n");
    };
    const auto first = count();
    QVERIFY(first && std::get<std::int64_t>(*first) > 10'000);
    QVERIFY(count() == first);
  }

  void timeIsBounded()
  {
    SceneFixture f;
    double now = 0;
    f.scripts->setBudget(0);
    f.scripts->setTimeLimit(30, [&now] { return now += 0.5; });
    QVERIFY(!f.scripts->runText("loop { }", "a.rb"));
    QCOMPARE(f.diagnostics,
             QStringList("a.rb:1: error: stopped after 30 s; does it loop for ever? (--script-time SECONDS "
                         "allows more time, 0 any)"));
  }

  void whatRunsTogetherSharesItsTime()
  {
    SceneFixture f;
    double now = 0;
    f.scripts->setTimeLimit(30, [&now] { return now; });
    f.scripts->setBudget(0);
    f.scripts->withinOneBudget(
        [&]
        {
          QVERIFY(f.scripts->runText("$a = 1", "a.rb"));
          now += 100; // Not spent by a script.
          QVERIFY(f.scripts->runText("10_000.times { $a += 1 }", "b.rb"));
        });
    QVERIFY2(f.diagnostics.isEmpty(), qPrintable(f.diagnostics.join('\n')));
  }

  void anInterruptEndsWhateverRuns()
  {
    SceneFixture f;
    std::atomic<bool> interrupt = false;
    f.scripts->setBudget(0);
    f.scripts->setInterrupt(&interrupt);
    f.scripts->defineFunction("endIt",
                              [&interrupt](const Arguments&)
                              {
                                interrupt = true;
                                return CallResult{};
                              });
    QVERIFY(!f.scripts->runText("endIt\nloop { begin; loop { }; rescue Exception; end }", "a.rb"));
    QCOMPARE(f.diagnostics, QStringList("a.rb:2: error: stopped from outside, before its end"));
    interrupt = false;
    QVERIFY(f.scripts->runText("$a = 1", "a.rb")); // The next run is another one.
  }

  void aMethodOfNilSaysWhatIsNil_data()
  {
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("message");
    QTest::newRow("global") << "$a = 1\nx = $width + 1" << "a.rb:2: error: undefined method '+' for nil; $width is nil";
    QTest::newRow("local") << "a = nil\na.length" << "a.rb:2: error: undefined method 'length' for nil; a is nil";
    QTest::newRow("element") << "list = []\nlist[3] * 2" << "a.rb:2: error: undefined method '*' for nil";
    QTest::newRow("index") << "a = nil\na[3]" << "a.rb:2: error: undefined method '[]' for nil; a is nil";
    QTest::newRow("one of two") << "a = nil; b = 1\na + b + 1"
                                << "a.rb:2: error: undefined method '+' for nil; a or b is nil";
    QTest::newRow("no nil") << "3.fly" << "a.rb:1: error: undefined method 'fly'";
  }
  void aMethodOfNilSaysWhatIsNil()
  {
    QFETCH(const QString, code);
    QFETCH(const QString, message);
    SceneFixture f;
    QVERIFY(!f.scripts->runText(code.toStdString(), "a.rb"));
    QCOMPARE(f.diagnostics.size(), 1);
    QVERIFY2(f.diagnostics[0].startsWith(message), qPrintable(f.diagnostics[0]));
  }

  void anErrorNamesTheScriptsThatLedToIt()
  {
    SceneFixture f;
    f.file("inner.rb", "$x = 1\n$y = $missing + 1\n");
    f.file("middle.rb", "run 'inner.rb'\n");
    QVERIFY(f.scripts->runText("\nrun 'middle.rb'", "outer.rb") || !f.diagnostics.isEmpty());
    QVERIFY2(f.diagnostics.join('\n').contains(
                 "inner.rb:2: error: undefined method '+' for nil; $missing is nil; called from "
                 "middle.rb:1, outer.rb:2"),
             qPrintable(f.diagnostics.join('\n')));
  }
};

QTEST_APPLESS_MAIN(ScriptLimitsTest)
#include "ScriptLimitsTest.moc"
