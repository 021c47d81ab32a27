#include "SceneSupport.h"

#include <QFile>
#include <QtTest>

using namespace sparkwright;

namespace
{

/// Runs the code and says what `$r` is then, or what went wrong.
QString outcome(SceneFixture& fixture, const std::string& code)
{
  if(!fixture.scripts->runText(code, "a.rb"))
    return fixture.diagnostics.join('\n');
  return QString::fromStdString(fixture.scripts->evaluate("$r.inspect").text);
}

std::string lines(int count, const char* pattern)
{
  std::string text;
  for(int i = 0; i < count; ++i)
    text += QString(pattern).arg(i).toStdString();
  return text;
}

} // namespace

class ScriptBudgetTest : public QObject
{
  Q_OBJECT

private slots:
  void changesNoResultsAndNoLines_data()
  {
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("expected");
    QFile file(SPARKWRIGHT_SOURCE_DIR "/tests/core/script/ruby_snippets.txt");
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QStringList parts = QString::fromUtf8(file.readAll()).split("\n=== ").mid(1);
    QVERIFY(parts.size() > 50);
    for(const QString& part : parts)
    {
      const qsizetype title = part.indexOf('\n');
      const qsizetype end = part.indexOf("\n--- ");
      QVERIFY(title < end);
      QTest::newRow(qPrintable(part.left(title))) << part.mid(title + 1, end - title) << part.mid(end + 5).trimmed();
    }
  }
  void changesNoResultsAndNoLines()
  {
    QFETCH(QString, code);
    QFETCH(QString, expected);
    SceneFixture fixture;
    QCOMPARE(outcome(fixture, code.toStdString()).trimmed(), expected);
  }
  void reachesRegistersAndNamesBeyond255()
  {
    SceneFixture fixture;
    const std::string variables = lines(250, "v%1 = %1\n");
    QCOMPARE(outcome(fixture,
                     variables + "i = 0\nwhile i < 3\n  i += 1\nend\n[1].each { |x| v7 += x }\n$r = [v0, v7, v249, i]"),
             QString("[0, 8, 249, 3]"));
    QCOMPARE(
        outcome(fixture, "def f\n" + lines(250, "v%1 = %1\n") + "i = 0\ni += 1 while i < 9\nv249 + i\nend\n$r = f"),
        QString("258"));
    const std::string globals = lines(300, "$g%1 = %1\n");
    QCOMPARE(outcome(fixture, globals + "def g\n" + lines(300, "$g%1 += 1\n") +
                                  "i = 0\ni += 1 until i > 5\ni\nend\n$r = [g, $g0, $g299]"),
             QString("[6, 1, 300]"));
    QCOMPARE(fixture.diagnostics, QStringList());
  }
  void refusesLoopsThatAreTooLong()
  {
    // A jump reaches 32 KiB. mruby's compiler takes this loop; with the counting in it no longer reaches its start.
    SceneFixture fixture;
    std::string body;
    for(int i = 0; i < 2000; ++i)
      body += "x = 1 while x.nil?\n";
    QVERIFY(!fixture.scripts->runText("x = 0\ni = 0\nwhile i < 2\ni += 1\n" + body + "end", "a.rb"));
    QCOMPARE(
        fixture.diagnostics,
        QStringList{
            "a.rb: error: its steps cannot be counted: one of its loops or branches is too long or leads nowhere"});
    QVERIFY(fixture.scripts->runText("x = 0\ni = 0\n" + body, "b.rb"));
    QCOMPARE(fixture.scripts->evaluate("1 + 1").text, std::string("2"));
  }

  void endsWhatIsEndless_data()
  {
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<int>("line");
    const auto row = [](const char* name, int line, const char* code)
    { QTest::newRow(name) << QByteArray(code) << line; };
    row("loop", 2, "\nloop { }");
    row("while", 1, "while true do end");
    row("while as a modifier", 2, "\nnil while true");
    row("until", 3, "x = 1\nuntil x == 2\n  x = 1\nend");
    row("times", 1, "(10 ** 15).times { }");
    row("each of a range", 1, "(1..Float::INFINITY).each { }");
    row("a condition that turns over", 2, "x = 0\nx = 1 - x while x < 2");
    row("redo", 1, "[1].each { redo }");
    row("recursion that doubles", 1, "def f(n) n == 0 ? 0 : f(n - 1) + f(n - 1) end\nf(60)");
    row("optional arguments that double", 1,
        "def f(n, a = (return 0 if n == 0; f(n - 1); f(n - 1); return 0; 1))\nend\nf(60)");
    row("lambdas that double", 2, "f = nil\nf = ->(n) { f.(n - 1) + f.(n - 1) if n > 0; 1 }\nf.(60)");
    row("define_method", 2, "class A\n  define_method(:f) { |n| n > 0 ? f(n - 1) + f(n - 1) : 1 }\nend\nA.new.f(60)");
    row("method_missing", 2,
        "class A\n  def method_missing(name, n) n > 0 ? x(n - 1) + x(n - 1) : 1 end\nend\nA.new.x(60)");
    row("rescue and retry", 2, "begin\n  while true do end\nrescue Exception\n  retry\nend");
    row("retry at the start", 4, "begin\n  raise 'x'\nrescue Exception\n  retry\nend");
    row("rescue in a loop", 4,
        "while true\n  begin\n    x = 1\n    x += 1 while x > 0\n  rescue Exception\n    next\n  end\nend");
    row("ensure that loops", 2, "begin\n  loop { }\nensure\n  loop { }\nend");
    row("ensure that goes on", 3, "while true\n  begin\n    loop { }\n  ensure\n    next\n  end\nend");
    row("a rescue that loops", 2, "begin\n  loop { }\nrescue Exception\n  loop { }\nend");
    row("in a method that rescues", 2, "def f\n  loop { }\nrescue Exception\n  f\nensure\n  f\nend\nf");
    row("a fiber", 1, "f = Fiber.new { loop { } }\nf.resume");
    row("fibers that call each other", 1, "f = Fiber.new { while true; Fiber.yield; end }\nf.resume while true");
    row("an enumerator", 1, "e = Enumerator.new { |y| loop { y << 1 } }\ne.each { }");
    row("sort", 1, "[1, 2, 3].sort { |a, b| while true do end }");
    row("a hash's default", 1,
        "h = Hash.new { |hash, k| hash[k + 1] + hash[k + 2] }\n10.times { begin; h[0]; rescue SystemStackError; end } "
        "while true");
    row("to_s in a text", 2, "class A\n  def to_s() loop { } end\nend\n\"#{A.new}\"");
    row("message of an error", 2,
        "class A < StandardError\n  def message() loop { } end\nend\nbegin\n  raise A\nrescue => e\n  e.message\nend");
    row("a class body", 3, "class A\n  x = 0\n  while x < 1 do end\nend");
  }
  void endsWhatIsEndless()
  {
    QFETCH(QByteArray, code);
    QFETCH(int, line);
    SceneFixture fixture;
    fixture.scripts->setBudget(20000);
    QVERIFY(!fixture.scripts->runText(code.toStdString(), "a.rb"));
    QCOMPARE(
        fixture.diagnostics,
        QStringList{"a.rb:" + QString::number(line) +
                    ": error: stopped after 20000 steps; does it loop for ever? (--script-budget N allows N steps)"});
    // The next run starts afresh.
    QVERIFY(fixture.scripts->runText("1000.times { }", "b.rb"));
    QCOMPARE(fixture.scripts->evaluate("1 + 1").text, std::string("2"));
  }
  void endsWithTheDefaultBudgetToo()
  {
    SceneFixture fixture;
    QVERIFY(!fixture.scripts->runText("loop {}", "a.rb"));
    QCOMPARE(fixture.diagnostics.size(), 1);
  }
  void cannotBeTakenOutOfScripts_data()
  {
    QTest::addColumn<QByteArray>("code");
    for(const char* const code :
        {"class TrueClass\n  define_method('step of a script') { }\nend",
         "true.define_singleton_method('step of a script') { }", "TrueClass.__send__(:initialize_copy, NilClass)",
         "TrueClass.class_eval { undef_method 'step of a script' }",
         "TrueClass.__send__(:remove_method, 'step of a script')",
         "module M\n  define_method('step of a script') { }\nend\nTrueClass.prepend(M)",
         "class TrueClass\n  alias_method 'step of a script', :to_s\nend", "BudgetUsedUp = 1"})
      QTest::newRow(code) << QByteArray(code);
  }
  void cannotBeTakenOutOfScripts()
  {
    QFETCH(QByteArray, code);
    SceneFixture fixture;
    fixture.scripts->setBudget(20000);
    fixture.scripts->runText(code.toStdString(), "a.rb");
    fixture.diagnostics.clear();
    QVERIFY(!fixture.scripts->runText("x = 0\nx += 1 while true", "b.rb"));
    QCOMPARE(fixture.diagnostics.size(), 1);
    QVERIFY2(fixture.diagnostics[0].startsWith("b.rb:2: error: stopped after 20000 steps"),
             qPrintable(fixture.diagnostics[0]));
  }
  void countsTheSameEveryTime()
  {
    const auto turns = [] {
      SceneFixture fixture;
      fixture.scripts->setBudget(5000);
      fixture.scripts->runText("$n = 0\nloop { $n += 1; [3, 1, 2].sort.each { |x| $n += x } }", "a.rb");
      return std::get<std::int64_t>(*fixture.scripts->global("n"));
    };
    const std::int64_t first = turns();
    QVERIFY(first > 100);
    QCOMPARE(turns(), first);
  }
  void letsAnyoneSwitchItOff()
  {
    SceneFixture fixture;
    fixture.scripts->setBudget(1000);
    QVERIFY(!fixture.scripts->runText("100000.times { }", "a.rb"));
    fixture.scripts->setBudget(0);
    QVERIFY(fixture.scripts->runText("100000.times { }", "a.rb"));
  }

  void sharesOneBudgetAmongScriptsThatRunEachOther()
  {
    SceneFixture fixture;
    fixture.scripts->setBudget(10000);
    fixture.file("part.rb", "3000.times { }\n");
    QVERIFY(fixture.scripts->runText("run 'part.rb'", "a.rb"));
    QVERIFY(!fixture.scripts->runText("5.times { run 'part.rb' }\n$after = 1", "a.rb"));
    QVERIFY(!fixture.scripts->global("after"));
    QCOMPARE(fixture.diagnostics.size(), 2);
    QVERIFY2(fixture.diagnostics[0].startsWith("part.rb:1: error: stopped after"), qPrintable(fixture.diagnostics[0]));
    QVERIFY2(fixture.diagnostics[1].startsWith("a.rb:1: error: stopped after 10000 steps"),
             qPrintable(fixture.diagnostics[1]));

    fixture.diagnostics.clear();
    fixture.scripts->withinOneBudget([&] {
      QVERIFY(fixture.scripts->runText("run 'part.rb'", "a.rb"));
      QVERIFY(!fixture.scripts->runText("4000.times { }", "b.rb"));
      QVERIFY(!fixture.scripts->runText("1", "c.rb"));
    });
    QCOMPARE(fixture.diagnostics.size(), 2);
    QVERIFY(fixture.scripts->runText("4000.times { }", "b.rb"));
  }
  void givesExpressionsAShare()
  {
    SceneFixture fixture;
    fixture.scripts->setBudget(20000);
    const ScriptEngine::Result result = fixture.scripts->evaluate("1 +\nloop { }");
    QVERIFY(!result.ok);
    QCOMPARE(result.error.english(),
             std::string("stopped after 1000 steps; does it loop for ever? (--script-budget N allows N steps)"));
    QCOMPARE(result.line, 2);

    fixture.file("bad.rsg", "(RSG 0 1)\n((nd Box) (nd Box (setName (eval \"loop { }\"))) (nd Box))");
    QVERIFY(fixture.scripts->runText("importScene('bad.rsg')\nimportScene('bad.rsg')\n$after = 1", "a.rb"));
    QVERIFY(fixture.scripts->global("after"));
    QCOMPARE(fixture.diagnostics.size(), 2);
    QVERIFY2(fixture.diagnostics[0].startsWith("bad.rsg:2:28: error: eval: stopped after 1000 steps"),
             qPrintable(fixture.diagnostics[0]));
  }
  void boundsMemoryAsTold()
  {
    SceneFixture fixture;
    QVERIFY(fixture.scripts->runText("$x = 'x' * 20_000_000", "a.rb"));
    QVERIFY(fixture.scripts->runText("$x = nil", "a.rb"));
    fixture.scripts->setMemoryLimit(16u << 20);
    QVERIFY(!fixture.scripts->runText("$x = 'x' * 20_000_000", "a.rb"));
    QCOMPARE(fixture.diagnostics, QStringList{"a.rb: error: Out of memory"});
    QCOMPARE(fixture.scripts->evaluate("'x' * 3").text, std::string("xxx"));
  }
};

QTEST_APPLESS_MAIN(ScriptBudgetTest)
#include "ScriptBudgetTest.moc"
