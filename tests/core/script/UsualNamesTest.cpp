#include "SceneSupport.h"
#include "core/world/World.h"

#include <QtTest>

#include <ctime>
#include <fstream>

using namespace sparkwright;

/// Names that scripts of Ruby use elsewhere: those that do no harm exist, the others say what takes their place.
class UsualNamesTest : public QObject
{
  Q_OBJECT

private slots:
  void harmlessOnesExist_data()
  {
    QTest::addColumn<QByteArray>("code");
    const auto row = [](const char* name, const char* code) { QTest::newRow(name) << QByteArray(code); };
    row("printf", "printf(\"%05.1f %s\\n\", 2.5, 'x')\nprintf STDERR, 'y'");
    row("streams", "STDOUT.puts 'a', 1\n$stdout.sync = true\n$stdout.flush.print('b', 2)\nSTDOUT << 'c' << 'd'\n"
                   "raise unless $stdout.write('four') == 4 && !STDOUT.tty?");
    row("ARGV", "raise unless ARGV == [] && ARGV[0].nil?");
    row("time", "raise unless Time.now.to_f > 1.6e9 && Time.new.year > 2020 && Time.now - 1 < Time.now");
    row("a date", "t = Time.gm(2021, 2, 3, 4, 5, 6)\n"
                  "raise t.strftime('%F') unless t.strftime('%Y-%m-%d %H:%M:%S %a %b %j %%') == "
                  "'2021-02-03 04:05:06 Wed Feb 034 %'\nraise unless Time.new(2020, 1, 2).day == 2");
    row("platform", "raise unless RUBY_PLATFORM.include?('linux')");
    row("environment", "raise unless ENV['SPARK_TEST'] == 'seen' && ENV.fetch('NOT_THERE', 'x') == 'x'");
    row("an error is caught", "begin\n  require 'json'\nrescue LoadError\n  found = true\nend\nraise unless found");
  }
  void harmlessOnesExist()
  {
    QFETCH(QByteArray, code);
    qputenv("SPARK_TEST", "seen");
    SceneFixture fixture;
    fixture.scripts->runText(code.toStdString(), "a.rb");
    QStringList errors = fixture.diagnostics;
    errors.removeIf([](const QString& text) { return text.contains(": warning: y"); }); // To STDERR.
    QCOMPARE(errors, QStringList());
  }
  void warningsComeWithTheirLine()
  {
    SceneFixture fixture;
    QVERIFY(fixture.scripts->runText("warn 'one', 2\n\nSTDERR.puts 'three'\n$stderr.printf('%d', 4)", "a.rb"));
    QCOMPARE(fixture.diagnostics, (QStringList{"a.rb:1: warning: one", "a.rb:1: warning: 2", "a.rb:3: warning: three",
                                               "a.rb:4: warning: 4"}));
  }

  void theEnvironmentIsAFilteredCopy()
  {
    qputenv("SPARK_TEST", "seen");
    qputenv("SPARK_TOKEN", "secret");
    qputenv("AWS_REGION", "elsewhere");
    SceneFixture fixture;
    QVERIFY(fixture.scripts->runText("raise 'token' if ENV.key?('SPARK_TOKEN')\nraise 'other' if ENV['AWS_REGION']\n"
                                     "begin\n  ENV['SPARK_TEST'] = 'changed'\n  raise 'written'\nrescue FrozenError\nend",
                                     "a.rb"));
    QCOMPARE(qgetenv("SPARK_TEST"), QByteArray("seen"));
    qunsetenv("SPARK_TOKEN");
    qunsetenv("AWS_REGION");
  }

  void scriptsAreLoadedWithinTheDataDirectories()
  {
    SceneFixture fixture;
    QVERIFY(QDir(fixture.directory()).mkpath("mine"));
    fixture.file("mine/main.rb", "raise 'first' unless require('helper') && require_relative('./other.rb')\n"
                                 "raise 'twice' if require('helper.rb')\nraise 'count' unless $helped == 1\n"
                                 "load 'helper.rb'\nload 'mine/helper.rb'\nraise 'load' unless $helped == 3");
    fixture.file("mine/helper.rb", "$helped = ($helped || 0) + 1");
    fixture.file("mine/other.rb", "$other = true");
    QVERIFY2(fixture.scripts->runFile("mine/main.rb"), qPrintable(fixture.diagnostics.join('\n')));
    QCOMPARE(fixture.diagnostics, QStringList());
  }
  void whatCannotBeLoadedIsSaid_data()
  {
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QString>("said");
    const auto row = [](const char* name, const char* code, const char* said)
    { QTest::newRow(name) << QByteArray(code) << QString(said); };
    row("a library", "\nrequire 'json'", "a.rb:2: error: cannot load 'json'");
    row("a file of the system", "load '/etc/passwd'", "a.rb:1: error: cannot load '/etc/passwd'");
    row("a way out", "require '../../../../etc/passwd'", "a.rb:1: error: cannot load '../../../../etc/passwd'");
    row("nothing", "load ''", "a.rb:1: error: cannot load ''");
  }
  void whatCannotBeLoadedIsSaid()
  {
    QFETCH(QByteArray, code);
    QFETCH(QString, said);
    SceneFixture fixture;
    QVERIFY(!fixture.scripts->runText(code.toStdString(), "a.rb"));
    QCOMPARE(fixture.diagnostics,
             QStringList{said + ": there is no such script below the data directories, and scripts have no libraries of Ruby"});
  }
  void aScriptThatFailsEndsTheOneThatLoadsIt()
  {
    SceneFixture fixture;
    fixture.file("bad.rb", "\nraise 'broken'");
    QVERIFY(!fixture.scripts->runText("load 'bad.rb'\nraise 'goes on'", "a.rb"));
    QCOMPARE(fixture.diagnostics.size(), 2);
    QVERIFY2(fixture.diagnostics[0].startsWith("bad.rb:2: error: broken"), qPrintable(fixture.diagnostics[0]));
    QCOMPARE(fixture.diagnostics[1], QString("a.rb:1: error: 'bad.rb' ends with an error"));
  }
  void scriptsThatLoadThemselvesEnd()
  {
    SceneFixture fixture;
    fixture.file("a.rb", "load 'a.rb'");
    fixture.file("b.rb", "require 'c'\n$b = true");
    fixture.file("c.rb", "require 'b'");
    QVERIFY(!fixture.scripts->runFile("a.rb"));
    fixture.diagnostics.clear();
    QVERIFY(fixture.scripts->runText("require 'b'", "start.rb"));
    QCOMPARE(fixture.diagnostics, QStringList());
  }

  void othersSayWhatToUse_data()
  {
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QString>("said");
    const auto row = [](const char* code, const char* said)
    { QTest::newRow(code) << QByteArray(code) << QString(said); };
    constexpr const char *end = "return ends the script, sparkGetSimulationServer.quit the run",
                         *wait = "onCycle { |time| … } is called in every cycle, with the simulated time",
                         *program = "they start no programs; team files and jobs do",
                         *file = "run, load and importScene read what is below the data directories; sparkEnableLog writes logs",
                         *pattern = "scripts have no regular expressions; texts have include?, start_with?, end_with?, index, split and sub",
                         *input = "nobody types into scripts; variables come from outside: --set NAME=VALUE",
                         *socket = "scripts have no network; agents and monitors connect to the ports of the server",
                         *library = "scripts have no libraries of Ruby; Array, Hash, Struct, Math and Time are built in";
    row("exit", end);
    row("exit! 1", end);
    row("abort 'x'", end);
    row("at_exit { puts 1 }", end);
    row("sleep 1", wait);
    row("Thread.new { }", wait);
    row("system 'ls'", program);
    row("`ls`", program);
    row("exec 'ls'", program);
    row("fork", program);
    row("spawn 'ls'", program);
    row("Process.pid", program);
    row("open 'x'", file);
    row("File.read('x')", file);
    row("Dir['*']", file);
    row("IO.popen('ls')", file);
    row("'abc' =~ /b/", pattern);
    row("Regexp.new('b')", pattern);
    row("'abc'.match('b')", pattern);
    row("'abc'.scan('b')", pattern);
    row("gets", input);
    row("STDIN.read", input);
    row("TCPSocket.new('a', 1)", socket);
    row("JSON.parse('1')", library);
    row("Set.new", library);
    row("Date.today", library);
  }
  void othersSayWhatToUse()
  {
    QFETCH(QByteArray, code);
    QFETCH(QString, said);
    SceneFixture fixture;
    QVERIFY(!fixture.scripts->runText("\n" + code.toStdString() + "\nraise 'goes on'", "a.rb"));
    QCOMPARE(fixture.diagnostics.size(), 1);
    QVERIFY2(fixture.diagnostics[0].startsWith("a.rb:2: error: "), qPrintable(fixture.diagnostics[0]));
    QVERIFY2(fixture.diagnostics[0].contains(said), qPrintable(fixture.diagnostics[0]));
  }
  void expressionsOfScenesSayItToo()
  {
    SceneFixture fixture;
    const ScriptEngine::Result result = fixture.scripts->evaluate("File.read('x')");
    QVERIFY(!result.ok);
    QVERIFY(result.error.english().find("run, load and importScene") != std::string::npos);
  }
  void namesOfScriptsWin()
  {
    SceneFixture fixture;
    QVERIFY(fixture.scripts->runText("def sleep(x) x * 2 end\nclass Set\n  def self.of(x) [x] end\nend\n"
                                     "raise unless sleep(2) == 4 && Set.of(1) == [1]",
                                     "a.rb"));
    QCOMPARE(fixture.diagnostics, QStringList());
  }

  void theTimeOfDayIsForSetUpsOnly()
  {
    QTemporaryDir folder;
    const std::string setUp = folder.filePath("a.rb").toStdString();
    std::ofstream(setUp) << "$loaded = Time.now.to_i\n"
                            "onCycle { |time| $then = Time.at(time + 1).to_i }\n"
                            "onCycle { |time| Time.now }\n"
                            "onCycle { |time| begin; Time.new; rescue => e; $why = e.message; end }\n";
    WorldOptions options;
    options.seed = 1;
    options.dataDirectories = {folder.path().toStdString()};
    World world(std::move(options));
    QStringList said;
    world.log().setSink(
        [&said](const Diagnostic& d)
        {
          if(d.severity >= Diagnostic::Severity::Warning)
            said << QString::fromStdString(d.text());
        });
    QVERIFY(world.load(setUp));
    const auto global = [&world](const char* name) { return world.scripts().global(name); };
    QVERIFY(std::abs(std::get<std::int64_t>(*global("loaded")) - std::time(nullptr)) < 100);
    world.cycle();
    QCOMPARE(std::get<std::int64_t>(*global("then")), std::int64_t(1));
    QVERIFY(std::get<std::string>(*global("why")).starts_with("the time of day is unknown while a run goes on"));
    QCOMPARE(said.size(), 1);
    QVERIFY2(said[0].contains("the time of day is unknown while a run goes on"), qPrintable(said[0]));
    QVERIFY(world.load(setUp)); // Loading once more is no run.
    QCOMPARE(said.size(), 1);
  }
};

QTEST_APPLESS_MAIN(UsualNamesTest)
#include "UsualNamesTest.moc"
