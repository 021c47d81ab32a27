#include "app/server/ServerOptions.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <unistd.h>

using namespace sparkwright;

namespace
{

std::string parse(std::vector<std::string> words, ServerOptions& options)
{
  return parseServerOptions(words, options);
}

} // namespace

class ServerOptionsTest : public QObject
{
  Q_OBJECT

private slots:
  void nothingMeansDefaults();
  void takesEveryOption_data();
  void takesEveryOption();
  void monitorPortHasAnAlias();
  void sceneMayStandAnywhere();
  void checkTakesFilesAndValues();
  void listsClassesInAForm();
  void setMayBeRepeatedAndHoldEqualSigns();
  void exportTakesColumnsAndTime();
  void browsersHaveAPort();
  void jobsTakeWhatGoesWithThem();
  void refusesBadUsage_data();
  void refusesBadUsage();
  void nothingIsWrittenOverWhatIsRead();
  void helpNamesEveryOptionAndExitCode();
};

void ServerOptionsTest::nothingMeansDefaults()
{
  ServerOptions o;
  QCOMPARE(parse({}, o), std::string());
  QCOMPARE(o.net.agentPort, 3100);
  QCOMPARE(o.net.monitorPort, 3200);
  QCOMPARE(o.net.address, std::string("127.0.0.1"));
  QVERIFY(o.scene.empty() && !o.sync && !o.fast && !o.quiet && !o.help && !o.version);
  QCOMPARE(o.until, 0.0);
}

void ServerOptionsTest::takesEveryOption_data()
{
  QTest::addColumn<bool>("equals");
  QTest::newRow("--x y") << false;
  QTest::newRow("--x=y") << true;
}

void ServerOptionsTest::takesEveryOption()
{
  QFETCH(const bool, equals);
  std::vector<std::string> words{"--sync", "--fast", "--quiet", "--help", "--version"};
  const std::vector<std::pair<std::string, std::string>> values{{"--agent-port", "4100"},
                                                                {"--monitor-port", "0"},
                                                                {"--bind", "0.0.0.0"},
                                                                {"--seed", "18446744073709551615"},
                                                                {"--until", "1.5"},
                                                                {"--data", "/some/where"},
                                                                {"--set", "A=1"},
                                                                {"--summary", "out.json"},
                                                                {"--wait-agents", "22"},
                                                                {"--monitor-step", "5"},
                                                                {"--script-budget", "1000"},
                                                                {"--script-memory", "64"},
                                                                {"--script-time", "2.5"},
                                                                {"--threads", "3"},
                                                                {"--exact-heaps", "46"},
                                                                {"--exact-rows", "1200"},
                                                                {"--step", "engine"}};
  for(const auto& [name, value] : values)
    if(equals)
      words.push_back(name + '=' + value);
    else
      words.insert(words.end(), {name, value});

  ServerOptions o;
  QCOMPARE(parse(words, o), std::string());
  QVERIFY(o.sync && o.fast && o.quiet && o.help && o.version);
  QCOMPARE(o.net.agentPort, 4100);
  QCOMPARE(o.net.monitorPort, 0);
  QCOMPARE(o.net.address, std::string("0.0.0.0"));
  QCOMPARE(o.seed, std::uint64_t(18446744073709551615u));
  QCOMPARE(o.until, 1.5);
  QCOMPARE(o.data.size(), std::size_t(1));
  QCOMPARE(o.data.front().string(), std::string("/some/where"));
  QCOMPARE(o.overrides.size(), std::size_t(1));
  QCOMPARE(o.summary.string(), std::string("out.json"));
  QCOMPARE(o.net.holdAgents, 22);
  QCOMPARE(o.net.monitorStep, 5);
  QCOMPARE(o.threads, 3);
  QCOMPARE(o.largestExactIsland, 46);
  QCOMPARE(o.maxExactContactRows.value_or(-1), 1200);
  QVERIFY(o.step == StepKind::Engine);
  QCOMPARE(o.scriptBudget, std::int64_t(1000));
  QCOMPARE(o.scriptMemory, std::size_t(64));
  QCOMPARE(o.scriptSeconds, 2.5);
}

void ServerOptionsTest::monitorPortHasAnAlias()
{
  ServerOptions o;
  QCOMPARE(parse({"--server-port", "4200"}, o), std::string());
  QCOMPARE(o.net.monitorPort, 4200);
}

void ServerOptionsTest::sceneMayStandAnywhere()
{
  for(const std::vector<std::string>& words :
      {std::vector<std::string>{"a.rsg", "--fast"}, {"--fast", "a.rsg"}, {"--fast", "--", "a.rsg"}})
  {
    ServerOptions o;
    QCOMPARE(parse(words, o), std::string());
    QCOMPARE(o.scene, std::string("a.rsg"));
    QVERIFY(o.fast);
  }
}

void ServerOptionsTest::checkTakesFilesAndValues()
{
  ServerOptions o;
  QCOMPARE(
      parse({"--check", "a.rsg", "--param", "1", "dir", "--param=-2", "--script", "s.rb", "--json", "--strict"}, o),
      std::string());
  QVERIFY(o.check && o.json && o.strict && !o.referenceSkew);
  QVERIFY(o.files == (std::vector<std::string>{"a.rsg", "dir"}));
  QVERIFY(o.parameters == (std::vector<std::string>{"1", "-2"}));
  QCOMPARE(o.script, std::string("s.rb"));
}

void ServerOptionsTest::listsClassesInAForm()
{
  ServerOptions text, json, fit;
  QCOMPARE(parse({"--fit-motor", "knee.csv", "--fit-window=60"}, fit), std::string());
  ServerOptions drive;
  QCOMPARE(parse({"--train-motion", "drive.csv", "model.json", "--robot=a.f2krobot", "--seed", "3"}, drive), std::string());
  QVERIFY(drive.drivingLog == "drive.csv" && drive.files == std::vector<std::string>{"model.json"} && drive.seed == 3);
  QCOMPARE(drive.robot.string(), std::string("a.f2krobot"));
  ServerOptions robot;
  QCOMPARE(parse({"--convert-urdf", "a.urdf", "a.rsg", "--package", "x", "--package=y", "--ground"}, robot),
           std::string());
  QCOMPARE(robot.urdf, std::string("a.urdf"));
  QCOMPARE(robot.files, std::vector<std::string>{"a.rsg"});
  QCOMPARE(robot.packages.size(), std::size_t{2});
  QVERIFY(robot.ground);
  ServerOptions there, back;
  QCOMPARE(parse({"--convert", "a.urdf", "a.rsg", "--package", "x"}, there), std::string());
  QVERIFY(there.urdf == "a.urdf" && there.converted.empty() && there.files == std::vector<std::string>{"a.rsg"});
  QCOMPARE(parse({"--convert", "a.rsg", "b.urdf", "--robot", "nao", "--param", "1"}, back), std::string());
  QVERIFY(back.converted == "a.rsg" && back.urdf.empty() && back.robot == "nao" && back.parameters.size() == 1);
  QVERIFY(fit.motorLog == "knee.csv" && fit.fitWindow == 60);
  QCOMPARE(parse({"--list-classes"}, text), std::string());
  QCOMPARE(text.classList, std::string("text"));
  QCOMPARE(parse({"--list-classes=json"}, json), std::string());
  QCOMPARE(json.classList, std::string("json"));
}

void ServerOptionsTest::setMayBeRepeatedAndHoldEqualSigns()
{
  ServerOptions o;
  QCOMPARE(parse({"--set", "A=1", "--set=B=x=y", "--set=C="}, o), std::string());
  const std::vector<std::pair<std::string, std::string>> expected{{"A", "1"}, {"B", "x=y"}, {"C", ""}};
  QVERIFY(o.overrides == expected);
}

void ServerOptionsTest::exportTakesColumnsAndTime()
{
  ServerOptions o;
  QCOMPARE(parse({"--export", "a.mcap", "--to=a.csv", "--columns", "ball/x,robots/*/3/joints", "--rate", "10", "--from", "2",
                  "--until", "5"},
                 o),
           std::string());
  QVERIFY(o.exported == "a.mcap" && o.to == "a.csv");
  QVERIFY(o.columns == (std::vector<std::string>{"ball/x", "robots/*/3/joints"}));
  QVERIFY(o.exportRate == 10 && o.from == 2 && o.until == 5);
  ServerOptions list;
  QCOMPARE(parse({"--export", "a.mcap", "--list-columns"}, list), std::string());
  QVERIFY(list.listColumns);
}

void ServerOptionsTest::browsersHaveAPort()
{
  ServerOptions o;
  QCOMPARE(parse({"--fast"}, o), std::string());
  QVERIFY(!o.webPort);
  QCOMPARE(parse({"--web", "scene.rsg"}, o), std::string()); // The scene is no port.
  QCOMPARE(o.webPort, 8080);
  QCOMPARE(o.scene, std::string("scene.rsg"));
  QCOMPARE(o.webAddress, std::string("127.0.0.1"));
  ServerOptions other;
  QCOMPARE(parse({"--web=0", "--web-address", "0.0.0.0", "--web-host", "a", "--web-host=b"}, other), std::string());
  QCOMPARE(other.webHosts, (std::vector<std::string>{"a", "b"}));
  QCOMPARE(other.webPort, 0);
  QCOMPARE(other.webAddress, std::string("0.0.0.0"));
  ServerOptions page;
  QCOMPARE(parse({"--export", "a.mcap", "--to", "a.html", "--rate", "50"}, page), std::string());
}

void ServerOptionsTest::jobsTakeWhatGoesWithThem()
{
  ServerOptions o;
  QCOMPARE(parse({"--jobs", "a.sparkjobs", "--parallel", "3", "--only", "1,4-5", "--results", "out", "--retry", "--data",
                  "/x"},
                 o),
           std::string());
  QCOMPARE(o.jobs.file.string(), std::string("a.sparkjobs"));
  QCOMPARE(o.jobs.parallel, 3);
  QCOMPARE(o.jobs.only, std::string("1,4-5"));
  QCOMPARE(o.jobs.results.string(), std::string("out"));
  QVERIFY(o.jobs.retry && !o.jobs.again && !o.jobs.collect && !o.jobs.list);
  ServerOptions measuring;
  QCOMPARE(parse({"--summary", "s.json", "--measure", "ball/x,ball/y", "--progress", "--parent", "12"}, measuring),
           std::string());
  QCOMPARE(measuring.measured, (std::vector<std::string>{"ball/x", "ball/y"}));
  QVERIFY(measuring.progress);
  QCOMPARE(measuring.parent, 12);
}

void ServerOptionsTest::refusesBadUsage_data()
{
  QTest::addColumn<QStringList>("words");
  QTest::addColumn<QString>("named");
  QTest::newRow("unknown") << QStringList{"--frobnicate"} << "--frobnicate";
  QTest::newRow("unknown short") << QStringList{"-x"} << "-x";
  QTest::newRow("value missing") << QStringList{"--seed"} << "--seed";
  QTest::newRow("value for a switch") << QStringList{"--sync=yes"} << "--sync";
  QTest::newRow("port too large") << QStringList{"--agent-port", "65536"} << "--agent-port";
  QTest::newRow("port negative") << QStringList{"--agent-port=-1"} << "--agent-port";
  QTest::newRow("port no number") << QStringList{"--monitor-port", "32oo"} << "--monitor-port";
  QTest::newRow("port empty") << QStringList{"--monitor-port="} << "--monitor-port";
  QTest::newRow("until zero") << QStringList{"--until", "0"} << "--until";
  QTest::newRow("step of no kind") << QStringList{"--step", "quick"} << "--step";
  QTest::newRow("a monitor log") << QStringList{"--record", "m.log"} << "--export FILE.mcap --to m.log";
  QTest::newRow("until nan") << QStringList{"--until", "nan"} << "--until";
  QTest::newRow("seed negative") << QStringList{"--seed", "-4"} << "--seed";
  QTest::newRow("set without value") << QStringList{"--set", "A"} << "--set";
  QTest::newRow("set without name") << QStringList{"--set", "=1"} << "--set";
  QTest::newRow("two scenes") << QStringList{"a.rsg", "b.rsg"} << "b.rsg";
  QTest::newRow("lint of nothing") << QStringList{"--lint"} << "--lint";
  QTest::newRow("lint and check") << QStringList{"--lint", "--check", "a.rsg"} << "--lint";
  QTest::newRow("check of nothing") << QStringList{"--check"} << "--check";
  QTest::newRow("param without check") << QStringList{"--param", "1", "a.rsg"} << "--check";
  QTest::newRow("json without check") << QStringList{"--json"} << "--check";
  QTest::newRow("class list of no kind") << QStringList{"--list-classes=xml"} << "--list-classes";
  QTest::newRow("window without a log") << QStringList{"--fit-window", "5"} << "--fit-motor";
  QTest::newRow("a log and a scene") << QStringList{"--fit-motor", "a.csv", "b.rsg"} << "--fit-motor";
  QTest::newRow("a drive without a model") << QStringList{"--train-motion", "a.csv"} << "--train-motion";
  QTest::newRow("a robot without a drive") << QStringList{"--robot", "a.f2krobot"} << "--train-motion";
  QTest::newRow("robot without a scene") << QStringList{"--convert-urdf", "a.urdf"} << "--convert-urdf";
  QTest::newRow("conversion to nothing") << QStringList{"--convert", "a.rsg"} << "--convert needs two files";
  QTest::newRow("conversion of scenes") << QStringList{"--convert", "a.rsg", "b.rsg"} << "--convert makes";
  QTest::newRow("conversion of robots") << QStringList{"--convert", "a.urdf", "b.urdf"} << "--convert makes";
  QTest::newRow("packages of a scene") << QStringList{"--convert", "a.rsg", "b.urdf", "--package", "x"} << "--package";
  QTest::newRow("two conversions") << QStringList{"--convert", "a.urdf", "b.rsg", "--convert-urdf", "c.urdf"} << "choose one";
  QTest::newRow("packages without a robot") << QStringList{"--package", "x"} << "--package";
  QTest::newRow("window of nothing") << QStringList{"--fit-motor", "a.csv", "--fit-window", "0"} << "--fit-window";
  QTest::newRow("export to nowhere") << QStringList{"--export", "a.mcap"} << "--to";
  QTest::newRow("export of a kind that does not exist") << QStringList{"--export", "a.mcap", "--to", "a.xls"} << ".csv";
  QTest::newRow("export and a scene") << QStringList{"--export", "a.mcap", "--to", "a.csv", "b.rsg"} << "b.rsg";
  QTest::newRow("export backwards")
      << QStringList{"--export", "a.mcap", "--to", "a.csv", "--from", "9", "--until", "5"} << "--until";
  QTest::newRow("columns with a gap") << QStringList{"--export", "a.mcap", "--to", "a.csv", "--columns", "a,,b"} << "--columns";
  QTest::newRow("columns without export") << QStringList{"--columns", "ball/x"} << "--export";
  QTest::newRow("rate of nothing") << QStringList{"--export", "a.mcap", "--to", "a.csv", "--rate", "0"} << "--rate";
  QTest::newRow("columns of a page") << QStringList{"--export", "a.mcap", "--to", "a.html", "--columns", "ball/x"} << "--columns";
  QTest::newRow("port for browsers") << QStringList{"--web=80800"} << "--web";
  QTest::newRow("address without a port") << QStringList{"--web-address", "0.0.0.0"} << "--web";
  QTest::newRow("name without a port") << QStringList{"--web-host", "robots.lab"} << "--web";
  QTest::newRow("measure without summary") << QStringList{"--measure", "ball/x"} << "--summary";
  QTest::newRow("runs without jobs") << QStringList{"--only", "3"} << "--jobs";
  QTest::newRow("jobs and a scene") << QStringList{"--jobs", "a.sparkjobs", "b.rsg"} << "b.rsg";
  QTest::newRow("jobs and a seed") << QStringList{"--jobs", "a.sparkjobs", "--seed", "3"} << "--seed";
  QTest::newRow("no jobs at a time") << QStringList{"--jobs", "a.sparkjobs", "--parallel", "0"} << "--parallel";
  QTest::newRow("all again, but some") << QStringList{"--jobs", "a", "--again", "--only", "1"} << "--again";
  QTest::newRow("empty scene") << QStringList{""} << "";
}

void ServerOptionsTest::refusesBadUsage()
{
  QFETCH(const QStringList, words);
  QFETCH(const QString, named);
  std::vector<std::string> arguments;
  for(const QString& word : words)
    arguments.push_back(word.toStdString());
  ServerOptions o;
  const QString problem = QString::fromStdString(parseServerOptions(arguments, o));
  QVERIFY(!problem.isEmpty());
  QVERIFY2(problem.contains(named), qPrintable(problem));
}

void ServerOptionsTest::nothingIsWrittenOverWhatIsRead()
{
  const QTemporaryDir folder;
  const auto in = [&](const char* name) { return folder.filePath(name).toStdString(); };
  QFile file(folder.filePath("a.mcap"));
  QVERIFY(file.open(QIODevice::WriteOnly) && file.write("text") == 4);
  file.close();
  QCOMPARE(::link(in("a.mcap").c_str(), in("hard.mcap").c_str()), 0);
  QVERIFY(QFile::link(folder.filePath("a.mcap"), folder.filePath("soft.mcap")));
  const auto problem = [](std::vector<std::string> words)
  {
    ServerOptions o;
    const std::string bad = parse(std::move(words), o);
    return QString::fromStdString(bad.empty() ? checkFiles(o) : "usage: " + bad);
  };
  for(const char* output : {"--record", "--summary"})
    for(const char* input : {"--resume", "--state", "--mount"})
      for(const char* name : {"a.mcap", "hard.mcap", "soft.mcap", "./a.mcap"})
      {
        const QString said = problem({output, in(name), input, in("a.mcap")});
        QVERIFY2(said.startsWith(QString("%1 and %2 name the same file").arg(output, input)), qPrintable(said));
      }
  QVERIFY(problem({"--record", in("a.mcap"), in("soft.mcap")}).startsWith("--record and the scene"));
  QVERIFY(problem({"--record", in("new"), "--summary", in("./new")}).startsWith("--record and --summary"));
  QCOMPARE(problem({"--record", in("b.mcap"), "--resume", in("a.mcap"), "--summary", in("c")}), QString());
  QCOMPARE(problem({"--record", "/dev/null", "--summary", "/dev/null"}), QString());
  QCOMPARE(problem({}), QString());
  QFile scene(folder.filePath("a.rsg"));
  QVERIFY(scene.open(QIODevice::WriteOnly) && QFile::link(folder.filePath("a.rsg"), folder.filePath("a.urdf")));
  QVERIFY(problem({"--convert", in("a.rsg"), in("a.urdf")}).contains("name the same file"));
  QVERIFY(problem({"--convert", in("a.urdf"), in("a.rsg")}).contains("name the same file"));
  QCOMPARE(problem({"--convert", in("a.rsg"), in("b.urdf")}), QString());
}

void ServerOptionsTest::helpNamesEveryOptionAndExitCode()
{
  const QString help = QString::fromStdString(serverHelp());
  for(const char* word : {"--agent-port", "--monitor-port", "--server-port", "--bind", "--sync", "--fast", "--seed",
                          "--until", "--data", "--set", "--quiet", "--summary", "--version", "--help", "--wait-agents",
                          "exit codes: 0 done, 1 run failed, 2 bad usage"})
    QVERIFY2(help.contains(word), word);
  for(const QString& line : help.split('\n'))
    QVERIFY2(line.size() <= 120, qPrintable(line));
}

QTEST_APPLESS_MAIN(ServerOptionsTest)
#include "ServerOptionsTest.moc"
