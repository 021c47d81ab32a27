#include "app/ide/Options.h"

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
    QCOMPARE(o.agentPort, 3100);
    QCOMPARE(o.monitorPort, 3200);
    QVERIFY(!o.sync);
  }
  void bothSpellingsAreAccepted()
  {
    const IdeOptions o = parseIdeOptions({"sparkwright", "--agent-port=3101", "--monitor-port", "0", "--seed", "7", "--sync",
                                          "--data=/tmp", "--language", "de", "box.rsg"});
    QVERIFY2(o.error.isEmpty(), qPrintable(o.error));
    QCOMPARE(o.agentPort, 3101);
    QCOMPARE(o.monitorPort, 0);
    QCOMPARE(o.seed, quint64(7));
    QVERIFY(o.sync);
    QCOMPARE(o.dataDirectory, QString("/tmp"));
    QCOMPARE(o.language, QString("de"));
    QCOMPARE(o.scene, QString("box.rsg"));
  }
  void badUsageIsNamed_data()
  {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("named");
    QTest::newRow("unknown option") << QStringList{"--fly"} << "fly";
    QTest::newRow("port too high") << QStringList{"--agent-port", "65536"} << "--agent-port";
    QTest::newRow("no number") << QStringList{"--seed=x"} << "--seed";
    QTest::newRow("negative") << QStringList{"--monitor-port=-1"} << "--monitor-port";
    QTest::newRow("value missing") << QStringList{"--data"} << "data";
    QTest::newRow("language") << QStringList{"--language", "tlh"} << "tlh";
    QTest::newRow("two scenes") << QStringList{"a.rsg", "b.rsg"} << "one scene";
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
        {"--data", "--seed", "--agent-port", "--monitor-port", "--sync", "--language", "--help", "--version", "SCENE"})
      QVERIFY2(help.contains(option), option);
  }
};

QTEST_GUILESS_MAIN(OptionsTest)
#include "OptionsTest.moc"
