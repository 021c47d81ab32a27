#include "tests/VerifyNear.h"
#include "tests/viewer/FrameSupport.h"
#include "viewer/graphics/GraphicsCheck.h"
#include "viewer/view/Viewport.h"

#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QSignalSpy>
#include <QtTest>

#include <cmath>
#include <set>

using namespace sparkwright;
using test::FrameBuilder;

/// Views for two eyes: what each sees, and that the mouse means what it is over. A red box stands before the target, a
/// blue one behind it.
class StereoViewTest : public QObject
{
  Q_OBJECT
private slots:
  void init()
  {
    viewport_ = std::make_unique<Viewport>();
    viewport_->resize(800, 400);
    viewport_->setQuality(Quality(Quality::Low));
    viewport_->cameraControl().director().setAnimated(false);
    viewport_->setOverlays(nullptr);
    viewport_->show();
    QVERIFY(QTest::qWaitForWindowExposed(viewport_.get()));
    viewport_->grabFramebuffer();
    QVERIFY2(viewport_->failure().isEmpty(), qPrintable(viewport_->failure()));
    FrameBuilder b;
    b.light({0, -10, 10});
    const auto box = [&](float x, float y, const char* material)
    {
      b.open("box", Vec3f(x, y, 1));
      const int node = b.mesh("StdUnitBox", Vec3f::Constant(0.4f), {material});
      b.close();
      return node;
    };
    near_ = box(0, -2, "red");
    far_ = box(0, 4, "blue");
    for(const char* const name : {"red", "blue"})
    {
      Material material;
      material.name = name;
      material.diffuse = {name[0] == 'r' ? 1.f : 0.f, 0, name[0] == 'b' ? 1.f : 0.f, 1};
      b.structure().materials.push_back(material);
    }
    viewport_->setFrame(b.take());
    viewport_->camera().look({0, 0, 1}, 5, 0, 0.25f); // The far box is seen above the near one.
  }
  void cleanup() { viewport_.reset(); }

  void eachHalfIsThePictureOfItsEye()
  {
    show(Stereo::Mode::SideBySide);
    const QImage both = image();
    const double nearLeft = middleOf(both, red, 0), nearRight = middleOf(both, red, 400);
    const double farLeft = middleOf(both, blue, 0), farRight = middleOf(both, blue, 400);
    // What is before the target moves to the left from the left eye to the right one, what is behind it to the right.
    QVERIFY2(nearLeft > nearRight + 3, qPrintable(QString("%1 %2").arg(nearLeft).arg(nearRight)));
    QVERIFY2(farLeft < farRight - 3, qPrintable(QString("%1 %2").arg(farLeft).arg(farRight)));
    // The pictures are mirror images of another.
    VERIFY_WITHIN(nearLeft - 200, 200 - nearRight, 1.5);
    // Without a distance, both eyes see the same.
    Stereo flat{Stereo::Mode::SideBySide, Stereo::least};
    viewport_->setStereo(flat);
    const QImage same = image();
    VERIFY_WITHIN(middleOf(same, red, 0), middleOf(same, red, 400), 1.0);
  }
  void whatIsUnderTheMouseIsPickedInEitherHalf()
  {
    show(Stereo::Mode::SideBySide);
    const QImage both = image();
    for(const int half : {0, 400})
      for(const auto& [colour, node] : {std::pair(&red, near_), std::pair(&blue, far_)})
      {
        // Near its edges, too, where the picture of the other eye shows something else.
        const auto [from, to] = extentOf(both, *colour, half);
        for(const int x : {from + 2, to - 2})
        {
          const int y = rowOf(both, *colour, half + x);
          QSignalSpy picked(&viewport_->picking(), &ViewPicking::nodePicked);
          QTest::mouseClick(viewport_.get(), Qt::LeftButton, {}, {half + x, y});
          QVERIFY2(picked.size() == 1 && picked[0][0].toInt() == node, qPrintable(QString::number(half + x)));
        }
        const int left = from - 4;
        QSignalSpy picked(&viewport_->picking(), &ViewPicking::nodePicked);
        QTest::mouseClick(viewport_.get(), Qt::LeftButton, {}, {half + left, rowOf(both, *colour, half + from + 2)});
        QVERIFY(picked.isEmpty() || picked[0][0].toInt() != node);
      }
  }
  void dragsGoOnInTheOtherHalf()
  {
    show(Stereo::Mode::SideBySide);
    const auto turned = [this](QPoint from, QPoint to)
    {
      viewport_->camera().look({0, 0, 1}, 5, 0, 0.25f);
      QTest::mousePress(viewport_.get(), Qt::LeftButton, {}, from);
      QTest::mouseMove(viewport_.get(), (from + to) / 2);
      QTest::mouseMove(viewport_.get(), to);
      QTest::mouseRelease(viewport_.get(), Qt::LeftButton, {}, to);
      return viewport_->camera().yaw();
    };
    const float inside = turned({100, 350}, {200, 350});
    QVERIFY(std::abs(inside) > 0.1f);
    VERIFY_NEAR(turned({350, 350}, {450, 350}), inside, 0.01f); // Over the border.
    VERIFY_NEAR(turned({550, 350}, {650, 350}), inside, 0.01f);
  }
  void anaglyphsGiveRedToTheLeftEye()
  {
    FrameBuilder b;
    b.light({0, -10, 10});
    b.open("box", Vec3f(0, -2, 1));
    b.mesh("StdUnitBox", Vec3f::Constant(0.4f), {"matWhite"});
    b.close();
    const FramePtr box = b.take();
    viewport_->setFrame(box);
    viewport_->camera().look({0, 0, 1}, 5, 0, 0.25f);
    const QImage plain = image();
    show(Stereo::Mode::Anaglyph);
    const QImage both = image();
    viewport_->setFrame(FrameBuilder().take());
    const QImage nothing = image();
    // Where the box changes a colour, in the middle.
    const auto place = [&](auto colour)
    {
      double sum = 0, count = 0;
      for(int y = 0; y < both.height(); ++y)
        for(int x = 0; x < both.width(); ++x)
          if(std::abs(colour(both.pixelColor(x, y)) - colour(nothing.pixelColor(x, y))) > 25)
          {
            sum += x;
            ++count;
          }
      return count > 0 ? sum / count : -1;
    };
    const double left = place([](const QColor& c) { return c.red(); });
    const double right = place([](const QColor& c) { return c.blue(); });
    QVERIFY2(left > right + 5, qPrintable(QString("%1 %2").arg(left).arg(right)));
    VERIFY_WITHIN((left + right) / 2, 400, 4);
    viewport_->setStereo({});
    viewport_->setFrame(box);
    QCOMPARE(image(), plain);
  }
  void parallelRaysSlant()
  {
    viewport_->camera().setOrthographic(true);
    eachHalfIsThePictureOfItsEye();
    viewport_->camera().setOrthographic(true);
    whatIsUnderTheMouseIsPickedInEitherHalf();
  }
  void timesAreMeasuredOnRequest()
  {
    image();
    QVERIFY(!viewport_->drawingTime());
    viewport_->setMeasured(true);
    image();
    QVERIFY(viewport_->drawingTime() && *viewport_->drawingTime() > 0);
    viewport_->setMeasured(false);
    QVERIFY(!viewport_->drawingTime());
  }
  void edgesAreSmoothedWithTheSamplesAskedFor()
  {
    const auto box = viewport_->scene().frame();
    QOffscreenSurface surface;
    surface.setFormat(viewportFormat());
    surface.create();
    QOpenGLContext context;
    context.setFormat(viewportFormat());
    QVERIFY(context.create() && context.makeCurrent(&surface));
    SceneDrawing scene;
    scene.setFrame(box);
    ViewPainter painter;
    QCOMPARE(painter.initialize(), QString());
    const auto colours = [&](Quality::Edges edges, PaintSchedule::Edges smoothed)
    {
      QOpenGLFramebufferObject target(320, 240, QOpenGLFramebufferObject::CombinedDepthStencil);
      target.bind();
      Camera camera;
      camera.setViewport(320, 240);
      camera.look({0, 0, 1}, 3, 0.3f, 0.25f);
      const LayerSettings layers;
      PlaceMark place;
      Renderer::Options options;
      options.quality = Quality::Low;
      options.quality.edges = edges;
      painter.paint({scene, camera, layers, place, nullptr, -1, 0, options, {}, {320, 240}, QFont(), 1}, smoothed,
                    target.handle());
      const QImage image = target.toImage();
      std::set<QRgb> found;
      for(int y = 0; y < image.height(); ++y)
        for(int x = 0; x < image.width(); ++x)
          found.insert(image.pixel(x, y));
      return found.size();
    };
    const auto plain = colours(Quality::Edges::Plain, PaintSchedule::Edges::Smooth);
    const auto two = colours(Quality::Edges::Two, PaintSchedule::Edges::Smooth);
    const auto four = colours(Quality::Edges::Four, PaintSchedule::Edges::Smooth);
    const auto eight = colours(Quality::Edges::Eight, PaintSchedule::Edges::Smooth); // Or what the card has.
    QVERIFY2(plain < two && two <= four && four <= eight + 2,
             qPrintable(QString("%1 %2 %3 %4").arg(plain).arg(two).arg(four).arg(eight)));
    QCOMPARE(colours(Quality::Edges::Four, PaintSchedule::Edges::Plain), plain); // While drawing is slow.
    painter.release();
    context.doneCurrent();
  }

private:
  using IsColour = bool (*)(const QColor&);
  static bool red(const QColor& c) { return c.red() > 60 && c.red() > 3 * c.blue() && c.red() > 3 * c.green(); }
  static bool blue(const QColor& c) { return c.blue() > 60 && c.blue() > 3 * c.red() && c.blue() > 2 * c.green(); }

  void show(Stereo::Mode mode) { viewport_->setStereo({mode, 0.3f}); }
  QImage image()
  {
    viewport_->grabFramebuffer();
    return viewport_->grabFramebuffer();
  }
  /// First and last column of a colour in a half, counted in the half.
  static std::pair<int, int> extentOf(const QImage& image, IsColour colour, int half)
  {
    int from = 1000, to = -1;
    for(int y = 0; y < image.height(); ++y)
      for(int x = 0; x < 400; ++x)
        if(colour(image.pixelColor(half + x, y)))
        {
          from = std::min(from, x);
          to = std::max(to, x);
        }
    return {from, to};
  }
  static double middleOf(const QImage& image, IsColour colour, int half)
  {
    const auto [from, to] = extentOf(image, colour, half);
    return (from + to) / 2.;
  }
  /// The middle row of a colour in a column.
  static int rowOf(const QImage& image, IsColour colour, int x)
  {
    int sum = 0, count = 0;
    for(int y = 0; y < image.height(); ++y)
      if(colour(image.pixelColor(x, y)))
      {
        sum += y;
        ++count;
      }
    return count > 0 ? sum / count : 0;
  }

  std::unique_ptr<Viewport> viewport_;
  int near_ = -1, far_ = -1;
};

QTEST_MAIN(StereoViewTest)
#include "StereoViewTest.moc"
