#include "ClientSupport.h"
#include "core/record/Recording.h"
#include "core/record/mcap/McapReader.h"
#include "core/record/resume/StateFile.h"
#include "core/world/state/WorldState.h"
#include "ProgramSupport.h"
#include "tests/VerifyNear.h"

#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>

using namespace sparkwright;

/// The server records exact states, and goes on from a moment of such a recording.
class ResumeServerTest : public QObject
{
  Q_OBJECT

private slots:
  void initTestCase();
  void aTeamPlaysAsRecordedAgainstALiveOne_data();
  void aTeamPlaysAsRecordedAgainstALiveOne();
  void theWholeRunGoesOnAsRecorded();
  void theDemoGoesOnByDefault_data();
  void theDemoGoesOnByDefault();
  void whatCannotBeResumedIsSaid();
  void damagedMessagesEndTheRun();
  void aKeptStateGoesOn();
  void whatIsNoStateIsSaid();

private:
  QTemporaryDir directory_;
  QString file_;
};

/// Four seconds of one against one.
void ResumeServerTest::initTestCase()
{
  file_ = directory_.filePath("match.mcap");
  ServerProcess server({"--record", file_, "--record-agents", "--record-states", "1", "--fast", "--sync",
                        "--wait-agents", "2", "--until", "4", "--seed", "7"});
  QVERIFY2(server.ready(), qPrintable(server.output));
  TestAgent red(server.agentPort, "Red", 1), blue(server.agentPort, "Blue", 1);
  while(true)
  {
    const std::string percepts = red.percepts();
    if(percepts.empty() || blue.percepts().empty())
      break;
    red.answer("(he1 0.5)");
    blue.answer("(he1 -0.5)");
  }
  QCOMPARE(server.wait(), 0);
  LocalText problem;
  const auto recording = Recording::open(file_.toStdString(), problem);
  QVERIFY2(recording, problem.english().c_str());
  QCOMPARE(recording->worldStateTimes().size(), std::size_t(5)); // 0 to 4 s.
}

void ResumeServerTest::aTeamPlaysAsRecordedAgainstALiveOne_data()
{
  QTest::addColumn<QString>("at");
  QTest::addColumn<QString>("recorded");
  QTest::newRow("left, at a state") << "1"
                                    << "left";
  QTest::newRow("left, between two states") << "2.5"
                                            << "left";
  QTest::newRow("right") << "1.5"
                         << "right";
}

void ResumeServerTest::aTeamPlaysAsRecordedAgainstALiveOne()
{
  QFETCH(QString, at);
  QFETCH(QString, recorded);
  ServerProcess server({"--resume", file_, "--at", at, "--recorded", recorded, "--fast", "--sync", "--wait-agents", "1",
                        "--until", "4"});
  QVERIFY2(server.ready(), qPrintable(server.output));
  const bool isBlue = recorded == "left";
  TestAgent live(server.agentPort, isBlue ? "Blue" : "Red", 1);
  std::string first, last;
  for(std::string percepts = live.percepts(); !percepts.empty(); percepts = live.percepts())
  {
    first = first.empty() ? percepts : first;
    last = percepts;
    live.answer("(he1 2)");
  }
  QCOMPARE(server.wait(), 0);
  QVERIFY2(server.output.contains("1 agents wait"), qPrintable(server.output));
  // It is told who it is, and goes on from where the robot was: at once it has a time behind the moment.
  QVERIFY2(first.find("(unum 1)") != std::string::npos, first.c_str());
  QVERIFY2(first.find(isBlue ? "(team right)" : "(team left)") != std::string::npos, first.c_str());
  const std::size_t now = first.find("(now ");
  QVERIFY(now != std::string::npos && std::stod(first.substr(now + 5)) >= at.toDouble());
  // It has turned its head, other than in the recording, and the opponent is there.
  const std::size_t head = last.find("(HJ (n hj1) (ax ");
  QVERIFY2(head != std::string::npos && std::stod(last.substr(head + 16)) > 60, last.c_str());
  QVERIFY2(server.output.contains("done: 200 cycles"), qPrintable(server.output));
}

void ResumeServerTest::theWholeRunGoesOnAsRecorded()
{
  const QString again = directory_.filePath("again.mcap");
  // The first state is of cycle 111, so one is of cycle 150, as in the recording.
  ServerProcess server(
      {"--resume", file_, "--at", "2.2", "--fast", "--until", "3.5", "--record", again, "--record-states", "0.78"});
  QCOMPARE(server.wait(), 0);
  LocalText problem;
  const auto first = Recording::open(file_.toStdString(), problem),
             second = Recording::open(again.toStdString(), problem);
  QVERIFY2(first && second, problem.english().c_str());
  const auto before = first->worldStateAt(3), after = second->worldStateAt(3);
  QVERIFY(before && after);
  QCOMPARE(before->cycle, 150L);
  QCOMPARE(after->cycle, 150L);
  const auto one = WorldState::decode(before->state, problem), other = WorldState::decode(after->state, problem);
  QVERIFY2(one && other, problem.english().c_str());
  QVERIFY(one->content == other->content);
}

void ResumeServerTest::theDemoGoesOnByDefault_data()
{
  QTest::addColumn<bool>("agents");
  QTest::newRow("states alone") << false;
  QTest::newRow("with messages of agents inside") << true;
}

/// A match of agents inside needs no options but the name of its recording.
void ResumeServerTest::theDemoGoesOnByDefault()
{
  QFETCH(const bool, agents);
  const QString demo = directory_.filePath("demo.mcap"), again = directory_.filePath("demo-again.mcap");
  QStringList options{"--record", demo, "--record-states", "1.98", "--fast", "--until", "2", "--seed", "3", "--set", "Demo.Players=1"};
  if(agents)
    options << "--record-agents";
  ServerProcess server(options << "setups/demo.rb");
  QCOMPARE(server.wait(), 0);
  // Its first state is of cycle 2, as that of the recording is of cycle 1: in both, one is of cycle 100.
  ServerProcess resumed({"--resume", demo, "--fast", "--record", again, "--record-states", "1.96"});
  QCOMPARE(resumed.wait(), 0); // It ends where the recording ends.
  LocalText problem;
  const auto first = Recording::open(demo.toStdString(), problem), second = Recording::open(again.toStdString(), problem);
  QVERIFY2(first && second, problem.english().c_str());
  QVERIFY2(second->time(0) < 0.1, qPrintable(resumed.output));
  QCOMPARE(second->frame(second->count() - 1)->cycle, first->frame(first->count() - 1)->cycle);
  const auto before = first->worldStateAt(2), after = second->worldStateAt(2);
  QVERIFY2(before && after, qPrintable(resumed.output));
  QCOMPARE(before->cycle, 100L);
  QCOMPARE(after->cycle, 100L);
  const auto one = WorldState::decode(before->state, problem), other = WorldState::decode(after->state, problem);
  QVERIFY2(one && other, problem.english().c_str());
  QVERIFY(one->content == other->content);
}

void ResumeServerTest::whatCannotBeResumedIsSaid()
{
  ServerProcess missing({"--resume", "/no/such/match.mcap"});
  QCOMPARE(missing.wait(), 2);
  QVERIFY2(missing.output.contains("/no/such/match.mcap"), qPrintable(missing.output));
  ServerProcess alone({"--at", "3"});
  QCOMPARE(alone.wait(), 2);
  QVERIFY2(alone.output.contains("--at and --recorded go with --resume"), qPrintable(alone.output));
  const QString plain = directory_.filePath("plain.mcap");
  ServerProcess recorded({"--record", plain, "--fast", "--until", "0.2"});
  QCOMPARE(recorded.wait(), 0);
  ServerProcess stateless({"--resume", plain});
  QCOMPARE(stateless.wait(), 2);
  QVERIFY2(stateless.output.contains("--record-states"), qPrintable(stateless.output));
}

void ResumeServerTest::damagedMessagesEndTheRun()
{
  LocalText problem;
  std::string why;
  const auto whole = mcap::McapReader::open(mcap::readFrom(file_.toStdString(), why), problem);
  QVERIFY2(whole, problem.english().c_str());
  const mcap::Channel* const messages = whole->channel(RecordingTopics::agentBytes);
  QVERIFY(messages);
  const auto part = std::ranges::find_if(whole->chunks(), [&](const mcap::ChunkInfo& chunk)
                                         { return chunk.has(messages->id) && chunk.start > 1'500'000'000; });
  QVERIFY(part != whole->chunks().end());
  QFile original(file_), damaged(directory_.filePath("damaged.mcap"));
  QVERIFY(original.open(QIODevice::ReadOnly) && damaged.open(QIODevice::WriteOnly));
  QByteArray bytes = original.readAll();
  const auto at = static_cast<qsizetype>(part->offset + part->length - 1);
  bytes[at] = static_cast<char>(bytes[at] ^ 0x55);
  damaged.write(bytes);
  damaged.close();
  ServerProcess server({"--resume", damaged.fileName(), "--at", "1", "--recorded", "both", "--fast", "--until", "4"});
  QCOMPARE(server.wait(), 1);
  QVERIFY2(server.output.contains("error: the recording is damaged: messages of agents are missing from"),
           qPrintable(server.output));
  QVERIFY2(server.output.contains("done: "), qPrintable(server.output));
  ServerProcess behind({"--resume", damaged.fileName(), "--at", "3.5", "--recorded", "none", "--fast", "--until", "4"});
  QVERIFY2(behind.wait() >= 0, qPrintable(behind.output));
}

/// The state of a moment of the recording, as a file of its own.
void ResumeServerTest::aKeptStateGoesOn()
{
  LocalText problem;
  const auto recording = Recording::open(file_.toStdString(), problem);
  QVERIFY(recording);
  const std::optional<WorldStateRecord> record = recording->worldStateAt(2);
  QVERIFY(record);
  const std::optional<WorldState> state = WorldState::decode(record->state, problem);
  QVERIFY2(state, problem.english().c_str());
  const QString kept = directory_.filePath("two.sparkstate");
  QCOMPARE(StateFile::write(kept.toStdString(), StateFile::headOf(*state), *state).english(), std::string());
  const QString again = directory_.filePath("again.mcap");
  ServerProcess server({"--state", kept, "--fast", "--until", "3", "--record", again});
  QCOMPARE(server.wait(), 0);
  QVERIFY2(server.output.contains("goes on from 2.00 s"), qPrintable(server.output));
  const auto run = Recording::open(again.toStdString(), problem);
  QVERIFY2(run, problem.english().c_str());
  QVERIFY(run->count() > 0);
  VERIFY_NEAR(run->time(0), 2.0, 0.05);
  VERIFY_NEAR(run->time(run->count() - 1), 3.0, 0.05);
  QVERIFY(run->frame(run->count() - 1)->agents.empty()); // Their programs are not there.
  QCOMPARE(run->info().seed, std::uint64_t(7));
}

void ResumeServerTest::whatIsNoStateIsSaid()
{
  ServerProcess missing({"--state", "/no/such/state.sparkstate"});
  QCOMPARE(missing.wait(), 2);
  QVERIFY2(missing.output.contains("/no/such/state.sparkstate"), qPrintable(missing.output));
  ServerProcess foreign({"--state", file_});
  QCOMPARE(foreign.wait(), 2);
  QVERIFY2(foreign.output.contains("this is no state of a World"), qPrintable(foreign.output));
  ServerProcess both({"--state", "a.sparkstate", "--resume", file_});
  QCOMPARE(both.wait(), 2);
  QVERIFY2(both.output.contains("choose one"), qPrintable(both.output));
  ServerProcess scene({"--state", "a.sparkstate", "setups/soccer.rb"});
  QCOMPARE(scene.wait(), 2);
  QVERIFY2(scene.output.contains("is too much"), qPrintable(scene.output));
}

QTEST_GUILESS_MAIN(ResumeServerTest)
#include "ResumeServerTest.moc"
