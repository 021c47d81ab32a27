#include "LogSupport.h"
#include "RecordSupport.h"
#include "core/record/export/RunExport.h"
#include "core/record/export/TableWriter.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

#include <cmath>

using namespace sparkwright;
using namespace sparkwright::test;

namespace
{

QByteArray contentOf(const QString& path)
{
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A table that RFC 4180 describes: cells of rows.
QList<QStringList> readCsv(const QByteArray& bytes)
{
  QList<QStringList> rows;
  QStringList row;
  QString cell;
  bool quoted = false;
  const QString text = QString::fromUtf8(bytes);
  for(qsizetype i = 0; i < text.size(); ++i)
    if(quoted && text[i] == '"' && i + 1 < text.size() && text[i + 1] == '"')
      cell += text[i++];
    else if(text[i] == '"')
      quoted = !quoted;
    else if(!quoted && (text[i] == ',' || text.mid(i, 2) == "\r\n"))
    {
      row << cell;
      cell.clear();
      if(text[i] == '\r')
      {
        rows << row;
        row.clear();
        ++i;
      }
    }
    else
      cell += text[i];
  return rows;
}

/// A cart that moves by 0.02 m along y in each frame.
GivenRun cart(int count) { return GivenRun(cartFrames(count)); }

} // namespace

/// Numbers of a run become tables.
class DataExportTest : public QObject
{
  Q_OBJECT

private slots:
  void init() { path_ = directory_.filePath("run.csv"); }
  void cleanup();

  void aTableHasUnitsAndARowForEachFrame();
  void expressionsAreColumns();
  void speedsDoNotDependOnTheRate();
  void timeAndRateChooseRows();
  void robotsThatComeLaterHaveEmptyCells();
  void decisionsComeOnceAndInQuotes();
  void jsonHasTheSame();
  void eachLineOfJsonIsAnObject();
  void aRecordingKnowsItsJoints();
  void aMonitorLogHasItsRobots();
  void presetColumnsStandTogether();
  void robotsWithoutATeamAreNoPresetOfAMatch();
  void damagedFramesAreLeftOut();
  void nothingIsLeftOfWhatFails_data();
  void nothingIsLeftOfWhatFails();
  void recordingsAndLogsBecomeEachOther();
  void cellsAreQuoted_data();
  void cellsAreQuoted();
  void numbersAreShort();

private:
  ExportResult write(FrameSequence& run, std::vector<std::string> columns, const PartOfRun::Choice& part = {})
  {
    ExportChoice choice;
    choice.format = *exportFormatOf(path_.toStdString());
    choice.columns = std::move(columns);
    choice.part = part;
    return exportRun(run, path_.toStdString(), choice);
  }

  QTemporaryDir directory_;
  QString path_;
};

void DataExportTest::cleanup()
{
  for(const QString& file : QDir(directory_.path()).entryList(QDir::Files))
  {
    QVERIFY2(!file.endsWith(".part"), qPrintable(file));
    QFile::remove(directory_.filePath(file));
  }
}

void DataExportTest::aTableHasUnitsAndARowForEachFrame()
{
  GivenRun run = cart(5);
  const ExportResult result = write(run, {"bodies/cart/y", "bodies/wheel/roll", "bodies/cart/speed", "run/cycle"});
  QCOMPARE(result.problem.english(), std::string());
  QCOMPARE(result.frames, std::size_t(5));
  QCOMPARE(contentOf(path_).left(85), QByteArray("time [s],bodies/cart/y [m],bodies/wheel/roll [deg],bodies/cart/speed [m/s],run/cycle"
                                                 "\r"));
  const QList<QStringList> rows = readCsv(contentOf(path_));
  QCOMPARE(rows.size(), 6);
  for(int i = 0; i < 5; ++i)
  {
    const QStringList& row = rows[i + 1];
    QCOMPARE(row.size(), 5);
    QVERIFY(std::abs(row[0].toDouble() - 0.02 * i) < 1e-9);
    QVERIFY(std::abs(row[1].toDouble() - 0.02 * i) < 1e-6);
    QVERIFY(std::abs(row[2].toDouble() - 0.1 * i * 180 / M_PI) < 1e-3);
    QVERIFY(i == 0 ? row[3].isEmpty() : std::abs(row[3].toDouble() - 1) < 1e-3);
    QCOMPARE(row[4], QString::number(i));
  }
}

void DataExportTest::expressionsAreColumns()
{
  GivenRun run = cart(10);
  QVERIFY(write(run, {"bodies/cart/x * 2 - bodies/cart/y", "abs(bodies/cart/x) > 1"}).problem.empty());
  QVERIFY(contentOf(path_).startsWith("time [s],bodies/cart/x * 2 - bodies/cart/y [m],abs(bodies/cart/x) > 1\r\n"));
  QVERIFY(!write(run, {"bodies/boat/x * 2"}).problem.empty());
}

void DataExportTest::speedsDoNotDependOnTheRate()
{
  GivenRun run = cart(101);
  QVERIFY(write(run, {"bodies/cart/speed"}, {.rate = 0.5}).problem.empty()); // Frames of the table are 2 s apart.
  const QList<QStringList> rows = readCsv(contentOf(path_));
  QCOMPARE(rows.size(), 3);
  QVERIFY(std::abs(rows[2][1].toDouble() - 1) < 1e-3);
}

void DataExportTest::timeAndRateChooseRows()
{
  GivenRun run = cart(100);
  QVERIFY(write(run, {"run/cycle"}, {.from = 0.5, .until = 1, .rate = 10}).problem.empty());
  const QList<QStringList> rows = readCsv(contentOf(path_));
  QStringList cycles;
  for(const QStringList& row : rows.mid(1))
    cycles << row[1];
  QCOMPARE(cycles, (QStringList{"25", "30", "35", "40", "45", "50"}));
}

void DataExportTest::robotsThatComeLaterHaveEmptyCells()
{
  GivenRun run(matchFrames());
  const ExportResult result = write(run, {"robots/*/*/x"});
  QCOMPARE(result.problem.english(), std::string());
  const QList<QStringList> rows = readCsv(contentOf(path_));
  const auto column = rows[0].indexOf("robots/right/2/x [m]");
  QVERIFY(column > 0);
  QVERIFY(rows[1][column].isEmpty());
  QVERIFY(!rows.last()[column].isEmpty());
  for(const QStringList& row : rows)
    QCOMPARE(row.size(), rows[0].size());
}

void DataExportTest::decisionsComeOnceAndInQuotes()
{
  GivenRun run(matchFrames());
  QVERIFY(write(run, {"game/score", "events"}, {.rate = 5}).problem.empty());
  const QList<QStringList> rows = readCsv(contentOf(path_));
  const QStringList& head = rows[0];
  QCOMPARE(head.last(), QString("events"));
  const auto& events = *matchFrames().back()->game.events;
  QVERIFY(!events.empty());
  QString all;
  for(const QStringList& row : rows.mid(1))
    all += row.last() + '\n';
  qsizetype at = 0;
  for(const auto& event : events)
  {
    const QString text = QString::fromStdString(textOf(*event));
    QCOMPARE(all.count(text), 1);
    const qsizetype place = all.indexOf(text);
    QVERIFY(place >= at);
    at = place;
  }
  // What was decided before the part is not told in it.
  const double later = matchFrames().back()->time;
  GivenRun again(matchFrames());
  QVERIFY(write(again, {"events"}, {.from = again.time(again.count() - 1)}).problem.empty());
  QCOMPARE(readCsv(contentOf(path_)).size(), 2);
  QVERIFY(later > 0);
  QCOMPARE(readCsv(contentOf(path_))[1][1], QString());
}

void DataExportTest::jsonHasTheSame()
{
  path_ = directory_.filePath("run.JSON");
  GivenRun run(matchFrames());
  QVERIFY(write(run, {"ball/x", "robots/right/2/x", "events"}).problem.empty());
  QJsonParseError error{};
  const QJsonObject table = QJsonDocument::fromJson(contentOf(path_), &error).object();
  QCOMPARE(error.error, QJsonParseError::NoError);
  QCOMPARE(table["signals"].toArray()[1].toObject()["path"].toString(), QString("ball/x"));
  QCOMPARE(table["signals"].toArray()[1].toObject()["unit"].toString(), QString("m"));
  const QJsonArray rows = table["rows"].toArray();
  QCOMPARE(static_cast<std::size_t>(rows.size()), run.count());
  QVERIFY(rows.first().toObject()["robots/right/2/x"].isNull());
  QVERIFY(rows.last().toObject()["ball/x"].isDouble());
  std::size_t events = 0;
  for(const QJsonValue& row : rows)
    events += static_cast<std::size_t>(row.toObject()["events"].toArray().size());
  QCOMPARE(events, matchFrames().back()->game.events->size());
}

void DataExportTest::eachLineOfJsonIsAnObject()
{
  path_ = directory_.filePath("run.jsonl");
  GivenRun run = cart(4);
  QVERIFY(write(run, {"bodies/cart/y"}).problem.empty());
  const QList<QByteArray> lines = contentOf(path_).trimmed().split('\n');
  QCOMPARE(lines.size(), 5);
  for(const QByteArray& line : lines)
    QVERIFY(QJsonDocument::fromJson(line).isObject());
  QVERIFY(QJsonDocument::fromJson(lines[0]).object().contains("signals"));
  QVERIFY(std::abs(QJsonDocument::fromJson(lines[4]).object()["bodies/cart/y"].toDouble() - 0.06) < 1e-6);
}

void DataExportTest::aRecordingKnowsItsJoints()
{
  const auto recording = openBytes(record(matchFrames()));
  GivenRun live(matchFrames());
  const std::string path = "robots/left/1/joints/laj1/angle";
  QVERIFY(write(*recording, {path}).problem.empty());
  const QList<QStringList> rows = readCsv(contentOf(path_));
  // The frame that has details of physics tells the angle itself.
  std::size_t told = 0;
  for(std::size_t i = 0; i < live.count(); ++i)
    if(live.frames[i]->physics.structure)
    {
      const PhysicsStructure& physics = *live.frames[i]->physics.structure;
      for(std::size_t j = 0; j < physics.joints.size(); ++j)
      {
        const auto& agents = live.frames[i]->agents;
        const bool mine = std::ranges::any_of(agents, [&](const AgentInfo& agent)
                                              { return agent.team == 1 && agent.unum == 1 && agent.rootId == physics.joints[j].agent; });
        if(!mine || physics.joints[j].name != "laj1")
          continue;
        const double angle = static_cast<double>(live.frames[i]->physics.angles[j][0]) * 180 / M_PI;
        const QString cell = rows[static_cast<qsizetype>(i) + 1][1];
        QVERIFY2(!cell.isEmpty() && std::abs(cell.toDouble() - angle) < 0.1, qPrintable(cell));
        ++told;
      }
    }
  QVERIFY(told > 0);
  QVERIFY(!rows.last()[1].isEmpty()); // Later ones have none of these, but poses.
  // Joints stay what they are when a recording is cut.
  const QString cut = directory_.filePath("cut.mcap");
  ExportChoice choice;
  choice.format = ExportFormat::Recording;
  choice.part.from = recording->time(recording->count() - 20);
  QVERIFY(exportRun(*recording, cut.toStdString(), choice).problem.empty());
  LocalText problem;
  const auto reopened = Recording::open(cut.toStdString(), problem);
  QVERIFY(reopened);
  QVERIFY(write(*reopened, {path}).problem.empty());
  QVERIFY(std::abs(readCsv(contentOf(path_)).last()[1].toDouble() - rows.last()[1].toDouble()) < 0.1);
}

void DataExportTest::aMonitorLogHasItsRobots()
{
  LogOnDisk log(unpacked("match.log.gz"));
  QVERIFY(log.log);
  const ExportResult result = write(*log.log, {"ball/x", "robots/*/*/x", "game/clock"});
  QCOMPARE(result.problem.english(), std::string());
  QVERIFY(result.columns.size() > 2);
  QVERIFY(!readCsv(contentOf(path_)).last()[1].isEmpty());
}

void DataExportTest::presetColumnsStandTogether()
{
  GivenRun run = cart(3);
  const ExportResult result = write(run, {});
  QCOMPARE(result.problem.english(), std::string());
  const QStringList head = readCsv(contentOf(path_))[0];
  const auto first = head.indexOf("bodies/cart/x [m]");
  QVERIFY(first > 0);
  QCOMPARE(head[first + 1], QString("bodies/cart/y [m]"));
  QCOMPARE(head.last(), QString("events"));
}

void DataExportTest::robotsWithoutATeamAreNoPresetOfAMatch()
{
  GivenRun run(matchFrames());
  const auto last = std::make_shared<Frame>(*run.frames.back());
  for(AgentInfo& agent : last->agents)
    agent.team = agent.unum = 0;
  run.frames.back() = last;
  const QString teamless = "robots/agent/";
  QVERIFY(write(run, {"robots/*/*/x"}).problem.empty());
  QVERIFY(contentOf(path_).contains(teamless.toUtf8())); // Whoever names them gets them.
  QVERIFY(write(run, {}).problem.empty());
  const QStringList head = readCsv(contentOf(path_))[0];
  QVERIFY(head.contains("robots/right/2/x [m]"));
  QVERIFY(head.filter(teamless).isEmpty());
}

void DataExportTest::damagedFramesAreLeftOut()
{
  GivenRun run = cart(10);
  run.frames[4] = nullptr;
  const ExportResult result = write(run, {"run/cycle"});
  QVERIFY(result.problem.empty());
  QCOMPARE(result.frames, std::size_t(9));
  QCOMPARE(readCsv(contentOf(path_)).size(), 10);
}

void DataExportTest::nothingIsLeftOfWhatFails_data()
{
  QTest::addColumn<QString>("what");
  QTest::addColumn<QString>("said");
  QTest::newRow("no such folder") << "folder" << "run.csv cannot be written: No such file";
  QTest::newRow("no such signal") << "signal" << "no signal that matches `bodies/boat/*`";
  QTest::newRow("no frames") << "time" << "no frames in this time";
  QTest::newRow("all frames damaged") << "damaged" << "no frames";
  QTest::newRow("cancelled") << "cancel" << "cancelled";
}

void DataExportTest::nothingIsLeftOfWhatFails()
{
  QFETCH(QString, what);
  QFETCH(QString, said);
  QFile before(path_);
  QVERIFY(before.open(QIODevice::WriteOnly) && before.write("before") == 6);
  before.close();
  GivenRun run = cart(200);
  ExportChoice choice;
  choice.columns = {"bodies/cart/x"};
  QString path = path_;
  ExportProgress progress;
  if(what == "folder")
    path = directory_.filePath("none/run.csv");
  else if(what == "signal")
    choice.columns = {"bodies/cart/*", "bodies/boat/*"};
  else if(what == "time")
    choice.part.from = 1000;
  else if(what == "damaged")
  {
    choice.columns.clear();
    std::ranges::fill(run.frames, nullptr);
  }
  else
    progress = [](double share) { return share < 0.7; };
  const ExportResult result = exportRun(run, path.toStdString(), choice, progress);
  QVERIFY2(result.problem.english().find(said.toStdString()) != std::string::npos, result.problem.english().c_str());
  QCOMPARE(contentOf(path_), QByteArray("before"));
  QCOMPARE(QDir(directory_.path()).entryList(QDir::Files), QStringList("run.csv"));
}

void DataExportTest::recordingsAndLogsBecomeEachOther()
{
  LogOnDisk log(unpacked("match.log.gz"));
  QVERIFY(log.log);
  path_ = directory_.filePath("match.mcap");
  QVERIFY(write(*log.log, {}).problem.empty());
  LocalText problem;
  const auto recording = Recording::open(path_.toStdString(), problem);
  QVERIFY2(recording, problem.english().c_str());
  QCOMPARE(recording->count(), log.log->count());
  path_ = directory_.filePath("again.sparkmonitor");
  QVERIFY(write(*recording, {}, {.rate = 1000}).problem.empty());
  LogOnDisk again(contentOf(path_).toStdString());
  QVERIFY(again.log);
  QCOMPARE(again.log->count(), log.log->count());
  for(std::size_t i = 0; i < again.log->count(); i += 7)
  {
    const FramePtr a = log.log->frame(i), b = again.log->frame(i);
    QVERIFY(sameStructure(*a->structure, *b->structure));
    QVERIFY(a->game.mode == b->game.mode && a->game.score == b->game.score && a->game.team == b->game.team);
    for(std::size_t k = 0; k < a->local.size(); ++k)
      QVERIFY((translation(a->local[k]) - translation(b->local[k])).norm() < 1e-3f);
  }
}

void DataExportTest::cellsAreQuoted_data()
{
  QTest::addColumn<QString>("text");
  QTest::addColumn<QString>("cell");
  QTest::newRow("plain") << "ball/x [m]" << "ball/x [m]";
  QTest::newRow("comma") << "a,b" << "\"a,b\"";
  QTest::newRow("quotes") << "say \"hi\"" << "\"say \"\"hi\"\"\"";
  QTest::newRow("line") << "a\r\nb" << "\"a\r\nb\"";
  QTest::newRow("nothing") << "" << "";
}

void DataExportTest::cellsAreQuoted()
{
  QFETCH(QString, text);
  QFETCH(QString, cell);
  std::string out;
  appendCsv(text.toStdString(), out);
  QCOMPARE(QString::fromStdString(out), cell);
}

void DataExportTest::numbersAreShort()
{
  const auto written = [](double value)
  {
    std::string out;
    appendNumber(value, out);
    return out;
  };
  QCOMPARE(written(static_cast<double>(0.1f)), std::string("0.1"));
  QCOMPARE(written(-0.0), std::string("0"));
  QCOMPARE(written(12345.02), std::string("12345.02"));
  QCOMPARE(written(123456789), std::string("123456789"));
  QVERIFY(std::abs(std::stod(written(1.5e300)) - 1.5e300) < 1e294);
  QCOMPARE(written(std::nan("")), std::string());
  QCOMPARE(written(HUGE_VAL), std::string());
}

QTEST_APPLESS_MAIN(DataExportTest)
#include "DataExportTest.moc"
