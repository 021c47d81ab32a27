#include "ProgramSupport.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest>

using namespace sparkwright;

/// `sparkwright-server --export`: files, messages, exit codes.
class ExportProgramTest : public QObject
{
  Q_OBJECT

private slots:
  void initTestCase();
  void aRecordingBecomesATable();
  void itsSignalsAreListed();
  void aRecordingBecomesAMonitorLogAndBack();
  void badInputIsTold_data();
  void badInputIsTold();

private:
  QString at(const QString& name) const { return directory_.filePath(name); }
  QStringList files() const { return QDir(directory_.path()).entryList(QDir::Files); }

  QTemporaryDir directory_;
};

void ExportProgramTest::initTestCase()
{
  const ServerOutcome made = runServer({"--fast", "--until", "2", "--agent-port", "0", "--monitor-port", "0", "--quiet",
                                        "--record", at("run.mcap"), "examples/falling_boxes.rsg"});
  QVERIFY2(made.code == 0, qPrintable(made.error));
}

void ExportProgramTest::aRecordingBecomesATable()
{
  const ServerOutcome outcome =
      runServer({"--export", at("run.mcap"), "--to", at("run.csv"), "--rate", "10", "--columns", "bodies/*/z,run/cycle",
                 "--from", "0.5", "--until", "1.5"});
  QVERIFY2(outcome.code == 0, qPrintable(outcome.error));
  const QRegularExpression told("run\\.csv written: 11 frames, \\d+ columns");
  QVERIFY2(outcome.out.contains(told), qPrintable(outcome.out));
  QFile file(at("run.csv"));
  QVERIFY(file.open(QIODevice::ReadOnly));
  const QList<QByteArray> lines = file.readAll().split('\n');
  QCOMPARE(lines.size(), 13); // Head, rows, and nothing after the last line's end.
  QVERIFY(lines[0].startsWith("time [s],bodies/") && lines[0].endsWith(",run/cycle\r"));
  QVERIFY(lines[1].startsWith("0.5,"));
}

void ExportProgramTest::itsSignalsAreListed()
{
  const ServerOutcome outcome = runServer({"--export", at("run.mcap"), "--list-columns"});
  QCOMPARE(outcome.code, 0);
  QVERIFY2(outcome.out.contains(QRegularExpression("\nbodies/[^\n]+/z \\[m\\]\n")), qPrintable(outcome.out));
}

void ExportProgramTest::aRecordingBecomesAMonitorLogAndBack()
{
  const ServerOutcome log = runServer({"--export", at("run.mcap"), "--to", at("run.log")});
  QVERIFY2(log.code == 0 && log.out.contains("10 frames"), qPrintable(log.error + log.out)); // Each 0.2 s.
  const ServerOutcome back = runServer({"--export", at("run.log"), "--to", at("back.mcap")});
  QVERIFY2(back.code == 0 && back.out.contains("10 frames"), qPrintable(back.error + back.out));
}

void ExportProgramTest::badInputIsTold_data()
{
  QTest::addColumn<QStringList>("words");
  QTest::addColumn<QString>("said");
  const QString run = at("run.mcap"), csv = at("new.csv"), text = at("text.mcap");
  QFile file(text);
  QVERIFY(file.open(QIODevice::WriteOnly) && file.write("hello") == 5);
  QTest::newRow("no such file") << QStringList{at("none.mcap"), "--to", csv} << "none.mcap";
  QTest::newRow("no recording") << QStringList{text, "--to", csv} << "text.mcap";
  QTest::newRow("no such signal") << QStringList{run, "--to", csv, "--columns", "keeper/x"}
                                << "no signal that matches `keeper/x`";
  QTest::newRow("not in this time") << QStringList{run, "--to", csv, "--from", "100"} << "no frames in this time";
  QTest::newRow("no such folder") << QStringList{run, "--to", at("none/new.csv")} << "cannot be written";
  QTest::newRow("over itself") << QStringList{run, "--to", run} << "the recording itself";
}

void ExportProgramTest::badInputIsTold()
{
  QFETCH(QStringList, words);
  QFETCH(QString, said);
  const QStringList before = files();
  const ServerOutcome outcome = runServer(QStringList{"--export"} + words);
  QCOMPARE(outcome.code, 2);
  QVERIFY2(outcome.error.contains(said), qPrintable(outcome.error));
  QVERIFY(outcome.out.isEmpty());
  QCOMPARE(files(), before);
}

QTEST_GUILESS_MAIN(ExportProgramTest)
#include "ExportProgramTest.moc"
