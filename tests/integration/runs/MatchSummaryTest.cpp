#include "ClientSupport.h"
#include "ProgramSupport.h"
#include "tests/VerifyNear.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

#include <array>

using namespace sparkwright;

namespace
{

/// Has cycles go by until the agent is told of the play mode; false if it is not within ten simulated seconds.
bool waitForMode(TestAgent& agent, const std::string& mode)
{
  for(int i = 0; i < 500; ++i)
  {
    const std::string percepts = agent.percepts();
    if(percepts.empty())
      return false;
    agent.answer();
    if(percepts.find("(pm " + mode + ")") != std::string::npos)
      return true;
  }
  return false;
}

/// The play mode that the percepts tell of.
std::string modeIn(const std::string& percepts)
{
  const std::size_t at = percepts.find("(pm ");
  return at == std::string::npos ? std::string() : percepts.substr(at + 4, percepts.find(')', at) - at - 4);
}

/// Seconds of the halves of a match: few, or what the environment says.
int halfTime()
{
  const int wanted = qEnvironmentVariableIntValue("SPARKWRIGHT_MATCH_HALF");
  return wanted > 0 ? wanted : 8;
}

QJsonObject readJson(const QString& path)
{
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

/// What the events leave of a score that begins with 0 : 0.
std::array<int, 2> replayed(const QJsonArray& events)
{
  std::array<int, 2> score{};
  for(const QJsonValue& event : events)
  {
    if(event["kind"] == "goal")
      ++score[event["team"] == "left" ? 0 : 1];
    else if(event["kind"] == "score")
      score = {event["score"][0].toInt(), event["score"][1].toInt()};
    else if(event["consequence"] == "the teams change sides")
      std::swap(score[0], score[1]);
  }
  return score;
}

} // namespace

/// The summary of a run tells the match, decision by decision.
class MatchSummaryTest : public QObject
{
  Q_OBJECT

private slots:
  void theEventsOfAMatchAddUpToItsScore()
  {
    QTemporaryDir folder;
    const QString file = folder.filePath("summary.json");
    ServerProcess server({"--sync", "--fast", "--seed=1", "--set", "ChangeSidesInSecondHalf=true", "--summary", file});
    QVERIFY2(server.ready(), qPrintable(server.output));
    TestAgent agent(server.agentPort, "Red", 2);
    TestClient trainer(server.monitorPort);
    QVERIFY(waitForMode(agent, "BeforeKickOff"));

    trainer.send("(kickOff Left)");
    QVERIFY(waitForMode(agent, "KickOff_Left"));
    const std::string toTheRight = "(playMode PlayOn)(ball (pos 14.5 0.3 0.042)(vel 6 0 0))";
    const std::string toTheLeft = "(playMode PlayOn)(ball (pos -14.5 0.3 0.042)(vel -6 0 0))";
    trainer.send(toTheRight);
    QVERIFY(waitForMode(agent, "Goal_Left"));
    trainer.send(toTheLeft);
    QVERIFY(waitForMode(agent, "Goal_Right"));
    trainer.send("(playMode PlayOn)(ball (pos 3 9.5 0.042)(vel 0 6 0))(score (left 5)(right 3))");
    QVERIFY(waitForMode(agent, "KickIn_Left") || waitForMode(agent, "KickIn_Right"));
    trainer.send("(time 300)");
    QVERIFY(waitForMode(agent, "BeforeKickOff"));
    trainer.send(toTheRight);
    QVERIFY(waitForMode(agent, "Goal_Left"));
    trainer.send("(score (left 4)(right 5))(killsim)"); // After the last cycle.
    QCOMPARE(server.wait(), 0);

    QFile read(file);
    QVERIFY(read.open(QIODevice::ReadOnly));
    QJsonParseError problem;
    const QJsonObject summary = QJsonDocument::fromJson(read.readAll(), &problem).object();
    QVERIFY2(problem.error == QJsonParseError::NoError, qPrintable(problem.errorString()));
    const QJsonObject match = summary["match"].toObject();
    const QJsonArray events = match["events"].toArray();
    QCOMPARE(match["half"].toInt(), 2);
    QCOMPARE(match["play_mode"].toString(), QString("Goal_Left"));
    QCOMPARE(match["team_left"].toString(), QString());
    QCOMPARE(match["team_right"].toString(), QString("Red")); // The sides have changed.
    QCOMPARE(match["score_left"].toInt(), 4);
    QCOMPARE(match["score_right"].toInt(), 5);
    QCOMPARE(summary["score_left"].toInt(), 4);
    QCOMPARE(replayed(events), (std::array<int, 2>{4, 5}));

    int goals = 0, number = 0;
    double time = 0;
    for(const QJsonValue& event : events)
    {
      QCOMPARE(event["index"].toInt(), ++number);
      QVERIFY(event["time"].toDouble() >= time);
      time = event["time"].toDouble();
      QVERIFY(!event["rule"].toString().isEmpty());
      QVERIFY(!event["reason"].toString().isEmpty());
      goals += event["kind"] == "goal";
    }
    QCOMPARE(goals, 3);
    QCOMPARE(events[0]["rule"].toString(), QString("command"));
    QCOMPARE(events[0]["mode_before"].toString(), QString("BeforeKickOff"));
    QCOMPARE(events[0]["mode_after"].toString(), QString("KickOff_Left"));
    const QJsonValue goal = events[2];
    QCOMPARE(goal["kind"].toString(), QString("goal"));
    QCOMPARE(goal["team"].toString(), QString("left"));
    QCOMPARE(goal["team_name"].toString(), QString("Red"));
    QVERIFY(goal["position"][0].toDouble() > 15);
    QCOMPARE(goal["overruled"].toBool(true), false);
    QVERIFY(goal["foul"].isNull());
    QVERIFY(server.output.contains("PlayOn → Goal_Left (goal): touched by nobody; 1 : 0"));
  }

  void anUnattendedMatchEndsByItself()
  {
    QTemporaryDir folder;
    const QString file = folder.filePath("summary.json");
    ServerProcess server({"--sync", "--fast", "--seed=1", "--set", "AutomaticKickOff=true", "--set",
                          "AutomaticQuit=true", "--set", "WaitBeforeKickOff=1", "--set", "RuleHalfTime=3", "--summary",
                          file});
    QVERIFY2(server.ready(), qPrintable(server.output));
    TestAgent agent(server.agentPort, "Red", 2);
    int cycles = 0;
    for(; cycles < 5000 && !agent.percepts().empty(); ++cycles)
      agent.answer();
    QCOMPARE(server.wait(), 0);
    QVERIFY2(std::abs(cycles - 900) < 60, qPrintable(QString::number(cycles))); // 2 waits, 2 halves, 10 s to look back.
    QFile read(file);
    QVERIFY(read.open(QIODevice::ReadOnly));
    const QJsonObject match = QJsonDocument::fromJson(read.readAll()).object()["match"].toObject();
    QCOMPARE(match["half"].toInt(), 2);
    QCOMPARE(match["play_mode"].toString(), QString("GameOver"));
    QStringList modes;
    for(const QJsonValue& event : match["events"].toArray())
      if(event["mode_after"] != event["mode_before"])
        modes << event["mode_after"].toString();
    QCOMPARE(modes, (QStringList{"KickOff_Left", "BeforeKickOff", "KickOff_Right", "GameOver"}));
  }

  // With SPARKWRIGHT_MATCH_HALF=300, ten minutes by the rules of the league.
  void aMatchWithGoalsEndsByItself()
  {
    QTemporaryDir folder;
    const QString file = folder.filePath("summary.json");
    QStringList arguments{"--sync",
                          "--fast",
                          "--seed=3",
                          "--set",
                          "AutomaticKickOff=true",
                          "--set",
                          "AutomaticQuit=true",
                          "--set",
                          "ChangeSidesInSecondHalf=true",
                          "--summary",
                          file};
    if(halfTime() < 300)
      arguments << "--set" << QString("RuleHalfTime=%1").arg(halfTime()) << "--set"
                << "WaitBeforeKickOff=1"
                << "--set"
                << "RuleDropBallTime=1"
                << "--set"
                << "RuleGoalPauseTime=0.5";
    ServerProcess server(arguments);
    QVERIFY2(server.ready(), qPrintable(server.output));
    TestClient trainer(server.monitorPort);
    Squad squad(server.agentPort);
    for(const int unum : {1, 5})
      for(const char* const team : {"Red", "Blue"})
        squad.add(team, unum);

    // Now and then the ball comes flying: into a goal, over a line, or to a robot that moves all its joints.
    const std::array shots = {"(ball (pos 13 0.2 0.1)(vel 12 0 0))", "(ball (pos 5 9 0.1)(vel 0 6 0))",
                              "(ball (pos -13 -0.2 0.1)(vel -12 0 0))", "(ball (pos -13 5 0.1)(vel -8 0 0))",
                              "(ball (pos 13.5 -0.3 0.1)(vel 10 0 0))"};
    int cycles = 0, calm = 0;
    std::size_t shot = 0;
    for(; cycles < 200 * halfTime() + 5000; ++cycles)
    {
      std::vector<std::string> commands;
      for(std::size_t i = 0; i < squad.size(); ++i)
        commands.push_back(wildMotion(static_cast<int>(i), cycles));
      const std::string seen = squad.cycle(commands)[0];
      if(seen.empty())
        break;
      calm = modeIn(seen) == "PlayOn" ? calm + 1 : 0;
      if(calm == 50)
        trainer.send(shots[shot++ % shots.size()]);
      calm %= 50;
    }
    QCOMPARE(server.wait(), 0);
    const QJsonObject match = readJson(file)["match"].toObject();
    QCOMPARE(match["half"].toInt(), 2);
    QCOMPARE(match["play_mode"].toString(), QString("GameOver"));
    QCOMPARE(match["team_left"].toString(), QString("Blue")); // The sides have changed.
    QCOMPARE(match["team_right"].toString(), QString("Red"));
    const QJsonArray events = match["events"].toArray();
    const std::array score{match["score_left"].toInt(), match["score_right"].toInt()};
    QCOMPARE(replayed(events), score);
    int goals = 0;
    QMap<QString, int> entered;
    for(const QJsonValue& event : events)
    {
      goals += event["kind"] == "goal";
      if(event["mode_after"] != event["mode_before"])
        ++entered[event["mode_after"].toString()];
    }
    QCOMPARE(score[0] + score[1], goals);
    QVERIFY2(goals >= 2, qPrintable(QString::number(goals)));
    QCOMPARE(entered["BeforeKickOff"], 1);
    QCOMPARE(entered["GameOver"], 1);
    QVERIFY(entered["KickIn_Left"] + entered["KickIn_Right"] > 0);
    QCOMPARE(events.last()["mode_after"].toString(), QString("GameOver"));
    VERIFY_NEAR(events.last()["game_time"].toDouble(), 2 * halfTime(), 0.03);
    if(halfTime() >= 300)
      qInfo("%d cycles, %d : %d, %d events", cycles, score[0], score[1], static_cast<int>(events.size()));
  }

  void aSceneWithoutAMatchHasNone()
  {
    QTemporaryDir folder;
    const QString file = folder.filePath("summary.json");
    ServerProcess server({"--fast", "--until", "0.1", "--summary", file, "examples/falling_boxes.rsg"});
    QCOMPARE(server.wait(), 0);
    QFile read(file);
    QVERIFY(read.open(QIODevice::ReadOnly));
    const QJsonObject summary = QJsonDocument::fromJson(read.readAll()).object();
    QVERIFY(summary.contains("match"));
    QVERIFY(summary["match"].isNull());
  }
};

QTEST_GUILESS_MAIN(MatchSummaryTest)
#include "MatchSummaryTest.moc"
