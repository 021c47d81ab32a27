#include "WebSupport.h"
#include "app/web/live/LiveStream.h"
#include "core/record/RecordSupport.h"

#include <QtTest>

using namespace sparkwright;
using namespace sparkwright::test;

/// A live run for viewers who come and go, fast ones and slow ones.
class LiveStreamTest : public QObject
{
  Q_OBJECT

private slots:
  void whoComesLateSeesEverything();
  void whoKeepsUpGetsChanges();
  void whoMissedFramesGetsAWholeOne();
  void whoMissedASceneGetsIt();
  void thereIsSomethingToGoBackTo();
  void aRunThatBeginsAgainIsWhole();
  void manyViewersCostNoMoreThanOne();

private:
  static std::string next(LiveStream& stream, LiveStream::Known& known) { return stream.next(known).toStdString(); }
};

void LiveStreamTest::whoComesLateSeesEverything()
{
  LiveStream stream;
  LiveStream::Known late;
  QVERIFY(next(stream, late).empty());
  double now = 0;
  for(const FramePtr& frame : matchFrames())
    stream.take(frame, now += 0.04);
  PageReader page;
  QCOMPARE(page.take(next(stream, late)), QString());
  QCOMPARE(page.frames(), 1);
  QCOMPARE(page.frame(0)["time"].toDouble(), matchFrames().back()->time);
  QCOMPARE(page.events().size(), static_cast<qsizetype>(matchFrames().back()->game.events->size()));
  QVERIFY(!page.scene(0)["shapes"].toArray().isEmpty());
  QVERIFY(next(stream, late).empty()); // There is nothing new.
}

void LiveStreamTest::whoKeepsUpGetsChanges()
{
  LiveStream stream;
  LiveStream::Known viewer;
  PageReader page;
  std::size_t first = 0, others = 0;
  for(int i = 0; i < 20; ++i)
  {
    stream.take(chainFrame(0.04 * i), 0.04 * i);
    const std::string message = next(stream, viewer);
    (i == 0 ? first : others) += message.size();
    QCOMPARE(page.take(message), QString());
  }
  QCOMPARE(page.frames(), 20);
  QCOMPARE(page.scenes(), 1);
  QVERIFY2(others < first, qPrintable(QString("%1 %2").arg(first).arg(others)));
}

void LiveStreamTest::whoMissedFramesGetsAWholeOne()
{
  LiveStream stream;
  LiveStream::Known viewer;
  PageReader page;
  for(int i = 0; i < 30; ++i)
  {
    stream.take(chainFrame(0.04 * i), 0.04 * i);
    if(i % 7 == 0)
      QCOMPARE(page.take(next(stream, viewer)), QString());
  }
  QCOMPARE(page.frames(), 5);
  QCOMPARE(page.scenes(), 1); // The shapes are there already.
  QCOMPARE(page.frame(4)["time"].toDouble(), 0.04 * 28);
}

void LiveStreamTest::whoMissedASceneGetsIt()
{
  LiveStream stream;
  LiveStream::Known fast, slow;
  PageReader fastPage, slowPage;
  double now = 0;
  int scenes = 0;
  const SceneStructure* structure = nullptr;
  for(std::size_t i = 0; i < matchFrames().size(); ++i)
  {
    const FramePtr& frame = matchFrames()[i];
    scenes += frame->structure.get() != structure ? 1 : 0;
    structure = frame->structure.get();
    stream.take(frame, now += 0.04);
    QCOMPARE(fastPage.take(next(stream, fast)), QString());
    if(i == 0 || i + 1 == matchFrames().size())
      QCOMPARE(slowPage.take(next(stream, slow)), QString());
  }
  QVERIFY(scenes > 2);
  QCOMPARE(fastPage.scenes(), scenes);
  QCOMPARE(slowPage.scenes(), 2);
  const int last = fastPage.frames() - 1;
  QCOMPARE(slowPage.world(1), fastPage.world(last));
  QCOMPARE(slowPage.events(), fastPage.events());
}

void LiveStreamTest::thereIsSomethingToGoBackTo()
{
  LiveStream stream;
  LiveStream::Known viewer;
  int whole = 0;
  constexpr int headBytes = 5, wholeAt = headBytes + 12;
  for(int i = 0; i < 200; ++i) // 8 s.
  {
    stream.take(chainFrame(0.04 * i), 0.04 * i);
    const std::string message = next(stream, viewer);
    if(i > 0 && message[0] == static_cast<char>(WebMessage::Frame))
      whole += message[wholeAt];
  }
  QCOMPARE(whole, 3);
}

void LiveStreamTest::aRunThatBeginsAgainIsWhole()
{
  LiveStream stream;
  LiveStream::Known viewer;
  PageReader page;
  for(int i = 0; i < 10; ++i)
  {
    stream.take(chainFrame(5 + 0.04 * i), 0.04 * i);
    page.take(next(stream, viewer));
  }
  stream.take(chainFrame(0), 0.4);
  const std::string message = next(stream, viewer);
  QCOMPARE(int(message[5 + 12]), 1);
  QCOMPARE(page.take(message), QString());
  QCOMPARE(page.frame(10)["time"].toDouble(), 0.0);
}

void LiveStreamTest::manyViewersCostNoMoreThanOne()
{
  LiveStream stream;
  std::vector<LiveStream::Known> viewers(100);
  stream.take(chainFrame(0), 0);
  const QByteArray first = stream.next(viewers[0]);
  for(std::size_t i = 1; i < viewers.size(); ++i)
    QCOMPARE(stream.next(viewers[i]).constData(), first.constData()); // The same bytes, not a copy.
  stream.take(chainFrame(0.04), 0.04);
  const QByteArray change = stream.next(viewers[0]);
  for(std::size_t i = 1; i < viewers.size(); ++i)
    QCOMPARE(stream.next(viewers[i]).constData(), change.constData());
  QVERIFY(change.size() < first.size());
}

QTEST_GUILESS_MAIN(LiveStreamTest)
#include "LiveStreamTest.moc"
