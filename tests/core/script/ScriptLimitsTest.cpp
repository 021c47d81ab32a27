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

  /// What takes no step of Ruby: the parser, and methods that are written in C.
  void timeIsBoundedInsideOfWhatTakesNoSteps_data()
  {
    QTest::addColumn<QString>("code");
    const QString tree = "40.times { a = %1 }; ";
    QTest::newRow("a text with many variables") << "eval((1..200_000).map { |i| 'v' + i.to_s + ' = 1;' }.join)";
    QTest::newRow("reverse") << "s = 'a' * 100_000_000; loop { s.reverse! }";
    QTest::newRow("upper case") << "s = 'a' * 100_000_000; loop { s.upcase!; s.downcase! }";
    QTest::newRow("without a loop") << "s = 'a' * 100_000_000; " + QString("s.reverse!;").repeated(3000);
    QTest::newRow("comparisons without a loop")
        << "s = 'a' * 80_000_000; t = 'a' * 80_000_000; " + QString("s == t;").repeated(3000);
    QTest::newRow("hashes") << "a = [1] * 10_000_000; loop { a.hash; a.index(2) }";
    QTest::newRow("search") << "s = 'a' * 1_000_000; t = 'a' * 1_000 + 'b'; loop { s.include?(t) }";
    QTest::newRow("translation") << "s = 'x' * 1_000_000; t = 'abcdefgh' * 100; loop { s.tr(t, 'y') }";
    QTest::newRow("join of what contains itself often") << "a = []; " + tree.arg("[a, a]") + "a.join";
    QTest::newRow("flatten") << "a = []; " + tree.arg("[a, a]") + "a.flatten";
    QTest::newRow("arrays that are equal") << "a = []; b = []; 40.times { a = [a, a]; b = [b, b] }; a == b";
    QTest::newRow("structs that are equal")
        << "S = Struct.new(:l, :r); a = b = 0; 40.times { a = S.new(a, a); b = S.new(b, b) }; a == b";
    QTest::newRow("sort") << "a = [2, 1] * 1_000_000; loop { a.sort }";
    QTest::newRow("texts of a length") << "loop { sprintf('%50000000d', 1) }";
    QTest::newRow("patterns") << "s = 'ab'; loop { s.tr('a-b' * 1_000_000, 'c') }";
    QTest::newRow("rescued") << "s = 'a' * 50_000_000; loop { begin; s.reverse!; s + s; rescue Exception; end }";
  }
  void timeIsBoundedInsideOfWhatTakesNoSteps()
  {
    QFETCH(const QString, code);
    SceneFixture f;
    f.scripts->setTimeLimit(0.1);
    QElapsedTimer timer;
    timer.start();
    QVERIFY(!f.scripts->runText(code.toStdString(), "a.rb"));
    QVERIFY2(timer.elapsed() < 30'000, "did not end by its limit");
    QCOMPARE(f.diagnostics.size(), 1);
    QVERIFY2(f.diagnostics[0].contains("stopped after 0.1 s"), qPrintable(f.diagnostics[0]));
    f.scripts->setTimeLimit(0);
    QCOMPARE(f.scripts->evaluate("'x' * 3").text, std::string("xxx"));
  }

  void singleCallsThatWouldTakeSecondsAreRefused_data()
  {
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("message");
    QTest::newRow("include?") << "('a' * 1_000_000).include?('a' * 500_000 + 'b')"
                              << "'include?' of 1000000 and 500001 characters takes too long; shorten one of them";
    QTest::newRow("rindex") << "('a' * 1_000_000).rindex('b' + 'a' * 500_000)" << "'rindex' of 1000000 and";
    QTest::newRow("split") << "('a' * 1_000_000).split('a' * 500_000 + 'b')" << "'split' of 1000000 and";
    QTest::newRow("part") << "('a' * 1_000_000)['a' * 500_000 + 'b']" << "'[]' of 1000000 and";
    QTest::newRow("tr") << "('a' * 1_000_000).tr('b' * 60_000, 'c')" << "'tr' of 1000000 and";
    QTest::newRow("sub") << "('a' * 1_000_000).sub('a' * 500_000 + 'b', '')" << "of 1000000 and";
    QTest::newRow("sample") << "([1] * 1_000_000).sample(900_000)" << "'sample' takes at most 10000 elements";
    QTest::newRow("shift of a number") << "1.5 << (1 << 60)" << "'<<' shifts by at most 2000 bits";
    QTest::newRow("shift of an integer") << "3 << (1 << 60)" << "'<<' shifts by at most 2000 bits";
    QTest::newRow("negative shift") << "3 >> -(1 << 60)" << "'>>' shifts by at most 2000 bits";
  }
  void singleCallsThatWouldTakeSecondsAreRefused()
  {
    QFETCH(const QString, code);
    QFETCH(const QString, message);
    SceneFixture f;
    QVERIFY(!f.scripts->runText(code.toStdString(), "a.rb"));
    QCOMPARE(f.diagnostics.size(), 1);
    QVERIFY2(f.diagnostics[0].contains(message), qPrintable(f.diagnostics[0]));
  }
  void whatOrdinaryScriptsDoIsNotRefused()
  {
    SceneFixture f;
    QVERIFY2(f.scripts->runText(R"(
s = 'robot,' * 100_000
$found = [s.include?('robot,robot'), s.index('t,r'), s.split(',').length, s['bot'], s.tr('a-z', 'A-Z')[0, 3],
          [1, 2, 3].sample(2).length, 1 << 10, 1.5 << 2, 1024 >> 3, Struct.new(:a).new(1) == 1, (1..2) == (1..2)].inspect
)", "a.rb"), qPrintable(f.diagnostics.join('\n')));
    QCOMPARE(std::get<std::string>(*f.scripts->global("found")),
             std::string(R"([true, 4, 100000, "bot", "ROB", 2, 1024, 6, 128, false, true])"));
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

  /// Whoever stops scripts does so while they are compiled, too: at each piece of memory that this takes. The sanitizer sees
  /// what is lost.
  void compilingIsStoppedAtAnyPieceOfMemory()
  {
    SceneFixture f;
    f.scripts->setBudget(0);
    std::string nested = "1";
    for(int i = 0; i < 40; ++i)
      nested = "[" + std::to_string(i) + "].map { |a" + std::to_string(i) + "| " + nested + " }";
    std::atomic<bool> interrupt = true;
    int stopped = 0;
    for(int i = 0; i < 300; ++i)
    {
      f.scripts->setInterrupt(&interrupt);
      stopped += f.scripts->runText((i % 3 == 0 ? nested : "x = [1, 2].map { |a| a + 1 }") + " # " + std::string(i, '.'), "a.rb") ? 0 : 1;
      f.scripts->setInterrupt(nullptr);
    }
    QVERIFY2(stopped > 100, qPrintable(QString::number(stopped)));
    QVERIFY(f.diagnostics[0].contains("stopped from outside"));
    QVERIFY(f.scripts->runText("$y = " + nested, "a.rb"));
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
