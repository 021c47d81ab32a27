#include "app/ide/sensors/ReadingView.h"

#include <QSignalSpy>
#include <QtTest>

#include <cmath>

using namespace sparkwright;

namespace
{

Reading things(std::vector<Reading::Mark> marks)
{
  Reading reading;
  reading.form = Reading::Form::Marks;
  reading.age = 0;
  reading.marks = std::move(marks);
  return reading;
}

} // namespace

/// Scans, things around and pictures as the window draws them.
class ReadingViewTest : public QObject
{
  Q_OBJECT
private slots:
  void aheadIsUpAndLeftIsLeft()
  {
    ReadingView view;
    view.resize(300, 300);
    view.show(things({{0, 2}, {90, 2}, {-90, 1}}));
    // Nothing is behind: the sensor stands at the bottom.
    const auto placeOf = [&view](double bearing) -> QPoint
    {
      QPoint sum;
      int count = 0;
      for(int y = 0; y < view.height(); ++y)
        for(int x = 0; x < view.width(); ++x)
          if(const auto mark = view.markAt({static_cast<double>(x), static_cast<double>(y)}); mark && mark->bearing == bearing)
          {
            sum += QPoint(x, y);
            ++count;
          }
      return count > 0 ? sum / count : QPoint(-1, -1);
    };
    const QPoint ahead = placeOf(0), left = placeOf(90), right = placeOf(-90);
    QVERIFY(std::abs(ahead.x() - 150) <= 2 && ahead.y() < left.y() - 100);
    QVERIFY(left.x() < 60 && std::abs(left.y() - right.y()) <= 6);
    QVERIFY(right.x() > 180 && right.x() < 240);
    QVERIFY(!view.markAt({5, 5}));
  }

  void theWheelChangesTheRange()
  {
    ReadingView view;
    view.resize(300, 300);
    view.show(things({{0, 2}}));
    QVERIFY(std::abs(view.range() - 2.2) < 1e-9);
    QSignalSpy zoomed(&view, &ReadingView::zoomed);
    QWheelEvent wheel({150, 150}, {150, 150}, {}, {0, 120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(&view, &wheel);
    QVERIFY(view.range() < 2.2);
    QCOMPARE(zoomed.count(), 1);
    QTest::mouseDClick(&view, Qt::LeftButton);
    QVERIFY(std::abs(view.range() - 2.2) < 1e-9);
    view.show(things({}));
    QVERIFY(view.range() > 0); // Nothing to be seen, and nothing breaks.
    QVERIFY(!view.grab().isNull());
  }

  void aPictureIsShownAsItIs()
  {
    Reading picture;
    picture.form = Reading::Form::Picture;
    picture.width = 2;
    picture.height = 1;
    picture.pixels = std::make_shared<const std::vector<std::uint32_t>>(std::vector<std::uint32_t>{0xff0000ffu, 0xffff0000u}); // Red, blue.
    ReadingView view;
    view.resize(200, 100);
    view.show(picture);
    QCOMPARE(view.range(), 0.);
    const QImage shown = view.grab().toImage();
    QCOMPARE(shown.pixelColor(50, 50), QColor(255, 0, 0));
    QCOMPARE(shown.pixelColor(150, 50), QColor(0, 0, 255));
    picture.height = 3; // Damaged: fewer pixels than it says.
    view.show(picture);
    QVERIFY(!view.grab().isNull());
  }
};

QTEST_MAIN(ReadingViewTest)
#include "ReadingViewTest.moc"
