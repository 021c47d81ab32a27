#include "app/jobs/plan/Job.h"
#include "app/jobs/results/ResultStore.h"
#include "core/game/StandardLeagues.h"
#include "core/record/Recording.h"
#include "core/record/RecordingWriter.h"
#include "core/record/mcap/Disk.h"
#include "core/record/resume/StateFile.h"
#include "core/run/Project.h"
#include "core/text/WriteFile.h"

#include <QElapsedTimer>
#include <QFile>
#include <QSettings>
#include <QTemporaryDir>
#include <QtTest>

#include <csignal>
#include <random>
#include <sys/wait.h>
#include <unistd.h>

using namespace sparkwright;

namespace
{

namespace fs = std::filesystem;

/// Bytes of a recording before it says whose it is: first and second line of the file.
constexpr std::uintmax_t beginning = 100;

/// Texts of the n-th round, each as long as it says, so that what is torn or mixed is seen.
std::string sceneOfRound(int round)
{
  std::string text = "(RSG 0 1)\n(\n";
  for(int i = 0; i < 2000 + round % 7 * 500; ++i)
    text += "  (nd Transform (setName n" + std::to_string(round) + "))\n";
  return text + ") ; " + std::to_string(round) + '\n';
}

Project projectOfRound(int round)
{
  Project project;
  project.scene = "scene.rsg";
  project.seed = static_cast<std::uint64_t>(round) + 1;
  for(int i = 0; i < 200; ++i)
    project.variables.emplace_back("V" + std::to_string(100 + i), std::to_string(round)); // In order, as they are read.
  return project;
}

Job jobOfRound(int round)
{
  Job job;
  job.scene = "setups/demo.rb";
  job.atMost = 2.5;
  job.matches.emplace_back();
  job.seeds.assign(500, static_cast<std::uint64_t>(round) + 1);
  for(std::size_t i = 0; i < job.seeds.size(); ++i)
    job.seeds[i] += i;
  return job;
}

WorldState stateOfRound(int round)
{
  std::mt19937 random(static_cast<unsigned>(round));
  WorldState state;
  state.scene = "scene.rsg";
  state.seed = static_cast<std::uint64_t>(round) + 1;
  state.content.resize(100'000 + static_cast<std::size_t>(round % 5) * 40'000);
  for(char& byte : state.content)
    byte = static_cast<char>(random());
  return state;
}

RunResult resultOfRound(int round)
{
  RunResult result;
  result.number = round + 1;
  result.key = "key" + std::to_string(round);
  result.end = "time";
  result.simulatedSeconds = round * 0.5;
  return result;
}

/// A body that moves 0.01 m in each frame.
Frame frameOfNumber(int number)
{
  static const auto structure = []
  {
    auto made = std::make_shared<SceneStructure>();
    made->version = 1;
    made->nodes.resize(1);
    made->nodes[0].kind = SceneStructure::Node::Kind::Transform;
    made->nodes[0].parent = -1;
    made->nodes[0].end = 1;
    made->nodes[0].slot = 0;
    made->transformCount = 1;
    return made;
  }();
  Frame frame;
  frame.structure = structure;
  frame.cycle = number;
  frame.time = number * 0.02;
  frame.local.assign(1, Mat4f::Identity());
  frame.local[0](0, 3) = static_cast<float>(number) * 0.01f;
  return frame;
}

/// The program that is killed: writes each kind, one after the other, for ever.
[[noreturn]] void write(const fs::path& folder, int firstRound)
{
  Diagnostic problem;
  const auto store = ResultStore::open(folder / "results", "", ResultStore::Use::Write, problem);
  if(!store)
    ::_exit(3);
  for(int round = firstRound;; ++round)
  {
    bool good = writeAtomically(folder / "scene.rsg", sceneOfRound(round)).empty() &&
                writeProject(folder / "mine.sparkproject", projectOfRound(round)).empty() &&
                writeAtomically(folder / "mine.sparkjobs", jobText(jobOfRound(round))).empty() &&
                StateFile::write(folder / "mine.sparkstate", StateFile::headOf(stateOfRound(round)), stateOfRound(round)).empty();
    {
      QSettings settings(QString::fromStdString(folder / "settings.ini"), QSettings::IniFormat);
      for(int i = 0; i < 200; ++i)
        settings.setValue(QStringLiteral("window/value%1").arg(i), round);
      settings.sync();
      good = good && settings.status() == QSettings::NoError;
    }
    std::string why;
    const auto sink = mcap::writeTo(folder / ("run" + std::to_string(round) + ".mcap"), why);
    if(!sink)
      ::_exit(4);
    RecordingWriter recording(*sink, {});
    good = good && recording.start().empty();
    for(int i = 0; i < 300; ++i)
      good = good && recording.add(frameOfNumber(i)).empty();
    good = good && recording.finish().empty();
    // Last of all: all before is done.
    if(!good || !store->add(resultOfRound(round)).empty())
      ::_exit(5);
  }
}

} // namespace

/// Whoever is killed while it writes leaves each file whole: as it was, or as it was to be.
class KilledWriterTest : public QObject
{
  Q_OBJECT

private slots:
  void fiftyKillsTearNothing();

private:
  void check(const fs::path& folder, int& round);
};

void KilledWriterTest::fiftyKillsTearNothing()
{
  constexpr int kills = 50, wholeRounds = 5;
  constexpr int patience = 3; // Times as many kills at most, if there are not enough whole rounds.
  constexpr unsigned seed = 20261128;
  std::mt19937 random(seed);
  QTemporaryDir directory;
  const fs::path folder = directory.path().toStdString();
  int round = 0, longest = 0;
  unsigned span = 150'000; // μs, of which a part passes before each kill; more where a round takes longer.
  QElapsedTimer timer;
  timer.start();
  for(int n = 0; n < kills || (round <= wholeRounds && n < patience * kills); ++n)
  {
    const int roundBefore = round;
    const int microseconds = static_cast<int>(random() % span);
    const pid_t child = ::fork();
    QVERIFY(child >= 0);
    if(child == 0)
      write(folder, round);
    ::usleep(static_cast<useconds_t>(microseconds));
    ::kill(child, SIGKILL);
    int status = 0;
    QCOMPARE(::waitpid(child, &status, 0), child);
    QVERIFY2(WIFSIGNALED(status), qPrintable(QString("the writer ended by itself: %1").arg(WEXITSTATUS(status))));
    check(folder, round);
    if(QTest::currentTestFailed())
    {
      qWarning("seed %u, kill %d after %d us, %d rounds", seed, n, microseconds, round);
      return;
    }
    longest = std::max(longest, microseconds);
    span = round > roundBefore ? span : span + span / 50;
  }
  qInfo("%d whole rounds, %lld ms", round, static_cast<long long>(timer.elapsed()));
  QVERIFY(round > wholeRounds);
}

/// @param round  the first one that is not known to be done; moved on
void KilledWriterTest::check(const fs::path& folder, int& round)
{
  Diagnostic problem;
  // Results: all that were told as done are there.
  if(fs::exists(folder / "results"))
  {
    const auto store = ResultStore::open(folder / "results", "", ResultStore::Use::Read, problem);
    QVERIFY2(store, problem.text().c_str());
    PlannedRun run;
    for(const int before = round; run.key = "key" + std::to_string(round), store->find(run).has_value() || round < before;)
    {
      QVERIFY2(store->find(run), "a result that was on the disk is lost");
      QCOMPARE(store->find(run)->simulatedSeconds, round * 0.5);
      ++round;
    }
  }
  const auto isRound = [&](int found) { return found == round - 1 || found == round; };
  if(QFile scene(QString::fromStdString(folder / "scene.rsg")); scene.open(QIODevice::ReadOnly))
  {
    const std::string text = scene.readAll().toStdString();
    QVERIFY(text == sceneOfRound(round) || text == sceneOfRound(round - 1));
  }
  if(fs::exists(folder / "mine.sparkproject"))
  {
    const auto project = readProject(folder / "mine.sparkproject", problem);
    QVERIFY2(project, problem.text().c_str());
    const int found = static_cast<int>(project->seed) - 1;
    QVERIFY(isRound(found));
    QVERIFY(*project == projectOfRound(found));
  }
  if(fs::exists(folder / "mine.sparkjobs"))
  {
    const auto job = readJob(folder / "mine.sparkjobs", problem);
    QVERIFY2(job, problem.text().c_str());
    const int found = static_cast<int>(job->seeds.front()) - 1;
    QVERIFY(isRound(found));
    QVERIFY(job->seeds == jobOfRound(found).seeds);
  }
  LocalText why;
  if(fs::exists(folder / "mine.sparkstate"))
  {
    const auto state = StateFile::read(folder / "mine.sparkstate", why);
    QVERIFY2(state, why.english().c_str());
    const int found = static_cast<int>(state->state.seed) - 1;
    QVERIFY(isRound(found));
    QVERIFY(state->state.content == stateOfRound(found).content);
  }
  if(fs::exists(folder / "settings.ini"))
  {
    const QSettings settings(QString::fromStdString(folder / "settings.ini"), QSettings::IniFormat);
    const int found = settings.value("window/value0", -1).toInt();
    QCOMPARE(settings.status(), QSettings::NoError);
    QVERIFY(isRound(found));
    for(int i = 0; i < 200; ++i)
      QCOMPARE(settings.value(QStringLiteral("window/value%1").arg(i)).toInt(), found);
  }
  for(const int number : {round - 1, round})
  {
    const fs::path file = folder / ("run" + std::to_string(number) + ".mcap");
    if(!fs::exists(file) || (number == round && fs::file_size(file) < beginning))
      continue; // Killed before the file said what it is.
    const auto recording = Recording::open(file, why);
    QVERIFY2(recording, why.english().c_str());
    if(number < round)
      QVERIFY(recording->complete() && recording->count() == 300);
    for(std::size_t i = 0; i < recording->count(); ++i)
    {
      const FramePtr frame = recording->frame(i);
      QVERIFY2(frame, qPrintable(QString("%1: frame %2 of %3 cannot be read").arg(file.c_str()).arg(i).arg(recording->count())));
      QVERIFY(std::abs(frame->time - static_cast<double>(i) * 0.02) < 1e-6);
      QVERIFY(std::abs(frame->local[0](0, 3) - static_cast<float>(i) * 0.01f) < 0.001f);
    }
  }
}

QTEST_APPLESS_MAIN(KilledWriterTest)
#include "KilledWriterTest.moc"
