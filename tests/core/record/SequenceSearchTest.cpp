#include "core/record/SequenceSearch.h"

#include <QtTest>

using namespace sparkwright;

namespace
{

/// 2,000 frames, one for every second cycle; a goal at 20 s, then the mode is Goal_Left; the ball gets faster. A second
/// of them is damaged.
class SearchedFrames : public FrameSequence
{
public:
  std::size_t count() const override { return 2000; }
  double time(std::size_t index) const override { return 0.04 * static_cast<double>(index); }
  FramePtr frame(std::size_t index) override
  {
    ++read;
    if(index >= 100 && index < 125)
      return {};
    auto made = std::make_shared<Frame>();
    made->structure = structure;
    made->cycle = static_cast<long>(2 * index);
    made->time = time(index);
    made->game.present = true;
    made->game.mode = index < 500 ? "PlayOn" : "Goal_Left";
    made->game.events = index < 500 ? none : goal;
    return made;
  }

  static std::shared_ptr<const GameEvents> eventsWith(bool goal)
  {
    auto events = std::make_shared<GameEvents>();
    if(goal)
    {
      auto event = std::make_shared<GameEvent>();
      event->index = 1;
      event->kind = GameEvent::Kind::Goal;
      event->time = 20;
      events->push_back(std::move(event));
    }
    return events;
  }

  std::shared_ptr<const SceneStructure> structure = std::make_shared<SceneStructure>();
  std::shared_ptr<const GameEvents> none = eventsWith(false), goal = eventsWith(true);
  int read = 0;
};

RunUntil parsed(const char* text)
{
  return std::get<RunUntil>(RunUntil::parse(text));
}

} // namespace

class SequenceSearchTest : public QObject
{
  Q_OBJECT

private slots:
  void itFindsWhatALiveRunWouldStopAt_data()
  {
    QTest::addColumn<QByteArray>("until");
    QTest::addColumn<int>("index");
    QTest::newRow("a time") << QByteArray("30 s") << 750;
    QTest::newRow("cycles, not frames") << QByteArray("500 cycles") << 260;
    QTest::newRow("a goal") << QByteArray("goal") << 500;
    QTest::newRow("any decision") << QByteArray("event") << 500;
    QTest::newRow("a mode") << QByteArray("mode Goal_Left") << 500;
    QTest::newRow("a number") << QByteArray("run/cycle >= 24") << 12;
    QTest::newRow("a number behind damaged frames") << QByteArray("run/time > 4.5") << 125;
  }
  void itFindsWhatALiveRunWouldStopAt()
  {
    QFETCH(QByteArray, until);
    QFETCH(int, index);
    SearchedFrames frames;
    SequenceSearch search(frames, 10, parsed(until));
    SequenceSearch::State state = SequenceSearch::State::Searching;
    while(state == SequenceSearch::State::Searching)
      state = search.go(0.001, steadyClock());
    QCOMPARE(state, SequenceSearch::State::Found);
    QCOMPARE(search.index(), std::size_t(index));
    QVERIFY(!search.reached().empty());
    QCOMPARE(search.go(1, steadyClock()), SequenceSearch::State::Found); // It stays there.
    QCOMPARE(search.index(), std::size_t(index));
  }
  void whatIsNotThereIsSaidAtTheEnd_data()
  {
    QTest::addColumn<QByteArray>("until");
    QTest::newRow("a time behind the end") << QByteArray("100 s");
    QTest::newRow("a foul") << QByteArray("foul");
    QTest::newRow("the mode that is") << QByteArray("mode PlayOn");
    QTest::newRow("an unknown number") << QByteArray("no/such > 1");
  }
  void whatIsNotThereIsSaidAtTheEnd()
  {
    QFETCH(QByteArray, until);
    SearchedFrames frames;
    SequenceSearch search(frames, 0, parsed(until));
    QCOMPARE(search.go(1e9, steadyClock()), SequenceSearch::State::AtEnd);
    QCOMPARE(search.index(), std::size_t(1999));
    QVERIFY(search.reached().empty());
  }
  void aPieceEndsInTime()
  {
    SearchedFrames frames;
    double now = 0;
    const Clock clock = [&now] { return now += 0.001; }; // A millisecond for each frame.
    SequenceSearch search(frames, 0, parsed("goal"));
    QCOMPARE(search.go(0.008, clock), SequenceSearch::State::Searching);
    QVERIFY(search.index() >= 1 && search.index() <= 9);
    const std::size_t before = search.index();
    QCOMPARE(search.go(0, clock), SequenceSearch::State::Searching); // At least one.
    QCOMPARE(search.index(), before + 1);
  }
  void timesAreFoundWithoutReadingFrames()
  {
    SearchedFrames frames;
    SequenceSearch search(frames, 0, parsed("70 s"));
    QCOMPARE(search.go(1e9, steadyClock()), SequenceSearch::State::Found);
    QCOMPARE(search.index(), std::size_t(1750));
    QVERIFY(frames.read <= 2);
  }
  void atTheLastFrameThereIsNothingToSearch()
  {
    SearchedFrames frames;
    SequenceSearch search(frames, 1999, parsed("goal"));
    QCOMPARE(search.go(1, steadyClock()), SequenceSearch::State::AtEnd);
  }
};

QTEST_GUILESS_MAIN(SequenceSearchTest)

#include "SequenceSearchTest.moc"
