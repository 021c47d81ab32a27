#include "tests/viewer/FrameSupport.h"
#include "viewer/pictures/OffscreenRenderer.h"
#include "viewer/pictures/StereoImage.h"

#include <QtTest>

#include <cmath>
#include <set>

using namespace sparkwright;
using test::FrameBuilder;

namespace
{

int brightnessOf(const QColor& c)
{
  return c.red() + c.green() + c.blue();
}

int differingPixels(const QImage& a, const QImage& b)
{
  int n = 0;
  for(int y = 0; y < a.height(); ++y)
    for(int x = 0; x < a.width(); ++x)
      n += a.pixel(x, y) != b.pixel(x, y);
  return n;
}

} // namespace

/// Each part of a rendering quality shows by itself, and lines of settings bring it back.
class QualityTest : public QObject
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
  void init()
  {
    options_ = {};
    options_.quality = Quality::Low;
  }

  void presetsAreWhatTheyWere()
  {
    using Q = Quality;
    QVERIFY(Q(Q::Low).shadows == Q::Shadows::None && Q(Q::Low).corners == Q::Corners::Plain);
    QVERIFY(Q(Q::Medium).shadows == Q::Shadows::Hard && Q(Q::Medium).corners == Q::Corners::Plain);
    QVERIFY(Q(Q::High).shadows == Q::Shadows::Soft && Q(Q::High).corners == Q::Corners::Darker);
    for(const Q::Preset preset : {Q::Low, Q::Medium, Q::High})
    {
      QVERIFY(Q(preset).rank() == preset);
      QCOMPARE(Q(preset).samples(), 4);
      QVERIFY(Q(preset).glow == Q::Glow::None);
    }
    Q own = Q::Low;
    own.glow = Q::Glow::Around;
    QVERIFY(own.rank() == Q::High);
  }
  void linesOfSettingsBringItBack()
  {
    Quality own;
    own.shadows = Quality::Shadows::Soft;
    own.glow = Quality::Glow::Around;
    own.edges = Quality::Edges::Eight;
    own.textures = Quality::Textures::None;
    own.detail = Quality::Detail::Fine;
    QCOMPARE(own.toString(), QString("shadows=soft corners=plain glow=around edges=8 textures=none detail=fine"));
    QVERIFY(Quality::fromString(own.toString()) == own);
    QVERIFY(Quality::fromString("shadows=purple edges= nonsense detail=coarse=fine") == Quality());
    QVERIFY(Quality::fromString({}) == Quality());
  }

  void softShadowsDoNotNeedDarkerCorners()
  {
    showBox();
    camera_.look({0, 0, 0.2f}, 4, 0, 0.5f);
    std::set<QByteArray> pictures;
    for(const Quality::Shadows shadows : {Quality::Shadows::None, Quality::Shadows::Hard, Quality::Shadows::Soft})
      for(const Quality::Corners corners : {Quality::Corners::Plain, Quality::Corners::Darker})
      {
        options_.quality.shadows = shadows;
        options_.quality.corners = corners;
        const QImage image = picture();
        pictures.insert(QByteArray(reinterpret_cast<const char*>(image.constBits()), image.sizeInBytes()));
      }
    QCOMPARE(pictures.size(), std::size_t(6)); // No two are the same.
  }
  void cornersAreDarkerWithoutSoftShadows()
  {
    FrameBuilder b;
    b.light({0, -10, 10});
    b.open("wall", Vec3f(0, 0.5f, 0.5f));
    b.mesh("StdUnitBox", {4, 1, 1}, {"matGrey"});
    b.close();
    b.open("floor", Vec3f(0, -2, -0.05f));
    b.mesh("StdUnitBox", {8, 8, 0.1f}, {"matGrey"});
    b.close();
    scene_.setFrame(b.take());
    camera_.look({0, 0, 0}, 3, 0, 0.6f);
    const QImage plain = picture();
    options_.quality.corners = Quality::Corners::Darker;
    const QImage darker = picture();
    const int before = brightnessOf(at(plain, {0, -0.04f, 0})), after = brightnessOf(at(darker, {0, -0.04f, 0}));
    QVERIFY2(after < before - 3, qPrintable(QString("%1 %2").arg(before).arg(after)));
  }
  void brightThingsGlow()
  {
    showLamp();
    camera_.look({0, 0, 0.5f}, 3, 0, 0);
    const QImage plain = picture();
    options_.quality.glow = Quality::Glow::Around;
    const QImage glowing = picture();
    // Beside the lamp it is brighter, far away nothing changes, and nothing is darker.
    const Vec3f beside(0.56f, 0, 0.5f);
    QVERIFY(brightnessOf(at(glowing, beside)) > brightnessOf(at(plain, beside)) + 15);
    QVERIFY(std::abs(brightnessOf(glowing.pixelColor(10, 230)) - brightnessOf(plain.pixelColor(10, 230))) < 6);
    for(int y = 0; y < 240; y += 7)
      for(int x = 0; x < 320; x += 7)
        QVERIFY(brightnessOf(glowing.pixelColor(x, y)) >= brightnessOf(plain.pixelColor(x, y)) - 3);
    // The same with several samples for each pixel, and what is laid over other pictures does not glow.
    const QImage smooth = renderer_->draw(scene_, camera_, options_, {320, 240}, 4);
    QVERIFY(brightnessOf(at(smooth, beside)) > brightnessOf(at(plain, beside)) + 15);
    options_.clearBackground = true;
    const QImage clear = picture();
    options_.quality.glow = Quality::Glow::None;
    QCOMPARE(clear, picture());
  }
  void selectionsDoNotGlow()
  {
    showLamp();
    camera_.look({0, 0, 0.5f}, 3, 0, 0);
    options_.quality.glow = Quality::Glow::Around;
    Renderer::Mark mark;
    mark.from = 0;
    mark.to = 100;
    mark.colour = QColor(0, 200, 255);
    options_.marks = {mark};
    const QImage image = picture();
    int coloured = 0;
    for(int y = 0; y < 240; ++y)
      for(int x = 0; x < 320; ++x)
      {
        const QColor c = image.pixelColor(x, y);
        coloured += c.red() < 20 && c.green() > 180 && c.blue() > 235;
      }
    QVERIFY(coloured > 100);
  }
  void detailChoosesHowManyFacesAreDrawn()
  {
    FrameBuilder b;
    b.soccerScene();
    for(int i = 0; i < 6; ++i)
      b.robot(static_cast<float>(i) - 2.5f, 0, 0, i % 2 == 0, i / 2 + 1);
    scene_.setFrame(b.take());
    camera_.look({0, 0, 0.3f}, 4, 0, 0.4f);
    std::array<long, 3> triangles{};
    for(std::size_t i = 0; i < triangles.size(); ++i)
    {
      options_.quality.detail = static_cast<Quality::Detail>(i);
      picture();
      triangles[i] = renderer_->renderer().statistics().triangles;
    }
    QVERIFY(triangles[0] < triangles[1]);
    QVERIFY(triangles[1] < triangles[2]);
  }
  void flatShadingShowsFaces()
  {
    FrameBuilder b;
    b.light({-10, -10, 10});
    b.open("ball", Vec3f(0, 0, 0.5f));
    b.mesh("StdUnitSphere", Vec3f::Constant(0.5f), {"matGrey"});
    b.close();
    scene_.setFrame(b.take());
    camera_.look({0, 0, 0.5f}, 2, 0, 0);
    // Neighbours of the same brightness: many where a face has one, few where light runs smoothly.
    const auto equalNeighbours = [&]
    {
      const QImage image = picture();
      int equal = 0;
      for(int y = 60; y < 180; ++y)
        for(int x = 100; x < 220; ++x)
          equal += image.pixel(x, y) == image.pixel(x + 1, y) && image.pixel(x, y) == image.pixel(x, y + 1);
      return equal;
    };
    options_.quality.detail = Quality::Detail::Coarse;
    const int smooth = equalNeighbours();
    const QImage before = picture();
    options_.appearance = Appearance::Flat;
    const int flat = equalNeighbours();
    QVERIFY2(flat > smooth + 200, qPrintable(QString("%1 %2").arg(flat).arg(smooth)));
    QVERIFY(differingPixels(before, picture()) > 2000);
  }
  void withoutTexturesMaterialsHaveOneColour()
  {
    FrameBuilder b;
    b.light({-10, -10, 10});
    b.open("box", Vec3f(0, 0, 0.5f));
    b.mesh("StdUnitBox", Vec3f::Ones(), {"patterned"});
    b.close();
    Material material;
    material.name = "patterned";
    material.texture = "no-such-picture.png"; // A checked pattern stands in for it.
    material.image = std::make_shared<const Texture>(Texture{material.texture, {}});
    b.structure().materials.push_back(material);
    scene_.setFrame(b.take());
    camera_.look({0, 0, 0.5f}, 2.5f, 0, 0);
    const auto colours = [&]
    {
      const QImage image = picture();
      std::set<QRgb> found;
      for(int x = 110; x < 210; ++x)
        found.insert(image.pixel(x, 120) & 0xf0f0f0);
      return found.size();
    };
    const auto with = colours();
    options_.quality.textures = Quality::Textures::None;
    const auto without = colours();
    QVERIFY2(without < with, qPrintable(QString("%1 %2").arg(without).arg(with)));
  }

  void picturesOfTwoEyesBecomeOne()
  {
    showLamp();
    camera_.look({0, 0, 0.5f}, 3, 0, 0);
    for(const Stereo::Mode mode : {Stereo::Mode::Off, Stereo::Mode::SideBySide, Stereo::Mode::Anaglyph})
    {
      constexpr QSize size(320, 240);
      const QSize one = StereoImage::eyeSize(mode, size);
      const std::vector<Eye> eyes = StereoImage::eyes(camera_, {mode, 0.2f}, size);
      QCOMPARE(eyes.size(), std::size_t(mode == Stereo::Mode::Off ? 1 : 2));
      std::vector<QImage> pictures;
      for(const Eye& eye : eyes)
        pictures.push_back(renderer_->draw(scene_, eye, options_, one));
      const QImage whole = StereoImage::whole(mode, pictures, size);
      QCOMPARE(whole.size(), size);
      if(mode == Stereo::Mode::SideBySide)
        for(int i = 0; i < 2; ++i)
          QCOMPARE(whole.copy(i * 160, 0, 160, 240).convertToFormat(QImage::Format_RGB32),
                   pictures[static_cast<std::size_t>(i)].convertToFormat(QImage::Format_RGB32));
      if(mode == Stereo::Mode::Anaglyph)
        for(const int x : {60, 160, 250})
        {
          QCOMPARE(whole.pixelColor(x, 120).blue(), pictures[1].pixelColor(x, 120).blue());
          QCOMPARE(whole.pixelColor(x, 120).green(), pictures[1].pixelColor(x, 120).green());
        }
      pictures.back() = QImage();
      QVERIFY(StereoImage::whole(mode, pictures, size).isNull());
    }
  }

private:
  QImage picture() { return renderer_->draw(scene_, camera_, options_, {320, 240}); }
  QColor at(const QImage& image, const Vec3f& place) const
  {
    const auto pixel = camera_.pixelOf(place).value();
    return image.pixelColor(std::lround(pixel[0]), std::lround(pixel[1]));
  }
  void showBox()
  {
    FrameBuilder b;
    b.soccerScene();
    b.open("box", Vec3f(0, 0, 0.5f));
    b.mesh("StdUnitBox", Vec3f::Ones(), {"matWhite"});
    b.close();
    scene_.setFrame(b.take());
  }
  /// A white ball that shines by itself.
  void showLamp()
  {
    FrameBuilder b;
    b.light({0, 0, -10});
    b.open("lamp", Vec3f(0, 0, 0.5f));
    b.mesh("StdUnitSphere", Vec3f::Constant(0.5f), {"lamp"});
    b.close();
    Material material;
    material.name = "lamp";
    material.diffuse = {1, 1, 1, 1};
    material.emission = {1, 1, 1, 1};
    b.structure().materials.push_back(material);
    scene_.setFrame(b.take());
  }

  std::unique_ptr<OffscreenRenderer> renderer_;
  SceneDrawing scene_;
  Camera camera_;
  Renderer::Options options_;
};

QTEST_GUILESS_MAIN(QualityTest)
#include "QualityTest.moc"
