#include "RecordSupport.h"

#include "core/record/RecordedAgents.h"
#include "core/record/Recorder.h"
#include "core/record/RecordingRing.h"
#include "tests/core/WorldSupport.h"

#include <QTemporaryDir>
#include <QtTest>

#include <condition_variable>
#include <csignal>
#include <mutex>
#include <sys/resource.h>

using namespace sparkwright;
using namespace sparkwright::test;

/// Recording beside a run: it costs the run next to nothing, whatever the disk does.
class RecorderTest : public QObject
{
  Q_OBJECT

private slots:
  void allThatIsTakenIsInTheFile();
  void aSlowDiskLeavesOutFramesAndIsToldOnce();
  void aPatientRunWaitsForTheDisk();
  void aFullDiskIsToldOnceAndTheRunGoesOn();
  void framesToldAsRecordedAreReadableAfterAFullDisk();
  void whatIsTakenIsSoonOnTheDisk();
  void aWorldTellsHowItsBodiesAreJoined();
  void agentsHearAndSayTheSameWhileTheyAreRecorded();
  void aRingKeepsTheNewestFiles();
  void aRingGoesOnAfterAFullDisk();
};

namespace
{

/// A disk that several recorders' threads and a test share; it can be stopped.
struct Disk
{
  std::mutex mutex;
  std::condition_variable changed;
  MemoryDisk memory;
  bool stopped = false;
  int waiting = 0;

  void stop(bool on)
  {
    const std::lock_guard lock(mutex);
    stopped = on;
    changed.notify_all();
  }
  std::string bytes()
  {
    const std::lock_guard lock(mutex);
    return memory.bytes;
  }
};

class SharedSink : public mcap::ByteSink
{
public:
  explicit SharedSink(Disk& disk) : disk_(disk) {}
  std::string append(std::string_view bytes) override
  {
    std::unique_lock lock(disk_.mutex);
    ++disk_.waiting;
    disk_.changed.notify_all();
    disk_.changed.wait(lock, [this] { return !disk_.stopped; });
    --disk_.waiting;
    return disk_.memory.append(bytes);
  }
  bool cutTo(std::uint64_t size) override
  {
    const std::lock_guard lock(disk_.mutex);
    return disk_.memory.cutTo(size);
  }

private:
  Disk& disk_;
};

Recorder::Options someOptions()
{
  Recorder::Options options;
  options.settings.chunkSeconds = 0.1;
  options.agentBytes = true;
  return options;
}

} // namespace

void RecorderTest::allThatIsTakenIsInTheFile()
{
  Disk disk;
  const std::vector<FramePtr>& frames = matchFrames();
  Recorder recorder(std::make_unique<SharedSink>(disk), someInfo(), someOptions());
  recorder.take(Recorder::Attachment{"a.rsg", "text/plain", "(RSG 0 1)"});
  for(const FramePtr& frame : frames)
  {
    recorder.take(frame);
    recorder.take(frame); // The same one again.
    recorder.take(AgentBytes{frame->time, frame->cycle, 1, AgentBytes::Kind::Sent, "(time)"});
  }
  recorder.take(LogRecord{1, Diagnostic{Diagnostic::Severity::Note, {}, 0, 0, "half time", {}}});
  recorder.take(WorldStateRecord{1, 50, "state"});
  QVERIFY(recorder.finish().empty());
  QCOMPARE(recorder.figures().frames, frames.size());
  QCOMPARE(recorder.figures().missing, std::uint64_t(0));
  QCOMPARE(recorder.figures().bytes, disk.bytes().size());
  const auto recording = openBytes(disk.bytes());
  QCOMPARE(recording->count(), frames.size());
  for(std::size_t i = 0; i < frames.size(); i += 5)
    QCOMPARE(difference(*recording->frame(i), *frames[i]), QString());
  QCOMPARE(recording->log().size(), std::size_t(1));
  QVERIFY(recording->hasAgentBytes());
  QCOMPARE(recording->worldStateAt(99)->state, std::string("state"));
  QCOMPARE(recording->attachment("a.rsg").value(), std::string("(RSG 0 1)"));
}

void RecorderTest::aSlowDiskLeavesOutFramesAndIsToldOnce()
{
  Disk disk;
  const std::vector<FramePtr> frames = cartFrames(2000);
  Recorder::Options options = someOptions();
  options.queueBytes = 100'000;
  Recorder recorder(std::make_unique<SharedSink>(disk), someInfo(), options);
  recorder.take(frames[0]);
  disk.stop(true);
  int told = 0;
  for(std::size_t i = 1; i < 1900; ++i)
  {
    recorder.take(frames[i]);
    told += !recorder.takeProblem().empty();
  }
  QCOMPARE(told, 1);
  QVERIFY(recorder.figures().missing > 0);
  disk.stop(false);
  while(recorder.figures().frames + recorder.figures().missing < 1900)
    std::this_thread::yield();
  for(std::size_t i = 1900; i < 2000; ++i)
    recorder.take(frames[i]);
  QVERIFY(recorder.finish().empty());
  const auto recording = openBytes(disk.bytes());
  QCOMPARE(recording->count() + recorder.figures().missing, std::size_t(2000));
  for(std::size_t i = 0; i < recording->count(); ++i)
    QCOMPARE(difference(*recording->frame(i), *frames[static_cast<std::size_t>(recording->frame(i)->cycle)]), QString());
  QCOMPARE(recording->frame(recording->count() - 1)->cycle, 1999L);
}

void RecorderTest::aPatientRunWaitsForTheDisk()
{
  Disk disk;
  const std::vector<FramePtr> frames = cartFrames(2000);
  Recorder::Options options = someOptions();
  options.queueBytes = 5'000; // A few frames.
  options.patience = 60;
  Recorder recorder(std::make_unique<SharedSink>(disk), someInfo(), options);
  for(const FramePtr& frame : frames)
    recorder.take(frame);
  QVERIFY(recorder.finish().empty());
  QCOMPARE(recorder.figures().missing, std::uint64_t(0));
  QCOMPARE(openBytes(disk.bytes())->count(), frames.size());
}

void RecorderTest::aFullDiskIsToldOnceAndTheRunGoesOn()
{
  Disk disk;
  disk.memory.room = 20'000;
  const std::vector<FramePtr> frames = cartFrames(3000);
  Recorder recorder(std::make_unique<SharedSink>(disk), someInfo(), someOptions());
  for(const FramePtr& frame : frames)
    recorder.take(frame);
  while(!recorder.figures().failed)
    std::this_thread::yield();
  const std::string problem = recorder.takeProblem().english();
  QVERIFY2(problem.find("No space left") != std::string::npos, problem.c_str());
  for(const FramePtr& frame : cartFrames(10))
    recorder.take(frame);
  QVERIFY(recorder.takeProblem().empty());
  QVERIFY(recorder.finish().empty());
  const auto recording = openBytes(disk.bytes());
  QVERIFY(recording->count() > 0);
  QCOMPARE(recorder.figures().frames, std::uint64_t(recording->count()));
  QCOMPARE(recorder.figures().frames + recorder.figures().missing, std::uint64_t(3010));
  for(std::size_t i = 0; i < recording->count(); ++i)
    QCOMPARE(difference(*recording->frame(i), *frames[i]), QString());
}

/// A real file that must not become larger.
void RecorderTest::framesToldAsRecordedAreReadableAfterAFullDisk()
{
  QTemporaryDir directory;
  const std::vector<FramePtr> frames = cartFrames(1000);
  rlimit before{};
  QCOMPARE(::getrlimit(RLIMIT_FSIZE, &before), 0);
  const auto former = std::signal(SIGXFSZ, SIG_IGN);
  for(const rlim_t room : {30'000u, 33'333u, 40'000u, 50'001u})
  {
    const std::string path = directory.filePath(QString::number(room) + ".mcap").toStdString();
    std::string why;
    rlimit small = before;
    small.rlim_cur = room;
    QCOMPARE(::setrlimit(RLIMIT_FSIZE, &small), 0);
    Recorder recorder(mcap::writeTo(path, why), someInfo(), someOptions());
    for(const FramePtr& frame : frames)
      recorder.take(frame);
    const LocalText problem = recorder.finish();
    QCOMPARE(::setrlimit(RLIMIT_FSIZE, &before), 0);
    QVERIFY2(!problem.empty(), "there was room for all");
    LocalText unopened;
    const auto recording = Recording::open(path, unopened);
    QVERIFY2(recording, unopened.english().c_str());
    QCOMPARE(recorder.figures().frames, std::uint64_t(recording->count()));
    QCOMPARE(recorder.figures().frames + recorder.figures().missing, std::uint64_t(frames.size()));
    for(std::size_t i = 0; i < recording->count(); ++i)
      QCOMPARE(difference(*recording->frame(i), *frames[i]), QString());
  }
  std::signal(SIGXFSZ, former);
}

/// Also if the run pauses after one frame.
void RecorderTest::whatIsTakenIsSoonOnTheDisk()
{
  Disk disk;
  const std::vector<FramePtr> frames = cartFrames(1);
  Recorder recorder(std::make_unique<SharedSink>(disk), someInfo(), someOptions());
  recorder.take(frames[0]);
  LocalText problem;
  QTRY_VERIFY_WITH_TIMEOUT(
      [&]
      {
        const auto recording = openBytes(disk.bytes(), problem);
        return recording && recording->count() == 1;
      }(),
      20'000);
}

void RecorderTest::aWorldTellsHowItsBodiesAreJoined()
{
  Disk disk;
  SoccerWorld match;
  Recorder recorder(std::make_unique<SharedSink>(disk), someInfo(), someOptions());
  const auto run = [&](int cycles)
  {
    for(int i = 0; i < cycles; ++i)
    {
      match.world.setPhysicsView(recorder.wantsPhysics());
      match.cycle();
      recorder.take(match.world.frame());
    }
  };
  run(2);
  match.connect();
  match.world.setPhysicsView(true);
  match.cycle();
  recorder.take(match.world.frame());
  QTRY_VERIFY_WITH_TIMEOUT(!recorder.wantsPhysics(), 20'000);
  run(20);
  QVERIFY(!match.world.frame()->physics.structure);
  recorder.finish();
  LocalText problem;
  const auto file = mcap::McapReader::open(mcap::readFromMemory(disk.bytes()), problem);
  std::size_t links = 0;
  for(std::size_t i = 0; i < file->chunks().size(); ++i)
    if(const auto records = file->readChunk(i))
      mcap::McapReader::forEachMessage(
          *records,
          [&](const mcap::Message& message)
          {
            if(message.channel == file->channel(RecordingTopics::structure)->id)
              links = std::ranges::count_if(readStructure(proto::ProtoReader(message.data), [](auto) { return nullptr; })->links,
                                            [](const PoseLink& link) { return link.reference >= 0; });
            return true;
          });
  QVERIFY(links >= 20);
}

void RecorderTest::agentsHearAndSayTheSameWhileTheyAreRecorded()
{
  SoccerWorld plain, recorded;
  std::vector<AgentBytes> bytes;
  RecordedAgents gateway(recorded.world, [&](AgentBytes message) { bytes.push_back(std::move(message)); });
  std::string heard[2];
  int turn = 0;
  for(AgentGateway* const agents : {static_cast<AgentGateway*>(&plain.world), static_cast<AgentGateway*>(&gateway)})
  {
    World& world = turn == 0 ? plain.world : recorded.world;
    const AgentId agent = agents->addAgent("127.0.0.1:5");
    agents->deliver(agent, "(scene rsg/agent/nao/nao_hetero.rsg 0)(syn)");
    for(int i = 0; i < 6; ++i)
    {
      world.cycle();
      heard[turn] += agents->percepts(agent);
      agents->perceptsSent(agent);
    }
    agents->removeAgent(agent);
    world.cycle();
    ++turn;
  }
  QCOMPARE(heard[1], heard[0]);
  QVERIFY(heard[0].find("(time (now ") != std::string::npos);
  QCOMPARE(bytes.size(), std::size_t(9));
  QVERIFY(bytes[0].kind == AgentBytes::Kind::Joined && bytes[0].data == "127.0.0.1:5");
  QVERIFY(bytes[1].kind == AgentBytes::Kind::Received && bytes[1].data.ends_with("(syn)"));
  std::string sent;
  for(std::size_t i = 2; i < 8; ++i)
  {
    QVERIFY(bytes[i].kind == AgentBytes::Kind::Sent);
    sent += bytes[i].data;
  }
  QCOMPARE(sent, heard[0]);
  QVERIFY(bytes[8].kind == AgentBytes::Kind::Left);
}

void RecorderTest::aRingKeepsTheNewestFiles()
{
  QTemporaryDir directory;
  RecordingRing::Options options;
  options.folder = directory.filePath("recordings").toStdString();
  options.limit = 120'000;
  options.fileSeconds = 2;
  options.recorder = someOptions();
  const std::vector<FramePtr> frames = cartFrames(1000); // 20 s
  std::uint64_t most = 0;
  {
    RecordingRing ring(options, "match", someInfo());
    for(const FramePtr& frame : frames)
    {
      ring.take(frame);
      if(frame->cycle % 50 == 0)
        most = std::max(most, ring.bytes());
    }
    ring.finish();
    QVERIFY(ring.takeProblem().empty());
    QVERIFY(ring.bytes() <= options.limit);
    QVERIFY(ring.files().size() >= 2);
    LocalText problem;
    long next = -1;
    for(const auto& file : ring.files())
    {
      const auto recording = Recording::open(file, problem);
      QVERIFY2(recording && recording->complete(), problem.english().c_str());
      for(std::size_t i = 0; i < recording->count(); ++i, ++next)
      {
        if(next < 0)
          next = recording->frame(i)->cycle;
        QCOMPARE(recording->frame(i)->cycle, next); // No frame is missing between two files.
      }
    }
    QCOMPARE(next, 1000L);
  }
  // Another run goes on with higher numbers, and a smaller limit removes what is old.
  RecordingRing again(options, "match", someInfo());
  const auto before = again.files();
  again.take(frames[0]);
  QCOMPARE(again.files().size(), before.size() + 1);
  again.finish();
  again.setLimit(40'000);
  QVERIFY(again.files().size() < before.size() + 1);
  QVERIFY(again.bytes() <= 40'000);
}

/// The folder cannot be made: the run is not recorded, which is told once.
void RecorderTest::aRingGoesOnAfterAFullDisk()
{
  QTemporaryDir directory;
  QFile file(directory.filePath("file"));
  QVERIFY(file.open(QIODevice::WriteOnly));
  RecordingRing::Options options;
  options.folder = directory.filePath("file/folder").toStdString();
  RecordingRing ring(options, "match", someInfo());
  int told = 0;
  for(const FramePtr& frame : cartFrames(200))
  {
    ring.take(frame);
    told += !ring.takeProblem().empty();
  }
  QCOMPARE(told, 1);
  QVERIFY(ring.files().empty());
}

QTEST_APPLESS_MAIN(RecorderTest)
#include "RecorderTest.moc"
