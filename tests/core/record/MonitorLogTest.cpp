#include "FrameSupport.h"
#include "core/record/monitorlog/MonitorLog.h"
#include "core/wire/MonitorDecoder.h"
#include "tests/VerifyNear.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <csignal>
#include <sys/resource.h>

using namespace sparkwright;

namespace
{

struct NewestFrame : FrameSource
{
  FramePtr frame() const override { return newest; }

  FramePtr newest;
};

/// A World of one thing, `x` m from the origin, and the recording of it.
struct Recorded
{
  explicit Recorded(int cycles = 1) : log(frames, cycles), path(directory.filePath("match.log").toStdString())
  {
    first_ = FrameBuilder().transform().single("StdUnitBox", {}, "matRed", 1).end().frame(1);
  }

  std::string open() { return log.open(path); }
  void show(long cycle, float x, double time = -1)
  {
    const auto frame = std::make_shared<Frame>(*first_);
    setTranslation(frame->local[0], {x, 0, 0});
    frame->cycle = cycle;
    frame->time = time >= 0 ? time : 0.02 * static_cast<double>(cycle);
    frames.newest = frame;
  }
  /// From now on there is one thing more.
  void changeStructure()
  {
    first_ = FrameBuilder().transform().single("StdUnitBox", {}, "matRed", 1).end().transform().end().frame(2);
  }
  std::string publish(long cycle, float x, double time = -1)
  {
    show(cycle, x, time);
    return log.publish();
  }

  /// What the file holds, by lines; whether each is whole tells the last one, which has to be empty.
  QByteArrayList lines() const
  {
    QFile file(QString::fromStdString(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll().split('\n') : QByteArrayList();
  }
  /// A letter for each record: F full, D difference, ? neither, and | if the last one does not end its line.
  std::string kinds() const
  {
    std::string out;
    const QByteArrayList all = lines();
    for(int i = 0; i + 1 < all.size(); ++i)
    {
      const std::string header = headerPart(all[i].toStdString());
      out += header == "(RSG 0 1)" ? 'F' : header == "(RDS 0 1)" ? 'D' : '?';
    }
    return all.isEmpty() || all.back().isEmpty() ? out : out + '|';
  }
  /// Where the thing stands for a player who opens the recording at this line and reads to its end.
  float placeFrom(int line) const
  {
    MonitorDecoder decoder;
    const QByteArrayList all = lines();
    for(int i = line; i + 1 < all.size(); ++i)
      if(!decoder.decode(all[i].toStdString()).frame)
        return std::numeric_limits<float>::quiet_NaN();
    return decoder.frame() ? decoder.frame()->local[0](0, 3) : 0;
  }

  QTemporaryDir directory;
  NewestFrame frames;
  MonitorLog log;
  std::string path;

private:
  FramePtr first_;
};

/// A disk on which files cannot get longer than so many bytes.
class FullDisk
{
public:
  explicit FullDisk(std::size_t bytes) : handler_(std::signal(SIGXFSZ, SIG_IGN))
  {
    ::getrlimit(RLIMIT_FSIZE, &before_);
    rlimit small = before_;
    small.rlim_cur = bytes;
    ::setrlimit(RLIMIT_FSIZE, &small);
  }
  ~FullDisk()
  {
    ::setrlimit(RLIMIT_FSIZE, &before_);
    std::signal(SIGXFSZ, handler_);
  }

private:
  rlimit before_{};
  void (*handler_)(int);
};

} // namespace

class MonitorLogTest : public QObject
{
  Q_OBJECT

private slots:
  void recordsWhatThereIsAndThenDifferences();
  void withoutAFrameItWaitsForTheFirst();
  void recordsEverySoManyCycles();
  void aPlayerCanStartEveryThreeSeconds();
  void atTheStepOfTheReferenceAFullRecordComesEveryThreeSeconds();
  void timeMayRunBackwards();
  void anotherStructureIsRecordedInFull();
  void openingAgainStartsAnew();
  void nothingIsWrittenBeforeItIsOpen();

  void whatCannotBeOpenedIsSaid_data();
  void whatCannotBeOpenedIsSaid();
  void aFullDiskIsSaidWithTheFirstRecord();
  void aDiskThatFillsUpIsSaidOnce();
  void afterAFailureAnotherFileCanBeOpened();
};

void MonitorLogTest::recordsWhatThereIsAndThenDifferences()
{
  Recorded r;
  r.show(0, 0.5f);
  QCOMPARE(r.open(), std::string());
  QCOMPARE(r.kinds(), std::string("F"));
  VERIFY_NEAR(r.placeFrom(0), 0.5f, 1e-6f);
  QCOMPARE(r.publish(1, 1), std::string());
  QCOMPARE(r.publish(2, 1.5f), std::string());
  QCOMPARE(r.kinds(), std::string("FDD")); // In the file at once, not when it is closed.
  VERIFY_NEAR(r.placeFrom(0), 1.5f, 1e-6f);
}

void MonitorLogTest::withoutAFrameItWaitsForTheFirst()
{
  Recorded r;
  QCOMPARE(r.open(), std::string());
  QCOMPARE(r.log.publish(), std::string());
  QCOMPARE(r.lines(), QByteArrayList{QByteArray()});
  QCOMPARE(r.publish(1, 1), std::string());
  QCOMPARE(r.kinds(), std::string("F"));
  r.frames.newest = nullptr;
  QCOMPARE(r.log.publish(), std::string());
  QCOMPARE(r.kinds(), std::string("F"));
}

void MonitorLogTest::recordsEverySoManyCycles()
{
  Recorded r(5);
  r.show(3, 0);
  QCOMPARE(r.open(), std::string());
  for(long cycle = 4; cycle <= 16; ++cycle)
    QCOMPARE(r.publish(cycle, static_cast<float>(cycle)), std::string());
  QCOMPARE(r.kinds(), std::string("FDDD"));
  VERIFY_NEAR(r.placeFrom(0), 15, 1e-6f);
}

void MonitorLogTest::aPlayerCanStartEveryThreeSeconds()
{
  Recorded r(50); // A record per second.
  r.show(0, 0);
  QCOMPARE(r.open(), std::string());
  for(long cycle = 1; cycle <= 400; ++cycle)
    QCOMPARE(r.publish(cycle, static_cast<float>(cycle)), std::string());
  QCOMPARE(r.kinds(), std::string("FDDFDDFDD"));
  VERIFY_NEAR(r.placeFrom(0), 400, 1e-4f);
  VERIFY_NEAR(r.placeFrom(3), 400, 1e-4f);
  VERIFY_NEAR(r.placeFrom(6), 400, 1e-4f);
}

// monitor-protocol 15, row 29
void MonitorLogTest::atTheStepOfTheReferenceAFullRecordComesEveryThreeSeconds()
{
  Recorded r(10);
  r.show(0, 0);
  QCOMPARE(r.open(), std::string());
  for(long cycle = 1; cycle < 640; ++cycle)
  {
    if(cycle == 335) // Something comes.
      r.changeStructure();
    QCOMPARE(r.publish(cycle, static_cast<float>(cycle)), std::string());
  }
  const std::string kinds = r.kinds();
  QCOMPARE(kinds.size(), 64u);
  std::vector<std::size_t> full;
  for(std::size_t i = 0; i < kinds.size(); ++i)
    if(kinds[i] == 'F')
      full.push_back(i);
  QCOMPARE(full, (std::vector<std::size_t>{0, 15, 30, 34, 49}));
}

void MonitorLogTest::timeMayRunBackwards()
{
  Recorded r;
  r.show(0, 0, 100);
  QCOMPARE(r.open(), std::string());
  QCOMPARE(r.publish(1, 1, 99.5), std::string());
  QCOMPARE(r.publish(2, 2, 0), std::string()); // A set-up has reset it.
  QCOMPARE(r.publish(3, 3, 0.02), std::string());
  QCOMPARE(r.kinds(), std::string("FDFD"));
  VERIFY_NEAR(r.placeFrom(2), 3, 1e-6f);
}

void MonitorLogTest::anotherStructureIsRecordedInFull()
{
  Recorded r;
  r.show(0, 0);
  QCOMPARE(r.open(), std::string());
  QCOMPARE(r.publish(1, 1), std::string());
  r.changeStructure();
  QCOMPARE(r.publish(2, 2), std::string());
  QCOMPARE(r.publish(3, 3), std::string());
  QCOMPARE(r.kinds(), std::string("FDFD"));
  VERIFY_NEAR(r.placeFrom(2), 3, 1e-6f);
}

void MonitorLogTest::openingAgainStartsAnew()
{
  Recorded r;
  r.show(0, 0);
  QCOMPARE(r.open(), std::string());
  QCOMPARE(r.publish(1, 1), std::string());
  QCOMPARE(r.open(), std::string());
  QCOMPARE(r.kinds(), std::string("F"));
  QCOMPARE(r.publish(2, 2), std::string());
  QCOMPARE(r.kinds(), std::string("FD"));
  VERIFY_NEAR(r.placeFrom(0), 2, 1e-6f);
}

void MonitorLogTest::nothingIsWrittenBeforeItIsOpen()
{
  Recorded r;
  QCOMPARE(r.publish(1, 1), std::string());
  QVERIFY(!QFile::exists(QString::fromStdString(r.path)));
}

void MonitorLogTest::whatCannotBeOpenedIsSaid_data()
{
  QTest::addColumn<QString>("path");
  QTest::addColumn<QString>("reason");
  QTest::newRow("no such directory") << "nowhere/match.log"
                                     << "No such file or directory";
  QTest::newRow("a directory") << "."
                               << "Is a directory";
  QTest::newRow("below a file") << "file/match.log"
                                << "Not a directory";
}

void MonitorLogTest::whatCannotBeOpenedIsSaid()
{
  QFETCH(const QString, path);
  QFETCH(const QString, reason);
  Recorded r;
  QVERIFY(QFile(r.directory.filePath("file")).open(QIODevice::WriteOnly));
  r.show(0, 0);
  const QString whole = r.directory.filePath(path);
  QCOMPARE(QString::fromStdString(r.log.open(whole.toStdString())), whole + ": " + reason);
  QCOMPARE(r.publish(1, 1), std::string()); // Said once.
}

void MonitorLogTest::aFullDiskIsSaidWithTheFirstRecord()
{
  Recorded r;
  r.show(0, 0);
  QCOMPARE(r.log.open("/dev/full"), std::string("/dev/full: No space left on device"));
  QCOMPARE(r.publish(1, 1), std::string());
}

void MonitorLogTest::aDiskThatFillsUpIsSaidOnce()
{
  Recorded r;
  r.show(0, 0);
  QCOMPARE(r.open(), std::string());
  QCOMPARE(r.publish(1, 1), std::string());
  const auto size = static_cast<std::size_t>(QFile(QString::fromStdString(r.path)).size());
  std::string problem, after;
  {
    const FullDisk disk(size + 10);
    problem = r.publish(2, 2);
    after = r.publish(3, 3);
  }
  QCOMPARE(problem, r.path + ": File too large");
  QCOMPARE(after, std::string());
  QCOMPARE(r.publish(4, 4), std::string()); // It is closed: nothing is added behind the gap.
  QCOMPARE(r.kinds(), std::string("FD|"));
  VERIFY_NEAR(r.placeFrom(0), 1, 1e-6f);
}

void MonitorLogTest::afterAFailureAnotherFileCanBeOpened()
{
  Recorded r;
  r.show(0, 7);
  QVERIFY(!r.log.open("/dev/full").empty());
  QCOMPARE(r.open(), std::string());
  QCOMPARE(r.publish(1, 8), std::string());
  QCOMPARE(r.kinds(), std::string("FD"));
  VERIFY_NEAR(r.placeFrom(0), 8, 1e-6f);
}

QTEST_APPLESS_MAIN(MonitorLogTest)
#include "MonitorLogTest.moc"
