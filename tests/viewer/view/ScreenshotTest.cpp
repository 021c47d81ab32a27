#include "tests/viewer/FrameSupport.h"
#include "viewer/pictures/Screenshot.h"

#include <QtTest>

using namespace sparkwright;
using test::FrameBuilder;

/// Pictures in any size, by tiles that nobody can see.
class ScreenshotTest : public QObject
{
  Q_OBJECT
private slots:
  void initTestCase()
  {
    QString problem;
    renderer_ = OffscreenRenderer::create(problem);
    QVERIFY2(renderer_, qPrintable(problem));
    FrameBuilder b;
    b.soccerScene();
    for(int i = 0; i < 4; ++i)
      b.robot(static_cast<float>(i) - 1.5f, 0.5f, 0.4f * static_cast<float>(i), i % 2 == 0, i + 1);
    scene_.setFrame(b.take());
  }

  void sizesAreThoseAskedFor_data()
  {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("supersampling");
    QTest::newRow("one pixel") << QSize(1, 1) << 1;
    QTest::newRow("small") << QSize(320, 200) << 2;
    QTest::newRow("odd, several tiles") << QSize(1501, 1103) << 1;
    QTest::newRow("long") << QSize(2100, 40) << 3;
    QTest::newRow("high") << QSize(33, 1400) << 4;
  }
  void sizesAreThoseAskedFor()
  {
    QFETCH(const QSize, size);
    QFETCH(const int, supersampling);
    Screenshot shot(*renderer_, scene_, shotOf(size, supersampling));
    int steps = 0;
    while(shot.next())
      QCOMPARE(shot.tilesDrawn(), ++steps);
    QVERIFY(shot.done());
    QCOMPARE(steps, shot.tiles());
    QCOMPARE(shot.picture().size(), size);
    QVERIFY(!shot.picture().hasAlphaChannel());
  }
  void tilesAddUpToThePicture_data()
  {
    QTest::addColumn<int>("quality");
    QTest::newRow("low") << static_cast<int>(Quality::Low);
    QTest::newRow("medium") << static_cast<int>(Quality::Medium);
    QTest::newRow("high") << static_cast<int>(Quality::High);
  }
  void tilesAddUpToThePicture()
  {
    // The same in one piece and in six.
    QFETCH(const int, quality);
    const QSize size(2200, 1300);
    Screenshot::Shot shot = shotOf(size, 1);
    shot.options.quality = static_cast<Quality::Preset>(quality);
    Screenshot tiled(*renderer_, scene_, shot);
    while(tiled.next())
      ;
    QVERIFY(tiled.tiles() >= 6);
    const QImage whole = renderer_->draw(scene_, shot.eye, shot.options, size, 4);
    int far = 0;
    for(int y = 0; y < size.height(); y += 2)
      for(int x = 0; x < size.width(); x += 2)
      {
        const QRgb a = whole.pixel(x, y), b = tiled.picture().pixel(x, y);
        far += std::abs(qRed(a) - qRed(b)) + std::abs(qGreen(a) - qGreen(b)) + std::abs(qBlue(a) - qBlue(b)) > 24;
      }
    QVERIFY2(far < size.width() * size.height() / 4 / 2000, qPrintable(QString::number(far)));
  }
  void aTransparentBackgroundIsTransparent()
  {
    Screenshot::Shot shot = shotOf({400, 300}, 3);
    shot.transparent = true;
    Screenshot screenshot(*renderer_, scene_, shot);
    while(screenshot.next())
      ;
    const QImage& image = screenshot.picture();
    QCOMPARE(qAlpha(image.pixel(2, 2)), 0);
    QCOMPARE(qAlpha(image.pixel(200, 298)), 0); // The ground.
    int solid = 0, between = 0;
    for(int y = 0; y < 300; ++y)
      for(int x = 0; x < 400; ++x)
      {
        const int alpha = qAlpha(image.pixel(x, y));
        solid += alpha == 255;
        between += alpha > 0 && alpha < 255;
      }
    QVERIFY(solid > 1000);
    QVERIFY(between > 50);
  }
  void sizesThatCannotBeAreRefusedInWords()
  {
    for(const QSize size : {QSize(0, 10), QSize(10, -1), QSize(Screenshot::largest + 1, 10)})
    {
      Screenshot shot(*renderer_, scene_, shotOf(size, 1));
      QVERIFY(!shot.next());
      QVERIFY(!shot.done());
      QVERIFY(!shot.problem().isEmpty());
    }
  }

private:
  static Screenshot::Shot shotOf(QSize size, int supersampling)
  {
    Camera camera;
    camera.setViewport(size.width(), size.height());
    camera.look({0, 0.5f, 0.3f}, 4, 0.2f, 0.3f);
    Screenshot::Shot shot;
    shot.eye = Eye::of(camera);
    shot.size = size;
    shot.supersampling = supersampling;
    return shot;
  }

  std::unique_ptr<OffscreenRenderer> renderer_;
  SceneDrawing scene_;
};

QTEST_GUILESS_MAIN(ScreenshotTest)
#include "ScreenshotTest.moc"
