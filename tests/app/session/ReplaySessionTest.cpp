#include "app/ide/session/ReplaySession.h"

#include <QtTest>

using namespace sparkwright;

namespace
{

/// Ten frames, a second apart; one may be damaged.
class SecondFrames : public FrameSequence
{
public:
  std::size_t count() const override { return frames; }
  double time(std::size_t index) const override { return static_cast<double>(index); }
  FramePtr frame(std::size_t index) override
  {
    if(index == damaged)
      return {};
    auto made = std::make_shared<Frame>();
    made->structure = structure;
    made->time = time(index);
    return made;
  }
  DrawingsPtr drawings(std::size_t index) override
  {
    auto made = std::make_shared<Drawings>();
    made->agentTexts.push_back({1, static_cast<int>(index), {}, "x"});
    return made;
  }

  std::shared_ptr<const SceneStructure> structure = std::make_shared<SceneStructure>();
  std::size_t frames = 10, damaged = 1000;
};

struct ReplayStage
{
  double now = 0;
  std::shared_ptr<SecondFrames> frames = std::make_shared<SecondFrames>();
  ReplaySession session{frames, "match.mcap", {}, [this] { return now; }};
};

} // namespace

class ReplaySessionTest : public QObject
{
  Q_OBJECT
private slots:
  void runPauseStepAndSpeedArePlayback();
  void resetGoesBackToTheFirstFrame();
  void theDrawingsAreThoseOfTheFrame();
  void theLastGoodFrameStandsInForADamagedOne();
  void anEmptyRecordingHasNoFrame();
  void whatWouldChangeTheRunIsRefusedWithAMessage();
  void runUntilSearchesForwards();
  void whatIsNotThereIsToldAtTheEnd();
  void aSearchIsGivenUp_data();
  void aSearchIsGivenUp();
};

void ReplaySessionTest::runPauseStepAndSpeedArePlayback()
{
  ReplayStage stage;
  ReplaySession& session = stage.session;
  QCOMPARE(session.state().phase, SessionState::Phase::Ready);
  QVERIFY(!session.state().running);
  session.run();
  stage.now += 2.5;
  QCOMPARE(session.state().frame->time, 2.0);
  QVERIFY(session.state().running);
  QCOMPARE(session.state().measuredSpeed, 1.0);
  session.setTargetSpeed(-2);
  stage.now += 0.5;
  QCOMPARE(session.frame()->time, 1.0);
  session.pause();
  stage.now += 5;
  QCOMPARE(session.frame()->time, 1.0);
  session.step();
  QCOMPARE(session.frame()->time, 2.0);
  session.setTargetSpeed(0); // As fast as possible.
  QCOMPARE(session.state().targetSpeed, 0.0);
  session.run();
  stage.now += 1;
  QCOMPARE(session.frame()->time, 9.0);
  QVERIFY(!session.state().running);
}

void ReplaySessionTest::resetGoesBackToTheFirstFrame()
{
  ReplayStage stage;
  stage.session.playback().seek(7);
  stage.session.run();
  stage.session.reset();
  stage.now += 3;
  QCOMPARE(stage.session.frame()->time, 0.0);
}

void ReplaySessionTest::theDrawingsAreThoseOfTheFrame()
{
  ReplayStage stage;
  stage.session.playback().seek(4.5);
  QCOMPARE(stage.session.drawings()->agentTexts.at(0).unum, 4);
}

void ReplaySessionTest::theLastGoodFrameStandsInForADamagedOne()
{
  ReplayStage stage;
  stage.frames->damaged = 3;
  stage.session.playback().seek(2);
  QCOMPARE(stage.session.frame()->time, 2.0);
  stage.session.step();
  QCOMPARE(stage.session.frame()->time, 2.0);
  stage.session.step();
  QCOMPARE(stage.session.frame()->time, 4.0);
}

void ReplaySessionTest::anEmptyRecordingHasNoFrame()
{
  ReplayStage stage;
  stage.frames->frames = 0;
  stage.session.run();
  stage.session.step();
  QVERIFY(!stage.session.frame());
  QVERIFY(!stage.session.drawings());
  QVERIFY(!stage.session.state().running);
}

void ReplaySessionTest::whatWouldChangeTheRunIsRefusedWithAMessage()
{
  ReplayStage stage;
  stage.session.command("(kickOff Left)");
  stage.session.setVariable("RuleHalfTime", "10");
  stage.session.manipulate({});
  const std::vector<LogEntry> log = stage.session.takeLog();
  QCOMPARE(log.size(), std::size_t(3));
  for(const LogEntry& entry : log)
    QCOMPARE(QString::fromStdString(entry.diagnostic.message), "match.mcap is a recording: it can be watched, not changed");
  QVERIFY(stage.session.takeLog().empty());
}

namespace
{

RunUntil untilTime(double seconds)
{
  RunUntil until;
  until.number = seconds;
  return until;
}

RunUntil untilMode(const char* mode)
{
  RunUntil until;
  until.kind = RunUntil::Kind::Mode;
  until.name = mode;
  return until;
}

} // namespace

void ReplaySessionTest::runUntilSearchesForwards()
{
  ReplayStage stage;
  ReplaySession& session = stage.session;
  session.setTargetSpeed(-1); // Whatever the playback does.
  session.runUntil(untilTime(6));
  QCOMPARE(session.state().reachedCount, 1L);
  QCOMPARE(session.state().frame->time, 6.0);
  QVERIFY(!session.state().running);
  QVERIFY(!session.state().until);
  QVERIFY(!session.state().reached.empty());
  QCOMPARE(session.playback().state(), Playback::State::Paused);
}

void ReplaySessionTest::whatIsNotThereIsToldAtTheEnd()
{
  ReplayStage stage;
  stage.frames->damaged = 4;
  stage.session.runUntil(untilMode("PlayOn"));
  QTRY_COMPARE((stage.now += 1, stage.session.state().reachedCount), 1L);
  QCOMPARE(stage.session.state().frame->time, 9.0);
  QVERIFY(stage.session.state().reached.english().find("mode PlayOn") != std::string::npos);
  QVERIFY(!stage.session.state().running);
  // Without frames there is nothing to search.
  ReplayStage empty;
  empty.frames->frames = 0;
  empty.session.runUntil(untilTime(3));
  QVERIFY(!empty.session.state().running);
}

void ReplaySessionTest::aSearchIsGivenUp_data()
{
  QTest::addColumn<int>("by");
  QTest::newRow("a pause") << 0;
  QTest::newRow("playing") << 1;
  QTest::newRow("a step") << 2;
  QTest::newRow("another moment") << 3;
  QTest::newRow("the beginning") << 4;
}

void ReplaySessionTest::aSearchIsGivenUp()
{
  QFETCH(int, by);
  double now = 1;
  auto frames = std::make_shared<SecondFrames>();
  // The clock moves by as much as a piece may take with each frame.
  ReplaySession session(frames, "match.mcap", {}, [&now] { return now += 0.01; });
  session.runUntil(untilMode("PlayOn"));
  const SessionState searching = session.state();
  QVERIFY(searching.running);
  QCOMPARE(searching.until, std::optional(untilMode("PlayOn")));
  QCOMPARE(searching.searchEnd, std::optional(9.0));
  QVERIFY(searching.frame->time < 9);
  switch(by)
  {
  case 0:
    session.pause();
    break;
  case 1:
    session.run();
    break;
  case 2:
    session.step();
    break;
  case 3:
    session.playback().seek(7.5);
    break;
  default:
    session.reset();
    break;
  }
  const SessionState after = session.state();
  QVERIFY(!after.until);
  QVERIFY(!after.searchEnd);
  QCOMPARE(after.reachedCount, 0L);
  QCOMPARE(after.running, by == 1);
}

QTEST_GUILESS_MAIN(ReplaySessionTest)
#include "ReplaySessionTest.moc"
