#include "app/server/LogLimiter.h"
#include "app/server/RunSummary.h"
#include "core/text/WriteFile.h"
#include "tests/VerifyNear.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

using namespace sparkwright;

class RunSummaryTest : public QObject
{
  Q_OBJECT

private slots:
  void isJsonWhateverTheNames();
  void tellsWhatCyclesCostAndHowAgentsKeptUp();
  void tellsSignalsAndWhatEndedTheRun();
  void tellsWhoPlayed();
  void isWrittenWholeOrNotAtAll();
  void limiterLetsSoManyPassPerSecond();
};

void RunSummaryTest::isJsonWhateverTheNames()
{
  RunSummary summary;
  summary.version = "0.1";
  summary.scene = "odd \"name\"\\\n.rsg";
  summary.seed = 42;
  summary.cycles = 3000;
  summary.simulatedSeconds = 60;
  summary.scoreRight = 2;
  const QJsonObject read = QJsonDocument::fromJson(QByteArray::fromStdString(summary.json())).object();
  QCOMPARE(read["scene"].toString().toStdString(), summary.scene);
  QCOMPARE(read["seed"].toInt(), 42);
  QCOMPARE(read["cycles"].toInt(), 3000);
  QCOMPARE(read["simulated_seconds"].toDouble(), 60.0);
  QCOMPARE(read["score_left"].toInt(-1), 0);
  QCOMPARE(read["score_right"].toInt(-1), 2);
  for(const char* key : {"version", "wall_seconds", "cpu_seconds", "agents_seen"})
    QVERIFY2(read.contains(key), key);
}

void RunSummaryTest::tellsWhatCyclesCostAndHowAgentsKeptUp()
{
  RunSummary summary;
  for(int i = 0; i < 100; ++i)
    summary.load.cycles.add(0.008);
  summary.load.parts.solve = 0.6;
  NetServer::AgentRecord agent;
  agent.team = "The \"A\"";
  agent.unum = 7;
  agent.info.agent = 3;
  agent.info.answers = {100, 5, 0, 4, 0.001, 0.002, 0.01, 0.02};
  summary.agents = {agent, {}};
  const QJsonObject read = QJsonDocument::fromJson(QByteArray::fromStdString(summary.json())).object();
  VERIFY_NEAR(read["cycle_ms"]["median"].toDouble(), 8, 0.75);
  QCOMPARE(read["cycle_ms"]["most"].toDouble(), 8.0);
  QCOMPARE(read["part_ms"]["solve"].toDouble(), 6.0);
  QCOMPARE(read["agents"].toArray().size(), 2);
  const QJsonObject first = read["agents"].toArray()[0].toObject();
  QCOMPARE(first["team"].toString().toStdString(), agent.team);
  QCOMPARE(first["number"].toInt(), 7);
  QCOMPARE(first["told"].toInt(), 100);
  QCOMPARE(first["missed"].toInt(), 5);
  QCOMPARE(first["longest_lag"].toInt(), 4);
  QCOMPARE(first["answer_ms"]["p99"].toDouble(), 10.0);
}

void RunSummaryTest::tellsSignalsAndWhatEndedTheRun()
{
  RunSummary summary;
  summary.figures = RunFigures({"run/time", "no/such"});
  auto frame = std::make_shared<Frame>();
  frame->structure = std::make_shared<SceneStructure>();
  frame->time = 0.1;
  summary.figures.see(frame, 0);
  summary.end = RunSummary::End::Reached;
  summary.reached = "12.00: a goal";
  const QJsonObject read = QJsonDocument::fromJson(QByteArray::fromStdString(summary.json())).object();
  QCOMPARE(read["end"].toString(), QString("reached"));
  QCOMPARE(read["reached"].toString(), QString("12.00: a goal"));
  QCOMPARE(read["digest"].toString().size(), 16);
  QCOMPARE(read["signals"]["run/time"]["mean"].toDouble(), 0.1);
  QCOMPARE(read["signals"]["run/time"]["unit"].toString(), QString("s"));
  QVERIFY(read["signals"].toObject().contains("no/such") && read["signals"]["no/such"].isNull());
}

void RunSummaryTest::tellsWhoPlayed()
{
  RunSummary summary;
  auto frame = std::make_shared<Frame>();
  frame->structure = std::make_shared<SceneStructure>();
  frame->game.present = true;
  frame->game.team = {"Red \"1\"", "Blue"};
  AgentInfo player;
  player.id = 1;
  player.team = 1;
  player.hasBody = true;
  AgentInfo waiting = player; // It has no robot yet.
  waiting.team = 2;
  waiting.hasBody = false;
  AgentInfo robot = player; // Of the game: nobody leads it.
  robot.id = 0;
  robot.team = 2;
  frame->agents = {player, player, waiting, robot};
  summary.figures.see(frame, 0);
  auto later = std::make_shared<Frame>(*frame); // The sides have changed, and a player has left.
  later->game.team = {"Blue", "Red \"1\""};
  player.team = 2;
  later->agents = {player};
  summary.figures.see(later, 0);
  summary.game = later->game;
  const QJsonObject players =
      QJsonDocument::fromJson(QByteArray::fromStdString(summary.json())).object()["match"].toObject()["players"].toObject();
  QCOMPARE(players.keys(), QStringList{"Red \"1\""});
  QCOMPARE(players["Red \"1\""].toInt(), 2);
}

void RunSummaryTest::isWrittenWholeOrNotAtAll()
{
  QTemporaryDir folder;
  const std::string file = folder.filePath("s.json").toStdString();
  QCOMPARE(writeAtomically(file, "old"), std::string());
  QCOMPARE(writeAtomically(file, "new"), std::string());
  QFile read(QString::fromStdString(file));
  QVERIFY(read.open(QIODevice::ReadOnly));
  QCOMPARE(read.readAll(), QByteArray("new"));
  QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);

  const std::string nowhere = folder.filePath("missing/s.json").toStdString();
  QVERIFY(!writeAtomically(nowhere, "x").empty());
}

void RunSummaryTest::limiterLetsSoManyPassPerSecond()
{
  double now = 0;
  LogLimiter limiter(3, [&now] { return now; });
  long suppressed = 0;
  for(int i = 0; i < 10; ++i)
  {
    QCOMPARE(limiter.pass(suppressed), i < 3);
    QCOMPARE(suppressed, 0L);
  }
  QCOMPARE(limiter.pending(), 7L);
  now = 1.1;
  QVERIFY(limiter.pass(suppressed));
  QCOMPARE(suppressed, 7L);
  QVERIFY(limiter.pass(suppressed));
  QCOMPARE(suppressed, 0L);
}

QTEST_APPLESS_MAIN(RunSummaryTest)
#include "RunSummaryTest.moc"
