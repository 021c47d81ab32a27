#include "ProgramSupport.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <sys/stat.h>

using namespace sparkwright;

/// Whatever option names a file to read: a pipe in its place ends the server with a message at once. Nor does a run begin
/// without a bundle that it needs.
class InputFilesTest : public QObject
{
  Q_OBJECT

  QTemporaryDir folder_;

  QString path(const QString& name) const { return folder_.filePath(name); }

private slots:
  void pipesAreRefused_data()
  {
    QTest::addColumn<QString>("pipe");
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("scene") << "a.rsg" << QStringList{path("a.rsg")};
    QTest::newRow("set-up") << "a.rb" << QStringList{path("a.rb")};
    QTest::newRow("RoSi scene") << "a.ros" << QStringList{path("a.ros")};
    QTest::newRow("world") << "a.f2kworld" << QStringList{path("a.f2kworld")};
    QTest::newRow("project") << "a.sparkproject" << QStringList{path("a.sparkproject")};
    QTest::newRow("job") << "a.sparkjobs" << QStringList{"--jobs", path("a.sparkjobs"), "--list-runs"};
    QTest::newRow("state") << "a.sparkstate" << QStringList{"--state", path("a.sparkstate")};
    QTest::newRow("resumed") << "a.mcap" << QStringList{"--resume", path("a.mcap"), "--at", "1"};
    QTest::newRow("exported recording") << "b.mcap" << QStringList{"--export", path("b.mcap"), "--to", path("o.csv")};
    QTest::newRow("exported log") << "b.log" << QStringList{"--export", path("b.log"), "--to", path("o.csv")};
    QTest::newRow("packed log") << "b.tar.bz2" << QStringList{"--export", path("b.tar.bz2"), "--to", path("o.csv")};
    QTest::newRow("motion log") << "m.csv" << QStringList{"--train-motion", path("m.csv"), path("model.json")};
    QTest::newRow("motor log") << "f.csv" << QStringList{"--fit-motor", path("f.csv")};
    QTest::newRow("mounted") << "a.zip" << QStringList{"--mount", path("a.zip"), "examples/falling_boxes.rsg"};
    QTest::newRow("checked scene") << "c.rsg" << QStringList{"--check", path("c.rsg")};
    QTest::newRow("checked project") << "c.sparkproject" << QStringList{"--check", path("c.sparkproject")};
    QTest::newRow("checked job") << "c.sparkjobs" << QStringList{"--check", path("c.sparkjobs")};
    QTest::newRow("checked team") << "c.sparkteam" << QStringList{"--check", path("c.sparkteam")};
  }
  void pipesAreRefused()
  {
    QFETCH(const QString, pipe);
    QFETCH(QStringList, arguments);
    QCOMPARE(::mkfifo(qPrintable(path(pipe)), 0600), 0);
    if(!arguments.first().startsWith("--") || arguments.first() == "--mount" || arguments.first() == "--state" ||
       arguments.first() == "--resume")
      arguments = QStringList{"--fast", "--until", "0.1", "--agent-port", "0", "--monitor-port", "0"} + arguments;
    ServerProcess server(arguments);
    const int code = server.wait(10000); // It takes less than a second; machines may be busy.
    QVERIFY2(code > 0, qPrintable(QString::number(code)));
    const QByteArray said = server.process.readAllStandardOutput() + server.process.readAllStandardError();
    QVERIFY(!said.isEmpty() || !server.output.isEmpty());
  }

  void endlessFilesAreRefused()
  {
    for(const QStringList& arguments :
        {QStringList{"--fit-motor", "/dev/zero"}, QStringList{"--train-motion", "/dev/zero", path("model.json")}})
    {
      ServerProcess server(arguments);
      QVERIFY(server.wait(10000) > 0);
    }
  }

  void aBundleThatIsMissingFailsTheRun()
  {
    const QStringList run{"--fast", "--until", "0.1", "--agent-port", "0", "--monitor-port", "0"};
    const ServerOutcome named = runServer(run + QStringList{"--bundle", "nosuch", "examples/falling_boxes.rsg"});
    QVERIFY2(named.code > 0, qPrintable(named.error));
    QVERIFY2((named.error + named.out).contains("nosuch"), qPrintable(named.error));
  }
};

QTEST_GUILESS_MAIN(InputFilesTest)
#include "InputFilesTest.moc"
