#include "app/ide/views/ViewsPart.h"
#include "tests/app/WindowSupport.h"
#include "viewer/view/Viewport.h"

#include <QLabel>
#include <QMenu>
#include <QtTest>

using namespace sparkwright;
using namespace sparkwright::test;

/// The menu View › Drawing rate decides how often a run is drawn; the camera moves in any case.
class DrawingRateTest : public QObject, WindowFixture
{
  Q_OBJECT

  QAction& choice(int interval) { return *window_->findChild<QAction*>(QStringLiteral("drawEvery%1").arg(interval)); }
  QLabel& offLabel() { return *window_->viewport().findChild<QLabel*>(); }
  /// Counts the pictures that a view draws; the window is composed anew for other reasons, too.
  struct Pictures : QObject
  {
    explicit Pictures(QWidget& view) { view.installEventFilter(this); }
    bool eventFilter(QObject*, QEvent* event) override
    {
      count += event->type() == QEvent::Paint;
      return false;
    }
    int count = 0;
  };
  /// Waits until the view has refined its picture and is at rest.
  void rest()
  {
    Pictures pictures(window_->viewport());
    do
    {
      pictures.count = 0;
      QTest::qWait(500);
    } while(pictures.count > 0);
  }
  void showNext()
  {
    auto frame = std::make_shared<Frame>(*session_->now.frame);
    frame->time += 0.02;
    session_->now.frame = frame;
    window_->refresh();
  }
  /// Shows a new frame, and waits for a picture.
  bool isDrawn()
  {
    Pictures pictures(window_->viewport());
    showNext();
    return QTest::qWaitFor([&] { return pictures.count > 0; });
  }
  /// Shows new frames, and counts the pictures that are drawn of them.
  int picturesOf(int frames)
  {
    Pictures pictures(window_->viewport());
    for(int i = 0; i < frames; ++i)
    {
      showNext();
      QTest::qWait(20);
    }
    return pictures.count;
  }

private slots:
  void init()
  {
    open();
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    showRobots(1);
    rest();
  }
  void cleanup() { close(); }

  void atFirstEachPictureIsDrawn()
  {
    QVERIFY(choice(0).isChecked());
    QVERIFY(isDrawn());
    QVERIFY(!offLabel().isVisible());
  }
  void nothingOfTheRunIsDrawnWhileItIsOff()
  {
    choice(Viewport::neverDrawn).trigger();
    QVERIFY(offLabel().isVisible());
    QVERIFY(offLabel().text().contains("Drawing rate"));
    rest();
    QCOMPARE(picturesOf(3), 0);
    // The camera can still be moved.
    Pictures pictures(window_->viewport());
    QWheelEvent wheel(QPointF(50, 50), window_->viewport().mapToGlobal(QPointF(50, 50)), {}, {0, 120}, Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&window_->viewport(), &wheel);
    QVERIFY(QTest::qWaitFor([&] { return pictures.count > 0; }));
    choice(0).trigger();
    QVERIFY(!offLabel().isVisible());
    QVERIFY(isDrawn());
  }
  void whatIsDrawnLessOftenEndsWithTheNewestFrame()
  {
    choice(500).trigger();
    Pictures pictures(window_->viewport());
    for(int i = 0; i < 5; ++i)
      showNext();
    QVERIFY(QTest::qWaitFor([&] { return pictures.count >= 2; })); // The first one, and the newest one in time.
  }
  void theChoiceIsKeptButNotThatNothingIsDrawn()
  {
    choice(100).trigger();
    choice(Viewport::neverDrawn).trigger();
    window_ = std::make_unique<MainWindow>(*session_, *language_);
    QVERIFY(choice(100).isChecked());
    QCOMPARE(window_->viewport().drawingInterval(), 100);
  }
};

QTEST_MAIN(DrawingRateTest)
#include "DrawingRateTest.moc"
