#include "ProgramSupport.h"
#include "core/record/mcap/McapReader.h"
#include "core/text/WriteFile.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest>
#include <QtEndian>

#include <unistd.h>

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
  void aFileIsWrittenByOneExportOnly();
  void aDamagedRecordingIsToldAndFails_data();
  void aDamagedRecordingIsToldAndFails();
  void ofADamagedIndexNothingIsLost();
#ifdef SPARKWRIGHT_IMAGES
  void aRecordingBecomesPictures();
  void aRecordingBecomesAVideo();
  void picturesOfAnotherVideoStay();
#endif
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

void ExportProgramTest::aFileIsWrittenByOneExportOnly()
{
  // What another export has begun to write.
  std::string problem;
  const int other = openForWriting(at("two.csv.part").toStdString(), FileLinks::Refuse, problem);
  QVERIFY2(other >= 0, problem.c_str());
  const QStringList arguments{"--export", at("run.mcap"), "--to", at("two.csv")};
  const ServerOutcome refused = runServer(arguments);
  QVERIFY(refused.code != 0);
  QVERIFY2((refused.error + refused.out).contains("two.csv"), qPrintable(refused.error));
  QVERIFY(!QFile::exists(at("two.csv")));
  ::close(other);
  const ServerOutcome alone = runServer(arguments);
  QVERIFY2(alone.code == 0, qPrintable(alone.error));
  QVERIFY(QFile::exists(at("two.csv")) && !QFile::exists(at("two.csv.part")));
}

/// Offset of the middle of the last chunk of an MCAP file (records of one byte for their kind and eight for their length).
static qsizetype middleOfLastChunk(const QByteArray& file)
{
  constexpr qsizetype magic = 8, head = 9;
  constexpr char chunk = 6;
  qsizetype middle = 0;
  for(qsizetype at = magic; at + head <= file.size() - magic;)
  {
    const auto size = static_cast<qsizetype>(qFromLittleEndian<quint64>(file.constData() + at + 1));
    if(file[at] == chunk)
      middle = at + head + size / 2;
    at += head + size;
  }
  return middle;
}

void ExportProgramTest::aDamagedRecordingIsToldAndFails_data()
{
  QTest::addColumn<double>("kept"); // Of the file.
  QTest::addColumn<bool>("overwritten");
  QTest::newRow("without its end") << 0.99 << false;
  QTest::newRow("half of it") << 0.5 << false;
  QTest::newRow("damaged in the middle") << 1.0 << true;
}

void ExportProgramTest::aDamagedRecordingIsToldAndFails()
{
  QFETCH(const double, kept);
  QFETCH(const bool, overwritten);
  QFile whole(at("run.mcap"));
  QVERIFY(whole.open(QIODevice::ReadOnly));
  QByteArray bytes = whole.readAll();
  bytes.truncate(static_cast<qsizetype>(kept * static_cast<double>(bytes.size())));
  if(overwritten)
    bytes.replace(middleOfLastChunk(bytes), 16, QByteArray(16, 'x'));
  QFile damaged(at("damaged.mcap"));
  QVERIFY(damaged.open(QIODevice::WriteOnly) && damaged.write(bytes) == bytes.size());
  damaged.close();
  const ServerOutcome outcome = runServer({"--export", at("damaged.mcap"), "--to", at("damaged.csv")});
  QFile::remove(at("damaged.csv"));
  QFile::remove(at("damaged.mcap"));
  if(outcome.out.isEmpty()) // Nothing could be read.
    QVERIFY(outcome.code == 2 && !outcome.error.isEmpty());
  else
    QVERIFY2(outcome.code == 1 && outcome.error.contains("damaged or was cut"), qPrintable(outcome.out + outcome.error));
}

/// Each entry of an index says a time and a place, which are not believed.
void ExportProgramTest::ofADamagedIndexNothingIsLost()
{
  QFile whole(at("run.mcap"));
  QVERIFY(whole.open(QIODevice::ReadOnly));
  QByteArray bytes = whole.readAll();
  std::string why;
  LocalText problem;
  const auto file = mcap::McapReader::open(mcap::readFrom(at("run.mcap").toStdString(), why), problem);
  QVERIFY(file && file->channel("/frame"));
  const std::uint16_t frames = file->channel("/frame")->id;
  const auto chunk = std::ranges::find_if(file->chunks(), [&](const mcap::ChunkInfo& each) { return each.has(frames); });
  QVERIFY(chunk != file->chunks().end());
  const auto time = static_cast<qsizetype>(chunk->indexes.at(frames) + mcap::recordHead + 6);
  bytes[time + 4] = static_cast<char>(bytes[time + 4] ^ 8);
  QFile damaged(at("damaged.mcap"));
  QVERIFY(damaged.open(QIODevice::WriteOnly) && damaged.write(bytes) == bytes.size());
  damaged.close();
  const auto table = [this](const char* name)
  {
    const ServerOutcome outcome = runServer({"--export", at(name), "--to", at("some.csv")});
    QFile csv(at("some.csv"));
    return std::pair(outcome, csv.open(QIODevice::ReadOnly) ? csv.readAll() : QByteArray());
  };
  const auto [good, expected] = table("run.mcap");
  const auto [told, found] = table("damaged.mcap");
  QFile::remove(at("some.csv"));
  QFile::remove(at("damaged.mcap"));
  QVERIFY(good.code == 0 && !expected.isEmpty());
  QCOMPARE(found, expected);
  QVERIFY2(told.code == 1 && told.error.contains("does not fit its messages") && told.error.contains("nothing is missing"),
           qPrintable(told.error));
}

#ifdef SPARKWRIGHT_IMAGES
void ExportProgramTest::aRecordingBecomesPictures()
{
  const ServerOutcome outcome = runServer({"--export", at("run.mcap"), "--to", at("film/"), "--size", "64x48", "--rate", "10",
                                           "--from", "0.5", "--until", "1.5", "--view", "2"});
  QVERIFY2(outcome.code == 0, qPrintable(outcome.error));
  QVERIFY2(outcome.out.contains("11 pictures"), qPrintable(outcome.out));
  const QStringList pictures = QDir(at("film")).entryList(QDir::Files);
  QCOMPARE(pictures.size(), 11);
  QCOMPARE(pictures.last(), QString("frame_000011.png"));
  const auto content = [this](const char* name)
  {
    QFile file(at(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  };
  const QByteArray first = content("film/frame_000001.png"), last = content("film/frame_000011.png");
  QCOMPARE(first.left(4), QByteArray("\x89PNG"));
  QCOMPARE(first.mid(16, 8), QByteArray("\0\0\0\x40\0\0\0\x30", 8)); // Width and height.
  QVERIFY(first != last); // Boxes fall.
}

void ExportProgramTest::aRecordingBecomesAVideo()
{
  // Stands for ffmpeg: counts the bytes that it is given.
  const QTemporaryDir tools;
  QFile ffmpeg(tools.filePath("ffmpeg"));
  QVERIFY(ffmpeg.open(QIODevice::WriteOnly));
  ffmpeg.write("#!/usr/bin/env bash\nwc -c > \"${@: -1}\"\n");
  ffmpeg.close();
  ffmpeg.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
  const QByteArray path = qgetenv("PATH");
  qputenv("PATH", tools.path().toLocal8Bit() + ':' + path);
  const ServerOutcome outcome = runServer({"--export", at("run.mcap"), "--to", at("film.mp4"), "--size", "64x48"});
  qputenv("PATH", "/nowhere");
  const ServerOutcome without = runServer({"--export", at("run.mcap"), "--to", at("other.mp4")});
  qputenv("PATH", path);
  QVERIFY2(outcome.code == 0, qPrintable(outcome.error));
  QFile film(at("film.mp4"));
  QVERIFY(film.open(QIODevice::ReadOnly));
  // 30 pictures each second of the frames from 0.02 to 2 s.
  QCOMPARE(film.readAll().trimmed().toInt(), 60 * 64 * 48 * 4);
  QVERIFY(film.remove());
  QCOMPARE(without.code, 2);
  QVERIFY2(without.error.contains("ffmpeg is not installed"), qPrintable(without.error));
  QVERIFY2(files().filter("mp4").isEmpty(), qPrintable(files().join(' ')));
}

void ExportProgramTest::picturesOfAnotherVideoStay()
{
  QVERIFY(QDir(directory_.path()).mkpath("old"));
  QFile old(at("old/frame_000001.png"));
  QVERIFY(old.open(QIODevice::WriteOnly) && old.write("x") == 1);
  const ServerOutcome outcome = runServer({"--export", at("run.mcap"), "--to", at("old/")});
  QCOMPARE(outcome.code, 2);
  QVERIFY2(outcome.error.contains("there is a video"), qPrintable(outcome.error));
  QCOMPARE(QFileInfo(old).size(), 1);
}
#endif

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
  QTest::newRow("no such size") << QStringList{run, "--to", at("film/"), "--size", "1280"} << "with an x between them";
  QTest::newRow("no such view") << QStringList{run, "--to", at("film/"), "--view", "9"} << "home, 1 to 8, or ball";
  QTest::newRow("no such rate") << QStringList{run, "--to", at("film/"), "--rate", "0.5"} << "whole number of Hz";
  QTest::newRow("columns of pictures") << QStringList{run, "--to", at("film/"), "--columns", "ball/x"} << "of tables";
  QTest::newRow("size of a table") << QStringList{run, "--to", csv, "--size", "64x48"} << "go with --export of pictures";
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
