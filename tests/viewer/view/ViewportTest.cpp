#include "tests/VerifyNear.h"
#include "tests/viewer/FrameSupport.h"
#include "viewer/view/Viewport.h"

#include <QSignalSpy>
#include <QtTest>

using namespace sparkwright;
using test::FrameBuilder;

namespace
{

bool isGreen(const QColor& c) { return c.green() > c.red() + 25 && c.green() > c.blue() + 25; }
bool isWhite(const QColor& c) { return c.red() > 180 && c.green() > 180 && c.blue() > 180; }

} // namespace

/// Needs a display with OpenGL 3.3 (Xvfb with software rendering will do); fails if there is none.
class ViewportTest : public QObject
{
  Q_OBJECT
private slots:
  void init()
  {
    viewport_ = std::make_unique<Viewport>();
    viewport_->resize(640, 480);
    viewport_->cameraControl().director().setAnimated(false);
    viewport_->show();
    QVERIFY(QTest::qWaitForWindowExposed(viewport_.get()));
    viewport_->grabFramebuffer();
    QVERIFY2(viewport_->isValid(), "there is no OpenGL context");
    QVERIFY2(viewport_->failure().isEmpty(), qPrintable(viewport_->failure()));
  }
  void cleanup() { viewport_.reset(); }

  void fieldIsGreenWithWhiteLines()
  {
    showSoccer(0);
    viewport_->camera().look({3, 3, 0}, 4, 0, 1.5f);
    QVERIFY(isGreen(pixel(320, 240)));
    viewport_->camera().look({0, 5, 0}, 1, 0, 1.5f); // On the halfway line.
    QVERIFY(isWhite(pixel(320, 240)));
    viewport_->camera().look({2, 0, 0}, 1, 0, 1.5f); // On the centre circle.
    QVERIFY(isWhite(pixel(320, 240)));
    viewport_->camera().look({15, -3, 0}, 1, 0, 1.5f); // Corner of the penalty area on the ground line.
    QVERIFY(isWhite(pixel(320, 240)));
    viewport_->camera().look({1, 0.5f, 0}, 1, 0, 1.5f); // Inside the circle.
    QVERIFY(isGreen(pixel(320, 240)));
  }
  void gettingReadyLeavesNoTrace()
  {
    showSoccer(1);
    const QImage before = image();
    viewport_->prepare();
    QVERIFY(viewport_->failure().isEmpty());
    QCOMPARE(image(), before);
  }
  void teamsHaveTheirColours()
  {
    showSoccer(2);
    viewport_->camera().look({-1, 0, 0.46f}, 0.7f, static_cast<float>(M_PI), 0.3f);
    const QImage left = image();
    viewport_->camera().look({1, 0, 0.46f}, 0.7f, static_cast<float>(M_PI), 0.3f);
    const QImage right = image();
    QVERIFY(count(left, [](const QColor& c)
                  { return c.red() > 100 && c.red() > 2 * c.blue() && c.red() > 2 * c.green(); }) > 500);
    QVERIFY(count(right, [](const QColor& c) { return c.blue() > 100 && c.blue() > 2 * c.red(); }) > 500);
    QVERIFY(count(left, [](const QColor& c) { return isWhite(c); }) > 500);
  }
  void selectionIsVisible()
  {
    showSoccer(1);
    viewport_->camera().look({-1, 0, 0.3f}, 2, 0, 0.3f);
    const QImage before = image();
    viewport_->selection().setNode(robot_);
    const QImage after = image();
    int changed = 0;
    for(int y = 0; y < after.height(); ++y)
      for(int x = 0; x < after.width(); ++x)
        changed += before.pixel(x, y) != after.pixel(x, y);
    QVERIFY(changed > 500);
    QVERIFY(changed < after.width() * after.height() / 4);
  }
  void aShownPlaceIsFlownToAndMarked()
  {
    showSoccer(0);
    viewport_->cameraControl().director().setAnimated(true);
    viewport_->camera().look({0, 0, 0}, 20, 0, 0.8f);
    viewport_->showPlace({5, 3, 0}, "Goal");
    QCOMPARE_GT((viewport_->camera().target() - Vec3f(5, 3, 0)).norm(), 1); // On the way.
    QTRY_VERIFY((viewport_->camera().target() - Vec3f(5, 3, 0)).norm() < 1e-3f);
    QVERIFY(viewport_->camera().distance() < 10);
    const auto orange = [](const QColor& c)
    { return c.red() > 220 && c.green() > 130 && c.green() < 200 && c.blue() < 60; };
    QVERIFY(count(image(), orange) > 100);
    viewport_->camera().look({5, -30, 0}, 4, static_cast<float>(M_PI), 0.2f); // It lies behind.
    QCOMPARE(count(image(), orange), 0);
    viewport_->camera().look({5, 3, 0}, 7, 0, 0.8f);
    viewport_->clearPlace();
    QCOMPARE(count(image(), orange), 0);
    viewport_->showPlace({-5, 0, 0}, QString()); // Mouse control ends the flight.
    drag(Qt::LeftButton);
    const Vec3f held = viewport_->camera().target();
    QTest::qWait(400);
    QCOMPARE(viewport_->camera().target(), held);
  }
  void clickPicksAndDoubleClickWantsAll()
  {
    showSoccer(1);
    viewport_->camera().look({-1, 0, 0.385f}, 2, 0, 0.2f);
    image();
    QSignalSpy picked(&viewport_->picking(), &ViewPicking::nodePicked);
    QTest::mouseClick(viewport_.get(), Qt::LeftButton, {}, {320, 240});
    QCOMPARE(picked.size(), 1);
    const int node = picked[0][0].toInt();
    QVERIFY(node > robot_);
    QCOMPARE(picked[0][1].toBool(), false);
    QTest::mouseDClick(viewport_.get(), Qt::LeftButton, {}, {320, 240});
    QVERIFY(picked.size() >= 2);
    QCOMPARE(picked.last()[1].toBool(), true);
    picked.clear();
    QTest::mouseClick(viewport_.get(), Qt::LeftButton, {}, {20, 470}); // Grass.
    QCOMPARE(picked[0][0].toInt(), -1);
  }
  void draggingOrbitsPansAndPicksNothing()
  {
    showSoccer(1);
    QSignalSpy picked(&viewport_->picking(), &ViewPicking::nodePicked);
    const float yaw = viewport_->camera().yaw();
    drag(Qt::LeftButton);
    QVERIFY(viewport_->camera().yaw() != yaw);
    const Vec3f target = viewport_->camera().target();
    const float turned = viewport_->camera().yaw();
    drag(Qt::RightButton);
    QCOMPARE(viewport_->camera().yaw(), turned);
    QVERIFY(viewport_->camera().target() != target);
    QCOMPARE(picked.size(), 0);
  }
  void wheelComesNearer()
  {
    showSoccer(1);
    const float before = viewport_->camera().distance();
    QWheelEvent event(QPointF(320, 240), viewport_->mapToGlobal(QPointF(320, 240)), {}, {0, 240}, Qt::NoButton, {},
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(viewport_.get(), &event);
    QVERIFY(viewport_->camera().distance() < before);
  }
  void selectionIsFramedAndCameraReset()
  {
    showSoccer(1);
    const float whole = viewport_->camera().distance();
    viewport_->selection().setNode(robot_);
    viewport_->cameraControl().frameSelection();
    QVERIFY(viewport_->camera().distance() < 3);
    VERIFY_NEAR(viewport_->camera().target(), Vec3f(-1, 0, 0.3f), 0.2f);
    viewport_->cameraControl().reset();
    QCOMPARE(viewport_->camera().distance(), whole);
  }
  void scenesWithoutFieldAndSkyAreDrawn()
  {
    FrameBuilder b;
    b.open("box", Vec3f(0, 0, 0.5f));
    b.mesh("StdUnitBox", Vec3f::Ones(), {"matOrange"});
    b.close();
    viewport_->setFrame(b.take());
    const QColor c = pixel(320, 240);
    QVERIFY(c.red() > 120 && c.red() > 2 * c.blue());
    viewport_->setFrame(nullptr);
    QVERIFY(!image().isNull());
  }
  void missingMeshIsTold()
  {
    QSignalSpy missing(viewport_.get(), &Viewport::meshMissing);
    FrameBuilder b;
    b.open("thing", Vec3f(0, 0, 0));
    b.mesh("models/unheard-of.obj", Vec3f::Ones(), {"x"});
    viewport_->setFrame(b.take());
    QCOMPARE(missing.size(), 1);
    QCOMPARE(missing[0][0].toString(), QString("models/unheard-of.obj"));
  }
  void anotherContextShowsTheSame()
  {
    showSoccer(2);
    const QImage before = image();
    viewport_->restart(); // As after the driver was.
    viewport_->show();
    QVERIFY(QTest::qWaitForWindowExposed(viewport_.get()));
    const auto same = [&]
    {
      int different = 0;
      const QImage now = image();
      for(int y = 0; y < before.height(); y += 4)
        for(int x = 0; x < before.width(); x += 4)
          different += std::abs(qGreen(now.pixel(x, y)) - qGreen(before.pixel(x, y))) > 40;
      return now.size() == before.size() && different < 200; // Edges may not be smooth yet.
    };
    QVERIFY(same());
    // The same happens when a view is taken out of its window and put into another one.
    QWidget window;
    window.resize(700, 500);
    viewport_->setParent(&window);
    viewport_->setGeometry(0, 0, 640, 480);
    window.show();
    viewport_->show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QVERIFY(same());
    QVERIFY2(viewport_->failure().isEmpty(), qPrintable(viewport_->failure()));
    viewport_->setParent(nullptr);
  }
  void theSmallestViewIsDrawn()
  {
    showSoccer(1);
    viewport_->setMinimumSize(1, 1);
    for(const QSize size : {QSize(1, 1), QSize(1, 300), QSize(300, 1), QSize(640, 480)})
    {
      viewport_->resize(size);
      QVERIFY(!image().isNull());
      QVERIFY(viewport_->camera().viewpoint().finite());
    }
    QVERIFY(isGreen(pixel(320, 470)));
  }
  void scoreboardShowsTheGame()
  {
    Scoreboard board;
    const std::array<QColor, 2> colours{Qt::red, Qt::blue};
    GameState game;
    QVERIFY(board.picture(game, colours, viewport_->font(), 1).isNull());
    game.present = true;
    game.mode = "BeforeKickOff";
    game.team = {"Alpha", "Beta"};
    const QImage first = board.picture(game, colours, viewport_->font(), 1);
    QVERIFY(!first.isNull());
    QCOMPARE(board.picture(game, colours, viewport_->font(), 1).cacheKey(), first.cacheKey()); // Painted once.
    game.score[0] = 1;
    QVERIFY(board.picture(game, colours, viewport_->font(), 1) != first);
    QCOMPARE(Scoreboard::clock(221.9f), QString("3:41"));
    QCOMPARE(Scoreboard::clock(-1), QString("0:00"));
    QCOMPARE(Scoreboard::playMode("PlayOn"), QString("Play on"));
    QCOMPARE(Scoreboard::playMode("sudden_death"), QString("sudden_death"));
  }

private:
  void showSoccer(int robots)
  {
    FrameBuilder b;
    b.soccerScene();
    for(int i = 0; i < robots; ++i)
      robot_ = b.robot(i ? 1.f : -1.f, 0, 0, i == 0, i + 1);
    viewport_->setFrame(b.take());
  }
  QImage image()
  {
    viewport_->update();
    return viewport_->grabFramebuffer();
  }
  /// At a place of the window.
  QColor pixel(int x, int y)
  {
    return image().pixelColor((QPointF(x, y) * viewport_->devicePixelRatioF()).toPoint());
  }
  template<class Is>
  int count(const QImage& image, Is is)
  {
    int n = 0;
    for(int y = 0; y < image.height(); ++y)
      for(int x = 0; x < image.width(); ++x)
        n += is(image.pixelColor(x, y));
    return n;
  }
  void drag(Qt::MouseButton button)
  {
    QTest::mousePress(viewport_.get(), button, {}, {300, 200});
    for(int i = 1; i <= 5; ++i)
    {
      const QPointF at(300 + 20 * i, 200 + 8 * i);
      QMouseEvent move(QEvent::MouseMove, at, viewport_->mapToGlobal(at), Qt::NoButton, button, {});
      QCoreApplication::sendEvent(viewport_.get(), &move);
    }
    QTest::mouseRelease(viewport_.get(), button, {}, {400, 240});
  }

  std::unique_ptr<Viewport> viewport_;
  int robot_ = -1;
};

QTEST_MAIN(ViewportTest)
#include "ViewportTest.moc"
