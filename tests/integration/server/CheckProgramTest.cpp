#include "ProgramSupport.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace sparkwright;

/// `sparkwright-server --check` of files that say what is run: projects, jobs, teams.
class CheckProgramTest : public QObject
{
  Q_OBJECT

  QTemporaryDir folder_;

private slots:
  void whatIsWrongIsSaidWithItsPlace_data()
  {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("said");
    QTest::addColumn<int>("code");
    QTest::newRow("project") << "good.sparkproject" << QByteArray("scene = \"examples/falling_boxes.rsg\"\n") << "" << 0;
    QTest::newRow("project, no TOML") << "x.sparkproject" << QByteArray("scene = \"examples/falling_boxes.rsg\"\n=\n")
                                      << ":2:" << 2;
    QTest::newRow("project, no scene") << "y.sparkproject" << QByteArray("\nscene = \"nowhere.rsg\"\n") << ":2:" << 2;
    QTest::newRow("job") << "good.sparkjobs" << QByteArray("scene = \"a.rsg\"\nuntil = 1\n") << "" << 0;
    QTest::newRow("job, unknown setting") << "x.sparkjobs" << QByteArray("scene = \"a.rsg\"\nuntil = 1\nunknown = 2\n")
                                          << ":3:" << 2;
    QTest::newRow("job, too many runs") << "y.sparkjobs"
                                        << QByteArray("scene = \"a.rsg\"\nuntil = 1\nseeds = \"1-1000\"\nrepeat = 1000\n")
                                        << "1000000 runs" << 2;
    QTest::newRow("team, no TOML") << "x.sparkteam" << QByteArray("name = \n") << ":1:" << 2;
  }
  void whatIsWrongIsSaidWithItsPlace()
  {
    QFETCH(const QString, name);
    QFETCH(const QByteArray, text);
    QFETCH(const QString, said);
    QFETCH(const int, code);
    QFile file(folder_.filePath(name));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    file.close();
    const ServerOutcome outcome = runServer({"--check", file.fileName()});
    QVERIFY2(outcome.code == code, qPrintable(outcome.out + outcome.error));
    QVERIFY2(outcome.out.contains(said), qPrintable(outcome.out));
    QVERIFY2(said.isEmpty() == outcome.out.isEmpty(), qPrintable(outcome.out));
  }

  void variablesOfTheCommandLineAreChecked()
  {
    QFile file(folder_.filePath("box.rsg"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("(RSG 0 1)((nd Transform (setName box)))") > 0);
    file.close();
    QCOMPARE(runServer({"--check", file.fileName(), "--set", "RuleHalfTime=10.5"}).code, 0);
    const ServerOutcome outcome = runServer({"--check", file.fileName(), "--set", "RuleHalfTime=10,5"});
    QCOMPARE(outcome.code, 2);
    QVERIFY2(outcome.out.contains("RuleHalfTime is a number from 0 to 1e+06 s, not `10,5`"), qPrintable(outcome.out));
  }

  void thoseOfAFolderAreFound()
  {
    const QTemporaryDir folder;
    QFile file(folder.filePath("a.sparkproject"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("=") == 1);
    file.close();
    const ServerOutcome outcome = runServer({"--check", folder.path()});
    QCOMPARE(outcome.code, 2);
    QVERIFY2(outcome.out.contains("a.sparkproject:1:"), qPrintable(outcome.out));
  }
};

QTEST_GUILESS_MAIN(CheckProgramTest)
#include "CheckProgramTest.moc"
