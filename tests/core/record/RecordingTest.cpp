#include "RecordSupport.h"

#include <QtTest>

#include <random>

using namespace sparkwright;
using namespace sparkwright::test;

/// What is recorded comes back.
class RecordingTest : public QObject
{
  Q_OBJECT

private slots:
  void framesComeBackAsTheyWereRecorded();
  void framesThatFollowEachOtherShareTheirStructure();
  void framesComeBackInAnyOrder();
  void timesTellWhichFrameWasThere();
  void aPauseIsRecordedOnce_data();
  void aPauseIsRecordedOnce();
  void theFileSaysWhereItComesFrom();
  void decisionsLeadToTheirFrames();
  void drawingsComeBackFrameByFrame();
  void drawingsAreThereAfterASeekAcrossManyChunks();
  void theLogComesBack();
  void messagesOfAgentsComeBackFromAnyTimeOn();
  void statesOfTheWorldComeBackByTime();
  void attachedFilesComeBack();
  void timeThatRunsBackwardsIsRecorded();
  void aRecordingWithoutFramesIsOne();
  void frameOfARecordingCanBeRecordedAgain();
};

namespace
{

DrawingsPtr drawingOf(int number)
{
  auto drawings = std::make_shared<Drawings>();
  for(const char* name : {"A", "B.x", "C"})
  {
    static std::map<std::string, std::shared_ptr<const Drawings::Set>> kept;
    auto set = std::make_shared<Drawings::Set>();
    set->name = name;
    const bool still = name == std::string("A");
    set->shapes.push_back({Drawings::Shape::Kind::Circle, {1, 2, 3, 255}, 0.5f, 2, {Vec3f(float(number), 1, 2)}});
    set->texts.push_back({Vec3f(1, 2, 3), {9, 8, 7, 6}, "text " + std::to_string(number)});
    if(still)
      drawings->sets.push_back(kept.try_emplace(name, set).first->second); // Shared, as it does not change.
    else if(number % 3 != 0 || name == std::string("C"))
      drawings->sets.push_back(set);
  }
  drawings->agentTexts.push_back({2, number % 11 + 1, {1, 1, 1, 1}, "agent"});
  return drawings;
}

QString drawingDifference(const DrawingsPtr& read, const DrawingsPtr& recorded)
{
  if(!read || !recorded)
    return !read && !recorded ? "" : "none";
  if(read->sets.size() != recorded->sets.size())
    return QString("%1 sets, not %2").arg(read->sets.size()).arg(recorded->sets.size());
  for(std::size_t i = 0; i < read->sets.size(); ++i)
  {
    const Drawings::Set &a = *read->sets[i], &b = *recorded->sets[i];
    if(a.name != b.name || a.shapes.size() != b.shapes.size() || a.texts.size() != b.texts.size())
      return "a set";
    for(std::size_t k = 0; k < a.shapes.size(); ++k)
      if(a.shapes[k].kind != b.shapes[k].kind || a.shapes[k].colour != b.shapes[k].colour ||
         a.shapes[k].radius != b.shapes[k].radius || a.shapes[k].width != b.shapes[k].width ||
         a.shapes[k].points != b.shapes[k].points)
        return "a shape";
    for(std::size_t k = 0; k < a.texts.size(); ++k)
      if(a.texts[k].place != b.texts[k].place || a.texts[k].colour != b.texts[k].colour ||
         a.texts[k].text != b.texts[k].text)
        return "a text";
  }
  return std::ranges::equal(read->agentTexts, recorded->agentTexts,
                            [](const auto& x, const auto& y) {
                              return x.team == y.team && x.unum == y.unum && x.colour == y.colour && x.text == y.text;
                            })
             ? ""
             : "texts of agents";
}

} // namespace

void RecordingTest::framesComeBackAsTheyWereRecorded()
{
  const std::vector<FramePtr>& frames = matchFrames();
  const auto recording = openBytes(record(frames));
  QVERIFY(recording->complete());
  QCOMPARE(recording->count(), frames.size());
  for(std::size_t i = 0; i < frames.size(); ++i)
  {
    const FramePtr read = recording->frame(i);
    QVERIFY2(read, qPrintable(QString("frame %1").arg(i)));
    const QString wrong = difference(*read, *frames[i]);
    QVERIFY2(wrong.isEmpty(), qPrintable(QString("frame %1: %2").arg(i).arg(wrong)));
  }
  QVERIFY(recording->flaws().empty());
}

void RecordingTest::framesThatFollowEachOtherShareTheirStructure()
{
  const std::vector<FramePtr>& frames = matchFrames();
  RecordingSettings settings;
  settings.chunkSeconds = 0.1;
  settings.repeatSeconds = 0.3;
  const auto recording = openBytes(record(frames, settings));
  for(std::size_t i = 1; i < frames.size(); ++i)
    QCOMPARE(recording->frame(i)->structure == recording->frame(i - 1)->structure,
             frames[i]->structure == frames[i - 1]->structure);
}

void RecordingTest::framesComeBackInAnyOrder()
{
  const std::vector<FramePtr>& frames = matchFrames();
  RecordingSettings settings;
  settings.chunkSeconds = 0.1;
  const std::string bytes = record(frames, settings);
  const auto inOrder = openBytes(bytes);
  std::vector<FramePtr> expected;
  for(std::size_t i = 0; i < frames.size(); ++i)
    expected.push_back(inOrder->frame(i));
  const auto recording = openBytes(bytes);
  std::mt19937 random(1);
  for(int n = 0; n < 100; ++n)
  {
    const std::size_t i = random() % frames.size();
    const FramePtr read = recording->frame(i);
    QVERIFY(read);
    QVERIFY(read->local == expected[i]->local);
    QCOMPARE(difference(*read, *frames[i]), QString());
  }
  QVERIFY(!recording->frame(frames.size()));
}

void RecordingTest::timesTellWhichFrameWasThere()
{
  const std::vector<FramePtr> frames = cartFrames(200);
  const auto recording = openBytes(record(frames));
  for(std::size_t i = 0; i < frames.size(); ++i)
  {
    QVERIFY(std::abs(recording->time(i) - frames[i]->time) < 1e-9);
    QCOMPARE(recording->indexAt(frames[i]->time), i);
    QCOMPARE(recording->indexAt(frames[i]->time + 0.019), i);
  }
}

void RecordingTest::aPauseIsRecordedOnce_data()
{
  QTest::addColumn<double>("chunkSeconds");
  QTest::newRow("in an open chunk") << 10.;
  QTest::newRow("when all is on the disk") << 0.;
}

/// In a pause Worlds publish the same frame anew, whenever somebody may have changed something.
void RecordingTest::aPauseIsRecordedOnce()
{
  QFETCH(const double, chunkSeconds);
  RecordingSettings settings;
  settings.chunkSeconds = chunkSeconds;
  MemoryDisk disk;
  RecordingWriter writer(disk, someInfo(), settings);
  QCOMPARE(writer.start(), std::string());
  const std::vector<FramePtr> frames = matchFrames();
  for(const FramePtr& frame : frames)
    for(int i = 0; i < 3; ++i)
      QCOMPARE(writer.add(*std::make_shared<Frame>(*frame)), std::string());
  Frame scored = *frames.back();
  ++scored.game.score[0];
  QCOMPARE(writer.add(scored), std::string());
  Frame moved = scored;
  moved.local[0](0, 3) += 1;
  QCOMPARE(writer.add(moved), std::string());
  QCOMPARE(writer.finish(), std::string());
  const auto recording = openBytes(disk.bytes);
  QVERIFY(recording);
  QCOMPARE(recording->count(), frames.size() + 2);
  QCOMPARE(recording->frame(frames.size())->game.score[0], scored.game.score[0]);
  QVERIFY(std::abs(recording->frame(frames.size() + 1)->local[0](0, 3) - moved.local[0](0, 3)) < 1e-3f);
}

void RecordingTest::theFileSaysWhereItComesFrom()
{
  const RecordingInfo info = openBytes(record(cartFrames(3)))->info(), expected = someInfo();
  QCOMPARE(info.version, expected.version);
  QCOMPARE(info.scene, expected.scene);
  QCOMPARE(info.started, expected.started);
  QCOMPARE(info.seed, expected.seed);
  QCOMPARE(info.cycleSeconds, expected.cycleSeconds);
  QVERIFY(info.variables == expected.variables);
  QVERIFY(info.more == expected.more);
}

void RecordingTest::decisionsLeadToTheirFrames()
{
  const std::vector<FramePtr>& frames = matchFrames();
  const auto recording = openBytes(record(frames));
  const auto& events = recording->events();
  QCOMPARE(events.size(), frames.back()->game.events->size());
  QVERIFY(events.size() >= 2);
  for(std::size_t i = 0; i < events.size(); ++i)
  {
    QCOMPARE(events[i].event->index, static_cast<int>(i) + 1);
    const auto& there = recording->frame(events[i].frame)->game.events;
    QVERIFY(there && there->back()->index >= events[i].event->index);
    const auto& before = recording->frame(events[i].frame - 1)->game.events;
    QVERIFY(!before || before->empty() || before->back()->index < events[i].event->index);
  }
}

void RecordingTest::drawingsComeBackFrameByFrame()
{
  const std::vector<FramePtr> frames = cartFrames(100);
  std::vector<DrawingsPtr> drawings(frames.size());
  for(std::size_t i = 10; i < 90; ++i)
    drawings[i] = i % 2 ? drawings[i - 1] : drawingOf(static_cast<int>(i));
  RecordingSettings settings;
  settings.chunkSeconds = 0.1;
  const auto recording = openBytes(record(frames, settings, drawings));
  for(const std::size_t i : {99u, 50u, 51u, 10u, 11u, 9u, 89u, 88u, 30u})
    if(i < 90)
    {
      const QString wrong = drawingDifference(recording->drawings(i), drawings[i]);
      QVERIFY2(wrong.isEmpty(), qPrintable(QString("%1: %2").arg(i).arg(wrong)));
    }
    else // Gone again.
      QVERIFY(!recording->drawings(i) || recording->drawings(i)->sets.empty());
}

void RecordingTest::drawingsAreThereAfterASeekAcrossManyChunks()
{
  const std::vector<FramePtr> frames = cartFrames(500);
  const std::vector<DrawingsPtr> drawings(frames.size(), drawingOf(7)); // Never change.
  RecordingSettings settings;
  settings.chunkSeconds = 0.1;
  settings.repeatSeconds = 4;
  const std::string bytes = record(frames, settings, drawings);
  for(const std::size_t i : {499u, 0u, 250u, 199u})
    QCOMPARE(drawingDifference(openBytes(bytes)->drawings(i), drawings[i]), QString());
}

void RecordingTest::theLogComesBack()
{
  static constexpr TextKey key{"record.test", "%1 of %2 fell"};
  MemoryDisk disk;
  RecordingWriter writer(disk, someInfo());
  QCOMPARE(writer.start(), std::string());
  const Diagnostic plain{Diagnostic::Severity::Error, "a.rsg", 3, 7, "broken", "mend it"};
  writer.add(LogRecord{0.5, plain});
  writer.add(LogRecord{0.25, Diagnostic::of(Diagnostic::Severity::Note, {}, 0, 0, LocalText(key, {2, "Red"}))});
  QCOMPARE(writer.finish(), std::string());
  const std::vector<LogRecord> log = openBytes(disk.bytes)->log();
  QCOMPARE(log.size(), std::size_t(2));
  QCOMPARE(log[0].message.text(), plain.text());
  QCOMPARE(log[0].time, 0.5);
  QCOMPARE(log[1].message.message, std::string("2 of Red fell"));
  QVERIFY(log[1].message.said.key() && *log[1].message.said.key() == key);
  QCOMPARE(log[1].time, 0.25);
}

void RecordingTest::messagesOfAgentsComeBackFromAnyTimeOn()
{
  MemoryDisk disk;
  RecordingWriter writer(disk, someInfo());
  writer.start();
  const std::vector<FramePtr> frames = cartFrames(200);
  for(const FramePtr& frame : frames)
  {
    writer.add(*frame);
    const int agent = static_cast<int>(frame->cycle % 3);
    writer.add(AgentBytes{frame->time, frame->cycle, agent, AgentBytes::Kind::Received, std::string("a\0b", 3)});
  }
  writer.finish();
  const auto recording = openBytes(disk.bytes);
  QVERIFY(recording->hasAgentBytes());
  QVERIFY(!openBytes(record(frames))->hasAgentBytes());
  long next = 150;
  double damagedAt = -1;
  const auto check = [&](const AgentBytes& bytes)
  {
    QCOMPARE(bytes.cycle, next);
    QCOMPARE(bytes.agent, static_cast<int>(next % 3));
    QVERIFY(bytes.kind == AgentBytes::Kind::Received && bytes.data == std::string("a\0b", 3));
    ++next;
  };
  QVERIFY(recording->forEachAgentBytes(frames[150]->time, frames[190]->time, check, damagedAt));
  QCOMPARE(next, 190L);
  QCOMPARE(damagedAt, -1.0);
}

void RecordingTest::statesOfTheWorldComeBackByTime()
{
  MemoryDisk disk;
  RecordingWriter writer(disk, someInfo());
  writer.start();
  for(const FramePtr& frame : cartFrames(200))
  {
    writer.add(*frame);
    if(frame->cycle % 50 == 10)
      writer.add(WorldStateRecord{frame->time, frame->cycle, std::string(1000, static_cast<char>(frame->cycle))});
  }
  writer.finish();
  const auto recording = openBytes(disk.bytes);
  QCOMPARE(recording->worldStateTimes().size(), std::size_t(4));
  QVERIFY(!recording->worldStateAt(0.1));
  for(const double seconds : {0.2, 1.0, 1.19})
    QCOMPARE(recording->worldStateAt(seconds)->cycle, 10L);
  const auto last = recording->worldStateAt(100);
  QCOMPARE(last->cycle, 160L);
  QCOMPARE(last->state, std::string(1000, static_cast<char>(160)));
}

void RecordingTest::attachedFilesComeBack()
{
  MemoryDisk disk;
  RecordingWriter writer(disk, someInfo());
  writer.start();
  writer.attach("scene/soccer.rsg", "text/plain", "(RSG 0 1)");
  for(const FramePtr& frame : cartFrames(3))
    writer.add(*frame);
  writer.attach("later", "text/plain", "");
  writer.finish();
  const auto recording = openBytes(disk.bytes);
  QVERIFY((recording->attachments() == std::vector<std::string>{"scene/soccer.rsg", "later"}));
  QCOMPARE(recording->attachment("scene/soccer.rsg").value(), std::string("(RSG 0 1)"));
  QCOMPARE(recording->attachment("later").value(), std::string());
  QVERIFY(!recording->attachment("none"));
}

/// A set-up may put back the clock.
void RecordingTest::timeThatRunsBackwardsIsRecorded()
{
  std::vector<FramePtr> frames = cartFrames(60);
  for(std::size_t i = 30; i < frames.size(); ++i)
  {
    auto back = std::make_shared<Frame>(*frames[i]);
    back->time -= 0.5;
    frames[i] = back;
  }
  const auto recording = openBytes(record(frames));
  QCOMPARE(recording->count(), frames.size());
  for(std::size_t i = 0; i < frames.size(); ++i)
  {
    QCOMPARE(difference(*recording->frame(i), *frames[i]), QString());
    QVERIFY(i == 0 || recording->time(i) >= recording->time(i - 1));
  }
}

void RecordingTest::aRecordingWithoutFramesIsOne()
{
  const auto recording = openBytes(record({}));
  QCOMPARE(recording->count(), std::size_t(0));
  QVERIFY(recording->events().empty());
  QVERIFY(recording->log().empty());
}

void RecordingTest::frameOfARecordingCanBeRecordedAgain()
{
  const std::vector<FramePtr>& frames = matchFrames();
  const auto first = openBytes(record(frames));
  std::vector<FramePtr> copied;
  for(std::size_t i = 0; i < first->count(); ++i)
    copied.push_back(first->frame(i));
  const auto second = openBytes(record(copied));
  for(std::size_t i = 0; i < copied.size(); i += 7)
    QCOMPARE(difference(*second->frame(i), *copied[i]), QString());
}

QTEST_APPLESS_MAIN(RecordingTest)
#include "RecordingTest.moc"
