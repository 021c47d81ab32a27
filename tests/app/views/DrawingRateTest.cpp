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

  QAction& choice(int interval)
  {
    return *window_->findChild<QAction*>(QStringLiteral("drawEvery%1").arg(interval));
  }
  QLabel& offLabel() { return *window_->viewport().findChild<QLabel*>(); }
  /// Shows a new frame, and counts the pictures until the window is at rest.
  int picturesOf(int frames)
  {
    QTest::qWait(0);
    QSignalSpy pictures(&window_->viewport(), &QOpenGLWidget::frameSwapped);
    for(int i = 0; i < frames; ++i)
    {
      showRobots(1);
      QCoreApplication::processEvents();
    }
    pictures.wait(100);
    return static_cast<int>(pictures.size());
  }

private slots:
  void init()
  {
    open();
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
    showRobots(1);
    QSignalSpy pictures(&window_->viewport(), &QOpenGLWidget::frameSwapped);
    while(pictures.wait(400)) // Edges are smoothed when the picture stands still.
      ;
  }
  void cleanup() { close(); }

  void atFirstEachPictureIsDrawn()
  {
    QVERIFY(choice(0).isChecked());
    QVERIFY(picturesOf(1) >= 1);
    QVERIFY(!offLabel().isVisible());
  }
  void nothingOfTheRunIsDrawnWhileItIsOff()
  {
    choice(Viewport::neverDrawn).trigger();
    QVERIFY(offLabel().isVisible());
    QVERIFY(offLabel().text().contains("Drawing rate"));
    QTest::qWait(400); // The label itself has been drawn.
    QCOMPARE(picturesOf(3), 0);
    // The camera can still be moved.
    QSignalSpy pictures(&window_->viewport(), &QOpenGLWidget::frameSwapped);
    QTest::keyClick(&window_->viewport(), Qt::Key_2);
    QVERIFY(pictures.wait());
    choice(0).trigger();
    QVERIFY(!offLabel().isVisible());
    QVERIFY(picturesOf(1) >= 1);
  }
  void whatIsDrawnLessOftenEndsWithTheNewestFrame()
  {
    choice(500).trigger();
    QSignalSpy pictures(&window_->viewport(), &QOpenGLWidget::frameSwapped);
    for(int i = 0; i < 5; ++i)
      showRobots(i + 1);
    QVERIFY(pictures.wait());
    QVERIFY(QTest::qWaitFor([&] { return pictures.size() >= 2; }));
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
