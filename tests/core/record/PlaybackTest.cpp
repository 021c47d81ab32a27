#include "core/record/Playback.h"

#include <QtTest>

#include <limits>

using namespace sparkwright;

namespace
{

/// Frames a tenth of a second apart.
class TenthFrames : public FrameSequence
{
public:
  explicit TenthFrames(int count) { grow(count); }

  void grow(int count)
  {
    for(int i = 0; i < count; ++i)
    {
      auto frame = std::make_shared<Frame>();
      frame->cycle = static_cast<long>(frames_.size());
      frame->time = 5 + 0.1 * static_cast<double>(frames_.size());
      frames_.push_back(std::move(frame));
    }
  }

  std::size_t count() const override { return frames_.size(); }
  double time(std::size_t index) const override { return frames_[index]->time; }
  FramePtr frame(std::size_t index) override { return frames_[index]; }

private:
  std::vector<FramePtr> frames_;
};

struct Stage
{
  explicit Stage(int count = 101) : frames(count) {}

  double now = 1000;
  TenthFrames frames; ///< 5 s to 15 s.
  Playback playback{frames, [this] { return now; }};

  std::size_t after(double seconds)
  {
    now += seconds;
    return playback.turn();
  }
};

} // namespace

class PlaybackTest : public QObject
{
  Q_OBJECT
private slots:
  void theFirstFrameIsShownUntilItPlays();
  void framesComeAtTheRecordedPace();
  void speedsScaleThePaceAndNegativeOnesGoBackwards();
  void speedsWithoutMeaningAreIgnoredAndOthersLimited();
  void aChangeOfSpeedCountsFromThatMomentOn();
  void itEndsAtTheLastFrameAndPlaysAnewFromTheFirst();
  void backwardsItEndsAtTheFirstFrameAndPlaysAnewFromTheLast();
  void stepsPauseAndStayInTheRun();
  void seekingKeepsPlaying();
  void timesOutsideOfTheRunMeanItsEnds();
  void aRangeRepeatsInBothDirections();
  void seekingOutsideOfTheRangeEndsIt();
  void rangesWithoutFramesAreIgnored();
  void aRangeOfOneMomentStaysThere();
  void aPausedRunDoesNotMoveWhileTimePasses();
  void newFramesAreReachedWhenTheRunGrows();
  void nothingHappensWithoutFrames();
};

void PlaybackTest::theFirstFrameIsShownUntilItPlays()
{
  Stage stage;
  QCOMPARE(stage.playback.state(), Playback::State::Paused);
  QCOMPARE(stage.after(3), std::size_t(0));
  QCOMPARE(stage.playback.time(), 5.0);
}

void PlaybackTest::framesComeAtTheRecordedPace()
{
  Stage stage;
  stage.playback.play();
  QCOMPARE(stage.after(0.05), std::size_t(0));
  QCOMPARE(stage.after(0.06), std::size_t(1));
  QCOMPARE(stage.after(2), std::size_t(21));
  QCOMPARE(stage.playback.state(), Playback::State::Playing);
}

void PlaybackTest::speedsScaleThePaceAndNegativeOnesGoBackwards()
{
  Stage stage;
  stage.playback.setSpeed(4);
  stage.playback.play();
  QCOMPARE(stage.after(1.01), std::size_t(40));
  stage.playback.setSpeed(-2);
  QCOMPARE(stage.after(1), std::size_t(20));
  stage.playback.setSpeed(0.5);
  QCOMPARE(stage.after(1), std::size_t(25));
}

void PlaybackTest::speedsWithoutMeaningAreIgnoredAndOthersLimited()
{
  Stage stage;
  stage.playback.setSpeed(3);
  stage.playback.setSpeed(0);
  stage.playback.setSpeed(std::numeric_limits<double>::quiet_NaN());
  QCOMPARE(stage.playback.speed(), 3.0);
  stage.playback.setSpeed(-std::numeric_limits<double>::infinity());
  QCOMPARE(stage.playback.speed(), -Playback::fastest);
  stage.playback.setSpeed(1e-9);
  QCOMPARE(stage.playback.speed(), Playback::slowest);
}

void PlaybackTest::aChangeOfSpeedCountsFromThatMomentOn()
{
  Stage stage;
  stage.playback.play();
  stage.now += 1.01; // Not asked meanwhile.
  stage.playback.setSpeed(100);
  QCOMPARE(stage.playback.turn(), std::size_t(10));
}

void PlaybackTest::itEndsAtTheLastFrameAndPlaysAnewFromTheFirst()
{
  Stage stage;
  stage.playback.play();
  QCOMPARE(stage.after(60), std::size_t(100));
  QCOMPARE(stage.playback.state(), Playback::State::AtEnd);
  QCOMPARE(stage.playback.time(), stage.frames.time(100));
  stage.playback.play();
  QCOMPARE(stage.after(0.11), std::size_t(1));
}

void PlaybackTest::backwardsItEndsAtTheFirstFrameAndPlaysAnewFromTheLast()
{
  Stage stage;
  stage.playback.setSpeed(-1);
  stage.playback.seek(6);
  stage.playback.play();
  QCOMPARE(stage.after(60), std::size_t(0));
  QCOMPARE(stage.playback.state(), Playback::State::AtStart);
  stage.playback.play();
  QCOMPARE(stage.after(0.11), std::size_t(98)); // At 14.89 s the last one before is that of 14.8 s.
}

void PlaybackTest::stepsPauseAndStayInTheRun()
{
  Stage stage;
  stage.playback.play();
  stage.after(1.01);
  stage.playback.step(1);
  QCOMPARE(stage.playback.state(), Playback::State::Paused);
  QCOMPARE(stage.after(5), std::size_t(11));
  stage.playback.step(-3);
  QCOMPARE(stage.playback.turn(), std::size_t(8));
  stage.playback.step(std::numeric_limits<long>::min());
  QCOMPARE(stage.playback.turn(), std::size_t(0));
  stage.playback.step(std::numeric_limits<long>::max());
  QCOMPARE(stage.playback.turn(), std::size_t(100));
}

void PlaybackTest::seekingKeepsPlaying()
{
  Stage stage;
  stage.playback.play();
  stage.after(1);
  stage.now += 0.7; // What passes before does not count.
  stage.playback.seek(9.01);
  QCOMPARE(stage.playback.turn(), std::size_t(40));
  QCOMPARE(stage.after(0.1), std::size_t(41));
}

void PlaybackTest::timesOutsideOfTheRunMeanItsEnds()
{
  Stage stage;
  stage.playback.seek(99);
  QCOMPARE(stage.playback.turn(), std::size_t(100));
  stage.playback.seek(-std::numeric_limits<double>::infinity());
  QCOMPARE(stage.playback.turn(), std::size_t(0));
  stage.playback.seek(8.01);
  stage.playback.seek(std::numeric_limits<double>::quiet_NaN());
  QCOMPARE(stage.playback.turn(), std::size_t(30));
}

void PlaybackTest::aRangeRepeatsInBothDirections()
{
  Stage stage;
  stage.playback.setLoop(Playback::Range{7, 9});
  QCOMPARE(stage.playback.time(), 7.0);
  stage.playback.play();
  QCOMPARE(stage.after(2.55), std::size_t(25)); // 7.55 s
  QCOMPARE(stage.after(200), std::size_t(25));
  stage.playback.setSpeed(-1);
  QCOMPARE(stage.after(1.0), std::size_t(35)); // 8.55 s
  QCOMPARE(stage.playback.state(), Playback::State::Playing);
  stage.playback.setLoop({});
  stage.playback.setSpeed(1);
  stage.after(1);
  QCOMPARE(stage.after(1), std::size_t(55));
}

void PlaybackTest::seekingOutsideOfTheRangeEndsIt()
{
  Stage stage;
  stage.playback.setLoop(Playback::Range{7, 9});
  stage.playback.seek(8);
  QVERIFY(stage.playback.loop());
  stage.playback.seek(12);
  QVERIFY(!stage.playback.loop());
  QCOMPARE(stage.playback.time(), 12.0);
}

void PlaybackTest::rangesWithoutFramesAreIgnored()
{
  Stage stage;
  for(const Playback::Range bad : {Playback::Range{20, 30}, Playback::Range{1, 2}, Playback::Range{9, 8},
                                   Playback::Range{std::numeric_limits<double>::quiet_NaN(), 9}})
    stage.playback.setLoop(bad);
  QVERIFY(!stage.playback.loop());
  QCOMPARE(stage.playback.time(), 5.0);
}

void PlaybackTest::aRangeOfOneMomentStaysThere()
{
  Stage stage;
  stage.playback.setLoop(Playback::Range{7.01, 7.01});
  stage.playback.play();
  QCOMPARE(stage.after(1), std::size_t(20));
  QCOMPARE(stage.after(1), std::size_t(20));
}

void PlaybackTest::aPausedRunDoesNotMoveWhileTimePasses()
{
  Stage stage;
  stage.playback.play();
  stage.after(1.01);
  stage.playback.pause();
  QCOMPARE(stage.after(10), std::size_t(10));
  stage.playback.play();
  QCOMPARE(stage.after(0.1), std::size_t(11));
}

void PlaybackTest::newFramesAreReachedWhenTheRunGrows()
{
  Stage stage(11);
  stage.playback.play();
  QCOMPARE(stage.after(2), std::size_t(10));
  QCOMPARE(stage.playback.state(), Playback::State::AtEnd);
  stage.frames.grow(20);
  QCOMPARE(stage.playback.state(), Playback::State::Paused);
  stage.playback.play();
  QCOMPARE(stage.after(1.01), std::size_t(20));
}

void PlaybackTest::nothingHappensWithoutFrames()
{
  Stage stage(0);
  stage.playback.play();
  stage.playback.step(1);
  stage.playback.seek(3);
  QCOMPARE(stage.playback.state(), Playback::State::Empty);
  QCOMPARE(stage.after(1), std::size_t(0));
  stage.frames.grow(2); // The first frames may come later.
  QCOMPARE(stage.playback.turn(), std::size_t(0));
  QCOMPARE(stage.playback.time(), 5.0);
}

QTEST_APPLESS_MAIN(PlaybackTest)
#include "PlaybackTest.moc"
