#include "app/f2k/Error.h"
#include "app/f2k/UpdateLog.h"
#include "tests/f2k/FakeBoardSupport.h"

#include <QTemporaryDir>
#include <QtTest>

#include <chrono>

using f2k::Error;
using f2k::LogSource;
using f2k::UpdateLog;

/// Recorded updates: what is read is what was written, and damage is told with its line.
class UpdateLogTest : public QObject
{
  Q_OBJECT

  QTemporaryDir folder_;

  std::string file(const char* name) const { return folder_.filePath(QString::fromUtf8(name)).toStdString(); }
  std::string written(const QByteArray& text) const
  {
    QFile out(QString::fromStdString(file("test.log")));
    if(!out.open(QIODevice::WriteOnly) || out.write(text) != text.size())
      qFatal("cannot write");
    return file("test.log");
  }
  /// A log of three updates, with a gap of 100 s before the last one.
  QByteArray good() const
  {
    {
      UpdateLog log(file("good.log"));
      log.begin(test::f2k::robotText, {{1, {"laser", "LMS200", "LRF", "180DegreeScan"}, 10}, {2, {"a \"b\"", "", "x", "smell"}, 99}});
      log.update(1'000'000, 10'000, {{1, 990'000, {2, 0, 1000, 8000, 500, 600}}, {2, 0, {}}});
      log.update(1'020'000, 30'000, {{1, 1'010'000, {2, 0, 1000, 8000, 501, 601}}, {2, 1'015'000, {4, 5}}});
      log.update(101'020'000, 50'000, {{1, 101'000'000, {2, 0, 1000, 8000, 502, 602}}});
      if(!log.flush())
        qFatal("cannot write");
    }
    QFile in(QString::fromStdString(file("good.log")));
    if(!in.open(QIODevice::ReadOnly))
      qFatal("cannot read");
    return in.readAll();
  }

private slots:
  void whatIsReadIsWhatWasWritten()
  {
    LogSource log(written(good()));
    QVERIFY_EXCEPTION_THROWN(log.parameters(), Error);
    QVERIFY(log.next());
    QCOMPARE(log.parameters().name(), std::string("Mine"));
    QCOMPARE(log.received(), std::int64_t(1'000'000));
    QCOMPARE(log.simulated(), std::int64_t(10'000));
    QCOMPARE(log.container()->size(), std::size_t(2));
    QCOMPARE(log.container()->at(2)->identity().device, std::string("a \"b\""));
    QCOMPARE(log.container()->at(2)->stamp(), std::int64_t(0));
    QVERIFY(log.next());
    QVERIFY((f2k::wordsOf(*log.container(), "180DegreeScan") == std::vector<std::uint32_t>{2, 0, 1000, 8000, 501, 601}));
    QVERIFY((f2k::wordsOf(*log.container(), "smell") == std::vector<std::uint32_t>{4, 5}));
    QVERIFY(log.next());
    QCOMPARE(log.container()->at(2)->stamp(), std::int64_t(1'015'000)); // As it was.
    QVERIFY(!log.next());
    QVERIFY(log.isComplete());
  }

  void gapsAreShortened()
  {
    LogSource log(written(good()));
    int count = 0;
    const auto before = std::chrono::steady_clock::now();
    log.play(1, 0.05,
             [&count]
             {
               ++count;
               return true;
             });
    QCOMPARE(count, 3);
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - before).count();
    QVERIFY2(seconds >= 0.065 && seconds < 30, qPrintable(QString::number(seconds))); // 20 ms, and 50 instead of 100 s.
    LogSource stopped(written(good()));
    stopped.play(100, 1, [] { return false; });
    QCOMPARE(stopped.received(), std::int64_t(1'000'000));
    QVERIFY_EXCEPTION_THROWN(stopped.play(0, 1, [] { return true; }), Error);
  }

  void aLogThatIsCutOffEndsBefore()
  {
    const QByteArray all = good();
    int updates = 0;
    for(qsizetype size = all.size() - 1; size > all.size() - 60; --size)
    {
      LogSource log(written(all.left(size)));
      for(updates = 0; log.next();)
        ++updates;
      QCOMPARE(updates, 2);
      QVERIFY(!log.isComplete());
    }
  }

  void damageIsToldWithItsLine_data()
  {
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("why");
    QTest::newRow("title") << QByteArray("f2klog 1") << QByteArray("something") << "f2klog 1";
    QTest::newRow("time goes back") << QByteArray("UPD 1020000") << QByteArray("UPD 20000") << ":18: the time goes back";
    QTest::newRow("no number") << QByteArray("UPD 1020000") << QByteArray("UPD soon") << ":18: soon stands where";
    QTest::newRow("truncated array") << QByteArray(" 501 601") << QByteArray(" 501") << "does not fit";
    QTest::newRow("unknown sensor") << QByteArray("DATA 2 1015000") << QByteArray("DATA 7 1015000") << "sensor 7";
    QTest::newRow("word") << QByteArray(" 501 601") << QByteArray(" 501 fast") << ":19:";
    QTest::newRow("too few lines") << QByteArray("20000 30000 2") << QByteArray("20000 30000 1") << "END UPD is expected";
    QTest::newRow("too many lines") << QByteArray("20000 30000 2") << QByteArray("20000 30000 3") << "DATA is expected";
    QTest::newRow("robot") << QByteArray("(mass 12)") << QByteArray("(mass -2)") << "mass";
    QTest::newRow("length of the robot") << QByteArray("ROBOT ") << QByteArray("ROBOT 99") << "cut off";
    QTest::newRow("sensor") << QByteArray("SENSOR 1 ") << QByteArray("SENSOR ") << "a sensor is expected";
    QTest::newRow("anything") << QByteArray("UPD 1020000") << QByteArray("JUMP 1020000") << "ROBOT or UPD is expected";
  }
  void damageIsToldWithItsLine()
  {
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QString, why);
    QByteArray text = good();
    QVERIFY(text.contains(from));
    text.replace(text.indexOf(from), from.size(), to);
    std::string failure;
    try
    {
      LogSource log(written(text));
      while(log.next())
        ;
    }
    catch(const Error& error)
    {
      failure = error.what();
    }
    QVERIFY2(QString::fromStdString(failure).contains(why), failure.c_str());
  }
  void aFileThatCannotBeOpened()
  {
    QVERIFY_EXCEPTION_THROWN(LogSource("/no/such.log"), Error);
    QVERIFY_EXCEPTION_THROWN(UpdateLog("/no/such/folder/x.log"), Error);
  }
};

QTEST_APPLESS_MAIN(UpdateLogTest)
#include "UpdateLogTest.moc"
