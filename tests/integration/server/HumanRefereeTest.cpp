#include "ClientSupport.h"
#include "ProgramSupport.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

#include <memory>

using namespace sparkwright;

namespace
{

const std::string shot = "(playMode PlayOn)(ball (pos 14.5 0.3 0.042)(vel 6 0 0))";

/// The server, which waits for people as long as it takes, and an agent that lets cycles go by.
struct HumanMatch
{
  HumanMatch() : file(folder.filePath("summary.json")), server(arguments(file)) {}

  static QStringList arguments(const QString& file)
  {
    return {"--sync", "--fast", "--seed=1", "--set", "ConfirmGoals=true", "--set", "ConfirmFouls=true", "--set",
            "ConfirmWindow=0", "--set", "MaxPlayersInsideOwnArea=0", "--summary", file};
  }
  bool ready()
  {
    if(!server.ready())
      return false;
    agent = std::make_unique<TestAgent>(server.agentPort, "Red", 2);
    trainer = std::make_unique<TestClient>(server.monitorPort);
    return true;
  }
  /// @return the percepts after so many cycles
  std::string cycles(int count)
  {
    std::string percepts;
    for(int i = 0; i < count; ++i)
    {
      percepts = agent->percepts();
      agent->answer();
    }
    return percepts;
  }
  bool untilMode(const std::string& mode)
  {
    for(int i = 0; i < 500; ++i)
      if(cycles(1).find("(pm " + mode + ")") != std::string::npos)
        return true;
    return false;
  }
  QJsonObject end()
  {
    trainer->send("(killsim)");
    server.wait();
    QFile read(file);
    return read.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(read.readAll()).object()["match"].toObject()
                                          : QJsonObject();
  }

  QTemporaryDir folder;
  QString file;
  ServerProcess server;
  std::unique_ptr<TestAgent> agent;
  std::unique_ptr<TestClient> trainer;
};

/// `(t 12.34)`, the game clock of percepts.
std::string clockIn(const std::string& percepts)
{
  const std::size_t gs = percepts.find("(GS"), t = percepts.find("(t ", gs);
  return t == std::string::npos ? std::string() : percepts.substr(t, percepts.find(')', t) - t);
}

QStringList kinds(const QJsonObject& match)
{
  QStringList kinds;
  for(const QJsonValue& event : match["events"].toArray())
    kinds << event["kind"].toString() + (event["overruled"].toBool() ? " (overruled)" : "");
  return kinds;
}

} // namespace

/// A human referee at the monitor port of the real server.
class HumanRefereeTest : public QObject
{
  Q_OBJECT

private slots:
  void agentsAreToldThatTheMatchStands()
  {
    HumanMatch match;
    QVERIFY2(match.ready(), qPrintable(match.server.output));
    match.trainer->send(shot);
    QVERIFY(match.untilMode("PlayOn"));
    match.cycles(100);
    const std::string stands = clockIn(match.cycles(1));
    QVERIFY(!stands.empty());
    QCOMPARE(clockIn(match.cycles(50)), stands);
    match.trainer->send("(confirm)");
    QVERIFY(match.untilMode("Goal_Left"));
    QVERIFY(clockIn(match.cycles(5)) != stands);
    match.trainer->send("(undo)");
    QVERIFY(match.untilMode("corner_kick_left") || match.untilMode("goal_kick_right"));
    const QJsonObject told = match.end();
    QCOMPARE(told["score_left"].toInt(-1), 0);
    QVERIFY(told["pending"].isNull());
    QVERIFY2(kinds(told).join(' ').startsWith("mode goal (overruled) confirmed undone"),
             qPrintable(kinds(told).join(' ')));
  }

  void theSummaryTellsWhatIsPending()
  {
    HumanMatch match;
    QVERIFY2(match.ready(), qPrintable(match.server.output));
    match.trainer->send(shot);
    QVERIFY(match.untilMode("PlayOn"));
    match.cycles(100);
    const QJsonObject told = match.end();
    QCOMPARE(told["pending"]["kind"].toString(), QString("goal"));
    QCOMPARE(told["pending"]["team"].toString(), QString("left"));
    QCOMPARE(kinds(told), QStringList{"mode"});
    QVERIFY2(match.server.output.contains("(confirm) or (overrule), the match waits"), qPrintable(match.server.output));
  }

  void monitorsHearOfAFoulWhenItIsConfirmed()
  {
    HumanMatch match;
    QVERIFY2(match.ready(), qPrintable(match.server.output));
    TestClient monitor(match.server.monitorPort);
    match.cycles(3);
    match.trainer->send("(playMode PlayOn)(agent (unum 2)(team Left)(move -14 2 0.4 0))");
    QVERIFY(match.untilMode("PlayOn"));
    match.cycles(20);
    match.trainer->send("(reqfullstate)(confirm)");
    match.cycles(20);
    std::string before, after;
    bool confirmed = false;
    for(auto message = monitor.receive(); message && !confirmed; message = monitor.receive())
    {
      confirmed = message->find("(foul 1 2 1 2)") != std::string::npos;
      (confirmed ? after : before) += *message;
    }
    QVERIFY(confirmed);
    QVERIFY(before.find("(foul ") == std::string::npos);
    QVERIFY(before.find("(play_mode 3)") != std::string::npos);
    QVERIFY((before + after).find("pending") == std::string::npos);
  }

  void nonsenseIsRefusedInTheLog()
  {
    HumanMatch match;
    QVERIFY2(match.ready(), qPrintable(match.server.output));
    match.trainer->send("(confirm)(overrule)(overrule (foul))(undo)(undo (now))(set (ConfirmFouls maybe))");
    match.cycles(10);
    const QJsonObject told = match.end();
    QVERIFY(told["events"].toArray().isEmpty());
    for(const char* const line :
        {"confirm ignored: there is no decision to confirm", "overrule ignored: there is no decision",
         "overrule ignored: expected nothing, or (foul <kind>)", "undo ignored: nothing has been decided",
         "undo ignored: it takes no arguments", "ConfirmFouls is true or false, not `maybe`"})
      QVERIFY2(match.server.output.contains(line), qPrintable(match.server.output));
  }
};

QTEST_GUILESS_MAIN(HumanRefereeTest)
#include "HumanRefereeTest.moc"
