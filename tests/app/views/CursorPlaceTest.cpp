#include "app/ide/shell/CursorPlace.h"
#include "app/ide/shell/ShellPart.h"
#include "tests/app/WindowSupport.h"
#include "viewer/view/Viewport.h"

#include <QtTest>

using namespace sparkwright;
using namespace sparkwright::test;

/// The status bar says where in the world the mouse points, and at what.
class CursorPlaceTest : public QObject, WindowFixture
{
  Q_OBJECT

  CursorPlace& label() { return window_->part<ShellPart>().cursorPlace(); }
  /// In full, also where there is little room.
  QString words() { return label().text().isEmpty() ? QString() : label().toolTip(); }
  Viewport& view() { return window_->viewport(); }
  void moveTo(const QPointF& at)
  {
    QMouseEvent event(QEvent::MouseMove, at, view().mapToGlobal(at), Qt::NoButton, Qt::NoButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&view(), &event);
  }
  void moveToPlace(const Vec3f& place)
  {
    const auto pixel = view().camera().pixelOf(place);
    QVERIFY(pixel);
    moveTo({static_cast<double>((*pixel)[0]), static_cast<double>((*pixel)[1])});
  }
  void leave()
  {
    QEvent event(QEvent::Leave);
    QCoreApplication::sendEvent(&view(), &event);
  }

private slots:
  void init()
  {
    openActive();
    showRobots(2);
    view().cameraControl().director().setAnimated(false);
    view().camera().look({1, 1, 0}, 10, 0, 1.2f);
  }
  void cleanup() { close(); }

  void itNamesTheGroundAndItsPlace()
  {
    QCOMPARE(words(), QString());
    moveToPlace({2, -1.5f, 0});
    QVERIFY2(QTest::qWaitFor([&] { return words().startsWith("x ") && words().endsWith(" · Field"); }),
             qPrintable(words()));
    static const QRegularExpression form("^x (-?\\d+\\.\\d\\d)  y (-?\\d+\\.\\d\\d) m · Field$");
    const QRegularExpressionMatch match = form.match(words());
    QVERIFY2(match.hasMatch(), qPrintable(words()));
    QVERIFY(std::abs(match.captured(1).toDouble() - 2) < 0.02);
    QVERIFY(std::abs(match.captured(2).toDouble() + 1.5) < 0.02);
  }
  void itNamesThePartOfARobot()
  {
    moveToPlace({1, 0, 0.385f}); // The torso of the second one.
    QVERIFY2(QTest::qWaitFor([&] { return words().contains("m · Left 2 · "); }), qPrintable(words()));
  }
  void outsideOfTheViewsItIsEmpty()
  {
    moveToPlace({2, -1.5f, 0});
    QVERIFY(QTest::qWaitFor([&] { return !words().isEmpty(); }));
    leave();
    QCOMPARE(words(), QString()); // At once.
    view().camera().look({0, 0, 1}, 10, 0, 0);
    moveTo({5, 5}); // The sky.
    QTest::qWait(100);
    QCOMPARE(words(), QString());
  }
  void manyMovementsAreReadOnceInAWhileAndTheLastOneCounts()
  {
    moveToPlace({2, -1.5f, 0});
    QVERIFY(QTest::qWaitFor([&] { return !words().isEmpty(); }));
    QTest::qWait(100); // It may look again.
    moveToPlace({0.5f, -1.5f, 0});
    const QString first = words();
    for(int i = 0; i < 5; ++i) // Within one pause: no event loop is between them.
      moveToPlace({0.6f + 0.1f * static_cast<float>(i), -1.5f, 0});
    QCOMPARE(words(), first);
    QVERIFY2(QTest::qWaitFor([&] { return words().startsWith("x 1.0"); }) || words().startsWith("x 0.9"),
             qPrintable(words()));
  }
  void whatMovesUnderAStillMouseIsSeen()
  {
    moveToPlace({2, -1.5f, 0});
    QVERIFY(QTest::qWaitFor([&] { return words().endsWith("Field"); }));
    const QString before = words();
    Camera there = view().camera();
    there.look({4, 1, 0}, 10, 0, 1.2f);
    view().cameraControl().jumpTo(there.viewpoint());
    QTRY_VERIFY((view().camera().position() - there.position()).norm() < 1e-3f); // It has arrived.
    QVERIFY(QTest::qWaitFor([&] { return words() != before && !words().isEmpty(); }));
    // A robot comes under it.
    moveToPlace({4, 0, 0.385f});
    QVERIFY2(QTest::qWaitFor([&] { return words().endsWith("Field"); }), qPrintable(words()));
    showRobots(5);
    QVERIFY2(QTest::qWaitFor([&] { return words().contains("Left 5"); }), qPrintable(words()));
  }
  void itGivesWayWhereThereIsNoRoom()
  {
    QVERIFY(label().minimumSizeHint().width() < 20);
    const int width = label().sizeHint().width();
    moveToPlace({2, -1.5f, 0});
    QVERIFY(QTest::qWaitFor([&] { return !words().isEmpty(); }));
    QCOMPARE(label().sizeHint().width(), width); // Its neighbours stand still.
    label().resize(40, label().height());
    QVERIFY(label().text() != words());
    QVERIFY(label().text().endsWith(QChar(0x2026)));
  }
};

QTEST_MAIN(CursorPlaceTest)
#include "CursorPlaceTest.moc"
