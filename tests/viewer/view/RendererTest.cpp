#include "tests/VerifyNear.h"
#include "tests/viewer/FrameSupport.h"
#include "viewer/pictures/OffscreenRenderer.h"
#include "viewer/render/DigitPictures.h"

#include <QtTest>

#include <cmath>

using namespace sparkwright;
using test::FrameBuilder;

namespace
{

int sum(const QColor& c) { return c.red() + c.green() + c.blue(); }

} // namespace

/// Draws without a window; needs Mesa's EGL, as the packages of the project bring it.
class RendererTest : public QObject
{
  Q_OBJECT
private slots:
  void initTestCase()
  {
    QString problem;
    renderer_ = OffscreenRenderer::create(problem);
    QVERIFY2(renderer_, qPrintable(problem));
    camera_.setViewport(320, 240);
  }

  void drawCallsDoNotGrowWithRobots()
  {
    camera_.look({0, 0, 0.3f}, 8, 0, 0.4f);
    for(const Quality::Preset quality : {Quality::Low, Quality::Medium, Quality::High})
    {
      options_.quality = quality;
      const auto draw = [&](int robots)
      {
        showSoccer(robots);
        picture();
        return renderer_->renderer().statistics();
      };
      const auto few = draw(2), many = draw(22);
      QVERIFY(many.triangles > 5 * few.triangles);
      QCOMPARE(many.drawCalls, few.drawCalls);
      QVERIFY(many.drawCalls <= 60);
    }
  }
  void shadowsFallAwayFromTheLight_data()
  {
    QTest::addColumn<int>("quality");
    QTest::newRow("hard") << static_cast<int>(Quality::Medium);
    QTest::newRow("soft") << static_cast<int>(Quality::High);
  }
  void shadowsFallAwayFromTheLight()
  {
    QFETCH(const int, quality);
    options_.quality = static_cast<Quality::Preset>(quality);
    showBall(2, 0.25f); // Its shadow is away from it: the first light stands at (-10, 10, 10).
    camera_.look({0, 0, 0}, 12, 0, 1.5f);
    const auto shade = expectedShadow({0, 0, 2});
    const QImage with = picture();
    showBall(2, 0.25f, false);
    const QImage without = picture();
    const auto brightness = [&](const QImage& image, const Vec3f& place) { return sum(at(image, place)); };
    QVERIFY(brightness(with, shade) < 0.8 * brightness(without, shade));
    const Vec3f lit = -shade;
    VERIFY_NEAR(brightness(with, lit), brightness(without, lit), 8);
  }
  void lowQualityHasNoShadowsButBelowThings()
  {
    options_.quality = Quality::Low;
    camera_.look({0, 0, 0}, 6, 0, 1.2f);
    showBall(2, 0.25f);
    const QImage high = picture();
    showBall(2, 0.25f, false);
    const Vec3f shade = expectedShadow({0, 0, 2});
    QCOMPARE(at(high, shade), at(picture(), shade));
    showBall(0.25f, 0.25f); // On the ground.
    const QImage low = picture();
    QVERIFY(sum(at(low, {0.3f, 0, 0})) < 0.93 * sum(at(low, {0.3f, 1.2f, 0})));
  }
  void cornersGetLessLightInHighQuality()
  {
    const auto corner = [&](Quality quality)
    {
      options_.quality = quality;
      FrameBuilder b;
      b.light({0, -10, 10});
      b.open("box", Vec3f(0, 0.5f, 0.5f)); // A wall that faces the camera, on a floor.
      b.mesh("StdUnitBox", {4, 1, 1}, {"matGrey"});
      b.close();
      b.open("floor", Vec3f(0, -2, -0.05f));
      b.mesh("StdUnitBox", {8, 8, 0.1f}, {"matGrey"});
      b.close();
      scene_.setFrame(b.take());
      camera_.look({0, 0, 0}, 3, 0, 0.6f);
      const QImage image = picture();
      return static_cast<double>(sum(at(image, {0, -0.04f, 0}))) / sum(at(image, {0, -0.8f, 0}));
    };
    QVERIFY(corner(Quality::High) < corner(Quality::Low) - 0.03);
  }
  void whatOneSeesThroughIsDrawnFromFarToNear()
  {
    options_.quality = Quality::Low;
    // Two panes, in either order in the scene: the near one's colour prevails.
    for(const bool nearFirst : {false, true})
    {
      FrameBuilder b;
      const auto pane = [&](float y, const char* material)
      {
        b.open("pane", Vec3f(0, y, 1));
        b.mesh("StdUnitBox", {1, 0.02f, 1}, {material});
        b.close();
      };
      if(nearFirst)
        pane(-0.5f, "red");
      pane(0.5f, "green");
      if(!nearFirst)
        pane(-0.5f, "red");
      for(const char* const name : {"red", "green"})
      {
        Material material;
        material.name = name;
        material.diffuse = {name[0] == 'r' ? 1.f : 0.f, name[0] == 'g' ? 1.f : 0.f, 0, 0.6f};
        b.structure().materials.push_back(material);
      }
      scene_.setFrame(b.take());
      camera_.look({0, 0, 1}, 4, 0, 0);
      const QColor c = picture().pixelColor(160, 120);
      QVERIFY2(c.red() > c.green(), qPrintable(c.name()));
      QVERIFY2(c.green() > c.blue() + 10, qPrintable(c.name()));
    }
  }
  void aClearBackgroundTellsWhatIsThere()
  {
    showBall(0.5f, 0.5f);
    options_.quality = Quality::Low;
    options_.clearBackground = true;
    camera_.look({0, 0, 0.5f}, 4, 0, 0.2f);
    const QImage image = picture();
    options_.clearBackground = false;
    QCOMPARE(image.pixelColor(5, 5).alpha(), 0);
    QCOMPARE(image.pixelColor(160, 120).alpha(), 255);
    QCOMPARE(picture().pixelColor(5, 5).alpha(), 255);
  }
  void depthsAreThoseOfTheScene()
  {
    showBall(0.5f, 0.5f);
    options_.quality = Quality::Low;
    camera_.look({0, 0, 0.5f}, 4, 0, 0);
    picture();
    const std::vector<float> depths = renderer_->depths();
    QCOMPARE(depths.size(), std::size_t(320 * 240));
    VERIFY_NEAR(depths[120 * 320 + 160], 3.5f, 0.01f);
    QVERIFY(std::isinf(depths[5 * 320 + 5]));
  }
  void marksAreDrawnAroundWhatTheyName()
  {
    showBall(0.5f, 0.5f);
    options_.quality = Quality::Low;
    camera_.look({0, 0, 0.5f}, 4, 0, 0);
    const QImage before = picture();
    Renderer::Mark mark;
    mark.from = ball_;
    mark.to = ball_ + 2;
    mark.colour = QColor(0, 200, 255);
    options_.marks = {mark};
    const QImage after = picture();
    options_.marks.clear();
    int changed = 0, coloured = 0;
    for(int y = 0; y < 240; ++y)
      for(int x = 0; x < 320; ++x)
      {
        const QColor c = after.pixelColor(x, y);
        changed += before.pixel(x, y) != after.pixel(x, y);
        coloured += c.red() < 20 && c.green() > 180 && c.blue() > 235;
      }
    QVERIFY(coloured > 100);
    QVERIFY(changed < 320 * 240 / 4);
  }
  void ghostsAreSeenThroughWhereTheThingWouldBe()
  {
    showBall(0.5f, 0.5f);
    options_.quality = Quality::Low;
    camera_.look({1, 0, 0.5f}, 6, 0, 0.2f);
    const QImage without = picture();
    Renderer::Ghost ghost;
    ghost.from = ball_;
    ghost.to = ball_ + 1;
    ghost.motion(0, 3) = 2;
    options_.ghosts = {ghost};
    const QImage with = picture();
    options_.ghosts.clear();
    QCOMPARE(at(with, {0, 0, 0.5f}), at(without, {0, 0, 0.5f})); // The thing itself stays.
    const QColor there = at(with, {2, 0, 0.5f}), before = at(without, {2, 0, 0.5f}), ball = at(without, {0, 0, 0.5f});
    QVERIFY2(sum(there) > sum(before) + 40 && sum(there) < sum(ball) - 40, qPrintable(there.name()));
  }
  void smoothEdgesHaveShadesInBetween()
  {
    showBall(0.5f, 0.5f);
    options_.quality = Quality::Low;
    options_.clearBackground = true;
    camera_.look({0, 0, 0.5f}, 4, 0, 0);
    const auto between = [&](int samples)
    {
      const QImage image = renderer_->draw(scene_, camera_, options_, {320, 240}, samples);
      int n = 0;
      for(int y = 0; y < 240; ++y)
        for(int x = 0; x < 320; ++x)
          n += image.pixelColor(x, y).alpha() > 0 && image.pixelColor(x, y).alpha() < 255;
      return n;
    };
    QCOMPARE(between(1), 0);
    QVERIFY(between(4) > 50);
    options_.clearBackground = false;
  }
  void sizesThatCannotBeAreRefused()
  {
    showBall(0.5f, 0.5f);
    QVERIFY(renderer_->draw(scene_, camera_, options_, {0, 100}).isNull());
    QVERIFY(renderer_->draw(scene_, camera_, options_, {OffscreenRenderer::largest + 1, 10}).isNull());
    QCOMPARE(renderer_->draw(scene_, camera_, options_, {1, 1}).size(), QSize(1, 1));
  }
  void twoRenderersLiveSideBySide()
  {
    QString problem;
    const auto other = OffscreenRenderer::create(problem);
    QVERIFY2(other, qPrintable(problem));
    showBall(0.5f, 0.5f);
    camera_.look({0, 0, 0.5f}, 4, 0, 0.3f);
    const QImage first = picture();
    QCOMPARE(other->draw(scene_, camera_, options_, {320, 240}), first);
    QCOMPARE(picture(), first);
  }
  void scenesMayTakeTurns()
  {
    options_.quality = Quality::Low;
    camera_.look({0, 0, 0.5f}, 4, 0, 0.3f);
    SceneDrawing other;
    const auto show = [](SceneDrawing& scene, const char* mesh)
    {
      FrameBuilder b;
      b.open("thing", Vec3f(0, 0, 0.5f));
      b.mesh(mesh, Vec3f::Constant(0.5f), {"matWhite"});
      b.close();
      scene.setFrame(b.take());
    };
    SceneDrawing first;
    show(first, "StdUnitSphere");
    show(other, "StdUnitBox");
    const auto draw = [&](const SceneDrawing& scene) { return renderer_->draw(scene, camera_, options_, {320, 240}); };
    const QImage sphere = draw(first), box = draw(other);
    QVERIFY(sphere != box);
    QCOMPARE(draw(first), sphere);
    QCOMPARE(draw(other), box);
  }
  void numbersAreDrawn()
  {
    const QImage digits = digitPictures();
    QCOMPARE(digits.width(), 16 * digits.height());
    QList<QImage> cells;
    for(int i = 0; i < 16; ++i)
    {
      const QImage cell = digits.copy(i * digits.height(), 0, digits.height(), digits.height());
      QVERIFY(!cells.contains(cell));
      cells.push_back(cell);
      for(int k = 0; k < cell.height(); ++k) // Nothing touches the edge.
        QVERIFY(qGray(cell.pixel(0, k)) == 0 && qGray(cell.pixel(k, 0)) == 0);
    }
  }

private:
  QImage picture() { return renderer_->draw(scene_, camera_, options_, {320, 240}); }
  /// The colour of a place of the world, which must be in the picture.
  QColor at(const QImage& image, const Vec3f& place) const
  {
    const auto pixel = camera_.pixelOf(place).value();
    return image.pixelColor(std::lround(pixel[0]), std::lround(pixel[1]));
  }
  void showSoccer(int robots)
  {
    FrameBuilder b;
    b.soccerScene();
    for(int i = 0; i < robots; ++i)
      b.robot(static_cast<float>(i % 6) - 2.5f, static_cast<float>(i / 6) - 2, 0, i % 2 == 0, i / 2 + 1);
    scene_.setFrame(b.take());
  }
  void showBall(float height, float radius, bool visible = true)
  {
    FrameBuilder b;
    b.soccerScene();
    b.open("ball", Vec3f(0, 0, height));
    ball_ = b.mesh("StdUnitSphere", Vec3f::Constant(radius), {"matWhite"}, {}, visible);
    b.close();
    b.structure().nodes[static_cast<std::size_t>(ball_ - 2)].name = ""; // The league's ball is elsewhere.
    b.frame().visible[static_cast<std::size_t>(b.structure().nodes[static_cast<std::size_t>(ball_)].slot - 1)] = 0;
    scene_.setFrame(b.take());
  }
  Vec3f expectedShadow(const Vec3f& of) const
  {
    const Vec3f towards = Lighting::of(scene_, Vec3f::Zero()).direction[0];
    return of - towards * (of.z() / towards.z());
  }

  std::unique_ptr<OffscreenRenderer> renderer_;
  SceneDrawing scene_;
  Camera camera_;
  Renderer::Options options_;
  int ball_ = -1;
};

QTEST_GUILESS_MAIN(RendererTest)
#include "RendererTest.moc"
