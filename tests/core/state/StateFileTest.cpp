#include "StateSupport.h"

#include "core/record/resume/StateFile.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace sparkwright;
using namespace sparkwright::test;

/// A state in a file: the run goes on from it to the bit, and whatever else a file may be is told and never harms.
class StateFileTest : public QObject
{
  Q_OBJECT

private slots:
  void theRunGoesOnFromTheFileToTheBit()
  {
    const Actors actors(4);
    SoccerWorld stage;
    actors.cycles(stage.world, 120);
    const WorldState state = stage.world.saveState();
    StateFileHead head = StateFile::headOf(state);
    head.name = "before the corner";
    head.mode = stage.world.frame()->game.mode;
    head.score = {1, 2};
    head.saved = 1'700'000'000;
    const std::filesystem::path file = place("deep/er/moment.sparkstate");
    QCOMPARE(StateFile::write(file, head, state).english(), std::string());
    actors.cycles(stage.world, 150);

    LocalText problem;
    const std::optional<StateFileHead> told = StateFile::readHead(file, problem);
    QVERIFY2(told, problem.english().c_str());
    QCOMPARE(told->name, head.name);
    QCOMPARE(told->scene, state.scene);
    QCOMPARE(told->cycle, std::int64_t(120));
    QCOMPARE(told->score, head.score);
    QCOMPARE(told->saved, head.saved);
    const std::optional<StateFile> read = StateFile::read(file, problem);
    QVERIFY2(read, problem.english().c_str());
    QCOMPARE(read->state.encode(), state.encode());
    Restored again(read->state);
    QCOMPARE(again.problem.english(), std::string());
    actors.cycles(again.world, 150);
    QCOMPARE(difference(stage.world, again.world), std::string());
    QCOMPARE(stage.world.saveState().encode(), again.world.saveState().encode());
  }
  void itIsSmallerThanTheState()
  {
    const std::string bytes = sample();
    LocalText problem;
    const std::optional<StateFile> file = StateFile::decode(bytes, problem);
    QVERIFY(file);
    QVERIFY(bytes.size() < file->state.encode().size() / 2);
  }
  void noDamagedByteGivesAnotherState()
  {
    const std::string good = sample();
    LocalText none;
    const std::string state = StateFile::decode(good, none)->state.encode();
    for(std::size_t at = 0; at < good.size(); at += at < 400 ? 1 : 97)
    {
      std::string bad = good;
      bad[at] = static_cast<char>(bad[at] ^ 0x20);
      LocalText problem;
      const std::optional<StateFile> read = StateFile::decode(bad, problem);
      QCOMPARE(problem.empty(), read.has_value());
      if(read) // The compressed bytes have bits that mean nothing.
        QCOMPARE(read->state.encode(), state);
    }
  }
  void everyEndIsTooEarly()
  {
    const std::string good = sample();
    for(std::size_t size = 0; size < good.size(); size += size < 400 ? 1 : 97)
    {
      LocalText problem;
      QVERIFY2(!StateFile::decode(std::string_view(good).substr(0, size), problem), qPrintable(QString::number(size)));
      QVERIFY(!problem.empty());
    }
    LocalText problem;
    QVERIFY(!StateFile::decode(good + "more", problem));
  }
  void foreignAndNewerFilesAreToldApart()
  {
    LocalText problem;
    QVERIFY(!StateFile::decode("RSG 0 1", problem));
    QCOMPARE(problem, stateText("state.foreign"));
    QVERIFY(!StateFile::decode({}, problem));
    QCOMPARE(problem, stateText("state.short"));
    std::string newer = sample();
    newer[std::string_view("SPARKWRIGHT STATE\n").size()] = 9;
    QVERIFY(!StateFile::decode(newer, problem));
    QCOMPARE(problem, stateText("state.newer", 9L, 1L));
    QVERIFY(!StateFile::decodeHead(newer, problem));
  }
  void whatAHeadPromisesIsNotBelieved()
  {
    // Sizes of a head and of a state that would take all memory.
    std::string huge = "SPARKWRIGHT STATE\n";
    huge += std::string("\1\0\0\0\xff\xff\xff\xff\0\0\0\0", 12);
    LocalText problem;
    QVERIFY(!StateFile::decode(huge, problem));
    QCOMPARE(problem, stateText("state.damaged"));
  }
  void filesThatCannotBeReadOrWrittenAreNamed()
  {
    LocalText problem;
    QVERIFY(!StateFile::read(place("missing.sparkstate"), problem));
    QVERIFY(problem.english().find("missing.sparkstate") != std::string::npos);
    QVERIFY(!StateFile::read(folder_.path().toStdString(), problem)); // A folder.
    QVERIFY(!problem.empty());
    write("text.sparkstate", "(RSG 0 1)");
    QVERIFY(!StateFile::readHead(place("text.sparkstate"), problem));
    QVERIFY(problem.english().find("text.sparkstate: ") != std::string::npos);
    write("file", "x");
    LocalText why = StateFile::write(place("file/below.sparkstate"), {}, {});
    QVERIFY(why.english().find("below.sparkstate cannot be written") != std::string::npos);
  }
  void longNamesAreCut()
  {
    WorldState state;
    StateFileHead head;
    head.name = std::string(1 << 20, 'n');
    LocalText problem;
    const std::optional<StateFile> file = StateFile::decode(StateFile::encode(head, state), problem);
    QVERIFY2(file, problem.english().c_str());
    QVERIFY(file->head.name.size() < 10000);
  }

private:
  std::filesystem::path place(const char* name) const { return (folder_.path() + '/' + name).toStdString(); }
  void write(const char* name, const QByteArray& bytes) const
  {
    QFile file(folder_.filePath(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
  }
  /// The file of a small state.
  static std::string sample()
  {
    WorldState state;
    state.scene = "examples/pendulum.rsg";
    state.seed = 4;
    state.cycle = 12;
    state.time = 0.24;
    for(int i = 0; i < 20000; ++i)
      state.content += static_cast<char>(i / 100 % 7);
    StateFileHead head = StateFile::headOf(state);
    head.name = "sample";
    return StateFile::encode(head, state);
  }

  QTemporaryDir folder_;
};

QTEST_GUILESS_MAIN(StateFileTest)

#include "StateFileTest.moc"
