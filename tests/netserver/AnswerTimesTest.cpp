#include "netserver/socket/AnswerTimes.h"
#include "tests/VerifyNear.h"

#include <QtTest>

using namespace sparkwright;

class AnswerTimesTest : public QObject
{
  Q_OBJECT

private slots:
  void nothingIsKnownBeforeTheFirstAnswer();
  void promptAnswersMissNothing();
  void lateAnswersCountFromTheFirstThatIsOpen();
  void whatIsSaidUnaskedIsNoAnswer();
  void percentilesAreCloseAndNeverTooLow();
  void durationsOfAnySizeAreCounted();
};

void AnswerTimesTest::nothingIsKnownBeforeTheFirstAnswer()
{
  AnswerTimes times;
  times.told(1);
  const AnswerFigures f = times.figures();
  QCOMPARE(f.told, std::uint64_t(1));
  QCOMPARE(f.missed, std::uint64_t(0));
  QCOMPARE(f.lag, 1);
  QCOMPARE(f.median, 0.0);
  QCOMPARE(f.most, 0.0);
}

void AnswerTimesTest::promptAnswersMissNothing()
{
  AnswerTimes times;
  for(int i = 0; i < 100; ++i)
  {
    times.told(i * 0.02);
    times.heard(i * 0.02 + 0.004);
  }
  const AnswerFigures f = times.figures();
  QCOMPARE(f.missed, std::uint64_t(0));
  QCOMPARE(f.lag, 0);
  QCOMPARE(f.longestLag, 1);
  VERIFY_NEAR(f.last, 0.004, 1e-9);
  VERIFY_NEAR(f.most, 0.004, 1e-9);
}

void AnswerTimesTest::lateAnswersCountFromTheFirstThatIsOpen()
{
  AnswerTimes times;
  times.told(0.00);
  times.told(0.02);
  times.told(0.04);
  QCOMPARE(times.figures().lag, 3);
  times.heard(0.05);
  const AnswerFigures f = times.figures();
  VERIFY_NEAR(f.last, 0.05, 1e-9);
  QCOMPARE(f.missed, std::uint64_t(2));
  QCOMPARE(f.lag, 0);
  QCOMPARE(f.longestLag, 3);
}

void AnswerTimesTest::whatIsSaidUnaskedIsNoAnswer()
{
  AnswerTimes times;
  times.heard(1);
  times.told(2);
  times.heard(2.5);
  times.heard(9); // The second message of one cycle.
  VERIFY_NEAR(times.figures().most, 0.5, 1e-9);
}

void AnswerTimesTest::percentilesAreCloseAndNeverTooLow()
{
  DurationHistogram h;
  for(int i = 1; i <= 1000; ++i)
    h.add(i * 1e-4); // 0.1 to 100 ms
  for(const double share : {0.1, 0.5, 0.9, 0.99})
  {
    const double exact = share * 0.1;
    QVERIFY2(h.quantile(share) >= exact * (1 - 1e-9) && h.quantile(share) <= exact * 1.0906,
             qPrintable(QString("%1: %2").arg(share).arg(h.quantile(share))));
  }
  QCOMPARE(h.quantile(1), 0.1);
  QCOMPARE(h.count(), std::uint64_t(1000));
}

void AnswerTimesTest::durationsOfAnySizeAreCounted()
{
  DurationHistogram h;
  QCOMPARE(h.quantile(0.5), 0.0);
  for(const double odd : {-1.0, 0.0, qQNaN(), 1e-12, 1e9})
    h.add(odd);
  QCOMPARE(h.count(), std::uint64_t(5));
  QCOMPARE(h.most(), 1e9);
  QVERIFY(h.quantile(0.5) <= 1e-6);
  QCOMPARE(h.quantile(1), 1e9);
}

QTEST_APPLESS_MAIN(AnswerTimesTest)
#include "AnswerTimesTest.moc"
