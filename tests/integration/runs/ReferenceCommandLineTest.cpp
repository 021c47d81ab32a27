#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

/// The program rcssserver3d takes the command line of the reference's server; sparkwright-server knows its options, too.
class ReferenceCommandLineTest : public QObject
{
  Q_OBJECT

private slots:
  void itRunsTheScriptOfTheReference();
  void itServesTheseAndItsOwnOptions_data();
  void itServesTheseAndItsOwnOptions();
  void theScriptIsChosen_data();
  void theScriptIsChosen();
  void initScriptsComeFromTheirFolder();
  void aSparkScriptOfOnesOwnTakesThePlaceOfOurs();
  void theHelpNamesItsOptions();
  void badUsageIsNamed_data();
  void badUsageIsNamed();

private:
  struct Ended
  {
    int code = -1;
    QString out; ///< Of both channels.
  };
  static Ended run(const QString& program, const QStringList& arguments)
  {
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(QStringLiteral(SPARKWRIGHT_BIN_DIR "/") + program, arguments);
    if(!process.waitForFinished(60000))
      return {};
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
            QString::fromUtf8(process.readAll())};
  }
  static QStringList shortly(const QStringList& more)
  {
    return QStringList{"--agent-port", "0", "--server-port", "0", "--fast", "--until", "0.1", "--data",
                       SPARKWRIGHT_SOURCE_DIR "/resources"} +
           more;
  }
  static QString write(const QTemporaryDir& folder, const char* name, const char* text)
  {
    QFile file(folder.filePath(name));
    if(!file.open(QIODevice::WriteOnly))
      qFatal("cannot write %s", name);
    file.write(text);
    return file.fileName();
  }
};

void ReferenceCommandLineTest::itRunsTheScriptOfTheReference()
{
  const Ended ended = run("rcssserver3d", shortly({}));
  QVERIFY2(ended.code == 0, qPrintable(ended.out));
  QVERIFY2(ended.out.contains("scene: rcssserver3d.rb"), qPrintable(ended.out));
  QVERIFY2(!ended.out.contains("error"), qPrintable(ended.out));
}

void ReferenceCommandLineTest::itServesTheseAndItsOwnOptions_data()
{
  QTest::addColumn<QStringList>("options");
  QTest::newRow("--rvdraw-host") << QStringList{"--rvdraw-host", "127.0.0.1"};
  QTest::newRow("joined") << QStringList{"--rvdraw-host=localhost", "--script-path=rcssserver3d.rb"};
  QTest::newRow("of ours") << QStringList{"--seed", "7", "--bind", "127.0.0.1"};
}

void ReferenceCommandLineTest::itServesTheseAndItsOwnOptions()
{
  QFETCH(QStringList, options);
  const Ended ended = run("rcssserver3d", shortly(options));
  QVERIFY2(ended.code == 0, qPrintable(ended.out));
}

void ReferenceCommandLineTest::theScriptIsChosen_data()
{
  QTest::addColumn<QString>("program");
  QTest::newRow("by its name") << "rcssserver3d";
  QTest::newRow("by ours") << "sparkwright-server";
}

void ReferenceCommandLineTest::theScriptIsChosen()
{
  QFETCH(QString, program);
  const QTemporaryDir folder;
  const QString script = write(folder, "mine.rb", "logNormal(\"port #{$agentPort} of mine\")\nsparkSetupServer\n");
  const Ended ended = run(program, shortly({"--script-path", script}));
  QVERIFY2(ended.code == 0, qPrintable(ended.out));
  QVERIFY2(ended.out.contains("port 3100 of mine"), qPrintable(ended.out));
}

void ReferenceCommandLineTest::initScriptsComeFromTheirFolder()
{
  const QTemporaryDir folder;
  write(folder, "zeitgeist.rb", "$order = 'z'");
  write(folder, "kerosin.rb", "$order += 'k'");
  const QString script = write(folder, "mine.rb", "logNormal(\"order #{$order}, #{$sparkPrefix}\")\n");
  const Ended ended = run("rcssserver3d", shortly({"--init-script-prefix", folder.path(), "--script-path", script}));
  QVERIFY2(ended.code == 0, qPrintable(ended.out));
  QVERIFY2(ended.out.contains("order zk, (spark.rb) "), qPrintable(ended.out));
}

void ReferenceCommandLineTest::aSparkScriptOfOnesOwnTakesThePlaceOfOurs()
{
  const QTemporaryDir folder;
  write(folder, "spark.rb", "$agentSyncMode = 'own'\n");
  const QString script = write(
      folder, "mine.rb", "logNormal(\"sync #{$agentSyncMode}, #{$sparkPrefix.inspect}\")\nrun 'scripts/spark.rb'\n");
  const Ended ended = run("sparkwright-server", shortly({"--init-script-prefix", folder.path(), script}));
  QVERIFY2(ended.out.contains("sync own, nil"), qPrintable(ended.out));
}

void ReferenceCommandLineTest::theHelpNamesItsOptions()
{
  const Ended ended = run("rcssserver3d", {"--help"});
  QCOMPARE(ended.code, 0);
  for(const char* const option : {"usage: rcssserver3d", "--agent-port", "--server-port", "--script-path",
                                  "--init-script-prefix", "--rvdraw-host", "--help"})
    QVERIFY2(ended.out.contains(option), option);
  QVERIFY(run("rcssserver3d", {"--version"}).out.startsWith("rcssserver3d "));
}

void ReferenceCommandLineTest::badUsageIsNamed_data()
{
  QTest::addColumn<QStringList>("arguments");
  QTest::addColumn<QString>("said");
  QTest::newRow("unknown") << QStringList{"--nonsense"} << "rcssserver3d: unknown option `--nonsense` (see --help)";
  QTest::newRow("no port") << QStringList{"--agent-port", "x"} << "rcssserver3d: --agent-port: `x` is not a port";
  QTest::newRow("no value") << QStringList{"--script-path"} << "rcssserver3d: --script-path needs a value: FILE.rb";
  QTest::newRow("two scripts") << QStringList{"--script-path", "a.rb", "b.rb"}
                               << "rcssserver3d: one scene or set-up is enough, `b.rb` is too much";
  QTest::newRow("no such folder") << QStringList{"--init-script-prefix", "/no/such/folder"}
                                  << "rcssserver3d: --init-script-prefix: `/no/such/folder` has none of zeitgeist.rb";
  QTest::newRow("no such script") << QStringList{"--script-path", "/no/such/script.rb"} << "could not load /no/such/script.rb";
}

void ReferenceCommandLineTest::badUsageIsNamed()
{
  QFETCH(QStringList, arguments);
  QFETCH(QString, said);
  const Ended ended = run("rcssserver3d", QStringList{"--server-port", "0"} + arguments);
  QCOMPARE(ended.code, 2);
  QVERIFY2(ended.out.contains(said), qPrintable(ended.out));
}

QTEST_GUILESS_MAIN(ReferenceCommandLineTest)
#include "ReferenceCommandLineTest.moc"
