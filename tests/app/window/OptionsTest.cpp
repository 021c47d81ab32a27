#include "app/ide/window/Options.h"

#include <QtTest>

using namespace sparkwright;

class OptionsTest : public QObject
{
  Q_OBJECT
private slots:
  void nothingGivesDefaults()
  {
    const IdeOptions o = parseIdeOptions({"sparkwright"});
    QVERIFY(o.error.isEmpty());
    QVERIFY(o.scene.isEmpty());
    QCOMPARE(o.serve.net.agentPort, 3100);
    QCOMPARE(o.serve.net.monitorPort, 3200);
    QVERIFY(!o.serve.sync && o.serve.given.empty());
  }
  void bothSpellingsAreAccepted()
  {
    const IdeOptions o = parseIdeOptions({"sparkwright", "--agent-port=3101", "--monitor-port", "0", "--seed", "7",
                                          "--sync", "--data=/tmp", "--language", "de", "box.rsg"});
    QVERIFY2(o.error.isEmpty(), qPrintable(o.error));
    QCOMPARE(o.serve.net.agentPort, 3101);
    QCOMPARE(o.serve.net.monitorPort, 0);
    QCOMPARE(o.seed, quint64(7));
    QVERIFY(o.serve.sync);
    QCOMPARE(o.dataDirectory, QString("/tmp"));
    QCOMPARE(o.language, QString("de"));
    QCOMPARE(o.scene, QString("box.rsg"));
  }
  void furtherFilesAreOpenedBesideTheFirst()
  {
    const IdeOptions o = parseIdeOptions({"sparkwright", "a.rsg", "b.rsg", "c.rb"});
    QVERIFY2(o.error.isEmpty(), qPrintable(o.error));
    QCOMPARE(o.scene, QString("a.rsg"));
    QCOMPARE(o.further, QStringList({"b.rsg", "c.rb"}));
  }
  void aMistypedOptionNamesTheRightOne()
  {
    const QString error = parseIdeOptions({"sparkwright", "--lang", "de"}).error;
    QVERIFY2(error.contains("lang") && error.contains("Did you mean --language?"), qPrintable(error));
    QVERIFY(!parseIdeOptions({"sparkwright", "--zzzzzzzzz"}).error.contains("Did you mean"));
  }
  void variablesAreSet()
  {
    const IdeOptions o =
        parseIdeOptions({"sparkwright", "--set", "Demo.Players=11", "--set=DisabledRules=a=b", "--set", "Empty="});
    QVERIFY2(o.error.isEmpty(), qPrintable(o.error));
    QCOMPARE(o.variables, (decltype(o.variables){{"Demo.Players", "11"}, {"DisabledRules", "a=b"}, {"Empty", ""}}));
  }
  void servingIsChosenAsInTheHeadlessServer()
  {
    const IdeOptions o =
        parseIdeOptions({"sparkwright", "--agent-port=3100,60000", "--server-port", "3200,60001", "--agent-type", "udp",
                         "--monitor-type=tcp", "--udp-timeout", "2.5", "--agent-format", "json,sexp", "--sync",
                         "--sync-timeout", "0.02", "--sync-policy", "skip", "--monitor-step", "5"});
    QVERIFY2(o.error.isEmpty(), qPrintable(o.error));
    const ServeOptions& s = o.serve;
    QCOMPARE(s.net.furtherAgentPorts, std::vector<int>{60000});
    QCOMPARE(s.net.monitorPort, 3200);
    QCOMPARE(s.net.furtherMonitorPorts, std::vector<int>{60001});
    QVERIFY(s.net.agentsOverUdp && !s.net.monitorsOverUdp);
    QCOMPARE(s.net.udpTimeout, 2.5);
    QCOMPARE(s.agentFormats, std::string("json,sexp"));
    QCOMPARE(s.syncTimeout.seconds, 0.02);
    QVERIFY(s.syncTimeout.skip);
    QCOMPARE(s.net.monitorStep, 5);
    for(const char* const option : {"--agent-port", "--monitor-port", "--monitor-type", "--sync-policy"})
      QVERIFY2(s.isGiven(option), option);
    QVERIFY(!s.isGiven("--no-sync"));
  }
  void badUsageIsNamed_data()
  {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("named");
    QTest::newRow("unknown option") << QStringList{"--fly"} << "fly";
    QTest::newRow("port too high") << QStringList{"--agent-port", "65536"} << "--agent-port";
    QTest::newRow("no number") << QStringList{"--seed=x"} << "--seed";
    QTest::newRow("negative") << QStringList{"--monitor-port=-1"} << "--monitor-port";
    QTest::newRow("bad further port") << QStringList{"--agent-port", "3100,"} << "--agent-port takes N[,N]";
    QTest::newRow("transport") << QStringList{"--agent-type", "pigeon"} << "--agent-type takes tcp|udp, not `pigeon`";
    QTest::newRow("policy") << QStringList{"--sync-policy", "wait"} << "--sync-policy";
    QTest::newRow("timeout") << QStringList{"--sync-timeout", "-1"} << "--sync-timeout";
    QTest::newRow("no format") << QStringList{"--agent-format="} << "--agent-format";
    QTest::newRow("no value") << QStringList{"--set", "BeamNoiseXY"} << "--set takes NAME=VALUE, not `BeamNoiseXY`";
    QTest::newRow("no variable") << QStringList{"--set", "=3"} << "--set";
    QTest::newRow("value missing") << QStringList{"--data"} << "data";
    QTest::newRow("language") << QStringList{"--language", "tlh"} << "tlh";
  }
  void badUsageIsNamed()
  {
    QFETCH(QStringList, arguments);
    QFETCH(QString, named);
    const IdeOptions o = parseIdeOptions(QStringList{"sparkwright"} + arguments);
    QVERIFY2(o.error.contains(named), qPrintable(o.error));
  }
  void helpNamesEveryOption()
  {
    QVERIFY(parseIdeOptions({"sparkwright", "--help"}).help);
    QVERIFY(parseIdeOptions({"sparkwright", "--version"}).version);
    const QString help = ideHelp();
    for(const char* const option :
        {"--data", "--seed", "--agent-port", "--monitor-port", "--sync", "--language", "--help", "--version", "FILE"})
      QVERIFY2(help.contains(option), option);
    for(const ServeOption& option : serveOptions())
      QVERIFY2(help.contains(QLatin1String(option.name.data(), qsizetype(option.name.size()))), option.name.data());
  }
};

QTEST_GUILESS_MAIN(OptionsTest)
#include "OptionsTest.moc"
