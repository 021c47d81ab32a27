#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

namespace
{

struct Outcome
{
  int code = -1;
  QString output;
};

} // namespace

/// A set-up script chooses ports, steps, pace, logs and recordings of the headless server; its command line overrules
/// it.
class SetUpSettingsTest : public QObject
{
  Q_OBJECT

private slots:
  void init() { directory_ = std::make_unique<QTemporaryDir>(); }
  void theSetUpDecides();
  void theCommandLineOverrulesIt();
  void quitEndsTheRunAtOnce();
  void streamsDecideWhatIsShown();
  void aFailedLoadIsNeverSilent();
  void dataMayBeGivenTwiceAndArchivesMounted();

private:
  /// Runs the program on a script, in the temporary directory.
  Outcome run(const QString& script, const QStringList& arguments);
  QByteArray read(const QString& name) const;
  std::unique_ptr<QTemporaryDir> directory_;
};

Outcome SetUpSettingsTest::run(const QString& script, const QStringList& arguments)
{
  QFile file(directory_->filePath("start.rb"));
  if(!file.open(QIODevice::WriteOnly) || file.write(script.toUtf8()) < 0)
    return {};
  file.close();
  QProcess process;
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  environment.insert("SPARKWRIGHT_DATA", SPARKWRIGHT_SOURCE_DIR "/resources");
  process.setProcessEnvironment(environment);
  process.setProcessChannelMode(QProcess::MergedChannels);
  process.setWorkingDirectory(directory_->path());
  process.start(SPARKWRIGHT_BIN_DIR "/sparkwright-server",
                QStringList{"start.rb", "--seed", "1", "--summary", "out.json"} + arguments);
  const bool ended = process.waitForFinished(60000);
  if(!ended)
  {
    process.kill();
    process.waitForFinished();
  }
  return {ended && process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
          QString::fromUtf8(process.readAll())};
}

QByteArray SetUpSettingsTest::read(const QString& name) const
{
  QFile file(directory_->filePath(name));
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

namespace
{

const QString serverSetUp = R"(
simulation = get('/sys/server/simulation')
simulation.setSimStep(0.01)
simulation.initControlNode('oxygen/AgentControl', 'AgentControl')
get('/sys/server/simulation/AgentControl').setServerPort(0)
new('oxygen/MonitorControl', '/sys/server/simulation/MonitorControl').setServerPort(0)
logger = new('oxygen/MonitorLogger', '/sys/server/simulation/MonitorLogger')
logger.setLogFileName('match.log')
get('/sys/server/log').addStream('all.log', 'eAll', true)
run('setups/soccer.rb')
)";

} // namespace

void SetUpSettingsTest::theSetUpDecides()
{
  const Outcome outcome = run(serverSetUp, {"--until", "20", "--log-dir", "."});
  QVERIFY2(outcome.code == 0, qPrintable(outcome.output));
  const QJsonObject summary = QJsonDocument::fromJson(read("out.json")).object();
  QCOMPARE(summary["cycles"].toInt(), 2000);
  QCOMPARE(summary["simulated_seconds"].toDouble(), 20.0);
  // No timer system: as fast as possible.
  QVERIFY(summary["wall_seconds"].toDouble() < 15);
  QVERIFY(outcome.output.contains("recording to"));

  const QList<QByteArray> records = read("match.log").split('\n');
  QCOMPARE(records.size(), 102); // one at the start, one each 0.2 s, and what is behind the last line break
  QVERIFY(records.first().contains("(RSG 0 1)"));
  int full = 0;
  for(const QByteArray& record : records)
    full += record.contains("(RSG 0 1)");
  QCOMPARE(full, 7); // at the start and each 3 s
  QVERIFY(records[1].contains("(RDS 0 1)"));
}

void SetUpSettingsTest::theCommandLineOverrulesIt()
{
  const QString script = serverSetUp + "get('/sys/server/simulation/AgentControl').setServerPort(1)\n"
                                       "get('/sys/server/simulation/MonitorControl').setServerPort(1)\n";
  const Outcome outcome = run(script, {"--until", "0.5", "--agent-port", "0", "--monitor-port", "0", "--real-time"});
  QVERIFY2(outcome.code == 0, qPrintable(outcome.output));
  QVERIFY(QJsonDocument::fromJson(read("out.json")).object()["wall_seconds"].toDouble() > 0.3);
}

void SetUpSettingsTest::quitEndsTheRunAtOnce()
{
  const Outcome outcome = run(serverSetUp + "simulation.quit\n", {});
  QVERIFY2(outcome.code == 0, qPrintable(outcome.output));
  QCOMPARE(QJsonDocument::fromJson(read("out.json")).object()["cycles"].toInt(-1), 0);
}

void SetUpSettingsTest::streamsDecideWhatIsShown()
{
  const QString speech = "log.normal('a normal word')\nlog.warning('a warning word')\nlog.debug('a debug word')\n";
  const QStringList ports{"--agent-port", "0", "--monitor-port", "0", "--until", "0.1", "--fast"};
  Outcome outcome = run("log = get('/sys/server/log')\n" + speech, ports);
  QVERIFY(outcome.output.contains("normal word") && outcome.output.contains("warning word"));
  QVERIFY(!outcome.output.contains("debug word"));
  outcome =
      run("log = get('/sys/server/log')\nlog.removeAllStreams\nlog.addStream(':cerr', 'eDebug')\n" + speech, ports);
  QVERIFY(!outcome.output.contains("normal word") && !outcome.output.contains("warning word"));
  QVERIFY(outcome.output.contains("debug word"));
  QVERIFY(outcome.output.contains("agents: ")); // what the run itself has to say
}

void SetUpSettingsTest::aFailedLoadIsNeverSilent()
{
  const Outcome outcome = run("get('/sys/server/log').removeAllStreams\nraise 'the reason'\n", {});
  QCOMPARE(outcome.code, 2);
  QVERIFY2(outcome.output.contains("the reason"), qPrintable(outcome.output));
}

void SetUpSettingsTest::dataMayBeGivenTwiceAndArchivesMounted()
{
  for(const char* const name : {"one", "two"})
  {
    QVERIFY(QDir(directory_->path()).mkpath(QString(name) + "/setups"));
    QFile script(directory_->filePath(QString(name) + "/setups/who.rb"));
    QVERIFY(script.open(QIODevice::WriteOnly));
    script.write(QByteArray("logNormal('I am ") + name + "')\n");
  }
  QFile only(directory_->filePath("two/only.rb"));
  QVERIFY(only.open(QIODevice::WriteOnly) && only.write("logNormal('only in two')\n") > 0);
  only.close();
  const QStringList common{"--agent-port", "0", "--monitor-port", "0", "--until", "0.1", "--fast"};
  const QString script = "run('setups/who.rb')\nrun('only.rb')\n";
  Outcome outcome = run(script, common + QStringList{"--data", "one", "--data", "two"});
  QVERIFY2(outcome.output.contains("I am one") && outcome.output.contains("only in two"), qPrintable(outcome.output));
  outcome = run(script, common + QStringList{"--data", "one", "--mount", "two"});
  QVERIFY2(outcome.output.contains("I am two"), qPrintable(outcome.output));
  QCOMPARE(run(script, common + QStringList{"--data", "one", "--data", "three"}).code, 2);
  QCOMPARE(run(script, common + QStringList{"--mount", "three.zip"}).code, 2);
}

QTEST_GUILESS_MAIN(SetUpSettingsTest)
#include "SetUpSettingsTest.moc"
