#include "RecordSupport.h"

#include "core/record/FrameSequence.h"

#include <QTest>

using namespace sparkwright;

/// Several recordings of one run, read as one.
class ChainedFramesTest : public QObject
{
  Q_OBJECT

private slots:
  void partsFollowEachOther()
  {
    const auto first = part(0, 3), second = part(3, 2);
    ChainedFrames whole({first, part(0, 0), second});
    QCOMPARE(whole.count(), std::size_t(5));
    for(std::size_t i = 0; i < 5; ++i)
      QCOMPARE(whole.time(i), 0.02 * static_cast<double>(i));
    QCOMPARE(whole.frame(2).get(), first->frames[2].get());
    QCOMPARE(whole.frame(3).get(), second->frames[0].get());
    QCOMPARE(whole.indexAt(0.07), std::size_t(3));
  }
  void whatTwoPartsHaveIsTakenFromTheFirst()
  {
    const auto first = part(0, 4), second = part(2, 4);
    ChainedFrames whole({first, second});
    QCOMPARE(whole.count(), std::size_t(6));
    QCOMPARE(whole.frame(3).get(), first->frames[3].get());
    QCOMPARE(whole.frame(4).get(), second->frames[2].get());
    QCOMPARE(whole.time(5), 0.1);
  }
  void partsAreCutWhereTheRunWentOnInAnotherWay()
  {
    const auto first = part(0, 5), second = part(3, 4);
    ChainedFrames whole({first, second}, {0.04});
    QCOMPARE(whole.count(), std::size_t(7));
    QCOMPARE(whole.frame(2).get(), first->frames[2].get());
    QCOMPARE(whole.frame(3).get(), second->frames[0].get());
    QCOMPARE(whole.time(6), 0.12);
    ChainedFrames late({part(0, 3), part(3, 4), part(2, 3)}, {1, 0.02}); // The second lies behind its end.
    QCOMPARE(late.count(), std::size_t(5));
    QCOMPARE(late.time(3), 0.06);
    QCOMPARE(ChainedFrames({part(1, 4)}, {0.0}).count(), std::size_t(0));
    QCOMPARE(ChainedFrames({part(0, 4)}, {0.0}).count(), std::size_t(1));
  }
  void damagedFramesStayDamaged()
  {
    const auto first = part(0, 2);
    first->frames[1] = nullptr;
    ChainedFrames whole({first, part(2, 1)});
    QVERIFY(!whole.frame(1));
    QVERIFY(whole.frame(2));
  }
  void nothingIsNoRun()
  {
    QCOMPARE(ChainedFrames({}).count(), std::size_t(0));
    QCOMPARE(ChainedFrames({part(0, 0)}).count(), std::size_t(0));
    ChainedFrames inside({part(0, 5), part(1, 2)}); // The second has nothing new.
    QCOMPARE(inside.count(), std::size_t(5));
  }

private:
  struct Later : test::GivenRun
  {
    using GivenRun::GivenRun;
    double time(std::size_t index) const override { return 0.02 * static_cast<double>(begin + index); }
    std::size_t begin = 0;
  };
  static std::shared_ptr<Later> part(std::size_t begin, std::size_t count)
  {
    std::vector<FramePtr> frames;
    for(std::size_t i = 0; i < count; ++i)
      frames.push_back(std::make_shared<Frame>());
    auto made = std::make_shared<Later>(std::move(frames));
    made->begin = begin;
    return made;
  }
};

QTEST_APPLESS_MAIN(ChainedFramesTest)
#include "ChainedFramesTest.moc"
